import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview.ts'

const brand = {
  family: 'Lanternkeep Brand',
  file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
}
const words = {
  family: 'Lanternkeep Words',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}
/** px from the left edge. */
const MARGIN = 84

/** The dusk that stands behind the home page's headline, too, until there is a landscape. */
const dusk: [offset: number, colour: string][] = [
  [0, '#16222e'],
  [0.38, '#33394a'],
  [0.7, '#7a5140'],
  [0.88, '#c07f45'],
  [1, '#e0a85e'],
]

function loadFonts(): void {
  for (const { family, file } of [brand, words]) {
    if (GlobalFonts.has(family)) continue
    const path = fileURLToPath(import.meta.resolve(file))
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot load the font ${family} from ${path}`)
  }
}

/** The link preview of the product itself, a JPEG: its name before a landscape, or before dusk while there is none. */
export async function frontPreview(landscape: Buffer | undefined): Promise<Buffer> {
  loadFonts()
  const canvas = createCanvas(PREVIEW_WIDTH, PREVIEW_HEIGHT)
  const draw = canvas.getContext('2d')
  const fill = (x: number, y: number, stops: [number, string][]) => {
    const gradient = draw.createLinearGradient(0, 0, x, y)
    for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
    draw.fillStyle = gradient
    draw.fillRect(0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT)
  }
  if (landscape) {
    const picture = await loadImage(landscape)
    const scale = Math.max(PREVIEW_WIDTH / picture.width, PREVIEW_HEIGHT / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    draw.drawImage(picture, (PREVIEW_WIDTH - width) / 2, (PREVIEW_HEIGHT - height) / 2, width, height)
  } else fill(0, PREVIEW_HEIGHT, dusk)
  fill(PREVIEW_WIDTH, 0, [
    [0, 'rgba(11, 18, 20, 0.86)'],
    [0.5, 'rgba(11, 18, 20, 0.62)'],
    [1, 'rgba(11, 18, 20, 0.1)'],
  ])
  draw.fillStyle = '#f2b24c'
  draw.fillRect(MARGIN + 4, 236, 56, 5)
  draw.fillStyle = '#ece8dd'
  draw.font = `500 132px "${brand.family}"`
  draw.fillText('Lanternkeep', MARGIN, 366)
  draw.font = `500 37px "${words.family}"`
  draw.fillText('Pictures and maps for your table,', MARGIN + 4, 434)
  draw.fillText('from your own words', MARGIN + 4, 482)
  return canvas.encode('jpeg', 84)
}
