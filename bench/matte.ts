import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { lifted, matteOf } from '../engine/edits/edits.ts'
import { makePicture, type Picture } from '../engine/index.ts'
import type { Measurement, Row } from './measurement.ts'
import { percentile } from './statistics.ts'

const SIDE = 1024
/** Photographs of people that face-api brings along. */
const PHOTOGRAPHS = [1, 2, 3, 4, 5, 6]
const painted = [
  ['monsters', 'a beholder in a cave'],
  ['items', 'an ornate golden crown'],
] as const

async function photograph(number: number): Promise<Picture> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  const bytes = await readFile(join(folder, 'demo', `sample${number}.jpg`))
  const { data } = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: SIDE, height: SIDE, pixels: new Uint8ClampedArray(data) }
}

/** ms the processor works for this process while something is done. */
async function working(act: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage()
  await act()
  const spent = process.cpuUsage({ user, system })
  return (spent.user + spent.system) / 1000
}

const encoded = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 50, effort: 4 })
    .toBuffer()

/** How long it takes to cut a subject out of px of which nothing is known; beside it, the same px encoded as AVIF. */
export const matte: Measurement = {
  name: 'matte',
  measure: async (_ground, rounds): Promise<Row[]> => {
    const pictures = [
      ...(await Promise.all(PHOTOGRAPHS.map(photograph))),
      ...painted.map(([category, prompt]) => {
        const request = { category, prompt, negativePrompt: '', style: 'painted', seed: 3, width: SIDE, height: SIDE }
        return makePicture(request, () => undefined).picture
      }),
    ]
    const [cut, encoding]: [number[], number[]] = [[], []]
    for (let round = 0; round < Math.min(2, rounds); round++)
      for (const picture of pictures) {
        cut.push(await working(() => lifted(picture, matteOf(picture))))
        encoding.push(await working(() => encoded(picture)))
      }
    const p95 = percentile(cut, 0.95)
    return [
      {
        what: `Cutting out a subject, ${pictures.length} pictures of ${SIDE} px`,
        subject: `p95 ${p95.toFixed(0)} ms, median ${percentile(cut, 0.5).toFixed(0)} ms`,
        reference: `AVIF of the same: p95 ${percentile(encoding, 0.95).toFixed(0)} ms`,
        figure: p95,
        unit: 'ms',
        bar: { atMost: 4000 },
      },
    ]
  },
}
