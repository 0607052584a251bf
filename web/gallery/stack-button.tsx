import { Layers } from 'lucide-react'
import { Press } from '../ui/press.tsx'
import type { Stack } from './stacks.ts'

interface StackButtonProps {
  stack: Stack
  isOpen: boolean
  onToggle: () => void
}

/** How many pictures of the same request lie under a card; lays them out beside it. */
export function StackButton({ stack, isOpen, onToggle }: StackButtonProps) {
  const count = stack.others.length + 1
  const name = stack.first.title || 'Untitled'
  return (
    <Press
      aria-expanded={isOpen}
      aria-label={isOpen ? `Lay the ${count} pictures of ${name} together` : `Show all ${count} pictures of ${name}`}
      onClick={onToggle}
      className="touch-target absolute top-2 right-2 flex items-center gap-1 rounded-full border border-line bg-raise1 px-2 py-1 text-xs text-ink2 tabular hover:border-line-strong hover:text-ink"
    >
      <Layers aria-hidden className="size-3" />
      {count}
    </Press>
  )
}
