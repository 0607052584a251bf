import { type Eye, FLOOR } from '../../../paint/volume/eye.ts'
import { linear } from '../../../paint/volume/film.ts'
import type { SpellScene } from '../scene.ts'
import type { Glow, Lamp } from './stage.ts'

/** How much light each element gives beside what burns. */
const strengths: Readonly<Record<string, number>> = {
  fire: 4.6,
  lightning: 4.2,
  radiant: 4.2,
  star: 3.6,
  summoning: 3.4,
  shadow: 1.1,
  stone: 1.3,
  wind: 1.5,
  poison: 2,
  acid: 2.4,
  necrotic: 2.2,
  blood: 2,
}

/** What a spell throws on the place it is cast in: from its heart, and from the ground beneath it. */
export function lampsOf({ palette, element, place, power }: SpellScene, { frame, scale, y }: Eye): readonly Lamp[] {
  const light = linear(palette.main)
  const most = Math.max(...light, 1e-3)
  const by = ((strengths[element] ?? 2.8) * power * Math.min(1, most * 1.6)) / most
  const glow: Glow = [light[0] * by, light[1] * by, light[2] * by]
  const x = (place?.heart ?? 0) / 500
  const heart = frame.height / scale / 1000 - (frame.height / scale) * 0.00094 - (place?.rise ?? 0) / 500
  return [
    { at: [x, Math.min(heart, y + 1.2), 0.1], light: glow, soft: 0.6 },
    { at: [x, FLOOR + 0.45, -0.9], light: [glow[0] * 0.4, glow[1] * 0.4, glow[2] * 0.4], soft: 0.6 },
  ]
}
