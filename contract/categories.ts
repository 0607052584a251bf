import * as z from 'zod'
import type { CreationType } from './enums.ts'

/** The eight kinds of picture, in the order the form offers them; the value is also the `categories` query of /generate. */
export const imageCategories = [
  'characters',
  'npcs',
  'monsters',
  'battlemaps',
  'items',
  'spells',
  'landscapes',
  'townmaps',
] as const
export const ImageCategory = z.enum(imageCategories)
export type ImageCategory = z.infer<typeof ImageCategory>

export interface CategoryFacts {
  type: CreationType
  /** Singular, for a label: "Battlemap". */
  label: string
  /** Plural, for a tab: "Battlemaps". */
  plural: string
  /** The shape the category looks best in. */
  shape: ImageShape
}

export const imageShapes = ['square', 'portrait', 'landscape'] as const
export const ImageShape = z.enum(imageShapes)
export type ImageShape = z.infer<typeof ImageShape>

/** Length of the picture's longer side, px. */
export const imageSizes = [512, 768, 1024] as const
export const ImageSize = z.union([z.literal(512), z.literal(768), z.literal(1024)])
export type ImageSize = z.infer<typeof ImageSize>

/** Width and height in px: square 1:1, portrait 3:4, landscape 4:3, the longer side being `size`. */
export function pixelSize(shape: ImageShape, size: ImageSize): { width: number; height: number } {
  const short = (size * 3) / 4
  if (shape === 'portrait') return { width: short, height: size }
  if (shape === 'landscape') return { width: size, height: short }
  return { width: size, height: size }
}

export const categoryFacts: Record<ImageCategory, CategoryFacts> = {
  characters: {
    type: 'CHARACTER',
    label: 'Character',
    plural: 'Characters',
    shape: 'portrait',
  },
  npcs: {
    type: 'NPC',
    label: 'NPC',
    plural: 'NPCs',
    shape: 'portrait',
  },
  monsters: {
    type: 'MONSTER',
    label: 'Monster',
    plural: 'Monsters',
    shape: 'square',
  },
  battlemaps: {
    type: 'BATTLEMAP',
    label: 'Battlemap',
    plural: 'Battlemaps',
    shape: 'square',
  },
  items: {
    type: 'ITEM',
    label: 'Item',
    plural: 'Items',
    shape: 'square',
  },
  spells: {
    type: 'SPELL',
    label: 'Spell',
    plural: 'Spells',
    shape: 'square',
  },
  landscapes: {
    type: 'LANDSCAPE',
    label: 'Landscape',
    plural: 'Landscapes',
    shape: 'landscape',
  },
  townmaps: {
    type: 'TOWNMAP',
    label: 'Townmap',
    plural: 'Townmaps',
    shape: 'square',
  },
}

/** The category whose works carry this creation type, if it is a picture's. */
export function categoryOf(type: CreationType): ImageCategory | undefined {
  return imageCategories.find((category) => categoryFacts[category].type === type)
}

/** Whether its pictures are of people, who can be drawn again with the same face. */
export const ofPeople = (category: ImageCategory): boolean => category === 'characters' || category === 'npcs'
