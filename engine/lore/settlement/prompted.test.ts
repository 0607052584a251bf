import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import { linesOf } from '../fields.ts'
import { writeSheet } from '../write.ts'

const write = (prompt: string, seed: number): SheetDocument =>
  writeSheet({ kind: 'settlement', request: SettlementRequest.parse({ prompt }), seed })

const section = (document: SheetDocument, key: string) => document.sections.find((one) => one.key === key)
const textOf = (document: SheetDocument, key: string) => JSON.stringify(section(document, key)?.blocks ?? [])

describe('a prompt chooses what is wrong with a place', () => {
  it.each([
    ['a town where nobody sleeps', 'nobody sleeps', /sle(?:ep|pt)|awake/i],
    ['a fishing village that sold its children to the sea', 'what was given', /child|given|drawn|taken/i],
    ['a city run by a dragon bank', 'the bank owns it', /dragon bank|loan|debt/i],
    ['a mining town after the mine flooded', 'the mine is drowned', /mine|shaft|gallery|survey|drowned/i],
    ['town controlled by the thieves guild', 'thieves keep order', /thieves guild|thief|robb|guild/i],
    ['a desert oasis town running out of water', 'the wells fail', /well|water|dry|thirst|rained/i],
    ['a village that worships a giant toad', 'what they worship', /giant toad/i],
    ['the capital of a fallen empire where magic is forbidden', 'what is forbidden', /magic/i],
    ['a city divided by two feuding noble families', 'two houses', /peace|knife|colour|house|blood|boy|both/i],
    ['a trade town whose only bridge has collapsed', 'the bridge is down', /bridge|pier|cross|water|boat/i],
    ['a floating city held up by a dying god', 'what holds it up', /dying god|shaft|boats|hurts/i],
    ['a swamp village ruled by three hags', 'under their rule', /three hags/i],
    ['a frontier town on the brink of war with orcs', 'the orcs', /\borcs?\b/i],
    ['a plague-stricken city under quarantine', 'fever in the lanes', /fever|sick|ill|cure|jar|dose|cough|physic/i],
  ])('%s: in the trouble, and in what the party is asked to do', (prompt, title, matter) => {
    for (let seed = 0; seed < 6; seed++) {
      const document = write(prompt, seed)
      expect(section(document, 'trouble')?.title.toLowerCase()).toBe(`what is wrong: ${title}`)
      expect(textOf(document, 'trouble'), `trouble of ${seed}`).toMatch(matter)
      expect(textOf(document, 'hooks'), `hooks of ${seed}`).toMatch(matter)
      for (const line of linesOf(document)) expect(line).not.toMatch(/#|undefined|\ba an?\b|\s{2}|\.\.| \)/)
    }
  })

  it('makes a side of the party that it names', () => {
    const sides = (prompt: string) =>
      (section(write(prompt, 3), 'factions')?.blocks ?? []).flatMap((block) =>
        block.type === 'list' ? block.items.map(({ label }) => label) : [],
      )
    expect(sides('a city run by a dragon bank')[0]).toBe('The Dragon Bank')
    expect(sides('town controlled by the thieves guild')[0]).toBe('The Thieves Guild')
  })

  it('makes a trouble of a claim that no story is of, for three parts of the sheet', () => {
    for (let seed = 0; seed < 6; seed++) {
      const document = write('a city where the statues vote', seed)
      for (const key of ['trouble', 'hooks', 'laws', 'factions', 'rumours'])
        expect(textOf(document, key), key).toMatch(/statues vote/)
    }
  })
})
