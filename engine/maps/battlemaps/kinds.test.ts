import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { insideRings } from './geometry.ts'
import type { BattlemapScene } from './scene.ts'

const compose = (prompt: string, seed: number) =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, ''), random(seed), {
    width: 512,
    height: 512,
  })
const seeds = [1, 2, 3, 4]
const count = (scene: BattlemapScene, ...kinds: string[]) =>
  scene.props.filter(({ kind }) => kinds.includes(kind)).length
const water = (scene: BattlemapScene) =>
  scene.areas.filter(({ kind }) => kind === 'water').flatMap(({ outlines }) => outlines)

describe('what lives in a place shows', () => {
  it('spiders: great webs, eggs, what they caught and bones, under the roof they nest in', () => {
    for (const [prompt, setting] of [
      ['a spider nest in a ruined temple', 'temple'],
      ['a giant spider cave', 'cave'],
    ] as const)
      for (const seed of seeds) {
        const scene = compose(prompt, seed)
        expect(scene.setting).toBe(setting)
        expect(scene.props.filter(({ kind, width }) => kind === 'web' && width > 1.3).length).toBeGreaterThan(3)
        expect(count(scene, 'egg-sac')).toBeGreaterThan(1)
        expect(count(scene, 'cocoon')).toBeGreaterThan(0)
      }
    expect(count(compose('a cave', 1), 'egg-sac')).toBe(0)
  })

  it('a dragon’s hoard is heaped in a cave, a beast’s lair is strewn with bones', () => {
    for (const seed of seeds) {
      const hoard = compose("a dragon's hoard", seed)
      expect(hoard.setting).toBe('cave')
      expect(count(hoard, 'coins')).toBeGreaterThan(9)
      expect(Math.max(...hoard.props.filter(({ kind }) => kind === 'coins').map(({ width }) => width))).toBeGreaterThan(
        2.5,
      )
      expect(count(compose("a beast's lair", seed), 'bones')).toBeGreaterThan(8)
    }
  })

  it('a cove has its ship afloat in the cave, beside a jetty', () => {
    for (const seed of seeds) {
      const scene = compose('a pirate cove cave with a ship', seed)
      expect(scene.setting).toBe('cave')
      const ships = scene.props.filter(({ kind }) => kind === 'sloop')
      expect(ships).toHaveLength(1)
      expect(insideRings(water(scene), ...ships[0]!.at)).toBe(true)
      expect(count(scene, 'boardwalk')).toBeGreaterThan(5)
      expect(count(compose('a cave', seed), 'sloop')).toBe(0)
    }
  })
})

describe('open ground is what it is called', () => {
  it('docks have piers in the water, ships at them and a warehouse full of crates', () => {
    for (const seed of seeds) {
      const scene = compose('docks with a warehouse', seed)
      expect(scene.variant).toBe('dock')
      const names = scene.rooms.map(({ purpose }) => purpose)
      expect(names).toEqual(expect.arrayContaining(['Warehouse', 'Quay', 'Pier 1']))
      const ships = scene.props.filter(({ kind }) => kind === 'sloop')
      expect(ships.length).toBeGreaterThan(0)
      for (const { at } of ships) expect(insideRings(water(scene), ...at)).toBe(true)
      expect(count(scene, 'crate')).toBeGreaterThan(10)
      expect(compose('a galleon docked at a quay', seed).setting).toBe('ship')
    }
  })

  it('a graveyard has the graves that are open, in their number, and its mausoleum', () => {
    for (const seed of seeds) {
      const scene = compose('a graveyard with three open graves and a mausoleum', seed)
      expect(count(scene, 'open-grave')).toBe(3)
      expect(scene.rooms.map(({ purpose }) => purpose)).toContain('Mausoleum')
      expect(count(scene, 'sarcophagus')).toBe(1)
      expect(scene.doors.some(({ kind }) => kind === 'locked')).toBe(true)
    }
  })

  it('a town gate stands in its wall between two towers, and a cloister has its garth', () => {
    for (const seed of seeds) {
      const scene = compose('a town gate', seed)
      const names = scene.rooms.map(({ purpose }) => purpose)
      expect(names).toEqual(expect.arrayContaining(['Gate', 'Gate tower 1', 'Gate tower 2', 'Wall-walk 1']))
      expect(scene.doors.some(({ kind }) => kind === 'portcullis')).toBe(true)
      expect(compose('a monastery cloister', seed).rooms.map(({ purpose }) => purpose)).toContain('Garth')
    }
  })

  it('a village in the treetops has platforms that rope bridges join in a ring', () => {
    for (const seed of seeds) {
      const scene = compose('a tree-top village', seed)
      expect(scene.floors.length).toBeGreaterThan(4)
      expect(count(scene, 'rope-bridge')).toBeGreaterThan(3)
      expect(scene.rooms.length).toBe(scene.floors.length + 1)
    }
  })

  it('an army camps in rows of tents, and keeps to the number it is given', () => {
    for (const seed of seeds) {
      expect(count(compose('an army camp', seed), 'tent')).toBeGreaterThan(8)
      expect(count(compose('an orc camp with seven tents', seed), 'tent')).toBe(7)
      expect(count(compose('a camp', seed), 'tent')).toBeLessThan(6)
    }
  })

  it('lakes, hot springs, orchards and vineyards lie in the open', () => {
    const area = (scene: BattlemapScene, ...kinds: string[]) =>
      scene.areas.filter(({ kind }) => kinds.includes(kind)).flatMap(({ outlines }) => outlines)
    for (const seed of seeds) {
      const lake = compose('a frozen lake', seed)
      expect(lake.setting).toBe('clearing')
      expect(insideRings(area(lake, 'ice'), 12, 12)).toBe(true)
      const springs = compose('hot springs', seed)
      expect(water(springs).length).toBeGreaterThan(2)
      expect(count(springs, 'steam')).toBeGreaterThan(5)
      const trees = compose('an apple orchard', seed).props.filter(({ kind }) => kind === 'tree')
      // In rows: few lines hold them all.
      expect(new Set(trees.map(({ at }) => Math.round((at[1] - 2) / 3.1))).size).toBeLessThan(9)
      expect(trees.length).toBeGreaterThan(20)
      expect(count(compose('a vineyard', seed), 'vines')).toBeGreaterThan(30)
      expect(compose('a bridge over lava', seed).setting).toBe('cave')
    }
  })
})
