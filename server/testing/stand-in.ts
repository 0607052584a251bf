import sharp from 'sharp'
import type { MadePicture, Make, PictureOrder, Provider, Watcher } from '../providers/provider.ts'

export interface StandIn extends Provider {
  make: { picture: Make<'picture'> }
  /** Every order asked of it, in order. */
  orders: PictureOrder[]
  /** What happens instead of a picture, if anything: throw here. */
  before: (order: PictureOrder, watcher: Watcher) => Promise<void>
}

/** A provider for tests of everything but the pictures: a plain square at once, or whatever `before` does. */
export function openStandIn(): StandIn {
  const standIn: StandIn = {
    name: 'built-in',
    orders: [],
    before: async () => undefined,
    models: () => [
      {
        id: 'painted',
        craft: 'picture',
        name: 'Painted',
        provider: 'built-in',
        description: 'A square.',
        strengths: ['Corners'],
        speed: 1,
        capabilities: ['text-to-image'],
        takesSeed: true,
        hearsNegative: true,
        guides: [],
        isAnswering: true,
        licence: '',
        sentTo: '',
        categories: ['characters', 'npcs', 'landscapes', 'battlemaps'],
        price: { 512: 0.5, 768: 0.75, 1024: 1 },
      },
    ],
    make: {
      async picture(order, watcher): Promise<MadePicture> {
        standIn.orders.push(order)
        watcher.progress(0.5, 'Painting')
        await standIn.before(order, watcher)
        // Shifted without a sign: equal bytes are kept once, so two seeds must not come to one colour.
        const background = { r: order.seed % 256, g: (order.seed >>> 8) % 256, b: (order.seed >>> 16) % 256 }
        const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer()
        return {
          bytes,
          extension: 'png',
          width: 8,
          height: 8,
          understood: [],
          unused: [],
          scene: { kind: 'square', version: 1 },
        }
      },
    },
    close: async () => undefined,
  }
  return standIn
}

/** Its painting, but each picture says that it has the size asked for. */
export const fullSize =
  (standIn: StandIn): Make<'picture'> =>
  async (order, watcher) => {
    const { width, height } = order
    return { ...(await standIn.make.picture(order, watcher)), width, height }
  }
