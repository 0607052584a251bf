import { useQueryClient } from '@tanstack/react-query'
import { Download, Link as LinkIcon, Lock, Shuffle, SquareStack, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { categoryOf, ofPeople } from '../../contract/categories.ts'
import type { Image, Variation } from '../../contract/images.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { downloadAddress } from '../images/download.ts'
import { offerUndo } from '../images/undo-delete.ts'
import { worksChanged } from '../images/works-changed.ts'
import { IconButton } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Cost } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'

export interface TileDeeds {
  onKeepSeed: (image: Image) => void
  onSamePerson: (image: Image) => void
  onVary: (image: Image, strength: Variation['strength']) => void
  /** The picture as it is now; null once it is deleted. */
  onChange: (id: string, image: Image | null) => void
}

interface TileActionsProps extends TileDeeds {
  image: Image
  /** Gold for one variation; undefined where the style is not on offer any more. */
  price: number | undefined
}

/** What can be done with a picture that was made just now; all of it in sight, for every hand. */
export function TileActions({ image, price, onKeepSeed, onSamePerson, onVary, onChange }: TileActionsProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const params = { id: image.id }
  const category = categoryOf(image.type)
  // A seed that a little variation can start from is the built-in engine's own.
  const isPerson = price !== undefined && image.seed !== null && category !== undefined && ofPeople(category)
  const name = image.title || 'the picture'

  async function changed(send: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await send()
      await worksChanged(client)
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  const setVisibility = (visibility: Visibility) =>
    changed(async () => onChange(image.id, await call('setVisibility', { params, body: { visibility } })))

  const remove = () =>
    changed(async () => {
      await call('deleteImage', { params })
      onChange(image.id, null)
      offerUndo(client, 'Picture deleted', async () => onChange(image.id, await call('restoreImage', { params })))
    })

  return (
    <div className="grid gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form. */}
      <div role="group" aria-label={`What to do with ${name}`} className="flex flex-wrap">
        <a
          href={downloadAddress(image, 'png')}
          download
          title="Download"
          aria-label={`Download ${name}`}
          className="inline-flex size-11 items-center justify-center rounded-md text-ink2 hover:bg-raise2 hover:text-ink"
        >
          <Download aria-hidden className="size-5" />
        </a>
        {image.seed !== null && (
          <IconButton label="Keep this seed" onClick={() => onKeepSeed(image)}>
            <Lock aria-hidden />
          </IconButton>
        )}
        {isPerson && (
          <IconButton label="The same person again" onClick={() => onSamePerson(image)}>
            <UserRound aria-hidden />
          </IconButton>
        )}
        {price !== undefined && image.seed !== null && (
          <IconButton label="Vary a little" onClick={() => onVary(image, 'little')}>
            <SquareStack aria-hidden />
          </IconButton>
        )}
        {price !== undefined && (
          <IconButton label="Vary a lot" onClick={() => onVary(image, 'lot')}>
            <Shuffle aria-hidden />
          </IconButton>
        )}
        <IconButton label="Copy link" onClick={() => void copyLink(`/images/${image.id}`, image.visibility)}>
          <LinkIcon aria-hidden />
        </IconButton>
        {/* No question first: it can be undone. */}
        <IconButton label="Delete" aria-disabled={isBusy} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
        <VisibilitySelect isInBar value={image.visibility} onChange={(visibility) => void setVisibility(visibility)} />
      </div>
      {price !== undefined && (
        <p className="text-xs text-ink3">
          A variation: <Cost amount={price} />
        </p>
      )}
    </div>
  )
}
