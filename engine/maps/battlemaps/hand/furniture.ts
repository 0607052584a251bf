import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { kindOf, type PropName } from '../catalogue.ts'
import type { BattlemapScene, Door, Point, Prop } from '../scene.ts'
import { crown } from './canopy.ts'
import { furnishings } from './furnishings.ts'
import { gear } from './gear.ts'
import { greenery } from './greenery.ts'
import { css, type Hand, mix, rgb, shade } from './hand.ts'
import { havoc } from './havoc.ts'
import { hearths } from './hearths.ts'
import { ironwork } from './ironwork.ts'
import { millwork } from './millwork.ts'
import { Pen } from './pen.ts'
import { release } from './release.ts'
import { shattered } from './shattered.ts'
import { shipboard } from './shipboard.ts'
import { speciesOf } from './species.ts'
import { stonework } from './stonework.ts'
import { stores } from './stores.ts'
import type { Drawing } from './strokes.ts'
import { strongholds } from './strongholds.ts'
import { tombs } from './tombs.ts'
import { townscape } from './townscape.ts'
import { wallColour } from './walls.ts'
import { workings } from './workings.ts'

/** All but trees, whose crowns are drawn over everything that stands. */
type Furniture = Exclude<PropName, 'tree' | 'sapling'>

const drawings: Record<Furniture, Drawing> = {
  ...stonework,
  ...tombs,
  ...ironwork,
  ...stores,
  ...furnishings,
  ...hearths,
  ...greenery,
  ...shipboard,
  ...townscape,
  ...strongholds,
  ...havoc,
  ...millwork,
  ...gear,
  ...workings,
}

/** Draws one thing in place; the context is in squares. */
export function drawProp(context: SKRSContext2D, prop: Prop, scene: BattlemapScene, hand: Hand, scale: number): void {
  context.save()
  context.translate(prop.at[0], prop.at[1])
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const seed = scene.seed + prop.variant * 31
  const pen = new Pen(context, hand, scale, prop.turn, seed)
  context.rotate(prop.turn)
  drawings[prop.kind as Furniture](pen, prop.width, prop.depth, prop.tint)
  if (prop.broken) shattered(pen, prop)
  context.restore()
}

/** A layer of things at one height, the shadow they cast falling to the lower right. */
export interface Layer {
  props: Prop[]
  /** Shadow length, squares. */
  height: number
}

const hangs = ({ kind }: Prop) => kind === 'web' || kindOf(kind as PropName).habit === 'hung'

/** Fire, smoke and steam: over everything, and casting no shadow. */
const burns = ({ kind }: Prop) => kind === 'flames' || kind === 'smoke' || kind === 'steam'

const isTree = (prop: Prop) => prop.kind === 'tree' || prop.kind === 'sapling'

/** Things sorted into layers: what lies flat, what is low, what stands tall, the crowns of trees, and fire above all. */
export function layers(
  scene: BattlemapScene,
): Record<'flat' | 'low' | 'tall' | 'high' | 'fire', Layer> & { trees: Prop[] } {
  const flat: Prop[] = []
  const low: Prop[] = []
  const tall: Prop[] = []
  const high: Prop[] = []
  const fire: Prop[] = []
  const trees: Prop[] = []
  for (const prop of scene.props) {
    const height = kindOf(prop.kind as PropName).height
    if (isTree(prop)) trees.push(prop)
    else if (burns(prop)) fire.push(prop)
    else if (height >= 1) high.push(prop)
    else if (prop.flat && !hangs(prop)) flat.push(prop)
    else if (height >= 0.3 || hangs(prop)) tall.push(prop)
    else low.push(prop)
  }
  trees.sort((a, b) => a.width - b.width || a.at[1] - b.at[1])
  return {
    flat: { props: flat, height: 0.02 },
    low: { props: low, height: 0.13 },
    tall: { props: tall, height: 0.32 },
    high: { props: high, height: 0.7 },
    fire: { props: fire, height: 0 },
    trees,
  }
}

/** Draws a layer with its shadow under it. The context is in px. */
export function paintLayer(
  context: SKRSContext2D,
  layer: Layer,
  scene: BattlemapScene,
  hand: Hand,
  scale: number,
  offset: Point,
): void {
  if (layer.props.length === 0) return
  castUnder(context, hand, layer.height, scale, (draw) => {
    draw.translate(offset[0], offset[1])
    draw.scale(scale, scale)
    for (const prop of layer.props) drawProp(draw, prop, scene, hand, scale)
  })
}

/** Draws a layer, in px, over the picture, the shadow it casts first. */
function castUnder(
  context: SKRSContext2D,
  hand: Hand,
  height: number,
  scale: number,
  draw: (context: SKRSContext2D) => void,
): void {
  const length = height * scale
  if (hand.style !== 'blueprint' && length > 0.5) {
    const blur = hand.style === 'inked' ? 0 : length * 0.45
    const { width: across, height: down } = context.canvas
    // A shadow this soft has nothing finer in it than some px: it is drawn as much smaller, for blurring takes time by the px.
    const k = Math.max(blur > 1 ? 2 : 1, Math.min(6, Math.floor(blur / 3)), Math.round(scale / 35))
    const small = createCanvas(Math.ceil(across / k), Math.ceil(down / k))
    const shadow = small.getContext('2d')
    shadow.scale(1 / k, 1 / k)
    draw(shadow)
    shadow.resetTransform()
    shadow.globalCompositeOperation = 'source-in'
    shadow.fillStyle = css(mix(hand.ink, [20, 18, 40], 0.3), hand.style === 'inked' ? 0.28 : 0.5)
    shadow.fillRect(0, 0, small.width, small.height)
    context.save()
    if (blur > 0.4) {
      const soft = createCanvas(small.width, small.height)
      const blurred = soft.getContext('2d')
      blurred.filter = `blur(${(blur / k).toFixed(2)}px)`
      blurred.drawImage(small, 0, 0)
      context.drawImage(soft, length * 0.72, length * 0.9, small.width * k, small.height * k)
      release(soft)
    } else context.drawImage(small, length * 0.72, length * 0.9, small.width * k, small.height * k)
    release(small)
    context.restore()
  }
  context.save()
  draw(context)
  context.restore()
}

/** Above this many px a square drawings kept for use again would take more memory than the map. */
const FINE = 80

/** Crowns drawn once a kind and size, then set where they stand: a forest is a few dozen drawings, not hundreds. */
export function paintTrees(
  context: SKRSContext2D,
  trees: readonly Prop[],
  scene: BattlemapScene,
  hand: Hand,
  scale: number,
  offset: Point,
): void {
  if (trees.length === 0) return
  const sprites = new Map<string, Canvas>()
  const snowy = scene.areas.some((area) => area.kind === 'snow') || scene.base === 'snow'
  castUnder(context, hand, 0.55, scale, (draw) => {
    for (const tree of trees) {
      const species = speciesOf(tree)
      const size = Math.max(1, Math.round(tree.width * 2)) / 2
      const radius = (size * scale) / 2
      const grow = (context: SKRSContext2D) => {
        context.lineJoin = 'round'
        const seed = scene.seed + (tree.variant % 5) * 97 + Math.round(size * 10)
        crown(context, species, radius, tree.tint ?? '#4f6b34', seed, hand, snowy)
      }
      const [x, y] = [offset[0] + tree.at[0] * scale, offset[1] + tree.at[1] * scale]
      if (scale > FINE) {
        draw.save()
        draw.translate(x, y)
        draw.scale(tree.width / size, tree.width / size)
        grow(draw)
        draw.restore()
        continue
      }
      const name = `${species} ${size} ${tree.tint ?? ''} ${tree.variant % 5}`
      let sprite = sprites.get(name)
      const side = Math.ceil(radius * 2.3)
      if (!sprite) {
        sprite = createCanvas(side, side)
        const crownContext = sprite.getContext('2d')
        crownContext.translate(side / 2, side / 2)
        grow(crownContext)
        sprites.set(name, sprite)
      }
      const shown = side * (tree.width / size)
      draw.drawImage(sprite, x - shown / 2, y - shown / 2, shown, shown)
    }
  })
}

/** Doors in their openings: frame, leaf, and what makes each kind readable at a glance. */
export function paintDoors(context: SKRSContext2D, scene: BattlemapScene, hand: Hand, scale: number): void {
  for (const door of scene.doors) {
    const [x0, y0] = door.from
    const [x1, y1] = door.to
    context.save()
    context.translate((x0 + x1) / 2, (y0 + y1) / 2)
    const turn = Math.atan2(y1 - y0, x1 - x0)
    context.rotate(turn)
    context.lineCap = 'butt'
    const pen = new Pen(context, hand, scale, turn, scene.seed + Math.round(x0 * 31 + y0 * 77))
    drawDoor(pen, door, Math.hypot(x1 - x0, y1 - y0), scene)
    context.restore()
  }
}

function drawDoor(pen: Pen, door: Door, width: number, scene: BattlemapScene): void {
  const half = width / 2
  const wall = wallColour(scene)
  const thin = scene.base !== 'solid'
  const jamb = thin ? 0.1 : 0.13
  const frame = shade(wall, 0.04)
  const jambs = () => {
    for (const side of [-1, 1]) pen.box(side * (half - jamb / 2) - jamb / 2, -0.17, jamb, 0.34, frame, 0.5, 0.9)
  }
  const leaf = (x: number, w: number, colour: string) => {
    pen.box(x, -0.095, w, 0.19, colour, 0.5)
    for (const k of [0.33, 0.66])
      pen.line(
        [
          [x + w * k, -0.09],
          [x + w * k, 0.09],
        ],
        0.022,
        0.5,
      )
  }
  const wood = '#7d5230'
  if (door.kind === 'window') {
    pen.box(-half, -0.13, width, 0.26, frame, 0.3)
    pen.box(-half + 0.06, -0.06, width - 0.12, 0.12, '#bcd6dc', 0.4, 0.6)
    pen.line(
      [
        [0, -0.06],
        [0, 0.06],
      ],
      0.03,
      0.8,
    )
    return
  }
  if (door.kind === 'secret') {
    pen.box(-half, -0.15, width, 0.3, wall, 0.4, 0.8)
    pen.line(
      [
        [-half * 0.3, -0.15],
        [-half * 0.26, 0.15],
      ],
      0.025,
      0.6,
    )
    pen.line(
      [
        [half * 0.4, -0.15],
        [half * 0.36, 0.15],
      ],
      0.025,
      0.6,
    )
    return
  }
  if (door.kind === 'arch') {
    jambs()
    pen.line(
      [
        [-half, 0],
        [half, 0],
      ],
      0.05,
      0.35,
    )
    return
  }
  if (door.kind === 'portcullis' || door.kind === 'bars') {
    pen.line(
      [
        [-half, 0],
        [half, 0],
      ],
      0.07,
      0.9,
      '#6a6d74',
    )
    for (let x = -half + 0.18; x < half - 0.08; x += 0.17) pen.disc(x, 0, 0.055, '#7c8088', 0.7, 0.8)
    jambs()
    return
  }
  if (door.state === 'open') {
    pen.context.save()
    pen.context.translate(-half + jamb, 0)
    pen.context.rotate(1.15)
    leaf(0, width - jamb * 2, wood)
    pen.context.restore()
  } else if (door.kind === 'double') {
    leaf(-half + jamb, half - jamb - 0.01, wood)
    leaf(0.01, half - jamb - 0.01, wood)
    for (const side of [-1, 1]) pen.disc(side * 0.11, 0, 0.035, '#d0a24c', 0.6, 0.5)
  } else {
    leaf(-half + jamb, width - jamb * 2, wood)
    pen.disc(half - jamb - 0.12, 0, 0.04, '#d0a24c', 0.6, 0.5)
    if (door.kind === 'locked') {
      pen.line(
        [
          [-half + jamb, -0.02],
          [half - jamb, -0.02],
        ],
        0.06,
        0.95,
        '#4d4f55',
      )
      pen.box(-0.07, -0.08, 0.14, 0.16, rgb('#c9a24a'), 0.8, 0.7)
    }
  }
  jambs()
}
