import * as z from 'zod'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import { bearer, type Vendor } from '../vendor.ts'

/** docs.fireworks.ai/api-reference/get-generated-image-from-flux-kontex */
const Result = z.object({ status: z.string(), progress: z.number().nullish() })

const jobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && !url.pathname.endsWith('/get_result'),
  stateOf(answer) {
    const result = Result.safeParse(answer).data
    if (!result) return undefined
    if (/moderated/i.test(result.status)) return { isRefused: true, failure: result.status }
    if (result.status === 'Error' || result.status === 'Task not found') return { failure: result.status }
    return result.status === 'Ready' ? undefined : { fraction: result.progress ?? 0, stage: 'Fireworks is at work' }
  },
}

/** Models and prices: fireworks.ai/models and fireworks.ai/pricing. */
export const fireworks: Vendor = {
  id: 'fireworks',
  name: 'Fireworks',
  keySetting: 'FIREWORKS_API_KEY',
  url: 'https://api.fireworks.ai/inference/v1',
  keysAt: 'https://app.fireworks.ai/settings/users/api-keys',
  trial: { path: '/models', headers: bearer },
  resultHosts: ['.bfl.ai', '.fireworks.ai'],
  optionsName: 'fireworks',
  jobs,
  async load() {
    const { createFireworks } = await import('@ai-sdk/fireworks')
    return (options) => {
      const sdk = createFireworks(options)
      return { image: (id) => sdk.image(id), text: (id) => sdk(id) }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'fireworks-flux-schnell',
      name: 'FLUX schnell',
      description: 'Four steps and done: good for trying words out.',
      strengths: ['Speed', 'A low price', 'The same seed, the same picture'],
      speed: 2000,
      licence: 'Apache 2.0',
      ways: { 'text-to-image': 'accounts/fireworks/models/flux-1-schnell-fp8' },
      cost: 0.0014,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: {
        ratios: [
          [1, 1],
          [3, 4],
          [4, 3],
        ],
      },
    },
    {
      craft: 'picture',
      id: 'fireworks-flux-kontext-pro',
      name: 'FLUX Kontext pro',
      description: 'Changes a picture by a sentence, and keeps who and what is there.',
      strengths: ['Changing what is there', 'Keeping who is there'],
      speed: 9000,
      licence: 'Yours, under Black Forest Labs’ terms',
      ways: {
        'text-to-image': 'accounts/fireworks/models/flux-kontext-pro',
        'image-to-image': 'accounts/fireworks/models/flux-kontext-pro',
      },
      cost: 0.04,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      hearsInstructions: true,
      frame: {
        ratios: [
          [1, 1],
          [3, 4],
          [4, 3],
        ],
      },
    },
  ],
}
