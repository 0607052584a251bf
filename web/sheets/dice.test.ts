import { expect, it } from 'vitest'
import { diceText, fairDraw, piecesOf, rollDice } from './dice.ts'

const diceIn = (text: string, options?: { checks: boolean }) =>
  piecesOf(text, options).flatMap(({ dice }) => (dice ? [diceText(dice)] : []))

it('finds the dice of a text and leaves its words as they are', () => {
  const text = 'Hit: 7 (1d8 + 3) bludgeoning damage, or 2d10 − 1 cold; d20 decides.'
  expect(diceIn(text)).toEqual(['1d8 + 3', '2d10 − 1', '1d20'])
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

it('rolls coins by the hundred, and two dice that are added as two', () => {
  expect(diceIn('4d6 × 100 gp')).toEqual(['4d6 × 100'])
  expect(diceIn('1d6 + 1d4')).toEqual(['1d6', '1d4'])
})

it('takes no word, size or version for dice', () => {
  expect(diceIn('an old d7, v1d6x, 3d model, DnD5e, and6')).toEqual([])
})

it('in a creature’s block a modifier is a d20', () => {
  const checks = { checks: true }
  expect(diceIn('Athletics +5, Insight −1', checks)).toEqual(['1d20 + 5', '1d20 − 1'])
  expect(diceIn('Perception +3, Sleight of Hand +2', checks)).toEqual(['1d20 + 3', '1d20 + 2'])
  expect(diceIn('2d10 +3 cold', checks)).toEqual(['2d10 + 3'])
  expect(diceIn('Melee Attack Roll: +5, reach 5 ft. Hit: 7 (1d8 + 3).', checks)).toEqual(['1d20 + 5', '1d8 + 3'])
  expect(diceIn('a 5-10 ft. gap (XP 200; PB +2)', checks)).toEqual([])
  expect(diceIn('Athletics +5')).toEqual([])
})

it('adds up what the dice show', () => {
  const dice = { count: 3, sides: 6, bonus: -2, times: 10 }
  expect(rollDice(dice, () => 3)).toEqual({ dice, faces: [4, 4, 4], total: 100 })
})

it('draws every face of a die, and nothing else', () => {
  const seen = new Set(Array.from({ length: 400 }, () => fairDraw(6)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})
