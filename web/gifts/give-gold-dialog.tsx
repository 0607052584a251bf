import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { AmountForm } from '../gold/amount-form.tsx'
import { userActions, useUser } from '../session/user-state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { formatGold } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'

/** Gives somebody gold, after it was asked whether that is meant. */
export default function GiveGoldDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const client = useQueryClient()
  const gold = useUser((user) => user.gold)
  return (
    <Dialog open onClose={onClose} title={`Give ${username} gold`} startsInField>
      <AmountForm
        deed="Give it"
        hint={`You have ${formatGold(gold)}. A gift cannot be taken back, and ${username} reads your note with it.`}
        confirm={(amount) => ({
          sentence: `${username} is given ${formatGold(amount)} gold, and ${formatGold(Math.max(0, gold - amount))} stay yours.`,
          deed: `Give ${formatGold(amount)} gold`,
        })}
        send={async (amount, note, idempotencyKey) => {
          const given = await call('giveGold', { params: { username }, body: { gold: amount, note }, idempotencyKey })
          userActions.setGold(given.gold)
          await refreshAnswers(client, 'listTransactions')
          toast({ tone: 'good', title: `${given.to} has your ${formatGold(given.given)} gold` })
          onClose()
        }}
      />
    </Dialog>
  )
}
