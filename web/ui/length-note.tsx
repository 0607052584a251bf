import type { Length } from './length.ts'
import { Press } from './press.tsx'

/** Longest piece of what is over that is quoted, characters. */
const QUOTED = 60

interface LengthNoteProps {
  length: Length
  /** Selects a part of the field's text and shows it. */
  onSelect: (from: number, to: number) => void
}

/**
 * Beside a field, once its text comes near the limit: how much of it is used, and what is over. Only that it is too long is called out; a count that changes with every letter would drown the letters.
 */
export function LengthNote({ length, onSelect }: LengthNoteProps) {
  const { count, max, isNear, over } = length
  if (!isNear) return null
  const [used, most] = [count, max].map((number) => number.toLocaleString('en-GB'))
  return (
    <div className="grid gap-1 text-sm">
      <p className={over ? 'tabular text-bad' : 'tabular text-ink3'}>
        {used} of {most}
        <span className="sr-only"> characters</span>
      </p>
      {over && (
        <>
          <p role="alert" className="text-bad">
            Too long: {most} characters are the most. Nothing has been cut off.
          </p>
          <p className="break-words text-ink2">
            Over: <mark className="bg-bad/25 text-ink">{over.words.slice(0, QUOTED).replace(/^[\s,.;:]+/, '')}</mark>
            {over.words.length > QUOTED && '… '}{' '}
            <Press
              className="touch-target rounded-sm underline underline-offset-4"
              onClick={() => onSelect(over.from, over.to)}
            >
              Select it
            </Press>
          </p>
        </>
      )}
    </div>
  )
}
