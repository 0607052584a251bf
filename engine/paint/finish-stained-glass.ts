import { fromOklab, type Rgb, toOklab } from './colour.ts'
import { blur, distance, type Field, smoothstep } from './field.ts'
import type { FinishOptions } from './finish.ts'
import { grain } from './grain.ts'
import { kuwahara } from './kuwahara.ts'
import { leadOver, solder } from './leading.ts'
import { speckle } from './noise.ts'
import { cutPanes, cutsOf, type Panes } from './panes.ts'
import { developed, type Paint, type Picture, paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

const margin = 46
/** Ruby, cobalt and gold, by turns, in the border. */
const bordering: readonly Rgb[] = [
  [150, 22, 32],
  [28, 62, 150],
  [206, 146, 40],
]

/** A window: panes of one colour each with light behind them, leaded along the true edges, features painted on in grisaille. */
export function stainedGlass(result: Relief, options: FinishOptions): Picture {
  const { focus = [500, 450], checkpoint } = options
  const { frame, scale } = result
  const colours = sheetColours(result)
  checkpoint?.(0.2, 'Cutting the glass')
  const cut = cutPanes(result, colours, focus)
  const panes = options.isAlone ? cut : bordered(cut, result)
  const tone = toneOf(result)
  const glass = glassOf(panes, colours, tone, result)
  checkpoint?.(0.5, 'Leading the panes')
  const inside = blur(distance(cutsOf(panes, frame.width, frame.height), 0.5), Math.max(1, 2 * scale), 2)
  const window = paint(frame.width, frame.height)
  glaze(window, glass, { panes, colours, inside, tone, result, focus })
  grisaille(window, result, panes)
  glow(window, scale)
  checkpoint?.(0.8, 'Soldering')
  leadOver(window, inside, scale)
  solder(window, panes, scale)
  return developed(window)
}

/** What the glass is chosen by: on the figure mostly its own colours, behind it the scene in broad patches. */
function sheetColours({ albedo, paint: lit, coverage, scale, frame }: Relief): Paint {
  const { width, height } = frame
  const own = kuwahara(albedo, Math.max(1, 12 * scale))
  const by = Math.max(1, Math.round(5 * scale))
  const out = paint(width, height)
  for (const k of ['red', 'green', 'blue'] as const) {
    const far = spread(
      blur(coarsened({ width, height, values: lit[k] }, by), (12 * scale) / by + 0.5, 2),
      by,
      width,
      height,
    )
    for (let i = 0; i < out[k].length; i++) {
      const on = coverage.values[i]! > 0.5
      out[k][i] = Math.min(255, on ? own[k][i]! : far.values[i]!)
    }
  }
  return out
}

/** How light each px is, 0-255: what a glass painter would have to tell by strokes alone. */
function toneOf({ albedo, paint: lit, shade, coverage }: Relief): Float32Array {
  const out = new Float32Array(shade.values.length)
  for (let i = 0; i < out.length; i++) {
    const own = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
    const shown = Math.min(255, lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11)
    const figure = own * (0.3 + 0.7 * shade.values[i]!) * 0.7 + shown * 0.3
    out[i] = shown + (figure - shown) * coverage.values[i]!
  }
  return out
}

/** The panes of the border, numbered after the others. */
function bordered(panes: Panes, { frame, scale }: Relief): Panes {
  const { width, height } = frame
  const long = 118
  const across = Math.max(3, Math.round((width / scale / long - 1) / 2) * 2 + 1)
  const down = Math.max(3, Math.round((height / scale / long - 1) / 2) * 2 + 1)
  const edge = margin * scale
  const of = panes.of.slice()
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor((y / height) * down))
    for (let x = 0; x < width; x++, i++) {
      const column = Math.min(across - 1, Math.floor((x / width) * across))
      const beside = Math.min(x, width - 1 - x)
      const above = Math.min(y, height - 1 - y)
      if (Math.min(beside, above) >= edge) continue
      const isCorner = Math.max(beside, above) < edge
      const side = isCorner ? (x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2) : 0
      const place = isCorner
        ? side * 3 + 2
        : above < edge
          ? 12 + (column + (y < height / 2 ? 0 : 200)) * 3 + (column % 2)
          : 2412 + (row + (x < width / 2 ? 0 : 200)) * 3 + (row % 2)
      of[i] = panes.count + place
    }
  }
  return { of, count: panes.count + 4812, onFigure: panes.onFigure }
}

interface Glass {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** What each pane stands for, before it was chosen from the glass there is. */
  own: readonly Float32Array[]
  /** The mean tone of what each pane shows. */
  mean: Float32Array
}

/** One colour a pane. */
function glassOf(panes: Panes, colours: Paint, tone: Float32Array, { seed }: Relief): Glass {
  const { of, count, onFigure } = panes
  const plane = () => new Float32Array(count)
  const glass = { red: plane(), green: plane(), blue: plane(), own: [plane(), plane(), plane()], mean: plane() }
  const sizes = plane()
  for (let i = 0; i < of.length; i++) {
    const p = of[i]!
    sizes[p]!++
    glass.red[p]! += colours.red[i]!
    glass.green[p]! += colours.green[i]!
    glass.blue[p]! += colours.blue[i]!
    glass.mean[p]! += tone[i]!
  }
  for (let p = 0; p < count; p++) {
    const n = sizes[p]!
    if (n === 0) continue
    glass.mean[p]! /= n
    const own: Rgb = [glass.red[p]! / n, glass.green[p]! / n, glass.blue[p]! / n]
    for (const k of [0, 1, 2] as const) glass.own[k]![p] = own[k]
    const luck = [speckle(p, 1, seed), speckle(p, 2, seed), speckle(p, 3, seed)]
    const isBorder = p >= onFigure.length
    const colour = isBorder ? bordering[(p - onFigure.length) % 3]! : stained(own, onFigure[p]!, luck)
    glass.red[p] = colour[0]
    glass.green[p] = colour[1]
    glass.blue[p] = colour[2]
  }
  return glass
}

/** A colour as pot-metal glass has it: deep, and never grey. */
function stained(own: Rgb, onFigure: boolean, luck: readonly number[]): Rgb {
  const [l, a, b] = toOklab(own)
  const strength = Math.hypot(a, b)
  const least = onFigure ? 0.045 : 0.105
  // Grey is no glass: it turns to the blue of horn and sea water.
  const grey = 1 - smoothstep(0.012, onFigure ? 0.034 : 0.06, strength)
  let hueA = a / (strength + 1e-6)
  let hueB = b / (strength + 1e-6)
  hueA += (-0.12 - hueA) * grey
  hueB += (-0.99 - hueB) * grey
  const length = Math.hypot(hueA, hueB)
  hueA /= length
  hueB /= length
  const turn = (luck[0]! - 0.5) * (onFigure ? 0.22 : 0.5)
  const deep = Math.min(0.19, Math.max(least, strength * (onFigure ? 1.65 : 1.8)))
  const chroma = deep * (0.88 + 0.24 * luck[1]!)
  const light =
    (onFigure ? 0.4 + l * 0.47 - strength * 0.38 : 0.32 + l * 0.29) + (luck[2]! - 0.5) * (onFigure ? 0.05 : 0.09)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return fromOklab([light, (hueA * c - hueB * s) * chroma, (hueA * s + hueB * c) * chroma])
}

interface Glazing {
  colours: Paint
  panes: Panes
  inside: Field
  tone: Float32Array
  result: Relief
  focus: readonly [number, number]
}

/** Fills the panes: streaks and seeds in the glass, light in its middle, the painter's matt where it is to be dark. */
function glaze(window: Paint, glass: Glass, { panes, colours, inside, tone, result, focus }: Glazing): void {
  const { width, height } = window
  const { scale, seed } = result
  const soft = blur({ width, height, values: tone }, Math.max(1, 1.2 * scale), 1).values
  const [fx, fy] = [focus[0] * scale, focus[1] * scale]
  const reach = 1 / (Math.max(width, height) * 0.75)
  const [red, green, blue] = glass.own as [Float32Array, Float32Array, Float32Array]
  // The glass of each pane was drawn another way.
  const cos = Float32Array.from({ length: panes.count }, (_, p) => Math.cos(p * 2.399))
  const sin = Float32Array.from({ length: panes.count }, (_, p) => Math.sin(p * 2.399))
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const p = panes.of[i]!
      const isBorder = p >= panes.onFigure.length
      const onFigure = panes.onFigure[p] === true
      const along = (x * cos[p]! + y * sin[p]!) / scale
      const over = (y * cos[p]! - x * sin[p]!) / scale
      const streak = grain(along / 120 + p * 1.7, over / 16 + (seed % 29)) - 0.5
      const middle = 1 - 1 / (1 + (inside.values[i]! / (26 * scale)) ** 2)
      const away = Math.min(1, Math.hypot(x - fx, y - fy) * reach)
      const painted = isBorder ? 1 : ((soft[i]! + 16) / (glass.mean[p]! + 16)) ** (onFigure ? 0.7 : 0.4)
      const matt = Math.min(1.45, Math.max(0.3, painted))
      const light = (0.78 + 0.34 * middle) * (1 + streak * 0.34) * (1.14 - 0.34 * away * away) * matt
      const bubble = seedAt(x / scale, y / scale, p, seed)
      // What is too small for a pane of its own is stained on the glass.
      const stain = onFigure ? 0.75 : 0
      window.red[i] = (glass.red[p]! + (colours.red[i]! - red[p]!) * stain) * light + bubble
      window.green[i] = (glass.green[p]! + (colours.green[i]! - green[p]!) * stain) * light + bubble
      window.blue[i] = (glass.blue[p]! + (colours.blue[i]! - blue[p]!) * stain) * light
    }
  }
}

/** Bubbles blown into the glass: a bright rim here and there. */
function seedAt(x: number, y: number, pane: number, seed: number): number {
  const column = Math.floor(x / 26)
  const row = Math.floor(y / 26)
  if (speckle(column, row, seed + (pane & 7)) > 0.13) return 0
  const dx = x - (column + 0.3 + 0.4 * speckle(column, row, seed + 21)) * 26
  const dy = y - (row + 0.3 + 0.4 * speckle(column, row, seed + 22)) * 26
  const away = dx * dx + dy * dy * 0.5
  return away < 9 ? 34 * (1 - away / 9) : 0
}

/** The painter's brown lines: outlines and features within the panes. */
function grisaille(window: Paint, result: Relief, panes: Panes): void {
  const lines = blur(result.edges(), 1, 1).values
  for (let i = 0; i < lines.length; i++) {
    if (panes.onFigure[panes.of[i]!] !== true) continue
    const a = Math.min(1, lines[i]! * 1.5) * 0.78
    window.red[i]! += (34 - window.red[i]!) * a
    window.green[i]! += (22 - window.green[i]!) * a
    window.blue[i]! += (16 - window.blue[i]!) * a
  }
}

/** Light spreads over the lead around bright glass. */
function glow(window: Paint, scale: number): void {
  const { width, height } = window
  const step = Math.max(1, Math.round(6 * scale))
  for (const k of ['red', 'green', 'blue'] as const) {
    const soft = spread(blur(coarsened({ width, height, values: window[k] }, step), 3, 2), step, width, height).values
    for (let i = 0; i < soft.length; i++) window[k][i]! += Math.max(0, soft[i]! - 70) * 0.2
  }
}
