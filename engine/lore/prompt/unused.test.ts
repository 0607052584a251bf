import { expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { linesOf } from '../written.ts'

/** A sheet that says this and nothing else. */
const saying = (text: string): SheetDocument => ({
  title: 'Maren',
  kicker: '',
  summary: '',
  system: 'DnD5e',
  sections: [
    {
      key: 'sight',
      title: 'At first sight',
      place: 'main',
      canReroll: true,
      blocks: [{ type: 'text', key: 'sight.text', text }],
    },
  ],
  pictures: [],
  kin: [],
})

const unused = (prompt: string, text: string, kind: SheetKind = 'npc', request: Record<string, unknown> = {}) =>
  unusedWords({ kind, request: { ...request, prompt } }, saying(text))

it('tells the words that stand nowhere on the sheet, as they were written', () => {
  expect(unused('A Dwarf cook with a tame Raven and a limp', 'A dwarf and a cook.')).toEqual(['tame', 'Raven', 'limp'])
  expect(unused('a one-eyed whale-oil seller, whale-oil!', 'A seller.')).toEqual(['eyed', 'whale-oil'])
})

it.each([
  ['thieves', 'A thief at heart.'],
  ['children', 'She has a child.'],
  ['drowned', 'She fears drowning.'],
  ['haunted', 'It haunts her.'],
  ['smuggler', 'She went smuggling.'],
  ['necromancer', 'Steeped in necromancy.'],
  ['harbour', 'The harbor is hers.'],
  ['wolves', 'A wolf.'],
  ['stolen', 'She steals.'],
  ['Fëanor', 'Feanor’s hammer.'],
])('takes %s for told by another form of it: %s', (word, text) => expect(unused(`a ${word}`, text)).toEqual([]))

it.each([
  ['a ranger', 'Range 60 feet.'],
  ['a flower', 'The flow of water.'],
  ['an army', 'One arm.'],
  ['a star', 'She stares.'],
])('does not take one word for another: %s, %s', (prompt, text) => expect(unused(prompt, text)).toHaveLength(1))

it('takes a word for told by what was chosen because of it', () => {
  expect(unused('an elderly drow woman', 'Old female elf.')).toEqual([])
  expect(unused('a cosy pub', 'An inn. Cosy.', 'tavern')).toEqual([])
  expect(unused('a grim viking mage', 'A wizard.')).toEqual([])
  expect(unused('a grim mage', 'A wizard.', 'npc', { tone: 'merry' })).toEqual(['grim'])
  expect(unused('a dwarf', 'An elf.', 'npc', { ancestry: 'elf' })).toEqual(['dwarf'])
})

it.each([
  'Please make me an NPC for my campaign, level 5, CR 1/2, somebody interesting',
  'create one character for a party of four 3rd level players',
  'no horns, without wings or tail',
  '   ',
  '5 12 1/2 & …',
])('never asks after words that ask for no thing: %s', (prompt) => expect(unused(prompt, 'Nothing.')).toEqual([]))

it.each([
  (prompt: string) => `They say of it: “A${prompt}”, and laugh.`,
  (prompt: string) => `A${prompt}. Kept by Maren.`,
  (prompt: string) => `Maren’s.\nA${prompt}\nSomething else.`,
])('counts no quotation of the prompt, nor a sentence that is nothing else', (quoting) => {
  const prompt = ' tavern on the edge of a volcano where nobody has paid for years'
  expect(unused(`a${prompt}`, quoting(prompt), 'tavern')).toEqual(['edge', 'volcano', 'paid'])
})

it('counts the same words said otherwise, and no clause of the prompt in the midst of a sentence', () => {
  const prompt = 'a tavern on the edge of a volcano where nobody has paid for years'
  expect(unused(prompt, `Here stands ${prompt}, black with soot.`, 'tavern')).toEqual(['edge', 'volcano', 'paid'])
  expect(unused(prompt, 'It clings to a volcano’s edge, and nobody pays.', 'tavern')).toEqual([])
})

it('takes whatever is typed, and is soon done with it', () => {
  for (const prompt of ['x'.repeat(2000), 'ab '.repeat(666), '龍を恐れる 商人', '<b>"&amp;', '__proto__ constructor']) {
    expect(unused(prompt, 'word '.repeat(20_000)).length).toBeLessThanOrEqual(40)
  }
  const long = Array.from({ length: 300 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}${'q'.repeat(at % 7)}`)
  expect(unused(long.join(' '), 'Nothing.')).toHaveLength(40)
})

it('is soon done with whatever its owner writes into a sheet', () => {
  // The same few words over and over, which might be the prompt each time and never are.
  expect(unused(`quokka ${'a '.repeat(10)}`, `${'a. '.repeat(20_000)}a b`)).toEqual(['quokka'])
  expect(unused('a quokka', `q${'x'.repeat(99_999)}`)).toEqual(['quokka'])
})

const written = (kind: SheetKind, prompt: string, seed = 3) => {
  const request = sheetRequests[kind].parse({ prompt })
  const document = writeSheet({ kind, request, seed } as Parameters<typeof writeSheet>[0])
  return { document, unused: unusedWords({ kind, request, seed }, document) }
}

it.each([
  ['a young old male female dwarf', ['old', 'female']],
  ['an old young wizard', ['young']],
  ['an elf dwarf', ['dwarf']],
  ['a male queen', []],
  ['an old woman', []],
  ['an old boy’s nurse', []],
  ['an old gnome with a young wife', []],
])('tells which of words that gainsay each other somebody is not: %s', (prompt, lost) => {
  expect(written('npc', prompt).unused).toEqual(lost)
})

it.each<[SheetKind, string, RegExp]>([
  ['npc', 'a retired circus strongman', /retired/i],
  ['npc', 'a former paladin turned pickpocket', /former paladin turned pickpocket/i],
  ['lore', 'a mournful ballad of a drowned bell', /mournful/i],
])('uses what a %s was and is like: %s', (kind, prompt, words) => {
  for (let seed = 0; seed < 10; seed++)
    expect(
      linesOf(written(kind, prompt, seed).document)
        .slice(1)
        .join('\n'),
    ).toMatch(words)
})

it.each<[SheetKind, string, readonly string[], readonly string[]]>([
  // Kind, prompt, words that come to something, words that come to nothing.
  ['tavern', 'a pub under a bridge that serves only soup', ['bridge', 'soup'], []],
  ['monster', 'a rusted guardian that forgot its orders and waters roses', ['guardian'], ['roses']],
  ['monster', 'a wolf that casts no shadow and follows funerals', ['shadow', 'funerals'], []],
  ['spellbook', 'a druid’s almanac bound in bark with a recipe for jam', ['bark'], []],
  ['loot', 'a crate of stolen theatre costumes and a live tortoise', ['costumes', 'tortoise'], []],
  ['npc', 'a twin who raises geese', [], ['twin']],
  // A clause that its sections only quote, however many.
  ['npc', 'a cheerful hangman who knits scarves for the condemned', ['hangman'], ['knits', 'scarves']],
  // A word that the sheet has in another sense anyway: whoever talks slowly.
  ['npc', 'a halfling gravedigger who talks to the dead and is afraid of owls', ['owls', 'afraid'], ['talks']],
  ['tavern', 'a floating inn on the river that moves every night', ['floating'], ['moves', 'night']],
  ['shop', 'a one-armed weaponsmith who refuses to sell to nobles', ['weaponsmith', 'nobles'], ['armed']],
  // A word that stands nowhere, and changed what does.
  ['settlement', 'a mining town that dug too deep', ['mining', 'dug', 'deep'], []],
  ['monster', 'a swarm of clockwork bees that sting with lightning', ['clockwork', 'lightning'], ['bees']],
  // Verse that only names what it was to be of.
  ['lore', 'a limerick about a wizard who turned into a goose', ['wizard'], ['goose']],
  ['shop', 'a toy shop whose dolls move at night', ['toy', 'dolls'], []],
  // What a body is said to be like, by a word that stands nowhere.
  ['monster', 'an armoured beetle the size of a wagon', ['wagon'], []],
  // A name says nothing that the block does not.
  ['monster', 'a parasitic vine that controls corpses', ['controls', 'corpses'], ['parasitic']],
  // Where chance has what was asked for, too.
  ['settlement', 'a walled town ruled by a child queen', ['walled', 'child', 'queen'], []],
  // One says no more than the other, and two together chose what is told.
  ['tavern', 'a floating tavern on an abandoned barge', ['floating', 'barge'], []],
  ['monster', 'a bat-winged ape that hunts in packs', ['bat', 'winged'], []],
  // A mood that the piece has not.
  ['lore', 'a cursed letter from a lonely queen', ['lonely', 'letter'], ['cursed']],
])('tells the truth of a %s: %s', (kind, prompt, used, lost) => {
  for (const seed of [3, 8]) {
    const { unused: told } = written(kind, prompt, seed)
    for (const word of lost) expect(told).toContain(word)
    for (const word of used) expect(told).not.toContain(word)
  }
})

it('a trade of two words stands whole beside its keeper’s people', () => {
  const name = (prompt: string) =>
    linesOf(written('shop', prompt).document).find(
      (line) => /umbrella maker|seed merchant/.test(line) && /,/.test(line),
    )
  expect(name('an umbrella maker who predicts storms')).toMatch(/^[^,]+, (?:[\p{L}-]+ )?[\p{L}-]+, umbrella maker/u)
  expect(name('a seed merchant whose turnips whisper')).toMatch(/, seed merchant$/)
})

it('takes nobody for what they steal, keep or water, and nothing for a person that lies in a crate', () => {
  const { document } = written('loot', 'a crate of stolen theatre costumes and a live tortoise')
  expect(linesOf(document).join('\n')).not.toMatch(/A stolen theatre costumes/)
  expect(written('monster', 'a rusted guardian that forgot its orders and waters roses').document.title).toMatch(
    /Guardian/,
  )
})

it.each<[SheetKind, string, RegExp, RegExp]>([
  // Kind, prompt, what the sheet says, and what it must not.
  ['npc', 'a clockmender who owes money to three brothers', /one of three brothers/, /, a brothers/],
  [
    'npc',
    'an exiled duchess who breeds racing snails',
    /duchess/i,
    /(?:envoy|killer|agent)s? of the racing snails|racing snails send/,
  ],
  ['npc', 'a pirate chaplain', /pirate chaplain/i, /pirate of /],
  ['shop', 'a saddle maker for griffin riders', /saddle maker/, /saddle [\p{L}-]+ maker/u],
  [
    'tavern',
    'an inn run by retired monks where talking is forbidden',
    /[Tt]alking is forbidden here/,
    /kept by retired monks where/,
  ],
  ['tavern', 'a tavern carved out of a glacier', /glacier/, /the of a/],
  [
    'loot',
    'the treasure of a mad toymaker',
    /[Tt]oymaker/,
    /toymaker, kept|left the mad toymaker|mad toymaker and the rest/,
  ],
  ['loot', 'a wizard’s lost luggage', /wizard/i, /(?:in|at) the wizard’s lost luggage/],
  ['lore', 'a love poem from a knight to a dragon', /Dragon Whom a Knight Loves/, /Knight to a Dragon/],
  ['lore', 'a warning carved above a flooded mine', /Notice: A Flooded Mine/, /Tavern song/],
  [
    'settlement',
    'a fishing village that worships a whale skeleton',
    /on (?:the coast|a river|an island)|by a lake/,
    /in the desert/,
  ],
  ['spellbook', 'an illusionist’s deck of painted cards', /deck of painted cards (?:holds|is|has)/, /set of deck/],
])('reads a %s as it is meant: %s', (kind, prompt, told, never) => {
  for (const seed of [3, 8]) {
    const { document } = written(kind, prompt, seed)
    const text = linesOf(document).join('\n')
    expect(text).toMatch(told)
    expect(text.replaceAll(document.title, '')).not.toMatch(never)
  }
})

it('takes a word for used where somebody wrote of it by hand', () => {
  const prompt = 'a cheerful hangman who knits scarves for the condemned'
  const request = sheetRequests.npc.parse({ prompt })
  const { sections, ...document } = writeSheet({ kind: 'npc', request, seed: 3 })
  const [sight, ...others] = sections
  const note = { type: 'text' as const, key: 'sight.note', text: 'Four scarves hang on the gallows.' }
  const changed = { ...document, sections: [{ ...sight!, blocks: [...sight!.blocks, note] }, ...others] }
  const told = unusedWords({ kind: 'npc', request, seed: 3 }, changed)
  expect(told).toContain('knits')
  expect(told).not.toContain('scarves')
})
