/** Light as it adds up: 0 dark, 1 a white wall in full light, more in flames. Paint (0-255 and over) is how it is developed. */

/** What the finishes make of paint: see `oil`, at the exposure that spells are developed with. */
const EXPOSURE = 1.18
const STEPS = 2048
const PAINT_MOST = 520
/** Of light the roots are tabled: the dark needs finer steps. */
const LIGHT_MOST = 16

/** Narkowicz's fit of the filmic curve (2015), 0-1. */
const filmic = (x: number) => Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
const seen = (light: number) => 255 * filmic(light) ** (1 / 2.2)
const developed = (paint: number) => {
  const v = paint * EXPOSURE
  return 262 * (1 - Math.exp(-(v * (v + 6)) / (v + 24) / 142))
}

/** The argument in [0, most] for which a rising function gives `value`. */
function inverse(rising: (x: number) => number, value: number, most: number): number {
  let [low, high] = [0, most]
  for (let k = 0; k < 36; k++) {
    const middle = (low + high) / 2
    if (rising(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

let tables: { paint: Float32Array; light: Float32Array } | undefined

function tabled() {
  tables ??= {
    paint: Float32Array.from({ length: STEPS + 1 }, (_, k) =>
      inverse(developed, Math.min(249, seen((k / STEPS) ** 2 * LIGHT_MOST)), PAINT_MOST),
    ),
    light: Float32Array.from({ length: STEPS + 1 }, (_, k) =>
      inverse(seen, Math.min(252, developed((k / STEPS) * PAINT_MOST)), LIGHT_MOST),
    ),
  }
  return tables
}

/** The paint that looks as so much light. */
export function paintOf(light: number): number {
  const { paint } = tabled()
  if (!(light > 0)) return 0
  const at = Math.sqrt(light / LIGHT_MOST) * STEPS
  if (at >= STEPS) return paint[STEPS]!
  const k = at | 0
  return paint[k]! + (paint[k + 1]! - paint[k]!) * (at - k)
}

/** The light that paint looks like. */
export function lightOfPaint(paint: number): number {
  const { light } = tabled()
  if (!(paint > 0)) return 0
  const at = (paint / PAINT_MOST) * STEPS
  if (at >= STEPS) return light[STEPS]!
  const k = at | 0
  return light[k]! + (light[k + 1]! - light[k]!) * (at - k)
}

/** A colour of pigments (0-255) as parts of light. */
export const linear = ([r, g, b]: readonly [number, number, number]): [number, number, number] => [
  (Math.max(0, r) / 255) ** 2.2,
  (Math.max(0, g) / 255) ** 2.2,
  (Math.max(0, b) / 255) ** 2.2,
]
