import { describe, expect, it } from 'vitest'
import { understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { stampsOf } from './keepsakes.ts'
import { portray } from './portray.ts'
import { relicSizes } from './relics.ts'
import type { Person } from './scene.ts'
import type { Cast } from './sculpture/cast.ts'
import { Clay } from './sculpture/clay.ts'
import { stampOn } from './sculpture/stamp.ts'
import { trace } from './sculpture/trace.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 3): Person =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!
const thingsOf = (prompt: string, seed = 3) => personOf(prompt, seed).gear.flatMap(({ thing }) => thing?.rig ?? [])

describe('what the items category draws, somebody can hold', () => {
  it.each([
    ['a drow holding a dragon egg', ['egg']],
    ['a child with a rag doll', ['doll']],
    ['a shaman with a bone statuette', ['statuette']],
    ['a sapper with two bombs', ['bomb', 'bomb']],
    ['a navigator with a brass compass', ['compass']],
    ['a widow with a jewellery box', ['chest']],
    ['a jeweller with a gemstone', ['gem']],
    ['a wizard with a chess piece', ['chess piece']],
    ['a jailer with a padlock', ['padlock']],
    ['a knight with his helmet under his arm', ['helm']],
    ['a king holding a crown', ['crown']],
    ['an actor holding a mask', ['mask']],
  ])('%s', (prompt, rigs) => {
    for (const seed of [1, 2, 3]) expect(thingsOf(prompt, seed)).toEqual(rigs)
    expect(understandPrompt('characters', prompt, '').unused).toEqual([])
  })

  it('is of the stuff and colour that the words say', () => {
    const thing = (prompt: string) => personOf(prompt).gear.find((gear) => gear.thing)!.thing!
    expect(thing('an elf with a red dragon egg').surfaces.main!.colour[0]).toBeGreaterThan(
      thing('an elf with a green dragon egg').surfaces.main!.colour[0],
    )
  })

  it('is worn where the words do not have it carried', () => {
    expect(thingsOf('a knight in a helmet')).toEqual([])
    expect(personOf('a king with a golden crown').headwear?.kind).toBe('crown')
  })

  it('is a handful, or stands on the ground, as large as it is', () => {
    for (const [rig, dm] of Object.entries(relicSizes)) {
      expect([rig, dm > 0.5]).toEqual([rig, true])
      expect([rig, dm < 12]).toEqual([rig, true])
    }
  })

  it('is seen above the palm that bears it, and behind what is nearer', () => {
    const person = personOf('a drow holding a dragon egg')
    const portrait = portray(person, 7)
    const [stamp] = stampsOf([person], [portrait])
    const clay = new Clay()
    clay.part({
      material: { colour: [9, 9, 9], gloss: 6, specular: 0, rim: 0, bump: 0, grain: [9, 9] },
      place: {
        origin: [0, 0, 0],
        rotation: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        scale: 1,
      },
    })
    const { origin } = portrait.anchors.hands.right
    const egg = (depth: number): { cast: Cast; px: number } => {
      clay.ball([origin[0], origin[1] - portrait.scale, depth], 0.4 * portrait.scale)
      const cast = stampOn(trace(clay, frame, 280), [stamp!], 1000, 1333)
      let px = 0
      for (const part of cast.part) if (part > 1) px++
      return { cast, px }
    }
    const behind = egg(stamp!.depth - 400)
    expect(behind.cast.width).toBeGreaterThan(200)
    expect(behind.px).toBeGreaterThan(150)
    expect(egg(stamp!.depth + 400).px).toBeLessThan(behind.px)
  })
})
