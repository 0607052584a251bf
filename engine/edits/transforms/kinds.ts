import type { ImageCategory } from '../../../contract/categories.ts'
import type { TransformKind } from './transform.ts'

/** What pictures of each category are of. */
export const transformKinds: Readonly<Record<ImageCategory, TransformKind>> = {
  characters: 'person',
  npcs: 'person',
  monsters: 'creature',
  battlemaps: 'map',
  items: 'thing',
  spells: 'thing',
  landscapes: 'place',
  townmaps: 'map',
}
