import { expect, test } from 'vitest'
import { portray } from '../portray.ts'
import { nthDressed } from './collisions.ts'

/** How far the upper edge of somebody's belt stands off what is nearest to it of all else, where it does most, dm. */
function gapOf(n: number, kind: 'dress' | 'robe' | 'shirt'): number {
  const person = nthDressed(n, 'marching')
  person.garments = [{ kind, colour: [90, 90, 160], state: [] }]
  person.extras = [{ kind: 'belt', colour: [60, 40, 30], state: [] }]
  delete person.wrap
  const { meshes, worn, scale } = portray(person, n)
  const belt = meshes.find(({ thing, tag }) => worn.get(thing) === 'belt' && tag)
  if (!belt?.rest) throw new RangeError(`No belt is on ${person.name}`)
  const { rest, positions } = belt
  const others = meshes.filter(({ thing }) => worn.get(thing) !== 'belt')
  let highest = -Infinity
  for (let i = 1; i < rest.length; i += 3) highest = Math.max(highest, rest[i]!)
  const gaps: number[] = []
  for (let i = 0; i < rest.length; i += 3) {
    if (rest[i + 1]! < highest - 0.002) continue
    let least = Infinity
    for (const other of others)
      for (let k = 0; k < other.positions.length; k += 3) {
        if (Math.abs(other.positions[k + 1]! - positions[i + 1]!) > least) continue
        least = Math.min(
          least,
          Math.hypot(
            other.positions[k]! - positions[i]!,
            other.positions[k + 1]! - positions[i + 1]!,
            other.positions[k + 2]! - positions[i + 2]!,
          ),
        )
      }
    gaps.push(least / scale)
  }
  return Math.max(...gaps)
}

test('a belt lies on the body all round, and is no hoop about it', () => {
  for (const [n, kind] of (['dress', 'robe', 'shirt'] as const).entries())
    expect(gapOf(n, kind), kind).toBeLessThan(0.12)
})
