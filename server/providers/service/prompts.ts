import type { ImageCategory } from '../../../contract/categories.ts'
import type { PictureOrder } from '../provider.ts'

/**
 * What is said before the person's words, so that a general model makes what the category means, and what stays when
 * its picture has another shape than the order and must be cut.
 */
const frames: Record<ImageCategory, { says: string; keeps: 'top' | 'centre' }> = {
  characters: { says: 'Fantasy character for a tabletop role-playing game, the whole figure in view', keeps: 'top' },
  npcs: { says: 'Portrait of a character for a fantasy tabletop role-playing game, head and shoulders', keeps: 'top' },
  monsters: { says: 'Monster for a fantasy bestiary, the whole creature in view', keeps: 'centre' },
  battlemaps: {
    says: 'Top-down battlemap for a tabletop role-playing game, seen straight from above, filling the frame, no grid, no labels, no figures',
    keeps: 'centre',
  },
  items: { says: 'A single item for a fantasy role-playing game, centred on a plain dark background', keeps: 'centre' },
  spells: { says: 'The effect of a spell in a fantasy role-playing game, against a dark background', keeps: 'centre' },
  landscapes: { says: 'Fantasy landscape, a wide view, no lettering', keeps: 'centre' },
  townmaps: {
    says: 'Map of a fantasy settlement seen straight from above, streets, roofs and walls, filling the frame, no lettering',
    keeps: 'centre',
  },
}

export const keptWhenCut = (category: ImageCategory) => frames[category].keeps

/** What the service is told. It knows no negative prompt of its own, but understands being told what to avoid. */
export function promptFor({ category, prompt, negativePrompt }: PictureOrder): string {
  const wish = `${frames[category].says}: ${prompt}`
  return negativePrompt ? `${wish}\nAvoid: ${negativePrompt}` : wish
}
