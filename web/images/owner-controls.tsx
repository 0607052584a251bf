import { Eye, EyeOff, Pencil, ShieldAlert, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Image } from '../../contract/images.ts'
import { Button } from '../ui/button.tsx'
import { Confirm, Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import type { useImageActions } from './use-image-actions.ts'

interface OwnerControlsProps {
  image: Image
  actions: ReturnType<typeof useImageActions>
}

function WordsDialog({ image, actions, onClose }: OwnerControlsProps & { onClose: () => void }) {
  const [title, setTitle] = useState(image.title)
  const [description, setDescription] = useState(image.description)

  async function save(event: FormEvent) {
    event.preventDefault()
    // A refusal has been told already; what was typed stays.
    await actions.rename({ title: title.trim(), description: description.trim() }).then(onClose, () => undefined)
  }

  return (
    <Dialog open onClose={onClose} title="Title and description">
      <form onSubmit={save} className="grid gap-5">
        <TextField label="Title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextArea
          label="Description"
          rows={4}
          maxLength={2000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" busy={actions.isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What only its owner can do with a picture. */
export function OwnerControls({ image, actions }: OwnerControlsProps) {
  const navigate = useNavigate()
  const [isRenaming, setRenaming] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function remove() {
    await actions.remove().then(
      () => navigate('/my-gallery'),
      () => setDeleting(false),
    )
  }

  return (
    <section aria-label="Your picture" className="flex flex-wrap gap-2 border-t border-line pt-5">
      <Button size="sm" onClick={() => setRenaming(true)}>
        <Pencil aria-hidden className="size-4" />
        Edit words
      </Button>
      <Button size="sm" aria-pressed={image.isVisible} onClick={() => actions.setVisible(!image.isVisible)}>
        {image.isVisible ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        {image.isVisible ? 'Make private' : 'Make public'}
      </Button>
      <Button size="sm" aria-pressed={image.isNsfw} onClick={actions.toggleNsfw}>
        <ShieldAlert aria-hidden className="size-4" />
        {image.isNsfw ? 'Remove NSFW mark' : 'Mark as NSFW'}
      </Button>
      <Button size="sm" tone="quiet" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
      {isRenaming && <WordsDialog image={image} actions={actions} onClose={() => setRenaming(false)} />}
      <Confirm
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete this picture?"
        description="It goes for good, for everybody. The gold it cost does not come back."
      >
        <Button onClick={() => setDeleting(false)}>Keep it</Button>
        <Button tone="danger" busy={actions.isBusy} onClick={() => void remove()}>
          Delete
        </Button>
      </Confirm>
    </section>
  )
}
