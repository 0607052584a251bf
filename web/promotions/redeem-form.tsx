import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CODE_MAX } from '../../contract/giving-facts.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { userActions } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'

/** Takes a code that gives gold. */
export function RedeemForm() {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { errors, busy, form } = useSubmit(
    () => (code.trim() === '' ? { form: 'Type the code as it was given to you.' } : {}),
    async () => {
      const { given, gold, title } = await call('redeemCode', { body: { code } })
      userActions.setGold(gold)
      setCode('')
      await refreshAnswers(client, 'listTransactions')
      toast({ tone: 'good', title: `${formatGold(given)} gold are yours`, description: title })
    },
  )
  return (
    <form {...form} className="grid gap-3">
      <FormError message={errors.form} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <TextField
            label="A code that gives gold"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={2 * CODE_MAX}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" busy={busy} className="h-11">
          Use it
        </Button>
      </div>
    </form>
  )
}
