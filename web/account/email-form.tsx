import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '../../contract/accounts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { checkAccount } from '../auth/account-fields.ts'
import { FormError } from '../auth/form-error.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { postConfirmationLetter } from '../session/account-calls.ts'
import { refreshUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { myProfile } from './queries.ts'

/** Whether the address is known to be theirs, and the letter once more when it is not. */
export function Confirmation({ email, emailVerified }: Pick<Profile, 'email' | 'emailVerified'>) {
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      await postConfirmationLetter(email)
      toast({
        tone: 'good',
        title: 'The e-mail is on its way',
        description: `It goes to ${email}; look in the spam folder too.`,
      })
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  if (emailVerified) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink2">
        <BadgeCheck aria-hidden className="size-5 shrink-0 text-ok" />
        <span className="min-w-0 break-all">{email}</span> is confirmed.
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-ground px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-sm text-ink2">
        <MailQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-ink3" />
        <span className="min-w-0">
          <strong className="font-medium break-all text-ink">{email}</strong> is not confirmed yet. The e-mail we sent
          has a link that does it.
        </span>
      </p>
      <Button size="sm" busy={busy} onClick={() => void send()}>
        Send it again
      </Button>
    </div>
  )
}

/** A new address takes the password. */
export function EmailForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { errors, busy, form } = useSubmit(
    () => ({
      ...checkAccount({ email: email.trim() }),
      ...(password === '' && { password: 'Enter your password.' }),
    }),
    async () => {
      const changed = await call('changeEmail', { body: { email: email.trim(), password } })
      client.setQueryData(myProfile().queryKey, changed)
      // The change is made, whether or not the header hears of it now.
      await refreshUser().catch(() => undefined)
      const isChanged = changed.email !== profile.email
      toast({
        tone: 'good',
        title: isChanged ? `Your address is ${changed.email} now` : 'An e-mail is on its way',
        description: isChanged
          ? 'An e-mail to confirm it is on its way there.'
          : `Your address becomes ${email.trim()} when you follow the link in it. None comes to an address that has an account already.`,
      })
      setEmail('')
      setPassword('')
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextField
        label="New e-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <PasswordField value={password} onChange={setPassword} error={errors.password} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Change e-mail
      </Button>
    </form>
  )
}
