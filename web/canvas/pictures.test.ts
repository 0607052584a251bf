import { afterEach, expect, test, vi } from 'vitest'
import type { BoardPicture } from '../../contract/boards.ts'
import { openPictures } from './pictures.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture: BoardPicture = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Ford',
  url: '/files/ford.webp',
  width: 512,
  height: 512,
  thumbhash: '',
  faces: [],
  isBlurred: false,
}

test('a picture that could not be had is asked for again with the next connection and after half a minute, not before', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const fetched = vi.fn(async () => new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  // As a board does: what is worth asking for is drawn again.
  const draw = () => pictures.source(picture, 512)
  const pictures = openPictures(draw, () => undefined)
  draw()
  await vi.advanceTimersByTimeAsync(1000)
  draw()
  expect(fetched).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  pictures.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(3)
})
