import type { Edit } from '../../contract/edits.ts'
import { refusal } from './editor.ts'
import type { EditOrder, Made } from './maker.ts'

/** Faces are found and drawn finer. */
export async function finer({ parent, work, watcher }: EditOrder<Extract<Edit, { type: 'ADETAILER' }>>): Promise<Made> {
  const { editor, media, vision } = work.services
  const bytes = await media.read(parent.mediaKey)
  const seen = vision ? (await vision.look(bytes, watcher.signal)).faces : []
  const faces = seen.length > 0 ? seen : parent.faces
  if (faces.length === 0) throw refusal('no-face')
  const made = await editor.run({ do: 'finer', picture: await editor.open(bytes, watcher), faces }, watcher)
  return { ...made, way: 'pixels' }
}
