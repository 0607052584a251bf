import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../../contract/images.ts'
import type { JobReply, JobStatus, Sheet } from '../../../contract/sheets.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn } from '../../testing/stand-in.ts'

let server: TestServer
let keeper: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  keeper = await server.person()
})
afterAll(() => server.close())

async function npc(): Promise<Sheet> {
  const body = { seed: 7, prompt: 'an old innkeeper' }
  const started = await keeper.call('npcGenerate', { body, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  await server.ended(keeper, jobId)
  const job = (await keeper.call('npcPoll', { params: { id: jobId } })).json<JobStatus>()
  return (await keeper.call('npcGet', { params: { id: job.id ?? '' } })).json()
}

async function painted(sheetId: string, request: Record<string, unknown>): Promise<Image> {
  const started = await keeper.start({ category: 'npcs', prompt: 'an old innkeeper', sheetId, ...request })
  return (await server.ended(keeper, started.json().requestId)).image as Image
}

/** The files of a zip that is packed without compression: each has its name and then its bytes behind a header of 30. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const entries: { name: string; at: number; size: number }[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    entries.push({ name, at: zip.readUInt32LE(at + 42), size: zip.readUInt32LE(at + 24) })
  }
  for (const { name, at, size } of entries) {
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
    files.set(name, zip.subarray(start, start + size))
  }
  return files
}

const foundry = (sheet: Sheet, who: Pick<Person, 'call'> = keeper) =>
  who.call('npcExport', { params: { id: sheet.id }, query: { format: 'foundry' } })

test('somebody with a portrait goes to Foundry with it and a token, which the actor names', async () => {
  const sheet = await npc()
  expect((await foundry(sheet)).json()).toMatchObject({ name: sheet.title, type: 'npc' })
  await painted(sheet.id, { category: 'landscapes' })
  expect((await foundry(sheet)).headers['content-type']).toContain('application/json')
  await painted(sheet.id, {})
  const answer = await foundry(sheet)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/\.foundry\.zip"/)
  const files = filesIn(answer.rawPayload)
  const [json = '', portrait = '', token = ''] = files.keys()
  expect([...files.keys()]).toEqual([json, portrait, token, 'Read me.txt'])
  const actor = JSON.parse(files.get(json)?.toString() ?? '')
  expect(actor).toMatchObject({ name: sheet.title, img: portrait, prototypeToken: { texture: { src: token } } })
  // What stood there without them still does.
  expect(actor.prototypeToken).toMatchObject({ disposition: 0 })
  expect(portrait).toMatch(/^[\w-]+\.png$/)
  expect(token).toMatch(/^[\w-]+-token\.png$/)
  expect(await sharp(files.get(token)).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true })
  expect((await sharp(files.get(portrait)).metadata()).format).toBe('png')
})

test('a portrait that is private goes along for nobody but its owner', async () => {
  const sheet = await npc()
  await painted(sheet.id, { isVisible: false })
  const stranger = await callRoute(server.app, 'npcExport', {
    params: { id: sheet.id },
    query: { format: 'foundry' },
  })
  expect(stranger.statusCode).toBe(200)
  expect(stranger.json().img).toBeUndefined()
  expect((await foundry(sheet, await server.person())).headers['content-type']).toContain('application/json')
  expect((await foundry(sheet)).headers['content-type']).toBe('application/zip')
})
