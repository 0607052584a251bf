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

/** What has to be chosen before an edit can begin, as people read it; undefined where it can. Its mask is not worked out for this. */
export function missingFor(type: DeskType, draft: Draft, strokes: readonly Stroke[]): string | undefined {
  switch (type) {
    case 'QUICKEDIT':
      if (draft.steps.length === 0) return 'Say what to change and turn it into steps, or add a step.'
      return draft.steps.some((step) => 'words' in step && step.words.trim() === '')
        ? 'One of the steps has no words yet.'
        : undefined
    case 'INPAINTING':
      return strokes.length > 0 ? undefined : 'Mark in the picture what is to go, with the brush, the lasso or the box.'
    case 'OUTPAINTING':
      return Object.values(draft.sides).some((side) => side > 0)
        ? undefined
        : 'Pull at least one side out: by how much the picture goes on there.'
    case 'BGREPLACE':
      if (behindOf(draft) !== undefined) return undefined
      return draft.behindKind === 'picture' ? 'Choose the picture behind it.' : 'Say which place stands behind it.'
    case 'SUBJECTTRANSFORMATION':
      return draft.subject.trim() === '' ? 'Say what is to be otherwise.' : undefined
    case 'FACESWAP':
      if (draft.faceImageId === undefined) return 'Choose the picture with the face.'
      return draft.hasConsent ? undefined : 'Tick that everybody who can be recognised agrees.'
    case 'ADETAILER':
    case 'BGREMOVAL':
    case 'UPSCALER':
      return undefined
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
  if (missingFor(type, draft, strokes) !== undefined) return undefined
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
