import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'
import { random } from '../../../paint/random.ts'
import type { PersonBrief } from '../rule-book.ts'
import { dnd5e } from './rule-book.ts'
import { challengeNamed, challengeRows } from './tables.ts'
import { faultsOf } from './testing/reread.ts'

const callings = [
  'innkeeper',
  'wizard',
  'knight',
  'thief',
  'priest',
  'assassin',
  'farmer',
  'druid',
  'barbarian',
  'guard',
  'paladin',
  'ranger',
  'bard',
  'monk',
  'warlock',
  'sorcerer',
  'blacksmith',
  'noble',
  'beekeeper of clouds',
  '',
]
const ancestries = [
  'human',
  'elf',
  'dwarf',
  'halfling',
  'gnome',
  'half-orc',
  'tiefling',
  'dragonborn',
  'goblin',
  'tabaxi',
  'centaur',
  'firbolg',
  '',
]

const brief = (more: Partial<PersonBrief> = {}): PersonBrief => ({
  key: 'stats.block',
  name: 'Mara Vell',
  sex: 'Female',
  ancestry: 'human',
  calling: 'knight',
  level: 5,
  alignment: 'neutral',
  languages: [],
  gear: [],
  spells: 'fitting',
  form: '2024',
  ...more,
})

const textOf = (block: StatsBlock, name: string) =>
  [...block.head, ...block.body].find(({ key }) => key === `stats.block.${name}`)?.text
const entry = (block: StatsBlock, name: string) =>
  block.features.flatMap(({ items }) => items).find((item) => item.name.startsWith(name))?.text

const people = Array.from({ length: 500 }, (_, seed) =>
  dnd5e.person(
    brief({
      calling: callings[seed % callings.length]!,
      ancestry: ancestries[seed % ancestries.length]!,
      level: seed % 21,
      form: seed % 2 ? '2014' : '2024',
      gear: seed % 5 === 0 ? ['rusty greataxe', 'chain shirt'] : [],
      ...(seed % 7 === 0 ? { challenge: [0, 0.125, 0.25, 0.5, 3, 11, 20, 30][(seed / 7) % 8]! } : {}),
    }),
    random(seed),
  ),
)

describe('the block of a person', () => {
  it('works out from its own printed text, at every level and in both forms', () => {
    expect(people.flatMap(faultsOf)).toEqual([])
  })

  it('walks and sees as the document of its form says', () => {
    // Speed and darkvision in feet: SRD 5.1, "Races", and SRD 5.2.1, "Species".
    for (const [ancestry, in2014, in2024] of [
      ['human', [30, 0], [30, 0]],
      ['dwarf', [25, 60], [30, 120]],
      ['elf', [30, 60], [30, 60]],
      ['high elf', [30, 60], [30, 60]],
      ['halfling', [25, 0], [30, 0]],
      ['gnome', [25, 60], [30, 60]],
      ['half-elf', [30, 60], [30, 60]],
      ['half-orc', [30, 60], [30, 60]],
      ['orc', [30, 60], [30, 120]],
      ['tiefling', [30, 60], [30, 60]],
      ['dragonborn', [30, 0], [30, 60]],
      ['goliath', [30, 0], [35, 0]],
    ] as const)
      for (const [form, [walk, darkvision]] of [
        ['2014', in2014],
        ['2024', in2024],
      ] as const) {
        const block = dnd5e.person(brief({ ancestry, form }), random(1))
        const seen = Number(/darkvision (\d+) ft/i.exec(textOf(block, 'senses') ?? '')?.[1] ?? 0)
        expect([ancestry, form, textOf(block, 'speed'), seen]).toEqual([ancestry, form, `${walk} ft.`, darkvision])
      }
  })

  it('keeps the words of an ancestry and a calling that no rule book knows', () => {
    const block = dnd5e.person(brief({ ancestry: 'firbolg', calling: 'beekeeper of clouds' }), random(1))
    expect(block.kind).toBe('Medium humanoid (firbolg), neutral')
    expect(JSON.stringify(block.features)).toContain('the beekeeper of clouds')
  })

  it('has the weapon and armour it was given', () => {
    const block = dnd5e.person(brief({ gear: ['her grandfather’s longsword', 'battered chain mail'] }), random(2))
    expect(entry(block, 'Longsword')).toMatch(
      /^Melee Attack Roll: \+\d+, reach 5 ft\. Hit: \d+ \(\d+d8 \+ \d+\) Slashing damage\.$/,
    )
    expect(textOf(block, 'gear')).toMatch(/Chain mail/)
  })

  it('casts by the class, and not where nobody wants it', () => {
    const mage = brief({ calling: 'wizard', level: 9 })
    expect(entry(dnd5e.person(mage, random(3)), 'Spellcasting')).toMatch(/using Intelligence \(spell save DC 1\d/)
    expect(entry(dnd5e.person({ ...mage, form: '2014' }, random(3)), 'Spellcasting')).toMatch(
      /9th-level.*1st level \(4 slots\).*5th level \(1 slot\)/,
    )
    expect(entry(dnd5e.person({ ...mage, spells: 'none' }, random(3)), 'Spellcasting')).toBeUndefined()
  })

  it('reads in the wording of its form', () => {
    const knight = dnd5e.person(brief({ form: '2014' }), random(4))
    expect(textOf(knight, 'ac')).toMatch(/^\d+ \([a-z ,]+\)$/)
    expect(knight.features.at(-1) && JSON.stringify(knight.features)).toMatch(
      /Melee Weapon Attack: \+\d+ to hit, reach \d+ ft\., one target/,
    )
    expect(textOf(dnd5e.person(brief(), random(4)), 'initiative')).toMatch(/^[+-]\d+ \(\d+\)$/)
  })
})

describe('a block changed by hand', () => {
  const knight = dnd5e.person(brief(), random(5))
  const scoreOf = (block: StatsBlock, label: string) => block.abilities.find((ability) => ability.label === label)!

  it('has hit points after its Constitution', () => {
    const changed = dnd5e.restat(knight, { con: '20' })
    const dice = Number(/\((\d+)d8/.exec(textOf(knight, 'hp')!)?.[1])
    expect(textOf(changed, 'hp')).toBe(`${Math.floor(dice * 4.5) + dice * 5} (${dice}d8 + ${dice * 5})`)
    expect(faultsOf(dnd5e.restat(knight, { con: String(scoreOf(knight, 'CON').score! + 2) }))).toEqual([])
  })

  it('hits, saves and sees after its abilities and its challenge', () => {
    const changed = dnd5e.restat(knight, { str: '22', wis: '20', challenge: '9' })
    expect(
      entry(changed, knight.features.flatMap(({ items }) => items).find(({ text }) => text.startsWith('Melee'))!.name),
    ).toMatch(/: \+10,/)
    expect(textOf(changed, 'challenge')).toBe('9 (XP 5,000; PB +4)')
    expect(textOf(changed, 'senses')).toMatch(/Passive Perception 19$/)
    expect(scoreOf(changed, 'STR').save).toBe(10)
  })

  it('keeps a number that was put by hand, whatever else follows', () => {
    const changed = dnd5e.restat(knight, { con: '20', hp: '61', ac: '19', skills: 'Athletics +9, Stealth' })
    expect(textOf(changed, 'hp')).toBe('61')
    expect(textOf(changed, 'ac')).toBe('19')
    expect(textOf(changed, 'skills')).toMatch(/^Athletics \+9, Stealth [+-]\d+$/)
    expect(textOf(dnd5e.restat(changed, { dex: '20' }), 'ac')).toBe('19')
  })

  it('lets a number follow that was only left standing beside changed words', () => {
    const senses = `tremorsense 30 ft., Passive Perception ${/\d+$/.exec(textOf(knight, 'senses')!)?.[0]}`
    const changed = dnd5e.restat(knight, { senses, wis: '20' })
    expect(textOf(changed, 'senses')).toMatch(/^Tremorsense 30 ft\., Passive Perception 1[79]$/)
  })

  it('keeps words it does not understand, and passes over what is no number', () => {
    const changed = dnd5e.restat(knight, {
      speed: 'as the wind, when it likes',
      con: 'plenty',
      challenge: 'hard',
      ac: '',
    })
    expect(textOf(changed, 'speed')).toBe('as the wind, when it likes')
    for (const name of ['hp', 'challenge', 'ac']) expect(textOf(changed, name)).toBe(textOf(knight, name))
  })

  it('is none the worse for hostile edits', () => {
    for (const text of ['', '<b>9</b>', '__proto__', '9'.repeat(400), '-1', '1e9', '\u0000', '[[/r 1d4]]'])
      for (const key of [
        'name',
        'kind',
        'ac',
        'hp',
        'speed',
        'str',
        'skills',
        'senses',
        'challenge',
        '__proto__',
        'constructor',
      ])
        expect(() => dnd5e.restat(knight, { [key]: text })).not.toThrow()
    expect(scoreOf(dnd5e.restat(knight, { str: '9999' }), 'STR').score).toBe(30)
  })

  it('says a changed entry in its new words, and is the same block when nothing changes', () => {
    const { key } = knight.features[0]!.items[0]!
    expect(dnd5e.restat(knight, { [key.slice('stats.block.'.length)]: 'Mine now.' }).features[0]!.items[0]!.text).toBe(
      'Mine now.',
    )
    expect(dnd5e.restat(knight, {})).toEqual(knight)
    const asItIs = Object.fromEntries(
      [...knight.head, ...knight.body].map(({ key: own, text }) => [own.slice('stats.block.'.length), text]),
    )
    expect({ ...dnd5e.restat(knight, asItIs), model: null }).toEqual({ ...knight, model: null })
  })
})

it('is an actor for Foundry with the numbers of the block', () => {
  const block = dnd5e.restat(dnd5e.person(brief({ calling: 'wizard', level: 9 }), random(6)), {
    name: 'Mara <b>Vell</b>',
    entrySpellcasting: '[[/r 1d4]] <i>x</i>',
  })
  const document: SheetDocument = {
    title: 'Mara',
    kicker: '',
    summary: '',
    system: 'DnD5e',
    sections: [],
    pictures: [],
    kin: [],
  }
  const actor = dnd5e.foundryActor(block, document) as {
    type: string
    system: { attributes: { hp: { max: number; formula: string }; ac: { flat: number } }; details: { cr: number } }
    items: { name: string; type: string; system: { description: { value: string }; activities: object } }[]
  }
  expect(actor.type).toBe('npc')
  expect(`${actor.system.attributes.hp.max} (${actor.system.attributes.hp.formula})`).toBe(textOf(block, 'hp'))
  expect(String(actor.system.attributes.ac.flat)).toBe(textOf(block, 'ac'))
  expect(String(actor.system.details.cr)).toBe(textOf(block, 'challenge')?.split(' ')[0])
  expect(actor.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Arcane Lance', 'Spellcasting']))
  expect(actor.items.find(({ type }) => type === 'weapon')?.system.activities).toMatchObject({
    dnd5eactivity000: { type: 'attack', attack: { ability: 'int' } },
  })
  const written = JSON.stringify(actor.items)
  expect(written).not.toContain('[[/r')
  expect(written).not.toContain('<i>')
})

it('has the baseline figures of every challenge', () => {
  expect(challengeRows).toHaveLength(34)
  for (const [label, xp, defence, hitPoints, attack, damage, attacks] of [
    ['1/4', 50, 11, 13, 3, 5, 1],
    ['5', 1800, 15, 95, 7, 35, 3],
    ['17', 18_000, 20, 246, 12, 107, 5],
    ['24', 62_000, 23, 400, 15, 204, 5],
    ['25', 75_000, 24, 430, 16, 222, 5],
    ['28', 120_000, 25, 540, 17, 276, 5],
    ['30', 155_000, 27, 666, 19, 312, 5],
  ] as const)
    expect(challengeNamed(label)).toMatchObject({ xp, defence, hitPoints, attack, damage, attacks })
})
