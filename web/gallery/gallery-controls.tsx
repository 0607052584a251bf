import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChoiceChips } from '../ui/chip.tsx'
import type { GalleryView } from './queries.ts'

/** How long typing must rest before the search is made, ms. */
const REST = 250

const sorts = [
  { value: 'new' as const, label: 'Newest' },
  { value: 'top' as const, label: 'Top' },
]

interface GalleryControlsProps {
  view: GalleryView
  onChange: (view: GalleryView) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Search as one types, and the order. "/" leads to the search. */
export function GalleryControls({ view, onChange }: GalleryControlsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(view.q)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  // Going back or forward changes the address: the box follows it.
  useEffect(() => setText(view.q), [view.q])

  useEffect(() => {
    if (text === view.q) return
    const timer = setTimeout(() => onChange({ ...view, q: text }), REST)
    return () => clearTimeout(timer)
  }, [text, view, onChange])

  return (
    <search className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <label className="relative min-w-0 flex-1 basis-64 sm:max-w-md">
        <span className="sr-only">Search the works</span>
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink3" />
        <input
          ref={input}
          type="search"
          value={text}
          maxLength={200}
          placeholder="Search by words"
          aria-keyshortcuts="/"
          onChange={(event) => setText(event.target.value)}
          className="h-11 w-full rounded-md border border-line-strong bg-ground pr-3 pl-10 text-base placeholder:text-ink3 hover:border-ink3"
        />
      </label>
      <ChoiceChips
        label="Order"
        hideLabel
        name="gallery-sort"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ ...view, sort })}
      />
    </search>
  )
}
