import { expect, test } from 'vitest'
import { nameIn } from './map-export.ts'

test('an exported map is saved under the name the server gives it, in any script', () => {
  expect(nameIn('attachment; filename="Crypt.dd2vtt"; filename*=UTF-8\'\'Gruft%20%E7%AB%9C.dd2vtt')).toBe(
    'Gruft 竜.dd2vtt',
  )
  expect(nameIn(null)).toBe('map')
})
