import { CircleAlert } from 'lucide-react'

/** A refusal that concerns the whole form. */
export function FormError({ message }: { message?: string }) {
  if (!message) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-md border border-bad/50 bg-bad/8 px-3 py-2.5 text-sm text-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      {message}
    </p>
  )
}
