import { eq } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { canReadSecrets, canView } from '../images/policy.ts'
import { toldScene } from '../images/told-scene.ts'

/**
 * A picture that is edited, or that an edit takes something from, with as much of its scene as whoever asks may have. Throws AppError where whoever asks may not edit it, or it is gone;
 * `name` says which it is.
 */
export async function usablePicture(reader: Reader, userId: string, id: string, name: string) {
  const [image] = await reader.select().from(images).where(eq(images.id, id))
  if (!image || !canView({ id: userId }, image) || !canReadSecrets({ id: userId }, image))
    throw new AppError(
      'not_found',
      `${name} is gone, or only its owner may use it. Choose another. Nothing was charged.`,
    )
  return { ...image, scene: toldScene(userId, image) }
}
