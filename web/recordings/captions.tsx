import { Fragment } from 'react'
import type { Caption } from '../../contract/recordings.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'

interface CaptionsProps {
  captions: readonly Caption[]
  /** s; undefined while nothing is spoken. */
  position: number | undefined
  onSeek: (position: number) => void
}

/** What is spoken, the words of this moment apart; pressed, it is spoken from there. */
export function Captions({ captions, position, onSeek }: CaptionsProps) {
  return (
    <p className="max-w-prose text-pretty text-ink2">
      {captions.map(({ from, to, text }) => {
        const isNow = position !== undefined && position >= from && position < to
        return (
          <Fragment key={from}>
            <Press
              onClick={() => onSeek(from)}
              aria-current={isNow || undefined}
              className={classes(
                'inline rounded-sm text-left transition-colors hover:text-ink',
                isNow && 'bg-raise3 text-ink',
              )}
            >
              {text}
            </Press>{' '}
          </Fragment>
        )
      })}
    </p>
  )
}
