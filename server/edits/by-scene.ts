import { categoryOf } from '../../contract/categories.ts'
import type { Step } from '../../contract/edit-facts.ts'
import type { KeptPicture } from '../../engine/edits/edits.ts'
import { assertSayable } from '../words/policy.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** The kept scene of one of our own pictures with what it was composed from; undefined where its px are all there is to go by. */
export function keptOf(image: EditOrder['parent']): KeptPicture | undefined {
  const found = sceneOf(image)
  const category = categoryOf(image.type)
  if (!found || !category || image.seed === null) return undefined
  const { prompt, negativePrompt, seed, nudges } = image
  return { category, scene: found.scene, style: found.style, frame: found.frame, prompt, negativePrompt, seed, nudges }
}

/**
 * A picture after steps of which its kept scene takes what it can, and its px the rest. Throws AppError for words that are never
 * painted here, and where nothing of it can be done.
 */
export async function steppedByScene(
  { seed, work, watcher }: Pick<EditOrder, 'seed' | 'work' | 'watcher'>,
  kept: KeptPicture,
  steps: readonly Step[],
): Promise<Made> {
  const { byScene, ...edited } = await work.services.editor.run({ do: 'recompose', kept, steps, seed }, watcher)
  const { way = 'scene', kept: became } = byScene ?? {}
  // Each by itself may be said, and both together not.
  if (became) assertSayable([became.prompt])
  return { ...edited, way, ...(became && { kept: became }) }
}
