import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { hiddenBy, placeFor, seenBeside } from './toast-place.ts'
import { dismissToast, type ShownToast } from './toast-store.ts'

/** How long a toast stays in sight unless somebody is reading it, ms. */
const TOAST_SHOWN = 7000
/** One with something to do stays long enough to be heard of, found and reached by keyboard. */
const TOAST_WITH_ACTION_SHOWN = 30_000

/** px that stay free beside it, and below the header. */
const MARGIN = 16
/** How often it looks whether the page has put something under it meanwhile, ms: a list that came, a result, another page. */
const LOOK_AGAIN = 400

/** Keeps a box where it lies over nothing that can be pressed; it stays where it is while it is held. */
function useFreePlace(isHeld: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || isHeld) return
    function place(element: HTMLElement) {
      const { clientWidth, clientHeight } = document.documentElement
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const room = {
        left: MARGIN,
        top: Math.max(0, header) + MARGIN,
        right: clientWidth - MARGIN,
        bottom: clientHeight - MARGIN,
      }
      const seen = seenBeside(element)
      const now = element.getBoundingClientRect()
      const isInside = now.right <= clientWidth && now.bottom <= clientHeight
      if (element.style.top && isInside && hiddenBy(now, seen.controls) === 0) return
      const { left, top } = placeFor({ width: element.offsetWidth, height: element.offsetHeight }, room, seen)
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    const again = () => place(element)
    again()
    const timer = setInterval(again, LOOK_AGAIN)
    window.addEventListener('resize', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', again)
    }
  }, [isHeld])
  return box
}

export default function Toast({ title, description, tone, action, goesWithPage }: ShownToast) {
  const [isHeld, setHeld] = useState(false)
  const hasAction = action !== undefined
  const box = useFreePlace(isHeld)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, hasAction ? TOAST_WITH_ACTION_SHOWN : TOAST_SHOWN)
    return () => clearTimeout(timer)
  }, [isHeld, hasAction])

  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (goesWithPage && pathname !== shownOn.current) dismissToast()
  }, [goesWithPage, pathname])

  const Icon = tone === 'bad' ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps it in sight longer.
    <div
      ref={box}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast()}
      className="toast pointer-events-auto absolute grid w-max max-w-[min(24rem,calc(100vw-2rem))] grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-md border border-line bg-raise1 py-3 pr-1.5 pl-4 text-ink shadow-high"
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
