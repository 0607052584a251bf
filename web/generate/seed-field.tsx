import { Dices, Lock, LockOpen } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../ui/button.tsx'
import { type ImageForm, SEED_MAX, seedFrom } from './form.ts'

interface SeedFieldProps {
  form: Pick<ImageForm, 'seed' | 'seedLocked'>
  onChange: (change: Pick<ImageForm, 'seed' | 'seedLocked'>) => void
  /** What it is the seed of. */
  what?: string
}

/** The seed: re-rolled for every picture unless it is locked. */
export function SeedField({ form, onChange, what = 'picture' }: SeedFieldProps) {
  const id = useId()
  const { seed, seedLocked } = form
  const roll = () => onChange({ seed: Math.floor(Math.random() * (SEED_MAX + 1)), seedLocked: true })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Seed
      </label>
      <div className="flex gap-1">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          maxLength={10}
          value={seed ?? ''}
          placeholder="Drawn for you"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const { value } = event.target
            if (value === '') onChange({ seed: null, seedLocked: false })
            else if (seedFrom(value) !== null) onChange({ seed: seedFrom(value), seedLocked: true })
          }}
          className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-ground px-3 text-base tabular text-ink placeholder:text-ink3 hover:border-ink3"
        />
        <IconButton label="Roll a new seed" onClick={roll}>
          <Dices aria-hidden />
        </IconButton>
        <IconButton
          label={seedLocked ? `Seed locked: the same ${what} every time` : 'Lock this seed'}
          aria-pressed={seedLocked}
          disabled={seed === null}
          onClick={() => onChange({ seed, seedLocked: !seedLocked })}
          className={seedLocked ? 'text-accent' : undefined}
        >
          {seedLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </IconButton>
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink3">
        {seedLocked ? `The same words and seed make the same ${what}.` : `A new one is drawn for every ${what}.`}
      </p>
    </div>
  )
}
