import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageCategory } from '../contract/categories.ts'
import { makePicture, type Picture } from '../engine/index.ts'

/** Photographs of people that face-api brings along. */
const PHOTOGRAPHS = [1, 2, 3, 4, 5, 6]

/** The photographs, square, `side` px. */
function photographs(side: number): Promise<Picture[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  return Promise.all(
    PHOTOGRAPHS.map(async (number) => {
      const bytes = await readFile(join(folder, 'demo', `sample${number}.jpg`))
      const { data } = await sharp(bytes)
        .resize(side, side, { fit: 'cover' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: side, height: side, pixels: new Uint8ClampedArray(data) }
    }),
  )
}

/** What edits are measured on, square, `side` px: photographs, and pictures of our own by their words. */
export async function sources(
  side: number,
  painted: readonly (readonly [ImageCategory, string])[],
): Promise<Picture[]> {
  const own = painted.map(([category, prompt]) => {
    const request = { category, prompt, negativePrompt: '', style: 'painted', seed: 3, width: side, height: side }
    return makePicture(request, () => undefined).picture
  })
  return [...(await photographs(side)), ...own]
}

/** ms the processor works for this process while something is done. */
export async function working(act: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage()
  await act()
  const spent = process.cpuUsage({ user, system })
  return (spent.user + spent.system) / 1000
}

/** The px as AVIF: the reference of what is done to them. */
export const encoded = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 50, effort: 4 })
    .toBuffer()
