import { expect, test } from 'vitest'
import type { GenerationStatus } from '../../contract/generations.ts'
import {
  agoText,
  badgeText,
  clampPrompt,
  clampQueuePrompt,
  countItems,
  countsInWords,
  newItemId,
  queueItem,
  sortItems,
  statusLabel,
  type TrackerItem,
} from './item.ts'

const item = (status: GenerationStatus, createdAt = 0, progress = 0): TrackerItem => ({
  id: `gen_${createdAt}_${status}`,
  type: 'image',
  status,
  progress,
  description: '',
  modelName: '',
  cost: 0,
  startKey: 'k',
  owner: 'o',
  createdAt,
})

test('the panel says Queued, the percent or Processing, Done, Failed', () => {
  expect(statusLabel(item('pending'))).toBe('Queued')
  expect(statusLabel(item('processing', 0, 42))).toBe('42%')
  expect(statusLabel(item('processing'))).toBe('Processing')
  expect(statusLabel(item('completed'))).toBe('Done')
  expect(statusLabel(item('failed'))).toBe('Failed')
})

test('items stand in the order processing, pending, failed, completed, each newest first', () => {
  const mixed = [
    item('completed', 9),
    item('pending', 1),
    item('failed', 5),
    item('processing', 2),
    item('pending', 3),
    item('processing', 8),
  ]
  expect(sortItems(mixed).map((one) => `${one.status} ${one.createdAt}`)).toEqual([
    'processing 8',
    'processing 2',
    'pending 3',
    'pending 1',
    'failed 5',
    'completed 9',
  ])
})

test('what is pending or processing counts as active', () => {
  expect(countItems([item('pending'), item('processing'), item('completed'), item('failed'), item('failed')])).toEqual({
    activeCount: 2,
    completedCount: 1,
    failedCount: 2,
  })
})

test('the badge counts every item of the panel, finished ones too, and stops at 99+', () => {
  const badgeOf = (count: number) => badgeText(Array.from({ length: count }, () => item('completed')))
  expect([0, 7, 99, 100, 1234].map(badgeOf)).toEqual(['0', '7', '99', '99+', '99+'])
  expect(badgeText([item('processing'), item('pending'), item('completed'), item('failed')])).toBe('4')
})

test('what the badge counts is told apart in words', () => {
  const words = (...items: TrackerItem[]) => countsInWords(countItems(items))
  expect(words(item('processing'), item('pending'), item('completed'), item('failed'))).toBe(
    '2 being made, 1 done, 1 failed',
  )
  expect(words(item('completed'))).toBe('1 done')
  expect(words()).toBe('Nothing yet')
})

test('prompts are cut at 80 characters, or 120 in queue items, with an ellipsis; an empty one says No prompt', () => {
  expect(clampPrompt('  ')).toBe('No prompt')
  expect(clampPrompt('x'.repeat(80))).toBe('x'.repeat(80))
  expect(clampPrompt('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`)
  expect(clampQueuePrompt('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`)
  expect(clampPrompt('🐉'.repeat(81))).toBe(`${'🐉'.repeat(80)}…`)
})

test('the time of an item is told in a few words', () => {
  const minute = 60_000
  const told = [0, 5, 90, 26 * 60].map((minutes) => agoText(1_000_000, 1_000_000 + minutes * minute))
  expect(told).toEqual(['now', '5 min ago', '1 hr ago', 'yesterday'])
})

test('an item’s name is gen_, the time, and a random end', () => {
  expect(newItemId(1700, () => 0.123456)).toMatch(/^gen_1700_[a-z0-9]{5,8}$/)
})

test('the queue shows an item with its prompt cut at 120 characters, its result once done, and no duration of its own', () => {
  const description = 'a'.repeat(130)
  const under = queueItem({ ...item('processing', 5, 40), description, requestId: 'r', resultUrl: '/images/1' })
  expect(under).toMatchObject({
    requestType: 'request',
    clampedPrompt: `${'a'.repeat(120)}…`,
    actualDuration: 0,
    payload: {},
  })
  expect(under.result).toBeUndefined()
  expect(under.metadata).toMatchObject({ requestId: 'r' })
  const done = queueItem({ ...item('completed'), type: 'npc', jobId: 'j', resultUrl: '/npc/1' })
  expect(done).toMatchObject({ requestType: 'job', result: { url: '/npc/1' }, clampedPrompt: 'No prompt' })
})
