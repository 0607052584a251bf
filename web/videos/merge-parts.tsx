import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { PART_SECONDS, PART_TITLE_MAX } from '../../contract/merge-facts.ts'
import { explain } from '../api/api-error.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Found, MergePart } from './merge-draft.ts'
import type { ShownPart } from './merge-preview.tsx'

/** No more than tenths of a second are chosen. */
const tenths = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10

/** How long a part may be seen at most, s. */
export const mostOf = ({ image, from }: Pick<ShownPart, 'image' | 'from'>) =>
  tenths(Math.min(PART_SECONDS.most, image.recording ? image.recording.seconds - from : PART_SECONDS.most))

interface SecondsFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number that is typed at leisure, and brought within its bounds once it has been. */
function SecondsField({ label, value, min, max, onChange }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>()
  function settle() {
    const asked = Number(typed)
    if (typed && Number.isFinite(asked)) onChange(tenths(Math.max(min, Math.min(max, asked))))
    setTyped(undefined)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? `${value}`}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

interface PartRowProps {
  part: ShownPart & { title: string }
  at: number
  count: number
  onChange: (change: Partial<Pick<MergePart, 'from' | 'seconds' | 'title'>>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A part in its place: when it begins and how long it is seen. */
export function PartRow({ part, at, count, onChange, onMove, onRemove }: PartRowProps) {
  const { image, from, seconds, title } = part
  const name = image.title || 'Untitled'
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const moved = useRef<1 | -1>(undefined)
  const move = (by: 1 | -1) => {
    moved.current = by
    onMove(by)
  }
  // Whoever moves a part stays with it: its row is put elsewhere in the page, and at either end one of the two buttons is out of use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place is what has changed.
  useLayoutEffect(() => {
    const by = moved.current
    moved.current = undefined
    if (by === undefined) return
    const pressed = by < 0 ? earlier.current : later.current
    const other = by < 0 ? later.current : earlier.current
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }, [at])
  return (
    <li className="grid gap-3 rounded-md border border-line bg-raise1 p-3">
      <div className="flex items-center gap-3">
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="4rem"
          className={classes('max-h-16 w-16 rounded-sm', image.isBlurred && 'blur-md')}
        />
        <p className="min-w-0 flex-1 truncate text-sm">
          {at + 1}. {name}
        </p>
        <IconButton ref={earlier} label={`Earlier: ${name}`} disabled={at === 0} onClick={() => move(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton ref={later} label={`Later: ${name}`} disabled={at === count - 1} onClick={() => move(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Leave out: ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {image.recording && (
          <SecondsField
            label="Begins at, s"
            value={from}
            min={0}
            max={tenths(Math.max(0, image.recording.seconds - PART_SECONDS.least))}
            onChange={(next) => onChange({ from: next, seconds: Math.min(seconds, mostOf({ image, from: next })) })}
          />
        )}
        <SecondsField
          label="Seen for, s"
          value={seconds}
          min={PART_SECONDS.least}
          max={mostOf(part)}
          onChange={(next) => onChange({ seconds: next })}
        />
      </div>
      <TextField
        label="Title before it"
        value={title}
        maxLength={PART_TITLE_MAX}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </li>
  )
}

interface AwaitedProps {
  one: Pick<Found, 'error' | 'isAsking' | 'ask'>
  /** What it is called until it is known: "Part 2". */
  name: string
  onRemove: () => void
}

/** In place of a work that was kept and is not known yet: it can be left out, and asked for again. */
export function Awaited({ one: { error, isAsking, ask }, name, onRemove }: AwaitedProps) {
  return (
    <div className="flex items-center gap-3">
      {error && !isAsking ? (
        <p role="alert" className="min-w-0 flex-1 text-sm text-bad">
          {name}: {explain(error).description}{' '}
          <Button size="sm" onClick={ask}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-11 flex-1" />
      )}
      <IconButton label={`Leave out: ${name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
