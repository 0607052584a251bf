import type { Field } from '../../paint/field.ts'

/** A thin line that runs across a picture in one tone, whatever it crosses. */
export interface Streak {
  /** The px along it, from end to end, those that were bridged too. */
  path: number[]
  /** Px of its length on which it was seen. */
  long: number
  /** Of all px of its path, the share on which it was seen. */
  held: number
  /** Its lightness, 0-255, and how much that differs along it. */
  tone: number
  spread: number
  /** How much it turns from one short piece to the next, radians. */
  bend: number
  /** By how much it stands out from the nearer of its sides, and how far these are from each other, levels. */
  out: number
  apart: number
  /** How much its sides differ along it, levels: paper under a scratch is one tone across light and dark. */
  crossed: number
  /** Half of its width, px. */
  half: number
}

/** How far the next px of a line are looked for, px, and the ways that it may turn there, radians. */
const AHEAD = 7
const TURNS = [0, -0.07, 0.07, -0.15, 0.15]
/** Ways that a line is looked for at its first px. */
const WAYS = 24
/** How far its tone may be from that of the px before, levels. */
const SAME = 34
/** A line may be lost for so much of the longer side where what it crosses is of its own tone. */
const LOST = 0.035
/** Most that a line turns in all, radians. */
const TURNED = 1.1
/** Px of the pieces that its bend is measured by. */
const PIECE = 12

interface Lines {
  light: Field
  /** How far each px stands out from what is around it. */
  out: Float32Array
  least: number
  /** Half of how wide a line is at most, px. */
  half: number
  isLight: boolean
}

interface Step {
  x: number
  y: number
  isSeen: boolean
}

/**
 * The thin lines of one sort, light or dark, that hold their tone and their way. `isStart` tells which px a line may be looked for from;
 * each px belongs to one line at most.
 */
export function streaksIn(lines: Lines, isStart: (at: number) => boolean, shortest: number): Streak[] {
  const { width, height } = lines.light
  const isTaken = new Uint8Array(width * height)
  const found: Streak[] = []
  for (let at = 0; at < isTaken.length; at++) {
    if (isTaken[at] || lines.out[at]! <= lines.least || !isStart(at)) continue
    const steps = followed(lines, at)
    const span = Math.ceil(lines.half)
    for (const { x, y } of steps) take(isTaken, width, height, Math.round(x), Math.round(y), span)
    if (steps.length >= shortest) found.push(measured(lines, steps))
  }
  return found
}

function take(isTaken: Uint8Array, width: number, height: number, x: number, y: number, span: number): void {
  for (let py = Math.max(0, y - span); py <= Math.min(height - 1, y + span); py++)
    isTaken.fill(1, py * width + Math.max(0, x - span), py * width + Math.min(width, x + span + 1))
}

/** How much a place has of a line of this tone; 0 beyond the picture. */
function seenAt({ light, out }: Lines, x: number, y: number, tone: number): number {
  const { width, height, values } = light
  const [px, py] = [Math.round(x), Math.round(y)]
  if (px < 0 || py < 0 || px >= width || py >= height) return 0
  const at = py * width + px
  return Math.abs(values[at]! - tone) < SAME ? Math.min(60, out[at]!) : 0
}

function ahead(lines: Lines, x: number, y: number, way: number, tone: number): number {
  const [dx, dy] = [Math.cos(way), Math.sin(way)]
  let sum = 0
  for (let k = 1; k <= AHEAD; k++) sum += seenAt(lines, x + k * dx, y + k * dy, tone)
  return sum
}

/** A line by its px, from one end to the other, through a px of it. */
function followed(lines: Lines, at: number): Step[] {
  const { width, values } = lines.light
  const [x, y] = [at % width, Math.floor(at / width)]
  const tone = values[at]!
  let [best, most] = [0, -1]
  for (let k = 0; k < WAYS; k++) {
    const way = (Math.PI * k) / WAYS
    const score = ahead(lines, x, y, way, tone) + ahead(lines, x, y, way + Math.PI, tone)
    if (score > most) [best, most] = [way, score]
  }
  // A px by itself is none of a line.
  if (most < lines.least * AHEAD) return [{ x, y, isSeen: true }]
  return [...run(lines, x, y, best + Math.PI, tone).reverse(), { x, y, isSeen: true }, ...run(lines, x, y, best, tone)]
}

function run(lines: Lines, fromX: number, fromY: number, first: number, firstTone: number): Step[] {
  const { width, height, values } = lines.light
  const most = LOST * Math.max(width, height)
  const steps: Step[] = []
  let [x, y, way, tone, lost, kept] = [fromX, fromY, first, firstTone, 0, 0]
  while (lost <= most && Math.abs(way - first) < TURNED && steps.length < 2 * (width + height)) {
    if (lost < 3) {
      let [best, score] = [0, 0]
      for (const turn of TURNS) {
        const here = ahead(lines, x, y, way + turn, tone) * (1 - Math.abs(turn))
        if (here > score) [best, score] = [turn, here]
      }
      way += best * 0.5
    }
    x += Math.cos(way)
    y += Math.sin(way)
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) break
    // Back to the middle of the line.
    const [sx, sy] = [-Math.sin(way) * 0.5, Math.cos(way) * 0.5]
    const [here, left, right] = [
      seenAt(lines, x, y, tone),
      seenAt(lines, x + 2 * sx, y + 2 * sy, tone),
      seenAt(lines, x - 2 * sx, y - 2 * sy, tone),
    ]
    if (left > here && left > right) [x, y] = [x + sx, y + sy]
    else if (right > here) [x, y] = [x - sx, y - sy]
    const isSeen = Math.max(here, left, right) > lines.least * 0.5
    lost = isSeen ? 0 : lost + 1
    steps.push({ x, y, isSeen })
    if (!isSeen) continue
    kept = steps.length
    const value = values[Math.round(y) * width + Math.round(x)]
    if (value !== undefined && Math.abs(value - tone) < SAME) tone += (value - tone) * 0.06
  }
  return steps.slice(0, kept)
}

function measured(lines: Lines, steps: readonly Step[]): Streak {
  const { light, isLight, half } = lines
  const { width, height, values } = light
  const valueAt = (x: number, y: number) =>
    values[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!
  const side = half + 1.5
  const [tones, outs, gaps, grounds, halves]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []]
  for (const [n, { x, y, isSeen }] of steps.entries()) {
    if (!isSeen) continue
    const [a, b] = [steps[Math.max(0, n - 4)]!, steps[Math.min(steps.length - 1, n + 4)]!]
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [dx, dy] = [-(b.y - a.y) / long, (b.x - a.x) / long]
    const across = [-1, 0, 1].map((k) => valueAt(x + k * dx, y + k * dy))
    const tone = isLight ? Math.max(...across) : Math.min(...across)
    const [one, other] = [valueAt(x + side * dx, y + side * dy), valueAt(x - side * dx, y - side * dy)]
    const ground = isLight ? Math.max(one, other) : Math.min(one, other)
    tones.push(tone)
    outs.push(isLight ? tone - ground : ground - tone)
    gaps.push(Math.abs(one - other))
    grounds.push((one + other) / 2)
    let reach = 0
    const isLine = (k: number) => Math.abs(valueAt(x + k * dx, y + k * dy) - tone) < Math.abs(tone - ground) / 2
    while (reach < half + 1 && (isLine(reach + 1) || isLine(-reach - 1))) reach++
    halves.push(reach)
  }
  return {
    path: steps.map(({ x, y }) => Math.round(y) * width + Math.round(x)),
    long: tones.length,
    held: tones.length / steps.length,
    tone: middle(tones),
    spread: spreadOf(tones),
    bend: bendOf(steps),
    out: middle(outs),
    apart: middle(gaps),
    crossed: spreadOf(grounds),
    half: middle(halves),
  }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length))
}

function bendOf(steps: readonly Step[]): number {
  const ways: number[] = []
  for (let n = PIECE; n < steps.length; n += PIECE)
    ways.push(Math.atan2(steps[n]!.y - steps[n - PIECE]!.y, steps[n]!.x - steps[n - PIECE]!.x))
  const turns = ways.slice(1).map((way, n) => Math.abs(Math.atan2(Math.sin(way - ways[n]!), Math.cos(way - ways[n]!))))
  return turns.reduce((sum, turn) => sum + turn, 0) / Math.max(1, turns.length)
}
