import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import type { Caption } from '../../contract/recordings.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'

interface CaptionsProps {
  captions: readonly Caption[]
  /** s; undefined while nothing is spoken. */
  position: number | undefined
  onSeek: (position: number) => void
}

/** What is spoken, the words of this moment apart; pressed, it is spoken from there. One stop of the Tab key: arrows lead on. */
export function Captions({ captions, position, onSeek }: CaptionsProps) {
  const line = useRef<HTMLParagraphElement>(null)
  /** The one that the Tab key comes to; arrows lead from it to the others. */
  const [chosen, setChosen] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    const last = captions.length - 1
    const ways: Record<string, number> = {
      ArrowRight: chosen + 1,
      ArrowDown: chosen + 1,
      ArrowLeft: chosen - 1,
      ArrowUp: chosen - 1,
      Home: 0,
      End: last,
    }
    const way = ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    const next = Math.min(last, Math.max(0, way))
    setChosen(next)
    line.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <p ref={line} onKeyDown={onKeyDown} className="max-w-prose text-pretty text-ink2">
      {captions.map(({ from, to, text }, n) => {
        const isNow = position !== undefined && position >= from && position < to
        return (
          <Fragment key={from}>
            <Press
              tabIndex={n === Math.min(chosen, captions.length - 1) ? 0 : -1}
              onFocus={() => setChosen(n)}
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
