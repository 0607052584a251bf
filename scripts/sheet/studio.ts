import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PictureRequest } from '../../engine/index.ts'
import type { Painted } from './painter.ts'

const PAINTERS_MAX = 2

/**
 * Paints requests in at most two threads, in order; `tell` hears of each as it is done. Every painter first makes one small
 * picture that is not kept, so that the times are those of a warm process.
 */
export async function paintAll(requests: readonly PictureRequest[], tell: (index: number, painted: Painted) => void) {
  let next = 0
  const results: Painted[] = new Array(requests.length)
  const painter = async () => {
    const worker = new Worker(new URL('./painter.ts', import.meta.url))
    const ended = once(worker, 'exit').then(() =>
      Promise.reject(new Error('A painter stopped before its picture was done.')),
    )
    // It ends after the last picture too, when nobody waits.
    ended.catch(() => undefined)
    const paint = async (request: PictureRequest): Promise<Painted> => {
      const answered = once(worker, 'message')
      worker.postMessage(request)
      const [painted] = await Promise.race([answered, ended])
      return painted
    }
    try {
      const first = requests[0]
      if (first) await paint({ ...first, width: Math.ceil(first.width / 4), height: Math.ceil(first.height / 4) })
      while (next < requests.length) {
        const index = next++
        const painted = await paint(requests[index] as PictureRequest)
        results[index] = painted
        tell(index, painted)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(PAINTERS_MAX, requests.length) }, painter))
  return results
}
