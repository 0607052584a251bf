import { describe, expect, test } from 'vitest'
import type { Spot } from '../mesh/mesh.ts'
import { newSpot } from '../mesh/spot.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { portray } from './portray.ts'
import type { Person } from './scene.ts'
import { marksOf } from './surface/marks.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 3): Person =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!
const has = (person: Person, kind: string) => person.traits?.find((trait) => trait.kind === kind)

/** The colour that marks make of a place of a face whose skin is plain: x to the figure's left, from between the eyes. */
function skinAt(person: Person, x: number, y: number, z = 0.3): Spot {
  const spot = newSpot()
  Object.assign(spot, { x: x * 1.1, y: 16 + y * 1.1, z, r: 0.6, g: 0.42, b: 0.32, specular: 0.16 })
  for (const mark of marksOf(person)) mark(spot, { x, y, z })
  return spot
}
/** The mean darkness of many places of it. */
function darkness(person: Person, from: [number, number], to: [number, number]): number {
  let sum = 0
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 20; j++) {
      const { r, g, b } = skinAt(person, from[0] + ((to[0] - from[0]) * i) / 19, from[1] + ((to[1] - from[1]) * j) / 19)
      sum += 0.45 - (r + g + b) / 3
    }
  return sum / 400
}

describe('what years, blows and mischance leave', () => {
  test('the old are lined, bent and white', () => {
    const [old, young] = [personOf('an elderly man, clean shaven'), personOf('a young man, clean shaven')]
    const furrows = (person: Person) => darkness(person, [0, 0.3], [0.4, 0.68])
    expect(furrows(old)).toBeGreaterThan(furrows(young) + 0.02)
    expect(old.hair?.colour[2]).toBeGreaterThan(190)
    const headOf = (person: Person) => {
      const { anchors } = portray({ ...person, turn: { ...person.turn, head: [0, 0, 0], body: [0, 0, 0] } }, 3)
      return anchors.head.origin[2] - anchors.body.origin[2]
    }
    const [upright, bent] = [personOf('a man'), personOf('a hunched man')].map(headOf)
    expect(bent).toBeGreaterThan(upright! + 8)
  })

  test.each([
    ['a knight with a burned face', 'burn'],
    ['a witch with a wart on her nose', 'warts'],
    ['a toothless beggar', 'toothless'],
    ['a pirate with gold teeth', 'gold-teeth'],
    ['a fat merchant with a double chin', 'double-chin'],
    ['a sailor with a hook for a hand', 'hook-hand'],
    ['a thief with one ear', 'one-ear'],
    ['a one-armed sailor', 'one-arm'],
    ['a seer with one milky eye', 'milky-eye'],
  ])('%s has it', (prompt, kind) => {
    expect(has(personOf(prompt), kind)).toBeDefined()
    expect(has(personOf('a guard in a green tunic'), kind)).toBeUndefined()
  })

  test('the one-armed have one hand, and hold what they hold in it', () => {
    const person = personOf('a one-armed sailor with a lantern and a sword')
    expect(person.gear.some(({ hold }) => hold === 'left')).toBe(false)
    const { hands, elbows } = portray({ ...person, garments: [] }, 3).anchors
    const armOf = (side: 'left' | 'right') =>
      Math.hypot(...[0, 1, 2].map((c) => hands[side].origin[c]! - elbows[side][c]!))
    expect(armOf('left')).toBeLessThan(0.25 * armOf('right'))
  })

  test('skin is that of where people are from', () => {
    const lightOf = (prompt: string) => {
      const all = [1, 2, 3].map((seed) => personOf(prompt, seed).complexion.base)
      return all.reduce((sum, [r, g, b]) => sum + r + g + b, 0) / 9
    }
    expect(lightOf('a black human sorceress')).toBeLessThan(lightOf('an indian priest') - 15)
    expect(lightOf('an indian priest')).toBeLessThan(lightOf('a nordic woman') - 40)
    expect(lightOf('a knight in black armour')).toBeGreaterThan(lightOf('a black human sorceress'))
  })

  test('what is said of one side is on that side, which is turned to us', () => {
    for (const seed of [1, 2, 3, 4]) {
      const left = personOf('a soldier with a scar over his left eye', seed)
      const right = personOf('a soldier with a scar over his right eye', seed)
      expect(left.complexion.scars[0]?.every(([x]) => x > 0)).toBe(true)
      expect(right.complexion.scars[0]?.every(([x]) => x < 0)).toBe(true)
      expect(left.turn.head[0]).toBeLessThan(0)
      expect(right.turn.head[0]).toBeGreaterThan(0)
    }
  })

  test('a burn is on one half of a face, war paint and soot where they are said', () => {
    const burned = personOf('a woman with the left half of her face burned, burn scars')
    const shift = (x: number) => skinAt(burned, x, -0.5).g - skinAt(personOf('a woman'), x, -0.5).g
    expect(Math.abs(shift(0.6))).toBeGreaterThan(0.05)
    expect(Math.abs(shift(-0.6))).toBeLessThan(0.01)
    const cheeks = (prompt: string) => darkness(personOf(prompt), [-0.6, -0.9], [0.6, 0.6])
    const clean = cheeks('a young blacksmith woman')
    for (const stain of ['covered in soot', 'smeared with blood', 'covered in mud'])
      expect(cheeks(`a young blacksmith woman ${stain}`)).toBeGreaterThan(clean + 0.04)
  })

  test('tattoos are where the words put them', () => {
    const on = (prompt: string) => personOf(prompt).complexion.paint?.on
    expect(on('a bald monk with a tattooed head')).toEqual(['scalp'])
    expect(on('a sailor with tattoos on his arms')).toEqual(['body'])
    expect(on('a chieftain with a face tattoo')).toEqual(['face'])
    expect(on('a tattooed barbarian')).toEqual(['face', 'scalp', 'body'])
    expect(personOf('a mage with glowing rune tattoos').complexion.paint?.pattern).toBe('runes')
  })

  test('eyes may differ, and lips be painted', () => {
    const { eyes } = personOf('a bard with one blue eye and one green eye')
    expect(eyes.odd).toBeDefined()
    expect(eyes.odd?.colour).not.toEqual(eyes.colour)
    const [red, , blue] = personOf('a countess with red lips').complexion.lips
    expect(red).toBeGreaterThan(blue * 2)
  })
})
