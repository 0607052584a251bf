import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { callQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.ts'

const DeleteAllDialog = late(() => import('./delete-all-dialog.tsx'))

/** Deletes everything the person has, after saying how much that is. */
export function DeleteAll() {
  const [isAsking, setAsking] = useState(false)
  const all = useQuery(callQuery('myImages', { query: { limit: 1 } }))
  const count = all.data?.totalCount ?? 0
  if (count === 0) return null
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        Delete all
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteAllDialog count={count} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
