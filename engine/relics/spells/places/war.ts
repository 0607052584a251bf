import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../paint/random.ts'
import { FLOOR } from '../../../paint/volume/eye.ts'
import { tone } from './stage.ts'

function flag(pen: SKRSContext2D, x: number, y: number, size: number): void {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.bezierCurveTo(x + size * 0.4, y + size * 0.2, x + size * 0.5, y - size * 0.2, x + size, y - size * 0.08)
  pen.lineTo(x + size * 0.84, y - size * 0.36)
  pen.lineTo(x + size * 1.04, y - size * 0.64)
  pen.bezierCurveTo(x + size * 0.5, y - size * 0.7, x + size * 0.36, y - size * 0.44, x, y - size * 0.6)
  pen.fill()
}

/** A foot soldier with spear and shield. */
export function soldier(pen: SKRSContext2D, random: Random, x: number, size: number, by: number): void {
  pen.save()
  pen.translate(x, FLOOR)
  pen.scale(random.chance(0.5) ? -size : size, size)
  pen.rotate((random.next() - 0.5) * 0.16)
  pen.fillStyle = tone(98, 84, 70, by)
  pen.strokeStyle = pen.fillStyle
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const step = 0.08 + random.next() * 0.1
  pen.lineWidth = 0.1
  pen.beginPath()
  pen.moveTo(-step, 0)
  pen.lineTo(-step * 0.6, 0.25)
  pen.lineTo(0, 0.5)
  pen.lineTo(step, 0.26)
  pen.lineTo(step * 1.1, 0)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(-0.1, 0.45)
  pen.lineTo(-0.15, 0.84)
  pen.lineTo(0.15, 0.86)
  pen.lineTo(0.12, 0.4)
  pen.fill()
  pen.beginPath()
  pen.arc(0.03, 0.98, 0.09, 0, 7)
  pen.fill()
  pen.beginPath()
  pen.moveTo(-0.07, 1)
  pen.lineTo(0.03, 1.16)
  pen.lineTo(0.13, 1)
  pen.fill()
  pen.lineWidth = 0.075
  pen.beginPath()
  pen.moveTo(-0.12, 0.78)
  pen.lineTo(-0.24, 0.6)
  pen.moveTo(0.12, 0.78)
  pen.lineTo(0.27, 0.66 + random.next() * 0.3)
  pen.stroke()
  pen.fillStyle = tone(128, 96, 62, by)
  pen.beginPath()
  pen.ellipse(-0.26, 0.58, 0.13, 0.19, 0.1, 0, 7)
  pen.fill()
  pen.lineWidth = 0.025
  pen.translate(0.27, 0.75)
  pen.rotate((random.next() - 0.5) * 0.7)
  pen.beginPath()
  pen.moveTo(0, -0.7)
  pen.lineTo(0, 0.95)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(-0.035, 0.95)
  pen.lineTo(0, 1.12)
  pen.lineTo(0.035, 0.95)
  pen.fill()
  if (random.chance(0.3)) {
    pen.fillStyle = tone(150, 50, 35, by)
    flag(pen, 0, 0.95, 0.42)
  }
  pen.restore()
}

/** Arms left standing in the ground. */
export function fallenArms(pen: SKRSContext2D, random: Random, x: number, by: number): void {
  pen.save()
  pen.translate(x, FLOOR - 0.03)
  pen.rotate((random.next() - 0.5) * 0.8)
  const kind = random.next()
  pen.strokeStyle = tone(122, 106, 86, by)
  pen.lineWidth = 0.026
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.lineTo(0, 0.62)
  pen.stroke()
  if (kind < 0.34) {
    pen.fillStyle = tone(146, 44, 34, by)
    flag(pen, 0, 0.62, 0.34)
  } else if (kind < 0.7) {
    pen.fillStyle = tone(176, 172, 164, by)
    pen.fillRect(-0.024, 0.02, 0.048, 0.42)
    pen.fillRect(-0.1, 0.44, 0.2, 0.034)
    pen.beginPath()
    pen.arc(0, 0.64, 0.03, 0, 7)
    pen.fill()
  } else {
    for (let k = 0; k < 2; k++) {
      pen.rotate(0.26)
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(0, 0.34)
      pen.stroke()
    }
  }
  pen.restore()
}

/** A shield that lies where it fell. */
export function fallenShield(pen: SKRSContext2D, random: Random, x: number, by: number): void {
  pen.fillStyle = tone(122, 74, 48, by)
  pen.beginPath()
  pen.ellipse(x, FLOOR + 0.03, 0.2, 0.09, (random.next() - 0.5) * 0.7, 0, 7)
  pen.fill()
  pen.fillStyle = tone(154, 144, 124, by)
  pen.beginPath()
  pen.arc(x, FLOOR + 0.05, 0.05, 0, 7)
  pen.fill()
}
