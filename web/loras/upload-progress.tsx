import { Pause, Play, X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { bytesInWords } from './facts.ts'
import type { KeptUpload } from './kept-upload.ts'
import type { Sender, Sending } from './sending.ts'

interface ProgressProps {
  size: number
  sending: Exclude<Sending, { state: 'sent' }>
  sender: Sender
  onGiveUp: () => void
}

/** How far a file is on its way, with what can be done about it. */
export function Progress({ size, sending, sender, onGiveUp }: ProgressProps) {
  const percent = Math.floor((100 * sending.sent) / size)
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-raise1 p-4">
      <p role="status" className="text-sm text-ink2 tabular">
        {sending.state === 'sending' ? 'Sending' : sending.state === 'paused' ? 'Paused' : 'Stopped'}: {percent}%,{' '}
        {bytesInWords(sending.sent)} of {bytesInWords(size)}
      </p>
      <div
        role="progressbar"
        aria-label="Sent"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-raise3"
      >
        <div className="h-full rounded-full bg-amber transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      {sending.state === 'stopped' && (
        <p role="alert" className="text-sm text-bad">
          {sending.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {sending.state === 'sending' ? (
          <Button size="sm" onClick={() => sender.pause()}>
            <Pause aria-hidden className="size-4" />
            Pause
          </Button>
        ) : (
          <Button size="sm" onClick={() => sender.goOn()}>
            <Play aria-hidden className="size-4" />
            Go on
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onGiveUp}>
          <X aria-hidden className="size-4" />
          Give up
        </Button>
      </div>
    </div>
  )
}

/** A file that was on its way before the page was loaded anew. */
export function LeftBehind({ kept, onForget }: { kept: KeptUpload; onForget: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raise1 p-4">
      <p className="min-w-0 flex-1 basis-64 text-sm break-words">
        “{kept.name}” was on its way. Choose the same file again, and it goes on where it stopped.
      </p>
      <Button size="sm" tone="quiet" onClick={onForget}>
        Let it go
      </Button>
    </div>
  )
}
