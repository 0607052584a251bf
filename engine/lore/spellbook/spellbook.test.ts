import { describe, expect, it } from 'vitest'
import { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import { linesOf } from '../fields.ts'
import { cantripsOf, preparedOf, readyIn2014 } from '../spells/counts.ts'
import { type SpellClass, spellsByForm } from '../spells/dnd5e.ts'
import { spellsPathfinder } from '../spells/pathfinder.ts'
import { repeatedRuns, sheetsOf } from '../testing/variety.ts'
import { writeSheet } from '../write.ts'
import { shortly, strongestFor } from './choice.ts'

const written = (seed: number, asked: Record<string, unknown>) =>
  writeSheet({ kind: 'spellbook', request: SpellbookRequest.parse(asked), seed })

/** The tables of spells, by level. */
function spellsIn(sheet: ReturnType<typeof written>) {
  return (sheet.sections.find(({ key }) => key === 'spells')?.blocks ?? []).flatMap((block) =>
    block.type === 'table' ? [{ level: Number(block.key.replace(/\D/g, '')), rows: block.rows }] : [],
  )
}
const casters: readonly SpellClass[] = ['wizard', 'sorcerer', 'cleric', 'druid', 'bard', 'warlock', 'paladin', 'ranger']

describe('spellbooks', () => {
  it('hold only what their owner may have, with each spell’s own facts', () => {
    for (let seed = 0; seed < 160; seed++) {
      const caster = casters[seed % casters.length]!
      const form = seed % 3 === 0 ? '2014' : '2024'
      const request = SpellbookRequest.parse({ caster, form, level: 1 + (seed % 20) })
      for (const { level, rows } of spellsIn(writeSheet({ kind: 'spellbook', request, seed }))) {
        expect(level).toBeLessThanOrEqual(strongestFor({ ...request, caster }))
        for (const { cells } of rows) {
          const [name = '', school, time, range] = cells
          const spell = spellsByForm[form].find((each) => each.name === name.replace(' (ritual)', ''))
          expect(spell).toMatchObject({ level, school, time, range })
          expect(spell?.classes).toContain(caster)
        }
      }
    }
  })

  it('a wizard of level 5 has fourteen spells, and copying them costs 50 gp and 2 hours a level', () => {
    const sheet = written(3, { level: 5 })
    const levels = spellsIn(sheet).flatMap(({ level, rows }) => rows.map(() => level))
    expect(levels.filter((level) => level > 0)).toHaveLength(14)
    const sum = levels.reduce((total, level) => total + level, 0)
    expect(linesOf(sheet)).toEqual(
      expect.arrayContaining([`${(sum * 50).toLocaleString('en-GB')} gp`, `${sum * 2} hours`]),
    )
  })

  it('whoever does not copy spells is told why, and what a scroll costs; the others what copying costs', () => {
    for (const system of ['DnD5e', 'Pathfinder'] as const)
      for (const form of ['2014', '2024'] as const)
        for (const caster of casters) {
          const { blocks } = written(3, { caster, level: 7, system, form }).sections.find(
            ({ key }) => key === 'measure',
          )!
          const told = blocks.find(({ key }) => key === 'measure.copying')
          const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []))
          const costs = facts.filter(({ label }) => /^To (?:copy|learn) it all$/.test(label))
          const copies = caster === 'wizard' || (system === 'Pathfinder' && caster === 'warlock')
          expect([caster, system, costs.length, told?.type]).toEqual([
            caster,
            system,
            copies ? 1 : 0,
            copies ? undefined : 'text',
          ])
          if (told?.type !== 'text') continue
          const half = caster === 'paladin' || caster === 'ranger'
          // SRD 5.2.1, twice "Scribing Spell Scrolls"; GM Core, "Scrolls".
          const [level, price] = system === 'DnD5e' ? (half ? [2, '200'] : [4, '2,000']) : half ? [2, '12'] : [4, '70']
          const scroll = facts.find(({ label }) => label.startsWith('A scroll of'))
          expect(told.text).toMatch(/^Needless: (?:known by heart|prepared, not copied)\.$/)
          expect([scroll?.label, scroll?.text]).toEqual(
            system === 'DnD5e' && form === '2014'
              ? ['A scroll of one', 'Not priced']
              : [`A scroll of ${system === 'DnD5e' ? 'level' : 'rank'} ${level}`, `${price} gp`],
          )
        }
    for (const system of ['DnD5e', 'Pathfinder'] as const)
      for (let level = 1; level <= 20; level++)
        expect(JSON.stringify(written(3, { caster: 'druid', level, system }))).toMatch(
          /"A scroll of \w+ \d","text":"[\d,]+ gp"/,
        )
    const cleric = written(3, { caster: 'cleric', level: 5 }).sections.find(({ key }) => key === 'measure')!
    expect(cleric.blocks.find(({ key }) => key === 'measure.copying')).toMatchObject({
      text: 'Needless: prepared, not copied.',
    })
  })

  it('are what the prompt says, and mark what is homebrew', () => {
    const sheet = written(9, { prompt: 'the charred spellbook of a lighthouse keeper', school: 'Evocation' })
    expect(sheet.title).toContain('Lighthouse Keeper')
    expect(sheet.pictures[0]?.prompt).toContain('lighthouse keeper')
    expect(JSON.stringify(sheet)).toContain('(homebrew)')
  })

  it('have as many spells as their owner prepares, or has written down', () => {
    for (const caster of casters) {
      for (let level = 1; level <= 20; level++) {
        const counts = spellsIn(written(level, { caster, level }))
        const leveled = counts.filter((table) => table.level > 0).reduce((sum, { rows }) => sum + rows.length, 0)
        const arcana = caster === 'warlock' ? Math.max(0, Math.min(9, Math.ceil(level / 2)) - 5) : 0
        const wanted = caster === 'wizard' ? 4 + 2 * level : preparedOf(caster, level) + arcana
        expect(leveled, `${caster} ${level}`).toBe(wanted)
        expect(counts.find((table) => table.level === 0)?.rows.length ?? 0).toBe(cantripsOf(caster, level))
      }
    }
  })

  it('of 2014 have the spells and the numbers of 2014, and none of 2024', () => {
    for (const caster of casters) {
      for (const level of [1, 2, 5, 11, 20]) {
        const sheet = written(level, { caster, level, form: '2014' })
        const counts = spellsIn(sheet)
        const leveled = counts.filter((table) => table.level > 0).reduce((sum, { rows }) => sum + rows.length, 0)
        const arcana = caster === 'warlock' ? Math.max(0, Math.min(9, Math.ceil(level / 2)) - 5) : 0
        const wanted = caster === 'wizard' ? 4 + 2 * level : readyIn2014(caster, level) + arcana
        expect(leveled, `${caster} ${level}`).toBe(wanted)
        expect(linesOf(sheet).join('\n')).not.toMatch(/2024|5\.2/)
      }
      expect(linesOf(written(3, { caster })).join('\n')).not.toMatch(/2014|5\.1\b/)
    }
    const names = spellsIn(written(1, { level: 20, form: '2014', caster: 'druid' })).flatMap(({ rows }) =>
      rows.map(({ cells }) => cells[0]),
    )
    expect(names).not.toContain('Starry Wisp')
  })

  it('leave no rank of a Pathfinder caster empty, and give each spell’s own facts', () => {
    for (const caster of casters) {
      const late = caster === 'paladin' || caster === 'ranger'
      for (let level = 1; level <= 20; level++) {
        const request = SpellbookRequest.parse({ system: 'Pathfinder', caster, level })
        const ranks = spellsIn(writeSheet({ kind: 'spellbook', request, seed: level }))
        expect(ranks.map((table) => table.level)).toEqual(
          Array.from({ length: strongestFor({ ...request, caster }) + 1 }, (_, at) => at),
        )
        for (const { level: rank, rows } of ranks) {
          if (late && rank > 0) expect(rows).toHaveLength(1)
          for (const { cells } of rows) {
            const spell = spellsPathfinder.find(({ name }) => name === cells[0]?.toLowerCase())
            expect(spell).toMatchObject({ rank, cast: cells[1], range: cells[2] })
            expect(cells[3]).toBe(shortly(spell?.duration ?? ''))
          }
        }
      }
    }
  })

  it('of a wizard fill up by two spells a level in Pathfinder, and call a warlock a witch', () => {
    const sheet = written(2, { system: 'Pathfinder', level: 5 })
    expect(spellsIn(sheet).map(({ rows }) => rows.length)).toEqual([10, 7, 4, 2])
    expect(written(2, { system: 'Pathfinder', caster: 'warlock' }).kicker).toBe('Witch’s spellbook, level 5')
  })

  it('are whose and what the prompt says, with spells to match', () => {
    const rows = (sheet: ReturnType<typeof written>) =>
      spellsIn(sheet).flatMap(({ rows }) => rows.map(({ cells }) => cells[0] ?? ''))
    for (const seed of [1, 2, 3]) {
      const witch = written(seed, { prompt: 'weather witch' })
      expect(witch.kicker).toBe('Druid’s spellbook, level 5')
      expect(rows(witch)).toEqual(
        expect.arrayContaining(['Fog Cloud', 'Gust of Wind', 'Call Lightning', 'Sleet Storm']),
      )
      expect(linesOf(witch).join(' ')).toMatch(/a weather witch.*wind and weather/is)
      const ledger = written(seed, { prompt: 'a tax collector’s ledger with necromancy between the lines' })
      expect(rows(ledger)).toEqual(expect.arrayContaining(['Animate Dead']))
      expect(linesOf(ledger).join(' ')).toContain('It has necromancy between the lines.')
      const prayers = written(seed, { prompt: 'level 9 cleric’s prayer book from a drowned abbey' })
      expect(prayers.kicker).toBe('Cleric’s spellbook, level 9')
      expect(linesOf(prayers).join(' ')).toContain('It comes from a drowned abbey.')
    }
    // The form has the last word.
    expect(written(1, { prompt: 'weather witch', caster: 'bard', level: 7 }).kicker).toBe('Bard’s spellbook, level 7')
    expect(written(1, { prompt: 'level 9 cleric’s prayers', caster: 'bard', level: 7 }).kicker).toBe(
      'Bard’s spellbook, level 7',
    )
  })

  it.each([
    'a recipe book that is secretly a grimoire',
    'the grimoire of Morwen the Grey, bound in human hair',
    'a deck of cards owned by a gambler who cheated Death',
    'a children’s picture book that bites',
    'a quilt sewn by three grandmothers',
    'love letters from a lich',
    'a stolen library book, very overdue',
    'an elderly vampire’s memoirs full of gossip',
    'a hedge witch in love with a storm',
  ])('tell every word of the prompt in the book itself: %s', (prompt) => {
    for (const seed of [1, 2]) {
      const look = written(seed, { prompt }).sections.find(({ key }) => key === 'look')
      const told = JSON.stringify(look?.blocks).toLowerCase()
      for (const word of prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        if (!['that', 'with', 'from', 'owned', 'bound'].includes(word)) expect(told, word).toContain(word)
    }
  })

  it.each(['', '<script>alert(1)</script>', '#own# #thing.a#', '🐉'.repeat(400), '"""', '__proto__', 'x'.repeat(2000)])(
    'are made of whatever is typed: %s',
    (prompt) => {
      const sheet = written(4, { prompt })
      expect(sheet.sections).toHaveLength(5)
      expect(sheet.title.length).toBeLessThanOrEqual(120)
      expect(linesOf(sheet).slice(3).join('\n')).not.toMatch(/#[a-z]|undefined|NaN|\b[Aa] [aeio]\w| {2}/)
    },
  )

  it('say of their own spell what is seen, and of nothing that it does so as soup', () => {
    for (const { sections, title } of sheetsOf('spellbook', {}, 200)) {
      const text = sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) =>
          block.type === 'list' ? block.items.map((item) => item.text) : block.type === 'text' ? [block.text] : [],
        )
        .join('\n')
      expect(text, title).not.toMatch(
        /\bas soup\b|in plural|grows back|Where [^\n]+ stands was|goes [^,\n]+, with [^,\n]+ it goes/,
      )
      // One thing comes, and several come.
      expect(text, title).not.toMatch(/\b(?:comes|appears) (?:many small|cold wet) hands/)
    }
  })

  /** Names of five words stand in the rule books: nobody says them shorter. */
  const official = [...Object.values(spellsByForm).flat(), ...spellsPathfinder].map(({ name }) => name.toLowerCase())
  const isOwn = ({ run }: { run: string }) => !official.some((name) => name.includes(run))
  it('have no five words in a row in more than 2 % of five hundred, but for names of spells', () => {
    expect(repeatedRuns(sheetsOf('spellbook', {}, 500)).filter(isOwn)).toEqual([])
  })

  it.each([
    [{ system: 'Pathfinder', caster: 'druid' }, 50],
    [{ prompt: 'weather witch', form: '2014' }, 260],
  ])('of one sort share hardly more, their tables and all, a hundred of them: %o', (request, most) => {
    const runs = repeatedRuns(sheetsOf('spellbook', request, 100), { prompt: '', ...request }).filter(isOwn)
    expect(runs.length).toBeLessThanOrEqual(most)
  })

  it.each([
    ['a wizard who owes his soul to a devil', /the devil/],
    ['a book of storms, stolen from the harbour watch', /the harbour watch/],
    ['the lost book of an archmage murdered by his apprentice', /his apprentice/],
    ['a necromancer’s grimoire, stolen from the royal academy', /the royal academy/],
    ['a tome written by an abbess who hated a bishop', /the bishop/],
    ['a ranger’s book about a red dragon', /red dragon/],
  ])(
    'have what the prompt says befell them in their owner, place or secret, margins and own spell: %s',
    (prompt, party) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const { sections } = written(seed, { prompt })
        const told = (key: string) => JSON.stringify(sections.find((section) => section.key === key)?.blocks)
        expect(told('look').toLowerCase()).toMatch(party)
        expect(told('margin').toLowerCase()).toMatch(party)
      }
    },
  )
})

it.each([
  ['a storm priest’s prayer book wrapped in eel skin', /wrapped in eel skin, it /i],
  ['a witch’s recipe book smelling of onions', /smelling of onions, it /i],
  ['a lich’s diary full of lies', /full of lies, it /i],
  ['a burned book of fire magic with missing pages', /the missing pages: /i],
  ['a book of charms for lovers written in invisible ink', /written in invisible ink, it /i],
])('what is said of a book means something for whoever has it in hand: %s', (prompt, told) => {
  for (const system of ['DnD5e', 'Pathfinder'] as const)
    for (const seed of [1, 2, 3]) {
      const { sections } = writeSheet({ kind: 'spellbook', request: SpellbookRequest.parse({ prompt, system }), seed })
      const hand = sections.flatMap(({ blocks }) => blocks).find(({ key }) => key === 'look.hand')
      expect(hand).toMatchObject({ text: expect.stringMatching(told) })
    }
})
