import type { ReactNode } from 'react'
import { explain } from '../api/api-error.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Glyph } from './glyph.tsx'

interface StateProps {
  title: string
  description: ReactNode
  /** The first step out of this state. */
  action?: ReactNode
  /** A drawing above the words. */
  picture?: ReactNode
  className?: string
}

function State({ title, description, action, picture, className }: StateProps) {
  return (
    <div
      className={classes(
        'mx-auto grid max-w-md grid-cols-1 justify-items-center gap-2 rounded-lg border border-line bg-raise1 px-6 py-10 text-center',
        className,
      )}
    >
      {picture}
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-full break-words text-ink2">{description}</p>
      {action && <div className="mt-4 flex max-w-full flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

/** Nothing here yet: says what will be, and offers the first step. */
export function EmptyState(props: StateProps) {
  return <State {...props} />
}

interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  busy?: boolean
  className?: string
}

/** What was attempted, why it did not work, and a way to try again. */
export function ErrorState({ error, onRetry, busy, className }: ErrorStateProps) {
  const { title, description } = explain(error)
  return (
    <div role="alert">
      <State
        title={title}
        description={description}
        className={className}
        action={
          <Button onClick={onRetry} busy={busy}>
            {!busy && <Glyph name="rotate" className="size-4" />}
            Try again
          </Button>
        }
      />
    </div>
  )
}
