import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import type { PollReply } from '../../contract/generations.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { fileProblem, titleFromFile, UPLOAD_TYPES } from './upload-file.ts'

const categories = imageCategories.map((category) => ({ value: category, label: categoryFacts[category].label }))

/** The chosen file's picture, for as long as it is chosen. */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function DropZone({ file, problem, onFile }: { file: File | null; problem?: string; onFile: (file: File) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }

  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classes(
          'relative grid min-h-64 cursor-pointer place-items-center overflow-hidden rounded-lg border-2 border-dashed p-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isOver ? 'border-amber bg-raise2' : 'border-line-strong bg-raise1 hover:bg-raise2',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          className="sr-only"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) onFile(chosen)
          }}
        />
        {preview && !problem ? (
          <img
            src={preview}
            alt={`Chosen: ${file?.name ?? ''}`}
            className="max-h-96 max-w-full rounded-sm object-contain"
          />
        ) : (
          <span className="grid justify-items-center gap-2 text-ink2">
            <ImageUp aria-hidden className="size-8 text-ink3" />
            <span className="font-medium text-ink">Choose a picture, or drop one here</span>
            <span className="text-sm">JPEG, PNG, WebP, AVIF or GIF, up to 20 MB and 60 megapixels</span>
          </span>
        )}
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

function Progress({ reply }: { reply: PollReply | undefined }) {
  return (
    <p role="status" className="text-sm text-ink2">
      {reply ? `${reply.stage}, ${reply.progress} %` : 'Sending…'}
    </p>
  )
}

/** Takes a picture of the person's own. */
export function UploadDesk() {
  const tracker = useTracker()
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<ImageCategory>('characters')
  const [isVisible, setVisible] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [reply, setReply] = useState<PollReply>()
  const [isSending, setSending] = useState(false)
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  function choose(chosen: File) {
    setFile(chosen)
    setProblem(fileProblem(chosen))
    setTitle(titleFromFile(chosen.name))
    setReply(undefined)
  }

  async function send(chosen: File) {
    const form = new FormData()
    // The server reads a form in order, and the file may be long.
    form.set('title', title.trim())
    form.set('category', category)
    form.set('isVisible', String(isVisible))
    form.set('file', chosen)
    setSending(true)
    setReply(undefined)
    try {
      const item = await tracker.start({
        type: 'upload',
        description: title.trim() || chosen.name,
        modelName: '',
        cost: 0,
        showsInPlace: true,
        begin: (idempotencyKey) => call('uploadImage', { form, idempotencyKey }),
      })
      leave.current = tracker.observe(item.id, (next) => {
        setReply(next)
        if (next.status === 'failed') setProblem(next.error ?? undefined)
        if (next.status === 'completed') void refreshAnswers(client, 'myImages', 'newImages', 'searchImages')
        if (next.status === 'completed' || next.status === 'failed') setSending(false)
      })
    } catch (error) {
      setProblem(explain(error).description)
      setSending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (!file) return setProblem('Choose a picture first.')
    const wrong = fileProblem(file)
    setProblem(wrong)
    if (!wrong) requireLogin(() => void send(file))
  }

  const done = reply?.status === 'completed' ? reply : undefined
  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-6">
      <DropZone file={file} problem={problem} onFile={choose} />
      <TextField label="Title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
      <Select label="What it shows" value={category} options={categories} onChange={setCategory} className="max-w-xs" />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-amber"
          checked={isVisible}
          onChange={(event) => setVisible(event.target.checked)}
        />
        <span className="grid">
          <span className="text-sm font-medium">Show it in the public gallery</span>
          <span className="text-xs text-ink3">Only pictures you may share. You can change this at any time.</span>
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone="primary" size="lg" busy={isSending}>
          Upload <span className="font-medium opacity-75">Free</span>
        </Button>
        {isSending && <Progress reply={reply} />}
        {done?.url && (
          <ButtonLink to={done.url} size="lg">
            See it
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
