import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { offerUndo } from '../images/undo-delete.ts'
import { worksChanged } from '../images/works-changed.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { capital, pictures } from './use-bulk.ts'

/** Asks before everything goes: it is more than anybody can look through in the time it can be undone. */
export default function DeleteAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('deleteAllImages'),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: ({ deleted }) => {
      offerUndo(client, `${capital(pictures(deleted))} deleted`, () => call('restoreAllImages'))
      void worksChanged(client)
    },
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      onClose={onClose}
      title={count === 1 ? 'Delete your one picture?' : `Delete all ${count} of your pictures?`}
      description="The public and the private ones. For ten minutes this can be undone, then they are gone for good. The gold they cost does not come back."
    >
      <Button onClick={onClose}>Keep them</Button>
      <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        Delete all
      </Button>
    </Confirm>
  )
}
