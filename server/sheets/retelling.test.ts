import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TextModel as Writer } from '../../contract/models.ts'
import type { SheetDocument } from '../../contract/sheets/document.ts'
import type { JobReply, JobStatus, Sheet } from '../../contract/sheets.ts'
import type { Provider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import { openVendor } from '../providers/sdk/sdk.ts'
import { openai } from '../providers/sdk/vendors/openai.ts'
import { chosenTextModel, openTextModel } from '../providers/service/text-model.ts'
import { openTextService } from '../providers/service/text-service.ts'
import type { RetellingSettings } from '../providers/service/text-settings.ts'
import { openSpending } from '../providers/spending.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import {
  openTextServiceStandIn,
  refuses,
  retells,
  says,
  type TextAnswer,
  type TextService,
} from '../testing/text-service.ts'

let server: TestServer
let service: TextService
let keeper: Person
/** The sheet in the workshop's own words. */
let before: SheetDocument

beforeAll(async () => {
  service = await openTextServiceStandIn()
  server = await openTestServer([openTextService(settings())])
  await server.work()
  keeper = await server.person()
  const { textModel } = server.services
  server.services.textModel = undefined
  before = await write()
  server.services.textModel = textModel
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const settings = () => ({ url: service.url, key: service.key, model: 'teller', timeout: 20_000, atOnce: 2 })

/** A provider that writes, as the one that tells sheets. */
function tellerOf(provider: Provider, timeout = 20_000) {
  const [model] = provider.models().filter((one): one is Writer => one.craft === 'text')
  const { text: make } = provider.make
  return openTextModel({ timeout, choose: () => model && make && { model, make } })
}

async function write(): Promise<SheetDocument> {
  const body = { prompt: 'a drowned smuggler queen', seed: 7 }
  const started = await keeper.call('lootGenerate', { body, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  expect(await server.ended(keeper, jobId)).toMatchObject({ status: 'completed' })
  const { id } = (await keeper.call('lootPoll', { params: { id: jobId } })).json<JobStatus>()
  return (await keeper.call('lootGet', { params: { id: id ?? '' } })).json<Sheet>().document
}

/** The sheet by a text model that answers so. */
function toldBy(answer: TextAnswer): Promise<SheetDocument> {
  service.answer(answer)
  return write()
}

const textsOf = (document: SheetDocument) =>
  document.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.type === 'text' ? [block.text] : []))

test('a text model tells the prose in its own words, and nothing else of the sheet changes', async () => {
  const after = await toldBy(retells((text) => `${text} So it is told.`))
  expect(textsOf(after).filter((text) => text.endsWith('So it is told.')).length).toBeGreaterThan(0)
  expect(JSON.parse(JSON.stringify(after).replaceAll(' So it is told.', ''))).toEqual(before)
})

test.each<[string, (text: string) => string]>([
  ['numbers', (text) => `${text} It is worth 9,999 gp.`],
  ['dice', (text) => `${text} Roll 2d6 for it.`],
  ['names', (text) => `${text} It was seen by Zanzibar the Bold.`],
  ['plainness', (text) => `${text} <b>Mind it.</b>`],
  ['substance', () => 'No.'],
  ['brevity', (text) => `${text} `.repeat(6)],
])('a text whose %s would suffer stays as the workshop wrote it', async (_, spoil) => {
  expect(await toldBy(retells(spoil))).toEqual(before)
})

test.each<[string, TextAnswer, number?]>([
  ['slow', () => undefined, 1000],
  ['busy', refuses(429, { 'retry-after': '60' })],
  ['broken', refuses(500)],
  ['out of its mind', says(() => 'Once upon a time')],
  ['answering something else', says(() => JSON.stringify({ texts: [{ key: 'title', text: 'Mine' }], more: 1 }))],
  ['gone', (_, response) => response.destroy()],
])('with a text model that is %s the sheet is there all the same', async (_, answer, timeout) => {
  server.services.textModel = tellerOf(openTextService(settings()), timeout)
  const asked = service.asked()
  expect(await toldBy(answer)).toEqual(before)
  expect(service.asked()).toBe(asked + 1)
})

test('a text model that failed is left alone for a while', async () => {
  server.services.textModel = tellerOf(openTextService(settings()))
  const asked = service.asked()
  await toldBy(refuses(503))
  await write()
  expect(service.asked()).toBe(asked + 1)
})

test('any company that writes words tells sheets once its key is there, on its budget; a setting chooses another, or none', async () => {
  const company = openVendor(openai, {
    key: service.key,
    url: service.url,
    offered: openai.listings.map((listing) => ({ listing })),
    atOnce: 2,
    timeout: 20_000,
  })
  const own = openTextService(settings())
  const { db, now } = server.services
  const timeout = 20_000
  const chosen = (list: Provider[], retelling: RetellingSettings | undefined, daily = new Map<string, number>()) =>
    chosenTextModel(retelling, list, openProviders(list, { spending: openSpending(db, daily, now) }))
  const spent = async () =>
    (await db.execute<{ service: string }>(sql`select service from service_spending`)).rows.map((row) => row.service)
  service.answer(retells((text) => `${text} So it is told.`))
  const asked = service.asked()

  server.services.textModel = chosen([company, own], { timeout })
  expect(textsOf(await write()).some((text) => text.endsWith('So it is told.'))).toBe(true)
  expect(await spent()).toEqual([])
  server.services.textModel = chosen([company, own], { timeout, model: 'gpt-5-mini' })
  expect(textsOf(await write()).some((text) => text.endsWith('So it is told.'))).toBe(true)
  expect(await spent()).toEqual(['OpenAI'])
  server.services.textModel = chosen([company], { timeout })
  expect(textsOf(await write()).some((text) => text.endsWith('So it is told.'))).toBe(true)
  expect(service.asked()).toBe(asked + 3)

  server.services.textModel = chosen([company], { timeout }, new Map([['OpenAI', 0]]))
  expect(await write()).toEqual(before)
  server.services.textModel = chosen([company], { timeout, model: 'another' })
  expect(await write()).toEqual(before)
  expect(service.asked()).toBe(asked + 3)
  expect(chosen([company], undefined)).toBeUndefined()
  expect(chosen([], { timeout })).toBeUndefined()
})
