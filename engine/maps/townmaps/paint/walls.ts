import { css, mix, shade } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import { beside, resampled } from '../geometry/line.ts'
import { type Line, type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import type { Gate, Wall } from '../scene.ts'
import { type Brush, linePath, ringPath } from './brush.ts'
import { isRuined, paintBreaches, paintHeap } from './decay.ts'
import { paintRoof } from './roofs.ts'

/** The town wall: curtain, towers, gatehouses, and grilles where it crosses water. */
export function paintWall(brush: Brush): void {
  const { wall, gates } = brush.scene
  if (!wall) return
  if (wall.material === 'palisade') palisade(brush, wall, gates)
  else {
    paintBreaches(brush)
    curtain(brush, wall.stretches, wall.thickness)
    for (const [a, b] of wall.waterGates) waterGate(brush, a, b)
    const radius = Math.max(8.4, 3.6 / brush.scale)
    for (const [x, y] of wall.towers) {
      const fallen = isRuined(brush) && speckle(Math.round(x), Math.round(y), brush.scene.seed + 245) < 0.5
      if (fallen) paintHeap(brush, [x, y], radius * 1.2)
      else tower(brush, x, y, radius)
    }
    for (const gate of gates) gatehouse(brush, gate, wall.thickness)
  }
}

/** Walls through the town and the steps of its hill. */
export function paintInnerWalls(brush: Brush): void {
  for (const wall of brush.scene.innerWalls ?? []) {
    if (wall.material === 'terrace') {
      terrace(brush, wall.stretches, wall.thickness)
      continue
    }
    curtain(brush, wall.stretches, wall.thickness)
    const radius = Math.max(8.4, 3.6 / brush.scale)
    for (const [x, y] of wall.towers) tower(brush, x, y, radius)
    for (const gate of wall.gates) gatehouse(brush, gate, wall.thickness)
  }
}

/** A wall that holds the ground above it: its face towards the lower side, in shadow and hatched. */
function terrace(brush: Brush, lines: readonly Line[], thickness: number): void {
  const { context, palette } = brush
  const face = Math.max(9, 4.2 / brush.scale)
  context.save()
  context.lineJoin = 'round'
  const ways = lines.map((line) => resampled(line, 5)).filter((line) => line.length > 2)
  for (const line of ways) {
    context.fillStyle = css(palette.shadow, 0.34)
    context.fill(ringPath([[...line, ...beside(line, -face).reverse()]]))
    context.strokeStyle = css(palette.ink, 0.6)
    context.lineWidth = brush.pen(0.8)
    const low = beside(line, -face * 0.9)
    context.stroke(linePath(line.map((point, i) => [point, low[i]!])))
  }
  const path = linePath(ways)
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineWidth = Math.max(thickness, 2.6 / brush.scale)
  context.stroke(path)
  context.strokeStyle = css(mix(palette.stone, [255, 249, 232], 0.3))
  context.lineWidth = Math.max(thickness, 2.6 / brush.scale) - brush.pen(1.4)
  context.stroke(path)
  context.restore()
}

/** A crenellated wall with its shadow, along lines. */
export function curtain(brush: Brush, lines: readonly Line[], thickness: number): void {
  const { context, palette, cast } = brush
  const path = linePath(lines)
  const thick = Math.max(thickness, 4.4 / brush.scale)
  context.save()
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  context.save()
  context.strokeStyle = css(palette.shadow, 0.42)
  context.lineWidth = thick
  for (const share of [0.4, 0.75, 1]) {
    context.save()
    context.translate(cast[0] * 26 * share, cast[1] * 26 * share)
    if (share === 1) context.stroke(path)
    context.restore()
  }
  context.restore()
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineWidth = thick
  context.stroke(path)
  context.strokeStyle = css(palette.stone)
  context.lineWidth = thick - brush.pen(2.1)
  context.stroke(path)
  // Merlons on both parapets, the walk between them lighter.
  context.strokeStyle = css(mix(palette.stone, palette.ink, 0.5), 0.75)
  context.lineWidth = thick - brush.pen(2.1)
  const every = Math.max(4.4, 2.3 / brush.scale)
  context.setLineDash([every * 0.36, every * 0.64])
  context.stroke(path)
  context.setLineDash([])
  context.strokeStyle = css(mix(palette.stone, [255, 249, 232], 0.4))
  context.lineWidth = Math.max(thick * 0.42, 0.8 / brush.scale)
  context.stroke(path)
  context.restore()
}

/** A round tower seen from above. */
export function tower(brush: Brush, x: number, y: number, radius: number): void {
  const { context, palette, cast } = brush
  context.save()
  context.fillStyle = css(palette.shadow, 0.42)
  context.beginPath()
  context.ellipse(x + cast[0] * 26, y + cast[1] * 26, radius * 1.06, radius * 1.06, 0, 0, Math.PI * 2)
  context.fill()
  const stone = context.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius)
  stone.addColorStop(0, css(mix(palette.stone, [255, 249, 232], 0.42)))
  stone.addColorStop(1, css(shade(palette.stone, -0.09)))
  context.fillStyle = stone
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineWidth = brush.pen(1.35)
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.strokeStyle = css(mix(palette.stone, palette.ink, 0.55), 0.85)
  context.lineWidth = Math.max(1.6, brush.pen(1))
  context.setLineDash([radius * 0.3, radius * 0.22])
  context.beginPath()
  context.arc(x, y, radius * 0.78, 0, Math.PI * 2)
  context.stroke()
  context.restore()
}

/** Two towers and a roofed passage between them. */
function gatehouse(brush: Brush, gate: Gate, thickness: number): void {
  const [x, y] = gate.at
  const across = gate.angle + Math.PI / 2
  const off = gate.width / 2 + 4.5
  const deep = Math.max(thickness + 9, 9 / brush.scale)
  // Of a ruined gate one tower stands, and nothing bridges the way.
  const ruined = isRuined(brush)
  if (!ruined) paintRoof(brush, x, y, gate.width + 5, deep, across, brush.palette.materials.slate, 0)
  for (const side of [1, -1]) {
    if (ruined && side === -1) {
      paintHeap(brush, [x - Math.cos(across) * off, y - Math.sin(across) * off], 10)
      continue
    }
    tower(brush, x + Math.cos(across) * off * side, y + Math.sin(across) * off * side, Math.max(9.6, 4.2 / brush.scale))
  }
}

function waterGate(brush: Brush, a: Point, b: Point): void {
  const { context, palette } = brush
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const arch: Ring = rectangle((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, length, 9, angle)
  context.save()
  context.fillStyle = css(palette.shadow, 0.4)
  context.translate(brush.cast[0] * 14, brush.cast[1] * 14)
  context.fill(ringPath([arch]))
  context.restore()
  context.fillStyle = css(shade(palette.stone, -0.03))
  context.strokeStyle = css(palette.ink, 0.9)
  context.lineWidth = brush.pen(1.1)
  context.fill(ringPath([arch]))
  context.stroke(ringPath([arch]))
  // The grille under each arch.
  context.save()
  context.strokeStyle = css(palette.ink, 0.75)
  context.lineWidth = Math.max(3, brush.pen(2))
  context.setLineDash([1.6, 3])
  context.stroke(linePath([[a, b]]))
  context.restore()
}

function palisade(brush: Brush, wall: Wall, gates: readonly Gate[]): void {
  const { context, palette, cast } = brush
  const path = linePath(wall.stretches)
  const thick = Math.max(5.5, 3.6 / brush.scale)
  context.save()
  context.lineJoin = 'round'
  context.save()
  context.translate(cast[0] * 15, cast[1] * 15)
  context.strokeStyle = css(palette.shadow, 0.4)
  context.lineWidth = thick
  context.stroke(path)
  context.restore()
  context.restore()
  // Stakes side by side, seen a little from the south: each its own width, pointed, the nearer over the farther.
  const every = Math.max(5, 3.3 / brush.scale)
  const high = Math.max(11, 7.4 / brush.scale)
  const stakes: Point[] = wall.stretches.flatMap((stretch) => resampled(stretch, every))
  stakes.sort((a, b) => a[1] - b[1])
  context.save()
  context.lineJoin = 'round'
  context.lineWidth = brush.pen(0.8)
  context.strokeStyle = css(palette.ink, 0.9)
  for (const [i, [x, y]] of stakes.entries()) {
    const half = every * 0.47
    const top = high * (0.9 + ((i * 7) % 5) * 0.05)
    context.fillStyle = css(shade(mix(palette.timber, [255, 236, 200], 0.22), (((i * 13) % 7) - 3) * 0.02))
    context.beginPath()
    context.moveTo(x - half, y + half)
    context.lineTo(x - half, y - top + half * 1.8)
    context.lineTo(x, y - top)
    context.lineTo(x + half, y - top + half * 1.8)
    context.lineTo(x + half, y + half)
    context.closePath()
    context.fill()
    context.stroke()
  }
  context.restore()
  for (const gate of gates) {
    const across = gate.angle + Math.PI / 2
    paintRoof(brush, gate.at[0], gate.at[1], gate.width + 4, 15, across, palette.timber, 0)
    for (const side of [1, -1]) {
      const off = gate.width / 2 + 5
      platform(
        brush,
        gate.at[0] + Math.cos(across) * off * side,
        gate.at[1] + Math.sin(across) * off * side,
        15,
        gate.angle,
      )
    }
  }
}

function platform(brush: Brush, x: number, y: number, size: number, angle = 0.3): void {
  const { context, palette, cast } = brush
  const ring = rectangle(x, y, size, size, angle)
  context.save()
  context.translate(cast[0] * 20, cast[1] * 20)
  context.fillStyle = css(palette.shadow, 0.4)
  context.fill(ringPath([ring]))
  context.restore()
  context.fillStyle = css(mix(palette.timber, [255, 236, 200], 0.15))
  context.fill(ringPath([ring]))
  context.strokeStyle = css(palette.ink, 0.9)
  context.lineWidth = brush.pen(1.2)
  context.stroke(ringPath([ring]))
  context.lineWidth = brush.pen(0.7)
  context.strokeStyle = css(palette.ink, 0.5)
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  context.beginPath()
  for (const off of [-0.25, 0, 0.25]) {
    context.moveTo(x - (ux * 0.5 + uy * off) * size, y - (uy * 0.5 - ux * off) * size)
    context.lineTo(x + (ux * 0.5 - uy * off) * size, y + (uy * 0.5 + ux * off) * size)
  }
  context.stroke()
}
