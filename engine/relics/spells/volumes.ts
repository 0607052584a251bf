import { layMarched } from '../../paint/volume/lay.ts'
import { type Lamp, lightThrough } from '../../paint/volume/light-through.ts'
import { type Look, march } from '../../paint/volume/march.ts'
import { type Recipe, volumeOf } from '../../paint/volume/volume.ts'
import type { Cast } from './cast.ts'

/** How wide the cells of a volume are at least, lengths; and how many px of a picture, in small ones. */
const FINE = 0.0165
const FINE_PX = 1.4
/** px across that a volume is looked at with: it has no finer edges. */
const ACROSS = 320

/** Fills a volume, lights it and lays it over the picture. `coarse` makes its cells so much wider: for what is small or far away. */
export function blazing(cast: Cast, recipe: Recipe, look: Look, lamp: Lamp, coarse = 1): void {
  const { eye, deep, result } = cast
  const short = Math.min(eye.frame.width, eye.frame.height)
  const step = Math.max(1, Math.round(short / ACROSS))
  const fine = Math.max(FINE, FINE_PX / eye.size) * coarse
  const volume = volumeOf(recipe, fine)
  lightThrough(volume, lamp, look.thick * 0.7)
  const behind = behindOf(deep, eye.frame.width, eye.frame.height, step)
  layMarched(march(volume, eye, step, behind, look, fine * 1.3), result, step, deep)
}

/** How deep the scene lies at the middle of each block of px. */
function behindOf(deep: Float32Array, width: number, height: number, step: number): Float32Array {
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)]
  const out = new Float32Array(across * down)
  for (let y = 0, i = 0; y < down; y++) {
    const row = Math.min(height - 1, y * step + (step >> 1)) * width
    for (let x = 0; x < across; x++, i++) out[i] = deep[row + Math.min(width - 1, x * step + (step >> 1))]!
  }
  return out
}
