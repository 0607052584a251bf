import { grainOf, hewnStuffs } from '../figures/hewn.ts'
import { blur, type Field } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import { stuffIn } from '../recompose/cast.ts'
import { matteOf } from './matte/matte.ts'
import { Refused } from './refused.ts'

/** How far what is large in a picture reaches, as a share of its shorter side: within it forms are told from colours. */
const FORM = 0.06
/** How light what is cast is in the middle, 0-1. */
const MIDDLE = 0.62
/** How much of the lightness of a place is the form's, near by and over larger places; the rest is the colour that was there. */
const NEAR = 1.1
const FAR = 0.22

function lightness({ width, height, pixels }: Picture): Field {
  const values = new Float32Array(width * height)
  for (let i = 0, p = 0; i < values.length; i++, p += 4)
    values[i] = (0.3 * pixels[p]! + 0.59 * pixels[p + 1]! + 0.11 * pixels[p + 2]!) / 255
  return { width, height, values }
}

/**
 * A picture whose subject is of a stuff that words name ("of white marble", "a bronze statue"): its forms by their light and shade, the
 * stuff's own colour, grain and gleam, and what is behind it as it was. The same picture, words and seed bring the same. `told` hears
 * how much is done, 0-1. Throws Refused: 'nothing-read' for words that name no stuff, 'no-subject' where nothing stands out.
 */
export function recast(source: Picture, words: string, seed: number, told: (done: number) => void): Picture {
  const hewn = stuffIn(words)
  const kind = hewn && hewnStuffs[hewn.stuff]
  if (!hewn || !kind) throw new Refused('nothing-read')
  const { width, height } = source
  const matte = matteOf(source, { onProgress: (done) => told(0.7 * done) })
  const light = lightness(source)
  const shorter = Math.min(width, height)
  const large = blur(light, Math.max(2, FORM * shorter), 2)
  const fine = blur(light, Math.max(0.6, shorter / 900), 1)
  told(0.85)
  let [sum, mass] = [0, 1e-6]
  for (let i = 0; i < light.values.length; i++) {
    sum += large.values[i]! * matte.values[i]!
    mass += matte.values[i]!
  }
  const mean = sum / mass
  const pixels = new Uint8ClampedArray(source.pixels)
  const scale = shorter / 1000
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const cover = matte.values[i]!
      if (cover <= 0.004) continue
      const form = NEAR * (fine.values[i]! - large.values[i]!) + FAR * (large.values[i]! - mean)
      const toned = Math.min(1.25, Math.max(0.1, MIDDLE + form))
      // Metal is darker between its lights.
      const deep = kind.look === 'metal' ? toned ** 1.7 * 1.25 : toned * 1.18
      const tone = deep * grainOf(kind.look, x / scale, y / scale, seed)
      const gleam = kind.gloss * Math.max(0, toned - MIDDLE - 0.06) ** 2 * 900
      const through = kind.look === 'clear' ? 0.4 : 0
      const p = i * 4
      for (let c = 0; c < 3; c++) {
        const tint = kind.look === 'metal' ? 0.35 + (0.65 * hewn.colour[c]!) / 255 : 1
        const made = hewn.colour[c]! * tone + gleam * tint
        const own = made + (255 * large.values[i]! * (0.8 + (0.3 * hewn.colour[c]!) / 255) - made) * through
        pixels[p + c] = source.pixels[p + c]! + (own - source.pixels[p + c]!) * cover
      }
    }
  }
  for (let y = 0; y < height; y++) row(y)
  told(1)
  return { width, height, pixels }
}
