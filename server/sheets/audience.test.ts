import { afterAll, beforeAll, expect, test } from 'vitest'
import { playersView } from '../../contract/sheets/audience.ts'
import type { Block, SheetDocument } from '../../contract/sheets/document.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { writeSheet } from '../../engine/lore/index.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { fileOf } from './exports/export-file.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  owner = await server.person()
  other = await server.person()
})
afterAll(() => server.close())

const write = (kind: (typeof sheetKinds)[number], seed: number): SheetDocument =>
  writeSheet({ kind, request: sheetRequests[kind].parse({ seed }), seed })

/** Every text of a document by its key. */
function textsOf(document: SheetDocument): Map<string, string> {
  const texts = new Map<string, string>()
  const take = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) take(one)
    else if (typeof value === 'object' && value !== null) {
      const { key, text } = value as { key?: unknown; text?: unknown }
      if (typeof key === 'string' && typeof text === 'string') texts.set(key, text)
      for (const one of Object.values(value)) take(one)
    }
  }
  take(document.sections)
  return texts
}

test('no sentence of the game master’s parts stands in the players’ view, of any kind and in any form', async () => {
  for (const kind of sheetKinds) {
    for (let seed = 0; seed < 12; seed++) {
      const whole = write(kind, seed)
      const view = playersView(kind, whole)
      const shown = textsOf(view)
      const said = JSON.stringify(view)
      const hidden = [...textsOf(whole)].filter(([key, text]) => !shown.has(key) && text.length > 40)
      for (const [key, text] of hidden) expect(said, `${kind} ${seed} ${key}`).not.toContain(text)
      const sheet = { id: 'x', kind, prompt: '', request: {}, written: view, edits: {}, rolls: {}, name: 'x' }
      for (const format of ['markdown', 'text', 'json', 'foundry'] as const) {
        const file = Buffer.from(await fileOf({ sheet, query: { format, paper: 'a4', layout: 'sheet' } })).toString()
        for (const [key, text] of hidden) expect(file, `${kind} ${seed} ${format} ${key}`).not.toContain(text)
      }
    }
  }
}, 120_000)

test('players are told no stat block, no trouble, no want, fear or secret, and not which rumour is true', () => {
  const blocks = (document: SheetDocument): Block[] => document.sections.flatMap((section) => section.blocks)
  for (let seed = 0; seed < 30; seed++) {
    for (const kind of ['npc', 'monster', 'tavern', 'settlement', 'shop'] as const) {
      const view = playersView(kind, write(kind, seed))
      expect(blocks(view).some(({ type }) => type === 'stats')).toBe(false)
      const keys = view.sections.map(({ key }) => key)
      for (const secret of ['heart', 'hooks', 'hook', 'trouble', 'counter', 'patrons', 'factions', 'tactics', 'lair'])
        expect(keys, `${kind} ${seed}`).not.toContain(secret)
      const rumours = blocks(view).find(({ key }) => key === 'rumours.list')
      if (rumours?.type === 'list') {
        for (const { label, text } of rumours.items)
          expect([label, text]).toEqual([undefined, expect.not.stringMatching(/\)$/)])
      }
    }
  }
})

async function makeNpc(): Promise<string> {
  const started = await owner.call('npcGenerate', {
    body: { prompt: 'a smith who hides a crown', seed: 5 },
    idempotencyKey: crypto.randomUUID(),
  })
  const { jobId } = started.json<{ jobId: string }>()
  await expect
    .poll(async () => (await owner.call('npcPoll', { params: { id: jobId } })).json().status, { timeout: 15_000 })
    .toBe('COMPLETED')
  return (await owner.call('npcPoll', { params: { id: jobId } })).json<{ id: string }>().id
}

test('a sheet that goes by its link is listed nowhere, opens for whoever has it, and keeps its secrets to its owner', async () => {
  const id = await makeNpc()
  const params = { id }
  const set = await owner.call('npcUpdate', { params, body: { visibility: 'unlisted' } })
  expect(set.json()).toMatchObject({ visibility: 'unlisted', isVisible: false, sharesSecrets: false, view: 'gm' })
  const seen = (await other.call('npcGet', { params })).json()
  expect(seen).toMatchObject({ view: 'players', prompt: '', summary: '', seed: 0, request: {}, originals: {}, kin: [] })
  expect(JSON.stringify(seen)).not.toContain('crown')
  expect(seen.document.sections.map((section: { key: string }) => section.key)).not.toContain('heart')
  expect((await callRoute(server.app, 'npcGet', { params })).statusCode).toBe(200)
  const listed = (await callRoute(server.app, 'searchSheets', {})).json<{ sheets: { id: string }[] }>()
  expect(listed.sheets.map((card) => card.id)).not.toContain(id)
  const text = await callRoute(server.app, 'npcExport', { params, query: { format: 'text', view: 'gm' } })
  expect(text.body).not.toContain('Secret')
  const own = await owner.call('npcExport', { params, query: { format: 'text' } })
  expect(own.body).toContain('Secret')
  const handout = await owner.call('npcExport', { params, query: { format: 'text', view: 'players' } })
  expect(handout.body).not.toContain('Secret')

  await owner.call('npcUpdate', { params, body: { sharesSecrets: true } })
  expect((await other.call('npcGet', { params })).json().view).toBe('gm')
  expect((await other.call('npcGet', { params, query: { view: 'players' } })).json().view).toBe('players')
  await owner.call('npcUpdate', { params, body: { visibility: 'private' } })
  expect((await other.call('npcGet', { params })).statusCode).toBe(404)
})

test('the parts that are the game master’s say so, each by itself', async () => {
  const id = await makeNpc()
  const { document } = (await owner.call('npcGet', { params: { id } })).json<{ document: SheetDocument }>()
  const audienceOf = (key: string) => document.sections.find((section) => section.key === key)?.audience
  expect([audienceOf('heart'), audienceOf('stats'), audienceOf('sight')]).toEqual(['gm', 'gm', undefined])
})
