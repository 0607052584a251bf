import * as z from 'zod'
import { ImageCategory } from '../categories.ts'
import { RuleSystem } from '../enums.ts'
import { SHEET_EDITS_MAX, SHEET_TEXT_MAX } from '../limits.ts'
import { typedText } from '../text.ts'

/*
 * A sheet as everybody sees it: sections of blocks, whatever it is a sheet of. One form for all kinds, so that one screen
 * shows and edits them, and one writer prints them. Every text that can be changed has a key, unique within its sheet and
 * beginning with its section's and block's: "stock.goods.3.price". What a block or a line of it is called has the key of
 * what it names, and ".label"; a row's remark ends in ".note", the name of a creature's feature in ".name", its traits in
 * ".traits", a section's heading in ".title".
 */

export const FieldKey = z
  .string()
  .max(120)
  .regex(/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)*$/, 'A field is named like "stock.goods.3".')

export const audiences = ['gm', 'named', 'opening', 'heard'] as const
/**
 * Whom a part is for. Left out: everybody at the table. `gm`: the game master alone. `named`: players are told what it is called,
 * and no more: who sits there, not what they want. `opening`: its first sentence, as of somebody they have met. `heard`: what
 * people say, without its label and without what stands in brackets at its end, which is the truth of it.
 */
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

const keyed = { key: FieldKey }
const marked = { audience: Audience.optional() }
const Line = z.object({ ...keyed, ...marked, label: z.string(), text: z.string() })

/** Paragraphs, set apart by blank lines. `label` runs in bold before them. `aloud`: words to be read out at the table. */
export const TextBlock = z.object({
  type: z.literal('text'),
  ...keyed,
  ...marked,
  label: z.string().optional(),
  text: z.string(),
  aloud: z.literal(true).optional(),
})

/** Short facts, each with its name. */
export const FactsBlock = z.object({ type: z.literal('facts'), ...keyed, rows: z.array(Line) })

/** Points; numbered ones are those that may be rolled for. A point's `label` runs in bold before it. */
export const ListBlock = z.object({
  type: z.literal('list'),
  ...keyed,
  label: z.string().optional(),
  numbered: z.literal(true).optional(),
  items: z.array(z.object({ ...keyed, ...marked, label: z.string().optional(), text: z.string() })),
})

/** A cell's key is its row's and its column's number: "stock.goods.3.0". */
export const TableBlock = z.object({
  type: z.literal('table'),
  ...keyed,
  label: z.string().optional(),
  /** `end`: figures, set to the right. `derived`: worked out from the others, until it is changed by hand. */
  columns: z.array(
    z.object({
      ...marked,
      label: z.string(),
      align: z.literal('end').optional(),
      derived: z.literal(true).optional(),
    }),
  ),
  /**
   * `canReroll`: this line alone can be rolled again, under its key. `note`: a remark below the row. `model`: what totals are
   * worked out from.
   */
  rows: z.array(
    z.object({
      ...keyed,
      cells: z.array(z.string()),
      note: z.string().optional(),
      canReroll: z.literal(true).optional(),
      model: z.unknown().optional(),
    }),
  ),
  /** The last line, a cell for each column. */
  total: z.array(z.string()).optional(),
})

/** Verse: lines by line breaks, stanzas by blank lines. */
export const VerseBlock = z.object({ type: z.literal('verse'), ...keyed, ...marked, text: z.string() })

/** A creature's block in the form of its rule system. Numbers follow from `model`, which the rules understand. */
export const StatsBlock = z.object({
  type: z.literal('stats'),
  ...keyed,
  system: RuleSystem,
  /** "Medium humanoid (elf), neutral good"; for Pathfinder its level and traits. */
  name: z.string(),
  kind: z.string(),
  traits: z.array(z.string()),
  /** Above the abilities: armour, hit points, speed. */
  head: z.array(Line),
  abilities: z.array(
    z.object({
      ...keyed,
      label: z.string(),
      score: z.number().int().optional(),
      modifier: z.number().int(),
      save: z.number().int().optional(),
    }),
  ),
  /** Below them: saves, skills, senses, languages, challenge. */
  body: z.array(Line),
  /** Traits, actions, reactions …; the first group may have no title. */
  features: z.array(
    z.object({
      title: z.string(),
      intro: z.string().optional(),
      items: z.array(z.object({ ...keyed, name: z.string(), text: z.string() })),
    }),
  ),
  /** The rules' own affair: kept with the sheet, not sent along with it. */
  model: z.unknown().optional(),
})
export type StatsBlock = z.infer<typeof StatsBlock>

export const Block = z.discriminatedUnion('type', [
  TextBlock,
  FactsBlock,
  ListBlock,
  TableBlock,
  VerseBlock,
  StatsBlock,
])
export type Block = z.infer<typeof Block>

export const Section = z.object({
  ...keyed,
  /** `gm`: all of it is the game master's. */
  audience: z.literal('gm').optional(),
  title: z.string(),
  /** `aside`: a narrow column beside the rest where there is room. */
  place: z.enum(['main', 'aside']),
  canReroll: z.boolean(),
  blocks: z.array(Block),
})
export type Section = z.infer<typeof Section>

/** A picture that goes with the sheet, as it would be asked for. */
export const PictureBrief = z.object({
  category: ImageCategory,
  label: z.string(),
  prompt: z.string(),
  negativePrompt: z.string(),
  seed: z.number().int(),
})
export type PictureBrief = z.infer<typeof PictureBrief>

/** Another sheet that goes with this one, as it would be asked for: the keeper of a shop, for example. */
export const KinBrief = z.object({
  key: FieldKey,
  label: z.string(),
  kind: z.string(),
  request: z.record(z.string(), z.unknown()),
})
export type KinBrief = z.infer<typeof KinBrief>

/** What a sheet says. */
export const SheetDocument = z.object({
  title: z.string(),
  /** A line below the title: "Half-elf innkeeper, level 3". */
  kicker: z.string(),
  /** A sentence or two for a list of sheets. */
  summary: z.string(),
  system: RuleSystem.nullable(),
  sections: z.array(Section),
  pictures: z.array(PictureBrief),
  kin: z.array(KinBrief),
})
export type SheetDocument = z.infer<typeof SheetDocument>

/** Fields changed by hand, by key; "title", "kicker" and "summary" are fields too. */
export const SheetEdits = z
  .record(FieldKey, typedText(SHEET_TEXT_MAX))
  .refine((edits) => Object.keys(edits).length <= SHEET_EDITS_MAX, 'A sheet keeps at most 400 changes.')
export type SheetEdits = z.infer<typeof SheetEdits>

/** How often a section or row was rolled again, by its key. */
export const SheetRolls = z.record(FieldKey, z.number().int().min(0).max(10_000))
export type SheetRolls = z.infer<typeof SheetRolls>
