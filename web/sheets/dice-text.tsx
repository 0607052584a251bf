import { Fragment } from 'react'
import { Press } from '../ui/press.tsx'
import { piecesOf } from './dice.ts'
import { roll } from './rolls.ts'

interface DiceTextProps {
  text: string
  /** What the dice are rolled for. */
  label: string
  /** A modifier alone is a d20, as in a creature's block. */
  checks?: boolean
}

/** A text whose dice can be pressed. */
export function DiceText({ text, label, checks }: DiceTextProps) {
  return piecesOf(text, { checks }).map(({ text: words, dice }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
    <Fragment key={index}>
      {dice ? (
        <Press title={`Roll ${words}`} className="sheet-dice" onClick={() => roll(dice, label)}>
          {words}
        </Press>
      ) : (
        words
      )}
    </Fragment>
  ))
}
