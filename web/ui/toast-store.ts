import { TOAST_REMOVE_DELAY } from '../../contract/limits.ts'
import { createStore } from '../state/store.ts'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'plain' | 'good' | 'bad'
  /** One thing the person can do about it. */
  action?: { label: string; perform: () => void }
  /** It speaks of what is on this page, and is of no use on the next. */
  goesWithPage?: boolean
}

export interface ShownToast extends ToastMessage {
  id: number
  open: boolean
}

export const toastStore = createStore<{ shown: ShownToast | null }>({ shown: null })

let count = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast in place of the one before; only one is ever on screen. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal)
  count += 1
  toastStore.set({ shown: { ...message, id: count, open: true } })
}

/** Hides the toast; it is kept for a while so that it can fade, then forgotten. */
export function dismissToast(): void {
  const { shown } = toastStore.get()
  if (!shown?.open) return
  toastStore.set({ shown: { ...shown, open: false } })
  removal = setTimeout(() => toastStore.set({ shown: null }), TOAST_REMOVE_DELAY)
}
