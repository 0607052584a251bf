import { type Resize, resizeTo } from '../server/storage/resized.ts'

// The reference of the image endpoint: sharp alone, from a file to the same bytes.

export interface ResizeQuestion {
  files: string[]
  resize: Omit<Resize, 'key'>
  atOnce: number
}

process.on('message', async ({ files, resize, atOnce }: ResizeQuestion) => {
  const since = performance.now()
  const left = [...files]
  const lane = async () => {
    for (let file = left.pop(); file; file = left.pop()) await resizeTo(file, resize)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  process.send?.(performance.now() - since)
})
process.send?.('ready')
process.once('SIGTERM', () => process.exit(0))
