import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { sortItems } from './item.ts'
import type { NewTab } from './new-tab.ts'
import { OutageNote } from './outage-note.tsx'
import { useTracker, useTrackerState } from './provider.tsx'
import { TrackerRow } from './tracker-row.tsx'

/** How often "5 min ago" is said anew, ms. */
const TICK = 30_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}

const newTabOptions: { value: NewTab; label: string }[] = [
  { value: 'always', label: 'Always' },
  { value: 'elsewhere', label: 'Unless it shows on the page that ordered it' },
  { value: 'never', label: 'Never' },
]

/** When finished work opens by itself. */
function NewTabField() {
  const tracker = useTracker()
  const newTab = useTrackerState((state) => state.newTab)
  return (
    <Select
      label="Open finished work in a new tab"
      value={newTab}
      options={newTabOptions}
      onChange={tracker.setNewTab}
    />
  )
}

/** All followed work, with what can be done about each piece. */
export default function TrackerPanel() {
  const tracker = useTracker()
  const { items, isTrackerOpen, activeCount, completedCount, failedCount } = useTrackerState((state) => state)
  const now = useNow()
  const close = () => tracker.setOpen(false)
  return (
    <Sheet
      open={isTrackerOpen}
      onClose={close}
      title="Your work"
      description={activeCount > 0 ? `${activeCount} running` : undefined}
    >
      {items.length === 0 ? (
        <div className="grid flex-1 place-content-center justify-items-center gap-3 text-center text-ink2">
          <Hourglass aria-hidden className="size-8 text-ink3" />
          <p className="max-w-64">What you ask for is followed here while it is made, wherever you go meanwhile.</p>
          <ButtonLink to="/generate" tone="primary" onClick={close}>
            Make something
          </ButtonLink>
        </div>
      ) : (
        <>
          <OutageNote />
          <ul className="-mx-2 grid content-start gap-1">
            {sortItems(items).map((item) => (
              <TrackerRow key={item.id} item={item} now={now} />
            ))}
          </ul>
          <fieldset className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
            <legend className="sr-only">Clear</legend>
            <Button size="sm" disabled={completedCount === 0} onClick={() => tracker.clear('completed')}>
              Clear completed
            </Button>
            <Button size="sm" disabled={failedCount === 0} onClick={() => tracker.clear('failed')}>
              Clear failed
            </Button>
            <Button size="sm" onClick={() => tracker.clear('all')}>
              Clear all
            </Button>
          </fieldset>
        </>
      )}
      <NewTabField />
    </Sheet>
  )
}
