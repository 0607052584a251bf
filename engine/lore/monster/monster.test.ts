import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { SheetDocument as DocumentSchema } from '../../../contract/sheets/document.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { linesOf } from '../fields.ts'
import { faultsOf, roundOf } from '../rules/dnd5e/testing/reread.ts'
import { areaDamage, armourClass, attack, hitPoints, spellDc, strikeDamage } from '../rules/pathfinder/tables.ts'
import { repeatedRuns, sheetsOf } from '../testing/variety.ts'
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
    for (const prompt of prompts) {
      const all = linesOf(write({ prompt })).join('\n')
      expect(all.toLowerCase()).toContain(prompt.replace(/^CR 1\/4 |, level 5$/g, '').toLowerCase())
      expect(all, 'quoted and left alone').not.toMatch(/\n“[^”]*”\n/)
    }
    const pike = write({ prompt: `${prompts[6]}, CR 3` })
    expect(pike.title).toBe('Old Hungry Tom')
    expect(JSON.stringify(pike.sections.find(({ key }) => key === 'lair'))).toContain('Saltmere')
    expect(pike.kicker).toContain('challenge 3')
  })

  it.each([
    ['a scarecrow that only moves when it is lonely', 'Scarecrow', 'only moves when it is lonely'],
    ['a bear wearing a crown of bees', 'Bear', 'always wears a crown of bees'],
    ['a wolf with a human voice', 'Wolf', 'has a human voice'],
    ['a choir of drowned nuns', 'Choir of Drowned Nuns', 'choir of drowned nuns'],
    ['a hungry staircase', 'Hungry Staircase', 'a hungry staircase'],
    ['an owlbear raised by librarians', 'Owlbear', 'was raised by librarians'],
  ])('tells in its ways in, and of what is known, what the prompt says: %s', (prompt, name, told) => {
    for (const seed of [1, 2, 3]) {
      const document = write({ prompt }, seed)
      expect(document.title).toContain(name)
      expect(linesOf(document).join('\n')).toContain(told)
      if (!/^(?:a hungry|choir)/.test(told)) {
        const lines = proseOf(document).filter((text) => text.includes(told))
        expect(lines.length, lines.join('\n')).toBeGreaterThanOrEqual(2)
      }
    }
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
    expect(lineOf('a flying, burrowing bear', 'Speed')).toMatch(/Burrow 30 ft\., Climb 30 ft\., Fly 60 ft\./)
    expect(lineOf('a fire elemental', 'Immunities')).toMatch(/Fire/)
    expect(lineOf('a magma mephit', 'Vulnerabilities')).toBe('Cold')
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

  it('is as hard, as large and as proof as such a creature is known to be', () => {
    const known = (prompt: string, seed: number) => {
      const document = write({ prompt }, seed)
      const block = blockOf(document)
      const line = (label: string) => [...block.head, ...block.body].find((one) => one.label === label)?.text ?? ''
      return { document, kind: block.kind, challenge: line('CR').split(' ')[0], immune: line('Immunities') }
    }
    for (const [prompt, challenge, size] of [
      ['a frost giant raider', '8', 'Huge'],
      ['an ancient red dragon', '24', 'Gargantuan'],
      ['young white dragon', '6', 'Large'],
      ['a lich', '21', 'Medium'],
      ['a pack of wolves', '1/4', 'Medium'],
      ['goblin raiding party boss', '1', 'Small'],
    ] as const)
      for (const seed of [1, 2, 3]) {
        const { challenge: rated, kind } = known(prompt, seed)
        expect(`${prompt} ${rated} ${kind.split(' ')[0]}`).toBe(`${prompt} ${challenge} ${size}`)
      }
    // Monster Core's levels are its own: a lich is level 12, whatever its challenge.
    for (const [prompt, level] of [
      ['a lich', 12],
      ['a troll', 5],
      ['a pit fiend', 20],
      ['a goblin', -1],
      ['an orc', 0],
      ['a banshee', 17],
      ['an adult red dragon', 14],
    ] as const)
      expect(`${prompt} ${numberIn(blockOf(write({ prompt, system: 'Pathfinder' })).kind)}`).toBe(`${prompt} ${level}`)
    expect(numberIn(blockOf(write({ prompt: 'a lich', system: 'Pathfinder', challenge: 'CR 3' })).kind)).toBe(3)
    const elements = { red: 'Fire', blue: 'Lightning', green: 'Poison', black: 'Acid', white: 'Cold', silver: 'Cold' }
    for (const [colour, element] of Object.entries(elements)) {
      const { immune, document } = known(`an ancient ${colour} dragon`, 4)
      expect(immune, colour).toContain(element)
      const titles = blockOf(document).features.flatMap(({ title, items }) => [title, ...items.map(({ name }) => name)])
      expect(titles.join()).toMatch(new RegExp(`${element} Breath.*Legendary Actions`))
    }
  })

  it('keeps the prompt’s own words in its title', () => {
    expect(write({ prompt: 'goblin raiding party boss' }).title).toBe('Goblin Raiding Party Boss')
    expect(write({ prompt: 'Please make a frost giant raider, CR 8' }).title).toBe('Frost Giant Raider')
  })

  it('speaks each rule book’s own words', () => {
    for (const seed of Array.from({ length: 60 }, (_, index) => index)) {
      const all = linesOf(write({ prompt: prompts[seed % prompts.length], system: 'Pathfinder' }, seed)).join('\n')
      expect(all).not.toMatch(
        /\badvantage\b|opportunity attack|half cover|saving throw|bonus action|\b(?:Dexterity|Constitution) (?:save|for half)|ability check/i,
      )
    }
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

const entriesOf = (block: StatsBlock) => block.features.flatMap(({ items }) => items)

/** All that is told in words, past the stat block. */
const proseOf = ({ sections }: SheetDocument) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'text' ? [block.text] : block.type === 'list' ? block.items.map(({ text }) => text) : [],
    ),
  )

const numberIn = (text: string) => Number(/-?\d+/.exec(text.replaceAll('−', '-'))?.[0])

/** Mean of "2d8+4" or "1d6 + 3". */
function meanOf(dice: string): number {
  const [, count = '0', die = '0', , sign = '+', more = '0'] =
    /(\d+)d(\d+)(\s*([+-])\s*(\d+))?/.exec(dice.replaceAll('−', '-')) ?? []
  return (Number(count) * (Number(die) + 1)) / 2 + Number(`${sign}${more}`)
}

const lineOf = (block: StatsBlock, ...labels: string[]) =>
  [...block.head, ...block.body].find(({ label }) => labels.includes(label))?.text ?? ''

const roles = ['brute', 'skirmisher', 'artillery', 'controller', 'caster', 'lurker', 'leader', 'guardian']
const kinds = [
  'a wolf',
  'an ancient fire dragon',
  'a hag who sells weather',
  'a stone golem',
  'a swarm of burning wasps',
]

describe('the numbers of a challenge, DnD5e', () => {
  /*
   * Lazy GM's 5e Resource Document (CC-BY-4.0), "Monster statistics by challenge", by its formulas: AC and DC 12 + CR/2,
   * hit points 15 + 15 CR, attack 4 + CR/2, damage a round 5 + 7 CR. They hold from CR 1; the table
   * departs from them by up to an eighth, and a role from the table by a quarter. Below 1: the table's own rows.
   */
  const lesser: Record<string, [armour: number, hitPoints: number, attack: number, damage: number]> = {
    '0': [10, 3, 2, 2],
    '1/8': [11, 9, 3, 3],
    '1/4': [11, 13, 3, 5],
    '1/2': [12, 22, 4, 8],
  }
  const labels = [...Object.keys(lesser), ...Array.from({ length: 24 }, (_, index) => String(index + 1))]

  it.each(labels)('challenge %s', (label) => {
    const value = Number(label)
    const [armour, health, hits, damage] = lesser[label] ?? [
      12 + value / 2,
      15 + 15 * value,
      4 + value / 2,
      5 + 7 * value,
    ]
    for (const [index, role] of roles.entries()) {
      const prompt = kinds[index % kinds.length]
      const block = blockOf(
        write({ prompt, role, challenge: `CR ${label}`, form: index % 2 ? '2014' : '2024' }, index + 7),
      )
      const about = `${block.name}, ${role}, challenge ${label}`
      expect(
        Math.abs(numberIn(lineOf(block, 'AC', 'Armor Class', 'Armour Class')) - armour),
        about,
      ).toBeLessThanOrEqual(3)
      const hp = numberIn(lineOf(block, 'HP', 'Hit Points'))
      expect(Math.abs(hp - health), about).toBeLessThanOrEqual(Math.max(3, health * 0.42))
      expect(Math.abs(roundOf(block) - damage), about).toBeLessThanOrEqual(Math.max(2, damage * 0.45))
      for (const { name, text } of entriesOf(block)) {
        const bonus = /Attack(?: Roll)?: ([+-]\d+)/.exec(text)?.[1]
        if (bonus) expect(Math.abs(Number(bonus) - hits), `${about}: ${name}`).toBeLessThanOrEqual(2)
        for (const [, dc] of text.matchAll(/Saving Throw: DC (\d+)|DC (\d+) \w+ saving throw/g))
          if (dc) expect(Math.abs(Number(dc) - armour), `${about}: ${name}`).toBeLessThanOrEqual(3)
      }
    }
  })
})

describe('the numbers of a level, Pathfinder', () => {
  // GM Core (ORC), "Building Creatures": every number between the lowest and the highest tier of its level.
  const challengeOf = (level: number) => (level === -1 ? '1/8' : level === 0 ? '1/2' : String(level))

  it.each(Array.from({ length: 22 }, (_, index) => index - 1))('level %i', (level) => {
    for (const [index, role] of roles.entries()) {
      const prompt = kinds[index % kinds.length]
      const block = blockOf(
        write({ prompt, role, system: 'Pathfinder', challenge: `CR ${challengeOf(level)}` }, index + 7),
      )
      const about = `${block.name}, ${role}, level ${level}`
      expect(numberIn(block.kind), about).toBe(level)
      const between = (value: number, low: number, high: number, what: string) => {
        expect(value, `${about}: ${what}`).toBeGreaterThanOrEqual(low)
        expect(value, `${about}: ${what}`).toBeLessThanOrEqual(high)
      }
      between(numberIn(lineOf(block, 'AC')), armourClass(level, 'low'), armourClass(level, 'extreme'), 'AC')
      between(numberIn(lineOf(block, 'HP')), hitPoints(level, 'low'), hitPoints(level, 'high'), 'HP')
      for (const { name, text } of entriesOf(block)) {
        const [, bonus, dice] = /^([+−-]\d+) \[.*?Damage (\d+d\d+(?:[+−-]\d+)?)/.exec(text) ?? []
        if (bonus && dice) {
          between(Number(bonus.replace('−', '-')), attack(level, 'low'), attack(level, 'extreme'), name)
          const means = [...(text.split('Damage ')[1] ?? '').matchAll(/\d+d\d+(?:[+−-]\d+)?/g)]
          const mean = means.reduce((sum, [roll]) => sum + meanOf(roll), 0)
          between(mean, strikeDamage(level, 'moderate') * 0.7, strikeDamage(level, 'high') * 1.3 + 0.5, name)
        }
        for (const [, dc] of text.matchAll(/(?:save|check) against DC (\d+)/g))
          between(Number(dc), spellDc(level, 'moderate'), spellDc(level, 'high'), name)
      }
    }
  })
})

describe('what lies about in a lair', () => {
  // SRD 5.1, "Traps", Damage Severity by Level: setback and dangerous; GM Core, area damage.
  it.each([
    ['DnD5e', '1', 5.5, 11],
    ['DnD5e', '8', 11, 22],
    ['DnD5e', '13', 22, 55],
    ['DnD5e', '20', 55, 99],
    ['Pathfinder', '8', areaDamage(8, 'unlimited'), areaDamage(8, 'limited')],
  ] as const)(
    '%s, challenge %s: as much as a trap, %d or %d, and falls by their height',
    (system, challenge, often, once) => {
      const rows = sheetsOf('monster', { system, challenge: `CR ${challenge}` }, 40).flatMap(({ sections }) =>
        sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.key === 'lair.features' && block.type === 'table' ? block.rows : [])),
        ),
      )
      const dice = rows.flatMap(({ cells }) => cells[1]?.match(/\d+d\d+(?= [a-z]+ damage)(?! falling)/g) ?? [])
      expect(dice.length).toBeGreaterThan(20)
      for (const roll of dice)
        expect(Math.min(Math.abs(meanOf(roll) - often), Math.abs(meanOf(roll) - once)), roll).toBeLessThanOrEqual(2.75)
    },
  )
})

describe('what a monster’s sheet says', () => {
  const told = [
    ...monsters.slice(0, 120),
    ...sheetsOf('monster', { system: 'Pathfinder', prompt: 'a vampire queen' }, 20),
  ]

  it('is the same for the same request and seed', () => {
    for (const seed of [0, 5, 4_000_000_000])
      for (const system of ['DnD5e', 'Pathfinder'])
        expect(write({ prompt: prompts[seed % 20], system }, seed)).toEqual(
          write({ prompt: prompts[seed % 20], system }, seed),
        )
  })

  it('says of every ability what it does', () => {
    for (const document of told)
      for (const { name, text } of entriesOf(blockOf(document))) {
        expect(name.length, document.title).toBeGreaterThan(2)
        expect(text.split(' ').length, `${document.title}: ${name}: ${text}`).toBeGreaterThan(3)
        expect(text, `${document.title}: ${name}`).toMatch(/[.\d)a-z]$/)
      }
  })

  it('calls a monster it, and people by their names', () => {
    for (const document of told)
      expect(
        proseOf(document)
          .filter((text) => !text.startsWith('“'))
          .join('\n'),
      ).not.toMatch(/\b(?:he|she|his|her|hers|him|himself|herself)\b/i)
  })

  it('names the same people, lair and town wherever it speaks of them', () => {
    for (const document of told.slice(0, 60)) {
      const facts = document.sections.find(({ key }) => key === 'facts')!.blocks[0]!
      if (facts.type !== 'facts') throw new TypeError('No facts')
      const factOf = (label: string) => facts.rows.find((row) => row.label === label)?.text ?? ''
      const all = proseOf(document).join(' ')
      expect(all).toContain(factOf('Near'))
      expect(document.sections.find(({ key }) => key === 'hooks')).toBeDefined()
      const victim = factOf('Lost so far').split(', and ').at(-1)!.split(' ')[0]!
      expect(JSON.stringify(document.sections.find(({ key }) => key === 'spoils'))).toContain(victim)
    }
  })

  it('gives a lair of its own actions to what is legendary, and to nothing else', () => {
    const lairOf = (challenge: string, system = 'DnD5e') =>
      write({ prompt: 'an ancient frost wyrm', challenge, system }).sections.find(({ key }) => key === 'lair')!
    const actions = lairOf('CR 17').blocks.find(({ key }) => key === 'lair.actions')
    expect(actions?.type === 'table' && actions.rows.map(({ cells }) => cells[1])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^DC (?:19|20|21) (?:Str|Dex|Con|Wis|Cha)$/)]),
    )
    expect(lairOf('CR 2').blocks.some(({ key }) => key === 'lair.actions')).toBe(false)
  })
})

describe('what a game master reads out', () => {
  const told = sheetsOf('monster', {}, 200, 2000).map((document) => ({
    title: document.title,
    text: linesOf(document).join('\n'),
  }))

  it('says no “should … and”, and of nobody that they must climb what cannot be climbed', () => {
    for (const { title, text } of told)
      expect(text, title).not.toMatch(/^Should [^\n]*, and (?:it uses|out comes|here is)|It (?:climbs|mounts) the /m)
  })

  it('has in its hide what can stick there, and looks at what can be seen', () => {
    for (const { title, text } of told)
      expect(text, title).not.toMatch(
        /Half buried in [^\n]*(?:gown|hatbox|lute|birdcage)|your (?:voices|scent|heartbeat|breath)\b/,
      )
  })

  it('says to whom things happen by what can be seen of a party', () => {
    for (const { title, text } of told)
      expect(text, title).not.toMatch(
        /\b(?:kneeling|climbing|mounted|best-dressed|crouching) (?:archer|healer|scout|guide|fighter)\b/,
      )
  })

  it('runs no two words together', () => {
    for (const { title, text } of told) expect(text, title).not.toMatch(/\p{Ll}and does not come back/u)
  })
})

describe('monsters are not told alike', () => {
  it.each([{}, { system: 'Pathfinder' }])('no five words in a row in more than two of a hundred: %o', (request) => {
    expect(repeatedRuns(sheetsOf('monster', request, 500))).toEqual([])
  })

  // What the request fixes, each sheet has: its role’s ways of fighting, its challenge’s damage and DC.
  it('are not told alike where role, challenge and form are fixed', () => {
    const runs = repeatedRuns(sheetsOf('monster', { role: 'lurker', challenge: 'CR 5', form: '2014' }))
    expect(runs[0]?.sheets ?? 0, runs[0]?.run).toBeLessThanOrEqual(10)
    expect(runs.length).toBeLessThanOrEqual(210)
  })

  // A prompt fixes kind, country and what it wants.
  it.each([['an ancient frost wyrm in a glacier', 'DnD5e']])(
    'are not told alike where the prompt fixes much: %s',
    (prompt, system) => {
      const runs = repeatedRuns(sheetsOf('monster', { prompt, system }), { prompt })
      expect(runs.filter(({ sheets }) => sheets > 30).length).toBeLessThanOrEqual(10)
    },
  )
})
