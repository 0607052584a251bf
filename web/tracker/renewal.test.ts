import { expect, test, vi } from 'vitest'
import { generationKinds } from '../../contract/generation-kinds.ts'
import type { GenerationEvent } from '../../contract/live.ts'
import type { Call } from '../api/call.ts'
import { callQuery } from '../api/queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { onDelivered, renewChanged, renewOwnLists } from './renewal.ts'
import { REQUEST, reply, started, testWorld } from './testing.ts'
import { createTracker } from './tracker.ts'

const happened = (fields: Partial<GenerationEvent> = {}): GenerationEvent => ({
  kind: 'generation',
  id: REQUEST,
  type: 'image',
  status: 'completed',
  progress: 100,
  stage: '',
  ...fields,
})

function open() {
  const world = testWorld()
  const tracker = createTracker(world)
  tracker.load('iris')
  const renew = vi.fn()
  onDelivered({ store: tracker.store, onLive: world.onLive }, renew)
  return { world, tracker, renew }
}

const order = { type: 'image', description: 'a hill', modelName: 'Painted', cost: 1 } as const

test('work that was asked for elsewhere is heard of over the stream, and only once it is delivered', () => {
  const { world, renew } = open()
  world.tell(happened({ status: 'processing', progress: 40 }))
  world.tell(happened({ id: 'other', status: 'failed' }))
  expect(renew).not.toHaveBeenCalled()
  world.tell(happened({ type: 'npc' }))
  expect(renew).toHaveBeenCalledExactlyOnceWith(['npc'])
})

test('without a stream it is the tracker that tells; with both it is told once', async () => {
  vi.useFakeTimers()
  const { world, tracker, renew } = open()
  world.poll.mockResolvedValue(reply({ status: 'completed' }))
  await tracker.start({ ...order, begin: async () => started() })
  await vi.advanceTimersByTimeAsync(1000)
  expect(renew).toHaveBeenCalledExactlyOnceWith(['image'])
  world.tell(happened())
  expect(renew).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('what was delivered while the stream was interrupted may be of any kind', () => {
  const { world, renew } = open()
  world.tell({ kind: 'connected' })
  expect(renew).not.toHaveBeenCalled()
  world.tell({ kind: 'interrupted' })
  world.tell({ kind: 'connected' })
  expect(renew).toHaveBeenCalledExactlyOnceWith(generationKinds)
})

test('a picture renews the list of one’s own on screen, and leaves what others see there as it is', async () => {
  const asked: string[] = []
  const call = async (name: string) => {
    asked.push(name)
    return { images: [], totalCount: 0 }
  }
  const client = createQueryClient(call as Call)
  for (const name of ['myImages', 'mySheets', 'searchImages'] as const) {
    await client.query(callQuery(name, { query: {} }))
  }
  const { QueryObserver } = await import('@tanstack/react-query')
  const mine = callQuery('myImages', { query: {} })
  const everybodys = callQuery('searchImages', { query: {} })
  const leave = [mine, everybodys].map((query) => new QueryObserver(client, query as never).subscribe(() => undefined))
  asked.length = 0
  await renewOwnLists(client, ['image'])
  expect(asked).toEqual(['myImages'])
  expect(client.getQueryData(everybodys.queryKey)).toBeDefined()
  for (const stop of leave) stop()
  await renewOwnLists(client, ['npc'])
  expect(client.getQueryData(everybodys.queryKey)).toBeUndefined()
})

test('what was changed in another tab renews its own kind wherever it shows, and nothing else', async () => {
  const call = async () => ({ images: [], totalCount: 0 })
  const client = createQueryClient(call as unknown as Call)
  const id = crypto.randomUUID()
  const lists = ['myImages', 'searchImages', 'mySheets', 'searchSheets'] as const
  const queries = [
    ...lists.map((name) => callQuery(name, { query: {} })),
    callQuery('getImage', { params: { id } }),
    callQuery('tavernGet', { params: { id }, query: {} }),
  ]
  const known = async () => {
    const names = queries.flatMap(({ queryKey }) => (client.getQueryData(queryKey) ? [queryKey[0]] : []))
    for (const query of queries) await client.query(query as never)
    return names
  }
  await known()
  await renewChanged(client, 'pictures')
  expect(await known()).toEqual(['mySheets', 'searchSheets', 'tavernGet'])
  await renewChanged(client, 'sheets')
  expect(await known()).toEqual(['myImages', 'searchImages', 'getImage'])
})
