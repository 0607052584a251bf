import { generateImage, NoImageGeneratedError } from 'ai'
import type { Sent } from '../../../contract/images.ts'
import { type MadePicture, type PictureOrder, ProviderError, type Watcher } from '../provider.ts'
import { RefusedError } from '../service/answers.ts'
import { clearWhereWhite, offCanvas, onCanvas, pictureFrom } from '../service/picture.ts'
import { keptWhenCut, wordingOf } from '../service/prompts.ts'
import { nearestRatio, nearestSize } from '../service/sizes.ts'
import type { Asked, Opened, Options, PictureListing, Vendor, Way } from './vendor.ts'

const inWords: Record<Way, string> = {
  'text-to-image': 'words alone',
  'image-to-image': 'a picture to begin with',
  inpainting: 'a mask',
  lora: 'a LoRA',
  'guided-depth': 'a drawing of depth to paint over',
  'guided-lines': 'a line drawing to paint over',
  'guided-pose': 'a pose to paint over',
}

/** What the order brings along decides which of the model's ways is taken. */
function wayOf({ mask, guides, from, loras }: PictureOrder): Way {
  const [guide] = guides ?? []
  if (mask) return 'inpainting'
  if (guide) return `guided-${guide.kind}`
  if (from) return 'image-to-image'
  return loras && loras.length > 0 ? 'lora' : 'text-to-image'
}

const asAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

function askedOf(order: PictureOrder): Asked {
  const [guide] = order.guides ?? []
  return {
    order,
    ...(order.from && { from: asAddress(order.from.bytes) }),
    ...(order.mask && { mask: asAddress(order.mask) }),
    ...(guide && { guide: { picture: asAddress(guide.bytes), weight: guide.weight } }),
  }
}

/**
 * How the shape is asked for: as px, or as a ratio; what is painted over a drawing or begins with a picture has that one's, where px
 * are not told.
 */
function shapeOf(order: PictureOrder, frame: PictureListing['frame']) {
  if ('ratios' in frame && (order.guides || order.from)) return { width: order.width, height: order.height }
  if ('sizes' in frame) {
    const { width, height } = nearestSize(order, frame.sizes)
    return { size: `${width}x${height}` as const, width, height }
  }
  const [width, height] = nearestRatio(order, frame.ratios)
  return { aspectRatio: `${width}:${height}` as const, width: order.width, height: order.height }
}

/** Whether an answer without a picture says that none is made of such words (Google's `finishReason`). */
function isRefusal(error: unknown): boolean {
  if (!NoImageGeneratedError.isInstance(error)) return false
  const reasons = error.calls?.map(
    ({ providerMetadata }) => (providerMetadata?.google as { finishReason?: unknown } | undefined)?.finishReason,
  )
  return reasons?.some((reason) => /SAFETY|PROHIBITED|BLOCK|SPII|RECITATION/.test(String(reason))) ?? false
}

/** One picture by an SDK. */
export async function makePicture(
  vendor: Pick<Vendor, 'name' | 'optionsName'>,
  listing: PictureListing,
  sdk: Opened,
  order: PictureOrder,
  { signal, watcher }: { signal: AbortSignal; watcher: Watcher },
): Promise<MadePicture> {
  const way = wayOf(order)
  const id = listing.ways[way]
  const model = id === undefined ? undefined : sdk.image?.(id)
  if (!model) {
    throw new ProviderError(`${listing.name} of ${vendor.name} does not take ${inWords[way]}. Choose another style.`, {
      passing: false,
    })
  }
  // Told rather than left out: they were chosen.
  if (order.guides && order.loras && order.loras.length > 0 && !listing.wearsOverDrawings)
    throw new ProviderError(
      `${listing.name} of ${vendor.name} wears no LoRAs while it paints over a composition. Leave out one of the two.`,
      { passing: false },
    )
  const { width, height, ...shape } = shapeOf(order, listing.frame)
  const words = wordingOf(order, listing)
  // One that takes some shapes alone would else lay the picture out anew in its own.
  const canvas = { width, height }
  const isFramed = order.from !== undefined && (width !== order.width || height !== order.height)
  const from = order.from && (isFramed ? await onCanvas(order.from.bytes, order, canvas, 'edge') : order.from.bytes)
  const white = order.mask && (isFramed ? await onCanvas(order.mask, order, canvas, 'black') : order.mask)
  const mask = white && (listing.mask === 'clear' ? await clearWhereWhite(white, canvas) : white)
  const asked = { ...order, ...words, ...(order.from && from && { from: { ...order.from, bytes: from } }) }
  const options: Options = listing.options?.({ ...askedOf(asked), order: asked }) ?? {}
  const { image } = await generateImage({
    model,
    prompt:
      from && !listing.fromInOptions ? { text: words.prompt, images: [from], ...(mask && { mask }) } : words.prompt,
    ...shape,
    ...(listing.takesSeed && { seed: order.seed }),
    providerOptions: { [vendor.optionsName]: options },
    // The corridor tries again itself, and tells the person so.
    maxRetries: 0,
    abortSignal: signal,
  }).catch((error: unknown) => {
    throw isRefusal(error) ? new RefusedError() : error
  })
  watcher.progress(0.92, 'Finishing')
  const came = isFramed ? await offCanvas(image.uint8Array, order, canvas) : image.uint8Array
  const picture = await pictureFrom(came, order, keptWhenCut(order))
  const sent: Sent = { ...words, width, height, seed: listing.takesSeed ? order.seed : null }
  return { ...picture, understood: [], unused: [], sent }
}
