import { FlaskConical } from 'lucide-react'

/** Says on every page of the test checkout what it is. */
export function TestNote() {
  return (
    <p className="flex items-center gap-3 rounded-md border border-line-strong bg-raise2 px-4 py-3 font-medium text-ink">
      <FlaskConical aria-hidden className="size-5 shrink-0" />
      Test: no money is paid
    </p>
  )
}
