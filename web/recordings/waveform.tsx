import { clockTime, spokenTime } from '../ui/clock-time.ts'

interface WaveformProps {
  peaks: readonly number[]
  /** s. */
  seconds: number
  position: number
  onSeek: (position: number) => void
}

/** Height of the drawing, in units of its own. */
const HEIGHT = 100

/** How loud it is from beginning to end, what has been heard in another colour; pressed or dragged, it goes on from there. */
export function Waveform({ peaks, seconds, position, onSeek }: WaveformProps) {
  const steps = peaks.length > 0 ? peaks : [0.5]
  const path = steps
    .map((peak, n) => {
      const tall = Math.max(2, peak * HEIGHT)
      return `M${n + 0.2} ${(HEIGHT - tall) / 2}h0.6v${tall}h-0.6z`
    })
    .join('')
  const heard = Math.min(1, position / seconds)
  const drawing = (className: string) => (
    <svg viewBox={`0 0 ${steps.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  )
  return (
    <div className="grid gap-1">
      <div className="relative h-20 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        {drawing('absolute inset-0 size-full text-line-strong')}
        <div className="absolute inset-0" style={{ clipPath: `inset(0 ${(1 - heard) * 100}% 0 0)` }}>
          {drawing('absolute inset-0 size-full text-accent')}
        </div>
        <input
          type="range"
          aria-label="Where it is played"
          aria-valuetext={`${spokenTime(position)} of ${spokenTime(seconds)}`}
          min={0}
          max={seconds}
          step={seconds > 20 ? 1 : 0.1}
          value={Math.min(position, seconds)}
          onChange={(event) => onSeek(Number(event.target.value))}
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p aria-hidden className="flex justify-between text-xs text-ink3 tabular">
        <span>{clockTime(position)}</span>
        <span>{clockTime(seconds)}</span>
      </p>
    </div>
  )
}
