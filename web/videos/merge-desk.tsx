import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { imageShapes, pixelSize } from '../../contract/categories.ts'
import { recordingPrice, toGold } from '../../contract/economy.ts'
import type { Image } from '../../contract/images.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import {
  MERGE_SHARE,
  MERGED_SECONDS_MAX,
  PART_SECONDS,
  PART_TITLE_MAX,
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
import { imageOf } from '../images/queries.ts'
import { Made } from '../recordings/made.tsx'
import { recordersFor } from '../recordings/model-choice.tsx'
import { restored, useKept } from '../recordings/use-kept.ts'
import { sendsOff, useRecording } from '../recordings/use-recording.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { MergePreview, type ShownPart } from './merge-preview.tsx'

interface Part extends ShownPart {
  title: string
}

type Settings = Required<Pick<MergeRequestInput, 'transition' | 'fades' | 'title' | 'shape' | 'size'>> &
  Pick<MergeRequestInput, 'visibility'>

const usual: Settings = {
  transition: 'cross-fade',
  fades: true,
  title: '',
  shape: 'landscape',
  size: 768,
}

/** What is kept of the form: works by their ids. */
const empty = {
  ...usual,
  parts: [] as { id: string; from: number; seconds: number; title: string }[],
  sound: '',
  volume: 100,
}

/** No more than tenths of a second are chosen. */
const tenths = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10

/** How long a part may be seen at most, s. */
const mostOf = ({ image, from }: Pick<Part, 'image' | 'from'>) =>
  tenths(Math.min(PART_SECONDS.most, image.recording ? image.recording.seconds - from : PART_SECONDS.most))

interface SecondsFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number that is typed at leisure, and brought within its bounds once it has been. */
function SecondsField({ label, value, min, max, onChange }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>()
  function settle() {
    const asked = Number(typed)
    if (typed && Number.isFinite(asked)) onChange(tenths(Math.max(min, Math.min(max, asked))))
    setTyped(undefined)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? `${value}`}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

interface PartRowProps {
  part: Part
  at: number
  count: number
  onChange: (change: Partial<Part>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function PartRow({ part, at, count, onChange, onMove, onRemove }: PartRowProps) {
  const { image, from, seconds, title } = part
  const name = image.title || 'Untitled'
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const moved = useRef<1 | -1>(undefined)
  const move = (by: 1 | -1) => {
    moved.current = by
    onMove(by)
  }
  // Whoever moves a part stays with it: its row is put elsewhere in the page, and at either end one of the two buttons is out of use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place is what has changed.
  useLayoutEffect(() => {
    const by = moved.current
    moved.current = undefined
    if (by === undefined) return
    const pressed = by < 0 ? earlier.current : later.current
    const other = by < 0 ? later.current : earlier.current
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }, [at])
  return (
    <li className="grid gap-3 rounded-md border border-line bg-raise1 p-3">
      <div className="flex items-center gap-3">
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="4rem"
          className={classes('max-h-16 w-16 rounded-sm', image.isBlurred && 'blur-md')}
        />
        <p className="min-w-0 flex-1 truncate text-sm">
          {at + 1}. {name}
        </p>
        <IconButton ref={earlier} label={`Earlier: ${name}`} disabled={at === 0} onClick={() => move(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton ref={later} label={`Later: ${name}`} disabled={at === count - 1} onClick={() => move(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Leave out: ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {image.recording && (
          <SecondsField
            label="Begins at, s"
            value={from}
            min={0}
            max={tenths(Math.max(0, image.recording.seconds - PART_SECONDS.least))}
            onChange={(next) => onChange({ from: next, seconds: Math.min(seconds, mostOf({ image, from: next })) })}
          />
        )}
        <SecondsField
          label="Seen for, s"
          value={seconds}
          min={PART_SECONDS.least}
          max={mostOf(part)}
          onChange={(next) => onChange({ seconds: next })}
        />
      </div>
      <TextField
        label="Title before it"
        value={title}
        maxLength={PART_TITLE_MAX}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </li>
  )
}

/** Puts videos and pictures together to one, with what is heard beside them. */
export default function MergeDesk() {
  const models = useQuery(modelsOnOffer())
  const [parts, setParts] = useState<readonly Part[]>([])
  const [sound, setSound] = useState<Image>()
  const [volume, setVolume] = useState(100)
  const [settings, setSettings] = useState(usual)
  const [choosing, setChoosing] = useState<'part' | 'sound'>()
  const [isMissing, setMissing] = useState(false)
  const next = useRef(0)
  const { work, made, results } = useRecording()
  const client = useQueryClient()
  const named = parts.map(({ image, from, seconds, title }) => ({ id: image.id, from, seconds, title }))
  useKept('merge', { ...settings, parts: named, sound: sound?.id ?? '', volume }, async (kept) => {
    const { parts: had, sound: heard, volume: loud, ...rest } = restored(empty, kept)
    setSettings(rest)
    setVolume(loud)
    const find = (id: string) => client.fetchQuery(imageOf(id)).catch(() => undefined)
    const track = heard === '' ? undefined : await find(heard)
    const found = await Promise.all(had.map(async (part) => ({ ...part, image: await find(part.id) })))
    // What has gone since is left out.
    const there = found.flatMap(({ image, id: _, ...part }) => (image ? [{ ...part, image, key: next.current++ }] : []))
    setParts((before) => (before.length > 0 ? before : there))
    if (track) setSound((before) => before ?? track)
  })
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }))

  const [maker] = recordersFor(models.data?.others ?? [], 'image-to-video').filter(
    ({ provider }) => provider === 'built-in',
  )
  const { seconds } = timelineOf(
    parts.map((part) => part.seconds),
    settings.transition,
  )
  const all = [...parts.map(({ image }) => image), ...(sound ? [sound] : [])]
  // What is somebody else's, or private, comes into no gallery by itself.
  const usualVisibility = all.every((image) => image.isOwner && image.isVisible) ? 'public' : 'private'
  const cost = maker && toGold(recordingPrice(maker.rate, seconds * MERGE_SHARE))
  const short = parts.findIndex((part) => part.seconds < PART_SECONDS.least)
  const problem =
    seconds > MERGED_SECONDS_MAX
      ? `That is ${Math.ceil(seconds)} seconds; ${MERGED_SECONDS_MAX} is the most.`
      : short >= 0
        ? `Part ${short + 1} is seen for less than a second.`
        : isMissing && parts.length === 0
          ? 'Choose first what is put together.'
          : undefined

  function choose(image: Image) {
    setMissing(false)
    if (choosing === 'sound') setSound(image)
    else {
      const from = 0
      const long = Math.min(image.recording ? mostOf({ image, from }) : PART_SECONDS.usual, PART_SECONDS.most)
      setParts((before) => [...before, { key: next.current++, image, from, seconds: long, title: '' }])
    }
    setChoosing(undefined)
  }

  const swap = (at: number, by: 1 | -1) =>
    setParts((before) => {
      const moved = before[at]
      if (!moved) return before
      const others = before.toSpliced(at, 1)
      return others.toSpliced(at + by, 0, moved)
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (parts.length === 0) setMissing(true)
    if (parts.length === 0 || problem || !maker || work.isUnderWay) return
    const body: MergeRequestInput = {
      ...settings,
      title: settings.title.trim(),
      parts: parts.map(({ image, from, seconds: long, title }) => ({
        imageId: image.id,
        from,
        seconds: long,
        title: title.trim(),
      })),
      ...(sound && { sound: { imageId: sound.id, volume: volume / 100 } }),
    }
    work.start({
      type: 'merge',
      description: settings.title.trim() || parts[0]?.image.title || 'Videos together',
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
          {parts.map((part, at) => (
            <PartRow
              key={part.key}
              part={part}
              at={at}
              count={parts.length}
              onChange={(some) =>
                setParts((before) => before.map((one) => (one.key === part.key ? { ...one, ...some } : one)))
              }
              onMove={(by) => swap(at, by)}
              onRemove={() => setParts((before) => before.filter(({ key }) => key !== part.key))}
            />
          ))}
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
          {sound ? (
            <div className="flex items-center gap-3">
              <p className="min-w-0 flex-1 truncate text-sm">{sound.title || 'Untitled'}</p>
              <Button size="sm" onClick={() => setSound(undefined)}>
                None
              </Button>
            </div>
          ) : (
            <Button onClick={() => setChoosing('sound')}>Choose a work of sound</Button>
          )}
          {sound && (
            <label className="grid gap-1 text-sm">
              Volume, {volume} %
              <input
                type="range"
                min={0}
                max={100}
                value={volume}
                onChange={(event) => setVolume(Number(event.target.value))}
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
          value={settings.visibility ?? usualVisibility}
          onChange={(visibility) => change({ visibility })}
        />
        <SubmitBar cost={cost} problem={problem} isStarting={work.isUnderWay} label="Put it together" />
        <WorkStanding work={work} meanwhile="You can go elsewhere meanwhile." />
      </form>
      <div ref={results} className="grid min-w-0 scroll-mt-20 grid-cols-1 content-start gap-10">
        {parts.length > 0 ? (
          <MergePreview parts={parts} transition={settings.transition} fades={settings.fades} ratio={width / height} />
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
