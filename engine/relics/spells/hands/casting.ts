import type { Cast } from '../cast.ts'
import { drawHands } from '../hands.ts'
import type { SpellHands } from '../scene.ts'
import { handPoses } from './poses.ts'

/** The hands of whoever casts it, about the spell's heart and lit by it. */
export function castingHands(cast: Cast, { pose, side, skin, sleeve }: SpellHands): void {
  const held = handPoses[pose]
  if (!held) throw new RangeError(`No hand is held ${pose}`)
  const x = (cast.x - cast.wide / 2) / 500
  const y = (cast.high * 0.5 - cast.y) / 500
  // They come from below, however high the picture is.
  const low = 1 - cast.high / 1000
  drawHands(cast, held(x, y * 0.6 + low, side), { skin, sleeve, glow: 0 }, [x, y, 0.25])
}
