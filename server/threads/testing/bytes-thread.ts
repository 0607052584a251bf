import { handOver } from '../hand-over.ts'

/** So many bytes as a package would make them: in memory that is not the thread's own. */
const made = (size: number) => Buffer.alloc(size, 7)

export const handedOver = (size: number) => handOver(made(size), (bytes) => ({ bytes }))
export const copied = (size: number) => ({ bytes: made(size) })
