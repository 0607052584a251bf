import { hex, mix, type Rgb } from '../../paint/colour.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { beasts } from '../beasts.ts'
import type { Form, Island, Species, Thing } from '../scene.ts'
import { FOCAL, type Plan, seenThrough } from './plan.ts'
import { type Setting, settings } from './settings.ts'
import { hillFor, isleFor, type Site, siteOf } from './sites.ts'
import { variantOf } from './variants.ts'
import { type Wishes, wished } from './wishes.ts'

/** How high over the floor of a gorge a bridge runs, m: under the first ledge of its walls. */
const GORGE_DECK = 38
const MOST_KINDS = 6
const MOST_ALIKE = 12
/** Largest thing, m, that an island in the air can carry. */
const CARRIED = 46
/** How much of the picture's height what it is of fills, and what else is named, in their order. */
const SHARES = [0.44, 0.3, 0.26, 0.22, 0.2, 0.18] as const
/** How much larger than life a thing may be to fill its share. */
const GROWN_MAX = 1.9
/** How much of the picture's width one thing may take. */
const WIDEST = 0.86
/** How far down a picture the foot of what is near may stand, 0-1. */
const LOWEST_FOOT = 0.92

/** Across the picture (0-1), for what finds its own place taken. */
const places = [0.5, 0.3, 0.7, 0.18, 0.82, 0.4, 0.6, 0.1, 0.9] as const

/** What a thing takes of the picture: across (0-1), and how far off. */
interface Taken {
  left: number
  right: number
  z: number
}

/** The things a prompt names in the order of their weight, each with its setting. */
function namedIn({ wishes }: Plan): string[] {
  const subject = wishes.brief.subject?.concept
  // Who rides needs no second horse.
  const ridden = (name: string) => name === 'horse' && wishes.has('horseback')
  const at = (name: string) => wishes.mention(name)?.at ?? 0
  const passed = openings[seenThrough(wishes) ?? 'none']
  const named = Object.keys(settings)
    .filter((name) => wishes.mention(name) && wishes.has(name) && !ridden(name) && !passed.includes(name))
    .sort((a, b) => at(a) - at(b))
  // A shepherd's flock is of sheep.
  if (
    /\b(?:shepherd|herder|goatherd)/i.test(wishes.brief.prompt) &&
    wishes.has('birds') &&
    /flock/i.test(wishes.mention('birds')?.words ?? '') &&
    !named.includes('sheep')
  )
    named.push('sheep')
  // A tree with a door in it is lived in, and the stair winds about its trunk.
  const tree = treeWithDoor(wishes)
  if (tree && !named.includes('treehouse')) {
    if (named.includes(tree)) named.splice(named.indexOf(tree), 1, 'treehouse')
    else named.unshift('treehouse')
    if (named.includes('staircase')) named.splice(named.indexOf('staircase'), 1)
  }
  // A wrecked ship is a wreck.
  const lost = named.indexOf('ship')
  if (lost >= 0 && wishes.described('ship', 'ruined', 'broken')) named[lost] = 'wreck'
  // A lantern with no window to burn in hangs by the way.
  const hung = /\b(lantern|lamp)s?\b/i.test(wishes.mention('lights')?.words ?? '') && wishes.has('lights')
  if (hung && !named.some((name) => windowed.includes(name)) && !named.includes('lamp-post')) named.push('lamp-post')
  // The first that is named is what the picture is of, unless it is one of what is strewn about and something greater follows.
  const slight = (name: string) => Number(strewn.includes(name) || beasts.has(name))
  return named.sort(
    (a, b) => slight(a) - slight(b) || Number(b === subject && slight(b) > 0) - Number(a === subject && slight(a) > 0),
  )
}

/** Where across the picture a volcano rises: at the focus where nothing was named before it, else beside what was. */
export function volcanoAt(plan: Plan): number {
  return leads(plan) || namedIn(plan).length === 0 ? plan.focus : 0.5 + plan.away * 0.24
}

/** Whether the picture is of its volcano, and of what stands there only after it. */
function leads(plan: Plan): boolean {
  const { wishes } = plan
  const volcano = wishes.has('volcano') ? wishes.mention('volcano') : undefined
  const [first] = namedIn(plan)
  return volcano !== undefined && first !== undefined && volcano.at < (wishes.mention(first)?.at ?? 0)
}

/** What is seen past, by how: it frames the picture and stands nowhere in it. */
const openings: Record<'cave' | 'arch' | 'none', readonly string[]> = {
  cave: ['cave-mouth'],
  arch: ['gate', 'rock-arch'],
  none: [],
}

/** By which name the prompt speaks of the tree that has a door in its trunk, if there is one. */
const treeWithDoor = (wishes: Wishes): string | undefined =>
  wishes.has('trunk-door')
    ? ['lone-tree', 'broadleaf', 'willow', 'birch', 'conifer'].find((name) => wishes.has(name) && wishes.mention(name))
    : undefined

/** What stands about and is seldom what a picture is of, though it be named first. */
const strewn: readonly string[] = [
  'fence',
  'crates',
  'torches',
  'banners',
  'lamp-post',
  'crowd',
  'boat',
  'hives',
  'cart',
]

/** How much of the picture's height one of `copies` fills. */
const shareOf = (order: number, copies: number, scale: number, { share = SHARES[0] }: Setting) =>
  (share / SHARES[0]) ** (order === 0 ? 1 : 0.8) *
  (SHARES[order] ?? 0.18) *
  (copies > 3 ? 0.62 : copies > 1 ? 0.82 : 1) *
  Math.min(1.25, Math.max(0.6, scale))

/** The things a prompt names, the focal one first, set at thirds and depths so that none hides another; and their hills. */
export function composeThings(
  plan: Plan,
  islands: readonly Island[],
  dark: boolean,
): { things: Thing[]; hills: Form[]; isles: Form[] } {
  const { wishes, focus, away, xAt } = plan
  const dice = plan.random.fork('things')
  const things: Thing[] = []
  const hills: Form[] = []
  const isles: ReturnType<typeof isleFor> = []
  const taken: Taken[] = []
  const spots = [focus, 0.5 + away * 0.26, 0.5 + away * 0.06, 0.5 - away * 0.38, 0.5 + away * 0.42, 0.5 - away * 0.1]
  const before = leads(plan) ? 1 : 0
  for (const [rank, name] of namedIn(plan).slice(0, MOST_KINDS).entries()) {
    const order = rank + before
    const setting = settings[name]!
    // A tree with a door is spoken of as a tree: its size, its leaves and its age are told there.
    const told = (name === 'treehouse' && !wishes.mention(name) && treeWithDoor(wishes)) || name
    const built = plan.biome === 'desert' ? sandy(setting) : setting
    const look = told === name ? lookOf(wishes, name, built, order === 0, dark) : doorTree(wishes, told, built, dark)
    const spread = spots[order] ?? 0.5
    if (beasts.has(name)) {
      things.push(herdOf(plan, name, spread, lookOf(wishes, name, setting, false, dark), dice))
      continue
    }
    if (name === 'dock') {
      things.push(dockOf(plan, setting, look, order === 0 ? focus : 0.5 + away * 0.1, dice))
      continue
    }
    const scale = wishes.scale(told)
    const lined = setting.several && lines(wishes, told)
    // Of a wood, one tree has the door.
    const some = told === name || told === 'lone-tree' ? wishes.several(told) : wishes.count(told)
    const copies = setting.several ? Math.min(MOST_ALIKE, Math.max(lined ? 4 : 1, some)) : 1
    const row = rowOf(copies, spread)
    for (let k = 0; k < copies; k++) {
      const broken = name === 'gate' && wishes.described(name, 'ruined', 'broken', 'ancient') ? 1.35 : 1
      const own = setting.size * broken * scale * (k === 0 ? 1 : dice.range(0.75, 0.95))
      const wanted = shareOf(order, copies, scale, setting)
      // Half of what is missing it comes nearer, the rest it is larger.
      const nearer = Math.max(1, Math.min(2.2, wanted / ((FOCAL * own) / setting.z))) ** 0.5
      const depth =
        (setting.z / nearer) *
        (order === 0 ? 1 : dice.range(1.05, 1.3)) *
        (k === 0 ? 1 : copies > 3 ? dice.range(1, 1.45) : dice.range(1.1, 1.6))
      // What stands on a hill of its own would hide behind the next one's.
      const apart = setting.hill > 15 ? 0.22 + 0.2 * k : 0.12 + 0.13 * k
      const step = (k % 2 === 0 ? -1 : 1) * away * apart * dice.range(0.8, 1.1)
      const spot = row[k] ?? spread + (k === 0 ? dice.range(-0.02, 0.02) : step)
      const seed = dice.int(1, 90_000)
      const yaw = turn(name, away, dice)
      const lift = liftOf(name, plan, dice)
      const held = order === 0 && k === 0 && !setting.afloat && lift === 0 ? islands.at(-1) : undefined
      if (held) {
        const size = Math.min(Math.max(own, held.radius * 0.72), CARRIED, held.radius * 0.95)
        things.push({ ...look, thing: name, x: held.x, z: held.z, lift, yaw, seed, size, island: islands.length - 1 })
        continue
      }
      const found = siteOf(name, setting, plan, Math.min(0.94, Math.max(0.06, spot)), depth, dice)
      const fits = (site: Site) => {
        const near = setting.afloat || lift > 0 ? 0 : footSeen(plan, setting.hill)
        const z = Math.max(site.z, near)
        const most = own * Math.max(GROWN_MAX, Math.min(2.6, z / site.z))
        const share = wanted * (k === 0 ? 1 : dice.range(0.8, 1))
        const room = (WIDEST * plan.aspect * z) / (FOCAL * 2 * Math.max(0.2, widths[name] ?? 0.36))
        return { site: { ...site, z }, size: Math.min(room, Math.max(own * 0.8, Math.min(most, (share * z) / FOCAL))) }
      }
      const first = fits(found)
      const { site, size } =
        order === 0 && k === 0
          ? first
          : leastTaken(first, taken, name, plan, (t) => fits(siteOf(name, setting, plan, t, depth, dice)))
      taken.push(takenBy(site, size, name, plan))
      const x = xAt(site.t, site.z)
      things.push({ ...look, thing: name, x, z: site.z, lift, yaw, seed, size })
      if (site.isle) isles.push(...isleFor(plan, x, site.z, size, name, seed % 8999))
      // One hill each would hide the ones behind it.
      else if (setting.hill > 0 && site.hill && (k === 0 || copies < 4))
        hills.push(hillFor(name, setting, plan, x, site.z, size, seed % 8999))
    }
  }
  // What lies under the clouds may not wash away a neighbour's top.
  return { things, hills, isles: isles.sort((a, b) => Number(a.height > 0) - Number(b.height > 0)) }
}

/** "A row of windmills", "an avenue of statues". */
const lines = ({ brief, mention }: Wishes, name: string) =>
  /\b(?:row|rows|line|lines|avenue|alley)\s+of(?:\s+\w+)?\s*$/i.test(brief.prompt.slice(0, mention(name)?.at ?? 0)) ||
  /^(?:an? )?(?:\w+ )?(?:row|rows|line|lines|avenue) of/i.test(mention(name)?.words ?? '')

/** Half the width of things as a part of their size, where it is not about a third. */
const widths: Record<string, number> = {
  city: 1.35,
  village: 1.3,
  arena: 1.2,
  amphitheatre: 1.6,
  castle: 0.62,
  temple: 0.8,
  pyramid: 0.85,
  ruins: 1.1,
  bridge: 0.5,
  graves: 2.4,
  camp: 2,
  stones: 2.2,
  market: 1.6,
  'stilt-houses': 1.6,
  'long-wall': 1.2,
  haystacks: 1.6,
  banners: 1.6,
  fence: 0,
  crowd: 0.6,
  cottage: 1.15,
  barn: 0.7,
  watermill: 0.75,
  ship: 0.62,
  airship: 1.05,
  cart: 0.75,
  bones: 1.6,
  aqueduct: 1,
  'cave-mouth': 0.9,
  'rock-arch': 0.8,
  gallows: 0.5,
  web: 0.8,
  'siege-engines': 1.1,
  whirlpool: 0.55,
  dragon: 0.5,
  battlefield: 1,
}

function takenBy({ t, z }: Site, size: number, name: string, { aspect }: Plan): Taken {
  const half = (FOCAL * size * (widths[name] ?? 0.36)) / (z * aspect)
  return { left: t - half, right: t + half, z }
}

type Fitted = { site: Site; size: number }

/** Where least of a thing is hidden by the others or hides them: its own place, or one of those left. */
function leastTaken(own: Fitted, taken: readonly Taken[], name: string, plan: Plan, at: (t: number) => Fitted): Fitted {
  const cost = ({ site, size }: Fitted) => {
    const { left, right } = takenBy(site, size, name, plan)
    const wide = Math.max(0.02, right - left)
    const outside = Math.max(0, -left) + Math.max(0, right - 1)
    return taken.reduce((sum, other) => {
      const shared = Math.min(right, other.right) - Math.max(left, other.left)
      return sum + (shared > 0 ? shared / Math.min(wide, Math.max(0.02, other.right - other.left)) : 0)
    }, outside / wide)
  }
  let best = own
  let least = cost(own)
  for (const t of places) {
    if (least < 0.12) break
    const other = at(t)
    const price = cost(other) + 0.04 + Math.abs(other.site.t - own.site.t) * 0.2
    if (price < least) {
      best = other
      least = price
    }
  }
  return best
}

/** What flies is lifted off the ground, a bridge in a gorge off its floor, m. */
function liftOf(name: string, { wishes, eye }: Plan, dice: Random): number {
  if (name === 'airship' && wishes.described(name, 'ruined', 'broken')) return 0
  if (name === 'dragon') return dice.range(52, 62)
  if (name === 'airship') return eye + dice.range(6, 14)
  return name === 'bridge' && wishes.has('canyon') ? GORGE_DECK : 0
}

/** A dock begins below the lower edge of the picture and leads the eye out over the water. */
function dockOf(
  { eye, horizon, xAt, away, wishes }: Plan,
  setting: Setting,
  look: Look,
  t: number,
  dice: Random,
): Thing {
  const z = (FOCAL * (eye - 1)) / (1.02 - horizon)
  const size = Math.max(setting.size, z * 2.2) * Math.min(1.3, wishes.scale('dock'))
  const seed = dice.int(1, 90_000)
  const yaw = away * dice.range(0.1, 0.3)
  return { ...look, count: 1, thing: 'dock', x: xAt(0.5 + (t - 0.5) * 0.9, z), z, lift: 0, yaw, seed, size }
}

/** Nearest depth, m, at which what stands on the ground has its foot well inside the picture. */
const footSeen = ({ eye, base, horizon }: Plan, hill: number) =>
  (FOCAL * Math.max(0, eye - Math.max(0, base) - hill * 0.6)) / (LOWEST_FOOT - horizon)

/** Beasts stand where the eye falls on the near ground, together, and larger than life where that is far. */
function herdOf(
  { wishes, eye, base, horizon, xAt, away }: Plan,
  name: string,
  t: number,
  look: Look,
  dice: Random,
): Thing {
  const z = Math.max(16, (FOCAL * (eye - Math.max(0, base))) / (dice.range(0.8, 0.85) - horizon))
  const count = Math.min(MOST_ALIKE, wishes.mention(name) ? wishes.several(name) : 6)
  const size = settings[name]!.size * wishes.scale(name) * Math.min(2.2, Math.max(1, z / 26))
  const laden = /\b(?:caravan|train)\b/i.test(wishes.mention(name)?.words ?? '')
  const x = xAt(laden ? 0.5 : Math.min(0.8, Math.max(0.2, t)), z)
  const seed = dice.int(1, 90_000)
  return { ...look, lit: false, count, thing: name, x, z, lift: 0, yaw: away, seed, size, ...(laden && { laden }) }
}

/** Four and more stand in a row across the picture, the first where the eye goes; fewer find their own places. */
function rowOf(copies: number, first: number): number[] {
  if (copies < 4) return []
  const places = Array.from({ length: copies }, (_, k) => 0.07 + (0.86 * (k + 0.5)) / copies)
  return places.sort((a, b) => Math.abs(a - first) - Math.abs(b - first))
}

/** Built of the stone of the place. */
const sandy = (setting: Setting): Setting => ({ ...setting, wall: mix(setting.wall, hex('#cfa873'), 0.6) })

const windowed: readonly string[] = [
  'castle',
  'city',
  'village',
  'cottage',
  'tower',
  'lighthouse',
  'temple',
  'camp',
  'barn',
  'watermill',
  'pagoda',
  'treehouse',
  'stilt-houses',
  'observatory',
]

function turn(name: string, away: number, dice: Random): number {
  if (name === 'ship' || name === 'boat') return away * dice.range(0.15, 0.5)
  return name === 'bridge' ? dice.range(-0.12, 0.12) : -away * dice.range(0.15, 0.45)
}

/** Sorts of lone trees by the words for them; those in blossom have leaves of its colour. */
const sorts: readonly [RegExp, Species][] = [
  [/pine|fir/i, 'conifer'],
  [/willow/i, 'willow'],
  [/birch/i, 'birch'],
  [/palm/i, 'palm'],
]
const blossoming = hex('#e4a9bc')

type Look = Pick<
  Thing,
  | 'species'
  | 'variant'
  | 'crewed'
  | 'tints'
  | 'ruined'
  | 'lit'
  | 'burning'
  | 'overgrown'
  | 'glow'
  | 'wall'
  | 'roof'
  | 'count'
  | 'rope'
>

/** What state a thing is in and what it is made of, by what the prompt says of it. */
function lookOf(wishes: Wishes, name: string, setting: Setting, first: boolean, dark: boolean): Look {
  const modifiers = wishes.mention(name)?.modifiers ?? []
  const is = (...any: string[]) => modifiers.some((modifier) => any.includes(modifier))
  const tints = modifiers.map(colourOf).filter((one): one is Rgb => one !== undefined)
  const ruined = is('ruined') ? 0.55 : is('broken') ? 0.4 : 0
  const glow = glowOf(wishes, name, modifiers)
  const own = splitGlow(modifiers).own
  const material = modifiers.map((modifier) => materialOf(modifier)?.colour).find(Boolean)
  const words = wishes.mention(name)?.words ?? ''
  const species = name === 'lone-tree' ? sorts.find(([sort]) => sort.test(words))?.[1] : undefined
  const blooms = name === 'lone-tree' && /cherry|apple/i.test(words)
  let wall = wished(
    /\b(?:ice|icy|glacier)\b/i.test(words) ? hex('#b4d8ec') : setting.wall,
    material ?? (setting.tinted === 'roof' ? undefined : own),
    0.72,
  )
  if (is('mossy', 'overgrown')) wall = mix(wall, hex('#5f7040'), 0.3)
  if (is('ancient', 'old')) wall = mix(wall, hex('#857c6a'), 0.25)
  if (is('burning')) wall = mix(wall, hex('#3a3230'), 0.45)
  const abandoned = is('abandoned') || wishes.has('abandoned') || ruined > 0.3
  const variant = variantOf(wishes, name)
  return {
    ruined,
    ...(variant && { variant }),
    ...((name === 'banners' || name === 'crowd') && tints.length > 1 && { tints }),
    ...(name === 'boat' && wishes.has('traveller') && { crewed: Math.min(4, wishes.count('traveller')) }),
    lit: !abandoned && (dark || wishes.has('lights', 'cosy') || (name === 'lighthouse' && wishes.has('beam'))),
    burning: is('burning') || (first && wishes.has('burning') && name !== 'lone-tree'),
    overgrown: is('overgrown', 'mossy') || wishes.has('ivy'),
    ...(glow && { glow }),
    wall,
    ...(species && { species }),
    roof: wished(
      blooms ? blossoming : setting.roof,
      wishes.tint('roof', ...(variant === 'domed' ? ['domes'] : [])) ?? (setting.tinted === 'roof' ? own : undefined),
      0.7,
    ),
    // Those that come several to a picture are things each for itself.
    count: setting.several ? 1 : name === 'crowd' ? Math.max(9, wishes.count(name)) : wishes.count(name),
    ...(name === 'bridge' && hangs(wishes) && { rope: true }),
  }
}

/** A great tree with a door in its trunk: no houses hang in its crown, and its leaves are of the colour that is said. */
function doorTree(wishes: Wishes, told: string, setting: Setting, dark: boolean): Look {
  const leaf = wishes.tint(told, 'leaves')
  const { species: _, ...look } = lookOf(wishes, told, setting, false, dark)
  return { ...look, variant: 'door', ...(leaf && { tints: [leaf] }) }
}

/** The colour of "a green light" or "a blue glow" in a prompt. */
function lightSaid(prompt: string): Rgb | undefined {
  const told = /\b(\w+)\s+(light|glow|flame|gleam)s?\b/i.exec(prompt)
  return told?.[1] ? colourOf(told[1].toLowerCase()) : undefined
}

/** Whether a bridge hangs from ropes. */
const hangs = (wishes: Wishes) =>
  /\b(rope|hanging|suspension|rickety|swaying)\b/i.test(
    [wishes.mention('bridge')?.words, ...(wishes.mention('bridge')?.modifiers ?? [])].join(' '),
  )

/** A thing's own colour and that of its light: in "a black obelisk glowing green" the one said after the glow. */
function splitGlow(modifiers: readonly string[]): { own?: Rgb; light?: Rgb } {
  const at = modifiers.indexOf('glowing')
  const colours = modifiers.flatMap((modifier, index) => {
    const colour = colourOf(modifier)
    return colour ? [{ index, colour }] : []
  })
  const light =
    at < 0 ? undefined : (colours.find((one) => one.index > at) ?? (colours.length > 1 ? colours.at(-1) : undefined))
  const own = colours.find((one) => one !== light)
  return { ...(own && { own: own.colour }), ...(light && { light: light.colour }) }
}

function glowOf(wishes: Wishes, name: string, modifiers: readonly string[]): Rgb | undefined {
  const tint = splitGlow(modifiers).light ?? wishes.tint(name)
  if (modifiers.includes('cursed')) return tint ?? hex('#7fd06a')
  if (modifiers.includes('holy')) return tint ?? hex('#ffe9b0')
  if (modifiers.includes('glowing')) return tint ?? wishes.hue ?? hex('#8fd8ff')
  if (name === 'gate' && !/portal|magic|stargate/i.test(wishes.mention(name)?.words ?? '')) return undefined
  if (name === 'lamp-post') return tint ?? wishes.tint('lights') ?? lightSaid(wishes.brief.prompt)
  if (name === 'gate') return tint ?? wishes.hue ?? hex('#8a7dff')
  if (name === 'crystals') return tint ?? wishes.hue ?? hex('#7fd0f0')
  if (wishes.has('holy') && ['temple', 'castle', 'tower'].includes(name)) return hex('#ffe9b0')
  return undefined
}
