import type { VideoEffect } from '../../contract/video-facts.ts'
import { useIsCalm } from '../ui/use-is-calm.ts'

interface EffectSampleProps {
  effect: VideoEffect
  className?: string
}

/** What an effect does, on a picture of the house's own: it moves, unless nothing is to move by itself. */
export function EffectSample({ effect, className }: EffectSampleProps) {
  const isCalm = useIsCalm()
  return (
    <video
      aria-hidden
      width={480}
      height={360}
      muted
      playsInline
      loop
      autoPlay={!isCalm}
      preload="metadata"
      src={`/effects/${effect}.webm${isCalm ? '#t=1' : ''}`}
      className={className}
    />
  )
}
