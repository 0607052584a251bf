import type { VideoEffect } from '../../../contract/video-facts.ts'
import { cameraPath } from '../camera/paths.ts'
import type { Stage } from '../stage.ts'
import { dayToNight } from './day-to-night.ts'
import { earthquake } from './earthquake.ts'
import type { Effect } from './effect.ts'
import { rain, snow } from './falling.ts'
import { fog } from './fog.ts'
import { lightning } from './lightning.ts'
import { embers, fireflies } from './lights.ts'
import { portal } from './portal.ts'
import { burningAway, inkReveal } from './reveals.ts'

/** Every effect, made for a stage. */
export const effects: Record<VideoEffect, (stage: Stage) => Effect> = {
  rain,
  snow,
  fog,
  embers,
  fireflies,
  lightning,
  portal,
  earthquake,
  'day-to-night': dayToNight,
  'burning-away': burningAway,
  'ink-reveal': inkReveal,
  'parallax-orbit': (stage) => ({ camera: cameraPath([{ move: 'orbit', toward: 1 }], stage) }),
}
