import type { MouseEvent } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import type { MapChoice } from './map-choice.tsx'
import { overlayAddress } from './map-export.ts'
import { entryId, spotId } from './map-key-list.tsx'

interface MapOverlayProps {
  image: FullImage
  choice: MapChoice
  /** The number of the place that is looked at. */
  place: number | undefined
  onPlace: (number: number) => void
}

/** What lies over a battle map's art: the grid, the game master's marks, and their numbers, which open their text in the key. */
export function MapOverlay({ image, choice: { view, grid }, place, onPlace }: MapOverlayProps) {
  const isEmpty = grid === 'none' && view === 'players'
  const entries = view === 'gm' ? (image.mapKey?.entries ?? []) : []

  /** Where spots overlap, a finger means the one whose middle is nearest. */
  function pressed(event: MouseEvent<HTMLButtonElement>, number: number) {
    // A key's press has no place.
    if (event.detail === 0) return open(number)
    const far = (one: number) => {
      const box = document.getElementById(spotId(one))?.getBoundingClientRect()
      if (!box) return Number.POSITIVE_INFINITY
      return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY)
    }
    const spots = entries.filter(({ at }) => at).map((entry) => entry.number)
    return open(spots.reduce((best, one) => (far(one) < far(best) ? one : best), number))
  }

  async function open(number: number) {
    onPlace(number)
    // The key lies on the page, not on the picture that fills the screen.
    if (document.fullscreenElement) await document.exitFullscreen()
    const entry = document.getElementById(entryId(number))
    entry?.focus({ preventScroll: true })
    entry?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      {image.squares?.isBare && !isEmpty && (
        <img
          src={overlayAddress(image, { view, grid })}
          alt=""
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
      {entries.map(
        ({ number, name, at }) =>
          at && (
            <Press
              key={number}
              id={spotId(number)}
              aria-label={`${number}: ${name}`}
              aria-pressed={place === number}
              title={name}
              onClick={(event) => void pressed(event, number)}
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
              className={classes(
                'absolute size-6 -translate-1/2 scroll-my-24 cursor-pointer rounded-full before:absolute before:-inset-2.5 hover:outline-2 hover:outline-accent focus-visible:outline-3 focus-visible:outline-accent print:outline-none',
                place === number && 'bg-accent/25 outline-3 outline-accent',
              )}
            />
          ),
      )}
    </>
  )
}
