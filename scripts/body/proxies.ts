/** How each vertex of something worn hangs on three of the body: position = Σ weight × vertex + offset × scale. */
export interface Binding {
  /** Three vertices of the body for each. */
  of: number[]
  weights: number[]
  offsets: number[]
  /** For x, y, z: two vertices of the body and how far apart they are in the body it was made for, dm. */
  scales: [number, number, number][]
}

export function bindingOf(text: string): Binding {
  const of: number[] = []
  const weights: number[] = []
  const offsets: number[] = []
  const scales: Record<string, [number, number, number]> = {}
  let isListed = false
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/)
    const scale = /^([xyz])_scale$/.exec(words[0] ?? '')
    if (scale) {
      const [from = 0, to = 0, apart = 1] = words.slice(1).map(Number)
      scales[scale[1] ?? 'x'] = [from, to, apart]
    } else if (words[0] === 'verts') isListed = true
    else if (isListed && /^\d+$/.test(words[0] ?? '')) {
      const numbers = words.map(Number)
      if (numbers.length === 1) {
        of.push(numbers[0] ?? 0, numbers[0] ?? 0, numbers[0] ?? 0)
        weights.push(1, 0, 0)
        offsets.push(0, 0, 0)
      } else {
        of.push(...numbers.slice(0, 3))
        weights.push(...numbers.slice(3, 6))
        offsets.push(...numbers.slice(6, 9))
      }
    } else if (words[0] === 'delete_verts') isListed = false
  }
  return { of, weights, offsets, scales: ['x', 'y', 'z'].map((axis) => scales[axis] ?? [0, 1, 1]) }
}
