import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from '../session/store.ts'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { dismissToast, toastStore } from './toast-store.ts'

/** How long a toast stays in sight unless somebody is reading it, ms. */
const TOAST_SHOWN = 7000

/** The one place where toasts appear. */
export function Toaster() {
  const shown = useStore(toastStore, (state) => state.shown)
  const [held, setHeld] = useState(false)
  const id = shown?.id
  const open = shown?.open ?? false

  useEffect(() => {
    if (id === undefined || !open || held) return
    const timer = setTimeout(dismissToast, TOAST_SHOWN)
    return () => clearTimeout(timer)
  }, [id, open, held])

  const Icon = shown?.tone === 'bad' ? CircleAlert : CircleCheck
  return (
    <div
      role="status"
      aria-live={shown?.tone === 'bad' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 flex justify-center sm:inset-x-auto sm:right-6 sm:bottom-6"
    >
      {shown?.open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps it in sight longer.
        <div
          key={shown.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => event.key === 'Escape' && dismissToast()}
          className="toast pointer-events-auto grid w-full max-w-sm grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-md border border-line bg-raise1 py-3 pr-1.5 pl-4 shadow-high"
        >
          {shown.tone ? (
            <Icon aria-hidden className={classes('mt-0.5 size-5', shown.tone === 'bad' ? 'text-bad' : 'text-ok')} />
          ) : (
            <span />
          )}
          <div className="grid gap-0.5">
            <p className="font-medium">{shown.title}</p>
            {shown.description && <p className="text-sm text-ink2">{shown.description}</p>}
            {shown.action && (
              <Button
                size="sm"
                className="mt-2 justify-self-start"
                onClick={() => {
                  shown.action?.perform()
                  dismissToast()
                }}
              >
                {shown.action.label}
              </Button>
            )}
          </div>
          <IconButton label="Dismiss" onClick={dismissToast} className="-my-2">
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}
