import { type Brush, type Spot, tone } from './brush.ts'

/** A flame `h` high standing on y, and the light about it. */
export function flame(b: Brush, x: number, y: number, h: number, light = 0.5): void {
  const w = b.span(h / 1000)
  b.glow(x, y - h * 0.5, Math.min(0.5, h / 170), '#ff9a3c', light)
  b.lamps.push([x, y - h * 0.5, Math.min(0.22, h / 400)])
  const tongue = (by: number, colour: string) =>
    b.shape(
      [
        [x - w * 0.3 * by, y - h * 0.12],
        [x - w * 0.34 * by, y - h * 0.36 * by],
        [x + w * 0.04, y - h * by],
        [x + w * 0.3 * by, y - h * 0.4 * by],
        [x + w * 0.26 * by, y - h * 0.1],
        [x, y],
      ],
      colour,
    )
  tongue(1, '#ff9a34')
  tongue(0.72, '#ffd470')
  tongue(0.4, '#fff6d0')
}

/** A wide fire: tongues side by side from x by `w` sides, on y. */
export function fire(b: Brush, x: number, y: number, w: number, h: number): void {
  b.glow(x, y - h * 0.4, w * 2.6, '#ff7c28', 0.85)
  b.lamps.push([x, y - h * 0.4, w])
  for (const [by, colour] of [
    [1, '#f0641c'],
    [0.74, '#ff9c34'],
    [0.48, '#ffd878'],
    [0.26, '#fff4c8'],
  ] as const) {
    const half = b.span(w / 2) * (0.5 + by * 0.5)
    const spots: Spot[] = [[x - half, y]]
    const n = 7
    for (let k = 0; k <= n; k++) {
      const t = k / n
      const tall = h * by * (0.35 + 0.65 * Math.sin(t * Math.PI)) * (k % 2 ? b.dice.range(0.8, 1.05) : 0.5)
      spots.push([x - half + t * half * 2, y - tall])
    }
    spots.push([x + half, y])
    b.shape(spots, colour)
  }
}

export function candle(b: Brush, x: number, y: number, h: number, w = 0.022): void {
  b.block(x, y - h, w, h, '#efe2c0', 0.3)
  flame(b, x, y - h + 4, 44, 0.42)
}

/** A standing candlestick with three or five candles, its foot at y. */
export function candelabrum(b: Brush, x: number, y: number, tall: number, metal = '#c89a44', arms = 1): void {
  const top = y - tall
  const reach = b.span(0.052)
  b.rod(
    [
      [x, y],
      [x, top + 30],
    ],
    13,
    metal,
  )
  b.rod(
    [
      [x - reach, y],
      [x, y - 26],
      [x + reach, y],
    ],
    12,
    metal,
  )
  for (let k = -arms; k <= arms; k++) {
    const at = x + k * reach
    if (k !== 0)
      b.rod(
        [
          [x, top + 110],
          [at, top + 80],
          [at, top + 46],
        ],
        10,
        metal,
      )
    candle(b, at, top + 46, 52 - Math.abs(k) * 6, 0.02)
  }
}

/** Wood in an iron cup on a wall, burning. */
export function torch(b: Brush, x: number, y: number, size = 1): void {
  b.shape(
    [
      [x - b.span(0.024 * size), y],
      [x + b.span(0.024 * size), y],
      [x + b.span(0.009 * size), y + 130 * size],
      [x - b.span(0.009 * size), y + 130 * size],
    ],
    '#3a2616',
  )
  b.block(x, y + 8, 0.06 * size, 20 * size, '#5c5048')
  b.glow(x, y - 40, 0.42 * size, '#ff8e30', 0.7)
  flame(b, x, y + 6, 112 * size, 0.4)
}

/** A lamp of iron and glass that hangs from a chain. */
export function lantern(b: Brush, x: number, y: number, from = 0, size = 1): void {
  const w = b.span(0.034 * size)
  b.line(
    [
      [x, from],
      [x, y],
    ],
    4,
    '#1c1612',
  )
  b.glow(x, y + 40 * size, 0.34 * size, '#ffb450', 0.75)
  b.lamps.push([x, y + 50 * size, 0.2 * size])
  b.shape(
    [
      [x, y - 4],
      [x + w * 1.2, y + 22 * size],
      [x - w * 1.2, y + 22 * size],
    ],
    '#2c241e',
  )
  b.block(x, y + 22 * size, 0.06 * size, 56 * size, '#ffd77c', 0.2)
  for (const k of [-1, 0, 1]) b.block(x + k * w * 0.92, y + 20 * size, 0.008 * size, 60 * size, '#2c241e')
  b.block(x, y + 76 * size, 0.076 * size, 12 * size, '#2c241e')
}

/** Cloth that hangs in folds from x to x. */
export function curtain(b: Brush, from: number, to: number, top: number, low: number, colour: string, folds = 5): void {
  const { pen, wide } = b
  const fill = pen.createLinearGradient(from * wide, 0, to * wide, 0)
  for (let k = 0; k < folds; k++) {
    const at = (part: number) => Math.min(1, (k + part) / folds)
    fill.addColorStop(at(0), tone(colour, -0.55))
    fill.addColorStop(at(0.3), tone(colour, 0.06))
    fill.addColorStop(at(0.5), tone(colour, 0.26))
    fill.addColorStop(at(0.97), tone(colour, -0.4))
  }
  pen.fillStyle = fill
  pen.beginPath()
  pen.moveTo(from * wide, top)
  pen.lineTo(to * wide, top)
  for (let k = folds; k >= 0; k--) {
    const x = from + ((to - from) * k) / folds
    pen.lineTo(x * wide, low - 8)
    if (k > 0) pen.lineTo((x - (to - from) / folds / 2) * wide, low + 12)
  }
  pen.fill()
}

/** A long cloth with a swallow's tail, a border and a badge. */
export function banner(b: Brush, x: number, y: number, w: number, h: number, colour: string, trim = '#d8ac4c'): void {
  const half = b.span(w / 2)
  const tail = (by: number): Spot[] => [
    [x - half * by, y],
    [x + half * by, y],
    [x + half * by, y + h - (1 - by) * 60],
    [x, y + h - 50 - (1 - by) * 60],
    [x - half * by, y + h - (1 - by) * 60],
  ]
  b.shape(tail(1), trim)
  b.shape(tail(0.88), colour)
  b.shape(
    [
      [x + half * 0.2, y],
      [x + half * 0.88, y],
      [x + half * 0.88, y + h - 8],
      [x + half * 0.2, y + h - 50],
    ],
    tone(colour, -0.3),
    0.6,
  )
  b.rod(
    [
      [x - half * 1.15, y],
      [x + half * 1.15, y],
    ],
    14,
    trim,
  )
  b.shape(
    [
      [x, y + h * 0.22],
      [x + half * 0.5, y + h * 0.38],
      [x, y + h * 0.58],
      [x - half * 0.5, y + h * 0.38],
    ],
    trim,
  )
}

/** Staves and hoops; its foot at y. */
export function barrel(b: Brush, x: number, y: number, w: number, colour = '#8a5c34'): void {
  const { pen, side, wide } = b
  const half = (w * side) / 2
  const tall = w * side * 1.3
  const cx = x * wide
  const fill = pen.createLinearGradient(cx - half, 0, cx + half, 0)
  fill.addColorStop(0, tone(colour, -0.3))
  fill.addColorStop(0.3, tone(colour, 0.25))
  fill.addColorStop(1, tone(colour, -0.65))
  pen.fillStyle = fill
  pen.beginPath()
  pen.moveTo(cx - half * 0.84, y - tall)
  pen.quadraticCurveTo(cx - half * 1.16, y - tall / 2, cx - half * 0.84, y)
  pen.lineTo(cx + half * 0.84, y)
  pen.quadraticCurveTo(cx + half * 1.16, y - tall / 2, cx + half * 0.84, y - tall)
  pen.fill()
  pen.fillStyle = tone(colour, -0.35)
  pen.beginPath()
  pen.ellipse(cx, y - tall, half * 0.84, half * 0.2, 0, 0, 7)
  pen.fill()
  for (const k of [-0.5, -0.18, 0.16, 0.5])
    b.line(
      [
        [x + (k * half) / wide, y - tall * 0.94],
        [x + (k * half) / wide, y - tall * 0.04],
      ],
      2.5,
      tone(colour, -0.6),
      0.7,
    )
  for (const at of [0.16, 0.34, 0.7, 0.88]) {
    const bulge = half * (0.86 + 0.13 * Math.sin(at * Math.PI))
    b.rod(
      [
        [x - bulge / wide, y - tall * at],
        [x, y - tall * at + half * 0.08],
        [x + bulge / wide, y - tall * at],
      ],
      9,
      '#5a5450',
    )
  }
}

/** A barrel that lies, its head to the eye. */
export function cask(b: Brush, x: number, y: number, radius: number, colour = '#8a5c34'): void {
  b.disc(x, y, radius, '#3a3430')
  b.ball(x, y, radius * 0.93, tone(colour, -0.2))
  b.disc(x, y, radius * 0.8, colour)
  for (const k of [-0.5, -0.17, 0.17, 0.5]) {
    const tall = Math.sqrt(0.64 - k * k) * radius * b.side
    b.line(
      [
        [x + b.span(k * radius), y - tall],
        [x + b.span(k * radius), y + tall],
      ],
      3,
      tone(colour, -0.5),
      0.8,
    )
  }
  b.ring(x, y, radius * 0.87, radius * 0.87, 5, tone(colour, 0.35))
  b.rod(
    [
      [x, y + radius * b.side * 0.45],
      [x, y + radius * b.side * 0.75],
    ],
    10,
    '#c8a058',
  )
}

/** Planks nailed about a cross; its foot at y. */
export function crate(b: Brush, x: number, y: number, w: number, colour = '#9a7040'): void {
  const h = w * b.side
  const half = b.span(w / 2)
  b.block(x, y - h, w, h, colour, 0.3)
  for (const t of [0.33, 0.66])
    b.line(
      [
        [x - half, y - h * t],
        [x + half, y - h * t],
      ],
      3,
      tone(colour, -0.6),
    )
  const frame = h * 0.12
  b.line(
    [
      [x - half * 0.9, y - h * 0.92],
      [x + half * 0.9, y - h * 0.08],
    ],
    frame,
    tone(colour, -0.15),
  )
  for (const t of [0, 1]) b.plank(x - half, x + half, y - h + t * (h - frame), frame, tone(colour, 0.12))
  for (const t of [-1, 1]) b.block(x + t * half * 0.9, y - h, w * 0.1, h, tone(colour, 0.08), 0.3)
}

/** A filled sack; its foot at y. */
export function sack(b: Brush, x: number, y: number, w: number, colour = '#c0a478'): void {
  const s = b.span(w / 2)
  const h = w * b.side * 1.1
  b.shape(
    [
      [x - s * 0.4, y - h],
      [x + s * 0.4, y - h],
      [x + s * 0.26, y - h * 0.86],
      [x + s * 0.95, y - h * 0.5],
      [x + s, y - h * 0.12],
      [x + s * 0.7, y],
      [x - s * 0.8, y],
      [x - s, y - h * 0.2],
      [x - s * 0.86, y - h * 0.56],
      [x - s * 0.26, y - h * 0.86],
    ],
    colour,
  )
  b.shape(
    [
      [x + s * 0.26, y - h * 0.86],
      [x + s * 0.95, y - h * 0.5],
      [x + s, y - h * 0.12],
      [x + s * 0.7, y],
      [x + s * 0.2, y],
      [x + s * 0.4, y - h * 0.4],
    ],
    tone(colour, -0.4),
    0.7,
  )
  b.line(
    [
      [x - s * 0.26, y - h * 0.86],
      [x + s * 0.26, y - h * 0.86],
    ],
    8,
    '#6a5030',
  )
}

/** A bottle or a jar standing on y, with the light in its glass. */
export function bottle(b: Brush, x: number, y: number, w: number, h: number, colour: string): void {
  b.block(x, y - h, w * 0.34, h * 0.4, tone(colour, -0.1))
  b.arch(x, y - h * 0.7, w, h * 0.7, tone(colour, -0.2))
  b.block(x - b.span(w * 0.22), y - h * 0.5, w * 0.16, h * 0.36, tone(colour, 0.55), 0)
  b.block(x, y - h * 1.06, w * 0.3, h * 0.12, '#8a6840')
}

/** Spines in a row standing on y, from x to x. */
export function books(b: Brush, from: number, to: number, y: number, h: number): void {
  for (let x = from; x < to; ) {
    const w = b.dice.range(0.018, 0.036)
    const tall = h * b.dice.range(0.72, 1)
    const colour = b.dice.pick(bindings)
    if (!b.dice.chance(0.08)) {
      b.block(x + b.span(w / 2), y - tall, w * 0.94, tall, colour)
      for (const t of [0.2, 0.8]) b.block(x + b.span(w / 2), y - tall * t, w * 0.8, 4, '#d8b460', 0.2)
    }
    x += b.span(w)
  }
}
export const bindings = ['#a03c2c', '#2c5c74', '#6c6c34', '#b07c34', '#3c6044', '#7c4424', '#5c3460'] as const

/** A window with bars of lead and a stone frame; `light` what shines in. */
export function casement(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
  frame: string,
  pointed = false,
): void {
  b.arch(x, y - w * 70, w * 1.24, h + w * 120, tone(frame, 0.2), pointed)
  b.arch(x, y - w * 20, w * 1.1, h + w * 60, tone(frame, -0.55), pointed)
  b.arch(x, y, w, h, light, pointed)
  for (const k of [-0.25, 0, 0.25])
    b.line(
      [
        [x + b.span(w * k), y + (k === 0 ? 8 : w * 150)],
        [x + b.span(w * k), y + h],
      ],
      k === 0 ? 8 : 3.5,
      tone(frame, -0.7),
    )
  for (let at = y + w * 340; at < y + h; at += w * 330)
    b.line(
      [
        [x - b.span(w / 2), at],
        [x + b.span(w / 2), at],
      ],
      3.5,
      tone(frame, -0.7),
    )
  b.plank(x - b.span(w * 0.68), x + b.span(w * 0.68), y + h, 22, tone(frame, 0.15))
}

/** A column with foot and head. */
export function column(b: Brush, x: number, top: number, low: number, w: number, colour: string): void {
  b.block(x, top, w, low - top, colour, 0.5)
  for (const k of [-0.2, 0.08, 0.3])
    b.block(x + b.span(w * k), top + 40, w * 0.035, low - top - 80, tone(colour, -0.35), 0)
  for (const [y, by] of [
    [top, 1.5],
    [top + 24, 1.24],
    [low - 54, 1.24],
    [low - 30, 1.5],
  ] as const)
    b.block(x, y, w * by, 28, tone(colour, 0.1), 0.45)
}
