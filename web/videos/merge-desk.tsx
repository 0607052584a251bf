import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { imageShapes, pixelSize } from '../../contract/categories.ts'
import { recordingPrice, toGold } from '../../contract/economy.ts'
import type { Image } from '../../contract/images.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import {
  MERGE_SHARE,
  MERGED_SECONDS_MAX,
  PART_SECONDS,
  PARTS_MAX,
  timelineOf,
  transitionNames,
  transitions,
} from '../../contract/merge-facts.ts'
import type { MergeRequestInput } from '../../contract/merges.ts'
import { call } from '../api/browser.ts'
import { SubmitBar } from '../generate/submit-bar.tsx'
import { modelsOnOffer } from '../gold/queries.ts'
import { PictureShelves } from '../images/picture-shelves.tsx'
import { Made } from '../recordings/made.tsx'
import { recordersFor } from '../recordings/model-choice.tsx'
import { sendsOff, useRecording } from '../recordings/use-recording.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { useMergeDraft } from './merge-draft.ts'
import { Awaited, mostOf, PartRow } from './merge-parts.tsx'
import { MergePreview } from './merge-preview.tsx'

/** Puts videos and pictures together to one, with what is heard beside them. */
export default function MergeDesk() {
  const models = useQuery(modelsOnOffer())
  const { settings, parts, sound, ...draft } = useMergeDraft()
  const { change } = draft
  const [choosing, setChoosing] = useState<'part' | 'sound'>()
  const [isPressed, setPressed] = useState(false)
  const { work, made, results } = useRecording()

  const [maker] = recordersFor(models.data?.others ?? [], 'image-to-video').filter(
    ({ provider }) => provider === 'built-in',
  )
  const { seconds } = timelineOf(
    parts.map((part) => part.seconds),
    settings.transition,
  )
  const shown = parts.flatMap(({ image, ...part }) => (image ? [{ ...part, image }] : []))
  const all = [...parts, ...(sound ? [sound] : [])].map(({ image }) => image)
  // What is somebody else's, or private, comes into no gallery by itself.
  const usualVisibility = all.every((image) => image?.isOwner && image.isVisible) ? 'public' : 'private'
  const cost = maker && toGold(recordingPrice(maker.rate, seconds * MERGE_SHARE))
  const short = parts.findIndex((part) => part.seconds < PART_SECONDS.least)
  const missing =
    parts.length === 0
      ? 'Choose first what is put together.'
      : all.includes(undefined) && 'Not all of it could be fetched yet. Wait a moment, or leave out what is missing.'
  const problem =
    seconds > MERGED_SECONDS_MAX
      ? `That is ${Math.ceil(seconds)} seconds; ${MERGED_SECONDS_MAX} is the most.`
      : short >= 0
        ? `Part ${short + 1} is seen for less than a second.`
        : isPressed && missing
          ? missing
          : undefined

  function choose(image: Image) {
    setPressed(false)
    if (choosing === 'sound') draft.hear(image)
    else {
      const from = 0
      const long = Math.min(image.recording ? mostOf({ image, from }) : PART_SECONDS.usual, PART_SECONDS.most)
      draft.add(image, { from, seconds: long })
    }
    setChoosing(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing) setPressed(true)
    if (missing || problem || !maker || work.isUnderWay) return
    const { visibility, volume, ...rest } = settings
    const body: MergeRequestInput = {
      ...rest,
      title: settings.title.trim(),
      ...(visibility && { visibility }),
      parts: parts.map(({ id, from, seconds: long, title }) => ({
        imageId: id,
        from,
        seconds: long,
        title: title.trim(),
      })),
      ...(sound && { sound: { imageId: sound.id, volume: volume / 100 } }),
    }
    work.start({
      type: 'merge',
      description: settings.title.trim() || shown[0]?.image.title || 'Videos together',
      modelName: maker?.name ?? '',
      cost: cost ?? 0,
      begin: (idempotencyKey) => call('mergeVideos', { body, idempotencyKey }),
    })
  }

  const { width, height } = pixelSize(settings.shape, 1024)
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <form className="grid grid-cols-1 content-start gap-5" onSubmit={submit} onKeyDown={sendsOff} noValidate>
        <ol aria-label="Parts, in their order" className="grid gap-3">
          {parts.map(({ image, ...part }, at) =>
            image ? (
              <PartRow
                key={part.key}
                part={{ ...part, image }}
                at={at}
                count={parts.length}
                onChange={(some) => draft.changePart(part.key, some)}
                onMove={(by) => draft.move(at, by)}
                onRemove={() => draft.remove(part.key)}
              />
            ) : (
              <li key={part.key} className="rounded-md border border-line bg-raise1 p-3">
                <Awaited one={part} name={`Part ${at + 1}`} onRemove={() => draft.remove(part.key)} />
              </li>
            ),
          )}
        </ol>
        <Button disabled={parts.length >= PARTS_MAX} onClick={() => setChoosing('part')}>
          <Plus aria-hidden className="size-4" />
          Add a video or a picture
        </Button>
        <ChoiceChips
          label="From one to the next"
          name="transition"
          value={settings.transition}
          options={transitions.map((value) => ({ value, label: transitionNames[value] }))}
          onChange={(transition) => change({ transition })}
        />
        <div className="grid gap-2">
          <p className="text-sm font-medium">What is heard</p>
          {sound && !sound.image && <Awaited one={sound} name="The sound" onRemove={() => draft.hear(undefined)} />}
          {sound?.image && (
            <div className="flex items-center gap-3">
              <p className="min-w-0 flex-1 truncate text-sm">{sound.image.title || 'Untitled'}</p>
              <Button size="sm" onClick={() => draft.hear(undefined)}>
                None
              </Button>
            </div>
          )}
          {!sound && <Button onClick={() => setChoosing('sound')}>Choose a work of sound</Button>}
          {sound && (
            <label className="grid gap-1 text-sm">
              Volume, {settings.volume} %
              <input
                type="range"
                min={0}
                max={100}
                value={settings.volume}
                onChange={(event) => change({ volume: Number(event.target.value) })}
                className="h-11 w-full accent-amber"
              />
            </label>
          )}
        </div>
        <TextField
          label="Title"
          value={settings.title}
          maxLength={TITLE_MAX}
          hint="Stands on a card at the beginning; without any there is no card."
          onChange={(event) => change({ title: event.target.value })}
        />
        <ChoiceChips
          label="Shape"
          name="merge-shape"
          value={settings.shape}
          options={imageShapes.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
          onChange={(shape) => change({ shape })}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-amber"
            checked={settings.fades}
            onChange={(event) => change({ fades: event.target.checked })}
          />
          <span>Out of black, and back</span>
        </label>
        <VisibilitySelect
          value={settings.visibility || usualVisibility}
          onChange={(visibility) => change({ visibility })}
        />
        <SubmitBar cost={cost} problem={problem} isStarting={work.isUnderWay} label="Put it together" />
        <WorkStanding work={work} meanwhile="You can go elsewhere meanwhile." />
      </form>
      <div ref={results} className="grid min-w-0 scroll-mt-20 grid-cols-1 content-start gap-10">
        {shown.length > 0 ? (
          <MergePreview parts={shown} transition={settings.transition} fades={settings.fades} ratio={width / height} />
        ) : (
          <p className="grid min-h-64 place-content-center rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
            Videos and pictures one after the other, with titles and a work of sound. What you choose can be looked at
            here before you pay for it.
          </p>
        )}
        {made.map((id) => (
          <Made key={id} id={id} />
        ))}
      </div>
      {choosing && (
        <Dialog
          open
          onClose={() => setChoosing(undefined)}
          title={choosing === 'sound' ? 'What is to be heard' : 'What comes next'}
          className="max-w-4xl"
        >
          <PictureShelves
            category={choosing === 'sound' ? 'audio' : undefined}
            accepts={(image) => (image.recording?.medium === 'audio') === (choosing === 'sound')}
            onChoose={choose}
          />
        </Dialog>
      )}
    </div>
  )
}
