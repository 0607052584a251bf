import { type Rgb, toOklab } from './colour.ts'
import { blur } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { kuwahara } from './kuwahara.ts'
import { developed, drawOver, type Paint, type Picture, paint } from './picture.ts'
import { printLight } from './print-light.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

const line: Rgb = [38, 28, 34]
const card: Rgb = [240, 226, 190]

/** The inks a deck is printed with. */
const inks: readonly Rgb[] = [
  [242, 226, 186],
  [226, 196, 150],
  [196, 148, 108],
  [126, 84, 58],
  [74, 50, 42],
  [232, 178, 62],
  [206, 116, 44],
  [186, 52, 42],
  [128, 38, 48],
  [92, 132, 76],
  [48, 88, 68],
  [124, 166, 178],
  [58, 104, 146],
  [40, 56, 96],
  [118, 78, 132],
  [150, 150, 146],
  [84, 84, 90],
  [44, 40, 48],
]
const inkLabs = inks.map(toOklab)

/** Colours by their upper five bits a channel, drawn halfway towards the nearest ink; worked out when first met. */
const drawn = new Int32Array(1 << 15).fill(-1)

function inkOf(r: number, g: number, b: number): number {
  const five = (v: number) => Math.min(31, Math.max(0, v / 8)) | 0
  const key = (five(r) << 10) | (five(g) << 5) | five(b)
  if (drawn[key]! >= 0) return drawn[key]!
  const own: Rgb = [five(r) * 8 + 4, five(g) * 8 + 4, five(b) * 8 + 4]
  const lab = toOklab(own)
  let best = 0
  let least = 1e9
  for (const [i, ink] of inkLabs.entries()) {
    // A wrong hue is worse than a wrong lightness.
    const d = (lab[0] - ink[0]) ** 2 + 3 * ((lab[1] - ink[1]) ** 2 + (lab[2] - ink[2]) ** 2)
    if (d < least) {
      least = d
      best = i
    }
  }
  const to = inks[best]!
  const mixed = own.map((v, k) => Math.round(v * 0.42 + to[k]! * 0.58))
  drawn[key] = (mixed[0]! << 16) | (mixed[1]! << 8) | mixed[2]!
  return drawn[key]!
}

/** A printed card: few flat inks in three tones, one firm outline, rays behind the head, a ruled border. */
export function tarot(result: Relief, options: FinishOptions): Picture {
  const { checkpoint, focus = [500, 400] } = options
  const { frame, scale, coverage, shade, seed } = result
  const { width, height } = frame
  const sheet = paint(width, height)
  const flat = kuwahara(result.albedo, Math.max(1, 5 * scale))
  checkpoint?.(0.3, 'Cutting the colours')
  const light = blur(printLight(result), Math.max(1, 3 * scale), 2).values
  const far = distance(result.paint, scale)
  const [fx, fy] = [focus[0] * scale, focus[1] * scale]
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const on = coverage.values[i]! > 0.5
      if (!on) {
        const turn = Math.atan2(y - fy, x - fx)
        const ray = Math.sin(turn * 16 + (seed % 7)) > 0 && Math.sin(turn * 32) > -0.86
        const tone = Math.round(Math.min(1, Math.max(0, far[3]![i]! / 255)) * 4) / 4
        const lift = (0.62 + 0.5 * tone) * (ray ? 1.1 : 0.97)
        const key = inkOf(far[0]![i]!, far[1]![i]!, far[2]![i]!)
        sheet.red[i] = ((key >> 16) & 255) * lift
        sheet.green[i] = ((key >> 8) & 255) * lift
        sheet.blue[i] = (key & 255) * lift
        continue
      }
      const s = Math.max(light[i]!, shade.values[i]! > 0.97 ? 0.7 : 0)
      const key = inkOf(flat.red[i]!, flat.green[i]!, flat.blue[i]!)
      // Three tones: the ink on the bare card, the ink, and the ink under a blue-black one.
      const bright = step(s, 0.5, 0.03)
      const dark = 1 - step(s, 0.2, 0.03)
      const tone = (v: number, k: 0 | 1 | 2) => {
        const lit = v + (card[k] - v) * 0.2 * bright
        return lit * (0.94 + 0.12 * bright) + (v * 0.46 + [10, 8, 26][k]! - lit * (0.94 + 0.12 * bright)) * dark
      }
      sheet.red[i] = tone((key >> 16) & 255, 0)
      sheet.green[i] = tone((key >> 8) & 255, 1)
      sheet.blue[i] = tone(key & 255, 2)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  checkpoint?.(0.7, 'Printing the line')
  const edges = blur(result.edges(), Math.max(1, 1.6 * scale), 1).values
  for (let i = 0; i < edges.length; i++) {
    const a = Math.min(1, edges[i]! * 2.1) * 0.95
    sheet.red[i]! += (line[0] - sheet.red[i]!) * a
    sheet.green[i]! += (line[1] - sheet.green[i]!) * a
    sheet.blue[i]! += (line[2] - sheet.blue[i]!) * a
  }
  border(sheet, scale)
  // Ink takes unevenly on card.
  const wear = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const worn = 1 + (grain(x / (3 * scale), y / (3 * scale) + (seed % 31)) - 0.5) * 0.07
      sheet.red[i]! *= worn
      sheet.green[i]! *= worn
      sheet.blue[i]! *= worn
    }
  }
  for (let y = 0; y < height; y++) wear(y)
  return developed(sheet)
}

const step = (v: number, at: number, soft: number) => Math.min(1, Math.max(0, (v - at) / (2 * soft) + 0.5))

/** The background in broad patches: red, green, blue and lightness. */
function distance(source: Paint, scale: number): Float32Array[] {
  const { width, height } = source
  const by = Math.max(1, Math.round(4 * scale))
  const soft = [source.red, source.green, source.blue].map(
    (values) =>
      spread(blur(coarsened({ width, height, values }, by), (9 * scale) / by + 0.5, 2), by, width, height).values,
  )
  const [red, green, blue] = soft as [Float32Array, Float32Array, Float32Array]
  const tone = new Float32Array(red.length)
  for (let i = 0; i < tone.length; i++) tone[i] = red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11
  // The hue without its light, so that the tone alone says how dark it prints.
  for (let i = 0; i < tone.length; i++) {
    const up = 150 / Math.max(40, tone[i]!)
    red[i]! *= up
    green[i]! *= up
    blue[i]! *= up
  }
  return [red, green, blue, tone]
}

/** The bare card round the picture, with a rule and a corner piece. */
function border(sheet: Paint, scale: number): void {
  const { width, height } = sheet
  drawOver(sheet, (pen) => {
    const edge = 34 * scale
    const ink = `rgb(${line[0]},${line[1]},${line[2]})`
    pen.fillStyle = `rgb(${card[0]},${card[1]},${card[2]})`
    pen.beginPath()
    pen.rect(0, 0, width, height)
    pen.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, 26 * scale)
    pen.fill('evenodd')
    pen.strokeStyle = ink
    pen.lineWidth = 4.5 * scale
    pen.beginPath()
    pen.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, 26 * scale)
    pen.stroke()
    pen.lineWidth = 1.8 * scale
    pen.beginPath()
    pen.roundRect(edge * 0.55, edge * 0.55, width - 1.1 * edge, height - 1.1 * edge, 34 * scale)
    pen.stroke()
    pen.fillStyle = `rgb(${inks[7]!.join(',')})`
    for (const [x, y] of [
      [edge * 0.95, edge * 0.95],
      [width - edge * 0.95, edge * 0.95],
      [edge * 0.95, height - edge * 0.95],
      [width - edge * 0.95, height - edge * 0.95],
    ] as const) {
      pen.beginPath()
      for (let k = 0; k < 8; k++) {
        const r = (k % 2 === 0 ? 19 : 6) * scale
        pen.lineTo(x + Math.cos((k / 4) * Math.PI) * r, y + Math.sin((k / 4) * Math.PI) * r)
      }
      pen.closePath()
      pen.fill()
      pen.stroke()
    }
  })
}
