import { withAudiences } from '../../contract/sheets/audience.ts'
import type { Block, Section, SheetDocument, SheetEdits, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import type { SheetRequestOf } from '../../contract/sheets/requests.ts'
import { random } from '../paint/random.ts'
import { fieldsOf, linesBeyond, nameKey, workedOutIn } from './fields.ts'
import { makers } from './makers.ts'
import { settled } from './prompt/giving-way.ts'
import { withWishes } from './prompt/wishes.ts'
import { renamed } from './renamed.ts'
import type { Chance, SheetMaker } from './sheet-maker.ts'
import { UnknownPart } from './unknown-part.ts'
import { withFields } from './with-fields.ts'

/** What a sheet is written from. */
export interface SheetOrder<Kind extends SheetKind = SheetKind> {
  kind: Kind
  request: SheetRequestOf<Kind>
  /** An unsigned 32-bit integer. */
  seed: number
}

const makerOf = <Kind extends SheetKind>(kind: Kind) => makers[kind] as unknown as SheetMaker<Kind>

function chanceOf(seed: number, rolls: SheetRolls): Chance {
  const stream = random(seed)
  return (key) => {
    const times = rolls[key] ?? 0
    // A line's stream is its own, "find.lines.3", and another too once all of its section was rolled.
    const [section = key] = key.split(/[. ]/)
    const whole = section === key ? 0 : (rolls[section] ?? 0)
    return stream.fork(`${key}${times === 0 ? '' : ` again ${times}`}${whole === 0 ? '' : ` with all of it ${whole}`}`)
  }
}

/** What a maker is asked with: where the prompt and a choice beside it disagree, the choice has the last word. */
const askedBy = <Kind extends SheetKind>({ kind, request, seed }: SheetOrder<Kind>) => ({
  ...request,
  prompt: settled(kind, request).prompt,
  seed,
})

/** What a maker reads, which is the prompt but for what a choice beside it has the last word on. */
function readBy<Kind extends SheetKind>(order: SheetOrder<Kind>) {
  const asked = askedBy(order)
  // “Famous for its pies” is of the pies, whoseever they are.
  if (order.kind === 'shop')
    asked.prompt = asked.prompt.replace(/\b(for|by) its (?=\p{L})/giu, (_, word: string) =>
      word.toLowerCase() === 'by' ? 'by the ' : 'for ',
    )
  // A hoard or a book of which there are rumours has what they tell of.
  if (order.kind === 'loot' || order.kind === 'spellbook')
    asked.prompt = asked.prompt.replace(/\bwith rumou?rs (?:of|about)\b/i, 'with')
  return asked
}

/** `drawn` is by whose words chance is drawn, where a kind does so. */
function writtenBy<Kind extends SheetKind>(order: SheetOrder<Kind>, chance: Chance, drawn = order): SheetDocument {
  const asked = readBy(order)
  const maker = makerOf(order.kind)
  const byPrompt: Chance = (key) => chance(key).fork(readBy(drawn).prompt)
  const written = maker.write(asked, maker.drawsByPrompt ? byPrompt : chance)
  return withAudiences(order.kind, withWishes(order.kind, asked.prompt, written, chance))
}

/** Writes a sheet; same order, same document. Quick: tens of ms. */
export function writeSheet<Kind extends SheetKind>(order: SheetOrder<Kind>): SheetDocument {
  return writtenBy(order, chanceOf(order.seed, {}))
}

/** The sheet as it would be if all that chance decides stayed as it is, and only the prompt were another. */
export function writeInOtherWords<Kind extends SheetKind>(order: SheetOrder<Kind>, prompt: string): SheetDocument {
  return writtenBy({ ...order, request: { ...order.request, prompt } }, chanceOf(order.seed, {}), order)
}

/**
 * The sheet with these parts as after so many rolls. Parts are sections or single rows of tables, by key; everything else
 * stays word for word, even if the makers have learnt to write otherwise since. `before` is how often parts were rolled
 * already: a row is drawn from its section as that stands. Throws UnknownPart for a part that cannot be rolled again.
 */
export function rollAgain<Kind extends SheetKind>(
  order: SheetOrder<Kind>,
  written: SheetDocument,
  rolls: SheetRolls,
  before: SheetRolls = {},
): SheetDocument {
  for (const key of Object.keys(rolls)) if (!canRoll(written, key)) throw new UnknownPart(key)
  const chance = chanceOf(order.seed, { ...before, ...rolls })
  const anew = writtenBy(order, chance)
  const { rolledWith = {} } = makerOf(order.kind)
  const keys = Object.keys(rolls).flatMap((key) => [key, ...(rolledWith[key] ?? [])])
  const sections = written.sections.map((section): Section => {
    const other = anew.sections.find(({ key }) => key === section.key)
    if (!other) return section
    if (keys.includes(section.key)) return other
    return { ...section, blocks: section.blocks.map((block) => rowsAgain(block, other.blocks, keys)) }
  })
  return derived(order.kind, { ...written, sections }, written)
}

function canRoll(document: SheetDocument, key: string): boolean {
  return document.sections.some(
    (section) =>
      (section.key === key && section.canReroll) ||
      section.blocks.some(
        (block) => block.type === 'table' && block.rows.some((row) => row.key === key && row.canReroll),
      ),
  )
}

function rowsAgain(block: Block, others: readonly Block[], keys: readonly string[]): Block {
  if (block.type !== 'table' || !block.rows.some((row) => keys.includes(row.key))) return block
  const other = others.find(({ key }) => key === block.key)
  if (other?.type !== 'table') return block
  const rows = block.rows.map((row) =>
    keys.includes(row.key) ? (other.rows.find(({ key }) => key === row.key) ?? row) : row,
  )
  return { ...block, rows }
}

const totalsIn = ({ sections }: SheetDocument) =>
  new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'table' && block.total ? [[block.key, block.total] as const] : [])),
  )

/** A line below the title that names a table's total, with the total as it is now. */
function withTotals(kicker: string, before: SheetDocument, after: SheetDocument): string {
  const now = totalsIn(after)
  return [...totalsIn(before)].reduce((line, [key, cells]) => {
    const changed = cells.findIndex((cell, at) => /\d/.test(cell) && line.includes(cell) && now.get(key)?.[at] !== cell)
    return changed < 0 ? line : line.replace(cells[changed] ?? '', now.get(key)?.[changed] ?? '')
  }, kicker)
}

/** What follows from other fields worked out anew; `before` is the sheet as it stood. */
function derived(kind: SheetKind, document: SheetDocument, before: SheetDocument): SheetDocument {
  const now = makerOf(kind).derive?.(document)
  if (!now) return document
  // Words put there by hand stay.
  return now.kicker === before.kicker ? { ...now, kicker: withTotals(now.kicker, before, now) } : now
}

const statsIn = ({ sections }: SheetDocument) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'stats' ? [block] : [])))

/** The sheet with its creatures' blocks changed, and all beside them that was written from their numbers. */
function withStats(kind: SheetKind, written: SheetDocument, edits: SheetEdits): SheetDocument {
  const restated = withFields(written, edits)
  const now = statsIn(restated)
  return statsIn(written).reduce((document, before) => {
    const after = now.find(({ key }) => key === before.key)
    return after && after !== before ? (makerOf(kind).follow?.(document, before, after) ?? document) : document
  }, restated)
}

/** A creature's block goes by the sheet's new title where it had its old one. */
const retitled = (written: SheetDocument, { title }: SheetEdits): SheetEdits =>
  title === undefined
    ? {}
    : Object.fromEntries(
        statsIn(written)
          .filter(({ name }) => name === written.title)
          .map((block) => [nameKey(block), title]),
      )

interface EditedSheet {
  document: SheetDocument
  /** What stood in the changed fields before: nothing, in lines that a list has only by hand. */
  originals: Record<string, string>
  /** Keys of edits for which there is no field. */
  unknown: string[]
  /** Keys of edits that the rules make nothing of: words where a number belongs. */
  unread: string[]
}

/**
 * A sheet with fields changed by hand. What follows from others is worked out anew, from a creature's numbers first, and
 * stays as it was put where it was changed itself. Keys of fields that are not there are passed over.
 */
export function editSheet(kind: SheetKind, written: SheetDocument, edits: SheetEdits): EditedSheet {
  const before = fieldsOf(written)
  const isOfStats = (key: string) => statsIn(written).some((block) => key.startsWith(`${block.key}.`))
  const entries = Object.entries(edits)
  const put = (some: typeof entries) => Object.fromEntries(some)
  const originals: Record<string, string> = {}
  /** Those of the edits that change something, on a sheet as it stands before them. */
  function changing(some: typeof entries, standing: ReadonlyMap<string, string>): SheetEdits {
    const changed = some.filter(([key, text]) => standing.has(key) && standing.get(key) !== text)
    for (const [key] of changed) originals[key] = standing.get(key) ?? ''
    return put(changed)
  }

  const ofStats = entries.filter(([key, text]) => isOfStats(key) && before.get(key) !== text)
  const restated = withStats(kind, written, { ...retitled(written, edits), ...put(ofStats) })
  const base = renamed(kind, restated, edits.title ?? written.title, (key) => Object.hasOwn(edits, key))
  const based = fieldsOf(base)
  // A line that the block has only since then stood nowhere.
  changing(ofStats, new Map([...[...based.keys()].filter(isOfStats).map((key) => [key, ''] as const), ...before]))

  // "5" for "5 (1,800 XP)" is what stands there.
  const unread = ofStats.filter(([key, text]) => {
    const stood = before.get(key)
    return stood !== undefined && based.get(key) === stood && !stood.startsWith(text)
  })

  const lists = base.sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'list'))
  const beyond = new Set(lists.flatMap((list) => linesBeyond(list, edits).map(({ key }) => key)))
  const workedOut = workedOutIn(base)
  const plain = entries.filter(([key]) => !isOfStats(key) && !workedOut.has(key))
  const added = plain.filter(([key]) => beyond.has(key))
  for (const [key] of added) originals[key] = ''
  const whole = derived(kind, withFields(base, { ...put(added), ...changing(plain, based) }), base)

  const figures = entries.filter(([key]) => workedOut.has(key))
  // Sheets that were written before parts were marked, and lines added by hand, are marked here.
  const document = withAudiences(kind, withFields(whole, changing(figures, fieldsOf(whole))))
  const isThere = (key: string) => before.has(key) || based.has(key) || beyond.has(key)
  return {
    document,
    originals,
    unknown: Object.keys(edits).filter((key) => !isThere(key)),
    unread: unread.map(([key]) => key),
  }
}
