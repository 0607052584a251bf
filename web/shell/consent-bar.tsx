import { answerConsent } from '../session/consent.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'

/**
 * Asks once whether what brought a visitor here may be remembered. It lies over the page's lower edge and moves nothing,
 * above whatever a form or the tracker keeps there.
 */
export default function ConsentBar() {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  return (
    <section
      aria-label="Cookies"
      data-covers-foot
      className={classes(
        'toast fixed inset-x-3 z-28 grid gap-3 rounded-md border border-line bg-raise1 p-4 text-sm shadow-high sm:left-auto sm:max-w-md lg:right-6',
        // The way to one's work floats in that corner.
        isLoggedIn ? 'bottom-24' : 'above-page-foot',
      )}
    >
      <p className="text-ink2">
        Cookies keep you logged in. May we also remember which advertisement brought you here?{' '}
        <Link to="/privacy#cookies" className="text-ink underline underline-offset-4">
          What is stored
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => answerConsent(false)}>No, thank you</Button>
        <Button onClick={() => answerConsent(true)}>Yes, remember</Button>
      </div>
    </section>
  )
}
