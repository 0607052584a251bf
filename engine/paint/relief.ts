import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from './colour.ts'
import { type Field, field } from './field.ts'
import type { Checkpoint, Frame } from './frame.ts'
import type { Light } from './light.ts'
import type { Material } from './material.ts'
import { type Matter, matter } from './matter.ts'
import { type Paint, paint } from './picture.ts'
import { layerForm } from './relief-form.ts'
import { shadeLayer } from './relief-shade.ts'
import { castShadow } from './relief-shadow.ts'

export type { Light } from './light.ts'
export type { Material } from './material.ts'

/** Fills or strokes in white on a context already scaled to the picture's units: 0-1000 across the shorter side. */
export type Shape = (pen: SKRSContext2D) => void

/** One solid thing of a figure; all lengths in units. */
export interface Layer {
  shape: Shape
  /** How far in from the outline the edge rounds over. */
  radius: number
  /** Height of the rounded edge as a part of `radius`; 0.8 when left out, 0.2 is a flat plate. */
  dome?: number
  /** How the edge rises: 'round' (when left out) like a stone, 'bevel' straight like a blade or a cut gem. */
  profile?: 'round' | 'bevel'
  /** Height of the smooth swelling of the whole shape, as if inflated; 0 when left out. Better than a large radius for bodies. */
  bulge?: number
  /** Smooths the form. */
  soft?: number
  /** Raised (height > 0) or hollowed places on it. */
  bumps?: readonly Bump[]
  material: Material
  /** Falls on earlier layers; `ground` (0-1) is how much of it also falls on the bare ground, 0.3 when left out. Strength 0: none. */
  shadow?: { distance: number; soft: number; strength: number; ground?: number }
  /** Draw only where earlier layers are. */
  clip?: boolean
  /** Flat colour without light: a pupil, a catchlight, a mark. */
  noShade?: boolean
  /** 'stroke' layers get no outline in ink. */
  kind?: 'body' | 'stroke'
  /** How strong the ink outline is, 0-1; 1 when left out. */
  outline?: number
}

export interface Bump {
  shape: Shape
  height: number
  soft: number
}

/** A figure lit, with what the finishes need to know of its form. All planes have the frame's size. */
export interface Relief {
  frame: Frame
  /** px a unit. */
  scale: number
  seed: number
  light: Light
  paint: Paint
  /** The colours without light. */
  albedo: Paint
  /** 0 bare ground, 1 figure. */
  coverage: Field
  /** x and y of the unit normal. */
  normals: readonly [Field, Field]
  /** px above the ground: each layer stands on those before it. */
  depth: Field
  /** How much light arrives, 0-1, ground included. */
  shade: Field
  /** Outlines as drawn so far, 0-1. */
  ink: Field
  /** Outlines and creases, 0-1, for pens. */
  edges(): Field
  /** What the places of the figure are made of, where its maker knows. */
  matter?: Matter
  /** How many values of its planes were no number when it was finished. */
  torn?: number
}

const lantern: Rgb = [30, 27, 30]

/**
 * Lights layers in depth order, the farthest first, over a ground of the frame's size (a dark neutral one when null).
 * Each layer is worked on only within its bounds, so many small ones are cheap.
 */
export function relief(
  frame: Frame,
  ground: Paint | null,
  layers: readonly Layer[],
  light: Light,
  seed: number,
  checkpoint?: Checkpoint,
): Relief {
  const result = bareRelief(frame, ground, light, seed)
  addLayers(result, layers, checkpoint)
  return result
}

/** A relief with nothing on it yet, to which `addLayers` and `strokes` add in turn. Takes `ground` over as its paint. */
export function bareRelief(frame: Frame, ground: Paint | null, light: Light, seed: number): Relief {
  const { width, height } = frame
  const plane = () => field(width, height)
  const base = ground ?? paint(width, height)
  if (!ground) {
    base.red.fill(lantern[0])
    base.green.fill(lantern[1])
    base.blue.fill(lantern[2])
  }
  const albedo: Paint = {
    width,
    height,
    red: base.red.slice(),
    green: base.green.slice(),
    blue: base.blue.slice(),
  }
  const shade = plane()
  for (let y = 0; y < height; y++) lightOfRow(base, shade.values, y)
  const result: Relief = {
    frame,
    scale: Math.min(width, height) / 1000,
    seed,
    light,
    paint: base,
    albedo,
    coverage: plane(),
    normals: [plane(), plane()],
    depth: plane(),
    shade,
    ink: plane(),
    edges: () => edgesOf(result),
  }
  return result
}

/** How light the bare ground is. */
function lightOfRow({ width, red, green, blue }: Paint, shade: Float32Array, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++)
    shade[i] = Math.min(1, (red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11) / 170)
}

/** Lays more layers on, with their matter; layers outside the frame cost nothing. */
export function addLayers(result: Relief, layers: readonly Layer[], checkpoint?: Checkpoint): void {
  if (layers.length > 0) result.matter ??= matter(result.frame.width, result.frame.height)
  for (const [index, layer] of layers.entries()) {
    checkpoint?.(index / layers.length, 'Shaping and lighting')
    const form = layerForm(layer, result.frame, result.scale, result.seed + index * 7919)
    if (!form) continue
    if (layer.clip) clipTo(result.coverage, form)
    castShadow(result, layer, form)
    shadeLayer(result, layer, form, result.seed + index * 7919)
  }
}

/** A layer's mask and height within its bounds; `x0`, `y0` are its corner in px and may lie outside the frame. */
export interface Form {
  x0: number
  y0: number
  width: number
  height: number
  mask: Field
  /** px inside the outline. */
  inside: Field
  /** px high. */
  relief: Field
}

function clipTo(coverage: Field, form: Form) {
  for (let y = 0; y < form.height; y++) {
    const gy = Math.min(coverage.height - 1, Math.max(0, y + form.y0))
    for (let x = 0; x < form.width; x++) {
      const gx = Math.min(coverage.width - 1, Math.max(0, x + form.x0))
      form.mask.values[y * form.width + x]! *= coverage.values[gy * coverage.width + gx]!
    }
  }
}

function edgesOf(result: Relief): Field {
  const { ink, frame, scale } = result
  const { width, height } = frame
  const out = field(width, height)
  out.values.set(ink.values)
  const reach = Math.max(1, Math.round(scale * 2))
  for (let y = reach; y < height - reach; y++) creaseRow(result, out.values, reach, y)
  return out
}

// A function of its own: a call that runs a whole picture long is compiled anew for every picture.
function creaseRow({ normals, coverage, frame }: Relief, out: Float32Array, reach: number, y: number): void {
  const { width } = frame
  const nx = normals[0].values
  const ny = normals[1].values
  const cover = coverage.values
  const down = reach * width
  for (let x = reach, i = y * width + reach; x < width - reach; x++, i++) {
    if (cover[i]! < 0.5) continue
    const turn =
      Math.abs(nx[i + reach]! - nx[i - reach]!) +
      Math.abs(nx[i + down]! - nx[i - down]!) +
      Math.abs(ny[i + reach]! - ny[i - reach]!) +
      Math.abs(ny[i + down]! - ny[i - down]!)
    const crease = Math.min(1, Math.max(0, turn - 1.1) * 0.9)
    if (crease > out[i]!) out[i] = crease
  }
}
