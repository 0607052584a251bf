import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAnswers } from '../api/queries.ts'
import { checkAccount } from '../auth/account-fields.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { postUsername } from '../session/account-calls.ts'
import { refreshUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'

export function UsernameForm({ username }: { username: string }) {
  const client = useQueryClient()
  const [value, setValue] = useState(username)
  const { errors, busy, form } = useSubmit(
    () => checkAccount({ username: value }),
    async () => {
      await postUsername(value.trim())
      setValue(value.trim())
      // The change is made, whether or not the header hears of it now.
      await refreshUser().catch(() => undefined)
      await refreshAnswers(client, 'getProfile')
      toast({ tone: 'good', title: `You are ${value.trim()} now` })
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={errors.username}
        hint="Shown beside the works you make public. You can log in with it."
      />
      <Button type="submit" busy={busy} disabled={value.trim() === username} className="justify-self-start">
        Change username
      </Button>
    </form>
  )
}
