import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { MENU_HOVER_DELAY } from '../../contract/limits.ts'

/** A pointer that strays from a menu for less than this, ms, has not left it. */
const LEAVE_DELAY = 200
/** A click this soon after hovering opened the menu, ms, meant to open it and must not close it again. */
const OPENED_JUST_NOW = 500

/** Which of `count` rows a key leads to from the one at `at`, -1 being the button above them; round at both ends. */
export function rowReached(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (at === -1) return key === 'ArrowDown' ? 0 : count - 1
  return (at + (key === 'ArrowDown' ? 1 : -1) + count) % count
}

/** What makes a link or button a row of such a menu. */
export const menuRow = { 'data-menu-row': '', tabIndex: -1 } as const

/**
 * A menu under a button: opens after the hover delay, on keyboard focus and on click or touch; closes on Esc, on a
 * press elsewhere and when pointer or focus leave. Since it opens to whoever only tabs past, its rows are no stops on
 * that way: arrow keys, or Enter on the button, go in, and Tab goes on. Spread `container` on the element around both,
 * `trigger` on the button and `menuRow` on each row; `close` is for the links inside.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(0)
  const returning = useRef(false)

  function change(next: boolean) {
    clearTimeout(timer.current)
    if (next && !open) openedAt.current = performance.now()
    setOpen(next)
  }

  function later(next: boolean, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    // A pointer can have opened it while the focus is elsewhere.
    const onKeyDown = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])

  function move(key: string) {
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('[data-menu-row]') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    rows.at(rowReached(key, at, rows.length))?.focus()
  }

  return {
    open,
    close: () => change(false),
    container: {
      ref: container,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, MENU_HOVER_DELAY),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, LEAVE_DELAY),
      onBlur: (event: FocusEvent) => {
        if (!container.current?.contains(event.relatedTarget as Node | null)) change(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          change(false)
          returning.current = true
          trigger.current?.focus()
          returning.current = false
        }
        const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
        if (opens || (open && (event.key === 'Home' || event.key === 'End'))) {
          event.preventDefault()
          if (open) move(event.key)
          else change(true)
        }
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': open,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (!returning.current && event.currentTarget.matches(':focus-visible')) change(true)
      },
      onClick: (event: MouseEvent) => {
        const isByKeyboard = event.detail === 0
        if (isByKeyboard && open) {
          move('Home')
          return
        }
        const justOpened = open && performance.now() - openedAt.current < OPENED_JUST_NOW
        if (!justOpened) change(!open)
      },
    },
  }
}
