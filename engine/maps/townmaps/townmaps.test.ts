import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import type { TownmapScene } from './scene.ts'
import { faults } from './soundness.ts'
import { townmaps } from './townmaps.ts'
import { calledName } from './words/names.ts'

const frame = { width: 768, height: 768 }

function town(prompt: string, seed = 1, size = frame): TownmapScene {
  return townmaps.compose(understand('townmaps', townmaps.lexicon, prompt, ''), random(seed), size)
}

const pixels = (scene: TownmapScene, style = 'painted', px = 192) =>
  Buffer.from(townmaps.paint(scene, { width: px, height: px }, style, () => undefined).pixels)

const kinds = (scene: TownmapScene) => scene.landmarks.map((landmark) => landmark.kind)
const houses = (scene: TownmapScene) => Object.values(scene.houses).flat().length

describe('a town map', () => {
  it.each([
    ['a tiny walled town on a river with a castle', 30],
    ['a tiny walled port town', 23],
    ['a village on a river', 50],
    ['a palisaded village', 40],
    ['a hamlet', 60],
  ])(
    'of %s is sound: nothing built on anything else, every gate joined to market and country, no label over another',
    (prompt, seeds) => {
      for (let seed = 0; seed < seeds; seed++) {
        const scene = town(prompt, seed)
        expect(faults(scene), `seed ${seed}`).toEqual([])
        expect(houses(scene), `seed ${seed}`).toBeGreaterThan(4)
      }
    },
    180_000,
  )

  it('of a city is sound too, and its scene fits in 250 KB', () => {
    for (const shape of [frame, { width: 768, height: 576 }, { width: 576, height: 768 }]) {
      const scene = town('a huge walled city on a river with slums, a citadel and a cathedral', 5, shape)
      expect(faults(scene)).toEqual([])
      expect(JSON.stringify(scene).length).toBeLessThan(250_000)
      expect(scene.width / scene.height).toBeCloseTo(shape.width / shape.height, 2)
    }
  }, 60_000)

  it('finds a sound town no less than the faults of a spoilt one', () => {
    const scene = town('a tiny walled town on a river', 3)
    const [first] = scene.houses.craftsmen ?? []
    const drowned: TownmapScene = structuredClone(scene)
    const [x, y] = scene.rivers[0]!.line[40]!
    drowned.houses.craftsmen?.push([x, y, 20, 20, 0, 0])
    expect(faults(drowned).join()).toContain('water')
    const doubled: TownmapScene = structuredClone(scene)
    doubled.houses.craftsmen?.push(first!)
    expect(faults(doubled).join()).toContain('stands in a craftsmen house')
    expect(faults({ ...scene, gates: [] }).join()).toContain('no gate')
    const cutOff: TownmapScene = structuredClone(scene)
    cutOff.streets = cutOff.streets.filter((street) => street.kind !== 'main')
    expect(faults(cutOff).join()).toContain('cut off from the market')
  })

  it('is the same for the same seed, byte for byte, and another for another', () => {
    const prompt = 'a village with a church'
    expect(JSON.stringify(town(prompt, 7))).toBe(JSON.stringify(town(prompt, 7)))
    expect(pixels(town(prompt, 7)).equals(pixels(town(prompt, 7)))).toBe(true)
    expect(JSON.stringify(town(prompt, 8).streets)).not.toBe(JSON.stringify(town(prompt, 7).streets))
  })

  it('paints from its scene alone: a scene kept as JSON gives the same picture', () => {
    const scene = town('a hamlet in the woods', 2)
    const kept = JSON.parse(JSON.stringify(scene)) as TownmapScene
    for (const style of townmaps.styles) expect(pixels(kept, style).equals(pixels(scene, style))).toBe(true)
  })

  it('lays out the same place at every size of sheet', () => {
    const small = town('a village', 4, { width: 512, height: 512 })
    expect(small).toEqual(town('a village', 4, { width: 1024, height: 1024 }))
  })

  it('stops painting when nobody waits for it', () => {
    const stopped = new Error('stopped')
    const scene = town('a hamlet', 1)
    expect(() =>
      townmaps.paint(scene, { width: 128, height: 128 }, 'painted', (progress) => {
        if (progress > 0.3) throw stopped
      }),
    ).toThrow(stopped)
  })
})

describe('the words of a prompt', () => {
  it('decide how large the place is', () => {
    const count = (prompt: string) => houses(town(prompt, 3))
    expect(count('a hamlet')).toBeLessThan(count('a village'))
    expect(count('a village')).toBeLessThan(count('a town'))
    expect(count('a town')).toBeLessThan(count('a city'))
    expect(count('a small town')).toBeLessThan(count('a large town'))
  })

  it.each([
    ['a tiny walled town', (scene: TownmapScene) => scene.wall?.material === 'stone'],
    ['a palisaded village', (scene: TownmapScene) => scene.wall?.material === 'palisade'],
    ['a tiny town without walls', (scene: TownmapScene) => scene.wall === undefined],
    ['a tiny walled town with a moat', (scene: TownmapScene) => scene.bridges.length > 1],
    [
      'a tiny town on a river with two bridges',
      (scene: TownmapScene) => scene.rivers.length === 1 && scene.bridges.length > 0,
    ],
    [
      'a tiny town by the sea with a harbour',
      (scene: TownmapScene) => scene.piers.length > 1 && scene.water.length > 0,
    ],
    ['a tiny town with a castle', (scene: TownmapScene) => kinds(scene).includes('citadel')],
    ['a city with a cathedral', (scene: TownmapScene) => kinds(scene).includes('cathedral')],
    ['a tiny town with an arena', (scene: TownmapScene) => kinds(scene).includes('arena')],
    ['a village with a windmill', (scene: TownmapScene) => kinds(scene).includes('windmill')],
    ['a village with a graveyard', (scene: TownmapScene) => scene.graves.length > 10],
    ['a city with slums', (scene: TownmapScene) => (scene.houses.slum?.length ?? 0) > 40],
    ['a village in a forest', (scene: TownmapScene) => scene.woods.length > 0],
    ['a village among orchards', (scene: TownmapScene) => scene.fields.some((field) => field.crop === 'orchard')],
    ['a tiny mountain town', (scene: TownmapScene) => scene.relief.some((hill) => hill.height > 150)],
    ['a tiny ruined town', (scene: TownmapScene) => scene.ruin > 0.5],
    ['a burning village', (scene: TownmapScene) => scene.fires.length > 0],
    ['a tiny desert town', (scene: TownmapScene) => scene.dress.land === 'desert' && scene.dress.roofing === 'adobe'],
    [
      'a snowy village at night',
      (scene: TownmapScene) => scene.dress.season === 'winter' && scene.dress.time === 'night',
    ],
    ['a tiny town with red roofs', (scene: TownmapScene) => scene.dress.roofs.includes('red')],
  ])(
    'decide what is there: %s',
    (prompt, shown) => {
      for (const seed of [1, 2, 3]) expect(shown(town(prompt, seed)), `seed ${seed}`).toBe(true)
    },
    30_000,
  )

  it('decide the colours: autumn, night and snow are three other pictures of one place', () => {
    const faces = ['a hamlet', 'a hamlet in autumn', 'a hamlet at night', 'a hamlet in winter'].map((prompt) =>
      pixels(town(prompt, 5)).toString('base64'),
    )
    expect(new Set(faces).size).toBe(4)
  })

  it('give the town its name', () => {
    expect(calledName('a fishing village called Gull’s Rest')).toBe('Gull’s Rest')
    expect(calledName('the city of "Lysmere" at dusk')).toBe('Lysmere')
    expect(calledName('a town named harrowmere')).toBe('Harrowmere')
    expect(calledName('a village named Wick-under-Hill in winter')).toBe('Wick-under-Hill')
    expect(calledName('a walled town on a river')).toBeUndefined()
    expect(town('a town called Harrow on the Mere').name).toBe('Harrow on the Mere')
  })

  it('give the number of souls', () => {
    const scene = town('a village of 240 souls')
    expect(scene.population).toBe(240)
    expect(scene.caption).toContain('240 souls')
    const [few, many] = [town('a town of 900 by a lake', 3), town('a town of 5,000 by a lake', 3)]
    expect([few.population, many.population]).toEqual([900, 5000])
    expect(houses(many)).toBeGreaterThan(houses(few) * 1.3)
  })
})
