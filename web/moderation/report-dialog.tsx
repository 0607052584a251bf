import { type FormEvent, useState } from 'react'
import { type ReportReason, reportReasons, type SubjectKind } from '../../contract/community.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { FormError } from '../auth/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast-store.ts'
import { reasonLabels } from './words.ts'

const options = reportReasons.map((value) => ({ value, label: reasonLabels[value] }))

interface ReportDialogProps {
  subject: { kind: SubjectKind; id: string }
  what: string
  onClose: () => void
}

export default function ReportDialog({ subject, what, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!reason) return setError('Choose what is wrong with it.')
    setBusy(true)
    setError('')
    try {
      await call('report', { body: { subject, reason, text } })
      toast({ tone: 'good', title: 'Reported', description: 'A moderator will look at it. Thank you.' })
      onClose()
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
      title={`Report ${what}`}
      description="Moderators see who reports; whoever made it does not. Nothing is hidden by reports alone: somebody looks at each."
    >
      <form onSubmit={onSubmit} className="grid gap-4">
        <FormError message={error} />
        <Select label="What is wrong" value={reason} placeholder="Choose one" options={options} onChange={setReason} />
        <TextArea
          label="What should be looked at (optional)"
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={busy}>
          Send the report
        </Button>
      </form>
    </Dialog>
  )
}
