import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../../paint/colour.ts'
import type { Checkpoint, Frame } from '../../../paint/frame.ts'
import { speckle } from '../../../paint/noise.ts'
import { type Picture, pictureOf } from '../../../paint/picture.ts'
import { housesByWard, type TownmapScene, type Tree } from '../scene.ts'
import type { Brush } from './brush.ts'
import { paintCliffs } from './cliffs.ts'
import { paintFields, paintTrees, woodland } from './country.ts'
import { paintOvergrowth, saplings } from './decay.ts'
import { paintGround } from './ground.ts'
import { paintLandmarks, paintPrecincts } from './landmarks.ts'
import { type Hand, letter } from './letters.ts'
import { paletteOf } from './palette.ts'
import {
  type Inkstone,
  inkstoneOf,
  layPaper,
  penFields,
  pennedPalette,
  penRoads,
  penTrees,
  penWater,
} from './penned.ts'
import { paintHouses, paintShadows } from './roofs.ts'
import { paintFires, paintHour, paintWeather } from './sky.ts'
import { paintBoats, paintStalls } from './stalls-and-boats.ts'
import { paintBridges, paintRoads, paintTownGround, paintYards } from './streets.ts'
import { paintInnerWalls, paintWall } from './walls.ts'
import { paintWater } from './water.ts'

/** Length of shadows by the hour, in feet for a foot of height; the light comes from the upper left. */
const slant: Record<TownmapScene['dress']['time'], number> = {
  dawn: 0.72,
  morning: 0.6,
  noon: 0.2,
  afternoon: 0.62,
  day: 0.42,
  sunset: 0.78,
  dusk: 0.5,
  night: 0.3,
}

/** A town map at a size, in a style. */
export function painted(scene: TownmapScene, frame: Frame, style: string, checkpoint: Checkpoint): Picture {
  const canvas = createCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d')
  const unit = frame.width / scene.width
  const side = Math.min(frame.width, frame.height)
  const stone = style === 'painted' ? undefined : inkstoneOf(scene, style)
  const long = stone ? 0.2 : slant[scene.dress.time] * (scene.dress.weather.cloud > 0.6 ? 0.7 : 1)
  const brush: Brush = {
    scene,
    context,
    palette: stone ? pennedPalette(stone) : paletteOf(scene),
    penned: stone !== undefined,
    scale: unit,
    pen: (weight) => Math.max(0.5, (weight * side) / 1024) / unit,
    cast: [long * 0.72, long * 0.78],
  }
  context.save()
  context.scale(unit, frame.height / scene.height)
  land(brush, stone, checkpoint)
  town(brush, checkpoint)
  checkpoint(0.86, 'Waiting for the light')
  paintFires(brush)
  paintHour(brush)
  paintWeather(brush)
  context.restore()
  if (!stone) finish(context, frame, scene)
  checkpoint(0.93, 'Lettering')
  letter(context, scene, unit, stone ? pennedHand(stone) : handOf(brush))
  border(context, frame, brush)
  return pictureOf(canvas)
}

/** Everything that lies flat: country, water, roads, the town's ground. */
function land(brush: Brush, stone: Inkstone | undefined, checkpoint: Checkpoint): void {
  checkpoint(0.02, 'Laying the ground')
  if (stone) layPaper(brush, stone)
  else paintGround(brush)
  checkpoint(0.2, 'Ploughing the fields')
  if (stone) penFields(brush)
  else paintFields(brush)
  checkpoint(0.32, 'Paving the streets')
  if (stone) {
    penWater(brush)
    penRoads(brush)
  } else {
    paintTownGround(brush)
    paintWater(brush)
    paintRoads(brush)
  }
  paintCliffs(brush)
  paintYards(brush)
  paintPrecincts(brush)
  paintOvergrowth(brush)
  paintBridges(brush)
  paintBoats(brush)
}

/** Everything that stands up. */
function town(brush: Brush, checkpoint: Checkpoint): void {
  const { scene } = brush
  checkpoint(0.5, 'Raising the roofs')
  paintShadows(brush)
  paintHouses(brush)
  checkpoint(0.62, 'Planting the trees')
  paintStalls(brush)
  const trees: Tree[] = [...scene.trees]
  for (const wood of scene.woods) trees.push(...woodland(brush, wood))
  trees.push(
    ...saplings(
      brush,
      housesByWard(scene).flatMap(([, houses]) => houses),
    ),
  )
  if (brush.penned) penTrees(brush, trees)
  else paintTrees(brush, trees)
  checkpoint(0.76, 'Raising the wall')
  paintInnerWalls(brush)
  paintWall(brush)
  paintLandmarks(brush)
}

function pennedHand(stone: Inkstone): Hand {
  const { paper, ink } = stone
  return {
    ink,
    halo: paper,
    haloStrength: 0.88,
    water: ink,
    waterHalo: mix(paper, stone.waterWash, 0.3),
    furniture: { ink, paper, accent: stone.strength > 0.5 ? [112, 44, 24] : ink },
  }
}

function handOf(brush: Brush): Hand {
  const { palette, scene } = brush
  const dark = scene.dress.time === 'night' || scene.dress.time === 'dusk'
  return {
    ink: dark ? [250, 232, 190] : mix(palette.ink, [60, 28, 14], 0.4),
    halo: dark ? [18, 20, 34] : [248, 239, 214],
    haloStrength: dark ? 0.75 : 0.82,
    water: dark ? [198, 218, 236] : [40, 66, 82],
    waterHalo: dark ? [18, 26, 44] : mix(palette.shallow, [255, 255, 250], 0.45),
    furniture: {
      ink: dark ? [34, 22, 14] : [52, 36, 24],
      paper: dark ? [232, 220, 190] : [240, 229, 201],
      accent: [132, 40, 26],
    },
    ...(dark ? { compass: { ink: [236, 220, 182], paper: [46, 50, 70], accent: [226, 150, 70] } } : {}),
  }
}

/** Edges a little darker than the middle, and a grain over all, as on a printed sheet. */
function finish(context: SKRSContext2D, frame: Frame, scene: TownmapScene): void {
  const { width, height } = frame
  const far = Math.hypot(width, height) / 2
  const dim = context.createRadialGradient(width / 2, height / 2, far * 0.5, width / 2, height / 2, far * 1.02)
  dim.addColorStop(0, 'rgba(48,30,10,0)')
  dim.addColorStop(1, 'rgba(48,30,10,0.36)')
  context.fillStyle = dim
  context.fillRect(0, 0, width, height)
  const tile = createCanvas(128, 128)
  const pen = tile.getContext('2d')
  const grain = pen.createImageData(128, 128)
  for (let i = 0, p = 0; i < 128 * 128; i++, p += 4) {
    const value = speckle(i % 128, i >> 7, scene.seed + 901)
    grain.data[p] = grain.data[p + 1] = grain.data[p + 2] = value > 0.5 ? 255 : 0
    grain.data[p + 3] = Math.abs(value - 0.5) * 26
  }
  pen.putImageData(grain, 0, 0)
  const pattern = context.createPattern(tile, 'repeat')
  if (!pattern) return
  context.fillStyle = pattern
  context.fillRect(0, 0, width, height)
}

/** A ruled frame just inside the edge. */
function border(context: SKRSContext2D, frame: Frame, brush: Brush): void {
  const side = Math.min(frame.width, frame.height)
  const outer = side * 0.009
  context.strokeStyle = css(brush.palette.ink, 0.85)
  context.lineWidth = Math.max(1, side * 0.0022)
  context.strokeRect(outer, outer, frame.width - outer * 2, frame.height - outer * 2)
  context.lineWidth = Math.max(0.6, side * 0.0009)
  const inner = outer + side * 0.0048
  context.strokeRect(inner, inner, frame.width - inner * 2, frame.height - inner * 2)
}
