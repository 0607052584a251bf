import * as z from 'zod'
import { FaceBox, MarkedBy } from '../../../contract/images.ts'
import type { Services } from '../../services.ts'

/**
 * From here on a picture is marked by itself. Of face-api's sample photographs, all of dressed people, the one rated highest has 0.64;
 * of 66 pictures of the engine, 0.24.
 */
export const NSFW_FROM = 0.7

/** Longest that looking at one picture may take, ms, with others before it and the models still to be loaded. */
const PATIENCE = 60_000

/** What is kept with a picture of what was seen in it; the defaults are those of one that nobody looked at. */
export const lookedOver = {
  isNsfw: z.boolean().default(false),
  nsfwMarkedBy: MarkedBy.nullable().default(null),
  /** Null where it could not be judged. */
  nsfwRating: z.number().nullable().default(null),
  faces: z.array(FaceBox).default([]),
}
type LookedOver = { [Key in keyof typeof lookedOver]: z.output<(typeof lookedOver)[Key]> }

/** Looks at a picture on its way in, where that is wanted. One that cannot be judged is delivered all the same, marked until its owner says otherwise. */
export async function lookOver(
  { vision, metrics, log }: Services,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<LookedOver> {
  if (!vision) return { isNsfw: false, nsfwMarkedBy: null, nsfwRating: null, faces: [] }
  try {
    const { nsfw, faces } = await vision.look(bytes, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]))
    const isNsfw = nsfw >= NSFW_FROM
    metrics.pictureLookedAt(isNsfw ? 'nsfw' : 'safe')
    return { isNsfw, nsfwMarkedBy: isNsfw ? 'rating' : null, nsfwRating: Math.round(nsfw * 1000) / 1000, faces }
  } catch (error) {
    signal.throwIfAborted()
    metrics.pictureLookedAt('failed')
    log.warn({ err: error }, 'A picture could not be looked at; it is marked as NSFW until its owner says otherwise')
    return { isNsfw: true, nsfwMarkedBy: 'unrated', nsfwRating: null, faces: [] }
  }
}
