import { Suspense, useEffect } from 'react'
import { useStore } from '../state/store.ts'
import { late } from '../ui/late.ts'
import { onSingleKey } from '../ui/single-keys.ts'
import { shortcutsStore } from './shortcuts-store.ts'

const ShortcutsDialog = late(() => import('./shortcuts-dialog.tsx'))

/** Lists the keyboard's shortcuts on "?", or from the foot of the page. */
export function Shortcuts() {
  const isOpen = useStore(shortcutsStore, (state) => state.isOpen)

  useEffect(() => onSingleKey('?', () => shortcutsStore.set({ isOpen: true })), [])

  if (isOpen === undefined) return null
  return (
    <Suspense>
      <ShortcutsDialog open={isOpen} onClose={() => shortcutsStore.set({ isOpen: false })} />
    </Suspense>
  )
}
