import { expect, test } from 'vitest'
import { collisionsOf, nthDressed } from './collisions.ts'

test('no skin comes through cloth and no layer through another: forty of two hundred bodies, garments and acts, px by px', () => {
  const found: string[] = []
  for (let n = 0; n < 200; n += 5) {
    const person = nthDressed(n)
    for (const { inner, outer, size } of collisionsOf(person, n))
      found.push(`${n}, ${person.name} in ${person.garments[0]?.kind}: ${size} px of ${inner} through ${outer}`)
  }
  expect(found).toEqual([])
}, 240_000)
