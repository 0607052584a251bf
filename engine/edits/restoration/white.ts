import type { Picture } from '../../paint/picture.ts'

/** A colour by its channels, 0-255. */
export type Channels = readonly [number, number, number]

/** Share of the px that are left out as lightest of all. */
const BARE = 0.006

/** The mean of the lightest px that are not burnt out: what stands for white in a picture. */
export function lightest({ pixels }: Picture, share: number): Channels {
  const counts = new Float64Array(256)
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / 200_000))
  const lightAt = (p: number) => (pixels[p]! * 77 + pixels[p + 1]! * 150 + pixels[p + 2]! * 29) >> 8
  const isMeant = (p: number) => pixels[p + 3]! > 200 && Math.min(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!) < 252
  let all = 0
  for (let p = 0; p < pixels.length; p += step)
    if (isMeant(p)) {
      counts[lightAt(p)]!++
      all++
    }
  // What is lightest of all may be bare paper under a scratch that nobody found.
  const above = (wanted: number) => {
    let at = 255
    for (let sum = counts[255]!; at > 0 && sum < wanted * all; sum += counts[--at]!);
    return at
  }
  const [from, to] = [above(share), above(BARE)]
  const sums = [0, 0, 0, 0]
  for (let p = 0; p < pixels.length; p += step)
    if (isMeant(p) && lightAt(p) >= from && lightAt(p) <= to) {
      for (let c = 0; c < 3; c++) sums[c]! += pixels[p + c]!
      sums[3]!++
    }
  const count = Math.max(1, sums[3]!)
  return [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

/** The mean of a picture, but for what is nearly black or burnt out. */
export function meanOf({ pixels }: Picture): Channels {
  const sums = [0, 0, 0, 0]
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / 200_000))
  for (let p = 0; p < pixels.length; p += step) {
    const most = Math.max(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!)
    const least = Math.min(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!)
    if (most < 20 || least > 250) continue
    for (let c = 0; c < 3; c++) sums[c]! += pixels[p + c]!
    sums[3]!++
  }
  const count = Math.max(1, sums[3]!)
  return [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

/** Steps larger than this count as this, levels. */
const EDGE_MOST = 60

/** The mean step from each px to the next: edges are of the colour of the light (van de Weijer et al., "Edge-Based Color Constancy", 2007). */
export function edgesOf({ width, height, pixels }: Picture): Channels {
  const sums = [0.001, 0.001, 0.001]
  const step = [0, 0, 0]
  const apart = Math.max(1, Math.round(Math.max(width, height) / 400))
  for (let y = apart; y < height; y += apart)
    for (let x = apart; x < width; x += apart) {
      const p = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        const across = pixels[p + c]! - pixels[p - apart * 4 + c]!
        const down = pixels[p + c]! - pixels[p - apart * width * 4 + c]!
        step[c] = Math.hypot(across, down)
      }
      // What is torn and scratched has the strongest edges of all, and they have the colour of what lies beneath.
      const most = Math.max(step[0]!, step[1]!, step[2]!)
      const weight = Math.min(most, EDGE_MOST) / Math.max(1, most)
      for (let c = 0; c < 3; c++) sums[c]! += step[c]! * weight * Math.min(most, EDGE_MOST)
    }
  return [sums[0]!, sums[1]!, sums[2]!]
}

/** How far a colour is from grey: the logarithms of red and of blue beside green. */
export type Tint = readonly [red: number, blue: number]

export const tintOf = ([r, g, b]: Channels): Tint => [
  Math.log(Math.max(1, r) / Math.max(1, g)),
  Math.log(Math.max(1, b) / Math.max(1, g)),
]

/** What each channel is to be multiplied by so that a colour is grey, as light as before; each within `most` times. */
export function gainsFor([r, g, b]: Channels, most: number): Channels {
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  const within = (value: number) => Math.min(most, Math.max(1 / most, light / Math.max(1, value)))
  return [within(r), within(g), within(b)]
}

/** Tables that multiply each channel, so far as `share` says; what would be burnt out bends towards white instead. */
export function gainTables(gains: Channels, share: number): [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray] {
  const table = (gain: number) => {
    const by = gain ** share
    return Uint8ClampedArray.from({ length: 256 }, (_, v) => v * by)
  }
  return [table(gains[0]), table(gains[1]), table(gains[2])]
}

/** How few colours make up all but a hundredth of a flat drawing. */
const FLAT = 24

/** Whether a picture is drawn in a few flat colours: those were chosen, whatever they are. */
export function isFlat({ pixels }: Picture): boolean {
  const counts = new Float64Array(1 << 15)
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / 100_000))
  let all = 0
  for (let p = 0; p < pixels.length; p += step) {
    counts[((pixels[p]! >> 3) << 10) | ((pixels[p + 1]! >> 3) << 5) | (pixels[p + 2]! >> 3)]!++
    all++
  }
  let sum = 0
  for (const count of counts.sort().reverse().subarray(0, FLAT)) sum += count
  return sum > 0.99 * all
}
