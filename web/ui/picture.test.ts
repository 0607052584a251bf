import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash'
import { expect, it } from 'vitest'
import { offeredWidths, pictureAddress } from './picture.tsx'
import { averageColour, bytesOf, isSeenThrough } from './thumbhash.ts'

it('asks the image endpoint for a width at quality 75', () => {
  expect(pictureAddress('/media/a b.webp?sig=1&x=2', 384)).toBe(
    '/_image?url=%2Fmedia%2Fa%20b.webp%3Fsig%3D1%26x%3D2&w=384&q=75',
  )
})

it('offers no width beyond the first that covers the picture', () => {
  expect(offeredWidths(768)).toEqual([128, 256, 384, 512, 640, 768])
  expect(offeredWidths(700).at(-1)).toBe(768)
  expect(offeredWidths(5000).at(-1)).toBe(2048)
})

it('offers every width of a picture of which only the proportions are known', () => {
  expect(offeredWidths(1)).toEqual([128, 256, 384, 512, 640, 768, 1024, 1536, 2048])
})

it('knows a ThumbHash’s average colour as the library does', () => {
  const hash = bytesOf('1QcSHQRnh493V4dIh4eXh1h4kJUI')
  if (!hash) throw new Error('The sample is not a ThumbHash.')
  const { r, g, b } = thumbHashToAverageRGBA(hash)
  expect(averageColour(hash)).toBe(`rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`)
})

it('does without a placeholder when the hash is not one', () => {
  expect(bytesOf('%%%')).toBeUndefined()
  expect(bytesOf('AAA=')).toBeUndefined()
})

it('a ThumbHash tells whether one sees through its picture', () => {
  const square = (alpha: number) =>
    rgbaToThumbHash(
      2,
      2,
      new Uint8Array(Array.from({ length: 4 }, (_, k) => [200, 90, 40, k === 0 ? alpha : 255]).flat()),
    )
  expect(isSeenThrough(square(255))).toBe(false)
  expect(isSeenThrough(square(0))).toBe(true)
})
