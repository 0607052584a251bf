import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../paint/random.ts'
import { FLOOR } from '../../../paint/volume/eye.ts'
import { type Site, tone } from './stage.ts'

type Hue = readonly [number, number, number]

/** A grave's stone: rounded, a cross in a ring, or an obelisk. */
export function grave(pen: SKRSContext2D, random: Random, x: number, size: number, by: number): void {
  pen.save()
  pen.translate(x, FLOOR - 0.02)
  pen.rotate((random.next() - 0.5) * 0.3)
  pen.scale(size, size)
  pen.fillStyle = tone(150, 155, 150, by)
  const kind = random.next()
  pen.beginPath()
  if (kind < 0.5) {
    pen.moveTo(-0.2, 0)
    pen.lineTo(-0.2, 0.45)
    pen.arc(0, 0.45, 0.2, Math.PI, 0, true)
    pen.lineTo(0.2, 0)
    pen.fill()
    pen.strokeStyle = tone(88, 92, 90, by)
    pen.lineWidth = 0.018
    pen.beginPath()
    pen.arc(0, 0.45, 0.14, Math.PI, 0, true)
    pen.moveTo(0, 0.52)
    pen.lineTo(0, 0.34)
    pen.moveTo(-0.06, 0.46)
    pen.lineTo(0.06, 0.46)
    for (let k = 0; k < 3; k++) {
      pen.moveTo(-0.11, 0.27 - k * 0.06)
      pen.lineTo(0.11, 0.27 - k * 0.06)
    }
    pen.stroke()
  } else if (kind < 0.8) {
    pen.rect(-0.055, 0, 0.11, 0.85)
    pen.rect(-0.22, 0.5, 0.44, 0.11)
    pen.rect(-0.16, 0, 0.32, 0.12)
    pen.fill()
    pen.beginPath()
    pen.lineWidth = 0.05
    pen.strokeStyle = tone(150, 155, 150, by)
    pen.arc(0, 0.555, 0.14, 0, 7)
    pen.stroke()
  } else {
    pen.moveTo(-0.17, 0)
    pen.lineTo(-0.14, 0.62)
    pen.lineTo(0, 0.75)
    pen.lineTo(0.14, 0.62)
    pen.lineTo(0.17, 0)
    pen.fill()
    pen.fillRect(-0.24, 0, 0.48, 0.1)
  }
  pen.restore()
}

/** A ragged outline from foot to foot, as high as `height` says of each place across (0-1). */
export function ridge(
  pen: SKRSContext2D,
  random: Random,
  left: number,
  right: number,
  foot: number,
  steps: number,
  height: (t: number) => number,
  ragged: number,
): void {
  pen.beginPath()
  pen.moveTo(left, foot - 0.3)
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    pen.lineTo(left + (right - left) * t, foot + height(t) + (random.next() - 0.5) * ragged)
  }
  pen.lineTo(right, foot - 0.3)
  pen.fill()
}

/** A boulder or a crag of flat faces. */
export function rock(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  foot: number,
  wide: number,
  high: number,
  hue: Hue,
  by: number,
): void {
  const points = Array.from({ length: 9 }, (_, k) => {
    const t = k / 8
    const up = Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.7
    return [x + (t - 0.5) * 2 * wide, foot - 0.05 + high * up * (0.75 + random.next() * 0.4)] as const
  })
  pen.fillStyle = tone(hue[0], hue[1], hue[2], by)
  pen.beginPath()
  pen.moveTo(x - wide * 1.15, foot - 0.08)
  for (const [px, py] of points) pen.lineTo(px, py)
  pen.lineTo(x + wide * 1.15, foot - 0.08)
  pen.fill()
  for (const [k, [px, py]] of points.entries()) {
    if (k === 0 || k === 8) continue
    const [nx, ny] = points[k + 1]!
    pen.fillStyle = tone(hue[0], hue[1], hue[2], by * (0.66 + random.next() * 0.6))
    pen.beginPath()
    pen.moveTo(px, py)
    pen.lineTo(nx, ny)
    pen.lineTo(x + (px - x) * (0.5 + random.next() * 0.4), foot + (py - foot) * random.next() * 0.6)
    pen.fill()
  }
}

/** What hangs from a cave's roof or stands on its floor. */
export function spike(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  wide: number,
  long: number,
  hue: Hue,
  by: number,
): void {
  const bend = (random.next() - 0.5) * wide
  pen.fillStyle = tone(hue[0], hue[1], hue[2], by)
  pen.beginPath()
  pen.moveTo(x - wide, y)
  pen.quadraticCurveTo(x - wide * 0.3, y + long * 0.35, x + bend, y + long)
  pen.quadraticCurveTo(x + wide * 0.3, y + long * 0.35, x + wide, y)
  pen.fill()
}

/** How a row of pillars with arches is built. */
export interface Nave {
  /** Between the pillars' middles and the middle of the hall. */
  half: number
  pillar: number
  isRound: boolean
  /** Where arches begin, and where they end. */
  spring: number
  crown: number
  arch: 'pointed' | 'round' | 'beam'
  /** How many arches have fallen, 0-1. */
  fallen: number
  hue: Hue
}

/** One bay of a hall: two pillars and what they carry, with the wall beyond them. */
export function bay(pen: SKRSContext2D, random: Random, nave: Nave, middle: number, by: number): void {
  const { half, pillar, isRound, spring, crown, arch, hue } = nave
  const isDown = random.chance(nave.fallen)
  pen.fillStyle = tone(hue[0], hue[1], hue[2], by)
  for (const side of [-1, 1]) {
    const x = middle + side * half
    const top = isDown && random.chance(0.6) ? FLOOR + (spring - FLOOR) * (0.35 + random.next() * 0.5) : spring + 0.05
    pillarAt(pen, random, x, pillar, top, isDown)
    if (nave.fallen === 0) pen.fillRect(side > 0 ? x + half * 0.62 : x - half * 0.62 - 4, FLOOR - 0.1, 4, 7)
    pen.strokeStyle = tone(hue[0] * 0.56, hue[1] * 0.55, hue[2] * 0.54, by)
    pen.lineWidth = 0.018
    pen.beginPath()
    if (isRound)
      for (let k = -2; k <= 2; k++) {
        pen.moveTo(x + k * pillar * 0.34, FLOOR + 0.2)
        pen.lineTo(x + k * pillar * 0.34, top - 0.1)
      }
    else
      for (let y = FLOOR + 0.3; y < top - 0.1; y += 0.34) {
        pen.moveTo(x - pillar, y)
        pen.lineTo(x + pillar, y)
      }
    pen.stroke()
  }
  if (isDown) return
  pen.beginPath()
  pen.rect(middle - 6, spring, 12, 7)
  const inner = half - pillar * 0.9
  if (arch === 'beam') pen.rect(middle - inner, spring - 0.001, inner * 2, crown - spring)
  else {
    const [x0, x1] = [middle + inner, middle - inner]
    pen.moveTo(x0, spring)
    if (arch === 'pointed') {
      pen.quadraticCurveTo(x0 - inner * 0.08, spring + (crown - spring) * 0.62, middle, crown)
      pen.quadraticCurveTo(x1 + inner * 0.08, spring + (crown - spring) * 0.62, x1, spring)
    } else pen.bezierCurveTo(x0, crown + 0.02, x1, crown + 0.02, x1, spring)
    pen.closePath()
  }
  pen.fill('evenodd')
}

function pillarAt(pen: SKRSContext2D, random: Random, x: number, half: number, top: number, isBroken: boolean): void {
  pen.beginPath()
  pen.moveTo(x - half, FLOOR - 0.1)
  pen.lineTo(x - half, top)
  if (isBroken) for (let k = 1; k < 5; k++) pen.lineTo(x - half + (half * k) / 2.5, top + (random.next() - 0.4) * 0.2)
  pen.lineTo(x + half, top)
  pen.lineTo(x + half, FLOOR - 0.1)
  pen.fill()
  pen.fillRect(x - half * 1.4, FLOOR - 0.1, half * 2.8, 0.26)
  if (!isBroken) pen.fillRect(x - half * 1.35, top - 0.16, half * 2.7, 0.16)
}

/** A tall window that light comes through: cut out of what is there, its lead left. */
export function windowIn(pen: SKRSContext2D, x: number, foot: number, half: number, high: number, lead: string): void {
  pen.save()
  pen.globalCompositeOperation = 'destination-out'
  pen.beginPath()
  pen.moveTo(x - half, foot)
  pen.lineTo(x - half, foot + high * 0.66)
  pen.quadraticCurveTo(x - half * 0.9, foot + high * 0.88, x, foot + high)
  pen.quadraticCurveTo(x + half * 0.9, foot + high * 0.88, x + half, foot + high * 0.66)
  pen.lineTo(x + half, foot)
  pen.fill()
  pen.restore()
  pen.strokeStyle = lead
  pen.lineWidth = 0.045
  pen.beginPath()
  pen.moveTo(x, foot)
  pen.lineTo(x, foot + high)
  for (const y of [0.33, 0.6]) {
    pen.moveTo(x - half, foot + high * y)
    pen.lineTo(x + half, foot + high * y)
  }
  pen.stroke()
}

/** A gabled house with lit windows cut out. */
export function house(pen: SKRSContext2D, random: Random, x: number, wide: number, high: number, by: number): void {
  pen.fillStyle = tone(120, 104, 88, by)
  pen.fillRect(x - wide, FLOOR - 0.1, wide * 2, high + 0.1)
  pen.fillStyle = tone(86, 66, 56, by)
  pen.beginPath()
  pen.moveTo(x - wide * 1.18, FLOOR + high)
  pen.lineTo(x + (random.next() - 0.5) * 0.1, FLOOR + high + wide * (0.9 + random.next() * 0.6))
  pen.lineTo(x + wide * 1.18, FLOOR + high)
  pen.fill()
  pen.strokeStyle = tone(64, 50, 40, by)
  pen.lineWidth = wide * 0.09
  pen.beginPath()
  for (const y of [0.46, 0.92]) {
    pen.moveTo(x - wide, FLOOR + high * y)
    pen.lineTo(x + wide, FLOOR + high * y)
  }
  pen.moveTo(x - wide, FLOOR + high * 0.92)
  pen.lineTo(x, FLOOR + high * 0.46)
  pen.lineTo(x + wide, FLOOR + high * 0.92)
  pen.stroke()
  if (random.chance(0.6)) pen.fillRect(x + wide * 0.4, FLOOR + high, wide * 0.28, wide)
}

/** Where the spell's heart leaves room, at a depth: true too near to it. */
export const isBefore = (site: Site, x: number, z: number, room: number): boolean =>
  Math.abs(x - (site.heart * (4 - z)) / 4) < room
