import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../../contract/errors.ts'
import type { PollReply } from '../../contract/generations.ts'
import { TRACKER_STORAGE_KEY } from '../../contract/limits.ts'
import type { GenerationEvent } from '../../contract/live.ts'
import { apiError, MemoryStorage, REQUEST, reply, started, testWorld } from './testing.ts'
import { createTracker, type TrackedOrder } from './tracker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const order = (change: Partial<TrackedOrder> = {}): TrackedOrder => ({
  type: 'image',
  description: 'a hill',
  modelName: 'Painted',
  cost: 1,
  begin: async () => started(),
  ...change,
})

function openTracker(world = testWorld()) {
  const tracker = createTracker(world)
  tracker.load('iris')
  const only = () => tracker.store.get().items[0]
  return { tracker, world, only }
}

test('work is processing once started, is asked after every second, and completes with a toast and a new tab', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order())
  expect(only()).toMatchObject({ status: 'processing', requestId: REQUEST, progress: 0, cost: 1 })
  expect(world.spent).toHaveBeenCalledWith(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(world.poll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(only()).toMatchObject({ progress: 40, stage: 'Painting' })
  world.poll.mockResolvedValue(reply({ status: 'completed', progress: 100, url: '/images/1' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'completed', progress: 100, resultUrl: '/images/1' })
  expect(world.toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Generation Complete', description: 'Your generation is ready to view' }),
  )
  expect(world.openTab).toHaveBeenCalledExactlyOnceWith('/images/1')
  expect(world.ended).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.poll).toHaveBeenCalledTimes(2)
})

test('work that was made in part says what is missing and what was paid, and so does a reload', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order({ cost: 4 }))
  const error = '1 of 4 could not be made: The ink ran out. You were not charged for it.'
  const receipt = { held: 4, charged: 3, returned: 1 }
  world.poll.mockResolvedValue(reply({ status: 'completed', progress: 100, url: '/images/1', error, receipt }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'completed', resultUrl: '/images/1', error, receipt })
  expect(world.toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Generation Complete', description: error }),
  )
  const again = createTracker(world)
  again.load('iris')
  expect(again.store.get().items[0]).toMatchObject({ error, receipt })
})

test('work asked for before the page has learnt whose it is stays, whether it is accepted before or after that', async () => {
  const { tracker: before, world } = openTracker()
  await before.start(order({ description: 'from before' }))
  const tracker = createTracker(world)
  const sent = Promise.withResolvers<ReturnType<typeof started>>()
  await tracker.start(order({ description: 'accepted' }))
  const starting = tracker.start(order({ description: 'on its way', begin: () => sent.promise }))
  await expect(
    tracker.start(order({ begin: async () => Promise.reject(apiError(401, 'Log in first.')) })),
  ).rejects.toThrow()
  tracker.load('iris')
  const shown = () => tracker.store.get().items.map(({ description, status, owner }) => [description, status, owner])
  const both = [
    ['from before', 'processing', 'iris'],
    ['accepted', 'processing', 'iris'],
    ['on its way', 'processing', 'iris'],
  ]
  expect(shown()).toEqual(both)
  sent.resolve(started({ requestId: 'f4f1a7f0-0000-4000-8000-000000000002' }))
  await starting
  expect(shown()).toEqual(both)
  world.poll.mockResolvedValue(reply({ status: 'completed', progress: 100 }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown().map(([, status]) => status)).toEqual(['completed', 'completed', 'completed'])
})

test('a result shown in place opens no tab; one whose tab was blocked is offered in the toast', async () => {
  const { tracker, world } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  await tracker.start(order({ showsInPlace: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.openTab).not.toHaveBeenCalled()
  world.openTab.mockReturnValue(false)
  await tracker.start(order())
  await vi.advanceTimersByTimeAsync(1000)
  world.toast.mock.lastCall?.[0].action?.perform()
  expect(world.openTab).toHaveBeenCalledTimes(2)
})

test('a person chooses whether finished work opens always, unless the ordering screen shows it, or never', async () => {
  const { tracker, world } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  expect(tracker.store.get().newTab).toBe('elsewhere')
  const opened = async (showsInPlace: boolean) => {
    world.openTab.mockClear()
    await tracker.start(order({ showsInPlace }))
    await vi.advanceTimersByTimeAsync(1000)
    return world.openTab.mock.calls.length
  }
  tracker.setNewTab('always')
  expect([await opened(true), await opened(false)]).toEqual([1, 1])
  tracker.setNewTab('never')
  expect([await opened(true), await opened(false)]).toEqual([0, 0])
  world.toast.mock.lastCall?.[0].action?.perform()
  expect(world.openTab).toHaveBeenCalledWith('/images/1')
  expect(openTracker(world).tracker.store.get().newTab).toBe('never')
})

test('a sheet is kept by its jobId and asked after by it again after a reload; all else by its requestId', async () => {
  const { tracker, world } = openTracker()
  await tracker.start(order({ type: 'npc' }))
  await tracker.start(order({ type: 'image' }))
  expect(world.storage.kept).toMatchObject([
    { type: 'npc', jobId: REQUEST },
    { type: 'image', requestId: REQUEST },
  ])
  expect(world.storage.kept).not.toMatchObject([{ requestId: REQUEST }, {}])
  const { world: later } = openTracker(testWorld(world.storage))
  await vi.advanceTimersByTimeAsync(2000)
  expect(later.poll).toHaveBeenCalledWith('npc', REQUEST)
  expect(later.poll).toHaveBeenCalledWith('image', REQUEST)
})

test('a screen that showed the work and was left gives the result back to a new tab', async () => {
  const { tracker, world } = openTracker()
  const item = await tracker.start(order({ showsInPlace: true }))
  const seen = vi.fn()
  const leave = tracker.observe(item.id, seen)
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ progress: 40 }))
  leave()
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.openTab).toHaveBeenCalledOnce()
  expect(seen).toHaveBeenCalledOnce()
})

test('a screen that leaves as soon as it has the result opens no tab for it, however late that can be announced', async () => {
  const { tracker, world, only } = openTracker()
  const turns: (() => void)[] = []
  world.alone = (name, work) => void (name === 'announce' ? turns.push(() => void work()) : work())
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  const item = await tracker.start(order({ type: 'upload', showsInPlace: true }))
  const leave = tracker.observe(item.id, () => leave())
  await vi.advanceTimersByTimeAsync(1000)
  for (const take of turns) take()
  expect(only()).toMatchObject({ status: 'completed' })
  expect(world.openTab).not.toHaveBeenCalled()
  expect(world.toast).not.toHaveBeenCalled()
})

test('whoever observes work hears that it is out of reach, that its repeat was not begun, and how that ends all the same', async () => {
  const { tracker, world } = openTracker()
  world.poll.mockRejectedValue(apiError(404, 'It is gone.'))
  const item = await tracker.start(order({ showsInPlace: true }))
  const [seen, lost] = [vi.fn(), vi.fn()]
  tracker.observe(item.id, seen, lost)
  await vi.advanceTimersByTimeAsync(1000)
  expect(lost.mock.calls).toEqual([['It is gone.']])
  await tracker.retry(item.id)
  expect(lost).toHaveBeenCalledTimes(2)
  expect(seen).not.toHaveBeenCalled()
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  await tracker.retry(item.id)
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'completed' }))
})

test('a screen hears how its work ended though another tab heard of it first, while an older answer was on its way here', async () => {
  const storage = new MemoryStorage()
  const [here, there] = [openTracker(testWorld(storage)), openTracker(testWorld(storage))]
  const { id } = await here.tracker.start(order({ showsInPlace: true }))
  const seen: string[] = []
  here.tracker.observe(id, ({ status }) => seen.push(status))
  there.tracker.sync()
  const older = Promise.withResolvers<PollReply>()
  const ended = reply({ status: 'completed', url: '/images/1' })
  here.world.poll.mockReturnValueOnce(older.promise).mockResolvedValue(ended)
  there.world.poll.mockResolvedValue(ended)
  await vi.advanceTimersByTimeAsync(1000)
  here.tracker.sync()
  older.resolve(reply({ progress: 90 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['processing', 'completed'])
  expect(here.only()).toMatchObject({ status: 'completed' })
  expect(there.world.toast).toHaveBeenCalledOnce()
  expect(here.world.toast).not.toHaveBeenCalled()
})

test('a screen hears how its work ended though that was taken off the list, here or in another tab, until it is left', async () => {
  const storage = new MemoryStorage()
  const [here, there] = [openTracker(testWorld(storage)), openTracker(testWorld(storage))]
  const start = (requestId: string) => here.tracker.start(order({ begin: async () => started({ requestId }) }))
  const items = [await start('first'), await start('second'), await start('left')]
  const seen: string[] = []
  const leaves = items.map(({ id }) => here.tracker.observe(id, (answer) => seen.push(answer.id)))
  here.tracker.remove(items[0]?.id ?? '')
  there.tracker.sync()
  there.tracker.clear('all')
  here.world.poll.mockImplementation(async (_, id) => reply({ id, status: 'completed' }))
  here.tracker.sync()
  leaves[2]?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen.sort()).toEqual(['first', 'second'])
  expect(here.world.poll).toHaveBeenCalledTimes(2)
  expect(here.world.toast).not.toHaveBeenCalled()
})

test('a start that is refused fails the item and says so', async () => {
  const { tracker, world, only } = openTracker()
  const begin = async () => {
    throw apiError(402, 'Too little gold.')
  }
  await expect(tracker.start(order({ begin }))).rejects.toThrow('Too little gold.')
  expect(only()).toMatchObject({ status: 'failed', error: 'Too little gold.' })
  expect(world.toast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Generation Failed',
      description: 'Failed to start image generation. Too little gold.',
    }),
  )
  expect(world.spent).not.toHaveBeenCalled()
})

test('a sheet that could not be started, or failed without a reason, is told in the words for its kind', async () => {
  const { tracker, world } = openTracker()
  const failing = async (fault: Error) => {
    const begin = async () => {
      throw fault
    }
    const items = () => tracker.store.get().items
    await expect(tracker.start(order({ type: 'npc', begin }))).rejects.toThrow()
    return [items().at(-1)?.error, world.toast.mock.lastCall?.[0].description]
  }
  expect(await failing(apiError(500, 'API request failed'))).toEqual([
    'Failed to start NPC generation job.',
    'Failed to start npc generation.',
  ])
  expect(await failing(new TypeError('x is not a function'))).toEqual([
    'An unexpected error occurred while starting NPC generation.',
    'Failed to start npc generation. An unexpected error occurred while starting NPC generation.',
  ])
  world.poll.mockResolvedValue(reply({ type: 'settlement', status: 'failed', error: null }))
  await tracker.start(order({ type: 'settlement' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(tracker.store.get().items.at(-1)).toMatchObject({
    status: 'failed',
    error: 'Failed to generate settlement.',
  })
})

test('an upload that is shown where it was sent from is told there alone; one that was left is told by a toast', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'completed' }))
  await tracker.start(order({ type: 'upload', showsInPlace: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'completed' })
  expect(world.toast).not.toHaveBeenCalled()
  tracker.clear('all')
  await tracker.start(order({ type: 'upload' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Generation Complete' }))
})

test('too little gold is told by what opens for it, not by a toast as well', async () => {
  const { tracker, world, only } = openTracker()
  world.refused.mockReturnValue(true)
  const begin = async () => {
    throw apiError(402, 'Too little gold.')
  }
  await expect(tracker.start(order({ begin }))).rejects.toThrow()
  expect(only()).toMatchObject({ status: 'failed', error: 'Too little gold.' })
  expect(world.toast).not.toHaveBeenCalled()
})

test('work of a kind that does not exist is rejected as unsupported', async () => {
  const { tracker, only } = openTracker()
  await expect(tracker.start(order({ type: 'teleport' as 'image' }))).rejects.toThrow(
    'Unsupported generation type: teleport',
  )
  expect(only()).toBeUndefined()
})

test('work that failed on the server fails here, with the server’s sentence', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'failed', error: 'The ink ran out. You were not charged.' }))
  await tracker.start(order())
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'failed', error: 'The ink ran out. You were not charged.' })
  expect(world.toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Generation Failed', description: 'The ink ran out. You were not charged.' }),
  )
})

test('retry sends only which request to repeat, under the same item, and starts from nothing', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'failed', error: 'No.' }))
  const { id, startKey } = await tracker.start(order())
  await vi.advanceTimersByTimeAsync(1000)
  world.repeat.mockResolvedValue(started({ requestId: 'second' }))
  const retried = tracker.retry(id)
  expect(only()).toMatchObject({ id, status: 'processing', progress: 0 })
  expect(only()?.error).toBeUndefined()
  await retried
  const [requestId, key] = world.repeat.mock.lastCall ?? []
  expect(requestId).toBe(REQUEST)
  expect(key).not.toBe(startKey)
  expect(only()).toMatchObject({ id, status: 'processing', requestId: 'second' })
  expect(tracker.store.get().items).toHaveLength(1)
})

test('work that is stopped says so at once, without a toast that it failed, and is asked after no more', async () => {
  const { tracker, world, only } = openTracker()
  const { id } = await tracker.start(order())
  world.stop.mockResolvedValue(reply({ status: 'failed', error: 'You stopped it. You were not charged.' }))
  await tracker.stop(id)
  expect(world.stop).toHaveBeenCalledExactlyOnceWith(REQUEST)
  expect(only()).toMatchObject({ status: 'failed', error: 'You stopped it. You were not charged.' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(world.poll).not.toHaveBeenCalled()
  expect(world.toast).not.toHaveBeenCalled()
  expect(world.ended).toHaveBeenCalled()
})

test('work that ended before it could be stopped goes on to its end, and the person is told why', async () => {
  const { tracker, world, only } = openTracker()
  const { id } = await tracker.start(order())
  world.stop.mockRejectedValue(apiError(409, 'This work has ended already, so that there is nothing to stop.'))
  await tracker.stop(id)
  expect(world.toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Failed to stop the work.' }))
  world.poll.mockResolvedValue(reply({ status: 'completed', progress: 100, url: '/images/1' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'completed' })
})

test('retrying work that was only out of reach follows it again and repeats nothing', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockRejectedValue(apiError(503, 'The keep is being swept.'))
  const { id } = await tracker.start(order())
  await vi.advanceTimersByTimeAsync(120_000)
  expect(only()).toMatchObject({ status: 'failed', error: 'The keep is being swept.', isLost: true })
  world.poll.mockResolvedValue(reply({ progress: 70 }))
  await tracker.retry(id)
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'processing', progress: 70 })
  expect(world.repeat).not.toHaveBeenCalled()
  expect(world.spent).toHaveBeenCalledOnce()
})

test('a start that never reached the server is sent again with the same key', async () => {
  const { tracker, only } = openTracker()
  const keys: string[] = []
  const begin = async (key: string) => {
    keys.push(key)
    if (keys.length === 1) throw apiError(0, 'Unable to connect to server. Please try again later.')
    return started()
  }
  await expect(tracker.start(order({ begin }))).rejects.toThrow()
  // It may have arrived: that nothing was charged is not known.
  expect(only()).toMatchObject({ status: 'failed', isLost: true })
  expect(tracker.isUnanswered(only()?.id ?? '')).toBe(true)
  await tracker.retry(only()?.id ?? '')
  expect(tracker.isUnanswered(only()?.id ?? '')).toBe(false)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(only()).toMatchObject({ status: 'processing', requestId: REQUEST })
})

const unreachable = () => apiError(0, messages.unableToConnect)
test('a repeat that nobody answers is sent again with the same key, and the next one with another', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockResolvedValue(reply({ status: 'failed', error: 'No.' }))
  const { id } = await tracker.start(order())
  await vi.advanceTimersByTimeAsync(1000)
  world.repeat.mockRejectedValueOnce(unreachable())
  await tracker.retry(id)
  // It may have arrived, and have started what is paid for.
  expect(only()).toMatchObject({ status: 'failed', isLost: true, requestId: REQUEST })
  world.repeat.mockResolvedValue(started({ requestId: 'second' }))
  await tracker.retry(id)
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'failed', requestId: 'second' })
  await tracker.retry(id)
  const [first, again, next] = world.repeat.mock.calls.map(([, key]) => key)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

const lostConnection = expect.objectContaining({
  title: 'Unable to connect to server. Please try again later.',
  description: expect.stringContaining('charged once'),
})

test('a start that nobody answers is given up, to be tried again; sending a file may take as long as it takes', async () => {
  const { tracker, only } = openTracker()
  const begin = () => new Promise<never>(() => undefined)
  const failed = expect(tracker.start(order({ begin }))).rejects.toThrow('Unable to connect to server.')
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
  expect(only()).toMatchObject({ status: 'failed', isLost: true, error: messages.unableToConnect })
  tracker.clear('all')
  void tracker.start(order({ type: 'upload', begin }))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(only()).toMatchObject({ status: 'processing' })
})

test('a passing network failure is told once and loses nothing', async () => {
  const { tracker, world, only } = openTracker()
  world.poll.mockRejectedValue(unreachable())
  await tracker.start(order())
  await vi.advanceTimersByTimeAsync(4000)
  expect(world.toast).toHaveBeenCalledExactlyOnceWith(lostConnection)
  expect(only()).toMatchObject({ status: 'processing' })
  world.poll.mockResolvedValue(reply({ progress: 90 }))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(only()).toMatchObject({ progress: 90 })
  expect(world.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Connected again' }))
})

test('while the server is out of reach it is shown when it is tried again, for all work alike, until it answers', async () => {
  const { tracker, world } = openTracker()
  const outage = () => tracker.store.get().outage
  await tracker.start(order())
  await tracker.start(order({ type: 'npc', begin: async () => started({ requestId: 'second' }) }))
  await vi.advanceTimersByTimeAsync(4000)
  expect(outage()).toBeNull()
  const waiting = Promise.withResolvers<PollReply>()
  world.poll.mockRejectedValue(unreachable())
  await vi.advanceTimersByTimeAsync(60_000)
  const { nextTryAt } = outage() ?? {}
  expect(nextTryAt).toBeGreaterThan(Date.now())
  world.poll.mockClear()
  world.poll.mockImplementation(() => waiting.promise)
  await vi.advanceTimersByTimeAsync((nextTryAt ?? 0) - Date.now() - 1)
  expect(world.poll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(world.poll).toHaveBeenCalledTimes(2)
  expect(outage()).toEqual({ nextTryAt: null })
  waiting.resolve(reply({ progress: 80 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(outage()).toBeNull()
})

test('whoever will not wait tries again at once; when nothing is asked after any more, no outage is left', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order())
  world.poll.mockRejectedValue(unreachable())
  await vi.advanceTimersByTimeAsync(60_000)
  world.poll.mockClear()
  tracker.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(world.poll).toHaveBeenCalledOnce()
  expect(tracker.store.get().outage).not.toBeNull()
  tracker.remove(only()?.id ?? '')
  expect(tracker.store.get().outage).toBeNull()
  expect(world.toast).toHaveBeenCalledOnce()
})

test('items live under the promised key, survive a reload and resume; the entry goes with the last item', async () => {
  const storage = new MemoryStorage()
  const before = openTracker(testWorld(storage))
  await before.tracker.start(order())
  expect(storage.kept).toEqual([expect.objectContaining({ requestId: REQUEST, status: 'processing' })])
  const after = openTracker(testWorld(storage))
  expect(after.only()).toMatchObject({ requestId: REQUEST })
  await vi.advanceTimersByTimeAsync(1000)
  expect(after.world.poll).toHaveBeenCalledWith('image', REQUEST)
  after.tracker.clear('all')
  expect(storage.entries.has(TRACKER_STORAGE_KEY)).toBe(false)
})

test('an unfinished item without a request or job id cannot be resumed, in those words', () => {
  const storage = new MemoryStorage()
  const lost = {
    id: 'gen_1_a',
    type: 'image',
    status: 'pending',
    progress: 0,
    description: '',
    modelName: '',
    cost: 0,
    startKey: 'k',
    owner: 'iris',
    createdAt: 1,
  }
  storage.setItem(TRACKER_STORAGE_KEY, JSON.stringify([lost]))
  const { only } = openTracker(testWorld(storage))
  expect(only()).toMatchObject({ status: 'failed', error: 'Cannot resume tracking - missing request/job ID' })
})

test('broken or foreign entries in storage are dropped, and storage that throws is ignored', async () => {
  const storage = new MemoryStorage()
  for (const junk of [
    '{',
    '"x"',
    '[1,null,{}]',
    JSON.stringify([{ id: 'gen_1', type: 'image', status: 'completed', resultUrl: 'javascript:alert(1)' }]),
  ]) {
    storage.setItem(TRACKER_STORAGE_KEY, junk)
    expect(openTracker(testWorld(storage)).tracker.store.get().items).toEqual([])
  }
  const world = testWorld()
  world.storage.getItem =
    world.storage.setItem =
    world.storage.removeItem =
      () => {
        throw new Error('denied')
      }
  const { tracker, only } = openTracker(world)
  await tracker.start(order())
  expect(only()).toMatchObject({ status: 'processing' })
})

test('work that one call started for several is followed piece by piece, each once, and opens no tab', async () => {
  const { tracker, world } = openTracker()
  const other = '00000000-0000-4000-8000-000000000002'
  const works = [started(), started({ requestId: other, cost: 0.5 })].map((work) => ({
    ...work,
    type: 'image' as const,
    description: 'a hill',
    modelName: 'Painted',
  }))
  tracker.adopt(works)
  expect(tracker.store.get().items.map(({ requestId }) => requestId)).toEqual([REQUEST, other])
  expect(world.spent).toHaveBeenCalledExactlyOnceWith(1.5)
  tracker.adopt(works)
  expect(tracker.store.get().items).toHaveLength(2)
  world.poll.mockImplementation(async (_, id) => reply({ id, status: 'completed', progress: 100, url: '/images/1' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(tracker.store.get().items.map(({ status }) => status)).toEqual(['completed', 'completed'])
  expect(world.openTab).not.toHaveBeenCalled()
})

test('when storage was cleared, the server is asked what is unfinished', async () => {
  const world = testWorld()
  const work = {
    id: REQUEST,
    type: 'image',
    status: 'processing',
    progress: 30,
    stage: 'Painting',
    description: 'a hill',
    modelName: 'Painted',
    cost: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  } as const
  world.unfinished.mockResolvedValue([work])
  const { only } = openTracker(world)
  await vi.advanceTimersByTimeAsync(0)
  expect(only()).toMatchObject({ requestId: REQUEST, progress: 30, description: 'a hill' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.poll).toHaveBeenCalledWith('image', REQUEST)
})

test('storage cleared behind an open page loses nothing that is under way', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order())
  world.storage.entries.clear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(only()).toMatchObject({ status: 'processing', progress: 40 })
  expect(world.storage.kept).toEqual([expect.objectContaining({ requestId: REQUEST })])
})

test('a lost network is told once and waited out, however long it lasts', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order())
  world.poll.mockRejectedValue(unreachable())
  await vi.advanceTimersByTimeAsync(600_000)
  expect(only()).toMatchObject({ status: 'processing' })
  expect(world.toast).toHaveBeenCalledExactlyOnceWith(lostConnection)
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  tracker.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(only()).toMatchObject({ status: 'completed' })
})

test('nobody sees another person’s work, and signing out forgets everything', async () => {
  const storage = new MemoryStorage()
  const iris = openTracker(testWorld(storage))
  await iris.tracker.start(order())
  const tobin = createTracker(testWorld(storage))
  tobin.load('tobin')
  expect(tobin.store.get().items).toEqual([])
  await tobin.start(order())
  tobin.leave()
  expect(tobin.store.get().items).toEqual([])
  expect(storage.kept).toBeNull()
})

test('of two tabs, one tells of a result, and neither loses what the other started', async () => {
  const storage = new MemoryStorage()
  const [one, two] = [openTracker(testWorld(storage)), openTracker(testWorld(storage))]
  const { id } = await one.tracker.start(order())
  two.tracker.sync()
  await two.tracker.start(order({ description: 'another hill', begin: async () => started({ requestId: 'other' }) }))
  one.tracker.sync()
  expect(one.tracker.store.get().items).toHaveLength(2)
  for (const { world } of [one, two]) {
    world.poll.mockImplementation(async (_, requestId) =>
      reply(requestId === REQUEST ? { status: 'completed', url: '/images/1' } : {}),
    )
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(one.world.toast.mock.calls.length + two.world.toast.mock.calls.length).toBe(1)
  expect(one.tracker.store.get().items.find((item) => item.id === id)).toMatchObject({ status: 'completed' })
})

test('what one tab is sending is left to it by a tab that opens meanwhile, and given up when the first is gone without an answer', async () => {
  const storage = new MemoryStorage()
  const one = openTracker(testWorld(storage))
  const sent = Promise.withResolvers<ReturnType<typeof started>>()
  const starting = one.tracker.start(order({ type: 'upload', begin: () => sent.promise }))
  const two = openTracker(testWorld(storage))
  expect(two.only()).toMatchObject({ status: 'processing' })
  sent.resolve(started())
  await starting
  await vi.advanceTimersByTimeAsync(0)
  expect(storage.kept).toEqual([expect.objectContaining({ status: 'processing', requestId: REQUEST })])
  expect(two.only()).toMatchObject({ status: 'processing', requestId: REQUEST })

  one.tracker.clear('all')
  void one.tracker.start(order({ type: 'upload', begin: () => new Promise(() => undefined) }))
  // The browser takes from a tab that is gone what it was at work on.
  storage.locks.clear()
  expect(openTracker(testWorld(storage)).only()).toMatchObject({
    status: 'failed',
    error: 'Cannot resume tracking - missing request/job ID',
  })
})

test('bulk clearing takes the completed, the failed, or all; viewing opens the result and forgets the item', async () => {
  const { tracker, world } = openTracker()
  const run = async (description: string, answer: Parameters<typeof reply>[0], requestId: string) => {
    world.poll.mockResolvedValue(reply(answer))
    const item = await tracker.start(order({ description, begin: async () => started({ requestId }) }))
    await vi.advanceTimersByTimeAsync(1000)
    return item
  }
  const names = () => tracker.store.get().items.map((item) => item.description)
  const good = await run('good', { status: 'completed', url: '/images/1' }, 'a')
  await run('bad', { status: 'failed', error: 'No.' }, 'b')
  await run('also good', { status: 'completed', url: '/images/2' }, 'c')
  await run('busy', {}, 'd')
  world.openTab.mockClear()
  tracker.view(good.id)
  expect(world.openTab).toHaveBeenCalledWith('/images/1')
  expect(names()).toEqual(['bad', 'also good', 'busy'])
  tracker.clear('failed')
  expect(names()).toEqual(['also good', 'busy'])
  tracker.clear('completed')
  expect(names()).toEqual(['busy'])
  tracker.clear('all')
  expect(tracker.store.get()).toMatchObject({ items: [], activeCount: 0, completedCount: 0, failedCount: 0 })
})

const told = (fields: Partial<GenerationEvent> = {}): GenerationEvent => ({
  kind: 'generation',
  id: REQUEST,
  type: 'image',
  status: 'processing',
  progress: 60,
  stage: 'Inking',
  ...fields,
})

test('while changes are told nothing is polled, and progress shows at once', async () => {
  const { tracker, world, only } = openTracker()
  world.tell({ kind: 'connected' })
  const { id } = await tracker.start(order())
  const seen = vi.fn()
  tracker.observe(id, seen)
  world.tell(told())
  expect(only()).toMatchObject({ status: 'processing', progress: 60, stage: 'Inking' })
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ progress: 60, image: null, error: null }))
  await vi.advanceTimersByTimeAsync(14_000)
  expect(world.poll).not.toHaveBeenCalled()
})

test('one poll fetches the result of work that was told to have ended; nothing else is asked for', async () => {
  const { tracker, world, only } = openTracker()
  world.tell({ kind: 'connected' })
  await tracker.start(order())
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  world.tell(told({ status: 'completed', progress: 100 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(only()).toMatchObject({ status: 'completed', resultUrl: '/images/1' })
  expect(world.openTab).toHaveBeenCalledExactlyOnceWith('/images/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.poll).toHaveBeenCalledOnce()
  // The gold that was held, taken or returned is told as well.
  expect(world.spent).not.toHaveBeenCalled()
  expect(world.ended).not.toHaveBeenCalled()
})

test('when changes are told no longer, polling takes over at its interval, and stops again when they are', async () => {
  const { tracker, world } = openTracker()
  world.tell({ kind: 'connected' })
  await tracker.start(order())
  await vi.advanceTimersByTimeAsync(5000)
  expect(world.poll).not.toHaveBeenCalled()
  world.tell({ kind: 'interrupted' })
  await vi.advanceTimersByTimeAsync(999)
  expect(world.poll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(world.poll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(world.poll).toHaveBeenCalledTimes(3)
  // Once more, for what was missed meanwhile.
  world.tell({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(0)
  expect(world.poll).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.poll).toHaveBeenCalledTimes(4)
})

test('every new connection asks once after each unfinished work', async () => {
  const { tracker, world } = openTracker()
  await tracker.start(order())
  await tracker.start(order({ begin: async () => started({ requestId: 'other' }) }))
  world.tell({ kind: 'connected' })
  world.tell({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(0)
  expect(world.poll.mock.calls.map(([, id]) => id).sort()).toEqual([REQUEST, 'other'])
})

test('work that ended before its start was answered is found at once', async () => {
  const { tracker, world, only } = openTracker()
  world.tell({ kind: 'connected' })
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  const begin = async () => {
    world.tell(told({ status: 'completed' }))
    return started()
  }
  await tracker.start(order({ begin }))
  await vi.advanceTimersByTimeAsync(0)
  expect(only()).toMatchObject({ status: 'completed' })
})

test('an end that is told while an older answer is under way is not missed', async () => {
  const { tracker, world, only } = openTracker()
  await tracker.start(order())
  let answer: (reply: PollReply) => void = () => undefined
  world.poll.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  world.tell({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(0)
  world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  world.tell(told({ status: 'completed' }))
  answer(reply({ progress: 99 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(only()).toMatchObject({ status: 'completed' })
})

test('work of which nothing is heard for long is asked after even while changes are told', async () => {
  const { tracker, world } = openTracker()
  world.tell({ kind: 'connected' })
  await tracker.start(order())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(world.poll).toHaveBeenCalledOnce()
})

test('progress that another tab has written does not make this one ask what gold there is', async () => {
  const storage = new MemoryStorage()
  const [one, two] = [openTracker(testWorld(storage)), openTracker(testWorld(storage))]
  await one.tracker.start(order())
  two.tracker.sync()
  expect(two.world.ended).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1000)
  two.tracker.sync()
  expect(two.tracker.store.get().items[0]).toMatchObject({ progress: 40 })
  expect(two.world.ended).toHaveBeenCalledOnce()
})

test('after signing out nothing of what is told is heard any more', async () => {
  const { tracker, world } = openTracker()
  world.tell({ kind: 'connected' })
  tracker.leave()
  await tracker.start(order())
  world.tell(told())
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.poll).toHaveBeenCalledOnce()
})

test('of several tabs that are told of an end, the one it was started in asks and tells; a hidden one comes last', async () => {
  const storage = new MemoryStorage()
  const tabs = ['hidden', 'other', 'starter'].map(() => openTracker(testWorld(storage)))
  const [hidden, other, starter] = tabs
  hidden?.world.isHidden.mockReturnValue(true)
  for (const { world } of tabs) {
    world.tell({ kind: 'connected' })
    world.poll.mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
  }
  await starter?.tracker.start(order())
  hidden?.tracker.sync()
  other?.tracker.sync()
  for (const { world } of tabs) world.tell(told({ status: 'completed' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(starter?.world.toast).toHaveBeenCalledOnce()
  // As the browser tells the other tabs that the storage has changed.
  hidden?.tracker.sync()
  other?.tracker.sync()
  await vi.advanceTimersByTimeAsync(5000)
  for (const tab of [hidden, other]) {
    expect(tab?.world.poll).not.toHaveBeenCalled()
    expect(tab?.world.toast).not.toHaveBeenCalled()
    expect(tab?.only()).toMatchObject({ status: 'completed' })
  }
})

test('where the tab that started the work is gone, another in sight tells of its end, and one out of sight when there is none', async () => {
  for (const [isHidden, wait] of [
    [false, 200],
    [true, 1000],
  ] as const) {
    const storage = new MemoryStorage()
    await openTracker(testWorld(storage)).tracker.start(order())
    const { world } = openTracker(testWorld(storage))
    world.isHidden.mockReturnValue(isHidden)
    world.tell({ kind: 'connected' })
    await vi.advanceTimersByTimeAsync(0)
    world.poll.mockClear().mockResolvedValue(reply({ status: 'completed', url: '/images/1' }))
    world.tell(told({ status: 'completed' }))
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(world.poll).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(world.toast).toHaveBeenCalledOnce()
  }
})
