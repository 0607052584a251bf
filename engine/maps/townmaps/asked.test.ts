import { describe, expect, it } from 'vitest'
import { understandPrompt } from '../../index.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { apart, area, perimeter, within } from './geometry/polygon.ts'
import type { TownmapScene } from './scene.ts'
import { faults } from './soundness.ts'
import { townmaps } from './townmaps.ts'

const town = (prompt: string, seed: number): TownmapScene =>
  townmaps.compose(understand('townmaps', townmaps.lexicon, prompt, ''), random(seed), { width: 512, height: 512 })
const seeds = [1, 2, 3, 4, 5, 6]
const kinds = (scene: TownmapScene) => scene.landmarks.map(({ kind }) => kind)

describe('a town map shows', () => {
  it('a pond on the green, no road leading into it, and is sound with it', () => {
    for (const seed of seeds) {
      const scene = town('a tiny hamlet around a pond', seed)
      expect(scene.water).toHaveLength(1)
      const [pond] = scene.water
      expect(pond!.every(([x, y]) => within([scene.plaza.outline], x, y))).toBe(true)
      for (const { line } of scene.streets) for (const [x, y] of line) expect(within([pond!], x, y)).toBe(false)
      expect(faults(scene)).toEqual([])
    }
  })

  it('a farming village among orchards, with as many windmills as the plural asks', () => {
    for (const seed of seeds) {
      const scene = town('a farming village with windmills and orchards', seed)
      expect(scene.water).toEqual([])
      expect(scene.piers).toEqual([])
      expect(kinds(scene).filter((kind) => kind === 'windmill').length).toBeGreaterThan(1)
      expect(scene.fields.filter(({ crop }) => crop === 'orchard').length).toBeGreaterThan(2)
    }
  })

  it('no sea, lake or river in most places that ask for none, and seldom a castle', () => {
    const scenes = Array.from({ length: 24 }, (_, seed) => town('a tiny town', seed))
    expect(scenes.filter((scene) => scene.water.length > 0).length).toBeLessThan(9)
    expect(scenes.filter((scene) => scene.water.length > scene.rivers.length)).toEqual([])
    expect(scenes.filter((scene) => kinds(scene).includes('citadel')).length).toBeLessThan(5)
  })

  it('the bridges it is asked for', () => {
    const over = seeds.map((seed) => town('a river town with three bridges', seed).bridges.length)
    expect(over.filter((bridges) => bridges >= 3).length).toBeGreaterThanOrEqual(5)
  })

  it('canals through the town, as many as are said, main streets bridging them, and is sound with them', () => {
    for (const [prompt, canals] of [
      ['a tiny walled town with three canals', 3],
      ['a village on a canal', 1],
    ] as const) {
      for (const seed of seeds.slice(0, 2)) {
        const scene = town(prompt, seed)
        expect(scene.rivers.filter(({ canal }) => canal)).toHaveLength(canals)
        expect(scene.bridges.length).toBeGreaterThanOrEqual(canals)
        expect(scene.caption).toContain('anal ')
        expect(faults(scene)).toEqual([])
      }
    }
  })

  it.each([
    ['a tiny ruined walled town', 'Ruined walled town', /^(?:Ruined|Ruin of|Overgrown) /],
    ['a tiny abandoned walled town', 'Abandoned walled town', /^(?:Empty|Shell of|Overgrown) /],
    ['a tiny razed walled town', 'Razed walled town', /^(?:Ruined|Ruin of|Overgrown) /],
  ])('%s: most roofs gone, the wall in pieces, and the legend says so', (prompt, caption, state) => {
    const whole = town('a tiny walled town', 2)
    const scene = town(prompt, 2)
    expect(scene.ruin).toBeGreaterThan(0.6)
    expect(scene.wall!.stretches.length).toBeGreaterThan(whole.wall!.stretches.length + 2)
    expect(scene.caption).toContain(caption)
    const listed = scene.landmarks.filter(({ number, kind }) => number !== undefined && kind !== 'cemetery')
    expect(listed.length).toBeGreaterThan(1)
    for (const { name } of listed) expect(name).toMatch(state)
    expect(scene.stalls).toEqual([])
  })

  it('a river frozen in winter', () => {
    expect(town('a tiny town on a river in winter', 2).frozen).toBe(true)
    expect(town('a tiny town on a river in summer', 2).frozen).toBe(false)
    expect(town('a tiny town by the sea in winter', 2).frozen).toBe(false)
  })

  it('a large cemetery with several times the graves', () => {
    const graves = (prompt: string) => seeds.reduce((sum, seed) => sum + town(prompt, seed).graves.length, 0)
    expect(graves('a tiny town with a large cemetery')).toBeGreaterThan(graves('a tiny town with a cemetery') * 2)
  })

  it('as many islands as are said, with bridges between them, and is sound with them', () => {
    for (const [prompt, islands] of [
      ['a tiny town on three islands', 3],
      ['a tiny town on five islands', 5],
    ] as const) {
      const scene = town(prompt, 2)
      expect(scene.water).toHaveLength(islands + 1)
      expect(scene.bridges.length).toBeGreaterThanOrEqual(islands - 1)
      expect(faults(scene)).toEqual([])
    }
  })

  it('no river on an island, nor says so; one that the island lies in is its water', () => {
    const unused = (prompt: string) => understandPrompt('townmaps', prompt, '').unused
    expect(town('a tiny town on an island with a river', 2).rivers).toEqual([])
    expect(unused('a tiny town on an island with a river')).toContain('river')
    expect(unused('a tiny town on an island in a river')).not.toContain('river')
  })

  it('walls within walls, with gates of their own, and is sound with them', () => {
    const scene = town('a tiny town with three concentric walls', 1)
    expect(scene.innerWalls).toHaveLength(2)
    for (const { stretches, gates } of scene.innerWalls!) {
      expect(stretches.length).toBeGreaterThan(0)
      expect(gates.length).toBeGreaterThan(0)
    }
    expect(faults(scene)).toEqual([])
    expect(town('a tiny walled town', 1).innerWalls).toBeUndefined()
  })

  it('slums before the gates, a cliff and one long pier, where they are said to be', () => {
    const outside = town('a tiny walled town with slums outside the walls', 3)
    const circuit = outside.wall!.circuit
    expect(outside.houses.slum!.length).toBeGreaterThan(10)
    expect(outside.houses.slum!.every(([x, y]) => !within([circuit], x, y))).toBe(true)
    const port = town('a fishing village with one long pier and a lighthouse on a cliff', 2)
    expect(port.piers).toHaveLength(1)
    expect(apart(port.piers[0]!.from, port.piers[0]!.to)).toBeGreaterThan(140)
    expect(port.cliffs!.length).toBeGreaterThan(0)
  })

  it('palms about an oasis', () => {
    for (const seed of seeds.slice(0, 3)) {
      const scene = town('a tiny desert town around an oasis', seed)
      const [pool] = scene.water
      const near = scene.trees.filter(([x, y]) => pool!.some((point) => apart(point, [x, y]) < 60))
      expect(near.length).toBeGreaterThan(40)
    }
  })

  it('a metropolis’ citadel within its walls', () => {
    const scene = town('a metropolis with slums and a citadel', 3)
    const seat = scene.landmarks.find(({ kind }) => kind === 'citadel')!
    expect(area(seat.precinct!)).toBeGreaterThan(15_000)
    const circuit = scene.wall!.circuit
    const inside = seat.precinct!.filter(([x, y]) => within([circuit], x, y))
    expect(inside.length / seat.precinct!.length).toBeGreaterThan(0.95)
    expect(Math.min(...seat.precinct!.map((p) => Math.min(...circuit.map((q) => apart(p, q)))))).toBeGreaterThan(25)
  })
})

describe('The houses of a village', () => {
  it('are as many as were counted', () => {
    for (const [prompt, count] of [
      ['a halfling hamlet with twelve houses and a pond', 12],
      ['a village of thirty cottages by a stream', 30],
    ] as const) {
      const built = seeds.slice(0, 4).map((seed) => Object.values(town(prompt, seed).houses).flat().length)
      expect(built.filter((houses) => houses === count).length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('The form of a town', () => {
  /** 1 a disc, less the longer or more ragged its outline is. */
  const roundness = (prompt: string, seed: number) => {
    const ring = town(prompt, seed).wall!.circuit
    return (4 * Math.PI * area(ring)) / perimeter(ring) ** 2
  }
  const middle = (prompt: string) => {
    const found = [1, 2, 3].map((seed) => roundness(prompt, seed)).sort((a, b) => a - b)
    return found[1]!
  }

  it('follows the words: a long town and a bow are no discs', () => {
    const round = middle('a circular walled town')
    expect(middle('a long and narrow walled town')).toBeLessThan(round - 0.04)
    expect(middle('a crescent-shaped walled town')).toBeLessThan(round - 0.04)
  })

  it('is told to the person', () => {
    const asked = understand('townmaps', townmaps.lexicon, 'a street village with an inn', '')
    expect(asked.mentions.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['village', 'long', 'inn']))
  })
})
