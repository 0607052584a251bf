import { type FormEvent, type ReactNode, useState } from 'react'
import { explain } from '../api/api-error.ts'
import { FormError } from '../auth/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

interface DeedFormProps {
  /** What the button says. */
  label: string
  tone?: 'primary' | 'danger' | 'plain'
  reasonLabel?: string
  disabled?: boolean
  /** Does it, with the reason; throws when it is refused. */
  perform: (reason: string) => Promise<void>
  children?: ReactNode
}

/** Everything an administrator does asks for a reason, which stands in the log. What was typed stays through a refusal. */
export function DeedForm({
  label,
  tone = 'primary',
  reasonLabel = 'Reason',
  disabled,
  perform,
  children,
}: DeedFormProps) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await perform(reason)
      setReason('')
    } catch (fault) {
      setError(explain(fault).description)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <FormError message={error} />
      {children}
      <TextArea
        label={reasonLabel}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        tone={tone}
        busy={busy}
        disabled={disabled || reason.trim() === ''}
        className="justify-self-start"
      >
        {label}
      </Button>
    </form>
  )
}
