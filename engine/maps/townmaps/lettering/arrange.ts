import type { Box } from '../../cartouche.ts'
import type { Extent } from '../geometry/polygon.ts'
import { type Corner, corners, type Furniture, type Landmark, type TownmapScene } from '../scene.ts'
import { boxesOf, extentsOf, sizes } from './furniture.ts'

/** Everything placed so far but the furniture and the labels. */
type Bare = Omit<TownmapScene, 'furniture' | 'labels'>

const order: Landmark['kind'][] = [
  'citadel',
  'cathedral',
  'temple',
  'abbey',
  'market',
  'harbour',
  'guildhall',
  'academy',
  'magetower',
  'arena',
  'theatre',
  'bathhouse',
  'barracks',
  'prison',
  'manor',
  'clocktower',
  'longhouse',
  'shipyard',
  'aqueduct',
  'inn',
  'sawmill',
  'smelter',
  'shrine',
  'smithy',
  'warehouse',
  'stable',
  'barn',
  'gallows',
  'lighthouse',
  'windmill',
  'watermill',
  'watchtower',
  'stones',
  'mine',
  'cemetery',
  'park',
  'fountain',
  'statue',
  'well',
]

/** Numbers the landmarks worth a line in the legend: those asked for first, then by rank, no more than fit. */
export function numbered(landmarks: Landmark[], asked: readonly string[], most: number): void {
  const small = ['fountain', 'statue', 'well']
  const listed = landmarks
    .filter((landmark) => !small.includes(landmark.kind) || asked.includes(landmark.kind))
    .sort((a, b) => {
      const first = Number(asked.includes(b.kind)) - Number(asked.includes(a.kind))
      return first || order.indexOf(a.kind) - order.indexOf(b.kind)
    })
    .slice(0, most)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  for (const [i, landmark] of listed.entries()) landmark.number = i + 1
}

/** Title, legend, scale and compass into the corners where they hide least, with the boxes they take there, in feet. */
export function arranged(scene: Bare): { furniture: Furniture; boxes: Box[] } {
  const { margin } = sizes(Math.min(scene.width, scene.height), scene)
  const extents = extentsOf(scene, 1)
  const cares = weights(scene)
  const listed = scene.landmarks.some((landmark) => landmark.number !== undefined)
  // Readers look for a title in the upper left.
  const dislike: Record<Corner, number> = { 'top-left': 0, 'top-right': 5, 'bottom-right': 12, 'bottom-left': 13 }
  // The same boxes come up in one arrangement after another.
  const known = new Map<string, number>()
  const hides = (name: string, box: Box): number => {
    const key = `${name} ${box.x} ${box.y}`
    const before = known.get(key)
    if (before !== undefined) return before
    const pad = name === 'compass' ? 0 : margin * 0.4
    const sum = hidden(cares, {
      left: box.x - pad,
      top: box.y - pad,
      right: box.x + box.width + pad,
      bottom: box.y + box.height + pad,
    })
    known.set(key, sum)
    return sum
  }
  let best: { furniture: Furniture; boxes: Box[] } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const title of corners) {
    for (const legend of listed ? corners : [title]) {
      if (listed && legend === title && extents.legend.height > scene.height * 0.3) continue
      const rest = corners.filter((corner) => corner !== title && corner !== legend)
      for (const scale of rest) {
        for (const compass of rest) {
          if (compass === scale && compass.startsWith('bottom')) continue
          const furniture: Furniture = { title, ...(listed ? { legend } : {}), scale, compass }
          const boxes = boxesOf(scene, furniture, 1, extents)
          let sum = dislike[title] + (scale.startsWith('top') ? 6 : 0) + (scale === compass ? 8 : 0)
          for (const [name, box] of Object.entries(boxes)) sum += hides(name, box)
          if (sum < least) {
            least = sum
            best = { furniture, boxes: Object.values(boxes) }
          }
        }
      }
    }
  }
  return best!
}

type Weight = readonly [x: number, y: number, weight: number]

/** What should not be hidden, and how much it matters; only what lies near a corner can be. */
function weights(scene: Bare): Weight[] {
  const out: Weight[] = []
  const add = (x: number, y: number, weight: number) => {
    const [u, v] = [Math.abs(x / scene.width - 0.5), Math.abs(y / scene.height - 0.5)]
    if (u > 0.06 && v > 0.06) out.push([x, y, weight])
  }
  for (const houses of Object.values(scene.houses)) for (const house of houses) add(house[0], house[1], 5)
  for (const landmark of scene.landmarks) {
    // Whoever reads a number in the legend looks for it on the map.
    add(...landmark.badge, landmark.number === undefined ? 120 : 400)
    for (const part of landmark.parts) add(part.x, part.y, 40)
  }
  for (const street of scene.streets) for (const [x, y] of street.line) add(x, y, 1)
  for (const tower of scene.wall?.towers ?? []) add(...tower, 12)
  for (const bridge of scene.bridges) {
    add(...bridge.from, 40)
    add(...bridge.to, 40)
  }
  for (const pier of scene.piers) add(...pier.to, 12)
  for (const boat of scene.boats) add(boat.x, boat.y, 5)
  return out
}

/** How much a rectangle would hide. */
function hidden(weights: Weight[], { left, right, top, bottom }: Extent): number {
  let sum = 0
  for (const [x, y, weight] of weights) if (x > left && x < right && y > top && y < bottom) sum += weight
  return sum
}
