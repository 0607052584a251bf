import type { PixelWork } from '../../pixels/gate.ts'
import type { Thread } from '../../threads/thread.ts'
import { smallOf } from '../thumbhash.ts'
import type { Glance } from './glance.ts'

/** Looks at pictures for a moment, beside everything else. */
export interface Glancer {
  glance(bytes: Buffer, work: PixelWork): Promise<Glance>
}

/** Longest that one may take once its turn has come, ms; it takes a few. */
const PATIENCE = 15_000

export function openGlancer(thread: Thread): Glancer {
  return {
    async glance(bytes, work) {
      const { data, info } = await smallOf(bytes, work)
      const small = { width: info.width, height: info.height, pixels: new Uint8Array(data) }
      return thread.run<Glance>(small, { name: 'glance', patience: PATIENCE, signal: work.signal })
    },
  }
}
