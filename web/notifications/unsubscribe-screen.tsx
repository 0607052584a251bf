import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

/** Where a letter's link leads: the letters stop by a press, for mail programs open links by themselves. */
export default function UnsubscribeScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const stop = useMutation({ mutationFn: () => call('unsubscribe', { query: { token } }) })
  const fault = stop.error && explain(stop.error)
  return (
    <div className="page-width grid max-w-xl grid-cols-1 justify-items-start gap-5 pt-12 pb-16">
      <h1 className="text-3xl">{stop.isSuccess ? 'No more letters' : 'Stop the letters?'}</h1>
      <p className="text-ink2" role="status">
        {stop.isSuccess
          ? 'You will get no more letters of what is new. Under the bell it is told all the same.'
          : 'You will get no more letters of what is new at Lanternkeep. Letters about your account, such as a new password, come all the same.'}
      </p>
      {fault && (
        <p role="alert" className="text-bad">
          {[fault.title, fault.description].filter(Boolean).join(' ')}
        </p>
      )}
      {stop.isSuccess ? (
        <ButtonLink to="/">To the front page</ButtonLink>
      ) : (
        <Button tone="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
          Stop them
        </Button>
      )}
      <p className="text-sm text-ink3">
        How often they come is chosen on{' '}
        <Link to="/profile#notifications" className="touch-target rounded-sm underline underline-offset-4">
          your profile
        </Link>
        .
      </p>
    </div>
  )
}
