import { isBattlemap } from '../../engine/facts.ts'
import type { images } from '../db/schema.ts'

/**
 * A kept scene as `userId` may make something of it: of somebody else's battle map without what only its game master reads, since
 * whoever makes something is told all that it keeps.
 */
export function toldScene(
  userId: string,
  { ownerId, scene }: Pick<typeof images.$inferSelect, 'ownerId' | 'scene'>,
): unknown {
  if (ownerId === userId || !isBattlemap(scene)) return scene
  return { ...scene, key: scene.key.map((entry) => ({ ...entry, text: '' })) }
}
