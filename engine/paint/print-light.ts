import { blur, type Field, field } from './field.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/**
 * How light each px should print in black and white, 0-1: the light that arrives, with more contrast on the figure, and
 * the ground lifted in a halo around it so that it stands clear.
 */
export function printLight({ shade, coverage, frame, scale }: Relief): Field {
  const { width, height } = frame
  const step = Math.max(1, Math.round(9 * scale))
  const near = spread(blur(coarsened(coverage, step), 5, 3), step, width, height).values
  const soft = blur(shade, Math.max(1, 2.4 * scale), 2).values
  const out = field(width, height)
  for (let i = 0; i < soft.length; i++) {
    const on = coverage.values[i]!
    const s = soft[i]!
    const figure = Math.max(0, (s - 0.1) * 1.16)
    const ground = s + (1 - s) * Math.min(0.62, near[i]! * 0.75)
    out.values[i] = ground + (figure - ground) * on
  }
  return out
}
