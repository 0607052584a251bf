import { bearer, type Vendor } from '../vendor.ts'

/** Models and prices: docs.together.ai/docs/serverless-models and together.ai/pricing. */
export const together: Vendor = {
  id: 'together',
  name: 'Together',
  keySetting: 'TOGETHER_API_KEY',
  url: 'https://api.together.xyz/v1',
  keysAt: 'https://api.together.ai/settings/api-keys',
  trial: { path: '/models', headers: bearer },
  resultHosts: [],
  optionsName: 'togetherai',
  async load() {
    const { createTogetherAI } = await import('@ai-sdk/togetherai')
    return (options) => {
      const sdk = createTogetherAI(options)
      return { image: (id) => sdk.image(id), text: (id) => sdk(id) }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'together-flux-schnell',
      name: 'FLUX schnell',
      description: 'Four steps and done: good for trying words out.',
      strengths: ['Speed', 'A low price', 'The same seed, the same picture'],
      speed: 2500,
      licence: 'Apache 2.0',
      ways: { 'text-to-image': 'black-forest-labs/FLUX.1-schnell' },
      cost: 0.003,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      options: () => ({ steps: 4 }),
    },
    {
      craft: 'picture',
      id: 'together-flux-dev-lora',
      name: 'FLUX dev',
      description: 'Open weights that listen well and wear LoRAs.',
      strengths: ['LoRAs', 'The same seed, the same picture'],
      speed: 6000,
      licence: 'Open weights by Black Forest Labs; results may be used commercially',
      ways: { 'text-to-image': 'black-forest-labs/FLUX.1-dev-lora', lora: 'black-forest-labs/FLUX.1-dev-lora' },
      loras: { bases: ['flux-1'], most: 2 },
      cost: 0.025,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      options: ({ order }) => ({
        steps: 28,
        ...(order.loras && {
          image_loras: order.loras.map(({ reference, weight }) => ({ path: reference, scale: weight })),
        }),
      }),
    },
    {
      craft: 'text',
      id: 'together-llama-3.3-70b',
      name: 'Llama 3.3 70B',
      description: 'An open model for prose around the workshop’s numbers.',
      strengths: ['Lively prose'],
      speed: 6000,
      licence: 'Llama 3.3 Community Licence',
      serviceId: 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
      cost: 0.0003,
    },
  ],
}
