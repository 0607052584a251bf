import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { release } from '../../maps/battlemaps/hand/release.ts'
import { type House, housesByWard, type TownmapScene } from '../../maps/townmaps/scene.ts'
import { blur, type Field } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { repaint } from '../../repaint.ts'
import { cloudShadows } from '../battlemaps/battlemap.ts'
import { smokeOf } from '../battlemaps/flames.ts'
import { rippleAt, ripplesOf } from '../battlemaps/ripples.ts'
import { rain } from '../effects/falling.ts'
import { fogPass, tileAt } from '../effects/fog.ts'
import type { Life } from '../life.ts'
import { glow } from '../marks.ts'
import { cycles, type Instant, type Pass, type Stage } from '../stage.ts'
import { dice, flicker, raise, waves } from '../waves.ts'
import type { Mover } from '../words/wish.ts'

const TURN = Math.PI * 2

/** A town seen from above that lives: water runs, boats bob, chimneys smoke, and lights are lit house by house at dusk. */
export function townmapLife(stage: Stage, kept: TownmapScene, style: string, checkpoint: Checkpoint): Life {
  const { width, height, wish } = stage
  const { weather } = kept.dress
  const scene: TownmapScene = { ...kept, dress: { ...kept.dress, weather: { ...weather, rain: 0, fog: 0 } } }
  const { pixels: still } = repaint('townmaps', scene, style, { width, height }, (progress, words) =>
    checkpoint(progress * 0.9, words),
  )
  const feet = width / scene.width
  // Ripples and smoke are told in squares: here a square is as large as a small house.
  const sheet = { width, height, scale: Math.max(22 * feet, width / 40), offset: [0, 0] as const }
  const passes: Pass[] = []
  const movers = new Set<Mover>()
  const put = (mover: Mover, pass: Pass) => {
    movers.add(mover)
    passes.push(pass)
  }
  if (!wish.denied.has('water') && !scene.frozen) {
    const run = waterPass(stage, scene, still, sheet)
    if (run) {
      put('water', run.pass)
      const flow = flowPass(stage, scene, run.free, sheet.scale)
      if (flow) put('water', flow)
    }
  }
  if (!wish.denied.has('ships') && scene.boats.length > 0) put('ships', boatPass(stage, scene, still, feet))
  const isNight = scene.dress.time === 'night' || scene.dress.time === 'dusk'
  if (style === 'painted' && !isNight && !wish.denied.has('clouds') && weather.rain === 0)
    put('clouds', cloudShadows(stage, 0.2))
  if (!wish.denied.has('smoke')) put('smoke', chimneys(stage, scene, sheet, feet))
  if (weather.fog > 0.1 && !wish.without.has('fog'))
    put('fog', fogPass(stage, { thickness: 0.5 * weather.fog, colour: [212, 218, 222] }))
  const falls = weather.rain > 0.1 && !wish.without.has('rain') && !wish.effects.includes('rain')
  const wet = falls ? rain({ ...stage, wish: { ...wish, strength: wish.strength * (0.5 + weather.rain) } }) : undefined
  const over = lights(stage, scene, feet, isNight)
  if (over) movers.add('lamps')
  return {
    isAlive: true,
    movers,
    plate: still,
    base: (now, px) => {
      px.set(still)
      for (const pass of passes) pass(now, px)
    },
    ...(over && { over }),
    ...(wet?.screen && { screen: wet.screen }),
  }
}

function drawn({ width, height }: Stage, scene: TownmapScene, draw: (pen: SKRSContext2D) => void): Field {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  pen.scale(width / scene.width, height / scene.height)
  pen.fillStyle = '#fff'
  pen.strokeStyle = '#fff'
  draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  const made: Field = { width, height, values: new Float32Array(width * height) }
  for (let i = 0; i < made.values.length; i++) made.values[i] = data[i * 4]! / 255
  release(canvas)
  return made
}

const path = (pen: SKRSContext2D, line: readonly (readonly [number, number])[]) => {
  for (const [i, [x, y]] of line.entries()) {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}

/** Water where the scene has it and the picture has its colour: no bridge, boat, letter or legend is moved. */
function waterPass(
  stage: Stage,
  scene: TownmapScene,
  still: Uint8ClampedArray,
  sheet: Parameters<typeof ripplesOf>[1],
): { pass: Pass; free: Float32Array } | undefined {
  const { width, height } = stage
  const where = drawn(stage, scene, (pen) => {
    pen.beginPath()
    for (const ring of scene.water) {
      path(pen, ring)
      pen.closePath()
    }
    pen.fill('evenodd')
    for (const { line, width: wide } of scene.rivers) {
      pen.beginPath()
      path(pen, line)
      pen.lineWidth = wide * 0.94
      pen.stroke()
    }
  })
  const colour = middleOf(where.values, still)
  if (!colour) return undefined
  const open: Field = { width, height, values: new Float32Array(width * height) }
  for (let i = 0, p = 0; i < open.values.length; i++, p += 4) {
    if (where.values[i]! < 0.5) continue
    const away =
      Math.abs(still[p]! - colour[0]) + Math.abs(still[p + 1]! - colour[1]) + Math.abs(still[p + 2]! - colour[2])
    open.values[i] = Math.min(1, Math.max(0, (96 - away) / 36))
  }
  const soft = blur(open, Math.max(1, width / 420), 2).values
  const free = open.values.map((value, i) => value * Math.min(1, Math.max(0, soft[i]! * 1.6 - 0.5)))
  const places = Uint32Array.from(Array.from(free.keys()).filter((i) => free[i]! > 0.02))
  if (places.length === 0) return undefined
  const ripples = ripplesOf(stage, sheet)
  const slope = new Float32Array(3)
  const reach = Math.max(0.9, 0.09 * sheet.scale)
  const pass: Pass = ({ phase }, px) => {
    ripples.settle(phase)
    for (const i of places) {
      const x = i % width
      const y = (i / width) | 0
      rippleAt(ripples, x, y, slope)
      const own = free[i]!
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + slope[0]! * reach * own)))
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + slope[1]! * reach * own)))
      const o = free[sy * width + sx]! > 0.1 ? (sy * width + sx) * 4 : i * 4
      const p = i * 4
      const bright = 1 + Math.max(-0.05, Math.min(0.12, slope[2]! * 0.05)) * own
      const glint = Math.max(0, 1 - ((slope[0]! - 1.2) ** 2 + (slope[1]! + 0.9) ** 2) * 1.6) * own * 26
      px[p] = still[o]! * bright + glint
      px[p + 1] = still[o + 1]! * bright + glint
      px[p + 2] = still[o + 2]! * bright + glint
    }
  }
  return { pass, free }
}

/** How fast rivers run, house lengths a second, and how much lighter and darker their streaks are. */
const FLOW = { speed: 1.1, light: 0.11 }
/** Streaks of a river: how long and how broad a tile of them is, in house lengths. */
const STREAKS = { long: 7, broad: 2.6 }

/** Streaks that run down the rivers, along their bends. */
function flowPass(stage: Stage, scene: TownmapScene, free: Float32Array, house: number): Pass | undefined {
  const { width, height } = stage
  const feet = width / scene.width
  const [places, along, beside, share]: [number[], number[], number[], number[]] = [[], [], [], []]
  const seen = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  const at = new Int32Array(width * height).fill(-1)
  for (const { line, width: wide } of scene.rivers) {
    const half = wide * feet * 0.5
    let gone = 0
    for (let k = 0; k + 1 < line.length; k++) {
      const [ax, ay] = [line[k]![0] * feet, line[k]![1] * feet]
      const [bx, by] = [line[k + 1]![0] * feet, line[k + 1]![1] * feet]
      const long = Math.hypot(bx - ax, by - ay)
      if (long === 0) continue
      const [ux, uy] = [(bx - ax) / long, (by - ay) / long]
      const [x0, x1] = [Math.max(0, Math.floor(Math.min(ax, bx) - half)), Math.min(width - 1, Math.max(ax, bx) + half)]
      const [y0, y1] = [Math.max(0, Math.floor(Math.min(ay, by) - half)), Math.min(height - 1, Math.max(ay, by) + half)]
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const i = y * width + x
          if (free[i]! < 0.05) continue
          const t = Math.min(long, Math.max(0, (x - ax) * ux + (y - ay) * uy))
          const [dx, dy] = [x - ax - ux * t, y - ay - uy * t]
          const away = Math.hypot(dx, dy)
          if (away > half || away >= seen[i]!) continue
          seen[i] = away
          const own = at[i]! < 0 ? places.length : at[i]!
          at[i] = own
          places[own] = i
          along[own] = gone + t
          beside[own] = ux * dy - uy * dx
          // Slower by the banks.
          share[own] = free[i]! * Math.min(1, 1.5 * (1 - away / half))
        }
      gone += long
    }
  }
  if (places.length === 0) return undefined
  const TILE = 128
  const list = waves(stage.random.fork('streaks'), {
    count: 30,
    from: 2,
    to: 11,
    speed: 0.12 * stage.seconds,
    slope: 0.5,
  })
  const tile = new Float32Array(TILE * TILE)
  const [long, broad] = [STREAKS.long * house, STREAKS.broad * house]
  const turns = Math.max(1, Math.round((FLOW.speed * house * stage.seconds * stage.pace) / long))
  return ({ phase }, px) => {
    raise(list, phase, TILE, tile)
    const gone = turns * phase * TILE
    for (let k = 0; k < places.length; k++) {
      const n = tileAt(tile, (along[k]! / long) * TILE - gone, (beside[k]! / broad) * TILE)
      const v = FLOW.light * share[k]! * n
      const p = places[k]! * 4
      px[p]! *= 1 + v * 1.1
      px[p + 1]! *= 1 + v
      px[p + 2]! *= 1 + v * 0.9
    }
  }
}

function middleOf(where: Float32Array, still: Uint8ClampedArray): [number, number, number] | undefined {
  const lists: number[][] = [[], [], []]
  for (let i = 0; i < where.length; i += 13)
    if (where[i]! > 0.9) for (let c = 0; c < 3; c++) lists[c]!.push(still[i * 4 + c]!)
  if (lists[0]!.length < 20) return undefined
  return lists.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!) as [number, number, number]
}

/** Boats rock and turn a little on their moorings. */
function boatPass(stage: Stage, { boats }: TownmapScene, still: Uint8ClampedArray, feet: number): Pass {
  const { width, height } = stage
  const chance = stage.random.fork('boats')
  const list = boats.slice(0, 80).map(({ x, y, length }) => ({
    x: x * feet,
    y: y * feet,
    reach: Math.max(4, length * feet * 0.72),
    rolls: cycles(stage, chance.range(0.2, 0.34)),
    first: chance.range(0, TURN),
    turn: chance.range(0.03, 0.07),
    way: chance.range(0.02, 0.05) * length * feet,
    angle: chance.range(0, TURN),
  }))
  return ({ phase }, px) => {
    for (const { x, y, reach, rolls, first, turn, way, angle } of list) {
      const wave = Math.sin(TURN * rolls * phase + first)
      const other = Math.cos(TURN * rolls * phase + first * 1.7)
      for (let j = Math.max(0, Math.ceil(y - reach)); j <= Math.min(height - 1, y + reach); j++)
        for (let i = Math.max(0, Math.ceil(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
          const t = 1 - Math.hypot(i - x, j - y) / reach
          if (t <= 0) continue
          const free = Math.min(1, t * 2.4)
          const spin = turn * wave * free
          const sx = i + (j - y) * spin - Math.cos(angle) * way * other * free
          const sy = j - (i - x) * spin - Math.sin(angle) * way * other * free
          const ix = Math.min(width - 2, Math.max(0, Math.floor(sx)))
          const iy = Math.min(height - 2, Math.max(0, Math.floor(sy)))
          const fx = Math.min(1, Math.max(0, sx - ix))
          const fy = Math.min(1, Math.max(0, sy - iy))
          const o = (iy * width + ix) * 4
          const p = (j * width + i) * 4
          const below = width * 4
          const share = Math.min(1, free * 1.6)
          for (let c = 0; c < 3; c++) {
            const top = still[o + c]! * (1 - fx) + still[o + 4 + c]! * fx
            const low = still[o + below + c]! * (1 - fx) + still[o + below + 4 + c]! * fx
            px[p + c]! += (top + (low - top) * fy - px[p + c]!) * share
          }
        }
    }
  }
}

const housesOf = (scene: TownmapScene): House[] => housesByWard(scene).flatMap(([, houses]) => houses)

/** Some chimneys smoke, and what burns smokes more. */
function chimneys(stage: Stage, scene: TownmapScene, sheet: Parameters<typeof smokeOf>[1], feet: number): Pass {
  const houses = housesOf(scene)
  const many = Math.min(houses.length, stage.wish.asked.has('smoke') ? 70 : 34)
  const chosen = Array.from({ length: many }, (_, k) => houses[Math.floor(dice(k, scene.seed) * houses.length)]!)
  const small = Math.min(0.75, (12 * feet) / sheet.scale)
  const sources = [
    ...chosen.map(([x, y]) => ({ x: x * feet, y: y * feet, size: Math.max(0.42, small), pale: true })),
    ...scene.fires.map(([x, y]) => ({ x: x * feet, y: y * feet, size: 1.1, pale: false })),
  ]
  return smokeOf(stage, sheet, sources)
}

/** Windows: lit by night, and one house after another where an effect brings the night. */
function lights(stage: Stage, scene: TownmapScene, feet: number, isNight: boolean): Pass | undefined {
  const { wish } = stage
  const falls = wish.effects.includes('day-to-night')
  if (wish.denied.has('lamps') || !(falls || isNight || wish.asked.has('lamps'))) return undefined
  const houses = housesOf(scene)
  const share = Math.min(1, 900 / Math.max(1, houses.length)) * 0.62
  const list = houses.flatMap(([x, y, length], k) => {
    if (dice(k, 17) > share) return []
    return [
      {
        x: x * feet,
        y: y * feet,
        size: Math.max(1.1, length * feet * 0.24),
        at: 0.48 + 0.42 * dice(k, 5),
        first: dice(k, 8),
      },
    ]
  })
  const burn = flicker(stage.random.fork('windows'), 2, Math.max(6, cycles(stage, 2)), 0.7)
  return ({ phase, through }: Instant, px) => {
    const t = stage.loops ? 0.5 - 0.5 * Math.cos(phase * TURN) : through
    for (const { x, y, size, at, first } of list) {
      const lit = falls ? Math.min(1, Math.max(0, (t - at) / 0.05)) : isNight ? 0.55 : 0.8
      if (lit <= 0) continue
      const power = lit * (0.86 + 0.16 * burn((phase + first) % 1))
      glow(stage, px, x, y, size * 2.6, [70, 40, 12], power)
      glow(stage, px, x, y, size * 0.8, [190, 136, 60], power)
    }
  }
}
