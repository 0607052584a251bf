import type { Piscina } from 'piscina'
import sharp from 'sharp'
import type { OwnStyle } from '../../contract/own-styles.ts'
import { styleOf } from '../../engine/facts.ts'
import type { Study } from '../../engine/index.ts'
import { pixels, pixelsIn, workOf } from '../pixels/gate.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'

/** Longer side that pictures are learnt from at, px. */
const LEARNT_AT = 512
/** Behind what is transparent: paper. */
const GROUND = '#ffffff'

/** Learns styles of people's own from their pictures. */
export interface Learner {
  /**
   * The style of pictures, which are fetched one after another, so that no two of them are in memory. `progress` 0-1. Throws when
   * one cannot be read; aborts when the signal does.
   */
  learn(
    pictures: readonly (() => Promise<Buffer>)[],
    watcher: { signal: AbortSignal; progress(fraction: number): void },
  ): Promise<OwnStyle>
  close(): Promise<void>
}

/** One thread, started when the first style is to be learnt and gone again after a while. */
export function openLearner(log: PoolOptions['log']): Learner {
  let pool: Piscina | undefined

  async function studied(bytes: Buffer, signal: AbortSignal): Promise<Study> {
    const work = { caller: workOf('learning'), pixels: await pixelsIn(bytes), signal }
    const { data, info } = await pixels.run(work, () =>
      sharp(bytes, { pages: 1 })
        .resize(LEARNT_AT, LEARNT_AT, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: GROUND })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
    pool ??= openPool({ thread: new URL('./learn-thread.ts', import.meta.url), idleTimeout: 30_000, log })
    const picture = { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) }
    return (await pool.run(picture, { signal })) as Study
  }

  return {
    async learn(pictures, { signal, progress }) {
      const studies: Study[] = []
      for (const [k, fetch] of pictures.entries()) {
        signal.throwIfAborted()
        studies.push(await studied(await fetch(), signal))
        progress((k + 1) / pictures.length)
      }
      return styleOf(studies)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
