import type { Rgb } from '../paint/colour.ts'
import { unit, type Vec } from './geometry.ts'
import type { Spot } from './mesh.ts'
import { mirrored, type Room, roomOf } from './room.ts'
import { glances, type ShadowMap } from './shadow-map.ts'

/** What falls on meshes; colours 0-255 and more, directions towards the light, y up. */
export interface Lights {
  /**
   * The light that casts shadows. Where it has a `place` (and that lies well outside of what it lights) it shines from there.
   * `soft` is how wide a shadow's edge grows a unit of distance from what casts it; 0.14 when left out, a window near by.
   */
  key: { direction: Vec; place?: Vec; colour: Rgb; soft?: number }
  /** From everywhere, a little more from above. */
  ambient: Rgb
  /** From the ground. */
  bounce: Rgb
  fill: { direction: Vec; colour: Rgb }
  /** From behind, along edges. */
  rim: { direction: Vec; colour: Rgb }
  /** Small ones near by: a lantern, a flame, a spell. `reach`: units at which half of its light is left. */
  lamps: readonly { at: Vec; colour: Rgb; reach: number }[]
  /** What polished things mirror of the place, colours 0-255; told from the other lights when left out. */
  around?: { above: Rgb; level: Rgb; below: Rgb }
  /** How far things darken each other, units: hollows of a face, folds, armpits; 1.1 when left out, for people in decimetres. */
  closeness?: number
}

/** What a place was lit to. */
export interface Lit {
  red: number
  green: number
  blue: number
  /** Direct light with its shadow, 0-1. */
  key: number
  gleam: number
  /** All light that arrives, 0-1. */
  shade: number
}

/** The lights as numbers at hand. */
export interface Shading {
  lights: Lights
  /** The lights as skin takes them. */
  skin: { key: Rgb; ambient: Rgb; bounce: Rgb; fill: Rgb; lamps: Lights['lamps'] }
  key: Vec
  fill: Vec
  rim: Vec
  room: Room
  behind: ShadowMap
  closeness: number
}

export const shadingOf = (lights: Lights, behind: ShadowMap): Shading => ({
  lights,
  skin: {
    key: onSkin(lights.key.colour),
    ambient: onSkin(lights.ambient),
    bounce: onSkin(lights.bounce),
    fill: onSkin(lights.fill.colour),
    lamps: lights.lamps.map((lamp) => ({ ...lamp, colour: onSkin(lamp.colour) })),
  },
  key: unit(lights.key.direction),
  fill: unit(lights.fill.direction),
  rim: unit(lights.rim.direction),
  room: roomOf(lights),
  behind,
  closeness: lights.closeness ?? 1.1,
})

/** So much of the key light comes back from everything it falls on: no shadow is black. */
const SCATTERED = 0.05

/** How much of a light's colour stays on skin: eyes make up for the colour of a light, and first of all on faces. */
const TAKEN = 0.55

/** A light as skin takes it: as bright as it is, and less coloured. */
export function onSkin([r, g, b]: Rgb): Rgb {
  const grey = r * 0.3 + g * 0.59 + b * 0.11
  return [grey + (r - grey) * TAKEN, grey + (g - grey) * TAKEN, grey + (b - grey) * TAKEN]
}

/** Light that wraps round by `by`, beginning softly. */
function wrapped(nl: number, by: number): number {
  const t = (nl + by) / (1 + by)
  return t <= 0 ? 0 : (t * t * 1.08) / (t + 0.08)
}

/** Bright light bends over before it is white, so that nothing burns out flat. */
function shoulder(value: number): number {
  return value <= 200 ? value : 200 + 58 * (1 - Math.exp((200 - value) / 58))
}

/**
 * Lights a spot that its surface has answered for. `wx`, `wy`, `wz`: where it is; `sun`: how much of the key light reaches it;
 * `open`: what occlusion says of it.
 */
export function lightSpot(
  spot: Spot,
  shading: Shading,
  wx: number,
  wy: number,
  wz: number,
  sun: number,
  open: number,
  lit: Lit,
): void {
  const { lights, fill: F, rim: R } = shading
  const { nx, ny, nz, ex, ey, ez, isHair, softness } = spot
  const { r, g, b } = spot
  const isSkin = softness > 0.5
  const K = isSkin ? shading.skin.key : lights.key.colour
  let lx = shading.key[0]
  let ly = shading.key[1]
  let lz = shading.key[2]
  if (lights.key.place) {
    lx = lights.key.place[0] - wx
    ly = lights.key.place[1] - wy
    lz = lights.key.place[2] - wz
    const size = 1 / (Math.sqrt(lx * lx + ly * ly + lz * lz) || 1)
    lx *= size
    ly *= size
    lz *= size
  }
  const nl = nx * lx + ny * ly + nz * lz
  const ne = Math.min(1, Math.max(0, nx * ex + ny * ey + nz * ez))
  const free = Math.min(1, open * spot.open)
  // Hollows too small for the shadow map keep a little of the direct light out too.
  let arrives = sun * Math.min(1, 0.42 + free * 0.75)
  let dr: number
  let dg: number
  let db: number
  if (isHair) {
    const t = spot.tx * lx + spot.ty * ly + spot.tz * lz
    arrives = 0.16 + 0.84 * arrives
    dr = (0.24 * Math.sqrt(Math.max(0, 1 - t * t)) + 0.6 * wrapped(nl, 0.3)) * arrives
    dg = dr
    db = dr
  } else if (softness > 0) {
    // Red light travels farthest under skin: round the form, and into the edges of shadows.
    dr = wrapped(nl, 0.12 + 0.24 * softness) * arrives * (1 + 0.55 * softness * (1 - arrives))
    dg = wrapped(nl, 0.12 + 0.09 * softness) * arrives
    db = wrapped(nl, 0.12 + 0.03 * softness) * arrives * (1 - 0.2 * softness * (1 - arrives))
  } else {
    dr = wrapped(nl, spot.wrap) * arrives
    dg = dr
    db = dr
  }
  const direct = dr * 0.35 + dg * 0.5 + db * 0.15

  // From all around. What is buried still gets what its like-coloured neighbours throw back.
  const up = ny * 0.5 + 0.5
  const from = 0.45 + 0.55 * up
  const below = (1 - up) * 0.6
  const filled = Math.max(0, (nx * F[0] + ny * F[1] + nz * F[2]) * 0.7 + 0.3)
  const { ambient: A, bounce: B } = isSkin ? shading.skin : lights
  const C = isSkin ? shading.skin.fill : lights.fill.colour
  const shut = free * (1 - free) * 0.9
  const ar = (A[0] * from + B[0] * below + C[0] * filled + K[0] * SCATTERED) * (free + shut * r)
  const ag = (A[1] * from + B[1] * below + C[1] * filled + K[1] * SCATTERED) * (free + shut * g)
  const ab = (A[2] * from + B[2] * below + C[2] * filled + K[2] * SCATTERED) * (free + shut * b)
  let red = r * (K[0] * dr + ar)
  let green = g * (K[1] * dg + ag)
  let blue = b * (K[2] * db + ab)

  // Along the edges, where the light behind really comes through.
  const edge = (1 - ne) * (1 - ne) * (1 - ne)
  let rim = Math.max(0, nx * R[0] + ny * R[1] + nz * R[2] + 0.12) * (0.14 + edge * 1.7) * spot.rim
  if (rim > 0.02)
    rim *= (0.35 + 0.65 * free) * glances(shading.behind, wx, wy, wz, nx, ny, nz, shading.closeness * 0.06)
  const M = lights.rim.colour

  let gleam: number
  const hx = lx + ex
  const hy = ly + ey
  const hz = lz + ez
  const long = 1 / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1)
  if (isHair) {
    gleam = hairGleam(spot, hx * long, hy * long, hz * long, arrives * Math.max(0, nl * 0.6 + 0.4))
    // Strands take on colour as light goes through them, and so against the light they glow.
    const through = second * 0.9
    red += K[0] * (gleam + through * r) + M[0] * rim * (0.35 + r * 1.4)
    green += K[1] * (gleam + through * g) + M[1] * rim * (0.35 + g * 1.4)
    blue += K[2] * (gleam + through * b) + M[2] * rim * (0.35 + b * 1.4)
    gleam += through * 0.4
  } else {
    const nh = Math.max(0, (nx * hx + ny * hy + nz * hz) * long)
    const grazing = 1 - Math.max(0, (ex * hx + ey * hy + ez * hz) * long)
    const lobe = softness > 0 ? nh ** (spot.gloss * 0.5) * 0.5 + nh ** (spot.gloss * 2) * 0.5 : nh ** spot.gloss
    gleam = nl > 0 ? lobe * spot.specular * sun * Math.min(1, nl * 6) * (1 + 3 * grazing * grazing * grazing) : 0
    red += K[0] * gleam + M[0] * rim
    green += K[1] * gleam + M[1] * rim
    blue += K[2] * gleam + M[2] * rim
    if (spot.sheen > 0) {
      // Fibres that stand up catch light at the edges: the cloth's own colour, paler.
      const fuzz = spot.sheen * (1 - ne) * (1 - ne)
      const key = Math.max(0, nl * 0.6 + 0.4) * arrives * 0.55
      red += (r * 0.75 + 0.06) * fuzz * (K[0] * key + ar * 1.2)
      green += (g * 0.75 + 0.06) * fuzz * (K[1] * key + ag * 1.2)
      blue += (b * 0.75 + 0.06) * fuzz * (K[2] * key + ab * 1.2)
    }
  }
  lit.red = red
  lit.green = green
  lit.blue = blue
  const near =
    lights.lamps.length === 0 ? 0 : addLamps(spot, isSkin ? shading.skin.lamps : lights.lamps, wx, wy, wz, free, lit)
  if (spot.metal > 0 || (spot.specular > 0.3 && spot.gloss > 30)) mirrored(spot, shading.room, ne, sun, free, lit)
  const own = spot.glow * 255
  lit.red = shoulder(lit.red) + own * r
  lit.green = shoulder(lit.green) + own * g
  lit.blue = shoulder(lit.blue) + own * b
  lit.key = Math.min(1, direct)
  lit.gleam = Math.min(1, gleam * 1.6)
  lit.shade = Math.min(1, direct * 0.8 + 0.2 * free * filled + 0.12 * free + rim * 0.5 + gleam + near * 0.5)
}

/** The second lobe of the hair that was asked for last. */
let second = 0

/** Light along strands: a white one nearer to the root, and a wider one in the hair's colour nearer to the tip (`second`). */
function hairGleam(spot: Spot, hx: number, hy: number, hz: number, arrives: number): number {
  const th = spot.tx * hx + spot.ty * hy + spot.tz * hz
  const nh = spot.nx * hx + spot.ny * hy + spot.nz * hz
  const root = th - 0.07 * nh
  const tip = th + 0.13 * nh
  const strength = spot.specular * arrives
  second = Math.max(0, 1 - tip * tip) ** (spot.gloss * 0.45) * strength
  return Math.max(0, 1 - root * root) ** (spot.gloss * 1.6) * strength * 0.8
}

/** Adds small lights near by to what is lit; answers how much arrives. */
function addLamps(
  spot: Spot,
  lamps: Lights['lamps'],
  wx: number,
  wy: number,
  wz: number,
  free: number,
  lit: Lit,
): number {
  let near = 0
  const { nx, ny, nz, ex, ey, ez } = spot
  const by = spot.isHair ? 0.5 : 0.16 + 0.2 * spot.softness
  for (let k = 0; k < lamps.length; k++) {
    const { at, colour, reach } = lamps[k]!
    let x = at[0] - wx
    let y = at[1] - wy
    let z = at[2] - wz
    const square = x * x + y * y + z * z
    const fall = 1 / (1 + square / (reach * reach))
    if (fall < 0.004) continue
    const size = 1 / Math.sqrt(square + 1e-9)
    x *= size
    y *= size
    z *= size
    const arrives = wrapped(nx * x + ny * y + nz * z, by) * fall * (0.3 + 0.7 * free)
    if (arrives < 0.002) continue
    const hx = x + ex
    const hy = y + ey
    const hz = z + ez
    const nh = Math.max(0, (nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1))
    const gleam = spot.isHair ? 0 : nh ** spot.gloss * spot.specular * arrives
    near += arrives
    lit.red += colour[0] * (spot.r * arrives + gleam)
    lit.green += colour[1] * (spot.g * arrives + gleam)
    lit.blue += colour[2] * (spot.b * arrives + gleam)
  }
  return near
}
