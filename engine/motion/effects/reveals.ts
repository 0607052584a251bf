import { blur, type Field, field } from '../../paint/field.ts'
import { fbm, speckle } from '../../paint/noise.ts'
import type { Pass, Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import type { Effect } from './effect.ts'
import { tileAt } from './fog.ts'

const TILE = 128
const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))

/** When each px is reached, made even: as many px at any moment as at any other; 0-1. */
function evened({ width, height, values }: Field): Float32Array {
  const bins = new Uint32Array(1024)
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const scale = 1023 / Math.max(1e-6, high - low)
  for (const value of values) bins[((value - low) * scale) | 0]!++
  const rank = new Float32Array(1025)
  for (let k = 0; k < 1024; k++) rank[k + 1] = rank[k]! + bins[k]! / (width * height)
  const made = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const at = (values[i]! - low) * scale
    const k = at | 0
    made[i] = rank[k]! + (rank[k + 1]! - rank[k]!) * (at - k)
  }
  return made
}

/** The picture burns like paper, from its edge inwards. */
export function burningAway(stage: Stage): Effect {
  const { width, height, wish } = stage
  const seed = stage.random.fork('burning').int(0, 9999)
  const shorter = Math.min(width, height)
  const raw = field(width, height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const edge = Math.min(x, width - 1 - x, y, height - 1 - y) / shorter
      const grain = fbm((x / shorter) * 5, (y / shorter) * 5, seed, 5)
      raw.values[i] = edge + 0.3 * grain
    }
  const when = evened(raw)
  const flames = flamesOf(stage)
  const world: Pass = ({ phase, through }, px) => {
    // A moment whole, then it catches; in the end nothing is left.
    const t = Math.max(0, (through - 0.03) / 0.97) * 1.1 - 0.03
    for (let i = 0, p = 0; i < when.length; i++, p += 4) {
      const d = when[i]! - t
      if (d > 0.12) continue
      if (d < -0.012) {
        px[p] = px[p + 1] = px[p + 2] = 0
        px[p + 3] = wish.isClear ? 0 : 255
        if (!wish.isClear) {
          const ash = Math.max(0, 1 + d * 14) * 26
          px[p] = 10 + ash
          px[p + 1] = 7 + ash * 0.4
          px[p + 2] = 6
        }
        continue
      }
      const char = smooth((0.045 - d) / 0.045)
      const brown = smooth((0.12 - d) / 0.1)
      px[p]! *= (1 - 0.45 * brown) * (1 - 0.9 * char)
      px[p + 1]! *= (1 - 0.66 * brown) * (1 - 0.94 * char)
      px[p + 2]! *= (1 - 0.8 * brown) * (1 - 0.95 * char)
      const rim = Math.exp(-((d / 0.009) ** 2))
      px[p]! += 255 * rim
      px[p + 1]! += 132 * rim
      px[p + 2]! += 34 * rim
    }
    flames(phase, when, t, px)
  }
  return { world }
}

/** Flames that lick up from what burns just now: drawn at a quarter of the size. */
function flamesOf(stage: Stage) {
  const { width, height } = stage
  const [w, h] = [Math.ceil(width / 4), Math.ceil(height / 4)]
  const heat = field(w, h)
  const list = waves(stage.random.fork('flames'), {
    count: 34,
    from: 2,
    to: 14,
    speed: 1.2,
    drift: [0, -9],
    slope: 0.6,
  })
  const tile = new Float32Array(TILE * TILE)
  const scale = TILE / (h * 0.6)
  return (phase: number, when: Float32Array, t: number, px: Uint8ClampedArray) => {
    raise(list, phase, TILE, tile)
    for (let y = h - 1; y >= 0; y--)
      for (let x = 0, i = y * w; x < w; x++, i++) {
        const d = when[Math.min(height - 1, y * 4) * width + Math.min(width - 1, x * 4)]! - t
        const own = Math.exp(-((d / 0.016) ** 2))
        const below = y + 1 < h ? heat.values[i + w]! : 0
        const n = tileAt(tile, x * scale * 1.6, y * scale)
        heat.values[i] = Math.max(own * 0.9, below * (0.885 + 0.09 * n))
      }
    const soft = blur(heat, Math.max(1, h / 128), 2).values
    for (let y = 0, p = 0; y < height; y++) {
      const v = Math.min(h - 1.001, y / 4)
      const iv = v | 0
      const fv = v - iv
      const down = iv + 1 < h ? w : 0
      for (let x = 0; x < width; x++, p += 4) {
        const u = Math.min(w - 1.001, x / 4)
        const iu = u | 0
        const fu = u - iu
        const right = iu + 1 < w ? 1 : 0
        const at = iv * w + iu
        const top = soft[at]! + (soft[at + right]! - soft[at]!) * fu
        const low = soft[at + down]! + (soft[at + down + right]! - soft[at + down]!) * fu
        const heatHere = top + (low - top) * fv
        if (heatHere < 0.03) continue
        const f = heatHere * heatHere
        px[p]! += 300 * f + 50 * heatHere
        px[p + 1]! += 190 * f * heatHere + 16 * heatHere
        px[p + 2]! += 70 * f * f
        if (px[p + 3]! < 255) px[p + 3] = Math.max(px[p + 3]!, Math.min(255, 380 * heatHere))
      }
    }
  }
}

const PAPER = [236, 228, 210] as const

/** The picture runs into the paper like ink: dark at its wet rim, in full colour once it is dry. */
export function inkReveal(stage: Stage): Effect {
  const { width, height } = stage
  const chance = stage.random.fork('ink')
  const seed = chance.int(0, 9999)
  const shorter = Math.min(width, height)
  const drops = Array.from({ length: 7 }, (_, k) => ({
    x: (k === 0 ? 0.5 : chance.range(0.08, 0.92)) * width,
    y: (k === 0 ? 0.48 : chance.range(0.08, 0.92)) * height,
    late: k === 0 ? 0 : chance.range(0.06, 0.3),
  }))
  const raw = field(width, height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let first = Number.POSITIVE_INFINITY
      for (const { x: dx, y: dy, late } of drops) first = Math.min(first, Math.hypot(x - dx, y - dy) / shorter + late)
      const finger = fbm((x / shorter) * 7, (y / shorter) * 7, seed, 5)
      const fibre = fbm((x / shorter) * 44, (y / shorter) * 44, seed + 3, 2)
      raw.values[i] = first + 0.34 * finger + 0.035 * fibre
    }
  const when = evened(raw)
  const sheet = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      sheet[i] = 128 + 9 * fbm((x / shorter) * 60, (y / shorter) * 60, seed + 9, 3) + 5 * (speckle(x, y, seed) - 0.5)
  const world: Pass = ({ through }, px) => {
    const t = smooth(through) * 1.3 - 0.01
    for (let i = 0, p = 0; i < when.length; i++, p += 4) {
      const d = t - when[i]!
      if (d > 0.28) continue
      const grain = sheet[i]! - 128
      const wet = smooth(d / 0.02)
      // Ink first, then its colours.
      const colours = smooth((d - 0.05) / 0.2)
      const light = (px[p]! * 77 + px[p + 1]! * 150 + px[p + 2]! * 29) >> 8
      const rim = Math.exp(-(((d - 0.012) / 0.014) ** 2)) * 0.5
      const ink = 18 + light * 0.8
      const [a, b, c] = [PAPER[0] + grain, PAPER[1] + grain, PAPER[2] + grain]
      const tone = (own: number, paper: number, blue: number) => {
        const inked = Math.min(paper, ink + blue) * (1 - rim)
        return paper + (inked + (own - inked) * colours - paper) * wet
      }
      px[p] = tone(px[p]!, a, 0)
      px[p + 1] = tone(px[p + 1]!, b, 2)
      px[p + 2] = tone(px[p + 2]!, c, 10)
    }
  }
  return { world }
}
