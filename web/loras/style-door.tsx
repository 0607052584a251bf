import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { OWN_STYLE_PRICE, toGold } from '../../contract/economy.ts'
import type { PollReply } from '../../contract/generations.ts'
import { LORA_TITLE_MAX, OWN_STYLE_PICTURES_MAX, OWN_STYLE_PICTURES_MIN } from '../../contract/lora-facts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { sendPicture } from '../images/send-picture.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { useWork } from '../tracker/use-work.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Cost } from '../ui/gold.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { refreshLoras } from './queries.ts'
import { StyleTrial } from './style-trial.tsx'
import { WhatBecomes } from './what-becomes.tsx'

interface BringProps {
  /** How many are still on their way; 0: none. */
  left: number
  onFiles: (files: File[]) => void
}

function Bring({ left, onFiles }: BringProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="grid min-h-28 cursor-pointer place-items-center rounded-lg border-2 border-dashed border-line-strong bg-raise1 p-4 text-center transition-colors hover:bg-raise2 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="sr-only"
        disabled={left > 0}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <span className="grid justify-items-center gap-2 text-ink2">
        <ImagePlus aria-hidden className="size-7 text-ink3" />
        <span className="font-medium text-ink" role="status">
          {left > 0 ? `Sending, ${left} to go` : 'Bring pictures from your device'}
        </span>
        <span className="text-sm">They come to your own pictures, seen by you alone.</span>
      </span>
    </label>
  )
}

/** Learns a style of one's own, for the built-in styles to wear. */
export default function StyleDoor() {
  const tracker = useTracker()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()
  const [left, setLeft] = useState(0)
  const [reply, setReply] = useState<PollReply>()
  const work = useWork((made) => {
    setReply(made)
    void Promise.all([refreshLoras(client), refreshLists(client)])
  })

  function toggle(id: string) {
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  }

  async function bring(files: File[]) {
    setProblem(undefined)
    const taken = files.slice(0, OWN_STYLE_PICTURES_MAX - chosen.length)
    try {
      for (const [k, file] of taken.entries()) {
        setLeft(taken.length - k)
        const id = await sendPicture(tracker, file)
        setChosen((before) => [...before, id])
      }
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setLeft(0)
      await refreshLists(client)
    }
  }

  function learn() {
    setProblem(undefined)
    const body = { imageIds: [...chosen], title: title.trim() }
    work.start({
      type: 'own-style',
      description: body.title,
      modelName: 'A style of your own',
      cost: toGold(OWN_STYLE_PRICE),
      begin: (idempotencyKey) => call('learnStyle', { body, idempotencyKey }),
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (work.isUnderWay || left > 0) return
    if (chosen.length < OWN_STYLE_PICTURES_MIN)
      return setProblem(`Choose at least ${OWN_STYLE_PICTURES_MIN} pictures: what they have in common is learnt.`)
    if (title.trim() === '') return setProblem('Give it a name.')
    learn()
  }

  function another() {
    setReply(undefined)
    setChosen([])
    setTitle('')
  }

  if (reply) return <StyleTrial title={title.trim()} reply={reply} onAnother={another} />
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="grid grid-cols-1 content-start gap-6">
        <Bring left={left} onFiles={(files) => requireLogin(() => void bring(files))} />
        <OwnPictures
          chosen={chosen}
          isFull={chosen.length >= OWN_STYLE_PICTURES_MAX}
          onToggle={({ id }) => toggle(id)}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <TextField
          label="Name"
          maxLength={LORA_TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className="text-sm text-ink2 tabular" role="status">
          {chosen.length} chosen, of {OWN_STYLE_PICTURES_MIN} to {OWN_STYLE_PICTURES_MAX}
        </p>
        <p className="text-sm text-ink3">
          The engine learns their colours, light and contrast, how strong their lines are, their grain and their brush;
          not what they show. Use pictures you have the right to.
        </p>
        <WhatBecomes problem={problem} work={work} />
        <Button type="submit" tone="primary" size="lg" busy={work.isUnderWay}>
          Learn the style{' '}
          <span className="font-medium opacity-75">
            <Cost amount={toGold(OWN_STYLE_PRICE)} />
          </span>
        </Button>
      </div>
    </form>
  )
}
