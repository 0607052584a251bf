import { Dices, X } from 'lucide-react'
import { useStore } from '../state/store.ts'
import { IconButton } from '../ui/button.tsx'
import { diceText } from './dice.ts'
import { clearRolls, type LoggedRoll, rollStore, rollText } from './rolls.ts'

function facesText({ faces, dice }: LoggedRoll): string {
  const shown = faces.length > 12 ? `${faces.slice(0, 12).join(' + ')} …` : faces.join(' + ')
  const bonus = dice.bonus === 0 ? '' : dice.bonus > 0 ? ` + ${dice.bonus}` : ` − ${-dice.bonus}`
  return dice.count > 1 || bonus ? `${shown}${bonus}` : ''
}

/** What was rolled, newest first, in a corner; read out as it falls. */
export function RollLog() {
  const rolls = useStore(rollStore, (state) => state.rolls)
  const [last, ...before] = rolls
  return (
    <>
      <p role="status" className="sr-only">
        {last && rollText(last)}
      </p>
      {last && (
        <section
          aria-label="Dice rolled"
          className="above-page-foot fixed left-4 z-30 grid w-60 gap-1 rounded-md border border-line bg-raise1 p-3 pr-2 text-ink shadow-high print:hidden"
        >
          <div className="flex items-start gap-3">
            <Dices aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
            <div key={last.id} className="menu-opens grid min-w-0 flex-1">
              <span className="truncate text-xs text-ink3">
                {last.label ? `${last.label} · ` : ''}
                {diceText(last.dice)}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <strong className="font-serif text-2xl font-semibold tabular">
                  {last.total.toLocaleString('en-GB')}
                </strong>
                <span className="min-w-0 text-xs break-words text-ink3 tabular">{facesText(last)}</span>
              </span>
            </div>
            <IconButton label="Clear the dice" className="-my-1.5" onClick={clearRolls}>
              <X aria-hidden />
            </IconButton>
          </div>
          {before.length > 0 && (
            <ol className="max-h-24 overflow-y-auto border-t border-line pt-1.5 text-xs text-ink3 tabular">
              {before.map((roll) => (
                <li key={roll.id} className="flex justify-between gap-3 pr-2">
                  <span className="truncate">
                    {roll.label ? `${roll.label} · ` : ''}
                    {diceText(roll.dice)}
                  </span>
                  <span className="text-ink2">{roll.total.toLocaleString('en-GB')}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  )
}
