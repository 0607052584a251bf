import { afterAll, expect, test } from 'vitest'
import { imageCategories } from '../../contract/categories.ts'
import { UnderstandRequest } from '../../contract/prompts.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openReader } from './reader.ts'

const reader = openReader({ log: quietLog, thread: new URL('./testing/counting-thread.ts', import.meta.url) })
afterAll(() => reader.close())

const asked = (prompt: string) => UnderstandRequest.parse({ category: 'items', prompt })
const stranger = (name: string) => ({ name, isStranger: true })
const readBefore = async (prompt: string, name = 'a') =>
  Number((await reader.read(asked(prompt), stranger(name))).unused[0])

test('the same words are read once, whoever asks and however often', async () => {
  const [first, beside] = await Promise.all([readBefore('a sword', 'a'), readBefore('a sword', 'b')])
  expect(beside).toBe(first)
  expect(await readBefore('a sword', 'c')).toBe(first)
  expect(await readBefore('a shield')).toBe(first + 1)
})

test('one caller’s many prompts do not come before another’s first, and more than four are refused', async () => {
  const held = readBefore('held', 'a')
  const many = ['1', '2', '3'].map((words) => readBefore(words, 'a'))
  await expect(readBefore('4', 'a')).rejects.toMatchObject({ code: 'too_many_requests' })
  const other = readBefore('other', 'b')
  const before = await held
  expect(await other).toBe(before + 2)
  expect((await Promise.all(many)).map((one) => one - before)).toEqual([1, 3, 4])
  // What was refused is read by the next to ask.
  expect(await readBefore('4', 'a')).toBe(before + 5)
})

test('whoever asks while the thread wakes waits for one category, not for all', async () => {
  const waking = reader.wake()
  const before = await readBefore('while it wakes', 'c')
  await waking
  // All eight have been read by now, most of them after the words that were asked.
  expect((await readBefore('once awake', 'c')) - before).toBeGreaterThan(imageCategories.length / 2)
})
