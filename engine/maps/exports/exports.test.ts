import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { generators, makePicture, repaint, type Scene } from '../../index.ts'
import { canRepaint } from '../../kept.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from '../battlemaps/battlemaps.ts'
import { footprint } from '../battlemaps/furnish.ts'
import { insideRings } from '../battlemaps/geometry.ts'
import { gridLines } from '../battlemaps/grid-lines.ts'
import { outlinePath, wallThickness } from '../battlemaps/hand/walls.ts'
import type { BattlemapScene, DoorKind, Point } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import { barriersOf } from './barriers.ts'
import { foundryScene } from './foundry.ts'
import { mapOverlay } from './overlay.ts'
import { battlePlan } from './plan.ts'
import { sheetsOf } from './sheets.ts'
import { type UniversalVtt, universalVtt } from './uvtt.ts'

const frames = [
  { width: 512, height: 512 },
  { width: 1024, height: 768 },
]
const compose = (prompt: string, seed: number) =>
  battlemaps.compose(
    understand('battlemaps', battlemaps.lexicon, prompt, ''),
    random(seed),
    frames[seed % frames.length]!,
  )

const under = [
  'a dungeon',
  'a flooded crypt with coffins',
  'a sewer',
  'a marble sanctum',
  'a prison',
  'a cave',
  'a mine',
]
const houses = [
  'a tavern',
  'an abandoned and ruined tavern',
  'the throne room of a ruined castle',
  'a cottage',
  'a large manor',
]
const wild = [
  'a forest clearing',
  'a ruin in the woods',
  'a swamp',
  'a ship at sea',
  'a city street',
  'a market',
  'a castle courtyard',
  'an arena',
  'a mountain pass',
  "a wizard's tower of three floors",
  'a ruined temple',
]

/** The file of a scene, written out and read back. */
function fileOf(scene: BattlemapScene): UniversalVtt {
  const file = universalVtt(scene, barriersOf(scene), { px: 70, image: 'AAAA', isLit: true })
  return JSON.parse(JSON.stringify(file)) as UniversalVtt
}

const many = (prompts: readonly string[], count: number) =>
  Array.from({ length: count }, (_, seed) => compose(prompts[seed % prompts.length]!, seed))

type Segment = readonly [ax: number, ay: number, bx: number, by: number]

const linesOf = (file: UniversalVtt): Segment[] =>
  file.line_of_sight.flatMap((line) => line.slice(1).map((b, i): Segment => [line[i]!.x, line[i]!.y, b.x, b.y]))
const portalsOf = (file: UniversalVtt): Segment[] =>
  file.portals.map(({ bounds: [a, b] }): Segment => [a.x, a.y, b.x, b.y])

/** How far a ray goes until it meets something. */
function reach(x: number, y: number, angle: number, segments: readonly Segment[]): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let far = Infinity
  // Millions of times over: read by index, which is several times faster than taking tuples apart.
  for (const segment of segments) {
    const ax = segment[0]
    const ay = segment[1]
    const ex = segment[2] - ax
    const ey = segment[3] - ay
    const cross = dx * ey - dy * ex
    if (Math.abs(cross) < 1e-12) continue
    const t = ((ax - x) * ey - (ay - y) * ex) / cross
    const u = ((ax - x) * dy - (ay - y) * dx) / cross
    if (t > 0 && u >= 0 && u <= 1 && t < far) far = t
  }
  return far
}

/** The squares of passages: bits of open ground that a door leads to (a stair or an alcove has none). */
function passagesOf(scene: BattlemapScene): Set<string> {
  const at = (x: number, y: number) => scene.cells[y]?.[x]
  const met = new Set<string>()
  const queue: [number, number][] = scene.doors.flatMap(({ from, to }): [number, number][] => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return [
      [Math.floor(x - 0.1), Math.floor(y - 0.1)],
      [Math.floor(x + 0.1), Math.floor(y + 0.1)],
    ]
  })
  for (const [x, y] of queue) {
    if (at(x, y) !== '.' || met.has(`${x},${y}`)) continue
    met.add(`${x},${y}`)
    queue.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
  }
  return met
}

/** Where rays from a scene's rooms get out of them other than through its portals. */
function leaks(scene: BattlemapScene): string[] {
  const file = fileOf(scene)
  const archways = scene.doors
    .filter(({ kind }) => kind === 'arch')
    .map(({ from: [ax, ay], to: [bx, by] }): Segment => [ax, ay, bx, by])
  const segments = [...linesOf(file), ...portalsOf(file), ...archways]
  const passages = passagesOf(scene)
  const floors = scene.walls.map((ring) => ring.slice(0, -1))
  const out: string[] = []
  for (const [y, row] of scene.cells.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter < 'A') continue
      // The corner squares of round rooms lie more in the rock than out of it.
      const isFloor =
        scene.base !== 'solid' ||
        [0.2, 0.8].every((d) => insideRings(floors, x + d, y + d) && insideRings(floors, x + d, y + 1 - d))
      if (!isFloor) continue
      for (let k = 0; k < 20; k++) {
        const angle = ((k + 0.37) / 20) * Math.PI * 2
        const [sx, sy] = [x + 0.5, y + 0.5]
        const far = reach(sx, sy, angle, segments) - 0.05
        const [ex, ey] = [Math.floor(sx + Math.cos(angle) * far), Math.floor(sy + Math.sin(angle) * far)]
        const end = scene.cells[ey]?.[ex]
        const escaped = end === undefined || passages.has(`${ex},${ey}`) || (end >= 'A' && end !== letter)
        if (escaped) out.push(`${scene.variant} ${scene.seed}: from ${x},${y} to ${ex},${ey}`)
      }
    }
  }
  return out
}

/** How much of the drawn walls (or floors hewn out of rock) the file has, and how much of the file's is drawn: the lesser, 0-1. */
function agreement(scene: BattlemapScene): number {
  const { columns, rows } = scene.grid
  const scale = 16
  // A cliff's line has no thickness of its own; its painted face is about as broad as a wall of stone.
  const thick = scene.base === 'solid' ? undefined : scene.setting === 'heights' ? 0.46 : wallThickness(scene)
  const mask = (draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
    const canvas = createCanvas(columns * scale, rows * scale)
    const context = canvas.getContext('2d')
    context.scale(scale, scale)
    context.lineCap = 'square'
    draw(context)
    if (thick === undefined) context.fill('evenodd')
    else {
      context.lineWidth = thick
      context.stroke()
    }
    return context.getImageData(0, 0, canvas.width, canvas.height).data
  }
  // As the painter draws it, shaken by its hand, and as it is in the file.
  const shaken = scene.masonry === 'rough' ? 0.05 : thick === undefined ? 0.02 : 0.015
  const drawn = mask((context) => outlinePath(context, scene.walls, shaken, scene.seed))
  const exported = mask((context) => {
    context.beginPath()
    const low = barriersOf(scene).rails.map((line) => line.map(([x, y]) => ({ x, y })))
    for (const line of [...fileOf(scene).line_of_sight, ...low]) {
      for (const [i, { x, y }] of line.entries()) {
        if (i === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      }
    }
  })
  let [both, ofDrawn, ofExported] = [0, 0, 0]
  for (let i = 3; i < drawn.length; i += 4) {
    const [a, b] = [drawn[i]!, exported[i]!]
    both += Math.min(a, b)
    ofDrawn += a
    ofExported += b
  }
  return ofDrawn === 0 ? 1 : both / Math.max(ofDrawn, ofExported)
}

describe('a Universal VTT file', () => {
  let hewn: BattlemapScene[]
  let built: BattlemapScene[]
  let all: BattlemapScene[]
  beforeAll(() => {
    hewn = many(under, 42)
    built = many(houses, 18)
    all = [...hewn, ...built, ...many(wild, 22)]
  })

  it('lets sight out of a room through its doors and windows alone', () => {
    expect([...hewn, ...built].filter(({ setting }) => setting !== 'cave').flatMap(leaks)).toEqual([])
  })

  it('lets no sight out of a cave', () => {
    const leaking: string[] = []
    for (const scene of hewn.filter(({ setting }) => setting === 'cave')) {
      const segments = linesOf(fileOf(scene))
      const floors = scene.walls.map((ring) => ring.slice(0, -1))
      for (const [y, row] of scene.cells.entries()) {
        for (let x = 0; x < row.length; x++) {
          if (![0.2, 0.5, 0.8].every((d) => insideRings(floors, x + d, y + d))) continue
          const rays = Array.from({ length: 16 }, (_, k) => reach(x + 0.5, y + 0.5, k / 2.5, segments))
          if (rays.includes(Infinity)) leaking.push(`${scene.variant} ${scene.seed}: from ${x},${y}`)
        }
      }
    }
    expect(leaking).toEqual([])
  })

  it('has its walls where they are drawn', () => {
    for (const scene of all) expect(agreement(scene), `${scene.variant} ${scene.seed}`).toBeGreaterThanOrEqual(0.95)
  })

  it('stays below what tabletops take: 5,000 segments, points 0.3 squares apart but for a few corners', () => {
    for (const scene of all) {
      const file = fileOf(scene)
      const lines = [...file.line_of_sight, ...file.objects_line_of_sight]
      expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBeLessThan(5000)
      const lengths = linesOf(file).map(([ax, ay, bx, by]) => Math.hypot(bx - ax, by - ay))
      expect(lengths.every((length) => length > 0)).toBe(true)
      expect(lengths.filter((length) => length < 0.3).length).toBeLessThanOrEqual(8 + lengths.length * 0.06)
    }
  })

  it('leaves an archway open: nothing stands in it that stops sight or steps', () => {
    const scenes = all.filter(({ doors }) => doors.some(({ kind }) => kind === 'arch'))
    expect(scenes.length).toBeGreaterThan(5)
    for (const scene of scenes) {
      const file = fileOf(scene)
      const segments = [...linesOf(file), ...portalsOf(file)]
      for (const { kind, from, to } of scene.doors) {
        if (kind !== 'arch') continue
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
        const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        const across = Math.atan2(dx, -dy)
        const far = reach(mx - Math.cos(across) * 0.2, my - Math.sin(across) * 0.2, across, segments)
        expect(far, `${scene.variant} ${scene.seed} at ${mx},${my}`).toBeGreaterThan(0.4)
      }
    }
  })

  it('lets sight over a ship’s rail and not through her cabins, and stops steps at both', () => {
    for (const scene of many(['a ship at sea', 'two ships, boarding', 'a ship at a quay'], 9)) {
      const file = fileOf(scene)
      const walls = linesOf(file)
      const { rails } = barriersOf(scene)
      expect(rails.length).toBeGreaterThan(0)
      const low = rails.flatMap((line) => line.slice(1).map((to, i): Segment => [...line[i]!, ...to]))
      const windows = file.portals.filter(({ closed }) => !closed).length
      expect(windows).toBe(low.length + scene.doors.filter(({ kind }) => kind === 'window').length)
      const foundry = foundryScene(scene, barriersOf(scene), { name: 'Map', px: 100, file: 'map.webp' })
      const seenOver = foundry.walls.filter(({ move, sight, light }) => move === 20 && sight === 0 && light === 0)
      expect(seenOver.length).toBeGreaterThanOrEqual(low.length)
      const rooms = new Map(scene.rooms.map(({ purpose, badge }) => [purpose, badge]))
      for (const [name, [x, y]] of rooms) {
        const angles = Array.from({ length: 24 }, (_, k) => (k / 12) * Math.PI + 0.1)
        const outward = (through: readonly Segment[]) =>
          angles.filter((angle) => reach(x, y, angle, [...walls, ...through]) === Infinity).length
        if (/deck|Forecastle/.test(name)) expect(outward([]), name).toBeGreaterThan(6)
        const shut = scene.doors.map(({ from, to }): Segment => [...from, ...to])
        if (/cabin/i.test(name)) expect(outward(shut), name).toBe(0)
      }
    }
  })

  it('lets sight over the stump of a broken column, and has the others as round as they are drawn', () => {
    const prompt = 'a half-buried colonnade in the desert with nine columns, three of them broken'
    const { objects } = barriersOf(compose(prompt, 2))
    const columns = compose(prompt, 2).props.filter(({ kind }) => kind === 'buried-pillar')
    const about = ({ at: [x, y] }: { at: Point }) => objects.filter((ring) => insideRings([ring.slice(0, -1)], x, y))
    for (const column of columns) expect(about(column).map((ring) => ring.length)).toEqual(column.broken ? [] : [9])
  })

  it('has every door and window, their ends on walls, and every light on its own side of them', () => {
    for (const scene of all) {
      const file = fileOf(scene)
      const bars = scene.props.filter(({ kind }) => kind === 'bars')
      const rails = barriersOf(scene).rails.flatMap((line) => line.slice(1))
      expect(file.portals.map(({ closed }) => closed)).toEqual([
        ...scene.doors.filter(({ kind }) => kind !== 'arch').map(({ kind }) => kind !== 'window'),
        ...[...bars, ...rails].map(() => false),
      ])
      for (const { bounds, position } of file.portals) {
        expect(position.x).toBeCloseTo((bounds[0].x + bounds[1].x) / 2, 2)
        expect(position.y).toBeCloseTo((bounds[0].y + bounds[1].y) / 2, 2)
      }
      const walls = linesOf(file)
      for (const [i, light] of scene.lights.entries()) {
        const put = file.lights[i]!.position
        const way = Math.hypot(put.x - light.at[0], put.y - light.at[1])
        expect(way).toBeLessThan(0.6)
        const angle = Math.atan2(put.y - light.at[1], put.x - light.at[0])
        if (way > 1e-3 && scene.base === 'solid')
          expect(reach(light.at[0], light.at[1], angle, walls)).toBeGreaterThan(way)
      }
    }
  })

  it('is whole for maps without doors, walls or lights too', () => {
    for (const scene of many(['a meadow', 'a desert'], 8)) {
      expect(fileOf(scene)).toMatchObject({
        format: 0.3,
        resolution: { map_size: { x: scene.grid.columns, y: scene.grid.rows }, pixels_per_grid: 70 },
        portals: expect.any(Array),
        lights: expect.any(Array),
        environment: { ambient_light: expect.stringMatching(/^ff[0-9a-f]{6}$/) },
        image: 'AAAA',
      })
    }
  })
})

describe('the players’ version', () => {
  it('has rock where the secret doors are, and no numbers', () => {
    const scenes = many(['a dungeon with secret doors', 'a crypt with secret doors'], 12)
    const secret = scenes.filter(({ doors }) => doors.some(({ kind }) => kind === 'secret'))
    expect(secret.length).toBeGreaterThan(3)
    for (const scene of secret) {
      const shown = sceneFor(scene, 'players')
      expect(shown.doors.some(({ kind }) => kind === 'secret')).toBe(false)
      expect(shown.rooms).toEqual([])
      const walls = linesOf(fileOf(shown))
      for (const { kind, from, to } of scene.doors) {
        if (kind !== 'secret') continue
        // From a step before the door one looks at a wall.
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
        const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        for (const side of [-1, 1]) {
          const angle = Math.atan2(-dx * side, dy * side)
          const far = reach(middle[0] - Math.cos(angle) * 0.5, middle[1] - Math.sin(angle) * 0.5, angle, walls)
          expect(far).toBeLessThan(0.5)
        }
      }
      expect(leaks(shown)).toEqual([])
      expect(agreement(shown)).toBeGreaterThanOrEqual(0.95)
    }
  })

  it('keeps traps to the game master', () => {
    const scene = compose('a dungeon with three traps', 4)
    const traps = (view: 'gm' | 'players') => sceneFor(scene, view).props.filter(({ kind }) => kind === 'trap')
    expect(traps('gm').length).toBeGreaterThan(0)
    expect(traps('players')).toEqual([])
  })
})

describe('sheets to print', () => {
  it('cover every square once, on as few pages as the paper allows, and fit it with room for crop marks', () => {
    for (const [columns, rows] of [
      [24, 24],
      [28, 21],
      [5, 3],
      [48, 24],
      [11, 7],
    ] as const) {
      for (const paper of ['a4', 'letter'] as const) {
        const { tiles, width, height, left, top } = sheetsOf({ columns, rows }, paper)
        const squares = tiles.flatMap((tile) =>
          Array.from({ length: tile.columns * tile.rows }, (_, i) =>
            [tile.x + (i % tile.columns), tile.y + Math.floor(i / tile.columns)].join(),
          ),
        )
        expect(squares).toHaveLength(columns * rows)
        expect(new Set(squares).size).toBe(columns * rows)
        expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(36)
        for (const tile of tiles) {
          expect(left * 2 + tile.columns * 72).toBeLessThanOrEqual(width + 0.01)
          expect(top * 2 + tile.rows * 72).toBeLessThanOrEqual(height + 0.01)
        }
      }
    }
    expect(sheetsOf({ columns: 10, rows: 7 }, 'a4').tiles).toHaveLength(1)
  })
})

describe('a Foundry scene', () => {
  it('has doors that open, lock and hide as drawn, and its lights in feet', () => {
    for (const scene of many(['a prison with secret doors', 'a tavern', 'a crypt with a portcullis'], 9)) {
      const foundry = foundryScene(scene, barriersOf(scene), { name: 'Map', px: 100, file: 'map.webp' })
      const count = (kinds: DoorKind[]) => scene.doors.filter(({ kind }) => kinds.includes(kind)).length
      expect(foundry.walls.filter(({ door }) => door === 2)).toHaveLength(count(['secret']))
      expect(foundry.walls.filter(({ ds }) => ds === 2)).toHaveLength(count(['locked']))
      expect(foundry.walls.filter(({ door }) => door === 1)).toHaveLength(
        count(['door', 'double', 'locked', 'portcullis', 'bars']),
      )
      const seenThrough = foundry.walls.filter(({ sight }) => sight === 0)
      const rows = scene.props.filter(({ kind }) => kind === 'bars').length
      expect(seenThrough).toHaveLength(count(['window', 'portcullis', 'bars']) + rows)
      expect(seenThrough.every(({ move }) => move === 20)).toBe(true)
      for (const { c } of foundry.walls) expect(c.every(Number.isInteger)).toBe(true)
      expect(foundry.lights.map(({ config }) => config.dim)).toEqual(
        scene.lights.map(({ radius }) => Math.round(radius * 5)),
      )
    }
  })
})

describe('the lines over a map', () => {
  it('keep the grid to the floors and count every line once', () => {
    for (const shape of ['square', 'hex'] as const) {
      const drawn = gridLines(shape, { columns: 6, rows: 4 }).flatMap((line) =>
        line.slice(1).map((b, i) =>
          [line[i]!, b]
            .map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
            .sort()
            .join(' to '),
        ),
      )
      expect(new Set(drawn).size).toBe(drawn.length)
    }
    expect(mapOverlay(compose('a dungeon', 1), { style: 'painted', view: 'players', grid: 'square' })).toContain(
      'clip-path',
    )
    expect(
      mapOverlay(compose('a forest clearing', 1), { style: 'painted', view: 'players', grid: 'square' }),
    ).not.toContain('clip-path')
  })

  it('are not in the picture, nor are numbers, secret doors and traps', () => {
    const scene = many(['a dungeon with secret doors and traps'], 6).find(({ doors }) =>
      doors.some(({ kind }) => kind === 'secret'),
    )!
    const frame = { width: 96, height: 96 }
    const pixels = (map: BattlemapScene) => battlemaps.paint(map, frame, 'inked', () => undefined).pixels
    const bare = { ...scene, rooms: [], key: [], props: scene.props.filter(({ kind }) => kind !== 'trap') }
    expect(pixels(scene)).toEqual(pixels(bare))
  })

  it('lie over plans in which every sort of thing has its group', () => {
    const plan = battlePlan(compose('a tavern', 2), { view: 'gm', grid: 'hex' })
    for (const name of ['floors', 'walls', 'things', 'grid', 'numbers']) expect(plan).toContain(`id="${name}"`)
    expect(plan).not.toContain('<image')
  })
})

describe('a kept scene', () => {
  // As a database gives JSON back: keys in an order of its own.
  const kept = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(kept)
      : value && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
              .map(([name, part]) => [name, kept(part)]),
          )
        : value

  it('is painted anew to the same bytes', () => {
    const prompts = { townmaps: 'a walled market town at night', items: 'a silver sword', landscapes: 'a stormy coast' }
    for (const category of ['townmaps', 'items', 'landscapes'] as const) {
      const { styles } = generators[category]
      const words = { category, prompt: prompts[category], negativePrompt: '', style: styles[0]!, seed: 5 }
      const frame = { width: 160, height: 120 }
      const { picture, scene } = makePicture({ ...words, ...frame }, () => undefined)
      const back = kept(JSON.parse(JSON.stringify(scene)))
      expect(canRepaint(category, back)).toBe(true)
      expect(canRepaint('monsters', back)).toBe(false)
      expect(repaint(category, back as Scene, words.style, frame, () => undefined).pixels).toEqual(picture.pixels)
    }
  })
})

describe('the edge of the sheet', () => {
  const prompts = [
    'a castle with a moat and a drawbridge',
    'a forest with a river and a bridge',
    'a road ambush at a bridge',
    'a mountain pass with a rope bridge',
    'a swamp with a plank bridge',
    'a cave with an underground river and a bridge',
  ]

  it.each(prompts)('nothing of "%s" stops sight beyond it, and no bridge runs off it', (prompt) => {
    for (let seed = 0; seed < 16; seed++) {
      const scene = compose(prompt, seed)
      const { columns, rows } = scene.grid
      const { walls, objects, doors } = barriersOf(scene)
      const points = [...walls.flat(), ...objects.flat(), ...doors.flatMap(({ from, to }) => [from, to])]
      expect(points.filter(([x, y]) => x < 0 || y < 0 || x > columns || y > rows)).toEqual([])
      for (const prop of scene.props.filter(({ kind }) => kind === 'bridge' || kind === 'rope-bridge')) {
        const { left, right, top, bottom } = footprint(prop)
        expect(Math.min(left, top, columns - right, rows - bottom)).toBeGreaterThan(-0.02)
      }
    }
  })
})
