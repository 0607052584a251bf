import { expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import { adviceOnPrompt, understandPrompt } from '../index.ts'

const advice = (category: ImageCategory, prompt: string) => adviceOnPrompt(understandPrompt(category, prompt, ''))

test('a subject that nobody draws is told, with the next of its kin that is drawn, ready to be asked for', () => {
  const found = advice('monsters', 'An aardvark riding a unicycle')
  expect(found).toMatchObject({ words: 'aardvark', isForeign: false, elsewhere: [] })
  expect(found?.instead.length).toBeGreaterThan(0)
  for (const { words, prompt } of found?.instead ?? []) {
    expect(prompt).toMatch(new RegExp(`^An? ${words} riding a unicycle$`))
    expect(advice('monsters', prompt)).toBeUndefined()
  }
})

test('several are answered with several, and one that ends in s with one', () => {
  expect(advice('monsters', 'two giraffes in a desert')?.instead[0]?.prompt).toMatch(/^two \w+s in a desert$/)
  expect(advice('monsters', 'a platypus')?.instead.map(({ words }) => words)).not.toContain('rats')
})

test('an item that no item drawing knows is asked about, though its word means something else beside one', () => {
  const nouns = 'umbrella,folding fan,loom,saw,plate,pillow,boomerang,relief,barrel'.split(',')
  expect(nouns.filter((noun) => advice('items', `a ${noun}`)?.words !== noun)).toEqual([])
  const drawn =
    'magic carpet,horseshoe,anvil,mirror,mask,iron lock,saddle,telescope,compass,rag doll,chess piece,candle'
  const also = 'comb,quill,bell,drum,war horn,smoking pipe,spyglass,broom,magic item'
  expect(`${drawn},${also}`.split(',').filter((noun) => advice('items', `a ${noun}`))).toEqual([])
})

test('what another category draws is told with that category', () => {
  expect(advice('characters', 'a red dragon')).toMatchObject({ words: 'dragon', instead: [] })
  expect(advice('characters', 'a red dragon')?.elsewhere).toContain('monsters')
  expect(advice('battlemaps', 'a dwarf')?.elsewhere).toContain('characters')
})

test('what somebody owns is no picture of the owner', () => {
  expect(advice('npcs', "the duke's hound")).toMatchObject({ words: 'hound', elsewhere: ['monsters', 'spells'] })
  expect(advice('npcs', "the king's jester")).toBeUndefined()
  expect(advice('monsters', "the duke's hound")).toBeUndefined()
})

test('what would be drawn in its place is told', () => {
  expect(advice('monsters', 'a giraffe beside a wolf')).toMatchObject({ words: 'giraffe', drawn: 'wolf' })
  expect(advice('monsters', 'a giraffe')).toMatchObject({ drawn: null })
  expect(advice('monsters', 'a portrait of a giraffe')).toMatchObject({ words: 'giraffe' })
  expect(advice('monsters', 'In a dark forest, a giraffe')).toMatchObject({ words: 'giraffe', drawn: null })
})

test('words that only go with a subject which is drawn ask nothing', () => {
  const prompts: [ImageCategory, string][] = [
    ['monsters', 'a wolf wearing a unicycle'],
    ['monsters', 'a flock of wolves'],
    ['battlemaps', 'a forest clearing with a laundromat'],
    ['items', 'a bottle of ketchup'],
    ['characters', 'Gandalf the Grey, an old wizard with a staff'],
    ['characters', 'Ysmerelda, an elf with red hair'],
    ['landscapes', 'a misty morning'],
    ['characters', 'a cave by the laundromat'],
    ['monsters', 'a monster'],
    ['townmaps', 'a hamlet called Zorgleby'],
  ]
  expect(prompts.filter(([category, prompt]) => advice(category, prompt))).toEqual([])
})

test('other tongues, no words at all and hostile ones are told or drawn, never a fault', () => {
  for (const prompt of ['ein roter Drache', 'un vieux nain barbu', '红龙', 'дракон', 'ドラゴン']) {
    expect(advice('monsters', prompt)?.isForeign, prompt).toBe(true)
  }
  for (const prompt of ['', '!!! ???', '🐉🐉🐉']) {
    expect(advice('monsters', prompt)).toEqual({ words: '', isForeign: false, drawn: null, instead: [], elsewhere: [] })
  }
  const hostile = [
    '{{7*7}} <script>alert(1)</script>',
    "'; drop table images; --",
    '\u0000\u202e\ud800 ',
    'zorgle '.repeat(280),
    'of of of no no a the',
  ]
  const began = performance.now()
  for (const prompt of hostile)
    for (const category of ['monsters', 'characters'] as const) {
      const found = advice(category, prompt)
      expect([...(found?.words ?? '')].length).toBeLessThanOrEqual(61)
    }
  expect(performance.now() - began).toBeLessThan(5000)
})
