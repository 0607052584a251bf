import { expect, it } from 'vitest'
import { SheetRequest } from './sheets/request.ts'
import { SheetUpdate } from './sheets.ts'
import { typedText } from './text.ts'

const typed = (text: string) => typedText(200).parse(text)

it('marks that turn the direction of writing are taken out of typed words', () => {
  for (const code of [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])
    expect(typed(`a${String.fromCodePoint(code)}b`), code.toString(16)).toBe('ab')
})

it('controls, spaces without width and tags are taken out; line breaks and tabs stay', () => {
  for (const code of [0, 7, 0x1b, 0x7f, 0x85, 0xad, 0x200b, 0x2060, 0xfeff, 0xe0041])
    expect(typed(`a${String.fromCodePoint(code)}b`), code.toString(16)).toBe('ab')
  expect(typed('a\n\tb')).toBe('a\n\tb')
  expect(typed('a\u2028b')).toBe('a\nb')
})

it('emoji that are joined, Persian and Hebrew stay as they were typed', () => {
  for (const text of ['👩‍🚀', 'می‌خواهم', 'שלום', 'é', '❤️']) expect(typed(text)).toBe(text)
})

it('prompts and titles of sheets hold none of them', () => {
  expect(SheetRequest.parse({ prompt: 'a \u202Edrag\u2069on' }).prompt).toBe('a dragon')
  expect(SheetUpdate.parse({ edits: { title: '\u202EThe\u200B Drake' } }).edits?.title).toBe('The Drake')
})

it('a title that shows nothing is refused with a sentence', () => {
  for (const title of ['', '  ', '\u202E', '\u200D']) {
    const refused = SheetUpdate.safeParse({ edits: { title } })
    expect(refused.error?.issues).toMatchObject([
      { path: ['edits', 'title'], message: 'A sheet needs a title. Send null to have its own again.' },
    ])
  }
  expect(SheetUpdate.safeParse({ edits: { title: null } }).success).toBe(true)
})
