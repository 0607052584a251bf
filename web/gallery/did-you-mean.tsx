import { useInfiniteQuery } from '@tanstack/react-query'
import type { publicWorks } from '../images/works.ts'
import { Button } from '../ui/button.tsx'

interface DidYouMeanProps {
  /** The search that found nothing. */
  query: ReturnType<typeof publicWorks>
  onChoose: (q: string) => void
}

/** The way to what a search that found nothing may have meant, where works have words like it. */
export function DidYouMean({ query, onChoose }: DidYouMeanProps) {
  const meant = useInfiniteQuery(query).data?.pages[0]?.didYouMean
  if (!meant) return null
  return (
    <Button tone="primary" className="max-w-full shrink" onClick={() => onChoose(meant)}>
      <span className="truncate">Did you mean “{meant}”?</span>
    </Button>
  )
}

/** What to say of a search that nothing answers. */
export function missed(q: string, what: string): string {
  return /[\p{L}\p{N}]/u.test(q)
    ? `${what} have the words “${q}”. Try fewer, or others.`
    : `“${q}” has no word in it to look for. Try a word or two.`
}
