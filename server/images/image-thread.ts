import { readMapFile } from './map-file.ts'

export { glance } from './look/glance.ts'

/** Says that the thread stands. */
export const awake = () => undefined

/** A map file read in a thread of its own. */
export default function read(bytes: Uint8Array) {
  return readMapFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
