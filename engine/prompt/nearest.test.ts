import { expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import { imageCategories } from '../../contract/categories.ts'
import { nearestWords, understandPrompt, wordsKnown } from '../index.ts'

const nearest = (category: ImageCategory, prompt: string, negativePrompt = '') =>
  nearestWords(understandPrompt(category, prompt, negativePrompt))

test('a word that is not drawn is told with the nearest that is, and the prompt that asks for it', () => {
  expect(nearest('landscapes', 'A helicopter above a misty lake')).toEqual([
    { words: 'helicopter', nearest: 'airship', prompt: 'An airship above a misty lake' },
  ])
  expect(nearest('characters', 'a bard with an ukulele')).toMatchObject([{ prompt: 'a bard with a lute' }])
  expect(nearest('battlemaps', 'a tavern with two sofas')).toMatchObject([{ prompt: 'a tavern with two chairs' }])
})

test('what is told as nearest is drawn', () => {
  const prompts: [ImageCategory, string][] = [
    ['characters', 'a dwarf with a revolver, a bicycle and a saxophone'],
    ['landscapes', 'a helicopter, a submarine and a skyscraper by a lake'],
    ['battlemaps', 'a tavern with a sofa, a piano and a jacuzzi'],
    ['items', 'a sword beside a saxophone and a wristwatch'],
  ]
  for (const [category, prompt] of prompts) {
    for (const { prompt: instead, nearest: named } of nearest(category, prompt)) {
      expect(understandPrompt(category, instead, '').unused, instead).not.toContain(named)
    }
  }
  expect(prompts.flatMap(([category, prompt]) => nearest(category, prompt)).length).toBeGreaterThan(3)
})

test.each<[ImageCategory, string, string]>([
  ['characters', 'a knight with binoculars', 'spyglass'],
  ['characters', 'a knight in a wheelchair', 'throne'],
  ['items', 'a sword beside a thermometer', 'vial'],
  ['items', 'a sword beside a toothbrush', 'comb'],
  ['landscapes', 'a lake with a skyscraper', 'tower'],
  ['landscapes', 'a valley with two greenhouses', 'cottages'],
  ['battlemaps', 'a tavern with a jacuzzi', 'bath'],
  ['townmaps', 'a town with a hospital', 'temple'],
  ['monsters', 'a walrus', 'bear'],
])('what is told as nearest is what a person would say (%s): %s', (category, prompt, word) => {
  expect(nearest(category, prompt).map((one) => one.nearest)).toEqual([word])
})

test('what is to be left out, what is no thing and what has no kin is told without one', () => {
  expect(nearest('landscapes', 'a lake with no helicopter')).toEqual([])
  expect(nearest('landscapes', 'a lake', 'helicopter')).toEqual([])
  expect(nearest('landscapes', 'a lake of zorgle, postmodern')).toEqual([])
  expect(nearest('characters', 'a knight with (+*?')).toEqual([])
})

test('the words of a category are drawn by it, each once', () => {
  for (const category of imageCategories) {
    const words = wordsKnown(category)
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThan(500)
  }
  expect(wordsKnown('landscapes')).toContain('aqueduct')
  expect(wordsKnown('characters')).not.toContain('aqueduct')
})

test('of the words that begin alike, what is drawn comes before what is like it', () => {
  const likely = (category: ImageCategory, begun: string) =>
    wordsKnown(category)
      .filter((word) => word.startsWith(begun))
      .slice(0, 5)
  expect(likely('characters', 'war')).toEqual(expect.arrayContaining(['warrior', 'warlock']))
  expect(likely('items', 'sw')[0]).toBe('sword')
  const scenery = wordsKnown('landscapes')
  expect(scenery).toEqual(expect.arrayContaining(['monolith', 'moon']))
  expect(scenery.indexOf('monolith')).toBeLessThan(scenery.indexOf('moon'))
  for (const category of imageCategories) {
    const words = wordsKnown(category)
    expect(new Set(words).size, category).toBe(words.length)
  }
})
