import { hasPage } from '../routes.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DarkLantern } from './dark-lantern.tsx'

/** Shown wherever there is nothing at an address: a page that never was, a picture that is gone or private. */
export function NotFoundScreen() {
  return (
    <div className="page-width grid justify-items-center py-20 text-center sm:py-28">
      <DarkLantern />
      <h1 className="mt-6 text-3xl">There is nothing here</h1>
      <p className="mt-3 max-w-md text-ink2">
        The address may be mistyped, or what was here has been deleted or made private by its owner.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" tone="primary">
          Go to the home page
        </ButtonLink>
        {hasPage('/gallery') && <ButtonLink to="/gallery">Look around the gallery</ButtonLink>}
      </div>
    </div>
  )
}
