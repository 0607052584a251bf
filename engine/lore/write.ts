import { withAudiences } from '../../contract/sheets/audience.ts'
import type { Block, Section, SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import type { SheetRequestOf } from '../../contract/sheets/requests.ts'
import { random } from '../paint/random.ts'
import { derived } from './edit.ts'
import { makers } from './makers.ts'
import { settled } from './prompt/giving-way.ts'
import { withWishes } from './prompt/wishes.ts'
import type { Chance, SheetMaker } from './sheet-maker.ts'
import { UnknownPart } from './unknown-part.ts'

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
