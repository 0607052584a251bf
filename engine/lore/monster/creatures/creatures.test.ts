import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { sheetRequests } from '../../../../contract/sheets/requests.ts'
import { writeSheet } from '../../write.ts'
import { creatures } from './creatures.ts'
import { printed } from './testing/document.ts'

const blockOf = (prompt: string, more: Record<string, unknown> = {}, seed = 1): StatsBlock =>
  writeSheet({ kind: 'monster', request: sheetRequests.monster.parse({ prompt, ...more }), seed })
    .sections.flatMap(({ blocks }) => blocks)
    .find(({ type }) => type === 'stats') as StatsBlock

const lineOf = ({ head, body }: StatsBlock, label: string) =>
  [...head, ...body].find((line) => line.label === label)?.text.toLowerCase() ?? ''

const entriesOf = ({ features }: StatsBlock) => features.flatMap(({ items }) => items)

/** "Fly 60 ft. (hover), Walk…" as feet by name; the first, unnamed, is walking. */
const feetIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(?:(\p{L}+) )?(\d+) (?:ft|feet)/gu)].map(([, name = 'walk', feet]) => [name, Number(feet)]),
  )

const sorted = (words: readonly string[]) => [...words].sort()
const wordsIn = (text: string) =>
  sorted(
    text
      .split(/[;,]/)
      .map((word) => word.trim().replace(/ \d+$/, ''))
      .filter(Boolean),
  )

describe('a creature that is known by its name', () => {
  /* Read in System Reference Document 5.2.1, by name: kind, other speeds than walking, senses, immunities. */
  it.each([
    ['Manticore', 'Large monstrosity', { fly: 50 }, { darkvision: 60 }, []],
    ['Succubus', 'Medium fiend', { fly: 60 }, { darkvision: 60 }, []],
    ['Pegasus', 'Large celestial', { fly: 90 }, {}, []],
    ['Chimera', 'Large monstrosity', { fly: 60 }, { darkvision: 60 }, []],
    ['Djinni', 'Large elemental (genie)', { fly: 90 }, { darkvision: 120 }, ['lightning', 'thunder']],
    ['Piranha', 'Tiny beast', { swim: 40 }, { darkvision: 60 }, []],
    ['Tyrannosaurus Rex', 'Huge beast (dinosaur)', {}, {}, []],
    ['Riding Horse', 'Large beast', {}, {}, []],
    ['Pit Fiend', 'Large fiend (devil)', { fly: 60 }, { truesight: 120 }, ['fire', 'poison', 'poisoned']],
    [
      'Balor',
      'Huge fiend (demon)',
      { fly: 80 },
      { truesight: 120 },
      ['charmed', 'fire', 'frightened', 'poison', 'poisoned'],
    ],
    ['Imp', 'Tiny fiend (devil)', { fly: 40 }, { darkvision: 120 }, ['fire', 'poison', 'poisoned']],
    [
      'Gelatinous Cube',
      'Large ooze',
      {},
      { blindsight: 60 },
      ['acid', 'blinded', 'charmed', 'deafened', 'exhaustion', 'frightened', 'prone'],
    ],
    ['Purple Worm', 'Gargantuan monstrosity', { burrow: 50 }, { blindsight: 30, tremorsense: 60 }, []],
    [
      'Adult White Dragon',
      'Huge dragon (chromatic)',
      { burrow: 30, fly: 80, swim: 40 },
      { blindsight: 60, darkvision: 120 },
      ['cold'],
    ],
    ['Goblin Warrior', 'Small fey (goblinoid)', {}, { darkvision: 60 }, []],
    ['Owlbear', 'Large monstrosity', { climb: 40 }, { darkvision: 60 }, []],
    ['Giant Spider', 'Large beast', { climb: 30 }, { darkvision: 60 }, []],
    ['Skeleton', 'Medium undead', {}, { darkvision: 60 }, ['exhaustion', 'poison', 'poisoned']],
    ['Killer Whale', 'Huge beast', { swim: 60 }, { blindsight: 120 }, []],
    [
      'Xorn',
      'Medium elemental',
      { burrow: 20 },
      { darkvision: 60, tremorsense: 60 },
      ['paralyzed', 'petrified', 'poison', 'poisoned'],
    ],
  ] as const)('is what the reference document says: %s', (name, kind, speeds, senses, immune) => {
    const block = blockOf(name)
    expect(block.kind.toLowerCase()).toMatch(new RegExp(`^${kind.toLowerCase().replace(/[()]/g, '\\$&')},`))
    const { walk: _, ...others } = feetIn(lineOf(block, 'Speed'))
    expect(others).toEqual(speeds)
    expect(feetIn(lineOf(block, 'Senses'))).toEqual(senses)
    expect(wordsIn(lineOf(block, 'Immunities'))).toEqual(immune)
  })

  describe('by all 330 names of the document, as it is printed', () => {
    const rows = printed
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
    const measured = (cell = '') =>
      Object.fromEntries(
        cell
          .split(', ')
          .filter((one) => / \d/.test(one))
          .map((one) => [one.split(' ')[0], Number(one.split(' ')[1])]),
      )
    /** Adjectives, scars and places beside a name, none of which changes a body. */
    const variants: readonly ((name: string) => string)[] = [
      (name) => name,
      (name) => `a ${name.toLowerCase()}`,
      (name) => `an ancient frost-scarred ${name.toLowerCase()}`,
      (name) => `a starving albino ${name.toLowerCase()} that haunts a water mill`,
      (name) => `a cursed, one-eyed ${name.toLowerCase()} in a rusty collar, kept by a mad baron`,
      (name) => `a legendary ${name.toLowerCase()} of the northern wastes`,
    ]
    const facts = {
      kind: (block: StatsBlock, row: readonly string[]) => [
        block.kind.replace(/, [^,]*$/, '').toLowerCase(),
        row[1]!.toLowerCase(),
      ],
      walking: (block: StatsBlock, row: readonly string[]) => [
        feetIn(lineOf(block, 'Speed')).walk ?? 0,
        measured(row[2]).walk ?? 0,
      ],
      'other speeds': (block: StatsBlock, row: readonly string[]) => [
        { ...feetIn(lineOf(block, 'Speed')), walk: 0 },
        { ...measured(row[2]), walk: 0 },
      ],
      hovering: (block: StatsBlock, row: readonly string[]) => [
        /hover/.test(lineOf(block, 'Speed')),
        /hover/.test(row[2]!),
      ],
      senses: (block: StatsBlock, row: readonly string[]) => [
        feetIn(lineOf(block, 'Senses').replace(/passive.*/, '')),
        measured(row[3]),
      ],
      'immunity to damage and conditions': (block: StatsBlock, row: readonly string[]) => [
        wordsIn(lineOf(block, 'Immunities')),
        wordsIn(`${row[4]}, ${row[5]}`),
      ],
      // A half-dragon resists what its forebear breathed.
      resistances: (block: StatsBlock, row: readonly string[]) => [
        row[0] === 'Half-Dragon' ? '' : wordsIn(lineOf(block, 'Resistances')),
        row[0] === 'Half-Dragon' ? '' : wordsIn(row[6]!),
      ],
      vulnerabilities: (block: StatsBlock, row: readonly string[]) => [
        wordsIn(lineOf(block, 'Vulnerabilities')),
        wordsIn(row[7]!),
      ],
      strikes: (block: StatsBlock, row: readonly string[]) => {
        const { strikes = [] } =
          creatures.find(({ name }) => name.replace('’', "'") === row[0]!.replace('’', "'")) ?? {}
        const wanted = strikes.slice(0, 2).map(({ name }) => name)
        const names = entriesOf(block).map((entry) => entry.name.replace(/ \(.*/, ''))
        return [wanted.filter((name) => names.includes(name)), wanted]
      },
      traits: (block: StatsBlock, row: readonly string[]) => {
        const names = entriesOf(block).map((entry) => entry.name.replace(/ \(.*/, ''))
        const wanted = row[8]!.split(', ').filter(Boolean)
        return [wanted.filter((name) => names.includes(name)), wanted]
      },
    }

    it('is at least 98 % right in each: kind, speeds, senses, defences and traits, whatever stands beside the name', () => {
      expect([rows.length, creatures.length]).toEqual([330, 330])
      const wrong: Record<string, string[]> = Object.fromEntries(Object.keys(facts).map((fact) => [fact, []]))
      for (const [index, row] of rows.entries()) {
        const prompt = variants[index % variants.length]!(row[0]!)
        const block = blockOf(prompt, {}, index)
        for (const [fact, compare] of Object.entries(facts)) {
          const [is, said] = compare(block, row)
          if (!isDeepStrictEqual(is, said)) wrong[fact]!.push(`${prompt}: ${JSON.stringify([is, said])}`)
        }
      }
      for (const [fact, all] of Object.entries(wrong))
        expect(all.length, `${fact}: ${all.join('\n')}`).toBeLessThanOrEqual(rows.length * 0.02)
    })
  })

  it.each([
    ['a manticore with clipped wings', /^Large monstrosity/, /^30 ft\.$/],
    ['a sickly two-headed owlbear cub', /^Medium monstrosity/, /climb 40/],
    ['an owlbear skeleton', /^Large undead/, /climb 40/],
    ['a werewolf innkeeper', /^Medium monstrosity \(lycanthrope\)/, /^30 ft/],
    ['a swarm of spiders', /^Medium swarm of Tiny beasts/, /climb 20/],
    ['a plague of rats', /^Medium swarm of Tiny beasts/, /climb 30/],
    ['a crab the size of a house', /^Huge beast/, /swim 20/],
    ['a crab as big as an ox', /^Large beast/, /swim 20/],
    ['a giant goldfish', /^\w+ beast/, /swim/],
    ['an otter', /^\w+ beast/, /climb/],
    ['a fire-breathing chicken', /^\w+ beast/, /fly/],
    ['an ancient archmage', /^Medium humanoid/, /^30 ft/],
    ['a mossy swamp dragon turtle', /^Gargantuan dragon/, /swim 50/],
  ] as const)('is no other creature for the words beside it: %s', (prompt, kind, speed) => {
    for (const seed of [1, 2]) {
      const block = blockOf(prompt, {}, seed)
      expect(block.kind).toMatch(kind)
      expect(lineOf(block, 'Speed')).toMatch(speed)
    }
  })

  it('is of what it is made of, not of what hurt it or where it lives', () => {
    expect(lineOf(blockOf('a frost-scarred manticore that haunts a burning mill'), 'Resistances')).toBe('')
    expect(lineOf(blockOf('a cursed manticore in a frozen cave'), 'Vulnerabilities')).toBe('')
    expect(lineOf(blockOf('a manticore wreathed in flames'), 'Resistances')).toBe('fire')
    expect(lineOf(blockOf('a red half-dragon'), 'Resistances')).toBe('fire')
  })

  it('has the same body in Pathfinder, and that game’s own numbers', () => {
    for (const [index, creature] of creatures.entries()) {
      const block = blockOf(`a ${creature.name.toLowerCase()}`, { system: 'Pathfinder' }, index)
      const { hover: _, walk: __, ...speeds } = creature.speeds
      const { walk: ___, ...others } = feetIn(lineOf(block, 'Speed'))
      expect({ name: creature.name, ...others }).toEqual({ name: creature.name, ...speeds })
      const about = `${creature.name}: ${lineOf(block, 'Senses')} ${lineOf(block, 'Perception')}`
      for (const sense of ['darkvision', 'tremorsense', 'truesight'] as const)
        if (creature.senses[sense]) expect(about).toContain(sense)
      for (const type of ['fire', 'cold', 'acid', 'poison'] as const)
        if (creature.immune.includes(type))
          expect(`${creature.name} ${JSON.stringify(block)}`).toMatch(new RegExp(`[Ii]mmunities[^}]*${type}`))
    }
  })

  it.each([
    ['three gryphons', 'monstrosity', /fly 80/],
    ['will-o-the-wisps', 'undead', /fly 50/],
    ['a saber toothed tiger', 'beast', /40/],
    ['a gray ooze', 'ooze', /climb 10/],
    ['an orca', 'beast', /swim 60/],
    ['a T-Rex', 'beast', /50/],
    ['a giant spider', 'beast', /climb 30/],
    ['a young frost wyrm', 'dragon', /burrow 20 ft\., fly 80 ft\., swim 40/],
    ['an undead manticore', 'undead', /fly 50/],
    ['a giant clockwork spider', 'construct', /climb 30/],
    ['a wingless griffon', 'monstrosity', /^30 ft\.$/],
    ['a flightless pegasus', 'celestial', /^60 ft\.$/],
    ['an aquatic chimera', 'monstrosity', /fly 60 ft\., swim 40/],
    ['a bat-winged cat', 'beast', /climb 40 ft\., fly/],
    ['a horse thief', 'humanoid', /^30 ft\.$/],
    ['a rat catcher', 'humanoid', /^30 ft\.$/],
    ['a goblin riding a wolf', 'fey', /^30 ft\.$/],
    ['a goblin sorcerer', 'fey', /^30 ft\.$/],
    ['a fiendish boar', 'fiend', /^40 ft\.$/],
    ['a spider-like construct', 'construct', /^30 ft\.$/],
  ] as const)('is found by its head noun, and changed by what stands beside it: %s', (prompt, type, speed) => {
    for (const seed of [1, 2, 3]) {
      const block = blockOf(prompt, {}, seed)
      expect(block.kind).toMatch(new RegExp(`^\\w+ ${type}`))
      expect(lineOf(block, 'Speed')).toMatch(speed)
    }
  })

  it('gives way to what the request itself says', () => {
    const block = blockOf('a tiny tyrannosaurus', { challenge: 'CR 2' })
    expect(block.kind).toMatch(/^Tiny beast/)
    expect(lineOf(block, 'CR')).toMatch(/^2 /)
    expect(blockOf('a spider queen').kind).toMatch(/^Medium beast/)
    expect(blockOf('a wolf', { challenge: 'CR 8' }).kind).toMatch(/^Large beast/)
  })
})
