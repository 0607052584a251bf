import type { Edit } from '../../contract/edits.ts'
import type { EditOrder, Made } from './maker.ts'

/** What the mask covers is erased, and what lies around it goes on. */
export async function inpaint(order: EditOrder<Extract<Edit, { type: 'INPAINTING' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  return { ...(await editor.run({ do: 'erase', picture, mask: edit.mask, seed }, watcher)), way: 'pixels' }
}
