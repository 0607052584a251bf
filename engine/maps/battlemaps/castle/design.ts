import type { Random } from '../../../paint/random.ts'
import { inside, rectangle } from '../geometry.ts'
import type { Plot } from '../plot.ts'
import { type Circuit, circuitOf, type Extent } from './circuit.ts'
import { type GateKind, gateWidth } from './gatehouse.ts'
import type { KeepKind } from './keep.ts'
import type { TowerKind } from './towers.ts'

/** What a castle is to be like, before any of it is drawn. */
export interface Design {
  circuit: Circuit
  gate: GateKind
  keep: KeepKind
  /** The keep's box where it has four walls. */
  block: { x: number; y: number; width: number; height: number }
  towers: TowerKind
  radius: number
  /** The first row of a wall across the yard, which makes two wards of it. */
  divide: number | undefined
}

/** Draws up a castle: how its curtain runs, and where its gate and keep are. */
export function designOf(
  { frame: { width, height } }: Plot,
  moated: boolean,
  random: Random,
  asked?: TowerKind,
): Design {
  const least = Math.min(width, height)
  const small = least < 20
  const margin = small ? 2 : moated ? 4 : 3
  // What the sheet can spare beyond a castle's own size is left to one side or the other.
  const spare = (long: number) => Math.max(0, Math.min(4, long - margin * 2 - 16))
  const [aside, above] = [random.int(0, spare(width)), random.int(0, Math.min(spare(height), small ? 0 : 2))]
  const [left, top] = [margin + random.int(0, aside), margin + random.int(0, above)]
  const extent: Extent = {
    left,
    top,
    right: width - margin - (aside - (left - margin)),
    bottom: height - margin - (above - (top - margin)),
  }
  const drawn = random.pick(['round', 'round', 'square', 'square', 'eight-sided', 'half-round'] as const)
  const towers = asked ?? drawn
  const radius = small
    ? 1.8
    : towers === 'round' || towers === 'eight-sided'
      ? random.pick([1.8, 2, 2.3])
      : random.pick([1.8, 2])
  const gate = random.pick(['two rooms', 'two rooms', 'one room', 'twin towers'] as const)
  let circuit = circuitOf(extent, gateWidth(gate), radius, random)
  // Square towers stand at right angles.
  for (let i = 0; asked === 'square' && !circuit.square && i < 20; i++)
    circuit = circuitOf(extent, gateWidth(gate), radius, random)
  const { keep, block } = keepOf(circuit, extent, radius, random)
  const deep = extent.bottom - extent.top
  const rectangular = circuit.corners.length === 4 && circuit.square
  const low = block.y + block.height
  const divide =
    rectangular && keep !== 'middle' && deep >= 16 && extent.bottom - 6 - low >= 2 && random.chance(0.6)
      ? random.int(Math.max(low + 2, extent.top + 7), Math.max(low + 2, extent.bottom - 7))
      : undefined
  return {
    circuit,
    gate,
    keep,
    block,
    towers,
    radius,
    divide: divide !== undefined && divide <= extent.bottom - 7 ? divide : undefined,
  }
}

/** Which keep it is and the box it fills, clear of towers and of the way in. */
function keepOf(
  { inner, corners, square }: Circuit,
  extent: Extent,
  radius: number,
  random: Random,
): Pick<Design, 'keep' | 'block'> {
  const { left, top, right, bottom } = extent
  const [wide, deep] = [right - left, bottom - top]
  const roomy = ({ x, y, width, height }: Design['block']) =>
    corners.every(({ at: [cx, cy] }) => {
      const [dx, dy] = [Math.max(x - cx, cx - x - width, 0), Math.max(y - cy, cy - y - height, 0)]
      return Math.hypot(dx, dy) > radius + 0.6
    })
  const fits = ({ x, y, width, height }: Design['block'], lane: number) =>
    rectangle(x - lane, y - lane, width + 2 * lane, height + 2 * lane).every(([px, py]) =>
      inside(inner, px + (px === x - lane ? 0.05 : -0.05), py + (py === y - lane ? 0.05 : -0.05)),
    )
  const depth = Math.max(5, Math.round(deep * random.range(0.3, 0.38)))
  const back = (): Design['block'] => {
    const width = Math.min(wide - 2 * Math.ceil(radius) - 3, Math.max(depth, random.int(8, 11)))
    const spare = wide - 2 - 2 * Math.ceil(radius) - width
    return { x: left + 1 + Math.ceil(radius) + random.int(0, Math.max(0, spare)), y: top + 1, width, height: depth }
  }
  const corner = (): Design['block'] => {
    const width = random.int(7, 8)
    const out = left > 2 && top > 2 ? 1 : 0
    return { x: left - out, y: top - out, width, height: Math.min(width, depth + 1) }
  }
  // By itself: anywhere towards the far wall where one can walk about it.
  const alone = (width: number, height: number): Design['block'] | undefined => {
    const places: Design['block'][] = []
    for (let y = top + 2; y + height <= bottom - 4; y++)
      for (let x = left + 2; x + width <= right - 2; x++) {
        const block = { x, y, width, height }
        if (fits(block, 1) && roomy(block)) places.push(block)
      }
    const far = places.filter(({ y }) => y <= top + 2 + deep * 0.22)
    return places.length === 0 ? undefined : random.pick(far.length > 0 ? far : places)
  }
  const atCorner = square && corners.some(({ at: [x, y] }) => x === left + 0.5 && y === top + 0.5)
  const kinds = random.shuffle(['back', 'corner', 'corner', 'middle', 'middle', 'round'] as const)
  for (const keep of kinds) {
    if (keep === 'corner') {
      if (atCorner) return { keep, block: corner() }
      continue
    }
    const round = deep < 15 ? 6 : random.int(7, 8)
    const block =
      keep === 'back' ? back() : keep === 'round' ? alone(round, round) : alone(random.int(7, 9), random.int(5, 7))
    if (block && fits(block, keep === 'back' ? 0 : 1) && roomy(block)) return { keep, block }
  }
  for (const size of [6, 5, 4]) {
    const block = alone(size, size)
    if (block) return { keep: 'middle', block }
  }
  throw new RangeError('No castle is so small that its keep does not stand in it')
}
