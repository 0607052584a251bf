import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import type { OwnerControlsProps } from './owner-controls.tsx'

/** Its owner's words about a picture. */
export default function WordsDialog({ image, actions, onClose }: OwnerControlsProps & { onClose: () => void }) {
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
