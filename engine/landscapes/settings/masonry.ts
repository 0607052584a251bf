import { type Brush, tone } from './brush.ts'

/** A house front at x with a steep gable, framed in timber; `lit` its windows' colour. The ridge is at y. */
export function house(
  b: Brush,
  x: number,
  y: number,
  w: number,
  wall: string,
  roof: string,
  lit = '#3c3430',
  low = 1000,
): void {
  const half = b.span(w / 2)
  const rise = w * b.side * 0.62
  const eaves = y + rise
  b.block(x, eaves - 4, w, low - eaves, wall, 0.3)
  b.shape(
    [
      [x - half, eaves],
      [x, y + 10],
      [x + half, eaves],
    ],
    tone(wall, 0.1),
  )
  const beam = '#4a3324'
  for (const k of [-0.95, 0.95]) b.block(x + half * k, eaves, w * 0.05, low - eaves, beam, 0.2)
  for (let at = eaves; at < low; at += w * b.side * 0.78) {
    b.plank(x - half, x + half, at, w * 46, beam)
    b.line(
      [
        [x - half * 0.9, at + w * b.side * 0.72],
        [x - half * 0.4, at + 10],
      ],
      w * 32,
      beam,
    )
    b.line(
      [
        [x + half * 0.9, at + w * b.side * 0.72],
        [x + half * 0.4, at + 10],
      ],
      w * 32,
      beam,
    )
    b.block(x, at + w * b.side * 0.2, w * 0.28, w * b.side * 0.36, lit, 0.15)
    b.line(
      [
        [x, at + w * b.side * 0.2],
        [x, at + w * b.side * 0.56],
      ],
      4,
      beam,
    )
    b.lamps.push([x, at + w * b.side * 0.38, w * 0.2])
    if (lit !== '#3c3430') b.glow(x, at + w * b.side * 0.38, w * 0.6, lit, 0.3)
  }
  b.line(
    [
      [x - half * 1.16, eaves + 24],
      [x, y],
      [x + half * 1.16, eaves + 24],
    ],
    w * 80 + 6,
    roof,
  )
  b.line(
    [
      [x - half * 1.16, eaves + 14],
      [x, y - 8],
    ],
    w * 22 + 2,
    tone(roof, 0.35),
  )
}

/** Merlons along the top of a wall from x to x. */
export function battlements(b: Brush, y: number, colour: string, from = -0.02, to = 1.02, w = 0.11): void {
  const step = b.span(w) * 1.7
  const tall = w * 720
  b.wash(tone(colour, 0.02), tone(colour, -0.3), y, 1000)
  for (let x = from; x < to; x += step) b.block(x + step / 2, y - tall, w, tall + 4, colour, 0.3)
  b.plank(from, to, y, 14, tone(colour, 0.15))
  courses(b, y + 14, 1000, tone(colour, -0.45), w * 640)
}

/** The joints of stone laid in courses between two heights. */
export function courses(b: Brush, top: number, low: number, colour: string, tall: number, from = 0, to = 1): void {
  let row = 0
  for (let y = top; y < low; y += tall, row++) {
    b.line(
      [
        [from, y],
        [to, y],
      ],
      3,
      colour,
      0.6,
    )
    const step = b.span((tall * 2) / 1000) * (1000 / b.side)
    for (let x = from + (row % 2) * step * 0.5; x < to; x += step)
      b.line(
        [
          [x, y],
          [x, Math.min(low, y + tall)],
        ],
        3,
        colour,
        0.5,
      )
  }
}

/** A round tower at x with merlons or a cone of a roof, and slits; its foot at `low`. */
export function turret(b: Brush, x: number, y: number, w: number, colour: string, low = 1000, roof?: string): void {
  const half = b.span(w / 2)
  b.block(x, y, w, low - y, colour, 0.45)
  for (let at = y + w * 150; at < low; at += w * 190)
    b.line(
      [
        [x - half, at],
        [x, at + w * 30],
        [x + half, at],
      ],
      2.5,
      tone(colour, -0.4),
      0.5,
    )
  b.arch(x - half * 0.1, y + w * 260, w * 0.16, w * 330, '#1c1a1c')
  b.block(x, y - w * 60, w * 1.22, w * 190, colour, 0.45)
  if (roof) {
    b.shape(
      [
        [x - half * 1.4, y - w * 50],
        [x, y - w * 1250],
        [x + half * 1.4, y - w * 50],
      ],
      roof,
    )
    b.shape(
      [
        [x + half * 0.2, y - w * 50],
        [x, y - w * 1250],
        [x + half * 1.4, y - w * 50],
      ],
      tone(roof, -0.4),
    )
  } else for (const k of [-0.9, -0.1, 0.7]) b.block(x + half * k, y - w * 210, w * 0.26, w * 160, colour, 0.4)
}

/** A flag that flies from a pole whose foot is at `low`. */
export function flag(b: Brush, x: number, y: number, w: number, colour: string, low = 1000): void {
  b.rod(
    [
      [x, low],
      [x, y - 16],
    ],
    11,
    '#6a4c30',
  )
  const s = b.span(w)
  const h = w * b.side * 0.6
  b.shape(
    [
      [x, y],
      [x + s * 0.4, y + h * 0.16],
      [x + s, y + h * 0.04],
      [x + s * 0.86, y + h * 0.55],
      [x + s, y + h],
      [x + s * 0.4, y + h * 1.08],
      [x, y + h * 0.92],
    ],
    colour,
  )
  b.shape(
    [
      [x + s * 0.4, y + h * 0.16],
      [x + s * 0.66, y + h * 0.08],
      [x + s * 0.6, y + h * 1.02],
      [x + s * 0.4, y + h * 1.08],
    ],
    tone(colour, -0.35),
    0.7,
  )
}

/** Stones that pave the ground in perspective from y down. */
export function paving(b: Brush, y: number, top: string, low: string, joint: string): void {
  b.wash(top, low, y, 1000)
  const rows = [0, 0.05, 0.12, 0.21, 0.33, 0.49, 0.7, 1]
  rows.forEach((t, row) => {
    const at = y + t * (1000 - y)
    b.line(
      [
        [0, at],
        [1, at],
      ],
      2 + t * 4,
      joint,
      0.6,
    )
    const next = rows[row + 1]
    if (next === undefined) return
    const z = 0.28 + t * 0.72
    const far = 0.28 + next * 0.72
    for (let k = -9; k <= 9; k++) {
      const x = (k + (row % 2) * 0.5) * 0.15
      b.line(
        [
          [0.5 + x * z, at],
          [0.5 + x * far, y + next * (1000 - y)],
        ],
        2 + t * 3,
        joint,
        0.5,
      )
    }
  })
}
