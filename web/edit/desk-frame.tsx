import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE } from '../../contract/edit-facts.ts'
import type { FullImage } from '../../contract/images.ts'
import { imageOf } from '../images/queries.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Cost } from '../ui/gold.tsx'
import { Picture } from '../ui/picture.tsx'
import Compare from './compare.tsx'
import type { useEdit } from './use-edit.ts'
import type { EditModelChoice } from './use-edit-model.ts'

interface DeskFrameProps {
  image: FullImage
  edit: ReturnType<typeof useEdit>
  /** What the button says. */
  label: string
  /** Who makes it, and what is taken for that; left out: the built-in engine. */
  by?: Pick<EditModelChoice, 'gold' | 'model'>
  /** Left out: what is chosen cannot be begun yet. */
  onStart: (() => void) | undefined
  /** What has to be chosen first, where it cannot be begun yet. */
  missing?: string | undefined
  /** What is chosen for it. */
  children: ReactNode
  /** What can be done with what came of it, beside editing it further. */
  afterwards?: ReactNode
  /** Shown in place of the picture, where it is marked. */
  stage?: ReactNode
  /** Stands below all that. */
  below?: ReactNode
  /** Goes on with what came of it on the same page; left out: that is done on the page for edits. */
  onGoOn?: (id: string) => void
}

/** Which way an edit was made, as people read it. */
const wayInWords = {
  scene: 'The scene that this site keeps of the picture was changed and painted anew: nothing had to be guessed.',
  pixels: 'The pixels of the picture were changed.',
  service: 'A service made it from the picture.',
}

/** What was done, as it was measured and found on the way. */
function Told({ id }: { id: string }) {
  const done = useQuery(imageOf(id)).data?.editOf
  if (!done) return null
  return (
    <>
      <ul aria-label="What was done" className="grid list-disc gap-1 pl-5 text-sm text-ink2">
        {done.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="text-sm text-ink3">
        {done.by ? `${done.by.name} of ${done.by.provider} made it.` : wayInWords[done.way]}
      </p>
    </>
  )
}

/** A picture on its stage, beside it what is chosen and the button that begins; then both pictures, and the ways on. */
export function DeskFrame(props: DeskFrameProps) {
  const { image, edit, label, by, onStart, missing, children, afterwards, stage, below, onGoOn } = props
  const { made, work, again } = edit
  const shape = image.width / image.height
  const missingId = useId()
  const shown = useRef<HTMLDivElement>(null)
  // On a phone the press that began it is far below the picture.
  useEffect(() => {
    if (made) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [made])
  /** Ctrl+Enter begins it, as it does on every page where something is made; not from a dialog that lies over the form. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isMeant || !event.currentTarget.contains(event.target as Node) || work.isUnderWay) return
    event.preventDefault()
    onStart?.()
  }

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div
        ref={shown}
        className={classes(
          'mx-auto w-full scroll-mt-20 lg:sticky lg:top-20 lg:max-w-(--whole) lg:self-start',
          // Where it is only looked at, what can be done stands below it on the same screen.
          stage ? 'max-w-(--whole)' : 'max-w-[max(18rem,calc(46vh*var(--shape)))]',
        )}
        style={{ '--shape': shape, '--whole': `max(20rem, calc(76vh * ${shape}))` } as CSSProperties}
      >
        {made ? (
          <Compare before={image} after={made} label="Before and after" />
        ) : stage ? (
          stage
        ) : (
          <div className="overflow-hidden rounded-lg border border-line">
            <Picture
              src={image.url}
              alt={image.prompt || image.title || 'The picture'}
              width={image.width}
              height={image.height}
              thumbhash={image.thumbhash}
              sizes="(min-width: 64rem) 60vw, 100vw"
              priority
              className="w-full"
            />
          </div>
        )}
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <h2 className="text-xl break-words">{image.title || 'Untitled'}</h2>
          <p className="text-sm text-ink3 tabular">
            {image.width} × {image.height} px
          </p>
        </div>
        {made ? (
          <div className="grid gap-3">
            <p role="status" className="text-ink2">
              It is done, and a picture of its own: the one you began with is as it was.
            </p>
            <Told id={made.id} />
            <ButtonLink to={`/images/${made.id}`} tone="primary">
              Open its page
            </ButtonLink>
            {onGoOn ? (
              <Button onClick={() => onGoOn(made.id)}>Edit it further</Button>
            ) : (
              <ButtonLink to={`/edit?image=${made.id}`}>Edit it further</ButtonLink>
            )}
            {afterwards}
            <Button tone="quiet" onClick={again}>
              Back to the picture before
            </Button>
          </div>
        ) : (
          <form className="grid gap-5" onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
            {children}
            <div className="grid gap-2">
              <Button
                tone="primary"
                busy={work.isUnderWay}
                disabled={!onStart}
                onClick={onStart}
                aria-describedby={missing && missingId}
                aria-keyshortcuts="Control+Enter"
              >
                {label}
                <span className="font-medium tabular opacity-75">
                  {by?.model?.isOwnKey ? 'Free, with your own key' : <Cost amount={by?.gold ?? toGold(EDIT_PRICE)} />}
                </span>
              </Button>
              {missing && (
                <p id={missingId} className="text-sm text-ink3">
                  {missing}
                </p>
              )}
              <WorkStanding work={work} meanwhile="You can go elsewhere meanwhile." />
            </div>
          </form>
        )}
        {below}
      </div>
    </div>
  )
}
