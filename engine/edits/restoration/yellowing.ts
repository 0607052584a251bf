import type { Picture } from '../../paint/picture.ts'
import { noiseIn } from './noise.ts'
import { lightnessOf, throughTables } from './planes.ts'
import type { Mender } from './repair.ts'
import { type Channels, edgesOf, gainsFor, gainTables, lightest, meanOf, type Tint, tintOf } from './white.ts'

/** How little blue is left in yellowed paper, as a logarithm beside green. */
const YELLOWED = -0.33
/** How red it is at most: firelight is redder. The mean of a picture has skin and wood in it. */
const RED = { paper: 0.27, mean: 0.33 }
/**
 * Where the lightest is nearly white but for its blue, as old paper is, the edges may tell less: grey noise and scratches have edges of
 * their own, and dark clothes have some.
 */
const PALE = {
  light: 200,
  blue: -0.3,
  red: { least: 0.02, most: 0.17 },
  mean: { blue: -0.38, red: 0.27 },
  edges: -0.25,
  noise: 7,
}
/**
 * Under yellowed paper hardly anything is bluer than the paper is: so much at most (a logarithm), of all but a tenth of the px. In a
 * warm light, in wood and in gold white stays far bluer than the rest. Measured on 87 pictures, each yellowed in four ways.
 */
const BLUEST = {
  above: 0.1,
  share: 0.9,
  blue: { least: -0.7, most: -0.24 },
  red: { least: -0.02, most: 0.25 },
  edges: -0.15,
}
/** Share of the px that stand for paper. */
const PAPER = 0.025
const MOST = 2
/** Where nothing is lighter than this, levels, there is no paper. */
const DARK = 110

function isPale(picture: Picture, white: Channels, paper: Tint, edges: Tint, mean: Tint): boolean {
  const { light, blue, red, mean: all, edges: least, noise } = PALE
  const isPaper = Math.max(...white) > light && paper[1] < blue && paper[0] > red.least && paper[0] < red.most
  if (!isPaper || mean[1] > all.blue || mean[0] > all.red) return false
  return edges[1] < least || noiseIn(lightnessOf(picture)) > noise
}

/** Side of the places whose blue is looked at, px: noise is evened out in them. */
const PLACE = 4

/** How blue all but a tenth of the places of a picture are at most, beside green: a logarithm. */
function bluestOf({ width, height, pixels }: Picture): number {
  const found: number[] = []
  const step = Math.max(PLACE, Math.round(Math.sqrt((width * height) / 20_000)))
  for (let top = 0; top + PLACE <= height; top += step)
    for (let left = 0; left + PLACE <= width; left += step) {
      let [green, blue] = [0, 0]
      for (let y = top; y < top + PLACE; y++)
        for (let x = left, p = (y * width + x) * 4; x < left + PLACE; x++, p += 4) {
          green += pixels[p + 1]!
          blue += pixels[p + 2]!
        }
      if (green > 50 * PLACE * PLACE) found.push(Math.max(1, blue) / green)
    }
  if (found.length === 0) return 0
  return Math.log(Float32Array.from(found).sort()[Math.floor(BLUEST.share * (found.length - 1))]!)
}

/** Whether the paper's own yellow lies over everything. */
function isOverAll(picture: Picture, white: Channels, paper: Tint, edges: Tint): boolean {
  const { blue, red, above } = BLUEST
  const isPaper = paper[1] > blue.least && paper[1] < blue.most && paper[0] > red.least && paper[0] < red.most
  return isPaper && Math.max(...white) > DARK && edges[1] < BLUEST.edges && bluestOf(picture) < paper[1] + above
}

function found(paper: Tint) {
  const lost = 1 - Math.exp(paper[1])
  return {
    much: Math.min(1, lost * 1.6),
    told: `Yellowed paper: white has lost ${Math.round(lost * 100)} % of its blue`,
  }
}

export const yellowing: Mender = {
  measure(picture) {
    const white = lightest(picture, PAPER)
    const [paper, edges, mean] = [tintOf(white), tintOf(edgesOf(picture)), tintOf(meanOf(picture))]
    // Where all of it has lost its blue, and as much, it is the paper; gold in a cave is yellow alone.
    const isYellow =
      [paper, edges, mean].every(([, blue]) => blue < YELLOWED) && paper[0] < RED.paper && edges[0] < RED.paper
    if (isPale(picture, white, paper, edges, mean) || isOverAll(picture, white, paper, edges)) return found(paper)
    if (!isYellow || mean[0] > RED.mean || paper[0] < 0 || Math.max(...white) < DARK) return { much: 0, told: '' }
    return found(paper)
  },
  mend(picture, strength) {
    const white = lightest(picture, PAPER)
    // Paper that is bluer than it is red has not yellowed.
    if (white[2] >= white[0] * 0.985) return undefined
    return throughTables(picture, gainTables(gainsFor(white, MOST), Math.min(1.1, 2 * strength)))
  },
}
