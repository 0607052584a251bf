import { breathing, breathWay } from '../../monsters/mouths.ts'
import type { BreathKind, MonsterScene } from '../../monsters/scene.ts'
import { smoothstep } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Picture } from '../../paint/picture.ts'
import { repaint } from '../../repaint.ts'
import { tileAt } from '../effects/fog.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { flicker, raise, waves } from '../waves.ts'

const TILE = 128
/** How far apart, 0-255, a picture with a breath and one without are where it is the breath that is seen, not its light. */
const BREATH = { from: 22, to: 64 }
/** How much a breath swells on its way within one of its turns, and how many of them it makes a second. */
const FLOW = { swell: 0.42, often: 1.5 }

/** What a beast breathes out: the picture without it, and how it is laid on. */
export interface Spout {
  /** RGBA, without any breath. */
  bare: Uint8ClampedArray
  spout: Pass
}

/** Which breath the words or the scene ask for. */
function kindOf({ wish }: Stage, { creatures }: MonsterScene): BreathKind | undefined {
  const own = creatures[0]?.breath
  return wish.breathes === 'own' ? (own ?? 'fire') : (wish.breathes ?? own)
}

/**
 * The breath of a scene's first creature; undefined where it breathes nothing out. One that the still has goes on all the time,
 * one that only the words ask for comes out, and ends.
 */
export function spoutOf(
  stage: Stage,
  scene: MonsterScene,
  style: string,
  painted: Picture,
  checkpoint: Checkpoint,
): Spout | undefined {
  const { width, height } = stage
  const kind = kindOf(stage, scene)
  const way = kind && breathWay(breathing(scene, kind), { width, height })
  if (!kind || !way) return undefined
  const isOwn = scene.creatures[0]?.breath === kind
  const paint = (one: MonsterScene, from: number) =>
    repaint('monsters', one, style, { width, height }, (done, words) => checkpoint(from + done * 0.5, words)).pixels
  const full = isOwn ? painted.pixels : paint(breathing(scene, kind), 0)
  const bare =
    isOwn || scene.creatures.some(({ breath }) => breath) ? paint(breathing(scene, undefined), 0.5) : painted.pixels
  const mask = new Float32Array(width * height)
  const places: number[] = []
  const reach = way.reach * 1.35
  for (let y = 0, i = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++, p += 4) {
      const apart = Math.max(
        Math.abs(full[p]! - bare[p]!),
        Math.abs(full[p + 1]! - bare[p + 1]!),
        Math.abs(full[p + 2]! - bare[p + 2]!),
      )
      const along = (x - way.x) * way.dx + (y - way.y) * way.dy
      mask[i] = along > -0.06 * reach ? smoothstep(BREATH.from, BREATH.to, apart) : 0
      if (apart > 3 || (along > -0.06 * reach && along < reach)) places.push(i)
    }
  const chance = stage.random.fork('spout')
  const light = flicker(chance.fork('light'), 2, Math.max(8, cycles(stage, 5)), 0.6)
  const strike = flicker(chance.fork('strike'), Math.max(3, cycles(stage, 3)), Math.max(20, cycles(stage, 9)), 0.2)
  const list = waves(chance.fork('curls'), {
    count: 26,
    from: 2,
    to: 9,
    speed: 0.5 * stage.seconds * stage.pace,
    slope: 0.7,
  })
  const tile = new Float32Array(TILE * TILE)
  const scale = TILE / (height * 0.42)
  const turns = cycles(stage, FLOW.often)
  const spots = Uint32Array.from(places)
  const when = timesOf(stage, isOwn)
  const spout: Pass = ({ phase }, px) => {
    const { front, tail, shines } = when(phase * stage.seconds)
    if (shines <= 0) return
    raise(list, phase, TILE, tile)
    const flown = (phase * turns) % 1
    const [ta, tb] = [flown, (flown + 0.5) % 1]
    const wa = 1 - Math.abs(2 * ta - 1)
    const isStruck = kind === 'lightning'
    const glow = shines * (1 + 0.14 * light(phase)) * (isStruck ? Math.min(1.1, 0.8 + 0.5 * strike(phase)) : 1)
    const flips = isStruck && strike((phase + 0.37) % 1) > 0
    for (const i of spots) {
      const x = i % width
      const y = (i / width) | 0
      const rx = x - way.x
      const ry = y - way.y
      const along = rx * way.dx + ry * way.dy
      const u = along / way.reach
      const p = i * 4
      const lit = 1 - mask[i]!
      let red = px[p]! + (full[p]! - bare[p]!) * lit * glow
      let green = px[p + 1]! + (full[p + 1]! - bare[p + 1]!) * lit * glow
      let blue = px[p + 2]! + (full[p + 2]! - bare[p + 2]!) * lit * glow
      const there = smoothstep(front, front - 0.3, u) * (tail > -0.3 ? smoothstep(tail, tail + 0.3, u) : 1)
      if (there > 0.003 && u > -0.06) {
        let [sum, r, g, b] = [0, 0, 0, 0]
        const curl = isStruck ? 0 : 0.05 * Math.max(0, along)
        const cx = curl * tileAt(tile, x * scale - 40 * flown, y * scale)
        const cy = curl * tileAt(tile, x * scale + 61, y * scale + 17)
        for (let k = 0; k < 2; k++) {
          if (isStruck && k === 1) break
          const share = isStruck ? 1 : k === 0 ? wa : 1 - wa
          const by = isStruck ? 1 : 1 - FLOW.swell * ((k === 0 ? ta : tb) - 0.5)
          // Forks of lightning leap to the other side of its way.
          const across = flips ? -2 * (ry * way.dx - rx * way.dy) : 0
          const sx = Math.round(way.x + rx * by + cx - way.dy * across)
          const sy = Math.round(way.y + ry * by + cy + way.dx * across)
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
          const at = sy * width + sx
          const m = mask[at]! * share
          if (m === 0) continue
          sum += m
          r += full[at * 4]! * m
          g += full[at * 4 + 1]! * m
          b += full[at * 4 + 2]! * m
        }
        if (sum > 0.003) {
          const cover = Math.min(1, sum * 1.15) * there * Math.min(1, isStruck ? glow : 1)
          red += (r / sum - red) * cover
          green += (g / sum - green) * cover
          blue += (b / sum - blue) * cover
        }
      }
      px[p] = red
      px[p + 1] = green
      px[p + 2] = blue
    }
  }
  return { bare, spout }
}

/** How long a breath takes to its far end, s. */
const GOES = 0.5

/** Where a breath begins and ends on its way, and how brightly it shines, at a moment, s. */
function timesOf({ seconds, pace }: Stage, isOwn: boolean) {
  if (isOwn) return () => ({ front: 9, tail: -9, shines: 1 })
  const from = Math.min(1.1, seconds * 0.18)
  const to = Math.min(from + 3.2, seconds - 1.3)
  const goes = GOES / Math.min(1.6, pace)
  return (t: number) => ({
    front: t < from ? -1 : ((t - from) / goes) * 1.3,
    tail: t < to ? -9 : ((t - to) / goes) * 1.3 - 0.3,
    shines: smoothstep(from, from + goes, t) * smoothstep(to + goes * 1.4, to, t),
  })
}
