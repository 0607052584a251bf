import { EDITED_PIXELS_MAX } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import { assertSayable } from '../words/policy.ts'
import type { ThreadBehind } from './cut-out.ts'
import type { EditOrder, Made } from './maker.ts'
import { subjectOf } from './subject-of.ts'
import { usablePicture } from './usable-picture.ts'

type Order = EditOrder<Extract<Edit, { type: 'BGREPLACE' }>>

/**
 * Our own pictures are painted anew in a place that words name, where they can be; else what the picture is of is cut out, and laid
 * before the other background in its light.
 */
export async function replaceBackground(order: Order): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { of, way } = await subjectOf(order, edit)
  const prompt = 'scene' in of && edit.behind.kind === 'words' ? joined(parent.prompt, edit.behind.prompt) : undefined
  // Each passed by itself: what is split between them is read together.
  if (prompt !== undefined) assertSayable([prompt])
  const { there, besides } = await behindOf(order)
  const { scene, ...made } = await work.services.editor.run({ do: 'replace', of, behind: there, seed }, watcher)
  return scene && prompt !== undefined ? { ...made, way: 'scene', kept: { scene, prompt } } : { ...made, way, besides }
}

/** Both in one prompt, which has no more room than others: what is new is kept whole. */
function joined(was: string, place: string): string {
  const room = Math.max(0, PROMPT_MAX - place.length - 2)
  return `${was.slice(0, room)}, ${place}`.slice(0, PROMPT_MAX).toWellFormed()
}

/** What is to stand behind: for a picture its px, where it is the caller's own or public. */
async function behindOf({
  edit,
  parent,
  work,
  watcher,
}: Order): Promise<{ there: ThreadBehind; besides: Made['besides'] & object }> {
  const { behind } = edit
  if (behind.kind !== 'picture') return { there: behind, besides: [] }
  const { db, editor, media } = work.services
  const image = await usablePicture(db, work.userId, behind.imageId, 'The picture that was to stand behind')
  const pixelsMax = Math.min(EDITED_PIXELS_MAX, parent.width * parent.height)
  const picture = await editor.open(await media.read(image.mediaKey), watcher, pixelsMax)
  return { there: { kind: 'picture', picture }, besides: [image] }
}
