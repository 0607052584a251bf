import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../contract/enums.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { TavernRequest } from '../../../contract/sheets/tavern.ts'
import { fare } from '../goods/lodging.ts'
import { worth } from '../goods/money.ts'
import { rollAgain, writeSheet } from '../index.ts'
import { repeatedRuns } from '../testing/variety.ts'
import { blocksOf, tableIn } from '../trade/testing/sheets.ts'
import { editSheet } from '../written.ts'
import { games, oddsOf } from './games.ts'
import { stories } from './stories/choose.ts'
import type { Story } from './stories/story.ts'

const order = (seed: number, request: Partial<TavernRequest> = {}) => ({
  kind: 'tavern' as const,
  request: TavernRequest.parse({ system: ruleSystems[seed % 2], ...request }),
  seed,
})
function fact(document: SheetDocument, label: string): string {
  const rows = blocksOf(document).flatMap((block) => (block.type === 'facts' ? block.rows : []))
  return rows.find((row) => row.label === label)?.text ?? ''
}
/** The words of a line between its slots, where they are long enough to know it by. */
const longest = (line: string) =>
  line
    .split(/#[^#]*#|\{[^{}]*\}/)
    .sort((a, b) => b.length - a.length)
    .at(0) ?? ''
/** Whether the trouble, a guest and the talk of a house are all of one story. */
function isToldIn({ sections }: SheetDocument, { first, second, others, rumours, troubles }: Story): boolean {
  const says = (key: string, lines: readonly string[]) => {
    const text = JSON.stringify(sections.find((one) => one.key === key))
    return lines.some((line) => text.includes(JSON.stringify(longest(line)).slice(1, -1)))
  }
  return (
    says('trouble', troubles.flat()) &&
    says(
      'patrons',
      [first, second, ...others].map(([, line]) => line),
    ) &&
    says(
      'rumours',
      rumours.map(([said]) => said),
    )
  )
}

describe('over 500 taverns', () => {
  const taverns = Array.from({ length: 500 }, (_, seed) => ({ seed, document: writeSheet(order(seed)) }))

  it('no five words in a row stand in more than 2 % of them', () => {
    expect(repeatedRuns(taverns.map(({ document }) => document))).toEqual([])
  })

  it('every price asked is the rule price times the stated mark-up, and every rule price the rules’ own', () => {
    for (const { seed, document } of taverns) {
      const { meals, beds, ale, wine, fineWine, hot, stabling } = fare[ruleSystems[seed % 2]!]
      const rules = [...meals, ...beds, ale, wine, fineWine, stabling, ...(hot ? [hot] : [])]
      const markup = Number.parseFloat(fact(document, 'Mark-up')) / 100
      for (const { cells } of [...tableIn(document, 'menu').rows, ...tableIn(document, 'rooms').rows]) {
        const [rule = 0, asked = 0] = cells.slice(-2).map((cell) => worth(cell))
        expect(rules).toContainEqual({ rule: cells.at(-3), price: rule })
        expect(Math.abs(asked - Math.max(0.01, rule * markup)), cells.join(' | ')).toBeLessThan(0.00501)
      }
    }
  })

  it('says nothing unfinished, and has its articles right', () => {
    for (const { document } of taverns)
      expect(JSON.stringify(document)).not.toMatch(
        /#|undefined|NaN|\ba [aeio][a-z]|\ban (?!hono?u?|hour|heir)[bcdfghjklmnpqrstvwxyz][a-z]/,
      )
  })

  it('eight people are there tonight, no two of one name, and the trouble is between two of them', () => {
    for (const { document } of taverns) {
      const list = document.sections.find(({ key }) => key === 'patrons')?.blocks[0]
      const names = list?.type === 'list' ? list.items.map(({ label }) => label?.split(',')[0] ?? '') : []
      expect(new Set([...names, document.kin[0]?.label.split(',')[0]]).size).toBe(9)
      const trouble = JSON.stringify(document.sections.find(({ key }) => key === 'trouble'))
      const [first = '', second = ''] = names.map((name) => name.split(' ')[0])
      expect(trouble).toContain(first)
      expect(trouble).toContain(second)
    }
  })

  it('a third of them have one matter that the keeper, the guests, the trouble and the talk share, each told of few', () => {
    const told = stories.map((story) => taverns.filter(({ document }) => isToldIn(document, story)).length)
    const all = told.reduce((sum, many) => sum + many, 0)
    expect(all).toBeGreaterThan(130)
    expect(Math.max(...told)).toBeLessThan(20)
  })

  it('the house keeps no more than 14 % of what is staked', () => {
    for (const { document } of taverns) {
      const keeps = fact(document, 'House keeps of stakes')
      expect(keeps).toMatch(/^Nothing|^\d+\.\d%$/)
      if (!keeps.startsWith('Nothing')) expect(Number.parseFloat(keeps)).toBeLessThanOrEqual(14)
    }
  })
})

describe('the odds of a game are true', () => {
  const find = (roll: string, when: string, pays: string) => {
    const game = games.find((one) => one.roll === roll && one.wins[0]?.when === when && one.wins[0].pays === pays)
    if (!game) throw new RangeError(`No game of ${roll}, ${when}`)
    return oddsOf(game)
  }

  // Figures that books on probability give.
  it.each([
    ['4d6', 'At least one 6', 'even money', 671, 1296],
    ['2d6', 'Doubles', '5 to 1', 6, 36],
    ['2d6', '7 or more', 'even money', 21, 36],
    ['3d6', '11 or more', 'even money', 108, 216],
    ['3d6', 'Two alike', 'even money', 96, 216],
    ['1d20', '12 or more', 'even money', 9, 20],
    ['1d6, house’s 1d6', 'Higher', 'even money', 15, 36],
    ['3d6, one number called', 'Called once', 'even money', 91, 216],
  ])('%s, %s', (roll, when, pays, win, all) => {
    expect(find(roll, when, pays)).toMatchObject({ win, all })
  })

  it('three dice and a called number keep 17 in 216, as they always did', () => {
    expect(find('3d6, one number called', 'Called once', 'even money').gain).toBeCloseTo(-17 / 216, 10)
  })
})

describe('a tavern is what its prompt calls it', () => {
  const said = (prompt: string, seed: number, key: string) => {
    const { sections } = writeSheet(order(seed, { prompt }))
    return JSON.stringify(sections.find((one) => one.key === key)).replaceAll(prompt, '')
  }

  it('has a ghost where it is haunted, and stands where the prompt says', () => {
    for (let seed = 0; seed < 20; seed++) {
      const prompt = 'a haunted tavern by the docks'
      expect(said(prompt, seed, 'trouble')).toMatch(/ghost|dead|drowned/)
      expect(said(prompt, seed, 'rumours')).toMatch(/ghost|haunts/)
      expect(said(prompt, seed, 'terms')).toContain('by the docks')
      expect(said(prompt, seed, 'menu')).not.toMatch(/mutton|venison|rabbit/)
      expect(writeSheet(order(seed, { prompt })).kicker).toContain('by the docks')
    }
  })

  it.each([
    ['a tavern besieged by orcs', /the orcs/],
    ['an inn stalked by a werewolf', /the werewolf/],
    ['a roadhouse with a giant spider problem', /the giant spiders/],
  ])('%s: that is its trouble, and what is talked of', (prompt, threat) => {
    for (let seed = 0; seed < 12; seed++)
      for (const key of ['trouble', 'rumours']) expect(said(prompt, seed, key), key).toMatch(threat)
  })
})

it('the prompt’s names and words are in the sheet', () => {
  const prompt = 'a haunted dwarf inn called The Salted Crow in Duskmere, run by a one-eyed pirate named Mother Hops'
  const document = writeSheet(order(2, { prompt }))
  expect(document.title).toBe('The Salted Crow')
  expect(document.kicker).toContain('Duskmere')
  expect(fact(document, 'Keeper')).toMatch(/^Mother Hops, .*one-eyed dwarf pirate, innkeeper$/)
  expect(document.summary).toContain('haunted dwarf inn')
  expect(document.pictures[0]?.prompt).toMatch(/tavern.*haunted/)
})

it('a part is rolled again by itself', () => {
  const one = order(11)
  const before = writeSheet(one)
  const after = rollAgain(one, before, { patrons: 1, 'menu.board.0': 1 })
  const changed = after.sections.filter(
    (section, index) => JSON.stringify(section) !== JSON.stringify(before.sections[index]),
  )
  expect(changed.map(({ key }) => key)).toEqual(['patrons', 'menu'])
})

it('another mark-up changes every price', () => {
  const { document } = editSheet('tavern', writeSheet(order(4)), { 'terms.facts.markup': '300 % during the fair' })
  for (const { cells } of tableIn(document, 'menu').rows)
    expect(worth(cells.at(-1) ?? '')).toBeCloseTo((worth(cells.at(-2) ?? '') ?? 0) * 3, 5)
})
