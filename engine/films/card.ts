import { createCanvas } from '@napi-rs/canvas'
import { fonts, loadFonts } from '../paint/fonts.ts'
import { type Picture, pictureOf } from '../paint/picture.ts'

/** Largest lettering, of the shorter side, and the room it has across. */
const TALL = 0.11
const ACROSS = 0.84
const LINES_MAX = 3

const GROUND = '#14110d'
const INK = '#f0e3c8'
const RULE = '#b98a3a'

/** A card with a title on it, centred, on dark ground between two rules; sizes in px. */
export function titleCard(title: string, { width, height }: { width: number; height: number }): Picture {
  loadFonts()
  const canvas = createCanvas(width, height)
  const drawing = canvas.getContext('2d')
  drawing.fillStyle = GROUND
  drawing.fillRect(0, 0, width, height)
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  let tall = Math.min(width, height) * TALL
  let lines = [title]
  for (; tall > 8; tall *= 0.92) {
    drawing.font = `600 ${tall}px "${fonts.heading}"`
    const fit = linesOf(title, (text) => drawing.measureText(text).width <= width * ACROSS)
    if (fit && fit.length <= LINES_MAX) {
      lines = fit
      break
    }
  }
  const step = tall * 1.25
  const top = height / 2 - (step * (lines.length - 1)) / 2
  drawing.fillStyle = INK
  for (const [n, line] of lines.entries()) drawing.fillText(line, width / 2, top + n * step)
  drawing.fillStyle = RULE
  for (const y of [top - step, top + lines.length * step])
    drawing.fillRect(width * 0.4, Math.round(y), width * 0.2, Math.max(1, Math.round(height / 300)))
  return pictureOf(canvas)
}

/** Words in as few lines as hold them; undefined where one word alone is too wide. */
function linesOf(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else if (line === '' || !fits(word)) return undefined
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}
