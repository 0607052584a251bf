import type { Edit } from '../../contract/edits.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** Our own pictures are painted anew at the larger size; of others the px are enlarged. */
export async function enlarge(order: EditOrder<Extract<Edit, { type: 'UPSCALER' }>>): Promise<Made> {
  const { edit, parent, work, watcher } = order
  const { editor, media } = work.services
  const { factor } = edit
  const scene = sceneOf(parent, factor)
  if (scene) return { ...(await editor.run({ do: 'repaint', ...scene }, watcher)), way: 'scene', kept: {} }
  const picture = await editor.open(await media.read(parent.mediaKey), watcher, Number.POSITIVE_INFINITY)
  return { ...(await editor.run({ do: 'enlarge', picture, factor }, watcher)), way: 'pixels' }
}
