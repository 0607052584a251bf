import { css, mix, type Rgb, shade } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import { apart, between, type Line, type Ring } from '../geometry/polygon.ts'
import type { Landmark, Part } from '../scene.ts'
import { type Brush, linePath, ringPath } from './brush.ts'
import { isFallen, paintShell } from './decay.ts'
import { paintFlat, paintRoof, roundRing, shapeOf } from './roofs.ts'
import { curtain, tower } from './walls.ts'

/** Grounds that belong to landmarks: closes, gardens, castle yards, graveyards. Painted under everything that stands. */
export function paintPrecincts(brush: Brush): void {
  const { scene, context, palette } = brush
  for (const landmark of scene.landmarks) {
    if (!landmark.precinct) continue
    const path = ringPath([landmark.precinct])
    const paved = landmark.kind === 'citadel' || landmark.kind === 'arena' || landmark.kind === 'academy'
    const tone = paved
      ? palette.yards.citadel
      : landmark.kind === 'cemetery'
        ? palette.yards.park
        : palette.yards.temple
    context.save()
    context.fillStyle = css(landmark.kind === 'park' ? palette.yards.park : tone)
    context.fill(path)
    context.strokeStyle = css(mix(palette.stone, palette.ink, 0.6), 0.9)
    context.lineWidth = brush.pen(landmark.kind === 'cemetery' ? 2 : 1.3)
    context.stroke(path)
    if (landmark.kind === 'cemetery' || landmark.kind === 'temple' || landmark.kind === 'abbey') {
      context.strokeStyle = css(mix(palette.stone, [255, 250, 236], 0.25))
      context.lineWidth = brush.pen(0.8)
      context.setLineDash([4, 2])
      context.stroke(path)
    }
    context.restore()
    if (landmark.kind === 'park') paths(brush, landmark)
  }
  graves(brush)
}

/** Gravel walks from a garden's corners to its pond. */
function paths(brush: Brush, park: Landmark): void {
  const { context, palette } = brush
  const pond = park.parts[0]
  if (!pond || !park.precinct) return
  context.save()
  context.clip(ringPath([park.precinct]))
  context.strokeStyle = css(palette.road, 0.9)
  context.lineWidth = Math.max(4.5, brush.pen(2))
  context.beginPath()
  for (let i = 0; i < park.precinct.length; i += Math.ceil(park.precinct.length / 5)) {
    context.moveTo(...park.precinct[i]!)
    context.quadraticCurveTo(pond.x + 12, pond.y - 9, pond.x, pond.y)
  }
  context.stroke()
  context.beginPath()
  context.arc(pond.x, pond.y, pond.depth * 0.66, 0, Math.PI * 2)
  context.stroke()
  context.restore()
}

function graves(brush: Brush): void {
  const { scene, context, palette } = brush
  const size = Math.max(1.9, brush.pen(1.5))
  context.fillStyle = css(palette.shadow, 0.5)
  context.beginPath()
  for (const [x, y] of scene.graves) context.rect(x - size * 0.4, y - size * 0.2, size * 1.5, size * 1.5)
  context.fill()
  context.fillStyle = css(mix(palette.stone, [255, 252, 244], 0.35))
  context.strokeStyle = css(palette.ink, 0.8)
  context.lineWidth = brush.pen(0.5)
  context.beginPath()
  for (const [x, y] of scene.graves) context.rect(x - size * 0.5, y - size * 0.7, size, size * 1.4)
  context.fill()
  context.stroke()
}

/** Every landmark's bodies, low ones first. */
export function paintLandmarks(brush: Brush): void {
  for (const landmark of brush.scene.landmarks) {
    if (landmark.kind === 'citadel' && landmark.precinct) castleWall(brush, landmark)
    for (const part of [...landmark.parts].sort((a, b) => a.height - b.height)) paintPart(brush, part, landmark)
    if (landmark.kind === 'lighthouse') lamp(brush, landmark.parts.at(-1)!)
    if (landmark.kind === 'mine') workings(brush, landmark)
    if (landmark.kind === 'windmill') sails(brush, landmark)
    if (landmark.kind === 'stones') circle(brush, landmark)
    if (landmark.kind === 'watermill') wheel(brush, landmark)
    if (landmark.kind === 'gallows') beam(brush, landmark)
  }
}

function castleWall(brush: Brush, castle: Landmark): void {
  const ring = castle.precinct!
  const gate = castle.parts.at(-1)!
  const lines: Line[] = ring.map((point, i) => [point, ring[(i + 1) % ring.length]!])
  curtain(brush, [[...ring, ring[0]!, ring[1]!]], 9)
  const radius = Math.max(8, 3.6 / brush.scale)
  for (const [a, b] of lines) {
    tower(brush, a![0], a![1], radius)
    const long = apart(a!, b!)
    if (long > 130) {
      const [x, y] = between(a!, b!, 0.5)
      if (apart([x, y], [gate.x, gate.y]) > 26) tower(brush, x, y, radius * 0.85)
    }
  }
}

/** Roofs that no quarter has: a cathedral's lead gone green, a castle's blue. A colour that was asked for stays. */
function ownTone({ scene, palette }: Brush, part: Part, { kind }: Landmark): Rgb {
  const usual = palette.materials[part.material]
  if (scene.dress.landmarks !== '' || part.material !== 'slate') return usual
  if (kind === 'cathedral') return mix(usual, palette.materials.copper, 0.85)
  return kind === 'citadel' ? mix(usual, [62, 58, 148], 0.5) : usual
}

/** A lamp in bands of red and white, seen from above. */
function lamp(brush: Brush, { x, y, depth }: Part): void {
  const { context, palette } = brush
  const bands: readonly [number, Rgb][] = [
    [0.5, [178, 58, 46]],
    [0.38, [240, 234, 220]],
    [0.26, [178, 58, 46]],
    [0.15, [255, 224, 130]],
  ]
  for (const [share, colour] of bands) {
    context.beginPath()
    context.arc(x, y, depth * share, 0, Math.PI * 2)
    context.fillStyle = css(brush.penned ? palette.stone : colour)
    context.fill()
    context.strokeStyle = css(palette.ink, 0.8)
    context.lineWidth = brush.pen(0.8)
    context.stroke()
  }
}

function paintPart(brush: Brush, part: Part, landmark: Landmark): void {
  const { context, scene } = brush
  const tone = ownTone(brush, part, landmark)
  const angle = (part.angle * Math.PI) / 180
  if (
    landmark.kind === 'fountain' ||
    landmark.kind === 'park' ||
    landmark.kind === 'well' ||
    landmark.kind === 'statue'
  ) {
    basin(brush, part, landmark.kind)
    return
  }
  const fallen = isFallen(brush, part)
  if (fallen && part.length > 0) {
    paintShell(brush, shapeOf(part))
    return
  }
  if (part.roof === 'open' || fallen) {
    if (part.length === 0) openRound(brush, part, landmark.kind === 'arena')
    else openSquare(brush, shapeOf(part))
    return
  }
  if (part.length === 0) {
    roundRoof(brush, part, tone)
    return
  }
  if (part.roof === 'flat' || (scene.dress.roofing === 'adobe' && part.roof !== 'pyramid'))
    paintFlat(brush, shapeOf(part), tone)
  else if (part.roof === 'pyramid') paintRoof(brush, part.x, part.y, part.length, part.depth, angle, tone, 0.5)
  else paintRoof(brush, part.x, part.y, part.length, part.depth, angle, tone, part.roof === 'hip' ? 0.5 : 0)
  if (landmark.kind === 'citadel' && part.roof === 'pyramid') context.lineWidth = brush.pen(1)
}

function roundRoof(brush: Brush, part: Part, tone: Parameters<typeof css>[0]): void {
  const { context, palette } = brush
  const r = part.depth / 2
  context.save()
  context.beginPath()
  context.arc(part.x, part.y, r, 0, Math.PI * 2)
  const glow = context.createRadialGradient(part.x - r * 0.4, part.y - r * 0.45, r * 0.08, part.x, part.y, r * 1.05)
  const dome = part.roof === 'dome'
  glow.addColorStop(0, css(mix(tone, [255, 248, 225], dome ? 0.62 : 0.3)))
  glow.addColorStop(0.5, css(tone))
  glow.addColorStop(1, css(mix(tone, palette.shadow, 0.5)))
  context.fillStyle = glow
  context.fill()
  context.clip()
  if (!dome) {
    // A cone is a fan of facets about its point.
    const facets = 10
    for (let i = 0; i < facets; i++) {
      const turn = (i / facets) * Math.PI * 2
      const strength = -(Math.cos(turn + 0.3) * 0.72 + Math.sin(turn + 0.3) * 0.69)
      context.fillStyle = strength > 0 ? css([255, 240, 205], strength * 0.22) : css(palette.shadow, -strength * 0.4)
      context.beginPath()
      context.moveTo(part.x, part.y)
      context.arc(part.x, part.y, r, turn, turn + (Math.PI * 2) / facets)
      context.fill()
    }
  } else {
    context.strokeStyle = css(mix(tone, palette.ink, 0.5), 0.45)
    context.lineWidth = brush.pen(0.7)
    context.beginPath()
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2
      context.moveTo(part.x, part.y)
      context.lineTo(part.x + Math.cos(turn) * r, part.y + Math.sin(turn) * r)
    }
    context.stroke()
  }
  context.restore()
  context.strokeStyle = css(mix(tone, palette.ink, 0.85), 0.95)
  context.lineWidth = brush.pen(1.1)
  context.stroke(ringPath([roundRing(part)]))
  context.fillStyle = css(mix(tone, [255, 246, 216], 0.7))
  context.beginPath()
  context.arc(part.x, part.y, Math.max(1.4, brush.pen(1.1)), 0, Math.PI * 2)
  context.fill()
}

function openSquare(brush: Brush, ring: Ring): void {
  const { context, palette } = brush
  paintFlat(brush, ring, palette.stone)
  context.save()
  context.strokeStyle = css(mix(palette.stone, palette.ink, 0.6), 0.9)
  context.lineWidth = Math.max(2.6, brush.pen(1.6))
  context.setLineDash([3.4, 2.6])
  context.stroke(ringPath([ring]))
  context.restore()
}

function openRound(brush: Brush, part: Part, arena: boolean): void {
  const { context, palette } = brush
  tower(brush, part.x, part.y, part.depth / 2)
  if (!arena) return
  const r = part.depth / 2
  for (let step = 1; step < 5; step++) {
    context.beginPath()
    context.arc(part.x, part.y, r * (0.94 - step * 0.11), 0, Math.PI * 2)
    context.fillStyle = css(shade(palette.stone, step % 2 === 0 ? -0.05 : 0.03))
    context.fill()
    context.strokeStyle = css(palette.ink, 0.5)
    context.lineWidth = brush.pen(0.8)
    context.stroke()
  }
  context.beginPath()
  context.arc(part.x, part.y, r * 0.45, 0, Math.PI * 2)
  context.fillStyle = css([214, 190, 142])
  context.fill()
  context.stroke()
}

function basin(brush: Brush, part: Part, kind: Landmark['kind']): void {
  const { context, palette } = brush
  const r = part.depth / 2
  const disc = (radius: number, tone: string) => {
    context.beginPath()
    context.arc(part.x, part.y, radius, 0, Math.PI * 2)
    context.fillStyle = tone
    context.fill()
  }
  disc(r, css(shade(palette.stone, 0.03)))
  context.strokeStyle = css(palette.ink, 0.9)
  context.lineWidth = brush.pen(1)
  context.stroke()
  if (kind === 'statue') {
    disc(r * 0.5, css(palette.materials.copper))
    context.stroke()
    return
  }
  disc(r * (kind === 'park' ? 0.92 : 0.76), css(palette.deep))
  disc(r * 0.6, css(palette.shallow))
  if (kind === 'well') return
  context.strokeStyle = css(palette.foam, 0.8)
  context.lineWidth = brush.pen(0.8)
  for (const share of [0.36, 0.55]) {
    context.beginPath()
    context.arc(part.x, part.y, r * share, 0.4, 5.6)
    context.stroke()
  }
  if (kind === 'park') return
  disc(r * 0.24, css(mix(palette.stone, [255, 252, 240], 0.5)))
  context.strokeStyle = css(palette.ink, 0.8)
  context.stroke()
}

/** What stands on a scaffold: two posts, the beam across them, and a rope. */
function beam({ context, palette, pen }: Brush, { parts }: Landmark): void {
  const [{ x, y, angle, length } = { x: 0, y: 0, angle: 0, length: 0 }] = parts
  context.save()
  context.translate(x, y)
  context.rotate((angle * Math.PI) / 180)
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineCap = 'round'
  context.lineWidth = pen(2.4)
  context.beginPath()
  context.moveTo(-length * 0.42, -3)
  context.lineTo(length * 0.42, -3)
  context.moveTo(-length * 0.42, -6)
  context.lineTo(-length * 0.42, 1)
  context.moveTo(length * 0.42, -6)
  context.lineTo(length * 0.42, 1)
  context.stroke()
  context.lineWidth = pen(1.1)
  context.beginPath()
  context.moveTo(0, -3)
  context.lineTo(0, 1)
  context.arc(0, 3, 2, -1.57, 4.7)
  context.stroke()
  context.restore()
}

function sails(brush: Brush, mill: Landmark): void {
  const { context, palette } = brush
  const { x, y } = mill.parts[0]!
  const turn = speckle(Math.round(x), Math.round(y), brush.scene.seed) * 1.5
  const long = 23
  for (let i = 0; i < 4; i++) {
    const angle = turn + (i * Math.PI) / 2
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
    const sail: Ring = [
      [x + ux * 5, y + uy * 5],
      [x + ux * long, y + uy * long],
      [x + ux * long - uy * 6, y + uy * long + ux * 6],
      [x + ux * 7 - uy * 6, y + uy * 7 + ux * 6],
    ]
    context.fillStyle = css(mix(palette.cloth[4]!, [255, 252, 240], 0.3), 0.95)
    context.fill(ringPath([sail]))
    context.strokeStyle = css(palette.ink, 0.9)
    context.lineWidth = brush.pen(0.8)
    context.stroke(ringPath([sail]))
    context.lineWidth = brush.pen(1.4)
    context.stroke(linePath([[[x, y], sail[1]!]]))
  }
}

function circle(brush: Brush, stones: Landmark): void {
  const { context, palette, cast } = brush
  const [cx, by] = stones.badge
  const cy = by - 34
  for (let i = 0; i < 11; i++) {
    const turn = (i / 11) * Math.PI * 2
    const [x, y] = [cx + Math.cos(turn) * 24, cy + Math.sin(turn) * 24]
    for (const [dx, dy, tone] of [
      [cast[0] * 12, cast[1] * 12, css(palette.shadow, 0.45)],
      [0, 0, css(shade(palette.stone, 0.02))],
    ] as const) {
      context.fillStyle = tone
      context.beginPath()
      context.ellipse(x + dx, y + dy, 4.6, 2.9, turn + Math.PI / 2, 0, Math.PI * 2)
      context.fill()
    }
    context.strokeStyle = css(palette.ink, 0.9)
    context.lineWidth = brush.pen(0.9)
    context.stroke()
  }
}

function wheel(brush: Brush, mill: Landmark): void {
  const { context, palette } = brush
  const { x, y, length, angle } = mill.parts[0]!
  const turn = (angle * Math.PI) / 180
  const [wx, wy] = [x + Math.cos(turn) * (length / 2 + 3), y + Math.sin(turn) * (length / 2 + 3)]
  context.save()
  context.translate(wx, wy)
  context.rotate(turn)
  context.fillStyle = css(palette.timber)
  context.strokeStyle = css(palette.ink, 0.9)
  context.lineWidth = brush.pen(0.9)
  context.beginPath()
  context.rect(-3, -10, 6, 20)
  context.fill()
  context.stroke()
  context.beginPath()
  for (let v = -8; v <= 8; v += 4) {
    context.moveTo(-3, v)
    context.lineTo(3, v)
  }
  context.stroke()
  context.restore()
}

/** A mine's mouth in its bank of rock, framed in timber, with rails out of it and heaps of spoil beside them. */
function workings(brush: Brush, mine: Landmark): void {
  const { context, palette, scene } = brush
  const house = mine.parts[0]!
  const [x, y] = [house.x + 20, house.y - 4]
  const size = Math.max(1, 0.72 / brush.scale)
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.lineJoin = 'round'
  context.lineWidth = brush.pen(1) / size
  context.strokeStyle = css(palette.ink, 0.9)
  // Spoil, tipped in fans below the mouth.
  for (const [i, [sx, sy, r]] of (
    [
      [-30, 30, 13],
      [16, 36, 15],
      [-6, 42, 12],
      [34, 22, 11],
    ] as const
  ).entries()) {
    const heap = context.createRadialGradient(sx - r * 0.4, sy - r * 0.4, r * 0.1, sx, sy, r)
    heap.addColorStop(0, css(mix(palette.rock, [250, 244, 232], 0.25)))
    heap.addColorStop(1, css(mix(palette.rock, palette.ink, 0.45)))
    context.fillStyle = heap
    context.beginPath()
    for (let k = 0; k < 12; k++) {
      const turn = (k / 12) * Math.PI * 2
      const far = r * (0.82 + 0.3 * speckle(k, i, scene.seed + 401))
      context.lineTo(sx + Math.cos(turn) * far, sy + Math.sin(turn) * far * 0.72)
    }
    context.closePath()
    context.fill()
    context.stroke()
  }
  // The bank the adit is driven into.
  context.fillStyle = css(mix(palette.rock, palette.ink, 0.3))
  context.beginPath()
  for (const [px, py] of [
    [-32, 10],
    [-27, -14],
    [-14, -26],
    [2, -30],
    [17, -25],
    [28, -12],
    [33, 10],
    [16, 15],
    [-16, 15],
  ] as const)
    context.lineTo(px, py)
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = css(mix(palette.rock, [255, 250, 238], 0.2))
  context.beginPath()
  for (const [px, py] of [
    [-27, -12],
    [-14, -26],
    [2, -30],
    [17, -25],
    [8, -15],
    [-10, -14],
    [-18, -4],
  ] as const)
    context.lineTo(px, py)
  context.closePath()
  context.fill()
  // The mouth, its frame, and the rails out of it.
  context.fillStyle = css([16, 13, 14])
  context.beginPath()
  context.moveTo(-11, 14)
  context.lineTo(-11, -3)
  context.quadraticCurveTo(0, -13, 11, -3)
  context.lineTo(11, 14)
  context.closePath()
  context.fill()
  context.lineWidth = 4
  context.strokeStyle = css(mix(palette.timber, [255, 236, 200], 0.2))
  context.beginPath()
  context.moveTo(-11, 15)
  context.lineTo(-11, -3)
  context.lineTo(11, -3)
  context.lineTo(11, 15)
  context.stroke()
  context.lineWidth = 1.6
  context.strokeStyle = css(mix(palette.timber, palette.ink, 0.3))
  context.beginPath()
  for (let k = 0; k < 8; k++) {
    context.moveTo(-6, 13 + k * 4)
    context.lineTo(6, 13 + k * 4)
  }
  context.stroke()
  context.lineWidth = 1.3
  context.strokeStyle = css(palette.ink, 0.9)
  context.beginPath()
  for (const side of [-4, 4]) {
    context.moveTo(side, 6)
    context.lineTo(side, 44)
  }
  context.stroke()
  context.restore()
}
