import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button, IconButton } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'
import { type SheetDesk, useDesk } from './use-sheet-desk.ts'

/** Undo and redo: of what is saved while the sheet is read, of what is being typed while it is changed. */
export function StepButtons() {
  const desk = useDesk()
  return (
    <div className="flex">
      <IconButton
        label={desk.undo ? `Undo: ${desk.undo}` : 'Undo'}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!desk.undo}
        onClick={desk.stepBack}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={desk.redo ? `Redo: ${desk.redo}` : 'Redo'}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!desk.redo}
        onClick={desk.stepForward}
      >
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  )
}

const counted = (many: number, one: string) => (many === 1 ? `one ${one}` : `${many} ${one}s`)

function lossText({ fields, rolls }: NonNullable<SheetDesk['loss']>): string {
  const lost = [
    ...(fields > 0 ? [`${counted(fields, 'change')} to its words`] : []),
    ...(rolls > 0 ? [`${counted(rolls, 'part')} rolled again`] : []),
  ]
  const text = lost.join(' and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} will be undone.`
}

/** Asks before what was changed is given up. */
function LossQuestion() {
  const { loss, discard, goOn } = useDesk()
  // It fades away with the words it was asked in.
  const [asked, setAsked] = useState(loss)
  if (loss && (loss.fields !== asked?.fields || loss.rolls !== asked.rolls)) setAsked(loss)
  return (
    <Confirm
      open={loss !== undefined}
      onClose={goOn}
      title="Give up your changes?"
      description={asked ? lossText(asked) : ''}
    >
      <Button tone="primary" onClick={goOn}>
        Keep editing
      </Button>
      <Button onClick={() => void discard()}>Give up changes</Button>
    </Confirm>
  )
}

/** Asks before the page is left with what is not saved. */
function LeaveQuestion() {
  const { save, discard, unsaved } = useDesk()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => here.pathname + here.search !== next.pathname + next.search,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  async function leave(how: () => Promise<void>) {
    await how()
    blocker.proceed?.()
  }

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description={`${unsaved === 1 ? 'One change is' : `${unsaved} changes are`} not saved yet.`}
    >
      <Button tone="primary" onClick={() => void leave(save)}>
        Save and leave
      </Button>
      <Button onClick={() => void leave(discard)}>Leave without saving</Button>
      <Button tone="quiet" onClick={() => blocker.reset?.()}>
        Stay
      </Button>
    </Confirm>
  )
}

/** In sight while the sheet is changed: how much is not saved, and the ways back to reading. */
export function EditBar() {
  const { isEditing, unsaved, isSaving, save, cancel } = useDesk()
  if (!isEditing) return null
  return (
    <>
      <section
        aria-label="Editing"
        data-page-head=""
        className="sticky top-18 z-20 mx-auto flex w-full max-w-[68rem] flex-wrap items-center gap-x-2 rounded-lg border border-line-strong bg-raise1 py-1.5 pr-2 pl-4 shadow-high max-sm:justify-end max-sm:pl-2 print:hidden"
      >
        <p
          role="status"
          className="min-w-0 flex-1 text-sm text-ink2 max-sm:flex-none max-sm:basis-full max-sm:px-2 max-sm:pb-1 max-sm:text-xs"
        >
          {unsaved === 0
            ? 'Press words to change them'
            : unsaved === 1
              ? 'One change not saved'
              : `${unsaved} changes not saved`}
        </p>
        <span className="max-sm:mr-auto">
          <StepButtons />
        </span>
        <Button onClick={cancel} aria-keyshortcuts="Escape">
          Cancel
        </Button>
        <Button tone="primary" busy={isSaving} onClick={() => void save()} aria-keyshortcuts="Control+S">
          Save
        </Button>
      </section>
      <LossQuestion />
      {unsaved > 0 && <LeaveQuestion />}
    </>
  )
}
