import { describe, expect, test } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { figures } from './figures.ts'
import type { FigureScene } from './scene.ts'

const frame = { width: 768, height: 1024 }
const compose = (prompt: string, seed: number, personOf?: unknown): FigureScene =>
  figures.compose(
    { ...understand('characters', figures.lexicon, prompt, ''), ...(personOf !== undefined && { personOf }) },
    random(seed),
    frame,
  )
const first = (scene: FigureScene) => scene.people[0]!
const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

const known = [
  'a half-elf ranger woman with red hair in a green cloak',
  'a dwarf smith with a braided beard',
  'a scarred pirate captain with an eyepatch',
  'an old tiefling witch with ram horns',
  'a freckled halfling girl',
]

describe('somebody who is asked for again', () => {
  test.each(known)('keeps the face in other poses, places and moods: %s', (prompt) => {
    for (const seed of seeds) {
      const before = compose(prompt, seed)
      const one = first(before)
      for (const now of ['kneeling in a chapel', 'furious, by a camp fire', 'reading a book in a library']) {
        const again = first(compose(now, seed * 31 + 7, before))
        const { mouth: _stretched, ...measures } = again.face
        expect(one.face).toMatchObject(measures)
        expect(again.name).toBe(one.name)
        expect(again.complexion.base).toEqual(one.complexion.base)
        expect(again.eyes.colour).toEqual(one.eyes.colour)
        expect([again.ears, again.horns, again.build]).toEqual([one.ears, one.horns, one.build])
        expect(again.patch !== 0).toBe(one.patch !== 0)
        expect(again.beard).toEqual(one.beard)
        expect(again.garments).toEqual(one.garments)
        // A hood that was up hides the hair.
        if (one.hair) expect(again.hair).toEqual(one.hair)
      }
    }
  })

  test('is another person than chance would have drawn', () => {
    const before = compose('an elf wizard', 3)
    expect(first(compose('an elf wizard', 4)).face).not.toEqual(first(before).face)
    expect(first(compose('an elf wizard', 4, before)).face.skull).toBe(first(before).face.skull)
  })

  test('ages, and grows young again, with the same bones', () => {
    for (const seed of seeds) {
      const before = compose('a knight woman with red hair', seed)
      const [one, old, young] = [
        first(before),
        ...['as an old woman', 'as a little girl'].map((now) => first(compose(now, seed + 90, before))),
      ]
      expect(old!.face.age).toBeGreaterThan(0.85)
      expect(young!.face.age).toBeLessThan(0.1)
      expect(young!.build.bust).toBe(0)
      for (const other of [old!, young!])
        expect([other.face.skull, other.face.cheekbones > 0]).toEqual([one!.face.skull, true])
      // Grey then; red as ever before.
      if (old!.hair && one!.hair) expect(old!.hair.colour[0] - old!.hair.colour[2]).toBeLessThan(60)
      if (young!.hair && one!.hair) expect(young!.hair.colour).toEqual(one!.hair.colour)
    }
  })

  test('wears, carries and grows what the words say now', () => {
    const before = compose('a bald sailor in a blue coat', 5)
    const [bearded, armed, dyed] = [
      'with a long red beard',
      'in plate armour, with an axe',
      'with long black hair',
    ].map((now) => first(compose(now, 6, before)))
    expect(bearded!.beard?.style).toBe('long')
    expect(armed!.garments.some(({ kind }) => kind === 'plate-armour')).toBe(true)
    expect(armed!.gear.some(({ kind }) => kind === 'axe')).toBe(true)
    expect(dyed!.hair?.style).toBe('long')
    const orc = first(compose('as an orc', 6, before))
    expect(orc.name).toMatch(/^orc/)
    expect(orc.tusks).toBeGreaterThan(0)
    expect(orc.face.skull).toBe(first(before).face.skull)
  })

  test('is nobody where a scene has no people', () => {
    const scene = { kind: 'landscape', version: 1 }
    expect(compose('a bard', 5, scene)).toEqual(compose('a bard', 5))
  })
})
