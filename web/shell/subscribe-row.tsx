import { Sparkles } from 'lucide-react'
import { userActions } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import type { menuRow } from './use-disclosure.ts'

/** The way to the subscription levels, as a row of a menu. */
export function SubscribeRow({ onFollow, row }: { onFollow: () => void; row?: typeof menuRow }) {
  function show() {
    onFollow()
    userActions.showSubscriptionTable(true)
  }
  return (
    <Press {...row} onClick={show} className={classes(rowLook, 'hover:bg-raise2')}>
      <Sparkles aria-hidden className="size-4.5 text-ink3" />
      Subscribe
    </Press>
  )
}
