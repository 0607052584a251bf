import { expect, test } from 'vitest'
import { nameIn } from './fetch-file.ts'

test('a file is saved under the name the server gives it, in any script', () => {
  expect(nameIn('attachment; filename="Crypt.dd2vtt"; filename*=UTF-8\'\'Gruft%20%E7%AB%9C.dd2vtt')).toBe(
    'Gruft 竜.dd2vtt',
  )
  expect(nameIn(null)).toBe('lanternkeep')
})
