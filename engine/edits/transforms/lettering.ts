import type { SKRSContext2D } from '@napi-rs/canvas'
import { fonts } from '../../paint/fonts.ts'

/** A face of the lettering. */
export interface Face {
  family: keyof typeof fonts
  weight?: number
  italic?: boolean
  /** Space between letters, of their size. */
  spaced?: number
}

export function setFace(pen: SKRSContext2D, { family, weight = 400, italic = false, spaced = 0 }: Face, size: number) {
  pen.font = `${italic ? 'italic ' : ''}${weight} ${size}px '${fonts[family]}'`
  pen.letterSpacing = `${size * spaced}px`
}

/** Text in lines no wider than `wide` px; a word that is wider by itself is cut. The face is set already. */
export function linesOf(pen: SKRSContext2D, text: string, wide: number): string[] {
  const lines: string[] = []
  let line = ''
  const cut = (word: string) => {
    let rest = word
    while (rest.length > 1 && pen.measureText(rest).width > wide) {
      let fits = rest.length - 1
      while (fits > 1 && pen.measureText(rest.slice(0, fits)).width > wide) fits--
      lines.push(rest.slice(0, fits))
      rest = rest.slice(fits)
    }
    return rest
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (pen.measureText(longer).width <= wide) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = cut(word)
  }
  return line === '' ? lines : [...lines, line]
}

export interface Heading {
  lines: string[]
  size: number
}

/** A heading as large as it fits in so many lines; what is too long at the smallest size ends in an ellipsis. The face is set. */
export function headingOf(
  pen: SKRSContext2D,
  text: string,
  face: Face,
  { wide, most, least, lines: count }: { wide: number; most: number; least: number; lines: number },
): Heading {
  for (let size = most; size > least; size *= 0.94) {
    setFace(pen, face, size)
    const lines = linesOf(pen, text, wide)
    if (lines.length <= count) return { lines, size }
  }
  setFace(pen, face, least)
  const lines = linesOf(pen, text, wide)
  if (lines.length <= count) return { lines, size: least }
  let last = lines.slice(count - 1).join(' ')
  while (last.length > 1 && pen.measureText(`${last}…`).width > wide) last = last.slice(0, -1)
  return { lines: [...lines.slice(0, count - 1), `${last.trimEnd()}…`], size: least }
}
