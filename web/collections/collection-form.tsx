import { useState } from 'react'
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_TITLE_MAX } from '../../contract/collection-facts.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'

export interface CollectionWords {
  title: string
  description: string
  visibility: Visibility
}

interface CollectionFormProps {
  title: string
  deed: string
  start?: CollectionWords
  onClose: () => void
  send: (words: CollectionWords) => Promise<void>
}

/** What a collection is called, what is said of it, and who sees it. */
export function CollectionForm({ title, deed, start, onClose, send }: CollectionFormProps) {
  const [words, setWords] = useState<CollectionWords>(start ?? { title: '', description: '', visibility: 'public' })
  const change = (changes: Partial<CollectionWords>) => setWords({ ...words, ...changes })
  const { errors, busy, form } = useSubmit(
    () => (words.title.trim() === '' ? { form: 'Give the collection a name.' } : {}),
    async () => {
      await send(words)
      onClose()
    },
  )
  return (
    <Dialog open onClose={onClose} title={title} startsInField>
      <form {...form} className="grid gap-4">
        <FormError message={errors.form} />
        <TextField
          label="Name"
          name="collection-title"
          maxLength={COLLECTION_TITLE_MAX}
          value={words.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label="About it"
          name="collection-description"
          maxLength={COLLECTION_DESCRIPTION_MAX}
          value={words.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <VisibilitySelect value={words.visibility} onChange={(visibility) => change({ visibility })} />
        <Button type="submit" tone="primary" busy={busy} className="justify-self-start">
          {deed}
        </Button>
      </form>
    </Dialog>
  )
}
