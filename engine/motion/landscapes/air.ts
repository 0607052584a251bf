import { fallsOf } from '../../landscapes/paint.ts'
import type { LandscapeScene } from '../../landscapes/scene.ts'
import { heightOf } from '../../landscapes/terrain/height.ts'
import { columnAt, rowAt } from '../../landscapes/view.ts'
import { blur } from '../../paint/field.ts'
import { tileAt } from '../effects/fog.ts'
import { dot, glow, streak } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice, flicker, raise, waves } from '../waves.ts'
import type { Land } from './view.ts'

const TURN = Math.PI * 2

/** Falling water: streaks that run down it, and spray at its foot. */
export function fallPass(stage: Stage, scene: LandscapeScene, { plate, pixels }: Land): Pass | undefined {
  const falls = fallsOf(plate)
  if (falls.length === 0) return undefined
  const { width, unit } = stage
  const chance = stage.random.fork('falls')
  const day = Math.min(1, scene.light.ambient[1] + scene.light.sun[1] * 0.5)
  const white = [238 * day, 246 * day, 252 * day] as const
  const blue = [118 * day, 160 * day, 182 * day] as const
  const streaks = falls.flatMap(({ x, top, bottom, wide, fade }) =>
    Array.from({ length: Math.round(60 + Math.min(160, wide * 1.2)) }, (_, k) => ({
      x: x + chance.range(-0.5, 0.5) * wide * 1.1,
      top,
      tall: bottom - top,
      fade,
      first: chance.next(),
      often: cycles(stage, chance.range(0.55, 0.85)),
      long: chance.range(0.08, 0.22),
      thick: Math.max(0.7, wide * chance.range(0.015, 0.05)),
      c: k % 3 === 0 ? blue : white,
    })),
  )
  const spray = falls
    .filter(({ fade }) => fade === 0)
    .flatMap(({ x, bottom, wide }) =>
      Array.from({ length: 26 }, () => ({
        x: x + chance.range(-0.7, 0.7) * wide,
        y: bottom,
        first: chance.next(),
        often: cycles(stage, chance.range(0.3, 0.5)),
        rise: wide * chance.range(0.25, 0.7),
        size: wide * chance.range(0.16, 0.34),
      })),
    )
  return ({ phase }, px) => {
    for (const { x, top, tall, fade, first, often, long, thick, c } of streaks) {
      const t = (phase * often + first) % 1
      const fallen = t * t * 0.6 + t * 0.4
      const y = top + fallen * tall
      const end = Math.min(top + tall, y + long * tall)
      const i = (Math.round(y) * width + Math.round(x)) * 4
      if (pixels[i] === undefined) continue
      streak(
        stage,
        px,
        [x, y],
        [x + (x % 3) * 0.3, end],
        thick,
        c,
        0.4 * Math.min(1, t * 8) * (fade > 0 ? Math.max(0, 1 - fallen * fade) : 1),
      )
    }
    for (const { x, y, first, often, rise, size } of spray) {
      const t = (phase * often + first) % 1
      const up = Math.sin(Math.PI * t)
      dot(stage, px, x, y - rise * t * 0.7 + 4 * unit, size * (0.6 + t), white, 0.13 * up)
    }
  }
}

/** Smoke out of a volcano, lit from below. */
export function plumePass(stage: Stage, scene: LandscapeScene, { plate }: Land): Pass | undefined {
  const { view } = plate
  const chance = stage.random.fork('plumes')
  const sources = scene.land.forms.flatMap((form) => {
    if (form.form !== 'volcano') return []
    const wide = (view.focal * form.radius * 0.16) / form.z
    return [
      {
        x: columnAt(view, form.x, form.z),
        y: rowAt(view, form.height * 0.84, form.z),
        wide,
        tall: view.height * 0.42,
        fire: 1,
      },
    ]
  })
  const heightAt = heightOf(scene.land, scene.camera)
  const from = scene.things
    .filter(({ thing, burning, lit }) => burning || (lit && ['village', 'cottage', 'camp'].includes(thing)))
    .map((thing) => {
      const tall = (view.focal * thing.size) / thing.z
      const x = columnAt(view, thing.x, thing.z)
      const y = rowAt(view, heightAt(thing.x, thing.z), thing.z) - tall * (thing.burning ? 0.6 : 0.9)
      return {
        x,
        y,
        wide: tall * (thing.burning ? 0.3 : 0.07),
        tall: tall * (thing.burning ? 2 : 1.4),
        fire: thing.burning ? 1 : 0,
      }
    })
  const all = [...sources, ...from]
  if (all.length === 0) return undefined
  const lean = (0.2 + 0.5 * scene.sky.wind + 0.15 * stage.wish.wind) * -Math.sign(scene.light.direction[0] || 1)
  const puffs = all.flatMap((source) =>
    Array.from({ length: 30 }, (_, k) => ({
      ...source,
      first: k / 30 + chance.range(0, 0.03),
      side: chance.normal() * 0.5,
      size: chance.range(0.7, 1.2),
    })),
  )
  const often = cycles(stage, 0.12)
  const { shaded, lit } = scene.sky.cloud
  return ({ phase }, px) => {
    for (const { x, y, wide, tall, fire, first, side, size } of puffs) {
      const t = (phase * often + first) % 1
      const spread = wide * (0.35 + 2.2 * t ** 0.8)
      const cx = x + lean * tall * t ** 1.4 + side * spread * 0.7
      const cy = y - tall * t
      const dark = fire > 0 ? 0.45 : 1
      const share = 0.35 + 0.3 * side
      const hot = fire * Math.max(0, 1 - t * 3.2)
      const c = [
        (shaded[0] + (lit[0] - shaded[0]) * share) * dark * (1 - hot) + 255 * hot,
        (shaded[1] + (lit[1] - shaded[1]) * share) * dark * (1 - hot) + 128 * hot,
        (shaded[2] + (lit[2] - shaded[2]) * share) * dark * (1 - hot) + 48 * hot,
      ] as const
      soft(stage, px, cx, cy, spread * size * 1.3, c, 0.2 * Math.min(1, t * 9) * (1 - t) * (fire > 0 ? 1.25 : 1))
    }
  }
}

function soft(
  { width, height }: Stage,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  radius: number,
  c: readonly [number, number, number],
  alpha: number,
) {
  const y1 = Math.min(height - 1, Math.floor(y + radius))
  const x1 = Math.min(width - 1, Math.floor(x + radius))
  const scale = 1 / (radius * radius)
  for (let j = Math.max(0, Math.ceil(y - radius)); j <= y1; j++)
    for (let i = Math.max(0, Math.ceil(x - radius)), p = (j * width + i) * 4; i <= x1; i++, p += 4) {
      const t = 1 - ((i - x) ** 2 + (j - y) ** 2) * scale
      if (t <= 0) continue
      const v = alpha * t * t
      px[p]! += (c[0] - px[p]!) * v
      px[p + 1]! += (c[1] - px[p + 1]!) * v
      px[p + 2]! += (c[2] - px[p + 2]!) * v
    }
}

/** What burns and glows flickers: px of the colours of fire, lava and lit windows, each patch by itself. */
export function embersOfLand(stage: Stage, { pixels, sky }: Pick<Land, 'pixels' | 'sky'>): Pass | undefined {
  const places: number[] = []
  for (let i = 0, p = 0; i < sky.length; i++, p += 4)
    if (sky[i]! < 0.5 && pixels[p]! > 196 && pixels[p]! - pixels[p + 2]! > 100 && pixels[p]! > pixels[p + 1]! * 1.12)
      places.push(i)
  if (places.length < 12) return undefined
  const { width, height } = stage
  const list = waves(stage.random.fork('embers of land'), {
    count: 30,
    from: 2,
    to: 14,
    speed: 0.5 * stage.seconds * stage.pace,
    slope: 0.6,
  })
  const tile = new Float32Array(128 * 128)
  const scale = 128 / (height * 0.5)
  const lit = Uint32Array.from(places)
  return ({ phase }, px) => {
    raise(list, phase, 128, tile)
    for (const i of lit) {
      const n = tileAt(tile, (i % width) * scale, Math.floor(i / width) * scale)
      const up = 1 + 0.24 * n
      const p = i * 4
      px[p]! *= up
      px[p + 1]! *= 1 + 0.3 * n
      px[p + 2]! *= up
    }
  }
}

/** Stars that twinkle, and an aurora whose curtains wander. */
export function nightPass(stage: Stage, scene: LandscapeScene, { pixels, sky, plate }: Land): Pass | undefined {
  const { width, height } = stage
  const rows = Math.min(height, Math.ceil(plate.view.horizon))
  const passes: Pass[] = []
  if (scene.sky.aurora && !stage.wish.denied.has('aurora')) {
    const [bend, light] = [flicker(stage.random.fork('aurora'), 1, 4, 0.8), cycles(stage, 0.16)]
    const shift = new Float32Array(width)
    const power = new Float32Array(width)
    passes.push(({ phase }, px) => {
      for (let x = 0; x < width; x++) {
        const u = x / width
        shift[x] = height * 0.014 * (Math.sin(TURN * (u * 2.3 + light * phase)) + 0.6 * bend((phase + u * 0.8) % 1))
        power[x] =
          1 + 0.28 * Math.sin(TURN * (u * 3.1 - light * phase)) + 0.14 * Math.sin(TURN * (u * 9 + 2 * light * phase))
      }
      for (let y = 0, i = 0; y < rows; y++)
        for (let x = 0; x < width; x++, i++) {
          const share = sky[i]!
          if (share < 0.5) continue
          const from = Math.min(rows - 1, Math.max(0, Math.round(y + shift[x]!)))
          const o = (from * width + x) * 4
          if (sky[from * width + x]! < 0.5) continue
          const green = Math.max(0, pixels[o + 1]! - pixels[o]! * 0.9 - 12) / 160
          const up = 1 + (power[x]! - 1) * Math.min(1, green * 2.5)
          const p = i * 4
          for (let c = 0; c < 3; c++) px[p + c] = pixels[o + c]! * up
        }
    })
  }
  if (scene.sky.stars > 0 && !stage.wish.denied.has('stars')) {
    const light = new Float32Array(width * rows)
    const open = sky.slice(0, light.length)
    for (let i = 0, p = 0; i < light.length; i++, p += 4)
      light[i] = (pixels[p]! * 0.3 + pixels[p + 1]! * 0.59 + pixels[p + 2]! * 0.11) * open[i]!
    // Of the sky alone: beside dark trees all of it is brighter than what is about it.
    const reach = Math.max(2, height / 170)
    const share = blur({ width, height: rows, values: open }, reach, 1).values
    const around = blur({ width, height: rows, values: light }, reach, 1).values.map((sum, i) => sum / (share[i]! || 1))
    const stars: { p: number; turns: number; first: number }[] = []
    for (let i = 0; i < light.length; i++) {
      if (sky[i]! < 0.9 || share[i]! < 0.5 || light[i]! - around[i]! < 14) continue
      const cell = Math.floor((i % width) / 6) + Math.floor(i / width / 6) * 4099
      stars.push({ p: i * 4, turns: cycles(stage, 0.2 + 0.8 * dice(cell, 3)), first: dice(cell, 9) })
    }
    passes.push(({ phase }, px) => {
      for (const { p, turns, first } of stars) {
        const up = 0.82 + 0.3 * Math.sin(TURN * (turns * phase + first))
        px[p]! *= up
        px[p + 1]! *= up
        px[p + 2]! *= up
      }
    })
  }
  if (passes.length === 0) return undefined
  return (now, px) => {
    for (const pass of passes) pass(now, px)
  }
}

/** Birds that circle far off. */
export function birdPass(stage: Stage, scene: LandscapeScene, { plate }: Land): Pass | undefined {
  const { wish, width, height, unit } = stage
  const many =
    wish.denied.has('birds') || scene.cavern
      ? 0
      : wish.asked.has('birds')
        ? 16
        : scene.foreground.birds > 0
          ? Math.min(12, scene.foreground.birds + 3)
          : 0
  if (many === 0) return undefined
  const chance = stage.random.fork('birds')
  const [cx, cy] = [width * chance.range(0.3, 0.7), plate.view.horizon * chance.range(0.32, 0.6)]
  const list = Array.from({ length: many }, () => ({
    x: cx + chance.normal() * width * 0.1,
    y: cy + chance.normal() * height * 0.05,
    reach: unit * chance.range(60, 170),
    first: chance.next(),
    // Slow: a circle takes at least the whole motion.
    turns: chance.chance(0.8) ? 1 : -1,
    wing: unit * chance.range(7, 14),
    beats: cycles(stage, chance.range(1.9, 2.8)),
    glides: chance.range(0, TURN),
  }))
  const dark = scene.sky.zenith.map((value) => value * 0.22 + 14) as [number, number, number]
  return ({ phase }, px) => {
    for (const { x, y, reach, first, turns, wing, beats, glides } of list) {
      const angle = TURN * (turns * phase + first)
      const bx = x + Math.cos(angle) * reach
      const by = y + Math.sin(angle) * reach * 0.3
      const depth = 1 + 0.25 * Math.sin(angle)
      const beat = Math.sin(TURN * (beats * phase + first)) * Math.max(0.15, 0.6 + 0.5 * Math.sin(angle * 2 + glides))
      const w = wing * depth
      const foreshortened = 0.45 + 0.55 * Math.abs(Math.sin(angle))
      const thick = Math.max(1, w * 0.2)
      for (const side of [-1, 1]) {
        const elbow = [bx + side * w * 0.48 * foreshortened, by - w * (0.2 + 0.3 * beat)] as const
        const tip = [bx + side * w * foreshortened, by - w * (0.08 + 0.55 * beat)] as const
        streak(stage, px, [bx, by], elbow, thick, dark, 0.95)
        streak(stage, px, elbow, tip, thick * 0.75, dark, 0.9)
      }
      glowless(stage, px, bx, by, thick, dark)
    }
  }
}

const glowless = (
  stage: Stage,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  size: number,
  c: readonly [number, number, number],
) => dot(stage, px, x, y, size * 0.7, c, 0.9)

/** What falls or rises of itself in a landscape: leaves, ash, sparks over a crater. */
export function driftOf(
  { wish }: Stage,
  { sky: { falling } }: LandscapeScene,
): 'leaves' | 'ash' | 'sparks' | undefined {
  if (wish.denied.has('leaves')) return undefined
  if (falling === 'leaves' || falling === 'ash' || falling === 'sparks') return falling
  return wish.asked.has('leaves') ? 'leaves' : undefined
}

/** It falling or rising. */
export function driftPass(stage: Stage, scene: LandscapeScene, { plate }: Land): Pass | undefined {
  const { fall } = scene.sky
  const what = driftOf(stage, scene)
  if (!what) return undefined
  const { width, height, unit } = stage
  const chance = stage.random.fork('drift')
  const crater = scene.land.forms.find((form) => form.form === 'volcano')
  const from = crater && {
    x: columnAt(plate.view, crater.x, crater.z),
    y: rowAt(plate.view, crater.height * 0.85, crater.z),
  }
  const leaf = scene.stands.find(({ species }) => !['conifer', 'reeds', 'shrub', 'cactus'].includes(species))?.leaf ?? [
    192, 126, 46,
  ]
  const many = what === 'leaves' ? 70 : Math.round((what === 'ash' ? 300 : 160) * Math.max(0.4, fall))
  const list = Array.from({ length: many }, (_, k) => ({
    key: 9001 + k * 61,
    first: chance.next(),
    often: cycles(stage, chance.range(0.12, 0.24)),
    sway: unit * chance.range(14, 44),
    sways: chance.int(1, 3),
    turn: chance.range(0, TURN),
    size: unit * (what === 'leaves' ? chance.range(3, 8) : chance.range(0.9, 2.6)),
    light: chance.range(0.6, 1.2),
  }))
  return ({ phase }, px) => {
    for (const { key, first, often, sway, sways, turn, size, light } of list) {
      const t = (phase * often + first) % 1
      const cycle = Math.floor(phase * often + first) % often
      const bend = sway * Math.sin(turn + t * sways * TURN)
      if (what === 'sparks' && from) {
        const x = from.x + (dice(key, cycle) - 0.5) * height * (0.06 + 0.3 * t) + bend * t
        const y = from.y - 0.4 * height * t ** 0.9
        glow(stage, px, x, y, Math.max(0.8, size * 0.7), [255, 170 - 80 * t, 60 - 40 * t], (1 - t) * Math.min(1, t * 8))
        continue
      }
      const x = dice(key, cycle) * width * 1.3 - width * 0.25 + t * width * 0.2 * (0.5 + stage.wish.wind) + bend
      const y = t * height * 1.06 - height * 0.03
      if (what === 'ash') dot(stage, px, x, y, size, [74, 68, 66], 0.7)
      else {
        const flat = Math.abs(Math.sin(turn * 3 + t * TURN * (2 + sways)))
        const lean = size * (0.4 + 0.6 * flat)
        const c = [leaf[0]! * light, leaf[1]! * light, leaf[2]! * light] as const
        streak(
          stage,
          px,
          [x - lean, y - size * 0.4],
          [x + lean, y + size * 0.4],
          Math.max(1, size * 0.75 * (1 - 0.7 * flat)),
          c,
          0.95,
        )
      }
    }
  }
}
