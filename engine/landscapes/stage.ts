import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../paint/colour.ts'
import type { AirTable } from './air.ts'
import { beasts, drawBeasts, NEARER } from './beasts.ts'
import { isAfloat } from './compose/settings.ts'
import { beam, blaze, flames, puff, shine, smoke, waterfall } from './effects.ts'
import { drawCrew, drawCrowd } from './folk.ts'
import type { Foliage } from './growth/foliage.ts'
import { plant } from './growth/tree.ts'
import { islandTop } from './islands.ts'
import type { Layer } from './layer.ts'
import { drawDragon, drawTraveller } from './life.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import { drawSolid } from './solids/draw.ts'
import { torchPlaces } from './solids/grand.ts'
import { type Point, Solid } from './solids/solid.ts'
import { isSolid, solidOf } from './solids/things.ts'
import { drawSpring, drawWhirlpool } from './springs.ts'
import type { HeightOf } from './terrain/height.ts'
import { columnAt, rowAt, type View } from './view.ts'

const lamp: Rgb = [255, 196, 104]
/** How far down a thing's walls follow the ground, in its sizes. */
const FOOTING = 0.16

/** What is much taller than it is wide: it burns from within. */
const slim: readonly string[] = ['tower', 'lighthouse', 'obelisk', 'statue', 'windmill', 'totem', 'pagoda', 'treehouse']
/** What throws no shadow one would see: it is too far up, too thin or shines itself. */
const shadowless: readonly string[] = ['airship', 'web', 'crystals', 'city', 'long-wall', 'battlefield']

/** How far a thing reaches towards the eye, m. */
export function frontOf(thing: Thing): number {
  return Math.min(reachOf(thing), thing.z * 0.9)
}

function reachOf(thing: Thing): number {
  if (thing.thing === 'dock') return 0
  if (thing.thing === 'crowd') return thing.size * 2.5
  if (thing.thing === 'city') return thing.size * 1
  if (thing.thing === 'battlefield') return 13
  if (beasts.has(thing.thing)) return Math.max(thing.size * Math.sqrt(thing.count), thing.z * NEARER)
  if (thing.thing === 'graves') return thing.size * 3
  if (thing.thing === 'camp') return thing.size * 1.4
  if (thing.thing === 'stones') return thing.size * 2
  return thing.size * 0.62
}

/** Height of the ground a thing stands on, m over the water. */
function footOf(scene: LandscapeScene, thing: Thing, heightAt: HeightOf): number {
  if (thing.thing === 'dragon' || (thing.thing === 'airship' && thing.lift > 0)) return thing.lift
  if (isAfloat(thing.thing)) return 0
  const island = thing.island === undefined ? undefined : scene.islands[thing.island]
  if (island) return island.height + (islandTop(island, thing.x, thing.z) ?? 0)
  const ground = heightAt(thing.x, thing.z)
  if (thing.thing === 'bridge' && thing.lift > 0) return thing.lift
  if (thing.thing === 'bridge') return Math.max(0, Math.min(ground, 1.5))
  return scene.water ? Math.max(0.3, ground) : ground
}

/** Draws one thing with what burns, smokes and shines about it. */
export function drawThing(
  target: SKRSContext2D,
  layer: Layer,
  scene: LandscapeScene,
  thing: Thing,
  view: View,
  heightAt: HeightOf,
  air: AirTable,
): void {
  const foot = footOf(scene, thing, heightAt)
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, foot, thing.z)
  const tall = (view.focal * thing.size) / thing.z
  const haze = air.haze(thing.z, foot + thing.size * 0.4, thing.x) * (thing.thing === 'dragon' ? 0.6 : 0.85)
  if (thing.glow && thing.thing !== 'crystals' && thing.thing !== 'lamp-post')
    beamOrHalo(target, thing, view, foot, x, y, tall)
  if (thing.thing === 'traveller') {
    for (let k = 0; k < thing.count; k++) {
      const one = { ...thing, x: thing.x + (k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * 1.5, z: thing.z + k * 1.1 }
      drawTraveller(layer.pen, scene, one, view, heightAt(one.x, one.z))
    }
  } else if (thing.thing === 'crowd') drawCrowd(layer.pen, scene, thing, view, heightAt)
  else if (thing.thing === 'whirlpool') drawWhirlpool(layer.pen, scene, thing, view)
  else if (thing.thing === 'geyser') drawSpring(layer.pen, scene, thing, x, y, tall)
  else if (beasts.has(thing.thing)) drawBeasts(layer.pen, scene, thing, view, heightAt)
  else if (thing.thing === 'dragon') drawDragon(layer.pen, scene, thing, view)
  else if (thing.thing === 'lone-tree') loneTree(layer, scene, thing, view, foot)
  else if (isSolid(thing)) {
    const beside = (dx: number, dz: number) => {
      const c = Math.cos(thing.yaw)
      const s = Math.sin(thing.yaw)
      const below = heightAt(thing.x + dx * c - dz * s, thing.z + dx * s + dz * c) - foot
      // At a brink it stands on a footing, not on a wall as high as the cliff.
      return Math.max(-FOOTING * thing.size, below)
    }
    const level = thing.island !== undefined || isAfloat(thing.thing)
    const built = solidOf(thing, lamp, level ? () => 0 : beside)
    const floats = isAfloat(thing.thing)
    const solid = floats ? outOfWater(built) : built
    if (floats) mirrored(target, layer, scene, solid, thing, view, haze)
    else if (!level && !shadowless.includes(thing.thing))
      castShadow(target, layer, scene, solid, thing, view, heightAt, haze)
    if (thing.thing === 'treehouse') crown(layer, scene, thing, view, foot)
    drawSolid(layer.pen, solid, { x: thing.x, height: foot, z: thing.z, yaw: thing.yaw }, view, scene.light)
    if (thing.overgrown) ivy(layer, scene, thing, x, y, tall)
  }
  layer.flush(target, thing.z, haze)
  if (thing.thing === 'crystals' && thing.glow) shine(target, x, y - tall * 0.35, tall * 1.2, thing.glow, 0.26)
  if (thing.thing === 'lamp-post') {
    const side = Math.cos(thing.yaw) * tall * 0.24
    shine(target, x + side, y - tall * 0.78, tall * 1.5, thing.glow ?? lamp, 0.5)
    shine(target, x + side, y - tall * 0.78, tall * 0.3, thing.glow ?? lamp, 0.7)
    target.save()
    target.translate(x + side, y)
    target.scale(1, 0.3)
    shine(target, 0, 0, tall * 1.6, thing.glow ?? lamp, 0.5)
    target.restore()
  }
  if (thing.thing === 'dam') waterfall(target, scene, x, y - tall * 0.62, y + tall * 0.04, tall * 0.5, thing.seed)
  if (thing.thing === 'lighthouse' && thing.lit) lightOver(target, x, y - tall * 0.8, view, thing.yaw)
  if (thing.crewed) drawCrew(layer.pen, scene, thing, x, y, tall)
  if (thing.crewed) layer.flush(target, thing.z, haze)
  if (thing.thing === 'torches') {
    for (const [dx, dz] of torchPlaces(thing)) {
      const [tx, tz] = [
        thing.x + dx * Math.cos(thing.yaw) - dz * Math.sin(thing.yaw),
        thing.z + dx * Math.sin(thing.yaw) + dz * Math.cos(thing.yaw),
      ]
      const high = (view.focal * thing.size) / tz
      const [fx, fy] = [columnAt(view, tx, tz), rowAt(view, heightAt(tx, tz) + thing.size * 0.7, tz)]
      flames(target, fx, fy, high * 0.2, high * 0.36, thing.seed + Math.round(dz), thing.glow)
      shine(target, fx, fy, high * 0.8, thing.glow ?? [255, 150, 60], 0.4)
    }
  }
  if (thing.thing === 'bonfire' || thing.thing === 'pyre') {
    const wide = thing.thing === 'pyre' ? 0.75 : 0.95
    smoke(target, scene, x, y - tall * 0.7, tall * 2.2, tall * 0.25, thing.seed, 0.4)
    blaze(target, x, y, tall * wide, tall, thing.seed, thing.glow)
    shine(target, x, y - tall * 0.2, tall * 2.6, thing.glow ?? [255, 140, 50], 0.42)
  }
  if (thing.thing === 'camp') {
    flames(target, x, y + tall * 0.2, tall * 0.5, tall * 0.7, thing.seed)
    shine(target, x, y, tall * 3, [255, 150, 60], 0.4)
    smoke(target, scene, x, y - tall * 0.3, tall * 3.2, tall * 0.3, thing.seed, 0.2)
  }
  if (thing.burning) {
    const wide =
      thing.thing === 'city' || thing.thing === 'village'
        ? tall * 2
        : slim.includes(thing.thing)
          ? tall * 0.22
          : tall * 0.8
    smoke(target, scene, x, y - tall * 0.5, tall * 1.9, tall * 0.4, thing.seed, 0.85, 1)
    const fires = [
      [-0.42, 0.12],
      [-0.12, 0.42],
      [0.16, 0.2],
      [0.44, 0.34],
    ] as const
    fires.forEach(([aside, up], k) => {
      const broad = Math.max(wide * 0.16, tall * 0.1)
      flames(target, x + aside * wide, y - tall * up, broad, tall * (k % 2 === 0 ? 0.2 : 0.3), thing.seed + k)
    })
    shine(target, x, y - tall * 0.3, tall * 1.5, [255, 120, 40], 0.3)
  } else if (thing.lit && (thing.thing === 'cottage' || thing.thing === 'village')) {
    smoke(target, scene, x + tall * 0.1, y - tall * 0.9, tall * 1.3, tall * 0.12, thing.seed, 0.1)
  }
}

/** The two arms of light that a lighthouse sends over land and sea. */
function lightOver(target: SKRSContext2D, x: number, y: number, view: View, turn: number) {
  target.save()
  target.globalCompositeOperation = 'lighter'
  const long = view.width * 1.1
  for (const side of [-1, 1]) {
    const tilt = 0.06 + 0.06 * Math.abs(turn)
    const light = target.createLinearGradient(x, y, x + side * long, y)
    light.addColorStop(0, 'rgba(255,236,180,0.6)')
    light.addColorStop(0.35, 'rgba(255,232,180,0.24)')
    light.addColorStop(1, 'rgba(255,230,180,0)')
    target.fillStyle = light
    for (const spread of [0.05, 0.1]) {
      target.beginPath()
      target.moveTo(x, y)
      target.lineTo(x + side * long, y - long * (tilt + spread))
      target.lineTo(x + side * long, y - long * (tilt - spread))
      target.fill()
    }
  }
  target.restore()
  shine(target, x, y, view.height * 0.07, [255, 240, 200], 0.9)
}

function beamOrHalo(target: SKRSContext2D, thing: Thing, view: View, foot: number, x: number, y: number, tall: number) {
  if (!thing.glow) return
  if (['temple', 'castle', 'tower', 'stones', 'obelisk'].includes(thing.thing))
    beam(target, thing, view, foot + thing.size * 0.4, thing.glow)
  shine(target, x, y - tall * 0.45, tall * 1.1, thing.glow, 0.5)
}

/** The leaves over a great trunk: masses of them, spread wide. */
function crown(layer: Layer, scene: LandscapeScene, thing: Thing, view: View, foot: number) {
  const tall = Math.min(view.height * 1.5, (view.focal * thing.size) / thing.z)
  const leaf =
    thing.tints?.[0] ??
    scene.stands.find(({ species }) => species !== 'conifer' && species !== 'bare')?.leaf ??
    ([92, 128, 62] as const)
  const foliage: Foliage = { leaf, snow: scene.land.snowline < 20 ? 0.9 : 0, light: scene.light }
  const sprite = plant('broadleaf', Math.max(8, Math.round(tall * 0.86)), foliage, thing.seed)
  const [x, y] = [columnAt(view, thing.x, thing.z), rowAt(view, foot, thing.z)]
  const high = tall * 0.86
  const wide = high * sprite.shape * 1.2
  layer.pen.drawImage(sprite.canvas, x - wide / 2, y - tall, wide, high)
}

function loneTree(layer: Layer, scene: LandscapeScene, thing: Thing, view: View, foot: number) {
  const tall = Math.min(view.height * 1.4, (view.focal * thing.size) / thing.z)
  const foliage: Foliage = { leaf: thing.roof, snow: scene.land.snowline < 20 ? 0.9 : 0, light: scene.light }
  const stand = scene.stands.find((one) => one.species === 'bare')
  const sprite = plant(
    thing.species ?? (stand ? 'bare' : 'broadleaf'),
    Math.max(8, Math.round(tall)),
    foliage,
    thing.seed,
  )
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, foot, thing.z)
  const wide = tall * sprite.shape
  puff(layer.pen, x - scene.light.direction[0] * wide * 0.3, y, wide * 0.35, [16, 20, 26], 0.3)
  layer.pen.drawImage(sprite.canvas, x - wide / 2, y - tall + tall * 0.02, wide, tall)
}

/** A solid without what is under water: its lowest points lie at the surface. */
export function outOfWater(solid: Solid): Solid {
  const dry = ([x, up, z]: Point): Point => [x, Math.max(0, up), z]
  const cut = new Solid()
  for (const face of solid.faces) cut.faces.push({ ...face, points: face.points.map(dry) })
  return cut
}

/** The image in the water under what floats or stands in it, broken and dimmed. */
function mirrored(
  target: SKRSContext2D,
  layer: Layer,
  scene: LandscapeScene,
  solid: Solid,
  thing: Thing,
  view: View,
  haze: number,
) {
  const image = new Solid()
  const down = ([x, up, z]: Point): Point => [x, -up, z]
  for (const face of solid.faces)
    image.faces.push({
      ...face,
      points: face.points.map(down),
      decals: face.decals.map((decal) => ({ ...decal, points: decal.points.map(down) })),
      ...(face.inside && { inside: down(face.inside) }),
    })
  drawSolid(layer.pen, image, { x: thing.x, height: 0, z: thing.z, yaw: thing.yaw }, view, scene.light)
  target.save()
  target.globalAlpha = 0.42
  target.beginPath()
  target.rect(0, rowAt(view, 0, thing.z + thing.size), view.width, view.height)
  target.clip()
  layer.flush(target, 0, Math.min(0.9, haze + 0.15))
  target.restore()
}

/** How far a shadow falls at most, in the heights of what throws it. */
const LONGEST_SHADOW = 1.5

/** The shade a solid throws on the ground beside it, away from the light. */
function castShadow(
  target: SKRSContext2D,
  layer: Layer,
  scene: LandscapeScene,
  solid: Solid,
  thing: Thing,
  view: View,
  heightAt: HeightOf,
  haze: number,
) {
  const { direction, sun, ambient } = scene.light
  const [lx, up, lz] = direction
  const strength = Math.min(0.5, (0.62 * sun[1]) / (sun[1] + ambient[1]))
  if (strength < 0.12) return
  const slope = Math.min(LONGEST_SHADOW, 1 / Math.max(0.05, up))
  const [c, s] = [Math.cos(thing.yaw), Math.sin(thing.yaw)]
  const { pen } = layer
  pen.fillStyle = 'rgb(12,15,24)'
  const levels = new Map<string, number>()
  const level = (x: number, z: number) => {
    const key = `${Math.round(x * 2)} ${Math.round(z * 2)}`
    const known = levels.get(key)
    if (known !== undefined) return known
    const ground = heightAt(x, z)
    levels.set(key, ground)
    return ground
  }
  for (const face of solid.faces) {
    pen.beginPath()
    for (const [px, high, pz] of face.points) {
      const reach = Math.max(0, high) * slope
      const x = thing.x + px * c - pz * s - lx * reach
      const z = Math.max(1, thing.z + px * s + pz * c - lz * reach)
      pen.lineTo(columnAt(view, x, z), rowAt(view, level(x, z), z))
    }
    pen.closePath()
    pen.fill()
  }
  target.save()
  target.globalAlpha = strength * (1 - haze)
  layer.flush(target, 0, 0)
  target.restore()
}

function ivy(layer: Layer, scene: LandscapeScene, thing: Thing, x: number, y: number, tall: number) {
  const { pen } = layer
  const leaf = mix(scene.land.low, scene.land.high, 0.3)
  pen.save()
  pen.globalCompositeOperation = 'source-atop'
  for (let k = 0; k < 26; k++) {
    const t = ((thing.seed * 7 + k * 131) % 997) / 997
    const up = ((thing.seed * 3 + k * 57) % 613) / 613
    const { ambient, sun } = scene.light
    const share = t > 0.5 === scene.light.direction[0] > 0 ? 0.55 : 0.1
    const colour: Rgb = [
      leaf[0] * (ambient[0] + sun[0] * share),
      leaf[1] * (ambient[1] + sun[1] * share),
      leaf[2] * (ambient[2] + sun[2] * share),
    ]
    puff(pen, x + (t - 0.5) * tall * 1.5, y - up * up * tall * 0.75, tall * (0.05 + 0.07 * t), colour, 0.85)
  }
  pen.restore()
}
