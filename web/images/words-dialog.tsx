import { type FormEvent, useState } from 'react'
import { type Axes, axes } from '../../contract/axes.ts'
import { TAG_MAX, TAGS_MAX } from '../../contract/limits.ts'
import { axisLabels, levelOptions } from '../ui/axis-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { OwnerControlsProps } from './owner-controls.tsx'

/** Its owner's words about a picture. */
export default function WordsDialog({ image, actions, onClose }: OwnerControlsProps & { onClose: () => void }) {
  const [title, setTitle] = useState(image.title)
  const [description, setDescription] = useState(image.description)
  const [tags, setTags] = useState(image.tags.join(', '))
  const [levels, setLevels] = useState<Axes>(image.axes)
  const isRated = axes.some((axis) => levels[axis] !== image.axes[axis])
  const given = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

  async function save(event: FormEvent) {
    event.preventDefault()
    // A refusal has been told already; what was typed stays.
    await actions
      .rename({ title: title.trim(), description: description.trim(), tags: given, ...(isRated && { axes: levels }) })
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
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-1 text-sm font-medium">What is on it</legend>
          {axes.map((axis) => (
            <Select
              key={axis}
              label={axisLabels[axis]}
              value={levels[axis]}
              options={levelOptions}
              onChange={(level) => setLevels({ ...levels, [axis]: level })}
            />
          ))}
        </fieldset>
        <p className="text-sm text-ink2">
          Others see it covered, and it is not in the public gallery, where there is any nudity or much of the others.
        </p>
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
