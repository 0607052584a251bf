import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../contract/enums.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { money, worth } from '../goods/money.ts'
import { rollAgain, writeSheet } from '../index.ts'
import { repeatedRuns, sheetsOf } from '../testing/variety.ts'
import { editSheet } from '../written.ts'

const order = (seed: number, request: Partial<LootRequest> = {}) => ({
  kind: 'loot' as const,
  request: LootRequest.parse({ level: (seed % 20) + 1, system: ruleSystems[seed % 2], ...request }),
  seed,
})

function table(document: SheetDocument, section: string) {
  const block = document.sections.find(({ key }) => key === section)?.blocks[0]
  return block?.type === 'table' ? block : undefined
}
const sumOf = (document: SheetDocument) =>
  (table(document, 'find')?.rows ?? []).reduce((sum, { cells }) => sum + (worth(cells[1] ?? '') ?? 0), 0)
/** What the table says that it should come to. */
function budgetOf(document: SheetDocument): number {
  const facts = document.sections.find(({ key }) => key === 'measure')?.blocks[0]
  const text = facts?.type === 'facts' ? facts.rows.find(({ key }) => key === 'measure.facts.budget')?.text : ''
  return worth(text ?? '') ?? 0
}

describe('a find', () => {
  const found = Array.from({ length: 500 }, (_, seed) =>
    writeSheet(order(seed, { source: seed % 5 === 0 ? 'pockets' : 'hoard' })),
  )

  it('comes to within 15 % of what its level’s table says', () => {
    for (const document of found) {
      const budget = budgetOf(document)
      expect(budget).toBeGreaterThan(0)
      expect(Math.abs(sumOf(document) / budget - 1), document.title).toBeLessThanOrEqual(0.15)
    }
  })

  it('says what it comes to', () => {
    for (const document of found) expect(table(document, 'find')?.total).toEqual(['Together', money(sumOf(document))])
  })

  it('says nothing unfinished, and has its articles right', () => {
    for (const document of found) {
      const text = JSON.stringify(document)
      expect(text).not.toMatch(/#|undefined|NaN|\ba (?!one[- ])[aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]/)
    }
  })

  it('never has the same magic twice', () => {
    for (const document of found) {
      const names = table(document, 'magic')?.rows.map(({ cells }) => cells[0]) ?? []
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

it('the prompt says whose it was, and what it is like', () => {
  const drowned = JSON.stringify(writeSheet(order(4, { prompt: 'the hoard of a drowned smuggler queen' })))
  expect(drowned).toContain('a drowned smuggler queen')
  expect(JSON.stringify(writeSheet(order(5, { prompt: 'a goblin shaman’s stash' })))).toMatch(/a goblin shaman[ ;.,]/i)
})

describe('the words of a prompt', () => {
  const told = (prompt: string, seed = 3) => {
    const { sections } = writeSheet(order(seed, { prompt }))
    return JSON.stringify(sections.filter(({ key }) => key !== 'measure')).toLowerCase()
  }

  it.each([
    ['the pockets of a pickpocket', 'Pockets'],
    ['the contents of a dead courier’s satchel', 'Pockets'],
    ['what the executioner carried on her last day', 'Pockets'],
    ['a blind beekeeper’s life savings', 'Hoard'],
    ['the wages of a pocket dragon', 'Hoard'],
    ['', 'Hoard'],
  ])('%s is found as %s', (prompt, kind) => {
    for (let seed = 0; seed < 5; seed++)
      expect(writeSheet(order(seed, { prompt })).kicker).toMatch(new RegExp(`^${kind} `))
  })

  it('what the form says goes before what the prompt does', () => {
    const prompt = 'the pockets of a pickpocket'
    expect(writeSheet(order(1, { prompt, source: 'hoard' })).kicker).toMatch(/^Hoard /)
  })

  it.each([
    ['the hoard of a dragon who collects clocks', ['a dragon who collects clocks', /\w+ clocks, /]],
    [
      'what the drowned abbot hid under his chapel',
      ['what the drowned abbot hid under his chapel', ' under his chapel'],
    ],
    ['treasure from a goblin wedding', ['a goblin wedding', /goblin (?:and|above|beside|beneath|within) an? /]],
    ['gold guarded by a sleeping sphinx', ['a sleeping sphinx']],
    ['a dowry promised to the moon', ['the moon', /dowry|bride|wed|marr/]],
    [
      'a silver violin, a jar of teeth and a sealed letter',
      ['a silver violin, ', 'a jar of teeth, ', 'a sealed letter, '],
    ],
    ['a blind beekeeper’s life savings hidden in a hollow tree', ['a blind beekeeper', ' in a hollow tree']],
    ['a hoard made entirely of spoons', [/(?: spoons, .*){6}/]],
    ['the split takings of three graverobbers', [/three graverobbers/]],
  ])('%s', (prompt, wanted) => {
    for (const each of wanted) expect(told(prompt)).toMatch(each)
  })

  it.each(['the king #foo# of #bar#', '🐉', '1234', 'constructor', 'of of of', '’s', 'what', 'from'])(
    'whatever they are: %s',
    (prompt) => expect(told(prompt)).not.toMatch(/undefined|NaN/),
  )
})

describe('the story of a find', () => {
  const stories = sheetsOf('loot', {}, 200).map(({ sections, title }) => {
    const story = sections.find(({ key }) => key === 'story')
    return { title, text: (story?.blocks ?? []).map((block) => (block.type === 'text' ? block.text : '')).join(' ') }
  })

  it('says what somebody did in the order of plain speech', () => {
    for (const { text } of stories) expect(text).not.toMatch(/\b(?:give|turns?|hand|send|pay) (?:back|up|over) it\b/i)
  })

  it('has another party than one of its owner’s own trade', () => {
    for (const { title, text } of stories) {
      const [, trade = ''] = /^Hoard of the ((?:\p{Ll}[\p{L}’-]*\s)+)/u.exec(title) ?? []
      expect(trade, title).not.toBe('')
      expect(text.replace(title.replace('Hoard of ', ''), ''), title).not.toContain(`the ${trade}`)
    }
  })

  it('names whoever comes, when they do, and a piece of the find where it speaks of one', () => {
    for (const { text } of stories) expect(text).toMatch(/\b(?:the|an?) \p{Ll}[\p{L}’ -]+ \p{Lu}\p{L}+/u)
  })

  it('holds no “level 9” where the prompt says how hard it is', () => {
    for (const prompt of ['dragon hoard level 9', 'a pirate chest, CR 5', 'treasure for level 4'])
      expect(
        table(writeSheet(order(3, { prompt })), 'find')
          ?.rows.map(({ cells }) => cells[0])
          .join(),
      ).not.toMatch(/\b(?:level|cr) \d/i)
  })

  it('does not learn what it finds by finding it', () => {
    for (const { text } of stories) expect(text).not.toMatch(/\bfind(?:er)?s? find\b|\bvisitors visit\b/)
  })
})

it('no five words in a row come in more than two of a hundred finds, magic included', () => {
  expect(repeatedRuns(sheetsOf('loot', {}, 500))).toEqual([])
})

it('pockets are not told alike either', () => {
  expect(repeatedRuns(sheetsOf('loot', { source: 'pockets' }, 500)).length).toBeLessThanOrEqual(7)
})

it('one line is rolled again by itself, and the sum follows', () => {
  for (let seed = 0; seed < 40; seed++) {
    const one = order(seed)
    const before = writeSheet(one)
    const after = rollAgain(one, before, { 'find.lines.1': 1 })
    const [was, is] = [table(before, 'find'), table(after, 'find')]
    expect(is?.rows.filter((_, index) => index !== 1)).toEqual(was?.rows.filter((_, index) => index !== 1))
    expect(is?.rows[1]).not.toEqual(was?.rows[1])
    expect(is?.total).toEqual(['Together', money(sumOf(after))])
    expect(Math.abs(sumOf(after) / budgetOf(after) - 1)).toBeLessThanOrEqual(0.15)
  }
})

it('a price changed by hand changes the sum', () => {
  const before = writeSheet(order(8))
  const { document } = editSheet('loot', before, { 'find.lines.0.1': '1,000 gp' })
  const first = worth(table(before, 'find')?.rows[0]?.cells[1] ?? '') ?? 0
  expect(table(document, 'find')?.total?.[1]).toBe(money(sumOf(before) - first + 1000))
})
