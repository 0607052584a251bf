import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '../ui/picture.tsx'

interface Side {
  url: string
  width: number
  height: number
  thumbhash: string
}

/** Whether the one lies over the other: not after a crop or a turn. */
const isSameShape = (one: Side, other: Side) =>
  Math.abs(Math.log((one.width / one.height) * (other.height / other.width))) < 0.02

/** Two pictures that are not of one shape, side by side and as high. */
function Beside({ before, after }: { before: Side; after: Side }) {
  const one = (side: Side, name: string) => (
    <figure className="grid min-w-0 gap-2" style={{ flex: side.width / side.height }}>
      <Picture
        src={side.url}
        alt={name}
        width={side.width}
        height={side.height}
        thumbhash={side.thumbhash}
        sizes="(min-width: 64rem) 40vw, 60vw"
        priority
        className="w-full rounded-lg border border-line"
      />
      <figcaption className="text-sm text-ink3">{name}</figcaption>
    </figure>
  )
  return (
    <div className="flex items-start gap-3">
      {one(before, 'Before')}
      {one(after, 'After')}
    </div>
  )
}

/** Two pictures of one thing, the one over the other, with a line between them that is moved; or side by side, where they differ in shape. */
export default function Compare({ before, after, label }: { before: Side; after: Side; label: string }) {
  const [at, setAt] = useState(50)
  if (!isSameShape(before, after)) return <Beside before={before} after={after} />
  const picture = (side: Side, className: string) => (
    <Picture
      src={side.url}
      alt=""
      width={side.width}
      height={side.height}
      thumbhash={side.thumbhash}
      sizes="(min-width: 64rem) 60vw, 100vw"
      priority
      className={className}
    />
  )
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-lg border border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        {picture(after, 'w-full')}
        <div aria-hidden className="absolute inset-0 overflow-hidden" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
          {picture(before, 'size-full object-cover')}
        </div>
        <div aria-hidden className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-amber" style={{ left: `${at}%` }} />
        <span
          aria-hidden
          className="absolute top-1/2 flex size-9 -translate-1/2 items-center justify-center rounded-full bg-amber text-on-amber shadow-md"
          style={{ left: `${at}%` }}
        >
          <ChevronLeft className="-mr-1 size-4" />
          <ChevronRight className="-ml-1 size-4" />
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          aria-label={label}
          aria-valuetext={`${at} % before, ${100 - at} % after`}
          onChange={(event) => setAt(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        />
      </div>
      <figcaption className="flex justify-between text-sm text-ink3">
        <span>Before</span>
        <span>After</span>
      </figcaption>
    </figure>
  )
}
