import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { type Bench, body, claws, gaze } from './rig.ts'
import { batWing } from './skin-wing.ts'

/** A body of many necks. */
export function sculptHydra(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  const heads = Math.min(7, creature.heads)
  if (creature.wings !== 'none') {
    batWing(bench, [70, 30, 0], 1, 1.02, -150)
    batWing(bench, [-50, 40, 0], -1, 0.92, -190)
  }
  body(bench)
  // Chest and haunch, a tail that sweeps round to the front.
  clay
    .ellipsoid([0, 190, 0], [128, 166, 116])
    .ellipsoid([84, 280, -90], [132, 130, 124], 50)
    .limb(
      [
        [[150, 300, -110], 86],
        [[290, 330, -60], 60],
        [[360, 360, 60], 40],
        [[250, 400, 150], 26],
        [[120, 420, 190], 14],
        [[30, 410, 200], 3],
      ],
      30,
      5,
    )
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 92, 150, 30], 60],
        [[s * 128, 280, 40], 44],
        [[s * 106, 372, 80], 32],
        [[s * 112, 408, 116], 30],
      ],
      26,
      4,
    )
    clay.ellipsoid([s * 112, 418, 130], [42, 20, 40], 14)
  }
  for (const s of [-1, 1]) claws(bench, place, [s * 112, 420, 158], 4, 38, 62)
  // Plates down the belly.
  clay.part({
    material: { ...bench.hide.material, colour: creature.belly },
    place,
    pigment: (t) => {
      t.height += Math.abs(Math.sin(t.y * 0.085)) * 12
    },
  })
  clay.ellipsoid([0, 196, 30], [78, 150, 96])
  for (let h = 0; h < heads; h++) {
    const spread = heads === 1 ? -0.3 : (h / (heads - 1) - 0.5) * 2
    const side = heads === 1 ? -1 : Math.sign(spread || 1)
    const up =
      heads === 1
        ? 0
        : -Math.abs(spread) * (heads > 3 ? 150 : 70) + luck.range(-16, 16) + (heads > 3 && h % 2 === 1 ? 66 : 0)
    const crowd = heads > 3 ? 1.32 : 1
    const behind = heads > 3 && h % 2 === 1
    const base: Vec = [spread * 66, 80, behind ? -40 : 20]
    const neck: Vec = [spread * 190 * crowd + (heads === 1 ? 96 : 0), -60 - up * 0.4, 26 - Math.abs(spread) * 20]
    const crest: Vec = [spread * 236 * crowd + (heads === 1 ? 50 : 0), -214 - up, 40]
    const nape: Vec = [spread * 262 * crowd + (heads === 1 ? -44 : 0), -258 - up, behind ? 40 : 96]
    body(bench)
    clay.limb(
      [
        [base, 92 - heads * 5],
        [neck, 66 - heads * 3.4],
        [crest, 54 - heads * 3],
        [nape, 48 - heads * 2.2],
      ],
      14,
      5,
    )
    const size = heads === 1 ? 1.5 : heads > 3 ? 0.94 : 1.1
    const rotation = turn(heads === 1 ? -26 : side * luck.range(8, 34), -10, 0)
    const head = within(place, [nape[0] + (heads === 1 ? -16 : 0), nape[1] + 12, nape[2] + 26], rotation, size)
    const expression = {
      smile: 0,
      frown: 0.9,
      lift: -0.4,
      lids: -0.1,
      gape: creature.gape * (heads > 1 ? luck.range(0.3, 1) : 1),
      sly: 0,
    }
    const headPart = clay.parts.length
    sculptBeast(clay, { ...bench.hide, place: head }, 'dragon', averageFace, expression, false)
    bench.heads.push({ head, headPart, form: 'dragon', eyes: gaze(bench, 0), expression, skin: creature.colour })
    hornsAndSpines(bench, head, [base, neck, crest, nape], heads === 1 ? 1 : 0.6)
  }
}

function hornsAndSpines(bench: Bench, head: Bench['place'], line: readonly Vec[], size: number) {
  const { clay, claw, place, creature } = bench
  clay.part({
    material: claw,
    place: head,
    pigment: (t) => {
      t.height += Math.sin((t.z + t.y) * 0.35) * 2
    },
  })
  for (const s of [-1, 1]) {
    if (creature.horns > 0)
      clay.limb(
        [
          [[s * 34, -72, 10], 17],
          [[s * 52, -108, -36], 15],
          [[s * 64, -128, -100], 10],
          [[s * 60, -150, -166], 2],
        ],
        4,
        4,
      )
    clay.cone([s * 56, -6, -20], [s * 96, 8, -84], 13, 1.5).cone([s * 52, 26, -10], [s * 82, 54, -54], 10, 1.5)
  }
  clay.part({ material: claw, place })
  for (let k = 0; k < 11; k++) {
    const t = (k / 11) * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(t))
    const [a, b] = [line[i]!, line[i + 1]!]
    const u = t - i
    const r = 78 - 24 * (k / 11)
    const x = a[0] + (b[0] - a[0]) * u
    const y = a[1] + (b[1] - a[1]) * u
    const z = a[2] + (b[2] - a[2]) * u
    clay.leaf(
      [x + r * 0.62, y - r * 0.4, z - 16],
      [x + r * 0.62 + 46 * size, y - r * 0.4 - 34 * size, z - 44],
      17 * size,
      1.5,
      0.4,
      [0.3, 0.3, 1],
      3,
    )
  }
}
