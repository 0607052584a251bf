import { glow, lamp } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import type { Effect } from './effect.ts'
import { tileAt } from './fog.ts'

const TURN = Math.PI * 2
const TILE = 128
const COLOUR = [110, 120, 255] as const
const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))

/** A ring of light that opens, turns and closes, and lights what is around it. */
export function portal(stage: Stage): Effect {
  const { width, height, unit, wish, isFromAbove } = stage
  const chance = stage.random.fork('portal')
  const c = wish.colour ?? COLOUR
  const [cx, cy] = [width / 2, height * (isFromAbove ? 0.5 : 0.47)]
  const full = Math.min(width, height) * 0.27
  // From the front it stands upright, a little narrower than tall.
  const [wide, tall] = isFromAbove ? [1, 1] : [0.8, 1]
  const turns = cycles(stage, 0.24)
  const list = waves(chance.fork('swirl'), { count: 40, from: 1, to: 12, speed: 0.8, slope: 0.8 })
  const tile = new Float32Array(TILE * TILE)
  const sparks = Array.from({ length: Math.round(90 * wish.strength) }, () => ({
    angle: chance.range(0, TURN),
    first: chance.next(),
    often: cycles(stage, chance.range(0.5, 1.1)),
    out: chance.range(0.12, 0.5),
    size: chance.range(0.8, 1.9) * unit,
  }))
  const openAt = (phase: number, through: number) => {
    const t = stage.loops ? phase : through
    const closes = stage.loops ? 1 - smooth((t - 0.8) / 0.18) : 1
    return smooth((t - 0.03) / 0.2) * closes
  }
  const world: Pass = ({ phase, through }, px) => {
    const open = openAt(phase, through)
    const breath = 1 + 0.025 * Math.sin(TURN * cycles(stage, 0.5) * phase)
    const power = open * breath
    lamp(stage, px, cx, cy, full * 1.15, c, power * 0.85)
    if (open > 0.01) {
      raise(list, phase, TILE, tile)
      drawDisc(px, full * open * breath, phase)
      for (const one of sparks) {
        const age = (phase * one.often + one.first) % 1
        const angle = one.angle + age * 1.6 + TURN * turns * phase
        const away = full * open * (1 + one.out * age)
        const x = cx + Math.cos(angle) * away * wide
        const y = cy + Math.sin(angle) * away * tall
        const v = (1 - age) * Math.min(1, age * 10) * open
        glow(stage, px, x, y, one.size * 2.6, c, v * 0.4)
        glow(stage, px, x, y, one.size, [255, 255, 255], v * 0.9)
      }
    }
  }
  function drawDisc(px: Uint8ClampedArray, radius: number, phase: number) {
    const reach = radius * 1.5
    const y1 = Math.min(height - 1, Math.ceil(cy + reach))
    const x1 = Math.min(width - 1, Math.ceil(cx + reach))
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)), p = (y * width + x) * 4; x <= x1; x++, p += 4) {
        const dx = (x - cx) / wide
        const dy = (y - cy) / tall
        const r = Math.sqrt(dx * dx + dy * dy) / radius
        if (r > 1.5) continue
        const angle = Math.atan2(dy, dx) / TURN
        // Once round the tile a turn, pulled into a spiral towards the middle.
        const u = (angle + turns * phase + 0.45 * Math.log(r + 0.12)) * TILE
        const n = tileAt(tile, u * 2, r * 46 + 9)
        const edge = 1 + 0.05 * n
        const off = (r - edge) / 0.075
        const rim = Math.exp(-off * off) * (0.75 + 0.5 * n) + 0.42 * Math.exp(-Math.abs(r - edge) / 0.13)
        const inside = smooth((edge - r) / 0.06)
        if (inside > 0) {
          const arms = Math.max(0, 0.34 + 0.95 * n) * (0.25 + 0.75 * r)
          const core = Math.exp(-r * r * 9) * 0.85
          const v = arms * 0.72 + core
          px[p]! += (c[0] * v + 6 - px[p]!) * inside * 0.96
          px[p + 1]! += (c[1] * v + 4 - px[p + 1]!) * inside * 0.96
          px[p + 2]! += (c[2] * v + 14 - px[p + 2]!) * inside * 0.96
        }
        const white = Math.max(0, rim - 0.62) * 150
        px[p]! += c[0] * rim + white
        px[p + 1]! += c[1] * rim + white
        px[p + 2]! += c[2] * rim + white
      }
    }
  }
  return { world }
}
