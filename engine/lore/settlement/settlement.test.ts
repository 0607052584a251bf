import { describe, expect, it } from 'vitest'
import { SheetDocument as DocumentSchema, type SheetDocument } from '../../../contract/sheets/document.ts'
import { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import { editSheet } from '../edit.ts'
import { linesOf } from '../fields.ts'
import { worth } from '../goods/money.ts'
import { repeatedRuns } from '../testing/variety.ts'
import { rollAgain, writeSheet } from '../write.ts'
import { LACKING, MADE_HERE, type SettlementSize, settlementScale } from './sizes.ts'
import { troubles } from './troubles.ts'
import { governments } from './words.ts'

const write = (more: Record<string, unknown> = {}, seed = 1): SheetDocument =>
  writeSheet({ kind: 'settlement', request: SettlementRequest.parse(more), seed })

const section = (document: SheetDocument, key: string) => document.sections.find((one) => one.key === key)!
const listed = (document: SheetDocument, key: string) =>
  section(document, key).blocks.flatMap((block) => (block.type === 'list' ? block.items : []))
const textOf = (document: SheetDocument, key: string) => JSON.stringify(section(document, key))

const places = Array.from({ length: 500 }, (_, seed) => write({}, seed))
const elsewhere = Array.from({ length: 60 }, (_, seed) => write({ system: 'Pathfinder' }, seed))

describe('five hundred settlements', () => {
  it('say nothing unfinished, nothing under one key twice, and have their articles right', () => {
    for (const document of [...places, ...elsewhere]) {
      const keys = JSON.stringify(document.sections).match(/"key":"[^"]+"/g) ?? []
      expect(new Set(keys).size).toBe(keys.length)
      for (const line of linesOf(document))
        expect(line).not.toMatch(
          /[a-rt-z]’ |#|undefined|\bNaN\b|\b[Aa] (?!one\b|un[ai])[aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]|\s{2}|\.\.|the the /,
        )
    }
    for (const document of places.slice(0, 40)) expect(DocumentSchema.safeParse(document).success).toBe(true)
  })

  it('have no two people, places or districts of one name', () => {
    for (const document of places) {
      const people = listed(document, 'people').map(({ label }) => label)
      const rows = section(document, 'districts').blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
      const named = [
        ...people,
        ...rows.map(({ cells }) => cells[1]),
        ...section(document, 'districts').blocks.map((block) => 'label' in block && block.label),
      ]
      expect(new Set(named).size, named.join(', ')).toBe(named.length)
    }
  })

  it('have factions whose every aim has another faction in it, or its leader', () => {
    for (const document of places) {
      const factions = listed(document, 'factions').map(({ label = '', text }) => ({ name: label.toLowerCase(), text }))
      expect(factions).toHaveLength(3)
      const leaderOf = (name: string) =>
        listed(document, 'people')
          .find(({ text }) => text.toLowerCase().includes(` of ${name}, `))
          ?.label?.split(' ')[0]
          ?.toLowerCase() ?? expect.unreachable(`Nobody leads ${name}`)
      for (const { name: own, text } of factions) {
        const aim = / (?:wants|means|hopes|plans|swears|intends|longs) to .*$/.exec(text)?.[0].toLowerCase() ?? ''
        const others = factions.filter(({ name }) => name !== own).flatMap(({ name }) => [name, leaderOf(name)])
        expect(
          others.some((other) => aim.includes(other)),
          `${text} / ${others.join(', ')}`,
        ).toBe(true)
      }
    }
  })

  it('have three ways in, each tied to somebody or somewhere on the sheet', () => {
    for (const document of places) {
      const rows = section(document, 'districts').blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
      const known = [
        ...listed(document, 'people').flatMap(({ label = '' }) => [label, label.split(' ')[0] ?? '']),
        ...rows.map(({ cells }) => cells[1]?.replace(/^The /, '') ?? ''),
      ]
      const hooks = listed(document, 'hooks')
      expect(hooks).toHaveLength(3)
      for (const { text } of hooks)
        expect(
          known.some((name) => text.includes(name)),
          text,
        ).toBe(true)
    }
  })
})

describe('the first screen of a settlement', () => {
  const texts = (document: SheetDocument, key: string) =>
    section(document, key).blocks.flatMap((block) => ('text' in block ? [block.text] : []))

  it('says who rules, what is wrong, whom the party meets first and what it is asked', () => {
    for (const document of places) {
      const people = listed(document, 'people')
      const [ruler, trouble, met] = [
        people[0]?.label ?? '?',
        document.summary.split(' rules. ')[1],
        texts(document, 'sight')[1],
      ]
      expect(document.summary).toContain(`${document.title}, where `)
      expect(document.summary).toContain(ruler)
      expect(trouble?.split(' ').length, document.summary).toBeGreaterThan(4)
      expect(
        people.some(({ label = '?' }) => met?.includes(label.split(' ')[0] ?? '?')),
        met,
      ).toBe(true)
      expect(document.sections.slice(0, 3).map(({ key }) => key)).toEqual(['sight', 'trouble', 'hooks'])
    }
  })

  it('tells no problem with the cause of another', () => {
    for (const { label, problem, plots } of troubles) {
      const explained = plots.flatMap(({ of }) => of ?? problem.map((_, index) => index))
      expect(new Set(explained), label).toEqual(new Set(problem.map((_, index) => index)))
    }
    // Nobody cut dies where the bank was robbed.
    for (const document of places.filter(({ sections }) => sections[1]?.title.endsWith(': false coin')))
      expect(texts(document, 'trouble')[0]).toMatch(/false/i)
  })
})

it('tells of people what they are, where to find them, what gives them away and what they want', () => {
  for (const document of places)
    for (const { label = '', text } of listed(document, 'people')) {
      const [, where = '', want = ''] = /^[^,]+, .+, ([^:]+): [^.]+\. (.+)$/.exec(text) ?? []
      expect(textOf(document, 'districts').toLowerCase(), text).toContain(
        where.split(/ (?:at|by|near) /)[1]?.toLowerCase(),
      )
      expect(want.split(' ')[0], text).toBe(label.split(' ')[0])
      expect(want, text).toMatch(/ (?:wants|hopes|means|plans|would like|longs|intends|wishes|needs|must have) /)
    }
})

it('names nobody twice in one rumour, and nobody three times in one way in', () => {
  for (const document of places)
    for (const key of ['rumours', 'hooks']) {
      const given = listed(document, 'people').map(({ label = '?' }) => label.split(' ')[0] ?? '?')
      for (const { text } of listed(document, key)) {
        // A faction or a place may bear the name of a family.
        const free = text.replace(/\bHouse \S+|\bthe \S+ (?:Partners|Kin|Colony|Heirs|Crew|School)/g, '')
        for (const name of given)
          expect(
            free.match(new RegExp(`(?<!\\p{L})${name}(?![\\p{L}-])`, 'gu'))?.length ?? 0,
            `${name}: ${text}`,
          ).toBeLessThan(key === 'rumours' ? 2 : 3)
      }
    }
})

it('tells what a prompt is afraid of in several ways', () => {
  const blamed = Array.from({ length: 90 }, (_, seed) => {
    const block = section(write({ prompt: 'a village raided by goblins' }, seed), 'trouble').blocks[1]
    return block && 'text' in block ? block.text : ''
  })
  const stone = blamed.filter((text) => text.includes('black stone'))
  expect(stone.length).toBeGreaterThan(3)
  expect(stone.filter((text) => text.includes('the size of a loaf')).length).toBeLessThan(stone.length)
})

describe('what a prompt is afraid of', () => {
  it.each([
    ['a fishing town plagued by sahuagin', /sahuagin/, 'Fishing', /coast/],
    ['a mining village raided by goblins', /goblin/, 'Iron', /mountains|hills|forest/],
    ['a wealthy city in the desert threatened by a blue dragon', /blue dragon/, '', /desert/],
    ['a haunted village in the forest', /ghost/, '', /forest/],
    ['a walled river town where a vampire hides', /vampire/, '', /river/],
    ['a logging camp overrun with giant spiders', /giant spider/, 'Timber', /./],
  ])('%s: is its trouble, a way in, a rumour, and where it was put', (prompt, threat, living, site) => {
    for (let seed = 0; seed < 12; seed++) {
      const document = write({ prompt }, seed)
      const spoken = (key: string) => textOf(document, key).replaceAll(prompt, '')
      for (const key of ['trouble', 'hooks', 'rumours']) expect(spoken(key), key).toMatch(threat)
      expect(document.kicker).toMatch(site)
      expect(textOf(document, 'brief')).toContain(`Lives by","text":"${living}`)
    }
  })

  it('is not who lives there', () => {
    for (let seed = 0; seed < 8; seed++)
      expect(textOf(write({ prompt: 'a village raided by goblins' }, seed), 'brief')).not.toMatch(/goblins \d+%/)
    expect(textOf(write({ prompt: 'a goblin village' }), 'brief')).toMatch(/"goblins \d\d%/)
    expect(textOf(write({ prompt: 'a goblin village' }), 'trouble')).not.toContain('the goblins')
  })
})

describe('a settlement agrees with its size', () => {
  const fact = (document: SheetDocument, key: string) =>
    section(document, 'brief')
      .blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []))
      .find((row) => row.key === `brief.facts.${key}`)?.text ?? ''
  const figure = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
  const sizes = Object.keys(settlementScale) as SettlementSize[]

  it.each(sizes)('a %s has its souls, its districts, its people and a government that fits', (size) => {
    const { souls, districts, people, rank } = settlementScale[size]
    for (let seed = 0; seed < 30; seed++) {
      const document = write({ size }, seed)
      const count = figure(
        document.kicker.slice(document.kicker.lastIndexOf(' ', document.kicker.indexOf(' souls') - 1)),
      )
      expect(count).toBeGreaterThanOrEqual(souls[0] * 0.99)
      expect(count).toBeLessThanOrEqual(souls[1] * 1.01)
      expect(fact(document, 'size')).toContain(count.toLocaleString('en-GB'))
      expect(section(document, 'districts').blocks).toHaveLength(districts)
      expect(listed(document, 'people')).toHaveLength(people)
      const government = Object.values(governments).find(({ label }) => label === fact(document, 'government'))
      expect(rank).toBeGreaterThanOrEqual(government?.from ?? 99)
      expect(rank).toBeLessThanOrEqual(government?.to ?? -1)
      expect(fact(document, 'ruler')).toContain(listed(document, 'people')[0]?.label)
    }
  })

  const defended = (document: SheetDocument) =>
    section(document, 'defences')
      .blocks.map((block) => ('text' in block ? block.text.replace(/\d+ gp/, '') : ''))
      .join(' ')

  it('has more money and more spears where there are more people', () => {
    const median = (size: SettlementSize, of: (document: SheetDocument) => number) =>
      Array.from({ length: 31 }, (_, seed) => of(write({ size, wealth: 'modest' }, seed))).sort((a, b) => a - b)[15] ??
      0
    const ready = sizes.map((size) => median(size, (document) => worth(fact(document, 'ready')) ?? 0))
    expect(ready).toEqual([...ready].sort((a, b) => a - b))
    for (const size of sizes)
      for (let seed = 0; seed < 20; seed++) {
        const document = write({ size }, seed)
        const souls = figure(fact(document, 'size').replace(/^\D+/, ''))
        const numbers = (defended(document).match(/\d[\d,]*/g) ?? []).map(figure)
        for (const number of numbers) expect(number).toBeLessThan(Math.max(12, souls / 3))
      }
  })

  it('sells what it makes below the book, and what it lacks above', () => {
    for (const document of places.slice(0, 60)) {
      const table = section(document, 'prices').blocks.find((block) => block.type === 'table')
      const usual = figure(textOf(document, 'prices').replace(/^.*?"text":"/, '')) / 100
      for (const { cells, note } of table?.type === 'table' ? table.rows : []) {
        const [book = 0, here = 0] = cells.slice(1).map((cell) => worth(cell))
        const share = note === 'Made here' ? usual * MADE_HERE : note === 'Scarce' ? usual * LACKING : usual
        expect(Math.abs(here - Math.max(0.01, book * share)), cells.join(' ')).toBeLessThan(0.00501)
      }
    }
  })
})

it('is written the same twice', () => {
  for (let seed = 0; seed < 5; seed++) expect(write({}, seed)).toEqual(write({}, seed))
})

it('is what the words say', () => {
  const town = write({
    prompt: 'a walled salt town on a river called Harrowmere, with a lighthouse and a corrupt guild',
  })
  expect(town.title).toBe('Harrowmere')
  expect(town.kicker).toMatch(/town on a river/)
  expect(textOf(town, 'brief')).toContain('Lives by","text":"Salt')
  expect(textOf(town, 'defences')).toMatch(/wall|gate/i)
  expect(town.pictures[0]?.prompt).toMatch(/walled town called "Harrowmere" on a river.*a lighthouse/)
  expect(write({ prompt: 'a dwarven mining city of 12,000 people' }).kicker).toMatch(
    /city in the mountains, 12,000 souls/,
  )
  expect(textOf(write({ prompt: 'a fishing village haunted by something in the lake' }), 'trouble')).toContain(
    'the thing in the lake',
  )
  const marsh = write({ prompt: 'a village in the marsh called Eelmere, ruled by Mother Tansy' })
  expect(marsh.title).toBe('Eelmere')
  expect(textOf(marsh, 'brief')).toContain('Mother Tansy"')
  expect(write({ prompt: 'a village in the marsh, ruled by Mother Tansy' }).title).not.toContain('Tansy')
  expect(write({ size: 'hamlet', land: 'desert', wealth: 'poor' }).kicker).toMatch(/^Poor hamlet in the desert/)
})

it('has every price from the book’s and the mark-up, also when somebody changes either', () => {
  const order = { kind: 'settlement' as const, request: SettlementRequest.parse({ wealth: 'rich' }), seed: 3 }
  const written = writeSheet(order)
  const table = (document: SheetDocument) => section(document, 'prices').blocks.find((block) => block.type === 'table')
  const { document: again } = editSheet('settlement', written, {
    'prices.facts.level': '200 % of the book’s prices',
    'prices.table.9.1': '7 gp',
  })
  const before = table(written)
  const after = table(again)
  if (before?.type !== 'table' || after?.type !== 'table') throw new Error('A settlement without prices')
  expect(textOf(written, 'prices')).toContain('130%')
  expect(after.rows[9]?.cells[2]).toBe('14 gp')
})

it('stays as it is where another part is rolled again', () => {
  const order = {
    kind: 'settlement' as const,
    request: SettlementRequest.parse({ prompt: 'a port of pirates' }),
    seed: 9,
  }
  const written = writeSheet(order)
  const again = rollAgain(order, written, { hooks: 1, laws: 2 })
  const rest = (document: SheetDocument) => document.sections.filter(({ key }) => key !== 'hooks' && key !== 'laws')
  expect(rest(again)).toEqual(rest(written))
  expect(section(again, 'laws')).not.toEqual(section(written, 'laws'))
})

it.each([
  '<script>alert(1)</script>',
  '𝕯 🐉',
  '__proto__ constructor',
  '#town# #v.poss#',
  'city '.repeat(250),
  '((((',
  'a hamlet metropolis of 0 people',
])('makes something sensible of %.20s', (prompt) => {
  const document = write({ prompt })
  expect(document.title.length).toBeGreaterThan(2)
  expect(document.title.length).toBeLessThan(120)
  expect(document.sections).toHaveLength(13)
})

it('says no five words in a row in more than one of fifty', () => {
  expect(repeatedRuns(places)).toEqual([])
})

describe('the words of a prompt that no list knows', () => {
  const told = (prompt: string, seed: number) =>
    write({ prompt }, seed).sections.flatMap(({ key, blocks }) =>
      blocks.filter(({ key: block }) => block !== 'brief.facts').map((block) => ({ key, text: JSON.stringify(block) })),
    )

  it.each([
    ['a village on stilts ruled by a widow', /on stilts|a widow/i, ['sight', 'trouble', 'laws'], /Widow \p{Lu}/u],
    ['a town inside a dead giant', /dead giant/i, ['sight', 'trouble'], /inside a dead giant/],
    ['a village that hates music', /music/, ['sight', 'trouble', 'laws'], /hates music/],
    ['a city where nobody sleeps', /sle(?:ep|pt)|awake/i, ['sight', 'trouble'], /nobody sleeps/],
    ['a hamlet of exiled clowns', /exiled clown/, ['trouble', 'hooks', 'people'], /Exiled clowns, nearly/],
    ['a fishing village whose well sings', /’s? well sings/, ['trouble', 'hooks', 'laws'], /well sings/],
    ['a town ruled by a council of cats', /council of cats/, ['trouble', 'hooks'], /A council of cats/],
    ['a mining town with a school for ghosts', /School for Ghosts/, ['districts'], /school for ghosts/],
    ['a hamlet ruled by a blind beekeeper who talks to the dead', /talks to the dead/, ['people'], /Blind Beekeeper/],
    [
      'a town that sells only maps of places that do not exist',
      /maps of places that do not exist/,
      ['trouble'],
      /sells only maps/,
    ],
    [
      'a hamlet of widows who share one husband',
      /widow/,
      ['trouble', 'people'],
      /the widows of \S.* share one husband/,
    ],
    [
      'a village cursed to forget its own name',
      /forg[eo]t|memory|remember/i,
      ['trouble', 'sight'],
      /cursed to forget its own name/,
    ],
    [
      'The last free city. Nobody may leave. Ruled by a child king.',
      /Child King|(?:nobody|no one) may leave/i,
      ['trouble'],
      /Child King/,
    ],
    [
      'a city with a cathedral made of bones',
      /Cathedral Made of Bones/,
      ['districts'],
      /"A cathedral made of bones\."/,
    ],
  ])('%s: are told where it matters, in whole sentences', (prompt, words, where, somewhere) => {
    for (let seed = 0; seed < 8; seed++) {
      const document = write({ prompt }, seed)
      for (const key of where)
        expect(
          told(prompt, seed).some((block) => block.key === key && words.test(block.text)),
          `${key} of seed ${seed}`,
        ).toBe(true)
      expect(JSON.stringify(document)).toMatch(somewhere)
      for (const line of linesOf(document)) expect(line).not.toMatch(/#|undefined|\ba an?\b|\bthe an?\b|\s{2}|\.\./)
    }
  })

  it('make nobody a trouble who rules there or lent the place its skull', () => {
    for (const prompt of [
      'a village in the skull of a dragon',
      'a town ruled by a vampire',
      'a school for ghosts in a village',
    ])
      expect(textOf(write({ prompt }, 2), 'trouble')).not.toMatch(/What is wrong: the (?:dragon|vampire|ghost)/i)
  })
})
