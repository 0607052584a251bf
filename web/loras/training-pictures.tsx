import { X } from 'lucide-react'
import type { Image } from '../../contract/images.ts'
import { LORA_CAPTION_MAX, type TrainingSubject } from '../../contract/lora-facts.ts'
import { remarksOn } from '../../contract/training-remarks.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { nameOf } from './own-pictures.tsx'

/** A picture to be trained on, and what is to be seen in it. */
export interface Chosen {
  image: Image
  caption: string
}

/** What a work was asked for with says what is to be seen in it; of an upload its title may. */
export const proposedFor = ({ prompt, title }: Image) =>
  (prompt || title).replace(/\s+/g, ' ').slice(0, LORA_CAPTION_MAX)

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
