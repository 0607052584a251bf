import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { imageCategories, imageSizes } from '../../contract/categories.ts'
import { builtInImagePrice, toGold } from '../../contract/economy.ts'
import { LORAS_PER_PICTURE_MAX } from '../../contract/lora-facts.ts'
import type { PictureModel } from '../../contract/models.ts'
import { styles, stylesOffered } from '../../engine/facts.ts'
import { pixels as gate, workOf } from '../pixels/gate.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'
import { type Progress, runStoppable } from '../threads/stoppable.ts'
import { openRecorders } from './builtin-recorders.ts'
import type { ThreadPicture } from './builtin-thread.ts'
import { type MadePicture, type PictureOrder, type Provider, ProviderError, type Watcher } from './provider.ts'

const price = Object.fromEntries(
  imageSizes.map((size) => [size, toGold(builtInImagePrice[size])]),
) as PictureModel['price']

/** The engine's styles as models; a category's default style comes first for it. */
function builtInModels(): PictureModel[] {
  return styles.map((style) => ({
    ...style,
    craft: 'picture',
    provider: 'built-in',
    capabilities: ['text-to-image', 'lora'],
    loras: { bases: ['built-in'], from: 'here', most: LORAS_PER_PICTURE_MAX },
    takesSeed: true,
    hearsNegative: true,
    guides: [],
    isAnswering: true,
    licence: '',
    sentTo: '',
    categories: imageCategories.filter((category) => stylesOffered[category].includes(style.id)),
    price,
  }))
}

interface BuiltInOptions {
  log: PoolOptions['log']
  /** Pictures at once; left out: one a core. */
  threads?: number
}

/** The built-in engine in a pool of threads, started when the first picture is asked for. */
export function openBuiltIn({ log, threads = availableParallelism() }: BuiltInOptions): Provider {
  let pool: Piscina | undefined
  const models = builtInModels().filter((model) => model.categories.length > 0)
  const recorders = openRecorders(log)

  async function paint(order: PictureOrder, watcher: Watcher): Promise<ThreadPicture> {
    const { model: style, ...request } = order
    pool ??= openPool({
      thread: new URL('./builtin-thread.ts', import.meta.url),
      least: 1,
      most: threads,
      idleTimeout: 60_000,
      log,
    })
    const hear = ({ progress, stage }: Progress) => watcher.progress(progress * 0.95, stage)
    try {
      return await runStoppable<ThreadPicture, Progress>(pool, { request: { ...request, style } }, { ...watcher, hear })
    } catch (error) {
      watcher.signal.throwIfAborted()
      throw new ProviderError('The picture could not be painted.', { passing: true, cause: error })
    }
  }

  return {
    name: 'built-in',
    models: () => [...models, ...recorders.models],
    // A video takes as long as some dozens of pictures: it waits in a line of its own.
    apart: recorders.apart,
    make: {
      ...recorders.make,
      async picture(order, watcher): Promise<MadePicture> {
        const { pixels, width, height, understood, unused, scene, faces } = await paint(order, watcher)
        watcher.progress(0.96, 'Finishing')
        const work = { caller: workOf('painting'), pixels: width * height, signal: watcher.signal }
        const bytes = await gate.run(work, () =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .png({ compressionLevel: 7 })
            .toBuffer(),
        )
        return { bytes, extension: 'png', width, height, understood, unused, scene, faces }
      },
    },
    async close() {
      await Promise.all([pool?.destroy(), recorders.close()])
    },
  }
}
