import { describe, expect, it } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { figures } from './figures.ts'
import { belowHead } from './framing.ts'
import type { Person } from './scene.ts'

const frame = { width: 768, height: 1024 }
const seen = (prompt: string, seed: number) =>
  figures.compose(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0] as Person

/** The lowest of somebody that a picture of 1333 units shows. */
const isSeenToTheFeet = (person: Person) => person.whole && person.y + belowHead(person, 'full') * person.scale < 1345

describe('how much of somebody a picture shows', () => {
  it.each(['a barefoot monk', 'a dancer in silk slippers', 'a satyr with cloven hooves', 'a merchant in wooden clogs'])(
    'is all down to the feet where feet are asked for: %s',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) expect(isSeenToTheFeet(seen(prompt, seed))).toBe(true)
    },
  )

  it('is seldom the bust alone where the words leave it open, and never the same for all', () => {
    const people = Array.from({ length: 40 }, (_, seed) => seen('a townswoman', seed))
    expect(people.filter(({ whole }) => !whole).length).toBeLessThanOrEqual(10)
    expect(people.filter(isSeenToTheFeet).length).toBeGreaterThan(1)
    expect(people.filter(isSeenToTheFeet).length).toBeLessThan(15)
  })

  it('stands somebody now more, now less beside the middle', () => {
    const off = Array.from({ length: 30 }, (_, seed) => Math.abs(seen('a townswoman', seed).x - 500))
    expect(Math.max(...off)).toBeGreaterThan(36)
    expect(Math.min(...off)).toBeLessThan(15)
  })

  it('is near where a face is told of', () => {
    for (const seed of [1, 2, 3, 4]) expect(seen('a scarred farmer', seed).whole).toBe(false)
  })
})
