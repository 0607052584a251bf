import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { reverseOf, type Step } from './history.ts'

export interface History {
  past: readonly Step[]
  future: readonly Step[]
}

interface Surroundings {
  /** The sheet as it stands; undefined when it is no longer on screen. */
  current: () => Sheet | undefined
  /** False when it was refused: the person has been told. */
  send: (update: SheetUpdate) => Promise<boolean>
  /** The history moved. */
  onMoved: (history: History) => void
}

/**
 * The changes of one sheet, one after the other, for each begins from what the one before left behind. What was refused
 * leaves the history as it was: a step that could not be undone can still be.
 */
export function createChanges({ current, send, onMoved }: Surroundings) {
  let history: History = { past: [], future: [] }
  let last: Promise<unknown> = Promise.resolve()

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  function move(next: History): void {
    history = next
    onMoved(history)
  }

  return {
    change(updateOf: (sheet: Sheet) => SheetUpdate, label: string): Promise<boolean> {
      return inLine(async () => {
        const before = current()
        if (!before) return false
        const update = updateOf(before)
        if (!(await send(update))) return false
        const step: Step = { label, update, reverse: reverseOf(before, update) }
        move({ past: [...history.past, step], future: [] })
        return true
      })
    },

    /** Takes back the last change that stands when its turn comes. */
    back: () =>
      inLine(async () => {
        const step = history.past.at(-1)
        if (!step || !(await send(step.reverse))) return
        move({ past: history.past.slice(0, -1), future: [step, ...history.future] })
      }),

    /** Does again what was taken back last. */
    forward: () =>
      inLine(async () => {
        const [step, ...future] = history.future
        if (!step || !(await send(step.update))) return
        move({ past: [...history.past, step], future })
      }),
  }
}
