import { categoryOf } from '../../contract/categories.ts'
import type { Competition } from '../../contract/competitions.ts'
import type { Image } from '../../contract/images.ts'
import { OwnPictureDialog } from '../images/own-picture-dialog.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'

interface EnterDialogProps {
  competition: Competition
  onChoose: (imageId: string) => void
  onClose: () => void
}

/** One's own public pictures of the kinds that are asked for, to enter one. */
export default function EnterDialog({ competition, onChoose, onClose }: EnterDialogProps) {
  const { categories } = competition
  const [only] = categories
  const isTaken = ({ type }: Image) => {
    const category = categoryOf(type)
    return categories.length === 0 || (category !== undefined && categories.includes(category))
  }
  return (
    <OwnPictureDialog
      title="Enter a picture"
      description="One of your public pictures. Until entries close you can put another in its place."
      look={{
        dialog: 'sm:max-w-2xl',
        list: 'grid-cols-2 sm:grid-cols-3',
        picture: 'gap-1 overflow-hidden text-left',
      }}
      category={categories.length === 1 ? only : undefined}
      accepts={isTaken}
      empty={
        <div className="grid gap-3">
          <p className="text-ink2">You have no public picture of this kind yet. Make one for it.</p>
          <ButtonLink
            to={`/generate${only ? `?categories=${only}` : ''}`}
            tone="primary"
            className="justify-self-start"
          >
            Make a picture
          </ButtonLink>
        </div>
      }
      onChoose={onChoose}
      onClose={onClose}
    >
      {(image) => (
        <>
          <Picture
            src={image.url}
            alt=""
            width={4}
            height={3}
            thumbhash={image.thumbhash}
            sizes="(min-width: 40rem) 12rem, 45vw"
            focus={focusOf(image.faces)}
            className="w-full object-cover"
          />
          <span className="truncate px-2 pb-1.5 text-sm">{image.title || 'Untitled'}</span>
        </>
      )}
    </OwnPictureDialog>
  )
}
