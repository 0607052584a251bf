import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { ApiError, explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { isPageCovered } from '../ui/covered.ts'
import { toast } from '../ui/toast-store.ts'
import { createChanges, isWithin, type Outcome } from './changes.ts'
import * as changing from './editing.ts'
import { sheetOf } from './queries.ts'
import { sheetsChanged } from './sheets-changed.ts'

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
  /** Its owner is looking. */
  canEdit: boolean
  /** They have switched from reading to changing it: fields open, parts can be rolled again. */
  isEditing: boolean
  /** Fields that differ from what is saved. */
  unsaved: number
  isSaving: boolean
  /** From reading to changing. */
  edit(): void
  /** Saves what was changed and goes back to reading, unless it was refused; of that the person has been told. */
  save(): Promise<void>
  /** Back to reading; asks first where something would be lost. */
  cancel(): void
  /** What is asked then: how much would be lost. */
  loss?: { fields: number; rolls: number }
  discard(): Promise<void>
  goOn(): void
  /** A field's text, as it stands in the drafts. */
  textOf(key: string, text: string): string
  /** What the workshop had written, where a field was changed by hand. */
  originalOf(key: string): string | undefined
  /** Whether somebody else has changed it since it was typed into. */
  isClash(key: string): boolean
  /** Puts a text into a field, to be saved with the others; null: the original, undefined: what is saved there. */
  write(key: string, text: string | null | undefined, label: string): void
  /** Asks first where that would concern words of the person's own. */
  rollAgain(part: string, label: string): void
  rollQuestion?: RollQuestion
  /** The parts being rolled again now. */
  rolling: ReadonlySet<string>
  /** Who sees it, and whether others see the game master's parts. */
  share(change: Pick<SheetUpdate, 'visibility' | 'sharesSecrets'>): void
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

/** Tells of a change that was made on an older sheet. */
function tellClash(kept: string): void {
  const title = 'Changed elsewhere in the meantime'
  toast({ title, description: `The sheet is shown as it stands now. ${kept}`, tone: 'bad' })
}

/** What was typed into a sheet that has left the screen without being saved or given up, as a newer one took its place. */
const left = new Map<string, changing.Editing>()

/** What is being changed on the sheet; `latest` is ahead of the screen, for keys that come in quickly. */
function useEditing(id: string) {
  const [editing, setEditing] = useState(() => left.get(id))
  const latest = useRef(editing)
  function put(next: changing.Editing | undefined): void {
    latest.current = next
    if (next) left.set(id, next)
    else left.delete(id)
    setEditing(next)
  }
  /** Changes what is being changed, if it still is. */
  function change(how: (now: changing.Editing) => changing.Editing): void {
    if (latest.current) put(how(latest.current))
  }
  return { editing, latest, put, change }
}

/** Changes of one sheet: typed into drafts and saved together, each undone and redone at will. */
export function useSheetDesk(sheet: Sheet): SheetDesk {
  const client = useQueryClient()
  const { kind, id, isOwner } = sheet
  const { editing, latest, put, change } = useEditing(id)
  const [isSaving, setSaving] = useState(false)
  const [asksLoss, setAsksLoss] = useState(false)
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
        void sheetsChanged(client)
        return 'done'
      } catch (error) {
        // When even the newest cannot be had, the refusal is what there is to tell.
        if (isClash(error) && (await showNewer(update.version).catch(() => false))) return 'clash'
        toast({ ...explain(error), tone: 'bad' })
        return 'refused'
      } finally {
        setRolling((now) => new Set([...now].filter((part) => !parts.includes(part))))
      }
    }

    // What changed may be far off the screen, and long ago.
    const onStep = (way: 'undo' | 'redo', label: string) =>
      toast({ title: `${way === 'undo' ? 'Undone' : 'Redone'}: ${label}` })

    return { current, changes: createChanges({ current, send, onStep }) }
  }, [client, kind, id])

  /** Waits for a change; whether it was made. */
  async function isDone(outcome: Promise<Outcome>): Promise<boolean> {
    const came = await outcome
    if (came === 'clash') tellClash('Try once more if you still want to.')
    return came === 'done'
  }

  async function step(way: 'undo' | 'redo'): Promise<void> {
    const now = latest.current
    if (now && (way === 'undo' ? now.past : now.future).length > 0) return change((it) => changing.stepped(it, way))
    if (now && (way === 'undo' ? now.rolled : now.unrolled).length === 0) return
    const isMade = await isDone(way === 'undo' ? changes.back() : changes.forward())
    if (isMade) change((it) => changing.unrolledIn(it, way))
  }

  async function save(): Promise<void> {
    const now = latest.current
    if (!now || isSaving) return
    if (changing.draftsIn(now) === 0) return put(undefined)
    setSaving(true)
    const { label, ...update } = changing.updateOf(now)
    const came = await changes.change(() => ({ ...update, label: label.slice(0, LABEL_MAX) }), now.madeOn)
    setSaving(false)
    const newest = current()
    if (came === 'done') put(undefined)
    else if (came === 'clash' && newest) {
      change((it) => changing.clashed(it, newest))
      tellClash('What you typed is kept, and marked where it differs. Save again to put it there.')
    }
  }

  async function discard(): Promise<void> {
    setAsksLoss(false)
    const rolled = [...(latest.current?.rolled ?? [])].reverse()
    put(undefined)
    for (const label of rolled) {
      // Somebody else's change lies over it.
      if (current()?.undo !== label || !(await isDone(changes.back()))) {
        toast({ title: 'What was rolled again stays', description: 'Something else was changed since.' })
        return
      }
    }
  }

  const loss = editing && { fields: changing.draftsIn(editing), rolls: editing.rolled.length }

  function cancel(): void {
    if (loss && loss.fields + loss.rolls > 0) setAsksLoss(true)
    else put(undefined)
  }

  const undo = editing ? changing.undoneNext(editing) : sheet.undo
  const redo = editing ? changing.redoneNext(editing) : sheet.redo
  const edit = () => put(changing.begun(current() ?? sheet))

  // The keys do what the buttons do, as they stand now.
  const keys = useRef({ save, cancel, step, undo, redo, isEditing: editing !== undefined })
  useEffect(() => {
    keys.current = { save, cancel, step, undo, redo, isEditing: editing !== undefined }
  })
  useEffect(() => {
    if (!isOwner) return
    function onKeyDown(event: KeyboardEvent) {
      const now = keys.current
      const key = event.key.toLowerCase()
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
      if (now.isEditing && isCommand && key === 's') {
        event.preventDefault()
        void now.save()
      } else if (isTyping(event.target) || event.defaultPrevented || isPageCovered()) {
        return
      } else if (now.isEditing && key === 'escape') {
        now.cancel()
      } else if (isCommand && (key === 'z' || key === 'y')) {
        const way = key === 'y' || event.shiftKey ? 'redo' : 'undo'
        if (now[way] === null) return
        event.preventDefault()
        void now.step(way)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwner])

  const ownWordsIn = (part: string) =>
    Object.keys({ ...sheet.edits, ...editing?.drafts }).filter((key) => isWithin(key, part)).length

  async function roll(part: string, name: string, replacesEdits: boolean): Promise<void> {
    const label = `${name} rolled again`.slice(0, LABEL_MAX)
    const rolled = (now: Sheet) => ({
      rolls: { [part]: (now.rolls[part] ?? 0) + 1 },
      label,
      ...(replacesEdits && { replacesEdits }),
    })
    if (await isDone(changes.change(rolled))) change((it) => changing.rolledIn(it, part, label, replacesEdits))
  }

  const rollQuestion = asked && {
    label: asked.label,
    fields: ownWordsIn(asked.part),
    answer(replacesEdits: boolean) {
      setAsked(undefined)
      void roll(asked.part, asked.label, replacesEdits)
    },
    leave: () => setAsked(undefined),
  }

  return {
    canEdit: isOwner,
    isEditing: editing !== undefined,
    unsaved: loss?.fields ?? 0,
    isSaving,
    edit,
    save,
    cancel,
    ...(asksLoss && loss && { loss }),
    discard,
    goOn: () => setAsksLoss(false),
    textOf(key, text) {
      const draft = editing?.drafts[key]
      return draft === null ? (sheet.originals[key] ?? '') : (draft ?? text)
    },
    originalOf: (key) => sheet.originals[key],
    isClash: (key) => editing?.clashes.has(key) ?? false,
    write: (key, text, label) => change((it) => changing.drafted(it, key, text, label.slice(0, LABEL_MAX))),
    rollAgain(part, label) {
      if (ownWordsIn(part) > 0) setAsked({ part, label })
      else void roll(part, label, false)
    },
    rollQuestion,
    rolling,
    share: (shared) => void isDone(changes.change(() => shared)),
    undo,
    redo,
    stepBack: () => void step('undo'),
    stepForward: () => void step('redo'),
  }
}
