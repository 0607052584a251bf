import { useQuery } from '@tanstack/react-query'
import type { Allowance } from '../../contract/allowance.ts'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { myAllowance } from './queries.ts'

const KILOBYTE = 1024

/** Bytes in the largest unit that leaves a whole one: "1.4 GB". */
export function bytesInWords(bytes: number, locale?: string): string {
  const units = ['kB', 'MB', 'GB', 'TB'] as const
  let value = bytes / KILOBYTE
  let place = 0
  while (value >= KILOBYTE && place < units.length - 1) {
    value /= KILOBYTE
    place++
  }
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[place]}`
}

interface MeterProps {
  label: string
  /** As people read it: "1.4 GB". */
  write: (amount: number) => string
  meter: Allowance['pictures']
}

/** Above this share it is nearly full. */
const NEARLY = 0.9

function Meter({ label, write, meter: { used, most } }: MeterProps) {
  const share = most === null ? 0 : Math.min(1, used / most)
  const told = most === null ? `${write(used)}, no limit` : `${write(used)} of ${write(most)}`
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className={classes('tabular', share >= 1 ? 'text-bad' : 'text-ink2')}>{told}</span>
      </p>
      {most !== null && (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raise3">
          <div
            className={classes('h-full rounded-full', share >= NEARLY ? 'bg-bad' : 'bg-line-strong')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  )
}

/** How much of what the person's level allows is taken. */
export function Meters() {
  const allowance = useQuery(myAllowance())
  if (allowance.isError)
    return <ErrorState error={allowance.error} onRetry={() => allowance.refetch()} busy={allowance.isFetching} />
  if (!allowance.data) return <Skeleton className="h-36 sm:h-10" />
  const { pictures, loras, privateWorks } = allowance.data
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      <Meter label="Pictures" write={bytesInWords} meter={pictures} />
      <Meter label="LoRAs" write={bytesInWords} meter={loras} />
      <Meter label="Private works" write={(amount) => amount.toLocaleString()} meter={privateWorks} />
    </div>
  )
}
