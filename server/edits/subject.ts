import type { Edit } from '../../contract/edits.ts'
import { AppError } from '../errors.ts'
import { keptOf, steppedByScene } from './by-scene.ts'
import type { EditOrder, Made } from './maker.ts'

/** The same subject, otherwise: whoever and whatever it is stays who and what it is. */
export async function transformSubject(
  order: EditOrder<Extract<Edit, { type: 'SUBJECTTRANSFORMATION' }>>,
): Promise<Made> {
  const { edit, parent } = order
  const kept = keptOf(parent)
  if (kept) return steppedByScene(order, kept, [{ do: 'change', words: edit.prompt }])
  throw new AppError(
    'conflict',
    'This is not one of our own pictures, and its scene is not known. Nothing was charged.',
  )
}
