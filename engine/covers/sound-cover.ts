import type { AudioForm } from '../../contract/audio-facts.ts'
import type { Picture } from '../paint/picture.ts'
import { random } from '../paint/random.ts'

/** How many steps the loudness of a recording is told in. */
export const PEAKS = 240
/** Width and height of a cover, px. */
const WIDTH = 960
const HEIGHT = 540
/** Share of a step that its bar fills, and of the height that the loudest does. */
const BAR = 0.62
const TALLEST = 0.36

/** Hues that a form goes about in, degrees, and how far apart two covers of it may be. */
const hues: Readonly<Record<AudioForm, number>> = { ambience: 165, music: 38, effect: 12, speech: 255 }
const HUE_SPREAD = 36

/**
 * How loud stereo sound is from its beginning to its end, in `PEAKS` equal steps of 0-1, the loudest 1: the root of the mean square,
 * a little raised so that what is quiet is still to be seen.
 */
export function peaksOf({ left, right }: { left: Float32Array; right: Float32Array }): number[] {
  const power = Array.from({ length: PEAKS }, (_, n) => {
    const from = Math.floor((n * left.length) / PEAKS)
    const to = Math.max(from + 1, Math.floor(((n + 1) * left.length) / PEAKS))
    let sum = 0
    for (let at = from; at < to; at++) sum += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2
    return Math.sqrt(sum / (2 * (to - from)))
  })
  const loudest = Math.max(1e-6, ...power)
  return power.map((one) => Math.round((one / loudest) ** 0.7 * 1000) / 1000)
}

/** A colour of 0-255 by hue in degrees, saturation and lightness of 0-1. */
function coloured(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
    )
  }
  return [part(0), part(8), part(4)]
}

/** The picture that stands for a recording in galleries: its loudness as bars, mirrored in what lies below, in a light of its own. */
export function soundCover({
  peaks,
  form,
  seed,
}: {
  peaks: readonly number[]
  form: AudioForm | null
  seed: number
}): Picture {
  const draw = random(seed).fork('cover')
  const hue = hues[form ?? 'music'] + (draw.next() - 0.5) * HUE_SPREAD
  const sky = coloured(hue, 0.42, 0.11)
  const low = coloured(hue + 24, 0.5, 0.05)
  const glow = coloured(hue, 0.75, 0.45)
  const bar = coloured(hue, 0.85, 0.72)
  const light = { x: WIDTH * (0.25 + 0.5 * draw.next()), y: HEIGHT * (0.3 + 0.2 * draw.next()) }
  const steps = peaks.length > 0 ? peaks : [0]
  const step = WIDTH / steps.length
  const ground = HEIGHT * 0.58
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y++) {
    const down = y / HEIGHT
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 4
      const far = Math.hypot((x - light.x) / WIDTH, (y - light.y) / HEIGHT)
      const shine = 0.34 * Math.exp(-6 * far * far)
      const n = Math.min(steps.length - 1, Math.floor(x / step))
      const isOnBar = Math.abs(x / step - n - 0.5) < BAR / 2
      const tall = Math.max(2, (steps[n] ?? 0) * TALLEST * HEIGHT)
      const above = ground - y
      // Above the ground the bar itself, below it what is mirrored, shorter and fading.
      const cover = !isOnBar
        ? 0
        : above >= 0
          ? above <= tall
            ? 0.55 + (0.45 * above) / tall
            : 0
          : -above <= tall * 0.55
            ? 0.26 * (1 + above / (tall * 0.55))
            : 0
      const grain = (draw.next() - 0.5) * 5
      for (let c = 0; c < 3; c++) {
        const behind = (sky[c] as number) * (1 - down) + (low[c] as number) * down + shine * (glow[c] as number) + grain
        pixels[at + c] = behind + (bar[c] as number) * cover * (1 - behind / 255)
      }
      pixels[at + 3] = 255
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels }
}
