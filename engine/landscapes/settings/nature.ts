import { type Brush, type Spot, tone } from './brush.ts'

export type Foliage = readonly [dark: string, middle: string, light: string]

/** Heaped clouds, lit from above. */
export function cloud(b: Brush, x: number, y: number, w: number, body = '#d4dce4', lit = '#ffffff', alpha = 0.9): void {
  for (const [dx, dy, by] of [
    [-0.3, 12, 0.5],
    [0.28, 16, 0.55],
    [0, 0, 0.75],
  ] as const)
    b.mass(x + b.span(w * dx), y + dy, w * by, w * 190 * by, body, alpha, lit)
}

/** A trunk at x from the ground up out of the picture, its bark lit from the left. */
export function trunk(b: Brush, x: number, w: number, colour: string, low = 1000, top = -10): void {
  const half = b.span(w / 2)
  const lean = b.dice.range(-0.4, 0.4) * half
  const body = (from: number, to: number, c: string, alpha = 1) =>
    b.shape(
      [
        [x + half * from * 0.86 + lean, top],
        [x + half * to * 0.86 + lean, top],
        [x + half * to * 0.92, low * 0.72],
        [x + half * to * 1.9, low],
        [x + half * from * 1.9, low],
        [x + half * from * 0.92, low * 0.72],
      ],
      c,
      alpha,
    )
  body(-1, 1, colour)
  body(-0.95, -0.45, tone(colour, 0.28), 0.8)
  body(0.35, 1, tone(colour, -0.5), 0.7)
  for (let k = 0; k < 6; k++) {
    const t = -0.7 + k * 0.27
    const y = top + b.dice.range(0, (low - top) * 0.5)
    b.line(
      [
        [x + half * t + lean * 0.5, y],
        [x + half * t * 0.95, y + b.dice.range(100, 260)],
      ],
      4,
      tone(colour, -0.6),
      0.7,
    )
  }
}

/** A fir whose tip is at y and whose lowest boughs are at `low`; with snow on it where that has a colour. */
export function fir(b: Brush, x: number, y: number, w: number, colour: string, low = 960, snow?: string): void {
  const tiers = 7
  b.block(x, y + (low - y) * 0.6, w * 0.09, (low - y) * 0.46, '#3a2a20')
  for (let k = tiers; k >= 1; k--) {
    const half = b.span(w / 2) * (k / tiers) ** 0.85
    const at = y + ((low - y) * k) / tiers
    const up = at - ((low - y) / tiers) * 1.75
    b.shape(
      [
        [x, Math.max(y, up)],
        [x + half, at],
        [x + half * 0.45, at - 12],
        [x, at + 10],
        [x - half * 0.45, at - 12],
        [x - half, at],
      ],
      tone(colour, -0.28),
    )
    b.shape(
      [
        [x, Math.max(y, up)],
        [x - half, at],
        [x - half * 0.45, at - 12],
        [x - half * 0.1, at - 4],
      ],
      snow ?? tone(colour, 0.16),
    )
  }
}

/** A tree without leaves; its boughs reach to the side `lean`. */
export function bare(b: Brush, x: number, colour: string, lean: number): void {
  trunk(b, x, 0.075, colour)
  for (const [y, far, up] of [
    [470, 0.17, 190],
    [330, 0.13, 220],
    [200, 0.16, 160],
  ] as const) {
    b.rod(
      [
        [x, y],
        [x + lean * far * 0.5, y - up * 0.35],
        [x + lean * far, y - up],
      ],
      15,
      colour,
    )
    b.line(
      [
        [x + lean * far * 0.5, y - up * 0.35],
        [x + lean * far * 0.95, y - up * 0.4],
        [x + lean * far * 1.2, y - up * 0.7],
      ],
      7,
      colour,
    )
    b.line(
      [
        [x + lean * far * 0.75, y - up * 0.66],
        [x + lean * far * 0.6, y - up * 1.1],
      ],
      5,
      colour,
    )
  }
}

/** Faceted stone, lit from the left; its foot at y. */
export function rock(b: Brush, x: number, y: number, w: number, h: number, colour: string, lit = 0.34): void {
  const s = b.span(w / 2)
  const peak = b.dice.range(-0.3, 0.2) * s
  b.shape(
    [
      [x - s, y],
      [x - s * 0.8, y - h * 0.55],
      [x + peak, y - h],
      [x + s * 0.6, y - h * 0.75],
      [x + s, y],
    ],
    colour,
  )
  b.shape(
    [
      [x - s * 0.8, y - h * 0.55],
      [x + peak, y - h],
      [x + s * 0.1, y - h * 0.55],
      [x - s * 0.4, y - h * 0.3],
    ],
    tone(colour, lit),
  )
  b.shape(
    [
      [x + s * 0.1, y - h * 0.55],
      [x + s * 0.6, y - h * 0.75],
      [x + s, y],
      [x + s * 0.3, y],
    ],
    tone(colour, -0.45),
  )
}

/** A mountain with a lit and a shaded side, and snow on it. */
export function peak(b: Brush, x: number, y: number, w: number, stone: string, snow?: string, low = 720): void {
  const h = low - y
  b.shape(
    [
      [x - w, low],
      [x - w * 0.52, y + h * 0.42],
      [x - w * 0.3, y + h * 0.3],
      [x, y],
      [x + w * 0.26, y + h * 0.3],
      [x + w * 0.6, y + h * 0.52],
      [x + w, low],
    ],
    tone(stone, 0.14),
  )
  b.shape(
    [
      [x, y],
      [x + w * 0.26, y + h * 0.3],
      [x + w * 0.6, y + h * 0.52],
      [x + w, low],
      [x + w * 0.2, low],
      [x + w * 0.04, y + h * 0.6],
      [x + w * 0.12, y + h * 0.3],
    ],
    tone(stone, -0.34),
  )
  if (!snow) return
  b.shape(
    [
      [x, y],
      [x - w * 0.3, y + h * 0.3],
      [x - w * 0.4, y + h * 0.38],
      [x - w * 0.2, y + h * 0.34],
      [x - w * 0.14, y + h * 0.46],
      [x, y + h * 0.3],
      [x + w * 0.08, y + h * 0.38],
      [x + w * 0.12, y + h * 0.3],
    ],
    snow,
  )
  b.shape(
    [
      [x, y],
      [x + w * 0.12, y + h * 0.3],
      [x + w * 0.16, y + h * 0.4],
      [x + w * 0.26, y + h * 0.3],
    ],
    tone(snow, -0.3),
  )
}

/** Blades of grass or reeds from the ground at y. */
export function blades(
  b: Brush,
  from: number,
  to: number,
  y: number,
  h: number,
  colours: readonly string[],
  count = 40,
): void {
  for (let k = 0; k < count; k++) {
    const x = b.dice.range(from, to)
    const low = y + b.dice.range(-10, 30)
    const lean = b.dice.range(-0.03, 0.03)
    b.line(
      [
        [x, low],
        [x + lean * 0.3, low - h * 0.6],
        [x + lean, low - h * b.dice.range(0.7, 1.1)],
      ],
      5,
      b.dice.pick(colours),
    )
  }
}

/** Water with the light of the sky on it, from y down. */
export function water(b: Brush, y: number, top: string, low: string, shine: string, to = 1000): void {
  b.wash(top, low, y, to)
  for (let k = 0; k < 46; k++) {
    const t = b.dice.range(0, 1) ** 1.6
    const at = y + 4 + t * (to - y)
    const x = b.dice.range(-0.05, 1.05)
    const w = (0.012 + 0.07 * t) * b.dice.range(0.5, 1.4)
    b.line(
      [
        [x - w, at],
        [x, at + 3],
        [x + w, at],
      ] satisfies Spot[],
      2 + t * 6,
      shine,
      b.dice.range(0.2, 0.55),
    )
  }
}
