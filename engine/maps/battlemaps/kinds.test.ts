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
