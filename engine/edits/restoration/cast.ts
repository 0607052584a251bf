import type { Picture } from '../../paint/picture.ts'
import { throughTables } from './planes.ts'
import type { Mender } from './repair.ts'
import { edgesOf, gainsFor, gainTables, lightest, meanOf, type Tint, tintOf } from './white.ts'

/** How far the light is from grey before anybody sees it. */
const SEEN = 0.12
/** Pictures are warm as a rule: so far is a colour from grey that is taken for white. */
const WARM: Tint = [0.03, -0.03]
/** A warm light is taken for an evening's unless something in it is as light as this, levels of 255, and as far from grey in everything. */
const WARM_CAST = { light: 225, far: 0.3, apart: 0.12 }
/** Most that a channel is multiplied by. */
const MOST = 1.7
const LIGHT = 0.03

/**
 * The colour of the light, as what is lightest and the edges tell it (white patch; grey edge). Each alone is fooled, by a lamp in
 * the picture or by one bright thing; where both agree it is the light.
 */
function castIn(picture: Picture) {
  const white = lightest(picture, LIGHT)
  const [light, edges, mean] = [tintOf(white), tintOf(edgesOf(picture)), tintOf(meanOf(picture))]
  const tint: Tint = [(light[0] + edges[0]) / 2 - WARM[0], (light[1] + edges[1]) / 2 - WARM[1]]
  return { white, light, edges, mean, tint }
}

const names: readonly [string, (tint: Tint) => boolean][] = [
  ['magenta', ([r, b]) => r > 0.06 && b > 0.06],
  ['green', ([r, b]) => r < -0.06 && b < -0.06],
  ['yellow', ([r, b]) => b < 0 && Math.abs(r) < -b * 0.6],
  ['red', ([r, b]) => r > 0 && Math.abs(b) <= r],
]

function isCast({ white, light, edges, mean }: ReturnType<typeof castIn>): boolean {
  const both = (is: (tint: Tint) => boolean) => is(light) && is(edges)
  // Hardly anything is lit by blue, green or violet light but through a fault.
  if (both(([r]) => r < -SEEN) || both(([, b]) => b > SEEN * 1.3)) return true
  const { light: bright, far, apart } = WARM_CAST
  const differs = (one: Tint, other: Tint) => Math.hypot(one[0] - other[0], one[1] - other[1]) > apart
  return (
    Math.max(...white) > bright &&
    both((tint) => Math.hypot(...tint) > far) &&
    !differs(light, edges) &&
    !differs(light, mean)
  )
}

export const cast: Mender = {
  measure(picture) {
    const found = castIn(picture)
    if (!isCast(found)) return { much: 0, told: '' }
    const name = names.find(([, isIt]) => isIt(found.tint))?.[0] ?? 'blue'
    return { much: Math.min(1, Math.hypot(...found.tint) * 1.6), told: `A ${name} cast over everything` }
  },
  mend(picture, strength) {
    const { tint } = castIn(picture)
    if (Math.hypot(...tint) < 0.03) return undefined
    const gains = gainsFor([100 * Math.exp(tint[0]), 100, 100 * Math.exp(tint[1])], MOST)
    return throughTables(picture, gainTables(gains, Math.min(1.1, 2 * strength)))
  },
}
