import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { MENU_HOVER_DELAY } from '../../contract/limits.ts'

/** A pointer that strays from a menu for less than this, ms, has not left it. */
const LEAVE_DELAY = 200
/** A click this soon after hovering opened the menu, ms, meant to open it and must not close it again. */
const OPENED_JUST_NOW = 500

/**
 * A menu under a button: opens after the hover delay, on keyboard focus and on click or touch; closes on Esc, on a
 * press elsewhere and when pointer or focus leave. Spread `container` on the element around both, `trigger` on the
 * button; `close` is for the links inside.
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
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  function move(step: 1 | -1) {
    const items = [...(container.current?.querySelectorAll<HTMLElement>('[data-menu-row]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = at === -1 && step === -1 ? items.at(-1) : items[(at + step + items.length) % items.length]
    next?.focus()
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
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          if (open) move(event.key === 'ArrowDown' ? 1 : -1)
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
      onClick: () => {
        const justOpened = open && performance.now() - openedAt.current < OPENED_JUST_NOW
        if (!justOpened) change(!open)
      },
    },
  }
}
