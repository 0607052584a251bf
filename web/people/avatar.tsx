import { imageWidths } from '../../contract/limits.ts'
import type { Avatar as Cut } from '../../contract/people.ts'
import { classes } from '../ui/classes.ts'
import { pictureAddress } from '../ui/picture.tsx'

/** How much wider than a face what is cut out around it is. */
const AROUND_FACE = 2.1

/** The square of a picture that stands for somebody: around the face where there is one, else the middle, a little high. Px. */
export function squareOf({ width, height, face }: Pick<Cut, 'width' | 'height' | 'face'>) {
  const most = Math.min(width, height)
  if (!face) return { side: most, left: (width - most) / 2, top: (height - most) * 0.2 }
  const side = Math.min(most, AROUND_FACE * Math.max(face.width * width, face.height * height))
  const within = (middle: number, length: number) => Math.min(Math.max(0, middle - side / 2), length - side)
  return {
    side,
    left: within((face.x + face.width / 2) * width, width),
    top: within((face.y + face.height / 2) * height, height),
  }
}

interface AvatarProps {
  username: string
  avatar: Cut | null
  /** Px. */
  size: number
  className?: string
}

/** Somebody's picture in a circle, or the first letter of their name; the name stands beside it. */
export function Avatar({ username, avatar, size, className }: AvatarProps) {
  const shape = classes('relative grid shrink-0 place-items-center overflow-hidden rounded-full', className)
  if (!avatar) {
    return (
      <span
        aria-hidden
        className={classes(shape, 'border border-line bg-raise3 font-serif text-ink2 uppercase')}
        style={{ width: size, height: size, fontSize: size * 0.44 }}
      >
        {username.charAt(0)}
      </span>
    )
  }
  const { side, left, top } = squareOf(avatar)
  const percent = (part: number) => `${(100 * part) / side}%`
  // Twice as many px as it is shown with, for fine screens.
  const wanted = (2 * size * avatar.width) / side
  const width = imageWidths.find((offered) => offered >= wanted) ?? imageWidths[imageWidths.length - 1] ?? 2048
  return (
    <span aria-hidden className={classes(shape, 'bg-raise3')} style={{ width: size, height: size }}>
      <img
        src={pictureAddress(avatar.url, width)}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute max-w-none"
        style={{ width: percent(avatar.width), left: percent(-left), top: percent(-top) }}
      />
    </span>
  )
}
