import type { Edit } from '../../contract/edits.ts'
import type { EditOrder, Made } from './maker.ts'

/** What the mask covers is erased, and what lies around it goes on; with words, what they ask for is painted there. */
export async function inpaint(order: EditOrder<Extract<Edit, { type: 'INPAINTING' }>>): Promise<Made> {
  const { edit, parent, seed, work, watcher } = order
  const { editor, media } = work.services
  const { mask, prompt: words } = edit
  const picture = await editor.open(await media.read(parent.mediaKey), watcher)
  const deed = words
    ? ({
        do: 'repaint-words',
        picture,
        mask,
        words,
        style: parent.model,
        seed,
        isMap: /MAP$/.test(parent.type),
      } as const)
    : ({ do: 'erase', picture, mask, seed, faces: parent.faces } as const)
  return { ...(await editor.run(deed, watcher)), way: 'pixels' }
}
