import type { Rgb } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import type { Touch } from '../sculpture/clay.ts'

type Pigment = (touch: Touch) => void

const dye = (t: Touch, colour: Rgb, a: number) => {
  t.red += (colour[0] - t.red) * a
  t.green += (colour[1] - t.green) * a
  t.blue += (colour[2] - t.blue) * a
}

/** Cloth that hangs from shoulders: folds run down, pulled aside at the arms; `deep` in units. */
export function folds(deep: number, seed: number, hem?: { colour: Rgb; near: number; wide: number }): Pigment {
  const shift = (seed % 37) + 0.3
  return (t) => {
    const round = Math.atan2(t.x, t.z + 60) * 2.2
    const pull = (t.x / 150) * (t.y / 240)
    const broad = 1 - Math.abs(grain(round + pull + shift, t.y * 0.0036 + shift) - 0.5) * 4
    const narrow = 1 - Math.abs(grain(round * 2.4 + pull * 1.6 + shift * 2, t.y * 0.0075) - 0.5) * 4
    const cross = grain(t.x * 0.011 + t.y * 0.019 + shift, t.y * 0.008 - t.x * 0.011) - 0.5
    const fold = broad * Math.abs(broad) * 1.5 + narrow * 0.55
    t.height += deep * fold + deep * 1.1 * cross
    // Dye lies darker in the folds and is worn on the crests.
    const weave = (grain(t.x * 0.62, t.y * 0.62) - 0.5) * 0.22
    const worn = 1 + Math.max(-0.3, Math.min(0.2, fold * 0.17)) * Math.min(1, deep / 6) + weave
    t.red *= worn
    t.green *= worn
    t.blue *= worn * (fold < 0 ? 1.05 : 1)
    if (hem) {
      const d = Math.abs(Math.hypot(t.x * 0.9, t.y - hem.near * 0.2) - hem.near)
      if (d < hem.wide && t.z > -10) {
        dye(t, hem.colour, 0.9)
        t.height += 1.6
      }
    }
  }
}

/** Leather: creased, scuffed, stitched down the middle. */
export function hide(seed: number, studs?: Rgb): Pigment {
  const shift = seed % 31
  return (t) => {
    const crease = Math.abs(grain(t.x * 0.045 + shift, t.y * 0.034 + shift) - 0.5)
    t.height +=
      Math.min(2, crease * 20) +
      (grain(t.x * 0.014 + shift, t.y * 0.012) - 0.5) * 9 +
      (grain(t.x * 0.25, t.y * 0.25) - 0.5) * 1.2
    if (crease < 0.03) dye(t, [t.red * 0.6, t.green * 0.58, t.blue * 0.56], 0.7)
    dye(
      t,
      [t.red * 1.3 + 16, t.green * 1.25 + 12, t.blue * 1.15 + 8],
      Math.max(0, grain(t.x * 0.05, t.y * 0.05) - 0.62) * 2,
    )
    const seam = Math.abs(Math.abs(t.x) - 6)
    if (seam < 2 && t.z > 0) {
      t.height -= 1.6
      if (Math.floor(t.y / 7) % 2 === 0) dye(t, [t.red * 1.7, t.green * 1.6, t.blue * 1.4], 0.7)
    }
    if (studs) {
      const cx = ((((Math.atan2(t.x, t.z + 90) * 140) / 30) % 1) + 1) % 1
      const cy = (((t.y / 30) % 1) + 1) % 1
      const d = Math.hypot(cx - 0.5, cy - 0.5) * 30
      if (d < 6.5) {
        t.height += Math.sqrt(Math.max(0, 42 - d * d)) * 0.8
        dye(t, studs, 0.95)
      }
    }
  }
}

/** Plate armour: a bordered, perhaps engraved surface with dents and scratches. */
export function steel(trim: Rgb | undefined, ornate: boolean, rusty: boolean): Pigment {
  return (t) => {
    const scratch = grain(t.x * 0.02 + t.y * 0.3, t.y * 0.02 - t.x * 0.1)
    if (scratch > 0.74) t.height -= 0.7
    t.height += (grain(t.x * 0.02, t.y * 0.02) - 0.5) * 2
    if (ornate) {
      const r = Math.hypot(t.x * 0.8, t.y - 130)
      const a = Math.atan2(t.y - 130, t.x)
      const scroll = Math.abs(Math.sin(r * 0.12 + Math.sin(a * 6) * 1.6))
      if (scroll < 0.16 && r < 105 && r > 16) {
        t.height -= 1.4
        if (trim) dye(t, trim, 0.75)
      }
    }
    if (rusty) {
      const spot = grain(t.x * 0.03 + 5, t.y * 0.03 + 2)
      dye(t, [124, 66, 34], Math.min(0.85, Math.max(0, spot - 0.48) * 6))
    }
  }
}

/** Spatters of blood, dust, frost: what has happened to clothes and skin, over any pigment. */
export function weathered(state: readonly string[], pigment: Pigment | undefined, seed: number): Pigment | undefined {
  const shift = seed % 43
  const bloody = state.includes('bloody')
  const dusty = state.includes('dusty')
  const frozen = state.includes('frozen') || state.includes('snowy')
  const mossy = state.includes('mossy') || state.includes('overgrown')
  if (!bloody && !dusty && !frozen && !mossy) return pigment
  return (t) => {
    pigment?.(t)
    const blot = grain(t.x * 0.03 + shift, t.y * 0.03 + t.z * 0.02)
    if (bloody && blot > 0.6) dye(t, [104, 14, 16], Math.min(0.9, (blot - 0.6) * 12))
    if (dusty) dye(t, [150, 132, 104], Math.max(0, blot - 0.36) * 1.1)
    if (frozen) dye(t, [214, 232, 242], Math.min(0.85, Math.max(0, -t.ny * 0.8 + (blot - 0.5) * 2.4)))
    if (mossy) dye(t, [84, 106, 48], Math.min(0.85, Math.max(0, blot - 0.5) * 7))
  }
}
