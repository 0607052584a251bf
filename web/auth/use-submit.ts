import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, placeRefusal } from './account-fields.ts'

/**
 * A form's way out: checks the fields, sends them, and puts what is wrong beside the field it concerns, with the
 * keyboard on the first. Nothing typed is lost when it fails.
 */
export function useSubmit(check: () => FieldErrors, send: () => Promise<void>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)

  function show(found: FieldErrors) {
    setErrors(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = check()
    if (Object.keys(found).length > 0) return show(found)
    setBusy(true)
    setErrors({})
    try {
      await send()
    } catch (error) {
      show(placeRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return { errors, busy, form: { ref: form, onSubmit, noValidate: true } }
}
