import { expect, test } from 'vitest'
import { openPixelGate, usualGate } from './gate.ts'

const SMALL = 1024 * 1024
const LARGE = 60_000_000
const stranger = (name: string) => ({ name, isStranger: true })

/** Work that ends when it is told to, in a gate; tells the order in which pieces had their turn. */
function bench(options: Partial<typeof usualGate> = {}) {
  const gate = openPixelGate({ ...usualGate, ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    gate,
    begun,
    ask: (name: string, pixels: number, caller = stranger(name), isFile = false) =>
      gate.run({ caller, pixels, isFile }, () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.set(name, resolve)
        return promise
      }),
    end: (name: string) => ends.get(name)?.(),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

test('two are worked on at once, and of large ones one', async () => {
  const { ask, begun, end, gate, settle } = bench()
  const asked = [ask('large', LARGE), ask('large too', LARGE)]
  await settle()
  asked.push(ask('small', SMALL), ask('small too', SMALL))
  await settle()
  expect(begun).toEqual(['large', 'small'])
  expect(gate.count().inside).toBe(2)
  end('small')
  await settle()
  expect(begun).toEqual(['large', 'small', 'small too'])
  end('large')
  end('small too')
  await settle()
  expect(begun.at(-1)).toBe('large too')
  end('large too')
  await Promise.all(asked)
  expect(gate.count()).toEqual({ waiting: 0, inside: 0 })
})

test('a small picture has its turn while one caller’s large ones fill the gate', async () => {
  const { ask, begun, end, settle } = bench()
  const asked = Array.from({ length: 30 }, (_, at) => ask(`large ${at}`, LARGE, stranger('attacker')))
  await settle()
  const small = ask('small', SMALL)
  await settle()
  expect(begun).toEqual(['large 0', 'small'])
  end('small')
  await small
  for (let at = 0; at < 30; at++) {
    end(`large ${at}`)
    await settle()
  }
  await Promise.all(asked)
})

test('whoever asks for one large picture does not wait for all of somebody’s many', async () => {
  const { ask, begun, end, settle } = bench()
  const asked = Array.from({ length: 10 }, (_, at) => ask(`many ${at}`, LARGE, stranger('many')))
  asked.push(ask('one', LARGE))
  for (let turn = 0; turn < 12; turn++) {
    await settle()
    end(begun.at(-1) ?? '')
  }
  await Promise.all(asked)
  expect(begun.indexOf('one')).toBeLessThanOrEqual(2)
})

test('a caller with many files on the way is told to wait, and others are not', async () => {
  const { ask, begun, end, settle } = bench()
  const attacker = stranger('attacker')
  const asked = [ask('a', LARGE, attacker, true), ask('b', LARGE, attacker, true)]
  await expect(ask('c', LARGE, attacker, true)).rejects.toMatchObject({ code: 'too_many_requests' })
  asked.push(ask('another’s', LARGE, stranger('another'), true))
  for (let turn = 0; turn < 4; turn++) {
    await settle()
    end(begun.at(-1) ?? '')
  }
  await Promise.all(asked)
})

test('whoever’s turn does not come in time is told so, and leaves no place taken', async () => {
  const { ask, end, gate } = bench({ patience: 20 })
  const first = ask('first', LARGE)
  await expect(ask('second', LARGE)).rejects.toMatchObject({ code: 'unavailable' })
  end('first')
  await first
  expect(gate.count()).toEqual({ waiting: 0, inside: 0 })
})

test('whoever leaves gives up their place in every line at once', async () => {
  const { ask, end, gate, settle } = bench()
  const first = ask('first', LARGE, stranger('a'), true)
  await settle()
  const leaving = new AbortController()
  const work = { caller: stranger('b'), pixels: LARGE, isFile: true, leaving: leaving.signal }
  const left = gate.run(work, () => Promise.resolve())
  expect(gate.count().waiting).toBe(1)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'request_timeout' })
  expect(gate.count().waiting).toBe(0)
  end('first')
  await first
})

test('work that fails leaves its place', async () => {
  const { gate } = bench()
  const broken = gate.run({ caller: stranger('a'), pixels: LARGE }, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  expect(gate.count()).toEqual({ waiting: 0, inside: 0 })
})
