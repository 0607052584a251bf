import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import { imageCategories } from '../../../contract/categories.ts'
import type { PictureModel } from '../../../contract/models.ts'
import {
  type MadePicture,
  type Make,
  type PictureOrder,
  type Provider,
  ProviderError,
  type Watcher,
} from '../provider.ts'
import { openCircuit } from './circuit.ts'
import { faultOf } from './faults.ts'
import { fetchFrom } from './fetch.ts'
import { pictureFrom } from './picture.ts'
import { keptWhenCut, promptFor } from './prompts.ts'
import type { ServiceModel, ServiceSettings } from './settings.ts'
import { factsOf, nearestSize } from './sizes.ts'
import { openTurns } from './turns.ts'

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
  const models = settings.models.map((model) => offered(model, settings.name, new URL(settings.url).host))
  const takeTurn = openTurns(settings.atOnce)
  const circuit = openCircuit(settings.name)
  const sdk = createOpenAICompatible({
    name: SDK_NAME,
    baseURL: settings.url,
    apiKey: settings.key,
    fetch: fetchFrom(settings.url, ANSWER_BYTES_MAX),
  })

  /** The bytes the service makes of an order, as it sends them. */
  async function ask(order: PictureOrder, signal: AbortSignal): Promise<Uint8Array> {
    const model = settings.models.find(({ id }) => id === order.model)
    if (!model) throw new Error(`${settings.name} does not offer ${order.model}`)
    const facts = factsOf(model.serviceId)
    const { width, height } = nearestSize(order, settings.sizes ?? facts.sizes)
    const { image } = await generateImage({
      model: sdk.imageModel(model.serviceId),
      prompt: promptFor(order),
      size: `${width}x${height}`,
      providerOptions: facts.asksForBase64 ? { [SDK_NAME]: { response_format: 'b64_json' } } : {},
      // The corridor tries again itself, and tells the person so.
      maxRetries: 0,
      abortSignal: signal,
    })
    return image.uint8Array
  }

  async function make(order: PictureOrder, watcher: Watcher): Promise<MadePicture> {
    watcher.progress(0.05, `Waiting for ${settings.name}`)
    const late = AbortSignal.timeout(settings.timeout)
    try {
      const sent = await ask(order, AbortSignal.any([watcher.signal, late]))
      watcher.progress(0.9, 'Finishing')
      const picture = await pictureFrom(sent, order, keptWhenCut(order.category))
      return { ...picture, understood: [], unused: [] }
    } catch (error) {
      watcher.signal.throwIfAborted()
      if (late.aborted)
        throw new ProviderError(`${settings.name} took too long.`, {
          passing: true,
          isOutage: true,
          cause: late.reason,
        })
      throw faultOf(error, order, settings)
    }
  }

  return {
    name: settings.name,
    models: () => models.map((model) => ({ ...model, isAnswering: circuit.isClosed() })),
    atOnce: settings.atOnce,
    make: {
      async picture(order, watcher) {
        watcher.progress(0, `Waiting for a turn with ${settings.name}`)
        const giveBack = await takeTurn(watcher.signal)
        try {
          return await circuit.through(() => make(order, watcher))
        } finally {
          giveBack()
        }
      },
    },
    close: async () => undefined,
  }
}
