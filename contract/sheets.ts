import * as z from 'zod'
import { RuleSystem } from './enums.ts'
import { ExplainedPart } from './explained-search.ts'
import { gallerySorts } from './gallery-orders.ts'
import { Receipt } from './gold.ts'
import { Image, Seed } from './images.ts'
import { papers } from './papers.ts'
import { FieldKey, SheetDocument, SheetEdits, SheetRolls } from './sheets/document.ts'
import { sheetKinds } from './sheets/kinds.ts'
import { SoundBrief } from './sheets/sounds.ts'
import { isSeen, typedText } from './text.ts'
import { views } from './views.ts'
import { visibilities } from './visibility.ts'

export const SheetKindName = z.enum(sheetKinds)

/** A sheet in a list. */
export const SheetCard = z.object({
  id: z.uuid(),
  kind: SheetKindName,
  title: z.string(),
  kicker: z.string(),
  summary: z.string(),
  system: RuleSystem.nullable(),
  isVisible: z.boolean(),
  visibility: z.enum(visibilities),
  owner: z.string(),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type SheetCard = z.infer<typeof SheetCard>

/** Something of a sheet that was made to be heard. */
export const SheetSound = z.object({
  /** The key of the brief that it was made by; empty where it was made for the sheet in words of somebody's own. */
  key: z.string(),
  /** Whether the sheet would still ask for it in the same words. */
  isCurrent: z.boolean(),
  work: Image,
})
export type SheetSound = z.infer<typeof SheetSound>

/** A sheet with all it says; `document` has the person's edits in it. */
export const Sheet = SheetCard.extend({
  prompt: z.string(),
  seed: Seed,
  /** What it was asked with, for making another like it. */
  request: z.record(z.string(), z.unknown()),
  document: SheetDocument,
  /** Fields changed by hand, by key: what stands there now … */
  edits: SheetEdits,
  /** … and what the workshop had written. */
  originals: z.record(z.string(), z.string()),
  rolls: SheetRolls,
  /** Which view of it this is: `players` has none of the game master's parts, and neither prompt nor seed. */
  view: z.enum(views),
  /** Whether others see the game master's parts too. */
  sharesSecrets: z.boolean(),
  /** Words of the prompt that it made nothing of; for its owner only, others are told of none. */
  unused: z.array(z.string()),
  /** Counts its changes; an update that carries it is refused with 409 once there has been another change. */
  version: z.number().int(),
  /** The change that `step` would take back, or do again; null: none, or not the caller's to change. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  /** Pictures made for it, newest first. */
  pictures: z.array(Image),
  /** What of it can be heard, as it would be asked for; for its owner, others are told of none. */
  sounds: z.array(SoundBrief),
  /** What was made to be heard of it: the newest of each key. In the players' view none that says what the sheet does not tell them. */
  heard: z.array(SheetSound),
  /** Sheets it is linked with, by the key of its kin or '' for one it was made from. */
  kin: z.array(z.object({ key: z.string(), card: SheetCard })),
  /** Sheets that were asked for together with it, itself too, in their order; empty when it was asked for alone. */
  batch: z.array(SheetCard),
  /** What was paid for the work that it came of, with the sheets asked for with it; for its owner, null for everybody else. */
  receipt: Receipt.nullable(),
})
export type Sheet = z.infer<typeof Sheet>

/** A sheet as its owner takes it along with everything else. */
export const KeptSheet = Sheet.omit({
  pictures: true,
  sounds: true,
  heard: true,
  kin: true,
  batch: true,
  receipt: true,
  owner: true,
  isOwner: true,
  version: true,
  undo: true,
  redo: true,
})
export type KeptSheet = z.infer<typeof KeptSheet>

const changes = ['edits', 'rolls', 'isVisible', 'visibility', 'sharesSecrets'] as const

/** Changes to a sheet; what is left out stays. */
export const SheetUpdate = z
  .object({
    /** New texts by key; null takes an edit back. */
    edits: z
      .record(FieldKey, typedText(4000).nullable())
      .refine(({ title }) => typeof title !== 'string' || isSeen(title), {
        path: ['title'],
        error: 'A sheet needs a title. Send null to have its own again.',
      }),
    /** How often sections and rows are to have been rolled again: one more rolls anew, one less brings back what was. */
    rolls: SheetRolls,
    /** With `rolls`: whether fields changed by hand in these parts go with them; otherwise they stay as they were written. */
    replacesEdits: z.boolean(),
    isVisible: z.boolean(),
    /** In three ways; goes before `isVisible`. What becomes unlisted shares no secrets, unless that is said with it. */
    visibility: z.enum(visibilities),
    /** Whether others see the game master's parts too. */
    sharesSecrets: z.boolean(),
    /** Instead of a change: takes the last one back, or does again what was taken back. */
    step: z.enum(['undo', 'redo']),
    /** What the change is called when it is to be taken back. */
    label: typedText(200),
    /** The `version` of the sheet that the change was made on; left out, it is made on whatever stands there. */
    version: z.number().int().min(0),
  })
  .partial()
  .refine(
    (update) => changes.some((change) => update[change] !== undefined) !== (update.step !== undefined),
    'Say what to change: edits, rolls, visibility or sharesSecrets, or else a step, which goes alone.',
  )
export type SheetUpdate = z.infer<typeof SheetUpdate>

export const jobStatuses = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const

/** Answer to the calls that start a sheet. */
export const JobReply = z.object({
  jobId: z.uuid(),
  message: z.string(),
  status: z.enum(jobStatuses),
  /** In gold, held now and taken on delivery. */
  cost: z.number(),
})
export type JobReply = z.infer<typeof JobReply>

/** How a sheet is coming along: 202 until it has ended, then 200. */
export const JobStatus = z.object({
  jobId: z.uuid(),
  status: z.enum(jobStatuses),
  /** 10, 50 or 100; 0 when it failed. */
  progress: z.number().int(),
  stage: z.string(),
  /** The sheet's id and page, once it is there. */
  id: z.uuid().nullable(),
  url: z.string().nullable(),
  /** Why it failed; of what was written in part, why some of it was not. */
  error: z.string().nullable(),
  /** What it cost; null until it has ended. */
  receipt: Receipt.nullable(),
})
export type JobStatus = z.infer<typeof JobStatus>

export const sheetFormats = ['markdown', 'text', 'json', 'pdf', 'foundry'] as const
export const SheetFormat = z.enum(sheetFormats)
export type SheetFormat = z.infer<typeof SheetFormat>

/** Which view of a sheet is asked for. */
export const SheetViewQuery = z.object({ view: z.enum(views).default('gm') })
export type SheetViewQuery = z.infer<typeof SheetViewQuery>

export const SheetExportQuery = z.object({
  format: SheetFormat,
  /** For PDF. `card`: the short of it, cut from a page. */
  paper: z.enum(papers).default('a4'),
  layout: z.enum(['sheet', 'card']).default('sheet'),
  /** `batch`: a zip of all sheets that were asked for together with this one. */
  of: z.enum(['sheet', 'batch']).default('sheet'),
  /** What players may know, or all of it; others than the owner get no more than is shared. */
  view: z.enum(views).default('gm'),
})
export type SheetExportQuery = z.infer<typeof SheetExportQuery>

export const sheetExportTypes = [
  'text/markdown',
  'text/plain',
  'application/json',
  'application/pdf',
  'application/zip',
] as const

export const SheetsQuery = z.object({
  q: z.string().trim().max(200).optional(),
  kind: SheetKindName.optional(),
  sort: z.enum(gallerySorts).default('new'),
  limit: z.coerce.number().int().min(1).max(60).default(24),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type SheetsQuery = z.infer<typeof SheetsQuery>

/** The same of one's own sheets, where private ones may be asked for alone. */
export const MySheetsQuery = SheetsQuery.extend({ visibility: z.enum(visibilities).optional() })
export type MySheetsQuery = z.infer<typeof MySheetsQuery>

export const SheetsReply = z.object({
  sheets: z.array(SheetCard),
  totalCount: z.number().int(),
  /** What each part of a search with more than plain words asks for, and what of it was not understood. */
  explained: z.array(ExplainedPart).optional(),
})
export type SheetsReply = z.infer<typeof SheetsReply>

export const DeletedSheetReply = z.object({ deleted: z.number().int() })
