import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageCategories } from '../../../contract/categories.ts'
import type { FullImage, Image, MapBarriers } from '../../../contract/images.ts'
import type { Model } from '../../../contract/models.ts'
import { type BattlemapScene, makePicture, type Scene } from '../../../engine/index.ts'
import type { Makes } from '../../providers/provider.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn } from '../../testing/stand-in.ts'

/** A dungeon with a secret door, as the engine keeps it. */
function dungeon(): BattlemapScene {
  for (let seed = 0; ; seed++) {
    const words = { category: 'battlemaps', prompt: 'a tiny dungeon with secret doors', negativePrompt: '' } as const
    const { scene } = makePicture({ ...words, style: 'inked', seed, width: 64, height: 64 }, () => undefined)
    const map = scene as BattlemapScene
    if (map.doors.some(({ kind }) => kind === 'secret')) return map
  }
}

const scene = dungeon()
const madeOf = (category: 'items' | 'townmaps', prompt: string, style: string) =>
  makePicture({ category, prompt, negativePrompt: '', style, seed: 3, width: 64, height: 64 }, () => undefined).scene

/** What the engine would have told of these categories' pictures; of others the stand-in's own scene is kept. */
const scenes: Partial<Record<string, Scene>> = {
  battlemaps: scene,
  items: madeOf('items', 'a red potion', 'painted'),
  townmaps: madeOf('townmaps', 'a hamlet', 'inked'),
}
const { columns, rows } = scene.grid
const smallPicture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#876' } })
  .png()
  .toBuffer()
const mapper = openStandIn()
const plainly = mapper.make.picture
const pictures = mapper.models().map((model) => ({ ...model, categories: [...imageCategories] }))
const clips: Model = {
  craft: 'clip',
  id: 'film',
  name: 'Film',
  provider: 'built-in',
  description: 'What lies there.',
  strengths: [],
  speed: 1,
  capabilities: ['text-to-video', 'image-to-video'],
  isAnswering: true,
  licence: '',
  sentTo: '',
  seconds: [4],
  sizes: [[64, 64]],
  takesSeed: true,
  hasSound: false,
  rate: 0,
}
mapper.models = () => [...pictures, clips]
/** A film that is no more than told of: its map is the one that is set in motion, painted as that is. */
const filmed = Buffer.from('the film of a dungeon')
const makes: Makes = {
  ...mapper.make,
  clip: async ({ seconds, motion }) => ({
    bytes: Buffer.alloc(0),
    mediaType: '',
    built: {
      files: [{ stem: '', extension: 'webm', bytes: filmed }],
      still: { bytes: smallPicture, width: 20, height: 20 },
      kept: {
        medium: 'video',
        form: null,
        seconds,
        loops: true,
        peaks: [],
        captions: [],
        tempo: null,
        hasAlpha: false,
        style: 'inked',
      },
      title: '',
      understood: [],
      unused: [],
      scene: motion?.scene?.scene,
    },
  }),
}
Object.assign(mapper.make, makes)
mapper.make.picture = async (order, watcher) => {
  const made = await plainly(order, watcher)
  return { ...made, scene: scenes[order.category] ?? made.scene }
}

let server: TestServer
let person: Person
let map: FullImage
beforeAll(async () => {
  server = await openTestServer([mapper])
  await server.work()
  person = await server.person()
  map = await made({ category: 'battlemaps', prompt: 'the vaults of Örn *' })
})
afterAll(() => server.close())

async function made(request: Record<string, unknown>): Promise<FullImage> {
  const started = await person.start(request)
  const { id } = (await server.ended(person, started.json().requestId)).image as Image
  return (await person.call('getImage', { params: { id } })).json<FullImage>()
}

const exported = (image: Pick<Image, 'id'>, query: Record<string, unknown>) =>
  person.call('exportMap', { params: { id: image.id }, query })
const asStranger = (image: Pick<Image, 'id'>, query: Record<string, unknown>) =>
  callRoute(server.app, 'exportMap', { params: { id: image.id }, query })

test('a battle map says how many squares it has, any other picture has none', async () => {
  expect(map.squares).toEqual({ columns, rows, isBare: true })
  const hill = await made({ category: 'landscapes', prompt: 'a hill' })
  expect(hill.squares).toBeNull()
  const refused = await exported(hill, { format: 'png' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('Only pictures made here')
})

test('its owner is told where each number is drawn, and nobody else', async () => {
  for (const { number, badge } of scene.rooms) {
    const at = { x: badge[0] / columns, y: badge[1] / rows }
    expect(map.mapKey?.entries.find((entry) => entry.number === number)).toMatchObject({ at })
  }
  const others = (await callRoute(server.app, 'getImage', { params: { id: map.id } })).json()
  expect(JSON.stringify(others.mapKey)).not.toContain('"at"')
})

test('Universal VTT has a picture of exactly its squares, and hides secret doors from players', async () => {
  const answer = await exported(map, { format: 'dd2vtt', px: 24 })
  expect(answer.headers['content-disposition']).toMatch(/\.dd2vtt"/)
  const file = answer.json()
  expect(file.resolution).toMatchObject({ map_size: { x: columns, y: rows }, pixels_per_grid: 24 })
  const { width, height, format } = await sharp(Buffer.from(file.image, 'base64')).metadata()
  expect({ width, height, format }).toEqual({ width: columns * 24, height: rows * 24, format: 'webp' })
  const closable = scene.doors.filter(({ kind }) => kind !== 'arch')
  expect(file.portals).toHaveLength(closable.filter(({ kind }) => kind !== 'secret').length)
  const master = (await exported(map, { format: 'dd2vtt', px: 24, view: 'gm' })).json()
  expect(master.portals).toHaveLength(closable.length)
  expect(master.image).not.toBe(file.image)
})

test('pictures come at the size asked for, with the grid chosen, and players see no numbers', async () => {
  const picture = async (query: Record<string, unknown>) =>
    (await exported(map, { px: 20, format: 'png', ...query })).rawPayload
  const [none, square, hex, master] = await Promise.all([
    picture({}),
    picture({ grid: 'square' }),
    picture({ grid: 'hex' }),
    picture({ view: 'gm' }),
  ])
  expect(await sharp(none).metadata()).toMatchObject({ width: columns * 20, height: rows * 20, format: 'png' })
  expect(new Set([none, square, hex, master].map((bytes) => bytes.toString('base64'))).size).toBe(4)
  expect((await sharp(await picture({ format: 'webp' })).metadata()).format).toBe('webp')
})

test('Foundry’s scene comes zipped with its picture, secret doors and all', async () => {
  const answer = await exported(map, { format: 'foundry', px: 50 })
  expect(answer.headers['content-type']).toBe('application/zip')
  const names = entriesOf(answer.rawPayload).map(({ name }) => name)
  for (const ending of ['.json', '.webp', 'Read me.txt'])
    expect(names.filter((name) => name.endsWith(ending))).toHaveLength(1)
  const json = foundrySceneIn(answer.rawPayload)
  expect(json).toMatchObject({ width: columns * 50, height: rows * 50, padding: 0, grid: { type: 1, size: 50 } })
  const doors = json.walls.filter(({ door }: { door: number }) => door > 0)
  expect(doors.filter(({ door }: { door: number }) => door === 2)).toHaveLength(
    scene.doors.filter(({ kind }) => kind === 'secret').length,
  )
  expect(names).toContain(json.background.src)
})

test('a PDF prints at one inch a square', async () => {
  const answer = await exported(map, { format: 'pdf', paper: 'letter', grid: 'square' })
  const pdf = await PDFDocument.load(answer.rawPayload)
  // Seven squares by ten a sheet, either way round, and a plan of them.
  const least = Math.min(Math.ceil(columns / 7) * Math.ceil(rows / 10), Math.ceil(columns / 10) * Math.ceil(rows / 7))
  expect(pdf.getPageCount()).toBe(least + 1)
  for (const page of pdf.getPages()) expect([page.getWidth(), page.getHeight()].sort()).toEqual([612, 792])
  expect(pdf.getTitle()).toBe(map.title)
})

test('the lines that lie over a map’s art come by themselves, and show players no secrets', async () => {
  const lines = async (query: Record<string, unknown>) => {
    const answer = await exported(map, { format: 'overlay', ...query })
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('svg')
    return answer.body
  }
  const [players, master] = [await lines({ grid: 'hex' }), await lines({ grid: 'none', view: 'gm' })]
  expect(players).toContain('id="grid"')
  expect(players).not.toMatch(/id="(secrets|numbers)"/)
  expect(master).not.toContain('id="grid"')
  expect(master.match(/>S</g)).toHaveLength(scene.doors.filter(({ kind }) => kind === 'secret').length)
  for (const { number } of scene.rooms) expect(master).toContain(`>${number}</text>`)
})

test('a town map is painted anew at a size, printed on a page, and drawn as a plan', async () => {
  const town = await made({ category: 'townmaps', prompt: 'a hamlet', shape: 'landscape' })
  expect(town.exports).toEqual(['pdf', 'png', 'webp', 'svg'])
  const large = await sharp((await exported(town, { format: 'webp', side: 400 })).rawPayload).metadata()
  expect(Math.max(large.width, large.height)).toBe(400)
  expect(large.width / large.height).toBeCloseTo(town.width / town.height, 1)
  const plan = await exported(town, { format: 'svg' })
  expect(plan.body).toContain('id="streets"')
  expect((await sharp(plan.rawPayload).metadata()).format).toBe('svg')
  const pdf = await PDFDocument.load((await exported(town, { format: 'pdf' })).rawPayload)
  expect(pdf.getPageCount()).toBe(1)
  expect((await exported(town, { format: 'dd2vtt' })).json().error).toContain('pdf, png, webp, svg')
})

test('any picture the engine painted can be had larger than it was kept, within what one thread paints', async () => {
  const potion = await made({ category: 'items', prompt: 'a red potion' })
  expect(potion.exports).toEqual(['png', 'webp'])
  const large = await sharp((await exported(potion, { format: 'png', side: 300 })).rawPayload).metadata()
  expect([large.width, large.height, large.format]).toEqual([300, 300, 'png'])
  const refused = await exported(potion, { format: 'png', side: 4096 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('2048 px')
})

test('the game master’s key as Markdown tells its owner what lies in each room; others and the players’ have only the names', async () => {
  const own = await exported(map, { format: 'markdown', view: 'gm' })
  expect(own.headers['content-type']).toContain('text/markdown')
  expect(own.body).toContain('\\*')
  expect(own.body).toContain('## Secret doors')
  const others = (await asStranger(map, { format: 'markdown', view: 'gm' })).body
  expect((await exported(map, { format: 'markdown', view: 'players' })).body).toBe(others)
  for (const { number, name, text } of scene.key) {
    expect(own.body).toContain(`## ${number}. ${name}\n\n${text}`)
    expect(others).toContain(`${number}. ${name}`)
    expect(others).not.toContain(text)
  }
  expect(others).not.toContain('ecret')
})

test('a private map is its owner’s to export, and whoever’s was given its signed address', async () => {
  const hidden = await made({ category: 'battlemaps', prompt: 'a vault', isVisible: false })
  const query = { format: 'markdown' }
  expect((await asStranger(hidden, query)).statusCode).toBe(404)
  expect((await exported(hidden, query)).statusCode).toBe(200)
  const signed = Object.fromEntries(new URL(hidden.url, 'http://x').searchParams)
  expect((await asStranger(hidden, { ...query, ...signed })).statusCode).toBe(200)
  expect((await asStranger(hidden, { ...query, ...signed, sign: 'x' })).statusCode).toBe(404)
})

test('sizes and formats that are not on offer are refused', async () => {
  for (const query of [{ format: 'png', px: 19 }, { format: 'png', px: 201 }, { format: 'tiff' }, {}])
    expect((await exported(map, query)).statusCode).toBe(400)
})

test('an exported map comes back in as an upload, with its walls, doors and lights to be seen', async () => {
  const file = await exported(map, { format: 'dd2vtt', px: 20 })
  const back = await uploaded(file.rawPayload)
  expect(back).toMatchObject({ type: 'BATTLEMAP', title: 'My keep', width: columns * 20, height: rows * 20 })
  const { line_of_sight: walls, portals, lights } = file.json()
  expect(back.hasBarriers).toBe(true)
  const told = await person.call('getBarriers', { params: { id: back.id } })
  const barriers = told.json<MapBarriers>()
  expect(told.headers['cache-control']).toBe('private, no-store')
  expect(barriers).toMatchObject({ columns, rows })
  expect(barriers.walls).toEqual(walls.map((line: { x: number; y: number }[]) => line.map(({ x, y }) => [x, y])))
  expect(barriers.doors.map(({ closed }) => closed)).toEqual(portals.map(({ closed }: { closed: boolean }) => closed))
  expect(barriers.lights).toHaveLength(lights.length)
  expect(map.hasBarriers).toBe(false)
  expect((await person.call('getBarriers', { params: { id: map.id } })).statusCode).toBe(404)
  expect((await callRoute(server.app, 'getBarriers', { params: { id: back.id } })).statusCode).toBe(404)
})

test('a file that only looks like a map is refused with a sentence', async () => {
  for (const text of ['{', '{"format": 0.3}', '{"resolution":{"map_size":{"x":2,"y":2}},"image":"AAAA"}']) {
    const answer = await upload(Buffer.from(text))
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toContain('Nothing was charged')
  }
})

const mapFile = (parts: string) =>
  Buffer.from(`{"resolution":{"map_size":{"x":2,"y":2}},${parts},"image":"${smallPicture.toString('base64')}"}`)

test('a map of more walls than any table can use is refused, whether they have points or not', async () => {
  for (const parts of [
    `"line_of_sight":[${'[],'.repeat(60_000)}[]]`,
    `"line_of_sight":[${'[],'.repeat(3_000_000)}[]]`,
    `"objects_line_of_sight":[[${'{"x":1,"y":1},'.repeat(50_000)}{"x":1,"y":1}]]`,
    `"notes":[${'0,'.repeat(3_000_000)}0]`,
  ]) {
    const answer = await upload(mapFile(parts))
    expect(answer.statusCode, answer.body).toBe(415)
    expect(answer.json().error).toContain('more walls than any table can use')
  }
})

test('a map with something at the end of all numbers is refused', async () => {
  for (const parts of [
    '"line_of_sight":[[{"x":1e308,"y":0},{"x":0,"y":1}]]',
    '"lights":[{"position":{"x":1,"y":1},"range":1e308}]',
  ])
    expect((await upload(mapFile(parts))).statusCode).toBe(415)
  const walls = '"line_of_sight":[[],[{"x":1,"y":1}],[{"x":0,"y":0},{"x":1,"y":1}]]'
  const { id } = await uploaded(mapFile(walls))
  const barriers = (await person.call('getBarriers', { params: { id } })).json<MapBarriers>()
  expect(barriers.walls).toEqual([
    [
      [0, 0],
      [1, 1],
    ],
  ])
})

function upload(bytes: Buffer) {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="my_keep.dd2vtt"\r\n\r\n'
  const payload = {
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }
  return person.call('uploadImage', { payload, idempotencyKey: crypto.randomUUID() })
}

async function uploaded(bytes: Buffer): Promise<FullImage> {
  const started = await upload(bytes)
  const { id } = (await server.ended(person, started.json().requestId)).image as Image
  return (await person.call('getImage', { params: { id } })).json<FullImage>()
}

test('whoever has a map by its link is given the players’, whatever they ask for; other game masters a public one whole', async () => {
  const mine = await made({ category: 'battlemaps', prompt: 'a vault by its link' })
  const secretDoors = async (of: typeof asStranger) => {
    const json = foundrySceneIn((await of(mine, { format: 'foundry', px: 50, view: 'gm' })).rawPayload)
    return json.walls.filter(({ door }: { door: number }) => door === 2).length
  }
  const all = scene.doors.filter(({ kind }) => kind === 'secret').length
  expect(await secretDoors(asStranger)).toBe(all)
  await person.call('setVisibility', { params: { id: mine.id }, body: { visibility: 'unlisted' } })
  expect([await secretDoors(exported), await secretDoors(asStranger)]).toEqual([all, 0])
  const lines = (await asStranger(mine, { format: 'overlay', view: 'gm' })).body
  expect(lines).not.toMatch(/id="(secrets|numbers)"/)
})

async function moving(whose: Person, of: Pick<Image, 'id'>): Promise<FullImage> {
  const body = { imageId: of.id, seconds: 4 }
  const started = await whose.call('generateVideo', { body, idempotencyKey: crypto.randomUUID() })
  expect(started.statusCode, started.body).toBe(201)
  const { id } = (await server.ended(whose, started.json().requestId)).image as Image
  return (await whose.call('getImage', { params: { id } })).json<FullImage>()
}

test('a battle map that moves comes to the table: its video in Foundry’s scene, with its still’s walls, and lights that flicker', async () => {
  const video = await moving(person, map)
  expect(video).toMatchObject({ type: 'VIDEO', exports: ['foundry', 'dd2vtt'], squares: null, mapKey: null })
  expect(video.recording).not.toHaveProperty('style')
  const query = { format: 'foundry', px: 50, view: 'gm' }
  const [zip, still] = [(await exported(video, query)).rawPayload, (await exported(map, query)).rawPayload]
  const [moved, stood] = [foundrySceneIn(zip), foundrySceneIn(still)]
  expect(entriesOf(zip).find(({ name }) => name === moved.background.src)?.bytes).toEqual(filmed)
  expect(moved.background.src).toMatch(/\.webm$/)
  for (const part of ['width', 'height', 'grid', 'walls', 'notes']) expect(moved[part]).toEqual(stood[part])
  const unlit = ({ config: { animation: _, ...config }, ...light }: FoundryLight) => ({ ...light, config })
  expect(moved.lights.map(unlit)).toEqual(stood.lights)
  for (const { config } of moved.lights) expect(config.animation.type).toMatch(/^(torch|flame|pulse)$/)
  expect(moved.lights.length).toBeGreaterThan(0)
  const { image: picture, ...universal } = (await exported(video, { format: 'dd2vtt', px: 20 })).json()
  const { image: _, ...own } = (await exported(map, { format: 'dd2vtt', px: 20 })).json()
  expect(universal).toEqual({ ...own, environment: { ...own.environment, baked_lighting: false } })
  expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ width: columns * 20 })
  expect((await exported(video, { format: 'png' })).json().error).toContain('foundry, dd2vtt')
})

test('whoever sets another’s map in motion has its walls for their table, and not what its game master wrote', async () => {
  const other = await server.person()
  const theirs = await moving(other, map)
  const answer = await other.call('exportMap', {
    params: { id: theirs.id },
    query: { format: 'foundry', px: 50, view: 'gm' },
  })
  expect(foundrySceneIn(answer.rawPayload).walls.length).toBeGreaterThan(0)
  const all = entriesOf(answer.rawPayload)
    .map(({ bytes }) => bytes.toString('utf8'))
    .join()
  for (const { name, text } of scene.key) {
    expect(all).toContain(name)
    expect(all).not.toContain(text)
  }
})

/** A file of a zip that is packed without compression, by the end of its name. */
function unzipped(zip: Buffer, ending: string): string | undefined {
  const entry = entriesOf(zip).find(({ name }) => name.endsWith(ending))
  return entry?.bytes.toString('utf8')
}

interface FoundryLight {
  config: { animation?: { type: string } }
}

const foundrySceneIn = (zip: Buffer) => JSON.parse(entriesOf(zip)[0]?.bytes.toString('utf8') ?? '')

/** Names and bytes of a zip, by its directory. */
function entriesOf(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries: { name: string; bytes: Buffer }[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, named, extra, told] = [20, 28, 30, 32].map((off) =>
      off === 20 ? zip.readUInt32LE(at + off) : zip.readUInt16LE(at + off),
    ) as [number, number, number, number]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + named), bytes: zip.subarray(from, from + size) })
    at += 46 + named + extra + told
  }
  return entries
}

test('the game master’s Foundry scene has a pin at each number, which opens its page of the journal; the players’ has neither', async () => {
  const zip = (await exported(map, { format: 'foundry', px: 50, view: 'gm' })).rawPayload
  const journal = JSON.parse(unzipped(zip, '-journal.json') ?? '')
  const { notes } = foundrySceneIn(zip)
  expect(journal.ownership).toEqual({ default: 0 })
  expect(notes).toHaveLength(scene.rooms.length)
  for (const { number, badge } of scene.rooms) {
    const pin = notes.find(({ text }: { text: string }) => text === String(number))
    expect(pin).toMatchObject({ x: Math.round(badge[0] * 50), y: Math.round(badge[1] * 50), entryId: journal._id })
    const page = journal.pages.find(({ _id }: { _id: string }) => _id === pin.pageId)
    const entry = scene.key.find((one) => one.number === number)
    expect(page.name).toBe(`${number}. ${entry?.name}`)
    expect(page.text.content).toContain(entry?.text.slice(0, 20))
  }
  expect(JSON.stringify(journal)).toContain('Secret doors')
  expect(unzipped(zip, '-pins.js')).toContain(journal.flags.lanternkeep.map)
  expect(unzipped(zip, 'Read me.txt')).toContain('-journal.json')
  for (const other of [
    await exported(map, { format: 'foundry', px: 50, view: 'players' }),
    await asStranger(map, { format: 'foundry', px: 50, view: 'gm' }),
  ]) {
    expect(entriesOf(other.rawPayload)).toHaveLength(3)
    expect(foundrySceneIn(other.rawPayload).notes).toEqual([])
  }
})

test('the game master’s PDF has the key on pages after the map; the players’, and a stranger’s, end with the map', async () => {
  const pages = async (answer: { rawPayload: Buffer }) => (await PDFDocument.load(answer.rawPayload)).getPageCount()
  const players = await pages(await exported(map, { format: 'pdf', view: 'players' }))
  expect(await pages(await asStranger(map, { format: 'pdf', view: 'gm' }))).toBe(players)
  expect(await pages(await exported(map, { format: 'pdf', view: 'gm' }))).toBeGreaterThan(players)
})

/** A PDF says when it was made; what else it says, as text. */
async function undated(bytes: Buffer): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  pdf.setCreationDate(new Date(0))
  pdf.setModificationDate(new Date(0))
  return Buffer.from(await pdf.save()).toString('base64')
}

test('of a map that goes by its link a stranger gets the players’ file in every format, with no secret door, trap or key text in it', {
  timeout: 60_000,
}, async () => {
  const mine = await made({ category: 'battlemaps', prompt: 'a vault for players' })
  await person.call('setVisibility', { params: { id: mine.id }, body: { visibility: 'unlisted' } })
  for (const format of mine.exports) {
    const of = (who: typeof asStranger, view: string) => who(mine, { format, px: 24, grid: 'square', view })
    const [asked, theirs, whole] = [
      await of(asStranger, 'gm'),
      await of(asStranger, 'players'),
      await of(exported, 'gm'),
    ]
    expect([format, asked.statusCode]).toEqual([format, 200])
    const bytes = ({ rawPayload }: typeof asked) =>
      format === 'foundry'
        ? entriesOf(rawPayload).map(({ name, bytes }) => `${name} ${bytes.toString('base64')}`)
        : format === 'pdf'
          ? undated(rawPayload)
          : rawPayload.toString('base64')
    const [own, players, full] = await Promise.all([asked, theirs, whole].map(bytes))
    expect([format, own]).toEqual([format, players])
    expect([format, own]).not.toEqual([format, full])
    const told = asked.rawPayload.toString('utf8')
    for (const { text } of scene.key) expect(told).not.toContain(text)
    expect(told).not.toMatch(/id="(secrets|numbers)"|"door":2|Secret doors/)
  }
  const page = (await callRoute(server.app, 'getImage', { params: { id: mine.id } })).json<FullImage>()
  expect(page.mapKey?.entries.every(({ text, at }) => text === undefined && at === undefined)).toBe(true)
  expect([page.prompt, page.understood]).toEqual(['', []])
})
