import { blur } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { NO_GROUND } from '../../relics/cut-out.ts'
import type { SpellScene } from '../../relics/spells/scene.ts'
import { repaint } from '../../repaint.ts'
import { CELL, netFor, throughNet } from '../camera/warp.ts'
import { tileAt } from '../effects/fog.ts'
import type { Life } from '../life.ts'
import { glow } from '../marks.ts'
import { cycles, type Instant, type Stage } from '../stage.ts'
import { flicker, raise, waves } from '../waves.ts'

const TURN = Math.PI * 2
const TILE = 128
const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))

/** Where a spell is between its first spark and its last. */
interface Moment {
  /** How much of it has grown, from its heart outwards, 0-1. */
  grown: number
  /** How bright, 1 as painted. */
  bright: number
  /** How large, 1 as painted. */
  size: number
}

/** Cast, held and let go; where it loops, held. */
function momentOf(stage: Stage, { through }: Instant): Moment {
  if (stage.loops) return { grown: 1, bright: 1, size: 1 }
  const cast = smooth(through / 0.3)
  const release = smooth((through - 0.78) / 0.2)
  const burst = Math.exp(-(((through - 0.8) / 0.05) ** 2)) + 0.5 * Math.exp(-(((through - 0.28) / 0.05) ** 2))
  return { grown: cast, bright: (1 + 0.9 * burst) * (1 - release), size: 0.55 + 0.45 * cast + 0.5 * release }
}

/** A spell that lives: light that streams and pulses, sparks that rise; on its ground, or on none to lay over a table. */
export function spellLife(stage: Stage, kept: SpellScene, style: string, checkpoint: Checkpoint): Life {
  const { width, height, wish } = stage
  const scene = wish.isClear ? { ...kept, ground: { ...kept.ground, stuff: NO_GROUND } } : kept
  const { pixels: still } = repaint('spells', scene, style, { width, height }, (progress, words) =>
    checkpoint(progress * 0.9, words),
  )
  const light = lightOf(stage, still)
  const net = netFor(width, height)
  const chance = stage.random.fork('spell')
  const pace = stage.seconds * stage.pace
  const stream = waves(chance.fork('stream'), {
    count: 30,
    from: 2,
    to: 12,
    speed: 0.26 * pace,
    drift: [0, -cycles(stage, 0.3)],
    slope: 0.75,
  })
  const tile = new Float32Array(TILE * TILE)
  const pulses = cycles(stage, 0.4)
  const shiver = flicker(chance.fork('shiver'), 2, Math.max(6, cycles(stage, 4)), 0.7)
  const sparks = sparksOf(stage, scene)
  const sheet = new Uint8ClampedArray(still.length)
  const [cx, cy] = light.heart
  const far = Math.hypot(width, height) * 0.5
  const scale = TILE / (Math.min(width, height) * 0.6)
  const reach = Math.min(width, height) * 0.014
  return {
    isAlive: true,
    movers: new Set(['magic'] as const),
    plate: wish.isClear ? stage.still : still,
    base: (now, px) => {
      const { phase } = now
      raise(stream, phase, TILE, tile)
      const { grown, bright, size } = momentOf(stage, now)
      const pulse = 1 + 0.13 * Math.sin(TURN * pulses * phase) + 0.06 * shiver(phase)
      const front = grown * 1.25
      for (let y = 0, i = 0, p = 0; y < height; y++)
        for (let x = 0; x < width; x++, i++, p += 4) {
          const own = light.share[i]!
          const n = own > 0.02 ? tileAt(tile, x * scale, y * scale) : 0
          const seen = grown < 1 ? smooth((front - Math.hypot(x - cx, y - cy) / far + 0.16 * n) / 0.18) : 1
          const v = (1 + own * (pulse - 1 + 0.17 * n)) * (1 + (bright - 1) * Math.min(1, own * 1.6 + 0.1))
          if (wish.isClear) {
            sheet[p] = still[p]! * Math.max(1, v * 0.6 + 0.4)
            sheet[p + 1] = still[p + 1]! * Math.max(1, v * 0.6 + 0.4)
            sheet[p + 2] = still[p + 2]! * Math.max(1, v * 0.6 + 0.4)
            sheet[p + 3] = still[p + 3]! * seen * v
            continue
          }
          // Where its light has not come yet, its ground lies in the dark.
          const lit = v * (0.1 + 0.9 * seen)
          sheet[p] = still[p]! * lit
          sheet[p + 1] = still[p + 1]! * lit
          sheet[p + 2] = still[p + 2]! * lit
          sheet[p + 3] = 255
        }
      bend(size)
      throughNet(net, width, height, sheet, px)
      sparks(now, px, grown * Math.min(1.2, bright))
    },
  }

  /** Its light streams; all of it is as large as the moment has it. */
  function bend(size: number) {
    for (let r = 0, k = 0; r < net.down; r++)
      for (let c = 0; c < net.across; c++, k++) {
        const [x, y] = [c * CELL, r * CELL]
        const at = Math.min(height - 1, y) * width + Math.min(width - 1, x)
        const free = Math.min(1, light.wide[at]! * 2) * reach
        const own = wish.isClear ? size : 1 + (size - 1) * Math.min(1, light.wide[at]! * 1.5)
        net.x[k] = cx + (x - cx) / own + free * tileAt(tile, x * scale, y * scale)
        net.y[k] = cy + (y - cy) / own + free * tileAt(tile, x * scale + 57, y * scale + 23)
      }
  }
}

/** What of a spell is light, 0-1 a px; the same softly; and where its heart is, px. */
function lightOf({ width, height, wish }: Stage, still: Uint8ClampedArray) {
  const share = new Float32Array(width * height)
  let [sx, sy, mass] = [0, 0, 1e-3]
  for (let y = 0, i = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++, p += 4) {
      const most = Math.max(still[p]!, still[p + 1]!, still[p + 2]!)
      const bright = wish.isClear ? still[p + 3]! / 255 : smooth((most - 60) / 150)
      share[i] = bright
      const weight = bright * bright
      sx += x * weight
      sy += y * weight
      mass += weight
    }
  const wide = blur({ width, height, values: share }, Math.max(2, Math.min(width, height) / 40), 2).values
  return { share, wide, heart: mass > 1 ? ([sx / mass, sy / mass] as const) : ([width / 2, height / 2] as const) }
}

function sparksOf(stage: Stage, { palette }: SpellScene): (now: Instant, px: Uint8ClampedArray, power: number) => void {
  const { width, height, unit, wish } = stage
  const chance = stage.random.fork('sparks')
  const c = wish.colour ?? palette.main
  const list = Array.from({ length: Math.round(70 * wish.strength) }, () => ({
    angle: chance.range(0, TURN),
    away: chance.range(0.04, 0.34),
    first: chance.next(),
    often: cycles(stage, chance.range(0.3, 0.65)),
    rise: chance.range(0.05, 0.2),
    turn: chance.range(-0.9, 0.9),
    size: chance.range(0.9, 2.2) * unit,
  }))
  const shorter = Math.min(width, height)
  return ({ phase }, px, power) => {
    for (const one of list) {
      const age = (phase * one.often + one.first) % 1
      const angle = one.angle + one.turn * age
      const x = width / 2 + Math.cos(angle) * one.away * shorter
      const y = height / 2 + Math.sin(angle) * one.away * shorter - one.rise * age * shorter
      const v = Math.sin(Math.PI * age) * power
      if (v < 0.03) continue
      // On no ground a spark brings its own opacity.
      if (wish.isClear) veil(px, width, height, x, y, one.size * 3, v)
      glow(stage, px, x, y, one.size * 2.6, c, v * 0.45)
      glow(stage, px, x, y, one.size, [255, 255, 255], v * 0.8)
    }
  }
}

function veil(
  px: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
  power: number,
): void {
  for (let j = Math.max(0, Math.ceil(y - radius)); j <= Math.min(height - 1, y + radius); j++)
    for (let i = Math.max(0, Math.ceil(x - radius)); i <= Math.min(width - 1, x + radius); i++) {
      const t = 1 - ((i - x) ** 2 + (j - y) ** 2) / (radius * radius)
      if (t <= 0) continue
      const p = (j * width + i) * 4 + 3
      px[p] = Math.max(px[p]!, 235 * t * t * power)
    }
}
