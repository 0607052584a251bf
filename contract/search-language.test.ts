import { expect, test } from 'vitest'
import {
  alike,
  readSearch,
  SEARCH_MAX,
  type Searched,
  searchFilters,
  sheetSearchFilters,
  stepsBetween,
  valueIn,
  withFilter,
  withPart,
} from './search-language.ts'

const conditions = (text: string) => readSearch(text).parts.map(({ condition }) => condition)
const said = (text: string) => readSearch(text).parts.map(({ says }) => says)

test('plain words stay plain words, whatever stands between them', () => {
  for (const text of [
    'red dragon',
    'half-orc',
    'Chapter 3: the keep',
    'owl & bear',
    '& | !',
    '',
    '  ',
    '--',
    '"',
    '🐉',
  ])
    expect(readSearch(text).isPlain, text).toBe(true)
  expect(conditions('half-orc')).toEqual([{ by: 'words', words: ['half', 'orc'] }])
  expect(readSearch('!!! -- " ""').parts).toEqual([])
})

test('every filter understands its own example', () => {
  for (const { example, names } of searchFilters) {
    const [part] = readSearch(example).parts
    expect(part?.condition, example).toBeDefined()
    expect(example.startsWith(names[0])).toBe(true)
  }
})

test('sheets have filters of their own, and what only pictures have is told to be none of theirs', () => {
  for (const { example } of sheetSearchFilters)
    expect(readSearch(example, 'sheets').parts[0]?.condition, example).toBeDefined()
  const told = (text: string, of: Searched) => readSearch(text, of).parts.map(({ says }) => says)
  expect(told('kind:tavern,NPC system:pf2e by:@Mira votes>=3 -"old keep" dragon', 'sheets')).toEqual([
    'Taverns or NPCs',
    'for Pathfinder',
    'by mira',
    'at least 3 votes',
    'not exactly “old keep”',
    '“dragon”',
  ])
  expect(told('style:inked size:30x20', 'sheets')).toEqual([
    'not understood: sheets have no style; works have',
    'not understood: sheets have no size; works have',
  ])
  expect(told('system:5e', 'works')).toEqual(['not understood: works have no system; sheets have'])
  expect(readSearch('kind:tavren', 'sheets').parts[0]?.instead).toEqual(['kind:tavern'])
})

test('each part says what it asks for', () => {
  expect(
    said('type:battlemap style:inked by:mira votes>10 size:30x20 tag:crypt -snow "old keep" since:2026-01 likes<=3'),
  ).toEqual([
    'Battlemaps',
    'style inked',
    'by mira',
    'more than 10 votes',
    'maps of 30 × 20 squares',
    'tagged “crypt”',
    'not the word “snow”',
    'exactly “old keep”',
    'made since 2026-01-01',
    'at most 3 likes',
  ])
  expect(said('-type:npc,monster size:1024x768 made:2026-02 tag:"boss fight"')).toEqual([
    'not NPCs or Monsters',
    '1024 × 768 px',
    'made in 2026-02',
    'tagged “boss fight”',
  ])
})

test('positions are those of the text as it was written', () => {
  const text = '  dragon   -by:Mira  "two  words"  votes>=2'
  for (const { from, to, text: part } of readSearch(text).parts) expect(text.slice(from, to)).toBe(part)
  expect(readSearch(text).parts).toHaveLength(4)
})

test('what is not understood is told, with what may have been meant, and never throws', () => {
  const [kind] = readSearch('type:battelmap').parts
  expect([kind?.condition, kind?.instead]).toEqual([undefined, ['type:battlemap']])
  const [name] = readSearch('stile:inked').parts
  expect([name?.condition, name?.instead]).toEqual([undefined, ['style:inked']])
  expect(readSearch('shape:potrait').parts[0]?.instead).toEqual(['shape:portrait'])
  for (const { condition } of readSearch('votes>many since:2026-13 made:2026-02-30 size:big tag: by:').parts)
    expect(condition).toBeUndefined()
  // Nothing like a filter: somebody's own colon.
  expect(conditions('https://example.test')).toEqual([{ by: 'words', words: ['https', 'example', 'test'] }])
  for (const hostile of [
    '"'.repeat(300),
    ':'.repeat(300),
    '-'.repeat(300),
    'type:'.repeat(60),
    `a${'\u0000'}b`,
    '\ud83d',
  ])
    expect(readSearch(hostile).parts.length).toBeLessThanOrEqual(24)
  expect(readSearch('x'.repeat(5000)).parts[0]?.to).toBe(SEARCH_MAX)
})

test('a filter is written into the search, changed there, read from it, and taken out again', () => {
  const once = withFilter('red dragon', 'style', 'inked')
  expect(once).toBe('red dragon style:inked')
  expect(withFilter(once, 'style', 'painted')).toBe('red dragon style:painted')
  expect(valueIn(once, 'style')).toBe('inked')
  expect(withFilter(once, 'style', '')).toBe('red dragon')
  expect(withFilter('', 'tag', 'boss fight')).toBe('tag:"boss fight"')
  expect(valueIn('tag:"boss fight"', 'tag')).toBe('boss fight')
  expect(withFilter('votes<3 x', 'votes', '10', '>=')).toBe('x votes>=10')
  const [, part] = readSearch('dragon stile:inked now').parts
  expect(part && withPart('dragon stile:inked now', part, part.instead[0] ?? '')).toBe('dragon style:inked now')
})

test('words are alike by few changed letters, two exchanged ones counting as one', () => {
  expect(stepsBetween('basilisk', 'basilsik')).toBe(1)
  expect(stepsBetween('', 'abc')).toBe(3)
  expect(alike('mnoster', ['monster', 'npc'])).toEqual(['monster'])
  expect(alike('weather', ['monster', 'npc'])).toEqual([])
})
