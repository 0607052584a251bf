import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from './classes.ts'
import { Press } from './press.tsx'

interface FoldProps {
  label: string
  /** What is set within, in a line. */
  summary: string
  children: ReactNode
}

/** Fields that have a good answer already: folded away on a phone, so that words and button stay close. */
export function Fold({ label, summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const within = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = within
    // A number out of bounds in a folded field could not be pointed at: the form would not go off, and not say why.
    const open = () => flushSync(() => setOpen(true))
    current?.addEventListener('invalid', open, true)
    return () => current?.removeEventListener('invalid', open, true)
  }, [])

  return (
    <div>
      <Press
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-md border border-line bg-raise1 px-4 py-2 text-left hover:border-line-strong lg:hidden"
      >
        <span className="grid min-w-0">
          <span className="text-sm font-medium">{label}</span>
          <span className="truncate text-xs text-ink3">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          className={classes('size-5 shrink-0 text-ink3 transition-transform', isOpen && 'rotate-180')}
        />
      </Press>
      <div ref={within} id={id} className={classes('grid grid-cols-1 gap-6', isOpen ? 'max-lg:pt-6' : 'max-lg:hidden')}>
        {children}
      </div>
    </div>
  )
}
