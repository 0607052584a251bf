import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { MonsterRequest } from '../../contract/sheets/monster.ts'
import { NpcRequest } from '../../contract/sheets/npc.ts'
import { writeSheet } from './index.ts'
import { dnd5eActor } from './testing/foundry/dnd5e.ts'
import { pf2eActor } from './testing/foundry/pf2e.ts'
import { editSheet, foundryActor } from './written.ts'

const people = `an elf wizard of level 7|a dwarf cleric|a bard of level 12|a knight with a bastard sword|a ranger with a longbow|a druid|
  a sorcerer of level 17|a commoner|a goblin with a blowgun|a tortle monk|a katana duellist|a half-orc with two axes|a kobold|a sailor who
  speaks Giant and Sylvan|a warlock of level 20|a child|a gladiator with a net and a trident||`
const creatures = `an ancient red dragon|a giant spider|a skeleton|a swarm of rats|a lich|a fire elemental|an owlbear|a vampire|
  a gelatinous cube|a zombie|a ghost|a hag|an iron golem|a succubus|a mind-eating aberration|a treant|a unicorn|an angel|a troll|
  a hobgoblin captain|a sea serpent|a blind worm under the sand|a werewolf|a rat||`
const listed = (text: string) => text.split('|').map((prompt) => prompt.replace(/\s+/g, ' ').trim())

const documentsOf = (
  system: 'DnD5e' | 'Pathfinder',
): { prompt: string; kind: 'npc' | 'monster'; document: SheetDocument }[] =>
  [0, 1, 2, 3].flatMap((round) => {
    const form = round % 2 === 0 ? '2024' : '2014'
    return [
      ...listed(people).map((prompt, index) => ({
        prompt,
        kind: 'npc' as const,
        document: writeSheet({
          kind: 'npc',
          request: NpcRequest.parse({ system, prompt, form }),
          seed: round * 100 + index,
        }),
      })),
      ...listed(creatures).map((prompt, index) => ({
        prompt,
        kind: 'monster' as const,
        document: writeSheet({
          kind: 'monster',
          request: MonsterRequest.parse({ system, prompt, form }),
          seed: round * 100 + index,
        }),
      })),
    ]
  })

const blockOf = (document: SheetDocument) =>
  document.sections.flatMap(({ blocks }) => blocks).find((block): block is StatsBlock => block.type === 'stats')!

/** What a person may put into a block that no system has a name for. */
const byHand: Readonly<Record<string, string>> = {
  skills: 'Swimming +7, Stealth +5',
  languages: 'Elvish, Old Marsh, telepathy 30 feet',
  immunities: 'moonlight, fire',
  weaknesses: 'gossip 5, cold 5',
  resistances: 'boredom 3',
  traits: 'Marsh, Humanoid',
  senses: 'Gut feeling 20 ft., Passive Perception 14',
}

/** The same with such words in each line it has of them. */
function changedByHand(kind: 'npc' | 'monster', document: SheetDocument): SheetDocument {
  const { key, head, body } = blockOf(document)
  const there = new Set([...head, ...body].map((line) => line.key.slice(key.length + 1)))
  const edits = Object.entries(byHand).filter(([name]) => name === 'traits' || there.has(name))
  return editSheet(kind, document, Object.fromEntries(edits.map(([name, text]) => [`${key}.${name}`, text]))).document
}

/** "a goblin with a blowgun: items.3.system.type …", each once. */
function mistakesOf(system: 'DnD5e' | 'Pathfinder', documents: ReturnType<typeof documentsOf>): string[] {
  const model = system === 'DnD5e' ? dnd5eActor : pf2eActor
  const found = documents.flatMap(({ prompt, document }) => {
    const actor = JSON.parse(JSON.stringify(foundryActor(blockOf(document), document, 'hostile')))
    const issues = model.safeParse(actor).error?.issues ?? []
    return issues.map(({ path, message }) => {
      const value = path.reduce((part, name) => part?.[name], actor)
      return `${prompt}: ${path.join('.')} ${JSON.stringify(value)?.slice(0, 120)}: ${message.slice(0, 120)}`
    })
  })
  return [...new Set(found)]
}

describe.each(['DnD5e', 'Pathfinder'] as const)('a creature of %s for Foundry', (system) => {
  const documents = documentsOf(system)

  it('has only fields that its system knows, with values that it takes', () => {
    expect(documents.length).toBeGreaterThan(170)
    expect(mistakesOf(system, documents)).toEqual([])
  })

  it('has them also when its lines were changed by hand into what no system has a name for', () => {
    const changed = documents.map(({ prompt, kind, document }) => ({
      prompt,
      kind,
      document: changedByHand(kind, document),
    }))
    expect(mistakesOf(system, changed)).toEqual([])
  })
})

it('is in Pathfinder what Pathfinder calls it, and speaks its languages', () => {
  const written = (prompt: string) =>
    blockOf(writeSheet({ kind: 'monster', request: MonsterRequest.parse({ system: 'Pathfinder', prompt }), seed: 5 }))
  const traits = (prompt: string) => written(prompt).traits.join(' ')
  expect(traits('a hobgoblin captain')).toMatch(/\bGoblin\b/)
  expect(traits('a werewolf')).toMatch(/\bWerecreature\b/)
  for (const prompt of ['a lich', 'an ancient red dragon', 'a hobgoblin captain', 'a werewolf'])
    expect(traits(prompt)).not.toMatch(/wizard|chromatic|goblinoid|lycanthrope/i)
  const spoken = (prompt: string) => written(prompt).head.find(({ key }) => key.endsWith('.languages'))?.text
  expect(spoken('a fire elemental')).toBe('Pyric')
  expect(spoken('a succubus')).toMatch(/^Chthonian\b/)
})

it('withstands in Pathfinder what was put by hand: what the system has no name for, in words', () => {
  const document = writeSheet({
    kind: 'monster',
    request: MonsterRequest.parse({ system: 'Pathfinder', prompt: 'a zombie' }),
    seed: 2,
  })
  const { key } = blockOf(document)
  const changed = editSheet('monster', document, { [`${key}.immunities`]: 'moonlight, fire' }).document
  expect(foundryActor(blockOf(changed), changed, 'hostile')).toMatchObject({
    system: { attributes: { immunities: [{ type: 'fire' }], hp: { details: 'immune to moonlight' } } },
  })
})
