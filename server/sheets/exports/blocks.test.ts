import type { SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { writeSheet } from '../../../engine/lore/index.ts'
import { foundryJournal } from './journal.ts'
import { sheetMarkdown } from './markdown.ts'
import { piecesOfBlock } from './pdf/pieces.ts'
import { sheetText } from './plain-text.ts'

const documents = Array.from({ length: 60 }, (_, seed): SheetDocument[] => {
  const system = seed % 3 === 2 ? 'Pathfinder' : 'DnD5e'
  const form = seed % 2 ? '2014' : '2024'
  return [
    writeSheet({
      kind: 'monster',
      request: MonsterRequest.parse({ system, form, challenge: `CR ${1 + (seed % 24)}` }),
      seed,
    }),
    writeSheet({ kind: 'npc', request: NpcRequest.parse({ system, form, level: `Level ${seed % 21}` }), seed }),
  ]
}).flat()

function blockOf({ title, sections }: SheetDocument): StatsBlock {
  const found = sections.flatMap(({ blocks }) => blocks).find((block) => block.type === 'stats')
  if (found?.type !== 'stats') throw new Error(`${title} has no block`)
  return found
}
/** The sheet of nothing but its block: what stands elsewhere on it cannot be taken for the block's. */
const alone = (document: SheetDocument): SheetDocument => ({
  ...document,
  sections: [{ key: 'stats', title: '', place: 'main', canReroll: false, blocks: [blockOf(document)] }],
})

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** Every piece of text that the block shows on its sheet. */
const shownBy = ({ name, kind, traits, head, abilities, body, features }: StatsBlock): string[] => [
  name,
  kind,
  ...traits,
  ...[...head, ...body].flatMap(({ label, text }) => [label, text]),
  ...abilities.map(({ label }) => label),
  ...features.flatMap(({ title, intro = '', items }) => [
    title,
    intro,
    ...items.flatMap((item) => [item.name, item.text]),
  ]),
]

const bare = (text: string) => text.replace(/\s+/g, '')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader of each file sees, and the abilities' scores and saves in their order. */
const files: Record<string, (document: SheetDocument) => { text: string; scores: string[]; saves: string[] }> = {
  Markdown(document) {
    const text = sheetMarkdown(document).replace(/\\(.)/g, '$1')
    const rows = text.split('\n').flatMap((line) => (line.startsWith('> | ') ? [line.slice(4, -2).split(' | ')] : []))
    return { text: text.replace(/^> ?/gm, ''), scores: rows[2] ?? [], saves: rows[3] ?? [] }
  },
  text(document) {
    const text = sheetText(document)
    const cells = (line = '') => line.split(', ').map((cell) => cell.replace(/^\w+ /, ''))
    const saves = /^Saves: (.*)$/m.exec(text)?.[1]
    return {
      text,
      scores: cells(/^STR .*$/im.exec(text)?.[0]),
      saves: saves ? cells(saves).map((save) => `Save ${save}`) : [],
    }
  },
  journal(document) {
    const { pages } = foundryJournal(document, 'one') as { pages: { text: { content: string } }[] }
    const html = pages.map(({ text }) => text.content).join('')
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.replace(/^<t.>|<\/t.>$/g, '').split(/<\/t.><t.>/),
    )
    const text = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll('\u2060', '')
    return { text, scores: rows[1] ?? [], saves: rows[2] ?? [] }
  },
  PDF(document) {
    const drawn: string[] = []
    const context = new Proxy({} as SKRSContext2D, {
      get: (_, name) => (name === 'fillText' ? (text: string) => drawn.push(text) : () => undefined),
      set: () => true,
    })
    for (const piece of piecesOfBlock(blockOf(document), { size: 9.4, width: 240 })) piece.draw(context, 0, 0)
    const from = drawn.findIndex((text) => /^str$/i.test(text))
    const saved = drawn.slice(from + 2).findIndex((text) => text.startsWith('Save ')) === 0
    const step = saved ? 3 : 2
    const every = (at: number) => Array.from({ length: 6 }, (_, ability) => drawn[from + ability * step + at] ?? '')
    return { text: drawn.join(' '), scores: every(1), saves: saved ? every(2) : [] }
  },
}

describe.each(Object.entries(files))('the block in %s', (_, read) => {
  it('says all that it says on the sheet, scores and saves too', () => {
    for (const document of documents) {
      const block = blockOf(document)
      const { text, scores, saves } = read(alone(document))
      const told = bare(text)
      expect(shownBy(block).filter((one) => !told.includes(bare(one)))).toEqual([])
      expect(scores).toEqual(
        block.abilities.map(
          ({ score, modifier }) =>
            (score === undefined ? '' : `${score} (`) + signed(modifier) + (score === undefined ? '' : ')'),
        ),
      )
      expect(saves).toEqual(block.abilities.flatMap(({ save }) => (save === undefined ? [] : [`Save ${signed(save)}`])))
    }
  })
})

it('has saves among them that are not the modifier', () => {
  const differ = documents.filter((document) =>
    blockOf(document).abilities.some(({ save, modifier }) => save !== undefined && save !== modifier),
  )
  expect(differ.length).toBeGreaterThan(20)
})
