import type { Craft } from '../../../contract/capabilities.ts'
import { imageCategories, imageSizes } from '../../../contract/categories.ts'
import { serviceGold } from '../../../contract/economy.ts'
import { LORA_BYTES_MAX } from '../../../contract/lora-facts.ts'
import type { Model, PictureModel } from '../../../contract/models.ts'
import type { Crafts, Make, Makes, Provider, Terms } from '../provider.ts'
import { fetchFrom } from '../service/fetch.ts'
import { openGuard } from '../service/guard.ts'
import { rememberingFetch } from '../service/remembering-fetch.ts'
import { makeClip, makeSound, makeSpeech, makeText, makeTranscript } from './others.ts'
import { makePicture } from './pictures.ts'
import { makeEnlargement, makeMatte } from './reworked.ts'
import type { Listing, Opened, PictureListing, Vendor } from './vendor.ts'

/** Longest answer that is read: a clip, or a PNG of 4096 px square in base64, is well below. */
const ANSWER_BYTES_MAX = 128 * 1024 * 1024

/** A vendor as the operator has switched it on. */
export interface VendorSettings extends Terms {
  key: string
  /** Another address than the vendor's own: a gateway, or a stand-in. */
  url?: string
  /** What is on offer; a price in gold where the operator names one, for a picture by its size, else for one unit. */
  offered: readonly { listing: Listing; gold?: PictureModel['price'] | number }[]
  /** How often a clip is asked after, ms; left out: every three seconds. */
  clipPause?: number
}

const CLIP_PAUSE = 3000

/** How long an attempt waits for a training at least, ms: minutes, where a picture takes seconds. */
const TRAINING_TIMEOUT = 60 * 60_000
/** Attempts that wait for one training: ordered again it would be paid for again. */
const TRAINING_WAITS = 3
/** Trainings at once, by one worker, at most. */
const TRAININGS_AT_ONCE = 2

type Told = Pick<
  Model,
  'id' | 'name' | 'provider' | 'description' | 'strengths' | 'speed' | 'licence' | 'sentTo' | 'isAnswering'
>

function pricesOf({ cost, byPixels }: PictureListing): PictureModel['price'] {
  const price = (size: number) => serviceGold(byPixels ? cost * (size / 1024) ** 2 : cost)
  return Object.fromEntries(imageSizes.map((size) => [size, price(size)])) as PictureModel['price']
}

function pictureModel(
  listing: PictureListing,
  told: Told,
  gold: PictureModel['price'] | number | undefined,
): PictureModel {
  const { ways, takesSeed, hearsNegative, hearsInstructions, wearsOverDrawings } = listing
  const guides = (['depth', 'lines', 'pose'] as const).filter((kind) => ways[`guided-${kind}`] !== undefined)
  const plain = (['text-to-image', 'image-to-image', 'inpainting', 'lora'] as const).filter(
    (way) => ways[way] !== undefined,
  )
  return {
    craft: 'picture',
    ...told,
    capabilities: guides.length > 0 ? [...plain, 'guided'] : plain,
    categories: [...imageCategories],
    takesSeed,
    hearsNegative,
    ...(hearsInstructions && { hearsInstructions }),
    guides,
    ...(ways.lora !== undefined &&
      listing.loras && {
        loras: { ...listing.loras, from: 'address', ...(wearsOverDrawings && { wearsOverDrawings }) },
      }),
    price:
      typeof gold === 'object'
        ? gold
        : typeof gold === 'number'
          ? { 512: gold, 768: gold, 1024: gold }
          : pricesOf(listing),
  }
}

/** A listing as a model on offer. */
function modelOf(listing: Listing, told: Told, gold: PictureModel['price'] | number | undefined): Model {
  if (listing.craft === 'picture') return pictureModel(listing, told, gold)
  const rate = typeof gold === 'number' ? gold : serviceGold(listing.cost)
  switch (listing.craft) {
    case 'enlargement':
      return { craft: 'enlargement', ...told, capabilities: ['upscaling'], factors: listing.factors, rate }
    case 'matte':
      return { craft: 'matte', ...told, capabilities: ['matting'], rate }
    case 'clip': {
      const { capabilities, seconds, sizes, takesSeed, hasSound } = listing
      return { craft: 'clip', ...told, capabilities, seconds, sizes, takesSeed, hasSound, rate }
    }
    case 'speech': {
      const { voices, charactersMax } = listing
      return { craft: 'speech', ...told, capabilities: ['text-to-speech'], voices, charactersMax, rate }
    }
    case 'sound':
      return { craft: 'sound', ...told, capabilities: [listing.capability], seconds: listing.seconds, rate }
    case 'transcript':
      return { craft: 'transcript', ...told, capabilities: ['transcription'], bytesMax: listing.bytesMax, rate }
    case 'text':
      return { craft: 'text', ...told, capabilities: ['text'], rate }
    case 'training':
      return { craft: 'training', ...told, capabilities: ['lora-training'], base: listing.base, rate }
  }
}

/** What may not reach the log. */
function secretsOf(order: Crafts[Craft]['order']): string[] {
  const words = ['prompt', 'negativePrompt', 'text', 'instructions'] as const
  return words.flatMap((name) => (name in order ? [String(order[name as keyof typeof order])] : []))
}

/** An order beside the name of its craft. */
type Ordered = { [C in Listing['craft']]: { craft: C; order: Crafts[C]['order'] } }[Listing['craft']]

/** A minute of speech as it is recorded at tables, bytes: what a recording's length is told by before it is heard. */
const MINUTE_BYTES = 1024 * 1024

/** What the house pays for an order, US dollars. */
function costOf(listing: Listing, ordered: Ordered): number {
  switch (ordered.craft) {
    case 'picture': {
      const { width, height } = ordered.order
      const share = 'byPixels' in listing && listing.byPixels ? (width * height) / 1024 ** 2 : 1
      return listing.cost * share
    }
    case 'enlargement': {
      const { width, height, factor } = ordered.order
      return (listing.cost * width * height * factor ** 2) / 1e6
    }
    case 'matte':
      return listing.cost
    case 'clip':
    case 'sound':
      return listing.cost * ordered.order.seconds
    case 'speech':
      return (listing.cost * ordered.order.text.length) / 1000
    case 'transcript':
      return (listing.cost * ordered.order.recording.length) / MINUTE_BYTES
    case 'text':
      return (listing.cost * (ordered.order.prompt.length + ordered.order.instructions.length)) / 1000
    case 'training':
      return listing.cost
  }
}

/** A company's models, asked through its SDK. */
export function openVendor(vendor: Vendor, settings: VendorSettings): Provider {
  const { name } = vendor
  const { atOnce, timeout, offered, clipPause = CLIP_PAUSE } = settings
  const baseURL = settings.url ?? vendor.url
  // A gateway in between is the operator's, and nobody else's to know.
  const sentTo = new URL(vendor.url).host
  const guard = openGuard({ name, atOnce, timeout })
  // They stand apart: no picture waits behind a training.
  const trainingTerms: Terms = {
    atOnce: Math.min(atOnce, TRAININGS_AT_ONCE),
    timeout: Math.max(timeout, TRAINING_TIMEOUT),
  }
  const trainings = openGuard({ name, ...trainingTerms, waits: TRAINING_WAITS })
  const reaching = fetchFrom([baseURL, ...vendor.resultHosts], ANSWER_BYTES_MAX)
  // A clip's address may lead on once more before its bytes come (Google's files).
  const downloading = fetchFrom([baseURL, ...vendor.resultHosts], ANSWER_BYTES_MAX, { hops: 2 })
  const weighty = fetchFrom([baseURL, ...vendor.resultHosts], LORA_BYTES_MAX)
  // Some SDKs know no address but their own.
  const plain: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.startsWith(vendor.url)
      ? reaching(baseURL + address.slice(vendor.url.length), init)
      : reaching(input, init)
  }
  let loading: ReturnType<Vendor['load']> | undefined

  /** The SDK for one order: its fetch knows the order's job. */
  async function opened(
    apiKey: string,
    order: { watcher: Parameters<Make<'picture'>>[1]; signal: AbortSignal },
  ): Promise<Opened> {
    loading ??= vendor.load()
    const { watcher, signal } = order
    const remembering = vendor.jobs ? rememberingFetch(plain, vendor.jobs, watcher, signal) : plain
    const fetch = vendor.around?.(remembering, { signal, baseURL }) ?? remembering
    return (await loading)({ apiKey, ...(settings.url !== undefined && { baseURL }), fetch })
  }

  /** How this vendor makes something of a craft: `ask` is given the listing of the order's model, and the SDK. */
  function maker<C extends Listing['craft']>(
    craft: C,
    thing: string,
    ask: (
      listing: Extract<Listing, { craft: C }>,
      sdk: Opened,
      order: Crafts[C]['order'],
      during: { signal: AbortSignal; watcher: Parameters<Make<C>>[1] },
    ) => Promise<Crafts[C]['made']>,
  ): Make<C> {
    return (order, watcher) => {
      const listing = offered.find((one) => one.listing.id === order.model && one.listing.craft === craft)?.listing
      if (!listing) throw new Error(`${name} does not offer ${order.model}`)
      const key = order.ownKey ?? settings.key
      const secrets = [key, ...secretsOf(order)]
      return guard.order({ thing, secrets, watcher, isOwn: order.ownKey !== undefined }, async (signal) => {
        watcher.progress(0.05, `Waiting for ${name}`)
        const sdk = await opened(key, { watcher, signal })
        return ask(listing as Extract<Listing, { craft: C }>, sdk, order, { signal, watcher })
      })
    }
  }

  const all: Makes = {
    picture: maker('picture', 'picture', (listing, sdk, order, during) =>
      makePicture(vendor, listing, sdk, order, during),
    ),
    enlargement: maker('enlargement', 'picture', (listing, sdk, order, { signal }) =>
      makeEnlargement(vendor, listing, sdk, order, { signal }),
    ),
    matte: maker('matte', 'picture', (listing, sdk, order, { signal }) =>
      makeMatte(vendor, listing, sdk, order, { signal }),
    ),
    clip: maker('clip', 'clip', (listing, sdk, order, { signal }) =>
      makeClip(vendor, listing, sdk, order, { signal, timeout, pause: clipPause, fetch: downloading }),
    ),
    speech: maker('speech', 'recording', (listing, sdk, order, { signal }) =>
      makeSpeech(vendor, listing, sdk, order, signal),
    ),
    sound: maker('sound', 'sound', (listing, sdk, order, { signal }) => makeSound(vendor, listing, sdk, order, signal)),
    transcript: maker('transcript', 'transcript', (listing, sdk, order, { signal }) =>
      makeTranscript(vendor, listing, sdk, order, signal),
    ),
    training: (order, watcher) => {
      const listing = offered.find((one) => one.listing.id === order.model && one.listing.craft === 'training')?.listing
      if (listing?.craft !== 'training' || !vendor.train) throw new Error(`${name} does not offer ${order.model}`)
      const { train } = vendor
      const key = order.ownKey ?? settings.key
      const secrets = [key, order.trigger, ...order.pictures.map(({ caption }) => caption)]
      return trainings.order(
        { thing: 'LoRA', secrets, watcher, isOwn: order.ownKey !== undefined },
        async (signal) => ({
          weights: await train({ listing, order, key, baseURL, fetch: weighty, signal, watcher }),
        }),
      )
    },
    text: maker('text', 'text', (listing, sdk, order, { signal }) => makeText(vendor, listing, sdk, order, signal)),
  }

  return {
    name,
    terms: { atOnce, timeout },
    ...(offered.some(({ listing }) => listing.craft === 'training') && { apart: { training: trainingTerms } }),
    models: () =>
      offered.map(({ listing, gold }) => {
        const { id, name: called, description, strengths, speed, licence } = listing
        const told = {
          id,
          name: called,
          provider: name,
          description,
          strengths,
          speed,
          licence,
          sentTo,
          isAnswering: guard.isAnswering(),
        }
        return modelOf(listing, told, gold)
      }),
    make: all,
    costOf: (craft, order) => {
      const listing = offered.find((one) => one.listing.id === order.model)?.listing
      return listing ? costOf(listing, { craft, order } as Ordered) : 0
    },
    close: async () => undefined,
  }
}
