import { expect, it } from 'vitest'
import { sheetChoices } from '../../../contract/sheets/kind-choices.ts'
import { type SheetKind, sheetKinds } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { linesOf } from '../written.ts'
import { settled } from './giving-way.ts'

type Choices = Readonly<Record<string, string | number>>

function write(kind: SheetKind, prompt: string, choices: Choices, seed: number) {
  const request = sheetRequests[kind].parse({ prompt, ...choices })
  const document = writeSheet({ kind, request, seed } as Parameters<typeof writeSheet>[0])
  return { lines: linesOf(document), unused: unusedWords({ kind, request, seed }, document) }
}

it.each<[kind: SheetKind, prompt: string, choices: Choices, lost: string[], never: RegExp]>([
  [
    'npc',
    'a cheerful elf bard',
    { ancestry: 'dwarf', calling: 'wizard' },
    ['elf', 'bard'],
    /\b(?:cheerful elf|elf bard|dwarf bard|elf wizard)\b/i,
  ],
  ['npc', 'an orc woman', { ancestry: 'halfling', sex: 'Male' }, ['orc', 'woman'], /\borc woman\b/i],
  ['npc', 'a lawful good paladin', { alignment: 'chaotic evil' }, ['lawful good'], /\blawful\b/i],
  ['npc', 'a level 3 wizard', { level: 'Level 12' }, ['level 3'], /\blevel 3\b/i],
  ['npc', 'an old gnome with a young wife', { age: 'young' }, ['old'], /\bold gnome\b/i],
  [
    'settlement',
    'a hamlet by the sea',
    { size: 'metropolis', land: 'desert' },
    ['hamlet', 'by the sea'],
    /\b(?:hamlet by|by the sea)\b/i,
  ],
  ['settlement', 'a rich village', { wealth: 'poor' }, ['rich'], /\brich village\b/i],
  ['shop', 'a bakery', { shop: 'smith' }, ['bakery'], /\b(?:a bakery|bakery in)\b/i],
  ['shop', 'a bookshop in a rich city', { wealth: 'poor' }, ['in a rich city'], /\brich city\b/i],
  ['tavern', 'a huge coaching inn', { size: 'small' }, ['huge', 'coaching inn'], /\b(?:huge coaching|coaching inn)\b/i],
  [
    'loot',
    'the pockets of a beggar, level 4',
    { source: 'hoard', level: 17 },
    ['pockets', 'level 4'],
    /\bpockets of|level 4\b/i,
  ],
  [
    'spellbook',
    'a cleric’s spellbook of level 9',
    { caster: 'wizard', level: 3 },
    ['cleric', 'of level 9'],
    /\bcleric’s|\blevel 9\b/i,
  ],
  ['lore', 'a ballad about a drowned bell', { form: 'limerick' }, ['ballad'], /\bballad about\b/i],
])('%s: “%s” gives way to %o, and it is told', (kind, prompt, choices, lost, never) => {
  for (let seed = 0; seed < 12; seed++) {
    const { lines, unused } = write(kind, prompt, choices, seed)
    expect(unused).toEqual(lost)
    expect(lines.filter((line) => never.test(line))).toEqual([])
  }
})

it.each<[kind: SheetKind, prompt: string, choices: Choices]>([
  ['npc', 'an old elf who hates a young dwarf bard', { ancestry: 'elf', age: 'old' }],
  ['npc', 'a goblin hunter', { ancestry: 'human' }],
  ['npc', 'somebody who loves an elf', { ancestry: 'human' }],
  ['npc', 'the innkeeper of “The Old Orc”', { ancestry: 'human', age: 'young' }],
  ['npc', 'a necromancer of level 5', { calling: 'wizard', level: 'Level 5' }],
  ['npc', 'a former knight turned pickpocket', { calling: 'rogue' }],
  ['monster', 'a wolf, CR 1/4', { challenge: 'CR 1/4' }],
  ['settlement', 'a village near a rich city', { size: 'village', wealth: 'poor' }],
  ['settlement', 'a forest town on a river', { land: 'forest' }],
  ['shop', 'a smithy run by a retired baker', { shop: 'smith' }],
  // What the form begins with is nobody's choice.
  ['loot', 'the hoard of a level 9 lich', {}],
  ['spellbook', 'a level 20 warlock’s book', {}],
])('%s: “%s” stands as it was written beside %o', (kind, prompt, choices) => {
  expect(settled(kind, sheetRequests[kind].parse({ prompt, ...choices }))).toEqual({ prompt, gaveWay: [] })
})

it.each(sheetKinds)('%s: whatever is typed beside whatever is chosen, there is a sheet', (kind) => {
  const prompts = [
    'elf',
    'level 3',
    'a elf, elf; elf! level 9 level 10 of level 11',
    'an an an old young rich poor tiny huge village by the sea in the mountains',
    '“elf" ’s bard’s 漢字 elf <b>orc</b>',
    ', , level 1/2 ,',
  ]
  prompts.forEach((prompt, turn) => {
    const choices = Object.fromEntries(
      sheetChoices[kind].flatMap(({ name, options }) => {
        const values = Object.keys(options ?? {})
        return values.length > 0 ? [[name, values[(turn * 7 + name.length) % values.length] ?? '']] : []
      }),
    )
    const { lines, unused } = write(kind, prompt, choices, turn)
    expect(lines.length).toBeGreaterThan(5)
    for (const word of unused) expect(prompt).toContain(word)
  })
})
