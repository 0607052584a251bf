import type { Generator } from '../generator.ts'
import { composeLandscape } from './compose/compose.ts'
import { finishLandscape } from './finish/finish.ts'
import { lexicon } from './lexicon.ts'
import { paintScene } from './paint.ts'
import type { LandscapeScene } from './scene.ts'

/** Scenery: country, weather, light, and what stands in it. */
export const landscapes: Generator<LandscapeScene> = {
  lexicon,
  styles: ['painted', 'inked', 'woodcut'],
  compose: composeLandscape,
  paint(scene, frame, style, checkpoint) {
    const plate = paintScene(scene, frame, (progress, stage) => checkpoint(progress * 0.75, stage))
    return finishLandscape(plate, style, (progress, stage) => checkpoint(0.75 + progress * 0.25, stage))
  },
}
