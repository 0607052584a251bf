import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** One matter of the account. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-raise1 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {description && <p className="text-sm text-ink2">{description}</p>}
      </div>
      {children}
    </section>
  )
}
