import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { isTouched, isWithin } from './changes.ts'

/** Fields as they are to be, by key; null: as the workshop wrote them. */
export type Drafts = Readonly<Record<string, string | null>>

/** What the drafts were before a change, and what the change is called. */
interface Step {
  drafts: Drafts
  label: string
}

/** A sheet while its owner changes it: nothing of it is saved but the rolls, which the server writes. */
export interface Editing {
  /** The sheet as it stood when they began, or as it stood when they were last told that it had changed elsewhere. */
  madeOn: Sheet
  drafts: Drafts
  past: readonly Step[]
  future: readonly Step[]
  /** Parts that were rolled again meanwhile, by the names of these changes, the last one last … */
  rolled: readonly string[]
  /** … and those of them that were taken back. */
  unrolled: readonly string[]
  /** Fields with drafts that somebody else changed too. */
  clashes: ReadonlySet<string>
}

export const begun = (sheet: Sheet): Editing => ({
  madeOn: sheet,
  drafts: {},
  past: [],
  future: [],
  rolled: [],
  unrolled: [],
  clashes: new Set(),
})

const without = (drafts: Drafts, isGone: (key: string) => boolean): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => !isGone(key)))

/** Puts a text into a field; undefined: what is saved there stands. */
export function drafted(editing: Editing, key: string, text: string | null | undefined, label: string): Editing {
  const others = without(editing.drafts, (other) => other === key)
  return {
    ...editing,
    drafts: text === undefined ? others : { ...others, [key]: text },
    past: [...editing.past, { drafts: editing.drafts, label }],
    future: [],
    clashes: new Set([...editing.clashes].filter((other) => other !== key)),
  }
}

/** Takes the last draft back, or does it again; the same where there is none. */
export function stepped(editing: Editing, way: 'undo' | 'redo'): Editing {
  const { past, future, drafts } = editing
  const from = way === 'undo' ? past : future
  const step = from.at(-1)
  if (!step) return editing
  const here = { drafts, label: step.label }
  return {
    ...editing,
    drafts: step.drafts,
    past: way === 'undo' ? past.slice(0, -1) : [...past, here],
    future: way === 'undo' ? [...future, here] : future.slice(0, -1),
  }
}

/** After a part was rolled again; `replaces`: what was typed in it goes with what stood there. */
export function rolledIn(editing: Editing, part: string, label: string, replaces: boolean): Editing {
  const drafts = replaces ? without(editing.drafts, (key) => isWithin(key, part)) : editing.drafts
  return { ...editing, drafts, past: [], future: [], rolled: [...editing.rolled, label], unrolled: [] }
}

/** After a roll was taken back, or done again. */
export function unrolledIn(editing: Editing, way: 'undo' | 'redo'): Editing {
  const { rolled, unrolled } = editing
  const label = (way === 'undo' ? rolled : unrolled).at(-1)
  if (label === undefined) return editing
  return way === 'undo'
    ? { ...editing, rolled: rolled.slice(0, -1), unrolled: [...unrolled, label] }
    : { ...editing, rolled: [...rolled, label], unrolled: unrolled.slice(0, -1) }
}

/** After the sheet turned out to have changed elsewhere: what was typed stays, and is marked where both changed the same. */
export function clashed(editing: Editing, newest: Sheet): Editing {
  const both = Object.keys(editing.drafts).filter((key) =>
    isTouched(editing.madeOn, newest, { edits: { [key]: editing.drafts[key] ?? null } }),
  )
  return { ...editing, madeOn: newest, clashes: new Set(both) }
}

export const draftsIn = ({ drafts }: Editing) => Object.keys(drafts).length

/** What Undo and Redo would do, drafts before rolls; null: nothing. */
export const undoneNext = ({ past, rolled }: Editing) => past.at(-1)?.label ?? rolled.at(-1) ?? null
export const redoneNext = ({ future, unrolled }: Editing) => future.at(-1)?.label ?? unrolled.at(-1) ?? null

/** All drafts as one change, which is undone as one. */
export function updateOf({ drafts, past }: Editing): SheetUpdate & { label: string } {
  const many = Object.keys(drafts).length
  return {
    edits: { ...drafts },
    label: many === 1 ? (past.at(-1)?.label ?? 'Words changed') : `${many} fields changed`,
  }
}
