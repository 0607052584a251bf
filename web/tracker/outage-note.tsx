import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { useTracker, useTrackerState } from './provider.tsx'
import { outageSentence } from './tracker.ts'

const SECOND = 1000

/** Whole seconds until a moment, counted down; 0 once it is there. */
function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [moment])
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / SECOND))
}

function NextTry({ at }: { at: number | null }) {
  const seconds = useSecondsUntil(at)
  return <>{seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again now.'}</>
}

/** While the server is out of reach: that it is, what becomes of the work, and when it is tried again. */
export function OutageNote({ className }: { className?: string }) {
  const tracker = useTracker()
  const outage = useTrackerState((state) => state.outage)
  if (!outage) return null
  return (
    <div
      className={classes(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-md border border-bad/60 bg-raise1 p-4 text-sm text-ink shadow-low',
        className,
      )}
    >
      <CloudOff aria-hidden className="size-5 text-bad" />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">The connection to the server is lost</p>
        <p className="text-ink2">{outageSentence}</p>
        {/* Read out each second it would be a nuisance. */}
        <p aria-live="off" className="text-ink2 tabular">
          <NextTry at={outage.nextTryAt} />
        </p>
        <Button size="sm" className="mt-2" onClick={() => tracker.hurry()}>
          Try now
        </Button>
      </div>
    </div>
  )
}
