import type { Edit } from '../../contract/edits.ts'
import { alone, isAlone } from '../../engine/edits/edits.ts'
import { AppError } from '../errors.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** Our own pictures are painted anew without what is behind; of others the subject is cut out. What was brushed over is always cut. */
export async function removeBackground(order: EditOrder<Extract<Edit, { type: 'BGREMOVAL' }>>): Promise<Made> {
  const { edit, parent, work, watcher } = order
  const { editor, media } = work.services
  const { keep, drop } = edit
  const painted = keep || drop ? undefined : sceneOf(parent)
  const bare = painted && alone(painted.scene)
  if (painted && bare && !isAlone(painted.scene)) {
    const made = await editor.run({ do: 'repaint', ...painted, scene: bare }, watcher)
    return { ...made, way: 'scene', kept: { scene: bare } }
  }
  if (!keep && /MAP$/.test(parent.type))
    throw new AppError(
      'conflict',
      'A map is all ground. Brush over what is to stay, and try again. Nothing was charged.',
    )
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  return {
    ...(await editor.run({ do: 'lift', of: { picture, keep, drop, hasPerson: parent.faces.length > 0 } }, watcher)),
    way: 'pixels',
  }
}
