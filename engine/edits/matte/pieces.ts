/** A piece of a mask that hangs together. */
export interface Piece {
  /** Px that it is made of. */
  places: Int32Array
  touchesEdge: boolean
}

/** The pieces in which px of one value hang together, by their sides. */
export function piecesOf(mask: Uint8Array, value: number, width: number): Piece[] {
  const size = mask.length
  const isSeen = new Uint8Array(size)
  const stack = new Int32Array(size)
  const pieces: Piece[] = []
  for (let start = 0; start < size; start++) {
    if (isSeen[start] === 1 || mask[start] !== value) continue
    let filled = 0
    let touchesEdge = false
    stack[filled++] = start
    isSeen[start] = 1
    for (let k = 0; k < filled; k++) {
      const at = stack[k]!
      const x = at % width
      if (x === 0 || x === width - 1 || at < width || at >= size - width) touchesEdge = true
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at >= width ? at - width : -1,
        at < size - width ? at + width : -1,
      ]) {
        if (next < 0 || isSeen[next] === 1 || mask[next] !== value) continue
        isSeen[next] = 1
        stack[filled++] = next
      }
    }
    pieces.push({ places: stack.slice(0, filled), touchesEdge })
  }
  return pieces
}
