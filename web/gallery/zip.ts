import { makeZip } from 'client-zip'
import type { Image } from '../../contract/images.ts'
import { fileNameOf } from '../images/download.ts'

/** Bytes of pictures in one zip: the browser holds it until it is saved, and a phone has no more to spare. */
const BYTES_MAX = 512 * 1024 * 1024

export interface Packed {
  blob: Blob
  /** Titles of works whose bytes could not be fetched. */
  missing: string[]
  /** How many works were left for another zip, this one being full. */
  left: number
}

interface Packing {
  /** Fetches one work's bytes; throws or answers without success when it cannot. */
  fetchPicture: (image: Image) => Promise<Response>
  /** Called after each work with how many are behind. */
  onProgress: (done: number) => void
  signal: AbortSignal
  bytesMax?: number
}

/** File names for works, each used once: "red-dragon.png", "red-dragon-2.png". */
export function uniqueNames(images: readonly Image[]): string[] {
  const taken = new Set<string>()
  return images.map((image) => {
    const name = fileNameOf(image)
    let free = name
    for (let count = 2; taken.has(free); count++) free = name.replace(/(\.\w+)$/, `-${count}$1`)
    taken.add(free)
    return free
  })
}

/**
 * Works as one zip, fetched one after the other and packed as they come until it is full. What cannot be fetched is left
 * out and named; throws when that is everything, or when `signal` aborts.
 */
export async function zipOf(images: readonly Image[], packing: Packing): Promise<Packed> {
  const { fetchPicture, onProgress, signal, bytesMax = BYTES_MAX } = packing
  const names = uniqueNames(images)
  const missing: string[] = []
  let left = 0
  let bytes = 0

  async function* files() {
    for (const [index, image] of images.entries()) {
      signal.throwIfAborted()
      if (bytes >= bytesMax) {
        left = images.length - index
        return
      }
      const answer = await fetchPicture(image).catch(() => undefined)
      signal.throwIfAborted()
      // Whole before it is packed: a picture that breaks off must not break the zip.
      const input = answer?.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined
      bytes += input?.byteLength ?? 0
      if (input) yield { name: names[index], input, lastModified: new Date(image.createdAt) }
      else missing.push(image.title || 'Untitled')
      onProgress(index + 1)
    }
  }

  const blob = await new Response(makeZip(files()), { headers: { 'content-type': 'application/zip' } }).blob()
  signal.throwIfAborted()
  if (missing.length === images.length) throw new Error('None of the pictures could be fetched.')
  return { blob, missing, left }
}
