import { expect, test } from 'vitest'
import { crafts } from '../../contract/capabilities.ts'
import type { OtherModel } from '../../contract/models.ts'
import { boundsOf, otherCrafts, pageOfOther, rateInWords } from './rates.ts'

test('every craft but pictures has its place in the list of models', () => {
  expect(otherCrafts.map(({ craft }) => craft).toSorted()).toEqual(
    crafts.filter((craft) => craft !== 'picture').toSorted(),
  )
})

test('prices are told by what they are of', () => {
  expect(rateInWords({ craft: 'clip', rate: 12.5 })).toBe('12.5 gold a second')
  expect(rateInWords({ craft: 'text', rate: 0 })).toBe('Free')
})

test('a clip model has a page of its own, and its lengths, sizes and sound are told', () => {
  const clip = { craft: 'clip', id: 'veo/3', seconds: [4, 6, 8], sizes: [[1280, 720]], takesSeed: true, hasSound: true }
  expect(pageOfOther(clip as unknown as OtherModel)).toBe('/models/video/veo%2F3')
  expect(boundsOf(clip as unknown as OtherModel)).toEqual([
    ['How long', '4, 6 or 8 s'],
    ['How large', '1280 × 720'],
    ['Sound', 'Comes with it'],
    ['The same seed', 'The same clip'],
  ])
})
