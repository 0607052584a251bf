import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { Change, Terms } from './changes.ts'
import { refreshShop } from './use-shop.ts'

/** What is done once it is confirmed. */
export type Act =
  | { name: 'changeSubscription'; body: Terms }
  | { name: 'cancelSubscription' }
  | { name: 'resumeSubscription' }

const perform = (act: Act) =>
  act.name === 'changeSubscription' ? call('changeSubscription', { body: act.body }) : call(act.name)

/** Does something to the subscription, and shows the shop as it is then; goes to where a payment is to be confirmed. */
export function useChange(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: perform,
    onSuccess: async ({ url }) => {
      if (url) {
        window.location.assign(url)
        return
      }
      await refreshShop(client)
      onDone?.()
    },
    // A part of it may have been done.
    onError: () => refreshShop(client),
  })
}

interface ChangeDialogProps {
  change: Change
  act: Act
  onClose: () => void
}

/** Says what becomes of the money, the gold and the level before it is done. */
export function ChangeDialog({ change, act, onClose }: ChangeDialogProps) {
  const doing = useChange(() => {
    toast({ title: 'Your subscription is changed', tone: 'good' })
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={change.title}>
      <div className="grid gap-3 text-sm text-ink2">
        {change.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {doing.isError && (
        <p role="alert" className="text-sm text-bad">
          {explain(doing.error).description}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Leave it as it is</Button>
        <Button
          tone={act.name === 'cancelSubscription' ? 'danger' : 'primary'}
          busy={doing.isPending}
          onClick={() => doing.mutate(act)}
        >
          {change.button}
        </Button>
      </div>
    </Dialog>
  )
}
