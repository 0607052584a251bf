import { type FormEvent, useState } from 'react'
import { TAG_MAX, TAGS_MAX } from '../../contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import type { OwnerControlsProps } from './owner-controls.tsx'

/** Its owner's words about a picture. */
export default function WordsDialog({ image, actions, onClose }: OwnerControlsProps & { onClose: () => void }) {
  const [title, setTitle] = useState(image.title)
  const [description, setDescription] = useState(image.description)
  const [tags, setTags] = useState(image.tags.join(', '))
  const given = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

  async function save(event: FormEvent) {
    event.preventDefault()
    // A refusal has been told already; what was typed stays.
    await actions
      .rename({ title: title.trim(), description: description.trim(), tags: given })
      .then(onClose, () => undefined)
  }

  return (
    <Dialog open onClose={onClose} title="Title, description and tags">
      <form onSubmit={save} className="grid gap-5">
        <TextField label="Title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextArea
          label="Description"
          rows={4}
          maxLength={2000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <TextField
          label="Tags"
          value={tags}
          maxLength={TAGS_MAX * (TAG_MAX + 2)}
          hint={`Others find it by them. Commas between them, ${TAGS_MAX} at most.`}
          error={given.length > TAGS_MAX ? `These are ${given.length}; ${TAGS_MAX} at most.` : undefined}
          onChange={(event) => setTags(event.target.value)}
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
