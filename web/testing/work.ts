import type { Image } from '../../contract/images.ts'

/** A public work, as an answer holds it. */
export const lastLight: Image = {
  id: '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11',
  type: 'LANDSCAPE',
  status: 'READY',
  title: 'Last light over Harrow Pass',
  description: '',
  prompt: 'a pass at dusk',
  negativePrompt: '',
  model: 'painted',
  modelName: 'Painted',
  seed: 7,
  width: 1024,
  height: 768,
  url: '/media/harrow.webp',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  isVisible: true,
  isNsfw: false,
  votes: 3,
  myVote: 0,
  understood: [],
  unused: [],
  owner: 'ashgrove',
  isOwner: false,
  createdAt: '2025-01-01T00:00:00.000Z',
}
