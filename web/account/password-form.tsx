import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tokens } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { checkAccount } from '../auth/account-fields.ts'
import { FormError } from '../auth/form-error.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { postPasswordChange } from '../session/account-calls.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** Takes the old password; signs out every other device. */
export function PasswordForm() {
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { errors, busy, form } = useSubmit(
    () => {
      const newPassword = checkAccount({ password: next }).password
      return {
        ...(current === '' && { password: 'Enter your present password.' }),
        ...(newPassword && { newPassword }),
      }
    },
    async () => {
      await postPasswordChange(current, next)
      // The session is a new one; the token spoke for the old.
      tokens.clear()
      setCurrent('')
      setNext('')
      await refreshAnswers(client, 'getProfile')
      toast({ tone: 'good', title: 'Your password is changed', description: 'Every other device is signed out.' })
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <PasswordField label="Current password" value={current} onChange={setCurrent} error={errors.password} />
      <PasswordField isNew label="New password" value={next} onChange={setNext} error={errors.newPassword} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}
