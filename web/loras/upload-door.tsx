import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loraBaseNames } from '../../contract/lora-facts.ts'
import type { LoraFile } from '../../contract/safetensors.ts'
import { ApiError, explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { Button } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { bytesInWords } from './facts.ts'
import { readFileFacts } from './file-facts.ts'
import { isSame, type KeptUpload, keepUpload, keptUpload } from './kept-upload.ts'
import { LoraFields, type LoraWords, missingIn, noWords, said } from './lora-fields.tsx'
import { refreshLoras } from './queries.ts'
import { forgetUpload, leftBehind, type Sender, type Sending, sendFile } from './sending.ts'
import { LeftBehind, Progress } from './upload-progress.tsx'

interface FileBoxProps {
  file: File | null
  facts: LoraFile | undefined
  problem: string | undefined
  disabled: boolean
  onFile: (file: File) => void
}

/** Takes the file, and tells what it says of itself. */
function FileBox({ file, facts, problem, disabled, onFile }: FileBoxProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <FileDrop accept=".safetensors" problem={problem} disabled={disabled} onFile={onFile} className="min-h-44">
        <span className="grid max-w-full justify-items-center gap-2 text-ink2">
          <FileUp aria-hidden className="size-8 text-ink3" />
          <span className="max-w-full font-medium break-words text-ink">
            {file ? file.name : 'Choose a .safetensors file, or drop one here'}
          </span>
          <span className="text-sm">
            {file ? 'Choose another, or drop one here' : 'A LoRA of up to 2 GB. It goes on where it stopped.'}
          </span>
        </span>
      </FileDrop>
      {facts && file && (
        <dl
          aria-label="What the file says"
          className="grid rounded-lg border border-line bg-raise1 px-5 py-2 text-sm tabular"
        >
          {[
            ['Made for', loraBaseNames[facts.base]],
            ['Rank', facts.rank === null ? 'It does not say' : String(facts.rank)],
            ['Called by', facts.triggerWords.join(', ') || 'It does not say'],
            ['Size', bytesInWords(file.size)],
          ].map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
              <dt className="text-ink3">{name}</dt>
              <dd className="min-w-0 break-words text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const titleOf = (name: string) =>
  name
    .replace(/\.safetensors$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 80)

/** A start that went out again and was not answered either; its message is for the person. */
class NotBegun extends Error {}

/** Brings a LoRA that was made elsewhere. */
export default function UploadDoor() {
  const tracker = useTracker()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [facts, setFacts] = useState<LoraFile>()
  const [words, setWords] = useState<LoraWords>(noWords)
  const [problem, setProblem] = useState<string>()
  const [fileProblem, setFileProblem] = useState<string>()
  const [sending, setSending] = useState<Sending>()
  const [stage, setStage] = useState<string>()
  const [left, setLeft] = useState<KeptUpload>()
  const sender = useRef<Sender>(undefined)
  const leave = useRef<() => void>(undefined)
  /** What was last asked to become a LoRA, in which words. */
  const asked = useRef<{ itemId: string; uploadId: string; words: LoraWords }>(undefined)

  useEffect(() => {
    void leftBehind().then(setLeft)
    const goOn = () => sender.current?.goOn()
    const onOnline = () => {
      // What the network stopped goes on by itself.
      setSending((now) => {
        if (now?.state === 'stopped') queueMicrotask(goOn)
        return now
      })
    }
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('online', onOnline)
      sender.current?.pause()
      leave.current?.()
    }
  }, [])

  async function choose(chosen: File) {
    setFile(chosen)
    setFacts(undefined)
    setFileProblem(undefined)
    setProblem(undefined)
    const read = await readFileFacts(chosen)
    if (read.problem !== undefined) return setFileProblem(read.problem)
    setFacts(read.facts)
    setWords((before) => ({
      ...before,
      title: before.title || titleOf(read.facts.title || chosen.name),
      base: read.facts.base,
      triggerWords: read.facts.triggerWords.join(', '),
    }))
  }

  /** Asks for a LoRA to be made of a file that is there; resolves to the tracker's item. Throws why it was not begun. */
  async function ask(uploadId: string): Promise<string> {
    const before = asked.current
    // What nobody answered may have arrived: it goes out under the same key.
    if (before?.uploadId === uploadId && before.words === words && tracker.isUnanswered(before.itemId)) {
      await tracker.retry(before.itemId)
      const item = tracker.store.get().items.find(({ id }) => id === before.itemId)
      if (item?.status === 'failed') throw new NotBegun(item.error)
      return before.itemId
    }
    const begun = await tracker.start({
      type: 'lora',
      description: words.title.trim(),
      modelName: '',
      cost: 0,
      showsInPlace: true,
      onMade: (itemId) => {
        asked.current = { itemId, uploadId, words }
      },
      begin: (idempotencyKey) => call('createLora', { body: { uploadId, ...said(words) }, idempotencyKey }),
    })
    return begun.id
  }

  /** The file is there: it becomes a LoRA, as a piece of work that the tracker follows. */
  async function take(uploadId: string) {
    setStage('Reading the file')
    try {
      const itemId = await ask(uploadId)
      leave.current?.()
      leave.current = tracker.observe(
        itemId,
        (reply) => {
          setStage(`${reply.stage}, ${reply.progress}%`)
          if (reply.status === 'failed') fail(reply.error ?? 'It could not be taken.')
          if (reply.status === 'completed') {
            keepUpload(undefined)
            void refreshLoras(client)
            void navigate(reply.url ?? '/loras?whose=own')
          }
        },
        fail,
      )
    } catch (error) {
      const description = error instanceof NotBegun ? error.message : explain(error).description
      const isGone = error instanceof ApiError && error.code === 'not_found'
      fail(isGone ? description : `${description} Your file has arrived, and is not sent again.`)
    }
  }

  /** Pressing the button again asks once more: what has arrived stays there until it is a LoRA. */
  function fail(why: string) {
    setProblem(why)
    setStage(undefined)
    setSending(undefined)
    setLeft(keptUpload())
  }

  async function send(chosen: File) {
    setProblem(undefined)
    setLeft(undefined)
    sender.current = await sendFile(chosen, (now) => {
      setSending(now)
      if (now.state === 'sent') void take(now.uploadId)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (!file) return setFileProblem('Choose a file first.')
    if (!facts) return
    const missing = missingIn(words)
    setProblem(missing)
    if (!missing) requireLogin(() => void send(file))
  }

  async function giveUp() {
    await sender.current?.giveUp()
    sender.current = undefined
    setSending(undefined)
  }

  const isOther = left && file && !isSame(left, file)
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid grid-cols-1 content-start gap-4">
        {left && !sending && (!file || isOther) && (
          <LeftBehind
            kept={left}
            onForget={() => {
              void forgetUpload()
              setLeft(undefined)
            }}
          />
        )}
        <FileBox
          file={file}
          facts={facts}
          problem={fileProblem}
          disabled={sending !== undefined}
          onFile={(chosen) => void choose(chosen)}
        />
        <p className="text-sm text-ink3">
          Your browser looks into the file before anything is sent, and says at once if it is pickled, damaged or a
          whole checkpoint.
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <LoraFields words={words} onChange={setWords} />
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
        {sending && sending.state !== 'sent' && sender.current && file && (
          <Progress size={file.size} sending={sending} sender={sender.current} onGiveUp={() => void giveUp()} />
        )}
        {stage && (
          <p role="status" className="text-sm text-ink2">
            {stage}
          </p>
        )}
        <Button type="submit" tone="primary" size="lg" busy={sending !== undefined}>
          Upload <span className="font-medium opacity-75">Free</span>
        </Button>
      </div>
    </form>
  )
}
