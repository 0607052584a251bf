import { expect, test } from 'vitest'
import { BEST } from '../../contract/best.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { BATCH_MOST, levelRights } from '../../contract/levels.ts'
import type { PictureModel } from '../../contract/models.ts'
import { addressOf } from '../images/again.ts'
import { painted } from '../testing/models.ts'
import {
  COUNTS,
  emptyForm,
  lengthProblem,
  levelProblem,
  modelsFor,
  nextSeed,
  priceOf,
  requestOf,
  SEED_MAX,
  seedFrom,
  withAddress,
  withWordsIn,
} from './form.ts'
import { fileProblem, titleFromFile } from './upload-file.ts'

const model = (id: string, categories: PictureModel['categories']): PictureModel => ({ ...painted, id, categories })
const models = [model('painted', ['items', 'spells']), model('blueprint', ['battlemaps'])]

test('the price is the style’s price for the size, for each picture', () => {
  const form = { ...emptyForm('items'), size: 768 as const, count: 3 as const }
  expect(priceOf(form, models[0])).toBe(2.25)
  expect(priceOf(form, undefined)).toBeUndefined()
})

test('a style that the category does not have gives way to the category’s first', () => {
  const form = { ...emptyForm('battlemaps'), model: 'painted' }
  expect(modelsFor(form, models, 'NONE').chosen?.id).toBe('blueprint')
})

test('words that are brought to another category come without the style, the shape and the seed', () => {
  const form = { ...emptyForm('characters'), prompt: 'a dragon', negativePrompt: 'fire', model: 'woodcut', seed: 5 }
  expect(withWordsIn({ ...form, seedLocked: true }, 'monsters')).toEqual({
    ...emptyForm('monsters'),
    prompt: 'a dragon',
    negativePrompt: 'fire',
  })
})

test('a seed that is kept of a little variation asks for that very picture; another one asks for none', () => {
  const form = { ...emptyForm(), prompt: 'an elf', seed: 5, seedLocked: true, nudges: [8] }
  expect(requestOf(form, 5, undefined).nudges).toEqual([8])
  expect(requestOf({ ...form, seedLocked: false }, 6, undefined).nudges).toBeUndefined()
})

test('an address fills the form, and the form’s address fills it the same way again', () => {
  const form = {
    ...emptyForm('spells'),
    prompt: 'a wall of fire & ice',
    negativePrompt: 'smoke',
    model: 'painted',
    size: 512 as const,
    seed: 77,
    seedLocked: true,
    personOf: '6f8f9a52-51a9-4f4c-9d5e-2f6f2a7f8a10',
  }
  const again = withAddress(emptyForm(), new URL(addressOf(form), 'http://x').searchParams)
  expect(again).toEqual(form)
})

test('a prompt that is too long for the keep is kept whole, and told', () => {
  const form = withAddress(emptyForm(), new URLSearchParams({ prompt: 'x'.repeat(2104) }))
  expect(form.prompt).toHaveLength(2104)
  expect(lengthProblem(form)).toBe('The prompt is 104 characters too long.')
  expect(lengthProblem({ prompt: 'a ring', negativePrompt: 'y'.repeat(501) })).toBe(
    'What to leave out is 1 character too long.',
  )
  expect(lengthProblem({ prompt: `${'x'.repeat(2000)}  `, negativePrompt: '' })).toBeUndefined()
})

test('nonsense in an address changes nothing', () => {
  const search = new URLSearchParams('categories=weather&size=9&shape=blob&seed=-1&seed=x')
  expect(withAddress(emptyForm('items'), search)).toEqual(emptyForm('items'))
})

test('a locked seed stays, an open one is drawn anew within bounds', () => {
  const form = { ...emptyForm(), seed: 5 }
  expect(nextSeed({ ...form, seedLocked: true }, () => 0.9)).toBe(5)
  expect(nextSeed(form, () => 0)).toBe(0)
  expect(nextSeed(form, () => 0.9999999999)).toBe(SEED_MAX)
  expect(seedFrom('4294967295')).toBe(SEED_MAX)
  expect(seedFrom('4294967296')).toBeNull()
  expect(seedFrom('1e3')).toBeNull()
})

test('words that ask for a style show it as the one to come, until one is chosen', () => {
  const form = emptyForm('battlemaps')
  const offered = [model('painted', ['battlemaps']), ...models]
  expect(modelsFor(form, offered, 'NONE').chosen?.id).toBe('painted')
  expect(modelsFor(form, offered, 'NONE', 'blueprint').chosen?.id).toBe('blueprint')
  expect(modelsFor({ ...form, model: 'painted' }, offered, 'NONE', 'blueprint').chosen?.id).toBe('painted')
  expect(modelsFor(form, offered, 'NONE', 'woodcut').chosen?.id).toBe('painted')
})

test('the request carries trimmed words, and the style only where one was chosen', () => {
  const form = { ...emptyForm('items'), prompt: '  a ring ', count: 2 as const }
  expect(requestOf(form, 9, models[0])).toMatchObject({
    category: 'items',
    prompt: 'a ring',
    negativePrompt: '',
    model: undefined,
    count: 2,
    seed: 9,
  })
  expect(requestOf({ ...form, model: 'painted' }, 9, models[0]).model).toBe('painted')
})

test('a file that cannot be uploaded is told why before it is sent', () => {
  expect(fileProblem({ name: 'a', type: 'image/png', size: 100 })).toBeUndefined()
  expect(fileProblem({ name: 'Keep.dd2vtt', type: '', size: 100 })).toBeUndefined()
  expect(fileProblem({ name: 'a', type: 'application/pdf', size: 100 })).toContain('not a JPEG')
  expect(fileProblem({ name: 'a', type: 'image/png', size: 0 })).toContain('empty')
  expect(fileProblem({ name: 'a', type: 'image/png', size: 21 * 1024 * 1024 })).toContain('21.0 MB')
  expect(titleFromFile('my_old-map.PNG')).toBe('My old map')
})

test('as many pictures a press are offered as each level makes, and it says which level makes more', () => {
  for (const { batch } of Object.values(levelRights)) expect(COUNTS).toContain(batch)
  expect(Math.max(...COUNTS)).toBe(BATCH_MOST)
  expect(levelProblem({ count: 4 }, undefined, 'NONE')).toBeUndefined()
  expect(levelProblem({ count: 6 }, undefined, 'NONE')).toBe(
    '6 pictures at once are made from the Plus level up; yours makes 4.',
  )
  expect(levelProblem({ count: 6 }, undefined, 'PLUS')).toBeUndefined()
})

test('a costly model is told with the level that opens it, and the best available has the price of those that are open', () => {
  const form = emptyForm('characters')
  const flat = (price: number) => ({ 512: price, 768: price, 1024: price })
  const service = (name: string, price: number): PictureModel => ({
    ...painted,
    categories: ['characters'],
    id: name,
    name,
    provider: name,
    price: flat(price),
  })
  const best: PictureModel = {
    ...painted,
    categories: ['characters'],
    id: BEST,
    name: 'Best available',
    provider: 'any service',
    price: flat(11),
  }
  const offered = [
    { ...painted, categories: ['characters' as const] },
    best,
    service('Modest', 10),
    service('Lavish', 11),
  ]
  const closed = (model: string, level: PremiumLevel) =>
    levelProblem(form, modelsFor({ ...form, model }, offered, level).chosen, level)
  expect(closed('Modest', 'NONE')).toBeUndefined()
  expect(closed('Lavish', 'NONE')).toBe('Lavish is open from the Basic level up, and with a key of your own.')
  expect(closed('Lavish', 'BASIC')).toBeUndefined()
  expect(levelProblem(form, { ...service('Lavish', 11), isOwnKey: true }, 'NONE')).toBeUndefined()
  const priceOfBest = (level: PremiumLevel) => modelsFor({ ...form, model: BEST }, offered, level).chosen?.price[1024]
  expect([priceOfBest('NONE'), priceOfBest('BASIC')]).toEqual([10, 11])
  expect(closed(BEST, 'NONE')).toBeUndefined()
})
