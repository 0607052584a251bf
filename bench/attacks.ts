import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { imageCategories } from '../contract/categories.ts'
import type { PollReply, StartReply } from '../contract/generations.ts'
import { AVIF_PIXELS_MAX, type FullImage, UPLOAD_PIXELS_MAX } from '../contract/images.ts'
import { imageWidths, PROMPT_MAX } from '../contract/limits.ts'
import { SQUARES_MOST } from '../contract/map-bounds.ts'
import { EXPORT_PIXELS_MAX } from '../contract/map-exports.ts'
import { fillPath, routes } from '../contract/routes.ts'
import { generators } from '../engine/generators.ts'
import type { Ground, Program } from './ground.ts'
import type { Measurement, Row } from './measurement.ts'
import { type Member, renew, signUp } from './people.ts'
import { memoryOf } from './resident.ts'
import { showPictures } from './shown.ts'
import { median } from './statistics.ts'

/** How long the event loop was held at once at worst, ms: by the clock, and by work of its own thread. */
export interface Held {
  clock: number
  own: number
}

const PROMPTS = 100
/** Prompts that one address has on the way: as many as are read before more are refused. */
const PROMPTS_AT_ONCE = 4
const DOWNLOADS = 8
const UPLOADS = 20
const EXPORTS = 7
const MEMBERS = 7

/** How often the program is asked how it is, ms, and how long before an attack. */
const LOOK_EVERY = 200
const REST = 6000

/** The bars: a small picture, ms; the event loop, ms; resident memory, MB. */
const WAIT_MAX = 1000
const HELD_MAX = 50
const RESIDENT_MAX = 1500

const address = (name: number) => ({ 'x-forwarded-for': `203.0.113.${name}` })

type Answer = Pick<Response, 'status'> | { status: 'hung up' }

/** Asks and reads all of the answer. That the program hung up is an answer too; that it died is told by its next one. */
async function answerOf(url: string, init?: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    return answer
  } catch {
    return { status: 'hung up' }
  }
}

/** What was seen while something went on. */
interface Seen {
  /** Answers of /readyz that were not 200. */
  notReady: number
  /** How long each small picture took that was made anew, and that was ready, ms. */
  anew: number[]
  ready: number[]
  held: Held
  resident: number
}

/** Asks how the program is for as long as `act` takes. */
async function watch(program: Program, pictures: Iterator<Small>, act: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { notReady: 0, anew: [], ready: [], held: { clock: 0, own: 0 }, resident: 0 }
  async function time({ path, accept }: Small, into: number[]): Promise<void> {
    const since = performance.now()
    const { status } = await answerOf(program.url + path, { headers: { accept, ...address(250) } })
    into.push(status === 200 ? performance.now() - since : Number.POSITIVE_INFINITY)
  }
  async function look(small: Small): Promise<void> {
    const isReady = async () => {
      const { status } = await answerOf(`${program.url}/readyz`)
      if (status !== 200) seen.notReady += 1
    }
    await Promise.all([isReady(), time(small, seen.anew)])
    await time(small, seen.ready)
    seen.resident = Math.max(seen.resident, await memoryOf(program.pid))
  }
  await program.ask<Held>('held')
  let isOver = false
  const acting = act().finally(() => (isOver = true))
  const looks: Promise<void>[] = []
  while (!isOver) {
    looks.push(look(pictures.next().value))
    await sleep(LOOK_EVERY)
  }
  await acting
  await Promise.all(looks)
  seen.held = await program.ask<Held>('held')
  return seen
}

/** A small picture of some width in some format. */
interface Small {
  path: string
  accept: string
}

/** Small pictures of all widths and formats in turns, each asked for once, so that each is made anew. */
function* smallPictures(keys: readonly string[]): Generator<Small, never> {
  for (const key of keys)
    for (const width of imageWidths.filter((width) => width <= 768))
      for (const format of ['webp', 'avif'])
        yield { path: `/_image?url=/media/${key}&w=${width}`, accept: `image/${format},*/*` }
  throw new Error('More pictures were asked for than there are')
}

async function json<Reply>(answer: Response): Promise<Reply> {
  if (!answer.ok) throw new Error(`${answer.status} at ${answer.url}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

/** The picture that a piece of work made; undefined where the work failed. */
async function madeBy(program: Program, member: Member, requestId: string): Promise<FullImage | undefined> {
  const headers = { authorization: `Bearer ${member.accessToken}` }
  for (;;) {
    const path = fillPath(routes.pollImage.path, { id: requestId })
    const poll = await json<PollReply>(await fetch(program.url + path, { headers }))
    if (poll.status === 'failed') return undefined
    if (poll.image) {
      const shown = fillPath(routes.getImage.path, { id: poll.image.id })
      return json<FullImage>(await fetch(program.url + shown, { headers }))
    }
    await sleep(100)
  }
}

async function upload(program: Program, member: Member, bytes: Buffer, type: string): Promise<string> {
  const form = new FormData()
  form.set('isVisible', 'true')
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'a picture')
  const headers = { authorization: `Bearer ${member.accessToken}`, 'idempotency-key': randomUUID() }
  const sent = await fetch(program.url + routes.uploadImage.path, { method: 'POST', headers, body: form })
  return (await json<StartReply>(sent)).requestId
}

/** What takes the most memory to read in each format: of one colour, a file of some kB. */
const worstOf = {
  avif: { effort: 0 },
  png: { compressionLevel: 9, progressive: true },
  webp: { lossless: true, effort: 0 },
  jpeg: { quality: 50, progressive: true },
}

/** A picture of as many px as its format may have, of one colour. */
function vast(format: keyof typeof worstOf, shade: number): Promise<Buffer> {
  const width = 10_000
  const height = (format === 'avif' ? AVIF_PIXELS_MAX : UPLOAD_PIXELS_MAX) / width
  const create = { width, height, channels: 4 as const, background: { r: shade, g: 60, b: 90, alpha: 0.5 } }
  return sharp({ create, limitInputPixels: false })
    .toColourspace(format === 'png' ? 'rgb16' : 'srgb')
    .toFormat(format, worstOf[format])
    .toBuffer()
}

/** Prompts of nothing but words that each want a trial, each another. */
function hostilePrompts(): { category: string; prompt: string }[] {
  return Array.from({ length: PROMPTS }, (_, at) => {
    const category = imageCategories[at % imageCategories.length] ?? 'battlemaps'
    const words = generators[category].lexicon.entries.flatMap((entry) => entry.words)
    const said = Array.from({ length: 400 }, (_, nth) => words[(at * 37 + nth * (1 + (at % 7))) % words.length])
    return { category, prompt: said.join(', ').slice(0, PROMPT_MAX) }
  })
}

interface Understood {
  status: Answer['status']
  took: number
}

async function understood(program: Program, from: number, body: object): Promise<Understood> {
  const since = performance.now()
  const { status } = await answerOf(program.url + routes.understandPrompt.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...address(from) },
    body: JSON.stringify(body),
  })
  return { status, took: performance.now() - since }
}

/** How the program stands while it is attacked as strangers and members may: by prompts, downloads, uploads and exports. */
export const attacks: Measurement = {
  name: 'attacks',
  takesLong: true,
  async measure(ground: Ground) {
    const databaseUrl = await ground.database('attacks')
    const program = await ground.program(databaseUrl, 'bench/watched-program.ts', { TRUST_PROXY: 'on' })
    const pictures = smallPictures(await showPictures(program, databaseUrl, 160))
    const members = await signUp(program, databaseUrl, MEMBERS)
    const memberAt = (at: number) => members[at % MEMBERS] as Member
    const rows: Row[] = []

    // What is attacked: pictures as large as are kept, and the largest map.
    const large: FullImage[] = []
    for (let at = 0; at < DOWNLOADS / 2; at++) {
      const member = memberAt(at)
      const image = await madeBy(program, member, await upload(program, member, await vast('jpeg', at), 'image/jpeg'))
      if (!image) throw new Error('A large picture was refused')
      large.push(image)
    }
    const owner = memberAt(0)
    const asked = await fetch(program.url + routes.generateImage.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.accessToken}`,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        category: 'battlemaps',
        prompt: 'a large castle with a moat and many rooms',
        map: { columns: SQUARES_MOST, rows: SQUARES_MOST },
        size: 1024,
      }),
    })
    const map = await madeBy(program, owner, (await json<StartReply>(asked)).requestId)
    if (!map?.squares) throw new Error('The map was not made')
    const px = Math.floor(Math.sqrt(EXPORT_PIXELS_MAX / (map.squares.columns * map.squares.rows)))
    const exported = (nth: number, headers: Record<string, string>) =>
      answerOf(
        `${program.url}${fillPath(routes.exportMap.path, { id: map.id })}?format=png&grid=square&px=${px - nth}`,
        {
          headers,
        },
      )

    console.error('  at rest …')
    const rest = await watch(program, pictures, () => sleep(REST))
    const [atRest, readyAtRest] = [median(rest.anew), median(rest.ready)]

    function report(what: string, seen: Seen, subject: string): void {
      const worst = Math.max(...seen.anew)
      const ready = Math.max(...seen.ready)
      const reference = `at rest ${atRest.toFixed(0)} ms; ready ones ${ready.toFixed(0)}, at rest ${readyAtRest.toFixed(0)} ms`
      rows.push(
        { what, subject, reference: '', figure: seen.notReady, unit: '', bar: { atMost: 0 } },
        {
          what: '  worst wait for a small picture made anew',
          subject: `${seen.anew.length} asked for, ${(worst / atRest).toFixed(1)} × the same at rest`,
          reference,
          figure: worst,
          unit: 'ms',
          bar: { atMost: WAIT_MAX },
        },
        {
          what: '  event loop held at once, by its own work',
          subject: `by the clock ${seen.held.clock.toFixed(0)} ms`,
          reference: `at rest ${rest.held.own.toFixed(0)} ms, by the clock ${rest.held.clock.toFixed(0)} ms`,
          figure: seen.held.own,
          unit: 'ms',
          bar: { atMost: HELD_MAX },
        },
        {
          what: '  most memory of web and worker',
          subject: '',
          reference: `at rest ${rest.resident.toFixed(0)} MB`,
          figure: seen.resident,
          unit: 'MB',
          bar: { atMost: RESIDENT_MAX },
        },
      )
    }
    const tally = (statuses: readonly (number | string)[]) =>
      [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')

    console.error('  prompts …')
    const read: Understood[] = []
    const others: Understood[] = []
    const reading = await watch(program, pictures, async () => {
      const left = hostilePrompts()
      let nth = 0
      const lanes = Array.from({ length: PROMPTS_AT_ONCE }, async () => {
        for (let body = left.pop(); body; body = left.pop()) read.push(await understood(program, 1, body))
      })
      const hostile = Promise.all(lanes)
      let isOver = false
      void hostile.finally(() => (isOver = true))
      while (!isOver) {
        const body = { category: 'landscapes', prompt: `a quiet hill with ${++nth} sheep` }
        others.push(await understood(program, 2, body))
        await sleep(LOOK_EVERY)
      }
      await hostile
    })
    report(
      `/readyz not 200 while ${PROMPTS} hostile prompts are read, ${PROMPTS_AT_ONCE} at once`,
      reading,
      `answers ${tally(read.map(({ status }) => status))}`,
    )
    const slowest = (answers: typeof read) => Math.max(...answers.map(({ took }) => took))
    rows.push({
      what: '  worst wait of another’s prompt',
      subject: `${others.length} asked, answers ${tally(others.map(({ status }) => status))}`,
      reference: `the attacker’s own, ${PROMPTS_AT_ONCE} at once: ${slowest(read).toFixed(0)} ms`,
      figure: slowest(others),
      unit: 'ms',
      bar: { atMost: WAIT_MAX },
    })

    console.error('  downloads …')
    const downloads: Answer['status'][] = []
    const downloading = await watch(program, pictures, async () => {
      await Promise.all(
        Array.from({ length: DOWNLOADS }, async (_, at) => {
          const { id } = large[at % large.length] as FullImage
          const path = fillPath(routes.downloadImage.path, { id })
          const format = at < large.length ? 'png' : 'webp'
          const { status } = await answerOf(`${program.url}${path}?format=${format}`, { headers: address(10 + at) })
          downloads.push(status)
        }),
      )
    })
    report(
      `/readyz not 200 while ${DOWNLOADS} addresses download large pictures`,
      downloading,
      `answers ${tally(downloads)}`,
    )

    console.error('  uploads …')
    // An access token lapses while prompts are read on a slow machine.
    for (const member of members) await renew(program, member)
    const uploads: string[] = []
    const kinds = ['avif', 'png', 'webp', 'jpeg'] as const
    const tiny: Buffer[] = []
    for (const kind of kinds) tiny.push(await vast(kind, 1))
    const uploading = await watch(program, pictures, async () => {
      await Promise.all(
        Array.from({ length: UPLOADS }, async (_, at) => {
          const member = memberAt(at)
          const bytes = tiny[at % tiny.length] as Buffer
          const type = `image/${kinds[at % kinds.length]}`
          try {
            const image = await madeBy(program, member, await upload(program, member, bytes, type))
            uploads.push(image ? 'kept' : 'failed')
          } catch (error) {
            uploads.push(String((error as Error).message).slice(0, 3))
          }
        }),
      )
    })
    const sizes = tiny.map((bytes) => `${(bytes.length / 1024).toFixed(1)} kB`).join(', ')
    report(
      `/readyz not 200 while ${UPLOADS} small files of ${AVIF_PIXELS_MAX / 1e6} and ${UPLOAD_PIXELS_MAX / 1e6} Mpx are sent`,
      uploading,
      `${sizes}: ${tally(uploads)}`,
    )

    console.error('  exports …')
    const exports: string[] = []
    let owners = 0
    let ownersStatus: Answer['status'] = 0
    const exporting = await watch(program, pictures, async () => {
      const strangers = Promise.all(
        Array.from({ length: EXPORTS }, async (_, at) => {
          const since = performance.now()
          const { status } = await exported(at, address(30 + at))
          exports.push(`${status} after ${((performance.now() - since) / 1000).toFixed(0)} s`)
        }),
      )
      await sleep(LOOK_EVERY)
      const since = performance.now()
      const { status } = await exported(EXPORTS, { authorization: `Bearer ${owner.accessToken}` })
      owners = performance.now() - since
      ownersStatus = status
      await strangers
    })
    report(
      `/readyz not 200 while ${EXPORTS} addresses have a large map made`,
      exporting,
      `${exports.join(', ')}; its owner’s ${ownersStatus} after ${(owners / 1000).toFixed(1)} s`,
    )
    await program.stop()
    return rows
  },
}
