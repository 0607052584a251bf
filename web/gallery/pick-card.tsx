import { Check } from 'lucide-react'
import type { Image } from '../../contract/images.ts'
import { classes } from '../ui/classes.ts'

interface PickCardProps {
  image: Image
  isPicked: boolean
  /** `isReach`: with Shift, everything from the one picked before. */
  onPick: (isReach: boolean) => void
}

/** Lies over a card while works are picked out: the whole card is its box to tick. */
export function PickCard({ image, isPicked, onPick }: PickCardProps) {
  return (
    <div
      className={classes(
        'absolute inset-0 z-1 rounded-md transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isPicked ? 'bg-ink/15 ring-2 ring-ink' : 'hover:bg-ink/10',
      )}
    >
      <input
        type="checkbox"
        checked={isPicked}
        aria-label={image.title || 'Untitled'}
        // A box ticked by mouse or by the space bar is a click underneath.
        onChange={(event) => onPick((event.nativeEvent as MouseEvent).shiftKey)}
        className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
      />
      <span
        aria-hidden
        className={classes(
          'pointer-events-none absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 shadow-low',
          isPicked ? 'border-ink bg-ink text-ground' : 'border-line-strong bg-raise1 text-transparent',
        )}
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
    </div>
  )
}
