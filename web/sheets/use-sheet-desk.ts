import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { ApiError, explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { createChanges, isWithin, type Outcome } from './changes.ts'
import { refreshSheetLists, sheetOf } from './queries.ts'

/** A part that is to be rolled again though there are words of the person's own in it. */
export interface RollQuestion {
  label: string
  /** Fields of it that were changed by hand. */
  fields: number
  /** Rolls it, with or without their words. */
  answer(replacesEdits: boolean): void
  leave(): void
}

/** What can be done to the sheet on screen. */
export interface SheetDesk {
  /** Its owner is looking: fields open for editing. */
  canEdit: boolean
  /** A field's text, as typed while the server has not answered yet. */
  textOf(key: string, text: string): string
  /** What the workshop had written, where a field was changed by hand. */
  originalOf(key: string): string | undefined
  /** For `write`: what the person has before them when they begin. */
  asItStands(): Sheet | undefined
  /** Writes a text into a field; null puts back the original. Of what came of it the person has been told. */
  write(key: string, text: string | null, label: string, madeOn?: Sheet): Promise<Outcome>
  /** Asks first where that would concern words of the person's own. */
  rollAgain(part: string, label: string): void
  rollQuestion?: RollQuestion
  /** The parts being rolled again now. */
  rolling: ReadonlySet<string>
  setVisible(isVisible: boolean): void
  /** What the buttons would take back or do again; null: nothing. */
  undo: string | null
  redo: string | null
  stepBack(): void
  stepForward(): void
}

const DeskContext = createContext<SheetDesk | null>(null)
export const DeskProvider = DeskContext.Provider

/** The desk of the sheet around; only below a DeskProvider. */
export function useDesk(): SheetDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk must be used within a DeskProvider')
  return desk
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isClash = (error: unknown) => error instanceof ApiError && error.code === 'conflict'

/** The longest that a change may be called. */
const LABEL_MAX = 200

const tryOnceMore = 'Try once more if you still want to.'

/** Tells of a change that was made on an older sheet. */
function tellClash(outcome: Outcome, kept: string): Outcome {
  if (outcome === 'clash') {
    const title = 'Changed elsewhere in the meantime'
    toast({ title, description: `The sheet is shown as it stands now. ${kept}`, tone: 'bad' })
  }
  return outcome
}

/** Changes of one sheet: shown at once, sent one after the other, each undone and done again at will. */
export function useSheetDesk(sheet: Sheet): SheetDesk {
  const client = useQueryClient()
  const { kind, id, isOwner, undo, redo } = sheet
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [rolling, setRolling] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ part: string; label: string }>()

  const { current, changes } = useMemo(() => {
    const { queryKey } = sheetOf(kind, id)
    const current = () => client.getQueryData(queryKey) as Sheet | undefined

    async function show(newest: Sheet): Promise<void> {
      // An answer still on its way would be older than this.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, newest)
    }

    /** Whether another change came in between; if so it is on screen. */
    async function showNewer(version: number | undefined): Promise<boolean> {
      const newest = await call(sheetRouteName(kind, 'get'), { params: { id } })
      await show(newest)
      return newest.version !== version
    }

    async function send(update: SheetUpdate): Promise<Outcome> {
      const parts = Object.keys(update.rolls ?? {})
      setRolling((now) => new Set([...now, ...parts]))
      try {
        await show(await call(sheetRouteName(kind, 'update'), { params: { id }, body: update }))
        void refreshSheetLists(client)
        return 'done'
      } catch (error) {
        // When even the newest cannot be had, the refusal is what there is to tell.
        if (isClash(error) && (await showNewer(update.version).catch(() => false))) return 'clash'
        toast({ ...explain(error), tone: 'bad' })
        return 'refused'
      } finally {
        setRolling((now) => new Set([...now].filter((part) => !parts.includes(part))))
        const keys = Object.keys(update.edits ?? {})
        setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !keys.includes(key))))
      }
    }

    // What changed may be far off the screen, and long ago.
    const onStep = (way: 'undo' | 'redo', label: string) =>
      toast({ title: `${way === 'undo' ? 'Taken back' : 'Done again'}: ${label}` })

    return { current, changes: createChanges({ current, send, onStep }) }
  }, [client, kind, id])

  async function tell(outcome: Promise<Outcome>): Promise<void> {
    tellClash(await outcome, tryOnceMore)
  }
  const stepBack = () => void tell(changes.back())
  const stepForward = () => void tell(changes.forward())

  // What is still on its way to the server can be taken back too: the step waits its turn.
  const canUndo = undo !== null || Object.keys(typed).length > 0
  const canRedo = redo !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps are those of `changes`.
  useEffect(() => {
    if (!isOwner) return
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const step = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined
      if (!step) return
      if (!(step === 'undo' ? canUndo : canRedo)) return
      event.preventDefault()
      if (step === 'undo') stepBack()
      else stepForward()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwner, canUndo, canRedo, changes])

  const ownWordsIn = (part: string) =>
    Object.keys({ ...sheet.edits, ...typed }).filter((key) => isWithin(key, part)).length

  function roll(part: string, label: string, replacesEdits: boolean) {
    const rolled = (now: Sheet) => ({
      rolls: { [part]: (now.rolls[part] ?? 0) + 1 },
      label: label.slice(0, LABEL_MAX),
      ...(replacesEdits && { replacesEdits }),
    })
    void tell(changes.change(rolled))
  }

  const rollQuestion = asked && {
    label: asked.label,
    fields: ownWordsIn(asked.part),
    answer(replacesEdits: boolean) {
      setAsked(undefined)
      roll(asked.part, `${asked.label} rolled again`, replacesEdits)
    },
    leave: () => setAsked(undefined),
  }

  return {
    canEdit: isOwner,
    textOf: (key, text) => typed[key] ?? text,
    originalOf: (key) => sheet.originals[key],
    asItStands: current,
    async write(key, text, label, madeOn) {
      setTyped((now) => ({ ...now, [key]: text ?? sheet.originals[key] ?? '' }))
      const outcome = await changes.change(() => ({ edits: { [key]: text }, label: label.slice(0, LABEL_MAX) }), madeOn)
      setTyped(({ [key]: _, ...others }) => others)
      return tellClash(outcome, text === null ? tryOnceMore : 'What you typed is kept beside it.')
    },
    rollAgain(part, label) {
      if (ownWordsIn(part) > 0) setAsked({ part, label })
      else roll(part, `${label} rolled again`, false)
    },
    rollQuestion,
    rolling,
    setVisible: (isVisible) => void tell(changes.change(() => ({ isVisible }))),
    undo,
    redo,
    stepBack,
    stepForward,
  }
}
