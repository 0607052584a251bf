import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { layersOf } from './items/assemble.ts'
import { rigs } from './items/rigs/index.ts'
import { worn } from './items/surfaces.ts'
import { items } from './items.ts'

const square = { width: 128, height: 128 }
const compose = (prompt: string, seed = 1, negative = '') =>
  items.compose(understand('items', items.lexicon, prompt, negative), random(seed), square)
const hash = (prompt: string, seed: number, style: string) =>
  createHash('sha256')
    .update(items.paint(compose(prompt, seed), square, style, () => undefined).pixels)
    .digest('hex')

describe('an item', () => {
  it('is the thing the prompt names', () => {
    const asked: [string, string][] = [
      ['a silver longsword', 'sword'],
      ['an old treasure map', 'map'],
      ['two healing potions', 'potion'],
      ['the grimoire of a dead king', 'book'],
      ['a pair of gauntlets', 'gloves'],
      ['a lute', 'lute'],
      ['an old brass compass with a cracked glass', 'compass'],
      ['an hourglass in a wooden frame', 'hourglass'],
      ['a cracked hand mirror', 'mirror'],
      ['a pair of goggles', 'goggles'],
      ['a black iron cauldron full of green brew', 'cauldron'],
      ['a coil of rope with a grappling hook', 'hook'],
      ['a dragon egg', 'egg'],
      ['a human skull with a candle on top', 'skull'],
      ['a phoenix feather', 'feather'],
      ['a deck of playing cards', 'cards'],
      ["a set of thieves' tools in a leather roll", 'tools'],
      ['a bronze horn bound in silver', 'horn'],
      ['a round bomb with a lit fuse', 'bomb'],
    ]
    for (const [prompt, rig] of asked) expect(compose(prompt).things.map((thing) => thing.rig)).toContain(rig)
  })

  it('may be something found on the road, which is laid under other things too', () => {
    for (const rig of ['carpet', 'horseshoe', 'saddle', 'doll', 'padlock', 'anvil', 'broom', 'comb', 'chess piece'])
      expect(compose(`a ${rig}`).things.map((thing) => thing.rig)).toEqual([rig])
    expect(compose('a magic carpet')).toMatchObject({ view: 'standing', things: [{ rig: 'carpet' }] })
    expect(compose('a ring on a red carpet')).toMatchObject({ things: [{ rig: 'ring' }], ground: { stuff: 'cloth' } })
    expect(compose('a hammer on an anvil')).toMatchObject({ things: [{ rig: 'hammer' }], ground: { stuff: 'stone' } })
    expect(compose('a chest with a lock').things).toHaveLength(1)
  })

  it('has the shape of a skull or lies in scales where it is of them', () => {
    expect(compose('a skull goblet').things[0]).toMatchObject({ rig: 'chalice', features: ['skull'] })
    const { colour } = worn({ stuff: 'dragonscale', colour: [92, 44, 40] }, [], 1)
    const tones = Array.from({ length: 40 }, (_, k) => (typeof colour === 'function' ? colour(k * 5, k * 3)[0] : 0))
    expect(Math.max(...tones)).toBeGreaterThan(Math.min(...tones) * 1.8)
  })

  it('is black where it is called black, of whatever metal', () => {
    for (const prompt of ['a black steel helmet', 'a black iron cauldron', 'a black sword'])
      expect(Math.max(...compose(prompt).things[0]!.surfaces.main!.colour)).toBeLessThan(70)
  })

  it('lies alone when the rest of the words is a part of it', () => {
    for (const prompt of ['a cauldron of green brew', 'a coil of rope with a grappling hook', 'a skull with a candle'])
      expect(compose(prompt).things).toHaveLength(1)
    expect(compose('a ring of three rusty keys').things.map((thing) => thing.rig)).toEqual(['key', 'key', 'key'])
  })

  it('comes as many times as was asked', () => {
    expect(compose('three potions').things).toHaveLength(3)
    expect(compose('a dagger').things).toHaveLength(1)
  })

  it('gives each of several potions its own colour', () => {
    const colours = compose('three potions, red, blue and green').things.map((thing) =>
      thing.surfaces.liquid?.colour.join(),
    )
    expect(new Set(colours).size).toBe(3)
  })

  it('takes material, wear, rarity and place from the words', () => {
    const plain = compose('an axe')
    const told = compose('a legendary rusty bronze axe in the snow')
    expect(told.things[0]!.surfaces.main!.stuff).toBe('bronze')
    expect(plain.things[0]!.surfaces.main!.stuff).toBe('steel')
    expect(told.things[0]!.conditions).toContain('rusty')
    expect(told.rarity).toBe('legendary')
    expect(told.ground.stuff).toBe('snow')
  })

  it('breaks only the part that is said to be broken', () => {
    const lute = compose('a lute with a broken string').things[0]!
    expect(lute.conditions).not.toContain('broken')
    expect(lute.features).toContain('broken string')
    expect(compose('a broken lute').things[0]!.conditions).toContain('broken')
    const sword = compose('a sword with a broken hilt').things[0]!
    expect([sword.conditions, sword.features]).toEqual([['broken'], ['broken handle']])
    expect(compose('an amulet with a broken chain').things[0]!.features).toContain('broken chain')
    expect(compose('a cracked wooden shield').things[0]!.features).toContain('cracked')
  })

  it('shines in the colour of its light', () => {
    const asked: [string, 0 | 1 | 2][] = [
      ['a lantern with green light', 1],
      ['a torch with green fire', 1],
      ['a candle burning with a blue flame', 2],
      ['a lantern glowing red', 0],
    ]
    for (const [prompt, channel] of asked) {
      const { flame } = compose(prompt).things[0]!.surfaces
      expect([prompt, flame?.colour.indexOf(Math.max(...flame.colour))]).toEqual([prompt, channel])
    }
    expect(compose('a lantern').things[0]!.surfaces.flame).toBeUndefined()
  })

  it('is in a bottle of the shape that is named, and holds nothing if it is empty', () => {
    const asked: [string, string][] = [
      ['a glowing blue potion in a round flask', 'round'],
      ['a red potion in a tall thin bottle', 'slender'],
      ['a skull-shaped bottle with a purple potion', 'skull-shaped'],
      ['a heart-shaped bottle of pink love potion', 'heart-shaped'],
      ['a square bottle of blue liquid', 'square'],
      ['a cracked, leaking potion bottle', 'cracked'],
    ]
    for (const [prompt, shape] of asked)
      for (let seed = 0; seed < 5; seed++)
        expect([prompt, compose(prompt, seed).things[0]!.features]).toEqual([prompt, expect.arrayContaining([shape])])
    expect(compose('an empty potion bottle').things[0]!.surfaces.liquid).toBeUndefined()
    expect(compose('a potion bottle').things[0]!.surfaces.liquid).toBeDefined()
  })

  it('drips what it is said to drip, and is iced over where ice covers it', () => {
    const [red, green, blue] = compose('a curved dagger dripping with poison').drip!
    expect(green).toBeGreaterThan(Math.max(red, blue))
    expect(compose('a curved dagger').drip).toBeUndefined()
    const iced = compose('a dagger covered in ice')
    expect(iced.things[0]!.surfaces.main!.stuff).toBe('steel')
    expect(iced.extras).toContain('frozen')
  })

  it('gives what is named beside it its own colour or stuff', () => {
    const surfacesOf = (prompt: string) => compose(prompt).things[0]!.surfaces
    expect(surfacesOf('a leather pouch spilling silver coins')).toMatchObject({
      main: { stuff: 'leather' },
      liquid: { stuff: 'silver-metal' },
    })
    expect(surfacesOf('a wand of white bone tipped with an amethyst').grip!.stuff).toBe('bone')
    const orb = surfacesOf('a crystal ball on a brass stand glowing purple')
    expect(orb.main!.stuff).toBe('brass')
    expect(orb.gem!.colour[2]).toBeGreaterThan(orb.gem!.colour[1] * 1.5)
    const [red, green] = surfacesOf('a golden mask with ruby eyes').gem!.colour
    expect(red).toBeGreaterThan(green * 2)
    const { glow } = compose('a warhammer with golden runes')
    expect(glow![0]).toBeGreaterThan(glow![2])
    const banner = surfacesOf('a war banner with a red dragon')
    expect(banner.trim!.colour[0] - banner.main!.colour[0]).toBeGreaterThan(60)
  })

  it('is battered without falling in two', () => {
    const shield = compose('a battered steel shield').things[0]!
    expect(shield.features).toContain('battered')
    expect(shield.conditions).not.toContain('broken')
  })

  it('has thorns where it is a crown of them', () => {
    expect(compose('a crown of thorns made of black iron').things[0]).toMatchObject({
      features: ['thorns'],
      surfaces: { main: { stuff: 'iron' } },
    })
  })

  it('sets the stone that is named, and none that is forbidden', () => {
    expect(compose('a sword with a ruby').things[0]!.surfaces.gem?.colour).toEqual([168, 22, 44])
    for (let seed = 0; seed < 20; seed++) {
      expect(compose('an ornate crown', seed, 'gems').things[0]!.surfaces.gem).toBeUndefined()
    }
  })

  it('lies within the picture, whatever its kind', () => {
    for (const rig of Object.keys(rigs)) {
      for (const thing of compose(rig, 3).things) {
        expect(thing.x).toBeGreaterThan(0)
        expect(thing.x).toBeLessThan(1000)
        expect(thing.y).toBeGreaterThan(0)
        expect(thing.y).toBeLessThan(1000)
        expect(layersOf(thing).length).toBeGreaterThan(0)
      }
    }
  })

  it('keeps a scene that survives being stored as JSON', () => {
    for (let seed = 0; seed < 2; seed++) {
      const scene = compose('five rare glowing potions and a cursed dagger on an altar', seed)
      const stored = JSON.parse(JSON.stringify(scene)) as typeof scene
      expect(JSON.stringify(stored)).toBe(JSON.stringify(scene))
      expect(items.paint(stored, square, 'painted', () => undefined).pixels).toEqual(
        items.paint(scene, square, 'painted', () => undefined).pixels,
      )
    }
  })

  it('stands alone where a transparent background is asked for, in every style', () => {
    for (const style of items.styles) {
      const { pixels } = items.paint(compose('a sword, transparent background'), square, style, () => undefined)
      const alphas = pixels.filter((_, p) => p % 4 === 3)
      expect(alphas[0]).toBeLessThan(40)
      expect(Math.max(...alphas)).toBeGreaterThan(240)
      expect(items.paint(compose('a sword'), square, style, () => undefined).pixels[3]).toBe(255)
    }
  })

  it('paints the same bytes for the same seed and other bytes for another, in every style', () => {
    for (const style of items.styles) {
      expect(hash('a golden ring with a ruby', 5, style)).toBe(hash('a golden ring with a ruby', 5, style))
      expect(hash('a golden ring with a ruby', 5, style)).not.toBe(hash('a golden ring with a ruby', 6, style))
    }
  })

  it('has no stone where a signet is asked for', () => {
    for (let seed = 0; seed < 6; seed++) {
      expect(compose('a signet ring of silver', seed).things[0]!.features).toContain('signet')
      expect(compose('a signet ring of silver', seed).things[0]!.surfaces.gem).toBeUndefined()
    }
  })

  it('of one kind differs in outline from seed to seed', () => {
    const small = { width: 64, height: 64 }
    const outline = (prompt: string, seed: number) => {
      const scene = compose(`${prompt}, transparent background`, seed)
      for (const thing of scene.things) Object.assign(thing, { angle: 0, x: 500, y: 500 })
      const { pixels } = items.paint(scene, small, 'painted', () => undefined)
      return pixels.filter((_, p) => p % 4 === 3).map((alpha) => (alpha > 128 ? 1 : 0))
    }
    for (const prompt of ['a dagger', 'a sword', 'a ring', 'a potion']) {
      const outlines = Array.from({ length: 8 }, (_, seed) => outline(prompt, seed))
      let total = 0
      let pairs = 0
      for (const [i, one] of outlines.entries())
        for (const other of outlines.slice(i + 1)) {
          const both = one.reduce((sum, bit, k) => sum + (bit & other[k]!), 0)
          const either = one.reduce((sum, bit, k) => sum + (bit | other[k]!), 0)
          total += both / either
          pairs++
        }
      expect(total / pairs, prompt).toBeLessThan(0.78)
    }
  })

  it('stops when nobody waits for it any more', () => {
    const scene = compose('a burning sword')
    expect(() =>
      items.paint(scene, square, 'painted', () => {
        throw new Error('aborted')
      }),
    ).toThrow('aborted')
  })
})

describe('What is said of an item', () => {
  it('sets as many stones as were counted', () => {
    for (const [prompt, count] of [
      ['a ring with three emeralds', 3],
      ['a golden crown with seven sapphires', 7],
      ['an amulet with four opals', 4],
    ] as const)
      for (let seed = 0; seed < 4; seed++)
        expect([prompt, compose(prompt, seed).things[0]!.gems]).toEqual([prompt, count])
    const parts = (prompt: string) => layersOf(compose(prompt).things[0]!).length
    expect(parts('a ring with five rubies')).toBeGreaterThan(parts('a ring with two rubies'))
    expect(compose('a ring with an emerald').things).toHaveLength(1)
  })

  it('takes the shape that it is said to have', () => {
    const lantern = compose('a skull-shaped lantern').things[0]!
    expect(lantern.features).toContain('skull-shaped')
    expect(lantern.features).not.toContain('skull')
    expect(compose('a locket in the shape of a heart').things[0]!.features).toContain('heart-shaped')
    const key = compose('an iron key with a heart-shaped bow')
    expect(key.things.map(({ rig, features }) => [rig, ...features])).toEqual([['key', 'heart-shaped']])
  })

  it('lies on what is named after "on", and is not made of it', () => {
    const scene = compose('two crossed daggers on red velvet')
    expect(scene.ground.stuff).toBe('velvet')
    expect(scene.things[0]!.surfaces.main!.stuff).toBe('steel')
    expect(compose('a ring on a bed of autumn leaves').ground.stuff).toBe('leaves')
    expect(compose('an hourglass filled with black sand').ground.stuff).not.toBe('sand')
  })
})
