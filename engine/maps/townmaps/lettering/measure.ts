import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fonts, loadFonts } from '../../../paint/fonts.ts'
import type { Label } from '../scene.ts'

let pen: SKRSContext2D | undefined

/** A context to measure letters with; nothing is drawn on it. */
export function measurer(): SKRSContext2D {
  if (pen) return pen
  loadFonts()
  pen = createCanvas(4, 4).getContext('2d')
  pen.lang = 'en'
  return pen
}

/** How each role of label is lettered: font for a letter height, and space between letters as a share of that height. */
export const lettering: Record<Label['role'], { font: (size: number) => string; tracking: number; capitals: boolean }> =
  {
    district: { font: (size) => `600 ${size}px "${fonts.heading}"`, tracking: 0.09, capitals: true },
    street: { font: (size) => `500 ${size}px "${fonts.body}"`, tracking: 0.03, capitals: false },
    water: { font: (size) => `italic 500 ${size}px "${fonts.body}"`, tracking: 0.16, capitals: false },
    gate: { font: (size) => `600 ${size}px "${fonts.body}"`, tracking: 0.02, capitals: false },
    plaza: { font: (size) => `600 ${size}px "${fonts.heading}"`, tracking: 0.03, capitals: false },
  }

/** The letters of a label as they are drawn. */
export function lettersOf(text: string, role: Label['role']): string {
  return lettering[role].capitals ? text.toUpperCase() : text
}

const large = 100
const measured = new Map<string, number>()

/** Width of a letter at a height of 1. Measured large, so that hinting at small sizes cannot make widths differ with the unit. */
function widthOfLetter(letter: string, role: Label['role']): number {
  const key = role + letter
  const known = measured.get(key)
  if (known !== undefined) return known
  const context = measurer()
  context.font = lettering[role].font(large)
  const { width } = context.measureText(letter)
  measured.set(key, width / large)
  return width / large
}

/** Width of each letter with the space after it, in the unit of `size`. */
export function advances(text: string, role: Label['role'], size: number): number[] {
  return [...lettersOf(text, role)].map(
    (letter) => widthOfLetter(letter, role) * size + lettering[role].tracking * size,
  )
}

export function widthOf(text: string, role: Label['role'], size: number): number {
  return advances(text, role, size).reduce((sum, width) => sum + width, 0)
}
