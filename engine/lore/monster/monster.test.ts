import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { SheetDocument as DocumentSchema } from '../../../contract/sheets/document.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { linesOf } from '../fields.ts'
import { faultsOf, roundOf } from '../rules/dnd5e/testing/reread.ts'
import { rollAgain, writeSheet } from '../write.ts'

const prompts = [
  '',
  'a clockwork spider queen that steals children’s names',
  'an ancient frost wyrm in a glacier',
  'a moth that eats memories',
  'CR 1/4 swamp frog',
  'an undead bear',
  'Old Hungry Tom, a giant pike that haunts the mill pond of Saltmere',
  'a ghost who weeps',
  'a goblin warlord who rides a boar, level 5',
  'a tree that hangs travellers',
  'a lich',
  'a swarm of burning wasps',
  'a mimic in a library',
  'a troll that regenerates',
  'an assassin in a mirror',
  'a storm giant king',
  'a poisonous toad',
  'a stone gargoyle on a bell tower',
  'a kraken',
  'something in the cellar',
  'a hag who sells weather',
  'a golem made of broken bells',
  'a vampire lord',
  'a radiant stag',
]

const write = (more: Record<string, unknown>, seed = 1): SheetDocument =>
  writeSheet({ kind: 'monster', request: sheetRequests.monster.parse(more), seed })

const blockOf = (document: SheetDocument) =>
  document.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'stats') as StatsBlock

const monsters = Array.from({ length: 500 }, (_, seed) =>
  write(
    {
      prompt: prompts[seed % prompts.length],
      form: seed % 2 ? '2014' : '2024',
      ...(seed % 3 === 0
        ? {
            challenge: `CR ${['0', '1/8', '1/4', '1/2', '1', '4', '9', '13', '17', '21', '26', '30'][(seed / 3) % 12]}`,
          }
        : {}),
    },
    seed,
  ),
)

describe('a monster', () => {
  it('works out from its own printed text, at every challenge and in both forms', () => {
    expect(monsters.flatMap((document) => faultsOf(blockOf(document)))).toEqual([])
  })

  it('says nothing twice under one key, and leaves no slot unfilled', () => {
    for (const document of monsters.slice(0, 120)) {
      expect(DocumentSchema.safeParse(document).success).toBe(true)
      const keys = JSON.stringify(document.sections).match(/"key":"[^"]+"/g) ?? []
      expect(new Set(keys).size).toBe(keys.length)
      for (const line of linesOf(document))
        expect(line).not.toMatch(/#|\[(?:it|he|dc|roll)|undefined|\bNaN\b|\b[Aa] [aeio]\w|\s{2}|\.\./)
    }
  })

  it('is written for Pathfinder from the same words', () => {
    for (const [seed, prompt] of prompts.entries()) {
      const document = write({ prompt, system: 'Pathfinder', challenge: 'CR 6' }, seed)
      const block = blockOf(document)
      expect(block.system).toBe('Pathfinder')
      for (const line of linesOf(document)) expect(line).not.toMatch(/\[(?:it|the|dc|roll)|undefined|\bNaN\b/i)
    }
  })

  it('has its words in the sheet', () => {
    const queen = JSON.stringify(write({ prompt: prompts[1] }))
    expect(queen).toContain('Clockwork Spider Queen')
    expect(queen).toContain('Steal Children’s Names')
    for (const prompt of prompts) expect(linesOf(write({ prompt })).join('\n')).toContain(prompt)
    const pike = write({ prompt: `${prompts[6]}, CR 3` })
    expect(pike.title).toBe('Old Hungry Tom')
    expect(JSON.stringify(pike.sections.find(({ key }) => key === 'lair'))).toContain('Saltmere')
    expect(pike.kicker).toContain('challenge 3')
  })

  it('is what the words say it is', () => {
    const kindOf = (prompt: string) => blockOf(write({ prompt })).kind
    expect(kindOf('an undead bear')).toMatch(/undead/)
    expect(kindOf('a clockwork spider')).toMatch(/construct/)
    expect(kindOf('a tiny fairy')).toMatch(/^Tiny fey/)
    expect(kindOf('a huge slime')).toMatch(/^Huge ooze/)
    const lineOf = (prompt: string, label: string) =>
      [...blockOf(write({ prompt })).head, ...blockOf(write({ prompt })).body].find((line) => line.label === label)
        ?.text ?? ''
    expect(lineOf('a flying, burrowing bear', 'Speed')).toMatch(/Burrow 30 ft\., Climb 20 ft\., Fly 60 ft\./)
    expect(lineOf('a fire elemental', 'Immunities')).toMatch(/Fire/)
    expect(lineOf('a fire elemental', 'Vulnerabilities')).toBe('Cold')
  })

  it('has the challenge and role that were chosen', () => {
    const document = write({ prompt: 'a wolf', challenge: 'CR 12', role: 'controller' })
    expect(document.kicker).toMatch(/controller · challenge 12/)
  })

  it('has legendary actions where its challenge bears them, and none where it does not', () => {
    const titles = (document: SheetDocument) => blockOf(document).features.map(({ title }) => title)
    expect(titles(write({ prompt: 'a wyrm', challenge: 'CR 17' }))).toContain('Legendary Actions')
    expect(titles(write({ prompt: 'a wyrm', challenge: 'CR 2' }))).not.toContain('Legendary Actions')
  })

  it('fights with what its block has', () => {
    for (const document of monsters.slice(0, 100)) {
      const names = blockOf(document).features.flatMap(({ items }) =>
        items.map(({ name }) => name.replace(/ \(.*/, '')),
      )
      const tactics = document.sections.find(({ key }) => key === 'tactics')!.blocks[0]!
      const first = tactics.type === 'list' ? tactics.items[0]!.text : ''
      expect(
        names.some((name) => first.includes(name)),
        first,
      ).toBe(true)
    }
  })

  it('stays as it is where another part is rolled again', () => {
    const request = sheetRequests.monster.parse({ prompt: 'a drake' })
    const order = { kind: 'monster' as const, request, seed: 9 }
    const written = writeSheet(order)
    const again = rollAgain(order, written, { hooks: 1 })
    const without = (document: SheetDocument) => document.sections.filter(({ key }) => key !== 'hooks')
    expect(without(again)).toEqual(without(written))
    expect(again.sections.find(({ key }) => key === 'hooks')).not.toEqual(
      written.sections.find(({ key }) => key === 'hooks'),
    )
    expect(rollAgain(order, again, { hooks: 0 })).toEqual(written)
  })

  it('makes something sensible of anything', () => {
    for (const prompt of [
      '<script>alert(1)</script>',
      '𝕯𝖗𝖆𝖌𝖔𝖓 🐉',
      '__proto__ constructor',
      '#it# [dc con] [it]',
      'x'.repeat(2000),
      'dragon '.repeat(200),
      'CR 99 CR 1/3 level 400',
      '((((',
      'eats eats eats that that',
    ]) {
      const document = write({ prompt })
      expect(faultsOf(blockOf(document))).toEqual([])
      expect(document.title.length).toBeLessThan(120)
    }
  })
})

it('deals as much by the second form as by the first', () => {
  const block = (form: string) => blockOf(write({ prompt: 'a manticore', form, challenge: 'CR 6' }))
  expect(roundOf(block('2014'))).toBe(roundOf(block('2024')))
})
