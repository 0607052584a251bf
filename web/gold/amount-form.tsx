import { type ReactNode, useState } from 'react'
import { GIFT_NOTE_MAX, GIVEN_MIN } from '../../contract/giving-facts.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'

interface AmountFormProps {
  /** What the button says. */
  deed: string
  hint?: ReactNode
  /** What is said before it is done, and the button that then does it; left out: it is done at once. */
  confirm?: (gold: number) => { sentence: string; deed: string }
  /** Moves the gold; throws when it is refused. The key stays the same until it has succeeded. */
  send: (gold: number, note: string, idempotencyKey: string) => Promise<void>
}

/** Gold as somebody types it, with a full stop or a comma; undefined: not an amount that can be moved. */
export function goldTyped(text: string): number | undefined {
  if (!/^\d{1,7}([.,]\d{1,3})?$/.test(text.trim())) return undefined
  const gold = Number(text.trim().replace(',', '.'))
  return gold >= GIVEN_MIN ? gold : undefined
}

/** An amount and a note, and the gold is moved once, however often the button is pressed. */
export function AmountForm({ deed, hint, confirm, send }: AmountFormProps) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const gold = goldTyped(text)
  const asks = confirm !== undefined && gold !== undefined ? confirm(gold) : undefined
  const { errors, busy, form } = useSubmit(
    () => (gold === undefined ? { form: `Say how much, from ${formatGold(GIVEN_MIN)} gold on.` } : {}),
    async () => {
      if (gold === undefined) return
      if (asks && !isAsked) return setAsked(true)
      setAsked(false)
      await send(gold, note.trim(), key)
      setKey(crypto.randomUUID())
      setText('')
      setNote('')
    },
  )
  // What is asked for is something else now: an answer to the old question must not stand for it.
  function typed(change: () => void) {
    change()
    setAsked(false)
    setKey(crypto.randomUUID())
  }
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label="Gold"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => typed(() => setText(event.target.value))}
        />
        <TextField
          label="Note"
          maxLength={GIFT_NOTE_MAX}
          value={note}
          placeholder="If you like"
          onChange={(event) => typed(() => setNote(event.target.value))}
        />
      </div>
      {hint && <p className="text-sm text-ink2">{hint}</p>}
      {isAsked && asks ? (
        <div role="alert" className="grid gap-3 rounded-md border border-line-strong p-4">
          <p>{asks.sentence}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="primary" busy={busy}>
              {asks.deed}
            </Button>
            <Button onClick={() => setAsked(false)}>Not now</Button>
          </div>
        </div>
      ) : (
        <Button type="submit" tone="primary" busy={busy} className="justify-self-start">
          {deed}
        </Button>
      )}
    </form>
  )
}
