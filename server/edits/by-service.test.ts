import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Edit, EditRequest } from '../../contract/edits.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { type Config, readConfig } from '../config.ts'
import { transact } from '../db/database.ts'
import { remoteJobs } from '../db/schema.ts'
import { hiddenUnderWay } from '../generations/queries.ts'
import { runGeneration } from '../generations/run.ts'
import { openA1111 } from '../providers/machines/a1111.ts'
import { openComfyUI } from '../providers/machines/comfyui/comfyui.ts'
import { openVendor } from '../providers/sdk/sdk.ts'
import type { Vendor } from '../providers/sdk/vendor.ts'
import { vendors } from '../providers/sdk/vendors.ts'
import { plainService } from '../providers/services-file.ts'
import { formPayload } from '../testing/form.ts'
import { type Machine, openA1111StandIn, openComfyUIStandIn } from '../testing/machines.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openVendorService, type VendorService, wires } from '../testing/vendor-service.ts'

const ids = ['fal', 'openai', 'replicate', 'google', 'bfl'] as const
type Id = (typeof ids)[number]

let server: TestServer
let person: Person
/** A red picture of theirs. */
let source: Image
let standIns: Record<Id, VendorService>
let machines: Record<'comfyui' | 'sd', Machine>

const settingsAt = (vendor: Vendor, { url, key }: Pick<VendorService, 'url' | 'key'>) => ({
  key,
  url,
  offered: vendor.listings.map((listing) => ({ listing })),
  atOnce: 4,
  timeout: 10_000,
})
const vendorOf = (id: Id) => vendors.find((vendor) => vendor.id === id) as Vendor

/** What a service is sent of a picture, and what of it comes back, in these colours. */
const RED = { r: 200, g: 20, b: 20 }
const BLUE = { r: 20, g: 40, b: 200 }
const plain = (width: number, height: number, background: typeof RED) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  const opened = await Promise.all(
    ids.map(async (id) => [id, await openVendorService(wires[id] as (typeof wires)[string])] as const),
  )
  standIns = Object.fromEntries(opened) as typeof standIns
  const blue = await plain(512, 512, BLUE)
  for (const [, service] of opened) service.sends(blue)
  const own: NonNullable<Config['services']['own']> = {
    vendors: [
      { vendor: vendorOf('openai'), settings: settingsAt(vendorOf('openai'), { ...standIns.openai, key: '' }) },
    ],
    horde: plainService,
  }
  const { services } = readConfig({}, [])
  machines = { comfyui: await openComfyUIStandIn(), sd: await openA1111StandIn() }
  const ofOurOwn = [
    await openComfyUI({ url: machines.comfyui.url, entry: plainService }, quietLog),
    await openA1111({ url: machines.sd.url, entry: plainService }, quietLog),
  ]
  server = await openTestServer(
    [openStandIn(), ...ofOurOwn, ...ids.map((id) => openVendor(vendorOf(id), settingsAt(vendorOf(id), standIns[id])))],
    { services: { ...services, own } },
  )
  person = await server.person(100)
  source = await upload(await plain(120, 80, RED))
})
afterAll(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
  for (const id of ids) await standIns[id].close()
  await machines.comfyui.close()
  await machines.sd.close()
})

const goldOf = async (): Promise<number> => (await person.call('getUser')).json().gold
const read = async (id: string): Promise<FullImage> => (await person.call('getImage', { params: { id } })).json()
const bytesOf = (image: Image) => server.services.media.read(image.url.replace('/media/', '').split('?')[0] ?? '')

const start = (edit: Edit, more: Partial<EditRequest>) =>
  person.call('editImage', { body: { imageId: source.id, edit, ...more }, idempotencyKey: randomUUID() })

async function edited(edit: Edit, model: string, more: Partial<EditRequest> = {}) {
  const started = await start(edit, { model, ...more })
  expect([started.statusCode, started.body]).toEqual([201, expect.any(String)])
  const { requestId, cost } = started.json<{ requestId: string; cost: number }>()
  return { ...((await server.ended(person, requestId)) as PollReply), cost }
}

async function upload(bytes: Buffer): Promise<Image> {
  const form = new FormData()
  form.set('title', 'A photograph')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  const sent = await person.call('uploadImage', { payload: await formPayload(form), idempotencyKey: randomUUID() })
  const { requestId } = sent.json<{ requestId: string }>()
  // Nobody takes works up before the first test is over.
  await runGeneration(server.services, { generationId: requestId, signal: new AbortController().signal })
  return (await server.ended(person, requestId)).image as Image
}

/** What they have less than before. */
async function spending(): Promise<() => Promise<number>> {
  const before = await goldOf()
  return async () => before - (await goldOf())
}

/** Which of the two colours a px is nearer to, or that it is clear. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'clear'> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [r = 0, , b = 0, a = 0] = data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)
  if (a < 128) return 'clear'
  return r > b ? 'red' : 'blue'
}

/** The middle of a picture, marked. */
const middle = { width: 6, height: 4, runs: [8, 2, 4, 2, 8] }

test('what a service sent is kept where it cannot be laid in, and work for a model that is gone stands in nobody’s way', async () => {
  const edit: Edit = { type: 'INPAINTING', mask: middle, prompt: 'a mended well' }
  const started = await start(edit, { model: 'fal-flux-dev', visibility: 'private' })
  const { requestId: generationId } = started.json<{ requestId: string }>()
  const { providers, db, editor } = server.services
  const withoutIt = { ...server.services, providers: { ...providers, models: () => [], others: () => [] } }
  expect(await transact(db, (tx) => hiddenUnderWay(withoutIt, tx, person.id))).toBe(1)

  const attempt = () => runGeneration(server.services, { generationId, signal: new AbortController().signal })
  const inTurn = vi.spyOn(editor, 'inTurn')
  inTurn.mockImplementationOnce((_, does) => does())
  inTurn.mockRejectedValueOnce(new Error('The thread is gone'))
  await expect(attempt()).rejects.toThrow('The thread is gone')
  inTurn.mockRestore()
  await attempt()
  expect(await server.ended(person, generationId)).toMatchObject({ status: 'completed' })
  expect(standIns.fal.ordered('a mended well')).toHaveLength(1)
})

test('a worker that is killed while a service works orders nothing twice: the next one fetches what was paid for', async () => {
  standIns.fal.script('a killed well', 'slow')
  const edit: Edit = { type: 'INPAINTING', mask: middle, prompt: 'a killed well' }
  const started = await start(edit, { model: 'fal-flux-dev' })
  const { requestId: generationId } = started.json<{ requestId: string }>()
  const dying = new AbortController()
  const first = runGeneration(server.services, { generationId, signal: dying.signal }).catch((error: unknown) => error)
  const jobs = () => server.services.db.$count(remoteJobs, eq(remoteJobs.generationId, generationId))
  await expect.poll(jobs).toBe(1)
  dying.abort(new Error('The program is stopping'))
  await first
  await runGeneration(server.services, { generationId, signal: new AbortController().signal })
  expect(await server.ended(person, generationId)).toMatchObject({ status: 'completed' })
  expect(standIns.fal.ordered('a killed well')).toHaveLength(1)
  expect(standIns.fal.stopped()).toBe(0)
  // From here on a worker takes what is started.
  await server.work()
})

test('an enlargement by a service costs what it said, comes in the size that was asked for, and its page says who made it', async () => {
  const spent = await spending()
  // 0.0384 megapixels of a model that asks 3.75 gold for one: the least there is.
  const made = await edited({ type: 'UPSCALER', factor: 2 }, 'fal-clarity-upscaler')
  expect([made.cost, await spent()]).toEqual([0.25, 0.25])
  const image = await read(made.image?.id ?? '')
  expect(image).toMatchObject({
    type: 'EDIT',
    width: 240,
    height: 160,
    modelName: 'Clarity',
    editOf: {
      parent: { id: source.id },
      way: 'service',
      by: { id: 'fal-clarity-upscaler', name: 'Clarity', provider: 'fal' },
      steps: ['Enlarged 2 times'],
    },
  })
  expect(await colourAt(await bytesOf(image), 120, 80)).toBe('blue')
  const [order = ''] = standIns.fal.ordered('').filter((body) => body.includes('upscale_factor'))
  expect(JSON.parse(order)).toMatchObject({ upscale_factor: 2, image_url: expect.stringMatching(/^data:image\/jpeg;/) })
})

/** Every PNG in an order's body, whichever way it was sent. */
function pngsIn(body: string): Buffer[] {
  if (body.startsWith('{'))
    return [...body.matchAll(/(?:data:image\/png;base64,|")(iVBOR[\w+/=]+)/g)].map(([, base64 = '']) =>
      Buffer.from(base64, 'base64'),
    )
  const bytes = Buffer.from(body, 'latin1')
  const found: Buffer[] = []
  for (let at = bytes.indexOf('\x89PNG', 0, 'latin1'); at >= 0; at = bytes.indexOf('\x89PNG', at + 4, 'latin1'))
    found.push(bytes.subarray(at, bytes.indexOf('IEND', at) + 8))
  return found
}

/** A px of a mask, by fractions of its sides. */
async function pxOf(mask: Buffer | undefined, x: number, y: number) {
  const { data, info } = await sharp(mask)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const place = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4
  return { light: data[place], opacity: data[place + 3] }
}

describe.each([
  { id: 'fal', model: 'fal-flux-pro-1.1', price: 6.25, mask: 'white' },
  { id: 'openai', model: 'gpt-image-1', price: 5.25, mask: 'clear' },
  { id: 'replicate', model: 'replicate-flux-dev', price: 3.25, mask: 'white' },
  { id: 'bfl', model: 'bfl-flux-pro-1.1', price: 5, mask: 'white' },
] as const)('$id', ({ id, model, price, mask }) => {
  test('what is marked is painted anew, and nothing else: the mask is told as the service reads it', async () => {
    const spent = await spending()
    const words = `a well by ${id}`
    const made = await edited({ type: 'INPAINTING', mask: middle, prompt: words }, model)
    expect([made.cost, await spent()]).toEqual([price, price])
    const bytes = await bytesOf(made.image as Image)
    expect(await Promise.all([colourAt(bytes, 60, 40), colourAt(bytes, 4, 4), colourAt(bytes, 115, 75)])).toEqual([
      'blue',
      'red',
      'red',
    ])
    const [body = ''] = standIns[id].ordered(words)
    const [from, told] = pngsIn(body)
    const [inside, outside] = [await pxOf(told, 0.5, 0.5), await pxOf(told, 0.05, 0.5)]
    if (mask === 'white') expect([inside.light, outside.light, inside.opacity]).toEqual([255, 0, 255])
    else expect([inside.opacity, outside.opacity]).toEqual([0, 255])
    const sizeOf = async (picture: Buffer | undefined) => {
      const { width, height } = await sharp(picture).metadata()
      return [width, height]
    }
    expect(await sizeOf(told)).toEqual(await sizeOf(from))
  })
})

test.each([
  ['comfyui', 'comfyui-dreamer-v8'],
  ['sd', 'sd-dreamer-v8-abc123'],
] as const)('a machine of the house’s own (%s) paints under the mask too', async (id, model) => {
  const words = `a well by ${id}`
  const made = await edited({ type: 'INPAINTING', mask: middle, prompt: words }, model)
  const bytes = await bytesOf(made.image as Image)
  expect(await Promise.all([colourAt(bytes, 60, 40), colourAt(bytes, 4, 4)])).toEqual(['blue', 'red'])
  const told = machines[id].maskOf(machines[id].ordered(words)[0])
  expect([(await pxOf(told, 0.5, 0.5)).light, (await pxOf(told, 0.05, 0.5)).light]).toEqual([255, 0])
})

test('what a service refuses is told, and costs nothing', async () => {
  const spent = await spending()
  standIns.openai.script('a wicked well', 'refused')
  const edit: Edit = { type: 'INPAINTING', mask: middle, prompt: 'a wicked well' }
  const { status, error } = await edited(edit, 'gpt-image-1')
  expect([status, error]).toEqual(['failed', expect.stringContaining('OpenAI declines to make this')])
  expect(await spent()).toBe(0)
})

test('a picture that goes on beyond its sides is as it was where it was', async () => {
  const edit: Edit = { type: 'OUTPAINTING', left: 50, right: 0, top: 0, bottom: 100 }
  const { image } = await edited(edit, 'fal-flux-pro-1.1')
  expect([image?.width, image?.height]).toEqual([180, 160])
  const bytes = await bytesOf(image as Image)
  const places: [number, number][] = [
    [20, 40],
    [120, 120],
    [120, 40],
    [170, 10],
  ]
  expect(await Promise.all(places.map(([x, y]) => colourAt(bytes, x, y)))).toEqual(['blue', 'blue', 'red', 'red'])
})

test('what a service cuts out is clear behind, and what was brushed over stays or goes as it was said', async () => {
  // It finds the left half.
  const left = await sharp({ create: { width: 120, height: 80, channels: 4, background: { ...BLUE, alpha: 0 } } })
    .composite([{ input: await plain(60, 80, RED), left: 0, top: 0 }])
    .png()
    .toBuffer()
  standIns.replicate.sends(left)
  const model = 'replicate-background-remover'
  const colours = async (edit: Edit) => {
    const { image, cost } = await edited(edit, model)
    const bytes = await bytesOf(image as Image)
    // Row by row: a matte that is read wrongly is striped.
    const down = async (x: number) =>
      [...new Set(await Promise.all([10, 39, 40, 41, 70].map((y) => colourAt(bytes, x, y))))].join()
    return { cost, colours: [await down(20), await down(100)] }
  }
  expect(await colours({ type: 'BGREMOVAL' })).toEqual({ cost: 0.25, colours: ['red', 'clear'] })
  const [keep, drop] = [
    { width: 2, height: 1, runs: [1, 1] },
    { width: 2, height: 1, runs: [0, 1, 1] },
  ]
  expect((await colours({ type: 'BGREMOVAL', keep, drop })).colours).toEqual(['clear', 'red'])
  standIns.replicate.sends(await plain(512, 512, BLUE))
  // A picture of which everything stays is nothing that anybody pays for.
  const spent = await spending()
  const nothing = await edited({ type: 'BGREMOVAL' }, model)
  expect([nothing.status, nothing.error]).toEqual(['failed', expect.stringContaining('Nothing was found')])
  expect(await spent()).toBe(0)
})

test('a quick edit in words goes to whoever edits pictures by words, and the rest is done here on what came', {
  timeout: 60_000,
}, async () => {
  const edit: Edit = {
    type: 'QUICKEDIT',
    steps: [
      { do: 'crop', to: 'square' },
      { do: 'change', words: 'a crown of ice' },
      { do: 'without', words: 'the table' },
    ],
  }
  for (const [model, id] of [
    ['gemini-2.5-flash-image', 'google'],
    ['replicate-flux-kontext-pro', 'replicate'],
  ] as const) {
    const { image } = await edited(edit, model)
    expect((await read(image?.id ?? '')).sent?.prompt).toContain('a crown of ice')
    expect(image?.width, model).toBe(image?.height)
    const [order = ''] = standIns[id].ordered('a crown of ice')
    expect(order).toContain('Remove this, and continue what is behind it: the table.')
    expect(pngsIn(order).length, model).toBeGreaterThan(0)
  }
  // The words alone are asked for: a ratio would cut the picture.
  expect(standIns.google.ordered('a crown of ice')[0]).not.toContain('aspectRatio')
})

test('a transform by a model that is told all that is to be seen says its manner, and begins with the picture', async () => {
  const body = { imageId: source.id, style: 'plushie', model: 'replicate-flux-dev' }
  const started = await person.call('transformImage', { body, idempotencyKey: randomUUID() })
  const { image } = (await server.ended(person, started.json().requestId)) as PollReply
  expect(await read(image?.id ?? '')).toMatchObject({ editOf: { way: 'service', type: 'TRANSFORMATION' } })
  const [order = ''] = standIns.replicate.ordered('a plush toy')
  expect(JSON.parse(order)).toMatchObject({ input: { prompt_strength: 0.68, image: expect.stringMatching(/^data:/) } })
})

test('with a key of one’s own an edit costs no gold, and is ordered with that key', async () => {
  const spent = await spending()
  const { key } = standIns.openai
  const theirs = 'a-key-of-their-own-0123456789'
  standIns.openai.accept(theirs)
  expect((await person.call('addOwnKey', { params: { service: 'openai' }, body: { key: theirs } })).statusCode).toBe(
    200,
  )
  const edit: Edit = { type: 'SUBJECTTRANSFORMATION', prompt: 'older, by own key' }
  const made = await edited(edit, 'gpt-image-1', { ownKey: true })
  expect([made.status, made.cost, await spent()]).toEqual(['completed', 0, 0])
  expect(standIns.openai.headers().authorization).toBe(`Bearer ${theirs}`)
  standIns.openai.accept(key)
  // Of a service to which they have none, nothing is begun as if they had.
  const none = await start(edit, { model: 'fal-flux-kontext-pro', ownKey: true })
  expect([none.statusCode, none.json().error]).toEqual([409, expect.stringContaining('Your key for fal is not here')])
})

test('a model is refused for what only the built-in engine does, and where it is not on offer', async () => {
  const spent = await spending()
  const tries: [Edit, string, RegExp][] = [
    [{ type: 'INPAINTING', mask: middle }, 'fal-flux-dev', /made by the built-in engine alone/],
    [{ type: 'QUICKEDIT', steps: [{ do: 'grey' }] }, 'gpt-image-1', /made by the built-in engine alone/],
    [{ type: 'TRANSFORMATION', style: 'tarot-card' }, 'gpt-image-1', /made by the built-in engine alone/],
    [
      { type: 'UPSCALER', factor: 2 },
      'gpt-image-1',
      /not on offer for this edit; choose one of .*fal-clarity-upscaler/,
    ],
    [{ type: 'INPAINTING', mask: middle, prompt: 'a well' }, 'gemini-2.5-flash-image', /not on offer for this edit/],
  ]
  for (const [edit, model, said] of tries) {
    const refused = await start(edit, { model })
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringMatching(said)])
  }
  expect(await spent()).toBe(0)
})
