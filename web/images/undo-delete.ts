import type { QueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { toast } from '../ui/toast-store.ts'
import { worksChanged } from './works-changed.ts'

/** Tells that something was deleted, with a way to have it back: the server keeps it for ten minutes. */
export function offerUndo(client: QueryClient, title: string, restore: () => Promise<unknown>): void {
  async function undo() {
    try {
      await restore()
      toast({ title: 'Brought back', tone: 'good' })
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    }
    await worksChanged(client)
  }
  toast({ title, tone: 'good', action: { label: 'Undo', perform: () => void undo() } })
}
