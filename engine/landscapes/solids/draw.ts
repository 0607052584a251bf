import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from '../../paint/colour.ts'
import { speckle } from '../../paint/noise.ts'
import type { Light } from '../scene.ts'
import { columnAt, rowAt, type View } from '../view.ts'
import type { Face, Point, Solid } from './solid.ts'

/** Where a solid stands in the world: its foot and how far it is turned. */
export interface Stance {
  x: number
  height: number
  z: number
  yaw: number
}

interface Placed {
  face: Face
  points: Point[]
  distance: number
  normal: Point
  rounded?: readonly [Point, Point]
}

/** Draws a solid's faces, farthest first, lit and shaded, in unhazed colours. */
export function drawSolid(pen: SKRSContext2D, solid: Solid, stance: Stance, view: View, light: Light): void {
  const c = Math.cos(stance.yaw)
  const s = Math.sin(stance.yaw)
  const place = ([x, up, z]: Point): Point => [
    stance.x + x * c - z * s,
    stance.height + up,
    Math.max(0.5, stance.z + x * s + z * c),
  ]
  const turned = ([x, up, z]: Point): Point => [x * c - z * s, up, x * s + z * c]
  const placed: Placed[] = []
  for (const face of solid.faces) {
    const points = face.points.map(place)
    let normal = normalOf(points)
    const middle = meanOf(points)
    if (face.inside) {
      const inside = place(face.inside)
      const outward =
        normal[0] * (middle[0] - inside[0]) + normal[1] * (middle[1] - inside[1]) + normal[2] * (middle[2] - inside[2])
      if (outward < 0) normal = [-normal[0], -normal[1], -normal[2]]
      const facing = normal[0] * middle[0] + normal[1] * (middle[1] - view.eye) + normal[2] * middle[2]
      if (facing > 0) continue
    } else if (normal[0] * middle[0] + normal[1] * (middle[1] - view.eye) + normal[2] * middle[2] > 0) {
      normal = [-normal[0], -normal[1], -normal[2]]
    }
    const distance = Math.hypot(middle[0], (middle[1] - view.eye) * 0.4, middle[2])
    const rounded = face.rounded && ([turned(face.rounded[0]), turned(face.rounded[1])] as const)
    placed.push({ face, points, normal, distance, ...(rounded && { rounded }) })
  }
  placed.sort((a, b) => b.distance - a.distance)
  for (const [k, item] of placed.entries()) drawFace(pen, item, view, light, place, k)
}

function drawFace(
  pen: SKRSContext2D,
  { face, points, normal, rounded }: Placed,
  view: View,
  light: Light,
  place: (p: Point) => Point,
  index: number,
) {
  const px = points.map((p): [number, number] => [columnAt(view, p[0], p[2]), rowAt(view, p[1], p[2])])
  const [lx, lh, lz] = light.direction
  const through = face.surface === 'cloth' ? 0.42 : 0
  const vary = 1 + (rounded ? 0 : (speckle(index, 3, 9) - 0.5) * (face.surface === 'roof' ? 0.14 : 0.08))
  const litAt = (facing: Point): Rgb => {
    const direct = Math.max(through, facing[0] * lx + facing[1] * lh + facing[2] * lz)
    const sky = 0.78 + 0.22 * facing[1]
    const lit = (k: 0 | 1 | 2) => face.colour[k] * (light.ambient[k]! * sky + light.sun[k]! * direct * 0.92) * vary
    return [lit(0), lit(1), lit(2)]
  }
  const colour: Rgb = face.glow ?? litAt(normal)
  const top = Math.min(...px.map((p) => p[1]))
  const bottom = Math.max(...px.map((p) => p[1]))
  const tall = bottom - top
  pen.beginPath()
  for (const [x, y] of px) pen.lineTo(x, y)
  pen.closePath()
  if (rounded && !face.glow && px.length > 3) {
    const fill = pen.createLinearGradient(
      (px[0]![0] + px[3]![0]) / 2,
      (px[0]![1] + px[3]![1]) / 2,
      (px[1]![0] + px[2]![0]) / 2,
      (px[1]![1] + px[2]![1]) / 2,
    )
    fill.addColorStop(0, css(litAt(rounded[0])))
    fill.addColorStop(1, css(litAt(rounded[1])))
    pen.fillStyle = fill
    pen.fill()
    pen.strokeStyle = fill
    pen.lineWidth = Math.max(0.4, 0.7 * view.unit)
    pen.stroke()
  } else if (tall > 5 && !face.glow) {
    const fill = pen.createLinearGradient(0, top, 0, bottom)
    fill.addColorStop(0, css(scaled(colour, 1.08)))
    fill.addColorStop(1, css(scaled(colour, face.surface === 'roof' ? 0.9 : 0.74)))
    pen.fillStyle = fill
  } else {
    pen.fillStyle = css(colour)
  }
  if (!rounded || face.glow || px.length < 4) {
    pen.fill()
    // A hairline of the same colour closes the seam to the neighbouring face.
    pen.strokeStyle = css(scaled(colour, 0.92))
    pen.lineWidth = Math.max(0.4, 0.7 * view.unit)
    pen.stroke()
  }
  if (face.surface === 'thatch' && tall > 8 * view.unit) thatch(pen, px, top, bottom, colour, view.unit, index)
  if (tall > 26 * view.unit && (face.surface === 'stone' || face.surface === 'roof' || face.surface === 'wood')) {
    courses(pen, px, top, bottom, colour, face.surface, view.unit)
  }
  for (const decal of face.decals) {
    const quad = decal.points.map(place)
    pen.beginPath()
    for (const p of quad) pen.lineTo(columnAt(view, p[0], p[2]), rowAt(view, p[1], p[2]))
    pen.closePath()
    pen.fillStyle = decal.glow ? css(decal.glow) : css(scaled(decal.colour, 0.6 + light.ambient[1]! * 0.6))
    pen.fill()
    if (decal.glow) {
      const [x, y] = [columnAt(view, quad[0]![0], quad[0]![2]), rowAt(view, quad[2]![1], quad[2]![2])]
      const reach = Math.max(3 * view.unit, tall * 0.16)
      const halo = pen.createRadialGradient(x, y, 0, x, y, reach)
      halo.addColorStop(0, css(decal.glow, 0.42))
      halo.addColorStop(1, css(decal.glow, 0))
      pen.fillStyle = halo
      pen.fillRect(x - reach, y - reach, reach * 2, reach * 2)
    }
  }
}

/** Stalks lying down a slope of straw. */
function thatch(
  pen: SKRSContext2D,
  px: [number, number][],
  top: number,
  bottom: number,
  colour: Rgb,
  unit: number,
  index: number,
) {
  const left = Math.min(...px.map((p) => p[0]))
  const right = Math.max(...px.map((p) => p[0]))
  pen.save()
  pen.beginPath()
  for (const [x, y] of px) pen.lineTo(x, y)
  pen.closePath()
  pen.clip()
  pen.lineWidth = Math.max(0.6, 1.6 * unit)
  const count = Math.min(60, Math.round(((right - left) * (bottom - top)) / (90 * unit * unit)))
  for (let k = 0; k < count; k++) {
    const x = left + speckle(k, index, 3) * (right - left)
    const y = top + speckle(k, index, 5) * (bottom - top)
    const tone = speckle(k, index, 7)
    pen.strokeStyle = css(scaled(colour, tone > 0.5 ? 1.25 : 0.74), 0.6)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + (speckle(k, index, 9) - 0.5) * 14 * unit, y + (8 + 16 * tone) * unit)
    pen.stroke()
  }
  pen.restore()
}

/** Broken lines of masonry, tiles or boards. */
function courses(
  pen: SKRSContext2D,
  px: [number, number][],
  top: number,
  bottom: number,
  colour: Rgb,
  surface: Face['surface'],
  unit: number,
) {
  pen.save()
  pen.beginPath()
  for (const [x, y] of px) pen.lineTo(x, y)
  pen.closePath()
  pen.clip()
  const left = Math.min(...px.map((p) => p[0]))
  const right = Math.max(...px.map((p) => p[0]))
  const pitch = Math.max(5 * unit, Math.min(14 * unit, (bottom - top) / 9))
  pen.lineWidth = Math.max(0.5, 1.1 * unit)
  let row = 0
  for (let y = top; y < bottom; y += pitch, row++) {
    for (let x = left - speckle(row, 1, 5) * pitch * 3; x < right; ) {
      const run = pitch * (1.2 + speckle(Math.round(x), row, 7) * 2.2)
      const tone = speckle(Math.round(x), row, 8)
      if (tone > 0.6 || tone < 0.25) {
        pen.fillStyle = css(scaled(colour, tone > 0.6 ? 1.16 : 0.82), 0.5)
        pen.fillRect(x, y, run, surface === 'wood' ? pitch * 0.6 : pitch)
      }
      pen.strokeStyle = css(scaled(colour, 0.66), 0.34)
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + run * 0.86, y + (tone - 0.5) * unit)
      pen.stroke()
      x += run
    }
  }
  pen.restore()
}

export const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

function meanOf(points: Point[]): Point {
  let x = 0
  let up = 0
  let z = 0
  for (const p of points) {
    x += p[0]
    up += p[1]
    z += p[2]
  }
  return [x / points.length, up / points.length, z / points.length]
}

/** Newell's normal, unit length. */
function normalOf(points: Point[]): Point {
  let x = 0
  let up = 0
  let z = 0
  for (let k = 0; k < points.length; k++) {
    const a = points[k]!
    const b = points[(k + 1) % points.length]!
    x += (a[1] - b[1]) * (a[2] + b[2])
    up += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  }
  const length = Math.hypot(x, up, z) || 1
  return [x / length, up / length, z / length]
}
