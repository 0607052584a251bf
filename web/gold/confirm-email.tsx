import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { explain } from '../api/api-error.ts'
import { postConfirmationLetter } from '../session/account-calls.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'

/** Why today's gold has not come: the letter has not been answered. */
export function ConfirmEmail({ bonus }: { bonus: string }) {
  const email = useUser((user) => user.email)
  const letter = useMutation({ mutationFn: () => postConfirmationLetter(email) })
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex gap-3">
        <MailWarning aria-hidden className="mt-0.5 size-4 shrink-0 text-ink3" />
        <span className="min-w-0">
          <span className="block font-medium">Today’s {bonus} gold wait for you to confirm your address</span>
          <span className="break-words text-ink2">
            Open the link in the e-mail we sent to {email}. From then on {bonus} gold come on every day that you visit.
          </span>
        </span>
      </p>
      {letter.isSuccess ? (
        <p role="status" className="text-ink2">
          Sent again. If it does not come, look in the spam folder.
        </p>
      ) : (
        <Button busy={letter.isPending} onClick={() => letter.mutate()}>
          Send the e-mail again
        </Button>
      )}
      {letter.isError && (
        <p role="alert" className="text-bad">
          {explain(letter.error).description}
        </p>
      )}
    </div>
  )
}
