import { afterAll, expect, test, vi } from 'vitest'
import { makePicture } from '../../../engine/index.ts'
import type { Queuer } from '../../line/fair-line.ts'
import { openPixelGate } from '../../pixels/gate.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { type Commission, openExporter } from './exporter.ts'

const exporter = openExporter({ log: quietLog })
afterAll(() => exporter.close())

const { scene } = makePicture(
  { category: 'items', prompt: 'a red potion', negativePrompt: '', style: 'painted', seed: 3, width: 32, height: 32 },
  () => undefined,
)
const commission = (width: number): Commission => ({
  id: 'a potion',
  order: {
    of: 'picture',
    format: 'webp',
    category: 'items',
    style: 'painted',
    frame: { width, height: width },
    paper: 'a4',
    title: 'A potion',
  },
  scene,
})
const stays = () => new AbortController().signal
const ada = { name: 'ada', isStranger: false }
const stranger = (at: number) => ({ name: `10.0.0.${at}`, isStranger: true })

test('who asks for a file that is being made is given that one', async () => {
  const [first, second, other] = await Promise.all([
    exporter.make(commission(64), ada, stays()),
    exporter.make(commission(64), ada, stays()),
    exporter.make(commission(80), ada, stays()),
  ])
  expect(second).toBe(first)
  expect(other.equals(first)).toBe(false)
})

test('one who leaves takes the file from nobody else, and whoever comes after all have left has it made anew', async () => {
  const [leaving, alsoLeaving] = [new AbortController(), new AbortController()]
  const left = exporter.make(commission(64), ada, leaving.signal)
  const kept = exporter.make(commission(64), ada, stays())
  leaving.abort()
  const file = await kept
  expect(await left).toBe(file)
  const stopped = exporter.make(commission(64), ada, alsoLeaving.signal)
  alsoLeaving.abort()
  const [, again] = await Promise.all([
    expect(stopped).rejects.toThrow('Nobody'),
    exporter.make(commission(64), ada, stays()),
  ])
  expect(again.equals(file)).toBe(true)
})

/** An exporter that is busy until `free` is called, and then says of each file how many were made before it. */
async function busyExporter(patience?: number) {
  const thread = new URL('./testing/counting-thread.ts', import.meta.url)
  const busy = openExporter({ log: quietLog, thread, patience })
  const painting = new AbortController()
  const named = (title: string): Commission => {
    const plain = commission(64)
    return { ...plain, id: title, order: { ...plain.order, title } }
  }
  const held = busy.make(named('held'), stranger(0), painting.signal).catch(() => undefined)
  // In the order of the calls: each stands in line before it waits.
  const ask = (title: string, caller: Queuer, signal = stays(), film?: Commission['film']) =>
    busy.make({ ...named(title), film }, caller, signal)
  return {
    ask,
    async free() {
      painting.abort()
      await held
    },
    close: () => busy.close(),
  }
}

test('an owner’s file is made next, however many strangers’ wait', async () => {
  const { ask, free, close } = await busyExporter()
  const strangers = Array.from({ length: 8 }, (_, at) => ask(`map ${at}`, stranger(at)))
  const shutOut = expect(strangers.pop()).rejects.toMatchObject({ code: 'unavailable' })
  const owners = ask('my map', ada)
  await free()
  expect([...(await owners)]).toEqual([0])
  expect((await Promise.all(strangers)).map(([before]) => before)).toEqual([1, 2, 3, 4, 5, 6, 7])
  await shutOut
  await close()
})

test('a film is read once its turn has come, not while it waits', async () => {
  const { ask, free, close } = await busyExporter()
  const film = vi.fn(async () => new Uint8Array(1))
  const made = ask('the film', ada, stays(), film)
  await new Promise(setImmediate)
  expect(film).not.toHaveBeenCalled()
  await free()
  await made
  expect(film).toHaveBeenCalledOnce()
  const gone = ask('a film that is gone', ada, stays(), () => Promise.reject(new Error('The file is gone')))
  await expect(gone).rejects.toThrow('The file is gone')
  // Its place is free again.
  expect([...(await ask('another', ada))]).toEqual([1])
  await close()
})

test('one caller’s many files do not come before another’s first', async () => {
  const { ask, free, close } = await busyExporter()
  const many = [0, 1, 2].map((at) => ask(`many ${at}`, { name: 'bob', isStranger: false }))
  const one = ask('one', ada)
  await free()
  expect([...(await one)]).toEqual([1])
  expect((await Promise.all(many)).map(([before]) => before)).toEqual([0, 2, 3])
  await close()
})

test('a stranger has two files on the way and a member four, and who has them is told so', async () => {
  const { ask, free, close } = await busyExporter()
  const waiting = [1, 2].map((at) => ask(`stranger's ${at}`, stranger(1)))
  waiting.push(...[1, 2, 3, 4].map((at) => ask(`member's ${at}`, ada)))
  for (const [caller, most] of [[stranger(1), 2] as const, [ada, 4] as const]) {
    await expect(ask('one more', caller)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: `You have ${most} files on the way already. Wait until one of them is there.`,
    })
  }
  await free()
  await Promise.all(waiting)
  await close()
})

test('who wants a file that a stranger waits for has it in their own turn, and so has the stranger', async () => {
  const { ask, free, close } = await busyExporter()
  const before = ask('another', stranger(1))
  const strangers = ask('the map', stranger(2))
  const owners = ask('the map', ada)
  await free()
  expect([...(await owners)]).toEqual([0])
  expect(await strangers).toBe(await owners)
  expect([...(await before)]).toEqual([1])
  await close()
})

test('whose turn does not come in time is told so', async () => {
  const { ask, free, close } = await busyExporter(1)
  await expect(ask('late', ada)).rejects.toMatchObject({ code: 'unavailable' })
  await free()
  await close()
})

test('who waits for a file that takes too long is told so', async () => {
  const thread = new URL('./testing/counting-thread.ts', import.meta.url)
  const slow = openExporter({ log: quietLog, thread, whole: 2000 })
  const plain = commission(64)
  const held = { ...plain, id: 'held', order: { ...plain.order, title: 'held' } }
  await expect(slow.make(held, ada, stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Making this file took too long. Try again in a minute, or make it smaller.',
  })
  await slow.close()
})

/** A gate whose two places are taken until `free` is called. */
function takenGate() {
  const gate = openPixelGate()
  const held = Promise.withResolvers<void>()
  const inside = [1, 2].map((at) => gate.run({ caller: stranger(at), pixels: 1 }, () => held.promise))
  return {
    gate,
    async free() {
      held.resolve()
      await Promise.all(inside)
    },
  }
}
const forAsLongAsItTakes = { timeout: 60_000, interval: 10 }

test('a file is encoded in its turn among all pictures', async () => {
  const { gate, free } = takenGate()
  const gated = openExporter({ log: quietLog, gate })
  const file = gated.make(commission(64), ada, stays())
  await vi.waitFor(() => expect(gate.count()).toEqual({ waiting: 1, inside: 2 }), forAsLongAsItTakes)
  await free()
  expect((await file).length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(gate.count()).toEqual({ waiting: 0, inside: 0 }), forAsLongAsItTakes)
  await gated.close()
})

test('a file that nobody waits for leaves the line of the gate, and the next is made', async () => {
  const { gate, free } = takenGate()
  const gated = openExporter({ log: quietLog, gate })
  const leaving = new AbortController()
  const left = expect(gated.make(commission(64), ada, leaving.signal)).rejects.toMatchObject({
    code: 'request_timeout',
  })
  await vi.waitFor(() => expect(gate.count().waiting).toBe(1), forAsLongAsItTakes)
  leaving.abort()
  await left
  expect(gate.count().waiting).toBe(0)
  await free()
  expect((await gated.make(commission(64), ada, stays())).length).toBeGreaterThan(0)
  await gated.close()
})
