import type { Random } from '../../paint/random.ts'
import { conceptsOf } from '../../prompt/brief.ts'
import type { BiomeName } from './biomes.ts'
import { settings } from './settings.ts'
import type { Wishes } from './wishes.ts'

/** Focal length of every landscape, in picture heights: about what the eye takes in. */
export const FOCAL = 1.05

/** The first decisions about a landscape, from which its land, water and growth follow. */
export interface Plan {
  wishes: Wishes
  random: Random
  biome: BiomeName
  season?: string
  /** Where the focal point stands, 0-1 across, and the side away from it: -1 left, 1 right. */
  focus: number
  away: number
  /** Width over height. */
  aspect: number
  /** What the middle distance is: things on land or on water go here. */
  middle: 'land' | 'lake' | 'sea' | 'river' | 'swamp'
  /** A pool among palms in the desert: the only green there is. */
  oasis: boolean
  horizon: number
  /** Height of the eye and of the plain, m over the water. */
  eye: number
  base: number
  mountainous: boolean
  /** A coast with a headland, rather than open sea. */
  headland: boolean
  /** From how high the land is seen: from a little over a grown person, from a rise, from a hilltop. */
  viewpoint: 'low' | 'level' | 'high'
  /** World x (m) of a place `t` (0-1) across the picture at depth z. */
  xAt(t: number, z: number): number
}

const isOasis = ({ mention }: Wishes) => /\boas[ei]s\b/i.test(mention('lake')?.words ?? '')

/** Whether it is the bottom of a sea that is looked at. */
export const isUnderwater = ({ brief, has }: Wishes): boolean =>
  /\b(?:bottom of (?:the|a) (?:sea|ocean|lake)|under ?water|under the sea|sea ?bed|sea ?floor|ocean floor|beneath the waves)\b/i.test(
    brief.prompt,
  ) && !has('island', 'ship')

/** That something is looked at past something else: "seen through", "looking out of". */
const looking = (past: string) =>
  '\\b(?:(?:seen|viewed|views?|vistas?|visible|glimpsed|look|looks|looking|peering|gazing)\\b[^.,;]{0,40}?' +
  `\\b(?:${past})|framed by)`
const cave = '(?:an?|the) (?:\\w+ ){0,2}?(?:cave|cavern|grotto|tunnel)s?\\b'
const outOfACave = new RegExp(
  `${looking('through|out of|from')}(?: (?:inside|within|the (?:mouth|inside|depths|entrance) of))? ${cave}` +
    `|\\bfrom (?:inside|within) ${cave}`,
  'i',
)
const throughAnArch = new RegExp(
  `${looking('through|out of')} (?:an?|the) (?:\\w+ ){0,2}?(?:arch|archway|gate|gateway|window|door|doorway)\\b`,
  'i',
)

/** What the whole picture is seen past, where the words say so: nothing of that kind stands in the land itself. */
export function seenThrough({ brief: { prompt } }: Wishes): 'cave' | 'arch' | undefined {
  if (outOfACave.test(prompt)) return 'cave'
  return throughAnArch.test(prompt) ? 'arch' : undefined
}

function biomeOf(wishes: Wishes): BiomeName {
  const { has } = wishes
  if (isUnderwater(wishes)) return 'desert'
  // Caves in a cliff are seen from outside.
  const outside =
    /^(?:\w+ )?caves$/i.test(wishes.mention('cavern')?.words ?? '') &&
    has('coast', 'village', 'mountains', 'mesa', 'canyon')
  if (has('cavern') && !outside && seenThrough(wishes) !== 'cave') return 'cavern'
  if (has('volcano', 'lava-fall')) return 'volcanic'
  const ashore = has('coast', 'beach', 'harbour', 'sea', 'island', 'wreck', 'ship')
  if (
    (has('desert') && !ashore) ||
    (/sand ?storm/i.test(wishes.mention('wind')?.words ?? '') && !ashore) ||
    isOasis(wishes) ||
    has('cactus', 'pyramid') ||
    (has('mesa', 'canyon') && !has('forest', 'jungle', 'plains', 'mountains'))
  ) {
    return 'desert'
  }
  if (has('tundra')) return 'tundra'
  if (has('swamp', 'mangrove')) return 'swamp'
  if (
    has('coast', 'beach', 'harbour', 'sea', 'lighthouse', 'island', 'wreck', 'whirlpool') ||
    (has('ship') && !has('river', 'lake'))
  )
    return 'coast'
  if (has('jungle')) return 'jungle'
  if (has('forest', 'broadleaf', 'birch')) return 'forest'
  if (has('mountains', 'conifer')) return 'alpine'
  if (has('plains', 'terraces', 'wheat', 'battlefield', 'hills', 'village', 'windmill', 'cottage')) return 'meadow'
  if (has('crystals') && !has('lake', 'river', 'valley')) return 'cavern'
  return 'alpine'
}

function middleOf(wishes: Wishes, biome: BiomeName): Plan['middle'] {
  const { has } = wishes
  if (has('cloud-sea')) return 'lake'
  if (isUnderwater(wishes)) return 'land'
  if (biome === 'coast') return 'sea'
  if (biome === 'swamp') return 'swamp'
  if (biome === 'cavern') return 'lake'
  if (biome === 'volcanic' && isMolten(wishes))
    return has('river') || /flow|river|stream/i.test(wishes.mention('volcano')?.words ?? '') ? 'river' : 'lake'
  if (has('lake', 'flooded') || (has('water', 'waterfall') && !has('river'))) return 'lake'
  if (has(...wet) && !has('river', 'canyon')) return 'lake'
  // A bridge wants something to cross.
  return has('river', 'watermill') || (has('bridge') && !has('canyon', 'treehouse')) ? 'river' : 'land'
}

/** What stands in water or swims on it. */
const wet: readonly string[] = ['dock', 'stilt-houses', 'boat', 'tentacles', 'serpent', 'dam']

/** Whether molten rock lies open, not only on the mountain. */
export const isMolten = (wishes: Wishes): boolean =>
  wishes.has('lava-fall') || /lava|magma/i.test(wishes.mention('volcano')?.words ?? '')

const shore: readonly string[] = [
  'coast',
  'beach',
  'harbour',
  'wreck',
  'lighthouse',
  'village',
  'city',
  'castle',
  'tower',
  'temple',
  'cottage',
]

export function planOf(wishes: Wishes, random: Random, focus: number, aspect: number): Plan {
  const { has } = wishes
  const biome = biomeOf(wishes)
  const middle = middleOf(wishes, biome)
  const dice = random.fork('view')
  const isle = has('island') && !has('coast', 'beach', 'harbour')
  const headland = middle === 'sea' && !isle && !(has('island', 'ship', 'boat', 'sea') && !has(...shore))
  const season = conceptsOf(wishes.brief, 'season')[0]
  return {
    wishes,
    random,
    biome,
    ...(season && { season }),
    focus,
    away: focus < 0.5 ? 1 : -1,
    aspect,
    middle,
    oasis: isOasis(wishes),
    ...viewpointOf(wishes, biome, middle, headland, dice),
    mountainous:
      has('mountains', 'waterfall', 'valley') || (['alpine', 'tundra'].includes(biome) && !has('plains', 'wheat')),
    headland,
    xAt: (t, z) => ((t - 0.5) * aspect * z) / FOCAL,
  }
}

/** What is best seen from close by, over the heads of the grass. */
const intimate: readonly string[] = Object.keys(settings).filter((name) => settings[name]!.z <= 46)
/** What is spread over the ground, and best seen from above. */
const spread: readonly string[] = ['aqueduct', 'city', 'village', 'camp', 'battlefield', 'arena', 'long-wall', 'market']

/** From how high the country is seen: as the words say, as suits what they name, else by chance. */
function viewpointIn({ brief, has }: Wishes, dice: Random): Plan['viewpoint'] {
  if (
    /\b(?:from above|bird'?s[- ]eye|aerial|overlooking|seen from (?:a|the) (?:hill|ridge|cliff|peak|tower))/i.test(
      brief.prompt,
    )
  )
    return 'high'
  if (/\b(?:from below|worm'?s[- ]eye|looking up|looming|towering over)\b/i.test(brief.prompt)) return 'low'
  const named = Object.keys(settings).filter((name) => has(name))
  if (named.some((name) => intimate.includes(name)) || has('traveller')) return dice.chance(0.8) ? 'low' : 'level'
  if (named.some((name) => spread.includes(name))) return dice.chance(0.5) ? 'high' : 'level'
  if (named.length > 0) return dice.weighted(['low', 'level', 'high'] as const, (view) => (view === 'high' ? 1 : 2))
  return dice.weighted(['low', 'level', 'high'] as const, (view) => (view === 'low' ? 1 : view === 'level' ? 3 : 2))
}

/** High over dunes, low in a swamp, the horizon low over plains and high over water. */
function viewpointOf(
  wishes: Wishes,
  biome: BiomeName,
  middle: Plan['middle'],
  headland: boolean,
  dice: Random,
): Pick<Plan, 'viewpoint' | 'horizon' | 'eye' | 'base'> {
  const { has } = wishes
  const viewpoint = isUnderwater(wishes) ? 'low' : viewpointIn(wishes, dice)
  const level = { viewpoint: 'level' as const }
  if (biome === 'cavern') return { ...level, horizon: 0.5, eye: 7, base: 1.6 }
  if (middle === 'sea') {
    if (has('whirlpool')) return { viewpoint: 'high', horizon: 0.3, eye: 24, base: -6 }
    const base = headland ? 2.5 : -6
    if (has('dock', 'tentacles', 'serpent') || (viewpoint === 'low' && !headland))
      return { viewpoint: 'low', horizon: dice.range(0.52, 0.58), eye: 6.5, base }
    if (viewpoint === 'high') return { viewpoint, horizon: dice.range(0.28, 0.34), eye: 27, base }
    return { ...level, horizon: dice.range(0.4, 0.48), eye: 13, base }
  }
  if (middle === 'swamp') return { ...level, horizon: dice.range(0.42, 0.5), eye: 5.5, base: -0.25 }
  if (middle === 'lake') {
    if (has('dock', 'stilt-houses', 'tentacles', 'serpent') || viewpoint === 'low')
      return { viewpoint: 'low', horizon: dice.range(0.5, 0.56), eye: 6, base: 2.4 }
    return { ...level, horizon: dice.range(0.45, 0.5), eye: biome === 'desert' ? 20 : 12, base: 3.2 }
  }
  if (middle === 'river') {
    if (viewpoint === 'high') return { viewpoint, horizon: dice.range(0.26, 0.32), eye: 30, base: 4 }
    return { ...level, horizon: dice.range(0.4, 0.46), eye: 13, base: 4 }
  }
  if (viewpoint === 'low' && !has('canyon'))
    return { viewpoint, horizon: dice.range(0.67, 0.74), eye: 5.4, base: biome === 'desert' ? 2 : 3 }
  if (biome === 'desert')
    return { ...level, horizon: dice.range(0.5, 0.56), eye: has('mesa', 'canyon') ? 9 : 34, base: 2 }
  if (viewpoint === 'high') return { viewpoint, horizon: dice.range(0.25, 0.32), eye: 44, base: 3 }
  if (has('plains', 'wheat')) return { ...level, horizon: dice.range(0.54, 0.6), eye: 8, base: 3 }
  return { ...level, horizon: dice.range(0.5, 0.58), eye: 11, base: 3 }
}

/** How high over the sea, m, the shore before a headland is bare: no turf grows where waves break. */
export const strandOf = ({ headland, wishes }: Plan) => (headland ? (wishes.has('harbour') ? 2.5 : 8) : 0)

/** The course of a river from the viewer's feet. */
export const riverOf = (away: number): [z: number, x: number][] => [
  [6, away * 5],
  [34, away * 2],
  [80, -away * 16],
  [160, away * 12],
  [300, -away * 30],
  [560, away * 70],
  [900, away * 20],
]

/** Where a waterfall comes down, m: its rock stands here, and its pool lies before it. */
export const TARN = 205

/** The table of rock that a waterfall falls over: its middle and radius, m. */
export const fallsAt = ({ focus, xAt }: Plan) => ({
  x: xAt(0.5 + (focus - 0.5) * 0.8, TARN),
  z: TARN + 48,
  radius: 96,
})

/** Where a headland's cliff runs: through (x, z), land on `side` of it, falling back 0.3 m to the land side a metre of depth. */
export function cliffOf({ away, xAt }: Plan): { x: number; z: number; side: number; reach: number } {
  return { x: xAt(0.5, 200) - away * 12, z: 150, side: -away, reach: 120 }
}
