import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { onSingleKey } from './single-keys.ts'

/** How long typing must rest before the search is made, ms. */
const REST = 250

interface SearchFieldProps {
  /** "Search the works" */
  label: string
  /** What the address asks for. */
  value: string
  onChange: (text: string) => void
  /** What can be written, where that is not simply words. */
  placeholder?: string
}

/** Searches as one types. "/" leads to it. */
export function SearchField({ label, value, onChange, placeholder = 'Search by words' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const sent = useRef(value)

  useEffect(() => onSingleKey('/', () => input.current?.focus()), [])

  // Going back or forward changes the address: the box follows it, but not to what was typed a moment ago.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onChange(text)
    }, REST)
    return () => clearTimeout(timer)
  }, [text, onChange])

  return (
    <label className="relative min-w-0 flex-1 basis-64 sm:max-w-md">
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink3" />
      <input
        ref={input}
        type="search"
        value={text}
        maxLength={200}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
        className="h-11 w-full rounded-md border border-line-strong bg-ground pr-3 pl-10 text-base placeholder:text-ink3 hover:border-ink3"
      />
    </label>
  )
}
