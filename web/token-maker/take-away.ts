import type { Paper } from '../../contract/papers.ts'
import { printedSide, type Scale } from './creature-sizes.ts'
import { atFullSize, fileOf, onWhite, type Picture } from './pictures.ts'
import { printSheet } from './print-sheet.ts'
import { offPage, type Sheet } from './relief/canvas.ts'
import { BROKEN, renderToken } from './render-token.ts'
import type { Style } from './style.ts'
import type { Token } from './tokens.ts'
import { bringFont } from './use-fonts.ts'
import { frameSheet } from './use-frame.ts'
import { type FileFormat, zipOf } from './zip.ts'

export const exportSides = [256, 512, 1024] as const
export type ExportSide = (typeof exportSides)[number]

/** px a mm on paper: 400 to the inch, more than printers show. */
const PER_MM = 400 / 25.4

/** A set on its way out of the browser. */
interface Outgoing {
  style: Style
  tokens: readonly Token[]
  pictureOf: (token: Token) => Picture | undefined
}

/** How much broader a token is drawn than its frame. */
const grownOf = (style: Style, picture: Picture | undefined): number =>
  style.breaks && picture?.isCutOut ? 1 / BROKEN : 1

/** Lets the page draw, and hear, before the next heavy step. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A token drawn from its picture as large as that is. */
async function drawn({ style, pictureOf }: Outgoing, token: Token, side: number): Promise<Sheet> {
  await bringFont(style.typeface)
  await breath()
  const kept = pictureOf(token)
  const picture = kept && (await atFullSize(kept))
  try {
    return renderToken({ make: offPage, side, style, face: token, picture, frame: frameSheet(style, side) })
  } finally {
    picture?.close()
  }
}

const fileTypes = { png: 'image/png', webp: 'image/webp' } as const

export async function tokenFile(out: Outgoing, token: Token, side: ExportSide, format: FileFormat): Promise<Blob> {
  return fileOf(await drawn(out, token, side), fileTypes[format], 0.92)
}

/** All of a set; `onDone` hears how many are drawn. */
export async function tokensZip(
  out: Outgoing,
  side: ExportSide,
  format: FileFormat,
  onDone: (count: number) => void,
): Promise<Blob> {
  const files: Blob[] = []
  for (const token of out.tokens) {
    files.push(await tokenFile(out, token, side, format))
    onDone(files.length)
  }
  return zipOf(
    out.tokens.flatMap((token, n) => {
      const picture = files[n]
      return picture ? [{ ...token, picture, grown: grownOf(out.style, out.pictureOf(token)) }] : []
    }),
    format,
  )
}

/** A set on paper in its true size, each as many times as its copies say. Throws RangeError for one that is larger than a page. */
export async function tokensPdf(
  out: Outgoing,
  paper: Paper,
  scale: Scale,
  onDone: (count: number) => void,
): Promise<Blob> {
  const pictures: Uint8Array[] = []
  const printed = out.tokens.map((token, n) => {
    const side = printedSide(token.size, scale)
    return { token: n, side, drawn: side * grownOf(out.style, out.pictureOf(token)), copies: token.copies }
  })
  for (const [n, token] of out.tokens.entries()) {
    const px = Math.min(1024, Math.ceil((printed[n]?.drawn ?? 0) * PER_MM))
    const jpeg = await fileOf(onWhite(offPage, await drawn(out, token, px)), 'image/jpeg', 0.93)
    pictures.push(new Uint8Array(await jpeg.arrayBuffer()))
    onDone(pictures.length)
  }
  const all = printed.flatMap(({ copies, ...one }) => Array.from({ length: copies }, () => one))
  return new Blob([await printSheet(all, pictures, paper)], { type: 'application/pdf' })
}
