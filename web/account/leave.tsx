import { useState } from 'react'
import { call } from '../api/browser.ts'
import { FormError } from '../auth/form-error.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { startOver } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Deletes the account, after saying what goes with it and asking for the password. */
export function Leave() {
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { errors, busy, form } = useSubmit(
    () => (password === '' ? { password: 'Enter your password.' } : {}),
    async () => {
      await call('deleteAccount', { body: { password } })
      startOver()
    },
  )
  function close() {
    setAsking(false)
    setPassword('')
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Delete my account …
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        startsInField
        title="Delete your account?"
        description="Your works, the public ones too, your votes and your gold go for good, at once. Nothing brings them back."
      >
        <form {...form} className="grid gap-4">
          <FormError message={errors.form} />
          <PasswordField value={password} onChange={setPassword} error={errors.password} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>Keep it</Button>
            <Button type="submit" tone="danger" busy={busy}>
              Delete for good
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
