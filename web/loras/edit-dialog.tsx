import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Lora } from '../../contract/loras.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoraFields, type LoraWords, missingIn, said } from './lora-fields.tsx'
import { refreshLoras } from './queries.ts'

/** What its owner says of a LoRA that is there. */
export default function EditDialog({ lora, onClose }: { lora: Lora; onClose: () => void }) {
  const client = useQueryClient()
  const { title, description, base, licence, source, visibility } = lora
  const [words, setWords] = useState<LoraWords>({
    title,
    description,
    base,
    licence,
    source,
    visibility,
    triggerWords: lora.triggerWords.join(', '),
    tags: lora.tags.join(', '),
  })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const missing = missingIn(words)
    setProblem(missing)
    if (missing) return
    setBusy(true)
    try {
      await call('updateLora', { params: { id: lora.id }, body: said(words) })
      await refreshLoras(client)
      onClose()
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Edit the LoRA">
      <form onSubmit={save} className="grid gap-5">
        <LoraFields words={words} onChange={setWords} hasBase={lora.kind !== 'own-style'} />
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
