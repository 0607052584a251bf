import type { Texture } from './mesh.ts'

/** The colour of a picture at a place (v upwards), 0-255, evenly between its px, into `out`. */
export function sample({ width, height, pixels }: Texture, u: number, v: number, out: Float32Array): void {
  const fx = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const fy = Math.min(height - 1.001, Math.max(0, (1 - v) * height - 0.5))
  const x = fx | 0
  const y = fy | 0
  const a = fx - x
  const b = fy - y
  const i = (y * width + x) * 4
  const j = i + width * 4
  for (let c = 0; c < 3; c++)
    out[c] =
      (pixels[i + c]! * (1 - a) + pixels[i + 4 + c]! * a) * (1 - b) +
      (pixels[j + c]! * (1 - a) + pixels[j + 4 + c]! * a) * b
}
