import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { postPasswordResetRequest } from '../session/account-calls.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { checkAccount } from './account-fields.ts'
import { FormError } from './form-error.tsx'
import { useSubmit } from './use-submit.ts'

interface ForgotFormProps {
  email: string
  onChange: (email: string) => void
  onBack: () => void
}

export function ForgotForm({ email, onChange, onBack }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState('')
  const { errors, busy, form } = useSubmit(
    () => checkAccount({ email: email.trim() }),
    async () => {
      await postPasswordResetRequest(email.trim())
      setSentTo(email.trim())
    },
  )
  const back = (
    <Button tone="quiet" onClick={onBack}>
      Back to log in
    </Button>
  )
  if (sentTo) {
    return (
      <div className="grid gap-4" role="status">
        <p className="flex gap-3 text-ink2">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
          <span>
            If <strong className="font-medium break-all text-ink">{sentTo}</strong> has an account, an e-mail with a
            link is on its way. The link works for an hour.
          </span>
        </p>
        {back}
      </div>
    )
  }
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onChange(event.target.value)}
        error={errors.email}
      />
      <Button type="submit" tone="primary" size="lg" busy={busy} className="mt-1">
        Send me a link
      </Button>
      {back}
    </form>
  )
}
