import { afterAll, expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import type { Provider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { settledModel } from './settled-model.ts'

const builtIn = openBuiltIn({ log: quietLog, threads: 1 })
const [usual] = builtIn.models()
const own = { ...usual, id: 'elsewhere', provider: 'a service' } as PictureModel
const service: Provider = { ...builtIn, name: 'a service', models: () => [own] }
const providers = openProviders([builtIn, service])
afterAll(() => providers.close())

const settled = (category: ImageCategory, prompt: string, model?: string) =>
  settledModel(providers, { category, prompt, model }).id

test('where no style was chosen the words choose it, if the category is painted in it', () => {
  expect(settled('battlemaps', 'a blueprint of a dwarven dungeon')).toBe('blueprint')
  expect(settled('townmaps', 'a walled port, drawn on old parchment')).toBe('parchment')
  expect(settled('characters', 'a medieval woodcut of a knight')).toBe('woodcut')
  expect(settled('items', 'a blueprint of a crossbow')).toBe('painted')
  expect(settled('battlemaps', 'a tavern with a blueprint on the table')).toBe('painted')
})

test('a style that was chosen wins over the words, also the one that would have been used anyway', () => {
  expect(settled('battlemaps', 'a blueprint of a dungeon', 'painted')).toBe('painted')
  expect(settled('battlemaps', 'a blueprint of a dungeon', 'elsewhere')).toBe('elsewhere')
})

test('a service that comes first is left to read the words itself', () => {
  const served = openProviders([service, builtIn])
  expect(
    settledModel(served, { category: 'battlemaps', prompt: 'a blueprint of a dungeon', model: undefined }).id,
  ).toBe('elsewhere')
})
