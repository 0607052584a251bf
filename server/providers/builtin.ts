import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { imageCategories, imageSizes } from '../../contract/categories.ts'
import { builtInImagePrice, toGold } from '../../contract/economy.ts'
import { LORAS_PER_PICTURE_MAX } from '../../contract/lora-facts.ts'
import type { PictureModel } from '../../contract/models.ts'
import { generators, styles } from '../../engine/index.ts'
import { pixels as gate, workOf } from '../pixels/gate.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'
import { openRecorders } from './builtin-recorders.ts'
import type { ThreadOrder, ThreadPicture } from './builtin-thread.ts'
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
    categories: imageCategories.filter((category) => generators[category].styles.includes(style.id)),
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
    const { port1, port2 } = new MessageChannel()
    const stop = new SharedArrayBuffer(4)
    const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
    watcher.signal.throwIfAborted()
    watcher.signal.addEventListener('abort', halt, { once: true })
    port1.on('message', ({ progress, stage }: { progress: number; stage: string }) =>
      watcher.progress(progress * 0.95, stage),
    )
    const { model: style, ...rest } = order
    const job: ThreadOrder = { request: { ...rest, style }, port: port2, stop }
    pool ??= openPool({
      thread: new URL('./builtin-thread.ts', import.meta.url),
      least: 1,
      most: threads,
      idleTimeout: 60_000,
      log,
    })
    try {
      return (await pool.run(job, { transferList: [port2] })) as ThreadPicture
    } catch (error) {
      watcher.signal.throwIfAborted()
      throw new ProviderError('The picture could not be painted.', { passing: true, cause: error })
    } finally {
      watcher.signal.removeEventListener('abort', halt)
      port1.close()
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
