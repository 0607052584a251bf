import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../paint/colour.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import { random } from '../paint/random.ts'
import { type AirTable, airOf } from './air.ts'
import { paintCeiling } from './cavern.ts'
import { Distances } from './distances.ts'
import { puff, shine, smoke, waterfall } from './effects.ts'
import { drawForeground } from './foreground.ts'
import { growTurf } from './growth/turf.ts'
import { Nursery, type Plant, plantsOf } from './growth/wood.ts'
import { islandTop, paintIsland } from './islands.ts'
import { Layer } from './layer.ts'
import { drawBirds } from './life.ts'
import type { Island, LandscapeScene, Species } from './scene.ts'
import { drawFalling } from './sky/falling.ts'
import { drawBeams, drawHeavens, drawLightning, drawMotes } from './sky/heavens.ts'
import { shootSky } from './sky/sky.ts'
import { type Slice, SlicePainter, slicesOf } from './slices.ts'
import { drawThing, frontOf } from './stage.ts'
import { type Ground, groundOf } from './terrain/ground.ts'
import { type HeightOf, heightOf } from './terrain/height.ts'
import { sightOf } from './terrain/sight.ts'
import { type Shot, shootGround } from './terrain/surface.ts'
import { columnAt, rowAt, type View, viewOf } from './view.ts'
import { paintWater, shoresOf } from './water.ts'

/** A landscape painted, before any style's finish. */
export interface Plate {
  scene: LandscapeScene
  view: View
  canvas: Canvas
  ground: Ground
  shot: Shot
  /** The row of the ground grid seen at each px, -1 sky. */
  seen: Float32Array
  distances: Distances | undefined
}

/** Paints a scene from the far sky to the near grass; with `tellsDistances`, it is told on the plate how far everything is. */
export function paintScene(scene: LandscapeScene, frame: Frame, checkpoint: Checkpoint, tellsDistances = false): Plate {
  const view = viewOf(scene.camera, frame)
  const canvas = createCanvas(view.width, view.height)
  const pen = canvas.getContext('2d')
  checkpoint(0.02, 'Painting the sky')
  paintSky(pen, scene, view, frame)
  checkpoint(0.12, 'Raising the land')
  const heightAt = heightOf(scene.land, scene.camera)
  checkpoint(0.24, 'Raising the land')
  const ground = groundOf(scene.land, scene.camera, view, heightAt, scene.light)
  checkpoint(0.42, 'Light and shadow')
  const seen = sightOf(ground, view, scene.water !== undefined)
  const air = airOf(scene, view)
  const shot = shootGround(scene, view, ground, seen, air)
  growTurf(scene, view, shot)
  checkpoint(0.6, 'Planting trees')
  const distances = tellsDistances ? new Distances(view, shot) : undefined
  paintDepths(pen, scene, view, ground, shot, heightAt, air, distances, checkpoint)
  checkpoint(0.95, 'The foreground')
  drawForeground(pen, scene, view)
  distances?.foreground((own) => drawForeground(own, scene, view))
  if (scene.sky.beams) drawBeams(pen, scene, view)
  drawMotes(pen, scene, view)
  drawFalling(pen, scene, view)
  return { scene, view, canvas, ground, shot, seen, distances }
}

function paintSky(pen: SKRSContext2D, scene: LandscapeScene, view: View, frame: Frame) {
  const sky = new Uint8ClampedArray(view.width * view.height * 4)
  shootSky(scene, view, sky)
  pen.putImageData(new ImageData(sky, view.width, view.height), 0, 0)
  if (scene.cavern) {
    pen.drawImage(paintCeiling(scene, frame), 0, 0)
    return
  }
  drawHeavens(pen, scene, view)
  if (scene.sky.lightning) drawLightning(pen, scene, view)
}

function paintDepths(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  view: View,
  ground: Ground,
  shot: Shot,
  heightAt: HeightOf,
  air: AirTable,
  distances: Distances | undefined,
  checkpoint: Checkpoint,
) {
  const painter = new SlicePainter(view, shot)
  const shores = shoresOf(view, shot)
  const layer = new Layer(view, air, distances)
  const nursery = new Nursery(scene)
  const plants = plantsOf(scene, view, ground)
  const things = [...scene.things].sort((a, b) => b.z - a.z)
  const edges = [
    ...things.map((thing) => thing.z - frontOf(thing)),
    ...scene.islands.map((island) => island.z - island.radius),
  ]
  const slices = slicesOf(view, shot, 12, edges)
  let birds = scene.foreground.birds > 0
  let falls = scene.cavern?.falls
  let nextPlant = 0
  slices.forEach((slice, k) => {
    checkpoint(0.6 + (0.34 * k) / slices.length, 'From far to near')
    painter.draw(pen, slice)
    distances?.land(slice)
    if (slice.water) paintWater(pen, scene, view, shot, slice, shores, air)
    plumes(pen, scene, view, slice)
    cascades(pen, scene, view, slice, heightAt)
    if (falls !== undefined && slice.from < 70) {
      throughTheRoof(pen, scene, view, falls)
      falls = undefined
    }
    for (const island of scene.islands) {
      const front = island.z - island.radius
      if (front >= slice.from && front < slice.to) raiseIsland(pen, layer, scene, island, view, air, nursery, distances)
    }
    const batch: Plant[] = []
    while (nextPlant < plants.length && plants[nextPlant]!.z >= slice.from) batch.push(plants[nextPlant++]!)
    const here = things.filter((thing) => thing.z - frontOf(thing) >= slice.from && thing.z - frontOf(thing) < slice.to)
    let at = 0
    for (const thing of here) {
      while (at < batch.length && batch[at]!.z > thing.z) at++
      plantRow(pen, layer, batch.splice(0, at), nursery, scene, view, air)
      at = 0
      drawThing(pen, layer, scene, thing, view, heightAt, air)
    }
    plantRow(pen, layer, batch, nursery, scene, view, air)
    veils(pen, scene, view, slice, air, heightAt, k)
    if (birds && slice.from < 500) {
      drawBirds(pen, scene, view)
      birds = false
    }
  })
}

/** How much a glowing plant lights: a wood of trees adds up where mushrooms stand apart. */
const shineOf = (species: Species) => (species === 'mushroom' ? 0.34 : 0.1)

/** Plants of about one distance, with their shadows on the ground. */
function plantRow(
  pen: SKRSContext2D,
  layer: Layer,
  batch: readonly Plant[],
  nursery: Nursery,
  scene: LandscapeScene,
  view: View,
  air: AirTable,
) {
  const hazeOf = (one: Plant) => air.haze(one.z, one.ground + one.height * 0.35, one.x)
  for (let from = 0; from < batch.length; ) {
    // As many as the air takes about as much from share a sheet: each sheet costs its whole width.
    let to = Math.min(batch.length, from + 90)
    const first = hazeOf(batch[from]!)
    while (to < batch.length && to - from < 600 && Math.abs(hazeOf(batch[to]!) - first) < 0.035) to++
    const part = batch.slice(from, to)
    from = to
    const { light } = scene
    const bright = light.sun[1] > 0.5
    layer.pen.globalAlpha = bright ? 0.42 : 0.28
    for (const one of part) {
      const tall = (view.focal * one.height) / one.z
      if (tall > 7) {
        const x = columnAt(view, one.x, one.z) - light.direction[0] * tall * 0.34
        const y = rowAt(view, one.ground, one.z)
        layer.pen.drawImage(nursery.shade, x - tall * 0.42, y - tall * 0.063, tall * 0.84, tall * 0.126)
      }
    }
    layer.pen.globalAlpha = 1
    let top = view.height
    let bottom = 0
    for (const one of part) {
      nursery.draw(layer.pen, one, view)
      const { glow, species } = scene.stands[one.stand]!
      const tall = (view.focal * one.height) / one.z
      const foot = rowAt(view, one.ground, one.z)
      top = Math.min(top, foot - tall * (glow ? 1.6 : 1))
      bottom = Math.max(bottom, foot + tall * 0.1)
      if (glow && tall > 4)
        shine(layer.pen, columnAt(view, one.x, one.z), foot - tall * 0.7, tall * 0.75, glow, shineOf(species))
    }
    const middle = part[part.length >> 1]
    if (!middle) continue
    layer.flush(pen, middle.z, hazeOf(middle) * 0.92, top - 2, bottom + 2)
  }
}

function raiseIsland(
  pen: SKRSContext2D,
  layer: Layer,
  scene: LandscapeScene,
  island: Island,
  view: View,
  air: AirTable,
  nursery: Nursery,
  distances: Distances | undefined,
) {
  const raised = paintIsland(scene, island, view, air)
  pen.drawImage(raised, 0, 0)
  distances?.stand(raised, island.z)
  if (island.falls) {
    const { x, top, bottom, wide } = fallFrom(island, view)
    waterfall(pen, scene, x, top, bottom, wide, island.seed, 1)
  }
  const held = scene.things.some((thing) => thing.island !== undefined && scene.islands[thing.island] === island)
  const trees = scene.stands.findIndex((stand) => stand.species !== 'reeds' && stand.species !== 'shrub')
  if (trees < 0) return
  const grown: Plant[] = []
  for (let k = 0; k < 46; k++) {
    const a = k * 2.4 + island.seed
    const r = Math.sqrt((k + 0.5) / 46) * island.radius * 0.92
    if (held && r < island.radius * 0.5) continue
    const x = island.x + Math.cos(a) * r
    const z = island.z + Math.sin(a) * r * 0.8
    const up = islandTop(island, x, z)
    if (up === undefined) continue
    grown.push({
      stand: trees,
      variant: k % 5,
      x,
      z,
      ground: island.height + up - 0.5,
      height: (scene.stands[trees]!.height * (0.4 + (k % 4) * 0.1) * island.radius) / 46,
    })
  }
  grown.sort((a, b) => b.z - a.z)
  for (const one of grown) nursery.draw(layer.pen, one, view)
  layer.flush(pen, island.z, air.haze(island.z, island.height, island.x) * 0.9)
}

/** Water that comes down through the roof of a cavern, with the daylight it lets in. */
function throughTheRoof(pen: SKRSContext2D, scene: LandscapeScene, view: View, across: number) {
  const x = view.width * across
  const bottom = rowAt(view, 0, 62)
  const wide = view.width * 0.1
  const seed = scene.cavern?.seed ?? 1
  shine(pen, x, bottom * 0.24, view.width * 0.34, [196, 226, 240], 0.5)
  const lit = {
    ...scene,
    light: { ...scene.light, ambient: [0.86, 0.9, 0.94] as const, sun: [0.3, 0.3, 0.3] as const },
  }
  // Three sheets of it, so that no rock is seen between.
  for (const [shift, share] of [
    [0, 1.15],
    [-0.2, 0.8],
    [0.22, 0.8],
  ] as const)
    waterfall(
      pen,
      lit as LandscapeScene,
      x + shift * wide,
      -view.height * 0.04,
      bottom,
      wide * share,
      seed + shift * 100,
    )
}

/** Where water falls, px: from `top` to `bottom`, `wide` across; `fade` 1 where it turns to spray on its way. */
export interface Fall {
  x: number
  top: number
  bottom: number
  wide: number
  fade: number
}

type Mesa = Extract<LandscapeScene['land']['forms'][number], { form: 'mesa' }>

/** The water that comes over the brink of a table of rock, and the depth (m) of its foot. */
function fallOver(form: Mesa, view: View, heightAt: HeightOf): { fall: Fall; foot: number } {
  const brink = form.height * 0.7
  let z = form.z - form.radius * 1.6
  while (z < form.z && heightAt(form.x, z) < brink) z += 1
  const foot = z - 14
  const top = rowAt(view, heightAt(form.x, z), z)
  const bottom = rowAt(view, Math.max(0, heightAt(form.x, foot)), foot)
  return {
    fall: { x: columnAt(view, form.x, z), top, bottom, wide: (view.focal * form.radius * 0.24) / z, fade: 0 },
    foot,
  }
}

/** The water that falls from an island in the air. */
function fallFrom(island: Island, view: View): Fall {
  const z = island.z - island.radius * 0.55
  const x = island.x - island.radius * 0.25
  const top = rowAt(view, island.height + (islandTop(island, x, z) ?? 0), z)
  const bottom = top + (view.focal * island.drop * 1.7) / z
  return { x: columnAt(view, x, z), top, bottom, wide: (view.focal * island.radius * 0.1) / z, fade: 1 }
}

/** Every fall of a scene, where the painter draws it. */
export function fallsOf({ scene, view }: Plate): Fall[] {
  const heightAt = heightOf(scene.land, scene.camera)
  const over = scene.land.forms.flatMap((form) =>
    form.form === 'mesa' && form.falls ? [fallOver(form, view, heightAt).fall] : [],
  )
  const from = scene.islands.filter(({ falls }) => falls).map((island) => fallFrom(island, view))
  const across = scene.cavern?.falls
  const roof =
    across === undefined
      ? []
      : [{ x: view.width * across, top: 0, bottom: rowAt(view, 0, 62), wide: view.width * 0.1, fade: 0 }]
  return [...over, ...from, ...roof]
}

/** Water falling over the brink of a table of rock. */
function cascades(pen: SKRSContext2D, scene: LandscapeScene, view: View, slice: Slice, heightAt: HeightOf) {
  for (const form of scene.land.forms) {
    if (form.form !== 'mesa' || !form.falls) continue
    const { fall, foot } = fallOver(form, view, heightAt)
    if (foot < slice.from || foot >= slice.to) continue
    waterfall(pen, scene, fall.x, fall.top, fall.bottom, fall.wide, form.seed)
  }
}

/** Banks of mist before what stands in a slice: low, long and uneven, so that tops rise out of them. */
function veils(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  view: View,
  slice: Slice,
  air: AirTable,
  heightAt: HeightOf,
  order: number,
) {
  const { mist, mistTop } = scene.air
  if (mist < 0.8 || slice.from < 16 || slice.bottom < slice.top) return
  const z = Math.max(slice.from, 24)
  const dice = random(scene.seed).fork(`mist ${order}`)
  const middle = rowAt(view, mistTop * 0.34, z)
  const tall = Math.max(view.height * 0.035, (view.focal * mistTop) / z)
  const count = 9
  for (let n = 0; n < count; n++) {
    const x = ((n + dice.next()) / count) * view.width
    const c = Math.min(view.width - 1, Math.max(0, Math.round(x))) * 3
    const colour: Rgb = [air.colours[c]!, air.colours[c + 1]!, air.colours[c + 2]!]
    // What hung below the ground here would be cut off straight by the land of the next slice: bands.
    const lowest = rowAt(view, heightAt(((x - view.width / 2) * z) / view.focal, z), z) - tall * 0.5
    pen.save()
    pen.translate(x, Math.min(middle + dice.normal() * tall * 0.16, lowest))
    pen.scale(dice.range(2.6, 4.2), 0.5)
    puff(
      pen,
      0,
      0,
      tall,
      colour,
      (mist > 1 ? 0.45 : 0.2) * dice.range(0.6, 1) * Math.min(1, Math.max(0, (z - 20) / 130)),
    )
    pen.restore()
  }
}

/** Smoke over a volcano, drawn once its slice is reached. */
function plumes(pen: SKRSContext2D, scene: LandscapeScene, view: View, slice: Slice) {
  for (const form of scene.land.forms) {
    if (form.form !== 'volcano' || form.z < slice.from || form.z >= slice.to) continue
    const x = columnAt(view, form.x, form.z)
    const y = rowAt(view, form.height * 0.84, form.z)
    const wide = (view.focal * form.radius * 0.16) / form.z
    puff(pen, x, y, wide * 2.2, [255, 120, 50], 0.45)
    smoke(pen, scene, x, y, view.height * 0.42, wide, form.seed, 0.75, 1)
  }
}
