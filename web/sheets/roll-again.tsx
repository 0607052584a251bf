import { Dices } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/dialog.tsx'
import { Press } from '../ui/press.tsx'
import { useDesk } from './use-sheet-desk.ts'

/** Asks what becomes of the person's own words in a part that is rolled again. */
export function RollQuestionView() {
  const { rollQuestion } = useDesk()
  // It fades away with the words it was asked in.
  const [asked, setAsked] = useState(rollQuestion)
  if (rollQuestion && rollQuestion !== asked) setAsked(rollQuestion)
  const { label = '', fields = 1, answer, leave } = asked ?? {}
  const isOne = fields === 1
  return (
    <Confirm
      open={rollQuestion !== undefined}
      onClose={() => leave?.()}
      title={`Roll “${label}” again?`}
      description={`${isOne ? 'One field in it was' : `${fields} fields in it were`} changed by hand. Keep ${
        isOne ? 'it as you wrote it' : 'them as you wrote them'
      }, or roll ${isOne ? 'it' : 'them'} again with the rest? Either can be undone.`}
    >
      <Button tone="primary" onClick={() => answer?.(false)}>
        Keep mine
      </Button>
      <Button onClick={() => answer?.(true)}>Replace {isOne ? 'it' : 'them'}</Button>
    </Confirm>
  )
}

/** Rolls one part of the sheet again and leaves the rest as it is, while its owner changes it. */
export function RollAgain({ part, label }: { part: string; label: string }) {
  const { isEditing, rolling, rollAgain } = useDesk()
  if (!isEditing) return null
  const isRolling = rolling.has(part)
  const says = `Roll “${label}” again`
  return (
    <Press
      title={says}
      aria-label={says}
      aria-busy={isRolling || undefined}
      onClick={() => !isRolling && rollAgain(part, label)}
      className="sheet-again touch-target"
    >
      <Dices aria-hidden className={classes('size-4.5', isRolling && 'animate-spin')} />
    </Press>
  )
}
