import fc from 'fast-check'
import { expect, test } from 'vitest'
import { length, sub } from '../../mesh/geometry.ts'
import { bodyData } from './data.ts'
import { stretchEars } from './ears.ts'
import { type Build, morphed } from './morph.ts'
import { Skeleton } from './skeleton.ts'

const average: Build = {
  male: 0.5,
  age: 0.5,
  muscle: 0.5,
  weight: 0.5,
  height: 0.5,
  proportion: 0.5,
  cup: 0.5,
  descent: { african: 0, asian: 0, caucasian: 1 },
}
const tall = (body: Float32Array) => {
  let [low, high] = [Infinity, -Infinity]
  for (const vertex of bodyData().groups.get('body')?.faces ?? []) {
    low = Math.min(low, body[vertex * 3 + 1] ?? 0)
    high = Math.max(high, body[vertex * 3 + 1] ?? 0)
  }
  return high - low
}

test('a grown body is as tall as people are, a child is shorter, and sliders move it the way they say', () => {
  const grown = tall(morphed(average))
  expect(grown).toBeGreaterThan(15.5)
  expect(grown).toBeLessThan(19)
  expect(tall(morphed({ ...average, age: 0.2 }))).toBeLessThan(grown - 2)
  expect(tall(morphed({ ...average, height: 0 }))).toBeLessThan(grown - 1)
  expect(tall(morphed({ ...average, height: 1 }))).toBeGreaterThan(grown + 1)
})

test('a target that there is none of is refused', () => {
  expect(() => morphed(average, { 'nose/nose-of-gold': 1 })).toThrow(RangeError)
})

test('both sides of a face follow a target that means both', () => {
  const plain = morphed(average)
  const moved = morphed(average, { 'ears/*-ear-scale-incr': 1 })
  const sides = [1, -1].map((side) => {
    let sum = 0
    for (let i = 0; i < plain.length; i += 3)
      if (Math.sign(plain[i] ?? 0) === side) sum += Math.abs((moved[i] ?? 0) - (plain[i] ?? 0))
    return sum
  })
  expect(sides[0]).toBeGreaterThan(1)
  expect((sides[0] ?? 0) / (sides[1] ?? 1)).toBeCloseTo(1, 1)
})

test('the ears of elves and goblins stand out beyond the head on both sides, and nothing else moves', () => {
  const plain = morphed(average)
  for (const ears of ['elf', 'goblin'] as const) {
    const drawn = plain.slice()
    stretchEars(drawn, ears)
    const moved = Array.from(drawn.keys()).filter((i) => drawn[i] !== plain[i])
    expect(moved.length / plain.length).toBeLessThan(0.02)
    const tips = [1, -1].map((side) => Math.max(...moved.filter((i) => i % 3 === 0).map((i) => (drawn[i] ?? 0) * side)))
    expect(tips[0]).toBeCloseTo(tips[1] ?? 0, 1)
    const before = Math.max(...moved.filter((i) => i % 3 === 0).map((i) => plain[i] ?? 0))
    expect((tips[0] ?? 0) - before).toBeGreaterThan(ears === 'elf' ? 0.15 : 0.7)
  }
  const round = plain.slice()
  stretchEars(round, 'round')
  expect(round).toEqual(plain)
})

test('a hand comes to where it is asked to, wherever an arm can reach', () => {
  const rest = morphed(average)
  fc.assert(
    fc.property(
      fc.record({
        x: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
        y: fc.double({ min: -3, max: 2.5, noNaN: true }),
        z: fc.double({ min: 1, max: 3, noNaN: true }),
      }),
      fc.constantFrom('l' as const, 'r' as const),
      ({ x, y, z }, side) => {
        const skeleton = new Skeleton(rest)
        const shoulder = skeleton.at(`upperarm_${side}`)
        const out = side === 'l' ? x : -x
        const goal = [shoulder[0] + out, shoulder[1] + y, shoulder[2] + z] as const
        skeleton.reach(side, goal, [side === 'l' ? 1 : -1, -0.6, -0.3])
        const wrist = skeleton.at(`hand_${side}`)
        const arm =
          length(sub(skeleton.restOf(`lowerarm_${side}`), skeleton.restOf(`upperarm_${side}`))) +
          length(sub(skeleton.restOf(`hand_${side}`), skeleton.restOf(`lowerarm_${side}`)))
        const asked = length(sub(goal, shoulder))
        if (asked < arm * 0.98) expect(length(sub(wrist, goal))).toBeLessThan(0.35)
        else expect(length(sub(wrist, shoulder))).toBeGreaterThan(arm * 0.9)
      },
    ),
    { numRuns: 60 },
  )
})

test('skin follows its bones without tearing: edges keep about their length when an arm is raised', () => {
  const rest = morphed(average)
  const skeleton = new Skeleton(rest)
  const shoulder = skeleton.at('upperarm_r')
  skeleton.reach('r', [shoulder[0] - 1.5, shoulder[1] + 3, shoulder[2] + 1], [-1, -0.5, 0])
  skeleton.turnHand('r', [0.4, 0.4, 0.8], [0.8, 0.1, -0.5])
  const posed = skeleton.carry(rest)
  const faces = bodyData().groups.get('body')?.faces ?? new Int32Array()
  let torn = 0
  const apart = (body: Float32Array, a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((c) => (body[a * 3 + c] ?? 0) - (body[b * 3 + c] ?? 0)))
  for (let f = 0; f < faces.length; f += 4) {
    const [a = 0, b = 0] = faces.subarray(f, f + 2)
    if (apart(posed, a, b) > 3 * apart(rest, a, b) + 0.15) torn++
  }
  expect(torn).toBeLessThan(12)
})
