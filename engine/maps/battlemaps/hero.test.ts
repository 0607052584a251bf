import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { inside } from './geometry.ts'
import type { BattlemapScene } from './scene.ts'

const compose = (prompt: string, seed: number) =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, ''), random(seed), {
    width: 512,
    height: 512,
  })
const seeds = [1, 2, 3]
const count = (scene: BattlemapScene, ...kinds: string[]) =>
  scene.props.filter(({ kind }) => kinds.includes(kind)).length

describe('what a battle map is asked to show first', () => {
  it('is large and in the middle of the largest room, and what is counted stands round it', () => {
    for (const seed of seeds) {
      const scene = compose('a crypt with six coffins around a statue', seed)
      const room = scene.rooms.find(({ purpose }) => purpose === 'Hall of the statue')!
      const statue = scene.props.find(({ kind, width }) => kind === 'statue' && width > 1.5)!
      expect(inside(room.outline, ...statue.at)).toBe(true)
      expect(scene.props.filter(({ kind, at }) => kind === 'coffin' && inside(room.outline, ...at))).toHaveLength(6)
      // A tomb would be counted among them.
      expect(count(scene, 'coffin', 'sarcophagus')).toBe(6)
      const spread = ({ width, height }: BattlemapScene['rooms'][number]) => width * height
      expect(spread(room)).toBe(Math.max(...scene.rooms.map(spread)))
    }
  })

  it('is one pit where one is asked for', () => {
    for (const seed of seeds) {
      const scene = compose('a crypt with four coffins around one deep pit', seed)
      const pits = scene.areas.filter(({ kind }) => kind === 'pit').flatMap(({ outlines }) => outlines)
      expect(pits).toHaveLength(1)
      expect(count(scene, 'coffin', 'sarcophagus')).toBe(4)
    }
  })

  it('has its shaft where a lift is asked for, in mines too', () => {
    for (const seed of seeds) {
      expect(count(compose('a mine with a lift shaft and two mine carts', seed), 'lift')).toBe(1)
      expect(compose('a dungeon with a lift shaft', seed).rooms.map(({ purpose }) => purpose)).toContain('Lift shaft')
    }
  })

  it('is two stumps where its bridge is broken, and nothing else about the place is', () => {
    for (const prompt of ['a broken rope bridge over a gorge', 'a cave with a broken bridge over a chasm']) {
      const scene = compose(prompt, 2)
      expect(count(scene, 'bridge-stub')).toBe(2)
      expect(count(scene, 'bridge', 'rope-bridge')).toBe(0)
    }
  })

  it('is as many columns as are said, as many of them broken as are said', () => {
    for (const seed of seeds) {
      const scene = compose('a half-buried colonnade in the desert with nine columns, three of them broken', seed)
      const columns = scene.props.filter(({ kind }) => kind === 'buried-pillar')
      expect(columns).toHaveLength(9)
      expect(columns.filter(({ broken }) => broken)).toHaveLength(3)
    }
  })

  it.each([
    ['a crypt with six coffins and two statues, one of them broken', 'coffin', 6, 0],
    ['a crypt with six coffins and two statues, one of them broken', 'statue', 2, 1],
    ['a temple with six statues, two statues are broken', 'statue', 6, 2],
    ['a temple with three statues and a broken statue', 'statue', 4, 1],
  ])('%s: of its %ss, %i, as many broken as are said', (prompt, kind, many, broken) => {
    const scene = compose(prompt, 2)
    expect(count(scene, kind)).toBe(many)
    expect(count({ ...scene, props: scene.props.filter((prop) => prop.broken) }, kind)).toBe(broken)
  })

  it('is a chasm with its bridge where there is to be no water', () => {
    for (const seed of seeds) {
      const scene = compose('a cave with a rope bridge over a chasm, no water', seed)
      expect(count(scene, 'bridge', 'rope-bridge')).toBe(1)
      expect(scene.areas.map(({ kind }) => kind)).toContain('pit')
      expect(scene.areas.map(({ kind }) => kind)).not.toContain('water')
    }
  })
})
