import { expect, test } from 'vitest'
import { downloadAddress, downloadWidths, fileNameOf, lapsesSoon } from './download.ts'

const image = { id: 'a', url: '/media/x.png', width: 1024 }
const secret = { ...image, url: '/media/x.png?until=3600000&sign=s-_' }

test('a public work is downloaded by a plain address; a private one’s carries its signature', () => {
  expect(downloadAddress(image, 'png')).toBe('/v1/images/a/download?format=png')
  expect(downloadAddress(image, 'jpeg', 512)).toBe('/v1/images/a/download?format=jpeg&w=512')
  expect(downloadAddress(secret, 'webp', 1024)).toBe('/v1/images/a/download?format=webp&until=3600000&sign=s-_')
})

test('sizes on offer are the picture’s own and smaller ones, never larger', () => {
  expect(downloadWidths({ width: 1024 })).toEqual([1024, 768, 640, 512, 384, 256])
  expect(downloadWidths({ width: 200 })).toEqual([200])
})

test('an address about to lapse is known in time; a public one never lapses', () => {
  expect(lapsesSoon(secret, 0)).toBe(false)
  expect(lapsesSoon(secret, 3_400_000)).toBe(true)
  expect(lapsesSoon(image, Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('a file is named after the work, in any script, and always has a name', () => {
  expect(fileNameOf({ title: 'Ghorza “Half-Tusk”' })).toBe('ghorza-half-tusk.png')
  expect(fileNameOf({ title: 'Śnieżny smok / 龍' }, 'jpeg')).toBe('sniezny-smok-龍.jpg')
  expect(fileNameOf({ title: 'Aux' })).toBe('aux-.png')
  expect(fileNameOf({ title: '𠮷'.repeat(50) })).toBe(`${'𠮷'.repeat(40)}.png`)
  expect(fileNameOf({ title: `a${'𠮷'.repeat(50)}` })).toBe(`a${'𠮷'.repeat(39)}.png`)
  expect(fileNameOf({ title: '…' }, 'webp')).toBe('lanternkeep.webp')
})
