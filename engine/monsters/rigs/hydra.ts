import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { random } from '../../paint/random.ts'
import { type Bench, body, claws, gaze } from './rig.ts'
import { batWing } from './skin-wing.ts'

/** How a hydra holds itself: necks fanned out, all of them high over lifted claws, one thrown forward, or risen from coils. */
type Bearing = 'spread' | 'rearing' | 'striking' | 'coiled'

/** One neck from the shoulders to the nape, and how its head is turned (degrees) and open. */
interface Neck {
  line: readonly [Vec, Vec, Vec, Vec]
  yaw: number
  pitch: number
  size: number
  gape: number
}

/** As the words have it, else as chance does. */
function bearingOf({ creature }: Bench): Bearing {
  if (creature.pose === 'rearing') return 'rearing'
  if (creature.pose === 'crouching') return 'striking'
  const luck = random(creature.seed).fork('bearing')
  return creature.form === 'hydra'
    ? luck.pick(['spread', 'rearing', 'striking', 'coiled'])
    : luck.pick(['spread', 'rearing', 'striking'])
}

/** A body of many necks. */
export function sculptHydra(bench: Bench): void {
  const { clay, creature, place } = bench
  const heads = Math.min(9, creature.heads)
  const bearing = bearingOf(bench)
  const rise = bearing === 'rearing' ? -70 : 0
  if (creature.wings !== 'none') {
    batWing(bench, [70, 30 + rise, 0], 1, 1.02, -150)
    batWing(bench, [-50, 40 + rise, 0], -1, 0.92, -190)
  }
  body(bench)
  if (bearing === 'coiled') coils(bench)
  else trunk(bench, bearing)
  // Plates down the belly; coils hide it.
  if (bearing !== 'coiled') {
    clay.part({
      material: { ...bench.hide.material, colour: creature.belly },
      place,
      pigment: (t) => {
        t.height += Math.abs(Math.sin(t.y * 0.085)) * 12
      },
    })
    clay.ellipsoid([0, 196 + rise, 30], [78, 150 - rise * 0.4, 96])
  }
  const all = necksOf(bearing, heads, bench)
  for (const { line, yaw, pitch, size, gape } of all) {
    const nape = line[3]
    body(bench)
    const slim = Math.sqrt(Math.min(1, 5 / heads))
    const stout = [
      92 - Math.min(5, heads) * 5,
      66 - Math.min(5, heads) * 3.4,
      54 - Math.min(5, heads) * 3,
      48 - Math.min(5, heads) * 2.2,
    ]
    clay.limb(
      line.map((at, k) => [at, stout[k]! * slim] as const),
      14,
      5,
    )
    const head = within(place, [nape[0], nape[1] + 12, nape[2] + 26], turn(yaw, pitch, 0), size)
    const expression = { smile: 0, frown: 0.9, lift: -0.4, lids: -0.1, gape, sly: 0 }
    const headPart = clay.parts.length
    sculptBeast(clay, { ...bench.hide, place: head }, 'dragon', averageFace, expression, false)
    bench.heads.push({ head, headPart, form: 'dragon', eyes: gaze(bench, 0), expression, skin: creature.colour })
    hornsAndSpines(bench, head, line, 0.6 * slim)
    bench.brows.push({ place: head, at: [0, -66, -16], radius: 58 })
    const mouth = { at: out(head, [0, 46, 150]), from: out(head, [0, 34, 30]) }
    if (bench.mouth) bench.mouths.push(mouth)
    else bench.mouth = mouth
  }
}

/** Chest, haunch, legs, and a tail that sweeps round to the front. */
function trunk({ clay, place, ...bench }: Bench, bearing: Bearing): void {
  const rearing = bearing === 'rearing'
  if (rearing) clay.ellipsoid([0, 110, 0], [122, 190, 112])
  clay
    .ellipsoid([0, 190, 0], [128, 166, 116])
    .ellipsoid([84, 280, -90], [132, 130, 124], 50)
    .limb(
      rearing
        ? [
            [[120, 330, -110], 90],
            [[300, 392, -90], 62],
            [[430, 400, 0], 42],
            [[520, 340, 40], 28],
            [[560, 250, 40], 14],
            [[540, 190, 30], 3],
          ]
        : [
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
  const whole = { ...bench, clay, place }
  for (const s of [-1, 1]) {
    if (rearing) {
      // It sits back on its haunches, and its forelegs claw the air.
      clay.ellipsoid([s * 120, 330, 10], [76, 86, 86], 30).limb(
        [
          [[s * 128, 350, 30], 58],
          [[s * 150, 396, 80], 38],
          [[s * 150, 414, 120], 32],
        ],
        22,
        4,
      )
      clay.limb(
        [
          [[s * 96, 40, 30], 54],
          [[s * 190, 110, 90], 38],
          [[s * 214, 60, 170], 28],
        ],
        22,
        4,
      )
      continue
    }
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
  for (const s of [-1, 1]) {
    if (rearing) {
      claws(whole, place, [s * 150, 424, 150], 4, 38, 62)
      claws(whole, place, [s * 216, 44, 186], 4, 44, 50, [s * 0.2, -0.5, 1])
    } else claws(whole, place, [s * 112, 420, 158], 4, 38, 62)
  }
}

/** No legs: a serpent's coils, and the shoulders that rise from them. */
function coils({ clay }: Bench): void {
  const coil: (readonly [Vec, number])[] = []
  for (let k = 0; k <= 22; k++) {
    const a = k * 0.62 + 0.4
    const r = 300 - k * 8
    coil.push([[Math.cos(a) * r, 384 - k * 8.4, Math.sin(a) * r * 0.6 - 20], 20 + Math.min(1, k / 7) * 56])
  }
  clay.limb(coil, 6, 2)
  clay.ellipsoid([0, 190, 0], [124, 150, 112], 40)
}

function necksOf(bearing: Bearing, heads: number, { creature, luck }: Bench): Neck[] {
  const crowded = heads > 4
  const small = Math.sqrt(Math.min(1, 5 / heads))
  const own = (crowded ? 0.94 : 1.1) * small
  // Many heads need room: they fan out wider, and every other one stands higher.
  const wide = 1 + Math.max(0, heads - 5) * 0.11
  const step = heads > 6 ? -150 : -70
  return Array.from({ length: heads }, (_, h): Neck => {
    const u = (h / (heads - 1) - 0.5) * 2
    const side = Math.sign(u || 1)
    const behind = crowded && h % 2 === 1
    const gape = creature.gape * luck.range(0.3, 1)
    const sway = luck.range(-1, 1)
    if (bearing === 'rearing') {
      // High over the body, outer heads thrown back and out as they roar.
      const top = -300 - (1 - Math.abs(u)) * 110 * wide + sway * 26 + (behind ? step : 0)
      return {
        line: [
          [u * 62, -40, behind ? -30 : 20],
          [u * 104 + sway * 22, -170, behind ? -40 : 30],
          [u * 236 * wide - sway * 20, top + 46, 10],
          [u * 330 * wide, top, behind ? 20 : 80],
        ],
        yaw: side * (26 + 34 * Math.abs(u)) + sway * 8,
        pitch: -10 - luck.range(4, 22),
        size: own * 0.96,
        gape: Math.max(0.55, gape),
      }
    }
    if (bearing === 'striking') {
      if (h === 0)
        return {
          line: [
            [-56, 110, 50],
            [-190, 20, 130],
            [-306, 84, 210],
            [-372, 150, 262],
          ],
          yaw: -42,
          pitch: 8,
          size: own * 1.34,
          gape: 1,
        }
      // The others hang back on the far side, each at its own height.
      const v = heads === 2 ? 0.6 : -0.42 + ((h - 1) / (heads - 2)) * 1.42
      const lift = -150 - (1 - Math.abs(v - 0.2)) * 190 + sway * 34 + (behind ? step : 0)
      return {
        line: [
          [v * 60, 70, behind ? -40 : 10],
          [v * 150 + 40, -60, behind ? -60 : 0],
          [v * 250 * wide + 76, lift + 30, 0],
          [v * 280 * wide + 50, lift, behind ? 30 : 70],
        ],
        yaw: -28 + sway * 16,
        pitch: -6,
        size: own,
        gape,
      }
    }
    const coiled = bearing === 'coiled'
    const crowd = (heads > 3 ? 1.32 : 1) * (heads > 6 ? 1.14 : 1)
    const high = heads > 3 && h % 2 === 1
    const drop = Math.abs(u) * (heads > 3 ? 150 : 70) * (coiled ? 0.5 : 1)
    const up = -drop + sway * (coiled ? 60 : 16) + (high ? (heads > 6 ? 150 : 66) : 0)
    // Out of coils necks weave like snakes.
    const weave = coiled ? (h % 2 === 0 ? 70 : -70) : 0
    return {
      line: [
        [u * 66, 80, high ? -40 : 20],
        [u * 190 * crowd + weave, -60 - up * 0.4, 26 - Math.abs(u) * 20],
        [u * 236 * crowd - weave * 0.7, -214 - up, 40],
        [u * 262 * crowd, -258 - up, high ? 40 : 96],
      ],
      yaw: coiled ? side * 20 + sway * 34 : side * luck.range(8, 34),
      pitch: -10,
      size: own,
      gape,
    }
  })
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
