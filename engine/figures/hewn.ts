import type { Rgb } from '../paint/colour.ts'
import { stuffs } from '../paint/matter.ts'
import { fbm, noise, ridged, speckle } from '../paint/noise.ts'
import type { Paint } from '../paint/picture.ts'
import type { Relief } from '../paint/relief.ts'
import type { Hewn } from './scene.ts'

export type Look = 'rock' | 'metal' | 'clear' | 'grown' | 'glazed'

/** How each stuff that somebody may be of looks, and how sharp and strong its highlights are. */
export const hewnStuffs: Readonly<Record<string, { look: Look; gloss: number; sharp: number }>> = {
  stone: { look: 'rock', gloss: 0.04, sharp: 6 },
  sandstone: { look: 'rock', gloss: 0.03, sharp: 5 },
  marble: { look: 'glazed', gloss: 0.3, sharp: 22 },
  jade: { look: 'glazed', gloss: 0.45, sharp: 26 },
  obsidian: { look: 'glazed', gloss: 0.9, sharp: 34 },
  porcelain: { look: 'glazed', gloss: 0.6, sharp: 40 },
  bone: { look: 'glazed', gloss: 0.16, sharp: 12 },
  clay: { look: 'rock', gloss: 0.05, sharp: 8 },
  bronze: { look: 'metal', gloss: 0.85, sharp: 16 },
  copper: { look: 'metal', gloss: 0.85, sharp: 18 },
  brass: { look: 'metal', gloss: 0.9, sharp: 20 },
  iron: { look: 'metal', gloss: 0.6, sharp: 12 },
  steel: { look: 'metal', gloss: 1, sharp: 24 },
  'silver-metal': { look: 'metal', gloss: 1.05, sharp: 24 },
  'gold-metal': { look: 'metal', gloss: 1, sharp: 20 },
  ice: { look: 'clear', gloss: 1, sharp: 30 },
  glass: { look: 'clear', gloss: 1.2, sharp: 44 },
  crystal: { look: 'clear', gloss: 1.1, sharp: 36 },
  wood: { look: 'grown', gloss: 0.1, sharp: 9 },
  oak: { look: 'grown', gloss: 0.1, sharp: 9 },
}

const matterOf: Readonly<Record<Look, (typeof stuffs)[number]>> = {
  rock: 'stone',
  metal: 'metal',
  clear: 'glass',
  grown: 'wood',
  glazed: 'stone',
}

/** How light the stuff is at a place, about 1: its grain, veins and rings; `x` and `y` in picture units. */
export function grainOf(look: Look, x: number, y: number, seed: number): number {
  if (look === 'rock') return 0.9 + 0.16 * fbm(x / 46, y / 46, seed, 4) + 0.12 * (speckle(x * 0.9, y * 0.9, seed) - 0.5)
  if (look === 'glazed') {
    const bent = fbm(x / 170, y / 170, seed + 5, 4)
    const vein = ridged(x / 260 + bent * 1.1, y / 260 - bent * 0.8, seed + 9, 4)
    return 1.02 - 0.42 * Math.max(0, vein - 0.62) - 0.06 * bent
  }
  if (look === 'grown') {
    const bend = fbm(x / 150, y / 420, seed, 3)
    const ring = Math.sin((x / 9 + bend * 26) * 1.1)
    return 0.94 + 0.1 * ring * (0.5 + noise(x / 30, y / 200, seed + 3)) + 0.1 * (bend - 0.5)
  }
  if (look === 'clear')
    return 0.7 + 0.34 * fbm(x / 70, y / 90, seed, 3) + 0.3 * Math.max(0, ridged(x / 120, y / 160, seed + 3, 3) - 0.6)
  return 0.97 + 0.07 * fbm(x / 60, y / 60, seed, 3)
}

const patina: Rgb = [84, 134, 112]

/**
 * Makes all that stands in a relief of one stuff: its form and the light on it stay, its colours are those of the stuff. `behind` is
 * the ground as it was before anything stood on it, which shows through what is clear.
 */
export function hew(result: Relief, { stuff, colour }: Hewn, behind: Pick<Paint, 'red' | 'green' | 'blue'>): void {
  const kind = hewnStuffs[stuff]
  if (!kind) return
  for (let y = 0; y < result.frame.height; y++) hewRow(result, { ...kind, stuff, colour }, behind, y)
}

function hewRow(
  { frame, scale, seed, light, paint, albedo, coverage, normals, matter }: Relief,
  { look, gloss, sharp, stuff, colour }: Hewn & { look: Look; gloss: number; sharp: number },
  behind: Pick<Paint, 'red' | 'green' | 'blue'>,
  y: number,
): void {
  const { width } = frame
  const [lx, ly, lz] = light.direction
  const length = Math.hypot(lx, ly, lz)
  // Halfway between the light and the eye.
  const [hx, hy, hz] = [lx / length, ly / length, lz / length + 1]
  const half = Math.hypot(hx, hy, hz)
  const id = stuffs.indexOf(matterOf[look])
  const pale = Math.max(...colour) > 200
  const ages = stuff === 'bronze' || stuff === 'copper'
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const cover = coverage.values[i]!
    if (cover <= 0.01) continue
    const own = 0.3 * albedo.red[i]! + 0.59 * albedo.green[i]! + 0.11 * albedo.blue[i]!
    const lit = 0.3 * paint.red[i]! + 0.59 * paint.green[i]! + 0.11 * paint.blue[i]!
    // What is nearly black says little of the light on it.
    const open = Math.min(1.5, (lit + 4) / Math.max(30, own))
    // Pale stuff shows its form by its shades: what is brightest stays a little below white.
    const arrives = open * (pale ? 0.94 - 0.17 * open : 1)
    // Eyes, brows and patterns are cut into it.
    const cut = 0.84 + 0.24 * Math.sqrt(Math.min(1, own / 235))
    const grain = grainOf(look, x / scale, y / scale, seed)
    const nx = normals[0].values[i]!
    const ny = normals[1].values[i]!
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
    const turned = Math.max(0, (nx * hx + ny * hy + nz * hz) / half)
    const gleam = gloss * turned ** sharp * Math.min(1, open) * 150
    const rim = (1 - nz) ** 3
    // Metal is dark where nothing bright is mirrored in it.
    const depth = look === 'metal' ? 0.44 + 0.5 * Math.max(0, -ny * 0.7 + 0.25) - 0.2 * Math.max(0, ny) : 1
    const tone = arrives * cut * grain * depth
    let [r, g, b] = [colour[0] * tone, colour[1] * tone, colour[2] * tone]
    if (look === 'metal') {
      r += gleam * (0.4 + (0.6 * colour[0]) / 255)
      g += gleam * (0.4 + (0.6 * colour[1]) / 255)
      b += gleam * (0.4 + (0.6 * colour[2]) / 255)
    } else {
      r += gleam
      g += gleam
      b += gleam
    }
    if (ages) {
      const lies =
        Math.max(0, fbm(x / scale / 70, y / scale / 70, seed + 31, 3) - 0.42) * 2.2 * (0.4 + Math.max(0, 0.7 - arrives))
      const by = Math.min(0.7, lies)
      r += (patina[0] * arrives - r) * by
      g += (patina[1] * arrives - g) * by
      b += (patina[2] * arrives - b) * by
    }
    if (look === 'clear') {
      const through = 0.62 * (1 - rim)
      r += (behind.red[i]! * 0.95 - r) * through + rim * 70
      g += (behind.green[i]! * 0.98 - g) * through + rim * 84
      b += (behind.blue[i]! * 1.02 - b) * through + rim * 92
    }
    paint.red[i] = paint.red[i]! + (r - paint.red[i]!) * cover
    paint.green[i] = paint.green[i]! + (g - paint.green[i]!) * cover
    paint.blue[i] = paint.blue[i]! + (b - paint.blue[i]!) * cover
    const base = cut * grain
    albedo.red[i] = albedo.red[i]! + (colour[0] * base - albedo.red[i]!) * cover
    albedo.green[i] = albedo.green[i]! + (colour[1] * base - albedo.green[i]!) * cover
    albedo.blue[i] = albedo.blue[i]! + (colour[2] * base - albedo.blue[i]!) * cover
    if (matter && cover > 0.5) matter.stuff[i] = id
  }
}
