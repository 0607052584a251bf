import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Allowance } from '../../contract/allowance.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { COSTLY_MODEL, levelRights } from '../../contract/levels.ts'
import type { PictureModel } from '../../contract/models.ts'
import { transact } from '../db/database.ts'
import { images, sheets } from '../db/schema.ts'
import { readEvents } from '../live/testing.ts'
import type { Provider } from '../providers/provider.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { changeLevel } from './commands.ts'

const builtIn = openStandIn()

/** A service of its own price, which paints over compositions of maps. */
function serviceOf(name: string, price: number): Provider {
  const standIn = openStandIn()
  const [model] = standIn.models()
  const told = { id: name.toLowerCase(), name, provider: name, price: { 512: price / 2, 768: price, 1024: price } }
  return Object.assign(standIn, {
    name,
    terms: { atOnce: 4, timeout: 60_000 },
    models: () => [{ ...(model as PictureModel), ...told }],
  })
}

let server: TestServer
let url: string
beforeAll(async () => {
  server = await openTestServer([
    builtIn,
    serviceOf('Modest', COSTLY_MODEL),
    // A small picture of it asks less than the other's, which is open.
    serviceOf('Lavish', COSTLY_MODEL + 0.25),
  ])
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await server.work()
})
afterAll(() => server.close())

const become = ({ id }: Person, level: PremiumLevel) => transact(server.services.db, (tx) => changeLevel(tx, id, level))

async function personAt(level: PremiumLevel, gold = 200): Promise<Person> {
  const person = await server.person(gold)
  await become(person, level)
  return person
}

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

/** Has somebody own so many private pictures: copies of one that they made. */
async function givePrivate(person: Person, count: number): Promise<string[]> {
  const { db } = server.services
  const started = await person.start({ prompt: `a hut of ${person.username}`, visibility: 'private' })
  await server.ended(person, started.json().requestId)
  const { search: _, ...one } = (await db.select().from(images).where(eq(images.ownerId, person.id)))[0] ?? never()
  const copies = Array.from({ length: count - 1 }, () => ({ ...one, id: randomUUID(), generationId: null }))
  if (copies.length > 0) await db.insert(images).values(copies)
  return [one.id, ...copies.map(({ id }) => id)]
}
const never = (): never => {
  throw new Error('It was not made')
}

const refusedFor = (opens: PremiumLevel) => ({ code: 'forbidden', details: { reason: 'LEVEL', opens } })

test.each([
  ['NONE', 4, 'PLUS'],
  ['BASIC', 4, 'PLUS'],
  ['PLUS', 6, 'PRO'],
  ['PRO', 8, 'ULTIMATE'],
] as const)('%s makes %i pictures a press, and one more is told to begin at %s', async (level, most, opens) => {
  const person = await personAt(level, 20)
  const answer = await person.start({ count: most + 1 })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject(refusedFor(opens))
  expect(answer.json().error).toContain(`Your level makes ${most} pictures at once`)
  expect(await goldOf(person)).toBe(20)
  const started = await person.start({ count: most })
  expect(started.statusCode, started.body).toBe(201)
  const ended = await server.ended(person, started.json().requestId)
  const made = ended.images as { seed: number }[]
  expect(new Set(made.map(({ seed }) => seed)).size).toBe(most)
})

test('twelve pictures are made on the highest level alone, and thirteen on none', async () => {
  const person = await personAt('ULTIMATE', 20)
  expect((await person.start({ count: 12 })).statusCode).toBe(201)
  const more = await person.start({ count: 13 })
  expect([more.statusCode, more.json().code]).toEqual([400, 'invalid_request'])
})

test('a lapsed level bounds the next start at once, and what was started before is answered as it was', async () => {
  const person = await personAt('PLUS', 50)
  const key = randomUUID()
  const first = await person.start({ count: 6, prompt: 'six mills' }, key)
  expect(first.statusCode).toBe(201)
  await server.ended(person, first.json().requestId)
  await become(person, 'NONE')
  expect((await person.start({ count: 6, prompt: 'six mills' }, key)).json().requestId).toBe(first.json().requestId)
  expect((await person.start({ count: 6, prompt: 'six barns' })).json()).toMatchObject(refusedFor('PLUS'))
  await become(person, 'PLUS')
  expect((await person.start({ count: 6, prompt: 'six barns' })).statusCode).toBe(201)
})

test('a model of more than the bound is open from Basic up, with what it says, and one at the bound to everybody', async () => {
  const person = await personAt('NONE')
  expect((await person.start({ model: 'modest', size: 1024 })).statusCode).toBe(201)
  const refused = await person.start({ model: 'lavish' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject(refusedFor('BASIC'))
  expect(refused.json().error).toBe(
    'Lavish asks more than 10 gold for a picture, and is open from the Basic level up, or with a key of your own. Nothing was started and nothing was charged.',
  )
  await become(person, 'BASIC')
  expect((await person.start({ model: 'lavish' })).statusCode).toBe(201)
  await become(person, 'NONE')
  expect((await person.start({ model: 'lavish', prompt: 'again' })).statusCode).toBe(403)
})

test('a comparison with a costly model starts as a whole or not at all', async () => {
  const person = await personAt('NONE')
  const body = { category: 'landscapes', prompt: 'two towers', models: ['modest', 'lavish'], size: 512 }
  const call = () => person.call('startComparison', { body, idempotencyKey: randomUUID() })
  expect((await call()).json()).toMatchObject(refusedFor('BASIC'))
  expect(await goldOf(person)).toBe(200)
  await become(person, 'BASIC')
  expect((await call()).statusCode).toBe(201)
})

test('the best available leaves costly models to the levels that they are open to, in its price and in who makes it', async () => {
  const low = await personAt('NONE')
  const started = await low.start({ model: 'best', size: 512 })
  expect(started.json()).toMatchObject({ cost: 5 })
  const ended = await server.ended(low, started.json().requestId)
  expect(ended.image).toMatchObject({ model: 'modest' })
  const high = await personAt('BASIC')
  const dearer = await high.start({ model: 'best', size: 512 })
  expect(dearer.json()).toMatchObject({ cost: 5.125 })
  // What was started keeps what it was started with.
  await become(high, 'NONE')
  expect((await server.ended(high, dearer.json().requestId)).image).toMatchObject({ model: 'lavish' })
})

test('private works beyond the number of a level are refused in a sentence, public ones are not', async () => {
  const most = levelRights.NONE.privateWorks ?? never()
  const person = await personAt('NONE')
  await givePrivate(person, most - 3)
  const allowance = async () => (await person.call('readAllowance')).json<Allowance>()
  expect((await allowance()).privateWorks).toEqual({ used: most - 3, most })
  const four = await person.start({ count: 4, visibility: 'unlisted' })
  expect(four.json()).toMatchObject(refusedFor('BASIC'))
  const three = await person.start({ count: 3, visibility: 'unlisted' })
  expect(three.statusCode, three.body).toBe(201)
  const sheet = { prompt: 'a hoard', visibility: 'private' }
  const loot = (body: object) => person.call('lootGenerate', { body, idempotencyKey: randomUUID() })
  const refused = await loot(sheet)
  expect(refused.json()).toMatchObject(refusedFor('BASIC'))
  expect(refused.json().error).toBe(
    'You have 200 private works and works by link, and your level holds 200. Make this one public, or make others public or delete some (they count for ten minutes longer); Basic holds 2,000. Nothing was started and nothing was charged.',
  )
  expect((await loot({ ...sheet, visibility: 'public' })).statusCode).toBe(201)
  const started = await person.start({ visibility: 'public', prompt: 'a public hill' })
  const shown = (await server.ended(person, started.json().requestId)).image as { id: string }
  const hide = (visibility: string) => person.call('setVisibility', { params: { id: shown.id }, body: { visibility } })
  expect((await hide('private')).json()).toMatchObject(refusedFor('BASIC'))
  expect((await hide('unlisted')).json()).toMatchObject(refusedFor('BASIC'))
  const bulk = { action: 'visibility', ids: [shown.id], visibility: 'private' }
  expect((await person.call('bulkImages', { body: bulk })).json()).toMatchObject(refusedFor('BASIC'))
  await become(person, 'BASIC')
  expect((await hide('private')).statusCode).toBe(200)
  expect((await allowance()).privateWorks).toEqual({ used: most + 1, most: 2000 })
})

test('an upload is a private work like any other', async () => {
  const person = await personAt('NONE')
  await givePrivate(person, levelRights.NONE.privateWorks ?? never())
  const bytes = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  async function upload(visibility: string) {
    const form = new FormData()
    form.append('visibility', visibility)
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'x.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    const payload = {
      bytes: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }
    return person.call('uploadImage', { payload, idempotencyKey: randomUUID() })
  }
  expect((await upload('private')).json()).toMatchObject(refusedFor('BASIC'))
  expect((await upload('public')).statusCode).toBe(201)
})

test('of two that are started at once for one last place, one gets it; and so of two that are hidden', async () => {
  const most = levelRights.NONE.privateWorks ?? never()
  const person = await personAt('NONE')
  await givePrivate(person, most - 1)
  const starts = await Promise.all(['x', 'y'].map((prompt) => person.start({ prompt, visibility: 'private' })))
  expect(starts.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403])

  const other = await personAt('NONE')
  const ids = await givePrivate(other, most + 1)
  const two = ids.slice(0, 2)
  const turn = (id: string, visibility: string) => other.call('setVisibility', { params: { id }, body: { visibility } })
  for (const id of two) expect((await turn(id, 'public')).statusCode).toBe(200)
  const hidden = await Promise.all(two.map((id) => turn(id, 'private')))
  expect(hidden.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
})

test('whoever falls back keeps every private work: they see, change, download, hide otherwise, show and delete it', async () => {
  const person = await personAt('PLUS')
  const ids = await givePrivate(person, (levelRights.NONE.privateWorks ?? never()) + 5)
  await person.call('lootGenerate', {
    body: { prompt: 'a hoard', visibility: 'private' },
    idempotencyKey: randomUUID(),
  })
  await expect.poll(() => server.services.db.$count(sheets, eq(sheets.ownerId, person.id))).toBe(1)
  await become(person, 'NONE')
  const [first = never(), second = never(), third = never()] = ids
  const at = (id: string) => ({ params: { id } })
  expect((await person.call('getImage', at(first))).statusCode).toBe(200)
  expect((await person.call('updateImage', { ...at(first), body: { title: 'Mine' } })).statusCode).toBe(200)
  expect((await person.call('updateImage', { ...at(first), body: { visibility: 'private' } })).statusCode).toBe(200)
  expect((await person.call('updateImage', { ...at(first), body: { visibility: 'unlisted' } })).statusCode).toBe(200)
  expect((await person.call('downloadImage', at(first))).statusCode).toBe(200)
  expect((await person.call('deleteImage', at(second))).statusCode).toBe(200)
  expect((await person.call('restoreImage', at(second))).statusCode).toBe(200)
  expect((await person.call('setVisibility', { ...at(third), body: { visibility: 'public' } })).statusCode).toBe(200)
  const [sheet = never()] = await server.services.db.select().from(sheets).where(eq(sheets.ownerId, person.id))
  const change = (body: object) => person.call('lootUpdate', { ...at(sheet.id), body })
  expect((await change({ visibility: 'unlisted' })).statusCode).toBe(200)
  expect((await change({ visibility: 'public' })).statusCode).toBe(200)
  expect((await change({ visibility: 'private' })).json()).toMatchObject(refusedFor('BASIC'))
})

test('two open pages hear of a new level, and nobody else does', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const tabs = await Promise.all([person, person, other].map(({ accessToken }) => readEvents(url, accessToken)))
  const [first = never(), second = never(), stranger = never()] = tabs
  await become(person, 'ELITE')
  for (const tab of [first, second]) await tab.until((event) => event.kind === 'level' && event.level === 'ELITE')
  expect((await person.call('getUser')).json()).toMatchObject({ subscriptionType: 'ELITE' })
  expect(stranger.events.filter(({ kind }) => kind === 'level')).toEqual([])
  for (const tab of tabs) tab.close()
})

test('work that waits is taken as the higher level takes it, and keeps its place when the level lapses', async () => {
  const gate = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const slow = openStandIn()
  slow.before = async () => {
    most = Math.max(most, ++atOnce)
    await gate.promise
    atOnce--
  }
  const idle = await openTestServer([slow])
  try {
    const riser = await idle.person(20)
    const change = (level: PremiumLevel) => transact(idle.services.db, (tx) => changeLevel(tx, riser.id, level))
    for (let n = 0; n < 4; n++) await riser.start({ prompt: `hill ${n}` })
    const { rows: before } = await idle.services.db.execute(sql`select priority from pgboss.job order by created_on`)
    await change('PLUS')
    await change('NONE')
    const { rows: after } = await idle.services.db.execute(sql`select priority from pgboss.job order by created_on`)
    expect(after.map(({ priority }, n) => Number(priority) - Number(before[n]?.priority))).toEqual([20, 20, 20, 20])
    await idle.work()
    await expect.poll(() => most).toBe(levelRights.PLUS.running)
  } finally {
    gate.resolve()
    await idle.close()
  }
})

test('anybody is told what a level would open: the list of models has the costly ones for all', async () => {
  const { models } = (await callRoute(server.app, 'listModels', {})).json<{ models: PictureModel[] }>()
  expect(models.map(({ id }) => id)).toEqual(expect.arrayContaining(['modest', 'lavish']))
})
