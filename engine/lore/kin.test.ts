import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../contract/sheets/document.ts'
import { NpcRequest } from '../../contract/sheets/npc.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { rollAgain, writeSheet } from './index.ts'
import { knownOf } from './kin.ts'
import { editSheet } from './written.ts'

const prompts = {
  settlement: [
    '',
    'a walled salt town run by a drowned cult',
    'a mining village haunted by a hag',
    'a river city ruled by thieves',
  ],
  tavern: ['', 'a smugglers’ inn below the cliffs', 'a tavern run by a retired assassin'],
  shop: ['', 'a cramped apothecary run by a nervous kobold', 'a pawnshop that belongs to a devil'],
} as const
type House = keyof typeof prompts

const orders = (Object.keys(prompts) as House[]).flatMap((kind) =>
  prompts[kind].flatMap((prompt) => [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({ kind, prompt, seed }))),
)
const made = ({ kind, prompt, seed }: { kind: House; prompt: string; seed: number }): SheetDocument =>
  writeSheet({ kind, request: sheetRequests[kind].parse({ prompt, seed }) as never, seed })

const facts = ({ sections }: SheetDocument) =>
  new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'facts' ? block.rows : []))
      .map(({ key, text }) => [key.replace('facts.rows.', ''), text]),
  )
const texts = (document: SheetDocument) => JSON.stringify(document.sections)

describe('whoever is made from a settlement, a tavern or a shop is who they are there', () => {
  it.each(orders)('$kind “$prompt” $seed', (order) => {
    const place = made(order)
    expect(place.kin.length).toBeGreaterThan(0)
    for (const brief of place.kin) {
      const known = knownOf(brief)
      // What is passed on is what the place says.
      for (const said of [known.name, known.look, known.secret, known.says]) {
        if (said) expect(texts(place).toLowerCase()).toContain(JSON.stringify(said).slice(1, -1).toLowerCase())
      }
      for (const seed of [1, 77]) {
        const person = writeSheet({ kind: 'npc', request: NpcRequest.parse(brief.request), seed })
        const told = facts(person)
        const lower = (key: string) => told.get(key)?.toLowerCase()
        expect(person.title).toBe(known.name)
        expect(lower('ancestry')).toBe(known.ancestry?.toLowerCase())
        expect(told.get('sex')).toBe(known.sex)
        expect(lower('calling')).toBe(known.role?.toLowerCase())
        if (known.faction) expect(lower('faction')).toBe(known.faction.toLowerCase())
        expect(lower('home')).toContain(known.town?.toLowerCase())
        for (const where of [known.place, known.district])
          if (where) expect(lower('home')).toContain(where.toLowerCase())
        const all = texts(person).toLowerCase()
        for (const said of [known.look, known.manner, known.want, known.fear, known.secret, known.says]) {
          if (said) expect(all).toContain(JSON.stringify(said).slice(1, -1).toLowerCase())
        }
      }
    }
  })
})

it('who leads a faction is made with it, and with what it is after', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const town = made({ kind: 'settlement', prompt: 'a salt town run by a drowned cult', seed })
    const led = town.kin.map(knownOf).filter(({ faction }) => faction)
    expect(led.length).toBe(3)
    for (const { role, faction, want } of led) {
      expect(role?.toLowerCase()).toContain(faction?.toLowerCase().replace(/^the /, ''))
      expect(want).not.toBe(undefined)
    }
  }
})

it('what a town says of somebody goes on to their sheet when it was changed by hand, or rolled again', () => {
  const order = { kind: 'settlement' as const, request: sheetRequests.settlement.parse({ seed: 4 }), seed: 4 }
  const town = writeSheet(order)
  const text = 'Dwarf, mayor, lives near the Mill: sings. Ulla wants to be queen. She owes the guild.'
  const { document } = editSheet('settlement', town, { 'people.list.0': text, 'people.list.0.label': 'Ulla Stonehand' })
  const [brief] = document.kin
  expect(brief && knownOf(brief)).toMatchObject({
    name: 'Ulla Stonehand',
    look: 'sings',
    place: 'the Mill',
    want: 'Ulla wants to be queen.',
    says: 'She owes the guild.',
  })
  expect(brief?.label).toContain('Ulla Stonehand')
  const again = rollAgain(order, town, { people: 1 })
  const told = again.sections.find(({ key }) => key === 'people')
  for (const one of again.kin) {
    const { want } = knownOf(one)
    expect(JSON.stringify(told) + JSON.stringify(town.sections)).toContain(want?.split('. ').at(-1))
  }
})

it('a town under another name is home to its people under that name', () => {
  const town = writeSheet({ kind: 'settlement', request: sheetRequests.settlement.parse({ seed: 9 }), seed: 9 })
  const { document } = editSheet('settlement', town, { title: 'Saltmere' })
  for (const brief of document.kin) expect(knownOf(brief).town).toBe('Saltmere')
})
