import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../contract/enums.ts'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { linesOf, rollAgain, writeSheet } from '../index.ts'
import { isPronounceable } from '../names/pronounceable.ts'
import { readPrompt } from '../prompt/read.ts'

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
  const people = Array.from({ length: 500 }, (_, seed) => made(seed))

  it('say nothing unfinished, and have their articles right', () => {
    for (const person of people)
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

  it('do not repeat one another: no five words in a row on more than one sheet in fifty', () => {
    const sheets = new Map<string, number>()
    for (const person of people) {
      const runs = prose(person).flatMap((line) => {
        const words = line.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
        return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
      })
      for (const run of new Set(runs)) sheets.set(run, (sheets.get(run) ?? 0) + 1)
    }
    expect([...sheets].filter(([, times]) => times > people.length / 50)).toEqual([])
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
    for (const word of readPrompt(prompt).words) expect(all).toContain(word)
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
  expect(JSON.stringify(section(after, 'hooks'))).toContain(before.title.split(' ')[0])
})

it.each(['', '<script>alert(1)</script>', '#n# #thing.a#', '🐉'.repeat(400), '"""""', '__proto__', 'x'.repeat(2000)])(
  'makes somebody of whatever is typed: %s',
  (prompt) => {
    const person = made(5, { prompt })
    expect(person.title).toSatisfy(isPronounceable)
    expect(person.sections.length).toBeGreaterThan(6)
  },
)
