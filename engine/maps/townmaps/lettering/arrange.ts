import { extent, overlap, type Ring, rectangle } from '../geometry/polygon.ts'
import { type Corner, corners, type Furniture, type Landmark, type TownmapScene } from '../scene.ts'
import { boxesOf, legendSize, sizes } from './furniture.ts'

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
  'inn',
  'shrine',
  'smithy',
  'warehouse',
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

/** Title, legend, scale and compass into the corners where they hide least. */
export function arranged(scene: Bare): Furniture {
  const size = sizes(Math.min(scene.width, scene.height))
  const listed = scene.landmarks.some((landmark) => landmark.number !== undefined)
  const legend = listed ? legendSize(scene, size.legend) : { width: 0, height: 0 }
  const price = (corner: Corner, width: number, height: number, preferred: number) =>
    hidden(scene, cornerRing(scene, corner, width, height)) + preferred
  const like: Record<Corner, number> = { 'top-left': 0, 'top-right': 3, 'bottom-right': 4, 'bottom-left': 5 }
  let best: Furniture | undefined
  let least = Number.POSITIVE_INFINITY
  for (const title of corners) {
    for (const place of listed ? corners : [title]) {
      if (listed && place === title && legend.height > scene.height * 0.3) continue
      const rest = corners.filter((corner) => corner !== title && corner !== place)
      const trial: Furniture = {
        title,
        ...(listed ? { legend: place } : {}),
        scale: rest.at(-1) ?? title,
        compass: rest[0] ?? title,
      }
      const boxes = boxesOf(scene, trial, 1)
      let sum = like[title] * 1.5
      for (const [name, box] of Object.entries(boxes)) {
        const pad = name === 'compass' ? 0 : size.margin * 0.4
        sum +=
          price(title, 0, 0, 0) +
          hidden(scene, rectangle(box.x + box.width / 2, box.y + box.height / 2, box.width + pad, box.height + pad, 0))
      }
      if (title.startsWith('bottom')) sum += 5
      if (sum < least) {
        least = sum
        best = trial
      }
    }
  }
  return best!
}

function cornerRing(scene: Bare, corner: Corner, width: number, height: number): Ring {
  const x = corner.endsWith('left') ? width / 2 : scene.width - width / 2
  const y = corner.startsWith('top') ? height / 2 : scene.height - height / 2
  return rectangle(x, y, width, height, 0)
}

/** How much a rectangle would hide: houses and landmarks weigh most, then roads and bridges. */
function hidden(scene: Bare, box: Ring): number {
  const { left, right, top, bottom } = extent(box)
  const has = (x: number, y: number) => x > left && x < right && y > top && y < bottom
  let sum = 0
  for (const houses of Object.values(scene.houses)) for (const house of houses) if (has(house[0], house[1])) sum += 2
  for (const landmark of scene.landmarks) {
    if (has(...landmark.badge)) sum += 120
    for (const part of landmark.parts)
      if (overlap(box, rectangle(part.x, part.y, part.length || part.depth, part.depth, 0))) sum += 30
  }
  for (const street of scene.streets) for (const [x, y] of street.line) if (has(x, y)) sum += 1
  for (const tower of scene.wall?.towers ?? []) if (has(...tower)) sum += 12
  for (const bridge of scene.bridges) if (has(...bridge.from) || has(...bridge.to)) sum += 60
  for (const pier of scene.piers) if (has(...pier.to)) sum += 12
  for (const boat of scene.boats) if (has(boat.x, boat.y)) sum += 5
  return sum
}
