import type { ImageCategory } from '../../../contract/categories.ts'
import type { FigureScene } from '../../figures/scene.ts'
import { limbsOf, type SeenLimb } from '../../monsters/limbs.ts'
import type { MonsterScene } from '../../monsters/scene.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { CLOTH, FUR, GLOW, HAIR } from '../../paint/matter.ts'
import type { Picture } from '../../paint/picture.ts'
import { repaint } from '../../repaint.ts'
import { type Circle, headIn } from '../../tokens/head.ts'
import { CELL, netFor, throughNet } from '../camera/warp.ts'
import { nearnessOf } from '../depth/estimate.ts'
import { tileAt } from '../effects/fog.ts'
import type { Life } from '../life.ts'
import { glow } from '../marks.ts'
import { livelinessAt } from '../speech/visemes.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { flicker, raise, waves } from '../waves.ts'
import type { Mover } from '../words/wish.ts'
import { blinkOf } from './blink.ts'
import { spoutOf } from './breath.ts'
import { groundBehind, layOver } from './ground.ts'
import { limbMoves } from './limbs.ts'
import { speakerOf } from './speaker.ts'

const TURN = Math.PI * 2
const TILE = 128

type Being = FigureScene | MonsterScene

/** Somebody who lives: breathes, blinks, shifts a little; hair and cloth give way to the air, fires flicker. */
export function figureLife(stage: Stage, kept: Being, style: string, checkpoint: Checkpoint): Life {
  const { width, height, wish } = stage
  const scene: Being = wish.isClear ? { ...kept, alone: true } : kept
  const category: ImageCategory = kept.kind === 'figure' ? 'characters' : 'monsters'
  const painted = repaint(category, scene, style, { width, height }, (progress, words) =>
    checkpoint(progress * (stage.speech.length > 0 ? 0.6 : 0.9), words),
  )
  const coverage = coverageOf(painted)
  const body = bodyOf(scene, coverage)
  const blink = painted.parts?.stuff && blinkOf(stage, painted.parts.stuff, painted.pixels)
  const mouth = speakerOf(stage, scene, style, painted, (progress, words) => checkpoint(0.7 + progress * 0.25, words))
  const breath =
    scene.kind === 'monster'
      ? spoutOf(stage, scene, style, painted, (progress, words) => checkpoint(0.6 + progress * 0.35, words))
      : undefined
  const limbs =
    scene.kind === 'monster'
      ? limbsOf(scene, { width, height }, (progress, words) => checkpoint(0.95 + progress * 0.03, words))
      : []
  const move = movesOf(stage, scene, painted, coverage, body, limbs)
  const fire = firelight(stage, painted, coverage)
  const dust = wish.isClear || wish.denied.has('dust') ? undefined : motesOf(stage, painted)
  const still = painted.pixels
  const sheet = new Uint8ClampedArray(still.length)
  let near: ReturnType<typeof nearnessOf> | undefined
  return {
    isAlive: true,
    movers: moversIn(painted, {
      breath: true,
      eyes: blink !== undefined,
      flames: fire !== undefined,
      dust: dust !== undefined,
      wings: limbs.some(({ kind }) => kind === 'wing'),
      tail: limbs.some(({ kind }) => kind !== 'wing'),
    }),
    breathes: breath !== undefined,
    plate: wish.isClear ? stage.still : still,
    base: (now, px) => {
      sheet.set(breath?.bare ?? still)
      breath?.spout(now, sheet)
      mouth?.speak(now, sheet)
      blink?.(now.phase, sheet)
      fire?.(now, sheet)
      move(now, sheet, px)
      dust?.(now, px)
    },
    ...(mouth && { speaker: mouth }),
    nearness: () => {
      near ??= nearnessOf(roundOf(coverage), width, 2)
      return near
    },
  }
}

/** Fewer px of hair or cloth than this, as a share of the picture, are not seen to move. */
const SEEN = 0.0006

/** What of somebody moves: of hair and cloth, where there is enough of it. */
function moversIn({ parts, width, height }: Picture, others: Partial<Record<Mover, boolean>>): Set<Mover> {
  const made = new Set((Object.keys(others) as Mover[]).filter((one) => others[one]))
  let [hair, cloth] = [0, 0]
  for (const stuff of parts?.stuff ?? []) {
    if (stuff === HAIR || stuff === FUR) hair++
    else if (stuff === CLOTH) cloth++
  }
  if (hair > SEEN * width * height) made.add('hair')
  if (cloth > SEEN * width * height) made.add('cloth')
  return made
}

/** What is covered, 0-1: by what the painter knows, or by what is not transparent. */
function coverageOf({ width, height, pixels, parts }: Picture): Field {
  const values = parts?.coverage ?? Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]! / 255)
  return { width, height, values }
}

/** Bodies swell towards the eye in their middle; the ground behind them is far. */
function roundOf(coverage: Field): Field {
  const step = Math.max(1, Math.round(coverage.height / 160))
  const width = Math.ceil(coverage.width / step)
  const height = Math.ceil(coverage.height / step)
  const small: Field = { width, height, values: new Float32Array(width * height) }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      small.values[i] =
        coverage.values[
          Math.min(coverage.height - 1, y * step) * coverage.width + Math.min(coverage.width - 1, x * step)
        ]!
  const [close, broad] = [blur(small, 3, 2).values, blur(small, 14, 2).values]
  return { width, height, values: small.values.map((_, i) => 0.1 + 0.38 * close[i]! + 0.4 * broad[i]!) }
}

interface Body {
  head: Circle | undefined
  left: number
  right: number
  top: number
  bottom: number
}

function bodyOf(scene: Being, { width, height, values }: Field): Body {
  const body = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (values[i]! < 0.5) continue
      body.left = Math.min(body.left, x)
      body.right = Math.max(body.right, x)
      body.top = Math.min(body.top, y)
      body.bottom = Math.max(body.bottom, y)
    }
  if (body.right < body.left) Object.assign(body, { left: 0, right: width, top: 0, bottom: height })
  return { ...body, head: headIn(scene, { width, height }) }
}

/** How a px moves: shares of the things that move somebody, one value a knot of the net. */
interface Shares {
  /** Rises with the breath. */
  lift: Float32Array
  /** Spreads with it: px aside at full breath. */
  spread: Float32Array
  /** Sways with the weight shifting from foot to foot. */
  sway: Float32Array
  /** Turns with the head. */
  nod: Float32Array
  /** Hang free, more the farther from where they are held. */
  hair: Float32Array
  cloth: Float32Array
  /** Reaches far out of the body: wings, tails, tentacles. */
  limb: Float32Array
}

function movesOf(
  stage: Stage,
  scene: Being,
  painted: Picture,
  coverage: Field,
  body: Body,
  limbs: readonly SeenLimb[],
) {
  const { width, height, wish } = stage
  const net = netFor(width, height)
  const isBeast = scene.kind === 'monster'
  const size = Math.max(20, body.head ? body.head.radius : (body.bottom - body.top) * 0.22)
  const shares = sharesOf(painted, coverage, body, size, net.across, net.down)
  const chance = stage.random.fork('moves')
  const breaths = cycles(stage, isBeast ? 0.2 : 0.27)
  const shifts = Math.max(1, Math.round(breaths / 2))
  const wander = flicker(chance.fork('sway'), 1, 3, 1)
  const nod = flicker(chance.fork('nod'), 1, 4, 1)
  const pace = stage.seconds * stage.pace
  const air = waves(chance.fork('air'), {
    count: 24,
    from: 1,
    to: 7,
    speed: 0.2 * pace * Math.sqrt(Math.max(0.5, wish.wind)),
    drift: [cycles(stage, 0.24 * Math.max(0.6, wish.wind)), 1],
    slope: 0.8,
  })
  const tile = new Float32Array(TILE * TILE)
  const scale = TILE / (size * 5)
  // Cloth and hair go in long waves, from where they are held to their ends.
  const billow = waves(chance.fork('billow'), {
    count: 14,
    from: 1,
    to: 3.4,
    speed: 0.24 * pace * Math.sqrt(Math.max(0.5, wish.wind)),
    drift: [cycles(stage, 0.3 * Math.max(0.6, wish.wind)), -cycles(stage, 0.24)],
    slope: 0.7,
  })
  const swell = new Float32Array(TILE * TILE)
  const long = TILE / (size * 8)
  const isOn = (mover: 'breath' | 'hair' | 'cloth' | 'wings' | 'tail') =>
    wish.denied.has(mover) ? 0 : wish.asked.has(mover) ? 1.5 : 1
  const breathing = isOn('breath') * size * (isBeast ? 0.05 : 0.042)
  const blown = size * (0.45 + 0.55 * wish.wind)
  const [hair, cloth] = [0.12 * blown * isOn('hair'), 0.2 * blown * isOn('cloth')]
  // What a wind holds aside, beside what it shakes.
  const lean = 0.25 * Math.min(2.4, wish.wind)
  const isFlying = scene.kind === 'monster' && scene.creatures.some(({ pose }) => pose === 'flying')
  const moveLimbs = limbMoves(stage, limbs, coverage, net, isFlying)
  // Where nothing is known of its limbs, what reaches far out of a body gives way.
  const outer = isBeast && !moveLimbs ? Math.min(isOn('wings'), isOn('tail')) * size * 0.11 : 0
  const ground = stage.wish.isClear ? undefined : groundBehind(painted.pixels, coverage)
  const first = chance.range(0, TURN)
  return ({ phase }: { phase: number }, from: Uint8ClampedArray, into: Uint8ClampedArray) => {
    raise(air, phase, TILE, tile)
    raise(billow, phase, TILE, swell)
    // In, a moment held, and slowly out.
    const wave = Math.sin(TURN * breaths * phase + first)
    const breath = 0.5 + 0.5 * wave + 0.12 * Math.sin(2 * TURN * breaths * phase + 2 * first)
    const aside =
      size * 0.03 * isOn('breath') * (0.7 * Math.sin(TURN * shifts * phase + first * 2) + 0.5 * wander(phase))
    const told = stage.speech.length > 0 ? livelinessAt(stage.speech, phase * stage.seconds) : 0
    const turned = size * 0.022 * isOn('breath') * nod(phase)
    const nodded = size * 0.05 * told
    for (let r = 0, k = 0; r < net.down; r++)
      for (let c = 0; c < net.across; c++, k++) {
        const [x, y] = [c * CELL, r * CELL]
        const free = shares.hair[k]! * hair + shares.cloth[k]! * cloth
        const limb = shares.limb[k]! * outer
        let dx = shares.spread[k]! * breathing * breath + shares.sway[k]! * aside + shares.nod[k]! * turned
        let dy = -shares.lift[k]! * breathing * breath + shares.nod[k]! * (turned * 0.4 + nodded)
        if (free > 0.02 || limb > 0.02) {
          const g = 0.85 * tileAt(swell, x * long, y * long) + 0.15 * tileAt(tile, x * scale, y * scale)
          const q = tileAt(tile, x * scale * 0.5 + 60, y * scale * 0.5 + 31)
          dx += free * (g + lean) + limb * q
          dy +=
            free * 0.3 * tileAt(swell, x * long + 30, y * long + 80) +
            limb * 0.9 * tileAt(tile, x * scale * 0.5 + 17, y * scale * 0.5 + 99)
        }
        net.x[k] = x - dx
        net.y[k] = y - dy
      }
    moveLimbs?.(phase, -1)
    throughNet(net, width, height, from, into)
    if (ground) layOver(net, coverage, ground, from, into)
  }
}

function sharesOf({ parts }: Picture, coverage: Field, body: Body, size: number, across: number, down: number): Shares {
  const { width, height } = coverage
  const small: Field = { width: across, height: down, values: new Float32Array(across * down) }
  const empty = (): Field => ({ width: across, height: down, values: new Float32Array(across * down) })
  const [tresses, folds] = [empty(), empty()]
  const { head } = body
  const neck = head ? head.y + head.radius * 0.72 : body.top + (body.bottom - body.top) * 0.3
  const middle = head?.x ?? (body.left + body.right) / 2
  const hip = Math.min(body.bottom, neck + size * 4.2)
  for (let r = 0, k = 0; r < down; r++)
    for (let c = 0; c < across; c++, k++) {
      const at = Math.min(height - 1, r * CELL) * width + Math.min(width - 1, c * CELL)
      small.values[k] = coverage.values[at]!
      const stuff = parts?.stuff?.[at]
      const low = smoothstep(neck - size * 0.4, neck + size * 2.6, r * CELL)
      const far = head ? Math.hypot(c * CELL - head.x, r * CELL - head.y) / head.radius : 2
      const cover = coverage.values[at]!
      // Hair sits on the skull and flies at its ends.
      if (stuff === HAIR) tresses.values[k] = cover * (0.18 + 0.82 * smoothstep(0.8, 2, far))
      else if (stuff === FUR) tresses.values[k] = cover * (0.4 + 0.4 * low)
      // What is worn close to the body goes with it: cloaks and hems stand off.
      else if (stuff === CLOTH)
        folds.values[k] =
          cover *
          low *
          (0.4 + 0.6 * smoothstep(neck, neck + size * 4, r * CELL)) *
          (0.22 + 0.78 * smoothstep(0.6 * size, 1.9 * size, Math.abs(c * CELL - middle)))
    }
  const soft = blur(small, Math.max(1, (size * 0.32) / CELL), 2).values
  const loose = (field: Field) => blur(field, Math.max(1, (size * 0.16) / CELL), 2).values
  const [hair, cloth] = [loose(tresses), loose(folds)]
  const make = (value: (x: number, y: number, cover: number) => number) => {
    const made = new Float32Array(across * down)
    for (let r = 0, k = 0; r < down; r++)
      for (let c = 0; c < across; c++, k++) made[k] = value(c * CELL, r * CELL, Math.min(1, soft[k]! * 1.15))
    return made
  }
  const chest = neck + size * 1.25
  // Feet stand: what is lowest of somebody shown whole does not move.
  const stands = (y: number) => (body.bottom < height * 0.97 ? smoothstep(body.bottom, body.bottom - size * 1.2, y) : 1)
  const reach = Math.max(size * 1.6, (body.right - body.left) * 0.5)
  return {
    lift: make((_, y, cover) => cover * smoothstep(hip, chest, y)),
    spread: make((x, y, cover) => {
      const u = (x - middle) / (size * 1.7)
      const v = (y - chest) / (size * 1.15)
      return cover * 0.9 * u * Math.exp(-u * u - v * v)
    }),
    sway: make((_, y, cover) => cover * smoothstep(Math.min(body.bottom, hip + size * 2), neck, y) * stands(y)),
    nod: make((x, y, cover) => {
      if (!head) return 0
      const away = Math.hypot(x - head.x, y - head.y) / (head.radius * 1.35)
      return cover * Math.exp(-(away ** 4)) * smoothstep(neck + size * 0.3, neck - size * 0.6, y)
    }),
    // Hems stand on nothing, feet do.
    hair: hair.map((value, k) => value * (0.3 + 0.7 * stands(Math.floor(k / across) * CELL))),
    cloth: cloth.map((value, k) => value * (0.35 + 0.65 * stands(Math.floor(k / across) * CELL))),
    limb: make(
      (x, y, cover) =>
        cover * stands(y) * smoothstep(reach * 0.35, reach, Math.hypot((x - middle) * 1, (y - (chest + size)) * 0.9)),
    ),
  }
}

/** Px of the colours of fire flicker, and what they light flickers with them. */
function firelight(stage: Stage, { pixels, parts }: Picture, coverage: Field): Pass | undefined {
  const { width, height, wish } = stage
  if (wish.denied.has('flames')) return undefined
  const hot: Field = { width, height, values: new Float32Array(width * height) }
  let many = 0
  for (let i = 0, p = 0; i < hot.values.length; i++, p += 4) {
    const isWarm = pixels[p]! > 205 && pixels[p]! - pixels[p + 2]! > 105 && pixels[p + 1]! > 90
    // Gold has the colours of fire as well: of what somebody holds only that burns which glows.
    const isHot = isWarm && (coverage.values[i]! < 0.4 || parts?.stuff?.[i] === GLOW)
    if (!isHot) continue
    hot.values[i] = 1
    many++
  }
  const isAsked = wish.asked.has('flames')
  if (many < 30 && !isAsked) return undefined
  const close = blur(hot, Math.max(2, Math.min(width, height) / 22), 3).values
  // What burns lights whoever stands by it, more the side that is turned to it.
  const broad = blur(hot, Math.max(4, Math.min(width, height) / 7), 3).values
  const chanceSide = stage.random.fork('fire beside').chance(0.5)
  const lit = Float32Array.from(broad, (value, i) => {
    const cover = coverage.values[i]!
    if (cover < 0.05 || close[i]! > 0.3) return 0
    const light = (pixels[i * 4]! * 77 + pixels[i * 4 + 1]! * 150 + pixels[i * 4 + 2]! * 29) / 65_280
    const across = (i % width) / width
    const beside = isAsked ? 0.16 + 0.3 * (chanceSide ? across : 1 - across) * (0.4 + (0.6 * i) / (width * height)) : 0
    return cover * Math.min(0.42, value * 5 + beside) * (0.35 + 0.65 * light)
  })
  const power = Float32Array.from(close, (value, i) => Math.min(1, value * 2.2) * 0.3 + 0.26 * hot.values[i]! + lit[i]!)
  const chance = stage.random.fork('firelight')
  const burn = flicker(chance, 3, Math.max(9, cycles(stage, 6.5)), 0.55)
  const list = waves(chance.fork('tongues'), {
    count: 28,
    from: 2,
    to: 12,
    speed: 0.5 * stage.seconds * stage.pace,
    drift: [0, -cycles(stage, 0.5)],
    slope: 0.6,
  })
  // Flames are licked upwards: their px come from beside and below.
  const tongue = blur(hot, Math.max(1, Math.min(width, height) / 160), 2).values
  const reach = Math.min(width, height) * 0.014
  const [tile, other] = [new Float32Array(TILE * TILE), new Float32Array(TILE * TILE)]
  const licks = waves(chance.fork('licks'), {
    count: 20,
    from: 2,
    to: 8,
    speed: 0.3 * stage.seconds * stage.pace,
    drift: [0, -cycles(stage, 0.8)],
    slope: 0.7,
  })
  const scale = TILE / (height * 0.3)
  return ({ phase }, px) => {
    raise(list, phase, TILE, tile)
    raise(licks, phase, TILE, other)
    const all = burn(phase)
    for (let y = 0, i = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++, p += 4) {
        const own = power[i]!
        if (own < 0.012) continue
        const lick = Math.min(1, tongue[i]! * 1.8)
        if (lick > 0.05) {
          const dx = reach * lick * tileAt(other, x * scale, y * scale)
          const dy = reach * 1.4 * lick * (0.5 + tileAt(other, x * scale + 50, y * scale + 70))
          const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx)))
          const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy)))
          const o = (sy * width + sx) * 4
          for (let c = 0; c < 3; c++) px[p + c]! += (pixels[o + c]! - px[p + c]!) * lick
        }
        const flame = hot.values[i]! > 0 ? 0.9 * tileAt(tile, x * scale, y * scale) : 0
        // A flame that sinks grows red, it does not go out.
        const v = Math.max(-0.3 + 0.18 * lick, own * (all + flame))
        const [red, green, blue] = v < 0 ? [0.5, 0.9, 1] : [1, 0.86, 0.6]
        px[p]! *= 1 + v * red!
        px[p + 1]! *= 1 + v * green!
        px[p + 2]! *= 1 + v * blue!
      }
  }
}

/** A little dust before what is behind. */
function motesOf(stage: Stage, { pixels }: Picture): Pass {
  const { width, height, unit } = stage
  const chance = stage.random.fork('motes')
  const list = Array.from({ length: stage.wish.asked.has('dust') ? 160 : 46 }, () => ({
    x: chance.range(0, width - 1),
    y: chance.range(0, height - 1),
    reach: chance.range(8, 30) * unit,
    turns: chance.int(1, 2),
    a: chance.range(0, TURN),
    b: chance.range(0, TURN),
    blinks: cycles(stage, chance.range(0.15, 0.4)),
    size: Math.max(0.7, chance.range(0.7, 1.6) * unit),
  }))
  return ({ phase }, px) => {
    for (const { x, y, reach, turns, a, b, blinks, size } of list) {
      const p = (Math.floor(y) * width + Math.floor(x)) * 4
      const light = (pixels[p]! + pixels[p + 1]! + pixels[p + 2]!) / 765
      const power = light * (0.5 + 0.5 * Math.sin(TURN * blinks * phase + b)) * 0.34
      if (power > 0.02)
        glow(
          stage,
          px,
          x + reach * Math.sin(TURN * turns * phase + a),
          y + reach * Math.cos(TURN * turns * phase + b),
          size,
          [255, 232, 190],
          power,
        )
    }
  }
}
