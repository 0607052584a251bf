import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Lora } from '../../contract/loras.ts'
import { images, loras, remoteJobs } from '../db/schema.ts'
import { queueFor } from '../jobs/queue.ts'
import { openVendor } from '../providers/sdk/sdk.ts'
import { fal } from '../providers/sdk/vendors/fal.ts'
import { fluxPair, safetensors } from '../testing/safetensors.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openTrainerStandIn, type TrainerStandIn } from '../testing/trainers.ts'
import { sweepLoras } from './commands.ts'
import { sweepStrayFiles } from './stray-files.ts'

const weights = safetensors(fluxPair(16))
let trainer: TrainerStandIn
let server: TestServer
let person: Person
let pictures: string[]
beforeAll(async () => {
  trainer = await openTrainerStandIn('fal', weights)
  const offered = fal.listings.map((listing) => ({ listing }))
  const vendor = openVendor(fal, { key: 'a-key', url: trainer.url, offered, atOnce: 2, timeout: 30_000 })
  server = await openTestServer([openStandIn(), vendor])
  await server.work()
  person = await server.person(1000)
  pictures = await Promise.all(Array.from({ length: 6 }, (_, n) => ownPicture(person, n)))
})
beforeEach(() => {
  trainer.outcome = 'trained'
})
afterAll(async () => {
  await server.close()
  await trainer.close()
})

/** A picture of somebody's own, of a colour of its own. */
async function ownPicture(owner: Person, n: number, side = 640): Promise<string> {
  const { services } = server
  const background = { r: n * 40, g: 90, b: 255 - n * 40 }
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
  const id = randomUUID()
  await services.db.insert(images).values({
    id,
    ownerId: owner.id,
    type: 'LANDSCAPE',
    title: `Moor ${n}`,
    width: side,
    height: side,
    mediaKey: await services.media.put(bytes, 'png'),
    bytes: bytes.length,
    thumbhash: `hash ${n}`,
    isVisible: false,
  })
  return id
}

const train = (who: Person, more: object = {}, key: string = randomUUID()) =>
  who.call('trainLora', {
    body: {
      title: 'Moor fog',
      licence: 'CC0-1.0',
      subject: 'style',
      trigger: 'moorfog',
      pictures: pictures.map((imageId, n) => ({ imageId, caption: `a moor, take ${n}` })),
      ...more,
    },
    idempotencyKey: key,
  })

test('a LoRA is trained on a person’s pictures, paid for as the making of one, and kept with its file', async () => {
  const started = await train(person)
  expect(started.json()).toMatchObject({ cost: 250 })
  const ended = await server.ended(person, started.json().requestId, 60_000)
  expect(ended).toMatchObject({ status: 'completed', type: 'training' })
  const id = String(ended.url).split('/').at(-1) ?? ''
  const lora = (await person.call('getLora', { params: { id } })).json<Lora>()
  expect(lora).toMatchObject({
    kind: 'trained',
    title: 'Moor fog',
    base: 'flux-1',
    rank: 16,
    triggerWords: ['moorfog'],
    visibility: 'private',
    source: 'Trained from 6 pictures by FLUX LoRA trainer of fal',
  })
  const file = await person.call('downloadLora', { params: { id } })
  expect(file.rawPayload.equals(weights)).toBe(true)
  const archive = trainer.archives.at(-1)?.toString('latin1') ?? ''
  expect(archive).toContain('moorfog, a moor, take 5')
  const { transactions } = (await person.call('listTransactions', { query: { reason: 'LORA_CREATION' } })).json()
  expect(transactions).toMatchObject([{ amount: -250, work: { title: 'Moor fog', url: `/loras/${id}` } }])
})

test('what comes back and is no LoRA is ordered anew, and in the end told and not charged', async () => {
  const before = trainer.orders.length
  trainer.outcome = 'no LoRA'
  const poor = await server.person(250)
  const own = await Promise.all(Array.from({ length: 5 }, (_, n) => ownPicture(poor, n)))
  const started = await train(poor, { pictures: own.map((imageId) => ({ imageId })) })
  const ended = await server.ended(poor, started.json().requestId, 90_000)
  expect(ended).toMatchObject({ status: 'failed' })
  expect(ended.error).toMatch(/no LoRA.*You were not charged/)
  expect(trainer.orders.length - before).toBe(3)
  expect((await poor.call('getUser')).json().gold).toBe(250)
}, 120_000)

test('a refusal is told at once, and what was set aside returns', async () => {
  trainer.outcome = 'refused'
  const before = (await person.call('getUser')).json().gold
  const ended = await server.ended(person, (await train(person)).json().requestId, 60_000)
  expect(ended).toMatchObject({ status: 'failed' })
  expect(ended.error).toMatch(/declines to make this/)
  expect((await person.call('getUser')).json().gold).toBe(before)
})

test('work that its owner stops is stopped there', async () => {
  trainer.outcome = 'slow'
  const stopped = trainer.stopped
  const id = (await train(person)).json().requestId
  const orders = trainer.orders.length
  await expect.poll(() => trainer.orders.length, { timeout: 20_000 }).toBe(orders + 1)
  expect((await person.call('cancelGeneration', { params: { id } })).statusCode).toBe(200)
  await expect.poll(() => trainer.stopped, { timeout: 20_000 }).toBe(stopped + 1)
})

test('a training whose worker is taken for dead is fetched by the next one, and ordered and kept once', async () => {
  trainer.outcome = 'endless'
  const orders = trainer.orders.length
  const member = await server.person(250)
  const own = await Promise.all(Array.from({ length: 5 }, (_, n) => ownPicture(member, n)))
  const started = await train(member, { pictures: own.map((imageId) => ({ imageId })) })
  const id = started.json<{ requestId: string }>().requestId
  await expect.poll(() => trainer.orders.length, { timeout: 20_000 }).toBe(orders + 1)
  const { db } = server.services
  await expect.poll(() => db.$count(remoteJobs, eq(remoteJobs.generationId, id))).toBe(1)
  // As if all of the time that a job is left with a worker had gone by, and its own attempt heard nothing of it.
  await db.execute(sql`
    update pgboss.job set started_on = now() - interval '1 day', heartbeat_on = now() - interval '1 day'
    where state = 'active' and data ->> 'generationId' = ${id}`)
  const attempts = async () =>
    (await db.execute(sql`select retry_count as n from pgboss.job where data ->> 'generationId' = ${id}`)).rows[0]?.n
  await expect.poll(attempts, { timeout: 20_000 }).toBe(1)
  trainer.outcome = 'trained'
  expect(await server.ended(member, id, 60_000)).toMatchObject({ status: 'completed' })
  expect(trainer.orders.length).toBe(orders + 1)
  expect(await db.$count(loras, eq(loras.generationId, id))).toBe(1)
}, 120_000)

test('pictures of a service are made while its trainings fill their own line', async () => {
  trainer.outcome = 'endless'
  const [orders, stopped] = [trainer.orders.length, trainer.stopped]
  const begun: { member: Person; id: string }[] = []
  for (let n = 0; n < 3; n++) {
    const member = await server.person(250)
    const own = await Promise.all(Array.from({ length: 5 }, (_, m) => ownPicture(member, m)))
    const started = await train(member, { pictures: own.map((imageId) => ({ imageId })) })
    begun.push({ member, id: started.json().requestId })
  }
  await expect.poll(() => trainer.orders.length, { timeout: 20_000 }).toBe(orders + 2)
  const painter = await server.person(10)
  const { requestId } = (await painter.start({ model: 'fal-flux-schnell' })).json<{ requestId: string }>()
  expect(await server.ended(painter, requestId)).toMatchObject({ status: 'completed' })
  // The third waits for one of the two to end.
  expect(trainer.orders.length).toBe(orders + 2)
  for (const { member, id } of begun.reverse()) await member.call('cancelGeneration', { params: { id } })
  await expect.poll(() => trainer.stopped, { timeout: 20_000 }).toBe(stopped + 2)
})

test('a job is left with whoever waits for its service for longer than the service may take', async () => {
  const { providers, queue } = server.services
  const lines = providers.elsewhere()
  const training = providers.others().find(({ craft }) => craft === 'training')
  const own = training && providers.lineOf(training)
  expect(lines).toContainEqual(own)
  expect(own?.patience).toBeGreaterThanOrEqual(60 * 60_000)
  for (const { name, patience } of lines) {
    const { expireInSeconds = 0 } = (await queue.getQueue(queueFor(name))) ?? {}
    expect(expireInSeconds * 1000).toBeGreaterThan(patience)
  }
})

test('two repeats of a failed training have a file each', async () => {
  trainer.outcome = 'refused'
  const failed = (await train(person)).json().requestId
  await server.ended(person, failed, 60_000)
  trainer.outcome = 'trained'
  const made: string[] = []
  for (let n = 0; n < 2; n++) {
    const repeat = await person.call('retryGeneration', { params: { id: failed }, idempotencyKey: randomUUID() })
    const ended = await server.ended(person, repeat.json().requestId, 60_000)
    expect(ended).toMatchObject({ status: 'completed' })
    made.push(String(ended.url).split('/').at(-1) ?? '')
  }
  const [first, second] = made.map((id) => ({ params: { id } }))
  await person.call('deleteLora', first)
  const week = 7 * 24 * 3_600_000
  expect(await sweepLoras({ ...server.services, now: () => new Date(Date.now() + week) })).toBe(1)
  expect((await person.call('downloadLora', second)).rawPayload.equals(weights)).toBe(true)
})

test('who has as many LoRAs as there can be begins no more, and what they began before is answered as it was', async () => {
  const full = await server.person(1000)
  const own = await Promise.all(Array.from({ length: 5 }, (_, n) => ownPicture(full, n)))
  const more = { pictures: own.map((imageId) => ({ imageId })) }
  const key = randomUUID()
  const begun = await train(full, more, key)
  const one = { ownerId: full.id, kind: 'own-style', title: 'Moor', base: 'built-in', licence: 'use-here' } as const
  const many = Array.from({ length: 200 }, () => ({ ...one, id: randomUUID(), source: 'Moors', isVisible: false }))
  await server.services.db.insert(loras).values(many)
  expect((await train(full, more, key)).json().requestId).toBe(begun.json().requestId)
  const refused = await train(full, more)
  expect([refused.statusCode, refused.json().error]).toEqual([413, expect.stringMatching(/You have 200 LoRAs/)])
  const style = { body: { title: 'Moor', imageIds: own }, idempotencyKey: randomUUID() }
  expect((await full.call('learnStyle', style)).statusCode).toBe(413)
})

test('a training that is stopped while its LoRA is put away leaves no file behind', async () => {
  const { loraFiles } = server.services
  const { put } = loraFiles
  const isPut = Promise.withResolvers<string>()
  loraFiles.put = async (key, file, bytes) => {
    expect((await person.call('cancelGeneration', { params: { id: key } })).statusCode).toBe(200)
    await put(key, file, bytes)
    isPut.resolve(key)
  }
  try {
    await train(person)
    const key = await isPut.promise
    const isThere = () =>
      loraFiles.read(key).then(
        (file) => Boolean(file.destroy()),
        () => false,
      )
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
  } finally {
    loraFiles.put = put
  }
})

test('files of LoRAs that are in no list go after a day, those of others and of work under way stay', async () => {
  const folder = join(server.config.dataDir, 'loras')
  const [stray, listed] = [randomUUID(), randomUUID()]
  for (const name of [stray, `${stray}.json`, `${randomUUID()}.part`, listed])
    await writeFile(join(folder, name), 'weights')
  const row = {
    id: listed,
    ownerId: person.id,
    kind: 'safetensors',
    title: 'Moor',
    base: 'flux-1',
    licence: 'MIT',
  } as const
  await server.services.db.insert(loras).values({ ...row, source: 'Me', isVisible: false, storageKey: listed })
  expect(await sweepStrayFiles(server.services)).toBe(0)
  const later = { ...server.services, now: () => new Date(Date.now() + 25 * 3_600_000) }
  expect(await sweepStrayFiles(later)).toBe(2)
  const left = await readdir(folder)
  expect(left).toContain(listed)
  expect(left.filter((name) => name.startsWith(stray) || name.endsWith('.part'))).toEqual([])
})

test('others’ pictures, too few, too small ones and one twice are refused, and nothing is begun', async () => {
  const stranger = await server.person(1000)
  expect((await train(stranger)).statusCode).toBe(404)
  const named = (ids: string[]) => ({ pictures: ids.map((imageId) => ({ imageId })) })
  expect((await train(person, named(pictures.slice(0, 4)))).json().error).toMatch(/at least 5 pictures/)
  expect((await train(person, named([...pictures, pictures[0] ?? '']))).json().error).toMatch(/each picture once/)
  const tiny = await ownPicture(person, 1, 128)
  expect((await train(person, named([...pictures.slice(0, 5), tiny]))).json().error).toMatch(
    /Picture 6 cannot be learnt from. It is smaller than 256 px/,
  )
  const poor = await server.person(3)
  const own = await Promise.all(Array.from({ length: 5 }, (_, n) => ownPicture(poor, n)))
  expect((await train(poor, named(own))).json()).toMatchObject({ code: 'not_enough_gold' })
})

test('where no trainer is switched on, that is said', async () => {
  const bare = await openTestServer([openStandIn()])
  try {
    const somebody = await bare.person(1000)
    const refused = await train(somebody)
    expect(refused.json().error).toMatch(/No service that trains LoRAs is switched on here/)
  } finally {
    await bare.close()
  }
})
