import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FairLineOptions, LineFull, openFairLine, type Queuer } from './fair-line.ts'

const stays = () => new AbortController().signal
const stranger = (name: string | number): Queuer => ({ name: `10.0.0.${name}`, isStranger: true })
const member = (name: string): Queuer => ({ name, isStranger: false })
const usual = { atOnce: 1, each: { member: 20, stranger: 20 }, waitingMax: 40 }
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A line with what came in so far, and a way to let the oldest of them leave. */
function watched(options: Partial<FairLineOptions> = {}) {
  const line = openFairLine({ ...usual, ...options })
  const came: string[] = []
  const refused: string[] = []
  const leaves: (() => void)[] = []
  async function leave() {
    leaves.shift()?.()
    await turn()
  }
  return {
    leave,
    line,
    came,
    refused,
    async ask(name: string, caller: Queuer, weight = 1, signal = stays()) {
      line.take(caller, weight, signal).then(
        (leave) => {
          came.push(name)
          leaves.push(leave)
        },
        (error: unknown) => refused.push(`${name}: ${error instanceof LineFull ? error.by : String(error)}`),
      )
      await turn()
    },
    async drain() {
      while (leaves.length > 0) await leave()
    },
  }
}

it('lets in as many at once as there are places, and of equals the first to come', async () => {
  const { ask, leave, drain, came } = watched({ atOnce: 2 })
  for (const name of [1, 2, 3, 4]) await ask(`${name}`, stranger(name))
  expect(came).toEqual(['1', '2'])
  await leave()
  expect(came).toEqual(['1', '2', '3'])
  await drain()
  expect(came).toEqual(['1', '2', '3', '4'])
})

it('lets a member come next, however many strangers wait', async () => {
  const { ask, leave, came } = watched()
  for (let at = 0; at < 8; at++) await ask(`stranger ${at}`, stranger(at))
  await ask('owner', member('ada'))
  await leave()
  expect(came).toEqual(['stranger 0', 'owner'])
})

it('gives callers turn about, however much one of them asks for', async () => {
  const { ask, drain, came } = watched()
  for (let at = 0; at < 5; at++) await ask(`a${at}`, stranger('a'))
  await ask('b0', stranger('b'))
  await ask('b1', stranger('b'))
  await ask('c0', stranger('c'))
  await drain()
  expect(came).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4'])
})

it('counts what is asked for by its weight: whoever asks for much waits longer for the next', async () => {
  const { ask, drain, came } = watched()
  await ask('first', stranger('x'))
  for (let at = 0; at < 3; at++) await ask(`heavy ${at}`, stranger('a'), 60)
  for (let at = 0; at < 3; at++) await ask(`light ${at}`, stranger('b'), 1)
  await drain()
  expect(came).toEqual(['first', 'light 0', 'light 1', 'light 2', 'heavy 0', 'heavy 1', 'heavy 2'])
})

it('lets a light piece in beside heavy ones of many callers within one of theirs', async () => {
  const { ask, leave, came } = watched()
  for (let at = 0; at < 8; at++) await ask(`heavy ${at}`, stranger(at), 60)
  await leave()
  await leave()
  await ask('light', stranger('light'))
  await leave()
  expect(came.at(-1)).toBe('light')
})

it('lets strangers in too while one member after the other comes', async () => {
  const { ask, leave, came } = watched()
  await ask('inside', member('m'))
  await ask('stranger', stranger(1))
  for (let at = 0; at < 8; at++) {
    await ask(`member ${at}`, member(`m${at}`))
    await leave()
  }
  expect(came.indexOf('stranger')).toBe(4)
})

it('lets a heavy piece in though light ones never cease to come', async () => {
  const { ask, leave, came } = watched()
  await ask('inside', stranger('x'))
  await ask('heavy', stranger('a'), 10)
  for (let at = 0; at < 40; at++) {
    await ask(`light ${at}`, stranger(`b${at}`))
    await leave()
  }
  expect(came).toContain('heavy')
})

it('keeps the weight inside within its bound, and lets in alone what is beyond it by itself', async () => {
  const { ask, leave, came, line } = watched({ atOnce: 4, weightAtOnce: 10 })
  await ask('seven', stranger(1), 7)
  await ask('five', stranger(2), 5)
  await ask('three', stranger(3), 3)
  await ask('giant', stranger(4), 99)
  expect(came).toEqual(['seven', 'three'])
  await leave()
  expect(came).toEqual(['seven', 'three', 'five'])
  await leave()
  expect(line.count()).toEqual({ waiting: 1, inside: 1 })
  await leave()
  expect(came.at(-1)).toBe('giant')
})

it('lets nobody have more on the way than is theirs', async () => {
  const { ask, leave, refused } = watched({ each: { member: 3, stranger: 2 } })
  for (let at = 0; at < 3; at++) await ask(`s${at}`, stranger(1))
  for (let at = 0; at < 4; at++) await ask(`m${at}`, member('ada'))
  expect(refused).toEqual(['s2: caller', 'm3: caller'])
  await leave()
  await ask('s3', stranger(1))
  expect(refused).toHaveLength(2)
})

it('tells a stranger that the line is full, and gives their place to a member', async () => {
  const { ask, leave, came, refused } = watched({ waitingMax: 4 })
  for (const name of ['inside', 1, 2, 3, 4, 5]) await ask(`${name}`, stranger(name))
  expect(refused).toEqual(['5: line'])
  await ask('owner', member('ada'))
  expect(refused).toEqual(['5: line', '4: line'])
  await leave()
  expect(came).toEqual(['inside', 'owner'])
})

it('takes a place in a full line from whoever has the most, for somebody who has less', async () => {
  const { ask, drain, came, refused } = watched({ waitingMax: 4 })
  for (let at = 0; at < 4; at++) await ask(`a${at}`, member('a'))
  await ask('b0', member('b'))
  await ask('c0', member('c'))
  expect(refused).toEqual(['a3: line'])
  await ask('b1', member('b'))
  expect(refused).toEqual(['a3: line', 'b1: line'])
  await drain()
  expect(came).toEqual(['a0', 'a1', 'b0', 'c0', 'a2'])
})

it('passes over whoever gives up, and keeps their reason', async () => {
  const { ask, leave, came, refused } = watched()
  const leaving = new AbortController()
  await ask('1', stranger(1))
  await ask('2', stranger(2), 1, leaving.signal)
  await ask('3', stranger(3))
  leaving.abort('gone')
  await leave()
  expect([came, refused]).toEqual([['1', '3'], ['2: gone']])
})

it('keeps the places of the others when somebody gives up in the very moment their turn comes', async () => {
  const line = openFairLine(usual)
  const leaveFirst = await line.take(stranger(1), 1, stays())
  const leaving = new AbortController()
  const second = line.take(stranger(2), 1, leaving.signal)
  const third = line.take(stranger(3), 1, stays())
  leaveFirst()
  leaving.abort()
  const leaveSecond = await second
  leaveSecond()
  expect(await third).toBeTypeOf('function')
})

it('lets the next in when work fails, and counts nobody twice who leaves twice', async () => {
  const line = openFairLine(usual)
  await expect(
    line.run(stranger(1), 1, stays(), async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  const leave = await line.take(stranger(1), 1, stays())
  leave()
  leave()
  expect(line.count()).toEqual({ waiting: 0, inside: 0 })
  expect(await line.run(stranger(1), 1, stays(), async () => 'made')).toBe('made')
})

it('serves or refuses everybody, within its bounds, whoever comes, leaves and gives up when', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('ask'),
      who: fc.nat(5),
      isStranger: fc.boolean(),
      weight: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({ kind: fc.constant('leave') }),
    fc.record({ kind: fc.constant('abort'), at: fc.nat(30) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const line = openFairLine({ atOnce: 3, weightAtOnce: 20, each: { member: 6, stranger: 3 }, waitingMax: 8 })
      const aborters: AbortController[] = []
      const inside: { weight: number; leave: () => void }[] = []
      for (const one of steps) {
        if (one.kind === 'ask' && 'who' in one) {
          const aborter = new AbortController()
          aborters.push(aborter)
          line.take({ name: `${one.who}`, isStranger: one.isStranger }, one.weight, aborter.signal).then(
            (leave) => inside.push({ weight: one.weight, leave }),
            () => undefined,
          )
        }
        if (one.kind === 'leave') inside.shift()?.leave()
        if (one.kind === 'abort' && 'at' in one) aborters[one.at]?.abort()
        await turn()
        expect(line.count().inside).toBe(inside.length)
        expect(line.count().waiting).toBeLessThanOrEqual(8)
        const weight = inside.reduce((sum, each) => sum + each.weight, 0)
        expect(inside.length <= 1 || (inside.length <= 3 && weight <= 20)).toBe(true)
        // Nobody waits before an empty room.
        expect(inside.length > 0 || line.count().waiting === 0).toBe(true)
      }
      while (inside.length > 0) {
        inside.shift()?.leave()
        await turn()
      }
      expect(line.count()).toEqual({ waiting: 0, inside: 0 })
    }),
    { numRuns: 60 },
  )
})
