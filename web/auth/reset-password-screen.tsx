import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { postNewPassword } from '../session/account-calls.ts'
import { openAuth } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { checkAccount } from './account-fields.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { useSubmit } from './use-submit.ts'

function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const { errors, busy, form } = useSubmit(
    () => checkAccount({ password }),
    async () => {
      await postNewPassword(token, password)
      toast({ tone: 'good', title: 'Your password is changed', description: 'Log in with the new one.' })
      await navigate('/', { replace: true })
      openAuth('logIn')
    },
  )
  return (
    <form {...form} className="mx-auto grid max-w-md gap-4 rounded-lg border border-line bg-raise1 p-6">
      <h1 className="text-2xl">Choose a new password</h1>
      <p className="text-sm text-ink2">Every device that was logged in will have to log in again.</p>
      <FormError message={errors.form} />
      <PasswordField isNew label="New password" value={password} onChange={setPassword} error={errors.password} />
      <Button type="submit" tone="primary" size="lg" busy={busy} className="mt-1">
        Change password
      </Button>
    </form>
  )
}

/** Where the link in the letter about a forgotten password leads: `?token=…`, or `?error=…` when it has lapsed. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="page-width py-16 sm:py-24">
      {token && !search.has('error') ? (
        <NewPasswordForm token={token} />
      ) : (
        <EmptyState
          title="This link no longer works"
          description="A link to choose a new password works once, for an hour. You can have another sent to you."
          action={
            <Button tone="primary" onClick={() => openAuth('forgot')}>
              Send me another
            </Button>
          }
        />
      )}
    </div>
  )
}
