import type { Edit } from '../../contract/edits.ts'
import type { EditOrder, Made } from './maker.ts'

/** The steps of a quick edit, one after the other. */
export async function quickEdit(order: EditOrder<Extract<Edit, { type: 'QUICKEDIT' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  const { steps } = edit
  return { ...(await editor.run({ do: 'steps', picture, steps, seed, face: parent.faces[0] }, watcher)), way: 'pixels' }
}
