import * as z from 'zod'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import type { Vendor } from '../vendor.ts'

/** docs.bfl.ai/api-reference/get-result */
const Result = z.object({ status: z.string(), progress: z.number().nullish() })

const jobs: JobProtocol = {
  isOrder: (_, init) => init?.method === 'POST',
  stateOf(answer) {
    const result = Result.safeParse(answer).data
    if (!result) return undefined
    const { status, progress } = result
    if (/moderated/i.test(status)) return { isRefused: true, failure: status }
    if (status === 'Pending') return { fraction: progress ?? 0, stage: 'Black Forest Labs is at work' }
    return status === 'Ready' ? undefined : { failure: status }
  },
}

const licence = 'Yours, under Black Forest Labs’ terms'

/** Models and prices: docs.bfl.ai and bfl.ai/pricing. */
export const blackForestLabs: Vendor = {
  id: 'bfl',
  name: 'Black Forest Labs',
  keySetting: 'BFL_API_KEY',
  url: 'https://api.bfl.ai/v1',
  keysAt: 'https://dashboard.bfl.ai',
  trial: { path: '/credits', headers: (key) => ({ 'x-key': key }) },
  resultHosts: ['.bfl.ai'],
  optionsName: 'blackForestLabs',
  jobs,
  async load() {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs')
    return (options) => {
      const sdk = createBlackForestLabs({ ...options, pollTimeoutMillis: 240_000 })
      return { image: (id) => sdk.image(id) }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'bfl-flux-pro-1.1',
      name: 'FLUX 1.1 pro',
      description: 'The makers of FLUX themselves: light, texture, and words heeded.',
      strengths: ['Light and texture', 'Every word of a long prompt'],
      speed: 8000,
      licence,
      ways: { 'text-to-image': 'flux-pro-1.1', inpainting: 'flux-pro-1.0-fill' },
      cost: 0.04,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      mask: 'white',
      options: ({ order }) => ({
        outputFormat: 'png',
        safetyTolerance: 2,
        ...(!order.mask && { width: order.width, height: order.height }),
      }),
    },
    {
      craft: 'picture',
      id: 'bfl-flux-kontext-pro',
      name: 'FLUX Kontext pro',
      description: 'Changes a picture by a sentence, and keeps who and what is there.',
      strengths: ['Changing what is there', 'Keeping who is there'],
      speed: 9000,
      licence,
      ways: { 'text-to-image': 'flux-kontext-pro', 'image-to-image': 'flux-kontext-pro' },
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
      options: () => ({ outputFormat: 'png', safetyTolerance: 2 }),
    },
  ],
}
