/** Px that hang together. */
export interface Patch {
  /** Their places, row by row. */
  px: number[]
  left: number
  top: number
  right: number
  bottom: number
}

/** The patches of what is marked, touching at edges or corners, each of at least `least` px. */
export function patchesOf(marked: Uint8Array, width: number, height: number, least: number): Patch[] {
  const isSeen = new Uint8Array(marked.length)
  const found: Patch[] = []
  for (let from = 0; from < marked.length; from++) {
    if (!marked[from] || isSeen[from]) continue
    const px = [from]
    isSeen[from] = 1
    const patch = { px, left: width, top: height, right: 0, bottom: 0 }
    for (let n = 0; n < px.length; n++) {
      const i = px[n]!
      const [x, y] = [i % width, Math.floor(i / width)]
      patch.left = Math.min(patch.left, x)
      patch.right = Math.max(patch.right, x)
      patch.top = Math.min(patch.top, y)
      patch.bottom = Math.max(patch.bottom, y)
      for (let py = Math.max(0, y - 1); py <= Math.min(height - 1, y + 1); py++)
        for (let qx = Math.max(0, x - 1); qx <= Math.min(width - 1, x + 1); qx++) {
          const next = py * width + qx
          if (!marked[next] || isSeen[next]) continue
          isSeen[next] = 1
          px.push(next)
        }
    }
    if (px.length >= least) found.push(patch)
  }
  return found
}

/** How long and how wide a patch is, px, along its main axis and across it: four standard deviations, as of a filled ellipse. */
export function extentOf({ px }: Patch, width: number): { long: number; wide: number } {
  let [sx, sy] = [0, 0]
  for (const i of px) {
    sx += i % width
    sy += Math.floor(i / width)
  }
  const [mx, my] = [sx / px.length, sy / px.length]
  let [xx, xy, yy] = [0, 0, 0]
  for (const i of px) {
    const [dx, dy] = [(i % width) - mx, Math.floor(i / width) - my]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const [a, b, c] = [xx / px.length, xy / px.length, yy / px.length]
  const root = Math.sqrt(Math.max(0, ((a - c) / 2) ** 2 + b * b))
  return { long: 4 * Math.sqrt((a + c) / 2 + root), wide: 4 * Math.sqrt(Math.max(0, (a + c) / 2 - root)) }
}
