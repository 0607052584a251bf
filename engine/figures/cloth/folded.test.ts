import { expect, test } from 'vitest'
import type { Act } from '../acts.ts'
import { stanceFor } from '../acts.ts'
import { nearness, portray } from '../portray.ts'
import { nthDressed, seenDownTheMiddle } from './collisions.ts'

/** Where the hem of somebody's robe lies above the ground, dm: of each place of its last row. */
function hemOf(act: Act): number[] {
  const person = nthDressed(1, act)
  const stance = stanceFor('', act, undefined)
  if (stance) person.pose.stance = stance
  person.garments = [{ kind: 'robe', colour: [90, 90, 160], state: [] }]
  delete person.wrap
  const { meshes, worn, scale } = portray(person, 1)
  // What is nearer is seen lower.
  const high = (positions: Float32Array, i: number) =>
    (positions[i * 3 + 1]! + person.y) / scale / nearness((positions[i * 3 + 2]! - person.depth) / scale)
  const all = meshes.flatMap(({ positions }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => high(positions, i)),
  )
  const low = all.reduce((least, one) => Math.min(least, one), 0)
  const robe = meshes.find(
    ({ thing, tag, rest }) =>
      worn.get(thing) === 'robe' && tag && rest && Math.min(...rest.filter((_, i) => i % 3 === 1)) < -3,
  )
  if (!robe?.tag) throw new RangeError('The robe has no skirt')
  const { positions, tag } = robe
  return [...tag].flatMap((t, i) => (t > 0.995 ? [high(positions, i) - low] : []))
}

// Over a raised knee a robe is too short to reach the ground.
test('a robe lies over folded legs and on the ground about them', () => {
  const hem = hemOf('kneeling')
  expect(hem.length).toBeGreaterThan(50)
  expect(hem.filter((above) => above > 0.8).length / hem.length).toBeLessThan(0.35)
})

test('a robe is wound about crossed legs: it sinks between the knees, and covers both shins', () => {
  const person = nthDressed(1, 'meditating')
  person.pose.stance = 'cross-legged'
  person.garments = [{ kind: 'robe', colour: [90, 90, 160], state: [] }]
  delete person.wrap
  const { meshes, worn, scale } = portray(person, 1)
  const legs = meshes.find(
    ({ thing, rest }) => worn.get(thing) === 'robe' && rest?.some((value, i) => i % 3 === 1 && value < -5),
  )
  if (!legs?.rest) throw new RangeError('The robe does not cover the legs')
  const { positions, rest } = legs
  const heightOf = (isIn: (x: number, y: number) => boolean) => {
    let most = -Infinity
    for (let i = 0; i < rest.length; i += 3)
      if (isIn(rest[i]!, rest[i + 1]!)) most = Math.max(most, (positions[i + 1]! + person.y) / scale)
    return most
  }
  const knees = [1, -1].map((side) => heightOf((x, y) => x * side > 0 && Math.abs(y + 3.6) < 0.6))
  const ankles = [1, -1].map((side) => heightOf((x, y) => x * side > 0 && y < -5.6))
  for (const [i, knee] of knees.entries()) expect(knee).toBeGreaterThan(ankles[i]! + 0.2)
})

test('no band of trousers is seen between a shirt and the belt', () => {
  for (const n of [0, 3, 8]) {
    const person = nthDressed(n, 'cheering')
    person.garments = [{ kind: 'shirt', colour: [200, 190, 160], state: [] }]
    person.extras = [
      { kind: 'belt', colour: [90, 60, 30], state: [] },
      { kind: 'trousers', colour: [20, 20, 20], state: [] },
    ]
    delete person.wrap
    const names = seenDownTheMiddle(person, n)
    expect(names, person.name).toContain('belt')
    expect(names.slice(0, names.indexOf('belt')), person.name).not.toContain('trousers')
  }
})

test('furs have locks that lie down them, and woven cloth has none', () => {
  const person = nthDressed(4, 'marching')
  const locksIn = (kind: 'furs' | 'robe') => {
    person.garments = [{ kind, colour: [90, 70, 50], state: [] }]
    return portray(person, 4).meshes.filter(({ stuff, tangents }) => stuff === 'fur' && tangents)
  }
  expect(locksIn('robe')).toEqual([])
  const locks = locksIn('furs')
  expect(locks.length).toBeGreaterThan(0)
  const down = locks.flatMap(({ tangents }) => [...(tangents ?? [])].filter((_, i) => i % 3 === 1))
  expect(down.filter((y) => y < 0).length / down.length).toBeGreaterThan(0.9)
})
