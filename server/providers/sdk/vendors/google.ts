import * as z from 'zod'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import { type Options, type Vendor, withoutWebhook } from '../vendor.ts'

const ratios = [
  [1, 1],
  [3, 4],
  [4, 3],
] as const
/** A clip's operation (ai.google.dev/gemini-api/docs/video). */
const Operation = z.object({
  done: z.boolean().nullish(),
  error: z.object({ message: z.string() }).nullish(),
  response: z
    .object({ generateVideoResponse: z.object({ raiMediaFilteredCount: z.number().nullish() }).nullish() })
    .nullish(),
})

const jobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && url.pathname.endsWith(':predictLongRunning'),
  stateOf(answer) {
    const operation = Operation.safeParse(answer).data
    if (!operation) return undefined
    const { done, error, response } = operation
    if (error) return { failure: error.message, isRefused: /safety|policy|responsible ai|violat/i.test(error.message) }
    if (done) return (response?.generateVideoResponse?.raiMediaFilteredCount ?? 0) > 0 ? { isRefused: true } : undefined
    return { fraction: 0.2, stage: 'Google is at work' }
  },
}

const licence = 'Yours, under Google’s terms for Gemini'

/** Models and prices: ai.google.dev/gemini-api/docs/models and /docs/pricing. */
export const google: Vendor = {
  id: 'google',
  name: 'Google',
  keySetting: 'GOOGLE_GENERATIVE_AI_API_KEY',
  url: 'https://generativelanguage.googleapis.com/v1beta',
  keysAt: 'https://aistudio.google.com/apikey',
  trial: {
    path: '/models?pageSize=1',
    headers: (key) => ({ 'x-goog-api-key': key }),
    refuses: (status, said) => status === 401 || status === 403 || /API_KEY_INVALID|API key not valid/.test(said),
  },
  resultHosts: ['generativelanguage.googleapis.com', '.googleusercontent.com', 'storage.googleapis.com'],
  optionsName: 'google',
  jobs,
  async load() {
    const { createGoogle } = await import('@ai-sdk/google')
    return (options) => {
      const sdk = createGoogle(options)
      return { image: (id) => sdk.image(id), video: (id) => withoutWebhook(sdk.video(id)), text: (id) => sdk(id) }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'gemini-2.5-flash-image',
      name: 'Gemini Flash Image',
      description: 'Quick and faithful to words; keeps a face or a place when it changes a picture.',
      strengths: ['Keeping who is there', 'Changing what is there', 'Speed'],
      speed: 10_000,
      licence,
      ways: { 'text-to-image': 'gemini-2.5-flash-image', 'image-to-image': 'gemini-2.5-flash-image' },
      cost: 0.039,
      manner: 'sentences',
      takesSeed: false,
      hearsNegative: false,
      hearsInstructions: true,
      frame: { ratios },
    },
    {
      craft: 'picture',
      id: 'gemini-3-pro-image',
      name: 'Gemini Pro Image',
      description: 'Google’s best painter: light, hands and small things.',
      strengths: ['Fine detail', 'Every word of a long prompt', 'Changing what is there'],
      speed: 25_000,
      licence,
      ways: { 'text-to-image': 'gemini-3-pro-image-preview', 'image-to-image': 'gemini-3-pro-image-preview' },
      cost: 0.134,
      manner: 'sentences',
      takesSeed: false,
      hearsNegative: false,
      hearsInstructions: true,
      frame: { ratios },
    },
    {
      craft: 'clip',
      id: 'veo-3.1-fast',
      name: 'Veo fast',
      description: 'Moving scenes with their sound.',
      strengths: ['Sound that belongs to the picture', 'Cameras that move'],
      speed: 90_000,
      licence,
      serviceId: 'veo-3.1-fast-generate-preview',
      capabilities: ['text-to-video', 'image-to-video'],
      seconds: [4, 6, 8],
      sizes: [
        [1280, 720],
        [720, 1280],
      ],
      takesSeed: true,
      hasSound: true,
      cost: 0.15,
      options: ({ negativePrompt }): Options => (negativePrompt === '' ? {} : { negativePrompt }),
    },
    {
      craft: 'text',
      id: 'gemini-2.5-flash',
      name: 'Gemini Flash',
      description: 'Quick prose around the workshop’s numbers.',
      strengths: ['Speed', 'A low price'],
      speed: 4000,
      licence,
      serviceId: 'gemini-2.5-flash',
      cost: 0.0007,
    },
  ],
}
