import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FullImage } from '../../contract/images.ts'
import type { JobReply, JobStatus, Sheet } from '../../contract/sheets.ts'
import { decodeAudio } from '../media/codec.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([openBuiltIn({ log: quietLog, threads: 1 })])
  await server.work()
  person = await server.person(100)
}, 120_000)
afterAll(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
})

const goldOf = async () => (await person.call('getUser')).json().gold as number

async function heard(body: Record<string, unknown>) {
  const started = await person.call('generateAudio', { body, idempotencyKey: randomUUID() })
  expect(started.statusCode, started.body).toBe(201)
  return { cost: started.json().cost as number, ended: await server.ended(person, started.json().requestId, 240_000) }
}

test('a sound that is asked for is a work of its own, heard in three formats, and paid by its length', async () => {
  const before = await goldOf()
  const { cost, ended } = await heard({ form: 'effect', prompt: 'a heavy iron door slams', seconds: 2, seed: 7 })
  expect(cost).toBe(0.25)
  expect(ended.status).toBe('completed')
  expect(await goldOf()).toBeCloseTo(before - 0.25)
  const { id } = ended.image as { id: string }
  const work = (await person.call('getImage', { params: { id } })).json<FullImage>()
  expect(work).toMatchObject({ type: 'AUDIO', seed: 7, prompt: 'a heavy iron door slams', isVisible: true })
  expect(work.recording).toMatchObject({ medium: 'audio', form: 'effect' })
  expect(Math.max(...(work.recording?.peaks ?? []))).toBe(1)
  expect(work.recording?.files.map(({ extension }) => extension)).toEqual(['ogg', 'mp3', 'wav'])
  const wav = await server.app.inject({ url: work.recording?.files[2]?.url ?? '' })
  expect(wav.headers['content-type']).toBe('audio/wav')
  const sound = await decodeAudio(wav.rawPayload, 60)
  expect(sound.left.length / sound.rate).toBeCloseTo(work.recording?.seconds ?? 0, 2)
}, 300_000)

test('somebody speaks what stands in quotes, in the voice that the words before them ask for', async () => {
  const { ended } = await heard({
    form: 'speech',
    prompt: 'An old dwarf growls: "Mind the third step."',
    visibility: 'private',
  })
  const { id } = ended.image as { id: string }
  const { recording, understood } = (await person.call('getImage', { params: { id } })).json<FullImage>()
  expect(recording?.captions.map(({ text }) => text).join(' ')).toContain('Mind the third step')
  expect(recording?.captions.map(({ text }) => text).join(' ')).not.toContain('growls')
  expect(understood.map(({ meaning }) => meaning.toLowerCase()).join(' ')).toContain('dwarf')
  // What is private is played by whoever has its signed address alone.
  const [file] = recording?.files ?? []
  expect((await server.app.inject({ url: file?.url ?? '' })).statusCode).toBe(200)
  expect((await server.app.inject({ url: (file?.url ?? '').split('?')[0] ?? '' })).statusCode).toBe(404)
}, 300_000)

test('words that let nothing be heard are told, and cost nothing', async () => {
  const before = await goldOf()
  const { ended } = await heard({ form: 'effect', prompt: 'xyzzy plugh', seconds: 2 })
  expect(ended.status).toBe('failed')
  expect(ended.error).toMatch(/^No sound is known by these words\. .*You were not charged\.$/)
  expect(await goldOf()).toBe(before)
}, 120_000)

test('lengths, voices and models that are not on offer are refused before anything is paid', async () => {
  const refused = async (body: Record<string, unknown>) => {
    const answer = await person.call('generateAudio', { body, idempotencyKey: randomUUID() })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error).toMatch(/Nothing was started and nothing was charged\.$/)
  }
  await refused({ form: 'music', prompt: 'a jig', seconds: 5 })
  await refused({ form: 'speech', prompt: 'Hello.', voice: 'nobody' })
  await refused({ form: 'ambience', prompt: 'a tavern', model: 'built-in-music' })
})

test('what would be heard is told while it is typed, to anybody', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/audio/understand',
    payload: { form: 'ambience', prompt: 'a tavern with a crackling fire and a kazoo' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().unused.join(' ')).toContain('kazoo')
  expect(answer.json().understood.length).toBeGreaterThan(0)
})

const sheetFor = async (who: Person | undefined, id: string, query = {}) =>
  (who
    ? await who.call('tavernGet', { params: { id }, query })
    : await callRoute(server.app, 'tavernGet', { params: { id }, query })
  ).json<Sheet>()

async function tavern(): Promise<Sheet> {
  const started = await person.call('tavernGenerate', { body: { seed: 3 }, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  await server.ended(person, jobId)
  const job = (await person.call('tavernPoll', { params: { id: jobId } })).json<JobStatus>()
  return sheetFor(person, job.id ?? '')
}

test('what a sheet says can be had to be heard, stays with the sheet, and leads back to it', async () => {
  const inn = await tavern()
  const brief = inn.sounds.find(({ key }) => key === 'sight.aloud')
  const { form, prompt, voice } = brief ?? {}
  const order = { form, prompt, voice, sheetId: inn.id, sheetPart: brief?.key }
  const { ended } = await heard(order)
  const { id } = ended.image as { id: string }
  const work = (await person.call('getImage', { params: { id } })).json<FullImage>()
  expect(work).toMatchObject({ title: `${inn.title}: ${brief?.label}`, sheet: { kind: 'tavern', id: inn.id } })
  const spoken = work.recording?.captions.map(({ text }) => text).join(' ') ?? ''
  expect(spoken.length).toBeGreaterThan((prompt?.length ?? 0) * 0.9)
  const again = await sheetFor(person, inn.id)
  expect(again.heard).toMatchObject([{ key: 'sight.aloud', isCurrent: true, work: { id } }])
  expect(again.pictures).toEqual([])

  // Players and strangers hear it without the words that it was made from; what the sheet says no longer, they do not hear.
  const players = await sheetFor(undefined, inn.id, { view: 'players' })
  expect(players.heard).toMatchObject([{ key: 'sight.aloud', work: { id, prompt: '' } }])
  expect(players.sounds).toEqual([])
  await person.call('tavernUpdate', {
    params: { id: inn.id },
    body: { edits: { 'sight.aloud': 'It has burnt down.' } },
  })
  expect((await sheetFor(person, inn.id)).heard).toMatchObject([{ isCurrent: false }])
  expect((await sheetFor(undefined, inn.id, { view: 'players' })).heard).toEqual([])
}, 120_000)

test('a sheet is not heard by what it does not say, and nothing is charged for asking', async () => {
  const inn = await tavern()
  const before = await goldOf()
  const body = { form: 'effect', prompt: 'a door', sheetId: inn.id, sheetPart: 'sounds.dragon' }
  const answer = await person.call('generateAudio', { body, idempotencyKey: randomUUID() })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().error).toMatch(/Nothing called "sounds\.dragon" is heard of this sheet/)
  expect(await goldOf()).toBe(before)
})
