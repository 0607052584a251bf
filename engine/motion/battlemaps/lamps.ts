import { type Burning, burningOf } from '../../maps/battlemaps/burning.ts'
import { rgb } from '../../maps/battlemaps/hand/hand.ts'
import { lightMaps } from '../../maps/battlemaps/hand/light.ts'
import { release } from '../../maps/battlemaps/hand/release.ts'
import type { BattlemapScene } from '../../maps/battlemaps/scene.ts'
import { cycles, type Stage } from '../stage.ts'
import { flicker } from '../waves.ts'
import { placeOf, type Sheet } from './sheet.ts'

export interface Lamp {
  kind: Burning
  /** px. */
  x: number
  y: number
  colour: readonly [number, number, number]
  /** Size of what is seen burning, squares; 0: nothing is. */
  size: number
  /** About 1. */
  power: (phase: number) => number
  leanX: (phase: number) => number
  leanY: (phase: number) => number
  /** Its light over the sheet for a flame that stands and two that lean, within `box` of the coarse grid. */
  shares: readonly Float32Array[]
  box: readonly [x0: number, y0: number, x1: number, y1: number]
}

export interface Lamps {
  list: Lamp[]
  /** The coarse grid: px a cell, cells. */
  step: number
  width: number
  height: number
  /** What all of them give together when none flickers. */
  whole: Float32Array
  /** The same now, and how much that is more than ever: filled by `burn`. */
  now: Float32Array
  gain: Float32Array
}

const leans = [
  [0, 0],
  [0.16, 0.05],
  [-0.1, 0.13],
] as const

/** Most lamps that flicker each by itself; the rest keep still light. */
const LAMPS_MOST = 72

export function lampsOf(stage: Stage, scene: BattlemapScene, sheet: Sheet): Lamps {
  const { width: across, height: down, scale, offset } = sheet
  const step = Math.max(4, Math.round(scale / 12))
  const [width, height] = [Math.ceil(across / step), Math.ceil(down / step)]
  const chance = stage.random.fork('lamps')
  const list = scene.lights.slice(0, LAMPS_MOST).map((light, n): Lamp => {
    const own = chance.fork(`lamp ${n}`)
    const { prop, kind, size } = burningOf(light, scene.props, stage.wish.colour !== undefined)
    const colour = rgb(light.colour)
    const shares = leans.map(([dx, dy]) => {
      const at = [light.at[0] + dx, light.at[1] + dy] as const
      const { glow, shade } = lightMaps({ ...scene, lights: [{ ...light, at }] }, across, down, scale, offset)
      const { data } = glow.getContext('2d').getImageData(0, 0, width, height)
      const share = new Float32Array(width * height)
      for (let i = 0; i < share.length; i++) share[i] = Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) / 255
      release(glow, shade)
      return share
    })
    const [x, y] = placeOf(sheet, prop?.at ?? light.at)
    const cropped = crop(shares, width, height)
    return {
      kind,
      x,
      y,
      colour,
      size,
      ...unrest(stage, own, kind),
      ...cropped,
    }
  })
  const whole = new Float32Array(width * height)
  for (const lamp of list) addTo(whole, width, lamp, [1, 0, 0], 1)
  return { list, step, width, height, whole, now: new Float32Array(whole.length), gain: new Float32Array(whole.length) }
}

function unrest(stage: Stage, chance: Stage['random'], kind: Lamp['kind']): Pick<Lamp, 'power' | 'leanX' | 'leanY'> {
  const most = cycles(stage, 7.5)
  const breath = cycles(stage, 0.32)
  if (kind === 'magic') {
    const first = chance.range(0, Math.PI * 2)
    const shimmer = flicker(chance.fork('shimmer'), 2, Math.max(5, Math.round(most / 3)), 0.8)
    const power = (phase: number) => 1 + 0.3 * Math.sin(first + phase * breath * Math.PI * 2) + 0.08 * shimmer(phase)
    const none = () => 0
    return { power, leanX: none, leanY: none }
  }
  const wild = kind === 'candle' ? 0.42 : 1
  const burn = flicker(chance.fork('burn'), 3, Math.max(8, most), 0.55)
  return {
    power: (phase) => 1 + 0.3 * wild * burn(phase),
    leanX: flicker(chance.fork('x'), 2, Math.max(6, Math.round(most / 2)), 0.6),
    leanY: flicker(chance.fork('y'), 2, Math.max(6, Math.round(most / 2)), 0.6),
  }
}

/** Only the part of the grid that a lamp reaches. */
function crop(shares: readonly Float32Array[], width: number, height: number): Pick<Lamp, 'shares' | 'box'> {
  let [x0, y0, x1, y1] = [width, height, -1, -1]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (shares.every((share) => share[i]! < 0.004)) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  const wide = Math.max(0, x1 - x0 + 1)
  const cut = shares.map((share) => {
    const made = new Float32Array(wide * Math.max(0, y1 - y0 + 1))
    for (let y = y0, i = 0; y <= y1; y++) for (let x = x0; x <= x1; x++, i++) made[i] = share[y * width + x]!
    return made
  })
  return { shares: cut, box: [x0, y0, x1, y1] }
}

function addTo(
  sum: Float32Array,
  width: number,
  { shares, box }: Lamp,
  [a, b, c]: readonly [number, number, number],
  power: number,
) {
  const [x0, y0, x1, y1] = box
  const [A, B, C] = shares as [Float32Array, Float32Array, Float32Array]
  for (let y = y0, i = 0; y <= y1; y++)
    for (let at = y * width + x0, end = y * width + x1; at <= end; at++, i++)
      sum[at]! += power * (A[i]! * a + B[i]! * b + C[i]! * c)
}

/** Lets every lamp burn as it does at a phase of the loop. */
export function burn({ list, whole, now, gain, width }: Lamps, phase: number): void {
  now.fill(0)
  for (const lamp of list) {
    const a = Math.min(0.5, Math.max(0, lamp.leanX(phase)) * 0.8)
    const b = Math.min(0.5, Math.max(0, lamp.leanY(phase)) * 0.8)
    addTo(now, width, lamp, [1 - a - b, a, b], lamp.power(phase))
  }
  for (let i = 0; i < gain.length; i++) gain[i] = Math.min(1.55, (now[i]! + 0.004) / (whole[i]! + 0.004))
}
