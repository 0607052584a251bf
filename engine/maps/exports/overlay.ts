import type { GridShape } from '../../../contract/map-exports.ts'
import type { View } from '../../../contract/views.ts'
import { gridLines } from '../battlemaps/grid-lines.ts'
import { gridTone } from '../battlemaps/hand/grid.ts'
import { type Hand, handOf, type Rgb } from '../battlemaps/hand/hand.ts'
import { inksOf } from '../battlemaps/hand/lettering.ts'
import type { BattlemapScene, Point } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import { element, group, pathOf, svg, text } from './svg.ts'

/** What lies over a map's art: which grid, and whether the game master's numbers and secrets. */
export interface OverlayWish {
  style: string
  view: View
  grid: GridShape
  /** Whether the picture under it is dark, where that is a service's painting. */
  isDark?: boolean | undefined
}

/** Px a square that a program shows the drawing at when nobody tells it another size. */
const NATURAL = 70

/**
 * A map's grid, numbers, secret doors and traps as an SVG without the art, one unit a square, to be laid over a picture of
 * the same shape. A grid keeps to the floors of a dungeon. Throws RangeError for a style battle maps are not drawn in.
 */
export function mapOverlay(scene: BattlemapScene, { style, view, grid, isDark }: OverlayWish): string {
  const { columns, rows } = scene.grid
  const layers = [gridOf(scene, style, grid, isDark), ...(view === 'gm' ? marksOf(scene, style) : [])]
  return svg({ width: columns, height: rows, title: '', natural: columns * NATURAL }, layers)
}

/** What the game master sees and the players do not. */
export function marksOf(scene: BattlemapScene, style: string): string[] {
  const hand = handOf(style)
  return [secrets(scene, hand), numbers(scene, hand)]
}

const inkOf = ([r, g, b]: Rgb) => `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`

/** Lines no bolder for being shown large. */
const hair = { 'vector-effect': 'non-scaling-stroke' }

/** A grid in the tone of a style; empty for none. */
export function gridOf(scene: BattlemapScene, style: string, shape: GridShape, isDark?: boolean): string {
  const lines = gridLines(shape, scene.grid)
  if (lines.length === 0) return ''
  const { colour, strength } = gridTone(scene, handOf(style), isDark)
  const stroke = { fill: 'none', stroke: inkOf(colour), 'stroke-opacity': strength, ...hair }
  const drawn = element('path', { d: pathOf(lines, false), ...stroke })
  const floors = floorsOf(scene)
  if (floors.length === 0) return group('grid', {}, [drawn])
  const rule = scene.base === 'solid' ? 'evenodd' : 'nonzero'
  const clip = element('clipPath', { id: 'playable' }, element('path', { d: pathOf(floors), 'clip-rule': rule }))
  return clip + group('grid', { 'clip-path': 'url(#playable)' }, [drawn])
}

/** Where squares are to be counted: not in the rock, nor between the floors of a tower. Empty for everywhere. */
function floorsOf(scene: BattlemapScene): readonly (readonly Point[])[] {
  if (scene.base === 'solid') return sceneFor(scene, 'players').walls
  return scene.base === 'void' ? scene.floors.map(({ outline }) => outline) : []
}

/** Secret doors, and the traps that players do not see. */
function secrets({ doors, props }: BattlemapScene, hand: Hand): string {
  const { paper, accent } = inksOf(hand)
  const traps = props
    .filter(({ kind }) => kind === 'trap')
    .map(({ at: [x, y], width, depth, turn }) => {
      const [w, d] = [width / 2 - 0.08, depth / 2 - 0.08]
      const box: Point[] = [
        [-w, -d],
        [w, -d],
        [w, d],
        [-w, d],
      ]
      const cross =
        pathOf([box]) +
        pathOf(
          [
            [box[0]!, box[2]!],
            [box[1]!, box[3]!],
          ],
          false,
        )
      return element('path', {
        d: cross,
        transform: `translate(${x} ${y}) rotate(${Math.round((turn * 180) / Math.PI)})`,
        fill: inkOf(paper),
        'fill-opacity': 0.35,
        stroke: inkOf(accent),
        'stroke-width': 0.07,
        'stroke-linejoin': 'round',
      })
    })
  const hidden = doors
    .filter(({ kind }) => kind === 'secret')
    .map(({ from, to }) => {
      const dashes = { stroke: inkOf(accent), 'stroke-width': 0.18, 'stroke-dasharray': '0.2 0.1' }
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      return element('path', { d: pathOf([[from, to]], false), ...dashes }) + badge(middle, 0.27, 'S', accent, paper)
    })
  return group('secrets', {}, [...traps, ...hidden])
}

function numbers({ rooms }: BattlemapScene, hand: Hand): string {
  const { ink, paper } = inksOf(hand)
  const badges = rooms.map((room) => badge(room.badge, 0.36, String(room.number), paper, ink))
  return group('numbers', {}, badges)
}

function badge([x, y]: Point, radius: number, letters: string, paper: Rgb, ink: Rgb): string {
  const size = radius * (letters.length > 1 ? 1.08 : 1.3)
  const edge = { stroke: inkOf(ink), 'stroke-width': radius * 0.12 }
  return (
    element('circle', { cx: x, cy: y, r: radius, fill: inkOf(paper), ...edge }) +
    text(letters, {
      x,
      y: y + size * 0.35,
      'font-family': "Georgia, 'Times New Roman', serif",
      'font-weight': 600,
      'font-size': size,
      'text-anchor': 'middle',
      fill: inkOf(ink),
    })
  )
}
