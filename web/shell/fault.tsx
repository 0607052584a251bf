import { Button } from '../ui/button.tsx'
import { Glyph } from '../ui/glyph.tsx'

/** Says that a page broke, what that cost, and what helps. It comes with the first page: it may be shown because nothing more can be fetched. */
export function Fault({ isUnreachable = false }) {
  return (
    <div role="alert" className="page-width grid justify-items-center py-20 text-center sm:py-28">
      <h1 className="text-3xl">{isUnreachable ? 'This page could not be loaded' : 'This page has a fault'}</h1>
      <p className="mt-3 max-w-md text-ink2">
        {isUnreachable
          ? 'The connection may be down, or there is a newer version of the page. Loading it again usually helps.'
          : 'Something on it went wrong. Your work and your gold are safe. Loading the page again usually helps.'}
      </p>
      <Button tone="primary" className="mt-8" onClick={() => window.location.reload()}>
        <Glyph name="rotate" className="size-4" />
        Load again
      </Button>
    </div>
  )
}
