import { useBlocker } from 'react-router'
import { useStore } from '../state/store.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'
import type { Saving, Standing } from './saving.ts'

const words: Record<Standing['state'], string> = {
  saved: 'Saved',
  changed: 'Saving …',
  saving: 'Saving …',
  unreachable: 'Not saved: no connection',
  conflict: 'Changed elsewhere',
  refused: 'Not saved',
}

/** Whether what is seen is kept. */
export function SavedMark({ saving }: { saving: Saving }) {
  const { standing } = useStore(saving.store, (state) => state)
  const isBad = standing.state === 'unreachable' || standing.state === 'conflict' || standing.state === 'refused'
  return (
    <span role="status" className={`ml-2 shrink-0 text-sm max-sm:sr-only ${isBad ? 'text-bad' : 'text-ink3'}`}>
      {words[standing.state]}
    </span>
  )
}

interface ConflictNoteProps {
  saving: Saving
  onReload: () => void
  onCopy: () => void
}

/** What stands in the way of saving, and what can be done about it. */
export function ConflictNote({ saving, onReload, onCopy }: ConflictNoteProps) {
  const { standing } = useStore(saving.store, (state) => state)
  if (standing.state === 'saved' || standing.state === 'changed' || standing.state === 'saving') return null
  const hasOwn = saving.hasUnsaved()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-raise2 px-4 py-2 text-sm"
    >
      {standing.state === 'unreachable' && (
        <p className="flex-1">
          No answer comes from the server. Go on: nothing is lost while this page stays open, and it is saved as soon as
          there is a connection.
        </p>
      )}
      {standing.state === 'refused' && <p className="flex-1">{standing.why}</p>}
      {standing.state === 'conflict' && (
        <>
          <p className="min-w-60 flex-1">
            This board was changed elsewhere, in another tab or on another device.
            {hasOwn ? ' What you changed here is not saved yet.' : ''}
          </p>
          <Button size="sm" onClick={onReload}>
            Take the newer one
          </Button>
          {hasOwn && (
            <>
              <Button size="sm" onClick={onCopy}>
                Keep mine as a copy
              </Button>
              <Button size="sm" onClick={() => void saving.takeOver()}>
                Write mine over it
              </Button>
            </>
          )}
        </>
      )}
      {standing.state !== 'conflict' && (
        <Button size="sm" onClick={() => void saving.flush()}>
          Try now
        </Button>
      )}
    </div>
  )
}

/** Asks before the page is left with what cannot be saved just now; all else is saved on the way. */
export function LeaveQuestion({ saving }: { saving: Saving }) {
  const { standing } = useStore(saving.store, (state) => state)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      here.pathname !== next.pathname && (saving.isStuck() || (saving.hasUnsaved() && !navigator.onLine)),
  )
  const isConflict = standing.state === 'conflict'

  async function saveAndLeave() {
    await saving.flush()
    if (saving.hasUnsaved()) blocker.reset?.()
    else blocker.proceed?.()
  }

  function leave() {
    saving.stop()
    blocker.proceed?.()
  }

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description={
        isConflict
          ? 'This board was changed elsewhere, and what you changed here is not saved yet. Stay to keep yours as a copy, or to write it over the newer one.'
          : 'What you changed last on this board is not saved yet.'
      }
    >
      {!isConflict && (
        <Button tone="primary" onClick={() => void saveAndLeave()}>
          Save and leave
        </Button>
      )}
      <Button onClick={leave}>Leave without saving</Button>
      <Button tone="quiet" onClick={() => blocker.reset?.()}>
        Stay
      </Button>
    </Confirm>
  )
}
