import { describe, expect, it } from 'vitest'
import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { random } from '../../../paint/random.ts'
import { creatureTypes, type MonsterBrief, monsterRoles, sizes } from '../monster-brief.ts'
import { abilities, type PersonBrief } from '../rule-book.ts'
import { extremesOf } from './derive.ts'
import { diceOf, meanOf, plainDiceOf } from './dice.ts'
import type { CreatureModel } from './model.ts'
import { pathfinder } from './rule-book.ts'
import {
  abilityModifier,
  areaDamage,
  armourClass,
  attack,
  hitPoints,
  resistance,
  save,
  skill,
  spellDc,
  strikeDamage,
} from './tables.ts'

const tiers = ['extreme', 'high', 'moderate', 'low'] as const
const callings = [
  'wizard',
  'innkeeper',
  'guard',
  'priest',
  'thief',
  'ranger',
  'druid',
  'bard',
  'baroness',
  'blacksmith',
  'witch',
  'monk',
  'ratcatcher',
]
const ancestries = ['human', 'elf', 'dwarf', 'tiefling', 'kenku', 'moon-folk']

function personBrief(seed: number): PersonBrief {
  const chance = random(`person ${seed}`)
  return {
    key: 'stats.block',
    name: 'Maren Ashford',
    sex: 'Female',
    ancestry: chance.pick(ancestries),
    calling: chance.pick(callings),
    level: chance.int(0, 20),
    alignment: 'neutral',
    languages: [],
    gear: chance.chance(0.3) ? ['longbow'] : [],
    spells: 'fitting',
    form: '2024',
  }
}

function monsterBrief(seed: number): MonsterBrief {
  const chance = random(`monster ${seed}`)
  return {
    key: 'stats.block',
    name: 'Gloamhound',
    noun: 'the gloamhound',
    form: '2024',
    challenge: 1,
    level: chance.int(-1, 24),
    role: chance.pick(monsterRoles),
    type: chance.pick(creatureTypes),
    tags: [],
    size: chance.pick(sizes),
    alignment: 'neutral evil',
    leaning: [],
    mind: chance.pick(['none', 'beast', 'dull', 'keen', 'brilliant'] as const),
    speeds: { walk: 30, fly: 60 },
    armour: 'natural armour',
    strikes: [
      {
        name: 'Bite',
        type: 'piercing',
        reach: 10,
        weight: 1.4,
        also: { type: 'cold', share: 0.4 },
        rider: { condition: 'prone', lasting: 'turn' },
      },
      { name: 'Claw', type: 'slashing', reach: 5, weight: 0.8 },
    ],
    powers: [
      {
        name: 'Grave Breath',
        cost: 'action',
        often: 'recharge',
        area: { shape: 'cone', feet: 30 },
        save: 'dex',
        damage: { type: 'necrotic', share: 0.8, onSave: 'half' },
      },
    ],
    gifts: ['regeneration', 'aura', 'packTactics'],
    element: 'cold',
    vulnerable: ['fire'],
    resistant: ['cold'],
    immune: ['poison'],
    immuneConditions: ['poisoned'],
    senses: { darkvision: 60 },
    languages: [],
    skills: ['Stealth', 'Perception'],
  }
}

const text = (block: StatsBlock, key: string) =>
  [...block.head, ...block.body].find((line) => line.key === `stats.block.${key}`)?.text ?? ''
const number = (said: string) => Number(/[+−-]?\d+/.exec(said)?.[0].replace('−', '-'))

/** Every number that is printed, with the values its tiers have at that level. */
function numbersOf(block: StatsBlock): [what: string, value: number, tiers: number[]][] {
  const { level } = block.model as CreatureModel
  const all = (of: (tier: (typeof tiers)[number]) => number) => tiers.map(of)
  const skills = text(block, 'skills')
    .split(', ')
    .filter((part) => /\d/.test(part))
  const strikes = block.features[0]?.items ?? []
  return [
    ['AC', number(text(block, 'ac')), all((tier) => armourClass(level, tier))],
    ['HP', number(text(block, 'hp')), all((tier) => hitPoints(level, tier))],
    ['Perception', number(text(block, 'perception')), all((tier) => save(level, tier))],
    ...(['fortitude', 'reflex', 'will'] as const).map((name): [string, number, number[]] => [
      name,
      number(text(block, name)),
      all((tier) => save(level, tier)),
    ]),
    ...skills.map((said): [string, number, number[]] => [said, number(said), all((tier) => skill(level, tier))]),
    ...strikes.map((strike): [string, number, number[]] => [
      strike.name,
      number(strike.text),
      all((tier) => attack(level, tier)),
    ]),
    ...block.abilities.map(({ label, modifier }): [string, number, number[]] => [
      label,
      modifier,
      [...all((tier) => abilityModifier(level, tier)), ...(label === 'Int' ? [-5, -4, -2] : [])],
    ]),
  ]
}

function damagesOf(block: StatsBlock): number[] {
  return (block.features[0]?.items ?? []).map(({ text: said }) =>
    [...(said.split('Damage ')[1] ?? '').matchAll(/\d+d\d+(?:[+-]\d+)?/g)].reduce(
      (sum, [dice]) => sum + meanOf(dice),
      0,
    ),
  )
}

describe.each([
  ['a person', (seed: number) => pathfinder.person(personBrief(seed), random(seed))],
  ['a monster', (seed: number) => pathfinder.monster(monsterBrief(seed), random(seed))],
] as const)('%s', (_, make) => {
  const blocks = Array.from({ length: 500 }, (_, seed) => make(seed))

  it('has every number on a named tier of its level, and at most two extremes', () => {
    for (const block of blocks) {
      for (const [what, value, allowed] of numbersOf(block)) expect(allowed, `${block.kind} ${what}`).toContain(value)
      expect(extremesOf(block.model as CreatureModel)).toBeLessThanOrEqual(2)
    }
  })

  it('deals the damage of its tier', () => {
    for (const block of blocks) {
      const { level } = block.model as CreatureModel
      const allowed = (['high', 'moderate'] as const).map((tier) => strikeDamage(level, tier))
      for (const mean of damagesOf(block)) {
        expect(
          Math.min(...allowed.map((value) => Math.abs(value - mean))),
          `${block.kind} ${mean}`,
        ).toBeLessThanOrEqual(1)
      }
    }
  })

  it('has its spells’ attack eight below their DC, and the DC of its level', () => {
    for (const block of blocks) {
      const spells = block.features.flatMap(({ items }) => items).find(({ key }) => key.endsWith('.spells'))
      if (!spells) continue
      const { level } = block.model as CreatureModel
      const [, dc = '', by = ''] = /DC (\d+), attack \+(\d+)/.exec(spells.text) ?? []
      expect([spellDc(level, 'high'), spellDc(level, 'moderate')]).toContain(Number(dc))
      expect(Number(by)).toBe(Number(dc) - 8)
    }
  })

  it('says nothing unfinished', () => {
    for (const block of blocks)
      expect(JSON.stringify({ ...block, model: null })).not.toMatch(/undefined|NaN|\[[a-zA-Z]/)
  })
})

it('dice come to the mean they stand for, rounded', () => {
  for (let mean = 1; mean <= 60; mean++) {
    for (const die of [4, 6, 8, 10, 12]) expect(Math.abs(meanOf(diceOf(mean, die)) - mean)).toBeLessThanOrEqual(0.5)
  }
})

describe('a block changed by hand', () => {
  const block = pathfinder.monster({ ...monsterBrief(1), level: 3 }, random(1))

  it('moves every number along its tier when its level is changed', () => {
    const higher = pathfinder.restat(block, { kind: 'Creature 8' })
    expect(higher.kind).toBe('Creature 8')
    for (const [what, value, allowed] of numbersOf(higher)) expect(allowed, what).toContain(value)
    expect(number(text(higher, 'hp'))).toBeGreaterThan(number(text(block, 'hp')))
  })

  it('keeps a number that was put, whatever follows', () => {
    const put = pathfinder.restat(block, { ac: '30', kind: 'Creature 8', str: '+9' })
    expect(text(put, 'ac')).toBe('30')
    expect(put.abilities.find(({ label }) => label === 'Str')?.modifier).toBe(9)
  })

  it('is as it was when nothing is really changed', () => {
    const same = Object.fromEntries(
      [...block.head, ...block.body].map(({ key, text: said }) => [key.slice('stats.block.'.length), said]),
    )
    const again = pathfinder.restat(block, { ...same, name: block.name, kind: block.kind })
    expect({ ...again, model: null }).toEqual({ ...block, model: null })
  })

  it('is not upset by words where numbers belong', () => {
    for (const said of ['', 'lots', '9'.repeat(40), '<b>', '__proto__']) {
      const edits = Object.fromEntries(
        ['ac', 'hp', 'str', 'skills', 'kind', 'perception', 'nowhere'].map((field) => [field, said]),
      )
      expect(() => pathfinder.restat(block, edits)).not.toThrow()
    }
  })
})

it('Foundry gets the numbers that the block shows', () => {
  const block = pathfinder.person(personBrief(3), random(3))
  const document = {
    title: 'x',
    kicker: '',
    summary: '<b>bold</b>',
    system: 'Pathfinder' as const,
    sections: [],
    pictures: [],
    kin: [],
  }
  const actor = pathfinder.foundryActor(block, document) as {
    system: { attributes: { ac: { value: number } }; details: { privateNotes: string } }
    items: { type: string }[]
  }
  expect(actor.system.attributes.ac.value).toBe(number(text(block, 'ac')))
  expect(actor.system.details.privateNotes).toContain('&lt;b&gt;')
  expect(actor.items.filter(({ type }) => type === 'melee')).toHaveLength(block.features[0]?.items.length ?? 0)
  expect(abilities.length).toBe(block.abilities.length)
})

describe('the creature-building tables', () => {
  const row = (of: (tier: (typeof tiers)[number]) => number) => tiers.map(of)

  it.each([
    [-1, [9, 8, 5, 2], [10, 8, 6, 4], [8, 5, 4, 2]],
    [4, [15, 14, 11, 8], [16, 14, 12, 9], [15, 12, 10, 8]],
    [6, [18, 17, 14, 11], [19, 17, 15, 12], [18, 15, 13, 11]],
    [11, [26, 24, 21, 18], [27, 24, 22, 19], [26, 23, 21, 19]],
    [16, [33, 30, 28, 25], [34, 32, 30, 25], [35, 32, 28, 26]],
    [20, [39, 36, 33, 30], [40, 38, 36, 31], [41, 38, 34, 32]],
    [24, [46, 42, 38, 36], [46, 44, 42, 36], [48, 45, 40, 38]],
  ])('level %d: saves, attacks and skills', (level, saves, attacks, skills) => {
    expect(row((tier) => save(level, tier))).toEqual(saves)
    expect(row((tier) => attack(level, tier))).toEqual(attacks)
    expect(row((tier) => skill(level, tier))).toEqual(skills)
  })

  it.each([
    [1, [19, 16, 15, 13], [6, 5], [5, 7], [17, 14], 2],
    [9, [31, 28, 27, 25], [24, 20], [18, 35], [28, 25], 6],
    [14, [39, 36, 35, 33], [34, 28], [26, 53], [34, 31], 9],
    [22, [51, 48, 47, 45], [48, 40], [36, 81], [45, 42], 12],
  ])('level %d: AC, damage, DC and resistance', (level, armour, strikes, areas, dcs, resists) => {
    expect(row((tier) => armourClass(level, tier))).toEqual(armour)
    expect([strikeDamage(level, 'high'), strikeDamage(level, 'moderate')]).toEqual(strikes)
    expect([areaDamage(level, 'unlimited'), areaDamage(level, 'limited')]).toEqual(areas)
    expect([spellDc(level, 'high'), spellDc(level, 'moderate')]).toEqual(dcs)
    expect(resistance(level)).toBe(resists)
  })

  it('gives an area of limited use the dice of its level', () => {
    expect([1, 6, 13, 24].map((level) => plainDiceOf(areaDamage(level, 'limited')))).toEqual([
      '2d6',
      '7d6',
      '14d6',
      '25d6',
    ])
  })
})
