import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { AnswerError, RefusedError } from '../../service/answers.ts'
import type { JobProtocol } from '../../service/remembering-fetch.ts'
import { trainAtFal } from '../training.ts'
import { type Asked, type Options, type Vendor, withoutWebhook } from '../vendor.ts'

const RUN = 'https://fal.run'
const QUEUE = 'https://queue.fal.run'
/** How often it is asked how far a job is, ms. */
const PAUSE = 700

/** The queue's answers (docs.fal.ai/model-apis/model-endpoints/queue). */
const Order = z.object({
  request_id: z.string(),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url().optional(),
})
const Status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  queue_position: z.number().optional(),
})

const jobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && !url.pathname.includes('/requests/'),
  stateOf(answer) {
    const state = Status.safeParse(answer).data
    if (state?.status === 'IN_QUEUE') {
      const before = state.queue_position ?? 0
      return { fraction: 0, stage: before > 0 ? `In line at fal, ${before} before it` : 'Next in line at fal' }
    }
    return state?.status === 'IN_PROGRESS' ? { fraction: 0.3, stage: 'fal is at work' } : undefined
  },
  stopOf(order) {
    const url = Order.safeParse(order).data?.cancel_url
    return url === undefined ? undefined : { url, method: 'PUT' }
  },
}

/** The SDK keeps only the number of a clip's failure, not that it was flagged (docs.fal.ai/model-apis/errors). */
async function unlessRefused(answer: Response): Promise<Response> {
  if (answer.status === 422 && /content_policy_violation/.test(await answer.clone().text())) throw new RefusedError()
  return answer
}

/** The SDK asks for a picture in one breath; fal's queue keeps the job, tells where it stands in line, and lets it be stopped. */
function throughQueue(
  fetch: typeof globalThis.fetch,
  { signal, baseURL }: { signal: AbortSignal; baseURL: string },
): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    // Clips are put into the queue by the SDK itself, which knows no address of it but fal's own.
    if (address.startsWith(`${QUEUE}/`)) {
      const asked = baseURL === RUN ? address : baseURL + address.slice(QUEUE.length)
      return unlessRefused(await fetch(asked, init))
    }
    if (init?.method !== 'POST' || !address.startsWith(`${baseURL}/`)) return fetch(input, init)
    const ordered = await fetch(address.replace(RUN, QUEUE), init)
    if (!ordered.ok) return ordered
    const order = Order.safeParse(await ordered.json()).data
    if (!order) throw new AnswerError(200, 'The order was not taken into the queue')
    const look = { method: 'GET', headers: init.headers, signal }
    for (;;) {
      const answer = await fetch(order.status_url, look)
      if (!answer.ok) return answer
      const { status } = Status.parse(await answer.json())
      if (status === 'COMPLETED') return fetch(order.response_url, look)
      await sleep(PAUSE, undefined, { signal })
    }
  }
}

/** The ratio nearest to an order's shape, as its models are told it. */
const ratioOf = ({ width, height }: { width: number; height: number }) =>
  width > height ? '4:3' : width < height ? '3:4' : '1:1'

const licence = 'Open weights by Black Forest Labs; results may be used commercially'
const flux = (asked: Asked): Options => ({
  enableSafetyChecker: true,
  outputFormat: 'png',
  ...(asked.order.from && { strength: asked.order.from.strength }),
})

/** Models and prices: fal.ai/models and fal.ai/pricing. */
export const fal: Vendor = {
  id: 'fal',
  name: 'fal',
  keySetting: 'FAL_KEY',
  url: RUN,
  keysAt: 'https://fal.ai/dashboard/keys',
  trial: {
    // docs.fal.ai/platform-apis
    url: 'https://api.fal.ai/v1',
    path: '/models/pricing?endpoint_id=fal-ai/flux/schnell',
    headers: (key) => ({ authorization: `Key ${key}` }),
  },
  resultHosts: ['queue.fal.run', '.fal.media', 'fal.media'],
  optionsName: 'fal',
  jobs,
  around: throughQueue,
  async load() {
    const { createFal } = await import('@ai-sdk/fal')
    return (options) => {
      const sdk = createFal(options)
      return { image: (id) => sdk.image(id), video: (id) => withoutWebhook(sdk.video(id)) }
    }
  },
  train: trainAtFal,
  listings: [
    {
      craft: 'picture',
      id: 'fal-flux-dev',
      name: 'FLUX dev',
      description: 'Open weights that listen well, paint over drawings and wear LoRAs.',
      strengths: ['Painting over a drawing', 'LoRAs', 'The same seed, the same picture'],
      speed: 6000,
      licence,
      ways: {
        'text-to-image': 'fal-ai/flux/dev',
        'image-to-image': 'fal-ai/flux/dev/image-to-image',
        inpainting: 'fal-ai/flux-lora/inpainting',
        lora: 'fal-ai/flux-lora',
        'guided-depth': 'fal-ai/flux-control-lora-depth',
        'guided-lines': 'fal-ai/flux-control-lora-canny',
      },
      loras: { bases: ['flux-1'], most: 3 },
      cost: 0.025,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      mask: 'white',
      wearsOverDrawings: true,
      options: (asked) => ({
        ...flux(asked),
        ...(asked.guide && {
          control_lora_image_url: asked.guide.picture,
          control_lora_strength: asked.guide.weight,
          // What is sent is depth already; else it would be looked for in it.
          ...(asked.order.guides?.[0]?.kind === 'depth' && { preprocess_depth: false }),
        }),
        ...(asked.order.loras && {
          loras: asked.order.loras.map(({ reference, weight }) => ({ path: reference, scale: weight })),
        }),
      }),
    },
    {
      craft: 'picture',
      id: 'fal-flux-schnell',
      name: 'FLUX schnell',
      description: 'Four steps and done: good for trying words out.',
      strengths: ['Speed', 'A low price'],
      speed: 2000,
      licence,
      ways: { 'text-to-image': 'fal-ai/flux/schnell' },
      cost: 0.003,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      options: flux,
    },
    {
      craft: 'picture',
      id: 'fal-qwen-image',
      name: 'Qwen Image',
      description: 'Open weights from Alibaba, at home in many styles.',
      strengths: ['Style by name', 'Scenes with many parts'],
      speed: 8000,
      licence: 'Apache 2.0',
      ways: { 'text-to-image': 'fal-ai/qwen-image' },
      cost: 0.02,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: true,
      frame: { sizes: 'any' },
      options: ({ order }) => ({
        enableSafetyChecker: true,
        ...(order.negativePrompt !== '' && { negative_prompt: order.negativePrompt }),
      }),
    },
    {
      craft: 'picture',
      id: 'fal-flux-pro-1.1',
      name: 'FLUX 1.1 pro',
      description: 'The makers’ best FLUX: light, texture, and areas filled so that nobody sees where they were.',
      strengths: ['Light and texture', 'Filling and widening pictures'],
      speed: 8000,
      licence: 'Yours, under Black Forest Labs’ terms',
      // fal.ai/models/fal-ai/flux-pro/v1/fill/llms.txt: white is filled.
      ways: { 'text-to-image': 'fal-ai/flux-pro/v1.1', inpainting: 'fal-ai/flux-pro/v1/fill' },
      cost: 0.05,
      byPixels: true,
      manner: 'sentences',
      takesSeed: true,
      hearsNegative: false,
      frame: { sizes: 'any' },
      mask: 'white',
      options: () => ({ outputFormat: 'png', safetyTolerance: '2' }),
    },
    {
      craft: 'picture',
      id: 'fal-flux-kontext-pro',
      name: 'FLUX Kontext pro',
      description: 'Changes a picture by a sentence, and keeps who and what is there.',
      strengths: ['Changing what is there', 'Keeping who is there'],
      speed: 9000,
      licence: 'Yours, under Black Forest Labs’ terms',
      // fal.ai/models/fal-ai/flux-pro/kontext/llms.txt: without a ratio it keeps the picture's own.
      ways: { 'text-to-image': 'fal-ai/flux-pro/kontext/text-to-image', 'image-to-image': 'fal-ai/flux-pro/kontext' },
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
      options: ({ order }) => ({
        outputFormat: 'png',
        safetyTolerance: '2',
        ...(!order.from && { aspect_ratio: ratioOf(order) }),
      }),
    },
    {
      craft: 'enlargement',
      id: 'fal-clarity-upscaler',
      name: 'Clarity',
      description: 'Enlarges, and paints the detail that a larger picture needs.',
      strengths: ['New detail', 'Keeping to the picture'],
      speed: 30_000,
      licence: 'Yours, under fal’s terms',
      serviceId: 'fal-ai/clarity-upscaler',
      factors: [2, 3, 4],
      hearsWords: true,
      cost: 0.03,
      // fal.ai/models/fal-ai/clarity-upscaler/llms.txt
      options: ({ factor }) => ({ upscale_factor: factor, enableSafetyChecker: true }),
    },
    {
      craft: 'enlargement',
      id: 'fal-esrgan',
      name: 'ESRGAN',
      description: 'Enlarges with sharp edges, and adds nothing of its own.',
      strengths: ['Sharp edges', 'A low price'],
      speed: 6000,
      licence: 'Open weights, BSD 3-Clause',
      serviceId: 'fal-ai/esrgan',
      factors: [2, 3, 4],
      cost: 0.0025,
      // fal.ai/models/fal-ai/esrgan
      options: ({ factor }) => ({ scale: factor, model: 'RealESRGAN_x4plus', outputFormat: 'png' }),
    },
    {
      craft: 'matte',
      id: 'fal-birefnet',
      name: 'BiRefNet',
      description: 'Finds what a picture is of to the last hair, and clears away what is behind it.',
      strengths: ['Hair and fur', 'Busy backgrounds'],
      speed: 4000,
      licence: 'Open weights, MIT',
      serviceId: 'fal-ai/birefnet/v2',
      // It is billed by the second of a machine; a picture takes one or two.
      cost: 0.003,
      // fal.ai/models/fal-ai/birefnet/v2/llms.txt
      options: {
        model: 'General Use (Heavy)',
        operating_resolution: '1024x1024',
        refine_foreground: true,
        outputFormat: 'png',
      },
    },
    {
      craft: 'clip',
      id: 'fal-luma-ray-2-flash',
      name: 'Luma Ray 2 flash',
      description: 'Short moving scenes, from words or from a picture.',
      strengths: ['Natural motion', 'Beginning with your picture'],
      speed: 60_000,
      licence: 'Yours, under Luma’s terms',
      serviceId: 'luma-dream-machine/ray-2-flash',
      fromPictureId: 'luma-dream-machine/ray-2-flash/image-to-video',
      capabilities: ['text-to-video', 'image-to-video'],
      seconds: [5, 9],
      sizes: [
        [960, 540],
        [540, 960],
        [720, 720],
      ],
      takesSeed: false,
      hasSound: false,
      cost: 0.04,
    },
    {
      craft: 'training',
      id: 'fal-flux-lora-trainer',
      name: 'FLUX LoRA trainer',
      description: 'Learns a style, a person or a thing from a handful of pictures, in a few minutes.',
      strengths: ['Styles', 'People and things by name'],
      speed: 300_000,
      licence: 'Open weights by Black Forest Labs; results may be used commercially',
      serviceId: 'fal-ai/flux-lora-fast-training',
      base: 'flux-1',
      cost: 2,
    },
  ],
}
