import { expect, test } from 'vitest'
import { figureLexicon } from '../figures/lexicon.ts'
import { asksFor, mentionOf } from './brief.ts'
import { understand } from './understand.ts'

const brief = understand('characters', figureLexicon, 'an old dwarf with a red cloak, a sword and a second sword', '')

test('of several things that are looked for the first in the prompt is found, in whichever order they are looked for', () => {
  expect(mentionOf(brief, 'sword', 'cloak')?.concept).toBe('cloak')
  expect(mentionOf(brief, 'cloak', 'sword')?.concept).toBe('cloak')
  expect(mentionOf(brief, 'sword')?.at).toBe(brief.prompt.indexOf('a sword'))
  expect(mentionOf(brief, 'bow', 'axe')).toBeUndefined()
  expect(mentionOf(brief)).toBeUndefined()
})

test('a prompt asks for what it names and for what describes that, and a changed brief for what is left in it', () => {
  expect(asksFor(brief, 'bow', 'red')).toBe(true)
  expect(asksFor(brief, 'cloak')).toBe(true)
  expect(asksFor(brief, 'bow')).toBe(false)
  const bare = { ...brief, mentions: brief.mentions.filter(({ concept }) => concept !== 'cloak') }
  expect(asksFor(bare, 'cloak', 'red')).toBe(false)
  expect(mentionOf(bare, 'cloak', 'sword')?.concept).toBe('sword')
})
