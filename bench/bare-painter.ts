import { pino } from 'pino'
import { thumbhashOf } from '../server/images/thumbhash.ts'
import { openVision } from '../server/images/vision/vision.ts'
import { workOf } from '../server/pixels/gate.ts'
import { pictureFrom } from '../server/providers/service/picture.ts'

// The reference of the corridor to a service: the order sent by fetch, and all that is done with the pixels that come, by itself.

export interface PaintQuestion {
  address: string
  pictures: number
}

const PATIENCE = 60_000
const vision = openVision(pino({ level: 'silent' }))

async function paintOne(address: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(`${address}/v1/images/generations`, { method: 'POST', body: '{"prompt":"a quiet hill"}' })
  const { data } = (await answer.json()) as { data: [{ b64_json: string }] }
  const size = { width: 512, height: 512 }
  const { bytes } = await pictureFrom(Buffer.from(data[0].b64_json, 'base64'), size, 'centre')
  const signal = AbortSignal.timeout(PATIENCE)
  await thumbhashOf(bytes, { caller: workOf('bench'), pixels: size.width * size.height, signal })
  await vision.look(bytes, signal)
  return performance.now() - since
}

process.on('message', async ({ address, pictures }: PaintQuestion) => {
  const took: number[] = []
  while (took.length < pictures) took.push(await paintOne(address))
  process.send?.(took)
})
process.send?.('ready')
process.once('SIGTERM', () => void vision.close().then(() => process.exit(0)))
