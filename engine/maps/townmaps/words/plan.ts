import type { Random } from '../../../paint/random.ts'
import { asksFor, type Brief, forbids, mentionOf } from '../../../prompt/brief.ts'
import type { LandmarkKind, Settlement } from '../scene.ts'

type Form = 'round' | 'rings' | 'long' | 'crescent' | 'ell' | 'grid' | 'twin' | 'bank' | 'bend'

/** What a brief asks of a town, with everything it leaves open decided by chance. */
export interface Plan {
  settlement: Settlement
  /** Feet across a square sheet. */
  span: number
  /** How many wards, for towns and cities; feet from the middle to the last houses for smaller places. */
  wards: number
  reach: number
  /** What its outline follows: nothing, a street or valley, a bow, two arms, a plan, two banks, one bank, a river's bend. */
  form: Form
  wall: 'none' | 'stone' | 'palisade'
  gates: number
  river: boolean
  /** Water lanes through it. */
  canals: number
  /** Islands that bridges join, 0 where the town stands on one piece of ground. */
  islands: number
  /** Walls within its wall, each round what is older. */
  innerWalls: number
  /** It climbs its hill in steps, each held by a wall. */
  terraces: boolean
  /** Land breaks off steeply: at the sea, or before the town. */
  cliff: 'none' | 'lighthouse' | 'all'
  bridges: number
  shore: 'none' | 'coast' | 'lake' | 'island' | 'oasis'
  /** The open water is fresh. */
  lake: boolean
  swamp: boolean
  harbour: boolean
  /** One pier, far out, in place of many. */
  longPier: 'none' | 'wood' | 'stone'
  /** Stone arms shelter the harbour. */
  breakwater: boolean
  boats: boolean
  /** A village pond, on the green. */
  pond: boolean
  moat: boolean
  /** The place is first of all a stronghold. */
  fortress: boolean
  citadel: boolean
  slums: boolean
  /** The poor live before the gates. */
  slumsOutside: boolean
  /** On which side, radians clockwise from the east, where the words say. */
  slumSide?: number
  camp: boolean
  park: boolean
  cemetery: boolean
  /** Landmarks to place besides, in order of importance. */
  landmarks: LandmarkKind[]
  windmills: number
  /** How much ground the dead take. */
  graves: 'usual' | 'large'
  /** Those of them the prompt itself asked for; they are always named. */
  asked: LandmarkKind[]
  /** Shares of the country around, 0-1. */
  farms: number
  woods: number
  crops: ('orchard' | 'vines' | 'pasture')[]
  hill: boolean
  mountains: boolean
  ruin: number
  overgrown: number
  burning: boolean
  /** What became of a place that is lived in no longer. */
  decay?: 'ruined' | 'razed' | 'abandoned'
  /** Households, when the prompt says how many souls there are. */
  population?: number
}

const spans: Record<Settlement, number> = { hamlet: 560, village: 900, town: 1680, city: 2540 }
const sizes = ['hamlet', 'village', 'town', 'city'] as const

/** Landmarks a prompt may name, and which settlements have them unasked, how often. */
const usual: Partial<Record<LandmarkKind, [village: number, town: number, city: number]>> = {
  cathedral: [0, 0, 0.75],
  temple: [0.85, 1, 0.9],
  fountain: [0, 0.45, 0.5],
  well: [0.8, 0.3, 0],
  statue: [0, 0.25, 0.5],
  market: [0, 1, 1],
  guildhall: [0, 0.8, 1],
  inn: [0.8, 0.9, 1],
  barracks: [0, 0.3, 0.8],
  academy: [0, 0.15, 0.7],
  bathhouse: [0, 0, 0.4],
  theatre: [0, 0, 0.4],
  prison: [0, 0, 0.3],
  magetower: [0, 0.1, 0.35],
  smithy: [0.6, 0.4, 0.2],
  manor: [0.3, 0, 0],
  windmill: [0.4, 0.35, 0.3],
}

const askable: LandmarkKind[] = [
  'cathedral',
  'abbey',
  'manor',
  'arena',
  'academy',
  'magetower',
  'temple',
  'shrine',
  'guildhall',
  'barracks',
  'theatre',
  'bathhouse',
  'prison',
  'inn',
  'smithy',
  'warehouse',
  'stable',
  'barn',
  'gallows',
  'fountain',
  'well',
  'statue',
  'market',
  'windmill',
  'watermill',
  'watchtower',
  'lighthouse',
  'stones',
  'mine',
  'clocktower',
  'longhouse',
  'sawmill',
  'shipyard',
  'smelter',
  'aqueduct',
]

/** Reads a brief as a town planner would. */
export function planned(brief: Brief, random: Random): Plan {
  const asks = (...concepts: string[]) => asksFor(brief, ...concepts) && !forbids(brief, ...concepts)
  const likely = (chance: number, ...concepts: string[]) => {
    const happens = random.chance(chance)
    return asks(...concepts) || (happens && !forbids(brief, ...concepts))
  }
  // "A farming village", "a fishing village": what its people live by is in the settlement's own words.
  const living = brief.mentions
    .filter(({ concept }) => ['hamlet', 'village', 'town', 'city'].includes(concept))
    .map(({ words }) => words.toLowerCase())
    .join(' ')
  const fishing = /\bfish/.test(living)
  const farming = /\bfarm/.test(living)
  const count = (concept: string, least: number, most: number) => {
    const said = brief.mentions.find((mention) => mention.concept === concept && mention.count !== undefined)?.count
    return said === undefined ? undefined : Math.min(most, Math.max(least, said))
  }
  // Five live under a roof.
  const houses = asks('town', 'city', 'metropolis') ? undefined : count('houses', 1, 160)
  const population =
    count('population', 5, 90000) ??
    soulsIn(brief.prompt) ??
    (houses !== undefined && houses > 1 && (mentionOf(brief, 'houses')?.count ?? 1) > 1 ? houses * 5 : undefined)
  const { settlement, factor } = sizeOf(brief, asks, population)
  const rank = sizes.indexOf(settlement)
  const fort = asks('fort', 'fortress')
  const desert = asks('desert', 'oasis') && !asks('swamp', 'jungle')
  const island = asks('island')
  const islands = rank < 2 || !island ? 0 : islandsIn(brief)
  // Villages have no wall without a reason.
  const perilous = asks('orcish', 'norse') ? 0.4 : 0
  const wallsAsked = asks('wall', 'palisade', 'moat', 'gate') || fort
  // Water is wall enough for islands.
  const walled = wallsAsked || (likely([perilous, perilous, 0.6, 0.92][rank]!, 'wall', 'palisade') && islands === 0)
  const timber =
    asks('palisade', 'timber', 'orcish', 'norse') ||
    (rank < 2 && !asks('wall', 'marble', 'adobe', 'stone', 'fortress', 'dwarven'))
  const sea =
    asks('sea', 'lighthouse', 'breakwater') ||
    ((asks('harbour', 'long-pier', 'ship') || fishing) && !asks('river', 'lake', 'island'))
  const shore = island ? 'island' : sea ? 'coast' : asks('oasis') ? 'oasis' : asks('lake') ? 'lake' : 'none'
  const pond = asks('pond') && shore === 'none'
  // "A town on a canal" has one; "canals", and "a canal city", have more.
  const canals = !asks('canal')
    ? 0
    : Math.min(
        [1, 1, 4, 4][rank]!,
        count('canal', 1, 4) ?? (/\bcanals|canal[- ](?:city|town)\b/i.test(brief.prompt) ? (rank > 2 ? 3 : 2) : 1),
      )
  // An island has none: it would be lost in the water that the island is put into.
  const river =
    (!island &&
      (asks('river', 'watermill', 'twin', 'bend') || (canals > 0 && rank < 2) || (asks('bridge') && !asks('moat')))) ||
    (random.chance(desert || pond || farming ? 0 : 0.16) && shore === 'none' && !forbids(brief, 'river', 'bridge'))
  const form = formOf(asks, random.fork('form'), {
    rank,
    river,
    shore,
    hill: asks('hill'),
    valley: asks('mountain', 'mine'),
    walled,
  })
  const decay = (['razed', 'ruined', 'abandoned'] as const).find((state) => asks(state))
  const landmarks = chosenLandmarks(asks, random, settlement, (kind) => forbids(brief, kind))
  // An island that is to have its own streets takes some ground.
  const span = Math.max(spans[settlement] * factor, islands > 0 ? (islands > 3 ? 2400 : 2150) : 0)
  return {
    settlement,
    span,
    wards: Math.max(
      Math.round((settlement === 'city' ? 33 : 15) * factor ** 2 * random.range(0.92, 1.08)),
      islands * 6,
    ),
    reach: span * (settlement === 'hamlet' ? 0.31 : walled ? 0.31 : 0.36),
    form,
    wall: walled && !(forbids(brief, 'wall') && !fort) ? (timber && !asks('wall') ? 'palisade' : 'stone') : 'none',
    gates:
      count('gate', 1, 7) ??
      (rank < 2
        ? form === 'long' || form === 'ell'
          ? 2
          : random.int(3, 4)
        : random.int(3, settlement === 'city' ? 6 : 5)),
    river,
    canals: islands > 0 || (island && rank < 2) ? 0 : canals,
    islands,
    innerWalls: walled && rank > 1 && islands === 0 && !asks('palisade') ? innerWallsIn(brief) : 0,
    terraces: asks('terraced') && rank > 1,
    cliff: !asks('cliff') ? 'none' : /lighthouse[^,.;]*cliff/i.test(brief.prompt) ? 'lighthouse' : 'all',
    bridges: count('bridge', 1, 5) ?? (mentionsMany(brief, 'bridge') ? 3 : settlement === 'city' ? 2 : 1),
    shore,
    lake:
      shore === 'lake' || (shore === 'island' && (asks('lake') || (asks('river') && !isOnIsland.test(brief.prompt)))),
    swamp: asks('swamp'),
    harbour: asks('harbour', 'long-pier', 'ship', 'lighthouse', 'breakwater') || (shore === 'coast' && rank > 0),
    longPier: longPierIn(brief),
    breakwater: asks('breakwater'),
    boats: asks('ship', 'harbour', 'long-pier') || shore !== 'none' || ((river || canals > 0) && rank > 1),
    pond: pond && rank < 2,
    moat: asks('moat'),
    fortress: asks('fortress') || (rank < 2 && asks('citadel')),
    citadel: asks('citadel') || fort || likely([0, 0, 0.05, 0.3][rank]!, 'citadel'),
    slums: asks('slum') || (settlement === 'city' && likely(0.6, 'slum')),
    ...slumSideIn(brief),
    slumsOutside: asks('slum') && walled && OUTSIDE.test(brief.prompt),
    camp: asks('camp'),
    park: asks('park') || (pond && rank > 1) || (rank > 1 && likely(0.4, 'park')),
    cemetery: asks('cemetery') || likely([0, 0.45, 0.4, 0.5][rank]!, 'cemetery'),
    landmarks,
    windmills: count('windmill', 1, 5) ?? (mentionsMany(brief, 'windmill') ? 3 : 1),
    graves:
      /\b(?:mass|plague) (?:grave|cemetery|burial)/i.test(brief.prompt) ||
      /large|great|huge|vast|big/.test((mentionOf(brief, 'cemetery')?.modifiers ?? []).join(' '))
        ? 'large'
        : 'usual',
    asked: landmarks.filter((kind) => asks(kind)),
    farms: forbids(brief, 'farm')
      ? 0
      : farming || asks('farm', 'orchard', 'vineyard', 'pasture')
        ? 0.95
        : desert || asks('ruined', 'razed', 'abandoned', 'swamp')
          ? 0.12
          : asks('forest', 'mountain', 'jungle')
            ? 0.25
            : 0.62,
    woods: forbids(brief, 'forest')
      ? 0
      : asks('forest', 'jungle', 'elven')
        ? 0.97
        : desert
          ? 0.05
          : farming || asks('farm', 'moor')
            ? 0.12
            : 0.34,
    crops: (
      [
        ['orchard', 'orchard'],
        ['vines', 'vineyard'],
        ['pasture', 'pasture'],
      ] as const
    )
      .filter(([, concept]) => asks(concept))
      .map(([crop]) => crop),
    hill: asks('hill', 'terraced'),
    mountains: asks('mountain', 'mine', 'dwarven'),
    ruin: asks('razed') ? 0.98 : asks('ruined') ? 0.88 : asks('burning') ? 0.16 : asks('abandoned') ? 0.72 : 0,
    overgrown: asks('overgrown') ? 1 : asks('abandoned') ? 0.8 : asks('ruined') ? 0.6 : asks('razed') ? 0.3 : 0,
    ...(decay ? { decay } : {}),
    burning: asks('burning'),
    ...(population === undefined ? {} : { population }),
  }
}

/** The words' own form, or one that river, shore, valley or hill would give it. */
function formOf(
  asks: (...concepts: string[]) => boolean,
  random: Random,
  {
    rank,
    river,
    shore,
    hill,
    valley,
    walled,
  }: { rank: number; river: boolean; shore: Plan['shore']; hill: boolean; valley: boolean; walled: boolean },
): Form {
  const said = (['grid', 'rings', 'long', 'crescent', 'ell', 'twin', 'bend', 'round'] as const).find((form) =>
    asks(form),
  )
  const chosen = random.next()
  if (said) return said
  // A village within a palisade huddles.
  if (rank < 2 && walled) return 'round'
  if (rank < 2) return chosen < 0.34 ? 'long' : chosen < 0.5 ? 'ell' : 'round'
  if (shore === 'island' || shore === 'oasis') return 'round'
  const among = (...shares: readonly (readonly [form: Form, share: number])[]): Form => {
    let left = chosen
    for (const [form, share] of shares) {
      left -= share
      if (left < 0) return form
    }
    return 'round'
  }
  // Bridges that were asked for want a town on both banks.
  if (river && shore === 'none' && asks('bridge')) return among(['twin', 0.6], ['long', 0.25])
  if (river && shore === 'none') return among(['twin', 0.26], ['bank', 0.28], ['bend', 0.26], ['long', 0.2])
  if (shore !== 'none') return among(['crescent', 0.34], ['long', 0.34], ['ell', 0.14])
  if (valley) return among(['long', 0.5], ['crescent', 0.2], ['ell', 0.2])
  if (hill) return among(['round', 0.5], ['long', 0.3], ['crescent', 0.2])
  return among(['long', 0.24], ['ell', 0.2], ['crescent', 0.16], ['grid', 0.14])
}

/** A river that an island has, rather than lies in. */
const isOnIsland =
  /\b(?:with|has|having|and) (?:(?:an?|the|its|one) )?(?:[\w-]+ ){0,2}(?:rivers?|streams?|brooks?)\b|\b(?:rivers?|streams?|brooks?) (?:runs?|running|flows?|flowing|winds?|winding|through|across)\b/i

/** How many islands bridges are to join: what is counted, several for the plural, and 0 for the one island of a town. */
function islandsIn(brief: Brief): number {
  const mention = mentionOf(brief, 'island')
  const said = mention?.count ?? 1
  if (said > 1) return Math.min(7, said)
  return /(?:islands|isles|islets|archipelago|lagoon)\b/i.test(mention?.words ?? '') ? 5 : 0
}

/** How many walls stand within the outer one: "three concentric walls" have two, "an inner wall" is one. */
function innerWallsIn(brief: Brief): number {
  const said = mentionOf(brief, 'wall')?.count ?? 1
  if (said > 1) return Math.min(3, said - 1)
  if (/\btriple\b/i.test(brief.prompt)) return 2
  return /\b(?:concentric|inner|double|rings? of|ringed by)\b[^,.;]{0,24}\b(?:wall|rampart|fortification)s?\b/i.test(
    brief.prompt,
  )
    ? 1
    : 0
}

/** Slums told with these lie before the gates. */
const OUTSIDE =
  /\b(?:slums?|shant(?:y|ies)|shanty ?towns?|shacks?|hovels?|poor quarter|tenements?|ghetto)\b[^,.;]{0,30}\b(?:outside|beyond|beneath|below|under|against|before|around)\b|\b(?:outside|beyond)\b[^,.;]{0,20}\bwalls?\b[^,.;]{0,16}\b(?:slums?|shant|shacks?|hovels?)/i

const points: Readonly<Record<string, number>> = { east: 0, south: Math.PI / 2, west: Math.PI, north: -Math.PI / 2 }

/** "Slums outside the east gate": the side they lie on. */
function slumSideIn(brief: Brief): { slumSide?: number } {
  const said = /\b(north|south|east|west)(?:ern)? (?:gate|wall)/i.exec(brief.prompt)?.[1]?.toLowerCase()
  return said === undefined ? {} : { slumSide: points[said]! }
}

/** What the harbour’s one pier is of, where it is one that runs far out: "one long pier", "a single jetty". */
function longPierIn(brief: Brief): Plan['longPier'] {
  const pier = mentionOf(brief, 'long-pier')
  if (!pier) return 'none'
  return /\bstone\b/i.test(pier.words) || pier.modifiers.includes('stone') ? 'stone' : 'wood'
}

/** A number after what is of that size, and no word for those who live there: those are heard like any other. */
const SOULS =
  /\b(?:hamlet|village|town|city|metropolis|port|capital) of (?:about |some |around )?(\d{1,3}(?:[,.]\d{3})+|\d{2,5})(?=$|[.;]|,? (?:with|on|by|in|at|under|near|and|beside|around)\b)/i

/** "a city of 20,000": how many live there, where nobody says of what. */
function soulsIn(prompt: string): number | undefined {
  const said = SOULS.exec(prompt)?.[1]
  return said === undefined ? undefined : Math.min(90_000, Math.max(5, Number(said.replace(/[,.]/g, ''))))
}

/** How many live in a settlement of middling size. */
const middling: Record<Settlement, number> = { hamlet: 60, village: 260, town: 2200, city: 9000 }

function sizeOf(brief: Brief, asks: (...concepts: string[]) => boolean, population?: number) {
  let settlement: Settlement = 'town'
  let factor = 1
  if (asks('metropolis')) {
    settlement = 'city'
    factor = 1.1
  } else if (asks('city')) settlement = 'city'
  else if (asks('town')) settlement = 'town'
  else if (asks('village')) settlement = 'village'
  else if (asks('hamlet')) settlement = 'hamlet'
  else if (asks('fort', 'fortress', 'abbey', 'manor', 'camp') || brief.subject?.concept === 'citadel') {
    settlement = 'village'
  } else if (population !== undefined) {
    settlement = population < 90 ? 'hamlet' : population < 700 ? 'village' : population < 6000 ? 'town' : 'city'
  }
  // Four times the people take twice the ground; a map shows it by less, or its houses could not be told apart.
  if (population !== undefined) factor *= Math.min(1.16, Math.max(0.78, (population / middling[settlement]) ** 0.2))
  if (asks('tiny')) factor *= 0.72
  else if (asks('small')) factor *= 0.84
  if (asks('huge')) factor *= 1.16
  else if (asks('large')) factor *= 1.09
  return { settlement, factor: Math.min(1.18, factor) }
}

function chosenLandmarks(
  asks: (...concepts: string[]) => boolean,
  random: Random,
  settlement: Settlement,
  forbidden: (kind: LandmarkKind) => boolean,
): LandmarkKind[] {
  const column = { hamlet: -1, village: 0, town: 1, city: 2 }[settlement]
  const asked = askable.filter((kind) => (kind === 'watchtower' ? asks('tower') : asks(kind)))
  const drawn = (Object.keys(usual) as LandmarkKind[]).filter((kind) => {
    const happens = random.chance(usual[kind]?.[column] ?? 0)
    return happens && !forbidden(kind) && !asked.includes(kind)
  })
  const plazaPieces: LandmarkKind[] = ['fountain', 'well', 'statue']
  const piece = [...asked, ...drawn].find((kind) => plazaPieces.includes(kind))
  return [...asked, ...drawn].filter(
    (kind) =>
      (asked.includes(kind) || !plazaPieces.includes(kind) || kind === piece) &&
      !(kind === 'temple' && !asked.includes('temple') && asked.includes('abbey')),
  )
}

function mentionsMany(brief: Brief, concept: string): boolean {
  return /s$/i.test(mentionOf(brief, concept)?.words ?? '')
}
