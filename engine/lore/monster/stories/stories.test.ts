import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../../contract/sheets/document.ts'
import { sheetRequests } from '../../../../contract/sheets/requests.ts'
import { writeSheet } from '../../write.ts'

const SEEDS = 8

const write = (prompt: string, seed: number): SheetDocument =>
  writeSheet({ kind: 'monster', request: sheetRequests.monster.parse({ prompt }), seed })

/** What a block says, line by line. */
function linesIn({ sections }: SheetDocument, key: string): string[] {
  const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.key === key)
  switch (block?.type) {
    case 'text':
      return [block.text]
    case 'list':
      return block.items.map(({ text }) => text)
    case 'facts':
      return block.rows.map(({ text }) => text)
    default:
      throw new TypeError(`No lines in ${key}`)
  }
}

/** What a prompt says of it word for word is quoted by two lines of a sheet; those do not count here. */
const unquoted = (document: SheetDocument, key: string, prompt: string) => {
  const said = prompt.split(/\b(?:that|who|which)\b/)[1]?.trim() ?? prompt
  return linesIn(document, key)
    .map((line) => line.replaceAll(said, ''))
    .join('\n')
}

/** Prompts, what each is about as its wants say it, and as its ways in, its lair, its fight and what is known of it do. */
const claims: readonly (readonly [prompt: string, matter: RegExp])[] = [
  ['a wyrm that sleeps under the mill and wants its egg back', /\begg\b/],
  ['a hag who trades in children’s voices', /voices/i],
  ['the thing that ate the tax collectors', /tax collectors/i],
  ['a vampire queen who was betrayed by her sister', /\bsister\b/],
  ['a lich seeking its stolen phylactery', /phylactery/],
  ['a dragon that hoards books', /\bbooks\b/i],
  ['a clockwork spider that guards a dwarven vault', /dwarven vault/i],
  ['a troll who fell in love with the miller’s daughter', /miller’s daughter/],
  ['a demon bound in a mirror', /\bmirror\b/],
  ['a kraken worshipped by pirates', /\bpirates\b/i],
  ['a moth that eats memories', /\bmemories\b/i],
  ['a goblin chieftain with a grudge against the baron', /\bbaron\b/],
  ['a werewolf who is the village priest', /village priest/],
  ['an owlbear raised by librarians', /\blibrarians\b/i],
  ['a shadow that hunts liars', /\bliars\b/i],
  ['an ogre who lost his child', /\bchild\b/],
]

describe('what a prompt says of a monster is what its sheet is about', () => {
  it.each(claims)('%s', (prompt, matter) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const document = write(prompt, seed)
      const wants = linesIn(document, 'facts.rows')[0]
      expect(`${wants} ${document.summary}`, `seed ${seed}`).toMatch(matter)
      const told = ['hooks.list', 'lair.home', 'tactics.steps', 'lore.list', 'traces.list', 'spoils.found'].filter(
        (key) => matter.test(unquoted(document, key, prompt)),
      )
      expect(told, `seed ${seed}`).toContain('hooks.list')
      expect(told.length, `seed ${seed}: ${told.join()}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('where no story is about that, its own words stand in its wants or its lair, and in its ways in', () => {
    const says = 'dances on graves'
    for (let seed = 0; seed < SEEDS; seed++) {
      const document = write(`a bear that ${says}`, seed)
      expect([...linesIn(document, 'facts.rows'), document.summary].join('\n')).toContain(says)
      expect(linesIn(document, 'hooks.list').filter((line) => line.includes(says)).length).toBeGreaterThanOrEqual(1)
    }
  })

  it('tells of the second thing that a prompt says in a way in of its own', () => {
    for (let seed = 0; seed < SEEDS; seed++)
      expect(linesIn(write('a swamp witch who poisoned the well and hoards bells', seed), 'hooks.list')[2]).toMatch(
        /\bbells?\b|one piece|finest|lair/i,
      )
  })

  it('puts it where the prompt has it, and blames whom the prompt blames', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      expect(linesIn(write('a wyrm under the mill', seed), 'lair.home')[0]).toMatch(/\bthe mill\b/i)
      const robbed = write('a mummy whose crown was stolen by the apothecary', seed)
      expect(linesIn(robbed, 'hooks.list').join('\n') + robbed.summary).toMatch(/the apothecary/)
      expect(linesIn(write('a troll that demands a toll at the bridge', seed), 'hooks.list').join('\n')).toMatch(
        /the bridge/,
      )
    }
  })
})

it('names nobody with a trade twice in a line', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const line of linesIn(write(seed % 2 ? '' : 'a ghost that weeps', seed), 'hooks.list'))
      for (const [named] of line.matchAll(/\p{Lu}\p{L}+ the \p{Ll}[\p{Ll}’]+/gu))
        expect(line.split(named).length - 1, line).toBe(1)
})
