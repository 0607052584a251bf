import { random } from '../paint/random.ts'

/** What a ring is made of: its colour in light, in shade, and where it shines. 0-255. */
interface Metal {
  lit: readonly [number, number, number]
  shade: readonly [number, number, number]
  shine: readonly [number, number, number]
}

/** Gold is a hero's, silver belongs to those who are met, and blackened red iron to what is fought. */
const metals = {
  gold: { lit: [214, 164, 78], shade: [66, 38, 16], shine: [255, 240, 196] },
  silver: { lit: [176, 186, 194], shade: [42, 50, 60], shine: [250, 252, 255] },
  iron: { lit: [150, 62, 48], shade: [34, 14, 16], shine: [255, 196, 168] },
} as const satisfies Record<string, Metal>
export type MetalName = keyof typeof metals

/** As shares of the token's side: where the ring ends outside and begins inside. */
const OUTER = 0.496
const INNER = 0.43
/** How far the ring's shadow falls on to the picture. */
const SHADOW = 0.045

/** Radius of the opening, as a share of the token's side. */
export const OPENING = INNER

/** Towards the light: up, to the left and out of the picture. */
const LIGHT = [-0.52, -0.64, 0.566] as const

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/**
 * How the ring's face leans at a share of its breadth, 0 at the picture to 1 at the rim: a step down to the picture, a rounded
 * band, a groove and a rounded edge. Positive: away from the middle.
 */
function lean(across: number): number {
  if (across < 0.16) return -0.85
  if (across < 0.7) return Math.sin(((across - 0.16) / 0.54 - 0.5) * Math.PI) * 0.78
  if (across < 0.78) return across < 0.74 ? 0.6 : -0.7
  return ((across - 0.78) / 0.22) * 1.5 - 0.35
}

/** The fine lines of a ring that was turned on a lathe, one for each of so many shares of its breadth. */
function turnedLines(): number[] {
  const luck = random('the ring of a token')
  return Array.from({ length: 64 }, () => luck.range(-1, 1))
}

/** A ring to lay over a square picture, as RGBA rows. */
export interface Ring {
  /** The ring and its shadow on the picture. */
  over: Uint8Array
  /** Solid within the ring's rim and clear outside it. */
  within: Uint8Array
}

/** Paints a ring of `side` px each way. */
export function paintRing(side: number, metal: MetalName): Ring {
  const { lit, shade, shine } = metals[metal]
  const lines = turnedLines()
  const middle = side / 2
  const [lx, ly, lz] = LIGHT
  const over = new Uint8Array(side * side * 4)
  const within = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = (row * side + column) * 4
      const dx = column + 0.5 - middle
      const dy = row + 0.5 - middle
      const far = Math.hypot(dx, dy)
      const ringed = clamp(far - INNER * side + 0.5)
      within[at + 3] = Math.round(255 * clamp(OUTER * side - far + 0.5))
      const [ux, uy] = far === 0 ? [0, 0] : [dx / far, dy / far]
      const toLight = -(ux * lx + uy * ly)
      // Deeper where the ring stands between the picture and the light.
      const depth = (SHADOW * (0.72 - 0.45 * toLight) + 0.012) * side
      const dark = 0.7 * (1 - smooth(0, depth, INNER * side - far))
      const solid = 1 - (1 - ringed) * (1 - dark)
      over[at + 3] = Math.round(255 * solid)
      if (ringed === 0) continue
      const across = clamp((far / side - INNER) / (OUTER - INNER))
      const slope = lean(across)
      const nz = Math.sqrt(1 / (1 + slope * slope))
      const towards = (ux * lx + uy * ly) * slope * nz + nz * lz
      // Polished metal shows the sky above it as much as the light itself: brightest along the light, on both sides.
      const round = (ux * lx + uy * ly) ** 2 / (lx * lx + ly * ly)
      const line = lines[Math.floor(across * 63)]! * 0.035
      const bright = clamp(0.14 + 0.62 * clamp(towards) + 0.3 * round * clamp(towards + 0.25) + line)
      const gleam = 0.85 * clamp(towards) ** 9 * (0.35 + 0.65 * round)
      const edge = 1 - 0.75 * (smooth(0.94, 1, across) + (1 - smooth(0, 0.05, across)))
      for (const channel of [0, 1, 2] as const) {
        const base = shade[channel] + (lit[channel] - shade[channel]) * bright
        over[at + channel] = Math.round(((base + (shine[channel] - base) * gleam) * edge * ringed) / solid)
      }
    }
  }
  return { over, within }
}
