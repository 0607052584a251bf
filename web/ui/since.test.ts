import { expect, test } from 'vitest'
import { sinceText } from './since.ts'

test('how long ago something was is told in the largest unit that fits', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const said = (seconds: number) => sinceText(new Date(now.getTime() - seconds * 1000), now)
  expect([-5, 0, 59, 60, 3599, 7200, 86_400, 8 * 86_400, 400 * 86_400].map(said)).toEqual([
    'just now',
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    'last week',
    'last year',
  ])
})
