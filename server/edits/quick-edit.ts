import { isSceneStep, mayGoByScene, type PixelStep } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import { AppError } from '../errors.ts'
import { keptOf, steppedByScene } from './by-scene.ts'
import type { EditOrder, Made } from './maker.ts'

/** The steps of a quick edit: what the scene of one of our own pictures can take is composed into it, the rest is done on px. */
export async function quickEdit(order: EditOrder<Extract<Edit, { type: 'QUICKEDIT' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const { steps } = edit
  const kept = steps.some(mayGoByScene) ? keptOf(parent) : undefined
  if (kept) return steppedByScene(order, kept, steps)
  const onPixels = steps.filter((step): step is PixelStep => !isSceneStep(step))
  if (onPixels.length < steps.length) throw new AppError('conflict', ofOurOwnAlone)
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  const done = await editor.run({ do: 'steps', picture, steps: onPixels, seed, faces: parent.faces }, watcher)
  return { ...done, way: 'pixels' }
}

/** Why a step cannot be done to a picture of which no scene is kept. */
export const ofOurOwnAlone =
  'What is on a picture can be changed by its words only where it was painted here, and its scene is kept. Leave out the steps that change words, leave something out or widen the view. Nothing was charged.'
