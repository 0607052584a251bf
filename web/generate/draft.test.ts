import { beforeEach, expect, test, vi } from 'vitest'
import { draftIn, keepForm, recallForm } from './draft.ts'
import { emptyForm } from './form.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const elf = {
  ...emptyForm('characters'),
  prompt: 'an elf',
  negativePrompt: 'a hat',
  model: 'woodcut',
  seed: 7,
  seedLocked: true,
  nudges: [3],
  count: 4 as const,
  visibility: 'unlisted' as const,
}

test('another category starts with none of this one’s words, style or seed, but as many, as large and as private', () => {
  keepForm(elf)
  const started = draftIn(elf, 'items')
  expect(started).toEqual({ ...emptyForm('items'), count: 4, visibility: 'unlisted' as const })
})

test('every category is found again as it was left, and the last one after a reload', () => {
  keepForm(elf)
  const ring = { ...draftIn(elf, 'items'), prompt: 'a ring', seed: 9, count: 1 as const }
  keepForm(ring)
  expect(draftIn(ring, 'characters')).toEqual({ ...elf, count: 1 })
  expect(recallForm()).toEqual(ring)
  expect(recallForm('characters')).toEqual(elf)
  expect(recallForm('spells')).toBeNull()
})
