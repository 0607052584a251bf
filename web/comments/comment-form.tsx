import { useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from '../../contract/commentable.ts'
import { explain } from '../api/api-error.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { lengthOf, tooLong } from '../ui/length.ts'
import { LengthNote } from '../ui/length-note.tsx'
import { draftOf, keepDraft } from './drafts.ts'

interface CommentFormProps {
  label: string
  placeholder: string
  action: string
  /** Under which what is written is kept while it is not sent. */
  draft: string
  /** What it begins with, where nothing has been begun. */
  initial?: string
  startsFocused?: boolean
  /** Sends it; what is sent again after a fault carries the same key. */
  send(text: string, idempotencyKey: string): Promise<unknown>
  onDone?: () => void
  onCancel?: () => void
}

/** Words to be sent: kept through errors, log-in and reload, and sent once, however often the button is pressed. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, action, draft, initial = '', startsFocused, send, onDone, onCancel } = props
  const [text, setText] = useState(() => draftOf(draft) || initial)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const unanswered = useRef<{ text: string; key: string }>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!startsFocused) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [startsFocused])

  const length = lengthOf(text, COMMENT_MAX)
  function change(next: string) {
    setText(next)
    setError(undefined)
    keepDraft(draft, next === initial ? '' : next)
  }

  async function submit() {
    if (isSending) return
    if (!text.trim()) return setError('Write something first.')
    if (length.over) return setError(tooLong('The comment', length))
    const key = unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID()
    unanswered.current = { text, key }
    setSending(true)
    try {
      await send(text, key)
      unanswered.current = undefined
      setText('')
      keepDraft(draft, '')
      onDone?.()
    } catch (fault) {
      const { title, description } = explain(fault)
      setError([title, description].filter(Boolean).join(' '))
    } finally {
      setSending(false)
    }
  }

  function select(from: number, to: number) {
    field.current?.focus()
    field.current?.setSelectionRange(from, to)
  }

  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        requireLogin(() => void submit())
      }}
    >
      <TextArea
        ref={field}
        label={label}
        hideLabel
        dir="auto"
        rows={2}
        placeholder={placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          if (event.key === 'Escape' && onCancel) onCancel()
        }}
        error={error}
        note={length.isNear ? <LengthNote length={length} onSelect={select} /> : undefined}
      />
      {(text !== '' || onCancel) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" size="sm" busy={isSending}>
            {action}
          </Button>
          {onCancel && (
            <Button size="sm" tone="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
