import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { createChanges, type History } from './changes.ts'
import type { Step } from './history.ts'
import { refreshSheetLists, sheetOf } from './queries.ts'

/** What can be done to the sheet on screen. */
export interface SheetDesk {
  /** Its owner is looking: fields open for editing. */
  canEdit: boolean
  /** A field's text, as typed while the server has not answered yet. */
  textOf(key: string, text: string): string
  /** What the workshop had written, where a field was changed by hand. */
  originalOf(key: string): string | undefined
  /** Writes a text into a field; null puts back the original. False when it was refused: the person has been told. */
  write(key: string, text: string | null, label: string): Promise<boolean>
  rollAgain(part: string, label: string): void
  /** The parts being rolled again now. */
  rolling: ReadonlySet<string>
  setVisible(isVisible: boolean): void
  undo?: Step
  redo?: Step
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

/** Changes of one sheet: shown at once, sent one after the other, each undone and done again at will. */
export function useSheetDesk(sheet: Sheet): SheetDesk {
  const client = useQueryClient()
  const { kind, id, isOwner } = sheet
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [rolling, setRolling] = useState<ReadonlySet<string>>(new Set())
  const [history, setHistory] = useState<History>({ past: [], future: [] })

  const steps = useMemo(() => {
    const { queryKey } = sheetOf(kind, id)
    const current = () => client.getQueryData(queryKey) as Sheet | undefined

    async function send(update: SheetUpdate): Promise<boolean> {
      const parts = Object.keys(update.rolls ?? {})
      setRolling((now) => new Set([...now, ...parts]))
      try {
        const saved = await call(sheetRouteName(kind, 'update'), { params: { id }, body: update })
        client.setQueryData(queryKey, saved)
        void refreshSheetLists(client)
        return true
      } catch (error) {
        toast({ ...explain(error), tone: 'bad' })
        return false
      } finally {
        setRolling((now) => new Set([...now].filter((part) => !parts.includes(part))))
        const keys = Object.keys(update.edits ?? {})
        setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !keys.includes(key))))
      }
    }

    return createChanges({ current, send, onMoved: setHistory })
  }, [client, kind, id])

  const undo = history.past.at(-1)
  const redo = history.future[0]

  useEffect(() => {
    if (!isOwner) return
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const step = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined
      if (!step) return
      if (!(step === 'undo' ? undo : redo)) return
      event.preventDefault()
      if (step === 'undo') void steps.back()
      else void steps.forward()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwner, undo, redo, steps])

  return {
    canEdit: isOwner,
    textOf: (key, text) => typed[key] ?? text,
    originalOf: (key) => sheet.originals[key],
    write(key, text, label) {
      setTyped((now) => ({ ...now, [key]: text ?? sheet.originals[key] ?? '' }))
      return steps.change(() => ({ edits: { [key]: text } }), label)
    },
    rollAgain(part, label) {
      void steps.change((now) => ({ rolls: { [part]: (now.rolls[part] ?? 0) + 1 } }), label)
    },
    rolling,
    setVisible: (isVisible) => void steps.change(() => ({ isVisible }), isVisible ? 'Made public' : 'Made private'),
    undo,
    redo,
    stepBack: () => void steps.back(),
    stepForward: () => void steps.forward(),
  }
}
