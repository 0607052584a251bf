import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { FADE_SECONDS, TRANSITION_SECONDS, type Transition, timelineOf } from '../../contract/merge-facts.ts'
import { recordingTypes } from '../../contract/recordings.ts'
import { imageOf } from '../images/queries.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { clockTime, spokenTime } from '../ui/clock-time.ts'

/** Longest step of its clock, s. */
const LONGEST_STEP = 0.1

export interface ShownPart {
  key: number
  image: Image
  from: number
  seconds: number
}

/** A part on the screen, as much of it as the moment shows. */
function Layer({ part, opacity, at, isPlaying }: { part: ShownPart; opacity: number; at: number; isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const isVideo = part.image.recording?.medium === 'video'
  const files = useQuery({ ...imageOf(part.image.id), enabled: isVideo }).data?.recording?.files ?? []
  const moment = part.from + at
  useEffect(() => {
    const { current } = video
    if (!current) return
    // It runs by itself; only where it has fallen behind, or is paused, it is set.
    if (!current.seeking && Math.abs(current.currentTime - moment) > 0.3) current.currentTime = moment
    if (isPlaying === current.paused) void (isPlaying ? current.play().catch(() => undefined) : current.pause())
  }, [moment, isPlaying])
  const look = classes('absolute inset-0 size-full object-contain', part.image.isBlurred && 'blur-xl')
  if (!isVideo) return <img src={part.image.url} alt="" className={look} style={{ opacity }} />
  return (
    <video ref={video} muted playsInline preload="auto" poster={part.image.url} className={look} style={{ opacity }}>
      {files.map(({ url, extension }) => (
        <source key={url} src={url} type={recordingTypes[extension]} />
      ))}
    </video>
  )
}

interface MergePreviewProps {
  parts: readonly ShownPart[]
  transition: Transition
  fades: boolean
  ratio: number
}

/** What it will look like, before it is paid for: the parts in their order as the browser can show them; titles are left out. */
export function MergePreview({ parts, transition, fades, ratio }: MergePreviewProps) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const { spans, seconds } = timelineOf(
    parts.map((part) => part.seconds),
    transition,
  )
  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      // A page that was out of sight goes on where it was.
      const step = Math.max(0, Math.min(LONGEST_STEP, (now - last) / 1000))
      last = now
      setAt((before) => Math.min(seconds, before + step))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, seconds])
  useEffect(() => {
    if (at >= seconds) setPlaying(false)
  }, [at, seconds])
  const overlap = TRANSITION_SECONDS[transition]
  const light = fades ? Math.max(0, Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS)) : 1
  return (
    <section aria-label="Preview" className="grid gap-2">
      <div className="relative overflow-hidden rounded-lg border border-line bg-black" style={{ aspectRatio: ratio }}>
        <div className="absolute inset-0" style={{ opacity: isPlaying || at > 0 ? light : 1 }}>
          {parts.map((part, k) => {
            const span = spans[k]
            const isLast = k === parts.length - 1
            if (!span || at < span.from || (at >= span.to && !isLast)) return null
            const share = k === 0 || overlap === 0 ? 1 : Math.min(1, (at - span.from) / overlap)
            return <Layer key={part.key} part={part} opacity={share} at={at - span.from} isPlaying={isPlaying} />
          })}
        </div>
      </div>
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          onClick={() => {
            if (!isPlaying && at >= seconds) setAt(0)
            setPlaying(!isPlaying)
          }}
        >
          {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {isPlaying ? 'Pause' : 'Preview'}
        </Button>
        <input
          type="range"
          aria-label="Moment of the preview"
          aria-valuetext={`${spokenTime(at)} of ${spokenTime(seconds)}`}
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(at, seconds)}
          onChange={(event) => setAt(Number(event.target.value))}
          className="h-11 flex-1 accent-amber"
        />
        <span className="text-sm text-ink3 tabular">
          {clockTime(at)} / {clockTime(seconds)}
        </span>
      </div>
    </section>
  )
}
