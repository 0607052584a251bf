import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from './colour.ts'
import { smoothstep } from './field.ts'
import { EYE } from './matter.ts'
import type { Panes } from './panes.ts'
import { browsOf, drawLines, edgesOf, linesOf } from './pen-lines.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import type { Subject } from './subject.ts'
import { squinted } from './tones.ts'

const vitreous: Rgb = [34, 22, 16]

/** The painter's brown: outlines and features within the panes, brows and pupils set down whole, shade in thin washes. */
export function grisaille(window: Paint, result: Relief, subject: Subject, { of, onFigure }: Panes): void {
  const { width, height, unit } = subject
  const tone = squinted(result, subject, 0.3)
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#000'
  const lines = linesOf(edgesOf(result, subject), 8 * unit)
  drawLines(pen, lines, tone, { wide: Math.max(1.2, 4.4 * unit), unit, breaks: 0.05, seed: result.seed })
  const drawn = pen.getImageData(0, 0, width, height).data
  const brows = browsOf(subject)
  for (let y = 0; y < height; y++) lineRow(window, drawn, brows, result.paint, subject, of, onFigure, y)
}

function lineRow(
  { width, red, green, blue }: Paint,
  drawn: Uint8ClampedArray,
  brows: Float32Array,
  lit: Paint,
  { stuff }: Subject,
  of: Int32Array,
  onFigure: readonly boolean[],
  y: number,
) {
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (onFigure[of[i]!] !== true) continue
    let a = Math.max((drawn[i * 4 + 3]! / 255) * 0.82, smoothstep(0.2, 0.65, brows[i]!) * 0.85)
    if (stuff[i] === EYE) {
      // Eyes are white glass with the painter's rings on it.
      const seen = lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11
      const white = smoothstep(58, 92, seen)
      red[i]! += (226 - red[i]!) * white
      green[i]! += (220 - green[i]!) * white
      blue[i]! += (196 - blue[i]!) * white
      a = Math.max(a * 0.5, 0.85 * (1 - smoothstep(24, 56, seen)))
    }
    if (a < 0.004) continue
    red[i]! += (vitreous[0] - red[i]!) * a
    green[i]! += (vitreous[1] - green[i]!) * a
    blue[i]! += (vitreous[2] - blue[i]!) * a
  }
}
