import type { SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { ruleSystems } from '../../../contract/enums.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { type SheetKind, sheetKinds } from '../../../contract/sheets/kinds.ts'
import { playersView, secretsOf } from '../../../contract/sheets/players-view.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { sheetFormats } from '../../../contract/sheets.ts'
import { writeSheet } from '../../../engine/lore/index.ts'
import { fileOf } from './export-file.ts'
import { piecesOfBlock, piecesOfTitle } from './pdf/pieces.ts'

const SEEDS = 40
const prompts = ['', 'a vampire who secretly leads a cult', 'hides stolen gold under the floor', 'cursed by a witch']

interface Made {
  kind: SheetKind
  request: Record<string, unknown>
  document: SheetDocument
}

function write(kind: SheetKind, asked: Record<string, unknown>, seed: number): Made {
  const request = sheetRequests[kind].parse(asked)
  return { kind, request, document: writeSheet({ kind, request, seed }) }
}

const madeBy = (kind: SheetKind): Made[] =>
  Array.from({ length: SEEDS }, (_, seed) =>
    write(kind, { prompt: prompts[seed % prompts.length], system: ruleSystems[seed % ruleSystems.length] }, seed),
  )

/** Words alone, in small letters: marks, breaks and the signs of a format are no part of what is told. */
const bare = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\\[nrt]/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')

/** A PDF's letters are compressed in it: its words are read as they are drawn. */
function drawnIn(document: SheetDocument): string {
  const drawn: string[] = []
  const context = new Proxy({} as SKRSContext2D, {
    get: (_, name) => (name === 'fillText' ? (text: string) => drawn.push(text) : () => undefined),
    set: () => true,
  })
  const measure = { size: 9.4, width: 240 }
  const pieces = document.sections.flatMap((section) => [
    ...piecesOfTitle(section, measure),
    ...section.blocks.flatMap((block) => piecesOfBlock(block, measure)),
  ])
  for (const piece of pieces) piece.draw(context, 0, 0)
  return [document.kicker, document.summary, ...drawn].join(' ')
}

const query = { paper: 'a4', layout: 'sheet' } as const

async function textIn({ kind, request, document }: Made, format: (typeof sheetFormats)[number]): Promise<string> {
  if (format === 'pdf') return drawnIn(playersView(kind, document))
  const sheet = {
    id: '00000000-0000-4000-8000-000000000001',
    kind,
    prompt: String(request.prompt),
    request,
    written: document,
    edits: {},
    rolls: {},
    view: 'players',
    name: 'sheet',
  } as const
  return Buffer.from(await fileOf({ sheet, query: { ...query, format } })).toString()
}

/** What of the game master's stands in a text; the title is everybody's. */
function leaksIn(text: string, { kind, document }: Made): string[] {
  const told = bare(text).replaceAll(bare(document.title).trim(), ' ')
  return secretsOf(kind, document).filter((secret) => told.includes(bare(secret)))
}

describe.each(sheetKinds)('the players’ file of a %s', (kind) => {
  test.each(sheetFormats)('says nothing of the game master’s, as %s', async (format) => {
    for (const made of madeBy(kind)) {
      const text = await textIn(made, format)
      expect(bare(text).length).toBeGreaterThan(20)
      expect(leaksIn(text, made)).toEqual([])
    }
  })
})

test('somebody whom a town knows keeps what it says of them from players, in every file', async () => {
  let people = 0
  for (let seed = 0; seed < 12; seed++) {
    const town = write('settlement', { prompt: prompts[seed % prompts.length] }, seed)
    for (const brief of town.document.kin.filter(({ kind }) => kind === 'npc').slice(0, 3)) {
      const person = write('npc', brief.request, seed)
      people += 1
      const { secret = '', want = '' } = (brief.request.known ?? {}) as { secret?: string; want?: string }
      for (const format of sheetFormats) {
        const text = await textIn(person, format)
        expect(leaksIn(text, person)).toEqual([])
        for (const known of [secret, want].map(bare).filter((one) => one.length > 24))
          expect(bare(text)).not.toContain(known)
      }
      // Nor does the town's own file tell what the person hides.
      const ofTown = await textIn(town, 'text')
      for (const known of [secret].map(bare).filter((one) => one.length > 24)) expect(bare(ofTown)).not.toContain(known)
    }
  }
  expect(people).toBeGreaterThan(12)
})
