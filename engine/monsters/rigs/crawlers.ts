import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import { ownColour } from '../../figures/sculpture/groom.ts'
import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { skin } from '../../paint/material.ts'
import { hornsOn } from './horns.ts'
import { type Bench, body, eyeball, gaze, toothRow } from './rig.ts'
import { seats } from './seats.ts'
import { sculptWeb } from './web.ts'
import { wingsAt } from './wings.ts'

/** Spiders, beetles and ants: a low body among jointed legs. */
export function sculptSpider(bench: Bench): void {
  const { clay, creature, place, coats, luck } = bench
  const form = creature.form
  const legs = form === 'beetle' || form === 'ant' ? 3 : 4
  wingsAt(bench, [70, 140, -60], 0.8, -120)
  if (creature.state.includes('web')) sculptWeb(bench)
  for (const s of [-1, 1]) {
    for (let k = 0; k < legs; k++) {
      const t = k / (legs - 1)
      const a = -0.9 + 1.9 * t
      const reach = 330 + 40 * Math.sin(k * 2)
      body(bench)
      const hip: Vec = [s * 60, 190, 70 - 130 * t]
      const knee: Vec = [
        s * (60 + reach * 0.52 * Math.cos(a * 0.5)),
        20 - 40 * Math.cos(a) + luck.range(-20, 20),
        130 - 250 * t,
      ]
      const shin: Vec = [s * (60 + reach * Math.cos(a * 0.55)), 210 + luck.range(-10, 20), 190 - 330 * t]
      const foot: Vec = [s * (40 + reach * 1.1 * Math.cos(a * 0.55)), 392, 200 - 330 * t]
      clay
        .limb(
          [
            [hip, 30],
            [knee, 22],
          ],
          4,
          1,
        )
        .limb(
          [
            [knee, 21],
            [shin, 15],
          ],
          4,
          1,
        )
        .limb(
          [
            [shin, 14],
            [foot, 3],
          ],
          4,
          1,
        )
        .ball(knee, 25, 6)
      coats.push({
        part: clay.parts.length - 1,
        colour: ownColour,
        spacing: form === 'spider' ? 60 : 400,
        length: 20,
        width: 2.4,
        stray: 0.9,
        contrast: 0.12,
        wisps: 1,
      })
    }
  }
  const abdomen = body(bench)
  if (form === 'beetle' || form === 'ant')
    clay.ellipsoid([0, 150, -130], [140, 112, 180]).carve().cone([0, 30, -300], [0, 60, 40], 4, 4, 4).build()
  else clay.ellipsoid([0, 110, -190], [168, 150, 180])
  coats.push({
    part: abdomen,
    colour: ownColour,
    spacing: form === 'spider' ? 80 : 900,
    length: 30,
    width: 3,
    stray: 0.5,
    contrast: 0.14,
    wisps: 0.9,
  })
  body(bench)
  clay.ellipsoid([0, 196, 60], [96, 66, 92])
  clay.ellipsoid([0, 204, 140], [64, 52, 50], 16)
  const layout: [number, number, number][] =
    form === 'spider'
      ? [
          [22, 186, 17],
          [48, 172, 13],
          [16, 160, 10],
          [62, 194, 9],
        ]
      : [[26, 176, 15]]
  for (const s of [-1, 1])
    for (const [x, y, r] of layout) eyeball(bench, place, [s * x, y, 180 - x * 0.4], r, [s * 0.3, 0, 1])
  clay.part({ material: bench.claw, place })
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 24, 232, 176], 17],
        [[s * 30, 268, 190], 13],
        [[s * 14, 308, 186], 2],
      ],
      4,
    )
}

/** How a snake's neck leaves its coils: where it bends, where its head is, and how the head is turned. */
interface Bearing {
  neck: readonly Vec[]
  head: Vec
  turn: readonly [yaw: number, pitch: number]
  /** How high its coils lie, 1 heaped up; and how far they spread. */
  heaped: number
  spread: number
}

const bearings: Record<'resting' | 'rearing' | 'crouching' | 'sleeping', Bearing> = {
  resting: {
    neck: [
      [120, 60, -40],
      [70, -130, -10],
    ],
    head: [-30, -190, 130],
    turn: [-18, -8],
    heaped: 1,
    spread: 1,
  },
  // Straight up out of the coils, looking down on whoever looks.
  rearing: {
    neck: [
      [96, 90, -60],
      [64, -130, -70],
      [10, -320, -30],
    ],
    head: [-20, -400, 96],
    turn: [-12, -2],
    heaped: 0.8,
    spread: 0.86,
  },
  // Drawn back in a bend like an S, the head low and forward.
  crouching: {
    neck: [
      [190, 40, -70],
      [170, -150, -50],
      [30, -170, 40],
      [-60, -40, 170],
    ],
    head: [-150, -10, 300],
    turn: [-30, -4],
    heaped: 1,
    spread: 1,
  },
  sleeping: {
    neck: [
      [40, 150, 90],
      [-30, 140, 150],
    ],
    head: [-110, 168, 190],
    turn: [-42, -10],
    heaped: 1.25,
    spread: 1.1,
  },
}

/** Snakes, nagas' lower halves, and hydras: coils on the ground and one or more necks that rise from them. */
export function sculptSerpent(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  const heads = Math.max(1, Math.min(7, creature.heads))
  const thick = heads > 1 ? 66 : 76
  const { pose } = creature
  const bearing = bearings[pose === 'rearing' || pose === 'crouching' || pose === 'sleeping' ? pose : 'resting']
  wingsAt(bench, [60, 30, -30], 0.86, -90)
  if (pose === 'coiled' && heads === 1) {
    wound(bench)
    return
  }
  body(bench)
  const coil: (readonly [Vec, number])[] = []
  for (let k = 0; k <= 22; k++) {
    const a = k * 0.62 + 0.4
    const r = (230 - k * 5.5) * bearing.spread
    coil.push([
      [Math.cos(a) * r, 380 - k * 9 * bearing.heaped, Math.sin(a) * r * 0.62 - 30],
      22 + Math.min(1, k / 7) * (thick - 22),
    ])
  }
  clay.limb(coil, 6, 2)
  if (heads > 1) clay.ellipsoid([0, 180, 10], [120, 110, 110], 40)
  for (let h = 0; h < heads; h++) {
    const u = heads === 1 ? 0 : (h / (heads - 1) - 0.5) * 2
    const up = heads === 1 ? 0 : Math.abs(u) * 120 + luck.range(-30, 30)
    const top: Vec = heads === 1 ? bearing.head : [u * 360, -250 + up, 70 + luck.range(-20, 60)]
    const neck: readonly Vec[] =
      heads === 1
        ? bearing.neck
        : [
            [u * 140, 60, -40],
            [u * 250, -130 + up, -10],
          ]
    body(bench)
    clay.limb(
      [
        [[u * 40, 200, 10], thick * 0.9] as const,
        ...neck.map((at, k) => [at, thick * (0.84 - (0.14 * (k + 0.4)) / neck.length)] as const),
        [top, thick * 0.6] as const,
      ],
      10,
      5,
    )
    if (creature.form === 'cobra' && pose !== 'sleeping')
      clay.ellipsoid([top[0] + 14, top[1] + 130, top[2] - 84], [150, 176, 30], 24)
    const [yaw, pitch] = bearing.turn
    const head = within(
      place,
      [top[0], top[1], top[2] + 26],
      turn(heads === 1 ? yaw : u * 40, heads === 1 ? pitch : -8, luck.range(-6, 6)),
      heads === 1 ? 1.12 : 0.98,
    )
    const asleep = pose === 'sleeping' && heads === 1
    const open = pose === 'crouching' && heads === 1 ? 1 : creature.gape * luck.range(0.5, 1)
    const expression = { smile: 0, frown: 0.8, lift: 0, lids: 0, gape: asleep ? 0 : open, sly: 0 }
    const headPart = clay.parts.length
    serpentHead(bench, head, expression.gape, heads > 1)
    if (!asleep)
      bench.heads.push({ head, headPart, form: 'dragon', eyes: gaze(bench, 0), expression, skin: creature.colour })
    if (heads === 1) hornsOn(bench, head)
    else bench.brows.push({ place: head, at: [0, -64, -8], radius: 58 })
    // The nearest of many heads is the one that breathes.
    if (h === heads >> 1) bench.mouth = { at: out(head, [0, 34, 150]), from: out(head, [0, 28, 20]) }
  }
}

/** Wound about what it climbs, the head out in front of it. */
function wound(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  if (creature.seat) seats[creature.seat](bench, -230)
  body(bench)
  const line: (readonly [Vec, number])[] = []
  for (let k = 0; k <= 26; k++) {
    const a = k * 0.72 - 0.6
    const thick = 12 + Math.min(1, k / 8) * 56
    line.push([[Math.sin(a) * (122 + thick * 0.8), 396 - k * 21, Math.cos(a) * (122 + thick * 0.8)], thick])
  }
  const [[x, y, z]] = line.at(-1)!
  line.push([[x * 0.7 - 40, y - 50, Math.max(120, z) + 60], 60], [[-130, y - 96, 250], 52])
  clay.limb(line, 6, 2)
  const head = within(place, [-150, y - 100, 286], turn(-24, -4, luck.range(-5, 5)), 1.2)
  if (creature.form === 'cobra') clay.ellipsoid([-120, y - 20, 220], [120, 130, 28], 24)
  const headPart = clay.parts.length
  serpentHead(bench, head, creature.gape, false)
  const expression = { smile: 0, frown: 0.8, lift: 0, lids: 0, gape: creature.gape, sly: 0 }
  bench.heads.push({ head, headPart, form: 'dragon', eyes: gaze(bench, 0), expression, skin: creature.colour })
  hornsOn(bench, head)
  bench.mouth = { at: out(head, [0, 34, 150]), from: out(head, [0, 28, 20]) }
}

function serpentHead(bench: Bench, place: Bench['place'], open: number, crested: boolean) {
  const { clay } = bench
  if (crested) {
    sculptBeast(
      clay,
      { ...bench.hide, place },
      'dragon',
      averageFace,
      { smile: 0, frown: 0.9, lift: 0, lids: 0, gape: open, sly: 0 },
      false,
    )
    return
  }
  const gape = open * 44
  clay.part({ ...bench.hide, place })
  clay.ellipsoid([0, -20, -10], [66, 44, 80]).limb(
    [
      [[0, -6, 46], 46],
      [[0, 6, 100], 34],
      [[0, 10, 130], 26],
    ],
    18,
  )
  clay.limb(
    [
      [[0, 40, -10], 40],
      [[0, 34 + gape * 0.6, 60], 28],
      [[0, 34 + gape, 118], 19],
    ],
    12,
  )
  clay.carve()
  for (const s of [-1, 1])
    clay
      .cone([s * 8, 28 + gape * 0.55, 156], [s * 46, 26 + gape * 0.25, 36], 2.4 + gape * 0.32, 1.6, 2)
      .ball([s * 12, -2, 154], 4, 2)
  clay.build()
  for (const s of [-1, 1]) clay.ball([s * 41, -18, 44], 17, 5).cone([s * 24, -42, 66], [s * 56, -36, 20], 9, 11, 8)
  clay.part({ material: { ...skin([150, 30, 40]), specular: 0.5 }, place })
  clay
    .limb(
      [
        [[0, 36 + gape * 0.5, 110], 6],
        [[4, 40 + gape * 0.7, 170], 5],
        [[0, 56 + gape * 0.7, 206], 4],
      ],
      2,
    )
    .cone([0, 56 + gape * 0.7, 206], [16, 66 + gape * 0.7, 230], 3.4, 1)
    .cone([0, 56 + gape * 0.7, 206], [-14, 70 + gape * 0.7, 228], 3.4, 1)
  if (gape > 8) for (const s of [-1, 1]) toothRow(bench, place, [s * 14, 26, 138], [s * 24, 26, 120], 1, 36, 1)
}

/** A burrowing worm: a ringed column out of the ground that ends in a round maw. */
export function sculptWorm(bench: Bench): void {
  const { clay, place } = bench
  clay.part({
    material: bench.hide.material,
    place,
    pigment: (t) => {
      bench.hide.pigment?.(t)
      t.height += Math.abs(Math.sin(t.y * 0.045 + t.z * 0.03)) * 26
    },
  })
  clay.limb(
    [
      [[120, 520, -60], 170],
      [[150, 240, -80], 168],
      [[90, -20, -40], 160],
      [[-10, -170, 60], 150],
      [[-60, -190, 160], 140],
    ],
    20,
    5,
  )
  const mouth = within(place, [-86, -180, 250], turn(-20, -6, 0))
  clay.carve().ellipsoid([-86, -180, 270], [104, 104, 110], 10).build()
  bench.mouth = { at: out(mouth, [0, 0, 20]), from: out(mouth, [0, 0, -120]) }
  clay
    .part({ material: { ...skin([120, 40, 48]), specular: 0.6 }, place: mouth })
    .ring([0, 0, -30], 104, 104, 22, 22, 0, turn(0, 90, 0))
    .ellipsoid([0, 0, -110], [96, 96, 30])
  clay.part({ material: bench.claw, place: mouth })
  for (let ring = 0; ring < 3; ring++) {
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2 + ring * 0.22
      const r = 108 - ring * 22
      clay.cone(
        [Math.cos(a) * r, Math.sin(a) * r, -10 - ring * 30],
        [Math.cos(a) * r * 0.56, Math.sin(a) * r * 0.56, 16 - ring * 30],
        13 - ring * 2,
        1,
      )
    }
  }
}
