import { expect, test } from 'vitest'
import { readStyle, type Style, styleFromLink, styleInLink, usualStyle } from './style.ts'

const own: Style = {
  ...usualStyle,
  shape: 'hex',
  frame: 'runes',
  accent: '#ff8800',
  width: 1.3,
  ribbon: 'rim',
  breaks: true,
}

test('a style that goes into a link comes out of it the same', () => {
  expect(styleFromLink(styleInLink(own))).toEqual(own)
  expect(styleFromLink(styleInLink(usualStyle))).toEqual(usualStyle)
  expect(styleInLink(own)).toMatch(/^[\w-]+$/)
})

test('what cannot be read is as usual, and nothing beyond its bounds', () => {
  expect(styleFromLink('!')).toBeUndefined()
  expect(readStyle('nonsense')).toEqual(usualStyle)
  expect(readStyle({ frame: 'no such frame', width: 99, wear: Number.NaN, main: 'red', backdrop: '#GGGGGG' })).toEqual({
    ...usualStyle,
    width: 1.7,
  })
})
