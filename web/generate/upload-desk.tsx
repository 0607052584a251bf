import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { Image } from '../../contract/images.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { requireLogin } from '../session/login.ts'
import { OutageNote } from '../tracker/outage-note.tsx'
import { useTracker } from '../tracker/provider.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Select } from '../ui/select.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { DropZone } from './drop-zone.tsx'
import { fileProblem, isMapFile, titleFromFile } from './upload-file.ts'

/** The server has the last word: it reads formats that some browsers do not. */
const UNREADABLE = 'This file cannot be shown here: it may be damaged, or not a picture at all. Choose another one.'

const categories = imageCategories.map((category) => ({ value: category, label: categoryFacts[category].label }))

function Progress({ reply }: { reply: PollReply | undefined }) {
  return (
    <p role="status" className="text-sm text-ink2">
      {reply ? `${reply.stage}, ${reply.progress}%` : 'Sending…'}
    </p>
  )
}

function whereItHangs({ visibility, isNsfw, nsfwMarkedBy }: Image): string {
  if (visibility === 'private') return 'It hangs in your gallery, seen by you alone.'
  if (visibility === 'unlisted') return 'It hangs in your gallery; whoever has its link can open it.'
  if (!isNsfw) return 'It hangs in the public gallery and in yours.'
  return nsfwMarkedBy === 'unrated'
    ? 'It hangs in your gallery. It could not be checked, so it stays out of the public one until you say on its page that it is safe for everybody.'
    : 'It hangs in your gallery. It looks not safe for work, so it stays out of the public one; if that is a mistake, remove the mark on its page.'
}

function Uploaded({ image, onAnother }: { image: Image; onAnother: () => void }) {
  const top = useRef<HTMLElement>(null)
  // The form's button was further down than what stands here now.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    top.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <section ref={top} className="grid scroll-mt-24 grid-cols-1 gap-5">
      <div
        className="overflow-hidden rounded-lg border border-line"
        style={{ maxWidth: `calc(60vh * ${image.width / image.height})` }}
      >
        <Picture
          src={image.url}
          alt={image.title}
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="(min-width: 64rem) 50rem, 100vw"
          priority
        />
      </div>
      <p role="status" className="text-ink2">
        {whereItHangs(image)}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/images/${image.id}`} tone="primary">
          See it
        </ButtonLink>
        <Button onClick={onAnother}>Upload another</Button>
      </div>
    </section>
  )
}

/** Takes a picture of the person's own. */
export function UploadDesk() {
  const tracker = useTracker()
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<ImageCategory>('characters')
  const [visibility, setVisibility] = useState<Visibility>('private')
  const [problem, setProblem] = useState<string>()
  const [reply, setReply] = useState<PollReply>()
  const [isSending, setSending] = useState(false)
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  function choose(chosen: File) {
    setFile(chosen)
    setProblem(fileProblem(chosen))
    setTitle(titleFromFile(chosen.name))
    if (isMapFile(chosen)) setCategory('battlemaps')
    setReply(undefined)
  }

  function fail(why: string | undefined) {
    setProblem(why)
    setSending(false)
  }

  async function send(chosen: File) {
    const form = new FormData()
    // The server reads a form in order, and the file may be long.
    form.set('title', title.trim())
    form.set('category', category)
    form.set('visibility', visibility)
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
      leave.current = tracker.observe(
        item.id,
        (next) => {
          setReply(next)
          if (next.status === 'failed') fail(next.error ?? undefined)
          if (next.status !== 'completed') return
          void refreshLists(client)
          setSending(false)
        },
        fail,
      )
    } catch (error) {
      fail(explain(error).description)
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

  function another() {
    setFile(null)
    setTitle('')
    setReply(undefined)
  }

  if (reply?.status === 'completed' && reply.image) return <Uploaded image={reply.image} onAnother={another} />
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <DropZone file={file} problem={problem} onFile={choose} onUnreadable={() => setProblem(UNREADABLE)} />
      <div className="grid grid-cols-1 content-start gap-6">
        <TextField label="Title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        <Select label="What it shows" value={category} options={categories} onChange={setCategory} />
        <VisibilitySelect
          value={visibility}
          onChange={setVisibility}
          caution="Share only pictures you have the right to."
        />
        <Button type="submit" tone="primary" size="lg" busy={isSending}>
          Upload <span className="font-medium opacity-75">Free</span>
        </Button>
        {isSending && <Progress reply={reply} />}
        {isSending && <OutageNote />}
      </div>
    </form>
  )
}
