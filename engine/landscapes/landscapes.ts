import type { Generator } from '../generator.ts'
import { stylesOffered } from '../styles.ts'
import { composeLandscape } from './compose/compose.ts'
import { finishLandscape } from './finish/finish.ts'
import { drawnRelief } from './finish/relief-of.ts'
import { lexicon } from './lexicon.ts'
import { paintScene } from './paint.ts'
import type { LandscapeScene } from './scene.ts'
import { shownInLandscape } from './shown.ts'

/** For prints, which have no colours to tell far from near by softly: clearer air, so that far things keep their lines. */
function printed(scene: LandscapeScene): LandscapeScene {
  return { ...scene, air: { ...scene.air, sight: scene.air.sight * 2.2, mist: scene.air.mist * 0.45 } }
}

/** A scene as a style paints it. */
export const sceneInStyle = (scene: LandscapeScene, style: string): LandscapeScene =>
  style === 'painted' ? scene : printed(scene)

/** Scenery: country, weather, light, and what stands in it. */
export const landscapes: Generator<LandscapeScene> = {
  lexicon,
  little: { details: ['foreground', 'moons', 'path', 'traveller', 'snow'], slides: true },
  styles: stylesOffered.landscapes,
  compose: composeLandscape,
  shows: shownInLandscape,
  form(scene, frame, checkpoint) {
    const plate = paintScene(printed(scene), frame, checkpoint, true)
    return { relief: drawnRelief(plate), depth: plate.distances?.picture() }
  },
  paint(scene, frame, style, checkpoint) {
    const plate = paintScene(sceneInStyle(scene, style), frame, (progress, stage) => checkpoint(progress * 0.75, stage))
    return finishLandscape(plate, style, (progress, stage) => checkpoint(0.75 + progress * 0.25, stage))
  },
}
