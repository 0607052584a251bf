import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { isProp } from './catalogue.ts'
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
  const boxes = things.map(footprint)
  const doorways = scene.doors.map(doorway)
  for (const [i, prop] of things.entries()) {
    const name = `${prop.kind} at ${prop.at.join(', ')} in ${scene.variant} ${scene.seed}`
    if (!isProp(prop.kind)) faults.push(`${name} is unknown`)
    const box = shrunk(boxes[i]!, 0.02)
    for (let j = i + 1; j < things.length; j++) {
      if (overlap(box, boxes[j]!)) faults.push(`${name} overlaps ${things[j]!.kind}`)
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
  expect(isDeepStrictEqual(JSON.parse(json), scene), `${scene.variant} ${scene.seed}`).toBe(true)
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
      'a marble sanctum',
      'a castle with a throne room',
      'a prison of nine rooms',
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
      const links = new Set(scene.doors.filter(({ kind }) => kind !== 'bars').map(jamb)).size
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
      'a tavern on fire',
      'an abandoned and ruined tavern',
      'a tavern with three long tables and a dance floor',
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
