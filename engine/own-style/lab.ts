import type { Field } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import { coarsened } from '../paint/resample.ts'

/** A picture in OKLab (Ottosson 2020): lightness 0-1, a and b about ±0.4. */
export interface Lab {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

const linear = Float32Array.from({ length: 256 }, (_, k) => {
  const v = k / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

/** sRGB, 0-255, of linear light in 4096 steps. */
const gamma = Float32Array.from({ length: 4097 }, (_, k) => {
  const v = k / 4096
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
})

export function labOf({ width, height, pixels }: Picture): Lab {
  const size = width * height
  const lab = { width, height, l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) }
  for (let y = 0; y < height; y++) labRow(lab, pixels, y)
  return lab
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function labRow({ width, l: lightness, a, b }: Lab, pixels: Uint8ClampedArray, y: number): void {
  for (let i = y * width, p = i * 4; i < (y + 1) * width; i++, p += 4) {
    const red = linear[pixels[p]!]!
    const green = linear[pixels[p + 1]!]!
    const blue = linear[pixels[p + 2]!]!
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
}

/** Back to a picture, with the transparency of `like`. Colours that no screen shows lose chroma, not lightness. */
export function pictureFrom(lab: Lab, like: Picture): Picture {
  const { width, height } = lab
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) pictureRow(lab, pixels, like.pixels, y)
  return { width, height, pixels }
}

function pictureRow(
  { width, l: lightness, a, b }: Lab,
  pixels: Uint8ClampedArray,
  like: Uint8ClampedArray,
  y: number,
): void {
  for (let i = y * width, p = i * 4; i < (y + 1) * width; i++, p += 4) {
    const light = Math.min(1, Math.max(0, lightness[i]!))
    let chroma = 1
    // Three steps towards grey are enough to be within what is shown, or as near to it as anybody sees.
    for (let step = 0; step < 4; step++) {
      const da = a[i]! * chroma
      const db = b[i]! * chroma
      const rootL = light + 0.3963377774 * da + 0.2158037573 * db
      const rootM = light - 0.1055613458 * da - 0.0638541728 * db
      const rootS = light - 0.0894841775 * da - 1.291485548 * db
      const l = rootL * rootL * rootL
      const m = rootM * rootM * rootM
      const s = rootS * rootS * rootS
      const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
      const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
      const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
      const least = Math.min(red, green, blue)
      const most = Math.max(red, green, blue)
      if (step < 3 && (least < -0.004 || most > 1.004)) {
        chroma *= 0.8
        continue
      }
      pixels[p] = gamma[Math.min(4096, Math.max(0, (red * 4096) | 0))]!
      pixels[p + 1] = gamma[Math.min(4096, Math.max(0, (green * 4096) | 0))]!
      pixels[p + 2] = gamma[Math.min(4096, Math.max(0, (blue * 4096) | 0))]!
      pixels[p + 3] = like[p + 3]!
      break
    }
  }
}

/** A picture `step` times smaller. */
export function coarsenedLab(lab: Lab, step: number): Lab {
  const plane = (values: Float32Array) => coarsened(planeOf(lab, values), step)
  const [l, a, b] = [plane(lab.l), plane(lab.a), plane(lab.b)]
  return { width: l.width, height: l.height, l: l.values, a: a.values, b: b.values }
}

/** One plane as a field, not copied. */
export const planeOf = ({ width, height }: Lab, values: Float32Array): Field => ({ width, height, values })
