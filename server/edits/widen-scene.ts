import type { Edit } from '../../contract/edits.ts'
import { sidesOf } from '../../contract/map-exports.ts'
import { widened } from '../../engine/facts.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/**
 * One of our own countries, painted through a larger frame: it goes on beyond its old edges as its scene does. Undefined for pictures
 * whose scene is not known or ends with them, and where the result would be larger than pictures are painted.
 */
export async function widenedScene(
  order: EditOrder<Extract<Edit, { type: 'OUTPAINTING' }>>,
): Promise<Made | undefined> {
  const { edit, parent, work, watcher } = order
  const kept = sceneOf(parent)
  const wider = kept && widened(kept.scene, kept.frame, edit)
  if (!kept || !wider) return undefined
  const { scene, frame, part } = wider
  if (Math.max(frame.width, frame.height) > Math.max(...sidesOf(parent.type))) return undefined
  const made = await work.services.editor.run({ do: 'repaint', ...kept, scene, frame, part }, watcher)
  const isWhole = part.width === frame.width && part.height === frame.height
  return { ...made, way: 'scene', ...(isWhole && { kept: { scene, faces: [] } }) }
}
