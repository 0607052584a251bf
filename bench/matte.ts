import { lifted, matteOf } from '../engine/edits/edits.ts'
import type { Measurement, Row } from './measurement.ts'
import { encoded, sources, working } from './sources.ts'
import { percentile } from './statistics.ts'

const SIDE = 1024
const painted = [
  ['monsters', 'a beholder in a cave'],
  ['items', 'an ornate golden crown'],
] as const

/** How long it takes to cut a subject out of px of which nothing is known; beside it, the same px encoded as AVIF. */
export const matte: Measurement = {
  name: 'matte',
  measure: async (_ground, rounds): Promise<Row[]> => {
    const pictures = await sources(SIDE, painted)
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
