import { Fragment, useState } from 'react'
import { hasPage } from '../routes.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { areSingleKeysOn, turnSingleKeys } from '../ui/single-keys.ts'

const shortcuts = [
  { keys: ['Ctrl', 'Enter'], what: 'Generate', page: '/generate' },
  { keys: ['/'], what: 'Search, in the gallery', page: '/gallery' },
  { keys: ['+', '−', '0'], what: 'Zoom, on a picture', page: '/images/:id' },
  { keys: ['F'], what: 'Fill the screen with it', page: '/images/:id' },
  { keys: ['1–9'], what: 'Play or stop a sound, on the soundboard', page: '/soundboard' },
  { keys: ['Esc'], what: 'Stop all, on the soundboard', page: '/soundboard' },
  { keys: ['↓', '↑'], what: 'Go into and through a menu' },
  { keys: ['Esc'], what: 'Close what is open' },
  { keys: ['?'], what: 'Show these shortcuts' },
]

/** What the keyboard can do. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn)
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
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3 text-sm text-ink2">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => {
            turnSingleKeys(event.target.checked)
            setOn(event.target.checked)
          }}
          className="size-5 shrink-0 accent-amber"
        />
        <span>
          Let single keys (<kbd className="font-sans font-medium text-ink">/</kbd>,{' '}
          <kbd className="font-sans font-medium text-ink">?</kbd>,{' '}
          <kbd className="font-sans font-medium text-ink">1–9</kbd>) do this. Without them, this list opens at the foot
          of every page.
        </span>
      </label>
    </Dialog>
  )
}
