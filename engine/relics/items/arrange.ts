import type { Random } from '../../paint/random.ts'
import { rigs } from './rigs/index.ts'
import type { ItemScene, Thing } from './scene.ts'

/** How wide and high a thing is when turned, rig units. */
export function extent(thing: Thing, angle: number): [number, number] {
  const { reach, girth = 1 } = rigs[thing.rig]!
  const a = (angle * Math.PI) / 180
  const c = Math.abs(Math.cos(a))
  const s = Math.abs(Math.sin(a))
  return [reach[0] * girth * c + reach[1] * s, reach[0] * girth * s + reach[1] * c]
}

const tidy = (value: number) => Math.round(value * 1000) / 1000

/** Gives things their places: one large in the middle, several in a row or a loose grid; `size` makes all larger or smaller. */
export function arrange(
  things: Thing[],
  view: ItemScene['view'],
  wide: number,
  high: number,
  horizon: number,
  size: number,
  rng: Random,
): void {
  const n = things.length
  if (view === 'standing') standing(things, wide, high, horizon, size, rng)
  else if (n === 2 && things[0]!.rig !== things[1]!.rig && (things[0]!.rig === 'shield' || things[1]!.rig === 'shield'))
    shieldAndArm(things, wide, high, rng)
  else if (n === 2 && things.every((thing) => thing.features.includes('cross') && slender(thing)))
    crossed(things, wide, high)
  else lying(things, wide, high, size, rng)
  for (const thing of things) {
    thing.x = tidy(thing.x)
    thing.y = tidy(thing.y)
    thing.angle = tidy(thing.angle)
    thing.size = tidy(thing.size)
  }
  // Farther things are painted first.
  if (view === 'standing')
    things.sort((a, b) => a.y + (rigs[a.rig]!.reach[1] / 2) * a.size - (b.y + (rigs[b.rig]!.reach[1] / 2) * b.size))
}

function standing(things: Thing[], wide: number, high: number, horizon: number, size: number, rng: Random) {
  const n = things.length
  const room = wide * 0.86
  // The first is what the picture is of: it has more room than what is about it.
  const weights = things.map(({ rig }, k) => (n > 1 && k === 0 && things[1]!.rig !== rig ? 1.7 : 1))
  const sum = weights.reduce((all, one) => all + one, 0)
  let before = 0
  for (const [k, thing] of things.entries()) {
    const weight = weights[k]!
    const share = n === 1 ? room : ((room * weight) / sum) * 1.16
    const rig = rigs[thing.rig]!
    const lies = rig.view === 'lying'
    // What would not stand by itself lies on the table before the rest.
    const angle = lies ? rng.pick([-1, 1]) * rng.range(74, 84) : rng.range(-1.5, 1.5)
    const [w, h] = extent(thing, angle)
    const tall = high * (lies ? 0.3 : n === 1 ? 0.76 : weight > 1 ? 0.7 : 0.54)
    thing.size =
      Math.min((lies ? share * 1.25 : share) / w, tall / h) * (n === 1 ? size : 1) * (n > 1 ? rng.range(0.92, 1.04) : 1)
    thing.angle = angle
    const slot = n === 1 ? 0.5 : (before + weight / 2) / sum
    before += weight
    thing.x = wide * (0.07 + 0.86 * slot) + (n > 1 ? rng.range(-12, 12) : 0)
    const backRow = n > 2 && k % 2 === 1
    const foot = lies ? high * 0.9 : horizon + (high - horizon) * (n === 1 ? 0.66 : backRow ? 0.34 : 0.66)
    thing.y = foot - (h / 2) * thing.size
  }
}

function lying(things: Thing[], wide: number, high: number, size: number, rng: Random) {
  const n = things.length
  const columns = n === 1 ? 1 : n === 2 ? 2 : n === 4 ? 2 : Math.min(n, n > 4 ? 4 : 3)
  const rows = Math.ceil(n / columns)
  const flip = rng.chance(0.5) ? 1 : -1
  for (const [k, thing] of things.entries()) {
    const rig = rigs[thing.rig]!
    const row = Math.floor(k / columns)
    const inRow = Math.min(columns, n - row * columns)
    const column = k - row * columns
    const tilt = n === 1 ? rig.lean * flip : slender(thing) ? 16 * flip : rng.range(-14, 14)
    const angle = tilt + rng.range(-5, 5)
    const [w, h] = extent(thing, angle)
    const cellWide = (wide * 0.9) / inRow
    const cellHigh = (high * 0.9) / rows
    thing.size =
      Math.min(
        (cellWide * (n === 1 ? (slender(thing) ? 1.12 : 0.98) : 1.06)) / w,
        (cellHigh * (n === 1 && slender(thing) ? 1.12 : 0.98)) / h,
      ) *
      (n === 1 ? Math.min(1, size) : 1) *
      (thing.conditions.includes('broken') ? 0.84 : 1)
    thing.angle = angle
    thing.x = wide * 0.05 + cellWide * (column + 0.5)
    thing.y = high * 0.05 + cellHigh * (row + 0.5)
  }
}

/** The weapon laid across the shield. */
function shieldAndArm(things: Thing[], wide: number, high: number, rng: Random) {
  things.sort((a) => (a.rig === 'shield' ? -1 : 1))
  for (const thing of things) {
    const isShield = thing.rig === 'shield'
    const angle = isShield ? rng.range(-8, 8) : 42 + rng.range(-4, 4)
    const [w, h] = extent(thing, angle)
    thing.angle = angle
    thing.size = Math.min((wide * (isShield ? 0.78 : 0.92)) / w, (high * (isShield ? 0.78 : 0.92)) / h)
    thing.x = wide / 2
    thing.y = high / 2
  }
}

/** Two arms laid over each other. */
function crossed(things: Thing[], wide: number, high: number) {
  for (const [k, thing] of things.entries()) {
    thing.angle = k === 0 ? 40 : -40
    const [w, h] = extent(thing, thing.angle)
    thing.size = Math.min((wide * 0.9) / w, (high * 0.9) / h)
    thing.x = wide / 2
    thing.y = high / 2
  }
}

function slender(thing: Thing): boolean {
  const { reach } = rigs[thing.rig]!
  return reach[1] / reach[0] > 1.9
}
