import { describe, expect, it } from 'vitest'
import { type RuleSystem, ruleSystems } from '../../../contract/enums.ts'
import { type ShopKind, shopKinds } from '../../../contract/sheets/choices.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { magicItems } from '../goods/magic-dnd5e.ts'
import { worth } from '../goods/money.ts'
import { isNamedAfter } from '../goods/named.ts'
import { waresOf } from '../goods/wares.ts'
import { rollAgain, writeSheet } from '../index.ts'
import { repeatedRuns } from '../testing/variety.ts'
import { blocksOf, tableIn } from '../trade/testing/sheets.ts'
import { editSheet } from '../written.ts'
import { shopFacts } from './kinds.ts'

const order = (seed: number, request: Partial<ShopRequest> = {}) => ({
  kind: 'shop' as const,
  request: ShopRequest.parse({ system: ruleSystems[seed % 2], ...request }),
  seed,
})
const kinds = Object.keys(shopKinds).filter((kind): kind is ShopKind => kind !== '')
const pricesBy = (system: RuleSystem) =>
  new Map(kinds.flatMap((kind) => waresOf(kind, system)).map(({ name, price }) => [name, price]))
const rulePrices = { DnD5e: pricesBy('DnD5e'), Pathfinder: pricesBy('Pathfinder') }
const percentOf = (document: SheetDocument) => {
  const rows = blocksOf(document).flatMap((block) => (block.type === 'facts' ? block.rows : []))
  return Number(/^(\d+)%/.exec(rows.find(({ label }) => label === 'Mark-up')?.text ?? '')?.[1])
}

describe('over 500 shops', () => {
  const shops = Array.from({ length: 500 }, (_, seed) => ({ seed, document: writeSheet(order(seed)) }))

  it('no five words in a row stand in more than 2 % of them', () => {
    expect(repeatedRuns(shops.map(({ document }) => document))).toEqual([])
  })

  it('every price asked is the rule price times the stated mark-up', () => {
    for (const { document } of shops) {
      const markup = percentOf(document) / 100
      expect(markup).toBeGreaterThan(0)
      for (const block of blocksOf(document)) {
        if (block.type !== 'table') continue
        for (const { cells } of block.rows) {
          const [rule = 0, asked = 0] = cells.slice(-2).map((cell) => worth(cell))
          expect(Math.abs(asked - Math.max(0.01, rule * markup)), cells.join(' | ')).toBeLessThan(0.00501)
        }
      }
    }
  })

  it('nothing is in stock twice, and every rule price is the rules’ own', () => {
    for (const { seed, document } of shops) {
      const rows = tableIn(document, 'stock').rows
      const names = rows.map(({ cells }) => cells[0])
      expect(new Set(names).size).toBe(names.length)
      expect(rows.length).toBeGreaterThanOrEqual(7)
      const system = ruleSystems[seed % 2]!
      for (const { cells } of rows) {
        expect(rulePrices[system].get(cells[0] ?? ''), cells[0]).toBe(worth(cells[2] ?? ''))
      }
    }
  })

  it('says nothing unfinished, and has its articles right', () => {
    for (const { document } of shops)
      expect(JSON.stringify(document)).not.toMatch(
        /#|undefined|NaN|\ba [aeio][a-z]|\ban (?!hono?u?|hour|heir)[bcdfghjklmnpqrstvwxyz][a-z]/,
      )
  })
})

it('a poor village sells common magic alone, a town none that is rare', () => {
  for (let seed = 0; seed < 60; seed++) {
    for (const [wealth, level, rarity] of [
      ['poor', 1, /^common$/],
      ['modest', 4, /^(un)?common$/],
      ['wealthy', 7, /^((un)?common|rare)$/],
    ] as const) {
      const { sections } = writeSheet(order(seed, { wealth, shop: 'magic', size: 'large' }))
      const specials = sections.find(({ key }) => key === 'specials')?.blocks[0]
      for (const { cells } of specials?.type === 'table' ? specials.rows : []) {
        if (seed % 2 === 0)
          expect(magicItems.find(({ name }) => isNamedAfter(cells[0] ?? '', name))?.rarity).toMatch(rarity)
        else expect(Number(/^Item (\d+)/.exec(cells[1] ?? '')?.[1])).toBeLessThanOrEqual(level)
      }
    }
  }
})

const goodsOf = (document: SheetDocument) => tableIn(document, 'stock').rows.map(({ cells }) => cells[0] ?? '')

it('a potion shop has potions for half its stock, wherever such a place can have them', () => {
  for (let seed = 0; seed < 30; seed++)
    for (const wealth of ['modest', 'wealthy'] as const) {
      const document = writeSheet(order(seed, { prompt: 'a curious potion shop', wealth }))
      const goods = goodsOf(document)
      const potions = goods.filter((name) => /Potion|Elixir|Antidote|Ointment|Anti(?:toxin|plague)/.test(name))
      expect(potions.length / goods.length, goods.join(', ')).toBeGreaterThanOrEqual(0.5)
      expect(new Set(goods).size).toBe(goods.length)
      expect(document.kicker).toMatch(/^Curious potion shop/)
    }
})

it('a shop of a kind sells that kind: two thirds of its goods at least, where there is so much of it', () => {
  for (const kind of kinds)
    for (let seed = 0; seed < 8; seed++) {
      const goods = goodsOf(writeSheet(order(seed, { shop: kind, wealth: 'wealthy', size: 'small' })))
      const own = goods.filter((name) => shopFacts[kind].own.test(name))
      expect(own.length / goods.length, `${kind}: ${goods.join(', ')}`).toBeGreaterThanOrEqual(2 / 3)
    }
})

it('is what its prompt calls it: haunted, at the docks, afraid of something', () => {
  for (let seed = 0; seed < 12; seed++) {
    const text = (prompt: string, key: string) => {
      const { sections } = writeSheet(order(seed, { prompt }))
      return JSON.stringify(sections.find((one) => one.key === key)).replaceAll(prompt, '')
    }
    expect(text('a haunted bookshop', 'hook')).toMatch(/ghost/)
    expect(text('a haunted bookshop', 'rumours')).toMatch(/ghost|haunts/)
    expect(text('a chandler at the docks', 'terms')).toContain('at the docks')
    expect(text('a smithy plagued by goblins', 'rumours')).toMatch(/goblins/)
  }
})

it('the prompt’s kind, names and words are in the sheet, and its keeper is somebody to be made', () => {
  const document = writeSheet(
    order(7, { prompt: 'a floating bakery called The Salt Crumb in Duskmere, run by a nervous kobold named Skrit' }),
  )
  expect(document.title).toBe('The Salt Crumb')
  expect(document.kicker).toBe(`Floating bakery in Duskmere, ${document.kicker.split(', ')[1]}`)
  expect(JSON.stringify(document.sections)).toMatch(/floating bakery.*Skrit, .*kobold, baker/)
  expect(document.kin[0]).toMatchObject({ key: 'keeper', kind: 'npc' })
  expect(document.kin[0]?.request.prompt).toMatch(/kobold baker called “Skrit”/)
  expect(document.pictures[0]).toMatchObject({ category: 'battlemaps', prompt: expect.stringContaining('bakery') })
})

it.each([
  ['a shop for unwanted prophecies', /^Unwanted prophecy/],
  ['a stall selling unsent letters', /^Unsent letter/],
  ['a shop where you can buy lost names', /^Lost name “\p{Lu}/u],
  ['a dream shop', /^Dream/],
  ['an emporium of bottled storms', /^Bottled storm/],
])('what no price list knows is on the shelves, at a price marked homebrew: %s', (prompt, goods) => {
  for (let seed = 0; seed < 8; seed++) {
    const document = writeSheet(order(seed, { prompt }))
    const { label, columns, rows } = tableIn(document, 'unpriced')
    expect([label, columns.at(-2)?.label].join()).toMatch(/homebrew.*Homebrew price/)
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(rows.length)
    for (const { cells } of rows) {
      expect(cells[0]).toMatch(goods)
      const [price = 0, asked = 0] = cells.slice(-2).map((cell) => worth(cell))
      expect(asked).toBeCloseTo((price * percentOf(document)) / 100, 1)
    }
    // All else is sold by the rules.
    const system = ruleSystems[seed % 2]!
    for (const { cells } of tableIn(document, 'stock').rows)
      expect(rulePrices[system].get(cells[0] ?? ''), cells[0]).toBe(worth(cells[2] ?? ''))
  }
})

it.each([
  'a shop that sells bread',
  'a shop for magic wands',
  'a store for retired adventurers',
  'a bakery for ghosts',
  'a secret shop',
])('what the rules know, and whoever only buys there, is no homebrew: %s', (prompt) => {
  expect(writeSheet(order(3, { prompt })).sections.map(({ key }) => key)).not.toContain('unpriced')
})

it('goods that the prompt names are in stock', () => {
  const names = tableIn(writeSheet(order(2, { prompt: 'a general store with rope and lanterns' })), 'stock').rows.map(
    ({ cells }) => cells[0],
  )
  expect(names).toEqual(expect.arrayContaining(['Rope (50 feet)', 'Lantern, bullseye', 'Lantern, hooded']))
})

it('one line of stock is rolled again by itself, and is nothing that was there', () => {
  for (let seed = 0; seed < 30; seed++) {
    const one = order(seed, { shop: 'general', size: 'small' })
    const before = writeSheet(one)
    const after = rollAgain(one, before, { 'stock.goods.2': 1 })
    const [was, is] = [tableIn(before, 'stock').rows, tableIn(after, 'stock').rows]
    expect(is.filter((_, index) => index !== 2)).toEqual(was.filter((_, index) => index !== 2))
    expect(was.filter((_, index) => index !== 2).map(({ cells }) => cells[0])).not.toContain(is[2]?.cells[0])
  }
})

it('one lost name is rolled again by itself, and is another', () => {
  for (let seed = 0; seed < 12; seed++) {
    const one = order(seed, { prompt: 'a shop of lost names' })
    const before = writeSheet(one)
    const was = tableIn(before, 'unpriced').rows
    const is = tableIn(rollAgain(one, before, { 'unpriced.goods.1': 1 }), 'unpriced').rows
    expect(is.filter((_, index) => index !== 1)).toEqual(was.filter((_, index) => index !== 1))
    expect(was.map(({ cells }) => cells[0])).not.toContain(is[1]?.cells[0])
  }
})

it('another mark-up changes every price', () => {
  const { document } = editSheet('shop', writeSheet(order(4)), { 'terms.facts.markup': '200 %' })
  for (const { cells } of tableIn(document, 'stock').rows)
    expect(worth(cells[3] ?? '')).toBeCloseTo((worth(cells[2] ?? '') ?? 0) * 2, 5)
})

it('a mark-up without its sign is one, and words in its place leave the prices', () => {
  const written = writeSheet(order(4))
  const priced = (markup: string) =>
    tableIn(editSheet('shop', written, { 'terms.facts.markup': markup }).document, 'stock').rows
  expect(priced('200')).toEqual(priced('200 %'))
  expect(priced('as the keeper likes')).toEqual(tableIn(written, 'stock').rows)
})

it.each([
  '',
  '   ',
  '<b>"\'; drop table',
  'x'.repeat(2000),
  'a shop a shop a smith baker wizard no yes called "" in',
  'Jean-Luc’s smithy in Sankt-Marien, run by O’Ruairc-Þórðarson',
])('makes a sensible sheet of %j', (prompt) => {
  const document = writeSheet(order(3, { prompt }))
  expect(tableIn(document, 'stock').rows.length).toBeGreaterThan(6)
  expect(document.title.length).toBeGreaterThan(2)
})
