import type { BoardPicture } from '../../contract/boards.ts'
import { imageWidths } from '../../contract/limits.ts'
import { pictureAddress } from '../ui/picture.tsx'

/** Most px of all pictures that are kept decoded. */
const PIXELS_MAX = 48_000_000
/** After how long a picture that could not be had is asked for again, ms. */
const AGAIN_AFTER = 30_000
/** How often an address that no longer holds is asked for anew, ms. */
const RENEWED_EVERY = 60_000

interface Variant {
  bitmap: ImageBitmap
  usedAt: number
}

export interface Pictures {
  /** The picture to draw at so many px of the screen, as near as is there already; undefined: none yet. */
  source(picture: BoardPicture, px: number): ImageBitmap | undefined
  close(): void
}

async function fetched(address: string): Promise<ImageBitmap> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`)
  return createImageBitmap(await response.blob())
}

const widthFor = (px: number, width: number) => {
  const needed = Math.min(px, width)
  return imageWidths.find((one) => one >= needed) ?? imageWidths.at(-1) ?? 2048
}

/** A picture at so many px, for whoever closes it after use. Throws where it cannot be had. */
export function fetchPicture(picture: BoardPicture, px: number): Promise<ImageBitmap> {
  const largest = imageWidths.at(-1) ?? 2048
  const isLarger = Math.min(px, picture.width) > largest
  return fetched(isLarger ? picture.url : pictureAddress(picture.url, widthFor(px, picture.width)))
}

/**
 * Pictures of a board, decoded at about the size they are shown. `onThere` hears of each that has come or is worth asking for again,
 * `onLapsed` that addresses no longer hold.
 */
export function openPictures(onThere: (imageId: string) => void, onLapsed: () => void): Pictures {
  const variants = new Map<string, Map<number, Variant>>()
  const loading = new Map<string, Promise<ImageBitmap | undefined>>()
  /** Which pictures could not be had, by their addresses, and what asks for them again. */
  const failed = new Map<string, { imageId: string; timer: ReturnType<typeof setTimeout> }>()
  let [pixels, clock, lapsedAt] = [0, 0, Number.NEGATIVE_INFINITY]
  let isClosed = false

  /** It may be had by now: whoever shows it asks for it once more. */
  function forgive(address: string) {
    const found = failed.get(address)
    if (!found) return
    clearTimeout(found.timer)
    failed.delete(address)
    onThere(found.imageId)
  }

  const forgiveAll = () => {
    for (const address of [...failed.keys()]) forgive(address)
  }
  window.addEventListener('online', forgiveAll)

  function makeRoom(): void {
    if (pixels <= PIXELS_MAX) return
    const all = [...variants].flatMap(([id, kept]) => [...kept].map(([width, variant]) => ({ id, width, variant })))
    all.sort((one, other) => one.variant.usedAt - other.variant.usedAt)
    for (const { id, width, variant } of all) {
      if (pixels <= PIXELS_MAX * 0.8) return
      pixels -= variant.bitmap.width * variant.bitmap.height
      variant.bitmap.close()
      variants.get(id)?.delete(width)
    }
  }

  function load(picture: BoardPicture, width: number): Promise<ImageBitmap | undefined> {
    const address = pictureAddress(picture.url, width)
    const under = loading.get(address)
    if (under) return under
    if (failed.has(address)) return Promise.resolve(undefined)
    const coming = fetched(address).then(
      (bitmap) => {
        loading.delete(address)
        if (isClosed) {
          bitmap.close()
          return undefined
        }
        const kept = variants.get(picture.id) ?? new Map<number, Variant>()
        variants.set(picture.id, kept)
        kept.set(width, { bitmap, usedAt: clock++ })
        pixels += bitmap.width * bitmap.height
        makeRoom()
        onThere(picture.id)
        return bitmap
      },
      () => {
        loading.delete(address)
        if (isClosed) return undefined
        // Not asked for again at once: a signed address may have lapsed, and comes anew.
        failed.set(address, { imageId: picture.id, timer: setTimeout(() => forgive(address), AGAIN_AFTER) })
        if (performance.now() - lapsedAt > RENEWED_EVERY) {
          lapsedAt = performance.now()
          onLapsed()
        }
        return undefined
      },
    )
    loading.set(address, coming)
    return coming
  }

  return {
    source(picture, px) {
      if (isClosed) return undefined
      const width = widthFor(px, picture.width)
      const kept = variants.get(picture.id)
      const right = kept?.get(width)
      if (right) {
        right.usedAt = clock++
        return right.bitmap
      }
      void load(picture, width)
      // Meanwhile the next larger, or the largest there is.
      const there = [...(kept ?? [])].sort(([one], [other]) => one - other)
      const found = there.find(([one]) => one > width) ?? there.at(-1)
      if (found) found[1].usedAt = clock++
      return found?.[1].bitmap
    },
    close() {
      isClosed = true
      window.removeEventListener('online', forgiveAll)
      for (const { timer } of failed.values()) clearTimeout(timer)
      for (const kept of variants.values()) for (const { bitmap } of kept.values()) bitmap.close()
      variants.clear()
    },
  }
}
