import { paintScene } from '../../landscapes/paint.ts'
import { blur, smoothstep } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { glow } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice } from '../waves.ts'
import type { Land } from './view.ts'

const TURN = Math.PI * 2
/** When of a day that passes, 0 noon and 1 night, the first windows are lit, over how long all of them are, and when stars come out. */
const WINDOWS = { first: 0.5, over: 0.28 }
const STARS = { first: 0.66, all: 0.95 }

/** What a night brings that an effect lets fall on a landscape: stars in its sky, and windows that are lit one after another. */
export function nightfall(stage: Stage, land: Land, checkpoint: Checkpoint): Pass | undefined {
  if (!stage.wish.effects.includes('day-to-night')) return undefined
  const stars = starsOver(stage, land)
  const windows = windowsOf(stage, land, checkpoint)
  return (now, px) => {
    const t = stage.loops ? 0.5 - 0.5 * Math.cos(now.phase * TURN) : now.through
    windows?.(t, px)
    stars(t, now.phase, px)
  }
}

function starsOver(stage: Stage, { sky, plate }: Land) {
  const { width, height, unit } = stage
  const chance = stage.random.fork('stars of the night')
  const stars = plate.scene.cavern
    ? []
    : Array.from({ length: 520 }, () => ({
        x: chance.range(0, width - 1),
        y: chance.range(0, Math.min(height - 1, plate.view.horizon)),
        size: Math.max(0.7, chance.range(0.5, 1.15) * unit),
        light: 0.2 + 0.8 * chance.next() ** 3,
        first: chance.next(),
        turns: cycles(stage, chance.range(0.2, 0.8)),
      })).filter(({ x, y }) => sky[Math.floor(y) * width + Math.floor(x)]! > 0.95)
  return (t: number, phase: number, px: Uint8ClampedArray) => {
    const night = smoothstep(STARS.first, STARS.all, t)
    if (night === 0) return
    for (const { x, y, size, light, first, turns } of stars) {
      const low = Math.min(1, 1.25 * (1 - y / plate.view.horizon) + 0.12)
      // The brightest are seen first.
      const own = smoothstep(1 - light, 1.25 - light, night) * light * low
      const twinkle = 0.8 + 0.2 * Math.sin(TURN * (turns * phase + first))
      if (own > 0.02) glow(stage, px, x, y, size * (0.7 + 0.5 * light), [206, 218, 255], own * twinkle)
    }
  }
}

/** px a side of what is lit together: a window or two. */
const HOUSE = 9
/** How much brighter, 0-255, a lit window is than a dark one at least. */
const LIT = 16
/** How much more red than blue that light has. */
const WARM = [26, 70] as const

/** Windows are where the same land painted with lights in its houses is brighter. */
function windowsOf({ width, height, unit }: Stage, { plate, sky }: Land, checkpoint: Checkpoint) {
  const { scene, canvas } = plate
  if (!scene.things.some(({ lit, ruined }) => !lit && ruined < 0.5)) return undefined
  const things = scene.things.map((thing) => (thing.ruined < 0.5 ? { ...thing, lit: true } : thing))
  const bright = paintScene({ ...scene, things }, { width, height }, checkpoint).canvas
  const pixelsOf = (of: typeof canvas) => of.getContext('2d').getImageData(0, 0, width, height).data
  const [dark, lit] = [pixelsOf(canvas), pixelsOf(bright)]
  const shine = new Float32Array(width * height)
  let any = false
  for (let i = 0, p = 0; i < shine.length; i++, p += 4) {
    // Lamplight is warm: smoke of their chimneys is not.
    const more = lit[p]! - dark[p]!
    const warm = more - (lit[p + 2]! - dark[p + 2]!)
    if (more < LIT || sky[i]! > 0.3) continue
    const own = smoothstep(WARM[0], WARM[1], warm) * smoothstep(150, 205, lit[p]!)
    if (own === 0) continue
    any = true
    shine[i] = own
  }
  if (!any) return undefined
  const halo = blur({ width, height, values: shine }, Math.max(2, 7 * unit), 2).values
  const block = Math.max(3, Math.round(HOUSE * unit))
  const wide = Math.ceil(width / block)
  return (t: number, px: Uint8ClampedArray) => {
    if (t < WINDOWS.first) return
    for (let y = 0, i = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++, p += 4) {
        if (halo[i]! < 0.004) continue
        const house = Math.floor(y / block) * wide + Math.floor(x / block)
        const at = WINDOWS.first + WINDOWS.over * dice(house, 41)
        const own = shine[i]! * smoothstep(at, at + 0.03, t)
        const all = smoothstep(WINDOWS.first, WINDOWS.first + WINDOWS.over, t) * Math.min(0.5, halo[i]! * 1.4)
        px[p]! += (255 - px[p]!) * own + 120 * all
        px[p + 1]! += (196 - px[p + 1]!) * own + 70 * all
        px[p + 2]! += (104 - px[p + 2]!) * own * 0.9 + 22 * all
      }
  }
}
