import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FullImage } from '../../contract/images.ts'
import type { LoraBase } from '../../contract/lora-facts.ts'
import type { Lora, LorasReply } from '../../contract/loras.ts'
import type { PictureModel } from '../../contract/models.ts'
import { readConfig } from '../config.ts'
import { loras } from '../db/schema.ts'
import { sweepLoras } from '../loras/commands.ts'
import { syncHeldLoras } from '../loras/held.ts'
import type { HeldLora, Provider } from '../providers/provider.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn, type StandIn } from '../testing/stand-in.ts'

/** Somebody elsewhere who paints with LoRAs, and keeps the orders. */
function openPainter(name: string, wears: NonNullable<PictureModel['loras']>, held: HeldLora[] = []): StandIn {
  const painter = openStandIn()
  const [model] = painter.models() as PictureModel[]
  const told: PictureModel = {
    ...(model as PictureModel),
    id: name.toLowerCase(),
    name,
    provider: name,
    capabilities: ['text-to-image', 'lora'],
    loras: wears,
  }
  const provider: Provider = {
    name,
    terms: { atOnce: 2, timeout: 60_000 },
    models: () => [told],
    make: painter.make,
    heldLoras: () => (isTold ? held : undefined),
    close: painter.close,
  }
  return Object.assign(painter, provider, { make: painter.make })
}

let isTold = true
const held: HeldLora[] = [{ reference: 'styles/old_map-v2.safetensors', base: 'sdxl', triggerWords: ['oldmap'] }]
const builtIn = openStandIn()
const far = openPainter('Fluxer', { bases: ['flux-1'], from: 'address', most: 2 })
const machine = openPainter('Machine', { bases: ['sdxl'], from: 'machine', most: 1 }, held)

let server: TestServer
let owner: Person
beforeAll(async () => {
  const { publicUrl, site } = readConfig({ PUBLIC_URL: 'https://keep.example' }, [])
  server = await openTestServer([builtIn, far, machine], { publicUrl, site })
  await server.work()
  owner = await server.person()
})
afterAll(() => server.close())

/** A LoRA of somebody's whose file lies here. */
async function kept(person: Person, fields: Partial<typeof loras.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(loras).values({
    id,
    ownerId: person.id,
    kind: 'safetensors',
    title: 'Moor fog',
    base: 'flux-1' satisfies LoraBase,
    licence: 'MIT',
    source: 'I made it',
    triggerWords: ['moorfog', 'grey'],
    isVisible: true,
    storageKey: id,
    hash: 'a'.repeat(64),
    bytes: 10,
    ...fields,
  })
  return id
}

const start = (person: Person, worn: object[], model = 'fluxer', more: object = {}) =>
  person.start({ model, prompt: 'a grey hill', loras: worn, ...more })

test('a picture wears a LoRA: the service is told its trigger words and an address that it can fetch', async () => {
  const id = await kept(owner)
  const started = await start(owner, [{ id, weight: 0.8 }], 'fluxer', { count: 2 })
  expect(started.statusCode, started.body).toBe(201)
  const ended = await server.ended(owner, started.json().requestId)
  const [order] = far.orders
  // What stands there already is not said twice, and the person's own words stay theirs.
  expect(order?.prompt).toBe('a grey hill, moorfog')
  const [worn] = order?.loras ?? []
  expect(worn?.weight).toBe(0.8)
  expect(worn?.reference).toMatch(new RegExp(`^https://keep\\.example/api/v1/loras/${id}/file\\?until=\\d+&sign=`))
  const [first] = ended.images as FullImage[]
  const full = (await owner.call('getImage', { params: { id: first?.id ?? '' } })).json<FullImage>()
  expect(full).toMatchObject({ prompt: 'a grey hill', loras: [{ id, title: 'Moor fog', weight: 0.8 }] })
  // Two pictures of one request are one use; both are shown with it.
  const shown = (await callRoute(server.app, 'getLora', { params: { id } })).json<Lora>()
  expect(shown.uses).toBe(1)
  expect(shown.sample?.prompt).toBe('a grey hill')
  expect((await callRoute(server.app, 'loraSamples', { params: { id } })).json().totalCount).toBe(2)
})

test('a public picture does not give away the address of an unlisted LoRA that it wears', async () => {
  const id = await kept(owner, { isVisible: false, isUnlisted: true })
  const wearer = await server.person()
  const started = await start(wearer, [{ id, weight: 0.8 }], 'fluxer', { isVisible: true })
  const ended = await server.ended(wearer, started.json().requestId)
  const [image] = ended.images as FullImage[]
  const shown = async (who: Person) =>
    (await who.call('getImage', { params: { id: image?.id ?? '' } })).json<FullImage>().loras
  expect(await shown(await server.person())).toEqual([])
  expect(await shown(wearer)).toMatchObject([{ id }])
  expect(await shown(owner)).toMatchObject([{ id }])
})

test.each<[string, string, Partial<typeof loras.$inferInsert>, RegExp]>([
  ['by a style of the engine, which wears none', 'painted', {}, /Painted wears no LoRAs/],
  ['that was made for another model', 'fluxer', { base: 'sdxl' }, /made for SDXL; Fluxer wears FLUX\.1/],
  ['by a machine that wears only its own', 'machine', { base: 'sdxl' }, /wears only what lies on its own machine/],
])('a LoRA %s is refused, and nothing is charged', async (_, model, fields, why) => {
  const id = await kept(owner, fields)
  const refused = await start(owner, [{ id }], model)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toMatch(why)
})

test('another person’s private LoRA is not there, more than the model wears are refused, and so is one twice', async () => {
  const stranger = await server.person()
  const secret = await kept(owner, { isVisible: false })
  expect((await start(stranger, [{ id: secret }])).statusCode).toBe(404)
  expect((await start(owner, [{ id: secret }])).statusCode).toBe(201)
  const three = [{ id: await kept(owner) }, { id: await kept(owner) }, { id: await kept(owner) }]
  expect((await start(owner, three)).json().error).toMatch(/wears at most 2 LoRAs at once/)
  expect((await start(owner, [{ id: secret }, { id: secret }])).statusCode).toBe(400)
  expect((await start(owner, [{ id: secret, weight: 2.5 }])).statusCode).toBe(400)
})

test('the best available wears a LoRA as whoever can makes it, and without anybody who can it is refused', async () => {
  const id = await kept(owner, { triggerWords: ['mistmoor'] })
  const started = await start(owner, [{ id, weight: 0.7 }], 'best')
  expect(started.statusCode, started.body).toBe(201)
  const ended = await server.ended(owner, started.json().requestId)
  expect(ended.image).toMatchObject({ model: 'fluxer' })
  expect(far.orders.at(-1)).toMatchObject({ prompt: 'a grey hill, mistmoor', loras: [{ weight: 0.7 }] })
  const foreign = await kept(owner, { base: 'sd-1.5' })
  const refused = await start(owner, [{ id: foreign }], 'best')
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    'No model that is on offer can make this in these LoRAs. Nothing was charged.',
  ])
})

test('where services cannot reach this site, that is the reason', async () => {
  const { site } = server.config
  const isReachable = site.isReachable
  site.isReachable = false
  try {
    const refused = await start(owner, [{ id: await kept(owner) }])
    expect(refused.json().error).toMatch(/no address that services can reach/)
  } finally {
    site.isReachable = isReachable
  }
})

test('what lies on a machine of the house’s own is listed, worn by its name there, gone with it, and back with the works that wear it', async () => {
  await syncHeldLoras(server.services)
  await syncHeldLoras(server.services)
  const listed = async () =>
    (await callRoute(server.app, 'searchLoras', { query: { q: 'oldmap' } })).json<LorasReply>().loras
  const [lora] = await listed()
  expect(await listed()).toHaveLength(1)
  expect(lora).toMatchObject({ title: 'old map v2', kind: 'machine', heldBy: 'Machine', base: 'sdxl', file: null })
  const started = await start(owner, [{ id: lora?.id, weight: 1.2 }], 'machine')
  await server.ended(owner, started.json().requestId)
  expect(machine.orders.at(-1)).toMatchObject({
    prompt: 'a grey hill, oldmap',
    loras: [{ reference: 'styles/old_map-v2.safetensors', weight: 1.2 }],
  })
  expect((await start(owner, [{ id: lora?.id }], 'fluxer')).json().error).toMatch(/lies with Machine alone/)
  isTold = false
  await syncHeldLoras(server.services)
  expect(await listed()).toMatchObject([{ id: lora?.id }])
  isTold = true
  const gone = held.splice(0)
  await syncHeldLoras(server.services)
  expect(await listed()).toEqual([])
  const week = 7 * 24 * 3_600_000
  await sweepLoras({ ...server.services, now: () => new Date(Date.now() + week) })
  held.push(...gone)
  await syncHeldLoras(server.services)
  expect(await listed()).toMatchObject([{ id: lora?.id, uses: 1 }])
})
