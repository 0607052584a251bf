import type { ImageRequest } from '../../contract/images.ts'
import { SEED_MAX, seedsOf } from '../../contract/images.ts'

/** An image request whose model and seed are settled, so that a repeat makes the same pictures. */
export type SettledRequest = ImageRequest & { model: string; seed: number }

/** What tells one picture of a request from its others. */
export interface OnePicture {
  seed: number
  nudges: number[]
}

/**
 * The pictures of a request: members of one family of seeds; or, where they are little variations, nudges of one seed's
 * picture, one after the other.
 */
export function picturesOf(request: Pick<SettledRequest, 'seed' | 'nudges' | 'count'>): OnePicture[] {
  const { seed, nudges, count } = request
  const last = nudges.at(-1)
  if (last === undefined) return seedsOf(seed, count).map((one) => ({ seed: one, nudges: [] }))
  return Array.from({ length: count }, (_, n) => ({
    seed,
    nudges: [...nudges.slice(0, -1), (last + n) % (SEED_MAX + 1)],
  }))
}
