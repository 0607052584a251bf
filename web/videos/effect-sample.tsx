import { useEffect, useRef } from 'react'
import type { VideoEffect } from '../../contract/video-facts.ts'
import { useIsCalm } from '../ui/use-is-calm.ts'

interface EffectSampleProps {
  effect: VideoEffect
  /** Left out: it moves as long as it is there. Else only while this holds; before, nothing but its still is fetched. */
  isMet?: boolean
  className?: string
}

/** What an effect does, on a picture of the house's own: it moves, unless nothing is to move by itself. */
export function EffectSample({ effect, isMet = true, className }: EffectSampleProps) {
  const plays = !useIsCalm() && isMet
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    // A browser that cannot play it, or may not by itself, goes on showing the still.
    if (plays) shown.play().catch(() => undefined)
    else shown.pause()
  }, [plays])
  return (
    <video
      ref={video}
      aria-hidden
      width={480}
      height={360}
      muted
      playsInline
      loop
      preload="none"
      poster={`/effects/${effect}.webp`}
      src={`/effects/${effect}.webm`}
      className={className}
    />
  )
}
