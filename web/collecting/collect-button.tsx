import { BookmarkPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CollectedKind } from '../../contract/collection-facts.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.ts'

const CollectDialog = late(() => import('../collections/collect-dialog.tsx'))

interface CollectButtonProps {
  kind: CollectedKind
  id: string
  size?: 'sm' | 'md'
}

/**
 * Puts a work into collections of one's own, or takes it out of them. It comes with its page: a late one would push its
 * neighbours from under a press.
 */
export function CollectButton({ kind, id, size }: CollectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => requireLogin(() => setOpen(true))}>
        <BookmarkPlus aria-hidden className="size-4" />
        Collect
      </Button>
      {isOpen && (
        <Suspense>
          <CollectDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
