import { EyeOff } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import type { ZoomProps } from './zoom.tsx'

/** Why a picture is covered; what else than nudity it is covered for is named. */
function whyMarked({ isOwner, nsfwMarkedBy, coveredFor, isNsfw }: Image): string {
  const others = coveredFor.filter((axis) => axis !== 'nudity')
  if (others.length > 0 || !isNsfw)
    return `This picture is covered for ${coveredFor.join(' and ')}. What is covered for you is chosen in your profile.`
  if (nsfwMarkedBy === 'words') {
    const told = 'This picture was marked as not safe for work for the words it was made from.'
    return isOwner ? `${told} If that is a mistake, remove the mark.` : told
  }
  if (nsfwMarkedBy === 'rating') {
    const told = 'This picture was marked as not safe for work when it came in.'
    return isOwner ? `${told} If that is a mistake, remove the mark.` : told
  }
  if (nsfwMarkedBy === 'unrated') {
    return isOwner
      ? 'This picture could not be checked when it came in. If it is safe for everybody, remove the mark.'
      : 'This picture has not been checked yet.'
  }
  return `${isOwner ? 'You' : 'Its owner'} marked this picture as not safe for work.`
}

/**
 * The picture as large as the window allows, with what lies `over` it; a marked one waits until the viewer asks. `instead`: what is
 * shown in its place once it may be seen.
 */
export function Stage({ image, over, instead }: { image: Image; over?: ReactNode; instead?: ReactNode }) {
  const [isUncovered, setUncovered] = useState(false)
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const isCovered = image.isBlurred && !isUncovered

  useEffect(() => {
    // Without it the picture is there all the same, only not to be walked about in.
    import('./zoom.tsx').then(
      (module) => setZoom(() => module.default),
      () => undefined,
    )
  }, [])

  const ratio = image.width / image.height
  const picture = (sizes: string) => (
    <div className="relative">
      <Picture
        src={image.url}
        alt={image.prompt || image.title}
        width={image.width}
        height={image.height}
        thumbhash={image.thumbhash}
        sizes={sizes}
        priority
        className={classes('w-full', isCovered && 'blur-2xl')}
      />
      {!isCovered && over}
    </div>
  )
  const sizes = '(min-width: 64rem) 60vw, 100vw'
  return (
    <div className="relative overflow-hidden rounded-lg border border-line">
      {instead && !isCovered ? (
        instead
      ) : Zoom && !isCovered ? (
        <Zoom ratio={ratio} sizes={sizes} picture={picture} />
      ) : (
        <>
          {picture(sizes)}
          <div className="h-12 border-t border-line bg-raise1 print:hidden" />
        </>
      )}
      {image.isBlurred && isUncovered && (
        <Button size="sm" className="absolute top-3 right-3" onClick={() => setUncovered(false)}>
          <EyeOff aria-hidden className="size-4" />
          Hide it
        </Button>
      )}
      {isCovered && (
        <div className="absolute inset-0 grid place-content-center bg-scrim p-6">
          <div className="grid max-w-sm justify-items-center gap-3 rounded-md border border-line bg-raise1 p-5 text-center">
            <EyeOff aria-hidden className="size-8 text-ink3" />
            <p className="text-balance text-ink">{whyMarked(image)}</p>
            <Button onClick={() => setUncovered(true)}>Show it</Button>
          </div>
        </div>
      )}
    </div>
  )
}
