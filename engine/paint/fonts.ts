import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** The lettering of maps and frames; shipped with the program, so every machine letters alike. */
export const fonts = { heading: 'Lanternkeep Heading', body: 'Lanternkeep Body' } as const

const files: Record<keyof typeof fonts, string> = {
  heading: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  body: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
}

/** Makes the fonts known to the canvas; call once before drawing text. Throws when a font file is missing. */
export function loadFonts(): void {
  for (const [role, family] of Object.entries(fonts)) {
    if (GlobalFonts.has(family)) continue
    const path = fileURLToPath(import.meta.resolve(files[role as keyof typeof fonts]))
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot load the font ${family} from ${path}`)
  }
}
