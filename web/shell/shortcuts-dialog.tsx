import { Fragment } from 'react'
import { hasPage } from '../routes.tsx'
import { Dialog } from '../ui/dialog.tsx'

const shortcuts = [
  { keys: ['Ctrl', 'Enter'], what: 'Generate', page: '/generate' },
  { keys: ['/'], what: 'Search, in the gallery', page: '/gallery' },
  { keys: ['Esc'], what: 'Close what is open' },
  { keys: ['?'], what: 'Show these shortcuts' },
]

/** What the keyboard can do. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {shortcuts
          .filter(({ page }) => page === undefined || hasPage(page))
          .map(({ keys, what }) => (
            <Fragment key={what}>
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-8 rounded-sm border border-b-2 border-line-strong bg-raise2 px-2 py-0.5 text-center font-sans text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-ink2">{what}</dd>
            </Fragment>
          ))}
      </dl>
    </Dialog>
  )
}
