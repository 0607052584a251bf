import { afterAll, expect, test } from 'vitest'
import { makePicture } from '../../../engine/index.ts'
import { type Commission, openExporter } from './exporter.ts'

const exporter = openExporter()
afterAll(() => exporter.close())

const { scene } = makePicture(
  { category: 'items', prompt: 'a red potion', negativePrompt: '', style: 'painted', seed: 3, width: 32, height: 32 },
  () => undefined,
)
const commission = (width: number): Commission => ({
  id: 'a potion',
  order: {
    of: 'picture',
    format: 'webp',
    category: 'items',
    style: 'painted',
    frame: { width, height: width },
    paper: 'a4',
    title: 'A potion',
  },
  scene,
})
const stays = () => new AbortController().signal

test('who asks for a file that is being made is given that one', async () => {
  const [first, second, other] = await Promise.all([
    exporter.make(commission(64), stays()),
    exporter.make(commission(64), stays()),
    exporter.make(commission(80), stays()),
  ])
  expect(second).toBe(first)
  expect(other.equals(first)).toBe(false)
})

test('one who leaves takes the file from nobody else, and whoever comes after all have left has it made anew', async () => {
  const [leaving, alsoLeaving] = [new AbortController(), new AbortController()]
  const left = exporter.make(commission(64), leaving.signal)
  const kept = exporter.make(commission(64), stays())
  leaving.abort()
  const file = await kept
  expect(await left).toBe(file)
  const stopped = exporter.make(commission(64), alsoLeaving.signal)
  alsoLeaving.abort()
  const [, again] = await Promise.all([
    expect(stopped).rejects.toThrow('Nobody'),
    exporter.make(commission(64), stays()),
  ])
  expect(again.equals(file)).toBe(true)
})
