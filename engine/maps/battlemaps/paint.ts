import { createCanvas } from '@napi-rs/canvas'
import type { GridShape } from '../../../contract/map-exports.ts'
import type { Checkpoint, Frame } from '../../paint/frame.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import { boundsOf } from './geometry.ts'
import { paintArea } from './hand/areas.ts'
import { type Easel, floorClip, squares } from './hand/easel.ts'
import { layers, paintDoors, paintLayer, paintTrees } from './hand/furniture.ts'
import { layGrid } from './hand/grid.ts'
import { clouds, grain, layGround } from './hand/ground.ts'
import { css, handOf, mix, shade } from './hand/hand.ts'
import { furniture, numbers } from './hand/lettering.ts'
import { overLaid, underRaised } from './hand/levels.ts'
import { lightMaps } from './hand/light.ts'
import { release } from './hand/release.ts'
import { softly } from './hand/soft.ts'
import { hatching, outlinePath, rockLedges, standingWalls, wallColour, wallThickness, wallTops } from './hand/walls.ts'
import { paintFog, paintWeather } from './hand/weather.ts'
import type { Area, BattlemapScene, Point } from './scene.ts'

/** Paints a battle map at a size in a style, under the grid chosen. */
export function paintBattlemap(
  scene: BattlemapScene,
  frame: Frame,
  style: string,
  checkpoint: Checkpoint,
  shape: GridShape,
): Picture {
  const hand = handOf(style)
  const { columns, rows } = scene.grid
  const scale = Math.max(frame.width / columns, frame.height / rows)
  const offset: Point = [(frame.width - columns * scale) / 2, (frame.height - rows * scale) / 2]
  const canvas = createCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d')
  const easel: Easel = { context, scene, hand, scale, offset }
  const solid = scene.base === 'solid'

  checkpoint(0, 'Laying the ground')
  backdrop(easel)
  checkpoint(0.12, 'Laying the floors')
  if (solid) floorsInRock(easel)
  checkpoint(0.35, 'Water, paths and moss')
  areas(easel, (area) => solid || !(spills(area.kind) || area.above))
  if (!solid) {
    floorsInOpen(easel)
    overgrowth(easel)
    areas(easel, (area) => spills(area.kind) || area.above === true)
  }
  if (hand.modelled) clouding(easel)
  if (solid) wallShade(easel)
  checkpoint(0.5, 'Furnishing')
  const sorted = layers(scene)
  paintLayer(context, sorted.flat, scene, hand, scale, offset)
  paintLayer(context, sorted.low, scene, hand, scale, offset)
  checkpoint(0.62, 'Raising the walls')
  squares(easel, () => {
    if (solid) wallLine(easel)
    else if (scene.walls.length > 0) walls(easel)
    paintDoors(context, scene, hand, scale)
  })
  paintLayer(context, sorted.tall, scene, hand, scale, offset)
  paintLayer(context, sorted.high, scene, hand, scale, offset)
  paintTrees(context, sorted.trees, scene, hand, scale, offset)
  paintLayer(context, sorted.fire, scene, hand, scale, offset)
  checkpoint(0.78, 'Lighting the lamps')
  paintFog(context, scene, hand)
  if (hand.style === 'painted') light(easel)
  else if (hand.style === 'inked') inkShade(easel)
  paintWeather(context, scene, hand, scale)
  checkpoint(0.9, 'Drawing the grid')
  layGrid(easel, shape)
  finish(easel)
  numbers(easel)
  if (hand.style !== 'painted' && solid) furniture(easel)
  const picture = pictureOf(canvas)
  release(canvas)
  return picture
}

/** What the map lies on: rock, paper, or open ground. */
function backdrop(easel: Easel) {
  const { context, scene, hand, scale } = easel
  const { columns, rows } = scene.grid
  const whole = { left: -1, top: -1, right: columns + 1, bottom: rows + 1 }
  if (scene.base === 'void') {
    context.fillStyle = css(hand.style === 'painted' ? [44, 46, 54] : hand.paper)
    context.fillRect(0, 0, context.canvas.width, context.canvas.height)
    return
  }
  const { base } = scene
  if (base !== 'solid') {
    squares(easel, () => layGround({ context, hand, scale, seed: scene.seed, tint: scene.soil }, base, whole))
    return
  }
  const rock = mix(wallColour(scene), [62, 58, 62], 0.6)
  context.fillStyle = css(hand.style === 'painted' ? shade(rock, -0.06) : hand.paper)
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  if (hand.style === 'painted') {
    squares(easel, () => {
      layGround(
        {
          context,
          hand: { ...hand, tone: (c) => mix(c, shade(rock, -0.06), 0.72) },
          scale,
          seed: scene.seed + 3,
          tint: undefined,
        },
        'rock',
        whole,
      )
      context.save()
      context.globalCompositeOperation = 'soft-light'
      context.globalAlpha = 0.3
      context.drawImage(clouds(columns, rows, 6, 2.2, scene.seed + 20, 1), 0, 0, columns, rows)
      context.restore()
      if (scene.masonry === 'rough') rockLedges(context, scene, hand)
      else wallTops(context, scene, hand, scale, 0.3)
    })
  } else squares(easel, () => hatching(context, scene, hand, scale))
}

function floorsInRock(easel: Easel) {
  const { context, scene, hand, scale } = easel
  squares(easel, () => {
    floorClip(easel)
    for (const [i, floor] of scene.floors.entries()) {
      context.save()
      if (i > 0) {
        outlinePath(context, [[...floor.outline, floor.outline[0]!]], 0, 0)
        context.clip()
      }
      layGround(
        { context, hand, scale, seed: scene.seed + i * 17, tint: floor.tint ?? scene.stone },
        floor.ground,
        boundsOf(floor.outline),
      )
      context.restore()
    }
  })
}

function floorsInOpen(easel: Easel) {
  const { context, scene, hand, scale } = easel
  squares(easel, () => {
    for (const [i, floor] of scene.floors.entries()) {
      underRaised(context, floor, hand, scale, scene.seed + i)
      context.save()
      outlinePath(context, [[...floor.outline, floor.outline[0]!]], floor.edge === 'cliff' ? 0.1 : 0.04, scene.seed + i)
      context.clip()
      layGround(
        { context, hand, scale, seed: scene.seed + i * 17, tint: floor.tint },
        floor.ground,
        boundsOf(floor.outline),
      )
      context.restore()
      overLaid(context, floor, hand, scale, scene.seed + i)
    }
  })
}

/** What lies over paving as over open ground. */
const spills = (kind: Area['kind']) => kind === 'blood' || kind === 'ash'

/** What grows over a ruin's paving. */
function overgrowth(easel: Easel) {
  const { context, scene } = easel
  if (scene.variant !== 'ruin' || scene.floors.length === 0) return
  context.save()
  context.translate(easel.offset[0], easel.offset[1])
  context.scale(easel.scale, easel.scale)
  outlinePath(
    context,
    scene.floors.map(({ outline }) => [...outline, outline[0]!]),
    0.04,
    scene.seed,
  )
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clip()
  areas(easel, (area) => area.kind === 'moss' || area.kind === 'undergrowth')
  context.restore()
}

function areas(easel: Easel, which: (area: Area) => boolean) {
  const { context, scene, hand, scale, offset } = easel
  squares(easel, () => {
    if (scene.base === 'solid') floorClip(easel)
    for (const [i, area] of scene.areas.entries()) {
      if (!which(area)) continue
      paintArea(
        context,
        area,
        hand,
        scale,
        { width: context.canvas.width, height: context.canvas.height },
        offset,
        scene.seed + i * 101,
      )
    }
  })
}

/** Breaks the evenness of every surface: broad clouds of light and dark, and stains. */
function clouding(easel: Easel) {
  const { context, scene, scale, offset } = easel
  const { columns, rows } = scene.grid
  context.save()
  if (scene.base === 'solid') {
    context.translate(offset[0], offset[1])
    context.scale(scale, scale)
    floorClip(easel)
    context.setTransform(1, 0, 0, 1, 0, 0)
  }
  context.globalCompositeOperation = 'soft-light'
  const broad = clouds(columns, rows, 4, 4.2, scene.seed + 21, 0.9)
  context.globalAlpha = 0.6
  context.drawImage(broad, offset[0], offset[1], columns * scale, rows * scale)
  const fine = clouds(columns, rows, 8, 0.8, scene.seed + 22, 0.9)
  context.globalAlpha = 0.5
  context.drawImage(fine, offset[0], offset[1], columns * scale, rows * scale)
  context.restore()
}

/** The dark at the foot of walls, and the long shadow of those to the upper left. */
function wallShade(easel: Easel) {
  const { context, scene, hand, scale, offset } = easel
  if (hand.style === 'blueprint') return
  const { width, height } = context.canvas
  // Rock alone, as a stencil: what casts the shade. Blurred small, for blurring takes time by the px.
  const stencil = (blur: number) => {
    const k = Math.max(2, Math.min(8, Math.floor(blur / 2)))
    const small = createCanvas(Math.ceil(width / k), Math.ceil(height / k))
    const draw = small.getContext('2d')
    draw.fillStyle = css(mix(hand.ink, [16, 14, 30], 0.4))
    draw.fillRect(0, 0, small.width, small.height)
    draw.globalCompositeOperation = 'destination-out'
    draw.translate(offset[0] / k, offset[1] / k)
    draw.scale(scale / k, scale / k)
    outlinePath(draw, scene.walls, 0.02, scene.seed)
    draw.fill('evenodd')
    const soft = createCanvas(small.width, small.height)
    const blurred = soft.getContext('2d')
    blurred.filter = `blur(${(blur / k).toFixed(2)}px)`
    blurred.drawImage(small, 0, 0)
    release(small)
    return { soft, across: soft.width * k, down: soft.height * k }
  }
  const long = stencil(scale * 0.09)
  const foot = stencil(scale * 0.3)
  squares(easel, () => {
    floorClip(easel)
    context.setTransform(1, 0, 0, 1, 0, 0)
    const strength = hand.style === 'inked' ? 0.5 : 1
    context.globalAlpha = 0.42 * strength
    context.drawImage(long.soft, scale * 0.22, scale * 0.3, long.across, long.down)
    context.globalAlpha = (scene.masonry === 'rough' ? 0.42 : 0.55) * strength
    context.drawImage(foot.soft, 0, 0, foot.across, foot.down)
  })
  release(long.soft, foot.soft)
}

/** The ink line at the edge of every floor. */
function wallLine({ context, scene, hand, scale }: Easel) {
  outlinePath(context, scene.walls, scene.masonry === 'rough' ? 0.05 : 0.02, scene.seed)
  context.lineJoin = 'round'
  context.lineWidth = Math.max((hand.style === 'painted' ? 0.07 : 0.11) * hand.weight, 1 / scale)
  context.strokeStyle = css(hand.ink, hand.style === 'painted' ? 0.92 : 1)
  context.stroke()
}

function walls(easel: Easel) {
  const { context, scene, hand, scale } = easel
  const thick = wallThickness(scene)
  if (hand.style !== 'blueprint') {
    context.save()
    context.translate(0.14, 0.18)
    softly(context, boundsOf(scene.walls.flat()), thick, scale, scale * 0.1, (soft) => {
      outlinePath(soft, scene.walls, 0.02, scene.seed)
      soft.lineWidth = thick + 0.1
      soft.strokeStyle = css([18, 14, 24], hand.style === 'inked' ? 0.2 : 0.5)
      soft.stroke()
    })
    context.restore()
  }
  standingWalls(context, scene, hand, scale, thick)
}

function light({ context, scene, scale, offset }: Easel) {
  const { width, height } = context.canvas
  const { shade: dim, glow } = lightMaps(scene, width, height, scale, offset)
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.drawImage(dim, 0, 0, width, height)
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.55
  context.drawImage(glow, 0, 0, width, height)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = 0.13
  context.drawImage(glow, 0, 0, width, height)
  context.restore()
}

/** Night in the pen's hand: a grey wash that the lights leave white. */
function inkShade({ context, scene, hand, scale, offset }: Easel) {
  const { darkness } = scene.ambience
  if (darkness < 0.55) return
  const { width, height } = context.canvas
  const { shade: dim } = lightMaps(
    {
      ...scene,
      ambience: { ...scene.ambience, tint: '#8a8680', darkness: 0.6 },
      lights: scene.lights.map((l) => ({ ...l, colour: '#ffffff' })),
    },
    width,
    height,
    scale,
    offset,
  )
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = hand.style === 'inked' ? 0.7 : 0.5
  context.drawImage(dim, 0, 0, width, height)
  context.restore()
}

/** Paper or canvas over all: grain, and edges that fall away. */
function finish({ context, scene, hand }: Easel) {
  const { width, height } = context.canvas
  context.save()
  context.globalCompositeOperation = 'soft-light'
  const pattern = context.createPattern(grain(256, scene.seed, hand.style === 'painted' ? 60 : 36), 'repeat')
  if (pattern) context.fillStyle = pattern
  context.globalAlpha = 0.5
  context.fillRect(0, 0, width, height)
  if (hand.style !== 'painted') {
    const stains = clouds(
      scene.grid.columns,
      scene.grid.rows,
      3,
      6,
      scene.seed + 40,
      hand.style === 'parchment' ? 1 : 0.5,
    )
    context.globalAlpha = 0.6
    context.drawImage(stains, 0, 0, width, height)
  }
  context.globalAlpha = 1
  context.globalCompositeOperation = 'multiply'
  const edge = context.createRadialGradient(
    width * 0.48,
    height * 0.46,
    Math.min(width, height) * 0.42,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  )
  edge.addColorStop(0, 'rgba(255,255,255,1)')
  edge.addColorStop(
    1,
    hand.style === 'painted'
      ? 'rgb(176,166,168)'
      : hand.style === 'blueprint'
        ? 'rgb(170,180,205)'
        : 'rgb(206,184,150)',
  )
  context.fillStyle = edge
  context.fillRect(0, 0, width, height)
  context.restore()
}
