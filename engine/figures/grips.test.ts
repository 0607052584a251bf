import { expect, test } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { sculptGear } from './carry.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { placesOn } from './portray.ts'
import { Clay, deeds, STRIDE } from './sculpture/clay.ts'
import { distanceTo } from './sculpture/distance.ts'
import type { Vec } from './sculpture/space.ts'
import { tableOf } from './sculpture/tile.ts'

const frame = { width: 576, height: 768 }
/** How far from the middle of a closed hand what it holds may be, dm: as thick as a finger. */
const CLOSE = 0.3
/** How far from a palm what lies on it may be, dm: a sleeve may be between. */
const NEAR = 0.6

/** How far a place is from the nearest of what was sculpted, units; inside it none. */
function farFrom(clay: Clay, [x, y, z]: Vec): number {
  const table = tableOf(clay)
  let least = 1e9
  for (let k = 0; k < clay.reaches.length; k++) {
    if (table[k * STRIDE + 1] !== deeds.add) continue
    least = Math.min(least, distanceTo(table, k * STRIDE, x, y, z))
  }
  return Math.max(0, least)
}

type Side = 'left' | 'right'
/** How far each hand is from the thing that it holds, dm. */
function gaps(prompt: string, kind: string, seed: number): Record<Side, number> {
  const brief = understand('characters', figures.lexicon, prompt, '')
  const [person] = composeFigures(brief, random(seed), frame).people
  const gear = person?.gear.find((one) => one.kind === kind)
  if (!person || !gear) throw new Error(`Nobody has a ${kind} for "${prompt}", seed ${seed}`)
  const { anchors, scale } = placesOn(person)
  const { body, head, hands, ground, elbows, hips } = anchors
  const clay = new Clay()
  sculptGear(clay, body, head, person, gear, [], hands, ground, elbows, hips)
  return {
    left: farFrom(clay, hands.left.origin) / scale,
    right: farFrom(clay, hands.right.origin) / scale,
  }
}

const seeds = [1, 2, 3, 4, 5, 6, 7]

test.each([
  ['a minstrel playing a lute', 'lute', ['left', 'right'], NEAR],
  ['an archer drawing her bow', 'bow', ['left', 'right'], NEAR],
  ['a farmer sweeping with a broom', 'broom', ['left', 'right'], CLOSE],
  ['a gravedigger digging with a spade', 'spade', ['left', 'right'], CLOSE],
  ['a peasant mowing hay with a scythe', 'scythe', ['left', 'right'], CLOSE],
  ['an angler fishing', 'fishing-rod', ['left', 'right'], CLOSE],
  ['a mother cradling a baby', 'baby', ['left', 'right'], NEAR],
  ['a girl hugging a teddy bear', 'teddy', ['left', 'right'], NEAR],
  ['a gardener holding a potted plant', 'sapling', ['left', 'right'], NEAR],
  ['a washerwoman with a basket on her hip', 'hip-basket', ['left'], NEAR],
  ['an old woman holding a daisy', 'daisy', ['right'], CLOSE],
  ['a king holding a sceptre', 'sceptre', ['right'], CLOSE],
  ['a farrier holding a horseshoe', 'horseshoe', ['right'], CLOSE],
  ['a widow with a rosary', 'rosary', ['right'], NEAR],
  ['a woman with a seashell', 'shell', ['right'], NEAR],
  ['a guard with a sword', 'sword', ['right'], CLOSE],
] as const)('%s: the hands are on it', (prompt, kind, sides, most) => {
  for (const seed of seeds) {
    const far = gaps(prompt, kind, seed)
    for (const side of sides) expect(far[side], `${side}, seed ${seed}`).toBeLessThan(most)
  }
})
