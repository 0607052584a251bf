import { expect, test } from 'vitest'
import { suggestionsAt } from './suggest.ts'

const vocabulary = ['lake', 'lantern', 'ship', 'shore', 'shipwreck', 'ship wheel', 'sailing ship', 'shores', 'misty']
const offered = (text: string, caret = text.length) => suggestionsAt(text, caret, vocabulary)?.words

test('an unfinished word is offered the words it may become, the likely ones first, as they come', () => {
  expect(offered('a misty la')).toEqual(['lake', 'lantern'])
  expect(offered('A Misty LA')).toEqual(['lake', 'lantern'])
  expect(offered('a sh')).toEqual(['ship', 'shore', 'shipwreck', 'ship wheel'])
})

test('words before it are the beginning of a phrase, and the whole phrase is replaced', () => {
  expect(suggestionsAt('by a sailing sh', 15, vocabulary)).toEqual({ from: 5, to: 15, words: ['sailing ship'] })
})

test('nothing is offered for a letter, a finished word, inside a word or after a space', () => {
  for (const text of ['l', 'a lake', 'a lake ', 'zz', '']) expect(offered(text), text).toBeUndefined()
  expect(offered('a lantern', 4)).toBeUndefined()
  expect(offered('a la, shore', 4)).toEqual(['lake', 'lantern'])
})
