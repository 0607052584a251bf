import { fromOklab, mix, type Rgb } from '../../paint/colour.ts'
import { blur } from '../../paint/field.ts'
import { speckle } from '../../paint/noise.ts'
import { type Faces, facesOf, type Vector } from './block-faces.ts'
import { type Blocks, blocksFrom } from './blocks.ts'
import type { Transform } from './transform.ts'

/** Longer side of what comes of it, px; it is drawn this much finer first. */
const SIDE = 1024
const FINER = 2
/** Of that side, what is left free around the model. */
const MARGIN = 0.045
/** The table that it stands on, behind and before. */
const TABLE: readonly [Rgb, Rgb] = [
  [226, 217, 201],
  [188, 176, 156],
]
/** How far its shadow falls, and how soft it is, of the longer side. */
const SHADOW = { aside: 0.012, below: 0.02, soft: 0.016, dark: 0.42 }
/** Texels along the side of a block, and how much they differ in lightness. */
const TEXELS = 5
const MOTTLED = 0.045
/** How wide the worn edge of a block is, of its side, and how much lighter or darker. */
const EDGE = 0.09

interface Screen {
  width: number
  height: number
  /** How near what is drawn is; below -1e8 where nothing is. */
  near: Float32Array
  rgb: Uint8ClampedArray
}

const emptyScreen = (width: number, height: number): Screen => ({
  width,
  height,
  near: new Float32Array(width * height).fill(-1e9),
  rgb: new Uint8ClampedArray(width * height * 4),
})

/** Shades of every kind of block by lightness, from dark to light: a colour is looked up, not mixed, a px. */
const SHADES = 64

function shadesOf({ colours }: Blocks): Uint8ClampedArray {
  const kinds = colours.length / 3
  const table = new Uint8ClampedArray(kinds * SHADES * 3)
  for (let kind = 0; kind < kinds; kind++)
    for (let step = 0; step < SHADES; step++) {
      const by = (step / (SHADES - 1)) * 1.3
      // What is in the shade turns a little to blue, what is in the light to yellow.
      const warm = (by - 0.85) * 0.018
      const l = Math.min(0.985, colours[kind * 3]! * by)
      table.set(fromOklab([l, colours[kind * 3 + 1]!, colours[kind * 3 + 2]! + warm]), (kind * SHADES + step) * 3)
    }
  return table
}

interface Plan {
  screen: Screen
  shades: Uint8ClampedArray
  seed: number
}

/** One face of one block: a parallelogram with light at its four corners. */
function drawFace({ screen, shades, seed }: Plan, faces: Faces, n: number): void {
  const { width, height, near, rgb } = screen
  const { values, kinds } = faces
  const at = n * faces.stride
  const [px, py, pz] = [values[at]!, values[at + 1]!, values[at + 2]!]
  const [ux, uy, uz] = [values[at + 3]!, values[at + 4]!, values[at + 5]!]
  const [vx, vy, vz] = [values[at + 6]!, values[at + 7]!, values[at + 8]!]
  const [l00, l10, l01, l11] = [values[at + 9]!, values[at + 10]!, values[at + 11]!, values[at + 12]!]
  const area = ux * vy - uy * vx
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(px, px + ux, px + vx, px + ux + vx)))
  const right = Math.min(width - 1, Math.ceil(Math.max(px, px + ux, px + vx, px + ux + vx)))
  const top = Math.max(0, Math.floor(Math.min(py, py + uy, py + vy, py + uy + vy)))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(py, py + uy, py + vy, py + uy + vy)))
  const kind = kinds[n]! * SHADES
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x + 0.5 - px, y + 0.5 - py]
      const u = (dx * vy - dy * vx) / area
      const v = (ux * dy - uy * dx) / area
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
      const i = y * width + x
      const z = pz + u * uz + v * vz
      if (z <= near[i]!) continue
      near[i] = z
      let light = (l00 * (1 - u) + l10 * u) * (1 - v) + (l01 * (1 - u) + l11 * u) * v
      // The grain of a block belongs to its kind: all of one kind are alike, as in a game.
      light += (speckle((u * TEXELS) | 0, ((v * TEXELS) | 0) + kind, seed) - 0.5) * 2 * MOTTLED
      if (u < EDGE || v < EDGE) light *= 1.1
      else if (u > 1 - EDGE || v > 1 - EDGE) light *= 0.84
      const step = Math.min(SHADES - 1, Math.max(0, Math.round((light / 1.3) * (SHADES - 1))))
      const from = (kind + step) * 3
      rgb[i * 4] = shades[from]!
      rgb[i * 4 + 1] = shades[from + 1]!
      rgb[i * 4 + 2] = shades[from + 2]!
      rgb[i * 4 + 3] = 255
    }
}

/** The finer drawing at its size, on a table, with its shadow. */
function standing({ width, height, rgb }: Screen) {
  const [wide, high] = [width / FINER, height / FINER]
  const pixels = new Uint8ClampedArray(wide * high * 4)
  const cover = new Float32Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let [r, g, b, a] = [0, 0, 0, 0]
      for (let dy = 0; dy < FINER; dy++)
        for (let dx = 0; dx < FINER; dx++) {
          const p = ((y * FINER + dy) * width + x * FINER + dx) * 4
          if (rgb[p + 3] === 0) continue
          r += rgb[p]!
          g += rgb[p + 1]!
          b += rgb[p + 2]!
          a++
        }
      const i = y * wide + x
      cover[i] = a / FINER ** 2
      if (a > 0) pixels.set([r / a, g / a, b / a, 255], i * 4)
    }
  const longer = Math.max(wide, high)
  const soft = blur({ width: wide, height: high, values: cover }, SHADOW.soft * longer, 3).values
  const [aside, below] = [Math.round(SHADOW.aside * longer), Math.round(SHADOW.below * longer)]
  for (let y = 0; y < high; y++) {
    const table = mix(TABLE[0], TABLE[1], y / high)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      const from = Math.max(0, y - below) * wide + Math.max(0, x - aside)
      const dark = 1 - SHADOW.dark * soft[from]!
      const grain = 1 + (speckle(x, y, 7) - 0.5) * 0.02
      for (let c = 0; c < 3; c++) {
        const ground = table[c]! * dark * grain
        pixels[i * 4 + c] = ground + (pixels[i * 4 + c]! - ground) * cover[i]!
      }
      pixels[i * 4 + 3] = 255
    }
  }
  return { width: wide, height: high, pixels }
}

/** How many faces are drawn before it is told. */
const AT_ONCE = 4000

/** A model of the picture, built of little blocks as near as things are, turned a little to the eye and lit from the left. */
export const boxModel: Transform = (picture, order, told) => {
  const blocks = blocksFrom(picture, order)
  told(0.2)
  const faces = facesOf(blocks, order.kind === 'map')
  const [low, high] = faces.bounds
  const size: Vector = [high[0] - low[0], high[1] - low[1], 0]
  const scale = (SIDE * (1 - 2 * MARGIN) * FINER) / Math.max(size[0], size[1])
  const free = SIDE * MARGIN * FINER
  const even = (value: number) => Math.ceil((value * scale + 2 * free) / FINER) * FINER
  const screen = emptyScreen(even(size[0]), even(size[1]))
  faces.place(scale, free - low[0] * scale, free - low[1] * scale)
  const plan = { screen, shades: shadesOf(blocks), seed: order.seed }
  for (let n = 0; n < faces.count; n++) {
    if (n % AT_ONCE === 0) told(0.3 + (0.5 * n) / faces.count)
    drawFace(plan, faces, n)
  }
  told(0.85)
  return standing(screen)
}
