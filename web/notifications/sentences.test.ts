import { expect, test } from 'vitest'
import { notificationTypes } from '../../contract/community.ts'
import type { Notification } from '../../contract/notifications.ts'
import { namesOf, pageFor, sentenceOf } from './sentences.ts'

const one = (change: Partial<Notification>): Notification => ({
  id: 1,
  type: 'LIKE',
  actors: ['mira'],
  actorCount: 1,
  subject: { kind: 'image', id: 'x', title: 'The quiet hill', page: '/images/x' },
  facts: { times: 1 },
  isRead: false,
  happenedAt: '2026-11-27T12:00:00Z',
  ...change,
})

test('few are named, and of many it is told how many they are', () => {
  const named = (actors: string[], actorCount = actors.length) => namesOf({ actors, actorCount })
  expect(named([])).toBe('Somebody')
  expect(named(['mira'])).toBe('mira')
  expect(named(['mira', 'tobin'])).toBe('mira and tobin')
  expect(named(['mira', 'tobin', 'ada'])).toBe('mira, tobin and one other')
  expect(named(['mira', 'tobin', 'ada'], 1402)).toBe('mira, tobin and 1,400 others')
})

test('every kind says something that makes sense where its thing is gone, and leads nowhere then', () => {
  for (const type of notificationTypes) {
    const said = sentenceOf(one({ type, actors: [], actorCount: 0, subject: null, facts: {} }))
    expect(said, type).not.toMatch(/undefined|null|“”| {2}/)
    expect(said.length, type).toBeGreaterThan(8)
  }
  expect(pageFor(one({ subject: null }))).toBeNull()
})

test('what is said of comments names the work, and of likes of comments the words', () => {
  const comment = { kind: 'comment', id: 'y', title: 'Mist!', page: '/images/x#comment-y' } as const
  expect(sentenceOf(one({ type: 'COMMENT', subject: comment, facts: { title: 'The quiet hill', times: 2 } }))).toBe(
    'mira said something about “The quiet hill”, 2 times',
  )
  expect(sentenceOf(one({ type: 'REPLY', subject: comment, facts: { title: 'The quiet hill', mention: 1 } }))).toBe(
    'mira named you in what was said about “The quiet hill”',
  )
  expect(sentenceOf(one({ subject: comment, facts: { kind: 'comment' } }))).toBe('mira liked what you said: “Mist!”')
  expect(sentenceOf(one({ type: 'PRIZE', actors: [], facts: { place: 1, gold: 50 } }))).toBe(
    'You took place 1 in “The quiet hill”. 50 gold came with it.',
  )
})
