import type { EditType } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import { enlarge } from './enlarge.ts'
import { finer } from './finer.ts'
import { inpaint } from './inpaint.ts'
import type { EditOrder, Made, Maker } from './maker.ts'
import { quickEdit } from './quick-edit.ts'
import { removeBackground } from './remove-background.ts'
import { replaceBackground } from './replace-background.ts'
import { restore } from './restore.ts'
import { transformSubject } from './subject.ts'
import { swapFace } from './swap-face.ts'
import { transform } from './transform.ts'
import { widen } from './widen.ts'

/** How each type of edit is carried out. */
const makers: { readonly [Type in EditType]: Maker<Extract<Edit, { type: Type }>> } = {
  UPSCALER: enlarge,
  INPAINTING: inpaint,
  QUICKEDIT: quickEdit,
  RESTORATION: restore,
  TRANSFORMATION: transform,
  BGREMOVAL: removeBackground,
  BGREPLACE: replaceBackground,
  SUBJECTTRANSFORMATION: transformSubject,
  OUTPAINTING: widen,
  FACESWAP: swapFace,
  ADETAILER: finer,
}

/** Carries out an edit. Throws AppError where it cannot be done. */
export function carryOut(order: EditOrder): Promise<Made> {
  const maker = makers[order.edit.type] as Maker
  return maker(order)
}
