import type { Edit } from '../../contract/edits.ts'
import { RESTORED_PIXELS_MAX } from '../../engine/facts.ts'
import { refusal } from './editor.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** Damages of a picture mended. Our own have none but those that were meant. */
export async function restore(order: EditOrder<Extract<Edit, { type: 'RESTORATION' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  if (edit.repairs === 'auto' && sceneOf(parent)) throw refusal('nothing-to-do')
  const picture = await editor.open(await media.read(parent.mediaKey), watcher, RESTORED_PIXELS_MAX)
  const deed = { do: 'restore', picture, wanted: edit.repairs, seed, faces: parent.faces } as const
  return { ...(await editor.run(deed, watcher)), way: 'pixels' }
}
