import { expect, test } from 'vitest'
import { capabilityFor, type EditModel, editGold, editModelsFor } from './edit-models.ts'
import type { OtherModel } from './models.ts'

const enlarging: OtherModel = {
  craft: 'enlargement',
  id: 'larger',
  name: 'Larger',
  provider: 'Farsight',
  description: '',
  strengths: [],
  speed: 1000,
  isAnswering: true,
  capabilities: ['upscaling'],
  licence: '',
  sentTo: '',
  factors: [2, 4],
  rate: 0.5,
}

test('an enlargement is paid by the megapixels that it comes to, in whole quarters of gold, and never for nothing', () => {
  const gold = (width: number, height: number, factor: number) =>
    editGold(enlarging as EditModel, { type: 'UPSCALER', factor }, { width, height })
  // 1000 × 1000 px, twice as long: four megapixels.
  expect(gold(1000, 1000, 2)).toBe(2)
  expect(gold(1001, 1000, 2)).toBe(2.25)
  expect(gold(1000, 1000, 4)).toBe(8)
  expect(gold(10, 10, 2)).toBe(0.25)
  expect(
    editGold({ ...enlarging, isOwnKey: true } as EditModel, { type: 'UPSCALER', factor: 2 }, { width: 9, height: 9 }),
  ).toBe(0)
})

test('a model is on offer for what it can do alone', () => {
  const offer = { models: [], others: [enlarging] }
  expect(editModelsFor({ type: 'UPSCALER', factor: 2 }, offer)).toEqual([enlarging])
  expect(editModelsFor({ type: 'UPSCALER', factor: 3 }, offer)).toEqual([])
  expect(editModelsFor({ type: 'BGREMOVAL' }, offer)).toEqual([])
})

test('what has no words, or needs a scene, is the built-in engine’s alone', () => {
  expect(capabilityFor({ type: 'INPAINTING' })).toBeUndefined()
  expect(capabilityFor({ type: 'INPAINTING', prompt: 'a well' })).toBe('inpainting')
  expect(capabilityFor({ type: 'QUICKEDIT', steps: [{ do: 'mirror', to: 'across' }] })).toBeUndefined()
  expect(capabilityFor({ type: 'QUICKEDIT', steps: [{ do: 'night', amount: 60 }] })).toBe('image-to-image')
  const wider = { do: 'wider', amount: 40 } as const
  expect(capabilityFor({ type: 'QUICKEDIT', steps: [{ do: 'night', amount: 60 }, wider] })).toBeUndefined()
  expect(capabilityFor({ type: 'TRANSFORMATION', style: 'tarot-card' })).toBeUndefined()
  expect(capabilityFor({ type: 'FACESWAP' })).toBeUndefined()
})
