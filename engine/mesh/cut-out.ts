import type { Texture } from './mesh.ts'

/** How solid a cut-out is, 0-255, one number a px. */
export interface AlphaPlane {
  width: number
  height: number
  values: Uint8Array
}

const known = new WeakMap<Texture, readonly AlphaPlane[]>()

/** A texture's alpha and its halves, quarters …; kept for as long as the texture is. */
export function alphaLevels(texture: Texture): readonly AlphaPlane[] {
  const kept = known.get(texture)
  if (kept) return kept
  const { width, height, pixels } = texture
  const finest = new Uint8Array(width * height)
  for (let i = 0; i < finest.length; i++) finest[i] = pixels[i * 4 + 3]!
  const levels: AlphaPlane[] = [{ width, height, values: finest }]
  for (let plane = levels[0]!; plane.width > 16 && plane.height > 16; plane = levels[levels.length - 1]!)
    levels.push(halved(plane))
  known.set(texture, levels)
  return levels
}

function halved(plane: AlphaPlane): AlphaPlane {
  const width = plane.width >> 1
  const height = plane.height >> 1
  const values = new Uint8Array(width * height)
  const from = plane.values
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * 2 * plane.width + x * 2
      values[y * width + x] = (from[i]! + from[i + 1]! + from[i + plane.width]! + from[i + plane.width + 1]! + 2) >> 2
    }
  }
  return { width, height, values }
}

/** How solid it is at a place of the picture (v upwards), 0-255, evenly between px. */
export function alphaAt(plane: AlphaPlane, u: number, v: number): number {
  const { width, height, values } = plane
  const fx = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const fy = Math.min(height - 1.001, Math.max(0, (1 - v) * height - 0.5))
  const x = fx | 0
  const y = fy | 0
  const a = fx - x
  const i = y * width + x
  const above = values[i]! + (values[i + 1]! - values[i]!) * a
  const below = values[i + width]! + (values[i + width + 1]! - values[i + width]!) * a
  return above + (below - above) * (fy - y)
}
