import { expect, test } from 'vitest'
import { openSeal } from './sealing.ts'

const seal = openSeal('a secret of at least thirty-two characters')
const bound = { userId: 'keeper', service: 'fal' }
const KEY = 'sk-of-the-keeper-0123456789'

test('what is sealed opens for the same person and service, and says nothing of itself', () => {
  const sealed = seal.seal(KEY, bound)
  expect(seal.open(sealed, bound)).toBe(KEY)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('sk-of')
  expect(seal.seal(KEY, bound)).not.toBe(sealed)
})

test('it opens for nobody else, for no other service and under no other secret', () => {
  const sealed = seal.seal(KEY, bound)
  expect(seal.open(sealed, { ...bound, userId: 'another' })).toBeUndefined()
  expect(seal.open(sealed, { ...bound, service: 'openai' })).toBeUndefined()
  expect(openSeal('another secret of thirty-two characters').open(sealed, bound)).toBeUndefined()
})

test('what was altered, cut short or never sealed does not open', () => {
  const bytes = Buffer.from(seal.seal(KEY, bound), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(seal.open(altered.toString('base64url'), bound), `byte ${at}`).toBeUndefined()
  }
  for (const length of [0, 11, 27, bytes.length - 1])
    expect(seal.open(bytes.subarray(0, length).toString('base64url'), bound)).toBeUndefined()
  expect(seal.open(KEY, bound)).toBeUndefined()
})
