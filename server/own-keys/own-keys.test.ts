import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Model } from '../../contract/models.ts'
import type { OwnKeysReply } from '../../contract/own-keys.ts'
import { type Config, readConfig } from '../config.ts'
import { loras } from '../db/schema.ts'
import { startGeneration } from '../generations/start.ts'
import { openOwnServices } from '../providers/own-services.ts'
import { openVendor } from '../providers/sdk/sdk.ts'
import type { Vendor } from '../providers/sdk/vendor.ts'
import { openai } from '../providers/sdk/vendors/openai.ts'
import { vendors } from '../providers/sdk/vendors.ts'
import { plainService } from '../providers/services-file.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openVendorService, type VendorService, wires } from '../testing/vendor-service.ts'

const SITES_KEY = 'sk-of-the-site-0123456789'

/** OpenAI, which the site has too, and Replicate, which it has not. */
let company: VendorService
let elsewhere: VendorService
let server: TestServer
let keyOf: Record<string, string>
const logged: string[] = []

const settingsAt = (vendor: Vendor, url: string, key = '') => ({
  key,
  url,
  offered: vendor.listings.map((listing) => ({ listing })),
  atOnce: 4,
  timeout: 5000,
})

beforeAll(async () => {
  company = await openVendorService(wires.openai as (typeof wires)[string])
  elsewhere = await openVendorService(wires.replicate as (typeof wires)[string])
  const urls: Record<string, string> = { openai: company.url, replicate: elsewhere.url }
  keyOf = { openai: company.key, replicate: elsewhere.key }
  const own: NonNullable<Config['services']['own']> = {
    vendors: vendors
      .filter(({ id }) => id in urls)
      .map((vendor) => ({ vendor, settings: settingsAt(vendor, urls[vendor.id] ?? '') })),
    horde: plainService,
  }
  const { services, publicUrl, site } = readConfig({ PUBLIC_URL: 'https://keep.example' }, [])
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  server = await openTestServer(
    [openStandIn(), openVendor(openai, settingsAt(openai, company.url, SITES_KEY))],
    { services: { ...services, own }, publicUrl, site },
    log,
  )
  await server.work()
})
afterAll(async () => {
  await server.close()
  await company.close()
  await elsewhere.close()
})

const add = (person: Person, service: string, key = keyOf[service]) =>
  person.call('addOwnKey', { params: { service }, body: { key } })

async function keeperOf(service: string, gold = 10): Promise<Person> {
  const person = await server.person(gold)
  expect((await add(person, service)).statusCode).toBe(200)
  return person
}

const keysOf = async (person: Person) => (await person.call('listOwnKeys')).json<OwnKeysReply>().keys
const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold
const modelsOf = async (person?: Person): Promise<Model[]> =>
  (person ? await person.call('listModels') : await callRoute(server.app, 'listModels', {})).json().models

/** Everything that the database holds, as text. */
async function everythingKept(): Promise<string> {
  const { db } = server.services
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const all = await Promise.all(
    tables.map(({ name }) => db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`))),
  )
  return all.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

test('a key is tried once where it belongs, kept, and told by its last four characters alone', async () => {
  const person = await server.person(0)
  const before = company.tried().length
  const answer = await add(person, 'openai')
  expect(company.tried().slice(before)).toEqual([expect.stringContaining(`Bearer ${company.key}`)])
  expect(answer.json<OwnKeysReply>().keys).toMatchObject([
    { service: 'openai', name: 'OpenAI', ending: '6789', isRefused: false },
  ])
  expect(answer.body).not.toContain(company.key)
  expect((await person.call('listOwnKeys')).body).not.toContain(company.key)
})

test('a key that its service refuses is told so and not kept', async () => {
  const person = await server.person(0)
  const answer = await add(person, 'openai', 'sk-of-nobody-0123456789')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain('OpenAI does not accept this key, and it was not kept.')
  expect(await keysOf(person)).toEqual([])
})

test.each(['dead', 'broken', 'busy'] as const)(
  'a key whose service is %s could not be tried: that is told, and it is not kept',
  async (outcome) => {
    company.script('a trial', outcome)
    try {
      const person = await server.person(0)
      const answer = await add(person, 'openai')
      expect(answer.statusCode).toBe(503)
      expect(answer.json().error).toContain(
        'OpenAI could not be asked just now, so the key was not tried and not kept.',
      )
      expect(await keysOf(person)).toEqual([])
    } finally {
      company.script('a trial', 'picture')
    }
  },
)

test('a key that is none, and a service that is none, are refused without asking anybody', async () => {
  const person = await server.person(0)
  const before = company.tried().length
  for (const key of ['', 'short', 'two words in it', 'zeile\numbruch', 'x'.repeat(501), 'schlüssel-mit-ü'])
    expect((await add(person, 'openai', key)).statusCode, key).toBe(400)
  expect((await add(person, 'nobody', company.key)).statusCode).toBe(404)
  expect(company.tried()).toHaveLength(before)
})

test('trying many keys is stopped for the hour, and their service is not asked again', async () => {
  const person = await server.person(0)
  server.services.config.rateLimits = true
  try {
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, n) => add(person, 'openai', `sk-guess-${n}-0123456789`)),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
    const [stopped, ...others] = tries.filter(({ statusCode }) => statusCode === 429)
    expect(others).toHaveLength(3)
    expect(stopped?.json().error).toContain('This one was neither tried nor kept')
    expect(company.tried().filter((headers) => headers.includes('sk-guess'))).toHaveLength(10)
  } finally {
    server.services.config.rateLimits = false
  }
})

test('what a key opens is on offer to its owner alone, for nothing; others see what they saw', async () => {
  const before = await modelsOf()
  const person = await keeperOf('replicate')
  const theirs = await modelsOf(person)
  const opened = theirs.filter(({ isOwnKey }) => isOwnKey)
  expect(opened.map(({ id }) => id)).toEqual([
    'replicate-flux-dev',
    'replicate-flux-schnell',
    'replicate-flux-kontext-pro',
  ])
  expect(opened[0]).toMatchObject({ provider: 'Replicate', price: { 512: 0, 768: 0, 1024: 0 } })
  expect(theirs[0]?.id).toBe('painted')
  expect(await modelsOf()).toEqual(before)
  expect(await modelsOf(await server.person(0))).toEqual(before)
  expect((await person.call('listModels')).headers['cache-control']).toBe('no-store')
  const params = { model: 'replicate-flux-dev' }
  expect((await person.call('getModel', { params })).statusCode).toBe(200)
  expect((await callRoute(server.app, 'getModel', { params })).statusCode).toBe(404)
  const stranger = await server.person(10)
  const refused = await stranger.start({ model: 'replicate-flux-dev', ownKey: true })
  expect(refused.json()).toMatchObject({ code: 'invalid_request', error: expect.stringContaining('not on offer') })
})

test('a key of one’s own opens a model that is for higher levels alone', async () => {
  const { services } = server
  const usual = services.providers
  const dear = { 512: 10.25, 768: 10.25, 1024: 10.25 }
  services.providers = { ...usual, modelFor: (...asked) => ({ ...usual.modelFor(...asked), price: dear }) }
  try {
    const started = await (await keeperOf('openai', 0)).start({ model: 'gpt-image-1', prompt: 'an opened hill' })
    expect(started.statusCode, started.body).toBe(201)
    const refused = await (await server.person(50)).start({ model: 'gpt-image-1', prompt: 'a closed hill' })
    expect(refused.json()).toMatchObject({ code: 'forbidden', details: { reason: 'LEVEL', opens: 'BASIC' } })
  } finally {
    services.providers = usual
  }
})

test('what own keys do not pay for stays the site’s, at its price: pictures alone, and what is made of them, are theirs', async () => {
  const othersOf = async (person: Person) => (await person.call('listModels')).json<{ others: Model[] }>().others
  const person = await keeperOf('openai')
  await add(person, 'replicate')
  const others = await othersOf(person)
  expect(others.map(({ craft }) => craft)).toContain('speech')
  expect(others.filter(({ isOwnKey }) => !isOwnKey)).toEqual(await othersOf(await server.person(0)))
  expect(others.flatMap(({ isOwnKey, craft }) => (isOwnKey ? [craft] : []))).toEqual(['enlargement', 'matte'])
  const { services } = (await person.call('listOwnKeys')).json<OwnKeysReply>()
  expect(services.map(({ makes }) => makes)).toEqual([['picture'], ['picture', 'enlargement', 'matte'], ['picture']])
  // Who makes no pictures is not asked for a key.
  const all = vendors.map((vendor) => ({ vendor, settings: settingsAt(vendor, vendor.url) }))
  const own = openOwnServices({ vendors: all, horde: plainService }, quietLog)
  expect(own.all.map(({ id }) => id)).toContain('fal')
  expect(own.all.map(({ id }) => id)).not.toContain('groq')
  await own.close()
})

test('a key of one’s own stands before the site’s for the same service, and pays: no gold, nothing of the house’s budget', async () => {
  const person = await keeperOf('openai', 10)
  const stranger = await server.person(0)
  expect((await modelsOf(person)).filter(({ id }) => id === 'gpt-image-1')).toMatchObject([
    { isOwnKey: true, price: { 1024: 0 } },
  ])
  expect((await modelsOf(stranger)).find(({ id }) => id === 'gpt-image-1')).toMatchObject({ price: { 1024: 5.25 } })
  const started = await person.start({ model: 'gpt-image-1', prompt: 'an owned hill', ownKey: true })
  expect(started.json()).toMatchObject({ cost: 0 })
  const ended = await server.ended(person, started.json().requestId)
  expect(ended).toMatchObject({ status: 'completed', image: { model: 'gpt-image-1', modelName: 'GPT Image' } })
  expect(company.ordered('an owned hill')).toHaveLength(1)
  expect(company.headers().authorization).toBe(`Bearer ${company.key}`)
  expect(await goldOf(person)).toBe(10)
  const { rows } = await server.services.db.execute(sql`select from service_spending`)
  expect(rows).toEqual([])
})

test('what is not to be copied is worn with an own key by its owner alone: the account behind it would be told where the file lies', async () => {
  const [person, owner] = [await keeperOf('replicate'), await keeperOf('replicate')]
  async function lora(licence: 'use-here' | 'CC0-1.0'): Promise<string> {
    const id = crypto.randomUUID()
    const told = { kind: 'safetensors', title: 'Moor fog', base: 'flux-1', source: 'I made it' } as const
    const file = { storageKey: id, hash: 'a'.repeat(64), bytes: 10 }
    await server.services.db.insert(loras).values({ id, ownerId: owner.id, licence, isVisible: true, ...told, ...file })
    return id
  }
  const [held, shared] = [await lora('use-here'), await lora('CC0-1.0')]
  const wearing = (who: Person, id: string) =>
    who.start({ model: 'replicate-flux-dev', prompt: `a foggy hill in ${id}`, loras: [{ id }] })
  const refused = await wearing(person, held)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toMatch(
    /^Moor fog cannot be worn with your own key: its licence lets nobody but its owner/,
  )
  for (const [who, id] of [
    [person, shared],
    [owner, held],
  ] as const) {
    const started = await wearing(who, id)
    expect(started.statusCode, started.body).toBe(201)
    expect(await server.ended(who, started.json().requestId)).toMatchObject({ status: 'completed' })
    expect(JSON.stringify(elsewhere.ordered(`a foggy hill in ${id}`))).toContain(`/loras/${id}/file`)
  }
})

test('works that cost nothing are bound by the room there is for them', async () => {
  const person = await keeperOf('openai', 10)
  await server.services.db.execute(sql`
    insert into images (id, owner_id, type, title, width, height, media_key, thumbhash, is_visible, bytes)
    select gen_random_uuid(), ${person.id}, 'ITEM', 'A chest', 8, 8, 'full.png', '', false, 2000000000 from generate_series(1, 60)`)
  const refused = await person.start({ model: 'gpt-image-1', prompt: 'a hill too many' })
  expect(refused.statusCode).toBe(413)
  expect(refused.json().error).toContain('Your pictures fill the')
  expect(company.ordered('a hill too many')).toEqual([])
})

test('a key that stops working is told, costs nothing, and the site’s key is not used in its place', async () => {
  const person = await keeperOf('openai')
  company.accept(SITES_KEY)
  try {
    const started = await person.start({ model: 'gpt-image-1', prompt: 'a lapsed hill' })
    const ended = await server.ended(person, started.json().requestId)
    expect(ended).toMatchObject({
      status: 'failed',
      error:
        'OpenAI does not accept your key any more. Put another one on your profile, or choose another style. You were not charged.',
    })
    expect(company.ordered('a lapsed hill')).toEqual([])
    expect(await keysOf(person)).toMatchObject([{ isRefused: true }])
    expect(await goldOf(person)).toBe(10)
  } finally {
    company.accept(company.key)
  }
  // The others go on asking by the site's key: that one person's key lapsed says nothing of the service.
  expect((await modelsOf()).find(({ id }) => id === 'gpt-image-1')).toMatchObject({ isAnswering: true })
  const again = await person.start({ model: 'gpt-image-1', prompt: 'a hill again' })
  expect(await server.ended(person, again.json().requestId)).toMatchObject({ status: 'completed' })
  expect(await keysOf(person)).toMatchObject([{ isRefused: false }])
})

test('a key that was removed after the price was seen starts nothing; one removed after the start ends in a sentence, for nothing', async () => {
  const person = await keeperOf('openai')
  expect((await person.call('removeOwnKey', { params: { service: 'openai' } })).json().keys).toEqual([])
  const refused = await person.start({ model: 'gpt-image-1', ownKey: true })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toBe(
    'Your key for OpenAI is not here any more. Nothing was started and nothing was charged.',
  )
  await add(person, 'openai')
  const { kinds } = server.services
  const request = kinds.image.request.parse({
    category: 'landscapes',
    prompt: 'a left hill',
    model: 'gpt-image-1',
    seed: 1,
    ownService: 'openai',
  })
  await person.call('removeOwnKey', { params: { service: 'openai' } })
  const { requestId } = await startGeneration(server.services, {
    userId: person.id,
    kind: 'image',
    request,
    idempotencyKey: 'a left hill 1',
  })
  expect(await server.ended(person, requestId)).toMatchObject({
    status: 'failed',
    error:
      'Your key for OpenAI is not here any more. Add it on your profile, or choose another style. You were not charged.',
  })
  expect(await goldOf(person)).toBe(10)
})

test('a comparison whose own key went after the price was seen starts nothing, and takes no gold for it', async () => {
  const person = await keeperOf('openai', 20)
  const models = ['painted', 'gpt-image-1']
  const compare = (prompt: string) =>
    person.call('startComparison', {
      body: { category: 'landscapes', prompt, models, ownKeys: ['gpt-image-1'], size: 1024 },
      idempotencyKey: crypto.randomUUID(),
    })
  const paid = await compare('a compared hill')
  expect(paid.json()).toMatchObject({ cost: 1 })
  for (const { requestId } of paid.json<{ requests: { requestId: string }[] }>().requests)
    expect(await server.ended(person, requestId)).toMatchObject({ status: 'completed' })
  expect(await goldOf(person)).toBe(19)
  await person.call('removeOwnKey', { params: { service: 'openai' } })
  const refused = await compare('a compared hill again')
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toContain('Your key for OpenAI is not here any more.')
  expect(await goldOf(person)).toBe(19)
})

test('a key of one’s own can be kept out of a work, which then costs gold as for everybody', async () => {
  const person = await keeperOf('openai', 10)
  company.accept(SITES_KEY)
  try {
    const started = await person.start({ model: 'gpt-image-1', prompt: 'a paid hill', ownKey: false, size: 1024 })
    expect(await server.ended(person, started.json().requestId)).toMatchObject({ status: 'completed' })
    expect(company.headers().authorization).toBe(`Bearer ${SITES_KEY}`)
    expect(await goldOf(person)).toBe(4.75)
  } finally {
    company.accept(company.key)
  }
})

test('the best available is asked with one’s own key first, and then costs nothing', async () => {
  const person = await keeperOf('openai', 10)
  const started = await person.start({ model: 'best', prompt: 'the best hill' })
  expect(await server.ended(person, started.json().requestId)).toMatchObject({
    status: 'completed',
    image: { model: 'gpt-image-1' },
  })
  expect(company.headers().authorization).toBe(`Bearer ${company.key}`)
  expect(await goldOf(person)).toBe(10)
})

test('where one’s own key is refused the best available goes on to nobody, and says so', async () => {
  const person = await keeperOf('openai', 10)
  company.accept(SITES_KEY)
  try {
    const started = await person.start({ model: 'best', prompt: 'the lapsed best hill' })
    expect(await server.ended(person, started.json().requestId)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('OpenAI does not accept your key any more.'),
    })
    expect(company.ordered('the lapsed best hill')).toEqual([])
    expect(await goldOf(person)).toBe(10)
  } finally {
    company.accept(company.key)
  }
})

test('nobody removes another’s key, and an account that leaves takes its keys along', async () => {
  const [person, stranger] = [await keeperOf('replicate'), await server.person(0)]
  expect((await stranger.call('removeOwnKey', { params: { service: 'replicate' } })).statusCode).toBe(404)
  expect(await keysOf(person)).toHaveLength(1)
  const data = await person.call('getAccountData')
  expect(data.json().ownKeys).toEqual(['A key for Replicate'])
  expect(data.body).not.toContain(elsewhere.key)
  const left = await person.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(left.statusCode).toBe(200)
  const { rows } = await server.services.db.execute(sql`select from account_keys where user_id = ${person.id}`)
  expect(rows).toEqual([])
})

test('a key that was kept under another AUTH_SECRET is told to be put in once more', async () => {
  const person = await keeperOf('openai')
  await server.services.db.execute(sql`update account_keys set sealed = 'AAAA' where user_id = ${person.id}`)
  const started = await person.start({ model: 'gpt-image-1', prompt: 'an unread hill' })
  expect((await server.ended(person, started.json().requestId)).error).toBe(
    'Your key for OpenAI can no longer be read here. Put it on your profile once more, or choose another style. You were not charged.',
  )
})

test('the job of a service that gives numbers is known without the key', async () => {
  const person = await keeperOf('replicate')
  elsewhere.script('a numbered hill', 'slow')
  const started = await person.start({ model: 'replicate-flux-dev', prompt: 'a numbered hill' })
  await expect
    .poll(async () => (await server.services.db.execute(sql`select handle from remote_jobs`)).rows, { timeout: 10_000 })
    .toHaveLength(1)
  expect(await everythingKept()).not.toContain(elsewhere.key)
  expect(await server.ended(person, started.json().requestId)).toMatchObject({ status: 'completed' })
})

test('after all of this no key is in the database, and none in the log', async () => {
  const kept = await everythingKept()
  expect(kept).toContain('6789')
  for (const key of [company.key, elsewhere.key, 'sk-guess', 'sk-of-nobody']) {
    expect(kept).not.toContain(key)
    expect(logged.filter((line) => line.includes(key))).toEqual([])
  }
  expect(logged.length).toBeGreaterThan(10)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test.each(Object.keys(wires))('%s is asked the smallest thing that wants a key', async (id) => {
  const service = await openVendorService(wires[id] as (typeof wires)[string])
  const vendor = vendors.find((one) => one.id === id) as Vendor
  const own = openOwnServices(
    { vendors: [{ vendor, settings: settingsAt(vendor, service.url) }], horde: plainService },
    quietLog,
  )
  try {
    await own.try(id, service.key)
    expect(service.tried()).toEqual([expect.stringContaining(service.key)])
    await expect(own.try(id, 'another-key-0123456789')).rejects.toMatchObject({ code: 'invalid_request' })
  } finally {
    await own.close()
    await service.close()
  }
})
