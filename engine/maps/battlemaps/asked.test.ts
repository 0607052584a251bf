import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { distanceToOutline } from './furnish.ts'
import { boundsOf, inside, insideRings, signedArea } from './geometry.ts'
import type { AreaKind, BattlemapScene } from './scene.ts'

const compose = (prompt: string, seed: number) =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, ''), random(seed), {
    width: 512,
    height: 512,
  })
const seeds = [1, 2, 3, 4, 5, 6]
const count = (scene: BattlemapScene, ...kinds: string[]) =>
  scene.props.filter(({ kind }) => kinds.includes(kind)).length
const rings = (scene: BattlemapScene, kind: AreaKind) =>
  scene.areas.filter((area) => area.kind === kind).flatMap(({ outlines }) => outlines)
const within = (scene: BattlemapScene, kind: string, room: number) =>
  scene.props.filter((prop) => prop.kind === kind && inside(scene.rooms[room]!.outline, ...prop.at)).length

describe('a battle map shows', () => {
  it('a fire: flames that light the house, and scorched boards under them', () => {
    for (const seed of seeds) {
      const scene = compose('a tavern common room on fire', seed)
      const flames = scene.props.filter(({ kind }) => kind === 'flames')
      expect(flames.length).toBeGreaterThan(12)
      expect(rings(scene, 'scorch').length).toBeGreaterThan(1)
      const lit = scene.lights.filter((light) =>
        flames.some(({ at }) => at[0] === light.at[0] && at[1] === light.at[1]),
      )
      expect(lit.length).toBeGreaterThan(3)
      expect(count(scene, 'smoke')).toBeGreaterThan(0)
      expect(count(compose('a tavern common room by day', seed), 'flames', 'smoke')).toBe(0)
    }
  })

  it('fire where it is said: a wagon’s is the wagon’s, what is burnt out burns no more, an inn on fire burns', () => {
    for (const seed of seeds.slice(0, 3)) {
      const burnt = compose('a burnt-out wagon on a desert road', seed)
      expect([burnt.variant, burnt.base]).toEqual(['road', 'sand'])
      expect(count(burnt, 'burnt-wagon')).toBe(1)
      expect(count(burnt, 'flames', 'smoke')).toBe(0)
      expect(rings(burnt, 'scorch')).toHaveLength(1)
      expect(burnt.ambience.darkness).toBeLessThan(0.1)
      const burning = compose('a burning wagon on a forest road', seed)
      const wagon = burning.props.find(({ kind }) => kind === 'wagon')!
      const flames = burning.props.filter(({ kind }) => kind === 'flames')
      expect(flames.length).toBeGreaterThan(2)
      for (const { at } of flames) expect(Math.hypot(at[0] - wagon.at[0], at[1] - wagon.at[1])).toBeLessThan(2)
      expect(count(compose('a burning inn at night', seed), 'flames')).toBeGreaterThan(12)
      const gutted = compose('a burnt-out tavern', seed)
      expect(count(gutted, 'flames')).toBe(0)
      expect(rings(gutted, 'scorch').length).toBeGreaterThan(2)
      expect(count(compose('a tavern with a burning hearth', seed), 'flames')).toBe(0)
    }
  })

  it('an abandoned ruin from within: broken furniture, cold hearths, webs and gaps in the walls', () => {
    let gaps = 0
    for (const seed of seeds) {
      const scene = compose('a tavern common room, abandoned and ruined', seed)
      expect(count(scene, 'wreckage')).toBeGreaterThan(4)
      expect(count(scene, 'web')).toBeGreaterThan(8)
      expect(count(scene, 'hearth', 'lantern', 'candles')).toBe(0)
      expect(scene.lights.length).toBeLessThan(3)
      gaps += scene.doors.filter(({ kind, state }) => kind === 'arch' && state === 'open').length
    }
    expect(gaps).toBeGreaterThan(seeds.length)
  })

  it('the throne room of a ruined castle: one hall with a throne on its dais, pillars, breaches and rubble', () => {
    for (const seed of seeds) {
      const scene = compose('the throne room of a ruined castle with rubble and pillars', seed)
      expect(scene.setting).toBe('hall')
      const throne = scene.props.find(({ kind }) => kind === 'throne')!
      const steps = scene.floors.filter(({ outline }) => inside(outline, ...throne.at))
      expect(steps.length).toBeGreaterThan(2)
      expect(count(scene, 'pillar')).toBeGreaterThan(5)
      expect(count(scene, 'rubble')).toBeGreaterThan(15)
      expect(scene.doors.filter(({ kind }) => kind === 'arch').length).toBeGreaterThan(1)
    }
  })

  it('as many rooms as are counted', () => {
    for (const [i, seed] of seeds.entries()) {
      const many = [1, 2, 3, 5, 7, 9][i]!
      expect(compose(`a dungeon with ${many} small rooms`, seed).rooms).toHaveLength(many)
      expect(compose(`a house with ${many} rooms`, seed).rooms).toHaveLength(many)
    }
  })

  it('a castle’s towers as they are asked for', () => {
    const towers = (prompt: string, seed: number) => battlemaps.shows(compose(prompt, seed))
    for (const seed of seeds) {
      expect([...towers('a castle with round towers', seed)]).toContain('round-towers')
      expect([...towers('a castle with square towers', seed)]).not.toContain('round-towers')
    }
  })

  it('a swamp’s walkway over its water, and the hut at the end of it', () => {
    for (const seed of seeds) {
      const scene = compose('a swamp with a wooden walkway and a witch’s hut', seed)
      expect(count(scene, 'boardwalk')).toBeGreaterThan(15)
      expect(scene.rooms.map(({ purpose }) => purpose)).toContain('Witch’s hut')
      const [door] = scene.doors
      const near = scene.props.filter(
        ({ kind, at }) => kind === 'boardwalk' && Math.hypot(at[0] - door!.from[0], at[1] - door!.from[1]) < 1.6,
      )
      expect(near.length).toBeGreaterThan(0)
      const hut = scene.rooms.find(({ purpose }) => purpose === 'Witch’s hut')!
      expect(scene.props.some(({ kind, at }) => kind === 'cauldron' && inside(hut.outline, ...at))).toBe(true)
    }
  })

  it('long tables in the common room, as many as are counted and no others', () => {
    for (const seed of seeds) {
      const scene = compose('a dwarven forge tavern with three long tables', seed)
      expect(count(scene, 'table')).toBe(3)
      expect(within(scene, 'table', 0)).toBe(3)
      for (const { kind, width } of scene.props) if (kind === 'table') expect(width).toBeGreaterThan(4)
      expect(within(scene, 'round-table', 0)).toBe(0)
    }
  })

  it('a floor to dance on with nothing standing on it', () => {
    for (const seed of seeds) {
      const scene = compose('a tavern common room with a dance floor', seed)
      const floor = scene.props.find(({ kind }) => kind === 'dance-floor')!
      const off = scene.props.filter(
        (prop) =>
          !prop.flat &&
          Math.abs(prop.at[0] - floor.at[0]) < floor.width / 2 &&
          Math.abs(prop.at[1] - floor.at[1]) < floor.depth / 2,
      )
      expect(off).toEqual([])
    }
  })

  it('water from wall to wall in several rooms, where rooms are flooded', () => {
    for (const seed of seeds) {
      const scene = compose('a dungeon with water-filled rooms', seed)
      const water = rings(scene, 'water')
      const drowned = scene.rooms.filter(({ outline }) => {
        const { left, right, top, bottom } = boundsOf(outline)
        return insideRings(water, (left + right) / 2, top + 0.4) && insideRings(water, (left + right) / 2, bottom - 0.4)
      })
      expect(drowned.length).toBeGreaterThan(1)
    }
  })

  it('one river from edge to edge of a dungeon, through its rooms', () => {
    for (const seed of seeds.slice(0, 3)) {
      const scene = compose('a dungeon with a river', seed)
      const [course] = rings(scene, 'water').toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
      const { columns, rows } = scene.grid
      const sides = [
        course!.some(([x]) => x < 0),
        course!.some(([x]) => x > columns),
        course!.some(([, y]) => y < 0),
        course!.some(([, y]) => y > rows),
      ]
      expect(sides.filter(Boolean)).toHaveLength(2)
      expect(
        scene.rooms.filter(({ outline }) => course!.some(([x, y]) => inside(outline, x, y))).length,
      ).toBeGreaterThan(0)
    }
  })

  it('one lake for an underground lake, and pools for pools', () => {
    const greatest = (prompt: string, seed: number) =>
      Math.max(0, ...rings(compose(prompt, seed), 'water').map((ring) => Math.abs(signedArea(ring)) / 2))
    const lakes = seeds.map((seed) => greatest('a natural cave with an underground lake', seed))
    const pools = seeds.map((seed) => greatest('a natural cave with pools of water', seed))
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length
    expect(mean(lakes)).toBeGreaterThan(mean(pools) * 1.8)
  })

  it('pews from the door to the chancel, and books by the case in a tower’s library', () => {
    for (const seed of seeds) {
      expect(count(compose('a temple with an altar and rows of pews', seed), 'bench')).toBeGreaterThan(18)
      const tower = compose('a wizard’s tower library with a summoning circle', seed)
      expect(count(tower, 'bookshelf')).toBeGreaterThan(13)
      expect(count(tower, 'magic-circle')).toBe(1)
    }
  })

  it('lava that no ruler drew: its straight edges are the walls it meets', () => {
    for (const seed of seeds) {
      const scene = compose('a dungeon with lava', seed)
      for (const ring of rings(scene, 'lava'))
        for (const [i, [ax, ay]] of ring.entries()) {
          const [bx, by] = ring[(i + 1) % ring.length]!
          if (Math.hypot(bx - ax, by - ay) < 2.2) continue
          const off = Math.min(
            ...scene.walls.map((wall) => distanceToOutline(wall.slice(0, -1), (ax + bx) / 2, (ay + by) / 2)),
          )
          expect(off).toBeLessThan(0.3)
        }
    }
  })
})
