import { parentPort } from 'node:worker_threads'
import { makePicture, type PictureRequest } from '../../engine/index.ts'

/** What the sheet needs of one finished picture. */
export interface Painted {
  pixels: Uint8ClampedArray
  width: number
  height: number
  understood: string[]
  unused: string[]
  /** Composing and painting, ms. */
  ms: number
  failure?: string
}

function painted(request: PictureRequest): Painted {
  const start = performance.now()
  try {
    const { picture, brief } = makePicture(request, () => undefined)
    const { width, height } = picture
    const ms = performance.now() - start
    // A canvas keeps its own memory to itself; what is handed over must be a copy.
    const pixels = new Uint8ClampedArray(picture.pixels)
    return { pixels, width, height, understood: brief.understood.map((chip) => chip.meaning), unused: brief.unused, ms }
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { pixels: new Uint8ClampedArray(4), width: 1, height: 1, understood: [], unused: [], ms: 0, failure }
  }
}

parentPort?.on('message', (request: PictureRequest) => {
  const answer = painted(request)
  parentPort?.postMessage(answer, [answer.pixels.buffer as ArrayBuffer])
})
