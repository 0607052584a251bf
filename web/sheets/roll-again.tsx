import { Dices } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { useDesk } from './use-sheet-desk.ts'

/** Rolls one part of the sheet again and leaves the rest as it is; its owner's. */
export function RollAgain({ part, label }: { part: string; label: string }) {
  const { canEdit, rolling, rollAgain } = useDesk()
  if (!canEdit) return null
  const isRolling = rolling.has(part)
  const says = `Roll “${label}” again`
  return (
    <button
      type="button"
      title={says}
      aria-label={says}
      aria-busy={isRolling || undefined}
      onClick={() => !isRolling && rollAgain(part, `${label} rolled again`)}
      className="sheet-again touch-target"
    >
      <Dices aria-hidden className={classes('size-4.5', isRolling && 'animate-spin')} />
    </button>
  )
}
