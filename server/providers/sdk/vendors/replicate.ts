import * as z from 'zod'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import { trainAtReplicate } from '../training.ts'
import { bearer, type Vendor, withoutWebhook } from '../vendor.ts'

/** replicate.com/docs/reference/http#predictions.get */
const Prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled']),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
  urls: z.object({ cancel: z.url().optional() }).optional(),
})

const jobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && url.pathname.endsWith('/predictions'),
  prepared(init) {
    // Else the answer comes only with the result, and until then nobody knows what to ask for.
    const headers = new Headers(init.headers)
    headers.delete('prefer')
    return { ...init, headers }
  },
  stateOf(answer) {
    const prediction = Prediction.safeParse(answer).data
    if (!prediction) return undefined
    const { status, error, logs } = prediction
    if (status === 'failed')
      return { failure: String(error ?? ''), isRefused: /nsfw|safety|sensitive/i.test(String(error)) }
    if (status === 'canceled') return { failure: 'It was stopped' }
    if (status === 'starting') return { fraction: 0, stage: 'Replicate is starting the model' }
    // As progress bars are written into the log: " 60%|██████    | 17/28".
    const percent = [...(logs ?? '').matchAll(/(\d{1,3})%\|/g)].at(-1)?.[1]
    return { fraction: Number(percent ?? 0) / 100, stage: 'Replicate is at work' }
  },
  stopOf(order) {
    const url = Prediction.safeParse(order).data?.urls?.cancel
    return url === undefined ? undefined : { url, method: 'POST' }
  },
}

const licence = 'Open weights by Black Forest Labs; results may be used commercially'
const ratios = [
  [1, 1],
  [3, 4],
  [4, 3],
] as const

/** Models and prices: replicate.com/explore, each on its model's page. */
export const replicate: Vendor = {
  id: 'replicate',
  name: 'Replicate',
  keySetting: 'REPLICATE_API_TOKEN',
  url: 'https://api.replicate.com/v1',
  keysAt: 'https://replicate.com/account/api-tokens',
  trial: { path: '/account', headers: bearer },
  resultHosts: ['.replicate.delivery', 'replicate.delivery'],
  optionsName: 'replicate',
  jobs,
  async load() {
    const { createReplicate } = await import('@ai-sdk/replicate')
    return ({ apiKey, ...options }) => {
      const sdk = createReplicate({ apiToken: apiKey, ...options })
      return { image: (id) => sdk.image(id), video: (id) => withoutWebhook(sdk.video(id)) }
    }
  },
  train: trainAtReplicate,
  listings: [
    {
      craft: 'picture',
      id: 'replicate-flux-dev',
      name: 'FLUX dev',
      description: 'Open weights that listen well, with LoRAs, and painting over drawings.',
      strengths: ['Painting over a drawing', 'LoRAs', 'The same seed, the same picture'],
      speed: 8000,
      licence,
      ways: {
        'text-to-image': 'black-forest-labs/flux-dev',
        'image-to-image': 'black-forest-labs/flux-dev',
        inpainting: 'black-forest-labs/flux-fill-dev',
        lora: 'black-forest-labs/flux-dev-lora',
        'guided-lines': 'black-forest-labs/flux-canny-dev',
      },
      loras: { bases: ['flux-1'], most: 1 },
      cost: 0.025,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { ratios },
      mask: 'white',
      options: ({ order, guide }) => ({
        output_format: 'png',
        ...(order.from && !order.mask && { prompt_strength: order.from.strength }),
        // It finds the edges itself, in a line drawing too; the picture is as large as that.
        ...(guide && { control_image: guide.picture, megapixels: 'match_input' }),
        ...(order.loras?.[0] && { lora_weights: order.loras[0].reference, lora_scale: order.loras[0].weight }),
      }),
    },
    {
      craft: 'picture',
      id: 'replicate-flux-schnell',
      name: 'FLUX schnell',
      description: 'Four steps and done: good for trying words out.',
      strengths: ['Speed', 'A low price'],
      speed: 2500,
      licence: 'Apache 2.0',
      ways: { 'text-to-image': 'black-forest-labs/flux-schnell' },
      cost: 0.003,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { ratios },
      options: () => ({ output_format: 'png' }),
    },
    {
      craft: 'picture',
      id: 'replicate-flux-kontext-pro',
      name: 'FLUX Kontext pro',
      description: 'Changes a picture by a sentence, and keeps who and what is there.',
      strengths: ['Changing what is there', 'Keeping who is there'],
      speed: 9000,
      licence: 'Yours, under Black Forest Labs’ terms',
      ways: {
        'text-to-image': 'black-forest-labs/flux-kontext-pro',
        'image-to-image': 'black-forest-labs/flux-kontext-pro',
      },
      cost: 0.04,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      hearsInstructions: true,
      frame: { ratios },
      // replicate.com/black-forest-labs/flux-kontext-pro/api/schema
      fromInOptions: true,
      options: ({ from }) => ({
        output_format: 'png',
        safety_tolerance: 2,
        ...(from !== undefined && { input_image: from, aspect_ratio: 'match_input_image' }),
      }),
    },
    {
      craft: 'enlargement',
      id: 'replicate-real-esrgan',
      name: 'Real-ESRGAN',
      description: 'Enlarges with sharp edges, and adds nothing of its own.',
      strengths: ['Sharp edges', 'A low price'],
      speed: 6000,
      licence: 'Open weights, BSD 3-Clause',
      serviceId: 'nightmareai/real-esrgan:42fed1c4974146d4d2414e2be2c5277c7fcf05fcc3a73abf41610695738c1d7b',
      factors: [2, 3, 4],
      // It is billed by the second of a machine, of which a megapixel takes about two.
      cost: 0.0005,
      // replicate.com/nightmareai/real-esrgan/api/schema
      options: ({ factor }) => ({ scale: factor, face_enhance: false }),
    },
    {
      craft: 'matte',
      id: 'replicate-background-remover',
      name: 'Background remover',
      description: 'Finds what a picture is of, and clears away what is behind it.',
      strengths: ['Hair and fur', 'A low price'],
      speed: 4000,
      licence: 'Open weights, MIT',
      serviceId: '851-labs/background-remover:a029dff38972b5fda4ec5d75d7d1cd25aeff621d2cf4946a41055d7db66b80bc',
      // It is billed by the second of a machine; a picture takes one or two.
      cost: 0.001,
      // replicate.com/851-labs/background-remover/api/schema; a threshold of 0 keeps soft edges.
      options: { format: 'png', background_type: 'rgba', reverse: false, threshold: 0 },
    },
    {
      craft: 'training',
      id: 'replicate-flux-lora-trainer',
      name: 'FLUX LoRA trainer',
      description: 'Learns a style, a person or a thing from a handful of pictures, in a few minutes.',
      strengths: ['Styles', 'People and things by name'],
      speed: 300_000,
      licence: 'Open weights by Black Forest Labs; results may be used commercially',
      serviceId: 'ostris/flux-dev-lora-trainer',
      base: 'flux-1',
      cost: 2,
    },
  ],
}
