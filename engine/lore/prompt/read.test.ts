import { expect, it } from 'vitest'
import { readPrompt } from './read.ts'

it('reads who somebody is from a sentence', () => {
  expect(
    readPrompt('an old dwarven bounty hunter called Brunhild Coalbeard, level 5, chaotic good, with a tame raven'),
  ).toMatchObject({
    names: ['Brunhild Coalbeard'],
    ancestry: 'dwarf',
    age: 'old',
    trade: 'bounty hunter',
    level: 5,
    alignment: 'chaotic good',
    details: ['with a tame raven'],
  })
  expect(readPrompt('a half-elf necromancer who lost an eye at sea')).toMatchObject({
    ancestry: 'half-elf',
    trade: 'necromancer',
    className: 'wizard',
    details: ['who lost an eye at sea'],
  })
  expect(readPrompt('the widow “Mother Ash”, a cheerful innkeeper')).toMatchObject({
    names: ['Mother Ash'],
    sex: 'Female',
    mood: 'merry',
  })
  expect(readPrompt('a CR 1/2 swamp horror')).toMatchObject({ challenge: 0.5, culture: 'marsh', mood: 'dark' })
})

it('takes no part of a word for the word', () => {
  expect(readPrompt('a shelf of ornaments and a manual')).toMatchObject({ ancestry: undefined, sex: undefined })
  expect(readPrompt('a handsome smith')).toMatchObject({ trade: 'smith' })
})

it('keeps the words it cannot place', () => {
  expect(readPrompt('a baker obsessed with clockwork whales').words).toEqual(
    expect.arrayContaining(['clockwork', 'whales']),
  )
})

it('makes nothing of nothing, and no trouble of anything', () => {
  expect(readPrompt('')).toMatchObject({ text: '', names: [], details: [], words: [] })
  for (const text of [
    '<script>alert(1)</script>',
    '𝕯𝖗𝖆𝖌𝖔𝖓 🐉',
    '__proto__ constructor',
    '#symbol# #a.b#',
    'x'.repeat(2000),
    '"'.repeat(50),
  ]) {
    expect(() => readPrompt(text)).not.toThrow()
  }
})

it('takes a challenge for no name', () => {
  expect(readPrompt('a smuggler queen with a parrot, CR 3')).toMatchObject({ names: [], challenge: 3 })
})

it('takes years for an age, whatever word follows them', () => {
  expect(readPrompt('a ten year old urchin girl')).toMatchObject({ age: 'child', sex: 'Female', trade: 'urchin' })
  expect(readPrompt('a 65-year-old judge').age).toBe('old')
  expect(readPrompt('an old judge').age).toBe('old')
})

it('takes a house for one name, and what stands in a town for no part of it', () => {
  expect(readPrompt('a thief who drinks at The Axe and Fiddle in Aloun').names).toEqual(['The Axe and Fiddle', 'Aloun'])
  expect(readPrompt('a thief who robbed Marta and Tom').names).toEqual(['Marta', 'Tom'])
})
