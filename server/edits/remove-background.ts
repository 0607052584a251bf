import type { Edit } from '../../contract/edits.ts'
import { alone, isAlone } from '../../engine/facts.ts'
import { refusal } from './editor.ts'
import type { EditOrder, Made } from './maker.ts'
import { subjectOf } from './subject-of.ts'

/** Our own pictures are painted anew without what is behind; of others the subject is cut out. */
export async function removeBackground(order: EditOrder<Extract<Edit, { type: 'BGREMOVAL' }>>): Promise<Made> {
  const { editor } = order.work.services
  const { of, way } = await subjectOf(order, order.edit)
  if (!('scene' in of)) return { ...(await editor.run({ do: 'lift', of }, order.watcher)), way }
  const { scene } = of.scene
  if (isAlone(scene)) throw refusal('nothing-to-do')
  const bare = alone(scene) ?? scene
  return {
    ...(await editor.run({ do: 'repaint', ...of.scene, scene: bare }, order.watcher)),
    way,
    kept: { scene: bare },
  }
}
