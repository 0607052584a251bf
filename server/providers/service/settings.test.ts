import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { openConfigured } from '../configured.ts'

const read = (environment: Record<string, string>) => readConfig(environment, []).imageService
const URL = 'https://images.example/v1/'

test('without an address there is no service', () => {
  expect(read({})).toBeUndefined()
})

test('an address and what is on offer are enough', () => {
  expect(read({ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'gpt-image-1=4' })).toEqual({
    url: 'https://images.example/v1',
    key: undefined,
    name: 'images.example',
    models: [{ id: 'gpt-image-1', serviceId: 'gpt-image-1', name: 'gpt-image-1', price: { 512: 4, 768: 4, 1024: 4 } }],
    sizes: undefined,
    timeout: 120_000,
    atOnce: 4,
  })
})

test('a model may have a name for people and a price for each size, and its id fits into an address', () => {
  const models = 'gpt-image-1=4 (GPT Image), black-forest-labs/FLUX.1-schnell:free=0.5/1.25/2'
  expect(read({ IMAGE_API_URL: URL, IMAGE_API_MODELS: models })?.models).toEqual([
    { id: 'gpt-image-1', serviceId: 'gpt-image-1', name: 'GPT Image', price: { 512: 4, 768: 4, 1024: 4 } },
    {
      id: 'black-forest-labs-flux-1-schnell-free',
      serviceId: 'black-forest-labs/FLUX.1-schnell:free',
      name: 'FLUX.1-schnell:free',
      price: { 512: 0.5, 768: 1.25, 1024: 2 },
    },
  ])
})

test('the other settings are read', () => {
  expect(
    read({
      IMAGE_API_URL: 'http://127.0.0.1:8080/v1',
      IMAGE_API_KEY: 'secret',
      IMAGE_API_NAME: 'Farsight',
      IMAGE_API_MODELS: 'sdxl=0',
      IMAGE_API_SIZES: '512x512, 1024x1024',
      IMAGE_API_TIMEOUT: '30',
      IMAGE_API_CONCURRENCY: '1',
    }),
  ).toMatchObject({
    key: 'secret',
    name: 'Farsight',
    sizes: [
      { width: 512, height: 512 },
      { width: 1024, height: 1024 },
    ],
    timeout: 30_000,
    atOnce: 1,
  })
})

test.each([
  [{ IMAGE_API_URL: URL }, /IMAGE_API_MODELS: is needed/],
  [{ IMAGE_API_MODELS: 'sdxl=1' }, /IMAGE_API_URL: is needed/],
  [{ IMAGE_API_URL: 'ftp://x', IMAGE_API_MODELS: 'sdxl=1' }, /IMAGE_API_URL/],
  [
    { IMAGE_API_URL: 'https://me:secret@images.example/v1', IMAGE_API_MODELS: 'sdxl=1' },
    /IMAGE_API_URL: takes neither/,
  ],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'sdxl' }, /"sdxl" is not read; write model=gold/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'sdxl=1/2' }, /"sdxl=1\/2" is not read/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'sdxl=0.0001' }, /"sdxl=0.0001" is not read/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'sdxl=-1' }, /"sdxl=-1" is not read/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: ' , ' }, /IMAGE_API_MODELS: names no model/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'a.b=1,a-b=2' }, /a-b is listed twice/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'a=1', IMAGE_API_SIZES: 'large' }, /"large" is not a size/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'a=1', IMAGE_API_TIMEOUT: '900' }, /IMAGE_API_TIMEOUT/],
  [{ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'a=1', IMAGE_API_NAME: 'built-in' }, /IMAGE_API_NAME: is the name/],
])('settings that make no sense stop the start and say why: %j', (environment, why) => {
  expect(() => read(environment)).toThrow(why)
})

test('a service’s model may not take the name of a built-in style', async () => {
  const config = readConfig({ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'Painted=1' }, [])
  await expect(openConfigured(config, quietLog)).rejects.toThrow(
    '"painted" of images.example is already the name of a built-in style',
  )
})

test('the built-in styles come first, so that they stay what nobody chose otherwise', async () => {
  const config = readConfig({ IMAGE_API_URL: URL, IMAGE_API_MODELS: 'flux=1' }, [])
  expect((await openConfigured(config, quietLog)).map(({ name }) => name)).toEqual(['built-in', 'images.example'])
})
