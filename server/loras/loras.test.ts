import { createHash, randomUUID } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lora } from '../../contract/loras.ts'
import { fluxPair, safetensors, sdxlPair } from '../testing/safetensors.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepLoras, sweepLoraUploads } from './commands.ts'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await openTestServer([])
  await server.work()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const later = (hours: number) => ({ ...server.services, now: () => new Date(Date.now() + hours * 3_600_000) })

const tus = (person: Person, path: string, method: string, headers: Record<string, string> = {}, body?: Buffer) =>
  fetch(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${person.accessToken}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })

async function begin(person: Person, bytes: number): Promise<string> {
  const begun = await tus(person, '/api/v1/lora-uploads', 'POST', { 'upload-length': String(bytes) })
  expect(begun.status, await begun.clone().text()).toBe(201)
  return begun.headers.get('location') ?? ''
}

const piece = (person: Person, path: string, offset: number, bytes: Buffer) =>
  tus(
    person,
    path,
    'PATCH',
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  )

const idOf = (path: string) => path.split('/').at(-1) ?? ''

async function send(person: Person, file: Buffer): Promise<string> {
  const path = await begin(person, file.length)
  expect((await piece(person, path, 0, file)).status).toBe(204)
  return idOf(path)
}

const create = (person: Person, uploadId: string, said: object = {}, idempotencyKey: string = randomUUID()) =>
  person.call('createLora', {
    body: { uploadId, title: 'Wet ink', licence: 'CC-BY-4.0', source: 'I made it', ...said },
    idempotencyKey,
  })

async function made(person: Person, file: Buffer, said: object = {}): Promise<Lora> {
  const started = await create(person, await send(person, file), said)
  expect(started.statusCode, started.body).toBe(201)
  const ended = await server.ended(person, started.json().requestId)
  expect(ended).toMatchObject({ status: 'completed', type: 'lora' })
  return (await person.call('getLora', { params: { id: idOf(String(ended.url)) } })).json()
}

const ink = safetensors(sdxlPair(8), {
  ss_base_model_version: 'sdxl_base_v1-0',
  'modelspec.trigger_phrase': 'wetink',
})

test('a file that is sent in pieces, and goes on where it broke off, becomes a LoRA that tells what it is', async () => {
  const person = await server.person(0)
  const path = await begin(person, ink.length)
  expect((await piece(person, path, 0, ink.subarray(0, 1000))).status).toBe(204)
  const asked = await tus(person, path, 'HEAD')
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '1000'])
  // Its other half is not there: it cannot be taken yet, nor can a piece be put where it does not belong.
  expect((await create(person, idOf(path))).json()).toMatchObject({ code: 'conflict' })
  expect((await piece(person, path, 500, ink.subarray(500))).status).toBe(409)
  expect((await piece(person, path, 1000, ink.subarray(1000))).status).toBe(204)
  const started = await create(person, idOf(path), { tags: ['Ink', 'monochrome'], visibility: 'public' })
  const ended = await server.ended(person, started.json().requestId)
  const lora = (await person.call('getLora', { params: { id: idOf(String(ended.url)) } })).json<Lora>()
  expect(lora).toMatchObject({
    kind: 'safetensors',
    title: 'Wet ink',
    base: 'sdxl',
    rank: 8,
    triggerWords: ['wetink'],
    hash: createHash('sha256').update(ink).digest('hex'),
    bytes: ink.length,
    tags: ['ink', 'monochrome'],
    visibility: 'public',
    file: `/api/v1/loras/${lora.id}/file`,
    isOwner: true,
    owner: person.username,
  })
  // What has been taken is no upload any more.
  expect((await tus(person, path, 'HEAD')).status).toBe(404)
  const file = await fetch(`${base}/api/v1/loras/${lora.id}/file`)
  expect(Buffer.from(await file.arrayBuffer()).equals(ink)).toBe(true)
  expect(file.headers.get('content-disposition')).toContain('Wet ink.safetensors')
})

test('the client that the browser has sends a file in pieces and goes on where another left off', async () => {
  const person = await server.person(0)
  const options = {
    endpoint: `${base}/api/v1/lora-uploads`,
    headers: { authorization: `Bearer ${person.accessToken}` },
    chunkSize: 10_000,
    retryDelays: [],
  }
  const uploadUrl = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(ink, {
      ...options,
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
      onError: reject,
    })
    upload.start()
  })
  const sent: number[] = []
  await new Promise<void>((resolve, reject) => {
    new Upload(ink, {
      ...options,
      uploadUrl,
      onChunkComplete: (_, bytes) => sent.push(bytes),
      onSuccess: () => resolve(),
      onError: reject,
    }).start()
  })
  expect(sent[0]).toBe(20_000)
  expect((await create(person, idOf(uploadUrl))).statusCode).toBe(201)
})

test('taking the same file twice with one key is once, and with another key is refused', async () => {
  const person = await server.person(0)
  const uploadId = await send(person, ink)
  const key = randomUUID()
  const first = (await create(person, uploadId, {}, key)).json()
  await server.ended(person, first.requestId)
  expect((await create(person, uploadId, {}, key)).json().requestId).toBe(first.requestId)
  expect((await create(person, uploadId)).statusCode).toBe(404)
  expect((await person.call('myLoras')).json()).toMatchObject({ totalCount: 1 })
})

test.each([
  ['a pickled file', Buffer.from('PK\u0003\u0004and more of it', 'latin1'), /pickled/],
  ['a checkpoint', safetensors({ 'model.diffusion_model.weight': [8, 8] }), /no LoRA/],
  ['half a file', ink.subarray(0, ink.length - 10), /incomplete/],
])('%s is refused in plain words, and nothing is begun', async (_, file, why) => {
  const person = await server.person(0)
  const refused = await create(person, await send(person, file))
  expect(refused.statusCode).toBe(422)
  expect(refused.json().error).toMatch(why)
  expect((await person.call('unfinishedGenerations')).json().generations).toEqual([])
})

test('what somebody sends is theirs: nobody else sees it, adds to it, ends it or takes it', async () => {
  const [person, stranger] = [await server.person(0), await server.person(0)]
  const path = await begin(person, ink.length)
  expect((await tus(stranger, path, 'HEAD')).status).toBe(404)
  expect((await piece(stranger, path, 0, ink)).status).toBe(404)
  expect((await tus(stranger, path, 'DELETE')).status).toBe(404)
  expect((await piece(person, path, 0, ink)).status).toBe(204)
  expect((await create(stranger, idOf(path))).statusCode).toBe(404)
  const nobody = await fetch(`${base}/api/v1/lora-uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '100' },
  })
  expect(nobody.status).toBe(401)
})

test('a file beyond 2 GB, beyond an account’s room, or beside two others on their way is not begun', async () => {
  const person = await server.person(0)
  const gigabyte = 1024 ** 3
  const asked = async (bytes: number) => {
    const answer = await tus(person, '/api/v1/lora-uploads', 'POST', { 'upload-length': String(bytes) })
    return { status: answer.status, path: answer.headers.get('location') ?? '' }
  }
  expect((await asked(2 * gigabyte + 1)).status).toBe(413)
  expect((await asked(0)).status).toBe(400)
  const first = await asked(1000)
  expect((await asked(1000)).status).toBe(201)
  expect((await asked(1000)).status).toBe(429)
  expect((await tus(person, first.path, 'DELETE')).status).toBe(204)
  expect((await asked(1000)).status).toBe(201)
  const full = { ...server.services.loraFiles, room: async () => gigabyte }
  const { loraFiles } = server.services
  Object.assign(loraFiles, full)
  try {
    const other = await server.person(0)
    const answer = await tus(other, '/api/v1/lora-uploads', 'POST', { 'upload-length': '1000' })
    expect([answer.status, (await answer.json()).error]).toEqual([503, expect.stringMatching(/no room/)])
  } finally {
    Object.assign(loraFiles, { room: async () => Number.POSITIVE_INFINITY })
  }
})

test('an upload that stands still for a day goes, and so does the file of a LoRA that was deleted', async () => {
  const person = await server.person(0)
  const path = await begin(person, ink.length)
  await piece(person, path, 0, ink.subarray(0, 100))
  const lora = await made(person, ink)
  expect((await person.call('deleteLora', { params: { id: lora.id } })).json()).toEqual({ deleted: true })
  expect((await person.call('getLora', { params: { id: lora.id } })).statusCode).toBe(404)
  expect((await person.call('restoreLora', { params: { id: lora.id } })).json().title).toBe('Wet ink')
  await person.call('deleteLora', { params: { id: lora.id } })
  expect(await sweepLoraUploads(later(1))).toBe(0)
  expect(await sweepLoraUploads(later(25))).toBeGreaterThan(0)
  expect(await sweepLoras(later(25))).toBe(1)
  expect((await tus(person, path, 'HEAD')).status).toBe(404)
  const [key] = [idOf(path)]
  await expect(server.services.loraFiles.read(key)).rejects.toThrow(/ENOENT/)
  expect((await person.call('restoreLora', { params: { id: lora.id } })).statusCode).toBe(404)
})

test('a private LoRA is its owner’s alone, and one to be used here alone is given to nobody else', async () => {
  const [person, stranger] = [await server.person(0), await server.person(0)]
  const secret = await made(person, ink)
  const look = (who: Person, id: string) => who.call('getLora', { params: { id } })
  expect((await look(stranger, secret.id)).statusCode).toBe(404)
  const change = (who: Person, body: object) => who.call('updateLora', { params: { id: secret.id }, body })
  expect((await change(stranger, { title: 'Mine now' })).statusCode).toBe(404)
  const changed = await change(person, { visibility: 'public', licence: 'use-here', title: 'Dry ink' })
  expect(changed.json()).toMatchObject({ title: 'Dry ink', visibility: 'public' })
  expect((await look(stranger, secret.id)).json()).toMatchObject({ file: null, isOwner: false })
  expect((await change(stranger, { title: 'Mine now' })).statusCode).toBe(403)
  const file = (who: Person) => who.call('downloadLora', { params: { id: secret.id } })
  expect((await file(stranger)).statusCode).toBe(403)
  expect((await file(person)).rawPayload.equals(ink)).toBe(true)
  // Its owner's own link, which a browser follows without knowing who asks; nobody else's hand can make one.
  const link = changed.json<Lora>().file ?? ''
  expect((await fetch(base + link)).status).toBe(200)
  expect((await fetch(base + link.replace(/sign=../, 'sign=xx'))).status).toBe(403)
})

test('public LoRAs are found by their words, base, licence and tag, the newest or the most used first', async () => {
  const person = await server.person(0)
  const flux = safetensors(fluxPair(4), { 'modelspec.trigger_phrase': 'moorfog' })
  const fog = await made(person, flux, { title: 'Moor fog', tags: ['weather'], visibility: 'public', licence: 'MIT' })
  await made(person, flux, { title: 'Hidden fog', tags: ['weather'] })
  const found = async (query: object) =>
    (await callRoute(server.app, 'searchLoras', { query: { ...query } })).json().loras.map((one: Lora) => one.title)
  expect(await found({ q: 'fog' })).toEqual(['Moor fog'])
  expect(await found({ q: 'moorfog' })).toEqual(['Moor fog'])
  expect(await found({ base: 'flux-1', licence: 'MIT', tag: 'Weather', sort: 'used' })).toEqual(['Moor fog'])
  expect(await found({ base: 'sd-2' })).toEqual([])
  expect((await callRoute(server.app, 'searchLoras', {})).json().tags).toContain('weather')
  expect((await person.call('myLoras', { query: { q: 'fog' } })).json().totalCount).toBe(2)
  expect((await callRoute(server.app, 'loraSamples', { params: { id: fog.id } })).json().images).toEqual([])
})

test('whoever leaves takes their LoRAs along as they are told, and then they are gone with their files', async () => {
  const person = await server.person(0)
  const lora = await made(person, ink)
  expect((await person.call('getAccountData')).json().loras).toMatchObject([{ id: lora.id, title: 'Wet ink' }])
  const path = await begin(person, 100)
  const left = await person.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(left.statusCode, left.body).toBe(200)
  await sweepLoras(server.services)
  await expect(server.services.loraFiles.read(idOf(path))).rejects.toThrow(/ENOENT/)
})
