import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FullImage, Image } from '../../../contract/images.ts'
import type { LorasReply } from '../../../contract/loras.ts'
import type { PictureModel } from '../../../contract/models.ts'
import { remoteJobs } from '../../db/schema.ts'
import { syncHeldLoras } from '../../loras/held.ts'
import { openBuiltIn } from '../../providers/builtin.ts'
import { openComfyUI } from '../../providers/machines/comfyui/comfyui.ts'
import { ProviderError } from '../../providers/provider.ts'
import { plainService } from '../../providers/services-file.ts'
import { keptCode } from '../../testing/kept-code.ts'
import { type Machine, openComfyUIStandIn } from '../../testing/machines.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn, type StandIn } from '../../testing/stand-in.ts'

const painter = 'comfyui-dreamer-v8'

/** Somebody dearer who paints over compositions and wears LoRAs, but not both at once. */
let either: StandIn
function openEither() {
  const standIn = openStandIn()
  either = standIn
  const told: PictureModel = {
    ...(standIn.models()[0] as PictureModel),
    id: 'either',
    name: 'Either',
    provider: 'Elsewhere',
    capabilities: ['text-to-image', 'guided', 'lora'],
    guides: ['lines', 'depth'],
    loras: { bases: ['unknown'], from: 'address', most: 1 },
    price: { 512: 2, 768: 2, 1024: 2 },
  }
  return Object.assign(standIn, { name: 'Elsewhere', terms: { atOnce: 1, timeout: 60_000 }, models: () => [told] })
}

let machine: Machine
let server: TestServer
let person: Person
beforeAll(async () => {
  machine = await openComfyUIStandIn()
  server = await openTestServer([
    openBuiltIn({ log: quietLog, threads: 1 }),
    await openComfyUI({ url: machine.url, entry: plainService }, quietLog),
    openEither(),
  ])
  await server.work()
  person = await server.person(100)
})
afterAll(async () => {
  await server.close()
  await machine.close()
})

async function made(request: Record<string, unknown>, by = person): Promise<FullImage> {
  const started = await by.start(request)
  expect(started.json()).toMatchObject({ requestId: expect.any(String) as string })
  const { image, error } = await server.ended(by, started.json<{ requestId: string }>().requestId)
  expect(error).toBeNull()
  return pageOf((image as Image).id, by)
}
const goldOf = async () => (await person.call('getUser')).json<{ gold: number }>().gold
const pageOf = async (id: string, by = person) => (await by.call('getImage', { params: { id } })).json<FullImage>()
const exported = async (image: FullImage, query: Record<string, unknown>) =>
  (await person.call('exportMap', { params: { id: image.id }, query })).rawPayload
const vttOf = async (image: FullImage) => {
  const { image: picture, ...file } = JSON.parse(
    String(await exported(image, { format: 'dd2vtt', px: 40, view: 'gm' })),
  ) as { image: string; resolution: { map_size: { x: number; y: number } }; line_of_sight: unknown[] }
  return { file, picture: Buffer.from(picture, 'base64') }
}

/** How unlike two pictures are, seen small: the mean difference of a channel, 0-255. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const small = (bytes: Buffer) => sharp(bytes).resize(64, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [a, b] = [await small(one), await small(other)]
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

const crypt = { category: 'battlemaps', prompt: 'a crypt with coffins', seed: 21, size: 512 } as const

test('a map is painted over the engine’s own composition, and its exports have the walls of the engine’s map and the painting', async () => {
  const map = { columns: 22, rows: 16 }
  const [own, painted] = await Promise.all([
    made({ ...crypt, map, model: 'painted' }),
    made({ ...crypt, map, model: painter, over: { weight: 0.7 } }),
  ])
  const [order] = machine.ordered(crypt.prompt)
  const said = JSON.stringify(order)
  // Lines hold a map's composition better than depth, which the machine could take too.
  expect(said).toContain('control_canny.pth')
  expect(said).toContain('"strength":0.7')
  expect(said).toContain('seen straight from above')
  expect(said).toMatch(/grid lines.*letters|letters.*grid lines/)
  const guide = await sharp(machine.guideOf(order)).metadata()
  // Whole steps of 64 px: what is too much is cut off again.
  expect([guide.width, guide.height]).toEqual([512, 384])
  expect([painted.width, painted.height]).toEqual([own.width, own.height])
  expect(painted).toMatchObject({ model: painter, squares: { columns: 22, rows: 16 }, mapKey: own.mapKey, map })
  expect(painted.exports).toEqual(own.exports)
  expect(painted.follows?.score).toBeGreaterThan(0.5)

  const [ofOwn, ofPainted] = await Promise.all([vttOf(own), vttOf(painted)])
  expect(ofPainted.file).toEqual(ofOwn.file)
  expect(ofPainted.file.line_of_sight.flat().length).toBeGreaterThan(20)
  const picture = await sharp(ofPainted.picture).metadata()
  const { x, y } = ofPainted.file.resolution.map_size
  expect([picture.width, picture.height]).toEqual([x * 40, y * 40])
  const kept = await person.call('downloadImage', { params: { id: painted.id } })
  const plain = await exported(painted, { format: 'png', px: 40 })
  expect(await apart(plain, kept.rawPayload)).toBeLessThan(3)
  expect(await apart(plain, ofOwn.picture)).toBeGreaterThan(12)
}, 60_000)

test('the grid over a painting is drawn by us, light on a dark one and dark on a light one', async () => {
  machine.script('a gloomy crypt', 'heedless')
  const overlay = async (image: FullImage) =>
    String(await exported(image, { format: 'overlay', grid: 'square', view: 'players' }))
  const [light, dark] = [
    await made({ ...crypt, model: painter, over: {} }),
    await made({ ...crypt, prompt: 'a gloomy crypt', model: painter, over: {} }),
  ]
  const paleLines = 'rgb(206,214,232)'
  // The engine's own crypt is dark, and this painting of it is not.
  expect(await overlay(await made({ ...crypt, model: 'painted' }))).toContain(paleLines)
  expect(await overlay(light)).not.toContain(paleLines)
  expect(await overlay(dark)).toContain(paleLines)
  const bare = await exported(light, { format: 'png', px: 40, view: 'players', grid: 'none' })
  const ruled = await exported(light, { format: 'png', px: 40, view: 'players', grid: 'square' })
  expect(ruled.equals(bare)).toBe(false)
}, 60_000)

test('an existing picture is painted over: same words, seed and scene, and both pages lead to each other', async () => {
  const own = await made({ ...crypt, model: 'inked', visibility: 'private' })
  const painted = await made({ category: 'npcs', prompt: 'anything', model: painter, over: { of: own.id }, size: 512 })
  expect(painted).toMatchObject({
    type: 'BATTLEMAP',
    prompt: own.prompt,
    seed: own.seed,
    mapKey: own.mapKey,
    overOf: { id: own.id, title: own.title },
    canPaintOver: true,
  })
  expect(await pageOf(own.id)).toMatchObject({ paintings: [{ id: painted.id, title: painted.title }], overOf: null })
  const stranger = await server.person(10)
  expect(await pageOf(painted.id, stranger)).toMatchObject({ overOf: null })
  // What its game master alone reads does not go along with the composition.
  const copied = await made({ ...crypt, model: painter, over: { of: painted.id }, size: 512 }, stranger)
  expect(painted.mapKey?.entries.some(({ text }) => Boolean(text))).toBe(true)
  expect(copied.mapKey?.entries.map(({ text }) => text)).toEqual(painted.mapKey?.entries.map(() => ''))
  const theirs = await stranger.start({ ...crypt, model: painter, over: { of: own.id } })
  expect(theirs.statusCode).toBe(404)
}, 60_000)

test('a painting over a composition wears a LoRA where its model can, and where it cannot that is told before anything is charged', async () => {
  await syncHeldLoras(server.services)
  const { loras } = (await callRoute(server.app, 'searchLoras', { query: { q: 'inky' } })).json<LorasReply>()
  const worn = { loras: [{ id: loras[0]?.id, weight: 0.9 }], over: {} }
  const painted = await made({ ...crypt, ...worn, prompt: 'an inky crypt', model: painter })
  expect(painted).toMatchObject({ over: 0.8, loras: [{ id: loras[0]?.id, weight: 0.9 }] })
  const [order] = machine.ordered('an inky crypt')
  expect(JSON.stringify(order)).toContain('inky.safetensors')
  expect(JSON.stringify(order)).toContain('control_canny.pth')

  const poor = await server.person(10)
  const refused = await poor.start({ ...crypt, ...worn, model: 'either' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe(
    'Either wears no LoRAs while it paints over a composition. Leave out one of the two. Nothing was charged.',
  )
}, 60_000)

test('the best available paints over a composition: whoever can is asked, each with the drawings they take', async () => {
  const prompt = 'a drowned crypt with coffins'
  either.before = async (order) => {
    if (order.prompt === prompt) throw new ProviderError('Out of paint.', { passing: false })
  }
  const before = await goldOf()
  const painted = await made({ ...crypt, prompt, model: 'best', over: { weight: 0.7 } })
  const first = either.orders.find((order) => order.prompt === prompt)
  expect(first?.guides?.map(({ kind }) => kind)).toEqual(['lines', 'depth'])
  expect(first?.guides?.map(({ weight }) => weight)).toEqual([0.7, expect.closeTo(0.42)])
  expect(painted).toMatchObject({
    model: painter,
    over: 0.7,
    wentOn: expect.stringContaining('Either of Elsewhere could not make it;') as string,
  })
  expect(JSON.stringify(machine.ordered(prompt)[0])).toContain('control_canny.pth')
  // What the dearer one asks was set aside, and the rest came back.
  expect(before - (await goldOf())).toBe(0.5)

  const { loras } = (await callRoute(server.app, 'searchLoras', { query: { q: 'inky' } })).json<LorasReply>()
  const worn = { loras: [{ id: loras[0]?.id, weight: 0.9 }], over: {} }
  const inky = await made({ ...crypt, ...worn, prompt: 'an inky vault', model: 'best' })
  expect(inky).toMatchObject({ model: painter, loras: [{ id: loras[0]?.id, weight: 0.9 }] })
  expect(JSON.stringify(machine.ordered('an inky vault')[0])).toContain('inky.safetensors')
  expect(either.orders.some((order) => order.prompt.includes('an inky vault'))).toBe(false)

  const two = { ...worn, loras: [...worn.loras, { id: crypto.randomUUID() }] }
  expect((await person.start({ ...crypt, ...two, model: 'best' })).statusCode).toBe(404)
}, 60_000)

test('somebody is painted over the engine’s figure: by depth, and whoever is on it can be drawn again', async () => {
  const prompt = 'a knight with a sword, whole figure'
  const painted = await made({
    category: 'characters',
    prompt,
    seed: 4,
    size: 512,
    model: painter,
    over: { weight: 1 },
  })
  const order = machine.ordered(prompt)[0]
  expect(JSON.stringify(order)).toContain('control_depth.pth')
  expect(painted).toMatchObject({ hasPerson: true, exports: ['token'], follows: null, over: 1 })
  // No face is found in what the stand-in paints: where the engine's figure has its head, the painting has it too.
  expect(painted.faces).toHaveLength(1)
  expect((await exported(painted, { format: 'token' })).length).toBeGreaterThan(1000)
}, 60_000)

test('a painting that heeds nothing is said to, on its page and in what is taken along', async () => {
  machine.script('a heedless crypt', 'heedless')
  const painted = await made({ ...crypt, prompt: 'a heedless crypt with coffins', model: painter, over: {} })
  expect(painted.follows?.score).toBeLessThan(0.5)
  const key = String(await exported(painted, { format: 'markdown' }))
  expect(key).toContain('The painting does not follow the walls everywhere')
}, 60_000)

test('a painting that is varied a lot is painted over another composition of the same words', async () => {
  const first = await made({ ...crypt, model: painter, over: { weight: 0.6 } })
  const varied = await made({ ...crypt, seed: 77, variation: { of: first.id, strength: 'lot' } })
  expect(varied).toMatchObject({ model: painter, over: 0.6, prompt: first.prompt, exports: first.exports })
  expect(varied.seed).toBe(77)
  expect(varied.follows?.score).toBeGreaterThan(0.5)
}, 60_000)

test.each([
  ['a style that paints over nothing', { model: 'painted' }, 400],
  ['what nobody paints over, of the best available,', { category: 'spells', prompt: 'a spark', model: 'best' }, 400],
  ['a kind of picture that is no composition', { category: 'spells', prompt: 'a spark', model: painter }, 400],
  ['a weight beyond all', { model: painter, over: { weight: 1.2 } }, 400],
  ['a picture that is not there', { model: painter, over: { of: crypto.randomUUID() } }, 404],
])('%s is refused, and costs nothing', async (_, request, status) => {
  const before = await goldOf()
  expect((await person.start({ ...crypt, over: {}, ...request })).statusCode).toBe(status)
  expect(await goldOf()).toBe(before)
})

const workers: ChildProcess[] = []
async function startWorkerProcess(of: TestServer): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const worker = spawn(process.execPath, [main, '--roles=worker'], {
    env: {
      ...keptCode,
      DATABASE_URL: of.databaseUrl,
      DATA_DIR: of.config.dataDir,
      LOG_LEVEL: 'silent',
      SEED_GALLERY: 'off',
      VISION: 'off',
      COMFYUI_URL: machine.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data')
  return worker
}
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL')
})

test('a worker killed while the service paints leaves a job that the next one fetches: ordered once, and with its walls', async () => {
  const other = await openTestServer([
    openBuiltIn({ log: quietLog, threads: 1 }),
    await openComfyUI({ url: machine.url, entry: plainService }, quietLog),
  ])
  try {
    machine.script('a slow crypt', 'slow')
    const someone = await other.person(10)
    const first = await startWorkerProcess(other)
    const prompt = 'a slow crypt with coffins'
    const started = await someone.start({ ...crypt, prompt, model: painter, over: {} })
    // The machine has taken the job, and its number is kept.
    const kept = async () => (await other.services.db.select().from(remoteJobs)).length
    await expect.poll(kept, { timeout: 30_000 }).toBe(1)
    first.kill('SIGKILL')
    await other.missDead()
    await startWorkerProcess(other)
    const ended = await other.ended(someone, started.json<{ requestId: string }>().requestId, 60_000)
    expect(ended).toMatchObject({ status: 'completed' })
    expect(machine.ordered(prompt)).toHaveLength(1)
    const { id } = ended.image as Image
    expect(await pageOf(id, someone)).toMatchObject({ follows: { astray: expect.any(Number) as number } })
  } finally {
    await other.close()
  }
}, 120_000)
