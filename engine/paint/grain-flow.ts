import { blur, type Field, field } from './field.ts'
import { grain } from './grain.ts'
import { coarsened } from './resample.ts'
import type { Subject } from './subject.ts'

/** Which way a hand would run over a picture, one angle (radians) every `step` px. */
export interface Flow {
  step: number
  width: number
  height: number
  angle: Float32Array
}

/** How strongly form and light change at each place, and which way (structure tensor; Bigün & Granlund 1987). */
export interface Changes {
  step: number
  /** xx, xy and yy of the tensor. */
  tensor: readonly [Field, Field, Field]
}

/**
 * Changes of form and light; hair and fur count as lying their own way, and where nothing changes all lies one way, slanting and
 * hardly bent, as strongly as `calm` says.
 */
export function changesOf(subject: Subject, light: Field, calm: number, seed: number): Changes {
  const step = Math.max(1, Math.round(4 * subject.unit))
  const planes = [subject.form[0], subject.form[1], light].map((plane) => coarsened(plane, step))
  const along = subject.along.map((plane) => coarsened(plane, step))
  const { width, height } = planes[0]!
  const tensor = [field(width, height), field(width, height), field(width, height)] as const
  for (let y = 0; y < height; y++) tensorRow(tensor, planes, along, calm, (seed % 61) + 0.5, y)
  return { step, tensor }
}

/** The way of least change, with changes smoothed over `soft` samples. */
export function flowOf({ step, tensor }: Changes, soft: number): Flow {
  const { width, height } = tensor[0]
  const [xx, xy, yy] = tensor.map((plane) => blur(plane, soft, 2).values) as [Float32Array, Float32Array, Float32Array]
  const angle = new Float32Array(width * height)
  for (let i = 0; i < angle.length; i++) angle[i] = 0.5 * Math.atan2(2 * xy[i]!, xx[i]! - yy[i]!) + Math.PI / 2
  return { step, width, height, angle }
}

const weights = [1, 1, 1.6] as const

function tensorRow(
  [xx, xy, yy]: readonly [Field, Field, Field],
  planes: readonly Field[],
  along: readonly Field[],
  calm: number,
  shift: number,
  y: number,
): void {
  const { width, height } = xx
  const up = y > 0 ? width : 0
  const down = y < height - 1 ? width : 0
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const left = x > 0 ? 1 : 0
    const right = x < width - 1 ? 1 : 0
    let e = 0
    let f = 0
    let g = 0
    for (let k = 0; k < 3; k++) {
      const v = planes[k]!.values
      const dx = (v[i + right]! - v[i - left]!) * weights[k]!
      const dy = (v[i + down]! - v[i - up]!) * weights[k]!
      e += dx * dx
      f += dx * dy
      g += dy * dy
    }
    const tx = along[0]!.values[i]!
    const ty = along[1]!.values[i]!
    const strength = tx * tx + ty * ty
    if (strength > 0.04) {
      const s = 1.2 / Math.max(0.25, strength)
      e = e * 0.1 + ty * ty * s
      f = f * 0.1 - tx * ty * s
      g = g * 0.1 + tx * tx * s
    }
    const swirl = (grain(x / 60 + shift, y / 60) - 0.5) * 2.4 + 0.9
    const sin = Math.sin(swirl)
    const cos = Math.cos(swirl)
    xx.values[i] = e + sin * sin * calm
    xy.values[i] = f - sin * cos * calm
    yy.values[i] = g + cos * cos * calm
  }
}

export function angleAt({ step, width, height, angle }: Flow, x: number, y: number): number {
  return angle[Math.min(height - 1, (y / step) | 0) * width + Math.min(width - 1, (x / step) | 0)]!
}
