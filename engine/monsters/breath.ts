import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Vec } from '../figures/sculpture/space.ts'
import { mix, type Rgb } from '../paint/colour.ts'
import { addLight, addPool } from '../paint/glowing.ts'
import { grain } from '../paint/grain.ts'
import { type Random, random } from '../paint/random.ts'
import type { Relief } from '../paint/relief.ts'
import { type Stroke, strokes } from '../paint/strokes.ts'
import type { BreathKind } from './scene.ts'

/** A breath in the picture's units: out of a mouth, away from the throat. */
export interface Breath {
  kind: BreathKind
  /** Its colour, where that is not the usual one. */
  dye?: Rgb
  mouth: { at: Vec; from: Vec }
  /** Size of the creature that breathes. */
  scale: number
  seed: number
}

/** How a breath that billows looks, from its ragged edge to its heart. */
interface Billow {
  ramp: readonly Rgb[]
  /** Half of its width at the far end beside its length. */
  wide: number
  /** How much of what is behind it hides, at most. */
  solid: number
  /** Light that it throws on what is near. */
  sheds?: Rgb
  /** How far it falls on its way, beside its length. */
  falls: number
  /** How ragged the edge is. */
  torn: number
  /** Features across its width. */
  fine: number
  /** Takes the light as smoke does, instead of shining. */
  dull?: boolean
}

const billows: Record<Exclude<BreathKind, 'lightning'>, Billow> = {
  fire: {
    ramp: [
      [96, 18, 6],
      [196, 48, 8],
      [255, 118, 20],
      [340, 216, 70],
      [390, 360, 260],
    ],
    wide: 0.46,
    solid: 0.98,
    sheds: [255, 128, 40],
    falls: -0.04,
    torn: 0.9,
    fine: 1.5,
  },
  frost: {
    ramp: [
      [108, 150, 190],
      [146, 192, 226],
      [196, 226, 244],
      [262, 284, 300],
      [350, 356, 360],
    ],
    wide: 0.42,
    solid: 0.9,
    sheds: [120, 180, 240],
    falls: 0.05,
    torn: 0.9,
    fine: 1.3,
  },
  poison: {
    ramp: [
      [46, 66, 18],
      [84, 116, 28],
      [128, 164, 44],
      [170, 204, 74],
      [214, 236, 130],
    ],
    wide: 0.42,
    solid: 0.9,
    falls: 0.1,
    torn: 1,
    fine: 1.1,
    dull: true,
  },
  acid: {
    ramp: [
      [54, 84, 6],
      [110, 160, 10],
      [170, 220, 24],
      [226, 255, 70],
      [320, 340, 180],
    ],
    wide: 0.13,
    solid: 0.97,
    sheds: [150, 220, 40],
    falls: 0.24,
    torn: 0.75,
    fine: 1.4,
  },
  shadow: {
    ramp: [
      [14, 10, 22],
      [34, 20, 52],
      [66, 34, 104],
      [120, 70, 190],
      [220, 170, 300],
    ],
    wide: 0.38,
    solid: 0.92,
    sheds: [110, 60, 190],
    falls: 0,
    torn: 1.1,
    fine: 1.4,
  },
  steam: {
    ramp: [
      [120, 124, 126],
      [160, 164, 164],
      [196, 198, 198],
      [226, 228, 226],
      [250, 250, 246],
    ],
    wide: 0.4,
    solid: 0.78,
    falls: -0.08,
    torn: 1,
    fine: 1.1,
    dull: true,
  },
}

/** The way a breath takes in a picture of `frame` at `scale` px a unit: from the mouth to where it ends, units. */
export function wayOf(
  { frame, scale }: Pick<Relief, 'frame' | 'scale'>,
  { mouth, scale: size }: Omit<Breath, 'kind'>,
): Line {
  const [x, y] = mouth.at
  let [dx, dy] = [x - mouth.from[0], y - mouth.from[1]]
  const l = Math.hypot(dx, dy) || 1
  // Never steeply down: it would end at the feet.
  dx /= l
  dy = Math.min(0.42 * Math.abs(dx), Math.max(-0.5 * Math.abs(dx), dy / l))
  const straight = Math.hypot(dx, dy) || 1
  dx /= straight
  dy /= straight
  // As far as the picture goes that way, and a little less.
  const edgeX = dx < 0 ? x : frame.width / scale - x
  const edgeY = dy < 0 ? y : frame.height / scale - y
  const room = Math.min(edgeX / Math.max(0.01, Math.abs(dx)), edgeY / Math.max(0.01, Math.abs(dy)))
  const reach = Math.min(900, Math.max(420 * size, room * 1.1))
  return { x, y, dx, dy, reach }
}

/** Paints what a creature breathes out over all that is there, and the light it throws. */
export function breathe(result: Relief, breath: Breath): void {
  const line = wayOf(result, breath)
  const { x, y, dx, dy, reach } = line
  const luck = random(breath.seed).fork('breath')
  if (breath.kind === 'lightning') {
    thunder(result, line, breath.scale, luck, breath.dye)
    return
  }
  const look = dyed(billows[breath.kind], breath.dye)
  if (look.sheds)
    for (const t of [0.1, 0.45, 0.8])
      addPool(
        result,
        x + dx * reach * t,
        y + dy * reach * t + look.falls * reach * t * t,
        reach * (0.42 + 0.3 * t),
        look.sheds,
        0.62,
      )
  billow(result, line, look, breath.scale, breath.seed)
  if (breath.kind === 'frost') shards(result, line, look, luck)
  if (breath.kind === 'fire') sparks(result, line, look, luck, breath.dye ? look.ramp[3]! : [255, 200, 90])
  if (breath.kind === 'acid') drops(result, line, look, luck)
}

/** A breath in another colour: as light and as dark from its edge to its heart as it usually is. */
function dyed(look: Billow, dye: Rgb | undefined): Billow {
  if (!dye) return look
  const full = Math.max(...dye, 1)
  const ramp = look.ramp.map((usual, k): Rgb => {
    const light = Math.max(...usual)
    const white = look.dull ? 0.1 : (k / (look.ramp.length - 1)) ** 2 * 0.72
    const channel = (c: 0 | 1 | 2) => light * ((dye[c] / full) * (1 - white) + white)
    return [channel(0), channel(1), channel(2)]
  })
  return { ...look, ramp, ...(look.sheds && { sheds: dye }) }
}

/** Where a breath begins, which way it goes and how far. */
export interface Line {
  x: number
  y: number
  dx: number
  dy: number
  reach: number
}

function billow(result: Relief, { x, y, dx, dy, reach }: Line, look: Billow, size: number, seed: number) {
  const { frame, scale, paint, albedo, shade, ink } = result
  const { width, height } = frame
  const { ramp, wide, falls, torn, fine } = look
  const full = new Float32Array(width * height)
  const shift = (seed % 89) * 0.71
  const mouthWide = 15 * size
  const steps = ramp.length - 1
  const row = (py: number) => {
    for (let px = 0; px < width; px++) {
      const rx = (px + 0.5) / scale - x
      const ry = (py + 0.5) / scale - y
      const u = (rx * dx + ry * dy) / reach
      if (u < -0.02 || u > 1.2) continue
      const sag = falls * reach * u * u
      const across = ry * dx - rx * dy - sag * dx
      const half = mouthWide + wide * reach * u ** 0.85
      const v = across / half
      if (v > 1.7 || v < -1.7) continue
      // Smoke and flame curl more the farther they are from the mouth.
      const loose = torn * Math.min(1, 0.12 + u * 1.1)
      const a = u * 7 * fine + shift
      const b = (across / reach) * 9 * fine
      const curl = grain(a * 0.6, b * 0.6 + shift) - 0.5
      const curlU = grain(a * 0.7 + 21, b * 0.7 + shift) - 0.5
      const lick = grain(a + curlU * 1.6, b * 1.5 + curl * 2.2 + shift)
      const vv = v + curl * 1.3 * loose
      const uu = u + curlU * 0.3 * loose
      const end = uu < 0.7 ? 1 : Math.max(0, 1 - (uu - 0.7) / 0.4)
      const core = Math.max(0, 1 - Math.abs(vv) ** 1.7)
      const d = core * end + (lick - 0.52) * 1.5 * loose * (0.4 + core)
      if (d > 0.02) full[py * width + px] = Math.min(1.2, d)
    }
  }
  for (let py = 0; py < height; py++) row(py)
  for (let py = 1; py < height - 1; py++) {
    for (let px = 1; px < width - 1; px++) {
      const i = py * width + px
      const d = full[i]!
      if (d === 0) continue
      const rx = (px + 0.5) / scale - x
      const ry = (py + 0.5) / scale - y
      const u = Math.max(0, (rx * dx + ry * dy) / reach)
      let heat = d * (1.06 - 0.42 * u)
      const slope = (full[i - width - 1]! - full[i + width + 1]!) * scale
      if (look.dull) heat = Math.min(1, d * 0.62 + slope * -3.2 + 0.16)
      const at = Math.min(steps - 0.001, Math.max(0, heat * steps))
      const k = Math.floor(at)
      const f = at - k
      const [c0, c1] = [ramp[k]!, ramp[k + 1]!]
      const alpha = look.solid * Math.min(1, (d - 0.02) * (look.dull ? 2.2 : 3.6))
      const keep = 1 - alpha
      const planes = [paint.red, paint.green, paint.blue]
      const bare = [albedo.red, albedo.green, albedo.blue]
      const dim = look.dull ? 0.5 + 0.6 * Math.min(1, shade.values[i]! + 0.35) : 1
      for (let c = 0; c < 3; c++) {
        const value = c0[c]! + (c1[c]! - c0[c]!) * f
        planes[c]![i] = planes[c]![i]! * keep + value * dim * alpha
        bare[c]![i] = bare[c]![i]! * keep + Math.min(255, value) * alpha
      }
      const bright = look.dull ? 0.45 + 0.4 * heat : 0.5 + 0.5 * heat
      shade.values[i] = shade.values[i]! * keep + Math.min(1, bright) * alpha
      // A pen follows the edge, and the tongues within.
      const right = full[i + 1]!
      const below = full[i + width]!
      let line = 0
      for (const level of [0.1, 0.5, 0.85])
        if (d > level !== right > level || d > level !== below > level) line = level === 0.1 ? 0.9 : 0.55
      ink.values[i] = Math.max(ink.values[i]! * keep, line)
    }
  }
}

/** A place in a breath: `t` along it, `v` across it in half widths. */
function placeIn({ x, y, dx, dy, reach }: Line, { wide, falls }: Billow, t: number, v: number): [number, number] {
  const half = 15 + wide * reach * t ** 0.85
  return [x + dx * reach * t - dy * v * half, y + dy * reach * t + dx * v * half + falls * reach * t * t]
}

function shards(result: Relief, line: Line, look: Billow, luck: Random) {
  const list: Stroke[] = []
  for (let k = 0; k < 46; k++) {
    const t = luck.range(0.12, 1)
    const v = luck.range(-0.95, 0.95)
    const [x, y] = placeIn(line, look, t, v)
    const long = luck.range(16, 54) * (0.5 + t)
    const a = Math.atan2(line.dy, line.dx) + v * 0.35
    list.push({
      points: [
        [x, y],
        [x + Math.cos(a) * long * 0.4, y + Math.sin(a) * long * 0.4],
        [x + Math.cos(a) * long, y + Math.sin(a) * long],
      ],
      colour: luck.pick<Rgb>([
        [255, 255, 255],
        [206, 236, 255],
        [150, 200, 240],
      ]),
      width: long * 0.2,
      taper: 0.02,
      alpha: 0.9,
    })
  }
  strokes(result, list, { lit: 0, pen: 0.4 })
}

function sparks(result: Relief, line: Line, look: Billow, luck: Random, colour: Rgb) {
  addLight(
    result,
    (pen) => {
      for (let k = 0; k < 46; k++) {
        const t = luck.range(0.1, 1.06)
        const [x, y] = placeIn(line, look, t, luck.range(-1.5, 1.5))
        pen.fillStyle = `rgb(${colour[0]},${colour[1]},${colour[2]})`
        pen.beginPath()
        pen.ellipse(x, y - luck.range(0, 30), luck.range(1.5, 4.5), luck.range(1.2, 3), luck.range(0, 3), 0, 7)
        pen.fill()
      }
    },
    { bloom: 10 },
  )
}

function drops(result: Relief, line: Line, look: Billow, luck: Random) {
  const list: Stroke[] = []
  for (let k = 0; k < 44; k++) {
    const t = luck.range(0.15, 1.05)
    const [x, y] = placeIn(line, look, t, luck.range(-2.2, 2.6))
    const r = luck.range(3, 11)
    list.push({
      points: [
        [x, y - r],
        [x + line.dx * r * 0.5, y],
        [x + line.dx * r, y + r * 1.3],
      ],
      colour: luck.pick<Rgb>([
        [200, 240, 40],
        [150, 200, 20],
        [240, 255, 150],
      ]),
      width: r,
      taper: 0.8,
      alpha: 0.92,
    })
  }
  strokes(result, list, { lit: 0, pen: 0.4 })
}

/** Forked lightning: each bolt splits on its way. */
function thunder(result: Relief, { x, y, dx, dy, reach }: Line, size: number, luck: Random, dye?: Rgb) {
  const colour: Rgb = dye ?? [120, 170, 255]
  for (const t of [0.05, 0.4, 0.8]) addPool(result, x + dx * reach * t, y + dy * reach * t, reach * 0.5, colour, 0.55)
  type Bolt = { points: [number, number][]; width: number }
  const bolts: Bolt[] = []
  const strike = (from: [number, number], to: [number, number], width: number, depth: number) => {
    const n = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 42))
    const points: [number, number][] = [from]
    const [ux, uy] = [to[0] - from[0], to[1] - from[1]]
    const l = Math.hypot(ux, uy) || 1
    for (let k = 1; k <= n; k++) {
      const t = k / n
      const off = k === n ? 0 : luck.range(-1, 1) * 30
      points.push([from[0] + ux * t - (uy / l) * off, from[1] + uy * t + (ux / l) * off])
    }
    bolts.push({ points, width })
    if (depth === 0) return
    for (let k = 0; k < 2 + depth; k++) {
      const at = points[luck.int(1, points.length - 2)]!
      const a = Math.atan2(uy, ux) + luck.range(-0.9, 0.9)
      const far = l * luck.range(0.22, 0.45)
      strike(at, [at[0] + Math.cos(a) * far, at[1] + Math.sin(a) * far], width * 0.5, depth - 1)
    }
  }
  for (const spread of [-0.13, 0.02, 0.15]) {
    const a = Math.atan2(dy, dx) + spread
    strike([x, y], [x + Math.cos(a) * reach * 1.1, y + Math.sin(a) * reach * 1.1], 8.5 * Math.max(0.7, size), 2)
  }
  const draw = (thick: number, tint: Rgb) => (pen: SKRSContext2D) => {
    pen.strokeStyle = `rgb(${tint[0]},${tint[1]},${tint[2]})`
    pen.lineJoin = 'bevel'
    for (const { points, width } of bolts) {
      pen.lineWidth = Math.max(1.6, width * thick)
      pen.beginPath()
      for (const [k, [px, py]] of points.entries()) k === 0 ? pen.moveTo(px, py) : pen.lineTo(px, py)
      pen.stroke()
    }
    pen.beginPath()
    pen.arc(x, y, 20 * size * thick, 0, 7)
    pen.fillStyle = pen.strokeStyle
    pen.fill()
  }
  addLight(result, draw(2.1, dye ? mix(dye, [0, 0, 0], 0.3) : [46, 80, 190]), { bloom: 34, gain: 1.1 })
  addLight(result, draw(0.8, [235, 242, 255]), { bloom: 8, gain: 1.3 })
  outline(result, draw)
}

/** What a pen draws of light: a white line between two black ones, for styles that have no glow. */
function outline(result: Relief, draw: (thick: number, tint: Rgb) => (pen: SKRSContext2D) => void): void {
  const { frame, scale, ink, shade, coverage } = result
  const pen = createCanvas(frame.width, frame.height).getContext('2d')
  pen.scale(scale, scale)
  draw(2.5, [255, 0, 0])(pen)
  draw(1.4, [0, 255, 0])(pen)
  const { data } = pen.getImageData(0, 0, frame.width, frame.height)
  for (let i = 0, p = 0; p < data.length; i++, p += 4) {
    const alpha = data[p + 3]! / 255
    if (alpha === 0) continue
    const edge = (data[p]! / 255) * alpha
    const core = (data[p + 1]! / 255) * alpha
    ink.values[i] = Math.max(ink.values[i]! * (1 - core), edge * 0.95)
    shade.values[i] = Math.max(shade.values[i]!, core)
    coverage.values[i] = Math.max(coverage.values[i]!, alpha)
  }
}
