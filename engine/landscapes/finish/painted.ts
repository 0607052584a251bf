import type { Checkpoint } from '../../generator.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { type Picture, paint } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'

/** Oils: touches with kept edges, canvas and bristle, corners a little darker. */
export function paintedLandscape({ view, canvas }: Plate, checkpoint: Checkpoint): Picture {
  const { width, height, unit } = view
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const raw = paint(width, height)
  for (let i = 0, p = 0; p < data.length; i++, p += 4) {
    raw.red[i] = data[p]!
    raw.green[i] = data[p + 1]!
    raw.blue[i] = data[p + 2]!
  }
  const soft = kuwahara(raw, Math.max(1, 3.4 * unit))
  checkpoint(0.6, 'Brushwork')
  const pixels = new Uint8ClampedArray(width * height * 4)
  const keep = 0.3
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const v = y / height - 0.5
    for (let x = 0; x < width; x++, i++, p += 4) {
      const u = x / width - 0.5
      const away = u * u + v * v
      const corner = 1 - away * away * 0.9
      const bristle = 1 + (grain(x / (9 * unit), y / (2.4 * unit)) - 0.5) * 0.1
      const by = corner * bristle
      pixels[p] = (soft.red[i]! + (raw.red[i]! - soft.red[i]!) * keep) * by
      pixels[p + 1] = (soft.green[i]! + (raw.green[i]! - soft.green[i]!) * keep) * by
      pixels[p + 2] = (soft.blue[i]! + (raw.blue[i]! - soft.blue[i]!) * keep) * by
      pixels[p + 3] = 255
    }
  }
  return { width, height, pixels }
}
