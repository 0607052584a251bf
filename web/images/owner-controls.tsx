import { Pencil, ShieldAlert, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import type { useImageActions } from './use-image-actions.ts'

const WordsDialog = late(() => import('./words-dialog.tsx'))

export interface OwnerControlsProps {
  image: Image
  actions: ReturnType<typeof useImageActions>
}

/** What only its owner can do with a picture. */
export function OwnerControls({ image, actions }: OwnerControlsProps) {
  const [isRenaming, setRenaming] = useState(false)

  return (
    <section aria-label="Your picture" className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
      <Button size="sm" onClick={() => setRenaming(true)}>
        <Pencil aria-hidden className="size-4" />
        Edit words
      </Button>
      <VisibilitySelect isInBar value={image.visibility} onChange={actions.setVisibility} />
      <Button size="sm" onClick={actions.toggleNsfw}>
        <ShieldAlert aria-hidden className="size-4" />
        {image.isNsfw ? 'Remove NSFW mark' : 'Mark as NSFW'}
      </Button>
      {/* No question first: it can be undone. */}
      <Button size="sm" tone="quiet" busy={actions.isRemoving} onClick={() => void actions.remove('/my-gallery')}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
      {isRenaming && (
        <Suspense>
          <WordsDialog image={image} actions={actions} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </section>
  )
}
