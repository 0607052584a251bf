import { EDITED_PIXELS_MAX } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import type { EditOrder, Made } from './maker.ts'
import { widenedScene } from './widen-scene.ts'

/** Our own pictures go on as their scenes do, where these can; else what lies beyond the sides is copied from the picture, in pieces that fit. */
export async function widen(order: EditOrder<Extract<Edit, { type: 'OUTPAINTING' }>>): Promise<Made> {
  const byScene = await widenedScene(order)
  if (byScene) return byScene
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const { left, right, top, bottom } = edit
  const by = { left, right, top, bottom }
  // So that what comes of it is no larger than pictures are edited.
  const grows = (1 + (left + right) / 100) * (1 + (top + bottom) / 100)
  const picture = await editor.open(await media.read(parent.mediaKey), watcher, Math.floor(EDITED_PIXELS_MAX / grows))
  const made = await editor.run({ do: 'widen', picture, by, seed, faces: parent.faces }, watcher)
  return { ...made, way: 'pixels' }
}
