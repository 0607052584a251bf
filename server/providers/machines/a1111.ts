import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { GuideKind } from '../../../contract/capabilities.ts'
import { notedIn } from '../../../contract/safetensors.ts'
import type {
  EnlargementOrder,
  HeldLora,
  MadeImage,
  MadePicture,
  PictureOrder,
  Provider,
  Watcher,
} from '../provider.ts'
import { GivenUp } from '../provider.ts'
import { AnswerError } from '../service/answers.ts'
import { openGuard } from '../service/guard.ts'
import { enlargedFrom, pictureFrom } from '../service/picture.ts'
import { keptWhenCut, wordingOf } from '../service/prompts.ts'
import type { ServiceEntry } from '../services-file.ts'
import { openAsking } from './asking.ts'
import { openFound } from './found.ts'
import { enlargingOf, lorasFor, offeredOf, type Painter } from './models.ts'

export interface A1111Settings {
  url: string
  entry: ServiceEntry
}

const NAME = 'Stable Diffusion WebUI'
/** How often it is asked how far it is, ms. */
const PAUSE = 1000

/** The answers of /docs on the machine itself (AUTOMATIC1111, Forge, SD.Next: github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API). */
const Checkpoints = z.array(z.object({ title: z.string(), model_name: z.string() }))
const Upscalers = z.array(z.object({ name: z.string() }))
const ControlModels = z.object({ model_list: z.array(z.string()) })
const ControlModules = z.object({ module_list: z.array(z.string()) })
const Pictures = z.object({ images: z.array(z.string()).min(1) })
const Loras = z.array(z.object({ name: z.string(), metadata: z.record(z.string(), z.unknown()).catch({}) }))
const Enlarged = z.object({ image: z.string() })
const Progress = z.object({ progress: z.number(), eta_relative: z.number().optional() })

/** What ControlNet's models are called for each drawing. */
const controlNames: Record<GuideKind, RegExp> = { depth: /depth/i, lines: /canny|lineart|scribble/i, pose: /openpose/i }
const guideKinds = Object.keys(controlNames) as GuideKind[]

interface Has {
  checkpoints: z.infer<typeof Checkpoints>
  controls: string[]
  /** What it calls taking a drawing as it is: "none", or in Forge "None". */
  asItIs: string
  upscaler: string | undefined
  loras: HeldLora[]
}

/** AUTOMATIC1111's Stable Diffusion WebUI, or one that speaks as it does. It knows no jobs: an order is asked for in one breath. */
export async function openA1111({ url, entry }: A1111Settings, log: Logger): Promise<Provider> {
  const asking = openAsking(url)
  const timeout = entry.timeout * 1000
  const terms = { atOnce: entry.atOnce, timeout }
  const guard = openGuard({ name: NAME, ...terms })
  const found = await openFound<Has>(
    NAME,
    { checkpoints: [], controls: [], asItIs: 'none', upscaler: undefined, loras: [] },
    async (signal) => ({
      checkpoints: await asking.ask(Checkpoints, 'GET', '/sdapi/v1/sd-models', { signal }),
      // An extension that not everybody has.
      controls: await asking.ask(ControlModels, 'GET', '/controlnet/model_list', { signal }).then(
        ({ model_list }) => model_list,
        () => [],
      ),
      asItIs: await asking.ask(ControlModules, 'GET', '/controlnet/module_list', { signal }).then(
        ({ module_list }) => module_list.find((name) => /^none$/i.test(name)) ?? 'none',
        () => 'none',
      ),
      upscaler: await asking
        .ask(Upscalers, 'GET', '/sdapi/v1/upscalers', { signal })
        .then((all) => all.map(({ name }) => name).find((name) => /esrgan|ultrasharp|swinir/i.test(name))),
      loras: await asking.ask(Loras, 'GET', '/sdapi/v1/loras', { signal }).then(
        (all) => all.map(({ name, metadata }) => ({ reference: name, ...notedIn(metadata) })),
        // SD.Next has them under another name, and no notes.
        (error: unknown) => {
          if (error instanceof AnswerError && error.status === 404) return []
          throw error
        },
      ),
    }),
    log,
  )
  const controlFor = (kind: GuideKind) => found.now().controls.find((name) => controlNames[kind].test(name))

  function painters(): Painter[] {
    const guides = guideKinds.filter((kind) => controlFor(kind) !== undefined)
    return found.now().checkpoints.map(({ title, model_name }) => ({
      reference: title,
      name: model_name,
      capabilities: [
        'text-to-image',
        'image-to-image',
        'inpainting',
        'lora',
        ...(guides.length > 0 ? ['guided' as const] : []),
      ],
      guides,
      description: 'A model on a machine of this site’s own. Your words stay in the house.',
      strengths: ['The same seed, the same picture', 'Words stay in the house'],
      speed: 15_000,
      loras: lorasFor(model_name, 3),
      licence: '',
    }))
  }
  const service = () => ({
    id: 'sd',
    name: NAME,
    // Its address is the house's own, and nobody else's to know.
    sentTo: '',
    isAnswering: guard.isAnswering(),
    hearsNegative: true,
  })
  const offered = () => offeredOf(service(), painters(), entry)

  /** Tells how far it is until it is done; what is under way is stopped when it is given up. */
  async function watched<T>(watcher: Watcher, signal: AbortSignal, work: Promise<T>): Promise<T> {
    const done = new AbortController()
    const ended = AbortSignal.any([signal, done.signal])
    const stop = () => {
      if (signal.reason instanceof GivenUp) void asking.tell('POST', '/sdapi/v1/interrupt')
    }
    signal.addEventListener('abort', stop, { once: true })
    const telling = async () => {
      while (!ended.aborted) {
        await sleep(PAUSE, undefined, { signal: ended })
        const { progress, eta_relative: eta } = await asking.ask(
          Progress,
          'GET',
          '/sdapi/v1/progress?skip_current_image=true',
          {
            signal: ended,
          },
        )
        const left = eta ? `, about ${Math.ceil(eta)} s left` : ''
        watcher.progress(0.05 + 0.85 * Math.min(1, progress), `Painting${left}`)
      }
    }
    // One that does not tell how far it is may still paint.
    telling().catch(() => undefined)
    try {
      return await work
    } finally {
      done.abort()
      signal.removeEventListener('abort', stop)
    }
  }

  async function paint(order: PictureOrder, watcher: Watcher, signal: AbortSignal): Promise<MadePicture> {
    const one = offered().find(({ model }) => model.id === order.model)
    if (!one) throw new Error(`${NAME} does not offer ${order.model}`)
    const words = wordingOf(order, { manner: 'tags', hearsNegative: true })
    const { width, height, seed, from, mask } = order
    const loras = (order.loras ?? []).map(({ reference, weight }) => ` <lora:${reference}:${weight}>`).join('')
    const controls = (order.guides ?? []).map(({ kind, bytes, weight }) => ({
      enabled: true,
      image: bytes.toString('base64'),
      module: found.now().asItIs,
      model: controlFor(kind) ?? '',
      weight,
      pixel_perfect: true,
    }))
    const body = {
      prompt: words.prompt + loras,
      negative_prompt: words.negativePrompt,
      width,
      height,
      seed,
      steps: 28,
      cfg_scale: 6,
      sampler_name: 'DPM++ 2M',
      override_settings: { sd_model_checkpoint: one.painter.reference },
      override_settings_restore_afterwards: false,
      ...(controls.length > 0 && { alwayson_scripts: { controlnet: { args: controls } } }),
      ...(from && {
        init_images: [from.bytes.toString('base64')],
        denoising_strength: from.strength,
        ...(mask && { mask: mask.toString('base64'), mask_blur: 8, inpainting_fill: 1, inpaint_full_res: false }),
      }),
    }
    const path = from ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img'
    watcher.progress(0.05, `Waiting for ${NAME}`)
    const { images } = await watched(watcher, signal, asking.ask(Pictures, 'POST', path, { body, signal }))
    const picture = await pictureFrom(Buffer.from(images[0] ?? '', 'base64'), order, keptWhenCut(order))
    return { ...picture, understood: [], unused: [], sent: { ...words, width, height, seed } }
  }

  async function enlarge(order: EnlargementOrder, watcher: Watcher, signal: AbortSignal): Promise<MadeImage> {
    const body = {
      image: order.picture.toString('base64'),
      upscaling_resize: order.factor,
      upscaler_1: found.now().upscaler,
    }
    const work = asking.ask(Enlarged, 'POST', '/sdapi/v1/extra-single-image', { body, signal })
    const { image } = await watched(watcher, signal, work)
    return enlargedFrom(Buffer.from(image, 'base64'))
  }

  return {
    name: NAME,
    terms,
    models: () => [...offered().map(({ model }) => model), ...enlargingOf(service(), found.now().upscaler)],
    heldLoras: () => found.seen()?.loras,
    make: {
      picture: (order, watcher) =>
        guard.order(
          { thing: 'picture', secrets: [order.prompt, order.negativePrompt], watcher, isOwn: false },
          (signal) => paint(order, watcher, signal),
        ),
      enlargement: (order, watcher) =>
        guard.order({ thing: 'picture', secrets: [order.prompt], watcher, isOwn: false }, (signal) =>
          enlarge(order, watcher, signal),
        ),
    },
    close: async () => found.close(),
  }
}
