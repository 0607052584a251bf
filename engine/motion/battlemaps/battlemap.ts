import { battlemaps } from '../../maps/battlemaps/battlemaps.ts'
import type { BattlemapScene } from '../../maps/battlemaps/scene.ts'
import { sceneFor } from '../../maps/battlemaps/version.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { rain, snow } from '../effects/falling.ts'
import { fogPass, tileAt } from '../effects/fog.ts'
import { lightning } from '../effects/lightning.ts'
import { fireflyPass } from '../effects/lights.ts'
import type { Life } from '../life.ts'
import { glow } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import type { Mover } from '../words/wish.ts'
import { flamesOf, smokeOf } from './flames.ts'
import { burn, type Lamps, lampsOf } from './lamps.ts'
import { type Plates, platesOf } from './plates.ts'
import { rippleAt, ripplesOf } from './ripples.ts'
import { placeOf, type Sheet, sheetOf } from './sheet.ts'
import { swayOf, treesOf } from './sway.ts'

const TURN = Math.PI * 2

/** What a px of a map does. */
const STILL = 0
const LIT = 1
const WATER = 2
const LAVA = 3
const LEAVES = 4

const hexOf = (colour: readonly number[]) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** A battle map that lives: its lamps flicker, its water ripples, crowns sway, and what falls, falls. */
export function battlemapLife(stage: Stage, kept: BattlemapScene, style: string, checkpoint: Checkpoint): Life {
  const own = sceneFor(kept, 'players')
  const { weather } = own.ambience
  const { wish } = stage
  const scene: BattlemapScene = {
    ...own,
    lights: litIn(own, wish.colour),
    ambience: { ...own.ambience, weather: 'none' },
  }
  const sheet = sheetOf(scene, stage.width, stage.height)
  const plates = platesOf(scene, sheet, style, checkpoint)
  const lamps = lampsOf(stage, wish.denied.has('flames') ? { ...scene, lights: [] } : scene, sheet)
  const movers = moversIn(stage, scene, plates, lamps)
  const passes: Pass[] = [surface(stage, scene, sheet, plates, lamps)]
  if (!wish.denied.has('flames')) passes.push(flamesOf(stage, sheet, lamps.list))
  for (const [mover, pass] of airOf(stage, scene, sheet, weather, lamps, plates)) {
    movers.add(mover)
    passes.push(pass)
  }
  const screen = weatherOf(stage, weather)
  return {
    isAlive: true,
    movers,
    plate: weather === 'none' ? plates.full : battlemaps.paint(own, sheet, style, () => undefined).pixels,
    base: (now, px) => {
      for (const pass of passes) pass(now, px)
    },
    map: { ...kept, lights: litIn(kept, wish.colour) },
    ...(screen && { screen }),
  }
}

/** A map's lights, in the colour that was asked for where one was. */
const litIn = ({ lights }: BattlemapScene, colour: readonly number[] | undefined) =>
  colour ? lights.map((light) => ({ ...light, colour: hexOf(colour) })) : lights

/** What of a map's own moves, but for its air. */
function moversIn({ wish }: Stage, scene: BattlemapScene, { pond, hot }: Plates, { list }: Lamps): Set<Mover> {
  const movers = new Set<Mover>()
  if (pond) movers.add('water')
  if (hot) movers.add('lava')
  if (treesOf(scene).length > 0 && wish.wind > 0) movers.add('trees')
  if (list.length > 0) movers.add('lamps')
  if (list.some(({ kind, size }) => kind !== 'magic' && size > 0)) movers.add('flames')
  if (list.some(({ kind }) => kind === 'magic')) movers.add('magic')
  for (const one of wish.denied) movers.delete(one)
  return movers
}

/** Lamplight, water, lava and leaves, px by px over the map that stands still. */
function surface(stage: Stage, scene: BattlemapScene, sheet: Sheet, plates: Plates, lamps: Lamps): Pass {
  const { width, height, scale } = sheet
  const { full, dark, pond, wet, hot } = plates
  const { wish } = stage
  const ripples = pond && wet && !wish.denied.has('water') ? ripplesOf(stage, sheet) : undefined
  const sway = wish.denied.has('trees') ? undefined : swayOf(stage, scene, sheet)
  const melt = hot && !wish.denied.has('lava') ? meltOf(stage, sheet) : undefined
  const kind = new Uint8Array(width * height)
  for (let i = 0, p = 0; i < kind.length; i++, p += 4) {
    if (ripples && wet!.share[i]! > 0.02) kind[i] = WATER
    else if (melt && hot![i]! > 0.02) kind[i] = LAVA
    else if (sway && sway.free[i]! > 0.01) kind[i] = LEAVES
    else if (
      Math.abs(full[p]! - dark[p]!) + Math.abs(full[p + 1]! - dark[p + 1]!) + Math.abs(full[p + 2]! - dark[p + 2]!) >
      2
    )
      kind[i] = LIT
  }
  const { gain, now, step, width: wide, height: high } = lamps
  const slope = new Float32Array(3)
  const blown = new Float32Array(2)
  const ripple = 0.062 * scale
  const isInk = full === dark
  return ({ phase }, px) => {
    burn(lamps, phase)
    ripples?.settle(phase)
    sway?.settle(phase)
    melt?.settle(phase)
    px.set(full)
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const gy = Math.min(high - 1.001, Math.max(0, (y + 0.5) / step - 0.5))
      const row = gy | 0
      const v = gy - row
      for (let x = 0; x < width; x++, i++, p += 4) {
        const what = kind[i]!
        if (what === STILL) continue
        const gx = Math.min(wide - 1.001, Math.max(0, (x + 0.5) / step - 0.5))
        const column = gx | 0
        const u = gx - column
        const g0 = row * wide + column
        let g = 1
        if (!isInk) {
          const top = gain[g0]! + (gain[g0 + 1]! - gain[g0]!) * u
          const low = gain[g0 + wide]! + (gain[g0 + wide + 1]! - gain[g0 + wide]!) * u
          g = top + (low - top) * v
        }
        if (what === LIT) {
          px[p] = dark[p]! + (full[p]! - dark[p]!) * g
          px[p + 1] = dark[p + 1]! + (full[p + 1]! - dark[p + 1]!) * g
          px[p + 2] = dark[p + 2]! + (full[p + 2]! - dark[p + 2]!) * g
          continue
        }
        if (what === WATER) {
          rippleAt(ripples!, x, y, slope)
          const free = wet!.calm[i]!
          const share = wet!.share[i]!
          take(px, p, pond!.full, pond!.dark, x + slope[0]! * ripple * free, y + slope[1]! * ripple * free, g)
          shine(px, p, slope, free, now[g0]!)
          if (share < 0.99)
            for (let c = 0; c < 3; c++) {
              const dry = dark[p + c]! + (full[p + c]! - dark[p + c]!) * g
              px[p + c] = dry + (px[p + c]! - dry) * share
            }
        } else if (what === LEAVES) {
          sway!.at(x, y, blown)
          const free = sway!.free[i]!
          take(px, p, full, dark, x - blown[0]! * free, y - blown[1]! * free, g)
        } else melt!.paint(px, p, i, x, y, g)
      }
    }
  }

  /** The px at a place between px, by what light there is. */
  function take(
    px: Uint8ClampedArray,
    p: number,
    lit: Uint8ClampedArray,
    unlit: Uint8ClampedArray,
    sx: number,
    sy: number,
    g: number,
  ) {
    const hx = sx < 0 ? 0 : Math.min(sx, width - 1.01)
    const hy = sy < 0 ? 0 : Math.min(sy, height - 1.01)
    const ix = hx | 0
    const iy = hy | 0
    const fx = hx - ix
    const fy = hy - iy
    const d = fx * fy
    const b = fx - d
    const e = fy - d
    const a = 1 - fx - e
    let q = (iy * width + ix) * 4
    const below = width * 4
    for (let c = 0; c < 3; c++, q++) {
      const D = unlit[q]! * a + unlit[q + 4]! * b + unlit[q + below]! * e + unlit[q + below + 4]! * d
      const F = lit === unlit ? D : lit[q]! * a + lit[q + 4]! * b + lit[q + below]! * e + lit[q + below + 4]! * d
      px[p + c] = D + (F - D) * g
    }
  }

  /** Caustics brighten water by the light there is; where its slope mirrors the sky or a flame, it glints. */
  function shine(px: Uint8ClampedArray, p: number, slope: Float32Array, free: number, lamplight: number) {
    const sx = slope[0]!
    const sy = slope[1]!
    const day = 1 - scene.ambience.darkness
    const light = 0.3 + 0.5 * day + 1.1 * Math.min(1, lamplight)
    const add = Math.max(-0.1, Math.min(0.5, slope[2]! * 0.17)) * free * light
    const lum = (px[p]! + px[p + 1]! + px[p + 2]!) / 3 + 6
    px[p]! += lum * add * 0.82
    px[p + 1]! += lum * add * 1.08
    px[p + 2]! += lum * add * 1.06
    const glint = 1 - ((sx - 1.15) ** 2 + (sy + 0.9) ** 2) * 1.5
    if (glint > 0) {
      const s = glint * glint * free * (0.35 + 0.65 * day) * 46
      const warm = Math.min(1, lamplight) * 40 * glint * free
      px[p]! += s + warm
      px[p + 1]! += s * 1.04 + warm * 0.7
      px[p + 2]! += s * 1.06 + warm * 0.36
    }
  }

  /** Lava creeps under its crust, and wells up brighter here and there. */
  function meltOf(stage: Stage, sheet: Sheet) {
    const chance = stage.random.fork('lava')
    const pace = stage.seconds * stage.pace
    const creep = waves(chance.fork('creep'), { count: 24, from: 1, to: 6, speed: 0.11 * pace, slope: 1 })
    const heat = waves(chance.fork('heat'), { count: 30, from: 2, to: 12, speed: 0.16 * pace, slope: 0.8 })
    const TILE = 128
    const [a, b] = [new Float32Array(TILE * TILE), new Float32Array(TILE * TILE)]
    const f = TILE / (8 * sheet.scale)
    const most = 0.34 * sheet.scale
    return {
      settle(phase: number) {
        raise(creep, phase, TILE, a)
        raise(heat, phase, TILE, b)
      },
      paint(px: Uint8ClampedArray, p: number, i: number, x: number, y: number, g: number) {
        const share = hot![i]!
        const free = share * share
        const dx = tileAt(a, x * f, y * f) * most * free
        const dy = tileAt(a, x * f + 53, y * f + 29) * most * free
        take(px, p, full, dark, x + dx, y + dy, g)
        const n = tileAt(b, x * f, y * f)
        const bright = (px[p]! * 2 + px[p + 1]!) / 765
        const up = 1 + 0.55 * n * share * (0.35 + bright)
        px[p] = px[p]! * up + 22 * share * Math.max(0, n) * bright
        px[p + 1]! *= up * (1 + 0.12 * n * share)
        px[p + 2]! *= 1 + (up - 1) * 0.5
      },
    }
  }
}

const roofed: ReadonlySet<string> = new Set(['dungeon', 'cave', 'interior', 'tower', 'temple', 'hall', 'institution'])

/** What is in the air over the map: shadows of clouds, smoke, motes, mist, embers over lava. */
function airOf(
  stage: Stage,
  scene: BattlemapScene,
  sheet: Sheet,
  weather: string,
  lamps: Lamps,
  plates: Plates,
): [Mover, Pass][] {
  const { wish } = stage
  const passes: [Mover, Pass][] = []
  const isOpen = scene.base !== 'solid' && !roofed.has(scene.setting)
  const isDay = scene.ambience.darkness < 0.5
  const wantsClouds = wish.asked.has('clouds') || (isOpen && isDay && weather === 'none')
  if (wantsClouds && !wish.denied.has('clouds')) passes.push(['clouds', cloudShadows(stage, isDay ? 0.26 : 0.18)])
  const sources = scene.props
    .filter(({ kind }) => kind === 'smoke' || kind === 'steam' || kind === 'campfire' || kind === 'chimney')
    .slice(0, 40)
    .map(({ at, kind, width }) => {
      const [x, y] = placeOf(sheet, at)
      return { x, y, size: Math.min(1.6, Math.max(0.6, width * 0.6)), pale: kind === 'steam' || kind === 'chimney' }
    })
  if (sources.length > 0 && !wish.denied.has('smoke')) passes.push(['smoke', smokeOf(stage, sheet, sources)])
  if (plates.hot && !wish.denied.has('lava')) passes.push(['lava', lavaSparks(stage, sheet, plates.hot)])
  if (!wish.denied.has('dust') && (lamps.list.length > 0 || wish.asked.has('dust')))
    passes.push(['dust', motes(stage, sheet, lamps)])
  if (
    !isDay &&
    isOpen &&
    (scene.setting === 'clearing' || wish.asked.has('fireflies')) &&
    weather === 'none' &&
    !wish.denied.has('fireflies')
  )
    passes.push(['fireflies', fireflyPass({ ...stage, unit: stage.unit * 0.55 }, 22)])
  const isMisty = scene.variant === 'swamp' || weather === 'fog' || weather === 'blizzard'
  if (isMisty && !wish.without.has('fog') && !wish.denied.has('fog')) {
    const thickness = weather === 'none' ? 0.3 : weather === 'blizzard' ? 0.42 : 0.56
    passes.push(['fog', fogPass(stage, { thickness: thickness * wish.strength, colour: mistColour(scene) })])
  }
  return passes
}

function mistColour({ ambience }: BattlemapScene): [number, number, number] {
  const light = 1 - 0.62 * ambience.darkness
  return [206 * light, 214 * light, 220 * (light + 0.04)]
}

/** Shadows of clouds that pass over. */
export function cloudShadows(stage: Stage, most: number): Pass {
  const { width, height } = stage
  const TILE = 128
  const drift = cycles(stage, 0.13 * Math.max(0.6, stage.wish.wind))
  const list = waves(stage.random.fork('cloud shadows'), {
    count: 26,
    from: 1,
    to: 7,
    speed: 0.3,
    drift: [drift, Math.max(1, Math.round(drift / 2))],
    slope: 1.25,
  })
  const tile = new Float32Array(TILE * TILE)
  const f = TILE / (Math.max(width, height) * 1.05)
  const line = new Float32Array(Math.ceil(width / 8) + 2)
  return ({ phase }, px) => {
    raise(list, phase, TILE, tile)
    for (let y = 0, p = 0; y < height; y++) {
      if (y % 4 === 0)
        for (let c = 0; c < line.length; c++) {
          const n = tileAt(tile, c * 8 * f, y * f) * 1.6 + 0.35
          const t = n < 0 ? 0 : Math.min(n, 1)
          line[c] = most * t * t * (3 - 2 * t)
        }
      for (let x = 0; x < width; x++, p += 4) {
        const c = x >> 3
        const v = line[c]! + (line[c + 1]! - line[c]!) * ((x & 7) / 8)
        if (v < 0.004) continue
        px[p]! *= 1 - v
        px[p + 1]! *= 1 - v * 0.94
        px[p + 2]! *= 1 - v * 0.8
      }
    }
  }
}

interface Mote {
  x: number
  y: number
  reach: number
  turns: number
  a: number
  b: number
  blinks: number
  size: number
}

/** Dust that shows in lamplight. */
function motes(stage: Stage, sheet: Sheet, { now, whole, step, width: wide }: Lamps): Pass {
  const { width, height, scale } = sheet
  const chance = stage.random.fork('motes')
  const many = Math.round(90 * stage.wish.strength) * (stage.wish.asked.has('dust') ? 2 : 1)
  const list: Mote[] = []
  for (let k = 0; k < many * 8 && list.length < many; k++) {
    const x = chance.range(0, width - 1)
    const y = chance.range(0, height - 1)
    if (whole[Math.floor(y / step) * wide + Math.floor(x / step)]! < 0.1) continue
    list.push({
      x,
      y,
      reach: scale * chance.range(0.15, 0.5),
      turns: chance.int(1, 2),
      a: chance.range(0, TURN),
      b: chance.range(0, TURN),
      blinks: cycles(stage, chance.range(0.2, 0.5)),
      size: Math.max(0.65, scale * chance.range(0.018, 0.032)),
    })
  }
  return ({ phase }, px) => {
    for (const { x, y, reach, turns, a, b, blinks, size } of list) {
      const light = now[Math.floor(y / step) * wide + Math.floor(x / step)]!
      const power = light * (0.5 + 0.5 * Math.sin(TURN * blinks * phase + b))
      if (power > 0.03)
        glow(
          sheet,
          px,
          x + reach * Math.sin(TURN * turns * phase + a),
          y + reach * Math.cos(TURN * turns * phase + b),
          size,
          [96, 78, 50],
          power,
        )
    }
  }
}

interface Spark {
  x: number
  y: number
  first: number
  often: number
  far: number
  turn: number
}

/** Sparks over lava. */
function lavaSparks(stage: Stage, sheet: Sheet, hot: Float32Array): Pass {
  const { width, height, scale } = sheet
  const chance = stage.random.fork('lava sparks')
  const list: Spark[] = []
  for (let k = 0; k < 900 && list.length < 70; k++) {
    const [x, y] = [chance.range(0, width - 1), chance.range(0, height - 1)]
    if (hot[Math.floor(y) * width + Math.floor(x)]! < 0.7) continue
    list.push({
      x,
      y,
      first: chance.next(),
      often: cycles(stage, chance.range(0.3, 0.6)),
      far: scale * chance.range(0.4, 1.4),
      turn: chance.range(0, TURN),
    })
  }
  return ({ phase }, px) => {
    for (const { x, y, first, often, far, turn } of list) {
      const age = (phase * often + first) % 1
      const fade = (1 - age) * Math.min(1, age * 8)
      const bend = turn + age
      glow(
        sheet,
        px,
        x + Math.cos(bend) * far * age,
        y + Math.sin(bend) * far * age,
        Math.max(0.8, scale * 0.035),
        [240, 140 - 70 * age, 40],
        fade,
      )
    }
  }
}

/** The scene's own weather, in place of what the still has of it. */
function weatherOf(stage: Stage, weather: BattlemapScene['ambience']['weather']): Pass | undefined {
  const { wish } = stage
  const has = (effect: 'rain' | 'snow') => !wish.without.has(effect) && !wish.effects.includes(effect)
  if ((weather === 'rain' || weather === 'storm') && has('rain')) {
    const storm = weather === 'storm' ? 1.5 : 1
    const wind = weather === 'storm' ? Math.max(2.4, wish.wind) : wish.wind
    const { screen, ground } = rain({ ...stage, wish: { ...wish, strength: wish.strength * storm, wind } })
    const flashes = weather === 'storm' && !wish.without.has('lightning') ? lightning(stage).flashes : undefined
    return (now, px) => {
      flashes?.(now, px)
      ground(now, px)
      screen?.(now, px)
    }
  }
  if ((weather === 'snow' || weather === 'blizzard') && has('snow')) {
    const much = weather === 'blizzard' ? 1.7 : 1
    const wind = weather === 'blizzard' ? 3 : wish.wind
    return snow({
      ...stage,
      pace: stage.pace * (weather === 'blizzard' ? 1.8 : 1),
      wish: { ...wish, strength: wish.strength * much, wind },
    }).screen
  }
  return undefined
}
