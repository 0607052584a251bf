import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { categoryFacts, type ImageCategory, imageCategories } from '../contract/categories.ts'
import { categoryExamples } from '../contract/examples.ts'
import {
  generators,
  makePicture,
  type Picture,
  type PictureRequest,
  paintMap,
  study,
  styleOf,
} from '../engine/index.ts'
import type { Ground } from './ground.ts'
import type { Measurement, Row } from './measurement.ts'
import { medianOf, percentile } from './statistics.ts'
import { type TableQuestion, tabled, tableWish } from './table-map.ts'

/** Previews of each category that are timed. */
const PREVIEWS = 12

/** Pictures painted first without counting: what runs seldom is not yet compiled, and compiling counts as work. */
const WARM_UPS = 4

/** Maps that take the longest, beside those the contact sheets are made of. */
const largest: Partial<Record<ImageCategory, string[]>> = {
  battlemaps: ['a huge dungeon', 'a huge cave with a lake', 'a huge city street market at night', 'a huge castle'],
  townmaps: [
    'a walled metropolis on a river',
    'a huge walled city on the coast with slums, a harbour and a citadel',
    'a walled metropolis at night in the snow',
    'a huge ruined city in a forest',
  ],
}

interface Timed {
  /** ms of the processor of each stage, in the order the engine told of them. */
  stages: Map<string, number>
  painting: number
  encoding: number
}

/** ms the processor has worked for this process: what one core needs, whatever else the machine is doing. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Times what paints, stage by stage, and the encoding of what it painted. */
async function timed(paint: (told: (stage: string) => void) => Picture): Promise<Timed> {
  const stages = new Map<string, number>()
  const begun = worked()
  let [stage, since] = ['', begun]
  const told = (next: string) => {
    const now = worked()
    if (stage !== '') stages.set(stage, (stages.get(stage) ?? 0) + now - since)
    stage = next
    since = now
  }
  const { pixels, width, height } = paint(told)
  told('')
  const painted = worked()
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
  return { stages, painting: painted - begun, encoding: worked() - painted }
}

const ofRequest = (request: Omit<PictureRequest, 'negativePrompt' | 'style' | 'seed'>, seed: number) =>
  timed(
    (told) =>
      makePicture({ ...request, negativePrompt: '', style: 'painted', seed }, (_, stage) => told(stage)).picture,
  )

/** A row of several pictures: the slow ones count, and the floor under them is what encoding alone takes. */
function rowOf(what: string, all: readonly Timed[], most: number): Row {
  const totals = all.map(({ painting, encoding }) => painting + encoding)
  const middle = [...all].sort((a, b) => a.painting - b.painting)[all.length >> 1]
  const stages = [...(middle?.stages ?? [])]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([stage, ms]) => `${stage.toLowerCase()} ${ms.toFixed(0)}`)
  return {
    what,
    subject: `p95 ${percentile(totals, 0.95).toFixed(0)} ms (${stages.join(', ')})`,
    reference: `encoding alone: ${medianOf(all, ({ encoding }) => encoding).toFixed(0)} ms`,
    figure: percentile(totals, 0.95),
    unit: 'ms',
    bar: { atMost: most },
  }
}

async function previews(category: ImageCategory): Promise<Row> {
  const frame = { width: 512, height: 512 }
  const all: Timed[] = []
  const prompts = (await mapPrompts(category)) ?? Array.from({ length: PREVIEWS }, () => categoryExamples[category])
  for (let seed = 0; seed < WARM_UPS; seed++)
    await ofRequest({ category, prompt: prompts[seed % prompts.length] ?? '', ...frame }, PREVIEWS + seed)
  for (const [seed, prompt] of prompts.entries()) all.push(await ofRequest({ category, prompt, ...frame }, seed))
  return rowOf(`${categoryFacts[category].plural}, ${all.length} previews of 512 px`, all, 1000)
}

/** The prompts a kind of map is looked at with; undefined for what is no map. */
async function mapPrompts(category: ImageCategory): Promise<string[] | undefined> {
  const most = largest[category]
  if (!most) return undefined
  const text = await readFile(new URL(`../engine/maps/${category}/prompts.txt`, import.meta.url), 'utf8')
  const listed = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return [...most, ...listed]
}

/** Forty squares by thirty, as a tabletop wants them. */
async function tables(px: number, rounds: number, most: number): Promise<Row> {
  const all: Timed[] = []
  for (let seed = 0; seed < rounds; seed++) {
    const map = tabled(seed)
    all.push(await timed((told) => paintMap(map, tableWish(px), (_, stage) => told(stage))))
  }
  return rowOf(`A battle map of 40 × 30 squares at ${px} px, with encoding`, all, most)
}

async function large(category: ImageCategory, prompt: string, rounds: number, most: number): Promise<Row> {
  const all: Timed[] = []
  for (let seed = 0; seed < rounds; seed++)
    all.push(await ofRequest({ category, prompt, width: 1024, height: 1024 }, seed))
  return rowOf(`"${prompt}", 1024 px`, all, most)
}

/** What is finished by hand: a thing with few places, one with many, and light alone. */
const finishedPrompts = [
  ['items', 'a golden chalice with blue gems'],
  ['monsters', 'an old red dragon on a hill'],
  ['characters', 'a wood elf ranger with a longbow in autumn light'],
] as const

/** How long a style's hand alone takes for a lit picture of 768 × 1024 px. */
async function finishing(style: string, rounds: number): Promise<Row> {
  const all: number[] = []
  const encodings: number[] = []
  // Not every category is painted in every style.
  const prompts = finishedPrompts.filter(([category]) => generators[category].styles.includes(style))
  for (let seed = 0; seed < WARM_UPS + rounds * prompts.length; seed++) {
    const [category, prompt] = prompts[seed % prompts.length] ?? finishedPrompts[2]
    const request = { category, prompt, negativePrompt: '', style, seed, width: 768, height: 1024 }
    const { stages, encoding } = await timed((told) => makePicture(request, (_, stage) => told(stage)).picture)
    if (seed < WARM_UPS) continue
    const told = [...stages.keys()]
    const begun = told.indexOf('Finishing')
    all.push(told.slice(begun).reduce((sum, stage) => sum + (stages.get(stage) ?? 0), 0))
    encodings.push(encoding)
  }
  const figure = percentile(all, 0.95)
  return {
    what: `The hand of ${style} alone, 768 × 1024 px`,
    subject: `p95 ${figure.toFixed(0)} ms (median ${medianOf(all, (ms) => ms).toFixed(0)} ms)`,
    reference: `encoding alone: ${medianOf(encodings, (ms) => ms).toFixed(0)} ms`,
    figure,
    unit: 'ms',
    bar: { atMost: 800 },
  }
}

/** Pictures that a style is learnt from. */
const LEARNT_FROM = 40

/** How long a style of one's own takes to learn on one core, and what it adds to the hand that it is put on. */
async function ownStyle(rounds: number): Promise<Row[]> {
  const frame = { width: 768, height: 1024 }
  const request = {
    category: 'characters',
    prompt: finishedPrompts[2][1],
    negativePrompt: '',
    style: 'painted',
  } as const
  // Another hand's, so that there is something to bring about.
  const { picture } = makePicture({ ...request, ...frame, style: 'inked', seed: 1 }, () => undefined)
  const begun = worked()
  const style = styleOf(Array.from({ length: LEARNT_FROM }, () => study(picture)))
  const learning = (worked() - begun) / 1000
  const hands: number[] = []
  const wearings: number[] = []
  for (let seed = 0; seed < WARM_UPS + rounds; seed++) {
    const worn = [{ style, strength: 1 }]
    const { stages } = await timed(
      (told) => makePicture({ ...request, ...frame, seed, worn }, (_, s) => told(s)).picture,
    )
    if (seed < WARM_UPS) continue
    const told = [...stages.keys()]
    const hand = told.slice(told.indexOf('Finishing'), -1)
    hands.push(hand.reduce((sum, stage) => sum + (stages.get(stage) ?? 0), 0))
    wearings.push(stages.get(told.at(-1) ?? '') ?? 0)
  }
  const [wearing, hand] = [medianOf(wearings, (ms) => ms), medianOf(hands, (ms) => ms)]
  return [
    {
      what: `A style of one's own from ${LEARNT_FROM} pictures`,
      subject: `${learning.toFixed(1)} s of one core`,
      reference: 'a person waits a minute for it',
      figure: learning * 1000,
      unit: 'ms',
      bar: { atMost: 60_000 },
    },
    {
      what: 'Putting it on a picture of 768 × 1024 px',
      subject: `${wearing.toFixed(0)} ms`,
      reference: `the hand of oil: ${hand.toFixed(0)} ms`,
      figure: wearing / hand,
      unit: '×',
      bar: { atMost: 2 },
    },
  ]
}

/** What a process holds at most that paints and encodes large maps one after the other, and does nothing else. */
async function memory(ground: Ground): Promise<Row> {
  const painter = await ground.beside('table-map.ts')
  const held: number[] = []
  for (let seed = 0; seed < 3; seed++) held.push(await painter.ask<number>({ seed, px: 140 } satisfies TableQuestion))
  await painter.stop()
  const figure = Math.max(...held)
  return {
    what: 'Memory of a process that paints three battle maps of 40 × 30 squares at 140 px',
    subject: `resident at most, map by map: ${held.map((one) => one.toFixed(0)).join(', ')} MB`,
    reference: '',
    figure,
    unit: 'MB',
    bar: { atMost: 700 },
  }
}

/** How long the engine takes for what it draws, stage by stage. */
export const engine: Measurement = {
  name: 'engine',
  async measure(ground, rounds) {
    const cores = sharp.concurrency()
    sharp.concurrency(1)
    try {
      const rows: Row[] = [await memory(ground)]
      for (const category of imageCategories.filter((one) => one !== 'npcs')) rows.push(await previews(category))
      rows.push(await tables(70, rounds, 4000), await tables(140, rounds, 12_000))
      rows.push(await large('townmaps', 'a walled metropolis on a river', rounds, 4000))
      rows.push(await large('landscapes', 'a ruined castle above a misty lake at sunset', rounds, 3000))
      for (const style of ['painted', 'inked', 'poster', 'woodcut', 'tarot', 'stained-glass', 'gilded'])
        rows.push(await finishing(style, rounds))
      rows.push(...(await ownStyle(rounds)))
      rows.push(await large('characters', 'a wood elf ranger with a longbow in autumn light', rounds, 3000))
      return rows
    } finally {
      sharp.concurrency(cores)
    }
  },
}
