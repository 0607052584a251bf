import type { Repair } from '../../../../contract/edit-facts.ts'
import { noise as cloud } from '../../../paint/noise.ts'
import type { Picture } from '../../../paint/picture.ts'
import { random } from '../../../paint/random.ts'
import { smoothed } from '../blur.ts'
import { fromCosines, SIDE, toCosines } from '../dct.ts'
import { pictureOfPlanes, planesOf } from '../planes.ts'

/** Each px of a copy by what it was. */
function each(
  { width, height, pixels }: Picture,
  change: (channel: number, value: number, x: number, y: number) => number,
): Picture {
  const made = pixels.slice()
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) made[i * 4 + c] = change(c, pixels[i * 4 + c]!, i % width, Math.floor(i / width))
  return { width, height, pixels: made }
}

/** Discs of a colour along a way. */
function stroke({ width, height, pixels }: Picture, way: readonly [number, number][], radius: number, value: number) {
  for (const [cx, cy] of way)
    for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(height - 1, cy + radius); y++)
      for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(width - 1, cx + radius); x++)
        if (Math.hypot(x - cx, y - cy) <= radius) pixels.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
}

/** Quantisation of lightness in JPEG's own example (T.81, table K.1). */
const TABLE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

function quantised(plane: Float32Array, width: number, height: number, by: number): Float32Array {
  const made = plane.slice()
  const block = new Float32Array(SIDE * SIDE)
  for (let top = 0; top + SIDE <= height; top += SIDE)
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      for (let k = 0; k < block.length; k++)
        block[k] = plane[(top + Math.floor(k / SIDE)) * width + left + (k % SIDE)]! - 128
      toCosines(block, block)
      for (let k = 0; k < block.length; k++) {
        const step = TABLE[k]! * by
        block[k] = Math.round(block[k]! / step) * step
      }
      fromCosines(block, block)
      for (let k = 0; k < block.length; k++)
        made[(top + Math.floor(k / SIDE)) * width + left + (k % SIDE)] = block[k]! + 128
    }
  return made
}

/** Damages as time and bad cameras do them; the same picture and seed bring the same. */
export const damages: Readonly<Record<Repair, (picture: Picture, seed: number) => Picture>> = {
  tears(picture, seed) {
    const { width, height } = picture
    const size = 0.2 * Math.min(width, height)
    return each(picture, (_, value, x, y) => {
      const rough = (cloud(x / 9, y / 9, seed) - 0.5) * 0.3 * size + (cloud(x / 40, y / 40, seed) - 0.5) * 0.4 * size
      const one = x + y * 0.8 + rough < size
      const other = width - x + (height - y) * 1.3 + rough < size * 1.1
      return one || other ? 246 : value
    })
  },
  scratches(picture, seed) {
    const made = { ...picture, pixels: picture.pixels.slice() }
    const { width, height } = made
    const unit = Math.max(width, height) / 1000
    const chance = random(`scratches ${seed}`)
    for (let n = 0; n < 9; n++) {
      let [x, y] = [chance.range(0.1, 0.9) * width, chance.range(0, 0.6) * height]
      let turn = Math.PI / 2 + chance.range(-0.5, 0.5)
      const way: [number, number][] = []
      for (let k = 0; k < chance.range(200, 700) * unit; k++) {
        way.push([x, y])
        turn += chance.range(-0.015, 0.015)
        x += Math.cos(turn) * 0.8
        y += Math.sin(turn) * 0.8
      }
      stroke(made, way, Math.max(0.6, chance.range(0.7, 1.5) * unit), n % 3 === 2 ? 18 : 236)
    }
    for (let n = 0; n < 14; n++)
      stroke(
        made,
        [[chance.range(0, width), chance.range(0, height)]],
        chance.range(1.6, 4) * unit,
        chance.chance(0.7) ? 240 : 14,
      )
    return made
  },
  yellowing: (picture) => each(picture, (c, value) => value * [0.98, 0.9, 0.62][c]! + [6, 4, 0][c]!),
  fading: (picture) => each(picture, (_, value) => 82 + value * 0.5),
  cast: (picture) => each(picture, (c, value) => value * [0.74, 0.94, 1.1][c]!),
  blocks(picture) {
    const planes = planesOf(picture)
    const { width, height } = planes
    return pictureOfPlanes(
      {
        width,
        height,
        y: quantised(planes.y, width, height, 2.5),
        cb: quantised(planes.cb, width, height, 3.2),
        cr: quantised(planes.cr, width, height, 3.2),
      },
      picture,
    )
  },
  noise(picture, seed) {
    const chance = random(`noise ${seed}`)
    return each(picture, (_, value) => value + 20 * chance.normal())
  },
  blur(picture) {
    const { width, height, pixels } = picture
    const made = pixels.slice()
    for (let c = 0; c < 3; c++) {
      const values = Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + c]!)
      const soft = smoothed({ width, height, values }, 1.9).values
      for (let i = 0; i < soft.length; i++) made[i * 4 + c] = Math.round(soft[i]!)
    }
    return { width, height, pixels: made }
  },
}
