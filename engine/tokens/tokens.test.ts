import { expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import { generators, paintRing, squareAbout, understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { headIn } from './head.ts'

const frame = { width: 768, height: 1024 }

function headOf(category: ImageCategory, prompt: string) {
  const brief = understandPrompt(category, prompt, '', 'painted')
  const scene = generators[category].compose(brief, random(5), frame)
  return { scene, head: headIn(scene, frame) }
}

test('whoever is in a picture has a head in it, and its middle is inside the square a token shows', () => {
  for (const [category, prompt] of [
    ['characters', 'an elf ranger'],
    ['characters', 'a dwarf paladin, full figure'],
    ['npcs', 'a tiefling merchant in a tall hat'],
    ['monsters', 'a red dragon in flight'],
    ['monsters', 'a hydra with seven heads'],
    ['monsters', 'a green ooze'],
    ['monsters', 'a giant spider'],
    ['monsters', 'a stone golem'],
    ['monsters', 'a kraken'],
    ['monsters', 'a goblin archer'],
    ['monsters', 'a swarm of rats'],
  ] as const) {
    const { head } = headOf(category, prompt)
    expect(head, prompt).toBeDefined()
    const { x, y, radius } = head!
    expect(radius, prompt).toBeGreaterThan(20)
    const { left, top, side } = squareAbout(head!, frame)
    expect(left >= 0 && top >= 0 && left + side <= frame.width && top + side <= frame.height, prompt).toBe(true)
    // Within the ring's opening, not only in the square.
    expect(Math.hypot(x - left - side / 2, y - top - side / 2), prompt).toBeLessThan(0.43 * side)
  }
})

test('the head of a figure is where its scene stands it, at any size of the picture', () => {
  const { scene, head } = headOf('npcs', 'a blacksmith, full figure')
  const [first] = (scene as unknown as { people: { x: number; y: number; scale: number }[] }).people
  const px = frame.width / 1000
  expect(Math.abs(head!.x - first!.x * px)).toBeLessThan(head!.radius * 0.5)
  expect(Math.abs(head!.y - first!.y * px)).toBeLessThan(head!.radius * 0.5)
  const half = headIn(scene, { width: 384, height: 512 })!
  expect(half.x).toBeCloseTo(head!.x / 2)
  expect(half.radius).toBeCloseTo(head!.radius / 2)
})

test('a landscape has nobody’s head', () => {
  expect(headOf('landscapes', 'a hill').head).toBeUndefined()
})

test('a ring is solid metal between a clear middle and a clear outside, the same every time', () => {
  const side = 280
  const { over, within } = paintRing(side, 'gold')
  const alpha = (pixels: Uint8Array, x: number, y: number) => pixels[(y * side + x) * 4 + 3]
  expect(alpha(over, 140, 140)).toBe(0)
  expect(alpha(over, 140, Math.round(side * 0.037))).toBe(255)
  expect(alpha(within, 2, 2)).toBe(0)
  expect(alpha(within, 140, 140)).toBe(255)
  expect(paintRing(side, 'gold').over).toEqual(over)
  expect(paintRing(side, 'iron').over).not.toEqual(over)
})
