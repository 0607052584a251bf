import { mix, type Rgb, shade } from '../../paint/colour.ts'

/** The colours of a flame from its edge to its heart: fire's own, or those of a flame of that colour. */
export function fireOf(colour?: Rgb): readonly [outer: Rgb, inner: Rgb, heart: Rgb] {
  if (!colour) {
    return [
      [250, 120, 24],
      [255, 180, 50],
      [255, 240, 170],
    ]
  }
  return [shade(colour, 0, 1.3), shade(colour, 0.16, 1.25), mix(shade(colour, 0.3, 1.1), [255, 255, 245], 0.6)]
}
