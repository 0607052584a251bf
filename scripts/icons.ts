import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const source = new URL('../web/public/favicon.svg', import.meta.url)
/** The ground of the mark; what is laid on it leaves no seam. */
const GROUND = '#0b1214'
/** The part of a maskable icon's side that no mask cuts into is 0.8; the mark's own corners may go. */
const MASKABLE_SHARE = 0.84

async function mark(side: number): Promise<Buffer> {
  return sharp(await readFile(source), { density: 72 * (side / 64) })
    .resize(side, side)
    .png()
    .toBuffer()
}

/** The mark on a ground that reaches every edge: phones cut their own shape out of it. */
async function onGround(side: number, share: number): Promise<Buffer> {
  const canvas = { width: side, height: side, channels: 4, background: GROUND } as const
  return sharp({ create: canvas })
    .composite([{ input: await mark(Math.round(side * share)) }])
    .png({ palette: true })
    .toBuffer()
}

/** A PNG in the wrapping of an .ico, which browsers and services ask for unasked. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Makes the icons of every size from the favicon while building, for those who take no SVG: phones, feeds, old browsers. */
export function iconsFromFavicon(): Plugin {
  return {
    name: 'icons-from-favicon',
    async generateBundle() {
      const files: Record<string, Buffer> = {
        'favicon.ico': icoOf(await mark(48), 48),
        'icons/192.png': await mark(192),
        'icons/512.png': await mark(512),
        'icons/maskable-512.png': await onGround(512, MASKABLE_SHARE),
        'icons/apple-touch-icon.png': await onGround(180, 1),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
