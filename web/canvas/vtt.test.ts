import { expect, test } from 'vitest'
import type { BoardItem } from '../../contract/boards.ts'
import { exportProblem, measured } from './export-board.ts'
import { segmentThrough } from './make.ts'
import { docOf } from './model.ts'
import { universalVtt, wholeSquares } from './vtt.ts'

const doc = docOf({
  format: 1,
  grid: { size: 70, isShown: true, isSnapping: true },
  background: null,
  layers: [{ id: 'maps', name: 'Maps', isLocked: false, isHidden: false, blend: 'normal', opacity: 1, group: '' }],
  items: [],
  works: [],
})
const at = (...squares: [number, number][]) => squares.map(([x, y]) => ({ x: x * 70, y: y * 70 }))
const area = { x: 0, y: 0, width: 700, height: 490 }
const map = (...items: BoardItem[]) => universalVtt(items, area, 70, { px: 140, image: 'AAAA' })

test('walls are told in squares from the corner of the map, one line each, and what is empty is told all the same', () => {
  const wall = segmentThrough(doc, 'maps', 'wall', at([1, 1], [4, 1], [4, 3]))
  expect(map(wall)).toEqual({
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 7 }, pixels_per_grid: 140 },
    line_of_sight: [
      [
        { x: 1, y: 1 },
        { x: 4, y: 1 },
        { x: 4, y: 3 },
      ],
    ],
    objects_line_of_sight: [],
    portals: [],
    environment: { baked_lighting: false, ambient_light: 'ffffffff' },
    lights: [],
    image: 'AAAA',
  })
})

test('a door that is set into a wall opens it there, and a window is no closed portal', () => {
  const { line_of_sight, portals } = map(
    segmentThrough(doc, 'maps', 'wall', at([1, 1], [9, 1])),
    segmentThrough(doc, 'maps', 'door', at([3, 1], [4, 1])),
    segmentThrough(doc, 'maps', 'window', at([7, 1], [6, 1])),
  )
  expect(line_of_sight.map((line) => line.map(({ x }) => x))).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
  ])
  expect(portals.map(({ closed, position }) => [closed, position])).toEqual([
    [true, { x: 3.5, y: 1 }],
    [false, { x: 6.5, y: 1 }],
  ])
})

test('a wall that was turned is told where it is seen, and one far from the map is left out', () => {
  const wall = { ...segmentThrough(doc, 'maps', 'wall', at([2, 2], [4, 2])), rotation: 90 }
  const { line_of_sight } = map(wall, segmentThrough(doc, 'maps', 'wall', at([50, 50], [60, 50])))
  expect(line_of_sight).toEqual([
    [
      { x: 3, y: 1 },
      { x: 3, y: 3 },
    ],
  ])
})

test('a map is of whole squares, and its picture of exactly so many px', () => {
  expect(wholeSquares({ x: -10, y: 75, width: 100, height: 60 }, 70)).toEqual({ x: -70, y: 70, width: 210, height: 70 })
  const order = { doc, area: { x: -10, y: 75, width: 100, height: 60 }, format: 'dd2vtt', scale: 3 } as const
  const { width, height, px } = measured(order)
  expect([width, height]).toEqual([3 * Math.round(px * 70), Math.round(px * 70)])
})

test('what no browser could hold is refused with its size', () => {
  const order = { doc, area: { x: 0, y: 0, width: 9000, height: 9000 }, format: 'png', scale: 2 } as const
  expect(exportProblem(order)).toContain('18,000 × 18,000 px')
  expect(exportProblem({ ...order, area })).toBeUndefined()
})
