import type { Surface } from '../../mesh/mesh.ts'

/** The colour of a ghost's light, 0-1. */
const PALE = [0.5, 0.7, 0.78] as const

/** Makes a surface of pale light: its own colours are hardly told, and it shines a little. */
export const haunted =
  (surface: Surface): Surface =>
  (spot) => {
    surface(spot)
    const bright = 0.35 + 0.9 * (spot.r * 0.3 + spot.g * 0.59 + spot.b * 0.11)
    spot.r += (PALE[0] * bright - spot.r) * 0.8
    spot.g += (PALE[1] * bright - spot.g) * 0.8
    spot.b += (PALE[2] * bright - spot.b) * 0.8
    spot.metal = 0
    spot.specular *= 0.3
    spot.softness = 0
    spot.rim = Math.max(spot.rim, 0.7)
    spot.glow = Math.max(spot.glow, 0.3)
  }
