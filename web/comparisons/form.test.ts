import { expect, test } from 'vitest'
import type { PictureModel } from '../../contract/models.ts'
import { emptyForm, formAt, inCategory, priceOf, problemOf, requestOf, toggled } from './form.ts'

const model = (id: string, price: number, categories: PictureModel['categories'] = ['items', 'npcs']) =>
  ({ id, categories, price: { 512: price / 2, 768: price, 1024: price * 2 } }) as PictureModel
const models = [
  model('a', 0.75),
  model('b', 1.2),
  model('c', 3, ['npcs']),
  ...'defgh'.split('').map((id) => model(id, 1)),
]

test('all of it is priced before it is ordered, once there are two', () => {
  const one = toggled(emptyForm('items'), 'a')
  expect([priceOf(one, models), problemOf(one, models)]).toEqual([undefined, 'Choose one more model at least.'])
  const two = toggled(one, 'b')
  expect([priceOf(two, models), problemOf(two, models)]).toEqual([1.95, undefined])
  expect(priceOf({ ...two, size: 512 }, models)).toBe(0.975)
})

test('a seventh model is not taken; one that is chosen again goes', () => {
  const full = [...'abcdefgh'].reduce(toggled, emptyForm('npcs'))
  expect(full.models).toEqual([...'abcdef'])
  expect(toggled(full, 'c').models).toEqual([...'abdef'])
})

test('in another category the words stay, and the models that make it', () => {
  const form = { ...[...'abc'].reduce(toggled, emptyForm('npcs')), prompt: 'a cook' }
  expect(inCategory(form, 'items', models)).toMatchObject({ prompt: 'a cook', models: ['a', 'b'], shape: 'square' })
})

test('an address says what is compared; what makes no sense in it is left out', () => {
  const form = formAt(new URLSearchParams('categories=items&prompt=a+ring&models=a,b,b,&size=999&seed=7'))
  expect(form).toMatchObject({ category: 'items', models: ['a', 'b'], size: 768, seed: 7, seedLocked: true })
  expect(requestOf(form, models)).toEqual({
    category: 'items',
    prompt: 'a ring',
    negativePrompt: '',
    models: ['a', 'b'],
    shape: 'square',
    size: 768,
    seed: 7,
    visibility: 'public',
  })
})

test('what was shown as paid by one’s own key is asked for so', () => {
  const owned = models.map((model) => ({ ...model, isOwnKey: model.id === 'b' }))
  const form = formAt(new URLSearchParams('categories=items&prompt=a+ring&models=a,b'))
  expect(requestOf(form, owned)).toMatchObject({ models: ['a', 'b'], ownKeys: ['b'] })
})
