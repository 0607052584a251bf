import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { matterIn, textsIn } from './policy.ts'
import { others, spelled } from './testing/hostile.ts'
import { ordinary, written } from './testing/ordinary.ts'

/** The share of ordinary prompts that may be refused at most. */
const FALSE_ALARMS = 0.002

test('of a thousand ordinary prompts, three hundred of them by hand, at most two in a thousand are refused', () => {
  expect(new Set(written).size).toBeGreaterThanOrEqual(300)
  const all = [...new Set(ordinary)]
  expect(all.length).toBeGreaterThanOrEqual(900)
  const refused = all.filter((prompt) => matterIn([prompt]))
  expect(refused.length / all.length, refused.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS)
})

test('hostile spellings are refused, three hundred and more, all of them', () => {
  const hostile = [...spelled, ...others.map((texts) => ({ how: 'by hand', texts }))]
  expect(hostile.length).toBeGreaterThanOrEqual(300)
  const passed = hostile.filter(({ texts }) => !matterIn(texts))
  expect(passed.map(({ how, texts }) => `${how}: ${texts.join(' | ')}`)).toEqual([])
})

test('a nude cherub is art where it is of stone or paint, and a child everywhere else', () => {
  const art = ['a statue of a nude cherub', 'nude cherubs painted on a ceiling', 'a naked cherub of marble']
  for (const prompt of art) expect(matterIn([prompt]), prompt).toBeUndefined()
  const others = ['a nude cherub', 'an erotic statue of a cherub', 'a statue of a nude cherub, 9 years old']
  for (const prompt of others) expect(matterIn([prompt]), prompt).toBe('minors')
})

test('long texts are read quickly', () => {
  const long = ordinary.join('. ').slice(0, 60_000)
  const start = performance.now()
  matterIn([long])
  expect(performance.now() - start).toBeLessThan(1500)
})

test('letters without an end are read about as quickly as words', () => {
  const readingOf = (text: string) => {
    const start = performance.now()
    for (let times = 0; times < 5; times++) matterIn([text])
    return performance.now() - start
  }
  const words = ordinary.join('. ').slice(0, 4000)
  readingOf(words)
  const usual = readingOf(words)
  for (const letter of ['x', 'ab', '1', '!', 'жё']) {
    expect(readingOf(letter.repeat(4000).slice(0, 4000)), letter).toBeLessThan(20 * usual)
    expect(readingOf(`${letter} `.repeat(4000).slice(0, 4000)), letter).toBeLessThan(20 * usual)
  }
})

test('keys and hashes that machines make are nobody’s words', () => {
  const hash = createHash('sha256').update('a hill').digest('hex')
  const sent = { title: 'A hill', incomingKey: `in/${hash}`, file: hash, of: randomUUID(), edits: [{ text: 'Mist' }] }
  expect(textsIn(sent)).toEqual(['A hill', 'Mist'])
})
