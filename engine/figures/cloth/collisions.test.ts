import { expect, test } from 'vitest'
import type { Act } from '../acts.ts'
import { collisionsOf, nthDressed, sleevesBehindWrap } from './collisions.ts'

/** Acts of which both arms are raised, bent or held out. */
const lifting: readonly Act[] = ['aiming', 'summoning', 'reading', 'hands-on-hips', 'surrendering', 'flexing']

test('no skin comes through cloth and no layer through another: forty of two hundred bodies, garments and acts, px by px', () => {
  const found: string[] = []
  for (let n = 0; n < 200; n += 5) {
    const person = nthDressed(n)
    for (const { inner, outer, size } of collisionsOf(person, n))
      found.push(`${n}, ${person.name} in ${person.garments[0]?.kind}: ${size} px of ${inner} through ${outer}`)
  }
  expect(found).toEqual([])
}, 240_000)

test('a cloak hangs behind arms that are raised, bent or hold something, from shoulder to hand', () => {
  const hidden: string[] = []
  for (const [n, act] of lifting.entries()) {
    const person = nthDressed(n, act)
    person.garments = [{ kind: 'shirt', colour: [90, 90, 160], state: [] }]
    person.wrap = { kind: 'cloak', colour: [160, 60, 60], state: [] }
    const sleeves = sleevesBehindWrap(person, n)
    expect(sleeves.seen, act).toBeGreaterThan(300)
    if (sleeves.hidden > 0) hidden.push(`${act}: ${sleeves.hidden} of ${sleeves.seen} px`)
  }
  expect(hidden).toEqual([])
}, 30_000)
