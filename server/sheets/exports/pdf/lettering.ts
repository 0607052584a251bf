import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const

/** Fonts come in a file for each script; a face is all of them, asked one after the other for the letters of a text. */
const faces = {
  heading: {
    family: 'Sheet Heading',
    scripts: ['latin', 'latin-ext', 'vietnamese'],
    files: ['fraunces/files/fraunces-*-full-normal'],
  },
  body: {
    family: 'Sheet Body',
    scripts,
    files: ['alegreya/files/alegreya-*-wght-normal', 'alegreya/files/alegreya-*-wght-italic'],
  },
} as const
type Face = keyof typeof faces

/** Makes the fonts known to the canvas. Throws when one is missing. */
function load(): void {
  for (const { family, scripts, files } of Object.values(faces)) {
    for (const script of scripts) {
      const name = `${family} ${script}`
      if (GlobalFonts.has(name)) continue
      for (const file of files) {
        const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file.replace('*', script)}.woff2`))
        if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`Cannot load the font ${name} from ${path}`)
      }
    }
  }
}

export interface Style {
  /** Points. */
  size: number
  face?: Face
  weight?: number
  italic?: true
  colour?: string
}

/** A stretch of text in one style. */
export interface Run {
  text: string
  style: Style
}

/** A line of text, ready to be drawn. */
export interface Line {
  stretches: { text: string; x: number; style: Style }[]
  /** Points. */
  width: number
}

export const ink = '#2b2118'
export const rubric = '#7a200d'
export const gilt = '#a9854b'

const fontOf = ({ size, face = 'body', weight = 400, italic }: Style) => {
  const { family, scripts } = faces[face]
  const families = [
    ...scripts.map((script) => `"${family} ${script}"`),
    ...(face === 'heading' ? ['"Sheet Body cyrillic"', '"Sheet Body greek"'] : []),
  ]
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${families.join(', ')}, serif`
}

/** Figures as tall as capitals; these fonts' own hang below the line, where a 1 is taken for an I. */
const figures = '"lnum"'

let pen: SKRSContext2D | undefined
const widths = new Map<string, number>()
/** Widths remembered; a sheet has a few thousand words. */
const WIDTHS_MAX = 20_000

function widthOf(text: string, style: Style): number {
  if (!pen) {
    load()
    pen = createCanvas(1, 1).getContext('2d')
    pen.fontFeatureSettings = figures
  }
  const font = fontOf(style)
  const key = `${font}\n${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (widths.size > WIDTHS_MAX) widths.clear()
    if (pen.font !== font) pen.font = font
    width = pen.measureText(text).width
    widths.set(key, width)
  }
  return width
}

/** A word that no line takes whole, in pieces that it does. */
function broken(word: string, style: Style, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && widthOf(part + letter, style) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return part ? [...parts, part] : parts
}

/** Text broken into lines of at most `width` points. */
export function wrapped(runs: readonly Run[], width: number): Line[] {
  const lines: Line[] = []
  let line: Line = { stretches: [], width: 0 }
  const put = (word: string, style: Style, space: number) => {
    const last = line.stretches.at(-1)
    if (last && last.style === style && space > 0) last.text += ` ${word}`
    else line.stretches.push({ text: word, x: line.width + space, style })
    line.width += space + widthOf(word, style)
  }
  const turn = () => {
    lines.push(line)
    line = { stretches: [], width: 0 }
  }
  for (const { text, style } of runs) {
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const space = line.width === 0 ? 0 : widthOf(' ', style)
      if (line.width + space + widthOf(word, style) <= width) {
        put(word, style, space)
        continue
      }
      if (line.width > 0) turn()
      const parts = widthOf(word, style) <= width ? [word] : broken(word, style, width)
      for (const [at, part] of parts.entries()) {
        if (at > 0) turn()
        put(part, style, 0)
      }
    }
  }
  if (line.width > 0) turn()
  return lines
}

/** The widest a text gets in one line, and its widest word, points. */
export function extentOf(text: string, style: Style): { whole: number; word: number } {
  const words = text.split(/\s+/).filter(Boolean)
  return { whole: widthOf(words.join(' '), style), word: Math.max(0, ...words.map((word) => widthOf(word, style))) }
}

/** Draws a line with its base at `y`. */
export function drawLine(context: SKRSContext2D, line: Line, x: number, y: number): void {
  for (const { text, x: offset, style } of line.stretches) {
    context.font = fontOf(style)
    context.fontFeatureSettings = figures
    context.fillStyle = style.colour ?? ink
    context.fillText(text, x + offset, y)
  }
}
