import type { Spot } from '../../mesh/mesh.ts'
import { cloud3, noise3 } from '../../mesh/noise.ts'
import { type StainKind, stainKinds } from '../marking.ts'
import { tint } from './lines.ts'
import type { SkinMark } from './skin.ts'

type Tone = readonly [number, number, number]

/** Smears in patches that thicken here and there, with a few drops about them. */
const smeared =
  (colour: Tone, share: number, from: number, drops: number): SkinMark =>
  (spot) => {
    const patch = cloud3(spot.x * 3.4 + 3, spot.y * 2.9, spot.z * 3.4)
    const drag = noise3(spot.x * 5 + 20, spot.y * 16, spot.z * 5)
    // It thins out towards its edges: hard ones would be a pattern.
    const thick = Math.min(1, Math.max(0, (patch - from + (drag - 0.5) * 0.26) * 2.3))
    const drop = noise3(spot.x * 11, spot.y * 11 + 50, spot.z * 11) > 1 - drops ? 1 : 0
    tint(spot, colour, Math.max(thick, drop) * share)
    spot.specular *= 1 - 0.7 * thick
  }

const ofSkin: Record<StainKind, SkinMark> = {
  'blood-stained': (spot, face) => {
    smeared([0.25, 0.012, 0.012], 0.85, 0.56, 0.13)(spot, face)
    // A trickle from brow to chin.
    const run = Math.abs(face.x - 0.34 + Math.sin(face.y * 5) * 0.035)
    if (face.z > -0.3 && face.y < 0.5 && face.y > -1.1 && run < 0.035 + 0.02 * noise3(1, face.y * 5, 2)) {
      tint(spot, [0.27, 0.01, 0.012], 0.88)
      spot.specular = 0.5
    }
  },
  muddy: smeared([0.12, 0.078, 0.045], 0.84, 0.52, 0.12),
  sooty: smeared([0.022, 0.02, 0.019], 0.62, 0.5, 0.03),
  inky: (spot, face) => {
    // Fingers, and where they touched the cheek.
    const isHand = Math.hypot(spot.x, 0) > 4.2
    const blot = noise3(spot.x * 6, spot.y * 6, spot.z * 6)
    if (isHand) tint(spot, [0.02, 0.025, 0.07], Math.min(1, Math.max(0, blot - 0.42) * 8) * 0.85)
    else if (face.y > -1.1) {
      const far = Math.hypot(Math.abs(face.x) - 0.46, face.y + 0.46)
      if (far < 0.16 && face.x > 0) tint(spot, [0.02, 0.025, 0.07], Math.min(1, Math.max(0, blot - 0.4) * 7) * 0.8)
    }
  },
  floury: smeared([0.82, 0.79, 0.73], 0.66, 0.5, 0.07),
  sweaty: (spot) => {
    spot.specular = Math.min(1, spot.specular + 0.42)
    spot.gloss = 34
    const bead = noise3(spot.x * 17, spot.y * 17, spot.z * 17)
    if (bead > 0.78) {
      spot.specular = 1
      spot.gloss = 60
      spot.nx += (bead - 0.78) * 1.6
      spot.ny += (bead - 0.78) * 1.6
    }
  },
  wet: (spot) => {
    spot.specular = Math.min(1, spot.specular + 0.5)
    spot.gloss = 44
    const run = noise3(spot.x * 12, spot.y * 2, spot.z * 12)
    if (run > 0.74) {
      spot.specular = 1
      spot.nx += (run - 0.74) * 1.8
    }
  },
  tearful: (spot, face) => {
    if (face.z < -0.2 || face.y > -0.08 || face.y < -1) return
    const x = Math.abs(face.x)
    const far = Math.abs(x - 0.3 - Math.max(0, -face.y - 0.2) * 0.12 + Math.sin(face.y * 9) * 0.012)
    if (far > 0.05) return
    const on = 1 - far / 0.05
    tint(spot, [spot.r * 0.9 + 0.12, spot.g * 0.9 + 0.13, spot.b * 0.9 + 0.15], 0.6 * on)
    spot.specular = Math.min(1, spot.specular + 0.8 * on)
    spot.gloss = 50
  },
  kohl: (spot, face) => {
    if (face.z < -0.5) return
    const x = Math.abs(face.x)
    const lids = Math.exp(-((x - 0.32) ** 2 * 26 + (face.y - 0.01) ** 2 * 90))
    const wing = x > 0.4 && x < 0.66 && Math.abs(face.y - 0.02 - (x - 0.4) * 0.35) < 0.035 * (1 - (x - 0.4) * 3) ? 1 : 0
    tint(spot, [0.02, 0.017, 0.022], Math.min(0.86, lids * 0.95 + wing))
  },
  rouged: (spot, face) => {
    if (face.z < -0.5 || face.y < -1.2) return
    const x = Math.abs(face.x)
    const lips = x < 0.24 && Math.abs(face.y + 0.65) < 0.1
    if (!lips) tint(spot, [0.8, 0.75, 0.71], 0.5)
    tint(spot, [0.72, 0.2, 0.24], 0.62 * Math.exp(-((x - 0.46) ** 2 * 26 + (face.y + 0.4) ** 2 * 26)))
  },
  // The lips have their own dye.
  lipstick: () => undefined,
  bruised: (spot, face) => {
    if (face.z < -0.4) return
    const eye = Math.exp(-((face.x + 0.34) ** 2 * 14 + (face.y + 0.06) ** 2 * 18))
    const cheek = Math.exp(-((face.x - 0.5) ** 2 * 22 + (face.y + 0.5) ** 2 * 22))
    tint(spot, [0.13, 0.06, 0.14], Math.min(0.75, eye * 0.8))
    tint(spot, [0.26, 0.2, 0.08], cheek * 0.55)
    if (Math.hypot((face.x - 0.13) * 2, face.y + 0.66) < 0.05) tint(spot, [0.3, 0.02, 0.02], 0.85)
  },
}

/** What is on somebody's skin that could be washed off. */
export const stained = (kinds: readonly StainKind[]): SkinMark[] => kinds.map((kind) => ofSkin[kind])

const ofCloth: Partial<Record<StainKind, SkinMark>> = {
  'blood-stained': smeared([0.17, 0.012, 0.012], 0.72, 0.6, 0.05),
  muddy: smeared([0.12, 0.08, 0.048], 0.78, 0.55, 0.06),
  sooty: smeared([0.025, 0.022, 0.02], 0.5, 0.53, 0.02),
  floury: smeared([0.8, 0.77, 0.72], 0.6, 0.57, 0.03),
  inky: smeared([0.02, 0.024, 0.06], 0.75, 0.7, 0.03),
}
const nowhere = { x: 0, y: 0, z: 0 }

/** What of it falls on somebody's clothes too. */
export const soiled = (state: readonly string[]): ((spot: Spot) => void)[] =>
  stainKinds
    .filter((kind) => state.includes(kind))
    .flatMap((kind) => ofCloth[kind] ?? [])
    .map((mark) => (spot) => mark(spot, nowhere))
