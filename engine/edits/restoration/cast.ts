import type { Picture } from '../../paint/picture.ts'
import { throughTables } from './planes.ts'
import type { Mender } from './repair.ts'
import { type Channels, edgesOf, gainsFor, gainTables, lightest, meanOf } from './white.ts'

/** How far a colour is from grey before anybody sees it, in logarithms of red and blue beside green. */
const SEEN = 0.16
/** How far the three ways to tell may differ, of how far they are from grey. */
const AGREED = 0.62
/** Most that a channel is multiplied by. */
const MOST = 1.7
const LIGHT = 0.03

type Tint = readonly [red: number, blue: number]

const tintOf = ([r, g, b]: Channels): Tint => [
  Math.log(Math.max(1, r) / Math.max(1, g)),
  Math.log(Math.max(1, b) / Math.max(1, g)),
]
const length = ([r, b]: Tint) => Math.hypot(r, b)

/**
 * The colour of the light, as what is lightest, the mean of all and the edges tell it (shades of grey, white patch, grey edge). Each
 * alone is fooled by a meadow or a sunset; where all agree it is the light.
 */
function castIn(picture: Picture) {
  const seen = [lightest(picture, LIGHT), meanOf(picture), edgesOf(picture)] as const
  const tints = seen.map(tintOf)
  const mean: Tint = [
    tints.reduce((sum, tint) => sum + tint[0], 0) / 3,
    tints.reduce((sum, tint) => sum + tint[1], 0) / 3,
  ]
  const apart = Math.max(...tints.map((tint) => Math.hypot(tint[0] - mean[0], tint[1] - mean[1])))
  return { white: seen[0], tint: mean, apart }
}

const names: readonly [string, (tint: Tint) => boolean][] = [
  ['magenta', ([r, b]) => r > 0.03 && b > 0.03],
  ['green', ([r, b]) => r < -0.03 && b < -0.03],
  ['yellow', ([r, b]) => b < 0 && Math.abs(r) < -b * 0.5],
  ['red', ([r, b]) => r > 0 && Math.abs(b) <= r],
  ['blue', ([r, b]) => b > 0 && r <= b],
]

export const cast: Mender = {
  measure(picture) {
    const { tint, apart } = castIn(picture)
    const far = length(tint)
    if (far < SEEN || apart > AGREED * far) return { much: 0, told: '' }
    const name = names.find(([, isIt]) => isIt(tint))?.[0] ?? 'coloured'
    return { much: Math.min(1, far * 1.6), told: `A ${name} cast over everything` }
  },
  mend(picture, strength) {
    const { tint, white } = castIn(picture)
    if (length(tint) < 0.02) return undefined
    // What is lightest has the light's own colour; the mean has that of things too.
    const light = tintOf(white)
    const both: Tint = [light[0] * 0.6 + tint[0] * 0.4, light[1] * 0.6 + tint[1] * 0.4]
    const gains = gainsFor([100 * Math.exp(both[0]), 100, 100 * Math.exp(both[1])], MOST)
    return throughTables(picture, gainTables(gains, Math.min(1.1, 2 * strength)))
  },
}
