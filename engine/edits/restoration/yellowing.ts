import { throughTables } from './planes.ts'
import type { Mender } from './repair.ts'
import { edgesOf, gainsFor, gainTables, lightest, meanOf, tintOf } from './white.ts'

/** How little blue is left in yellowed paper, as a logarithm beside green. */
const YELLOWED = -0.33
/** How red it is at most: firelight is redder. The mean of a picture has skin and wood in it. */
const RED = { paper: 0.27, mean: 0.33 }
/** Share of the px that stand for paper. */
const PAPER = 0.025
const MOST = 2

export const yellowing: Mender = {
  measure(picture) {
    const white = lightest(picture, PAPER)
    const [paper, edges, mean] = [tintOf(white), tintOf(edgesOf(picture)), tintOf(meanOf(picture))]
    // Where all of it has lost its blue, and as much, it is the paper; gold in a cave is yellow alone.
    const isYellow =
      [paper, edges, mean].every(([, blue]) => blue < YELLOWED) && paper[0] < RED.paper && edges[0] < RED.paper
    if (!isYellow || mean[0] > RED.mean || paper[0] < 0 || Math.max(...white) < 110) return { much: 0, told: '' }
    const lost = 1 - Math.exp(paper[1])
    return {
      much: Math.min(1, lost * 1.6),
      told: `Yellowed paper: white has lost ${Math.round(lost * 100)} % of its blue`,
    }
  },
  mend(picture, strength) {
    const white = lightest(picture, PAPER)
    // Paper that is bluer than it is red has not yellowed.
    if (white[2] >= white[0] * 0.985) return undefined
    return throughTables(picture, gainTables(gainsFor(white, MOST), Math.min(1.1, 2 * strength)))
  },
}
