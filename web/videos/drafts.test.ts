import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { restored } from '../recordings/use-kept.ts'
import { lastLight } from '../testing/work.ts'
import { emptyMerge, isGone } from './merge-draft.ts'
import { usualWish, type Wish, wishAgain } from './video-wish.ts'

const kept = (form: unknown): unknown => JSON.parse(JSON.stringify(form))

test('a video that was to be private is still to be after a reload, with all else that was asked of it', () => {
  const wish: Wish = {
    source: 'words',
    prompt: 'a ship in a storm',
    says: 'Hold fast!',
    category: 'characters',
    effect: 'rain',
    camera: 'orbit',
    seconds: 8,
    size: 512,
    loops: false,
    model: 'other',
    visibility: 'private',
  }
  expect(wishAgain(kept(wish))).toEqual(wish)
  expect(wishAgain(kept({ ...usualWish, prompt: 'a keep' })).visibility).toBe('')
})

test('a video of a picture is not public because an earlier one was to be; it stays by link or private', () => {
  const after = (visibility: Wish['visibility']) => wishAgain(kept({ ...usualWish, visibility }), 'picture').visibility
  expect([after('public'), after('unlisted'), after('private'), after('')]).toEqual(['', 'unlisted', 'private', ''])
})

test('what is put together is as private after a reload as it was to be before, with its parts and its sound', () => {
  const left = {
    ...emptyMerge,
    title: 'The road',
    visibility: 'private' as const,
    volume: 40,
    parts: [{ id: lastLight.id, from: 1, seconds: 2, title: 'First' }],
    sound: lastLight.id,
  }
  expect(restored(emptyMerge, kept(left))).toEqual(left)
})

test('a part is left out only when it is not found for somebody who is logged in', () => {
  const refused = (status: number) => ({
    image: undefined,
    error: new ApiError({ status, code: status === 404 ? 'not_found' : 'internal', message: 'No.', failure: 'No.' }),
  })
  expect(isGone(refused(404), true)).toBe(true)
  expect(isGone(refused(404), false)).toBe(false)
  expect(isGone(refused(503), true)).toBe(false)
  expect(isGone({ image: lastLight, error: refused(404).error }, true)).toBe(false)
  expect(isGone({ image: undefined, error: null }, true)).toBe(false)
})
