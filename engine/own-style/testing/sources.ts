import { fromOklab, type Oklab } from '../../paint/colour.ts'
import type { Picture } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'

// Six ways of drawing that share nothing with the code that learns or puts on styles.

/** What a scene is like at a place: how light it is, how near an outline, which of its things is there, and chance. */
interface Spot {
  x: number
  y: number
  light: number
  /** px to the nearest outline. */
  outline: number
  thing: number
  /** 0-1, another at every px. */
  chance: number
  /** px to the rim of the picture. */
  rim: number
}

const SIDE = 220

const ways: Record<string, (spot: Spot) => Oklab> = {
  /** Brown lines across each other on cream paper. */
  engraving({ x, y, light, outline, chance, rim }) {
    const line = (across: number) => Math.abs((((across % 1) + 1) % 1) - 0.5) * 2
    const tone = rim < 8 ? 1 : light
    const inked =
      line((y + x * 0.3) / 4.4 + light * 2) < 1 - tone || (tone < 0.3 && line((x - y * 0.5) / 4.6) < 0.5 - tone)
    return inked || (outline < 0.8 && rim >= 8) ? [0.34, 0.03, 0.04] : [0.91 + chance * 0.02, 0.005, 0.045]
  },
  /** Night, lit in cyan from one side and in magenta from the other. */
  noir({ x, light, outline, thing }) {
    const l = 0.12 + 0.6 * light ** 2.2 + (outline < 1 ? 0.3 * light : 0)
    const side = x / SIDE + (thing % 3) * 0.15 > 0.6 ? 1 : 0
    const chroma = 0.05 + 0.17 * Math.min(1, light * 1.4)
    return side ? [l, chroma, -0.05 - 0.1 * light] : [l, -chroma * 0.5, -chroma * 0.75]
  },
  /** Pale washes of lilac and rose, a white rim left. */
  pastel({ light, outline, thing, chance, rim }) {
    if (rim < 16) return [0.97, 0.002, 0.008]
    const hues = [
      [0.03, -0.02],
      [0.035, 0.015],
      [-0.025, -0.02],
      [0.01, 0.03],
    ] as const
    const [a, b] = hues[thing % 4]!
    return [0.78 + 0.17 * light - (outline < 1.5 ? 0.03 : 0) + chance * 0.012, a, b]
  },
  /** Flat bright colours in black lines. */
  comic({ light, outline, thing }) {
    if (outline < 2.4 || light < 0.08) return [0.1, 0, 0]
    const hues = [
      [0.62, 0.2, 0.11],
      [0.87, 0, 0.17],
      [0.5, -0.02, -0.17],
      [0.66, -0.15, 0.1],
      [0.95, 0, 0.03],
    ] as const
    const [l, a, b] = hues[thing % 5]!
    const step = light > 0.5 ? 1 : 0.75
    return [l * step, a * step, b * step]
  },
  /** Grey-green haze, nothing sharp. */
  fog({ light, y, chance }) {
    return [0.48 + 0.17 * light + 0.08 * (1 - y / SIDE) + chance * 0.01, -0.014, 0.006]
  },
  /** Amber light on dark brown, grainy. */
  gold({ light, outline, chance, rim }) {
    const l = 0.16 + 0.7 * light * Math.min(1, 0.5 + rim / 120) - (outline < 1.2 ? 0.15 : 0) + (chance - 0.5) * 0.06
    return [l, 0.045, 0.04 + 0.13 * Math.min(1, light * 1.3)]
  },
}

export const sourceNames = Object.keys(ways)

/** One picture of discs and hills, drawn in one of the ways. */
function drawn(way: (spot: Spot) => Oklab, seed: number): Picture {
  const luck = random(`source ${seed}`)
  const things = Array.from({ length: 9 }, () => ({
    x: luck.range(0, SIDE),
    y: luck.range(0, SIDE),
    radius: luck.range(14, 52),
    light: luck.range(0.15, 0.85),
  }))
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const spot: Spot = {
        x,
        y,
        light: 0.35 + (0.4 * y) / SIDE,
        outline: SIDE,
        thing: y > SIDE * 0.6 ? 1 : 0,
        chance: luck.next(),
        rim: Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y),
      }
      for (const [k, thing] of things.entries()) {
        const away = Math.hypot(x - thing.x, y - thing.y)
        spot.outline = away < thing.radius ? thing.radius - away : Math.min(spot.outline, away - thing.radius)
        if (away >= thing.radius) continue
        spot.thing = k + 2
        spot.light = Math.max(0, thing.light + (0.45 * (thing.x - x + thing.y - y)) / thing.radius)
      }
      spot.light = Math.min(1, spot.light)
      const rgb = fromOklab(way(spot))
      const p = (y * SIDE + x) * 4
      for (let c = 0; c < 3; c++) pixels[p + c] = rgb[c]!
      pixels[p + 3] = 255
    }
  return { width: SIDE, height: SIDE, pixels }
}

/** Five pictures of one source. */
export const sourceOf = (name: string): Picture[] =>
  Array.from({ length: 5 }, (_, k) => drawn(ways[name]!, k * 7 + name.length))
