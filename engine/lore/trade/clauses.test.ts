import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { TavernRequest } from '../../../contract/sheets/tavern.ts'
import { writeSheet } from '../index.ts'
import { readAsked } from './asked.ts'
import { blocksOf } from './testing/sheets.ts'

const saysOf = (prompt: string) => readAsked(prompt, 'tavern').clauses.features.map(({ says }) => says)

describe('the clauses of a prompt', () => {
  it.each([
    [
      'a tavern inside a dragon’s ribcage, run by a widow who never sleeps',
      ['{house} stands inside a dragon’s ribcage', '{keeper} is a widow', '{keeper} never sleeps'],
    ],
    [
      'a shop that sells only maps of places that do not exist',
      ['{house} sells only maps of places that do not exist'],
    ],
    [
      'a bar for retired adventurers where nobody may draw steel',
      ['{house} is there for retired adventurers', 'at {house} nobody may draw steel'],
    ],
    [
      'a pub built from shipwrecks that serves only soup',
      ['{house} is built from shipwrecks', '{house} serves only soup'],
    ],
    ['a hangwoman who keeps bees', ['{keeper} is a hangwoman', '{keeper} keeps bees']],
    ['a tavern that nobody can find twice', ['{house} is a tavern that nobody can find twice']],
    ['make me an inn called The Salted Crow in Duskmere.', []],
    ['', []],
  ])('%s', (prompt, says) => {
    expect(saysOf(prompt)).toEqual(says)
  })

  it('are as many as there are, and no longer than may be read aloud, whatever somebody writes', () => {
    for (const prompt of [
      'x'.repeat(2000),
      'with '.repeat(300),
      '<b>"\'; drop table, who that which where',
      ', , and . . ;',
    ])
      for (const says of saysOf(prompt)) expect(says.length).toBeLessThanOrEqual(170)
  })
})

const requests = { tavern: TavernRequest, shop: ShopRequest }
const written = (kind: 'tavern' | 'shop', prompt: string, seed: number) =>
  writeSheet({ kind, request: requests[kind].parse({ prompt }), seed })

const textOf = (document: SheetDocument) =>
  blocksOf(document)
    .flatMap((block) =>
      block.type === 'text'
        ? [block.text]
        : block.type === 'facts'
          ? block.rows.map(({ text }) => text)
          : block.type === 'list'
            ? block.items.map(({ text }) => text)
            : [],
    )
    .join(' ')
    .toLowerCase()

it.each([
  [
    'tavern',
    'a treehouse brewery lit by fireflies, kept by a disgraced admiral who collects teeth',
    ['treehouse', 'brewery', 'fireflies', 'disgraced', 'admiral', 'collects', 'teeth'],
  ],
  [
    'tavern',
    'an upside-down alehouse hanging under a bridge where trolls sing',
    ['upside-down', 'alehouse', 'hanging', 'bridge', 'trolls', 'sing'],
  ],
  [
    'shop',
    'a wagon selling bottled storms, owned by a cowardly minotaur',
    ['wagon', 'bottled', 'storms', 'cowardly', 'minotaur'],
  ],
  [
    'shop',
    'a puppet shop in a drowned chapel whose puppets weep at noon',
    ['puppet', 'drowned', 'chapel', 'puppets', 'weep', 'noon'],
  ],
] as const)('%s: every word of “%s” is told of, in sentences', (kind, prompt, words) => {
  for (let seed = 0; seed < 10; seed++) {
    const text = textOf(written(kind, prompt, seed)) + written(kind, prompt, seed).kicker.toLowerCase()
    for (const word of words) expect(text, word).toContain(word)
    expect(text).not.toMatch(/\{|\}|#/)
  }
})

it.each(['tavern', 'shop'] as const)('%s: whoever is linked is the same person as the sheet made of them', (kind) => {
  const prompts = [
    '',
    'a place by the docks',
    'an inn in the swamp',
    'run by a retired assassin',
    'in a desert, owned by a nervous kobold',
  ]
  for (let seed = 0; seed < 30; seed++)
    for (const { label, request } of written(kind, prompts[seed % prompts.length] ?? '', seed).kin) {
      const [name, trade] = label.split(', ')
      const person = writeSheet({ kind: 'npc', request: NpcRequest.parse(request), seed })
      const facts = blocksOf(person).flatMap((block) => (block.type === 'facts' ? block.rows : []))
      const fact = (of: string) => facts.find(({ label }) => label === of)?.text.toLowerCase()
      expect(person.title).toBe(name)
      expect(fact('Trade'), label).toBe(trade)
      expect(fact('Ancestry'), label).toBe(request.ancestry)
      expect(fact('Age'), label).toBe(request.age)
    }
})
