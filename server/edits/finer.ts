import type { Edit } from '../../contract/edits.ts'
import { AppError } from '../errors.ts'
import { refusals } from './editor.ts'
import type { EditOrder, Made } from './maker.ts'

/** Faces are found and drawn finer. Hands are found by nothing that is shipped, and that is said. */
export async function finer(order: EditOrder<Extract<Edit, { type: 'ADETAILER' }>>): Promise<Made> {
  const { edit, parent, work, watcher } = order
  const { editor, media, vision } = work.services
  if (!edit.parts.includes('faces'))
    throw new AppError('conflict', 'Hands cannot be found in this picture yet; faces can. Nothing was charged.')
  const bytes = await media.read(parent.mediaKey)
  const seen = vision ? (await vision.look(bytes, watcher.signal)).faces : []
  const faces = seen.length > 0 ? seen : parent.faces
  if (faces.length === 0) throw new AppError('conflict', refusals['no-face'])
  const made = await editor.run({ do: 'finer', picture: await editor.open(bytes, watcher), faces }, watcher)
  const isAsked = edit.parts.includes('hands')
  const told = isAsked
    ? [...made.told, 'Hands could not be found in this picture: faces alone were drawn finer.']
    : made.told
  return { ...made, told, way: 'pixels' }
}
