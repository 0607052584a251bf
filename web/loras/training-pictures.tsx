import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { LORA_CAPTION_MAX, LORA_PICTURES_MAX, type TrainingSubject } from '../../contract/lora-facts.ts'
import { remarksOn } from '../../contract/training-remarks.ts'
import { callQuery } from '../api/queries.ts'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

/** A picture to be trained on, and what is to be seen in it. */
export interface Chosen {
  image: Image
  caption: string
}

/** Pictures that are shown at first, and with every "More". */
const PAGE = 24
const SHOWN_MAX = 60

const nameOf = ({ title, prompt }: Image) => title || prompt || 'Untitled'

/** What a work was asked for with says what is to be seen in it; of an upload its title may. */
export const proposedFor = ({ prompt, title }: Image) =>
  (prompt || title).replace(/\s+/g, ' ').slice(0, LORA_CAPTION_MAX)

interface OwnWorksProps {
  chosen: readonly Chosen[]
  onToggle: (image: Image) => void
}

/** The person's own pictures, to choose some of. */
export function OwnWorks({ chosen, onToggle }: OwnWorksProps) {
  const [limit, setLimit] = useState(PAGE)
  const isMember = useUser((user) => user.username !== '')
  const works = useQuery({ ...callQuery('myImages', { query: { limit } }), enabled: isMember })
  if (!isMember) return <p className="text-sm text-ink3">Once you are logged in, your own pictures stand here.</p>
  if (works.isError) return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  if (!works.data) return <Skeleton className="h-48 rounded-lg" />
  const { images, totalCount } = works.data
  const upload = (
    <ButtonLink size="sm" to="/generate?formType=upload">
      Upload pictures
    </ButtonLink>
  )
  if (images.length === 0)
    return <EmptyState title="No pictures yet" description="Make some, or bring your own." action={upload} />
  const isFull = chosen.length >= LORA_PICTURES_MAX
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium">Your pictures</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
        {images.map((image) => {
          const isChosen = chosen.some((one) => one.image.id === image.id)
          const isOff = isFull && !isChosen
          return (
            <label
              key={image.id}
              className={classes(
                'relative block cursor-pointer overflow-hidden rounded-md border-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                isChosen ? 'border-amber' : 'border-transparent',
                isOff && 'cursor-default opacity-50',
              )}
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={isOff}
                onChange={() => onToggle(image)}
              />
              <Picture
                src={image.url}
                alt={nameOf(image)}
                width={1}
                height={1}
                thumbhash={image.thumbhash}
                sizes="(min-width: 64rem) 8rem, 30vw"
              />
              {isChosen && (
                <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-amber text-on-amber">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
            </label>
          )
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        {images.length < totalCount && limit < SHOWN_MAX && (
          <Button size="sm" onClick={() => setLimit(Math.min(SHOWN_MAX, limit + PAGE))}>
            More of them
          </Button>
        )}
        {upload}
      </div>
    </fieldset>
  )
}

interface CaptionsProps {
  chosen: readonly Chosen[]
  subject: TrainingSubject
  onCaption: (id: string, caption: string) => void
  onRemove: (id: string) => void
}

/** What is to be seen in each, and what speaks against it. */
export function Captions({ chosen, subject, onCaption, onRemove }: CaptionsProps) {
  const remarks = remarksOn(
    chosen.map(({ image }) => image),
    subject,
  )
  return (
    <ul className="grid gap-3">
      {chosen.map(({ image, caption }) => {
        const mine = remarks.filter(({ id }) => id === image.id)
        return (
          <li key={image.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3">
            <Picture
              src={image.url}
              alt=""
              width={1}
              height={1}
              thumbhash={image.thumbhash}
              sizes="4rem"
              className="overflow-hidden rounded-md"
            />
            <TextField
              label={`What is to be seen in ${nameOf(image)}`}
              hideLabel
              placeholder="What is to be seen in it"
              maxLength={LORA_CAPTION_MAX}
              value={caption}
              onChange={(event) => onCaption(image.id, event.target.value)}
              isInvalid={mine.some(({ isRefused }) => isRefused)}
              note={
                mine.length > 0 && (
                  <ul className="grid gap-0.5 text-sm">
                    {mine.map(({ says, isRefused }) => (
                      <li key={says} className={isRefused ? 'text-bad' : 'text-ink3'}>
                        {says}
                      </li>
                    ))}
                  </ul>
                )
              }
            />
            <IconButton label={`Leave out ${nameOf(image)}`} onClick={() => onRemove(image.id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
