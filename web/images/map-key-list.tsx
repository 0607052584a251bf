import type { MapKey } from '../../contract/images.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'

/** The id of a place's entry in the key, by its number. */
export const entryId = (number: number) => `place-${number}`

/** The id of a place's number on the map. */
export const spotId = (number: number) => `spot-${number}`

interface MapKeyListProps {
  mapKey: MapKey
  /** Whether the game master's notes are shown, where there are any. */
  isTold: boolean
  /** The number of the place that is looked at. */
  place: number | undefined
  onPlace: (number: number) => void
}

/** What the numbers on a map stand for, one line a place; pressing a number marks it on the map and goes there. */
export function MapKeyList({ mapKey, isTold, place, onPlace }: MapKeyListProps) {
  function show(number: number) {
    onPlace(number)
    const spot = document.getElementById(spotId(number))
    spot?.scrollIntoView({ block: 'center' })
    spot?.focus({ preventScroll: true })
  }

  const hasSecrets = isTold && mapKey.entries.some((entry) => entry.text)
  const isLong = !hasSecrets && mapKey.entries.length > 5
  return (
    <section aria-label="Key to the map" className="parchment rounded-lg px-5 py-4 shadow-low">
      <h2 className="font-serif text-xl text-rubric">{mapKey.title || 'Key to the map'}</h2>
      {hasSecrets && <p className="text-sm text-sepia2 italic">Only you are told what lies in each.</p>}
      <ol className={classes('mt-2 gap-x-8', isLong && 'sm:columns-2')}>
        {mapKey.entries.map(({ number, name, text, at }) => (
          <li
            key={number}
            id={entryId(number)}
            value={number}
            tabIndex={-1}
            aria-current={(isTold && place === number) || undefined}
            className={classes(
              '-mx-2 grid scroll-my-24 break-inside-avoid grid-cols-[1.75rem_1fr] rounded-sm px-2 py-0.75 leading-snug',
              isTold && place === number && 'bg-rubric/12 print:bg-transparent',
            )}
          >
            {isTold && at ? (
              <Press
                aria-label={`Show ${number}, ${name}, on the map`}
                onClick={() => show(number)}
                className="touch-target cursor-pointer self-start justify-self-start rounded-sm font-semibold text-rubric underline decoration-dotted underline-offset-3 tabular"
              >
                {number}
              </Press>
            ) : (
              <span className="font-semibold text-rubric tabular">{number}</span>
            )}
            <span>
              <strong>{name}</strong>
              {hasSecrets && text && <> · {text}</>}
              {isTold && at && place === number && (
                <Press
                  onClick={() => show(number)}
                  className="touch-target ml-2 cursor-pointer rounded-sm font-semibold whitespace-nowrap text-rubric underline decoration-dotted underline-offset-3 print:hidden"
                >
                  Back to the map
                </Press>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
