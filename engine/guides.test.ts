import { describe, expect, test } from 'vitest'
import { guidesOf } from '../contract/capabilities.ts'
import { type ImageCategory, imageCategories } from '../contract/categories.ts'
import type { FigureScene } from './figures/scene.ts'
import type { Scene } from './generator.ts'
import { poseColours } from './guides/pose-guide.ts'
import { composePicture, guidesIn, headIn } from './index.ts'
import { inside, insideRings } from './maps/battlemaps/geometry.ts'
import { wallThickness } from './maps/battlemaps/hand/walls.ts'
import type { BattlemapScene, Point } from './maps/battlemaps/scene.ts'
import { sceneFor } from './maps/battlemaps/version.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'
import type { Picture } from './paint/picture.ts'

const frame = { width: 384, height: 384 }
const quiet = () => undefined
const composed = (category: ImageCategory, prompt: string, seed: number, size = frame) =>
  composePicture({ category, prompt, negativePrompt: '', style: 'painted', seed, ...size }, quiet).scene
const drawn = (category: ImageCategory, scene: Scene, kind: 'lines' | 'depth' | 'pose', size = frame) =>
  guidesIn(category, scene, [kind], size, quiet)[0]!
const greyAt = ({ width, height, pixels }: Picture, x: number, y: number) =>
  pixels[
    (Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))) * 4
  ]!

/** The lightest px within `reach` of a place. */
function lightest(picture: Picture, x: number, y: number, reach: number): number {
  let most = 0
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) most = Math.max(most, greyAt(picture, x + dx, y + dy))
  return most
}

const places = [
  'a dungeon',
  'a cave',
  'a tavern',
  'a ruined temple',
  'a ship at sea',
  'a city street',
  'a castle',
  'a mine',
]

/** Places along the walls, half a square apart, with the way across them. */
function* alongWalls({ walls }: BattlemapScene): Generator<{ at: Point; across: Point }> {
  for (const line of walls) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!]
      const length = Math.hypot(bx - ax, by - ay)
      for (let t = 0.25; t < length; t += 0.5)
        yield {
          at: [ax + ((bx - ax) * t) / length, ay + ((by - ay) * t) / length],
          across: [-(by - ay) / length, (bx - ax) / length],
        }
    }
  }
}

describe.each(places)('of %s', (prompt) => {
  const scenes = [1, 2, 3, 4, 5, 6].map((seed) =>
    sceneFor(composed('battlemaps', prompt, seed) as BattlemapScene, 'players'),
  )

  test('every stretch of wall lies under a line within 2 px, at each of its faces', () => {
    for (const scene of scenes) {
      const lines = drawn('battlemaps', scene, 'lines')
      const px = frame.width / scene.grid.columns
      const half = scene.base === 'solid' ? 0 : wallThickness(scene) / 2
      const covered = [...scene.props.filter(({ kind }) => kind === 'tree' || kind === 'sapling' || kind === 'roof')]
      let [all, bare] = [0, 0]
      for (const { at, across } of alongWalls(scene)) {
        // Crowns and roofs lie over walls.
        if (covered.some(({ at: [x, y], width, depth }) => Math.hypot(x - at[0], y - at[1]) < Math.max(width, depth)))
          continue
        for (const face of half === 0 ? [0] : [-half, half]) {
          const [x, y] = [at[0] + across[0] * face, at[1] + across[1] * face]
          if (x < 0.1 || y < 0.1 || x > scene.grid.columns - 0.1 || y > scene.grid.rows - 0.1) continue
          all++
          // Where walls meet, the one has no face within the other; and what stands before a wall hides it.
          if (lightest(lines, x * px, y * px, 2) < 120) bare++
        }
      }
      expect(bare / Math.max(1, all), `${prompt}: ${bare} of ${all}`).toBeLessThan(0.09)
    }
  })

  test('walls are nearer than the floor, and water lies below it', () => {
    for (const scene of scenes) {
      if (scene.walls.length === 0) continue
      const depth = drawn('battlemaps', { ...scene, props: [] } as Scene, 'depth')
      const px = frame.width / scene.grid.columns
      const wet = scene.areas
        .filter(({ kind }) => kind === 'water' || kind === 'pit')
        .flatMap(({ outlines }) => outlines)
      let [inOrder, all] = [0, 0]
      for (const { at, across } of alongWalls(scene)) {
        const off = scene.base === 'solid' ? 0.5 : wallThickness(scene) / 2 + 0.35
        const sides = [-off, off].map((by): Point => [at[0] + across[0] * by, at[1] + across[1] * by])
        const greys = sides.map(([x, y]) => greyAt(depth, x * px, y * px))
        const wall = scene.base === 'solid' ? Math.max(...greys) : greyAt(depth, at[0] * px, at[1] * px)
        all++
        if (wall > Math.min(...greys)) inOrder++
        // A deck lies over the water it swims in.
        const isLaid = ([x, y]: Point) =>
          scene.base !== 'solid' && scene.floors.some(({ outline }) => inside(outline, x, y))
        for (const [n, [x, y]] of sides.entries())
          if (insideRings(wet, x, y) && !isLaid([x, y]) && greys[n]! < wall) expect(greys[n]).toBeLessThan(wall - 60)
      }
      expect(inOrder / all, prompt).toBeGreaterThan(0.9)
    }
  })

  test('neither grid nor numbers are drawn', () => {
    for (const scene of scenes.slice(0, 2)) {
      const { rooms, key, ...rest } = scene
      expect(drawn('battlemaps', { ...rest, rooms: [], key: [] } as Scene, 'lines')).toEqual(
        drawn('battlemaps', scene, 'lines'),
      )
      expect([rooms, key].every(Array.isArray)).toBe(true)
    }
  })
})

test('a secret door is wall to whoever paints over the map', () => {
  for (let seed = 0; ; seed++) {
    const scene = composed('battlemaps', 'a dungeon with secret doors', seed) as BattlemapScene
    const door = scene.doors.find(({ kind }) => kind === 'secret')
    if (!door) continue
    const told = drawn('battlemaps', scene, 'lines')
    expect(told).toEqual(drawn('battlemaps', sceneFor(scene, 'players'), 'lines'))
    return
  }
})

test('the roofs of a town stand above its streets and its streets above its water', () => {
  const scene = composed('townmaps', 'a walled market town on a river', 4) as TownmapScene
  const depth = drawn('townmaps', scene, 'depth')
  const px = frame.width / scene.width
  const river = scene.rivers[0]!.line.find(([x, y]) => x > 0 && y > 0 && x < scene.width && y < scene.height)!
  const houses = Object.values(scene.houses).flat()
  const roofs = houses.map(([x, y]) => greyAt(depth, x * px, y * px)).sort((a, b) => a - b)
  expect(greyAt(depth, river[0] * px, river[1] * px)).toBeLessThan(50)
  expect(roofs[Math.floor(roofs.length / 10)]).toBeGreaterThan(100)
})

test.each([
  ['characters', 'a knight with a sword', 3],
  ['npcs', 'an old innkeeper', 8],
  ['monsters', 'a green dragon', 2],
  ['items', 'a silver longsword', 5],
] as const)('of %s what is there stands out from the ground, and its outline is drawn', (category, prompt, seed) => {
  const scene = composed(category, prompt, seed)
  const [depth, lines] = guidesIn(category, scene, ['depth', 'lines'], frame, quiet) as [Picture, Picture]
  const head = headIn(scene, frame)
  const [x, y] = head ? [head.x, head.y] : [frame.width / 2, frame.height / 2]
  const corner = greyAt(depth, 4, 4)
  expect(lightest(depth, x, y, 24)).toBeGreaterThan(corner + 60)
  const white = lines.pixels.filter((value, p) => p % 4 === 0 && value > 128).length
  expect(white / (frame.width * frame.height)).toBeGreaterThan(0.004)
  expect(white / (frame.width * frame.height)).toBeLessThan(0.2)
})

test('people’s joints are where they are: the head’s points within the head, in OpenPose’s colours', () => {
  for (const seed of [1, 2, 3, 4]) {
    const scene = composed('characters', 'a knight standing, whole figure', seed) as FigureScene
    const pose = drawn('characters', scene, 'pose')
    const head = headIn(scene, frame)!
    const nose: [number, number][] = []
    for (let i = 0; i < frame.width * frame.height; i++) {
      const [r, g, b] = pose.pixels.subarray(i * 4, i * 4 + 3)
      if (r === poseColours[0][0] && g === poseColours[0][1] && b === poseColours[0][2])
        nose.push([i % frame.width, Math.floor(i / frame.width)])
    }
    expect(nose.length).toBeGreaterThan(0)
    for (const [x, y] of nose) expect(Math.hypot(x - head.x, y - head.y)).toBeLessThan(head.radius * 1.1)
  }
})

test('land is told from far to near, and the sky is farthest', () => {
  const size = { width: 256, height: 192 }
  const scene = composed('landscapes', 'a ruined castle on a hill, mountains behind', 6, size)
  const depth = drawn('landscapes', scene, 'depth', size)
  expect(greyAt(depth, 128, 2)).toBe(0)
  expect(greyAt(depth, 128, 180)).toBeGreaterThan(190)
})

test('the same scene gives the same bytes, and a kind that a category has none of is refused', () => {
  const scene = composed('battlemaps', 'a crypt', 9)
  expect(drawn('battlemaps', scene, 'lines')).toEqual(drawn('battlemaps', scene, 'lines'))
  expect(() => drawn('battlemaps', scene, 'pose')).toThrow(RangeError)
  expect(imageCategories.filter((category) => guidesOf[category].length === 0)).toEqual(['spells'])
})
