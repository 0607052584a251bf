import type { Layer } from '../../paint/relief.ts'
import { layerForm } from '../../paint/relief-form.ts'
import type { Cast } from './cast.ts'
import { upright } from './space.ts'

/** Something drawn flat that stands in a sculpture: its layers in the picture's units, how far towards the eye its back is. */
export interface Stamp {
  layers: readonly Layer[]
  depth: number
  seed: number
}

const NOTHING = -1e6

/** A cast that takes the whole of a picture `wide` by `high` units. */
function widened(cast: Cast, wide: number, high: number): Cast {
  const width = Math.ceil(wide * cast.scale)
  const height = Math.ceil(high * cast.scale)
  const left = Math.round(cast.left * cast.scale)
  const top = Math.round(cast.top * cast.scale)
  const grown = <T extends Float32Array | Uint16Array>(plane: T, made: T): T => {
    for (let y = 0; y < cast.height; y++) {
      const to = y + top
      if (to < 0 || to >= height) continue
      const long = Math.min(cast.width, width - left)
      made.set(plane.subarray(y * cast.width, y * cast.width + long), to * width + left)
    }
    return made
  }
  const plane = (values: Float32Array, fill = 0) => grown(values, new Float32Array(width * height).fill(fill))
  return {
    ...cast,
    width,
    height,
    left: 0,
    top: 0,
    part: grown(cast.part, new Uint16Array(width * height)),
    coverage: plane(cast.coverage),
    depth: plane(cast.depth, NOTHING),
    nx: plane(cast.nx),
    ny: plane(cast.ny),
    nz: plane(cast.nz, 1),
    red: plane(cast.red),
    green: plane(cast.green),
    blue: plane(cast.blue),
    fine: plane(cast.fine),
    alpha: plane(cast.alpha, 1),
  }
}

/** One layer of a stamp, over what of it is there: `own` holds how high its px are so far, above its back, in px. */
function layOn(cast: Cast, layer: Layer, stamp: Stamp, nth: number, own: Float32Array): void {
  const { width, height, scale } = cast
  const form = layerForm(layer, { width, height }, scale, stamp.seed + nth * 7919)
  if (!form) return
  const { material } = layer
  const colour = typeof material.colour === 'function' ? material.colour(0, 0) : material.colour
  const id = cast.parts.length + 1
  cast.parts = [
    ...cast.parts,
    { material, colour, place: { origin: [0, 0, 0], rotation: upright, scale: 1 }, first: 0, count: 0 },
  ]
  const solid = material.alpha ?? 1
  const { mask, relief } = form
  const at = (x: number, y: number) =>
    relief.values[Math.min(form.height - 1, Math.max(0, y)) * form.width + Math.min(form.width - 1, Math.max(0, x))]!
  for (let y = 0; y < form.height; y++) {
    const py: number = y + form.y0
    if (py < 0 || py >= height) continue
    for (let x = 0; x < form.width; x++) {
      const cover = mask.values[y * form.width + x]!
      const px: number = x + form.x0
      if (cover < 0.04 || px < 0 || px >= width) continue
      const i = py * width + px
      const before = own[i]!
      if (layer.clip && before < 0) continue
      const base = Math.max(0, before)
      const depth = stamp.depth + (base + at(x, y)) / scale
      if (before < 0 && cast.part[i] !== 0 && cast.depth[i]! > depth) continue
      if (solid < 0.98 && before >= 0) {
        // A glaze tints what lies under it.
        const a = solid * cover
        cast.red[i]! += (colour[0] - cast.red[i]!) * a
        cast.green[i]! += (colour[1] - cast.green[i]!) * a
        cast.blue[i]! += (colour[2] - cast.blue[i]!) * a
        continue
      }
      if (cover < 0.5 && before >= 0) continue
      const dx = (at(x + 1, y) - at(x - 1, y)) / 2
      const dy = (at(x, y + 1) - at(x, y - 1)) / 2
      const long = Math.hypot(dx, dy, 1)
      cast.part[i] = id
      cast.coverage[i] = Math.max(before >= 0 ? cast.coverage[i]! : 0, cover)
      cast.depth[i] = depth
      cast.nx[i] = -dx / long
      cast.ny[i] = -dy / long
      cast.nz[i] = 1 / long
      cast.red[i] = colour[0]
      cast.green[i] = colour[1]
      cast.blue[i] = colour[2]
      cast.fine[i] = 0
      cast.alpha[i] = solid
      own[i] = base + at(x, y) * 0.6
    }
  }
}

/** Stands what is drawn flat among what was sculpted, the nearer before the farther. `wide` and `high`: the picture, units. */
export function stampOn(cast: Cast, stamps: readonly Stamp[], wide: number, high: number): Cast {
  if (stamps.length === 0) return cast
  const all = widened(cast, wide, high)
  for (const stamp of stamps) {
    const own = new Float32Array(all.width * all.height).fill(-1)
    for (const [nth, layer] of stamp.layers.entries()) layOn(all, layer, stamp, nth, own)
  }
  return all
}
