import { finishLandscape } from '../../landscapes/finish/finish.ts'
import { sceneInStyle } from '../../landscapes/landscapes.ts'
import { type Plate, paintScene } from '../../landscapes/paint.ts'
import type { LandscapeScene } from '../../landscapes/scene.ts'
import { shootSky } from '../../landscapes/sky/sky.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { nearnessOf, widened } from '../depth/estimate.ts'
import type { Nearness, Stage } from '../stage.ts'

/** A landscape painted without what moves through its air, and what is known of its px. */
export interface Land {
  plate: Plate
  /** Finished, RGBA. */
  pixels: Uint8ClampedArray
  /** 1 where the sky is seen. */
  sky: Float32Array
  /** 1 on open water, less towards shores and what stands in it. */
  water: Float32Array
  /** 1 where something stands before land or sky: plants, houses, the foreground. */
  stands: Uint8Array
}

/** Grey of what stands right before the eye, and the least that is land at all, as `Distances` tells them. */
const [FOREGROUND, LAND] = [250, 12]

export function landOf(stage: Stage, kept: LandscapeScene, style: string, checkpoint: Checkpoint): Land {
  const { width, height } = stage
  const still: LandscapeScene = {
    ...kept,
    sky: { ...kept.sky, falling: undefined, lightning: false },
    foreground: { ...kept.foreground, birds: 0 },
  }
  const plate = paintScene(
    sceneInStyle(still, style),
    { width, height },
    (progress, words) => checkpoint(progress * 0.6, words),
    true,
  )
  const { pixels } = finishLandscape(plate, style, (progress, words) => checkpoint(0.6 + progress * 0.3, words))
  const told = plate.distances!.picture().pixels
  const { depth, wet } = plate.shot
  const sky = new Float32Array(width * height)
  const open: Field = { width, height, values: new Float32Array(width * height) }
  const stands = new Uint8Array(width * height)
  const bare = bareSky(plate)
  const usual = greyOf(depth)
  for (let i = 0, p = 0; i < sky.length; i++, p += 4) {
    const grey = told[p]!
    sky[i] = depth[i] === 0 ? Math.max(0, 1 - grey / LAND) * bare[i]! : 0
    const differs = Math.abs(grey - usual(depth[i]!)) > 7
    stands[i] = (depth[i] === 0 ? grey > LAND : differs) ? (grey >= FOREGROUND ? 2 : 1) : 0
    open.values[i] = wet[i]! > 0 && stands[i] === 0 ? 1 : 0
  }
  const soft = blur(open, Math.max(1, height / 220), 2).values
  const water = open.values.map((value, i) => value * Math.min(1, Math.max(0, soft[i]! * 2 - 1) * 1.2))
  return { plate, pixels, sky, water, stands }
}

/** How much darker than the open sky, 0-255, what stands before it is at least and surely. */
const DARKER = [10, 34] as const

/** 1 where the sky was painted and nothing after it: turf on the rims of islands is told no distance. */
function bareSky({ scene, view, canvas }: Plate): Float32Array {
  const { width, height } = view
  const open = new Uint8ClampedArray(width * height * 4)
  shootSky(scene, view, open)
  const painted = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const free = new Float32Array(width * height)
  for (let i = 0, p = 0; i < free.length; i++, p += 4) {
    const darker = Math.max(open[p]! - painted[p]!, open[p + 1]! - painted[p + 1]!, open[p + 2]! - painted[p + 2]!)
    free[i] = smoothstep(DARKER[1], DARKER[0], darker)
  }
  // A brush goes a px beyond edges.
  const made = free.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++)
      if (free[i]! < 1)
        for (const next of [i - 1, i + 1, i - width, i + width]) made[next] = Math.min(made[next]!, free[i]!)
  return made
}

/** The grey that a distance is told as, by the same table as the painter's. */
function greyOf(depth: Float32Array): (z: number) => number {
  const [from, to] = reachOf(depth)
  const scale = (18 - 236) / Math.log(to / from)
  return (z) => (z > 0 ? 236 + scale * Math.log(Math.max(1, z / from)) : 0)
}

function reachOf(depth: Float32Array): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, 0]
  for (const z of depth) {
    if (z <= 0) continue
    if (z < from) from = z
    if (z > to) to = z
  }
  return to > from ? [from, to] : [1, 2]
}

/** By distance as it is: inverse, a little evened so that the middle ground moves as well. */
export function landNearness({ plate }: Land): Nearness {
  const picture = plate.distances!.picture()
  const [from, to] = reachOf(plate.shot.depth)
  const ratio = Math.log(to / from)
  const step = Math.max(1, Math.round(picture.height / 256))
  const width = Math.ceil(picture.width / step)
  const height = Math.ceil(picture.height / step)
  const near: Field = { width, height, values: new Float32Array(width * height) }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at = (Math.min(picture.height - 1, y * step) * picture.width + Math.min(picture.width - 1, x * step)) * 4
      const grey = picture.pixels[at]!
      const t = Math.min(1, Math.max(0, (236 - grey) / 218))
      near.values[i] = grey < LAND ? 0 : Math.exp(-ratio * t * 0.55)
    }
  return nearnessOf(widened(near, 4), picture.width, 3.5)
}
