import type { MessagePort } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Stopped } from '../threads/stoppable.ts'
import videoMade from './motion-thread.ts'
import type { MotionThreadOrder } from './recording-order.ts'

/** A video of a grey picture in which something is said; `hear` is called with each stage. */
function order(says: string, hear: (stage: string) => void): MotionThreadOrder {
  const [width, height] = [64, 64]
  return {
    prompt: '',
    width,
    height,
    seconds: 4,
    seed: 1,
    motion: {
      category: 'characters',
      loops: true,
      says,
      picture: { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(128) },
    },
    port: { postMessage: ({ stage }: { stage: string }) => hear(stage) } as MessagePort,
    stop: new SharedArrayBuffer(4),
  }
}

test('a line that nobody says in so short a time is refused before anything is made', async () => {
  const stages: string[] = []
  const answer = await videoMade(order('Come in, come in, the fire is warm! '.repeat(6), (stage) => stages.push(stage)))
  expect(answer).toEqual({
    refused: 'The line takes 12 seconds to say, and the video lasts 4: make it longer or the line shorter.',
  })
  expect(stages).toEqual([])
})

test('what is said in a video stops being spoken when nobody wants the video any more', async () => {
  const stages: string[] = []
  const asked = order('Come in!', (stage) => {
    stages.push(stage)
    if (stage === 'Speaking') Atomics.store(new Int32Array(asked.stop), 0, 1)
  })
  await expect(videoMade(asked)).rejects.toThrow(Stopped)
  expect(stages.at(-1)).toBe('Speaking')
})
