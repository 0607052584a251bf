import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'

/** The sand of a beach, or the shingle of a rough coast, on which a figure stands before the sea. Plain JSON. */
export interface Shore {
  kind: 'sand' | 'shingle'
  seed: number
}

const dry: Record<Shore['kind'], Rgb> = { sand: [204, 178, 130], shingle: [134, 126, 116] }
const wet: Record<Shore['kind'], Rgb> = { sand: [126, 104, 74], shingle: [66, 64, 64] }

/** Lays a shore over the foot of a painted sea, as bright as the sea before it is. */
export function drawShore(pen: SKRSContext2D, { kind, seed }: Shore, { width, height }: Frame): void {
  const image = pen.getImageData(0, 0, width, height)
  const { data } = image
  let sum = 0
  const from = Math.floor(height * 0.66)
  for (let i = from * width * 4; i < data.length; i += 4) sum += data[i]! + data[i + 1]! + data[i + 2]!
  // Storms and nights are as dark ashore as at sea.
  const light = Math.min(1.05, Math.max(0.3, sum / ((data.length / 4 - from * width) * 3) / 88))
  const shift = seed % 37
  const tilt = ((seed % 7) - 3) * 0.012
  for (let x = 0; x < width; x++) {
    const u = x / width
    const edge =
      0.745 + tilt * (u - 0.5) * 4 + (grain(u * 3 + shift, 1) - 0.5) * 0.07 + (grain(u * 11 + shift, 5) - 0.5) * 0.018
    for (let y = Math.max(from, Math.floor((edge - 0.03) * height)); y < height; y++) {
      const v = y / height
      const in0 = (v - edge) * height
      const i = (y * width + x) * 4
      const near = Math.min(1, Math.max(0, (v - edge) / 0.11))
      const speck = grain(u * 70 + shift, v * 110) - 0.5
      const drift = grain(u * 5 + shift, v * 26) - 0.5
      const tone = light * (1 + speck * (kind === 'sand' ? 0.1 : 0.42) + drift * 0.14)
      const ground = mix(wet[kind], dry[kind], near ** 0.8)
      const cover = Math.min(1, Math.max(0, in0 + 1))
      // A lip of foam where the last wave has run out.
      const foam = Math.max(0, 1 - Math.abs(in0) / 2.6) * (0.5 + grain(u * 40 + shift, 7) * 0.6)
      for (let k = 0; k < 3; k++) {
        const sand = ground[k]! * tone
        const under = data[i + k]! * (1 - cover) + sand * cover
        data[i + k] = under + (235 * Math.min(1, light * 1.1) - under) * foam * 0.8
      }
    }
  }
  pen.putImageData(image, 0, 0)
}
