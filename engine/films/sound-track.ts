/** Stereo, -1 to 1. */
interface Track {
  left: Float32Array
  right: Float32Array
  /** Samples a second. */
  rate: number
}

/** Over how many seconds a track that is cut fades away. */
const FADE = 1.5

/**
 * A track at another rate and of another length, s: round and round where it is shorter, fading away at its end. Between samples the
 * nearest two are mixed, which is enough from one usual rate to another.
 */
export function laidOut(
  track: Track,
  { rate, seconds, volume }: { rate: number; seconds: number; volume: number },
): Track {
  const length = Math.round(seconds * rate)
  const fade = Math.min(length, FADE * rate)
  const step = track.rate / rate
  const laid = (from: Float32Array) => {
    const made = new Float32Array(length)
    if (from.length === 0) return made
    for (let n = 0; n < length; n++) {
      const at = (n * step) % from.length
      const before = Math.floor(at)
      const a = from[before] as number
      const b = from[(before + 1) % from.length] as number
      const out = Math.min(1, (length - n) / fade)
      made[n] = (a + (b - a) * (at - before)) * volume * out
    }
    return made
  }
  return { left: laid(track.left), right: laid(track.right), rate }
}
