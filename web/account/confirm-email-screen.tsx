import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { checkAccount } from '../auth/account-fields.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { postConfirmationLetter } from '../session/account-calls.ts'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Confirmation } from './email-form.tsx'
import { myProfile } from './queries.ts'

/** What became of the link, by the account service's word for it. */
const reasons: Record<string, string> = {
  TOKEN_EXPIRED: 'The link in that e-mail has expired: it works for a day.',
  INVALID_USER: 'That e-mail went to another account than the one you are logged in to here.',
  USER_NOT_FOUND: 'The address that e-mail went to belongs to no account any more. It may have been changed since.',
}
const OTHER_REASON = 'The link in that e-mail does not work. It may have been cut short on the way.'

/** For whoever is logged in: their own address. */
function OfMine() {
  const profile = useQuery(myProfile())
  if (profile.isError) {
    return <ErrorState error={profile.error} onRetry={() => profile.refetch()} busy={profile.isFetching} />
  }
  if (!profile.data) return <Skeleton className="h-20" />
  const { email, emailVerified } = profile.data
  return (
    <>
      <Confirmation email={email} emailVerified={emailVerified} />
      <p className="text-sm text-ink2">
        {emailVerified
          ? 'If you were changing it to another one, ask for the change once more.'
          : 'If this is not your address, change it.'}
      </p>
      <ButtonLink to="/profile" className="justify-self-start">
        To your profile
      </ButtonLink>
    </>
  )
}

/** For anybody else: the address they name. The answer does not tell whether it has an account. */
function OfAnybody() {
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const { errors, busy, form } = useSubmit(
    () => checkAccount({ email: email.trim() }),
    async () => {
      await postConfirmationLetter(email.trim())
      setSentTo(email.trim())
    },
  )
  if (sentTo) {
    return (
      <p role="status" className="flex gap-3 text-ink2">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
        <span className="min-w-0">
          If <strong className="font-medium break-all text-ink">{sentTo}</strong> has an account and is not confirmed
          yet, an e-mail with a new link is on its way. The link works for a day.
        </span>
      </p>
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
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
        hint="The address to confirm: another e-mail goes there."
      />
      <Button type="submit" tone="primary" size="lg" busy={busy}>
        Send me another
      </Button>
    </form>
  )
}

/** Where the link in a letter to confirm an address leads when it does not hold, with `?error=` and why. */
export default function ConfirmEmailScreen() {
  const [search] = useSearchParams()
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  return (
    <div className="page-width py-16 sm:py-24">
      <div className="mx-auto grid max-w-lg grid-cols-1 gap-5 rounded-lg border border-line bg-raise1 p-6">
        <h1 className="text-2xl">This link no longer works</h1>
        <p className="flex gap-3 text-ink2">
          <MailX aria-hidden className="mt-0.5 size-5 shrink-0 text-ink3" />
          <span>{reasons[search.get('error') ?? ''] ?? OTHER_REASON}</span>
        </p>
        {isLoggedIn ? <OfMine /> : isSessionKnown ? <OfAnybody /> : <Skeleton className="h-32" />}
      </div>
    </div>
  )
}
