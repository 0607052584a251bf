import { cut, gather, tube, type Vec } from '../../mesh/geometry.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Person, Trait } from '../scene.ts'
import { things } from './skin.ts'

/** Which teeth, counted from amid the mouth to their left, are of gold, and which are gone. */
const golden: readonly number[] = [-2, 1, 3]
const lost: readonly number[] = [-3, -1, 0, 2, 4]

/** Teeth and tongue, for mouths that are open. */
export function addTeeth(figure: Figure, traits: readonly Trait[] = []): void {
  const has = (kind: Trait['kind']) => traits.some((trait) => trait.kind === kind)
  const [isGold, isGap] = [has('gold-teeth'), has('toothless')]
  for (const [group, colour] of [
    ['helper-upper-teeth', [0.72, 0.66, 0.56]],
    ['helper-lower-teeth', [0.62, 0.56, 0.47]],
    ['helper-tongue', [0.42, 0.14, 0.13]],
  ] as const) {
    const helper = bodyData().groups.get(group)
    if (!helper) continue
    const { faces, of } = cut(helper.faces, () => true)
    figure.meshes.push({
      positions: gather(figure.posed, of),
      faces,
      stuff: 'skin',
      thing: things.eyes,
      castsNoShadow: true,
      surface(spot) {
        spot.r = colour[0]
        spot.g = colour[1]
        spot.b = colour[2]
        spot.specular = 0.2
        spot.gloss = 30
        spot.rim = 0
        spot.open = 2
        spot.glow = 0.22
        if (group === 'helper-tongue') return
        const tooth = Math.round(spot.x / (0.085 * figure.head[0]))
        if (isGap && lost.includes(group === 'helper-upper-teeth' ? tooth : tooth + 1)) {
          spot.r = spot.g = spot.b = 0.02
          spot.specular = spot.glow = 0
        } else if (isGold && golden.includes(tooth)) {
          spot.r = 0.86
          spot.g = 0.58
          spot.b = 0.16
          spot.specular = 0.8
          spot.glow = 0.4
        }
      },
    })
  }
}

/** Lower tusks that stand out of the mouth, or upper fangs. */
export function addTusks(figure: Figure, person: Person): void {
  const { eye, head, skeleton } = figure
  if (person.tusks <= 0 && person.fangs <= 0) return
  const isUp = person.tusks > 0
  const size = isUp ? person.tusks : 0.24 * person.fangs
  for (const side of [1, -1]) {
    const broken = side === -1 && person.state.includes('broken-tusk') ? 0.45 : 1
    const points: Vec[] = []
    const radii: number[] = []
    for (let i = 0; i <= 10; i++) {
      const t = i / 10
      const way = isUp ? 1 : -1
      points.push(
        skeleton.carried('head', [
          side * ((isUp ? 0.2 : 0.12) * head[0] + (0.05 * t + 0.06 * t * t) * size),
          eye[1] - (isUp ? 0.72 : 0.62) * head[1] + way * 0.34 * t * size * broken,
          eye[2] + (isUp ? 0.3 : 0.27) * head[2] + 0.16 * Math.sin(t * 2.2) * size,
        ]),
      )
      radii.push(size * 0.075 * (1 - t) ** 0.7 + 0.004)
    }
    figure.meshes.push({
      ...tube(points, radii, { sides: 8 }),
      stuff: 'skin',
      thing: things.eyes,
      surface(spot) {
        spot.r = 0.84
        spot.g = 0.77
        spot.b = 0.6
        spot.specular = 0.3
        spot.gloss = 30
        spot.open = 2
      },
    })
  }
}
