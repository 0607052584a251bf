import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import { imageCategories } from '../../../contract/categories.ts'
import type { PictureModel } from '../../../contract/models.ts'
import type { MadePicture, Make, PictureOrder, Provider, Watcher } from '../provider.ts'
import { fetchFrom } from './fetch.ts'
import { openGuard } from './guard.ts'
import { pictureFrom } from './picture.ts'
import { keptWhenCut, wordingOf } from './prompts.ts'
import type { ServiceModel, ServiceSettings } from './settings.ts'
import { factsOf, nearestSize } from './sizes.ts'

/** Longest answer that is read: a PNG of 4096 px square in base64 is well below. */
const ANSWER_BYTES_MAX = 64 * 1024 * 1024

/** Names the service within the SDK only. */
const SDK_NAME = 'service'

function offered(
  { id, serviceId, name, price }: ServiceModel,
  provider: string,
  sentTo: string,
): Omit<PictureModel, 'isAnswering'> {
  return {
    id,
    craft: 'picture',
    name,
    provider,
    description: `Made by ${provider}, to whom your words are sent. Slower and freer than the built-in styles; a seed does not bring the same picture back.`,
    strengths: ['Anything you can describe', 'Any style you name', 'Scenes with many parts'],
    speed: factsOf(serviceId).speed,
    capabilities: ['text-to-image'],
    takesSeed: false,
    hearsNegative: false,
    guides: [],
    licence: '',
    sentTo,
    categories: [...imageCategories],
    price,
  }
}

/** Any OpenAI-compatible image service, asked through the AI SDK. */
export function openImageService(settings: ServiceSettings): Provider & { make: { picture: Make<'picture'> } } {
  const { name, key = '' } = settings
  const models = settings.models.map((model) => offered(model, name, new URL(settings.url).host))
  const guard = openGuard(settings)
  const sdk = createOpenAICompatible({
    name: SDK_NAME,
    baseURL: settings.url,
    apiKey: settings.key,
    fetch: fetchFrom([settings.url], ANSWER_BYTES_MAX),
  })

  async function make(order: PictureOrder, watcher: Watcher, signal: AbortSignal): Promise<MadePicture> {
    watcher.progress(0.05, `Waiting for ${name}`)
    const model = settings.models.find(({ id }) => id === order.model)
    if (!model) throw new Error(`${name} does not offer ${order.model}`)
    const facts = factsOf(model.serviceId)
    const { width, height } = nearestSize(order, settings.sizes ?? facts.sizes)
    const words = wordingOf(order, { manner: 'sentences', hearsNegative: false })
    const { image } = await generateImage({
      model: sdk.imageModel(model.serviceId),
      prompt: words.prompt,
      size: `${width}x${height}`,
      providerOptions: facts.asksForBase64 ? { [SDK_NAME]: { response_format: 'b64_json' } } : {},
      // The corridor tries again itself, and tells the person so.
      maxRetries: 0,
      abortSignal: signal,
    })
    watcher.progress(0.9, 'Finishing')
    const picture = await pictureFrom(image.uint8Array, order, keptWhenCut(order))
    return { ...picture, understood: [], unused: [], sent: { ...words, width, height, seed: null } }
  }

  return {
    name,
    terms: { atOnce: settings.atOnce, timeout: settings.timeout },
    models: () => models.map((model) => ({ ...model, isAnswering: guard.isAnswering() })),
    make: {
      picture: (order, watcher) =>
        guard.order(
          { thing: 'picture', secrets: [key, order.prompt, order.negativePrompt], watcher, isOwn: false },
          (signal) => make(order, watcher, signal),
        ),
    },
    close: async () => undefined,
  }
}
