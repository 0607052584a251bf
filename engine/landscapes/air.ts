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

export function airOf(scene: LandscapeScene, view: View): AirTable {
  const { air, light, seed } = scene
  const colours = new Float32Array(view.width * 3)
  for (let px = 0; px < view.width; px++) {
    const away = px / view.width - light.from
    colours.set(mix(air.haze, air.glow, Math.exp(-((away / 0.34) ** 2))), px * 3)
  }
  const { sight, mist, mistTop } = air
  return {
    colours,
    haze(z, h, x) {
      const far = 1 - Math.exp(-Math.LN2 * (z / sight) ** 1.15)
      if (mist === 0 || h > mistTop * 1.5) return far
      const bank = 0.65 + 0.7 * rough(x / (mistTop * 3.2), z / (mistTop * 4.5), seed + 41)
      const low = Math.max(0, 1 - h / (mistTop * bank))
      const onset = mist > 1 ? 70 : mist >= 0.8 ? 130 : Math.max(140, sight * 0.16)
      const thick = (mist > 1 ? mist : mist * 0.72) * low * (1 - Math.exp(-z / onset))
      return 1 - (1 - far) * (1 - Math.min(0.94, thick))
    },
  }
}
