import { expect, test } from 'vitest'
import { nameOf, nextRank, rankOf, tallyOf, toRank } from './names.ts'

const picture = { url: '', width: 1, height: 1, thumbhash: '', isNsfw: false, faces: [] }
const column = (id: string, has = true) => ({
  id,
  model: null,
  modelName: null,
  status: has ? ('completed' as const) : ('failed' as const),
  progress: 100,
  stage: '',
  error: null,
  requestId: null,
  picture: has ? picture : null,
  imageId: null,
  votes: null,
})
const columns = [column('a'), column('b'), column('c'), column('d', false)]

test('a column goes by its model, or by its letter while that is hidden', () => {
  expect([nameOf({ modelName: 'Oil' }, 2), nameOf({ modelName: null }, 2)]).toEqual(['Oil', 'Picture C'])
})

test('the best is asked for first, then the best of the rest, until one is left', () => {
  expect([toRank({ columns, myVote: [] }), nextRank({ myVote: [] })]).toEqual([['a', 'b', 'c'], 'This one is best'])
  expect([toRank({ columns, myVote: ['b'] }), nextRank({ myVote: ['b'] })]).toEqual([['a', 'c'], 'Second best'])
  expect(toRank({ columns, myVote: ['b', 'c'] })).toEqual([])
  expect([rankOf({ myVote: ['b', 'c'] }, 'c'), rankOf({ myVote: ['b'] }, 'a')]).toEqual(['Second', undefined])
})

test('votes are told of people', () => {
  expect([tallyOf(0, 1), tallyOf(2, 5)]).toEqual(['0 of 1 person found it best', '2 of 5 people found it best'])
})
