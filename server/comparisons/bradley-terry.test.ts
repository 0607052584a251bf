import { expect, test } from 'vitest'
import { type Choice, choicesOf, fitStrengths, sharesOf } from './bradley-terry.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const STRENGTHS = [1.2, 0.5, 0.1, -0.2, -0.6, -1]

/** People who rank two to four of them, each as often best as its strength says. */
function votes(count: number, random: () => number) {
  return Array.from({ length: count }, () => {
    const among = STRENGTHS.map((_, one) => [random(), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, 2 + Math.floor(random() * 3))
      .map(([, one]) => one)
    const picks: number[] = []
    const goesOn = random() < 0.3 ? 2 : 1
    while (picks.length < goesOn) {
      const rest = among.filter((one) => !picks.includes(one))
      const weights = rest.map((one) => Math.exp(STRENGTHS[one] ?? 0))
      const die = random() * weights.reduce((sum, one) => sum + one, 0)
      const upTo = (place: number) => weights.slice(0, place + 1).reduce((sum, one) => sum + one, 0)
      picks.push(rest.find((_, place) => die < upTo(place)) ?? 0)
    }
    return choicesOf(among, picks, 1)
  }).flat()
}

/** The true strengths as they are told: less their mean, by how often each was met. */
function told(choices: readonly Choice[]): number[] {
  const shares = sharesOf(STRENGTHS.length, choices)
  const mean = STRENGTHS.reduce((sum, one, i) => sum + one * (shares[i] ?? 0), 0)
  return STRENGTHS.map((one) => one - mean)
}

test('from votes of people who follow known strengths the strengths come back, in their order', () => {
  const choices = votes(3000, dice(7))
  const fit = fitStrengths(STRENGTHS.length, choices)
  const truth = told(choices)
  const order = fit.map(({ strength }, one) => ({ strength, one })).sort((a, b) => b.strength - a.strength)
  expect(order.map(({ one }) => one)).toEqual([0, 1, 2, 3, 4, 5])
  for (const [one, { strength }] of fit.entries()) expect(Math.abs(strength - (truth[one] ?? 0))).toBeLessThan(0.25)
})

test('the interval told with a strength holds the true one in some 95 of a hundred elections', () => {
  const elections = 150
  let held = 0
  for (let election = 0; election < elections; election++) {
    const choices = votes(250, dice(1000 + election))
    const fit = fitStrengths(STRENGTHS.length, choices)
    const truth = told(choices)
    fit.forEach(({ strength, deviation }, one) => {
      if (Math.abs(strength - (truth[one] ?? 0)) <= 1.96 * deviation) held++
    })
  }
  const share = held / (elections * STRENGTHS.length)
  expect(share).toBeGreaterThan(0.93)
  expect(share).toBeLessThan(0.975)
})

test('two that met a hundred times and won as often are equally strong; four times the votes halve the uncertainty', () => {
  const even = (times: number) =>
    fitStrengths(2, [
      { among: [0, 1], picked: 0, weight: times },
      { among: [0, 1], picked: 1, weight: times },
    ])
  const [few, many] = [even(50), even(200)]
  expect(few[0]?.strength).toBeCloseTo(0, 6)
  // The logarithm of the odds of 100 even choices has the deviation 2 / √100; each of the two is half of that from their mean.
  expect(few[0]?.deviation).toBeCloseTo(0.1, 2)
  expect((few[0]?.deviation ?? 0) / (many[0]?.deviation ?? 1)).toBeCloseTo(2, 1)
})

test('one that has always won has a strength all the same, and nobody’s word makes two that never met equal for certain', () => {
  const [winner, loser] = fitStrengths(2, [{ among: [0, 1], picked: 0, weight: 1000 }])
  expect(winner?.strength).toBeGreaterThan(2)
  expect(winner?.strength).toBeLessThan(8)
  expect(loser?.strength).toBeCloseTo(-(winner?.strength ?? 0), 6)
  const apart = fitStrengths(4, [
    { among: [0, 1], picked: 0, weight: 50 },
    { among: [2, 3], picked: 2, weight: 50 },
  ])
  expect(apart[0]?.deviation).toBeGreaterThan(0.5)
})

test('one that hardly anybody has met leaves the others as sure as they were', () => {
  const met = [
    { among: [0, 1], picked: 0, weight: 60 },
    { among: [0, 1], picked: 1, weight: 40 },
  ]
  const [alone] = fitStrengths(2, met)
  const [beside, , newcomer] = fitStrengths(3, [...met, { among: [0, 2], picked: 2, weight: 1 }])
  expect((beside?.deviation ?? 0) / (alone?.deviation ?? 1)).toBeLessThan(1.1)
  expect(newcomer?.deviation).toBeGreaterThan(0.8)
})

test('a ranking is the best of all, then the best of the rest; the last is no choice', () => {
  expect(choicesOf([0, 1, 2], [2, 0, 1], 1)).toEqual([
    { among: [0, 1, 2], picked: 2, weight: 1 },
    { among: [0, 1], picked: 0, weight: 1 },
  ])
})
