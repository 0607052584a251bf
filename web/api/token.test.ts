import { expect, it, vi } from 'vitest'
import { createTokenStore } from './token.ts'

const jwt = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.signature`

it('asks once, and again shortly before the token lapses', async () => {
  let now = 0
  const fetchToken = vi.fn(async () => jwt(now / 1000 + 900))
  const tokens = createTokenStore(fetchToken, () => now)
  await tokens.get()
  now = 800_000
  await tokens.get()
  expect(fetchToken).toHaveBeenCalledTimes(1)
  now = 880_000
  await tokens.get()
  expect(fetchToken).toHaveBeenCalledTimes(2)
})

it('remembers that nobody is logged in until somebody signs in', async () => {
  const issued = [null, 'token']
  const fetchToken = vi.fn(async () => issued.shift() ?? null)
  const tokens = createTokenStore(fetchToken)
  expect([await tokens.get(), await tokens.get()]).toEqual([null, null])
  expect(fetchToken).toHaveBeenCalledTimes(1)
  tokens.clear()
  expect(await tokens.get()).toBe('token')
})

it('does not keep a token that was asked for before signing out', async () => {
  let deliver: (token: string) => void = () => undefined
  const answers = [new Promise<string>((resolve) => (deliver = resolve)), Promise.resolve(null)]
  const tokens = createTokenStore(() => answers.shift() ?? Promise.resolve(null))
  const asked = tokens.get()
  tokens.clear()
  deliver('of the one who left')
  await asked
  expect(await tokens.get()).toBeNull()
})

it('asks again after being unreachable', async () => {
  const fetchToken = vi.fn().mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce('token')
  const tokens = createTokenStore(fetchToken)
  await expect(tokens.get()).rejects.toThrow('fetch failed')
  expect(await tokens.get()).toBe('token')
})
