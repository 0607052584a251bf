import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { printedSide } from './creature-sizes.ts'
import { cutMarks, GAP, layOut, MARGIN, type Printed, pageSize } from './print-layout.ts'
import { printSheet } from './print-sheet.ts'

const several = (count: number, side: number): Printed[] =>
  Array.from({ length: count }, () => ({ token: 0, side, drawn: side }))

test('a creature of one square is an inch broad on paper, and its base 25 mm', () => {
  expect(printedSide('medium', 'inch')).toBe(25.4)
  expect(printedSide('huge', 'inch')).toBeCloseTo(76.2, 9)
  expect(printedSide('medium', 'base')).toBe(25)
  expect(printedSide('gargantuan', 'base')).toBe(100)
})

test('tokens lie side by side with room for scissors, none beyond what a printer prints, none over another', () => {
  const { pages } = layOut([...several(30, 25.4), ...several(3, 76.2)], 'a4')
  const { width, height } = pageSize('a4')
  expect(width).toBeCloseTo(210, 1)
  expect(height).toBeCloseTo(297, 1)
  expect(pages.flat()).toHaveLength(33)
  // The largest come first.
  expect(pages[0]?.[0]).toMatchObject({ x: MARGIN, y: MARGIN, side: 76.2 })
  for (const laid of pages)
    for (const one of laid) {
      expect(one.x + one.drawn).toBeLessThanOrEqual(width - MARGIN + 1e-6)
      expect(one.y + one.drawn).toBeLessThanOrEqual(height - MARGIN + 1e-6)
      for (const other of laid)
        if (other !== one) {
          const apart = Math.max(
            Math.abs(one.x + one.drawn / 2 - other.x - other.drawn / 2) - (one.drawn + other.drawn) / 2,
            Math.abs(one.y + one.drawn / 2 - other.y - other.drawn / 2) - (one.drawn + other.drawn) / 2,
          )
          expect(apart).toBeGreaterThanOrEqual(GAP - 1e-6)
        }
    }
})

test('what does not go on a page goes on the next, and what goes on none is refused', () => {
  expect(layOut(several(60, 25.4), 'letter').pages.length).toBe(2)
  expect(() => layOut(several(1, 250), 'letter')).toThrow(RangeError)
})

test('marks stand at the corners and never on a token', () => {
  for (const [x0, y0, x1, y1] of cutMarks({ token: 0, side: 25, drawn: 25, x: 10, y: 10 })) {
    const isWithin = (x: number, y: number) => x > 10 && x < 35 && y > 10 && y < 35
    expect(isWithin(x0, y0) || isWithin(x1, y1)).toBe(false)
  }
})

test('the PDF has a page of the paper’s size for each sheet, each token as broad as it was to be', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const bytes = await printSheet(several(2, 50.8), [jpeg], 'letter')
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getSize()).toEqual({ width: 612, height: 792 })
  // 50.8 mm are 144 points: what the page's own stream says of each picture.
  const stream = await import('node:zlib').then(({ inflateSync }) =>
    pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        'getContents' in object ? (object as { getContents(): Uint8Array }).getContents() : undefined,
      )
      .flatMap((contents) => {
        try {
          return contents ? [inflateSync(contents).toString('latin1')] : []
        } catch {
          return []
        }
      })
      .find((text) => text.includes(' Do')),
  )
  expect(stream?.match(/\n?144 0 0 144 0 0 cm|144(\.0+\d*)? 0 0 144(\.0+\d*)? 0 0 cm/g)).toHaveLength(2)
})
