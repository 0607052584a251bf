import { fromOklab, type Rgb, toOklab } from './colour.ts'
import { blur, distance, type Field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { grisaille } from './grisaille.ts'
import { kuwahara } from './kuwahara.ts'
import { leadOver, solder } from './leading.ts'
import { speckle } from './noise.ts'
import { type Cut, cutPanes, cutsOf, type Panes, stepOf } from './panes.ts'
import { developed, type Paint, type Picture, paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import { subjectOf } from './subject.ts'

const margin = 46
/** Ruby, straw and cobalt, by turns, in the border. */
const bordering: readonly Rgb[] = [
  [140, 24, 34],
  [184, 150, 84],
  [34, 62, 138],
]

/**
 * A window: the figure in panes of deep colour with light behind them, leaded along its true edges, its features painted on
 * in grisaille; behind it the scene in quarries of pale glass.
 */
export function stainedGlass(result: Relief, options: FinishOptions): Picture {
  const { checkpoint } = options
  const { frame, scale } = result
  const subject = subjectOf(result, options)
  const focus = [subject.focus.x / scale, subject.focus.y / scale] as const
  const step = stepOf(frame)
  const colours = sheetColours(result, step)
  checkpoint?.(0.2, 'Cutting the glass')
  const { panes: own, cut } = cutPanes(result, subject, colours, step)
  const panes = options.isAlone ? own : bordered(own, result)
  const tone = toneOf(result)
  const glass = glassOf(panes, cut, colours, tone, result)
  checkpoint?.(0.5, 'Leading the panes')
  const inside = blur(distance(cutsOf(panes, frame.width, frame.height), 0.5), Math.max(1, 2 * scale), 2)
  const window = paint(frame.width, frame.height)
  const glazing = glazingOf(glass, panes, colours, step, inside, tone, result, focus)
  for (let y = 0; y < frame.height; y++) glazeRow(window, glazing, y)
  blowBubbles(window, scale, result.seed)
  grisaille(window, result, subject, panes)
  glow(window, scale)
  checkpoint?.(0.8, 'Soldering')
  leadOver(window, inside, panes, subject.focus, scale)
  solder(window, panes, scale)
  return developed(window)
}

/** What the glass is chosen by, in samples `step` px apart: on the figure mostly its own colours, behind it the scene in broad patches. */
function sheetColours({ albedo, paint: lit, coverage, scale, frame }: Relief, step: number): Paint {
  const { width, height } = frame
  const small = ({ red, green, blue }: Paint): Paint => {
    const [r, g, b] = [red, green, blue].map((values) => coarsened({ width, height, values }, step))
    return { width: r!.width, height: r!.height, red: r!.values, green: g!.values, blue: b!.values }
  }
  const out = kuwahara(small(albedo), Math.max(1, (12 * scale) / step))
  const cover = coarsened(coverage, step).values
  const scene = small(lit)
  const far = [scene.red, scene.green, scene.blue].map(
    (values) => blur({ width: out.width, height: out.height, values }, (9 * scale) / step + 0.5, 2).values,
  ) as [Float32Array, Float32Array, Float32Array]
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! > 0.5) continue
    // What is brighter than glass can be keeps its hue.
    const by = 255 / Math.max(255, far[0][i]!, far[1][i]!, far[2][i]!)
    out.red[i] = far[0][i]! * by
    out.green[i] = far[1][i]! * by
    out.blue[i] = far[2][i]! * by
  }
  for (const plane of [out.red, out.green, out.blue])
    for (let i = 0; i < plane.length; i++) plane[i] = Math.min(255, plane[i]!)
  return out
}

/** How light each px is, 0-255: what a glass painter would have to tell by strokes alone. */
function toneOf(result: Relief): Float32Array {
  const out = new Float32Array(result.shade.values.length)
  for (let y = 0; y < result.frame.height; y++) toneRow(result, out, y)
  return out
}

function toneRow({ albedo, paint: lit, shade, coverage, frame }: Relief, out: Float32Array, y: number): void {
  for (let i = y * frame.width; i < (y + 1) * frame.width; i++) {
    const own = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
    const shown = Math.min(255, lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11)
    const figure = own * (0.3 + 0.7 * shade.values[i]!) * 0.7 + shown * 0.3
    out[i] = shown + (figure - shown) * coverage.values[i]!
  }
}

/** The panes of the border, numbered after the others. */
function bordered(panes: Panes, { frame, scale }: Relief): Panes {
  const { width, height } = frame
  const of = panes.of.slice()
  const edge = margin * scale
  for (let y = 0; y < height; y++) {
    const isBand = y < edge || height - 1 - y < edge
    borderRow(of, panes.count, frame, scale, y, 0, isBand ? width : Math.ceil(edge))
    if (!isBand) borderRow(of, panes.count, frame, scale, y, Math.floor(width - edge), width)
  }
  return { of, count: panes.count + 4812, onFigure: panes.onFigure }
}

function borderRow(
  of: Int32Array,
  count: number,
  { width, height }: { width: number; height: number },
  scale: number,
  y: number,
  from: number,
  to: number,
): void {
  const long = 118
  const across = Math.max(3, Math.round((width / scale / long - 1) / 2) * 2 + 1)
  const down = Math.max(3, Math.round((height / scale / long - 1) / 2) * 2 + 1)
  const edge = margin * scale
  const row = Math.min(down - 1, Math.floor((y / height) * down))
  const above = Math.min(y, height - 1 - y)
  for (let x = from; x < to; x++) {
    const column = Math.min(across - 1, Math.floor((x / width) * across))
    const beside = Math.min(x, width - 1 - x)
    if (Math.min(beside, above) >= edge) continue
    const isCorner = Math.max(beside, above) < edge
    const side = isCorner ? (x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2) : 0
    const place = isCorner
      ? side * 3 + 2
      : above < edge
        ? 12 + (column + (y < height / 2 ? 0 : 200)) * 3 + (column % 2)
        : 2412 + (row + (x < width / 2 ? 0 : 200)) * 3 + (row % 2)
    of[y * width + x] = count + place
  }
}

interface Glass {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** What each pane stands for, before it was chosen from the glass there is. */
  own: readonly [Float32Array, Float32Array, Float32Array]
  /** The mean tone of what each pane shows. */
  mean: Float32Array
}

/** One colour a pane. */
function glassOf(
  panes: Panes,
  { sheet, coarse, step }: Cut,
  colours: Paint,
  tone: Float32Array,
  result: Relief,
): Glass {
  const { count, onFigure } = panes
  const { seed, frame } = result
  const plane = () => new Float32Array(count)
  const glass: Glass = { red: plane(), green: plane(), blue: plane(), own: [plane(), plane(), plane()], mean: plane() }
  const sizes = plane()
  let light = 0
  let ground = 0
  for (let i = 0; i < coarse.length; i++) {
    const p = coarse[i]!
    const x = Math.min(frame.width - 1, (i % sheet.width) * step)
    const y = Math.min(frame.height - 1, Math.floor(i / sheet.width) * step)
    sizes[p]!++
    glass.red[p]! += colours.red[i]!
    glass.green[p]! += colours.green[i]!
    glass.blue[p]! += colours.blue[i]!
    glass.mean[p]! += tone[y * frame.width + x]!
    if (sheet.figure[i] === 1) continue
    light += sheet.labs[i * 3]!
    ground++
  }
  const dusk = ground > 0 ? light / ground : 0.5
  for (let p = 0; p < count; p++) {
    const isBorder = p >= onFigure.length
    const n = sizes[p]!
    if (n === 0 && !isBorder) continue
    if (n > 0) glass.mean[p]! /= n
    const own: Rgb = n > 0 ? [glass.red[p]! / n, glass.green[p]! / n, glass.blue[p]! / n] : [0, 0, 0]
    for (const k of [0, 1, 2] as const) glass.own[k][p] = own[k]
    const luck = [speckle(p, 1, seed), speckle(p, 2, seed), speckle(p, 3, seed)]
    const colour = isBorder
      ? bordering[(p - onFigure.length) % 3]!
      : onFigure[p]
        ? stained(own, luck)
        : clear(own, dusk, luck)
    glass.red[p] = colour[0]
    glass.green[p] = colour[1]
    glass.blue[p] = colour[2]
  }
  return glass
}

/** A colour as pot-metal glass has it: deep, and never grey. */
function stained(own: Rgb, luck: readonly number[]): Rgb {
  const [l, a, b] = toOklab(own)
  const strength = Math.hypot(a, b)
  // Black is smoked glass.
  const smoked = (1 - smoothstep(0.24, 0.42, l)) * (1 - smoothstep(0.02, 0.06, strength))
  // Grey is no glass: it turns to the blue of horn and sea water.
  const grey = 1 - smoothstep(0.012, 0.034, strength)
  // Warm glass that is not strong stays so: painters chose it for faces, pale and brown.
  const flesh = a > 0.005 && b > 0 ? smoothstep(0.3, 0.48, l) * (1 - smoothstep(0.1, 0.13, strength)) : 0
  let hueA = a / (strength + 1e-6)
  let hueB = b / (strength + 1e-6)
  hueA += (-0.12 - hueA) * grey
  hueB += (-0.99 - hueB) * grey
  const length = Math.hypot(hueA, hueB)
  const turn = (luck[0]! - 0.5) * 0.2
  const chroma =
    Math.min(0.19, Math.max(0.04 - 0.03 * smoked, strength * (1.65 - 0.75 * flesh))) * (0.9 + 0.2 * luck[1]!)
  const light = 0.38 - 0.22 * smoked + l * 0.49 - strength * 0.38 + (luck[2]! - 0.5) * 0.05
  const [c, s] = [(Math.cos(turn) / length) * chroma, (Math.sin(turn) / length) * chroma]
  return fromOklab([light, hueA * c - hueB * s, hueA * s + hueB * c])
}

/**
 * A quarry of the window behind: nearly white glass with a breath of the scene's own colour, so that nothing there outshines
 * the figure. `dusk`: how light the whole scene is.
 */
function clear(own: Rgb, dusk: number, luck: readonly number[]): Rgb {
  const [l, a, b] = toOklab(own)
  const strength = Math.hypot(a, b)
  // Old white glass is a little green.
  const least = 0.012
  const tint = Math.min(0.07 + 0.03 * (1 - smoothstep(0.2, 0.5, dusk)), strength * 1.1)
  const light = 0.29 + 0.86 * Math.min(0.62, dusk) + (l - dusk) * 0.7 + (luck[2]! - 0.5) * 0.055
  return fromOklab([
    Math.min(0.9, Math.max(0.24, light)),
    (a / (strength + 1e-6)) * tint - least * 0.8,
    (b / (strength + 1e-6)) * tint + least * (luck[0]! < 0.14 ? 3 : 0.5),
  ])
}

/** What the loop over px reads: planes of the frame's size, and lists that have an entry a pane. */
interface Glazing {
  of: Int32Array
  /** 0 clear, 1 figure, 2 border. */
  kind: Uint8Array
  glass: Glass
  cos: Float32Array
  sin: Float32Array
  inside: Float32Array
  soft: Float32Array
  /** The colours of what is too small for a pane of its own. */
  stains: readonly [Float32Array, Float32Array, Float32Array]
  scale: number
  shift: number
  focus: readonly [number, number]
  reach: number
}

function glazingOf(
  glass: Glass,
  panes: Panes,
  colours: Paint,
  step: number,
  inside: Field,
  tone: Float32Array,
  { scale, seed, frame }: Relief,
  focus: readonly [number, number],
): Glazing {
  const { width, height } = frame
  const stain = (values: Float32Array) =>
    spread({ width: colours.width, height: colours.height, values }, step, width, height).values
  return {
    of: panes.of,
    kind: Uint8Array.from({ length: panes.count }, (_, p) =>
      p >= panes.onFigure.length ? 2 : panes.onFigure[p] ? 1 : 0,
    ),
    glass,
    // The glass of each pane was drawn another way.
    cos: Float32Array.from({ length: panes.count }, (_, p) => Math.cos(p * 2.399) / scale),
    sin: Float32Array.from({ length: panes.count }, (_, p) => Math.sin(p * 2.399) / scale),
    inside: inside.values,
    soft: blur({ width, height, values: tone }, Math.max(1, 1.2 * scale), 1).values,
    stains: [stain(colours.red), stain(colours.green), stain(colours.blue)],
    scale,
    shift: seed % 29,
    focus: [focus[0] * scale, focus[1] * scale],
    reach: 1 / (Math.max(width, height) * 0.75) ** 2,
  }
}

/** The painter's matt by how much darker or lighter a place is than its pane: to the power of 0.7 on the figure, 0.6 behind it. */
const steps = 256
const matts = [0.6, 0.7].map((power) =>
  Float32Array.from({ length: steps * 2 + 1 }, (_, k) => Math.min(1.45, Math.max(0.3, (k / steps) ** power))),
)
const behindMatt = matts[0]!
const figureMatt = matts[1]!

/** Fills a row of the panes: streaks in the glass, light in its middle, the painter's matt where it is to be dark. */
function glazeRow(window: Paint, glazing: Glazing, y: number): void {
  const { of, kind, glass, cos, sin, inside, soft, stains, scale, shift, focus, reach } = glazing
  const { width } = window
  const { red, green, blue, own, mean } = glass
  const middling = 1 / (26 * scale) ** 2
  const dy = (y - focus[1]) * (y - focus[1])
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const p = of[i]!
    const along = x * cos[p]! + y * sin[p]!
    const over = y * cos[p]! - x * sin[p]!
    const streak = grain(along / 120 + p * 1.7, over / 16 + shift) - 0.5
    const middle = 1 - 1 / (1 + inside[i]! * inside[i]! * middling)
    const away = Math.min(1, ((x - focus[0]) * (x - focus[0]) + dy) * reach)
    const ratio = Math.min(steps * 2, (((soft[i]! + 16) / (mean[p]! + 16)) * steps) | 0)
    const matt = kind[p] === 2 ? 1 : kind[p] === 1 ? figureMatt[ratio]! : behindMatt[ratio]!
    const light = (0.78 + 0.34 * middle) * (1 + streak * 0.34) * (1.14 - 0.34 * away) * matt
    if (kind[p] === 1) {
      window.red[i] = (red[p]! + (stains[0][i]! - own[0][p]!) * 0.75) * light
      window.green[i] = (green[p]! + (stains[1][i]! - own[1][p]!) * 0.75) * light
      window.blue[i] = (blue[p]! + (stains[2][i]! - own[2][p]!) * 0.75) * light
    } else {
      const seen = kind[p] === 2 ? 0 : 0.5
      window.red[i] = (red[p]! + (stains[0][i]! - own[0][p]!) * seen) * light
      window.green[i] = (green[p]! + (stains[1][i]! - own[1][p]!) * seen) * light
      window.blue[i] = (blue[p]! + (stains[2][i]! - own[2][p]!) * seen) * light
    }
  }
}

/** Seeds in the glass: bubbles with a bright rim, here and there. */
function blowBubbles(window: Paint, scale: number, seed: number): void {
  const cell = 26
  const { width, height } = window
  for (let row = 0; row * cell * scale < height; row++) {
    for (let column = 0; column * cell * scale < width; column++) {
      if (speckle(column, row, seed) > 0.13) continue
      const cx = (column + 0.3 + 0.4 * speckle(column, row, seed + 21)) * cell * scale
      const cy = (row + 0.3 + 0.4 * speckle(column, row, seed + 22)) * cell * scale
      bubble(window, cx, cy, scale)
    }
  }
}

function bubble({ width, height, red, green }: Paint, cx: number, cy: number, scale: number): void {
  const [wide, high] = [3 * scale, 4.3 * scale]
  for (let y = Math.max(0, Math.ceil(cy - high)); y <= Math.min(height - 1, cy + high); y++) {
    for (let x = Math.max(0, Math.ceil(cx - wide)); x <= Math.min(width - 1, cx + wide); x++) {
      const light = 34 * Math.max(0, 1 - ((x - cx) / wide) ** 2 - ((y - cy) / high) ** 2)
      red[y * width + x]! += light
      green[y * width + x]! += light
    }
  }
}

/** Light spreads over the lead around bright glass. */
function glow(window: Paint, scale: number): void {
  const { width, height } = window
  const step = Math.max(1, Math.round(6 * scale))
  for (const values of [window.red, window.green, window.blue]) {
    const soft = blur(coarsened({ width, height, values }, step), 3, 2)
    for (let i = 0; i < soft.values.length; i++) soft.values[i] = Math.max(0, soft.values[i]! - 70) * 0.2
    addTo(values, spread(soft, step, width, height).values)
  }
}

function addTo(values: Float32Array, more: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i]! += more[i]!
}
