import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PictureModel } from '../../contract/models.ts'
import { withParameters } from './fill.ts'
import { emptyForm } from './form.ts'
import { parametersOfFile } from './read-parameters.ts'

const model = (id: string, name: string, categories: PictureModel['categories']) =>
  ({ id, name, provider: 'built-in', categories }) as PictureModel
const models = [model('painted', 'Painted', ['landscapes', 'items']), model('inked', 'Inked', ['landscapes'])]

/** Files as a download makes them, of one work. */
const sample = async (name: string) => new Blob([await readFile(new URL(`testing/${name}`, import.meta.url))])
const ascii = (text: string) => new TextEncoder().encode(text)
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk of a PNG; its check sum is left empty, for nobody looks at it. */
function chunk(type: string, data: Uint8Array, length = data.length): Blob {
  const size = new DataView(new ArrayBuffer(4))
  size.setUint32(0, length)
  return new Blob([size.buffer as ArrayBuffer, ascii(type), data as Uint8Array<ArrayBuffer>, new Uint8Array(4)])
}
const IEND = chunk('IEND', new Uint8Array())

test('a downloaded PNG, JPEG or WebP fills the whole form, its style too', async () => {
  for (const name of ['quiet-hill.png', 'quiet-hill.jpg', 'quiet-hill.webp']) {
    const found = await parametersOfFile(await sample(name))
    if (!found) throw new Error(`${name} says nothing`)
    const { form, filled, missingStyle } = withParameters(emptyForm('items'), found, models)
    expect(form).toMatchObject({
      category: 'landscapes',
      prompt: 'a quiet hill,\nNegative prompt: is a word of it – 竜',
      negativePrompt: 'sheep, fog',
      seed: 77,
      seedLocked: true,
      shape: 'portrait',
      size: 1024,
      model: 'inked',
    })
    expect(filled).toEqual(['what to make', 'prompt', 'what to leave out', 'seed', 'size', 'style'])
    expect(missingStyle).toBeUndefined()
  }
})

test('a file of another tool fills what it can; its style is told as missing', async () => {
  const text = 'ein Schloß\nNegative prompt: fog\nSteps: 20, Seed: 3, Size: 600x410, Model: sdxl'
  const latin = new Uint8Array(Buffer.from(`parameters\0${text}`, 'latin1'))
  const many = Array.from({ length: 300 }, () => chunk('IDAT', new Uint8Array(1000)))
  const found = await parametersOfFile(new Blob([PNG, ...many, chunk('tEXt', latin), IEND]))
  const before = { ...emptyForm('items'), model: 'painted' }
  const { form, missingStyle } = withParameters(before, found ?? { prompt: '', negativePrompt: '' }, models)
  expect(form).toMatchObject({
    category: 'items',
    prompt: 'ein Schloß',
    shape: 'landscape',
    size: 512,
    model: 'painted',
  })
  expect(missingStyle).toBe('sdxl')
})

test('a seed beyond ours is left out', () => {
  const { form } = withParameters(emptyForm(), { prompt: 'x', negativePrompt: '', seed: 2 ** 40 }, models)
  expect(form.seedLocked).toBe(false)
})

test('a file without parameters, a broken or a hostile one says nothing, and soon', async () => {
  const jpeg = new Uint8Array(await (await sample('quiet-hill.jpg')).arrayBuffer())
  const webp = await sample('quiet-hill.webp')
  const files = [
    new Blob([]),
    new Blob(['just some words, and a few more']),
    new Blob([PNG, IEND]),
    new Blob([PNG, chunk('tEXt', ascii('parameters\0'), 0xffffffff)]),
    new Blob([PNG, chunk('tEXt', new Uint8Array(2 ** 20)), IEND]),
    new Blob([PNG, chunk('iTXt', ascii('parameters\0\x01\0\0\0squeezed')), IEND]),
    new Blob([PNG, new Uint8Array(2 ** 21)]),
    new Blob([jpeg.subarray(0, 30)]),
    new Blob([webp.slice(0, 12), new Uint8Array(2 ** 20)]),
    new Blob([jpeg.subarray(0, 12), new Uint8Array(60).fill(0xff), jpeg.subarray(72)]),
    new Blob([new Uint8Array([0xff, 0xd8]), new Uint8Array(2 ** 20).fill(0xff)]),
  ]
  const began = performance.now()
  for (const file of files) expect(await parametersOfFile(file)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a file of a little variation fills in its nudges beside its seed, and one that never was ours fills in none', () => {
  const found = { prompt: 'a hill', negativePrompt: '', seed: 21 }
  const filledIn = (nudges: number[]) => withParameters(emptyForm('landscapes'), { ...found, nudges }, models).form
  expect(filledIn([77, 90])).toMatchObject({ seed: 21, seedLocked: true, nudges: [77, 90] })
  expect(filledIn([99_999_999_999]).nudges).toEqual([])
  expect(filledIn(Array.from({ length: 1000 }, () => 1)).nudges).toEqual([])
})
