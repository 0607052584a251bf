import { transformStyles } from '../contract/edit-facts.ts'
import { continued, erasedSoftly, repainted, transformed } from '../engine/edits/edits.ts'
import type { Picture } from '../engine/index.ts'
import type { Measurement, Row } from './measurement.ts'
import { encoded, sources, working } from './sources.ts'
import { percentile } from './statistics.ts'

const SIDE = 1024
const painted = [
  ['landscapes', 'rolling green hills by day'],
  ['monsters', 'a red dragon on a cliff'],
] as const

const places = ['a castle', 'a market', 'a waterfall', 'a lake', 'a forest', 'a knight', 'a chest']

/** What covers the middle of a picture, a sixth of it. */
function middleOf({ width, height }: Picture) {
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const [x, y] = [((at % width) / width) * 2 - 1, (Math.floor(at / width) / height) * 2 - 1]
    if (Math.hypot(x, y) < 0.46) values[at] = 255
  }
  return { width, height, values }
}

type Deed = (picture: Picture, turn: number) => unknown

/** Each edit of px that nothing else measures, and how many times as long as the reference it may take. */
const deeds: readonly { what: string; atMost: number; act: Deed }[] = [
  { what: 'Erasing', atMost: 1.2, act: (picture) => erasedSoftly(picture, middleOf(picture), { seed: 1 }) },
  {
    what: 'Repainting by words',
    atMost: 1.4,
    act: (picture, turn) =>
      repainted(picture, middleOf(picture), {
        words: places[turn % places.length] ?? 'a castle',
        style: 'painted',
        seed: turn,
      }),
  },
  {
    what: 'Widening four sides by a quarter',
    atMost: 1,
    act: (picture) => continued(picture, { left: 25, right: 25, top: 25, bottom: 25 }, { seed: 1 }),
  },
  {
    what: 'Transforming',
    atMost: 1.3,
    act: (picture, turn) =>
      transformed(picture, {
        style: transformStyles[turn % transformStyles.length] ?? 'claymation',
        title: 'The Keeper',
        prompt: '',
        seed: turn,
        kind: 'thing',
        faces: [],
      }),
  },
]

/** How long edits of px take; beside them, the same px encoded as AVIF. */
export const edits: Measurement = {
  name: 'edits',
  measure: async (_ground, rounds): Promise<Row[]> => {
    const pictures = await sources(SIDE, painted)
    const encoding: number[] = []
    const timed = deeds.map((deed) => ({ ...deed, spent: [] as number[] }))
    for (let round = 0; round < Math.min(2, rounds); round++)
      for (const [n, picture] of pictures.entries()) {
        encoding.push(await working(() => encoded(picture)))
        for (const { act, spent } of timed) spent.push(await working(() => act(picture, round * pictures.length + n)))
      }
    const reference = percentile(encoding, 0.5)
    return timed.map(({ what, atMost, spent }) => {
      const p95 = percentile(spent, 0.95)
      return {
        what: `${what}, ${pictures.length} pictures of ${SIDE} px`,
        subject: `p95 ${p95.toFixed(0)} ms, median ${percentile(spent, 0.5).toFixed(0)} ms`,
        reference: `AVIF of the same: median ${reference.toFixed(0)} ms`,
        figure: p95 / reference,
        unit: '×',
        bar: { atMost },
      }
    })
  },
}
