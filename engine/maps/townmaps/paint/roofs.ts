import { css, mix, type Rgb } from '../../../paint/colour.ts'
import { hull } from '../geometry/hull.ts'
import { type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import { type House, housesByWard, type Part, type WardKind } from '../scene.ts'
import { type Brush, ringPath } from './brush.ts'
import { heightLeft, isFallen, isRuin, paintRemains } from './decay.ts'

/** Feet to the eaves of a ward's houses; they throw shadows by it. */
const eaves: Partial<Record<WardKind, number>> = {
  slum: 11,
  craftsmen: 17,
  merchant: 24,
  patrician: 22,
  harbour: 18,
  outskirts: 12,
}

/** The ground a footprint's shadow covers. */
function shadowOf(brush: Brush, ring: Ring, height: number): Ring {
  const [dx, dy] = [brush.cast[0] * height, brush.cast[1] * height]
  return hull([...ring, ...ring.map(([x, y]): Point => [x + dx, y + dy])])
}

export function ringOf(house: House): Ring {
  return rectangle(house[0], house[1], house[2], house[3], (house[4] * Math.PI) / 180)
}

export function roundRing(part: Part): Ring {
  const count = 24
  return Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2
    return [part.x + (Math.cos(turn) * part.depth) / 2, part.y + (Math.sin(turn) * part.depth) / 2]
  })
}

export const shapeOf = (part: Part): Ring =>
  part.length === 0 ? roundRing(part) : rectangle(part.x, part.y, part.length, part.depth, (part.angle * Math.PI) / 180)

/** All shadows of buildings in one layer, so that where they meet they are no darker. */
export function paintShadows(brush: Brush): void {
  const { scene, context, palette } = brush
  const rings: Ring[] = []
  for (const [ward, houses] of housesByWard(scene)) {
    const height = eaves[ward] ?? 16
    for (const house of houses) {
      const stands = isRuin(brush, house) ? heightLeft(brush, house) : height + (house[5] % 3) * 2
      if (stands > 0) rings.push(shadowOf(brush, ringOf(house), stands))
    }
  }
  for (const stall of scene.stalls) rings.push(shadowOf(brush, ringOf(stall), 7))
  for (const landmark of scene.landmarks)
    for (const part of landmark.parts)
      if (part.height > 3)
        rings.push(shadowOf(brush, shapeOf(part), isFallen(brush, part) ? Math.min(8, part.height) : part.height))
  context.fillStyle = css(palette.shadow, brush.penned ? 0.62 : 0.4)
  context.fill(ringPath(rings))
}

export function paintHouses(brush: Brush): void {
  const { scene, palette } = brush
  const flat = scene.dress.roofing === 'adobe'
  for (const [ward, houses] of housesByWard(scene)) {
    for (const house of houses) {
      const tone = palette.roofs[ward][house[5]]!
      if (isRuin(brush, house)) paintRemains(brush, ringOf(house), house)
      else if (flat) paintFlat(brush, ringOf(house), tone)
      else {
        const hip = ward === 'patrician' ? house[5] % 2 === 0 : house[5] % 5 === 0 && Math.min(house[2], house[3]) > 18
        paintRoof(brush, house[0], house[1], house[2], house[3], (house[4] * Math.PI) / 180, tone, hip ? 0.5 : 0)
        if (ward !== 'slum' && house[5] % 3 === 0 && house[2] > 20) chimney(brush, house)
      }
    }
  }
}

/** Light on a slope that faces a direction; the light comes from the upper left. */
function lit(tone: Rgb, facing: number, brush: Brush): string {
  const strength = -(Math.cos(facing) * 0.72 + Math.sin(facing) * 0.69)
  const warm: Rgb = [255, 240, 205]
  return css(strength > 0 ? mix(tone, warm, strength * 0.2) : mix(tone, brush.palette.shadow, -strength * 0.42))
}

/** A ridged roof: gables when `hip` is 0, else the ridge is shortened by that share of the depth at both ends. */
export function paintRoof(
  brush: Brush,
  x: number,
  y: number,
  length: number,
  depth: number,
  angle: number,
  tone: Rgb,
  hip: number,
): void {
  const { context, palette } = brush
  const along = length >= depth
  const turn = along ? angle : angle + Math.PI / 2
  const [long, short] = along ? [length, depth] : [depth, length]
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number): Point => [x + ux * u - uy * v, y + uy * u + ux * v]
  const ridge = Math.max(0, long / 2 - short * hip)
  const [a, b] = [at(-ridge, 0), at(ridge, 0)]
  const [p, q, r, s] = [
    at(-long / 2, -short / 2),
    at(long / 2, -short / 2),
    at(long / 2, short / 2),
    at(-long / 2, short / 2),
  ]
  const facets: [Ring, number][] = [
    [[p, q, b, a], turn - Math.PI / 2],
    [[a, b, r, s], turn + Math.PI / 2],
  ]
  if (hip > 0) facets.push([[q, r, b], turn], [[s, p, a], turn + Math.PI])
  for (const [ring, facing] of facets) {
    context.fillStyle = brush.penned ? css(tone) : lit(tone, facing, brush)
    context.fill(ringPath([ring]))
    if (brush.penned && Math.cos(facing) * 0.72 + Math.sin(facing) * 0.69 > 0.12) hatch(brush, ring)
  }
  // Courses of tile, when there is room to see them.
  if (short * brush.scale > 9 && !brush.penned) {
    context.strokeStyle = css(mix(tone, palette.ink, 0.55), 0.28)
    context.lineWidth = brush.pen(0.7)
    context.beginPath()
    const courses = Math.max(2, Math.min(5, Math.floor((short * brush.scale) / 7)))
    for (let i = 1; i < courses; i++) {
      const v = (short / 2) * (i / courses)
      const inset = hip > 0 ? (1 - i / courses) * short * hip : 0
      for (const side of [1, -1]) {
        context.moveTo(...at(-long / 2 + inset, v * side))
        context.lineTo(...at(long / 2 - inset, v * side))
      }
    }
    context.stroke()
  }
  context.strokeStyle = css(mix(tone, palette.ink, brush.penned ? 1 : 0.8), 0.9)
  context.lineWidth = brush.pen(0.95)
  context.lineJoin = 'round'
  context.stroke(ringPath([[p, q, r, s]]))
  context.strokeStyle = brush.penned ? css(palette.ink, 0.7) : css(mix(tone, [255, 244, 214], 0.55), 0.75)
  context.lineWidth = brush.pen(0.9)
  context.beginPath()
  context.moveTo(...a)
  context.lineTo(...b)
  context.stroke()
  if (hip > 0) {
    context.strokeStyle = css(mix(tone, palette.ink, 0.5), 0.45)
    context.beginPath()
    for (const [from, to] of [
      [p, a],
      [s, a],
      [q, b],
      [r, b],
    ] as const) {
      context.moveTo(...from)
      context.lineTo(...to)
    }
    context.stroke()
  }
}

/** Strokes down a slope that lies away from the light; its first two corners are the upper or lower edge. */
function hatch(brush: Brush, ring: Ring): void {
  const { context, palette } = brush
  const [a, b, c, d] = [ring[0]!, ring[1]!, ring[2]!, ring[3] ?? ring[2]!]
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.max(2, Math.round(long / Math.max(2.6, 2.5 / brush.scale)))
  context.strokeStyle = css(palette.ink, 0.72)
  context.lineWidth = brush.pen(0.62)
  context.beginPath()
  for (let i = 1; i < count; i++) {
    const t = i / count
    context.moveTo(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    context.lineTo(d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t)
  }
  context.stroke()
}

function chimney(brush: Brush, house: House): void {
  const { context, palette } = brush
  const angle = (house[4] * Math.PI) / 180
  const off = house[2] * 0.26 * (house[5] % 2 === 0 ? 1 : -1)
  const [x, y] = [house[0] + Math.cos(angle) * off, house[1] + Math.sin(angle) * off]
  const size = Math.max(3.4, brush.pen(2.4))
  context.fillStyle = css(palette.shadow, 0.5)
  context.fillRect(x - size / 2 + 1.6, y - size / 2 + 2, size, size)
  context.fillStyle = css(mix(palette.stone, palette.ink, 0.3))
  context.fillRect(x - size / 2, y - size / 2, size, size)
}

/** A flat roof behind a parapet, as hot dry countries build. */
export function paintFlat(brush: Brush, ring: Ring, tone: Rgb): void {
  const { context, palette } = brush
  context.fillStyle = css(tone)
  context.fill(ringPath([ring]))
  const [cx, cy] = [(ring[0]![0] + ring[2]![0]) / 2, (ring[0]![1] + ring[2]![1]) / 2]
  const inner = ring.map(([x, y]): Point => {
    const far = Math.hypot(x - cx, y - cy)
    const t = Math.max(0.5, 1 - Math.max(2.6, brush.pen(1.6)) / (far * 0.72))
    return [cx + (x - cx) * t, cy + (y - cy) * t]
  })
  context.save()
  context.fillStyle = css(mix(tone, [255, 246, 224], 0.22))
  context.fill(ringPath([inner]))
  context.clip(ringPath([inner]))
  context.translate(2.2, 2.6)
  context.strokeStyle = css(palette.shadow, 0.32)
  context.lineWidth = 5
  context.stroke(ringPath([inner]))
  context.restore()
  context.strokeStyle = css(mix(tone, palette.ink, 0.72), 0.85)
  context.lineWidth = brush.pen(0.9)
  context.stroke(ringPath([ring]))
  context.strokeStyle = css(mix(tone, palette.ink, 0.5), 0.5)
  context.lineWidth = brush.pen(0.6)
  context.stroke(ringPath([inner]))
}
