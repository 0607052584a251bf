import { expect, it } from 'vitest'
import { formatCost, goldInWords, packs, subscriptionTerms } from './economy.ts'
import { premiumLevels } from './enums.ts'
import { levelRights } from './levels.ts'

it('tells a cost with three decimals and the word gold, as the reader’s language writes numbers', () => {
  expect(formatCost(1, 'en-GB')).toBe('1.000 gold')
  expect(formatCost(1, 'de-DE')).toBe('1,000 gold')
  expect(formatCost(1234.5, 'de-DE')).toBe('1.234,500 gold')
})

it('tells no cost as free', () => {
  for (const nothing of [0, null, undefined]) expect(formatCost(nothing)).toBe('Free')
})

it('tells gold in a sentence without needless decimals', () => {
  expect(goldInWords(3)).toBe('3 gold')
  expect(goldInWords(1250.125)).toBe('1,250.125 gold')
})

/** What a payment costs the house at most: a twentieth, and half a unit of its currency. */
const keptOf = (amount: number) => amount * 0.95 - 50

it('never sells gold for less than it can cost the house, were all of it spent on services', () => {
  const costs = (milligold: number) => (milligold / 1000 / 100 / 1.25) * 100
  for (const { gold, price } of Object.values(packs)) expect(keptOf(price.usd)).toBeGreaterThan(costs(gold))
  for (const { monthlyGold, price } of Object.values(subscriptionTerms)) {
    expect(keptOf(price.month.usd)).toBeGreaterThan(costs(monthlyGold))
    expect(keptOf(price.year.usd)).toBeGreaterThan(costs(12 * monthlyGold))
  }
})

it('gives more for the money the more is bought, and more rights with each level', () => {
  const perUnit = Object.values(packs).map(({ gold, price }) => gold / price.usd)
  expect(perUnit).toEqual([...perUnit].sort((a, b) => a - b))
  const rights = premiumLevels.map((level) => levelRights[level])
  for (const name of ['running', 'unfinished', 'storage', 'loraRoom', 'batch'] as const) {
    const each = rights.map((of) => of[name])
    expect(each).toEqual([...each].sort((a, b) => a - b))
  }
})
