import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { isProp, kindOf } from './catalogue.ts'
import { doorway, footprint } from './furnish.ts'
import { inside, overlap } from './geometry.ts'
import type { BattlemapScene, Point, Prop } from './scene.ts'

const square = { width: 512, height: 512 }
const wide = { width: 1024, height: 768 }
const compose = (prompt: string, seed: number) =>
  battlemaps.compose(
    understand('battlemaps', battlemaps.lexicon, prompt, ''),
    random(seed),
    seed % 3 === 0 ? wide : square,
  )

type Segment = readonly [Point, Point]

const segmentsOf = (lines: readonly (readonly Point[])[]): Segment[] =>
  lines.flatMap((line) => line.slice(1).map((b, i): Segment => [line[i]!, b]))

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** A half square as a number of its own, columns counting up to 1,023; a position anywhere in it will do. */
const halfSquare = (x: number, y: number) => Math.floor(y * 2) * 1024 + Math.floor(x * 2)

/** The half squares one can walk to from the first place's number; walls stop, doors are gaps in them, stairs lead from floor to floor. */
function walkedFrom(scene: BattlemapScene): Set<number> {
  const lattice = (v: number) => Math.floor(v * 2) / 2 + 0.25
  const open = (x: number, y: number) => ![' ', '~', undefined].includes(scene.cells[Math.floor(y)]?.[Math.floor(x)])
  const near = new Map<number, Segment[]>()
  for (const segment of segmentsOf(scene.walls)) {
    const [[ax, ay], [bx, by]] = segment
    for (let x = Math.floor(Math.min(ax, bx)) - 1; x <= Math.max(ax, bx) + 1; x++)
      for (let y = Math.floor(Math.min(ay, by)) - 1; y <= Math.max(ay, by) + 1; y++) {
        const walls = near.get(halfSquare(x, y))
        if (walls) walls.push(segment)
        else near.set(halfSquare(x, y), [segment])
      }
  }
  const [sx, sy] = scene.rooms[0]!.badge
  const start: Point = [lattice(sx), lattice(sy)]
  const seen = new Set([halfSquare(...start)])
  const queue: Point[] = [start]
  const stairs = scene.props.filter(({ kind }) => kind === 'spiral-stair')
  for (const [x, y] of queue) {
    const steps: Point[] = [
      [x + 0.5, y],
      [x - 0.5, y],
      [x, y + 0.5],
      [x, y - 0.5],
    ]
    if (stairs.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 0.8))
      steps.push(...stairs.map(({ at }): Point => [lattice(at[0]), lattice(at[1])]))
    const walls = near.get(halfSquare(Math.floor(x), Math.floor(y))) ?? []
    for (const [i, [nx, ny]] of steps.entries()) {
      if (!open(nx, ny) || seen.has(halfSquare(nx, ny))) continue
      const step: Segment = [
        [x, y],
        [nx, ny],
      ]
      if (i < 4 && walls.some((wall) => cross(wall, step))) continue
      seen.add(halfSquare(nx, ny))
      queue.push([nx, ny])
    }
  }
  return seen
}

const standing = (scene: BattlemapScene) =>
  scene.props.filter((prop) => !prop.flat && prop.kind !== 'tree' && prop.kind !== 'sapling')
const about = (prop: Prop, scene: BattlemapScene) =>
  `${prop.kind} at ${prop.at.join(', ')} in ${scene.variant} ${scene.seed}`

/** What is wrong with a map, in words; nothing when all is in order. */
function faultsOf(scene: BattlemapScene): string[] {
  const faults: string[] = []
  const { columns, rows } = scene.grid
  const walked = walkedFrom(scene)
  for (const room of scene.rooms) {
    const [x, y] = room.badge
    if (!walked.has(halfSquare(x, y)))
      faults.push(`${room.number} ${room.purpose} of ${scene.variant} ${scene.seed} is out of reach`)
    if (!inside(room.outline, x, y)) faults.push(`the number of ${room.purpose} is outside it`)
    for (const other of scene.rooms)
      if (other.number > room.number && Math.hypot(other.badge[0] - x, other.badge[1] - y) < 0.75)
        faults.push(`the numbers of ${room.purpose} and ${other.purpose} overlap`)
  }
  const doorways = scene.doors.map(doorway)
  const things = standing(scene)
  const boxes = things.map(footprint)
  for (const [i, prop] of things.entries()) {
    if (!isProp(prop.kind)) faults.push(`${about(prop, scene)} is unknown`)
    const box = boxes[i]!
    const within = { left: box.left + 0.03, right: box.right - 0.03, top: box.top + 0.03, bottom: box.bottom - 0.03 }
    if (within.left < 0 || within.top < 0 || within.right > columns || within.bottom > rows)
      faults.push(`${about(prop, scene)} is off the sheet`)
    if (kindOf(prop.kind as 'roof').height < 1 && doorways.some((door) => overlap(door, within)))
      faults.push(`${about(prop, scene)} is in a doorway`)
    for (let j = i + 1; j < things.length; j++)
      if (overlap(within, boxes[j]!)) faults.push(`${about(prop, scene)} overlaps ${things[j]!.kind}`)
  }
  // A door's jambs are where walls end: shut, nobody passes by its side.
  const ends = new Set(scene.walls.flatMap((line) => line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)))
  const walls = segmentsOf(scene.walls)
  for (const door of scene.doors)
    for (const jamb of [door.from, door.to])
      if (!ends.has(`${jamb[0].toFixed(1)},${jamb[1].toFixed(1)}`) && !touches(walls, jamb))
        faults.push(`a ${door.kind} of ${scene.variant} ${scene.seed} at ${jamb.join(', ')} stands in no wall`)
  return faults
}

const touches = (walls: readonly Segment[], [x, y]: Point) =>
  walls.some(([[ax, ay], [bx, by]]) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
    const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y) < 0.06
  })

const kinds: Record<string, { setting: BattlemapScene['setting']; prompts: string[] }> = {
  ships: {
    setting: 'ship',
    prompts: [
      'a pirate ship at sea',
      'two ships boarding in a storm',
      'a galleon docked at a quay at night',
      'a small sloop with two cannons',
      'a ship deck during a boarding action',
    ],
  },
  castles: {
    setting: 'castle',
    prompts: [
      'a castle keep with a courtyard',
      'a castle with a moat at night',
      'a ruined fortress in autumn with a catapult',
      'a sandstone citadel',
      'a burning castle keep',
      'a ruined castle overgrown with ivy',
    ],
  },
  arenas: {
    setting: 'arena',
    prompts: [
      'a gladiator arena with a crowd',
      'an abandoned amphitheatre with six pillars',
      'an arena with pits and spikes at night',
      'a flooded colosseum',
      'a burning arena',
      'a ruined arena overgrown',
    ],
  },
  towers: {
    setting: 'tower',
    prompts: ["a wizard's tower with a library", 'a watchtower', 'a mage tower with an observatory'],
  },
  passes: {
    setting: 'heights',
    prompts: [
      'a mountain pass',
      'a snowy mountain pass with a rope bridge',
      'a cliff path over a chasm',
      'a desert canyon',
    ],
  },
  temples: {
    setting: 'temple',
    prompts: [
      'a temple',
      'a marble temple with a pool, eight pillars and an altar',
      'an abandoned church in autumn',
      'a cathedral at night',
    ],
  },
  halls: {
    setting: 'hall',
    prompts: [
      'the throne room of a castle',
      'the throne room of a ruined castle with rubble and pillars',
      'the great hall of a keep, burning',
      'an abandoned throne room',
    ],
  },
  institutions: {
    setting: 'institution',
    prompts: [
      'a prison with ten cells',
      'a library with a secret door',
      'a wizard school lecture hall',
      'a theatre',
      'a stable with eight stalls',
      'a roman bathhouse',
      'an abandoned guildhall',
      'the vault of a bank',
      'a museum',
      'a hospital',
      'a guardhouse with barracks',
      'a warehouse',
      'a castle kitchen',
      'a wine cellar',
      'a treasury',
      "an alchemist's laboratory",
      'a torture chamber',
      'a ritual chamber',
      'a jail',
      'a burning library',
      'a museum with six rooms',
      'a prison with eighteen cells',
      'a ruined library overgrown with ivy',
    ],
  },
  streets: {
    setting: 'street',
    prompts: [
      'a city street at night with lamps',
      'a market square with eight stalls and a fountain',
      'a canal street in the rain',
      'a snowy town square',
      'a slum alley',
      'docks with a warehouse',
      'a city wall with towers and a gate',
      'a burning market',
      'a ruined city street overgrown',
    ],
  },
}

describe.each(Object.entries(kinds))('%s', (_, { setting, prompts }) => {
  let scenes: BattlemapScene[]
  beforeAll(() => {
    scenes = Array.from({ length: 100 }, (_unused, seed) => compose(prompts[seed % prompts.length]!, seed))
  })

  it('are what the words ask for', () => {
    expect(new Set(scenes.map((scene) => scene.setting))).toEqual(new Set([setting]))
  })

  it('let one reach every place, and keep things apart, on the sheet and out of doorways', () => {
    expect(scenes.flatMap(faultsOf)).toEqual([])
  })

  it('number their places for the key and stay small', () => {
    for (const scene of scenes) {
      expect(scene.rooms.length).toBeGreaterThanOrEqual(2)
      expect(scene.key.map((entry) => entry.number)).toEqual(scene.rooms.map((room) => room.number))
      const json = JSON.stringify(scene)
      expect(json.length).toBeLessThan(200_000)
      expect(isDeepStrictEqual(JSON.parse(json), scene), `${scene.variant} ${scene.seed}`).toBe(true)
    }
  })
})

describe('fire and years', () => {
  const places = ['castle keep', 'market', 'city street', 'arena', 'ship', 'temple', 'tavern']
  const count = (scene: BattlemapScene, ...kinds: string[]) =>
    scene.props.filter(({ kind }) => kinds.includes(kind)).length

  it.each(places)('a burning %s burns, and is scorched and lit by it', (place) => {
    for (let seed = 0; seed < 6; seed++) {
      const scene = compose(`a burning ${place}`, seed)
      expect(count(scene, 'flames')).toBeGreaterThan(9)
      expect(count(scene, 'smoke')).toBeGreaterThan(0)
      expect(scene.areas.some(({ kind }) => kind === 'scorch')).toBe(true)
      expect(count(compose(`a ${place}`, seed), 'flames')).toBe(0)
    }
  })

  it.each(['castle', 'arena', 'market', 'city street'])(
    'a ruined %s has walls that fell, and what they were',
    (place) => {
      for (let seed = 0; seed < 6; seed++) {
        const [whole, ruined] = [compose(`a ${place}`, seed), compose(`a ruined ${place}`, seed)]
        const walls = (scene: BattlemapScene) =>
          segmentsOf(scene.walls).reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0)
        if (!/market|street/.test(place)) expect(walls(ruined)).toBeLessThan(walls(whole) - 3)
        expect(count(ruined, 'rubble', 'wreckage')).toBeGreaterThan(count(whole, 'rubble', 'wreckage') + 6)
      }
    },
  )

  it.each(['castle', 'arena', 'market', 'tavern'])('an overgrown %s is green', (place) => {
    for (let seed = 0; seed < 6; seed++) {
      const green = (scene: BattlemapScene) => count(scene, 'bush', 'sapling', 'fern', 'ivy')
      expect(green(compose(`an overgrown ${place}`, seed))).toBeGreaterThan(green(compose(`a ${place}`, seed)) + 15)
    }
  })
})

describe('mills and gallows', () => {
  it('a mill has its stones and its wheel in running water; a windmill its sails', () => {
    for (let seed = 0; seed < 12; seed++) {
      const [mill, windmill] = [compose('a watermill', seed), compose('a windmill', seed)]
      const kinds = (scene: BattlemapScene) => scene.props.map(({ kind }) => kind)
      expect(kinds(mill)).toEqual(expect.arrayContaining(['millstone', 'waterwheel']))
      expect(mill.areas.some(({ kind }) => kind === 'water')).toBe(true)
      expect(mill.cells.join('')).toContain('~')
      expect(kinds(windmill)).toEqual(expect.arrayContaining(['millstone', 'sails']))
    }
  })

  it.each(['a market square', 'a city street', 'a crossroads', 'a castle courtyard'])(
    '%s has room for gallows',
    (place) => {
      for (let seed = 0; seed < 8; seed++)
        expect(compose(`${place} with gallows`, seed).props.some(({ kind }) => kind === 'gallows')).toBe(true)
    },
  )
})
