import * as z from 'zod'
import {
  type AmountStep,
  cropShapes,
  editTypes,
  MASK_RUNS_MAX,
  MASK_SIDE_MAX,
  mirrors,
  STEPS_MAX,
  stepFacts,
  stepInWords,
  turns,
  upscaleFactors,
} from './edit-facts.ts'
import { visibilities } from './visibility.ts'

const amounts = (Object.keys(stepFacts) as AmountStep[]).map((name) =>
  z.object({ do: z.literal(name), amount: z.int().min(stepFacts[name].low).max(stepFacts[name].high) }),
)

/** One step of a quick edit. */
export const EditStep = z.union([
  ...amounts,
  z.object({ do: z.literal('grey') }),
  z.object({ do: z.literal('crop'), to: z.enum(cropShapes) }),
  z.object({ do: z.literal('turn'), to: z.enum(turns) }),
  z.object({ do: z.literal('mirror'), to: z.enum(mirrors) }),
])

const side = z.int().min(1).max(MASK_SIDE_MAX)

/**
 * What an edit is about: `width` by `height` px laid over the whole picture, told row by row in runs, of which the first, third …
 * stay and the others are meant.
 */
export const Mask = z
  .object({
    width: side,
    height: side,
    runs: z.array(z.int().min(0)).max(MASK_RUNS_MAX, 'The mask is too intricate. Use a larger brush.'),
  })
  .refine(
    ({ width, height, runs }) => runs.reduce((sum, run) => sum + run, 0) === width * height,
    'The mask is not as large as it says.',
  )
  .refine(({ runs }) => runs.some((run, k) => k % 2 === 1 && run > 0), 'Brush over what is meant first.')
export type Mask = z.infer<typeof Mask>

/** What is done to a picture. */
export const Edit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('UPSCALER'), factor: z.literal(upscaleFactors) }),
  /** What the mask covers is erased, and what lies around it goes on. */
  z.object({ type: z.literal('INPAINTING'), mask: Mask }),
  z.object({ type: z.literal('QUICKEDIT'), steps: z.array(EditStep).min(1, 'There is nothing to do.').max(STEPS_MAX) }),
])
export type Edit = z.infer<typeof Edit>

export const EditRequest = z.object({
  /** The picture that is edited: the caller's own, or a public one. */
  imageId: z.uuid(),
  edit: Edit,
  /** Who sees what comes of it; left out: as the picture, where that is the caller's own, else the caller alone. */
  visibility: z.enum(visibilities).optional(),
})
export type EditRequest = z.infer<typeof EditRequest>

/** How an edit was made: the kept scene painted anew, or its pixels changed. */
export const editWays = ['scene', 'pixels'] as const

/** What is kept of an edit with the picture that came of it. */
export interface KeptEdit {
  edit: Edit
  way: (typeof editWays)[number]
}

/** What was done, as people read it. */
export function editInWords(edit: Edit): string[] {
  if (edit.type === 'QUICKEDIT') return edit.steps.map(stepInWords)
  return [edit.type === 'UPSCALER' ? `Enlarged ${edit.factor} times` : 'Something was erased']
}

/** What is told of a picture that came of an edit. */
export const EditOf = z.object({
  /** The picture that was edited; null where the caller may not see it, or it is gone. */
  parent: z
    .object({
      id: z.uuid(),
      title: z.string(),
      url: z.string(),
      width: z.int(),
      height: z.int(),
      thumbhash: z.string(),
    })
    .nullable(),
  type: z.enum(editTypes),
  way: z.enum(editWays),
  /** What was done, as people read it. */
  steps: z.array(z.string()),
})
export type EditOf = z.infer<typeof EditOf>
