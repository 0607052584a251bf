import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../../contract/enums.ts'
import { TavernRequest } from '../../../../contract/sheets/tavern.ts'
import { writeSheet } from '../../index.ts'
import { isAskedFor } from '../../trade/keeper.ts'
import { blocksOf } from '../../trade/testing/sheets.ts'
import { stories } from './choose.ts'

const written = (prompt: string, seed: number) =>
  writeSheet({
    kind: 'tavern',
    request: TavernRequest.parse({ prompt, system: ruleSystems[seed % 2] }),
    seed,
  })

/** What a sheet says under a key, but for the prompt itself. */
function saidIn(prompt: string, seed: number, key: string): string {
  const block = blocksOf(written(prompt, seed)).filter((one) => one.key.startsWith(key))
  const rows = block.flatMap((one) => {
    if (one.type === 'text') return [one.text]
    if (one.type === 'list') return one.items.map(({ text, label = '' }) => `${label}: ${text}`)
    if (one.type === 'facts') return one.rows.filter(({ label }) => label !== 'Known for').map(({ text }) => text)
    if (one.type === 'table') return one.rows.flatMap(({ cells }) => cells)
    return []
  })
  return rows.join('\n')
}

describe('what a prompt is about is told from all sides', () => {
  it.each([
    [
      'a tavern run by a retired pirate hiding from the crown',
      {
        'staff.keeper': /the crown|old name/,
        'patrons.list': /the crown/,
        trouble: /the crown/,
        rumours: /the crown|head|cellar/,
      },
    ],
    [
      'a tavern whose owner owes money to the thieves guild',
      { 'staff.keeper': /the thieves guild/, 'patrons.list': /the thieves guild/, trouble: /the thieves guild/ },
    ],
    [
      'an inn where the dead drink free',
      { 'staff.keeper': /dead|pour/, 'patrons.list': /dead/i, trouble: /the dead/, 'menu.board': /dead|soul|ash/i },
    ],
    [
      'a gambling den owned by a vampire',
      { 'staff.keeper': /vampire/, 'patrons.list': /vampire/, trouble: /vampire/, rumours: /coffin|blood|eat|unasked/ },
    ],
    [
      'the innkeeper sold his soul to a devil for the best beer in the land',
      { 'staff.keeper': /signed|devil|soul|contract|pen/i, 'patrons.list': /the devil/, trouble: /soul|contract/ },
    ],
    [
      'an inn at a crossroads where a murder happened last night',
      {
        'staff.keeper': /killing|dead guest|family|body/,
        'patrons.list': /dead guest|accident|body/,
        trouble: /dead|body/,
      },
    ],
    [
      'two taverns on the same street that hate each other',
      { 'staff.keeper': /across the street/, 'patrons.list': /across the street/, trouble: /cask/ },
    ],
    [
      'the last inn before the orc lands',
      { 'staff.keeper': /the orcs/, 'patrons.list': /the orcs/, trouble: /the orcs|thief/, rumours: /the orcs/ },
    ],
    [
      'a tavern in a city at war with the elves',
      { 'staff.keeper': /war|the elves/, 'patrons.list': /the elves/, trouble: /the elves/ },
    ],
    [
      'a tavern where the innkeeper is secretly a silver dragon',
      {
        'staff.keeper': /silver dragon|people do it|children|aloud/i,
        'patrons.list': /passes for a person/,
        trouble: /not a person/,
      },
    ],
    [
      'a seedy tavern of smugglers',
      { 'patrons.list': /stolen|chalice|guild/, trouble: /guild|stole|thief|robbed|share/ },
    ],
    [
      'a bar for retired adventurers where nobody may draw steel',
      { 'staff.keeper': /adventurers|four|party|truce|company|weapons/i, trouble: /notice|steel|hooks/ },
    ],
  ] as const)('%s', (prompt, blocks) => {
    for (let seed = 0; seed < 8; seed++)
      for (const [key, about] of Object.entries(blocks))
        expect(saidIn(prompt, seed, key), `${key}, seed ${seed}`).toMatch(about)
  })

  it('a thing that no story knows is what the trouble, the keeper and the talk are about', () => {
    const prompt = 'a pub with a talking painting of the old king'
    for (let seed = 0; seed < 8; seed++)
      for (const key of ['staff.keeper', 'trouble', 'rumours']) expect(saidIn(prompt, seed, key)).toMatch(/painting/)
  })
})

it('every story has whole sentences, with all its slots filled, whoever the other side is', () => {
  const prompts = [
    'hiding from the crown',
    'hiding from his wives',
    'owes money to a dragon',
    'hunted by assassins',
    'at war with Lord Harrow',
  ]
  for (const [index, prompt] of prompts.entries())
    for (let seed = 0; seed < 12; seed++)
      expect(JSON.stringify(written(`a tavern run by a smith ${prompt}`, seed + index).sections)).not.toMatch(
        /#|undefined|\{(?:he|He|his|him|other|far|kin|kinName|ally|allyName)\}|\{\w+\|\w+\}|the the |\bthe an? /,
      )
})

it('the two whom a story’s trouble is between have trades that the workshop of persons reads', () => {
  for (const { first, second } of stories)
    for (const [trade] of [first, second]) expect(isAskedFor(trade), trade).toBe(true)
})
