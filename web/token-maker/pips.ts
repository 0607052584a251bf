import type { Pen } from './relief/canvas.ts'
import { cssOf, lightness, lit, rgbOf } from './relief/colour.ts'
import type { Rim } from './rim.ts'

/** Draws a sign in a box from -1 to 1. */
type Sign = (pen: Pen) => void

const lines =
  (...all: (readonly (readonly [number, number])[])[]): Sign =>
  (pen) => {
    pen.beginPath()
    for (const points of all)
      points.forEach(([x, y], k) => {
        if (k === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      })
    pen.stroke()
  }

const drop: Sign = (pen) => {
  pen.beginPath()
  pen.moveTo(0, -0.85)
  pen.bezierCurveTo(0.5, -0.2, 0.6, 0.05, 0.6, 0.25)
  pen.arc(0, 0.25, 0.6, 0, Math.PI)
  pen.bezierCurveTo(-0.6, 0.05, -0.5, -0.2, 0, -0.85)
  pen.fill()
}

const skull: Sign = (pen) => {
  pen.beginPath()
  pen.arc(0, -0.15, 0.62, 0, 7)
  pen.rect(-0.32, 0.2, 0.64, 0.5)
  pen.moveTo(-0.08, -0.1)
  pen.arc(-0.26, -0.1, 0.18, 0, 7, true)
  pen.moveTo(0.44, -0.1)
  pen.arc(0.26, -0.1, 0.18, 0, 7, true)
  pen.fill('nonzero')
}

const burst =
  (points: number, inner: number): Sign =>
  (pen) => {
    pen.beginPath()
    for (let k = 0; k < points * 2; k++) {
      const radius = k % 2 ? inner : 0.85
      const angle = (k * Math.PI) / points - Math.PI / 2
      pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
    }
    pen.closePath()
    pen.fill()
  }

const heart: Sign = (pen) => {
  pen.beginPath()
  pen.moveTo(0, 0.75)
  pen.bezierCurveTo(-1.15, -0.1, -0.7, -0.95, 0, -0.32)
  pen.bezierCurveTo(0.7, -0.95, 1.15, -0.1, 0, 0.75)
  pen.fill()
}

const flame: Sign = (pen) => {
  pen.beginPath()
  pen.moveTo(0.05, -0.9)
  pen.bezierCurveTo(0.2, -0.4, 0.65, -0.2, 0.6, 0.3)
  pen.bezierCurveTo(0.55, 0.7, 0.25, 0.85, 0, 0.85)
  pen.bezierCurveTo(-0.35, 0.85, -0.62, 0.6, -0.6, 0.25)
  pen.bezierCurveTo(-0.58, -0.05, -0.35, -0.15, -0.3, -0.4)
  pen.bezierCurveTo(-0.1, -0.3, 0.1, -0.5, 0.05, -0.9)
  pen.fill()
}

const shield: Sign = (pen) => {
  pen.beginPath()
  pen.moveTo(0, -0.8)
  pen.lineTo(0.65, -0.55)
  pen.bezierCurveTo(0.68, 0.2, 0.45, 0.6, 0, 0.88)
  pen.bezierCurveTo(-0.45, 0.6, -0.68, 0.2, -0.65, -0.55)
  pen.closePath()
  pen.fill()
}

const circle =
  (radius: number): Sign =>
  (pen) => {
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 7)
    pen.stroke()
  }

const both =
  (...signs: Sign[]): Sign =>
  (pen) => {
    for (const sign of signs) sign(pen)
  }

const eye: Sign = (pen) => {
  pen.beginPath()
  pen.moveTo(-0.85, 0)
  pen.quadraticCurveTo(0, -0.95, 0.85, 0)
  pen.quadraticCurveTo(0, 0.95, -0.85, 0)
  pen.stroke()
  pen.beginPath()
  pen.arc(0, 0, 0.24, 0, 7)
  pen.fill()
}

const spiral: Sign = (pen) => {
  pen.beginPath()
  for (let k = 0; k <= 50; k++) {
    const angle = (k / 50) * 4.4 * Math.PI
    pen.lineTo(Math.cos(angle) * 0.8 * (k / 50), Math.sin(angle) * 0.8 * (k / 50))
  }
  pen.stroke()
}

/** What a status pip tells at the table. */
export const pipFacts = {
  bleeding: { label: 'Bleeding', colour: '#b3202c', sign: drop },
  poisoned: { label: 'Poisoned', colour: '#3f8f3a', sign: skull },
  burning: { label: 'Burning', colour: '#d9591a', sign: flame },
  frozen: {
    label: 'Frozen',
    colour: '#3f9fd0',
    sign: lines(
      [
        [0, -0.85],
        [0, 0.85],
      ],
      [
        [-0.74, -0.42],
        [0.74, 0.42],
      ],
      [
        [-0.74, 0.42],
        [0.74, -0.42],
      ],
    ),
  },
  stunned: { label: 'Stunned', colour: '#d4a514', sign: burst(5, 0.38) },
  blessed: { label: 'Blessed', colour: '#e2c25a', sign: burst(8, 0.42) },
  cursed: { label: 'Cursed', colour: '#6b3fa0', sign: both(circle(0.82), burst(5, 0.3)) },
  charmed: { label: 'Charmed', colour: '#d0538f', sign: heart },
  frightened: {
    label: 'Frightened',
    colour: '#6d7278',
    sign: lines(
      [
        [0, -0.8],
        [0, 0.2],
      ],
      [
        [0, 0.66],
        [0, 0.7],
      ],
    ),
  },
  hidden: {
    label: 'Hidden',
    colour: '#3d4b5e',
    sign: both(
      eye,
      lines([
        [-0.7, 0.75],
        [0.7, -0.75],
      ]),
    ),
  },
  prone: {
    label: 'Prone',
    colour: '#8a5a2f',
    sign: lines(
      [
        [-0.6, -0.25],
        [0, 0.4],
        [0.6, -0.25],
      ],
      [
        [-0.6, 0.75],
        [0.6, 0.75],
      ],
    ),
  },
  shielded: { label: 'Shielded', colour: '#2f6fb2', sign: shield },
  concentrating: { label: 'Concentrating', colour: '#1f8a80', sign: spiral },
  marked: {
    label: 'Marked',
    colour: '#a8321e',
    sign: both(
      circle(0.55),
      lines(
        [
          [0, -0.95],
          [0, 0.95],
        ],
        [
          [-0.95, 0],
          [0.95, 0],
        ],
      ),
    ),
  },
  dead: {
    label: 'Dead',
    colour: '#1c1c1f',
    sign: lines(
      [
        [-0.6, -0.6],
        [0.6, 0.6],
      ],
      [
        [-0.6, 0.6],
        [0.6, -0.6],
      ],
    ),
  },
} as const satisfies Record<string, { label: string; colour: string; sign: Sign }>
export type PipName = keyof typeof pipFacts
export const pipNames = Object.keys(pipFacts) as PipName[]
/** As many as go round the upper right of a token. */
export const PIPS_MAX = 6

/** Radius, and the way from one to the next along the rim, of the token's side. */
const RADIUS = 0.062
const STEP = 0.138

/** Draws one in a box of `side`. */
export function drawPip(pen: Pen, name: PipName, x: number, y: number, radius: number): void {
  const { colour, sign } = pipFacts[name]
  const own = rgbOf(colour)
  pen.save()
  pen.translate(x, y)
  pen.scale(radius, radius)
  pen.fillStyle = 'rgb(0 0 0 / 0.45)'
  pen.beginPath()
  pen.arc(0.06, 0.1, 1.05, 0, 7)
  pen.fill()
  pen.fillStyle = '#14171a'
  pen.beginPath()
  pen.arc(0, 0, 1, 0, 7)
  pen.fill()
  const light = pen.createRadialGradient(-0.35, -0.45, 0.1, 0, 0, 1)
  light.addColorStop(0, cssOf(lit(own, 1.35)))
  light.addColorStop(0.55, cssOf(own))
  light.addColorStop(1, cssOf(lit(own, 0.62)))
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(0, 0, 0.87, 0, 7)
  pen.fill()
  pen.fillStyle = pen.strokeStyle = lightness(own) > 0.42 ? '#241a0a' : '#fff'
  pen.lineCap = pen.lineJoin = 'round'
  pen.lineWidth = 0.24
  pen.scale(0.6, 0.6)
  sign(pen)
  pen.restore()
}

/** Draws a token's pips along the rim, from its upper right on. The pen draws in units of the token's side. */
export function drawPips(pen: Pen, rim: Rim, names: readonly PipName[]): void {
  const apart = STEP / rim.lengthAt(0.5)
  // Their row is about the middle of the right upper quarter, whatever their number.
  const first = 0.145 - ((names.length - 1) / 2) * apart
  names.forEach((name, k) => {
    const { x, y } = rim.place(Math.max(0.02, first) + k * apart, 0.5)
    const within = (value: number) => Math.min(1 - RADIUS * 1.1, Math.max(RADIUS * 1.1, value))
    drawPip(pen, name, within(x), within(y), RADIUS)
  })
}
