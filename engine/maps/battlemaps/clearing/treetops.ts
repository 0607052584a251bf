import type { Random } from '../../../paint/random.ts'
import type { PropName } from '../catalogue.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { ellipse, point, rectangle } from '../geometry.ts'
import type { Point } from '../scene.ts'
import type { Glade } from './glade.ts'
import type { Heart } from './heart.ts'

/** What each platform is for, and what stands on it. */
const uses: readonly (readonly [name: string, things: readonly PropName[], line: string])[] = [
  ['Moot', ['bench', 'bench', 'brazier'], 'Nobody may speak here who has touched the ground today.'],
  ['Weavers’ platform', ['rug', 'chest', 'stool'], 'The pattern on the loom is of the way you came.'],
  ['Sleeping place', ['bedroll', 'bedroll', 'bedroll', 'lantern'], 'One of the bedrolls is full of leaves.'],
  ['Lookout', ['weapon-rack', 'stool', 'lantern'], 'From here one sees the smoke of three other fires.'],
  ['Larder', ['barrel', 'sacks', 'crate', 'urn'], 'Something has been at the nuts, and has hands.'],
  ['Shrine', ['candles', 'urn', 'rug'], 'The tree is hung with locks of hair.'],
]

/** Platforms round the trunks of great trees, and rope bridges from one to the next and home again. */
export function treetops({ middle, columns, rows }: Glade, made: Heart, furnisher: Furnisher, random: Random): void {
  const whole: Space = { outline: rectangle(0.1, 0.1, columns - 0.2, rows - 0.2) }
  const many = columns * rows > 500 ? 6 : 5
  const turn = random.range(0, 6.28)
  const order = random.shuffle(uses)
  const decks = Array.from({ length: many }, (_, i) => {
    const a = turn + (i / many) * Math.PI * 2 + random.range(-0.14, 0.14)
    const radius = random.range(2.3, 2.8)
    const x = Math.max(radius + 0.5, Math.min(columns - radius - 0.5, middle[0] + Math.cos(a) * columns * 0.36))
    const y = Math.max(radius + 0.5, Math.min(rows - radius - 0.5, middle[1] + Math.sin(a) * rows * 0.36))
    return { x, y, radius }
  })
  for (const [i, a] of decks.entries()) {
    const b = decks[(i + 1) % many]!
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long]
    const [from, to] = [a.radius - 0.3, long - b.radius + 0.3]
    if (to - from < 0.8) continue
    const at = (t: number): Point => point(a.x + dx * t, a.y + dy * t)
    const placing = { turn: Math.atan2(dx, -dy), depth: to - from, width: 1.2 }
    furnisher.put('rope-bridge', whole, ...at((from + to) / 2), placing)
    // Nothing grows up through a bridge.
    for (let t = from; t < to; t += 1) {
      const [x, y] = at(t)
      furnisher.reserve({ left: x - 1.1, right: x + 1.1, top: y - 1.1, bottom: y + 1.1 })
    }
  }
  for (const [i, { x, y, radius }] of decks.entries()) {
    const outline = ellipse(x, y, radius, radius, 28)
    made.floors.push({ outline, ground: 'planks', rise: 1, tint: '#8a6a44' })
    const deck: Space = { outline: ellipse(x, y, radius - 0.15, radius - 0.15, 28) }
    // The trunk it is built about.
    furnisher.put('stump', deck, x, y, { width: 1.5, depth: 1.5 })
    const [name, things, line] = order[i % order.length]!
    for (const thing of things) furnisher.anywhere(thing, deck, {}, 60)
    const badge = [0.9, 2.2, 4, 5.3]
      .map((a): Point => point(x + Math.cos(a) * radius * 0.62, y + Math.sin(a) * radius * 0.62))
      .find(([bx, by]) => furnisher.isFree({ left: bx - 0.4, right: bx + 0.4, top: by - 0.4, bottom: by + 0.4 }))
    made.places.push({
      name,
      lines: [line],
      box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
      outline,
      badge: badge ?? point(x, y + radius * 0.6),
    })
    furnisher.reserve({ left: x - radius - 1, right: x + radius + 1, top: y - radius - 1, bottom: y + radius + 1 })
  }
}
