import { describe, expect, test } from 'vitest'
import { composePicture } from '../../index.ts'
import { makeSound } from '../../sound/index.ts'
import { openMotion, spokenIn, understandMotion, voiceWords } from '../index.ts'
import { mouthAt } from './visemes.ts'

const none = () => undefined
const request = { prompt: 'a woman, close-up', width: 96, height: 128, seed: 3, negativePrompt: '', style: 'painted' }
const said = [
  { name: 'pau', from: 0, to: 0.4 },
  { name: 'm', from: 0.4, to: 0.52 },
  { name: 'aa', from: 0.52, to: 0.8 },
  { name: 'uw', from: 0.8, to: 1.1 },
  { name: 'pau', from: 1.1, to: 1.4 },
]

describe('a mouth', () => {
  test('is shut before a line, for "m" and after it, open for "ah" and round for "oo"', () => {
    expect(mouthAt(said, 0.1).open).toBeLessThan(0.05)
    expect(mouthAt(said, 0.43)).toMatchObject({ press: expect.closeTo(0.95, 0) })
    expect(mouthAt(said, 0.43).open).toBeLessThan(0.2)
    expect(mouthAt(said, 0.62).open).toBeGreaterThan(0.7)
    expect(mouthAt(said, 0.93).purse).toBeGreaterThan(0.8)
    expect(mouthAt(said, 2).open).toBe(0)
  })

  test('moves by the sounds that are heard, each from where the last ends', async () => {
    const { phones = [], sound } = await makeSound(
      { form: 'speech', prompt: 'an old woman: "Mind the step, my lamb."', seconds: 4, seed: 1, loops: false },
      none,
    )
    expect(phones.filter(({ name }) => name === 'm').length).toBeGreaterThanOrEqual(3)
    for (const [k, { from, to }] of phones.entries()) {
      expect(to).toBeGreaterThanOrEqual(from - 0.07)
      if (k > 0) expect(from).toBeCloseTo(phones[k - 1]!.to, 1)
    }
    expect(phones.at(-1)!.to).toBeLessThanOrEqual(sound.left.length / 48_000)
  })

  test('of somebody who speaks moves on the picture, and that of somebody silent does not', () => {
    const scene = { scene: composePicture({ ...request, category: 'characters' }, none).scene, style: 'painted' }
    const at = (speech: typeof said | []) => {
      const { width, height, prompt, seed } = request
      const motion = openMotion({ scene, width, height, prompt, seed, seconds: 4, loops: true, speech }, none)
      return [0.1, 0.66].map((seconds) => {
        const px = new Uint8ClampedArray(width * height * 4)
        motion.frame(Math.round(seconds * 24), px)
        return px
      })
    }
    const far = ([a, b]: Uint8ClampedArray[]) =>
      a!.reduce((most, value, i) => Math.max(most, Math.abs(value - b![i]!)), 0)
    expect(far(at(said))).toBeGreaterThan(far(at([])) + 25)
  })
})

describe('what is said', () => {
  test('is what stands in quotes, and is no part of what is seen', () => {
    expect(spokenIn('a smith says: “It’s hot.” Sparks fly')).toEqual({
      line: 'It’s hot.',
      around: 'a smith says, Sparks fly',
    })
    expect(spokenIn("the baker's wife").line).toBe('')
    const { understood, unused } = understandMotion({ prompt: 'she says "snow falls", slowly', kind: 'figure' })
    expect(understood.map(({ words, meaning }) => [words, meaning])).toEqual([
      ['snow falls', 'is said'],
      ['slowly', 'slow'],
    ])
    expect(unused).toEqual([])
  })

  test('is said in the voice of who is seen', () => {
    const who = (prompt: string) => voiceWords(composePicture({ ...request, category: 'npcs', prompt }, none).scene)
    expect(who('an old dwarf innkeeper')).toContain('dwarf')
    expect(who('a young elven queen')).toMatch(/elf woman$/)
    expect(voiceWords(undefined)).toBe('narrator')
  })
})
