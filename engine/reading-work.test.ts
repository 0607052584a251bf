import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { imageCategories } from '../contract/categories.ts'
import { PROMPT_MAX } from '../contract/limits.ts'
import { generators, READING_WORK_MAX, TRIAL_WORK_MIN, understandPrompt } from './index.ts'
import { random } from './paint/random.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * What trying the words of a prompt cost: the numbers drawn and the characters of all scenes that were composed to their end, each
 * of them at least what a trial counts for.
 */
function workOf(category: (typeof imageCategories)[number], prompt: string, negativePrompt = ''): number {
  const generator = generators[category]
  const method = generator.sketch ? 'sketch' : 'compose'
  const plainly = generator[method] as typeof generator.compose
  let work = 0
  const spy = vi.spyOn(generator as { compose: typeof plainly }, method as 'compose')
  spy.mockImplementation((brief, chance, frame) => {
    const drawn = plainly.call(generator, brief, chance, frame)
    let draws = 0
    plainly.call(generator, brief, random('as much', { onDraw: () => draws++ }), frame)
    // Another seed draws about as many.
    work += Math.max(draws / 2 + JSON.stringify(drawn).length, TRIAL_WORK_MIN)
    return drawn
  })
  try {
    understandPrompt(category, prompt, negativePrompt)
  } finally {
    spy.mockRestore()
  }
  return work
}

const wordsOf = (category: (typeof imageCategories)[number]) =>
  generators[category].lexicon.entries.flatMap(({ words }) => words)

const ways: ((word: string, at: number) => string)[] = [
  (word) => word,
  (word) => `many ${word}s`,
  (word, at) => `${(at % 99) + 2} ${word}s`,
  (word) => `no ${word}`,
  (word) => `old red ${word}`,
  (word) => `of a ${word}`,
]

/** What makes most trials of a prompt: every word a wish of its own. */
const directed: [gap: string, say: (word: string, at: number) => string][] = [
  [', ', (word) => word],
  [', ', (word) => `no ${word}`],
  [' with ', (word, at) => `${(at % 97) + 2} ${word}s`],
]

test.each(imageCategories)(
  'reading any two thousand characters for %s is bounded work',
  (category) => {
    const words = wordsOf(category)
    const prompt = fc
      .record({
        from: fc.nat(words.length - 1),
        step: fc.integer({ min: 1, max: 7 }),
        way: fc.nat(ways.length - 1),
        gap: fc.constantFrom(' ', ', ', ' and ', ' with ', ' of ', '-', ',,, ', '; '),
      })
      .map(({ from, step, way, gap }) => {
        const said = Array.from({ length: 400 }, (_, at) =>
          ways[way]?.(words[(from + at * step) % words.length] ?? '', at),
        )
        return said.join(gap).slice(0, PROMPT_MAX)
      })
    fc.assert(
      fc.property(prompt, (text) => {
        expect(workOf(category, text)).toBeLessThanOrEqual(READING_WORK_MAX * 1.2)
      }),
      { numRuns: 3 },
    )
  },
  60_000,
)

test.each(imageCategories)('a prompt of nothing but words for %s spends the budget and no more', (category) => {
  for (const [gap, say] of directed) {
    const prompt = wordsOf(category).map(say).join(gap).slice(0, PROMPT_MAX)
    expect(workOf(category, prompt)).toBeLessThanOrEqual(READING_WORK_MAX * 1.2)
  }
})

test('what an ordinary prompt asks for is tried to its last word', () => {
  const prompt = 'a castle with a moat, a drawbridge, four towers, a stable and a well in the yard, at night'
  expect(workOf('battlemaps', prompt)).toBeLessThan(READING_WORK_MAX / 2)
})

test('a description that nothing follows is said of what stands before it, and breaks no reading', () => {
  for (const prompt of ['an old red keeper-old red he', 'a schoolgirl-old red her', 'a peasant, old red he'])
    for (const category of ['characters', 'npcs'] as const)
      expect(understandPrompt(category, prompt, '').understood.length, prompt).toBeGreaterThan(0)
})
