import { expect, test } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { likenessOf } from './anatomy/likeness.ts'
import { figures } from './figures.ts'

const frame = { width: 768, height: 1024 }
const read = (prompt: string) => understand('characters', figures.lexicon, prompt, '')
const personOf = (prompt: string, seed: number) => figures.compose(read(prompt), random(seed), frame).people[0]!

/** How a face is drawn: the body's own targets for expressions, rounded so that chance's touch does not count. */
const faceOf = (prompt: string) =>
  Object.entries(likenessOf(personOf(prompt, 3)).details)
    .filter(([target]) => target.startsWith('expression/'))
    .map(([target, by]) => `${target} ${Math.round(by * 3)}`)
    .sort()
    .join()

const felt = [
  'smug',
  'grieving',
  'furious',
  'kind',
  'drunk',
  'sly',
  'terrified',
  'bored',
  'tired',
  'proud',
  'shy',
  'nervous',
  'joyful',
  'amused',
  'sorrowful',
  'bitter',
  'jealous',
  'stern',
  'determined',
  'brave',
  'serene',
  'curious',
  'surprised',
  'startled',
  'disgusted',
  'contemptuous',
  'arrogant',
  'flirtatious',
  'lovestruck',
  'desperate',
  'exhausted',
  'angry',
  'confused',
  'bewildered',
  'embarrassed',
  'ashamed',
  'guilty',
  'crazed',
  'sleepy',
  'friendly',
]

test('forty words for what somebody feels are all drawn, as at least eighteen different faces', () => {
  const plain = faceOf('a merchant')
  const faces = felt.map((word) => {
    const prompt = `a ${word} merchant`
    expect(read(prompt).unused, prompt).toEqual([])
    expect(faceOf(prompt), prompt).not.toBe(plain)
    return faceOf(prompt)
  })
  expect(new Set(faces).size).toBeGreaterThanOrEqual(18)
})

test('the shy look down and blush, the proud hold their heads high, the curious tilt theirs', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const [shy, proud, curious, plain] = ['shy', 'proud', 'curious', 'bored'].map((word) =>
      personOf(`a ${word} farmer`, seed),
    )
    expect(shy!.eyes.look[1]).toBeLessThan(-8)
    expect(shy!.complexion.flush).toBeGreaterThan(1)
    expect(proud!.turn.head[1]).toBeGreaterThan(plain!.turn.head[1] + 8)
    expect(Math.abs(curious!.turn.head[2] - plain!.turn.head[2])).toBeGreaterThan(8)
  }
})

test('a smile parts the lips, and only a laugh drops the jaw', () => {
  const jaw = (prompt: string) => likenessOf(personOf(prompt, 3)).details['expression/units/caucasian/mouth-open'] ?? 0
  expect(jaw('a laughing cook')).toBeGreaterThan(2 * jaw('a smiling cook'))
})
