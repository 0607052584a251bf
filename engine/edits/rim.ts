/** For each px of a mask how much of what is laid there shows: from 0 at its edge to 1 so many px inside. The picture's own edge is one too. */
export function softEdge(
  inside: Uint8Array,
  { width, height }: { width: number; height: number },
  reach: number,
): Float32Array {
  const deep = new Float32Array(inside.length)
  const far = width + height
  const step = (at: number, other: number | undefined, length: number) => {
    deep[at] = Math.min(deep[at]!, (other === undefined ? 0 : deep[other]!) + length)
  }
  const sweep = (isBack: boolean) => {
    for (let k = 0; k < inside.length; k++) {
      const at = isBack ? inside.length - 1 - k : k
      if (!inside[at]) continue
      if (!isBack) deep[at] = far
      const x = at % width
      const y = (at - x) / width
      const [px, py] = isBack ? [x + 1, y + 1] : [x - 1, y - 1]
      const has = { x: px >= 0 && px < width, y: py >= 0 && py < height }
      step(at, has.x ? y * width + px : undefined, 1)
      step(at, has.y ? py * width + x : undefined, 1)
      if (has.x && has.y) step(at, py * width + px, Math.SQRT2)
      const qx = isBack ? x - 1 : x + 1
      if (has.y && qx >= 0 && qx < width) step(at, py * width + qx, Math.SQRT2)
    }
  }
  sweep(false)
  sweep(true)
  return deep.map((depth) => {
    const t = Math.min(1, Math.max(0, (depth - 0.5) / Math.max(1, reach)))
    return t * t * (3 - 2 * t)
  })
}
