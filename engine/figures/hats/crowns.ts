import { add, type Vec } from '../../mesh/geometry.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { clothOf, metalOf } from '../cloth/fabrics.ts'
import { type Bench, cord, lathe, over, TURN } from './sew.ts'
import { blossom, knob, leaf } from './trimmings.ts'
import { gemOf } from './wraps.ts'

const jewels: readonly Rgb[] = [
  [168, 28, 46],
  [36, 84, 176],
  [36, 136, 88],
]

/** A hoop of metal whose upper edge rises by angle; open above. */
function hoop(on: Bench, low: number, height: (angle: number) => number, lean: number): void {
  const { block, room, hat } = on
  const metal = metalOf(hat.colour, { worn: 0.35 })
  const at =
    (gap: number) =>
    (t: number, angle: number): Vec => {
      const high = height(angle) * t
      const far = block.reach(angle, low) + gap + lean * high
      return [Math.sin(angle) * far, low + high, Math.cos(angle) * far]
    }
  const columns = 160
  on.add(lathe(at(room), { rows: 6, columns }), metal, 'metal')
  on.add(
    cord((angle) => at(room + 0.01)(0, angle), 0.035, { steps: 72 }),
    metal,
    'metal',
  )
  on.add(
    cord((angle) => at(room + 0.008)(1, angle), 0.018, { steps: columns }),
    metal,
    'metal',
  )
}

const POINTS = 8
/** 1 on a point of the crown, 0 midway between two. */
const point = (angle: number) => 1 - Math.abs((((angle / TURN) * POINTS + 0.5) % 1) - 0.5) * 2

export function crown(on: Bench): void {
  const { block, room, hat, random } = on
  const { size } = block
  const low = 0.26 * size
  const height = (angle: number) => size * (0.26 + 0.46 * point(angle + TURN) ** 1.8)
  hoop(on, low, height, 0.14)
  const metal = metalOf(shade(hat.colour, 0.04), { worn: 0.2 })
  const jewel = hat.trim ?? random.pick(jewels)
  on.add(
    cord((angle) => over(block, angle, low + 0.2 * size, room + 0.04), 0.022),
    metal,
    'metal',
  )
  for (let k = 0; k < POINTS; k++) {
    const angle = (k / POINTS) * TURN
    const high = height(angle)
    const far = block.reach(angle, low) + room + 0.14 * high
    on.add(knob([Math.sin(angle) * far, low + high + 0.05, Math.cos(angle) * far], 0.068 * size), metal, 'metal', 1)
    on.add(
      knob(over(block, angle, low + 0.1 * size, room + 0.025), 0.062 * size),
      gemOf(k % 2 === 0 ? jewel : (jewels[(jewels.indexOf(jewel) + 1) % 3] ?? jewel)),
      'metal',
      1,
    )
  }
}

/** A thin hoop with a stone over the brow. */
export function circlet(on: Bench): void {
  const { block, room, hat, random } = on
  const { size } = block
  const low = 0.22 * size
  const metal = metalOf(hat.colour, { worn: 0.2 })
  const dip = (angle: number) =>
    low - 0.1 * size * Math.exp(-((Math.sin(angle) / 0.3) ** 2)) * Math.max(0, Math.cos(angle))
  on.add(
    cord((angle) => over(block, angle, dip(angle), room + 0.02), 0.03, { steps: 96 }),
    metal,
    'metal',
  )
  on.add(
    cord((angle) => over(block, angle, 2 * low - dip(angle) + 0.02, room + 0.02), 0.02, { from: -0.9, to: 0.9 }),
    metal,
    'metal',
  )
  on.add(knob(over(block, 0, low + 0.01, room + 0.02), 0.085 * size), metal, 'metal', 1)
  on.add(knob(over(block, 0, low + 0.01, room + 0.06), 0.07 * size), gemOf(hat.trim ?? random.pick(jewels)), 'metal', 1)
}

/** An arch of silver before the hair, set with stones. */
export function tiara(on: Bench): void {
  const { block, room, hat, random } = on
  const { size } = block
  const low = 0.34 * size
  const arch = (angle: number) => {
    const front = Math.max(0, Math.cos(angle)) ** 1.4
    return size * (0.05 + front * (0.22 + 0.16 * Math.abs(Math.cos(angle * 5)) ** 0.7))
  }
  hoop(on, low, arch, 0.05)
  const jewel = hat.trim ?? random.pick(jewels)
  for (let k = -2; k <= 2; k++) {
    const angle = (k * Math.PI) / 10
    on.add(
      knob(over(block, angle, low + arch(angle) * 0.5, room + 0.03), (k === 0 ? 0.075 : 0.05) * size),
      gemOf(jewel),
      'metal',
      1,
    )
  }
}

/** Twigs wound to a ring, with leaves, and flowers where they are asked for. */
export function wreath(on: Bench): void {
  const { block, room, hat, random } = on
  const { size } = block
  const low = 0.3 * size
  const twig = clothOf([92, 74, 48], { coarse: 2 })
  for (const k of [0, 1])
    on.add(
      cord(
        (angle) =>
          over(
            block,
            angle,
            low + 0.03 * Math.sin(angle * 9 + k * Math.PI),
            room + 0.03 * Math.cos(angle * 9 + k * Math.PI),
          ),
        0.024,
        {
          steps: 96,
        },
      ),
      twig,
      'wood',
    )
  const isLaurel = hat.state.includes('laurel')
  const blooms: readonly Rgb[] = hat.trim
    ? [hat.trim, shade(hat.trim, 0.08), [236, 230, 216]]
    : [
        [236, 228, 212],
        [206, 116, 140],
        [222, 178, 88],
      ]
  const count = 46
  for (let k = 0; k < count; k++) {
    const angle = ((k + random.range(-0.3, 0.3)) / count) * TURN
    const foot = over(block, angle, low + random.range(-0.03, 0.03), room + 0.03)
    const out: Vec = [Math.sin(angle), 0.25, Math.cos(angle)]
    const lean = isLaurel ? (Math.sin(angle) > 0 ? -1 : 1) : random.pick([-1, 1])
    const reach = size * random.range(0.24, 0.34)
    const up = random.range(isLaurel ? 0.1 : -0.12, isLaurel ? 0.26 : 0.24) * size
    const ahead = angle + (lean * reach) / (block.reach(angle, low) + 0.1)
    const tip = add(over(block, ahead, low + up, room + 0.1), [0, 0, 0])
    leaf(on, foot, tip, out, 0.15 * size, hat.colour)
  }
  if (isLaurel) return
  for (let k = 0; k < 11; k++) {
    const angle = ((k + random.range(-0.2, 0.2)) / 11) * TURN
    const foot = over(block, angle, low + random.range(-0.02, 0.05), room + 0.06)
    blossom(
      on,
      foot,
      [Math.sin(angle), 0.3, Math.cos(angle)],
      size * random.range(0.13, 0.2),
      random.pick(blooms),
      random.pick([5, 6]),
    )
  }
}
