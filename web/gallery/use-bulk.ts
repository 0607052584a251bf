import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkRequest, Image } from '../../contract/images.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { offerUndo } from '../images/undo-delete.ts'
import { worksChanged } from '../images/works-changed.ts'
import { toast } from '../ui/toast-store.ts'

export const pictures = (count: number) => (count === 1 ? 'one picture' : `${count} pictures`)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What has become of works whose visibility was chosen. */
const made: Readonly<Record<Visibility, string>> = {
  public: 'made public',
  unlisted: 'can be opened by link',
  private: 'made private',
}

/** Changes several of one's own works at once; `onDone` is called when the server has. */
export function useBulk(picked: readonly Image[], onDone: () => void) {
  const client = useQueryClient()
  const ids = picked.map((image) => image.id)
  const bulk = useMutation({
    mutationFn: (body: BulkRequest) => call('bulkImages', { body }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: ({ ids: changed }, asked) => {
      const what = capital(pictures(changed.length))
      if (asked.action === 'delete') {
        const restore = () => call('bulkImages', { body: { action: 'restore', ids: changed } })
        offerUndo(client, `${what} deleted`, restore)
      } else if (asked.action === 'visibility') {
        toast({ title: `${what} ${made[asked.visibility ?? 'private']}`, tone: 'good' })
      }
      onDone()
      void worksChanged(client)
    },
  })
  return {
    isBusy: bulk.isPending,
    setVisibility: (visibility: Visibility) => bulk.mutate({ action: 'visibility', ids, visibility }),
    remove: () => bulk.mutate({ action: 'delete', ids }),
  }
}
