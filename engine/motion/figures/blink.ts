import { smoothstep } from '../../paint/field.ts'
import { EYE } from '../../paint/matter.ts'
import type { Random } from '../../paint/random.ts'
import type { Stage } from '../stage.ts'

/** An eye as it lies on the picture: for each column the rows it is open between. */
interface Eye {
  left: number
  tops: number[]
  bottoms: number[]
}

/** How long a lid is on its way down and up again, s. */
const BLINK = 0.24

/** Closes eyes now and then on a copy of the still; tells whether anything is closed. */
export type Blink = (phase: number, px: Uint8ClampedArray) => void

/** Eyes that look aside and back, and lids that close over them; undefined where none is large enough to be seen. */
export function blinkOf(stage: Stage, stuff: Uint8Array, still: Uint8ClampedArray): Blink | undefined {
  const eyes = eyesIn(stuff, stage.width, stage.height)
  if (eyes.length === 0 || stage.wish.denied.has('eyes')) return undefined
  const chance = stage.random.fork('blinks')
  const times = timesOf(stage, chance)
  const glances = glancesOf(stage, stage.random.fork('glances'))
  return (phase, px) => {
    const seconds = phase * stage.seconds
    const aside = glances.reduce((sum, { from, to, by }) => sum + by * betweenTimes(seconds, from, to), 0)
    if (Math.abs(aside) > 0.01) for (const eye of eyes) look(eye, aside, still, px, stage.width)
    let shut = 0
    for (const at of times) {
      const t = (seconds - at) / BLINK
      if (t > 0 && t < 1) shut = Math.max(shut, Math.sin(Math.PI * t) ** 0.7)
    }
    if (shut > 0.05) for (const eye of eyes) close(eye, shut, still, px, stage.width)
  }
}

/** People blink every three to five seconds, and not where a loop closes. */
function timesOf({ seconds, pace }: Stage, chance: Random): number[] {
  const times: number[] = []
  for (let at = chance.range(0.7, 1.6); at < seconds - BLINK - 0.2; at += chance.range(2.4, 4.4) / Math.min(1.5, pace))
    times.push(at)
  return times
}

/** Eyes leap, they do not turn slowly: how long one takes, s. */
const LEAP = 0.09
/** How far they go, as a share of an eye's width. */
const ASIDE = { usual: 0.15, asked: 0.24 }

interface Glance {
  from: number
  to: number
  by: number
}

/** When and how far somebody looks aside: once or twice in a motion, oftener where the words ask for it. */
function glancesOf({ seconds, pace, wish }: Stage, chance: Random): Glance[] {
  const isAsked = wish.asked.has('eyes')
  const most = isAsked ? ASIDE.asked : ASIDE.usual
  const glances: Glance[] = []
  let side = chance.chance(0.5) ? 1 : -1
  for (let at = chance.range(0.9, 2); at < seconds - 1.2; ) {
    const long = chance.range(0.6, 1.3)
    glances.push({ from: at, to: Math.min(at + long, seconds - 0.4), by: side * most * chance.range(0.75, 1) })
    side = -side
    at += long + chance.range(1.4, 3) / (isAsked ? 1.6 : 1) / Math.min(1.5, pace)
  }
  return glances
}

/** 1 between two moments, 0 before and after. */
const betweenTimes = (t: number, from: number, to: number) =>
  smoothstep(from, from + LEAP, t) * smoothstep(to + LEAP, to, t)

/** Moves iris and pupil aside within the white, which goes on where they were. */
function look(
  { left, tops, bottoms }: Eye,
  aside: number,
  still: Uint8ClampedArray,
  px: Uint8ClampedArray,
  width: number,
) {
  const wide = tops.length
  const by = aside * wide
  for (let c = 0; c < wide; c++)
    for (let y = tops[c]!; y <= bottoms[c]!; y++) {
      // Corners stay: the nearer to one, the less is taken from elsewhere.
      const t = (c + 0.5) / wide
      const own = Math.min(1, 3.4 * Math.min(t, 1 - t))
      const from = Math.min(wide - 1.001, Math.max(0, c - by * own))
      const k = Math.floor(from)
      if (y < tops[k]! || y > bottoms[k]!) continue
      const next = k + 1 < wide && y >= tops[k + 1]! && y <= bottoms[k + 1]! ? 4 : 0
      const o = (y * width + left + k) * 4
      const p = (y * width + left + c) * 4
      for (let n = 0; n < 3; n++) px[p + n] = still[o + n]! + (still[o + next + n]! - still[o + n]!) * (from - k)
    }
}

/** Patches of eye px, at most a dozen, each at least some px wide. */
function eyesIn(stuff: Uint8Array, width: number, height: number): Eye[] {
  const seen = new Uint8Array(stuff.length)
  const eyes: Eye[] = []
  for (let start = 0; start < stuff.length; start++) {
    if (stuff[start] !== EYE || seen[start]) continue
    const queue = [start]
    seen[start] = 1
    let [left, right] = [width, 0]
    for (let n = 0; n < queue.length; n++) {
      const at = queue[n]!
      const x = at % width
      left = Math.min(left, x)
      right = Math.max(right, x)
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width])
        if (next >= 0 && next < width * height && stuff[next] === EYE && !seen[next]) {
          seen[next] = 1
          queue.push(next)
        }
    }
    if (right - left < 2 || queue.length < 6) continue
    const tops = new Array<number>(right - left + 1).fill(height)
    const bottoms = new Array<number>(right - left + 1).fill(-1)
    for (const at of queue) {
      const column = (at % width) - left
      const y = Math.floor(at / width)
      tops[column] = Math.min(tops[column]!, y)
      bottoms[column] = Math.max(bottoms[column]!, y)
    }
    eyes.push({ left, tops, bottoms })
    if (eyes.length >= 12) break
  }
  return eyes
}

/** Draws the lid down from above: the skin over the eye, stretched, and the line of the lashes at its edge. */
function close(
  { left, tops, bottoms }: Eye,
  shut: number,
  still: Uint8ClampedArray,
  px: Uint8ClampedArray,
  width: number,
): void {
  const tall = Math.max(...bottoms) - Math.min(...tops) + 1
  const reach = Math.max(2, tall * 0.45)
  const skin = skinOver({ left, tops, bottoms }, still, width, tall)
  for (let c = 0; c < tops.length; c++) {
    const top = tops[c]! - 1
    const bottom = bottoms[c]! + 1
    const edge = top + shut * (bottom - top)
    for (let y = top; y <= Math.floor(edge); y++) {
      const over = Math.max(0, Math.round(top - 1 - reach * (1 - (y - top) / Math.max(1, edge - top))))
      const o = (over * width + left + c) * 4
      const p = (y * width + left + c) * 4
      const lash = Math.max(0, 1 - (edge - y) / Math.max(1.2, tall * 0.14)) * 0.62
      const round = 1 - 0.1 * Math.sin((Math.PI * (y - top)) / Math.max(1, bottom - top))
      for (let k = 0; k < 3; k++) px[p + k] = (0.45 * still[o + k]! + 0.55 * skin[k]!) * round * (1 - lash) + 24 * lash
    }
  }
}

/** The colour about an eye on the whole: scales and wrinkles right over it would make a patched lid. */
function skinOver(
  { left, tops, bottoms }: Eye,
  still: Uint8ClampedArray,
  width: number,
  tall: number,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  const away = Math.max(2, Math.round(tall * 0.4))
  for (let c = 0; c < tops.length; c++)
    for (const y of [tops[c]! - away, tops[c]! - away - 1, bottoms[c]! + away]) {
      const o = (y * width + left + c) * 4
      if (o < 0 || o + 3 >= still.length) continue
      for (let k = 0; k < 3; k++) sum[k]! += still[o + k]!
      count++
    }
  const n = Math.max(1, count)
  return [sum[0] / n, sum[1] / n, sum[2] / n]
}
