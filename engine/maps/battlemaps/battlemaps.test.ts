import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { catalogue, isProp } from './catalogue.ts'
import { doorway, footprint } from './furnish.ts'
import { type Bounds, inside, insideRings, overlap } from './geometry.ts'
import type { BattlemapScene, Door, Point, Prop } from './scene.ts'

const square = { width: 512, height: 512 }
const compose = (prompt: string, seed: number, negative = '') =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, negative), random(seed), square)

/** 200 scenes of one kind, over several prompts. */
const many = (prompts: readonly string[]) =>
  Array.from({ length: 200 }, (_, seed) => compose(prompts[seed % prompts.length]!, seed))

const shrunk = (box: Bounds, by: number): Bounds => ({
  left: box.left + by,
  right: box.right - by,
  top: box.top + by,
  bottom: box.bottom - by,
})

const corners = ({ left, right, top, bottom }: Bounds): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const sheetOf = ({ grid: { columns, rows } }: BattlemapScene): Point[] => [
  [0, 0],
  [columns, 0],
  [columns, rows],
  [0, rows],
]

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const isTree = (prop: Prop) => prop.kind === 'tree' || prop.kind === 'sapling'
const standing = (scene: BattlemapScene) => scene.props.filter((prop) => !prop.flat && !isTree(prop))

/** The squares one can walk to from the first open one; walls between squares count, doors open them. */
function walkable(scene: BattlemapScene): { reached: Set<string>; open: Set<string> } {
  const open = new Set<string>()
  for (const [y, row] of scene.cells.entries())
    for (const [x, c] of [...row].entries()) if (c !== ' ') open.add(`${x},${y}`)
  const mark = (x: number, y: number, upright: boolean) => `${upright ? '|' : '-'}${x},${y}`
  const spans = (from: Point, to: Point, into: Set<string>) => {
    const upright = Math.abs(to[0] - from[0]) < 0.01
    const start = upright ? Math.min(from[1], to[1]) : Math.min(from[0], to[0])
    const end = upright ? Math.max(from[1], to[1]) : Math.max(from[0], to[0])
    for (let t = Math.round(start); t < Math.round(end); t++)
      into.add(upright ? mark(Math.round(from[0]), t, true) : mark(t, Math.round(from[1]), false))
  }
  const walls = new Set<string>()
  const doors = new Set<string>()
  const square = (p: Point) => Number.isInteger(p[0]) && Number.isInteger(p[1])
  if (scene.setting === 'interior')
    for (const line of scene.walls)
      for (let i = 0; i + 1 < line.length; i++) if (square(line[i]!)) spans(line[i]!, line[i + 1]!, walls)
  for (const door of scene.doors) if (door.kind !== 'window') spans(door.from, door.to, doors)
  const passes = (x: number, y: number, nx: number, ny: number) => {
    const edge = nx !== x ? mark(Math.max(x, nx), y, true) : mark(x, Math.max(y, ny), false)
    if (doors.has(edge)) return true
    if (walls.has(edge)) return false
    const [a, b] = [scene.cells[y]![x]!, scene.cells[ny]![nx]!]
    // Rooms of a dungeon open only by doors; caverns run into each other.
    return scene.setting !== 'dungeon' || a === b
  }
  const start = [...open].find((key) => {
    const [x, y] = key.split(',').map(Number) as [number, number]
    return scene.cells[y]![x] === 'A'
  })!
  const reached = new Set([start])
  const queue = [start]
  for (const key of queue) {
    const [x, y] = key.split(',').map(Number) as [number, number]
    for (const [dx, dy] of around) {
      const next = `${x + dx},${y + dy}`
      if (open.has(next) && !reached.has(next) && passes(x, y, x + dx, y + dy)) {
        reached.add(next)
        queue.push(next)
      }
    }
  }
  return { reached, open }
}

/** What is wrong with how things stand, in words; nothing when all is in order. */
function disorder(scene: BattlemapScene, floors: readonly (readonly Point[])[]): string[] {
  const faults: string[] = []
  const things = standing(scene)
  const doorways = scene.doors.map(doorway)
  for (const [i, prop] of things.entries()) {
    const name = `${prop.kind} at ${prop.at.join(', ')} in ${scene.variant} ${scene.seed}`
    if (!isProp(prop.kind)) faults.push(`${name} is unknown`)
    const box = shrunk(footprint(prop), 0.02)
    for (let j = i + 1; j < things.length; j++) {
      if (overlap(box, footprint(things[j]!))) faults.push(`${name} overlaps ${things[j]!.kind}`)
    }
    if (doorways.some((door) => overlap(box, door))) faults.push(`${name} is in a doorway`)
    if (!corners(shrunk(box, 0.04)).every(([x, y]) => floors.some((floor) => inside(floor, x, y)))) {
      faults.push(`${name} is off its floor`)
    }
  }
  return faults
}

function expectSmallPlainJson(scene: BattlemapScene) {
  const json = JSON.stringify(scene)
  expect(json.length).toBeLessThan(200_000)
  expect(JSON.parse(json)).toEqual(scene)
}

const jamb = (door: Door) =>
  [door.from, door.to]
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ')

describe('dungeons', () => {
  let scenes: BattlemapScene[]
  beforeAll(() => {
    scenes = many([
      'a dungeon',
      'a flooded crypt with coffins',
      'a sewer',
      'a marble temple',
      'a castle with a throne room',
      'a prison',
    ])
  })

  it('let one reach every room, passage and stair through their doors', () => {
    for (const scene of scenes) {
      const { reached, open } = walkable(scene)
      // Stairs open from their room without a door, by their mouth.
      for (const stair of scene.props.filter((prop) => prop.kind.startsWith('stairs'))) {
        for (const step of [-0.5, 0.5, 1.5]) {
          const x = Math.floor(stair.at[0] - Math.sin(stair.turn) * step)
          const y = Math.floor(stair.at[1] + Math.cos(stair.turn) * step)
          expect(scene.cells[y]![x], 'a stair runs on to its room').not.toBe(' ')
          if (step === 1.5) expect(reached.has(`${x},${y}`)).toBe(true)
          else reached.add(`${x},${y}`)
        }
      }
      expect([...open].filter((key) => !reached.has(key))).toEqual([])
    }
  })

  it('have at least one way round when there are eight rooms or more', () => {
    for (const scene of scenes) {
      if (scene.rooms.length < 8) continue
      const links = new Set(scene.doors.map(jamb)).size
      // Rooms and passages as nodes, doors as edges: more edges than a tree has means a loop.
      const passages = countPassages(scene)
      expect(links - (scene.rooms.length + passages - 1)).toBeGreaterThanOrEqual(1)
    }
  })

  it('leave at most one passage end in seven blind', () => {
    for (const scene of scenes) {
      const stairs = scene.props.filter((prop) => prop.kind.startsWith('stairs')).map((prop) => prop.at)
      let blind = 0
      for (const [y, row] of scene.cells.entries()) {
        for (const [x, c] of [...row].entries()) {
          if (c !== '.' || stairs.some(([sx, sy]) => Math.hypot(sx - x - 0.5, sy - y - 0.5) < 1.2)) continue
          const ways = around.filter(([dx, dy]) => (scene.cells[y + dy]?.[x + dx] ?? ' ') !== ' ')
          const [dx, dy] = ways[0] ?? [0, 0]
          const beside = around.filter(([ex, ey]) => (scene.cells[y + dy + ey]?.[x + dx + ex] ?? ' ') !== ' ')
          // A niche in a passage's side is no end of it.
          if (ways.length < 2 && beside.length < 3) blind++
        }
      }
      expect(blind / (countPassages(scene) * 2)).toBeLessThanOrEqual(0.15)
    }
  })

  it('furnish their rooms with nothing overlapping, off its floor or in a doorway', () => {
    for (const scene of scenes) {
      const lights = scene.props.filter((prop) => prop.kind === 'torch')
      const rest = { ...scene, props: scene.props.filter((prop) => prop.kind !== 'torch') }
      expect(disorder(rest, floorsOf(scene))).toEqual([])
      for (const torch of lights)
        expect(scene.rooms.some((room) => inside(room.outline, torch.at[0], torch.at[1]))).toBe(true)
    }
  })

  it('fill the sheet with rooms and stay small', () => {
    for (const scene of scenes) {
      expect(scene.rooms.length).toBeGreaterThanOrEqual(5)
      expect(scene.key.map((entry) => entry.number)).toEqual(scene.rooms.map((room) => room.number))
      expectSmallPlainJson(scene)
    }
  })
})

/** Rooms, and the squares of passages (niches have furniture too). */
const floorsOf = (scene: BattlemapScene): Point[][] => [
  ...scene.rooms.map((room) => room.outline),
  ...scene.cells.flatMap((row, y) =>
    [...row].flatMap((c, x): Point[][] =>
      c === '.'
        ? [
            [
              [x, y],
              [x + 1, y],
              [x + 1, y + 1],
              [x, y + 1],
            ],
          ]
        : [],
    ),
  ),
]

function countPassages(scene: BattlemapScene): number {
  const stairs = scene.props.filter((prop) => prop.kind.startsWith('stairs')).map((prop) => prop.at)
  const left = new Set<string>()
  for (const [y, row] of scene.cells.entries()) {
    for (const [x, c] of [...row].entries()) {
      if (c === '.' && !stairs.some(([sx, sy]) => Math.hypot(sx - x - 0.5, sy - y - 0.5) < 0.8)) left.add(`${x},${y}`)
    }
  }
  let count = 0
  while (left.size > 0) {
    count++
    const queue = [left.values().next().value!]
    left.delete(queue[0]!)
    for (const key of queue) {
      const [x, y] = key.split(',').map(Number) as [number, number]
      for (const [dx, dy] of around) {
        const next = `${x + dx},${y + dy}`
        if (left.delete(next)) queue.push(next)
      }
    }
  }
  return count
}

describe('caves', () => {
  let scenes: BattlemapScene[]
  beforeAll(() => {
    scenes = many([
      'a cave with stalagmites',
      'a mine with rails and carts',
      'a cave with crystals and an underground river',
      'a lava cave',
    ])
  })

  it('are all of one piece and open to the outside', () => {
    for (const scene of scenes) {
      const { reached, open } = walkable(scene)
      expect(reached.size).toBe(open.size)
      expect(scene.cells.at(-1)?.trim()).not.toBe('')
    }
  })

  it('keep things apart and inside the rock', () => {
    for (const scene of scenes) {
      const rings = scene.walls.map((ring) => ring.slice(0, -1))
      const buried = standing(scene).filter((prop) => !insideRings(rings, prop.at[0], prop.at[1]))
      expect(buried).toEqual([])
      expect(disorder(scene, [sheetOf(scene)])).toEqual([])
      expectSmallPlainJson(scene)
    }
  })
})

describe('clearings', () => {
  let scenes: BattlemapScene[]
  beforeAll(() => {
    scenes = many([
      'a forest clearing',
      'an ambush on a forest road',
      'a swamp',
      'a ruin in the woods',
      'a graveyard',
      'a camp with five tents',
      'a stone circle in the woods',
    ])
  })

  it('keep their middle free of trees', () => {
    for (const scene of scenes) {
      const glade = scene.rooms[0]!
      const [cx, cy, radius] = [glade.x + glade.width / 2, glade.y + glade.height / 2, glade.width / 2]
      for (const tree of scene.props.filter(isTree)) {
        expect(Math.hypot(tree.at[0] - cx, tree.at[1] - cy) - tree.width / 2).toBeGreaterThan(radius * 0.75)
      }
    }
  })

  it('have a path that reaches two edges of the sheet', () => {
    for (const scene of scenes) {
      const path = scene.areas.find((area) => area.kind === 'path' || area.kind === 'road')!.outlines[0]!
      const { columns, rows } = scene.grid
      const edges = [
        path.some(([x]) => x <= 0),
        path.some(([x]) => x >= columns),
        path.some(([, y]) => y <= 0),
        path.some(([, y]) => y >= rows),
      ]
      expect(edges.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('keep things apart, on the sheet, and trunks clear of them', () => {
    for (const scene of scenes) {
      expect(disorder(scene, [sheetOf(scene)])).toEqual([])
      expectSmallPlainJson(scene)
    }
  })
})

describe('interiors', () => {
  let scenes: BattlemapScene[]
  beforeAll(() => {
    scenes = many([
      'a tavern',
      'a cottage',
      'a small inn with three round tables',
      "a blacksmith's house with a forge",
      'a large manor',
    ])
  })

  it('let one reach every room from the front door', () => {
    for (const scene of scenes) {
      const { reached, open } = walkable(scene)
      expect(reached.size).toBe(open.size)
    }
  })

  it('furnish their rooms with nothing overlapping, off its floor or in a doorway', () => {
    for (const scene of scenes) {
      expect(disorder(scene, [sheetOf(scene)])).toEqual([])
      expectSmallPlainJson(scene)
    }
  })
})

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
