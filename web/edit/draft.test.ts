import { expect, test } from 'vitest'
import { emptyDraft, wishOf } from './draft.ts'

test('what is chosen for one type of edit says nothing of who makes another', () => {
  const draft = {
    ...emptyDraft,
    instead: ' a well ',
    steps: [{ do: 'change', words: 'older' } as const],
    factor: 3 as const,
  }
  expect(wishOf('UPSCALER', draft)).toEqual({ type: 'UPSCALER', factor: 3 })
  expect(wishOf('INPAINTING', draft)).toEqual({ type: 'INPAINTING', prompt: 'a well' })
  expect(wishOf('QUICKEDIT', draft)).toEqual({ type: 'QUICKEDIT', steps: draft.steps })
  expect(wishOf('BGREMOVAL', draft)).toEqual({ type: 'BGREMOVAL' })
})
