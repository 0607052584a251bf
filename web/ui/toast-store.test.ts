import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows one toast at a time: a new one takes the place of the one before', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(toastStore.get().shown).toMatchObject({ title: 'Second', open: true })
})

it('hides a dismissed toast at once and forgets it after 1,000,000 ms', () => {
  toast({ title: 'Generation Complete' })
  dismissToast()
  expect(toastStore.get().shown).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(toastStore.get().shown).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(toastStore.get().shown).toBeNull()
})

it('does not let the forgetting of an old toast take a new one with it', () => {
  toast({ title: 'Old' })
  dismissToast()
  vi.advanceTimersByTime(500_000)
  toast({ title: 'New' })
  vi.advanceTimersByTime(600_000)
  expect(toastStore.get().shown).toMatchObject({ title: 'New', open: true })
})
