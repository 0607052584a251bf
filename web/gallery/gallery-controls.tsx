import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChoiceChips } from '../ui/chip.tsx'
import { onSingleKey } from '../ui/single-keys.ts'
import type { GalleryView } from './queries.ts'

/** How long typing must rest before the search is made, ms. */
const REST = 250

const sorts = [
  { value: 'new' as const, label: 'Newest' },
  { value: 'top' as const, label: 'Top' },
]

interface GalleryControlsProps {
  view: GalleryView
  onChange: (changes: Partial<GalleryView>) => void
  /** More to choose by. */
  children?: ReactNode
}

/** Search as one types, and the order. "/" leads to the search. */
export function GalleryControls({ view, onChange, children }: GalleryControlsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(view.q)
  const sent = useRef(view.q)

  useEffect(() => onSingleKey('/', () => input.current?.focus()), [])

  // Going back or forward changes the address: the box follows it, but not to what was typed a moment ago.
  useEffect(() => {
    if (view.q === sent.current) return
    sent.current = view.q
    setText(view.q)
  }, [view.q])

  useEffect(() => {
    if (text === view.q) return
    const timer = setTimeout(() => {
      sent.current = text
      onChange({ q: text })
    }, REST)
    return () => clearTimeout(timer)
  }, [text, view.q, onChange])

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
        onChange={(sort) => onChange({ sort })}
      />
      {children}
    </search>
  )
}
