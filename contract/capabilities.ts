// No schemas here: the browser's first page may carry this list.
import type { ImageCategory } from './categories.ts'

/** What a model can be asked for, by the field's own names. */
export const capabilities = [
  'text-to-image',
  'image-to-image',
  'inpainting',
  'guided',
  'lora',
  'upscaling',
  'matting',
  'text-to-video',
  'image-to-video',
  'text-to-speech',
  'music',
  'sound-effects',
  'transcription',
  'text',
  'lora-training',
] as const
export type Capability = (typeof capabilities)[number]

/** What a model makes. Its orders, its prices and its results have one shape, whichever of its capabilities is used. */
export const crafts = [
  'picture',
  'enlargement',
  'matte',
  'clip',
  'speech',
  'sound',
  'transcript',
  'text',
  'training',
] as const
export type Craft = (typeof crafts)[number]

/** What comes of each capability, and its name for people. */
export const capabilityFacts: Record<Capability, { craft: Craft; name: string }> = {
  'text-to-image': { craft: 'picture', name: 'Pictures from words' },
  'image-to-image': { craft: 'picture', name: 'Pictures from a picture' },
  inpainting: { craft: 'picture', name: 'Changes under a mask' },
  guided: { craft: 'picture', name: 'Painting over a drawing' },
  lora: { craft: 'picture', name: 'LoRAs' },
  upscaling: { craft: 'enlargement', name: 'Enlarging' },
  matting: { craft: 'matte', name: 'Cutting out' },
  'text-to-video': { craft: 'clip', name: 'Clips from words' },
  'image-to-video': { craft: 'clip', name: 'Clips from a picture' },
  'text-to-speech': { craft: 'speech', name: 'Voices' },
  music: { craft: 'sound', name: 'Music' },
  'sound-effects': { craft: 'sound', name: 'Sounds' },
  transcription: { craft: 'transcript', name: 'Transcription' },
  text: { craft: 'text', name: 'Words' },
  'lora-training': { craft: 'training', name: 'Training LoRAs' },
}

/** Drawings that a picture can be painted over: how far everything is, its outlines, how people stand. */
export const guideKinds = ['depth', 'lines', 'pose'] as const
export type GuideKind = (typeof guideKinds)[number]

/** The drawings that the engine makes of each category's scenes, the one that holds a composition best first. Of light there is none. */
export const guidesOf: Record<ImageCategory, readonly GuideKind[]> = {
  characters: ['depth', 'pose', 'lines'],
  npcs: ['depth', 'pose', 'lines'],
  monsters: ['depth', 'lines'],
  battlemaps: ['lines', 'depth'],
  items: ['lines', 'depth'],
  spells: [],
  landscapes: ['depth', 'lines'],
  townmaps: ['lines', 'depth'],
}

/** Of those, what a model paints over; none: it cannot paint this category over the engine's composition. */
export const guidesFor = (
  model: { capabilities: readonly Capability[]; guides: readonly GuideKind[] },
  category: ImageCategory,
): GuideKind[] =>
  model.capabilities.includes('guided') ? guidesOf[category].filter((kind) => model.guides.includes(kind)) : []

/** How closely a picture keeps to the composition it is painted over, 0-1, where nobody says. */
export const OVER_WEIGHT = 0.8

/** How closely a painting may be asked to keep to the composition under it. */
export const overChoices = [
  { weight: 0.5, label: 'Loosely' },
  { weight: OVER_WEIGHT, label: 'Closely' },
  { weight: 1, label: 'Tightly' },
] as const
