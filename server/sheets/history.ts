import { isDeepStrictEqual } from 'node:util'
import type { SheetDocument, SheetEdits, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetHistory, SheetStep } from '../../contract/sheets/history.ts'

/** What of a sheet can be taken back. */
export interface SheetState {
  written: SheetDocument
  edits: SheetEdits
  rolls: SheetRolls
}

/** Most changes that are kept to be taken back, and most characters of them all. */
const STEPS_MAX = 50
const STEPS_TEXT_MAX = 300_000

const differing = <Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => one[key] !== other[key])

/** The step that leads from `now` back to `before`; undefined when they are the same. */
export function stepBack(now: SheetState, before: SheetState, label: string): SheetStep | undefined {
  const edits = differing(now.edits, before.edits)
  const rolls = differing(now.rolls, before.rolls)
  const sections = before.written.sections.filter(
    (section, at) => !isDeepStrictEqual(section, now.written.sections[at]),
  )
  if (edits.length + rolls.length + sections.length === 0) return undefined
  return {
    label,
    ...(edits.length > 0 && { edits: Object.fromEntries(edits.map((key) => [key, before.edits[key] ?? null])) }),
    ...(rolls.length > 0 && { rolls: Object.fromEntries(rolls.map((key) => [key, before.rolls[key] ?? 0])) }),
    ...(sections.length > 0 && { sections }),
  }
}

/** Edits with others laid over them; null takes one away. */
export const withEdits = (edits: SheetEdits, changed: Readonly<Record<string, string | null>>): SheetEdits =>
  Object.fromEntries(
    Object.entries({ ...edits, ...changed }).filter((entry): entry is [string, string] => entry[1] !== null),
  )

/** Counts of rolls with others laid over them; what was never rolled is not counted. */
export const withRolls = (rolls: SheetRolls, changed: SheetRolls): SheetRolls =>
  Object.fromEntries(Object.entries({ ...rolls, ...changed }).filter(([, times]) => times > 0))

/** A sheet after a step, which brings back the very words that stood there. */
export function stepped({ written, ...state }: SheetState, step: SheetStep): SheetState {
  const { edits = {}, rolls = {}, sections = [] } = step
  const put = (section: SheetDocument['sections'][number]) => sections.find(({ key }) => key === section.key) ?? section
  return {
    written: { ...written, sections: written.sections.map(put) },
    edits: withEdits(state.edits, edits),
    rolls: withRolls(state.rolls, rolls),
  }
}

/** The newest steps, as many as are kept. */
function bounded(steps: readonly SheetStep[]): SheetStep[] {
  let text = 0
  const newest = steps.slice(-STEPS_MAX).toReversed()
  return newest
    .filter((step, at) => {
      text += JSON.stringify(step).length
      // The last change can be taken back, however long.
      return at === 0 || text <= STEPS_TEXT_MAX
    })
    .toReversed()
}

/** A new change ends what could be done again. */
export const withChange = ({ past }: SheetHistory, step: SheetStep): SheetHistory => ({
  past: bounded([...past, step]),
  future: [],
})

/** Takes a step out of a history, and puts the one that leads back in at its other end. */
export function withStep({ past, future }: SheetHistory, way: 'undo' | 'redo', back: SheetStep): SheetHistory {
  return way === 'undo'
    ? { past: past.slice(0, -1), future: bounded([...future, back]) }
    : { past: bounded([...past, back]), future: future.slice(0, -1) }
}
