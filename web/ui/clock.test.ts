import { expect, it } from 'vitest'
import { clockText } from './clock.ts'

it('says midnight and noon by their names, and no time twice a day', () => {
  const at = (hours: number, minutes = 0) => clockText(new Date(2026, 0, 1, hours, minutes), 'en-US')
  expect([at(0), at(12), at(0, 5), at(14, 30)]).toEqual(['midnight', 'noon', '00:05', '14:30'])
})
