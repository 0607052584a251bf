import { blur, type Field } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { CLOTH, type Matter, matter } from './matter.ts'
import type { Relief } from './relief.ts'

/** What a hand sees of a relief: its matter with every gap filled, and where the eye should rest. */
export interface Subject extends Matter {
  width: number
  height: number
  /** Size of a picture's details as a part of what they are 768 px across. */
  unit: number
  coverage: Float32Array
  /** Share of the picture that is no bare ground, 0-1. */
  covered: number
  focus: { x: number; y: number; radius: number }
}

/**
 * A relief as hands see it. Without matter all that is covered is taken for cloth of one thing, lit as `shade` tells, its
 * normals smoothed; so is what was laid over a relief with matter by a hand that tells none.
 */
export function subjectOf(result: Relief, options: FinishOptions): Subject {
  const { frame, coverage, shade, normals } = result
  const { width, height } = frame
  const unit = Math.min(width, height) / 768
  const form = [blur(normals[0], 2.4 * unit, 2), blur(normals[1], 2.4 * unit, 2)] as const
  const told = result.matter
  const seen = told ? { ...told, stuff: told.stuff.slice(), key: copyOf(told.key) } : matter(width, height)
  if (told) seen.form = [copyOf(told.form[0]), copyOf(told.form[1])]
  else seen.form = form
  let covered = 0
  for (let y = 0; y < height; y++) covered += fillRow(seen, coverage.values, shade.values, form, width, y)
  const share = covered / (width * height)
  return {
    ...seen,
    width,
    height,
    unit,
    coverage: coverage.values,
    covered: share,
    focus: told?.focus ?? focusOf(result, options, share),
  }
}

const copyOf = (plane: Field): Field => ({ ...plane, values: plane.values.slice() })

function fillRow(
  { stuff, key, form }: Matter,
  coverage: Float32Array,
  shade: Float32Array,
  plain: Matter['form'],
  width: number,
  y: number,
): number {
  let covered = 0
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (coverage[i]! > 0.5) covered++
    if (stuff[i] !== 0) continue
    key.values[i] = shade[i]!
    form[0].values[i] = plain[0].values[i]!
    form[1].values[i] = plain[1].values[i]!
    if (coverage[i]! > 0.5) stuff[i] = CLOTH
  }
  return covered
}

/** High on what is there; where hardly anything is, where the maker of the picture says, or the middle. */
function focusOf({ frame, scale, coverage }: Relief, { focus }: FinishOptions, share: number): Subject['focus'] {
  const { width, height } = frame
  const radius = Math.min(width, height) * 0.16
  if (share < 0.01) {
    const [x, y] = focus ?? [width / scale / 2, height / scale / 2]
    return { x: x * scale, y: y * scale, radius: radius * 1.6 }
  }
  let [sum, count, top, bottom] = [0, 0, height, 0]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (coverage.values[y * width + x]! < 0.5) continue
      sum += x
      count++
      if (y < top) top = y
      bottom = y
    }
  }
  return {
    x: sum / Math.max(1, count),
    y: top + (bottom - top) * 0.35,
    radius: Math.max(radius, (bottom - top) * 0.18),
  }
}
