import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { categoryFacts, categoryOf, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { recordingPrice, toGold } from '../../contract/economy.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import {
  cameraMoveNames,
  cameraMoves,
  SAID_MAX,
  videoEffectFacts,
  videoEffects,
  videoSeconds,
  videoSizes,
} from '../../contract/video-facts.ts'
import type { VideoRequestInput } from '../../contract/videos.ts'
import { call } from '../api/browser.ts'
import { callQuery } from '../api/queries.ts'
import { ChoosePicture } from '../edit/choose-picture.tsx'
import { SubmitBar } from '../generate/submit-bar.tsx'
import { modelsOnOffer } from '../gold/queries.ts'
import { imageOf } from '../images/queries.ts'
import { UnderstoodChips } from '../images/understood.tsx'
import { Made } from '../recordings/made.tsx'
import { ModelChoice, type RecordingModel, recordersFor } from '../recordings/model-choice.tsx'
import { useKept } from '../recordings/use-kept.ts'
import { sendsOff, useRecording } from '../recordings/use-recording.ts'
import { useUser } from '../session/user-state.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useRested } from '../ui/use-rested.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { PromptWriter } from './prompt-writer.tsx'
import { NONE, type Wish, wishAgain, wishIn } from './video-wish.ts'

/** The lengths that a model makes, s. */
const lengthsBy = (model: RecordingModel): readonly number[] =>
  model.provider === 'built-in' ? videoSeconds : model.craft === 'clip' ? model.seconds : []

/** The length that is asked of a model: the one that is wished for, where it makes that. */
function lengthFor({ seconds }: Wish, model: RecordingModel): number {
  const lengths = lengthsBy(model)
  return lengths.includes(seconds) ? seconds : (lengths[0] ?? 0)
}

/** Which of the words will steer what moves, while they are typed. */
function Understood({ wish, category }: { wish: Wish; category: ImageCategory | undefined }) {
  const { effect, camera } = wish
  const prompt = useRested(wish.prompt.trim())
  const found = useQuery({
    ...callQuery('understandVideo', {
      body: {
        prompt,
        ...(category && { category }),
        ...(effect !== NONE && { effect }),
        ...(camera !== NONE && { camera }),
      },
    }),
    enabled: prompt !== '' && prompt.length <= PROMPT_MAX,
  })
  if (!found.data || prompt === '') return null
  return <UnderstoodChips {...found.data} notUsed="Not moved" />
}

/** The picture that is set in motion. */
function Chosen({ id, onOther }: { id: string; onOther: () => void }) {
  const found = useQuery(imageOf(id))
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isGone = found.error?.status === 404 || found.error?.status === 400
  if (found.isError && !found.data && !isGone)
    return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  // A private picture is only found once it is known who asks.
  if (isGone && isSessionKnown)
    return (
      <p role="alert" className="text-sm text-bad">
        This picture is not there, or it is somebody else’s and not shown to you.{' '}
        <Button size="sm" onClick={onOther}>
          Choose another
        </Button>
      </p>
    )
  const image = found.data
  if (!image) return <Skeleton className="h-24 rounded-md" />
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-raise1 p-2">
      <Picture
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        thumbhash={image.thumbhash}
        sizes="6rem"
        className={classes('max-h-24 w-24 rounded-sm', image.isBlurred && 'blur-md')}
      />
      <p className="min-w-0 flex-1 truncate">{image.title || 'Untitled'}</p>
      <Button size="sm" onClick={onOther}>
        Another
      </Button>
    </div>
  )
}

/** The form for videos, and beside it what it makes. */
export default function VideoDesk() {
  const models = useQuery(modelsOnOffer())
  const [search, setSearch] = useSearchParams()
  const imageId = search.get('image')
  const [wish, setWish] = useState<Wish>(() => wishIn(search))
  const [isMissing, setMissing] = useState(false)
  const { work, made, results } = useRecording()
  // What an address asks for goes before what was typed earlier.
  const isAsked = search.has('prompt') || search.has('effect')
  useKept('video', wish, (kept) => {
    if (!isAsked) setWish((before) => wishAgain(kept, imageId ? before.source : undefined))
  })
  const change = (part: Partial<Wish>) => {
    setMissing(false)
    setWish((before) => ({ ...before, ...part }))
  }
  const choose = (id: string | undefined) => {
    setMissing(false)
    setSearch(
      (before) => {
        if (id === undefined) before.delete('image')
        else before.set('image', id)
        return before
      },
      { preventScrollReset: true },
    )
  }

  const isOfPicture = wish.source === 'picture'
  const still = useQuery({ ...imageOf(imageId ?? ''), enabled: imageId !== null }).data
  // What its scene is of moves by itself; of any other picture only its px are known.
  const usual = isOfPicture && still ? (still.isOwner ? still.visibility : 'private') : 'public'
  const moving = still?.hasScene ? categoryOf(still.type) : undefined

  if (models.isError)
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  const { prompt, effect, camera } = wish
  const offered = recordersFor(models.data?.others ?? [], isOfPicture ? 'image-to-video' : 'text-to-video')
  const chosen = offered.find(({ id }) => id === wish.model) ?? offered[0]
  const isOurs = chosen?.provider === 'built-in'
  const lengths = chosen ? lengthsBy(chosen) : []
  const seconds = chosen ? lengthFor(wish, chosen) : 0
  const milligold = (model: RecordingModel) => recordingPrice(model.rate, lengthFor(wish, model))
  const cost = chosen && (chosen.isOwnKey ? 0 : toGold(milligold(chosen)))
  // Only faces speak; of a picture whose scene is not known nobody can tell where one is.
  const canSay = isOurs && ['characters', 'npcs'].includes((isOfPicture ? moving : wish.category) ?? '')
  const canLoop = effect === NONE || videoEffectFacts[effect].loops
  const tooLong = prompt.trim().length - PROMPT_MAX
  const missing = isOfPicture
    ? imageId === null && 'Choose the picture first.'
    : prompt.trim() === '' && 'Say first what is to be seen.'
  const problem =
    tooLong > 0 ? `The words are ${tooLong} characters too long.` : isMissing && missing ? missing : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen || tooLong > 0 || work.isUnderWay) return
    if (missing) {
      setMissing(true)
      return
    }
    const body: VideoRequestInput = {
      prompt: prompt.trim(),
      seconds,
      ...(wish.visibility && { visibility: wish.visibility }),
      ...(isOfPicture && imageId ? { imageId } : { category: wish.category }),
      ...(isOurs
        ? {
            size: wish.size,
            loops: wish.loops && canLoop,
            ...(canSay && wish.says.trim() && { says: wish.says.trim() }),
            ...(effect !== NONE && { effect }),
            ...(camera !== NONE && { camera }),
          }
        : { model: chosen.id }),
    }
    work.start({
      type: 'video',
      description: body.prompt || (effect === NONE ? 'Set in motion' : videoEffectFacts[effect].label),
      modelName: chosen.name,
      cost: cost ?? 0,
      begin: (idempotencyKey) => call('generateVideo', { body, idempotencyKey }),
    })
  }

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <form className="grid grid-cols-1 content-start gap-5" onSubmit={submit} onKeyDown={sendsOff}>
        <ChoiceChips
          label="What moves"
          name="source"
          value={wish.source}
          options={[
            { value: 'picture', label: 'A picture' },
            { value: 'words', label: 'What I say' },
          ]}
          onChange={(next) => change({ source: next, model: '' })}
        />
        {isOfPicture ? (
          imageId && <Chosen id={imageId} onOther={() => choose(undefined)} />
        ) : (
          <Select
            label="Category"
            value={wish.category}
            options={imageCategories.map((value) => ({ value, label: categoryFacts[value].label }))}
            onChange={(category) => change({ category })}
          />
        )}
        <TextArea
          label={isOfPicture ? 'What happens' : 'What is to be seen, and what happens'}
          name="prompt"
          value={prompt}
          placeholder={
            isOfPicture ? 'Rain falls, the eye pushes in slowly' : 'A flooded crypt with torches, mist drifts through'
          }
          hint="Weather, light, what moves, how the eye goes and how fast."
          onChange={(event) => change({ prompt: event.target.value })}
        />
        {canSay && (
          <TextField
            label="What they say"
            name="says"
            value={wish.says}
            maxLength={SAID_MAX}
            placeholder="Come in, come in! The fire is warm"
            hint="Spoken in a voice of theirs, the mouth in time with it. Words in quotes above are spoken too."
            onChange={(event) => change({ says: event.target.value })}
          />
        )}
        <PromptWriter prompt={prompt} onWritten={(written) => change({ prompt: written })} />
        {isOurs && <Understood wish={wish} category={isOfPicture ? moving : wish.category} />}
        {chosen && (
          <ModelChoice models={offered} chosen={chosen} priceOf={milligold} onChange={(model) => change({ model })} />
        )}
        {isOurs && (
          <>
            <Select
              label="Effect"
              value={effect}
              options={[
                { value: NONE, label: 'None', detail: 'What can move by itself does' },
                ...videoEffects.map((value) => ({ value, ...videoEffectFacts[value] })),
              ]}
              onChange={(next) => change({ effect: next })}
            />
            <Select
              label="Camera"
              value={camera}
              options={[
                { value: NONE, label: 'As the words say' },
                ...cameraMoves.map((value) => ({ value, label: cameraMoveNames[value] })),
              ]}
              onChange={(next) => change({ camera: next })}
            />
          </>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Select
            label="Length"
            value={seconds}
            options={lengths.map((value) => ({ value, label: `${value} seconds` }))}
            onChange={(value) => change({ seconds: value })}
          />
          {isOurs && (
            <Select
              label="Size"
              value={wish.size}
              options={videoSizes.map((value) => ({ value, label: `${value} px` }))}
              onChange={(size) => change({ size })}
            />
          )}
        </div>
        {isOurs && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-amber"
              checked={wish.loops && canLoop}
              disabled={!canLoop}
              onChange={(event) => change({ loops: event.target.checked })}
            />
            <span>Its end leads into its beginning</span>
          </label>
        )}
        <VisibilitySelect value={wish.visibility || usual} onChange={(visibility) => change({ visibility })} />
        <SubmitBar
          cost={cost}
          problem={problem}
          isStarting={work.isUnderWay}
          isOwnKey={chosen?.isOwnKey}
          label="Set it in motion"
        />
        <WorkStanding work={work} meanwhile="A minute is usual; you can go elsewhere meanwhile." />
      </form>
      <div
        ref={results}
        className={classes(
          'grid min-w-0 scroll-mt-20 grid-cols-1 content-start gap-10',
          // On a phone the picture is chosen first, not below all that is asked about it.
          isOfPicture && !imageId && 'max-lg:order-first',
        )}
      >
        {made.map((id) => (
          <Made key={id} id={id} />
        ))}
        {isOfPicture && !imageId ? (
          <ChoosePicture onChoose={choose} />
        ) : (
          made.length === 0 && (
            <p className="grid min-h-64 place-content-center rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
              Your video will be here. Maps and lands that were painted here move as what they are: water, torches,
              weather. Of any other picture the eye moves through its depth.
            </p>
          )
        )}
      </div>
    </div>
  )
}
