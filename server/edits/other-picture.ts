import { eq } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { canReadSecrets, canView } from '../images/policy.ts'

/**
 * A picture that an edit takes something from; whoever asks must be allowed to edit it too. Throws AppError where they are not, or it
 * is gone; `name` says which it is.
 */
export async function otherPicture(reader: Reader, userId: string, id: string, name: string) {
  const [image] = await reader.select().from(images).where(eq(images.id, id))
  if (!image || !canView({ id: userId }, image) || !canReadSecrets({ id: userId }, image)) throw notFound(name)
  return image
}
