import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '../state/store.ts'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts'

/** How long a toast stays in sight unless somebody is reading it, ms. */
const TOAST_SHOWN = 7000
/** One with something to do stays long enough to be heard of, found and reached by keyboard. */
const TOAST_WITH_ACTION_SHOWN = 30_000

const nameOf = ({ id }: ShownToast) => `toast-${id}`

/**
 * Hands what the store shows to the library, which times, announces and removes it; and takes it back when it is gone. Straight
 * to the provider's own list: what is sent to it from outside before it listens, as this is fetched for a toast, is lost.
 */
function useShown({ add, close }: Pick<ReturnType<typeof Base.useToastManager>, 'add' | 'close'>): void {
  const shown = useStore(toastStore, (state) => state.shown)
  const name = useRef('')
  useEffect(() => {
    const next = shown?.open ? nameOf(shown) : ''
    if (next === name.current) return
    const before = name.current
    // First, or closing the one before would be taken for dismissing this one.
    name.current = next
    if (before) close(before)
    if (!shown?.open) return
    add({
      id: next,
      title: shown.title,
      description: shown.description,
      type: shown.tone,
      priority: shown.tone === 'bad' ? 'high' : 'low',
      timeout: shown.action ? TOAST_WITH_ACTION_SHOWN : TOAST_SHOWN,
      onClose: () => {
        if (name.current === next) dismissToast()
      },
      data: { shown },
    })
  }, [shown, add, close])

  const { pathname } = useLocation()
  const shownOn = useRef({ id: shown?.id, pathname })
  useEffect(() => {
    if (shownOn.current.id !== shown?.id) shownOn.current = { id: shown?.id, pathname }
    else if (shown?.goesWithPage && pathname !== shownOn.current.pathname) dismissToast()
  }, [shown, pathname])
}

function Newest() {
  const { toasts, add, close } = Base.useToastManager<{ shown: ShownToast }>()
  useShown({ add, close })
  const toast = toasts.find(({ transitionStatus }) => transitionStatus !== 'ending')
  if (!toast?.data) return null
  const { tone, action, description } = toast.data.shown
  const Icon = tone === 'bad' ? CircleAlert : CircleCheck
  return (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'right']}
      className="toast pointer-events-auto rounded-md border border-line bg-raise1 text-ink shadow-high focus-visible:outline-2 focus-visible:outline-accent"
    >
      <Base.Content className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 py-3 pr-1.5 pl-4">
        {tone === 'good' || tone === 'bad' ? (
          <Icon aria-hidden className={classes('mt-0.5 size-5', tone === 'bad' ? 'text-bad' : 'text-ok')} />
        ) : (
          <span />
        )}
        <div className="grid min-w-0 gap-0.5">
          <Base.Title render={<p />} className="font-medium" />
          {description && <Base.Description className="text-sm wrap-anywhere text-ink2" />}
          {action && (
            <Button
              size="sm"
              className="mt-2 justify-self-start"
              onClick={() => {
                // First: what it performs may have something to say itself.
                dismissToast()
                action.perform()
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <Base.Close
          render={
            <IconButton label="Dismiss" className="-my-2">
              <X aria-hidden />
            </IconButton>
          }
        />
      </Base.Content>
    </Base.Root>
  )
}

/** Where every toast appears: below the header and what a page keeps under it, at the right, on a phone from side to side. */
export default function Toasts() {
  return (
    <Base.Provider limit={1}>
      <Base.Viewport className="below-page-head fixed right-4 z-29 w-[min(24rem,calc(100vw-2rem))] outline-none">
        <Newest />
      </Base.Viewport>
    </Base.Provider>
  )
}
