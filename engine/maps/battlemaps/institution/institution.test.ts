import { describe, expect, it } from 'vitest'
import { random } from '../../../paint/random.ts'
import { understand } from '../../../prompt/understand.ts'
import { battlemaps } from '../battlemaps.ts'
import { inside } from '../geometry.ts'
import type { BattlemapScene } from '../scene.ts'
import { sceneFor } from '../version.ts'

const compose = (prompt: string, seed: number) =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, ''), random(seed), {
    width: 512,
    height: 512,
  })
const seeds = [1, 2, 3, 4]
const count = (scene: BattlemapScene, ...kinds: string[]) =>
  scene.props.filter(({ kind }) => kinds.includes(kind)).length
const names = (scene: BattlemapScene) => scene.rooms.map(({ purpose }) => purpose)

describe('a building of one great hall', () => {
  it('a prison has as many cells as are asked for, each behind bars of its own', () => {
    for (const seed of seeds)
      for (const [words, cells] of [
        ['ten', 10],
        ['six', 6],
        ['fifteen', 15],
      ] as const) {
        const scene = compose(`a prison with ${words} cells`, seed)
        const own = scene.rooms.filter(({ purpose }) => /^Cell \d+$/.test(purpose))
        expect(own).toHaveLength(cells)
        for (const { x, y, width, height } of own) {
          const doors = scene.doors.filter(
            ({ kind, from: [fx, fy], to: [tx, ty] }) =>
              kind === 'bars' &&
              Math.min(fx, tx) > x - 0.4 &&
              Math.max(fx, tx) < x + width + 0.4 &&
              Math.min(fy, ty) > y - 0.4 &&
              Math.max(fy, ty) < y + height + 0.4,
          )
          expect(doors.length, `the doors of a cell of ${seed}`).toBeGreaterThan(0)
        }
        expect(count(scene, 'bars')).toBeGreaterThanOrEqual(cells)
      }
  })

  it('a library is full of books, and its hidden room is wall to the players', () => {
    for (const seed of seeds) {
      const scene = compose('a library with a secret door', seed)
      expect(count(scene, 'bookshelf')).toBeGreaterThan(20)
      expect(names(scene)).toContain('Hidden room')
      const secrets = scene.doors.filter(({ kind }) => kind === 'secret')
      expect(secrets).toHaveLength(1)
      const shut = sceneFor(scene, 'players')
      expect(shut.walls.length).toBeGreaterThan(scene.walls.length)
      expect(shut.doors.some(({ kind }) => kind === 'secret')).toBe(false)
    }
  })

  it('a lecture hall looks on its dais from rings of seats, a theatre on its stage from rows of benches', () => {
    for (const seed of seeds) {
      const lecture = compose('a wizard school lecture hall', seed)
      expect(count(lecture, 'stool')).toBeGreaterThan(30)
      expect(lecture.floors.filter(({ rise }) => (rise ?? 0) < 0).length).toBeGreaterThan(2)
      const theatre = compose('a theatre with a stage', seed)
      expect(count(theatre, 'bench')).toBeGreaterThan(12)
      expect(theatre.floors.some(({ rise }) => (rise ?? 0) > 0.5)).toBe(true)
    }
  })

  it('a stable has as many stalls as are asked for, and no market in them', () => {
    for (const seed of seeds) {
      const scene = compose('a stable with eight stalls', seed)
      expect(scene.variant).toBe('stable')
      const hay = scene.props.filter(({ kind, at }) => kind === 'hay' && inside(scene.rooms[0]!.outline, ...at))
      expect(hay).toHaveLength(8)
      expect(count(scene, 'stall')).toBe(0)
      expect(count(scene, 'horse')).toBeGreaterThan(2)
    }
  })

  it('what a place is for fills it', () => {
    const fill: [prompt: string, kind: string, least: number][] = [
      ['a guardhouse with barracks', 'bed', 8],
      ['a hospital', 'bed', 10],
      ['a wine cellar', 'keg', 20],
      ['a warehouse', 'crate', 15],
      ['a museum', 'display-case', 8],
      ['a treasury', 'coins', 10],
      ["an alchemist's laboratory", 'alchemy-bench', 3],
      ['the vault of a bank', 'bar', 3],
      ['a torture chamber', 'rack', 2],
      ['a ritual chamber', 'candles', 6],
      ['a castle kitchen', 'table', 2],
      ["a merchants' guildhall", 'chair', 5],
    ]
    for (const [prompt, kind, least] of fill)
      for (const seed of seeds) expect(count(compose(prompt, seed), kind), prompt).toBeGreaterThanOrEqual(least)
    for (const seed of seeds) {
      const baths = compose('a roman bathhouse', seed)
      expect(baths.areas.some(({ kind, kerb }) => kind === 'water' && kerb)).toBe(true)
      expect(count(baths, 'steam')).toBeGreaterThan(0)
    }
  })

  it('keeps to the number of rooms, and leaves a place within another to that one', () => {
    for (const seed of seeds) {
      expect(compose('a museum with six rooms', seed).rooms).toHaveLength(6)
      expect(compose('a tavern with stables', seed).setting).toBe('interior')
      expect(compose('a manor with a library', seed).setting).toBe('interior')
      expect(compose('a camp on the bank of a stream', seed).setting).toBe('clearing')
    }
  })
})
