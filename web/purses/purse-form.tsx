import { useState } from 'react'
import { PURSE_NAME_MAX } from '../../contract/giving-facts.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { boundTyped } from './bound.ts'

interface PurseFormProps {
  title: string
  deed: string
  start?: { name: string; approvalAbove: number | null }
  onClose: () => void
  send: (words: { name: string; approvalAbove: number | null }) => Promise<void>
}

/** What a purse is called, and from which draw on its keeper is asked. */
export function PurseForm({ title, deed, start, onClose, send }: PurseFormProps) {
  const [name, setName] = useState(start?.name ?? '')
  const [above, setAbove] = useState(start?.approvalAbove?.toString() ?? '')
  const bound = boundTyped(above)
  const { errors, busy, form } = useSubmit(
    () => {
      if (name.trim() === '') return { form: 'Give the purse a name.' }
      return bound === undefined ? { form: 'Say an amount of gold, or leave it empty.' } : {}
    },
    async () => {
      await send({ name: name.trim(), approvalAbove: bound ?? null })
      onClose()
    },
  )
  return (
    <Dialog open onClose={onClose} title={title} startsInField>
      <form {...form} className="grid gap-4">
        <FormError message={errors.form} />
        <TextField
          label="Name"
          maxLength={PURSE_NAME_MAX}
          value={name}
          placeholder="The Thursday party"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Ask the keeper above"
          inputMode="decimal"
          autoComplete="off"
          value={above}
          hint="Gold of one draw. Empty: nobody has to ask."
          onChange={(event) => setAbove(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={busy} className="justify-self-start">
          {deed}
        </Button>
      </form>
    </Dialog>
  )
}
