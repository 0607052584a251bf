import { categoryOf } from '../../contract/categories.ts'
import type { Edit } from '../../contract/edits.ts'
import type { TransformKind } from '../../engine/edits/edits.ts'
import { TRANSFORMED_PIXELS_MAX, transformKinds } from '../../engine/facts.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** What a picture is of, as far as it is known. */
function kindOf({ type, faces }: EditOrder['parent']): TransformKind {
  const category = categoryOf(type)
  if (category) return transformKinds[category]
  return faces.length > 0 ? 'person' : 'thing'
}

/** Made anew in another matter or manner; of our own pictures from what the kept scene knows, else from their px. */
export async function transform(order: EditOrder<Extract<Edit, { type: 'TRANSFORMATION' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const picture = await editor.open(await media.read(parent.mediaKey), watcher, TRANSFORMED_PIXELS_MAX)
  const scene = sceneOf(parent)
  const { style, title = parent.title } = edit
  const asked = { style, title, seed, kind: kindOf(parent), faces: parent.faces, prompt: parent.prompt }
  const done = await editor.run({ do: 'transform', picture, asked, scene }, watcher)
  return { ...done, way: scene ? 'scene' : 'pixels' }
}
