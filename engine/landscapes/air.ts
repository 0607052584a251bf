import { mix } from './../paint/colour.ts'
import type { LandscapeScene } from './scene.ts'
import { rough } from './terrain/rough.ts'
import type { View } from './view.ts'

/** The air between the eye and things: how much of it, and of what colour at each column of the picture. */
export interface AirTable {
  /** 0-1: how much of a thing's colour the air takes at depth z, height h, x across (m). */
  haze(z: number, h: number, x: number): number
  /** Colour of distant air by column, three numbers each: warmer towards the light. */
  colours: Float32Array
}

/** How finely what the air takes is told, and how far: six times the sight. */
const STEPS_A_SIGHT = 128
const STEPS = 6 * STEPS_A_SIGHT

export function airOf(scene: LandscapeScene, view: View): AirTable {
  const { air, light, seed } = scene
  const colours = new Float32Array(view.width * 3)
  for (let px = 0; px < view.width; px++) {
    const away = px / view.width - light.from
    colours.set(mix(air.haze, air.glow, Math.exp(-((away / 0.34) ** 2))), px * 3)
  }
  const { sight, mist, mistTop } = air
  // Every px of land asks for it; by steps of a hundredth of the sight nobody sees the difference.
  const clear = (z: number) => 1 - Math.exp(-Math.LN2 * (z / sight) ** 1.15)
  const byStep = Float32Array.from({ length: STEPS + 1 }, (_, k) => clear((k * sight) / STEPS_A_SIGHT))
  const far = (z: number) => {
    const at = (z / sight) * STEPS_A_SIGHT
    if (at >= STEPS) return clear(z)
    const k = at | 0
    return byStep[k]! + (byStep[k + 1]! - byStep[k]!) * (at - k)
  }
  return {
    colours,
    haze(z, h, x) {
      const taken = far(z)
      if (mist === 0 || h > mistTop * 1.5) return taken
      const bank = 0.65 + 0.7 * rough(x / (mistTop * 3.2), z / (mistTop * 4.5), seed + 41)
      const low = Math.max(0, 1 - h / (mistTop * bank))
      const onset = mist > 1 ? 70 : mist >= 0.8 ? 130 : Math.max(140, sight * 0.16)
      const thick = (mist > 1 ? mist : mist * 0.72) * low * (1 - Math.exp(-z / onset))
      return 1 - (1 - taken) * (1 - Math.min(0.94, thick))
    },
  }
}
