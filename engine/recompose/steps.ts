import { isSceneStep, mayGoByScene, type PixelStep, type Step, stepInWords } from '../../contract/edit-facts.ts'
import type { Chip } from '../../contract/prompts.ts'
import { Refused } from '../edits/refused.ts'
import { type Box, edited } from '../edits/steps.ts'
import type { Scene } from '../generator.ts'
import type { Checkpoint } from '../paint/frame.ts'
import type { Picture } from '../paint/picture.ts'
import { repaint } from '../repaint.ts'
import { headBox } from '../tokens/head.ts'
import { type KeptPicture, recomposed, type SceneChange, understoodIn } from './recompose.ts'

/** How the weather and the light of a step are said to a scene, from this amount on; the strongest first. */
const said: Readonly<Record<string, readonly (readonly [from: number, words: string])[]>> = {
  night: [
    [60, 'at night'],
    [0, 'at dusk'],
  ],
  fog: [
    [40, 'in thick fog'],
    [0, 'in the mist'],
  ],
  snow: [
    [85, 'in a blizzard'],
    [0, 'in falling snow'],
  ],
  rain: [[0, 'in the rain']],
}

/** What a step asks of a scene; undefined for those that are on px alone. */
function changeOf(step: Step): SceneChange | undefined {
  if (isSceneStep(step)) return step
  if (step.do === 'cutout') return { do: 'alone' }
  if (!('amount' in step)) return undefined
  const words = said[step.do]?.find(([from]) => step.amount >= from)?.[1]
  return words === undefined ? undefined : { do: 'change', words }
}

/** A picture that came of steps on a kept scene. */
export interface ByScene {
  picture: Picture
  /** Which way at least one of them went. */
  way: 'scene' | 'pixels'
  /** The changed scene, with the words and the style that it is now of; left out where its px were changed after that. */
  kept?: { scene: Scene; prompt: string; style: string; faces: Box[]; understood: Chip[]; unused: string[] }
  /** What is to be told: which steps went which way, and which came to nothing. */
  told: string[]
}

const listed = (steps: readonly Step[]) => steps.map(stepInWords).join(', ')

/**
 * A picture's kept scene after the steps of a quick edit: what its scene can take is composed into it and painted anew, the rest is
 * done on the px of that, in their order. `seed` is for what the px leave to chance. Throws Refused('nothing-read') where nothing
 * of what was asked for can be done, and Refused('nothing-to-do') where all of it is so already.
 */
export function steppedByScene(
  kept: KeptPicture,
  steps: readonly Step[],
  seed: number,
  checkpoint: Checkpoint,
): ByScene {
  const asked = steps.flatMap((step) => {
    const change = changeOf(step)
    return change ? [{ step, change }] : []
  })
  const made = recomposed(
    kept,
    asked.map(({ change }) => change),
  )
  const became = (taking: (typeof made.takings)[number]) =>
    asked.flatMap(({ step }, k) => (made.takings[k] === taking ? [step] : []))
  const byScene = became('made')
  const there = became('there')
  const failed = became('not')
  const lost = failed.filter(isSceneStep)
  const onPixels = steps.filter(
    (step): step is PixelStep =>
      !isSceneStep(step) && (!mayGoByScene(step) || failed.includes(step)) && !('amount' in step && step.amount === 0),
  )
  if (byScene.length === 0 && onPixels.length === 0)
    throw new Refused(lost.length > 0 ? 'nothing-read' : 'nothing-to-do')
  const told = [
    ...(byScene.length > 0 && onPixels.length > 0
      ? [`By its scene: ${listed(byScene)}. On its pixels: ${listed(onPixels)}.`]
      : []),
    ...(there.length > 0 ? [`It was so already: ${listed(there)}.`] : []),
    ...(lost.length > 0 ? [`Its scene has nothing that does this, and it was left: ${listed(lost)}.`] : []),
  ]
  const { scene, prompt, style } = made
  const painting = onPixels.length > 0 ? 0.8 : 1
  const picture = repaint(kept.category, scene, style, kept.frame, (done, doing) => checkpoint(done * painting, doing))
  const faces = headBox(scene, kept.frame)
  const way = byScene.length > 0 ? 'scene' : 'pixels'
  if (onPixels.length === 0) {
    const { understood, unused } = understoodIn(kept, prompt, style)
    return { picture, way, told, kept: { scene, prompt, style, faces, understood, unused } }
  }
  const finished = edited(picture, onPixels, { seed, faces }, (done) =>
    checkpoint(painting + (1 - painting) * done, 'Changing the pixels'),
  )
  return { picture: finished, way, told }
}
