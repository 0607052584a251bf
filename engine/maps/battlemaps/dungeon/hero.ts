import type { Random } from '../../../paint/random.ts'
import { kindOf, type PropName } from '../catalogue.ts'
import { distanceToOutline, type Furnisher, footprint, roomiest, type Space } from '../furnish.ts'
import { inside, insideRings, point } from '../geometry.ts'
import { ragged } from '../havoc.ts'
import type { Intent, Wanted } from '../intent.ts'
import type { Area, Point } from '../scene.ts'
import { withArticle } from '../wording.ts'
import type { Purpose } from './purposes.ts'

/** What the words make the middle of the map: one thing to see first, and what stands round it by number. */
export interface Hero {
  centre?: PropName | 'pit'
  around: readonly Wanted[]
  purpose: Purpose
}

/** What can be the middle of a chamber, and how much larger than usual it is there. */
const centres: Partial<Record<PropName | 'pit', number>> = {
  lift: 1.2,
  sarcophagus: 1.5,
  altar: 1.4,
  'magic-circle': 1.7,
  statue: 2,
  fountain: 1.4,
  well: 1.4,
  forge: 1.4,
  cage: 1.5,
  cauldron: 1.8,
  crystal: 2.2,
  telescope: 1.2,
  cannon: 1.3,
  organ: 1.4,
  brazier: 1.8,
  mirror: 1.8,
  gong: 1.5,
  globe: 1.8,
  campfire: 1.3,
  tree: 1,
  'standing-stone': 1.8,
}

/** What stands in a ring about it when it is counted. */
const ringed: ReadonlySet<PropName> = new Set([
  'coffin',
  'sarcophagus',
  'pillar',
  'statue',
  'brazier',
  'standing-stone',
  'crystal',
  'cage',
  'candles',
  'urn',
  'torch',
  'bed',
  'throne',
  'anvil',
  'cauldron',
  'skeleton',
  'chest',
  'mirror',
])

const MOST_IN_A_RING = 12

/** The chamber the words ask for before all else; undefined where they name nothing to see. */
export function heroOf(intent: Intent): Hero | undefined {
  if (intent.rooms !== undefined) return undefined
  const alone = intent.wanted.find(
    ({ kind, about, exactly }) => centres[kind] !== undefined && (exactly ?? about) === 1,
  )
  const isPit = intent.asks('pit') && !intent.forbids('pit') && intent.countOf('pit') === 1 && intent.said('pit') !== ''
  const centre = isPit ? 'pit' : alone?.kind
  const around = intent.wanted.filter(
    ({ kind, exactly }) => kind !== centre && ringed.has(kind) && exactly !== undefined && exactly <= MOST_IN_A_RING,
  )
  if (centre === undefined && around.length === 0) return undefined
  const what = centre ?? around[0]!.kind
  const name = what.replaceAll('-', ' ')
  return {
    ...(centre === undefined ? {} : { centre }),
    around: around.slice(0, 2),
    purpose: {
      name: what === 'lift' ? 'Lift shaft' : `Hall of the ${name}`,
      belongs: {},
      least: 0,
      steps: [],
      lines: [
        `Every way in the place comes to ${withArticle(name)}, and stops.`,
        'Feet have worn the floor here in one great round.',
      ],
    },
  }
}

/** Builds it into a room, before anything else takes the ground. What it digs is given back; nothing may stand in that. */
export function enshrine(
  hero: Hero,
  outline: Point[],
  furnisher: Furnisher,
  random: Random,
): { space: Space; areas: Area[] } {
  const [cx, cy] = roomiest(outline)
  const reach = distanceToOutline(outline, cx, cy)
  const areas: Area[] = []
  const space: Space = { outline }
  let core = 0.6
  if (hero.centre === 'pit') {
    core = Math.max(1.1, Math.min(reach * 0.52, reach - (hero.around.length > 0 ? 2.3 : 1.2)))
    const ring = ragged([cx, cy], core, random.int(0, 1e6))
    areas.push({ kind: 'pit', outlines: [ring] })
    space.keepOut = [ring]
  } else if (hero.centre !== undefined) {
    const { width, depth } = kindOf(hero.centre)
    const most = Math.max(0.7, (reach * 1.1) / Math.max(width, depth))
    const size = Math.min(centres[hero.centre] ?? 1, most)
    for (const share of [1, 0.85, 0.7, 0.55]) {
      const placing = { turn: 0, width: width * size * share, depth: depth * size * share }
      if (!furnisher.put(hero.centre, space, cx, cy, placing)) continue
      core = (Math.max(width, depth) * size * share) / 2
      break
    }
  }
  for (const [i, { kind, exactly }] of hero.around.entries()) {
    const { width, depth } = kindOf(kind)
    const half = Math.max(width, depth) / 2
    const base = Math.min(reach - half - 0.3, Math.max(core + half + 0.5, reach * (i === 0 ? 0.62 : 0.82)))
    const count = exactly ?? 0
    // Along the four walls of the room or round it: wherever as many as are asked for have room.
    for (const far of [base, base * 0.86, base * 1.12, base * 1.25]) {
      const places = Array.from({ length: count }, (_, k) => {
        const a = ((k + (i === 0 ? 0.5 : 0)) / count) * Math.PI * 2 - Math.PI / 2
        const at = point(cx + Math.cos(a) * far, cy + Math.sin(a) * far)
        const facing = a + Math.PI / 2
        // Square to the walls, or boxes that stand aslant would take twice their ground.
        return { at, turn: Math.round(facing / (Math.PI / 2)) * (Math.PI / 2) }
      })
      const fits = places.every(({ at, turn }) => {
        const box = footprint({ at, turn, width, depth })
        return (
          furnisher.isFree(box, 0.05) &&
          [
            [box.left, box.top],
            [box.right, box.top],
            [box.left, box.bottom],
            [box.right, box.bottom],
          ].every(([x, y]) => inside(outline, x!, y!) && !(space.keepOut && insideRings(space.keepOut, x!, y!)))
        )
      })
      if (!fits) continue
      for (const { at, turn } of places) furnisher.put(kind, space, ...at, { turn })
      break
    }
  }
  return { space, areas }
}
