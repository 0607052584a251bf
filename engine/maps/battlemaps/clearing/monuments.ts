import type { Random } from '../../../paint/random.ts'
import { kindOf, type PropName } from '../catalogue.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { point, rectangle } from '../geometry.ts'
import { variantOfSpecies } from '../hand/species.ts'
import { ragged } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import type { Area, Floor, Prop } from '../scene.ts'
import type { Glade } from './glade.ts'

/** What stands alone in the open as the sight of the place, and how much larger than usual. */
const sights: Partial<Record<PropName, number>> = {
  altar: 1.4,
  statue: 2,
  well: 1.3,
  fountain: 1.4,
  lift: 1.1,
  shipwreck: 1,
  gallows: 1.3,
  sarcophagus: 1.4,
  throne: 1.6,
  'magic-circle': 1.7,
  crystal: 2.4,
  cauldron: 1.6,
  catapult: 1.3,
  bell: 1.5,
  cage: 1.4,
  telescope: 1.2,
  scarecrow: 1.2,
}

/** The word that makes pillars a building of their own. */
const isColonnade = (intent: Intent) => ['colonnade', 'peristyle'].some((word) => intent.prompted(word))

/** Puts the sight of the place in its middle, before anything else stands there. */
export function sight(intent: Intent, { middle }: Glade, space: Space, furnisher: Furnisher): void {
  const one = intent.wanted.find(({ kind, about, exactly }) => sights[kind] !== undefined && (exactly ?? about) === 1)
  if (!one) return
  const { kind } = one
  const { width, depth } = kindOf(kind)
  // A wreck lies in water or ice as well as on a shore.
  const ground: Space = kind === 'shipwreck' ? { outline: space.outline } : space
  const size = sights[kind] ?? 1
  for (const share of [1, 0.8, 0.62])
    for (const [dx, dy] of [
      [0, 0],
      [1.2, 0.6],
      [-1.4, 0.4],
      [0.4, -1.8],
      [2.6, 1.4],
      [-2.8, -1.2],
    ] as const) {
      const placing = { turn: kind === 'shipwreck' ? 0.5 : 0, width: width * size * share, depth: depth * size * share }
      if (furnisher.put(kind, ground, middle[0] + dx, middle[1] + dy, placing)) return
    }
}

/** One great tree in the middle, where the words have one tree and not a wood of them. */
export function lonelyTree(intent: Intent, { middle, radius }: Glade, random: Random): Prop[] {
  const one = intent.wanted.find(({ kind }) => kind === 'tree')
  if (one?.about !== 1) return []
  const bare = intent.asks('bare-trees', 'dead', 'withered') || intent.season === 'winter'
  const width = Math.min(8, radius * 1.1)
  const variant = variantOfSpecies(bare ? 'bare' : intent.asks('pine') ? 'pine' : 'oak', random.int(0, 99))
  return [{ kind: 'tree', at: point(middle[0], middle[1]), turn: 0, width, depth: width, variant }]
}

/** Two rows of columns on their pavement, with drifts over it where sand has come up. */
export function colonnade(
  intent: Intent,
  { middle, columns, rows }: Glade,
  space: Space,
  furnisher: Furnisher,
  random: Random,
): { floors: Floor[]; areas: Area[] } {
  if (!isColonnade(intent)) return { floors: [], areas: [] }
  const asked = intent.wanted.find(({ kind }) => kind === 'pillar')
  const count = asked?.exactly ?? 14
  const lying = columns >= rows ? random.chance(0.6) : random.chance(0.2)
  const long = Math.min((lying ? columns : rows) * 0.74, Math.ceil(count / 2) * 2.8 + 1)
  const half = 3.1
  const [cx, cy] = middle
  const at = (u: number, v: number) => (lying ? point(cx + u, cy + v) : point(cx + v, cy + u))
  const floor = lying
    ? rectangle(cx - long / 2, cy - half - 1, long, half * 2 + 2)
    : rectangle(cx - half - 1, cy - long / 2, half * 2 + 2, long)
  const rowsOf = [Math.ceil(count / 2), Math.floor(count / 2)]
  for (const [r, many] of rowsOf.entries())
    for (let i = 0; i < many; i++) {
      const u = -long / 2 + 1.3 + ((long - 2.6) * (i + (many < rowsOf[0]! ? 0.5 : 0))) / Math.max(1, rowsOf[0]! - 1)
      furnisher.put('pillar', space, ...at(u, r === 0 ? -half : half), { turn: 0, width: 1.3, depth: 1.3 })
    }
  const sandy = intent.arid
  const seed = random.int(0, 1e6)
  const drift = (u: number, v: number, reach: number, i: number): Area => ({
    kind: sandy ? 'path' : 'undergrowth',
    outlines: [ragged(at(u, v), reach, seed + i, 1.25)],
    above: true,
    ...(sandy ? { tint: '#d3b87f' } : {}),
  })
  const areas = Array.from({ length: 9 }, (_, i) =>
    drift(
      random.range(-0.5, 0.5) * long,
      (i % 2 === 0 ? 1 : -1) * random.range(half * 0.5, half + 1),
      random.range(1.1, 2.5),
      i,
    ),
  )
  return {
    floors: [{ outline: floor, ground: 'flagstone', ...(sandy ? { tint: '#bfa068' } : {}) }],
    areas: intent.asks('buried') || sandy || intent.asks('overgrown') ? areas : [],
  }
}
