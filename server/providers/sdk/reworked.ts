import { generateImage } from 'ai'
import type { EnlargementOrder, MadeImage, MatteOrder } from '../provider.ts'
import { cutOutFrom, enlargedFrom } from '../service/picture.ts'
import type { EnlargementListing, MatteListing, Opened, Options, Vendor } from './vendor.ts'

interface During {
  signal: AbortSignal
}

/** What a model makes of a picture that it is given, with hardly any words. */
async function reworked(
  vendor: Pick<Vendor, 'name' | 'optionsName'>,
  serviceId: string,
  sdk: Opened,
  { picture, text, options }: { picture: Buffer; text?: string; options: Options },
  { signal }: During,
): Promise<Uint8Array> {
  const model = sdk.image?.(serviceId)
  if (!model) throw new Error(`${vendor.name} lists a craft that its SDK does not know`)
  const { image } = await generateImage({
    model,
    prompt: { images: [picture], ...(text && { text }) },
    providerOptions: { [vendor.optionsName]: options },
    // The corridor tries again itself, and tells the person so.
    maxRetries: 0,
    abortSignal: signal,
  })
  return image.uint8Array
}

export async function makeEnlargement(
  vendor: Pick<Vendor, 'name' | 'optionsName'>,
  listing: EnlargementListing,
  sdk: Opened,
  order: EnlargementOrder,
  during: During,
): Promise<MadeImage> {
  const { picture, prompt } = order
  const text = listing.hearsWords && prompt !== '' ? { text: prompt } : {}
  const asked = { picture, ...text, options: listing.options(order) }
  return enlargedFrom(Buffer.from(await reworked(vendor, listing.serviceId, sdk, asked, during)))
}

export async function makeMatte(
  vendor: Pick<Vendor, 'name' | 'optionsName'>,
  listing: MatteListing,
  sdk: Opened,
  { picture }: MatteOrder,
  during: During,
): Promise<MadeImage> {
  const asked = { picture, options: listing.options ?? {} }
  return cutOutFrom(Buffer.from(await reworked(vendor, listing.serviceId, sdk, asked, during)))
}
