import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../paint/random.ts'
import { FLOOR } from '../../../paint/volume/eye.ts'
import { type Site, tone } from './stage.ts'

/** A bare tree: every limb parts in two or three. */
export function bareTree(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  parts: number,
  colour: string,
): void {
  if (parts === 0 || wide < 0.004) return
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  let [px, py, turn] = [x, y, angle]
  for (let k = 0; k < 4; k++) {
    turn += (random.next() - 0.5) * 0.42
    pen.lineWidth = wide * (1 - 0.08 * k)
    pen.beginPath()
    pen.moveTo(px, py)
    px += (Math.cos(turn) * long) / 4
    py += (Math.sin(turn) * long) / 4
    pen.lineTo(px, py)
    pen.stroke()
  }
  const limbs = random.chance(0.5) ? 3 : 2
  for (let k = 0; k < limbs; k++)
    bareTree(
      pen,
      random,
      px,
      py,
      turn + (k - (limbs - 1) / 2) * (0.55 + random.next() * 0.5) + (random.next() - 0.5) * 0.3,
      long * (0.62 + random.next() * 0.22),
      wide * 0.62,
      parts - 1,
      colour,
    )
}

/** A great trunk that leaves the picture above, its roots spread. */
export function trunk(pen: SKRSContext2D, random: Random, x: number, wide: number, by = 1): void {
  const lean = (random.next() - 0.5) * wide * 1.2
  pen.fillStyle = tone(94, 78, 58, by)
  pen.beginPath()
  pen.moveTo(x - wide * 1.8, FLOOR - 0.06)
  pen.quadraticCurveTo(x - wide * 0.85, FLOOR + 0.14, x - wide * 0.75, -0.2)
  pen.lineTo(x - wide * 0.6 + lean, 4)
  pen.lineTo(x + wide * 0.6 + lean, 4)
  pen.lineTo(x + wide * 0.75, -0.2)
  pen.quadraticCurveTo(x + wide * 0.85, FLOOR + 0.14, x + wide * 1.9, FLOOR - 0.06)
  pen.fill()
  pen.strokeStyle = tone(56, 46, 34, by)
  pen.lineWidth = wide * 0.07
  for (let k = 0; k < 9; k++) {
    let px = x + (random.next() - 0.5) * wide * 1.2
    pen.beginPath()
    pen.moveTo(px, FLOOR)
    for (let y = FLOOR + 0.25; y < 3; y += 0.25) {
      px += (random.next() - 0.5) * wide * 0.14 + lean / 18
      pen.lineTo(px, y)
    }
    pen.stroke()
  }
}

/** Leaves that hang into the picture from above, deeper at its sides. */
export function canopy(
  pen: SKRSContext2D,
  site: Site,
  z: number,
  count: number,
  hue: readonly [number, number, number],
): void {
  const { random } = site
  const [left, right] = site.edges(z)
  const top = site.top(z)
  const deep = top - FLOOR
  const gap = 0.3 + random.next() * 0.4
  for (let k = 0; k < count; k++) {
    const u = random.next()
    const off = Math.abs(u - gap)
    const hang = deep * (0.09 + 0.34 * Math.min(1, off * 1.7) + 0.07 * Math.sin(u * 17 + z))
    const y = top - hang * Math.sqrt(random.next())
    const by = 0.62 + random.next() * 0.75
    pen.fillStyle = tone(hue[0], hue[1], hue[2], by)
    const size = 0.03 + 0.035 * random.next() - z * 0.004
    pen.beginPath()
    pen.ellipse(left + (right - left) * u, y, size, size * 0.45, random.next() * Math.PI, 0, Math.PI * 2)
    pen.fill()
  }
}

/** Blades of grass along a depth. */
export function grass(
  pen: SKRSContext2D,
  site: Site,
  z: number,
  count: number,
  high: number,
  hue: readonly [number, number, number],
): void {
  const { random } = site
  const [left, right] = site.edges(z)
  for (let k = 0; k < count; k++) {
    const x = left + (right - left) * random.next()
    const tall = high * (0.4 + random.next())
    const bend = (random.next() - 0.5) * high
    pen.strokeStyle = tone(hue[0], hue[1], hue[2], 0.6 + random.next() * 0.6)
    pen.lineWidth = 0.006 + random.next() * 0.008
    pen.beginPath()
    pen.moveTo(x, FLOOR - 0.04)
    pen.quadraticCurveTo(x + bend * 0.3, FLOOR + tall * 0.6, x + bend, FLOOR + tall)
    pen.stroke()
  }
}

export function ferns(
  pen: SKRSContext2D,
  site: Site,
  z: number,
  count: number,
  hue: readonly [number, number, number],
): void {
  const { random } = site
  const [left, right] = site.edges(z)
  for (let n = 0; n < count; n++) {
    const x = left + (right - left) * random.next()
    if (Math.abs(x - site.heart) < 0.3) continue
    for (let k = 0; k < 9; k++) frond(pen, random, x, (k / 8 - 0.5) * 2, hue)
  }
}

function frond(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  lean: number,
  hue: readonly [number, number, number],
): void {
  const long = 0.3 + random.next() * 0.16
  let [px, py, turn] = [x, FLOOR - 0.03, Math.PI / 2 - lean * 0.6]
  pen.strokeStyle = tone(hue[0], hue[1], hue[2], 0.7 + random.next() * 0.5)
  pen.lineWidth = 0.01
  for (let k = 0; k < 9; k++) {
    turn -= lean * 0.15
    const [nx, ny] = [px + (Math.cos(turn) * long) / 9, py + (Math.sin(turn) * long) / 9]
    const leaf = 0.055 * (1 - k / 10)
    pen.beginPath()
    pen.moveTo(px, py)
    pen.lineTo(nx, ny)
    pen.moveTo(nx - Math.sin(turn) * leaf, ny + Math.cos(turn) * leaf)
    pen.lineTo(nx, ny)
    pen.lineTo(nx + Math.sin(turn) * leaf, ny - Math.cos(turn) * leaf)
    pen.stroke()
    px = nx
    py = ny
  }
}

/** A fir, with snow on its boughs where it lies. */
export function fir(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  foot: number,
  high: number,
  by: number,
  isSnowy: boolean,
): void {
  pen.fillStyle = tone(64, 50, 38, by)
  pen.fillRect(x - high * 0.022, foot, high * 0.044, high * 0.3)
  const boughs = 8
  for (let k = 0; k < boughs; k++) {
    const y = foot + high * (0.1 + 0.86 * (k / boughs))
    const half = high * 0.26 * (1 - k / boughs) * (0.85 + random.next() * 0.3)
    const rise = high * 0.2
    const bough = (drop: number, wide: number) => {
      pen.beginPath()
      pen.moveTo(x - wide, y - drop)
      for (let n = 1; n < 6; n++) pen.lineTo(x - wide + (wide * n) / 3, y + (n & 1 ? 0.028 : -0.012) * high)
      pen.lineTo(x + wide, y - drop)
      pen.lineTo(x + wide * 0.16, y + rise)
      pen.lineTo(x - wide * 0.16, y + rise)
      pen.fill()
    }
    pen.fillStyle = tone(52, 72, 54, by * (0.75 + 0.3 * random.next()))
    bough(high * 0.02, half)
    if (!isSnowy) continue
    pen.fillStyle = tone(206, 214, 226, by)
    pen.save()
    pen.translate(0, high * 0.045)
    bough(-high * 0.01, half * 0.78)
    pen.restore()
  }
}
