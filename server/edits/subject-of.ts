import type { KeptEdit, Mask } from '../../contract/edits.ts'
import { alone } from '../../engine/facts.ts'
import { AppError } from '../errors.ts'
import type { Cut } from './cut-out.ts'
import type { EditOrder } from './maker.ts'
import { sceneOf } from './scene-of.ts'

/** What somebody brushed over by hand, where they did. */
interface Brushed {
  keep?: Mask | undefined
  drop?: Mask | undefined
}

/**
 * How the subject of a picture is had: from its kept scene, where that is of something that can be painted alone, else from its px. What
 * was brushed over was seen in the px, and is cut out of them. Throws AppError for a map, which is all ground.
 */
export async function subjectOf(
  { parent, work, watcher }: Pick<EditOrder, 'parent' | 'work' | 'watcher'>,
  { keep, drop }: Brushed,
): Promise<{ of: Cut; way: KeptEdit['way'] }> {
  const scene = keep || drop ? undefined : sceneOf(parent)
  if (scene && alone(scene.scene)) return { of: { scene }, way: 'scene' }
  if (!keep && /MAP$/.test(parent.type))
    throw new AppError(
      'conflict',
      'A map is all ground. Brush over what is to stay, and try again. Nothing was charged.',
    )
  const { editor, media } = work.services
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  return { of: { picture, keep, drop, hasPerson: parent.faces.length > 0 }, way: 'pixels' }
}
