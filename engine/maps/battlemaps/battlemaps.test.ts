import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { catalogue, isProp } from './catalogue.ts'
import type { BattlemapScene, Prop } from './scene.ts'

const square = { width: 512, height: 512 }
const compose = (prompt: string, seed: number, negative = '') =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, negative), random(seed), square)
const isTree = (prop: Prop) => prop.kind === 'tree' || prop.kind === 'sapling'

describe('the words of a prompt', () => {
  const kinds = (scene: BattlemapScene) => scene.props.map((prop) => prop.kind)
  const count = (scene: BattlemapScene, kind: string) => kinds(scene).filter((other) => other === kind).length

  it('decide the place', () => {
    const places: [string, string, string][] = [
      ['a flooded crypt with pillars, coffins and torchlight', 'dungeon', 'crypt'],
      ['an abandoned mine', 'cave', 'mine'],
      ['a ruined temple in the woods', 'clearing', 'ruin'],
      ['a misty swamp', 'clearing', 'swamp'],
      ['a cosy tavern', 'interior', 'tavern'],
      ['three coffins', 'dungeon', 'crypt'],
      ['something nobody could draw', 'dungeon', 'dungeon'],
    ]
    for (const [prompt, setting, variant] of places) {
      const scene = compose(prompt, 5)
      expect([scene.setting, scene.variant], prompt).toEqual([setting, variant])
    }
  })

  it('bring what they name, in the number they name', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(count(compose('a dungeon with three long tables', seed), 'table')).toBe(3)
      expect(count(compose('a forest clearing with two tents', seed), 'tent')).toBe(2)
      expect(count(compose('a crypt with pillars and coffins', seed), 'coffin')).toBeGreaterThanOrEqual(3)
      expect(count(compose('a stone circle in a glade', seed), 'standing-stone')).toBeGreaterThanOrEqual(5)
      expect(count(compose('a cave with crystals', seed), 'crystal')).toBeGreaterThanOrEqual(3)
    }
  })

  it('stack as many floors as they say, in a tower or a keep', () => {
    const floors: [string, number][] = [
      ["a wizard's tower of three floors", 3],
      ['a watchtower of five levels', 5],
      ['a castle keep with two floors', 2],
    ]
    for (const [prompt, count] of floors) {
      const scene = compose(prompt, 2)
      expect(scene.floors, prompt).toHaveLength(count)
      expect(kinds(scene).filter((kind) => kind === 'spiral-stair')).toHaveLength(count)
    }
  })

  it('leave a mine to cobwebs when nobody works there, and its rails clear in any case', () => {
    for (let seed = 0; seed < 8; seed++) {
      const scene = compose('an abandoned mine with crates and barrels', seed)
      expect(count(scene, 'web')).toBeGreaterThan(count(compose('a mine with crates and barrels', seed), 'web'))
      const rails = scene.areas.filter(({ kind }) => kind === 'rails').flatMap(({ outlines }) => outlines.flat())
      const loose = scene.props.filter(({ kind }) => kind === 'crate' || kind === 'barrel')
      for (const { at } of loose)
        expect(rails.every(([x, y]) => Math.abs(x - at[0]) > 0.5 || Math.abs(y - at[1]) > 0.5)).toBe(true)
    }
  })

  it('keep out what they forbid', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(kinds(compose('a crypt', seed, 'coffins, webs'))).not.toContain('coffin')
      expect(kinds(compose('a dungeon without torches', seed))).not.toContain('torch')
    }
  })

  it('colour what they describe', () => {
    const scene = compose('a cave with green crystals', 3)
    const crystal = scene.props.find((prop) => prop.kind === 'crystal')!
    expect(crystal.tint).toBe('#4f8a43')
    expect(scene.lights.some((light) => light.colour === crystal.tint)).toBe(true)
  })

  it('bring weather, season and dark', () => {
    expect(compose('a forest in the rain', 1).ambience.weather).toBe('rain')
    expect(compose('a snowy forest', 1).base).toBe('snow')
    expect(compose('a forest at night', 1).ambience.darkness).toBeGreaterThan(
      compose('a forest at noon', 1).ambience.darkness + 0.3,
    )
    const leaves = (prompt: string) =>
      new Set(
        compose(prompt, 1)
          .props.filter(isTree)
          .map((tree) => tree.tint),
      )
    expect(leaves('a forest in autumn')).not.toEqual(leaves('a forest in summer'))
  })
})

describe('a battle map', () => {
  const digest = (prompt: string, seed: number, style: string) => {
    const scene = compose(prompt, seed)
    const { pixels } = battlemaps.paint(scene, { width: 256, height: 256 }, style, () => undefined)
    return createHash('sha256').update(pixels).digest('hex')
  }

  it('comes out to the same bytes from the same words and seed, in every style', () => {
    for (const style of battlemaps.styles) {
      expect(digest('a tavern at night in the rain', 4, style)).toBe(digest('a tavern at night in the rain', 4, style))
    }
  })

  it('is laid out anew by another seed', () => {
    for (const prompt of ['a dungeon', 'a cave', 'a forest clearing', 'a tavern']) {
      const seen = new Set(
        [1, 2, 3, 4, 5].map(
          (seed) => JSON.stringify(compose(prompt, seed).walls) + JSON.stringify(compose(prompt, seed).areas),
        ),
      )
      expect(seen.size).toBe(5)
    }
  })

  it('has whole squares in every shape of picture', () => {
    for (const frame of [
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
      { width: 512, height: 512 },
    ]) {
      const scene = battlemaps.compose(understand('battlemaps', battlemaps.lexicon, 'a dungeon', ''), random(1), frame)
      expect(scene.grid.columns / scene.grid.rows).toBeCloseTo(frame.width / frame.height, 6)
      expect(scene.cells).toHaveLength(scene.grid.rows)
    }
  })

  it('tells none of its secrets twice', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { key } = compose(seed % 2 === 0 ? 'a large tavern' : 'a huge dungeon', seed)
      const secrets = key.map(({ text }) => text.slice(text.indexOf('. ') + 1)).filter((text) => text.startsWith(' '))
      expect(secrets.length).toBeGreaterThan(2)
      expect(new Set(secrets).size).toBe(secrets.length)
    }
  })

  it('stops when its checkpoint throws', () => {
    const scene = compose('a dungeon', 1)
    const stop = () => {
      throw new Error('nobody waits')
    }
    expect(() => battlemaps.paint(scene, { width: 128, height: 128 }, 'painted', stop)).toThrow('nobody waits')
  })

  it('refuses a style it is not drawn in', () => {
    expect(() => battlemaps.paint(compose('a dungeon', 1), square, 'woodcut', () => undefined)).toThrow(RangeError)
  })

  it('knows a drawing and words for whatever the catalogue holds', () => {
    const known = new Set(battlemaps.lexicon.entries.map((entry) => entry.concept))
    for (const wanted of battlemaps.lexicon.entries)
      if (isProp(wanted.concept)) expect(known.has(wanted.concept)).toBe(true)
    for (const facts of Object.values(catalogue)) expect(facts.width * facts.depth).toBeGreaterThan(0)
  })
})
