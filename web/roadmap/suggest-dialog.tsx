import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RoadmapKind } from '../../contract/roadmap.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'

const kinds = [
  { value: 'roadmap', label: 'An idea' },
  { value: 'feedback', label: 'About what is there' },
] as const

/** Suggests something; what was typed stays through a refusal. */
export default function SuggestDialog({ kind, onClose }: { kind: RoadmapKind; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<RoadmapKind>(kind)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // One suggestion, however often its button is pressed.
  const [key] = useState(() => crypto.randomUUID())

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      const item = await call('suggest', { body: { kind: chosen, title, text }, idempotencyKey: key })
      await refreshAnswers(client, 'roadmap')
      toast({ tone: 'good', title: 'Thank you', description: 'Others can vote for it and talk about it now.' })
      onClose()
      await navigate(`/roadmap/${item.id}`)
    } catch (fault) {
      setError(explain(fault).description)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Suggest something"
      description="Look through the list first: a vote for what is there counts for more than the same idea twice."
      startsInField
      className="sm:max-w-lg"
    >
      <form onSubmit={onSubmit} className="grid gap-4">
        <FormError message={error} />
        <ChoiceChips label="What it is" name="suggestion-kind" value={chosen} options={kinds} onChange={setChosen} />
        <TextField
          label="In a few words"
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
          placeholder={chosen === 'roadmap' ? 'Hex maps' : 'Tavern sheets are too long for one page'}
        />
        <TextArea
          label="What it would be good for"
          value={text}
          maxLength={2000}
          rows={4}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={busy} disabled={title.trim() === ''}>
          Suggest it
        </Button>
      </form>
    </Dialog>
  )
}
