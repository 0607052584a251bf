import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../../contract/sheets/route-name.ts'
import type { JobReply, JobStatus, Sheet } from '../../../contract/sheets.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../../testing/server.ts'

let server: TestServer
let keeper: Person

beforeAll(async () => {
  server = await openTestServer([])
  await server.work()
  keeper = await server.person()
})
afterAll(() => server.close())

async function write(kind: SheetKind, body: Record<string, unknown> = {}): Promise<Sheet> {
  const name = sheetRouteName(kind, 'generate')
  const started = await keeper.call(name, { body: { seed: 7, ...body }, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  expect(await server.ended(keeper, jobId)).toMatchObject({ status: 'completed' })
  const job = (await keeper.call(sheetRouteName(kind, 'poll'), { params: { id: jobId } })).json<JobStatus>()
  return (await keeper.call(sheetRouteName(kind, 'get'), { params: { id: job.id ?? '' } })).json()
}

const edited = (sheet: Sheet, edits: Record<string, string>) =>
  keeper.call(sheetRouteName(sheet.kind, 'update'), { params: { id: sheet.id }, body: { edits } })
const exported = ({ id, kind }: Pick<Sheet, 'id' | 'kind'>, query: Record<string, unknown>) =>
  keeper.call(sheetRouteName(kind, 'export'), { params: { id }, query })

/** The names of a zip's files, as its directory tells them: each entry has 46 bytes before its name, its length in the 29th. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}

/** The keys of the sheet's paragraphs. */
const paragraphsOf = ({ document }: Sheet) =>
  document.sections.flatMap(({ blocks }) => blocks).flatMap(({ type, key }) => (type === 'text' ? [key] : []))
const someField = (sheet: Sheet) => paragraphsOf(sheet)[0] ?? ''

test('a sheet comes as Markdown, text and JSON, as it reads with its changes, under its own name', async () => {
  const sheet = await write('loot', { prompt: 'a drowned smuggler queen' })
  await edited(sheet, { title: 'Hoard of Ögmund / the "Grey"', [someField(sheet)]: 'Nobody came back for it.' })
  for (const [format, type, ending] of [
    ['markdown', 'text/markdown', 'md'],
    ['text', 'text/plain', 'txt'],
    ['json', 'application/json', 'json'],
  ]) {
    const file = await exported(sheet, { format })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toContain(type)
    expect(file.headers['content-disposition']).toContain(`filename="Hoard of Ogmund the Grey.${ending}"`)
    expect(file.body).toContain('Nobody came back for it.')
    expect(file.body.toLowerCase()).toContain('hoard of ögmund')
  }
})

test('what the JSON was asked with makes the very same sheet again', async () => {
  const sheet = await write('loot', { prompt: 'a drowned smuggler queen', seed: 99 })
  const file = (await exported(sheet, { format: 'json' })).json()
  expect(file).toMatchObject({ format: 'lanternkeep-sheet', kind: 'loot', document: sheet.document })
  expect((await write('loot', file.request)).document).toEqual(sheet.document)
})

test('what was written by hand into a field that a roll has left no place for is in no file', async () => {
  const sheet = await write('loot')
  await edited(sheet, { title: 'What the queen kept' })
  await server.services.db.execute(
    sql`update sheets set edits = edits || '{"find.list.99": "Nobody is to read this."}' where id = ${sheet.id}`,
  )
  const file = await exported(sheet, { format: 'json' })
  expect(file.json().edits).toEqual({ title: 'What the queen kept' })
  expect(file.body).not.toContain('Nobody is to read this.')
})

test('text put in by a person stays text in every file', async () => {
  const sheet = await write('loot')
  const hostile =
    '<img src=x onerror=alert(1)> [here](javascript:alert(1)) **loud** `code` | cell &amp; @UUID[Actor.x]{y} [[/r 1d6]]'
  const field = someField(sheet)
  await edited(sheet, {
    title: '# <script>alert(1)</script>',
    [field]: `${hostile}\n\n- not a list\n1. nor this\n# nor a title`,
  })
  const markdown = (await exported(sheet, { format: 'markdown' })).body
  expect(markdown).toContain('\\<script\\>')
  expect(markdown).toContain('\\[here\\](javascript:alert(1)) \\*\\*loud\\*\\* \\`code\\` \\| cell \\&amp;')
  expect(markdown).toMatch(/^\\- not a list {2}\n1\\\. nor this {2}\n\\# nor a title$/m)
  const { pages } = (await exported(sheet, { format: 'foundry' })).json<{ pages: { text: { content: string } }[] }>()
  const html = pages.map(({ text }) => text.content).join('')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<(?!\/?(p|br|ul|ol|li|table|thead|tbody|tfoot|tr|td|th|h3|h4|em|strong|blockquote)[ >])/)
  expect(html).not.toMatch(/@UUID\[|\[\[/)
  expect((await exported(sheet, { format: 'text' })).body).toContain(hostile)
  expect((await exported(sheet, { format: 'pdf' })).statusCode).toBe(200)
})

test('a creature goes to Foundry as an actor of its rules, anything else as a journal', async () => {
  const foundry = async (sheet: Sheet) => (await exported(sheet, { format: 'foundry' })).json()
  const monster = await write('monster', { prompt: 'a marsh hag' })
  expect(await foundry(monster)).toMatchObject({ name: monster.title, type: 'npc' })
  const loot = await write('loot')
  const journal = await foundry(loot)
  expect(journal.name).toBe(loot.title)
  expect(journal.pages.map(({ name }: { name: string }) => name)).toEqual(
    loot.document.sections.map(({ title }) => title),
  )
})

test('a sheet prints on A4 and Letter, a long one over several pages, and its card is one page', async () => {
  const sheet = await write('monster', { prompt: 'a clockwork spider queen' })
  const pages = async (query: Record<string, unknown>) =>
    (await PDFDocument.load((await exported(sheet, { format: 'pdf', ...query })).rawPayload)).getPages()
  const sizes = async (query: Record<string, unknown>) =>
    (await pages(query)).map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])
  const short = await sizes({})
  expect(new Set(short.map(String))).toEqual(new Set(['595,842']))
  expect((await sizes({ paper: 'letter' }))[0]).toEqual([612, 792])
  expect(await sizes({ layout: 'card' })).toEqual([[595, 842]])
  const names = await Promise.all(
    ['sheet', 'card'].map(async (layout) => {
      const { headers } = await exported(sheet, { format: 'pdf', layout })
      return /filename="([^"]+)"/.exec(`${headers['content-disposition']}`)?.[1]
    }),
  )
  // Beside each other in one folder, and told to be of one sheet.
  expect(names).toEqual([expect.stringMatching(/^\w.*\.pdf$/), names[0]?.replace(/\.pdf$/, '.card.pdf')])
  const long = `${'wordwithoutend'.repeat(30)} ${'and so it went on '.repeat(180)}`
  const edits = Object.fromEntries(paragraphsOf(sheet).map((key) => [key, long]))
  await edited(sheet, { ...edits, title: 'Ł Ж 龍' })
  expect((await sizes({})).length).toBeGreaterThan(short.length)
  expect((await sizes({ layout: 'card' })).length).toBe(1)
})

test('all that was asked for at once comes in one zip, and others get only what is public of it', async () => {
  const first = await write('loot', { count: 3 })
  expect(first.batch.map(({ id }) => id)).toContain(first.id)
  expect(first.batch).toHaveLength(3)
  const hidden = first.batch[1]?.id ?? ''
  await keeper.call('lootUpdate', { params: { id: hidden }, body: { isVisible: false } })
  for (const { id } of first.batch)
    await keeper.call('lootUpdate', { params: { id }, body: { edits: { title: 'Spoils' } } })
  const own = await exported(first, { format: 'markdown', of: 'batch' })
  expect(own.headers['content-type']).toBe('application/zip')
  expect(namesIn(own.rawPayload)).toEqual(['Spoils.md', 'Spoils (2).md', 'Spoils (3).md'])
  const others = await callRoute(server.app, 'lootExport', {
    params: { id: first.id },
    query: { format: 'markdown', of: 'batch' },
  })
  expect(namesIn(others.rawPayload)).toEqual(['Spoils.md', 'Spoils (2).md'])
})

test('a batch being printed lets others have their files in between', async () => {
  const batch = await write('npc', { count: 8, prompt: 'a ferryman' })
  const single = await write('loot')
  await exported(single, { format: 'text' })
  const done: string[] = []
  const all = exported(batch, { format: 'pdf', of: 'batch' }).then(({ statusCode }) => done.push(`all ${statusCode}`))
  const one = exported(single, { format: 'text' }).then(({ statusCode }) => done.push(`one ${statusCode}`))
  await Promise.all([all, one])
  expect(done).toEqual(['one 200', 'all 200'])
})

test('a private sheet is its owner’s alone to take away, and a deleted one nobody’s', async () => {
  const sheet = await write('loot', { isVisible: false })
  const asStranger = () => callRoute(server.app, 'lootExport', { params: { id: sheet.id }, query: { format: 'text' } })
  expect((await asStranger()).statusCode).toBe(404)
  expect((await exported(sheet, { format: 'text' })).statusCode).toBe(200)
  await keeper.call('lootRemove', { params: { id: sheet.id } })
  expect((await exported(sheet, { format: 'text' })).statusCode).toBe(404)
  expect((await exported(sheet, { format: 'docx' })).statusCode).toBe(400)
})
