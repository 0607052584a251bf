import { cut, gather } from '../../mesh/geometry.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import { things } from './skin.ts'

/** Teeth and tongue, for mouths that are open. */
export function addTeeth(figure: Figure): void {
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
      },
    })
  }
}
