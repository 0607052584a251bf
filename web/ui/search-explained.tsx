import { X } from 'lucide-react'
import { readSearch, type Searched, type SearchPart, withPart } from '../../contract/search-language.ts'
import { ChipButton } from './chip.tsx'
import { classes } from './classes.ts'
import { Press } from './press.tsx'

interface SearchExplainedProps {
  q: string
  /** What is searched. */
  of?: Searched
  onChange: (q: string) => void
}

/** What one part of a search asks for, to be taken out of it. */
function Part({ part, q, onChange }: SearchExplainedProps & { part: SearchPart }) {
  const isUnderstood = part.condition !== undefined
  return (
    <li className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <span
        className={classes(
          'inline-flex min-h-9 max-w-full items-center gap-2 rounded-md border py-1 pl-3 text-sm',
          isUnderstood ? 'border-line bg-raise2 text-ink2' : 'border-dashed border-bad text-ink',
        )}
      >
        <span className="min-w-0 break-words">
          <code className="mr-2 text-xs text-ink3">{part.text}</code>
          {part.says}
        </span>
        <Press
          aria-label={`Take “${part.text}” out of the search`}
          onClick={() => onChange(withPart(q, part, ''))}
          className="touch-target grid size-8 shrink-0 place-items-center rounded-sm text-ink3 hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Press>
      </span>
      {part.instead.map((other) => (
        <ChipButton key={other} onClick={() => onChange(withPart(q, part, other))}>
          <span className="text-ink3">Try</span>
          {other}
        </ChipButton>
      ))}
    </li>
  )
}

/** What a search with more than words was understood as, part by part, and what may have been meant by the rest. */
export default function SearchExplained({ q, of = 'works', onChange }: SearchExplainedProps) {
  const { parts, isPlain } = readSearch(q, of)
  if (isPlain) return null
  return (
    <ul aria-label="What the search asks for" className="flex flex-wrap gap-2">
      {parts.map((part) => (
        <Part key={part.from} part={part} q={q} onChange={onChange} />
      ))}
    </ul>
  )
}
