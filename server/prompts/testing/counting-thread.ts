import type { Understanding, UnderstandRequest } from '../../../contract/prompts.ts'

export const awake = () => true

let read = 0

/** Says how many were read before; "held" holds the thread for a while. */
export default function count({ prompt }: UnderstandRequest): Understanding {
  if (prompt === 'held') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  return { style: null, understood: [], unused: [String(read++)], nearest: [], unknownSubject: null }
}
