import type { OwnStyle } from '../../../contract/own-styles.ts'

const meanApart = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, k) => sum + Math.abs(value - other[k]!), 0) / one.length
/** Of strengths, whose ratio is what is seen. */
const ratioApart = (one: readonly number[], other: readonly number[], least: number) =>
  meanApart(
    one.map((value) => Math.log(value + least)),
    other.map((value) => Math.log(value + least)),
  )

/** How far one palette must be carried to be another: every colour to the nearest of the other's, both ways. */
function paletteApart(one: OwnStyle['palette'], other: OwnStyle['palette']): number {
  const carried = (from: OwnStyle['palette'], to: OwnStyle['palette']) =>
    from.reduce((sum, { colour, share }) => {
      const far = to.map((there) =>
        Math.hypot((colour[0] - there.colour[0]) * 0.4, colour[1] - there.colour[1], colour[2] - there.colour[2]),
      )
      return sum + share * Math.min(...far)
    }, 0)
  return carried(one, other) + carried(other, one)
}

const shares = ({ lines }: OwnStyle) => [...lines.dark.share, ...lines.light.share]

/** How far apart two styles are in each respect: 0 the same, about 1 as far as ordinary ones are. */
export function apart(one: OwnStyle, other: OwnStyle) {
  return {
    colour: (paletteApart(one.palette, other.palette) + meanApart(one.tint.flat(), other.tint.flat())) / 0.1,
    tone: meanApart(one.tone, other.tone) / 0.2,
    detail: ratioApart(one.bands, other.bands, 0.004) / 0.9,
    lines: meanApart(shares(one), shares(other)) / 0.06 + Math.abs(one.hatching.share - other.hatching.share),
    grain: ratioApart(one.grain.octaves, other.grain.octaves, 0.004) / 1.2,
  }
}

export type Respect = keyof ReturnType<typeof apart>

/** All of it together. */
export const farApart = (one: OwnStyle, other: OwnStyle): number =>
  Object.values(apart(one, other)).reduce((sum, part) => sum + part, 0)
