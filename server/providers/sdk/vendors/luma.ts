import * as z from 'zod'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import { bearer, type Vendor } from '../vendor.ts'

/** docs.lumalabs.ai/reference/getgeneration */
const Generation = z.object({
  id: z.string(),
  state: z.enum(['queued', 'dreaming', 'completed', 'failed']),
  failure_reason: z.string().nullish(),
})

const jobs: JobProtocol = {
  isOrder: (_, init) => init?.method === 'POST',
  stateOf(answer) {
    const generation = Generation.safeParse(answer).data
    if (!generation) return undefined
    const { state, failure_reason: why } = generation
    if (state === 'failed') return { failure: why ?? '', isRefused: /moderat|policy|nsfw/i.test(why ?? '') }
    if (state === 'queued') return { fraction: 0, stage: 'In line at Luma' }
    return state === 'dreaming' ? { fraction: 0.4, stage: 'Luma is at work' } : undefined
  },
  stopOf(order, url) {
    const id = Generation.safeParse(order).data?.id
    return id === undefined ? undefined : { url: new URL(`./${id}`, url).href, method: 'DELETE' }
  },
}

const ratios = [
  [1, 1],
  [3, 4],
  [4, 3],
] as const

/** Models and prices: docs.lumalabs.ai and lumalabs.ai/api/pricing. It takes pictures by public address alone, so none are sent. */
export const luma: Vendor = {
  id: 'luma',
  name: 'Luma',
  keySetting: 'LUMA_API_KEY',
  url: 'https://api.lumalabs.ai',
  keysAt: 'https://lumalabs.ai/dream-machine/api/keys',
  trial: { path: '/dream-machine/v1/credits', headers: bearer },
  resultHosts: ['.lumalabs.ai', '.cdn-luma.com'],
  optionsName: 'luma',
  jobs,
  async load() {
    const { createLuma } = await import('@ai-sdk/luma')
    return (options) => {
      const sdk = createLuma(options)
      return { image: (id) => sdk.image(id) }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'luma-photon',
      name: 'Photon',
      description: 'Light and places as if photographed.',
      strengths: ['Light', 'Places'],
      speed: 20_000,
      licence: 'Yours, under Luma’s terms',
      ways: { 'text-to-image': 'photon-1' },
      cost: 0.015,
      manner: 'sentences',
      takesSeed: false,
      hearsNegative: false,
      frame: { ratios },
      options: () => ({ maxPollAttempts: 480 }),
    },
  ],
}
