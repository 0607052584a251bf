import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'

const asJson = (contents: unknown) => new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' })

/** Everything that is kept about the person, as a file. */
export function TakeAlong({ username }: { username: string }) {
  const fetchAll = useMutation({
    mutationFn: () => call('getAccountData'),
    onSuccess: (data) => saveFile(`lanternkeep-${username}.json`, asJson(data)),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  return (
    <Button busy={fetchAll.isPending} onClick={() => fetchAll.mutate()} className="justify-self-start">
      {!fetchAll.isPending && <Download aria-hidden className="size-4" />}
      Download my data
    </Button>
  )
}
