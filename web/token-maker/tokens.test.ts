import { expect, test } from 'vitest'
import { usualStyle } from './style.ts'
import { type Action, begun, type State, TOKENS_MAX, type Token, tokensAfter } from './tokens.ts'

const token = (id: string): Token => ({
  id,
  name: id,
  picture: id,
  place: { x: 0.5, y: 0.5, scale: 1, angle: 0 },
  isPlaced: false,
  pips: [],
  size: 'medium',
  copies: 1,
})
const after = (...actions: Action[]): State => actions.reduce(tokensAfter, begun(usualStyle))
const twice = { do: 'move', id: 'a', change: (place: Token['place']) => ({ ...place, x: place.x + 0.1 }) } as const

test('a drag is one step to be taken back, and the next drag another', () => {
  const drawn = after({ do: 'add', tokens: [token('a')] }, twice, twice, { do: 'settle' }, twice)
  expect(drawn.tokens[0]?.place.x).toBeCloseTo(0.8, 9)
  const once = tokensAfter(drawn, { do: 'undo' })
  expect(once.tokens[0]?.place.x).toBeCloseTo(0.7, 9)
  expect(tokensAfter(once, { do: 'undo' }).tokens[0]?.place.x).toBe(0.5)
  expect(tokensAfter(once, { do: 'redo' }).tokens[0]?.place.x).toBeCloseTo(0.8, 9)
})

test('a frame that is chosen is every token’s, and what was taken back comes again until something else is done', () => {
  const dressed = after({ do: 'add', tokens: [token('a'), token('b')] }, { do: 'style', style: { frame: 'rope' } })
  const plain = tokensAfter(dressed, { do: 'undo' })
  expect(plain.style.frame).toBe(usualStyle.frame)
  expect(tokensAfter(plain, { do: 'redo' }).style.frame).toBe('rope')
  const other = tokensAfter(plain, { do: 'style', style: { frame: 'ice' } })
  expect(tokensAfter(other, { do: 'redo' })).toBe(other)
})

test('a new frame puts pictures in its middle that nobody has put anywhere, in the same step', () => {
  const place = { x: 0.4, y: 0.6, scale: 2, angle: 0 }
  const dressed = after(
    { do: 'add', tokens: [token('a'), token('b')] },
    { do: 'style', style: { shape: 'hex' }, places: new Map([['b', place]]) },
  )
  expect(dressed.tokens.map((one) => one.place.scale)).toEqual([1, 2])
  expect(tokensAfter(dressed, { do: 'undo' }).tokens[1]?.place.scale).toBe(1)
  expect(tokensAfter(dressed, twice).tokens[0]?.isPlaced).toBe(true)
})

test('a set takes fifty, and whoever is taken out leaves the next one chosen', () => {
  const many = Array.from({ length: TOKENS_MAX + 3 }, (_, n) => token(`t${n}`))
  const full = after({ do: 'add', tokens: many })
  expect(full.tokens).toHaveLength(TOKENS_MAX)
  const fewer = tokensAfter(full, { do: 'remove', id: 't0' })
  expect(fewer.chosen).toBe('t1')
  expect(after({ do: 'add', tokens: [token('a')] }, { do: 'remove', id: 'a' }).chosen).toBeNull()
})

test('a status is put on and taken off, and of more than there is room for the first goes', () => {
  const pip = (name: Extract<Action, { do: 'pip' }>['pip']): Action => ({ do: 'pip', id: 'a', pip: name })
  const all = after(
    { do: 'add', tokens: [token('a')] },
    ...(['bleeding', 'burning', 'frozen', 'stunned', 'cursed', 'hidden', 'prone'] as const).map(pip),
    pip('hidden'),
  )
  expect(all.tokens[0]?.pips).toEqual(['burning', 'frozen', 'stunned', 'cursed', 'prone'])
})
