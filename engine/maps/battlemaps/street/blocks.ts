import type { Random } from '../../../paint/random.ts'
import type { Point } from '../scene.ts'

/** Squares of a town: a house, a way, a square. */
export interface Plot {
  x: number
  y: number
  width: number
  height: number
}

/** How a quarter is cut up: its open ways, in squares, and its houses; alleys run between houses. */
export interface Quarter {
  /** The widest ways first. */
  ways: Plot[]
  alleys: Plot[]
  houses: Plot[]
  canal?: Plot
}

const plot = (x: number, y: number, width: number, height: number): Plot => ({ x, y, width, height })

/** A street across the sheet with a lesser one across it, houses on all sides; with a canal down its middle if asked. */
export function streetQuarter(columns: number, rows: number, canal: boolean, random: Random): Quarter {
  const along = columns > rows || (columns === rows && random.chance(0.5))
  const [long, deep] = along ? [columns, rows] : [rows, columns]
  const turned = (p: Plot): Plot => (along ? p : plot(p.y, p.x, p.height, p.width))
  const wide = canal ? 6 : random.int(3, 4)
  const top = Math.round(deep * random.range(0.4, 0.5) - wide / 2)
  const lane = random.int(2, 3)
  const at = Math.round(long * random.range(0.32, 0.62))
  const other = Math.max(3, Math.min(long - 5, at + random.pick([-4, 5])))
  const main = plot(0, top, long, wide)
  const north = plot(at, 0, lane, top)
  const south = plot(other, top + wide, lane, deep - top - wide)
  const blocks = [
    plot(0, 0, at, top),
    plot(at + lane, 0, long - at - lane, top),
    plot(0, top + wide, other, deep - top - wide),
    plot(other + lane, top + wide, long - other - lane, deep - top - wide),
  ]
  const made = fill(blocks.map(turned), random)
  return {
    ways: [main, south, north].map(turned),
    ...made,
    ...(canal ? { canal: turned(plot(0, top + 2, long, 2)) } : {}),
  }
}

/** A market place with a street out of each side. */
export function marketQuarter(columns: number, rows: number, random: Random): Quarter {
  const width = Math.round(columns * random.range(0.46, 0.54))
  const height = Math.round(rows * random.range(0.46, 0.54))
  const x = Math.round((columns - width) / 2 + random.range(-1, 1))
  const y = Math.round((rows - height) / 2 + random.range(-1, 1))
  const [right, bottom] = [x + width, y + height]
  const lane = (from: number, span: number) => from + random.int(1, Math.max(1, span - 4))
  const [north, south] = [lane(x, width), lane(x, width)]
  const [west, east] = [lane(y, height), lane(y, height)]
  const w = 3
  const blocks = [
    plot(0, 0, north, y),
    plot(north + w, 0, columns - north - w, y),
    plot(0, bottom, south, rows - bottom),
    plot(south + w, bottom, columns - south - w, rows - bottom),
    plot(0, y, x, west - y),
    plot(0, west + w, x, bottom - west - w),
    plot(right, y, columns - right, east - y),
    plot(right, east + w, columns - right, bottom - east - w),
  ]
  return {
    ways: [
      plot(x, y, width, height),
      plot(north, 0, w, y),
      plot(south, bottom, w, rows - bottom),
      plot(0, west, x, w),
      plot(right, east, columns - right, w),
    ],
    ...fill(blocks, random),
  }
}

const LARGEST = 6

function fill(blocks: readonly Plot[], random: Random): Pick<Quarter, 'houses' | 'alleys'> {
  const houses: Plot[] = []
  const alleys: Plot[] = []
  const cut = (block: Plot): void => {
    const { x, y, width, height } = block
    if (width < 2 || height < 2) return
    const across = width >= height
    const length = across ? width : height
    if (length <= LARGEST || (length === 7 && random.chance(0.5))) {
      houses.push(block)
      return
    }
    const alley = length >= 8 && random.chance(0.4) ? 1 : 0
    const first = Math.max(3, Math.min(length - 3 - alley, Math.round(length * random.range(0.38, 0.62))))
    const part = (from: number, span: number): Plot =>
      across ? plot(x + from, y, span, height) : plot(x, y + from, width, span)
    if (alley > 0) alleys.push(part(first, 1))
    cut(part(0, first))
    cut(part(first + alley, length - first - alley))
  }
  for (const block of blocks) cut(block)
  return { houses, alleys }
}

/** One square's edge of a house that looks on open ground. */
export interface Front {
  from: Point
  to: Point
}

/** The edges of a house before which one can stand, side by side, the longest open side first. */
export function frontsOf(house: Plot, isOpen: (x: number, y: number) => boolean): Front[][] {
  const { x, y, width, height } = house
  const sides: Front[][] = [[], [], [], []]
  for (let i = 0; i < width; i++) {
    if (isOpen(x + i, y - 1)) sides[0]!.push({ from: [x + i, y], to: [x + i + 1, y] })
    if (isOpen(x + i, y + height)) sides[1]!.push({ from: [x + i, y + height], to: [x + i + 1, y + height] })
  }
  for (let i = 0; i < height; i++) {
    if (isOpen(x - 1, y + i)) sides[2]!.push({ from: [x, y + i], to: [x, y + i + 1] })
    if (isOpen(x + width, y + i)) sides[3]!.push({ from: [x + width, y + i], to: [x + width, y + i + 1] })
  }
  return sides.filter((side) => side.length > 0).sort((a, b) => b.length - a.length)
}
