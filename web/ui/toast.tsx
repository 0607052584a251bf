import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { dismissToast, type ShownToast } from './toast-store.ts'

/** How long a toast stays in sight unless somebody is reading it, ms. */
const TOAST_SHOWN = 7000
/** One with something to do stays long enough to be heard of, found and reached by keyboard. */
const TOAST_WITH_ACTION_SHOWN = 30_000

export default function Toast({ title, description, tone, action }: ShownToast) {
  const [isHeld, setHeld] = useState(false)
  const hasAction = action !== undefined

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, hasAction ? TOAST_WITH_ACTION_SHOWN : TOAST_SHOWN)
    return () => clearTimeout(timer)
  }, [isHeld, hasAction])

  const Icon = tone === 'bad' ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps it in sight longer.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast()}
      className="toast pointer-events-auto grid w-full max-w-sm grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-md border border-line bg-raise1 py-3 pr-1.5 pl-4 text-ink shadow-high"
    >
      {tone === 'good' || tone === 'bad' ? (
        <Icon aria-hidden className={classes('mt-0.5 size-5', tone === 'bad' ? 'text-bad' : 'text-ok')} />
      ) : (
        <span />
      )}
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">{title}</p>
        {description && <p className="text-sm wrap-anywhere text-ink2">{description}</p>}
        {action && (
          <Button
            size="sm"
            className="mt-2 justify-self-start"
            onClick={() => {
              action.perform()
              dismissToast()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={dismissToast} className="-my-2">
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
