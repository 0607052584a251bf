import { createCanvas, SvgExportFlag } from '@napi-rs/canvas'
import type { GridShape } from '../../../contract/map-exports.ts'
import type { View } from '../../../contract/views.ts'
import { drawProp, layers, paintDoors } from '../battlemaps/hand/furniture.ts'
import { handOf } from '../battlemaps/hand/hand.ts'
import { wallThickness } from '../battlemaps/hand/walls.ts'
import type { Area, BattlemapScene, Ground, Prop } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import { gridOf, marksOf } from './overlay.ts'
import { element, group, pathOf, svg } from './svg.ts'

/** Px a square: what the pen's lines are drawn for, and the size at which a program shows the drawing. */
const NATURAL = 70

const ink = '#22282e'
const paper = '#f7f2e6'

const grounds: Record<Ground | 'solid' | 'void', string> = {
  solid: '#b4aea2',
  void: paper,
  flagstone: '#f3eee2',
  cobble: '#ece5d6',
  brick: '#f0dfd2',
  tile: '#eeece6',
  planks: '#efe0c4',
  earth: '#ebe0cb',
  rock: '#e2ded6',
  grass: '#dfe8cb',
  snow: '#f6f9fb',
  sand: '#f3e7c7',
  mud: '#ddcfb8',
  ice: '#e2eff4',
}

const surfaces: Record<Area['kind'], string> = {
  water: '#b6d3e0',
  sewage: '#c2d0a4',
  lava: '#efa877',
  pit: '#6f6a66',
  ice: '#dcecf3',
  path: '#e6d8ba',
  road: '#ddd0b4',
  snow: '#fbfdfe',
  undergrowth: '#c9dab0',
  moss: '#d2e0bd',
  blood: '#dda9a0',
  mud: '#d3c3a8',
  carpet: '#dcb8b0',
  ash: '#cfcac4',
  scorch: '#b5aba2',
  rails: '#8a7a66',
}

/**
 * A battle map as a plan drawn in lines, one unit a square: floors, water, walls, doors, whatever stands there as on
 * inked maps, the grid, and on the game master's its numbers and secrets. Every sort of thing is a group of its own.
 */
export function battlePlan(scene: BattlemapScene, { view, grid }: { view: View; grid: GridShape }): string {
  const shown = sceneFor(scene, view)
  const { columns, rows } = scene.grid
  const isOver = ({ above, kind }: Area) =>
    scene.base === 'solid' || above === true || kind === 'blood' || kind === 'ash'
  const parts = [
    element('rect', { id: 'land', width: columns, height: rows, fill: grounds[scene.base] }),
    group('country', {}, shown.areas.filter((area) => !isOver(area)).map(surface)),
    group('floors', {}, floors(shown)),
    group('surfaces', {}, shown.areas.filter(isOver).map(surface)),
    gridOf(scene, 'inked', grid),
    walls(shown),
    penned(shown),
    group(
      'trees',
      { fill: '#bdd0a0', 'fill-opacity': 0.55, stroke: ink, 'stroke-width': 0.035 },
      shown.props.filter(isTree).map(crown),
    ),
    ...(view === 'gm' ? marksOf(scene, 'inked') : []),
  ]
  return svg({ width: columns, height: rows, title: '', natural: columns * NATURAL }, parts)
}

function floors({ base, walls: rings, floors: laid }: BattlemapScene): string[] {
  const pieces = laid.map(({ outline, ground }) => element('path', { d: pathOf([outline]), fill: grounds[ground] }))
  if (base !== 'solid') return pieces
  // Hewn out of rock: what is not within the walls is rock, whatever it is laid with.
  const clip = element('clipPath', { id: 'hewn' }, element('path', { d: pathOf(rings), 'clip-rule': 'evenodd' }))
  return [clip, group(undefined, { 'clip-path': 'url(#hewn)' }, pieces)]
}

const surface = ({ kind, outlines }: Area) =>
  kind === 'rails'
    ? element('path', {
        d: pathOf(outlines, false),
        class: kind,
        fill: 'none',
        stroke: surfaces.rails,
        'stroke-width': 0.5,
        'stroke-dasharray': '0.1 0.2',
      })
    : element('path', {
        d: pathOf(outlines),
        class: kind,
        fill: surfaces[kind],
        'fill-rule': 'evenodd',
        stroke: ink,
        'stroke-opacity': 0.35,
        'stroke-width': 0.04,
      })

function walls(scene: BattlemapScene): string {
  if (scene.walls.length === 0) return ''
  const isRock = scene.base === 'solid'
  const width = isRock ? 0.16 : Math.max(0.1, wallThickness(scene))
  const look = { fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linejoin': isRock ? 'round' : 'miter' }
  return group(
    'walls',
    look,
    scene.walls.map((line) => element('path', { d: pathOf([line], false) })),
  )
}

/** Crowns are only hinted at, for one walks under them. */
const crown = ({ at: [x, y], width, depth }: Prop) =>
  element('ellipse', { cx: x, cy: y, rx: width * 0.46, ry: depth * 0.46 })

const isTree = ({ kind }: Prop) => kind === 'tree' || kind === 'sapling'

/** What stands and lies there, and the doors, as the pen draws them on inked maps, in lines instead of px. */
function penned(scene: BattlemapScene): string {
  const { columns, rows } = scene.grid
  const canvas = createCanvas(columns * NATURAL, rows * NATURAL, SvgExportFlag.RelativePathEncoding)
  const context = canvas.getContext('2d')
  context.scale(NATURAL, NATURAL)
  const hand = handOf('inked')
  const { flat, low, tall, high } = layers(scene)
  for (const { props } of [flat, low, tall, high])
    for (const prop of props) drawProp(context, prop, scene, hand, NATURAL)
  paintDoors(context, scene, hand, NATURAL)
  const drawn = canvas.getContent().toString()
  const body = drawn.slice(drawn.indexOf('>', drawn.indexOf('<svg')) + 1, drawn.lastIndexOf('</svg>'))
  // The pen's lines are told to a hundred-millionth of a square, which triples the file and is seen by nobody.
  const short = body.replace(/-?\d+\.\d{4,}/g, (figure) => String(Math.round(Number(figure) * 1000) / 1000))
  return group('things', { transform: `scale(${1 / NATURAL})` }, [short.trim()])
}
