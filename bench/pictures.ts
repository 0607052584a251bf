import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { placeOf } from '../server/storage/key.ts'
import type { ResizeQuestion } from './bare-resize.ts'
import type { Program } from './ground.ts'
import type { LoadAnswer } from './load.ts'
import type { Measurement, Row } from './measurement.ts'
import { showPictures } from './shown.ts'
import { inTurns, medianOf } from './statistics.ts'

/** Pictures resized anew in one turn, and the width lists ask for. */
const COLD = 12
const WIDTH = 384
const WARM = 8
const CONNECTIONS = 16
const SECONDS = 3

const addressOf = (key: string) => `/_image?url=/media/${key}&w=${WIDTH}`

async function fetchAll(origin: string, paths: string[], accept: string, atOnce: number): Promise<number> {
  const since = performance.now()
  const left = [...paths]
  const lane = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const answer = await fetch(origin + path, { headers: { accept } })
      if (!answer.ok) throw new Error(`${answer.status} at ${path}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return performance.now() - since
}

export const pictures: Measurement = {
  name: 'pictures',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('pictures')
    const program = await ground.program(databaseUrl)
    const sharpAlone = await ground.beside('bare-resize.ts')
    const atOnce = availableParallelism()
    const keys = await showPictures(program, databaseUrl, COLD * (rounds + 1))
    const files = keys.map((key) => join(program.dataDir, 'media', placeOf(key)))

    async function cold(format: 'avif' | 'webp'): Promise<Row> {
      const accept = `image/${format},*/*`
      let made = 0
      const turns = await inTurns(
        rounds,
        () => {
          const paths = keys.slice(made, made + COLD).map(addressOf)
          made += COLD
          return fetchAll(program.url, paths, accept, atOnce)
        },
        () => {
          const question: ResizeQuestion = {
            files: files.slice(0, COLD),
            resize: { width: WIDTH, quality: 75, format },
            atOnce,
          }
          return sharpAlone.ask<number>(question)
        },
      )
      const each = (ms: number) => `${(ms / COLD).toFixed(0)} ms a picture`
      return {
        what: `Image endpoint, ${format.toUpperCase()} of ${WIDTH} px made anew`,
        subject: each(medianOf(turns, ({ one }) => one)),
        reference: `sharp alone: ${each(medianOf(turns, ({ other }) => other))}`,
        figure: medianOf(turns, ({ one, other }) => other / one),
        unit: '×',
        bar: { atLeast: 0.9 },
      }
    }

    const rows = [await cold('avif'), await cold('webp')]
    await sharpAlone.stop()

    const files384 = join(program.dataDir, 'cache', 'resized')
    const bare = await ground.beside('bare-replies.ts', { FOLDER: files384 })
    const staticOrigin = await bare.ask<string>({ reply: { type: 'text/plain', text: '' } })
    const names = await readyNames(program, keys.slice(0, WARM))
    const load = await ground.beside('load.ts')
    const ask = (origin: string, paths: string[]) =>
      load.ask<LoadAnswer>({
        origin,
        paths,
        headers: { accept: 'image/avif' },
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
    const turns = await inTurns(
      rounds,
      () => ask(program.url, keys.slice(0, WARM).map(addressOf)),
      () =>
        ask(
          staticOrigin,
          names.map((name) => `/${name}`),
        ),
    )
    rows.push({
      what: `Image endpoint, ready pictures, ${CONNECTIONS} at once`,
      subject: `${medianOf(turns, ({ one }) => one.perSecond).toFixed(0)}/s`,
      reference: `the same files by @fastify/static alone: ${medianOf(turns, ({ other }) => other.perSecond).toFixed(0)}/s`,
      figure: medianOf(turns, ({ one, other }) => one.perSecond / other.perSecond),
      unit: '×',
      bar: { atLeast: 0.6 },
    })
    for (const one of [load, bare, program]) await one.stop()
    return rows
  },
}

/** The names under which the endpoint keeps these pictures: its ETags say them. */
async function readyNames(program: Program, keys: string[]): Promise<string[]> {
  const answers = keys.map((key) => fetch(program.url + addressOf(key), { headers: { accept: 'image/avif' } }))
  return (await Promise.all(answers)).map(({ headers }) => (headers.get('etag') ?? '').replaceAll('"', ''))
}
