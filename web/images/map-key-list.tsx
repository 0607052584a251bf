import type { MapKey } from '../../contract/images.ts'
import { classes } from '../ui/classes.ts'

/** What the numbers on a map stand for, one line a place. */
export function MapKeyList({ mapKey, isOwner }: { mapKey: MapKey; isOwner: boolean }) {
  const hasSecrets = isOwner && mapKey.entries.some((entry) => entry.text)
  const isLong = !hasSecrets && mapKey.entries.length > 5
  return (
    <section aria-label="Key to the map" className="parchment rounded-lg px-5 py-4 shadow-low">
      <h2 className="font-serif text-xl text-rubric">{mapKey.title || 'Key to the map'}</h2>
      {hasSecrets && <p className="text-sm text-sepia2 italic">Only you are told what lies in each.</p>}
      <ol className={classes('mt-2 gap-x-8', isLong && 'sm:columns-2')}>
        {mapKey.entries.map(({ number, name, text }) => (
          <li
            key={number}
            value={number}
            className="grid break-inside-avoid grid-cols-[1.75rem_1fr] py-0.75 leading-snug"
          >
            <span className="font-semibold text-rubric tabular">{number}</span>
            <span>
              <strong>{name}</strong>
              {text && <> · {text}</>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
