import { css, mix } from '../../../paint/colour.ts'
import { rectangle } from '../geometry/polygon.ts'
import type { Boat } from '../scene.ts'
import { type Brush, ringPath } from './brush.ts'

/** Awnings and tents: a striped cloth roof each. */
export function paintStalls(brush: Brush): void {
  const { context, palette, scene } = brush
  for (const [x, y, length, depth, degrees, tone] of scene.stalls) {
    const angle = (degrees * Math.PI) / 180
    const cloth = palette.cloth[tone % palette.cloth.length]!
    const ring = rectangle(x, y, length, depth, angle)
    context.fillStyle = css(cloth)
    context.fill(ringPath([ring]))
    context.save()
    context.clip(ringPath([ring]))
    context.strokeStyle = css(mix(cloth, [255, 250, 235], 0.72), 0.9)
    context.lineWidth = length * 0.13
    context.beginPath()
    for (const off of [-0.36, -0.12, 0.12, 0.36]) {
      const [mx, my] = [x + Math.cos(angle) * length * off, y + Math.sin(angle) * length * off]
      context.moveTo(mx - Math.sin(angle) * depth, my + Math.cos(angle) * depth)
      context.lineTo(mx + Math.sin(angle) * depth, my - Math.cos(angle) * depth)
    }
    context.stroke()
    context.restore()
    context.strokeStyle = css(mix(cloth, palette.ink, 0.8), 0.9)
    context.lineWidth = brush.pen(0.8)
    context.stroke(ringPath([ring]))
  }
}

export function paintBoats(brush: Brush): void {
  for (const boat of brush.scene.boats) paintBoat(brush, boat)
}

/** A hull from above: planks, thwarts or decks, and sails when she is under way. */
function paintBoat(brush: Brush, boat: Boat): void {
  const { context, palette, cast } = brush
  const half = Math.max(boat.length, 9 / brush.scale) / 2
  const beam = half * 0.31
  context.save()
  context.translate(boat.x, boat.y)
  context.rotate((boat.angle * Math.PI) / 180)
  const hull = () => {
    context.beginPath()
    context.moveTo(half, 0)
    context.bezierCurveTo(half * 0.55, beam * 1.15, -half * 0.5, beam * 1.15, -half * 0.92, beam * 0.6)
    context.lineTo(-half * 0.92, -beam * 0.6)
    context.bezierCurveTo(-half * 0.5, -beam * 1.15, half * 0.55, -beam * 1.15, half, 0)
    context.closePath()
  }
  context.save()
  context.rotate((-boat.angle * Math.PI) / 180)
  context.translate(cast[0] * 7, cast[1] * 7)
  context.rotate((boat.angle * Math.PI) / 180)
  hull()
  context.fillStyle = css(palette.shadow, 0.4)
  context.fill()
  context.restore()
  if (boat.sails) {
    context.strokeStyle = css(palette.foam, 0.6)
    context.lineWidth = brush.pen(1)
    context.beginPath()
    context.moveTo(half, beam * 0.3)
    context.quadraticCurveTo(-half * 0.4, beam * 2.1, -half * 1.8, beam * 2.5)
    context.moveTo(half, -beam * 0.3)
    context.quadraticCurveTo(-half * 0.4, -beam * 2.1, -half * 1.8, -beam * 2.5)
    context.stroke()
  }
  hull()
  context.fillStyle = css(mix(palette.timber, [255, 226, 176], 0.22))
  context.fill()
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineWidth = brush.pen(1.2)
  context.stroke()
  context.lineWidth = brush.pen(0.7)
  context.strokeStyle = css(palette.ink, 0.55)
  context.beginPath()
  for (const at of [-0.55, -0.15, 0.25]) {
    context.moveTo(half * at, -beam * 0.85)
    context.lineTo(half * at, beam * 0.85)
  }
  context.stroke()
  if (boat.length > 26) {
    const masts = boat.length > 44 ? [0.3, -0.28] : [0.05]
    for (const at of masts) {
      if (boat.sails) {
        context.beginPath()
        context.moveTo(half * at, -beam * 1.75)
        context.quadraticCurveTo(half * (at + 0.36), 0, half * at, beam * 1.75)
        context.quadraticCurveTo(half * (at + 0.12), 0, half * at, -beam * 1.75)
        context.fillStyle = css(mix(palette.cloth[4]!, [255, 252, 244], 0.4))
        context.fill()
        context.strokeStyle = css(palette.ink, 0.8)
        context.stroke()
      }
      context.beginPath()
      context.arc(half * at, 0, Math.max(1.2, brush.pen(1)), 0, Math.PI * 2)
      context.fillStyle = css(palette.ink, 0.9)
      context.fill()
    }
  }
  context.restore()
}
