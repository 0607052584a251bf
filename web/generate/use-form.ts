import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { draftIn, keepForm, recallForm } from './draft.ts'
import { emptyForm, type ImageForm, withAddress } from './form.ts'

/** What travels with an entry of the browser's history, through reloads too. */
interface EntryState {
  /** Another screen handed the prompt over: it is to be started at once. */
  start?: boolean
  /** The address has been taken into the form; from then on the form is what the person makes of it. */
  taken?: boolean
}

/**
 * The form as it was left, with what the address asks for laid over it once. `onHandedOver` is called with the form when
 * it is to be started at once, as soon as `isReady`, and only once: going back must not pay again.
 */
export function useImageForm(isReady: boolean, onHandedOver: (form: ImageForm) => void) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => withAddress(emptyForm(), search))
  const { start = false, taken = false } = (location.state as EntryState | null) ?? {}
  const waits = start && !isReady

  function change(next: ImageForm) {
    setForm(next)
    keepForm(next)
  }

  // The draft is known in the browser only: the first render must be the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history is taken once; its key stands for it.
  useEffect(() => {
    const draft = recallForm()
    if (taken) {
      if (draft) setForm(draft)
      return
    }
    // What the address asks for is laid over that category's own draft.
    const { category } = withAddress(draft ?? form, search)
    const base = draft ?? form
    const asked = withAddress(category === base.category ? base : draftIn(base, category), search)
    change(asked)
    if (waits) return
    const state: EntryState = { taken: true }
    void navigate(`${location.pathname}${location.search}`, { replace: true, state, preventScrollReset: true })
    if (start) onHandedOver(asked)
  }, [location.key, waits])

  return { form, change }
}
