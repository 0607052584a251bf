import * as z from 'zod'
import {
  type AmountStep,
  cropShapes,
  dyeColours,
  dyedParts,
  editTypes,
  MASK_RUNS_MAX,
  MASK_SIDE_MAX,
  mirrors,
  type Repair,
  repairFacts,
  repairs,
  STEP_WORDS_MAX,
  STEPS_MAX,
  stepFacts,
  stepInWords,
  tintColours,
  transformFacts,
  transformStyles,
  turns,
  upscaleFactors,
  WIDENED_MAX,
  widenedSides,
  widerFacts,
} from './edit-facts.ts'
import { PROMPT_MAX, TITLE_MAX } from './limits.ts'
import { givenName, typedText } from './text.ts'
import { visibilities } from './visibility.ts'

const amounts = (Object.keys(stepFacts) as AmountStep[]).map((name) =>
  z.object({ do: z.literal(name), amount: z.int().min(stepFacts[name].low).max(stepFacts[name].high) }),
)

const stepWords = typedText(STEP_WORDS_MAX).min(1, 'Say what is meant.')

/** One step of a quick edit. */
export const EditStep = z.union([
  ...amounts,
  z.object({ do: z.literal('grey') }),
  z.object({ do: z.literal('crop'), to: z.enum(cropShapes) }),
  z.object({ do: z.literal('turn'), to: z.enum(turns) }),
  z.object({ do: z.literal('mirror'), to: z.enum(mirrors) }),
  z.object({ do: z.literal('tint'), to: z.enum(tintColours) }),
  z.object({ do: z.literal('dye'), part: z.enum(dyedParts), to: z.enum(dyeColours) }),
  z.object({ do: z.literal('cutout') }),
  z.object({ do: z.literal('change'), words: stepWords }),
  z.object({ do: z.literal('without'), words: stepWords }),
  z.object({ do: z.literal('wider'), amount: z.int().min(widerFacts.low).max(widerFacts.high) }),
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
    /** How far its edge fades outwards, in thousandths of the picture's longer side. */
    softness: z.int().min(0).max(100).optional(),
  })
  .refine(
    ({ width, height, runs }) => runs.reduce((sum, run) => sum + run, 0) === width * height,
    'The mask is not as large as it says.',
  )
  .refine(({ runs }) => runs.some((run, k) => k % 2 === 1 && run > 0), 'Brush over what is meant first.')
export type Mask = z.infer<typeof Mask>

/** Words for what is to be there. */
const words = typedText(PROMPT_MAX).min(1, 'Say what is to be there.')

/** What stands behind the subject of a picture: a colour, another picture, or a place told in words. */
export const Behind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colour'), colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'Give the colour as #rrggbb.') }),
  z.object({ kind: z.literal('picture'), imageId: z.uuid() }),
  z.object({ kind: z.literal('words'), prompt: words }),
])
export type Behind = z.infer<typeof Behind>

/** What somebody brushed over by hand where the subject was not found rightly: what belongs to it, and what does not. */
const corrections = { keep: Mask.optional(), drop: Mask.optional() }

const widened = z.int().min(0).max(WIDENED_MAX).default(0)

const transformation = {
  style: z.enum(transformStyles),
  /** What a tarot card or a page of a bestiary is headed by; left out: the picture's own. */
  title: typedText(TITLE_MAX).optional(),
}

/** What is done to a picture. */
export const Edit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('UPSCALER'), factor: z.literal(upscaleFactors) }),
  /** What the mask covers is erased, and what lies around it goes on; with a prompt, that is painted there instead. */
  z.object({ type: z.literal('INPAINTING'), mask: Mask, prompt: words.optional() }),
  z.object({ type: z.literal('QUICKEDIT'), steps: z.array(EditStep).min(1, 'There is nothing to do.').max(STEPS_MAX) }),
  /** Sides in hundredths of the picture's width (left, right) and height (top, bottom). */
  z
    .object({
      type: z.literal('OUTPAINTING'),
      ...(Object.fromEntries(widenedSides.map((side) => [side, widened])) as Record<
        (typeof widenedSides)[number],
        typeof widened
      >),
    })
    .refine((edit) => widenedSides.some((side) => edit[side] > 0), 'Say by how much the picture is to be wider.'),
  z.object({ type: z.literal('BGREMOVAL'), ...corrections }),
  z.object({ type: z.literal('BGREPLACE'), behind: Behind, ...corrections }),
  /** `prompt`: what is to be otherwise: "older, in red armour", "of white marble". */
  z.object({ type: z.literal('SUBJECTTRANSFORMATION'), prompt: words }),
  /** Faces are found and drawn finer. Hands are found by nothing that is shipped, so they are not on offer. */
  z.object({ type: z.literal('ADETAILER') }),
  /** The face of `faceImageId` is laid on a face of the picture; counted from the left, from 0, where there are several. */
  z.object({
    type: z.literal('FACESWAP'),
    faceImageId: z.uuid(),
    face: z.int().min(0).max(19).optional(),
    hasConsent: z.literal(true, 'Say first that whoever can be recognised agrees to this.'),
  }),
  /** Which damages are mended, and how strongly, 1-100; "auto": what is wrong is measured. */
  z.object({
    type: z.literal('RESTORATION'),
    repairs: z.union([
      z.literal('auto'),
      z
        .partialRecord(z.enum(repairs as [Repair, ...Repair[]]), z.int().min(1).max(100))
        .refine((wanted) => Object.keys(wanted).length > 0, 'Switch on what is to be mended.'),
    ]),
  }),
  z.object({ type: z.literal('TRANSFORMATION'), ...transformation }),
])
export type Edit = z.infer<typeof Edit>

const edited = {
  /** The picture that is edited: the caller's own, or a public one. */
  imageId: z.uuid(),
  /** Who sees what comes of it; left out: as the picture, where that is the caller's own, else the caller alone. */
  visibility: z.enum(visibilities).optional(),
  /** The service's model that carries it out, from the list of models (`editModelsFor`); left out: the built-in engine. */
  model: givenName(100).optional(),
  /**
   * Whether the caller's own key to the model's service pays for it. True: refused where there is none; false: the site's key is
   * taken; left out: theirs where there is one.
   */
  ownKey: z.boolean().optional(),
}

export const EditRequest = z.object({ ...edited, edit: Edit })
export type EditRequest = z.infer<typeof EditRequest>

export const TransformationRequest = z.object({ ...edited, ...transformation })
export type TransformationRequest = z.infer<typeof TransformationRequest>

/** How an edit was made: the kept scene painted anew, its pixels changed, or a service's model asked. */
export const editWays = ['scene', 'pixels', 'service'] as const

/** The service's model that carried an edit out. */
export const EditBy = z.object({ id: z.string(), name: z.string(), provider: z.string() })
export type EditBy = z.infer<typeof EditBy>

/** What is kept of an edit with the picture that came of it. */
export interface KeptEdit {
  edit: Edit
  way: (typeof editWays)[number]
  /** What was found and done beyond what was asked for, as people read it. */
  told?: string[]
  /** Left out: the built-in engine. */
  by?: EditBy
}

/** What was done, as people read it. */
export function editInWords(edit: Edit): string[] {
  switch (edit.type) {
    case 'QUICKEDIT':
      return edit.steps.map(stepInWords)
    case 'UPSCALER':
      return [`Enlarged ${edit.factor} times`]
    case 'INPAINTING':
      return [edit.prompt ? `Repainted: ${edit.prompt}` : 'Something was erased']
    case 'OUTPAINTING':
      return widenedSides
        .filter((side) => edit[side] > 0)
        .map((side) => `Widened ${sideNames[side]} by ${edit[side]} %`)
    case 'BGREMOVAL':
      return ['The background was removed']
    case 'BGREPLACE':
      return [`A new background: ${behindInWords(edit.behind)}`]
    case 'SUBJECTTRANSFORMATION':
      return [`Changed: ${edit.prompt}`]
    case 'ADETAILER':
      return ['Faces drawn finer']
    case 'FACESWAP':
      return ['A face was swapped']
    case 'RESTORATION':
      return edit.repairs === 'auto'
        ? ['Restored by what was measured']
        : repairs.flatMap((name) => {
            const strength = edit.repairs === 'auto' ? undefined : edit.repairs[name]
            return strength ? [`${repairFacts[name].label}: ${strength} %`] : []
          })
    case 'TRANSFORMATION':
      return [transformFacts[edit.style].label]
  }
}

const sideNames: Record<(typeof widenedSides)[number], string> = {
  left: 'to the left',
  right: 'to the right',
  top: 'above',
  bottom: 'below',
}

function behindInWords(behind: Behind): string {
  if (behind.kind === 'colour') return `the colour ${behind.colour}`
  return behind.kind === 'picture' ? 'another picture' : behind.prompt
}

/** A picture of a lineage, as its links and slides show it. */
const Relative = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
})

/** What is told of a picture that came of an edit. */
export const EditOf = z.object({
  /** The picture that was edited; null where the caller may not see it, or it is gone. */
  parent: Relative.nullable(),
  type: z.enum(editTypes),
  way: z.enum(editWays),
  /** The service's model that carried it out; null: the built-in engine. */
  by: EditBy.nullable(),
  /** What was done, as people read it. */
  steps: z.array(z.string()),
})
export type EditOf = z.infer<typeof EditOf>

/** One work of a lineage; `parentId` is null for the first of it. */
const LineageWork = Relative.extend({
  parentId: z.uuid().nullable(),
  isBlurred: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What was done to its parent, as people read it; empty for the first. */
  steps: z.array(z.string()),
})
export type LineageWork = z.infer<typeof LineageWork>

/** All that a picture came of and that came of it, as far as the caller may see it; oldest first. */
export const Lineage = z.object({
  works: z.array(LineageWork),
  /** Whether that is all of it: a picture that thousands have edited shows the first of them. */
  isWhole: z.boolean(),
})
export type Lineage = z.infer<typeof Lineage>

/** Most works that a lineage shows. */
export const LINEAGE_MAX = 120
