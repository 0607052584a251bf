import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'

/** `refused`: the person has been told. `clash`: changed elsewhere, and shown as it stands now. */
export type Outcome = 'done' | 'refused' | 'clash'

interface Surroundings {
  /** The sheet as it stands; undefined when it is no longer on screen. */
  current: () => Sheet | undefined
  send: (update: SheetUpdate) => Promise<Outcome>
  /** A change was taken back or done again. */
  onStep: (way: Way, label: string) => void
}

type Way = 'undo' | 'redo'

export const isWithin = (key: string, part: string) => key === part || key.startsWith(`${part}.`)

type Changing = Pick<Sheet, 'edits' | 'rolls' | 'visibility' | 'sharesSecrets'>

const differing = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => one[key] !== other[key])

/** Whether what an update is about is no longer what it was. */
export function isTouched(
  before: Changing,
  now: Changing,
  { edits = {}, rolls = {}, visibility, sharesSecrets }: SheetUpdate,
): boolean {
  const edited = differing(before.edits, now.edits)
  const rolled = differing(before.rolls, now.rolls)
  const parts = Object.keys(rolls)
  return (
    Object.keys(edits).some((key) => edited.includes(key) || rolled.some((part) => isWithin(key, part))) ||
    parts.some((part) => edited.some((key) => isWithin(key, part))) ||
    parts.some((part) => rolled.some((other) => isWithin(part, other) || isWithin(other, part))) ||
    (visibility !== undefined && before.visibility !== now.visibility) ||
    (sharesSecrets !== undefined && before.sharesSecrets !== now.sharesSecrets)
  )
}

/**
 * The changes of one sheet, one after the other, for each begins from what the one before left behind. A change made on an
 * older sheet overwrites nothing: it is made on the newest only where nobody else touched the same.
 */
export function createChanges({ current, send, onStep }: Surroundings) {
  let last: Promise<unknown> = Promise.resolve()
  /** The versions that were made here: no others' changes. */
  const own = new Set<number>()

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function deliver(sheet: Sheet, update: SheetUpdate): Promise<Outcome> {
    const outcome = await send({ ...update, version: sheet.version })
    const saved = outcome === 'done' ? current()?.version : undefined
    if (saved !== undefined) own.add(saved)
    return outcome
  }

  function isOwn(from: Sheet, to: Sheet): boolean {
    for (let version = from.version + 1; version <= to.version; version++) if (!own.has(version)) return false
    return true
  }

  const step = (way: Way) =>
    inLine(async (): Promise<Outcome> => {
      const sheet = current()
      const label = sheet?.[way]
      // As often as there was something to take back, however quickly one presses.
      if (!sheet || !label) return 'refused'
      const outcome = await deliver(sheet, { step: way })
      if (outcome === 'done') onStep(way, label)
      return outcome
    })

  return {
    /** `madeOn`: the sheet as it stood when the person began. */
    change(updateOf: (sheet: Sheet) => SheetUpdate, madeOn?: Sheet): Promise<Outcome> {
      return inLine(async () => {
        const sheet = current()
        if (!sheet) return 'refused'
        const update = updateOf(sheet)
        if (madeOn && !isOwn(madeOn, sheet) && isTouched(madeOn, sheet, update)) return 'clash'
        const outcome = await deliver(sheet, update)
        const newest = current()
        if (outcome !== 'clash' || !newest || isTouched(sheet, newest, update)) return outcome
        return deliver(newest, update)
      })
    },
    /** Takes back the last change that stands when its turn comes. */
    back: () => step('undo'),
    /** Does again what was taken back last. */
    forward: () => step('redo'),
  }
}
