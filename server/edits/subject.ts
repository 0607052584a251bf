import type { Edit } from '../../contract/edits.ts'
import { keptOf, steppedByScene } from './by-scene.ts'
import type { EditOrder, Made } from './maker.ts'

/** Px of what is cast in another stuff: the subject is looked for in all of it. */
const RECAST_PIXELS_MAX = 4_000_000

/**
 * The same subject, otherwise: whoever and whatever it is stays who and what it is. Of our own pictures the scene says what that is;
 * of others the subject is found, and cast in the stuff that the words name.
 */
export async function transformSubject(
  order: EditOrder<Extract<Edit, { type: 'SUBJECTTRANSFORMATION' }>>,
): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const kept = keptOf(parent)
  if (kept) return steppedByScene(order, kept, [{ do: 'change', words: edit.prompt }])
  const picture = await editor.open(await media.read(parent.mediaKey), watcher, RECAST_PIXELS_MAX)
  return { ...(await editor.run({ do: 'recast', picture, words: edit.prompt, seed }, watcher)), way: 'pixels' }
}
