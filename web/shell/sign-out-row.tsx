import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { explain } from '../api/api-error.ts'
import { signOut } from '../session/session.ts'
import { classes } from '../ui/classes.ts'
import { rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { toast } from '../ui/toast-store.ts'
import type { menuRow } from './use-disclosure.ts'

/** The way out, as the last row of the account's menu. */
export function SignOutRow({ row }: { row?: typeof menuRow }) {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    if (isLeaving) return
    setLeaving(true)
    signOut().catch((error: unknown) => {
      setLeaving(false)
      toast({ ...explain(error), title: 'Failed to sign out.', tone: 'bad' })
    })
  }

  return (
    <Press
      {...row}
      // Not disabled: that would take the focus out of the menu, and so close it.
      aria-disabled={isLeaving}
      onClick={leave}
      className={classes(rowLook, 'hover:bg-raise2')}
    >
      <LogOut aria-hidden className="size-4.5 text-ink3" />
      {isLeaving ? 'Signing out …' : 'Sign out'}
    </Press>
  )
}
