import type { PictureModel } from '../../contract/models.ts'

/** A built-in style, as the list of models holds it. */
export const painted: PictureModel = {
  craft: 'picture',
  capabilities: ['text-to-image'],
  hearsNegative: true,
  guides: [],
  licence: '',
  sentTo: '',
  id: 'painted',
  name: 'Painted',
  provider: 'built-in',
  takesSeed: true,
  isAnswering: true,
  description: 'Brush strokes and warm light.',
  strengths: [],
  speed: 2000,
  categories: ['landscapes'],
  price: { 512: 0.5, 768: 0.75, 1024: 1 },
}
