import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { tabStorage } from '../state/storage.ts'
import { emptyWorkshop, restored, type WorkshopForm, withAddress } from './form.ts'

const draftKey = (kind: SheetKind) => `lanternkeep-workshop-${kind}`

/** What was typed for this kind and not yet sent away; without storage nothing is kept. */
function recall(kind: SheetKind): WorkshopForm | null {
  try {
    return restored(kind, JSON.parse(tabStorage.getItem(draftKey(kind)) ?? 'null'))
  } catch {
    return null
  }
}

function keep(kind: SheetKind, form: WorkshopForm): void {
  try {
    tabStorage.setItem(draftKey(kind), JSON.stringify(form))
  } catch {
    // Storage is off or full: the form lives as long as the page.
  }
}

/** The addresses whose wishes are in the form already: what was typed since must not be overwritten by a reload. */
const TAKEN = 'lanternkeep-workshop-taken'

function takeOnce(address: string): boolean {
  try {
    if (tabStorage.getItem(TAKEN) === address) return false
    tabStorage.setItem(TAKEN, address)
  } catch {
    // Without storage a reload asks for the same again.
  }
  return true
}

/**
 * The form as it was left, with what the address asks for laid over it once. `onHandedOver` is called with it when it is to
 * be started at once. Of one kind: give it a key.
 */
export function useWorkshopForm(kind: SheetKind, onHandedOver: (form: WorkshopForm) => void) {
  const [search] = useSearchParams()
  const { key, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => withAddress(kind, emptyWorkshop(kind), search))

  function change(next: WorkshopForm) {
    setForm(next)
    keep(kind, next)
  }

  // The draft is known in the browser only: the first render must be the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history is taken once; its key stands for it.
  useEffect(() => {
    const draft = recall(kind) ?? emptyWorkshop(kind)
    if (!takeOnce(`${key} ${search}`)) {
      change(draft)
      return
    }
    const asked = withAddress(kind, draft, search)
    change(asked)
    if (!(state as { start?: boolean } | null)?.start) return
    // Neither a reload nor going back may start, and pay for, the same again.
    void navigate(`${pathname}?${search}`, { replace: true, preventScrollReset: true })
    onHandedOver(asked)
  }, [key])

  return { form, change }
}
