import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AudioRequestInput } from '../../contract/audio.ts'
import {
  type AudioForm,
  audioFormFacts,
  audioForms,
  capabilityOf,
  intensities,
  SPOKEN_MAX,
  type VoiceId,
} from '../../contract/audio-facts.ts'
import { toGold } from '../../contract/economy.ts'
import { call } from '../api/browser.ts'
import { callQuery } from '../api/queries.ts'
import { SubmitBar } from '../generate/submit-bar.tsx'
import { modelsOnOffer } from '../gold/queries.ts'
import { UnderstoodChips } from '../images/understood.tsx'
import { Made } from '../recordings/made.tsx'
import { ModelChoice, type RecordingModel, recordersFor, soundPrice } from '../recordings/model-choice.tsx'
import { useRecording } from '../recordings/use-recording.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { ChipButton, ChoiceChips } from '../ui/chip.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useRested } from '../ui/use-rested.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { audioExamples } from './examples.ts'
import { useWish, type Wish, wishFor } from './kept-wish.ts'

const labels: Readonly<Record<AudioForm, { words: string; hint: string }>> = {
  ambience: { words: 'Where are they?', hint: 'A place, what is going on in it, and the weather.' },
  music: { words: 'What is it for?', hint: 'A mood, a place, instruments, a tempo, a key.' },
  effect: { words: 'What is heard?', hint: 'One thing that happens: what it is, how large, on what.' },
  speech: { words: 'What is said?', hint: 'Put the words in quotes and say before them who speaks, and how.' },
}

const lengths: Readonly<Record<Exclude<AudioForm, 'speech'>, readonly number[]>> = {
  ambience: [60, 90, 120, 180],
  music: [30, 60, 90, 120, 180],
  effect: [1, 2, 3, 5, 8, 12],
}

const lengthName = (seconds: number) =>
  seconds < 60 || seconds % 60 !== 0 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`

/** What a service makes may be shorter or longer than what the engine does. */
function lengthsBy(form: AudioForm, model: RecordingModel): readonly number[] {
  if (form === 'speech' || model.craft !== 'sound') return []
  const { least, most } = model.seconds
  const offered = lengths[form].filter((seconds) => seconds >= least && seconds <= most)
  return offered.length > 0 ? offered : [most]
}

/** The length that is asked of a model, s: the one that is wished for, where it makes that. */
function lengthFor({ form, seconds }: Wish, model: RecordingModel): number {
  const offered = lengthsBy(form, model)
  return offered.includes(seconds) ? seconds : (offered[0] ?? 0)
}

const milligold = (wish: Wish, model: RecordingModel) => soundPrice({ ...wish, seconds: lengthFor(wish, model) }, model)

function requestOf(wish: Wish, model: RecordingModel): AudioRequestInput {
  const { form, prompt, loops, voice, intensity, visibility } = wish
  const seconds = lengthFor(wish, model)
  return {
    form,
    prompt: prompt.trim(),
    visibility,
    ...(model.provider !== 'built-in' && { model: model.id }),
    ...(form === 'speech' ? voice !== '' && { voice } : { seconds, loops }),
    ...(form === 'music' && model.provider === 'built-in' && { intensity }),
  }
}

/** What will be heard of the words, while they are typed. */
function Understood({ wish }: { wish: Wish }) {
  const { form, voice } = wish
  const prompt = useRested(wish.prompt.trim())
  const found = useQuery({
    ...callQuery('understandAudio', { body: { form, prompt, ...(voice !== '' && { voice: voice as VoiceId }) } }),
    enabled: prompt !== '' && prompt.length <= SPOKEN_MAX,
    placeholderData: keepPreviousData,
  })
  if (!found.data || prompt === '') return null
  const { understood, unused, seconds } = found.data
  return (
    <div className="grid gap-2">
      <UnderstoodChips understood={understood} unused={unused} notUsed="Not heard" />
      {seconds !== null && <p className="text-sm text-ink3">About {Math.max(1, Math.round(seconds))} seconds.</p>}
    </div>
  )
}

/** The form for sound, and beside it what it makes. */
export default function AudioDesk() {
  const models = useQuery(modelsOnOffer())
  const [search] = useSearchParams()
  const [wish, setWish] = useWish(search)
  const [isMissing, setMissing] = useState(false)
  const { work, made } = useRecording()
  const loopsId = useId()
  const change = (part: Partial<Wish>) => {
    setMissing(false)
    setWish({ ...wish, ...part })
  }

  if (models.isError)
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  const { form, prompt } = wish
  const offered = recordersFor(models.data?.others ?? [], capabilityOf[form])
  const chosen = offered.find(({ id }) => id === wish.model) ?? offered[0]
  const isOurs = chosen?.provider === 'built-in'
  const cost = chosen && (chosen.isOwnKey ? 0 : toGold(milligold(wish, chosen)))
  const most = chosen?.craft === 'speech' ? Math.min(SPOKEN_MAX, chosen.charactersMax) : SPOKEN_MAX
  const isLong = prompt.trim().length > most
  const seconds = chosen ? lengthsBy(form, chosen) : []
  const problem = isMissing
    ? 'Say first what is to be heard.'
    : isLong
      ? `That is ${prompt.trim().length - most} characters more than can be spoken at once.`
      : undefined

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!chosen || isLong || work.isUnderWay) return
    if (prompt.trim() === '') {
      setMissing(true)
      return
    }
    const body = requestOf(wish, chosen)
    work.start({
      type: 'audio',
      description: body.prompt,
      modelName: chosen.name,
      cost: cost ?? 0,
      begin: (idempotencyKey) => call('generateAudio', { body, idempotencyKey }),
    })
  }

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <form
        className="grid grid-cols-1 content-start gap-5"
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      >
        <ChoiceChips
          label="What sort of sound"
          name="form"
          value={form}
          options={audioForms.map((value) => ({ value, label: audioFormFacts[value].label }))}
          onChange={(next) => setWish(wishFor(next, wish))}
        />
        <p className="text-sm text-ink2">{audioFormFacts[form].detail}.</p>
        <TextArea
          label={labels[form].words}
          name="prompt"
          rows={form === 'speech' ? 5 : 3}
          value={prompt}
          placeholder={audioExamples[form][0]}
          hint={labels[form].hint}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        {prompt === '' && (
          <ul aria-label="For example" className="flex flex-wrap gap-2">
            {audioExamples[form].map((example) => (
              <li key={example} className="max-w-full">
                <ChipButton onClick={() => change({ prompt: example })} className="max-w-full">
                  <span className="truncate">{example}</span>
                </ChipButton>
              </li>
            ))}
          </ul>
        )}
        {isOurs && <Understood wish={wish} />}
        {chosen && (
          <ModelChoice
            models={offered}
            chosen={chosen}
            priceOf={(model) => milligold(wish, model)}
            onChange={(model) => change({ model, voice: '' })}
          />
        )}
        {seconds.length > 0 && (
          <Select
            label="Length"
            value={chosen ? lengthFor(wish, chosen) : null}
            options={seconds.map((value) => ({ value, label: lengthName(value) }))}
            onChange={(value) => change({ seconds: value })}
          />
        )}
        {form === 'music' && isOurs && (
          <ChoiceChips
            label="What is heard first"
            name="first-intensity"
            value={wish.intensity}
            options={intensities.map((value) => ({
              value,
              label: value.charAt(0).toUpperCase() + value.slice(1),
            }))}
            onChange={(intensity) => change({ intensity })}
          />
        )}
        {chosen?.craft === 'speech' && (
          <Select
            label="Voice"
            value={wish.voice || (isOurs ? '' : (chosen.voices[0]?.id ?? ''))}
            options={[
              ...(isOurs ? [{ value: '', label: 'As the words say', detail: '“An old dwarf whispers: …”' }] : []),
              ...chosen.voices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(voice) => change({ voice })}
          />
        )}
        {form !== 'speech' && (
          <label htmlFor={loopsId} className="flex min-h-11 items-center gap-3">
            <input
              id={loopsId}
              type="checkbox"
              className="size-5 accent-amber"
              checked={wish.loops}
              onChange={(event) => change({ loops: event.target.checked })}
            />
            <span>Its end leads into its beginning</span>
          </label>
        )}
        <VisibilitySelect value={wish.visibility} onChange={(visibility) => change({ visibility })} />
        <SubmitBar
          cost={cost}
          problem={problem}
          isStarting={work.isUnderWay}
          isOwnKey={chosen?.isOwnKey}
          label="Make it"
        />
        <WorkStanding work={work} meanwhile="You can go elsewhere meanwhile." />
      </form>
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        {made.length === 0 && (
          <p className="grid min-h-64 place-content-center rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
            What you make will be here, to be played and kept. Nothing sounds before you press Play.
          </p>
        )}
        {made.map((id) => (
          <Made key={id} id={id} />
        ))}
      </div>
    </div>
  )
}
