import { withAudiences } from '../../contract/sheets/audience.ts'
import type { SheetDocument, SheetEdits } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { consequences } from './consequences.ts'
import { fieldsOf, linesBeyond, nameKey, workedOutIn } from './fields.ts'
import { renamed } from './renamed.ts'
import { withFields } from './with-fields.ts'

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
export function derived(kind: SheetKind, document: SheetDocument, before: SheetDocument): SheetDocument {
  const now = consequences[kind]?.derive?.(document)
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
    return after && after !== before ? (consequences[kind]?.follow?.(document, before, after) ?? document) : document
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
