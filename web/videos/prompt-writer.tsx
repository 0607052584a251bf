import { useEffect, useRef, useState } from 'react'
import {
  NONE,
  promptLengths,
  videoCameraStyles,
  videoDirections,
  videoPacings,
  videoSpecialEffects,
  videoStyles,
} from '../../contract/video-prompt-facts.ts'
import type { VideoPromptRequestInput } from '../../contract/video-prompts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Details } from '../ui/details.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

type Choices = Required<Omit<VideoPromptRequestInput, 'prompt' | 'model'>>

const usual: Choices = {
  style: 'Simple',
  cameraStyle: NONE,
  cameraDirection: NONE,
  pacing: NONE,
  specialEffects: NONE,
  customElements: '',
  promptLength: 'Medium',
}

const optionsOf = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }))

interface PromptWriterProps {
  /** What the video is to be of, as it stands in the form. */
  prompt: string
  onWritten: (prompt: string) => void
}

/** Writes the form's prompt out of a few choices; what stood there can be brought back. */
export function PromptWriter({ prompt, onWritten }: PromptWriterProps) {
  const [choices, setChoices] = useState(usual)
  const [isWriting, setWriting] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The words it was written from, and what was written. */
  const [last, setLast] = useState<{ from: string; written: string }>()
  const [by, setBy] = useState<string | null>(null)
  const change = (part: Partial<Choices>) => setChoices((all) => ({ ...all, ...part }))
  const isEmpty = prompt.trim() === ''
  const typed = useRef(prompt)
  useEffect(() => {
    typed.current = prompt
  })

  async function write() {
    setWriting(true)
    setProblem(undefined)
    try {
      // Written out again, it is from the words that were typed, unless others stand there now.
      const words = last && prompt === last.written ? last.from : prompt
      const written = await call('writeVideoPrompt', { body: { ...choices, prompt: words } })
      // What was typed meanwhile is not written over.
      if (typed.current !== prompt) return
      setLast({ from: words, written: written.prompt })
      setBy(written.by)
      onWritten(written.prompt)
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setWriting(false)
    }
  }

  return (
    <Details summary="Write it out for me" isBoxed>
      <div className="grid gap-4">
        <ChoiceChips
          label="How long"
          name="prompt-length"
          value={choices.promptLength}
          options={optionsOf(promptLengths)}
          onChange={(promptLength) => change({ promptLength })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Style"
            value={choices.style}
            options={optionsOf(videoStyles)}
            onChange={(style) => change({ style })}
          />
          <Select
            label="Camera style"
            value={choices.cameraStyle}
            options={optionsOf(videoCameraStyles)}
            onChange={(cameraStyle) => change({ cameraStyle })}
          />
          <Select
            label="Camera direction"
            value={choices.cameraDirection}
            options={optionsOf(videoDirections)}
            onChange={(cameraDirection) => change({ cameraDirection })}
          />
          <Select
            label="Pacing"
            value={choices.pacing}
            options={optionsOf(videoPacings)}
            onChange={(pacing) => change({ pacing })}
          />
          <Select
            label="Special effects"
            value={choices.specialEffects}
            options={optionsOf(videoSpecialEffects)}
            onChange={(specialEffects) => change({ specialEffects })}
          />
          <TextField
            label="What else is in it"
            value={choices.customElements}
            maxLength={300}
            onChange={(event) => change({ customElements: event.target.value })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={isWriting} disabled={isEmpty} onClick={() => requireLogin(() => void write())}>
            Write it <span className="opacity-75">Free</span>
          </Button>
          {last && prompt === last.written && (
            <Button
              tone="quiet"
              onClick={() => {
                onWritten(last.from)
                setLast(undefined)
                setBy(null)
              }}
            >
              Back to my words
            </Button>
          )}
        </div>
        {isEmpty && <p className="text-sm text-ink3">Say above, in a few words, what it is to be of.</p>}
        <p role="status" className="text-sm text-ink3">
          {last && prompt === last.written && (by ? `${by} wrote it.` : 'It is written, in the form above.')}
        </p>
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
      </div>
    </Details>
  )
}
