import type { Piscina } from 'piscina'
import sharp from 'sharp'
import type { GuideKind } from '../../../contract/capabilities.ts'
import type { FaceBox } from '../../../contract/images.ts'
import type { Following, Frame, PictureRequest } from '../../../engine/index.ts'
import { pixels as gate, pixelsIn, workOf } from '../../pixels/gate.ts'
import { ProviderError, type Watcher } from '../../providers/provider.ts'
import { openPool, type PoolOptions } from '../../threads/pool.ts'
import { type Progress, runStoppable } from '../../threads/stoppable.ts'
import type { FollowingOrder, ThreadComposition } from './compose-thread.ts'

/** What is to be composed, and drawn for somebody else to paint over. */
export interface ComposeOrder {
  request: PictureRequest
  /** A kept scene, in place of what the request would bring. */
  scene?: unknown
  kinds: readonly GuideKind[]
  /** The sheet the drawings lie on, in its upper left. */
  sheet: Frame
}

export interface Composition {
  scene: unknown
  /** Where the foremost face is. */
  faces: FaceBox[]
  /** PNGs of the sheet's size, in the order's order. */
  guides: { kind: GuideKind; bytes: Buffer }[]
}

/** The engine's own compositions, for others to paint over. */
export interface Composer {
  compose(order: ComposeOrder, watcher: Pick<Watcher, 'progress' | 'signal'>): Promise<Composition>
  /** How a picture follows the walls of its scene; undefined where there is nothing to follow. */
  following(scene: unknown, picture: Buffer, signal: AbortSignal): Promise<Following | undefined>
  close(): Promise<void>
}

/** One thread beside those that paint, started when the first composition is asked for. */
export function openComposer(log: PoolOptions['log']): Composer {
  let opened: Piscina | undefined
  const pool = () => {
    opened ??= openPool({ thread: new URL('./compose-thread.ts', import.meta.url), idleTimeout: 60_000, log })
    return opened
  }

  async function draw(order: ComposeOrder, watcher: Pick<Watcher, 'progress' | 'signal'>): Promise<ThreadComposition> {
    const hear = ({ progress, stage }: Progress) => watcher.progress(progress, stage)
    try {
      return await runStoppable<ThreadComposition, Progress>(pool(), order, { signal: watcher.signal, hear })
    } catch (error) {
      watcher.signal.throwIfAborted()
      throw new ProviderError('The picture could not be composed.', { passing: true, cause: error })
    }
  }

  return {
    async compose(order, watcher) {
      const { scene, faces, pixels } = await draw(order, watcher)
      const { width, height } = order.sheet
      const each = width * height * 4
      const work = { caller: workOf('painting'), pixels: width * height, signal: watcher.signal }
      const png = (n: number) =>
        gate.run(work, () =>
          sharp(pixels.subarray(n * each, (n + 1) * each), { raw: { width, height, channels: 4 } })
            .removeAlpha()
            .png({ compressionLevel: 7 })
            .toBuffer(),
        )
      const guides = await Promise.all(order.kinds.map(async (kind, n) => ({ kind, bytes: await png(n) })))
      return { scene, faces, guides }
    },
    async following(scene, picture, signal) {
      const work = { caller: workOf('painting'), pixels: await pixelsIn(picture), signal }
      const { data, info } = await gate.run(work, () =>
        sharp(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
      )
      const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
      const order: FollowingOrder = { scene, picture: { width: info.width, height: info.height, pixels } }
      return (await pool().run(order, { name: 'following', signal })) as Following | undefined
    },
    async close() {
      await opened?.destroy()
    },
  }
}
