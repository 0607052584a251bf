import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { blur, distance, type Field, field } from './field.ts'
import type { Frame } from './frame.ts'
import { grain } from './grain.ts'
import type { Bump, Form, Layer, Shape } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/** Units of one cell of the coarse drawing that finds a shape's bounds, and how far beyond the frame shapes are followed. */
const PROBE = 10
const BEYOND = 100

interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

function readyPen(width: number, height: number): SKRSContext2D {
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#fff'
  pen.strokeStyle = '#fff'
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  return pen
}

/** Where a shape is, in units, found by drawing it coarsely; undefined when nothing of it is in reach. */
function boundsOf(shape: Shape, widthUnits: number, heightUnits: number): Bounds | undefined {
  const columns = Math.ceil((widthUnits + 2 * BEYOND) / PROBE)
  const rows = Math.ceil((heightUnits + 2 * BEYOND) / PROBE)
  const pen = readyPen(columns, rows)
  pen.scale(1 / PROBE, 1 / PROBE)
  pen.translate(BEYOND, BEYOND)
  shape(pen)
  const { data } = pen.getImageData(0, 0, columns, rows)
  let left = columns
  let right = -1
  let top = rows
  let bottom = -1
  for (let y = 0, p = 3; y < rows; y++) {
    for (let x = 0; x < columns; x++, p += 4) {
      if (data[p] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  return {
    x0: (left - 1) * PROBE - BEYOND,
    y0: (top - 1) * PROBE - BEYOND,
    x1: (right + 2) * PROBE - BEYOND,
    y1: (bottom + 2) * PROBE - BEYOND,
  }
}

/** A shape's anti-aliased mask in a window of px, at a fraction of the full scale. */
function maskOf(shape: Shape, x0: number, y0: number, width: number, height: number, scale: number, step = 1): Field {
  const w = Math.ceil(width / step)
  const h = Math.ceil(height / step)
  const pen = readyPen(w, h)
  pen.scale(1 / step, 1 / step)
  pen.translate(-x0, -y0)
  pen.scale(scale, scale)
  shape(pen)
  const { data } = pen.getImageData(0, 0, w, h)
  const out = field(w, h)
  const { values } = out
  for (let i = 0, p = 3; i < values.length; i++, p += 4) values[i] = data[p]! * (1 / 255)
  return out
}

/**
 * A membrane fixed at the outline and blown up: the solution of a Poisson equation on a coarse grid, 1 at its highest.
 * Unlike the distance to the edge it has no ridge along the middle.
 */
function inflated(mask: Field): Field {
  const step = Math.max(1, Math.ceil(Math.max(mask.width, mask.height) / 72))
  const coarse = coarsened(mask, step)
  const { width, height, values: inside } = coarse
  const out = field(width, height)
  const u = out.values
  const over = 2 / (1 + Math.sin(Math.PI / Math.max(width, height)))
  for (let round = 0; round < 90; round++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
        if (inside[i]! < 0.5) continue
        u[i]! += over * ((u[i - 1]! + u[i + 1]! + u[i - width]! + u[i + width]! + 1) * 0.25 - u[i]!)
      }
    }
  }
  let most = 1e-6
  for (const value of u) if (value > most) most = value
  for (let i = 0; i < u.length; i++) u[i] = Math.max(0, u[i]! / most)
  const full = spread(out, step, mask.width, mask.height)
  for (let i = 0; i < full.values.length; i++) full.values[i] = Math.sqrt(full.values[i]!)
  return blur(full, Math.max(1, step * 0.8), 2)
}

function raise(relief: Field, bumps: readonly Bump[], x0: number, y0: number, scale: number) {
  const { width, height, values } = relief
  for (const bump of bumps) {
    const soft = bump.soft * scale
    const step = Math.max(1, Math.min(6, Math.floor(soft / 2)))
    const low = maskOf(bump.shape, x0, y0, width, height, scale, step)
    const smooth = blur(low, soft / step, 2)
    const full = step === 1 ? smooth : spread(smooth, step, width, height)
    const lift = bump.height * scale
    for (let i = 0; i < values.length; i++) values[i]! += full.values[i]! * lift
  }
}

/** A layer's outline and height in px, or undefined when nothing of it is in the frame. */
export function layerForm(layer: Layer, frame: Frame, scale: number, seed: number): Form | undefined {
  const bounds = boundsOf(layer.shape, frame.width / scale, frame.height / scale)
  if (!bounds) return undefined
  const x0 = Math.floor(bounds.x0 * scale)
  const y0 = Math.floor(bounds.y0 * scale)
  const width = Math.ceil(bounds.x1 * scale) - x0
  const height = Math.ceil(bounds.y1 * scale) - y0
  if (x0 >= frame.width || y0 >= frame.height || x0 + width <= 0 || y0 + height <= 0) return undefined

  const mask = maskOf(layer.shape, x0, y0, width, height, scale)
  const inside = distance(mask, 0.5)
  let relief = field(width, height)
  if (!layer.noShade) {
    const radius = Math.max(1, layer.radius * scale)
    const dome = layer.dome ?? 0.8
    const bevel = layer.profile === 'bevel'
    const values = relief.values
    for (let i = 0; i < values.length; i++) {
      const d = inside.values[i]!
      if (d <= 0) continue
      const t = 1 - Math.min(1, d / radius)
      values[i] = radius * dome * (bevel ? 1 - t : Math.sqrt(1 - t * t))
    }
    if (layer.bulge) {
      const swelling = inflated(mask).values
      const lift = layer.bulge * scale
      for (let i = 0; i < values.length; i++) values[i]! += swelling[i]! * lift
    }
    relief = blur(relief, Math.max(1, (layer.soft ?? Math.min(4, layer.radius * 0.18)) * scale), 2)
    if (layer.bumps) raise(relief, layer.bumps, x0, y0, scale)
    roughen(relief, mask, layer, x0, y0, scale, seed)
  }
  return { x0, y0, width, height, mask, inside, relief }
}

function roughen(relief: Field, mask: Field, layer: Layer, x0: number, y0: number, scale: number, seed: number) {
  const { bump, grain: size } = layer.material
  if (bump === 0) return
  const lift = bump * scale * 2
  const shiftX = (seed % 61) + 0.5
  const shiftY = (seed % 53) + 0.5
  const fx = 1 / (size[0] * scale)
  const fy = 1 / (size[1] * scale)
  for (let y = 0, i = 0; y < relief.height; y++) {
    const gy = (y + y0) * fy + shiftY
    for (let x = 0; x < relief.width; x++, i++) {
      if (mask.values[i] === 0) continue
      relief.values[i]! += (grain((x + x0) * fx + shiftX, gy) - 0.5) * lift
    }
  }
}
