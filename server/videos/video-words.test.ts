import { expect, test } from 'vitest'
import { PROMPT_MAX } from '../../contract/limits.ts'
import { videoTitle, wordsOf } from './video-words.ts'

test('a video is called by what it was asked for, else by its picture, else by what is said in it', () => {
  const asked = { prompt: 'a smith at work. Sparks fly', title: 'The Anvil', says: 'It is hot. Stay back!' }
  expect(videoTitle(asked)).toBe('Smith at work')
  expect(videoTitle({ ...asked, prompt: '' })).toBe('The Anvil')
  expect(videoTitle({ ...asked, prompt: '', title: '' })).toBe('It is hot')
})

test('what is said stands whole among the words of a video, which are cut to make room and never within a character', () => {
  const says = 'It is hot!'
  expect(wordsOf({ prompt: 'a smith', title: 'The Anvil', says }, PROMPT_MAX)).toBe('a smith “It is hot!”')
  expect(wordsOf({ prompt: '', title: 'The Anvil', says }, PROMPT_MAX)).toBe('“It is hot!”')
  expect(wordsOf({ prompt: '', title: 'The Anvil', says: '' }, PROMPT_MAX)).toBe('The Anvil')
  for (const before of ['', 'a']) {
    const words = wordsOf({ prompt: before + '🔥'.repeat(PROMPT_MAX / 2 - 1), title: '', says }, PROMPT_MAX)
    expect(words.length).toBeGreaterThanOrEqual(PROMPT_MAX - 1)
    expect(words.length).toBeLessThanOrEqual(PROMPT_MAX)
    expect(words.isWellFormed()).toBe(true)
    expect(words.endsWith('🔥 “It is hot!”')).toBe(true)
  }
})
