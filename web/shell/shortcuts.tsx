import { lazy, Suspense, useEffect, useState } from 'react'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** Whether keys go into what is being typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Lists the keyboard's shortcuts on "?". */
export function Shortcuts() {
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (isOpen === undefined) return null
  return (
    <Suspense>
      <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
