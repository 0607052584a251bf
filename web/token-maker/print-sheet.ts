import type { Paper } from '../../contract/papers.ts'
import { cutMarks, layOut, type Printed } from './print-layout.ts'

const MM = 72 / 25.4

/**
 * Tokens in their true size as a PDF, with marks to cut along. `pictures` are JPEGs, one a token of the set, however often it is
 * printed. Throws RangeError for one that is larger than a page.
 */
export async function printSheet(
  all: readonly Printed[],
  pictures: readonly Uint8Array[],
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, rgb } = await import('pdf-lib')
  const { width, height, pages } = layOut(all, paper)
  const pdf = await PDFDocument.create()
  pdf.setTitle('Tokens')
  pdf.setProducer('Lanternkeep')
  const images = await Promise.all(pictures.map((bytes) => pdf.embedJpg(bytes)))
  for (const laid of pages) {
    const page = pdf.addPage([width * MM, height * MM])
    for (const one of laid) {
      const image = images[one.token]
      if (!image) throw new Error(`There is no picture of token ${one.token}`)
      const side = one.drawn * MM
      // A PDF's page begins below.
      page.drawImage(image, { x: one.x * MM, y: (height - one.y) * MM - side, width: side, height: side })
      for (const [x0, y0, x1, y1] of cutMarks(one))
        page.drawLine({
          start: { x: x0 * MM, y: (height - y0) * MM },
          end: { x: x1 * MM, y: (height - y1) * MM },
          thickness: 0.4,
          color: rgb(0.45, 0.45, 0.45),
        })
    }
    page.drawText('Print at 100 %, not fitted to the page.', {
      x: 10 * MM,
      y: 4 * MM,
      size: 7,
      color: rgb(0.4, 0.4, 0.4),
    })
  }
  return new Uint8Array(await pdf.save())
}
