import { type EditType, editTypes, type Step, type UpscaleFactor, type WidenedSide } from '../../contract/edit-facts.ts'
import type { EditWish } from '../../contract/edit-models.ts'
import type { Behind, Edit } from '../../contract/edits.ts'
import { type Marking, maskOf, type Stroke } from './mask.ts'

/** The edits that the desk offers; restoring and transforming have pages of their own. */
export type DeskType = Exclude<EditType, 'RESTORATION' | 'TRANSFORMATION'>
export const deskTypes = editTypes.filter(
  (type): type is DeskType => type !== 'RESTORATION' && type !== 'TRANSFORMATION',
)

/** What is chosen on the desk and not begun yet, of all types of edit. */
export interface Draft {
  steps: Step[]
  /** What is to be there instead of what is marked; empty: nothing, it is erased. */
  instead: string
  /** How far the edge of what is marked fades, in thousandths of the picture's longer side. */
  softness: number
  sides: Record<WidenedSide, number>
  behindKind: Behind['kind']
  colour: string
  behindWords: string
  behindId: string | undefined
  subject: string
  faceImageId: string | undefined
  face: number | undefined
  hasConsent: boolean
  factor: UpscaleFactor
}

export const emptyDraft: Draft = {
  steps: [],
  instead: '',
  softness: 0,
  sides: { left: 0, right: 0, top: 0, bottom: 0 },
  behindKind: 'words',
  colour: '#3a5a78',
  behindWords: '',
  behindId: undefined,
  subject: '',
  faceImageId: undefined,
  face: undefined,
  hasConsent: false,
  factor: 2,
}

/** What can be marked for an edit, by hand. */
export function markingsOf(type: DeskType): readonly Marking[] {
  if (type === 'INPAINTING') return ['mark']
  return type === 'BGREMOVAL' || type === 'BGREPLACE' ? ['keep', 'drop'] : []
}

interface Size {
  width: number
  height: number
}

/** Whether as much is chosen as an edit needs, without working its mask out. */
export function isChosen(type: DeskType, draft: Draft, strokes: readonly Stroke[]): boolean {
  switch (type) {
    case 'QUICKEDIT':
      return draft.steps.length > 0
    case 'INPAINTING':
      return strokes.length > 0
    case 'OUTPAINTING':
      return Object.values(draft.sides).some((side) => side > 0)
    case 'BGREPLACE':
      return behindOf(draft) !== undefined
    case 'SUBJECTTRANSFORMATION':
      return draft.subject.trim() !== ''
    case 'FACESWAP':
      return draft.faceImageId !== undefined && draft.hasConsent
    case 'ADETAILER':
    case 'BGREMOVAL':
    case 'UPSCALER':
      return true
  }
}

function behindOf({ behindKind, colour, behindWords, behindId }: Draft): Behind | undefined {
  if (behindKind === 'colour') return { kind: 'colour', colour }
  if (behindKind === 'picture') return behindId === undefined ? undefined : { kind: 'picture', imageId: behindId }
  return behindWords.trim() === '' ? undefined : { kind: 'words', prompt: behindWords }
}

/** What of it decides who can carry it out, and what that costs. */
export const wishOf = (type: DeskType, { factor, instead, steps }: Draft): EditWish => ({
  type,
  // What is chosen for other types stays in the draft, and says nothing of this one.
  ...(type === 'UPSCALER' && { factor }),
  ...(type === 'INPAINTING' && { prompt: instead.trim() }),
  ...(type === 'QUICKEDIT' && { steps }),
})

/** The edit that is chosen, as it is sent; undefined where something is missing. */
export function editOf(type: DeskType, draft: Draft, strokes: readonly Stroke[], picture: Size): Edit | undefined {
  if (!isChosen(type, draft, strokes)) return undefined
  const matte = () => ({
    keep: maskOf(strokes, picture, 'keep'),
    drop: maskOf(strokes, picture, 'drop'),
  })
  switch (type) {
    case 'QUICKEDIT':
      return { type, steps: draft.steps }
    case 'INPAINTING': {
      const mask = maskOf(strokes, picture)
      const { softness, instead } = draft
      const prompt = instead.trim() || undefined
      return mask && { type, mask: softness > 0 ? { ...mask, softness } : mask, prompt }
    }
    case 'OUTPAINTING':
      return { type, ...draft.sides }
    case 'BGREMOVAL':
      return { type, ...matte() }
    case 'BGREPLACE': {
      const behind = behindOf(draft)
      return behind && { type, behind, ...matte() }
    }
    case 'SUBJECTTRANSFORMATION':
      return { type, prompt: draft.subject }
    case 'ADETAILER':
      return { type }
    case 'FACESWAP':
      return draft.faceImageId === undefined
        ? undefined
        : { type, faceImageId: draft.faceImageId, face: draft.face, hasConsent: true }
    case 'UPSCALER':
      return { type, factor: draft.factor }
  }
}
