import { blur, type Field, field } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { coarseGrain, grain } from './grain.ts'
import { kuwahara } from './kuwahara.ts'
import type { Paint, Picture } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/** Oils: flat touches with kept edges, bristle marks that follow the form, light that blooms, darkening corners. */
export function painted(result: Relief, options: FinishOptions): Picture {
  const { vignette = 0.5, exposure = 1, brush = 1, checkpoint } = options
  const { frame, scale } = result
  const { width, height } = frame
  const touch = 4.2 * scale * brush
  const soft = touch < 0.5 ? result.paint : kuwahara(result.paint, touch)
  checkpoint?.(0.4, 'Brushwork')
  const bristles = bristleMarks(result)
  checkpoint?.(0.7, 'Varnish')
  const bloom = bloomOf(soft.red, soft.green, soft.blue, width, height, scale)

  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) varnishRow(pixels, soft, bristles, bloom, vignette * 1.15, exposure, y)
  return { width, height, pixels }
}

// A function of its own: a call that runs a whole picture long is compiled anew for every picture.
function varnishRow(
  pixels: Uint8ClampedArray,
  { width, height, red, green, blue }: Paint,
  bristles: Float32Array,
  bloom: Float32Array,
  vignette: number,
  exposure: number,
  y: number,
): void {
  const reach = 4 / (width * width + height * height)
  const dy = y - height / 2
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const dx = x - width / 2
    const away = (dx * dx + dy * dy) * reach
    const corner = 1 - vignette * away * Math.sqrt(away)
    const light = corner * (1 + bristles[i]! * 0.26) * exposure
    const haze = bloom[i]!
    pixels[p] = developedValue((red[i]! + haze) * light)
    pixels[p + 1] = developedValue((green[i]! + haze * 0.86) * light)
    pixels[p + 2] = developedValue((blue[i]! + haze * 0.7) * light)
    pixels[p + 3] = 255
  }
}

/** The curve of film: the deepest shadows close up, highlights roll off instead of clipping. In steps of half a level. */
const film = Uint8ClampedArray.from({ length: 2400 }, (_, k) => {
  const v = k / 2
  return 262 * (1 - Math.exp(-(v * (v + 6)) / (v + 24) / 142)) + 0.5
})

function developedValue(light: number): number {
  const at = (light * 2) | 0
  return film[at < 0 ? 0 : Math.min(at, 2399)]!
}

/** Light beyond white, spread around. */
function bloomOf(
  red: Float32Array,
  green: Float32Array,
  blue: Float32Array,
  width: number,
  height: number,
  scale: number,
) {
  const over = field(width, height)
  for (let y = 0; y < height; y++) beyondWhite(over, red, green, blue, y)
  const step = Math.max(1, Math.round(8 * scale))
  return spread(blur(coarsened(over, step), 2, 3), step, width, height).values
}

function beyondWhite({ width, values }: Field, red: Float32Array, green: Float32Array, blue: Float32Array, y: number) {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const l = red[i]! * 0.35 + green[i]! * 0.5 + blue[i]! * 0.15
    if (l > 215) values[i] = Math.min(160, l - 215)
  }
}

/** Streaks of a loaded brush, about -0.5 to 0.5: noise smeared along the way the form runs. */
function bristleMarks({ frame, normals, scale, seed }: Relief): Float32Array {
  const step = Math.max(1, Math.round(1.6 * scale + 0.4))
  const width = Math.ceil(frame.width / step)
  const height = Math.ceil(frame.height / step)
  // Which way a brush runs changes slowly: it is asked for at every second place.
  const turns = step * 2
  const nx = blur(coarsened(normals[0], turns), 1, 2)
  const ny = blur(coarsened(normals[1], turns), 1, 2).values
  const fine = step / (3.2 * scale)
  const broad = turns / (260 * scale)
  const hop = 2.6 / fine / 3
  const shift = seed % 41
  const alongX = new Float32Array(ny.length)
  const alongY = new Float32Array(ny.length)
  for (let y = 0, i = 0; y < nx.height; y++) {
    for (let x = 0; x < nx.width; x++, i++) {
      const turn = grain(x * broad + shift, y * broad) * 7
      // Around the form where there is form; on flat ground in slow swirls.
      const dx = -ny[i]! * 3 + Math.cos(turn) * 0.35
      const dy = nx.values[i]! * 3 + Math.sin(turn) * 0.35
      const length = Math.sqrt(dx * dx + dy * dy) || 1
      alongX[i] = (dx / length) * hop
      alongY[i] = (dy / length) * hop
    }
  }
  const marks = field(width, height)
  for (let y = 0; y < height; y++) bristleRow(marks, alongX, alongY, nx.width, fine, shift, y)
  return step === 1 ? marks.values : spread(marks, step, frame.width, frame.height).values
}

function bristleRow(
  marks: Field,
  alongX: Float32Array,
  alongY: Float32Array,
  turns: number,
  fine: number,
  shift: number,
  y: number,
): void {
  for (let x = 0, i = y * marks.width; x < marks.width; x++, i++) {
    const at = (y >> 1) * turns + (x >> 1)
    const dx = alongX[at]!
    const dy = alongY[at]!
    let sum = 0
    for (let k = -3; k <= 3; k++) sum += coarseGrain((x + dx * k) * fine, (y + dy * k) * fine + shift)
    marks.values[i] = (sum / 7 - 0.5) * 1.7
  }
}
