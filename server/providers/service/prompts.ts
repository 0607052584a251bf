import type { ImageCategory } from '../../../contract/categories.ts'
import type { PictureOrder } from '../provider.ts'

/** How a model likes its wish put: as a sentence, or as a list of what is to be seen, which the older open models were taught by. */
export type Manner = 'sentences' | 'tags'

interface Frame {
  /** Before the person's words, so that a general model makes what the category means. */
  sentence: string
  /** After them, for those who read lists. */
  tags: string
  /** What nobody wants in it, for those who are asked apart what to leave out. */
  never: string
  /** What stays when its picture has another shape than the order and must be cut. */
  keeps: 'top' | 'centre'
}

const lettering = 'text, letters, watermark, signature, border'

const frames: Record<ImageCategory, Frame> = {
  characters: {
    sentence: 'Fantasy character for a tabletop role-playing game, the whole figure in view',
    tags: 'fantasy character art, full body, standing, detailed face and hands, dramatic light',
    never: `cropped, extra limbs, extra fingers, deformed hands, two heads, ${lettering}`,
    keeps: 'top',
  },
  npcs: {
    sentence: 'Portrait of a character for a fantasy tabletop role-playing game, head and shoulders',
    tags: 'fantasy character portrait, head and shoulders, expressive face, painterly',
    never: `extra fingers, deformed face, two heads, ${lettering}`,
    keeps: 'top',
  },
  monsters: {
    sentence: 'Monster for a fantasy bestiary, the whole creature in view',
    tags: 'fantasy monster, bestiary illustration, full creature, dynamic pose, detailed anatomy',
    never: `cropped, extra heads, ${lettering}`,
    keeps: 'centre',
  },
  battlemaps: {
    sentence:
      'Top-down battlemap for a tabletop role-playing game, seen straight from above, filling the frame, no grid, no labels, no figures',
    tags: 'top-down battlemap, orthographic, seen straight from above, even light, game map, floor plan with furniture',
    never: `perspective, horizon, sky, isometric, grid lines, people, tokens, compass, legend, ${lettering}`,
    keeps: 'centre',
  },
  items: {
    sentence: 'A single item for a fantasy role-playing game, centred on a plain dark background',
    tags: 'single fantasy item, centred, plain dark background, studio light, detailed material',
    never: `hands, people, several items, ${lettering}`,
    keeps: 'centre',
  },
  spells: {
    sentence: 'The effect of a spell in a fantasy role-playing game, against a dark background',
    tags: 'magical effect, glowing energy, spell, dark background, volumetric light',
    never: `book, scroll, ${lettering}`,
    keeps: 'centre',
  },
  landscapes: {
    sentence: 'Fantasy landscape, a wide view, no lettering',
    tags: 'fantasy landscape, wide view, depth, atmospheric perspective, matte painting',
    never: `people in the foreground, frame, ${lettering}`,
    keeps: 'centre',
  },
  townmaps: {
    sentence:
      'Map of a fantasy settlement seen straight from above, streets, roofs and walls, filling the frame, no lettering',
    tags: 'fantasy town map, top-down, streets and roofs, city walls, cartography',
    never: `perspective, horizon, isometric, grid lines, legend, ${lettering}`,
    keeps: 'centre',
  },
}

export const keptWhenCut = ({ category, isEdit }: Pick<PictureOrder, 'category' | 'isEdit'>) =>
  isEdit ? 'centre' : frames[category].keeps

/** What a service is told; `negativePrompt` is empty where it is not asked apart what to leave out. */
export interface Wording {
  prompt: string
  negativePrompt: string
}

/** Puts an order's words as its model likes them. One that is not asked apart what to leave out is told so in words. */
export function wordingOf(
  { category, prompt, negativePrompt, isEdit }: Pick<PictureOrder, 'category' | 'prompt' | 'negativePrompt' | 'isEdit'>,
  { manner, hearsNegative }: { manner: Manner; hearsNegative: boolean },
): Wording {
  const { sentence, tags, never } = frames[category]
  const framed = manner === 'tags' ? `${prompt}, ${tags}` : `${sentence}: ${prompt}`
  const wish = isEdit ? prompt : framed
  const unwanted = isEdit ? lettering : never
  if (hearsNegative) return { prompt: wish, negativePrompt: [negativePrompt, unwanted].filter(Boolean).join(', ') }
  return { prompt: negativePrompt ? `${wish}\nAvoid: ${negativePrompt}` : wish, negativePrompt: '' }
}
