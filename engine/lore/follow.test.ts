import { expect, it } from 'vitest'
import type { Block, SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { MonsterRequest } from '../../contract/sheets/monster.ts'
import { NpcRequest } from '../../contract/sheets/npc.ts'
import { writeSheet } from './index.ts'
import { fightsAgainst } from './monster/spoils.ts'
import { challengeRow } from './rules/dnd5e/tables.ts'
import { spellDc } from './rules/pathfinder/tables.ts'
import { editSheet } from './written.ts'

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed)

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function blockOf<Type extends Block['type']>({ sections }: SheetDocument, type: Type, key: string): Of<Type> {
  const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.key === key)
  if (block?.type !== type) throw new Error(`${key} is no ${type}`)
  return block as Of<Type>
}

const stats = (document: SheetDocument) => blockOf(document, 'stats', 'stats.block')
const lineOf = ({ head, body }: StatsBlock, name: string) =>
  [...head, ...body].find(({ key }) => key === `stats.block.${name}`)?.text ?? ''
const hitPoints = (document: SheetDocument) => Number.parseInt(lineOf(stats(document), 'hp'), 10)

/** The hit points that its tactics name: "at 42 hit points", "below 43 hit points". */
const thresholds = (document: SheetDocument) =>
  blockOf(document, 'list', 'tactics.steps').items.flatMap(({ text }) =>
    [...text.matchAll(/(below )?(\d+) hit points?/g)].map(([, below, points]) => Number(points) - (below ? 1 : 0)),
  )

const dcsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/DC (\d+)/g)].map(([, dc]) => Number(dc)))

function lairDcs(document: SheetDocument): number[] {
  const { blocks } = document.sections.find(({ key }) => key === 'lair')!
  return dcsOf(blocks.flatMap((block) => (block.type === 'table' ? block.rows.flatMap(({ cells }) => cells) : [])))
}

const monster = (seed: number, form: '2014' | '2024', challenge: '5' | '1/2' | '12') =>
  writeSheet({ kind: 'monster', request: MonsterRequest.parse({ seed, form, challenge: `CR ${challenge}` }), seed })

it('a monster with another Constitution does what it does at the same share of its new hit points', () => {
  for (const seed of SEEDS) {
    const written = monster(seed, seed % 2 ? '2014' : '2024', '5')
    const { document } = editSheet('monster', written, { 'stats.block.con': '28' })
    const [before, after] = [hitPoints(written), hitPoints(document)]
    expect(after).toBeGreaterThan(before)
    const said = thresholds(document)
    expect(said.length, `seed ${seed}`).toBe(thresholds(written).length)
    for (const [at, points] of thresholds(written).entries())
      expect(said[at], `seed ${seed}`).toBe(Math.max(1, Math.round((points * after) / before)))
  }
})

it('hit points put by hand are what tactics go by, and a tactic put by hand stays', () => {
  const written = monster(3, '2014', '5')
  const list = blockOf(written, 'list', 'tactics.steps')
  const hurt = list.items.find(({ text }) => /hit point/.test(text))!
  const edits = { 'stats.block.hp': '400', [hurt.key]: 'At 7 hit points it sings.' }
  const { document, originals } = editSheet('monster', written, edits)
  expect(thresholds(document)).toContain(7)
  expect(originals[hurt.key]).not.toBe(hurt.text)
  const untouched = editSheet('monster', written, { 'stats.block.hp': '400' })
  expect(blockOf(untouched.document, 'list', 'tactics.steps').items.find(({ key }) => key === hurt.key)?.text).toBe(
    originals[hurt.key],
  )
})

it('a monster of another challenge tells nothing of the old one', () => {
  for (const seed of SEEDS) {
    const [from, to] = (
      [
        ['5', '10'],
        ['1/2', '20'],
        ['12', '1'],
      ] as const
    )[seed % 3]!
    const written = monster(seed, seed % 2 ? '2014' : '2024', from)
    const { document, unknown } = editSheet('monster', written, { 'stats.block.challenge': to })
    const at = `seed ${seed}, ${from} to ${to}`
    expect(unknown).toEqual([])
    expect(document.kicker, at).toMatch(new RegExp(`challenge ${to}$`))
    expect(lineOf(stats(document), 'challenge'), at).toMatch(new RegExp(`^${to} `))
    const shifted = challengeRow(Number(to)).defence - challengeRow(from === '1/2' ? 0.5 : Number(from)).defence
    expect(lairDcs(document), at).toEqual(lairDcs(written).map((dc) => dc + shifted))
    const rows = blockOf(document, 'table', 'fights.table').rows.map(({ cells }) => cells)
    const due = fightsAgainst(Number(to)).map(({ level, low, moderate, high }) => [String(level), low, moderate, high])
    expect(rows, at).toEqual(due)
    const keys = blockOf(document, 'table', 'fights.table').rows.map(({ key }) => key)
    expect(new Set(keys).size, at).toBe(keys.length)
    const known = dcsOf(blockOf(document, 'list', 'lore.list').items.map(({ label = '' }) => label))
    expect(Math.min(...known), at).toBe(8 + Math.min(12, Math.ceil(Number(to) / 2)))
    expect(document.kicker.includes(`challenge ${from} `), at).toBe(false)
  }
})

it('a Pathfinder creature of another level moves with it, in its block and beside it; by its Constitution nothing moves', () => {
  for (const seed of SEEDS) {
    const request = MonsterRequest.parse({
      seed,
      system: 'Pathfinder',
      challenge: 'CR 5',
      role: seed % 2 ? 'caster' : '',
    })
    const written = writeSheet({ kind: 'monster', request, seed })
    const { document } = editSheet('monster', written, { 'stats.block.kind': 'Creature 11' })
    expect(document.kicker, `seed ${seed}`).toContain('Creature 11')
    expect(JSON.stringify({ ...document, sections: [] }), `seed ${seed}`).not.toMatch(/Creature 5/)
    const shifted = spellDc(11, 'moderate') - spellDc(5, 'moderate')
    expect(lairDcs(document), `seed ${seed}`).toEqual(lairDcs(written).map((dc) => dc + shifted))
    for (const name of ['ac', 'hp', 'fortitude', 'reflex', 'will', 'perception']) {
      const [was, is] = [written, document].map((one) => Number.parseInt(lineOf(stats(one), name), 10))
      expect(is, `seed ${seed}, ${name}`).toBeGreaterThan(was!)
    }
    for (const [at, points] of thresholds(document).entries())
      expect(points, `seed ${seed}`).toBeGreaterThan(thresholds(written)[at]!)
    const spells = stats(document)
      .features.flatMap(({ items }) => items)
      .find(({ key }) => key === 'stats.block.spells')
    if (spells) expect(spells.text, `seed ${seed}`).toMatch(/Rank 6: .*Rank 3: .*Cantrips \(rank 6\)/)
    const easiest = (one: SheetDocument) =>
      Math.min(...dcsOf(blockOf(one, 'list', 'lore.list').items.map(({ label = '' }) => label)))
    // GM Core, "DCs by Level" and "DC Adjustments".
    expect([written, document].map(easiest), `seed ${seed}`).toEqual([20, 28])
    const rare = editSheet('monster', written, { 'stats.block.traits': 'Rare, Large, Dragon' }).document
    expect(easiest(rare), `seed ${seed}`).toBe(25)
    const firmer = editSheet('monster', written, { 'stats.block.con': '+9' }).document
    expect(hitPoints(firmer), `seed ${seed}`).toBe(hitPoints(written))
  }
})

it('somebody of another level or challenge is told of as that', () => {
  for (const seed of SEEDS) {
    const asked = { seed, level: 'Level 7', prompt: 'a wizard' }
    const pathfinder = writeSheet({ kind: 'npc', request: NpcRequest.parse({ ...asked, system: 'Pathfinder' }), seed })
    expect(pathfinder.kicker, `seed ${seed}`).toMatch(/level 7$/)
    const risen = editSheet('npc', pathfinder, { 'stats.block.kind': 'Creature 12' }).document
    expect(risen.kicker, `seed ${seed}`).toMatch(/level 12$/)
    expect(`${risen.kicker} ${risen.summary}`, `seed ${seed}`).not.toMatch(/level 7/)
    const dnd = writeSheet({ kind: 'npc', request: NpcRequest.parse(asked), seed })
    const harder = editSheet('npc', dnd, { 'stats.block.challenge': '12' }).document
    expect(harder.kicker, `seed ${seed}`).toMatch(/challenge 12$/)
    expect(harder.kicker, `seed ${seed}`).not.toMatch(/level/)
    const firmer = editSheet('npc', dnd, { 'stats.block.con': '20' }).document
    expect(firmer.kicker, `seed ${seed}`).toBe(dnd.kicker)
  }
})

it('a line below the title that was put by hand stays, whatever the block becomes', () => {
  const edits = { kicker: 'A level 7 horror, challenge 5', 'stats.block.challenge': '10' }
  const { document, originals } = editSheet('monster', monster(3, '2014', '5'), edits)
  expect(document.kicker).toBe(edits.kicker)
  expect(originals.kicker).toMatch(/challenge 10$/)
})

it('a sheet whose changes are taken back is the sheet that was written', () => {
  const written = monster(3, '2014', '5')
  expect(editSheet('monster', written, {}).document).toEqual(written)
  const said = Object.fromEntries(stats(written).head.map(({ key, text }) => [key, text]))
  expect(editSheet('monster', written, said)).toEqual({ document: written, originals: {}, unknown: [], unread: [] })
})

it('what is no number where one belongs is told apart from what the block has already', () => {
  const written = monster(3, '2014', '5')
  const unread = (key: string, text: string) => editSheet('monster', written, { [`stats.block.${key}`]: text }).unread
  expect(unread('con', 'sturdy')).toEqual(['stats.block.con'])
  expect(unread('challenge', 'very hard')).toEqual(['stats.block.challenge'])
  expect(unread('challenge', '5')).toEqual([])
  expect(unread('challenge', '6')).toEqual([])
  expect(unread('languages', 'whatever it likes')).toEqual([])
})
