import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../contract/enums.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { rollAgain, writeSheet } from '../index.ts'
import { isPronounceable } from '../names/pronounceable.ts'
import { readPrompt } from '../prompt/read.ts'
import { repeatedRuns, sheetsOf } from '../testing/variety.ts'
import { linesOf } from '../written.ts'

const order = (seed: number, request: Partial<NpcRequest> = {}) => ({
  kind: 'npc' as const,
  request: NpcRequest.parse({ system: ruleSystems[seed % 2], ...request }),
  seed,
})
const made = (seed: number, request: Partial<NpcRequest> = {}) => writeSheet(order(seed, request))
const section = (document: SheetDocument, key: string) => document.sections.find((one) => one.key === key)

/** All that is told in words: everything but the stat block, whose sentences are the rules'. */
const prose = (document: SheetDocument) =>
  document.sections
    .filter(({ key }) => key !== 'stats' && key !== 'facts')
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'text' ? [block.text] : block.type === 'list' ? block.items.map(({ text }) => text) : [],
      ),
    )

describe('five hundred people', () => {
  const people = sheetsOf('npc', {}, 500)
  const elsewhere = sheetsOf('npc', { system: 'Pathfinder' }, 100, 300)

  it('say nothing unfinished, and have their articles right', () => {
    for (const person of [...people, ...elsewhere])
      expect(prose(person).join('\n')).not.toMatch(
        /#|undefined|NaN| {2}|\s[,.;]|\ba (?!one)[aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]/,
      )
  })

  it('can be called by their names', () => {
    for (const { title } of people) expect(title).toSatisfy(isPronounceable)
  })

  it('have a want, a fear, a secret, a bond, three ways in and a block', () => {
    for (const person of people) {
      const heart = section(person, 'heart')?.blocks ?? []
      expect(heart.map((block) => 'label' in block && block.label)).toEqual(['Wants', 'Fears', 'Secret', 'Bond'])
      const hooks = section(person, 'hooks')?.blocks[0]
      expect(hooks?.type === 'list' && new Set(hooks.items.map(({ text }) => text)).size).toBe(3)
      expect(section(person, 'stats')?.blocks[0]?.type).toBe('stats')
    }
  })

  it('have one word for strangers each, wherever they speak', () => {
    for (const person of people) {
      const spoken = [
        ...prose(person)
          .join(' ')
          .matchAll(/“([^”]*)”/g),
      ]
        .map(([, words]) => words ?? '')
        .join(' ')
      const called = spoken.match(/my duck|young one|little fish|my treasure|old friend|my lamb|my heart|good people/gi)
      expect(new Set(called?.map((word) => word.toLowerCase())).size, spoken).toBeLessThanOrEqual(1)
    }
  })

  it('do with their goods and hands what people do', () => {
    for (const person of people)
      expect(prose(person).join(' ')).not.toMatch(
        /own questions|measures time in|reeking of|polishes a(?:n)? polished|stands packed|weighing .* against an? /,
      )
  })

  it('do not repeat one another: no five words in a row on more than one sheet in fifty', () => {
    expect(repeatedRuns(people)).toEqual([])
  })

  it('share no five words in a row with more than three others of a hundred by the other rule book', () => {
    const runs = repeatedRuns(elsewhere)
    expect(runs[0]?.sheets ?? 0, runs[0]?.run).toBeLessThanOrEqual(4)
    expect(runs.length).toBeLessThanOrEqual(34)
  })
})

describe('a hundred people of one request', () => {
  // What a prompt fixes (a trade’s wares, a people’s looks, a name) every sheet has; one that names what somebody is
  // caught in, as a tame raven does, has the same story told in each.
  it.each([
    ['an old dwarf locksmith', 'DnD5e', 0],
    ['a young female halfling baker, level 3', 'Pathfinder', 0],
    ['a nervous old drow cheesemonger called Mother Ash, with a tame raven, who fears cats', 'DnD5e', 170],
  ])('hardly repeat each other where the prompt fixes much: %s', (prompt, system, most) => {
    const runs = repeatedRuns(sheetsOf('npc', { prompt, system }), { prompt })
    expect(runs.filter(({ sheets }) => sheets > 12).length).toBeLessThanOrEqual(most)
  })

  it('have the prompt’s words woven in, not quoted and left alone', () => {
    for (const seed of [1, 2, 3]) {
      const person = made(seed, { prompt: 'pirate captain who lost her ship' })
      const sight = section(person, 'sight')?.blocks.map((block) => ('text' in block ? block.text : '')) ?? []
      expect(sight.join(' ')).toMatch(/[a-z] lost her ship\b/)
      expect(section(person, 'said')).toBeUndefined()
    }
  })
})

it('twenty of one culture all have names of their own', () => {
  for (const culture of ['river', 'fjord', 'jade', 'orcish'] as const) {
    const names = Array.from({ length: 20 }, (_, place) => made(4_000_000_000 + place, { culture }).title.split(' ')[0])
    expect(new Set(names).size).toBe(20)
  }
})

it.each([
  'a nervous old drow cheesemonger called Mother Ash, with a tame raven, who fears cats',
  'level 5 female half-orc whale-oil inspector from Saltmere, secretly a vampire hunter',
  'grim dwarf gravedigger who lost a brother in the mines',
  'merry halfling',
  'Someone who sells umbrellas to ghosts',
])('the prompt’s words are in the sheet: %s', (prompt) => {
  for (const seed of [1, 2]) {
    const all = linesOf(made(seed, { prompt })).join(' ').toLowerCase()
    for (const word of readPrompt(prompt).words) if (word !== 'someone') expect(all).toContain(word)
  }
})

it.each([
  ['a hangwoman who keeps bees', /female .*hangwoman of/, 'keeps bees'],
  ['a blind mapmaker who has never left her village', /female .*mapmaker of/, 'is blind'],
  ['a retired executioner turned florist', /florist of/, 'was once an executioner'],
  ['a ghost who still collects rent', /ghost rent collector of/, 'still collects rent'],
  ['someone who sells umbrellas to ghosts', /umbrella seller of/, 'sells umbrellas to ghosts'],
  ['a talking cat who runs a bank', /cat banker of/, 'is a talking cat'],
  ['a woman made of clockwork who dreams of rain', /female human/, 'is made of clockwork'],
  ['a pirate queen with a wooden leg and a library', /female .*pirate queen of/, 'has a wooden leg'],
  ['twin sisters who share one shadow', /female/, 'is one of twin sisters who share one shadow'],
  ['the last librarian of a drowned city', /librarian of/, 'is the last librarian of a drowned city'],
])('a prompt is told in whole sentences: %s', (prompt, who, told) => {
  for (const seed of [1, 2, 3]) {
    const person = made(seed, { prompt })
    expect(person.kicker.toLowerCase()).toMatch(who)
    expect(prose(person).join(' ')).toContain(told)
    expect(prose(person).join(' ')).not.toMatch(/\bis is\b|\bthe one is\b|\bis and\b/)
    const temper = section(person, 'facts')?.blocks[0]
    expect(JSON.stringify(temper)).not.toMatch(/"(?:Turned|My|By|Drowned|Made)"/)
  }
})

it('is who the prompt says', () => {
  const person = made(3, {
    prompt: 'an old female dwarf locksmith named Brunhild Ironkey of Saltmere, level 4',
    system: 'DnD5e',
  })
  expect(person.title).toBe('Brunhild Ironkey')
  expect(person.kicker).toBe('Old female dwarf locksmith of Saltmere · level 4')
  expect(person.pictures[0]?.prompt).toMatch(/old female dwarf locksmith/)
})

it('a level in the prompt is said nowhere where the form chose another', () => {
  for (const seed of [1, 2, 3]) {
    const person = made(seed, { prompt: 'level 5 whale-oil inspector, xyzzy, from Saltmere', level: 'Level 2' })
    expect(person.kicker).toContain('level 2')
    expect(prose(person).join(' ')).not.toMatch(/level 5/i)
  }
})

it('the form has the last word over the prompt', () => {
  const person = made(3, { prompt: 'an old dwarf locksmith', ancestry: 'elf', calling: 'spy', age: 'young' })
  expect(person.kicker).toMatch(/^Young .*elf spy of /)
})

it('one part rolled again leaves the others as they were, and speaks of the same people', () => {
  const before = made(8)
  const after = rollAgain(order(8), before, { hooks: 1 })
  expect(after.sections.filter(({ key }) => key !== 'hooks')).toEqual(
    before.sections.filter(({ key }) => key !== 'hooks'),
  )
  expect(section(after, 'hooks')).not.toEqual(section(before, 'hooks'))
  const named = before.kin.map(({ label }) => label.split(' ')[0]).concat(before.title.split(' ')[0])
  expect(named.some((name) => JSON.stringify(section(after, 'hooks')).includes(`${name}`))).toBe(true)
})

it.each(['', '<script>alert(1)</script>', '#n# #thing.a#', '🐉'.repeat(400), '"""""', '__proto__', 'x'.repeat(2000)])(
  'makes somebody of whatever is typed: %s',
  (prompt) => {
    const person = made(5, { prompt })
    expect(person.title).toSatisfy(isPronounceable)
    expect(person.sections.length).toBeGreaterThan(6)
  },
)
