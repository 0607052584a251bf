import type { Image, ImageRequestInput } from '../../contract/images.ts'
import { createRuns, type Run } from '../tracker/runs.ts'

export type ImageRun = Run<ImageRequestInput>

/** Requests of a visit whose pictures are found again after a reload: a strip of some dozens. */
const KEPT = 24

/** The pictures asked for on this visit. */
export const imageRuns = createRuns<ImageRequestInput>('generate-runs', { keeps: KEPT })

/** A picture of this visit as it is now, wherever it is shown; null once it is deleted. One that is brought back stands where it was. */
export function changeImage(id: string, image: Image | null): void {
  for (const { key, reply } of imageRuns.store.get().runs) {
    if (!reply) continue
    const place = reply.images.findIndex((one) => one.id === id)
    if (place >= 0) {
      const images = image ? reply.images.with(place, image) : reply.images.filter((one) => one.id !== id)
      imageRuns.change(key, { reply: { ...reply, images } })
      if (!image) lastPlaces.set(`${key} ${id}`, place)
    } else if (image && lastPlaces.has(`${key} ${id}`)) {
      const images = reply.images.toSpliced(lastPlaces.get(`${key} ${id}`) ?? 0, 0, image)
      lastPlaces.delete(`${key} ${id}`)
      imageRuns.change(key, { reply: { ...reply, images } })
    }
  }
}

/** Where pictures stood that were deleted on this page, by run and id. */
const lastPlaces = new Map<string, number>()
