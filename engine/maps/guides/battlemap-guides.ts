import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Frame } from '../../paint/frame.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import { kindOf, type PropName } from '../battlemaps/catalogue.ts'
import { drawProp, layers, paintDoors } from '../battlemaps/hand/furniture.ts'
import type { Hand } from '../battlemaps/hand/hand.ts'
import { release } from '../battlemaps/hand/release.ts'
import { outlinePath, wallThickness } from '../battlemaps/hand/walls.ts'
import type { Area, BattlemapScene, Point, Prop } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import { greyed } from './plane.ts'

/** How squares lie on a sheet of px, as the map itself is painted. */
interface Sheet {
  canvas: Canvas
  context: SKRSContext2D
  scene: BattlemapScene
  /** Px a square. */
  scale: number
}

/** A black sheet, its pen in squares. Players see it: secret doors are wall, traps are floor. */
function sheetOf(whole: BattlemapScene, frame: Frame): Sheet {
  const scene = sceneFor(whole, 'players')
  const { columns, rows } = scene.grid
  const scale = Math.max(frame.width / columns, frame.height / rows)
  const canvas = createCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#000'
  context.fillRect(0, 0, frame.width, frame.height)
  context.translate((frame.width - columns * scale) / 2, (frame.height - rows * scale) / 2)
  context.scale(scale, scale)
  context.lineJoin = 'round'
  return { canvas, context, scene, scale }
}

function planeOf({ canvas }: Sheet): Picture {
  const picture = greyed(pictureOf(canvas))
  release(canvas)
  return picture
}

/** Draws everything in one pair of colours: outlines and what they hold. */
const handIn = (ink: number, fill: number): Hand => ({
  style: 'blueprint',
  ink: [ink, ink, ink],
  paper: [fill, fill, fill],
  weight: 1,
  modelled: false,
  tone: () => [fill, fill, fill],
})

const grey = (value: number) => `rgb(${value},${value},${value})`

const closed = (outline: readonly Point[]): Point[] => [...outline, outline[0]!]

const isTree = ({ kind }: Prop) => kind === 'tree' || kind === 'sapling'
const isVapour = ({ kind }: Prop) => kind === 'smoke' || kind === 'steam'

/** Surfaces with an edge that is seen, however they are painted. */
const edged: ReadonlySet<Area['kind']> = new Set([
  'water',
  'sewage',
  'lava',
  'pit',
  'ice',
  'path',
  'road',
  'carpet',
  'rails',
])

/**
 * A battle map's walls, doors, waters and things as white lines on black: no grid, no numbers, no shading. Walls that stand by
 * themselves have a line along each of their sides, floors hewn out of rock one at their edge.
 */
export function battlemapLines(whole: BattlemapScene, frame: Frame): Picture {
  const sheet = sheetOf(whole, frame)
  const { context, scene, scale } = sheet
  const hand = handIn(255, 0)
  const firm = Math.max(0.05, 1.6 / scale)
  const stroke = (lines: readonly (readonly Point[])[], width: number, tone: number) => {
    outlinePath(context, lines, 0, 0)
    context.lineWidth = width
    context.strokeStyle = grey(tone)
    context.stroke()
  }
  context.save()
  if (scene.base === 'solid') {
    outlinePath(context, scene.walls, 0, 0)
    context.clip('evenodd')
  }
  for (const { kind, outlines } of scene.areas) {
    if (!edged.has(kind)) continue
    stroke(kind === 'rails' ? outlines : outlines.map(closed), firm * 0.8, 170)
  }
  context.restore()
  // Of floors hewn out of rock the walls tell; of others those that lie higher or lower than what is about them.
  if (scene.base !== 'solid') {
    for (const { outline, rise = 0 } of scene.floors)
      stroke([closed(outline)], firm * (rise === 0 ? 0.8 : 1.1), rise === 0 ? 150 : 230)
  }
  const sorted = layers(scene)
  const draw = (props: readonly Prop[]) => {
    for (const prop of props) if (!isVapour(prop)) drawProp(context, prop, scene, hand, scale)
  }
  draw(sorted.flat.props)
  draw(sorted.low.props)
  context.lineCap = 'butt'
  context.lineJoin = 'miter'
  const thick = wallThickness(scene)
  if (scene.base === 'solid') stroke(scene.walls, firm * 1.3, 255)
  else if (scene.walls.length > 0) {
    context.lineCap = 'square'
    stroke(scene.walls, thick + firm, 255)
    if (thick > firm) stroke(scene.walls, thick - firm, 0)
  }
  paintDoors(context, scene, hand, scale)
  draw(sorted.tall.props)
  draw(sorted.high.props)
  for (const { at, width } of sorted.trees) crown(context, at, width, firm)
  return planeOf(sheet)
}

/** A tree from above: its crown's edge. */
function crown(context: SKRSContext2D, [x, y]: Point, width: number, firm: number): void {
  context.beginPath()
  context.arc(x, y, width * 0.46, 0, Math.PI * 2)
  context.fillStyle = '#000'
  context.fill()
  context.lineWidth = firm
  context.strokeStyle = grey(220)
  context.stroke()
}

/** How near everything is to an eye straight above, 0-255. */
const levels = { below: 12, water: 44, floor: 84, wall: 206, crown: 232 }

/** A level above the floor, by a height in squares: nothing that stands on it comes above the walls but roofs and crowns. */
const raised = (height: number) => Math.min(levels.wall - 8, levels.floor + 12 + Math.round(height * 150))

const lower: Partial<Record<Area['kind'], number>> = {
  water: levels.water,
  sewage: levels.water,
  lava: levels.water,
  pit: levels.below,
}

/** A battle map's heights as greys, white nearest: pits and water, floors, what stands on them, walls, roofs and crowns. */
export function battlemapDepth(whole: BattlemapScene, frame: Frame): Picture {
  const sheet = sheetOf(whole, frame)
  const { context, scene } = sheet
  const isRock = scene.base === 'solid'
  const { width, height } = frame
  context.save()
  context.resetTransform()
  context.fillStyle = grey(isRock ? levels.wall : scene.base === 'void' ? levels.below : levels.floor)
  context.fillRect(0, 0, width, height)
  context.restore()
  const fill = (rings: readonly (readonly Point[])[], level: number) => {
    outlinePath(context, rings.map(closed), 0, 0)
    context.fillStyle = grey(level)
    context.fill('evenodd')
  }
  const sunken = (isOver: boolean) => {
    for (const { kind, outlines, above = false } of scene.areas) {
      const level = lower[kind]
      if (level !== undefined && (isRock || above === isOver)) fill(outlines, level)
    }
  }
  if (isRock) {
    context.save()
    outlinePath(context, scene.walls, 0, 0)
    context.clip('evenodd')
    context.fillStyle = grey(levels.floor)
    context.fillRect(-1, -1, scene.grid.columns + 2, scene.grid.rows + 2)
    sunken(true)
    context.restore()
  } else {
    sunken(false)
    const byRise = [...scene.floors].sort((a, b) => (a.rise ?? 0) - (b.rise ?? 0))
    for (const { outline, rise = 0 } of byRise) {
      const step = Math.max(-50, Math.min(60, Math.round(rise * 18)))
      fill([outline], levels.floor + step)
    }
    sunken(true)
  }
  const sorted = layers(scene)
  silhouettes(sheet, [...sorted.flat.props, ...sorted.low.props])
  if (!isRock && scene.walls.length > 0) {
    outlinePath(context, scene.walls, 0, 0)
    context.lineCap = 'square'
    context.lineJoin = 'miter'
    context.lineWidth = wallThickness(scene)
    context.strokeStyle = grey(levels.wall)
    context.stroke()
  }
  silhouettes(sheet, [...sorted.tall.props, ...sorted.high.props])
  for (const { at, width: across } of sorted.trees) {
    context.beginPath()
    context.arc(at[0], at[1], across * 0.46, 0, Math.PI * 2)
    context.fillStyle = grey(levels.crown)
    context.fill()
  }
  return planeOf(sheet)
}

/** What things cover, each at the height it has, the lower first. */
function silhouettes({ canvas, context, scene, scale }: Sheet, props: readonly Prop[]): void {
  const byLevel = Map.groupBy(
    props.filter((prop) => !isVapour(prop) && !isTree(prop)),
    ({ kind }) => raised(kindOf(kind as PropName).height),
  )
  const own = createCanvas(canvas.width, canvas.height)
  const pen = own.getContext('2d')
  for (const [level, those] of [...byLevel].sort(([a], [b]) => a - b)) {
    pen.setTransform(context.getTransform())
    for (const prop of those) drawProp(pen, prop, scene, handIn(255, 255), scale)
    pen.resetTransform()
    pen.globalCompositeOperation = 'source-in'
    pen.fillStyle = grey(level)
    pen.fillRect(0, 0, own.width, own.height)
    pen.globalCompositeOperation = 'source-over'
    context.save()
    context.resetTransform()
    context.drawImage(own, 0, 0)
    context.restore()
    pen.clearRect(0, 0, own.width, own.height)
  }
  release(own)
}
