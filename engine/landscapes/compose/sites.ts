import type { Random } from '../../paint/random.ts'
import type { Form } from '../scene.ts'
import { curveAt } from '../terrain/curve.ts'
import { cliffOf, FOCAL, fallsAt, type Plan, riverOf } from './plan.ts'
import type { Setting } from './settings.ts'

/** Where something may stand: across the picture (0-1), depth (m), and whether on a hill of its own. */
export interface Site {
  t: number
  z: number
  hill: boolean
  /** On an island of its own in the water. */
  isle?: boolean
}

/** On the land beside water, on the water if it floats, across the river if it is a bridge, in the air if it flies. */
export function siteOf(name: string, setting: Setting, plan: Plan, t: number, z: number, dice: Random): Site {
  const { middle, away, aspect, biome } = plan
  if (name === 'dragon') return { t: 0.5 + (t - 0.5) * 0.5, z, hill: false }
  if (setting.afloat) return afloat(name, plan, t, z)
  if (middle === 'sea' && plan.headland) {
    // Well back from the cliff's edge, wherever that runs at this depth.
    const cliff = cliffOf(plan)
    const inland = cliff.side * cliff.reach * dice.range(0.34, 0.48)
    const across = (depth: number) => cliff.x - (depth - cliff.z) * 0.3 * cliff.side + inland
    const near = Math.max(z, 185)
    // In a narrow picture farther off, or it would stand outside.
    const depth = Math.max(near, (Math.abs(across(near)) * FOCAL) / (aspect * 0.36))
    const x = across(depth)
    return { t: 0.5 + (x * FOCAL) / (aspect * depth), z: depth, hill: false }
  }
  if (middle === 'sea')
    return { t, z: plan.wishes.has('island') ? 232 : Math.max(z, 200), hill: !plan.wishes.has('island') }
  if (name === 'bridge') return bridgeSite(plan)
  if (middle === 'river') return besideRiver(setting, plan, t, z)
  if (middle === 'lake' && biome !== 'cavern') {
    // What is small stands on this side of the water, what is great beyond it.
    const falls = plan.wishes.has('waterfall', 'lava-fall')
    const isNear = z < 60 || name === 'lone-tree'
    // What stands above the clouds has a rock of its own that rises out of them.
    if (plan.wishes.has('cloud-sea'))
      return { t: 0.5 + (t - 0.5) * 0.9, z: Math.max(z, NEAREST_ROCK), hill: false, isle: true }
    if (isled(name, plan)) return { t: 0.5 + (t - 0.5) * 0.8, z: 112 + setting.size * 0.3, hill: false, isle: true }
    const near = Math.max(Math.min(z, 44), plan.eye * 2.2)
    // The pool under a fall comes closer than other lakes, and leaves dry ground on the side away from it.
    if (isNear && falls) return { t: 0.5 + away * 0.29, z: 30, hill: true }
    if (isNear) return { t: t < 0.5 ? Math.min(t, 0.26) : Math.max(t, 0.74), z: near, hill: true }
    const settled = name === 'village' || name === 'city'
    if (falls && !settled) return aboveFalls(plan)
    // Clear of the far shore, which wanders, with all of its own breadth.
    const beyond = (falls ? 308 : 232) + setting.size * (settled ? 0.85 : 0.6)
    // Where the rock of the falls ends.
    if (falls) return { t: 0.5 + away * 0.35, z: beyond, hill: true }
    return { t: t < 0.5 ? Math.min(t, 0.32) : Math.max(t, 0.68), z: Math.max(z, beyond), hill: true }
  }
  return { t, z, hill: true }
}

/** How near the eye, m, a rock may rise out of a sea of clouds: before it lies the brink one stands on. */
const NEAREST_ROCK = 76

/** What may stand on an island in a lake, with the water about it to mirror it. */
const insular: readonly string[] = [
  'castle',
  'tower',
  'temple',
  'ruins',
  'pagoda',
  'statue',
  'obelisk',
  'shrine',
  'graves',
]

/** Whether a thing stands on an island of the lake: where the words put it there, and else now and then. */
function isled(name: string, { wishes, random, middle, biome }: Plan): boolean {
  if (middle !== 'lake' || biome === 'desert' || wishes.has('waterfall')) return false
  const { prompt, subject } = wishes.brief
  const told = wishes.mention(name)
  if (wishes.has('island')) return name === subject?.concept || told?.after === 'on'
  const how = told && inLake.exec(prompt.slice(told.at + told.words.length))?.[1]
  // A village on a lake lies on its shore.
  if (how) return how.toLowerCase() !== 'on' || insular.includes(name)
  return insular.includes(name) && name === subject?.concept && random.fork('isle').chance(0.4)
}

/** Right after the words for a thing: "standing in the middle of a lake", not "on the shore of a lake", nor "mirrored in the lake". */
const inLake = new RegExp(
  '^(?: (?:that|which|is|stands?|standing|rises?|rising|built|set|sits?|sitting|perched|alone|half|drowned|sunk|sunken|' +
    'submerged|emerges|emerging|towering|far|high|up))* (in|on|out of|from) (?:the|an?) ' +
    '(?!(?:\\w+ )?(?:shore|edge|bank|side))(?:\\w+ ){0,3}?(?:lake|tarn|loch|pond|mere|water|waters)\\b',
  'i',
)

/** What takes more ground than it is high. */
const broad: readonly string[] = ['village', 'city', 'arena', 'market', 'stones', 'graves', 'camp']

type Knoll = Extract<Form, { form: 'knoll' }>

/** An island that carries a thing, raised out of the water; or a mountain's top out of the clouds, with its shoulders in them. */
export function isleFor({ wishes }: Plan, x: number, z: number, size: number, name: string, seed: number): Knoll[] {
  const wide = broad.includes(name) ? 2.2 : ['castle', 'temple', 'ruins'].includes(name) ? 1.25 : 0.85
  if (wishes.has('cloud-sea')) {
    const radius = Math.min(Math.max(44, size * wide * 2), (z - 20) * 0.8)
    return [
      { form: 'knoll', x, z, height: -7, radius: radius * 1.5, flat: 0.8, seed: seed + 1 },
      { form: 'knoll', x, z, height: 5 + size * 0.25, radius, flat: 0.42, seed },
    ]
  }
  return [{ form: 'knoll', x, z, height: 4 + size * 0.08, radius: Math.max(14, size * wide), flat: 0.5, seed }]
}

/** On the table of rock beside the falling water, just behind its brink: beyond it, the rock would hide it. */
function aboveFalls(plan: Plan): Site {
  const { x, z, radius } = fallsAt(plan)
  const depth = z - radius * 0.5
  return { t: 0.5 + ((x + plan.away * radius * 0.4) * FOCAL) / (plan.aspect * depth), z: depth, hill: false }
}

/** Where the bridge of a picture crosses, m. */
const CROSSING = 96
/** Half of what a bridge takes of the banks, m. */
const LANDING = 40

function bridgeSite({ wishes, aspect, away }: Plan): Site {
  if (wishes.has('canyon')) return { t: 0.5, z: 150, hill: false }
  if (wishes.has('treehouse')) return { t: 0.5 + away * 0.24, z: 78, hill: false }
  return { t: 0.5 + (curveAt(riverOf(away), CROSSING) * FOCAL) / (aspect * CROSSING), z: CROSSING, hill: false }
}

/** On dry ground, clear of the banks and of a bridge's ends. */
function besideRiver(setting: Setting, { wishes, aspect, away }: Plan, t: number, z: number): Site {
  const clear = setting.size * 0.55
  const bridged = wishes.has('bridge') && Math.abs(z - CROSSING) < 34
  const depth = bridged && z >= CROSSING - 10 ? CROSSING + 40 : z
  const wanted = ((t - 0.5) * aspect * depth) / FOCAL
  const river = curveAt(riverOf(away), depth)
  const room = clear + (bridged && depth < CROSSING + 34 ? LANDING : 22)
  const side = Math.sign(wanted - river) || 1
  const x = Math.abs(wanted - river) < room ? river + side * room : wanted
  const held = 0.5 + (x * FOCAL) / (aspect * depth)
  return { t: Math.min(0.93, Math.max(0.07, held)), z: depth, hill: true }
}

function afloat(name: string, { middle, headland, away }: Plan, t: number, z: number): Site {
  // What has its feet in the water is near enough to be seen whole.
  if (['stilt-houses', 'tentacles', 'serpent', 'dam'].includes(name)) {
    const near = middle === 'sea' ? Math.max(z, 62) : middle === 'lake' ? Math.max(z, 66) : Math.max(z, 40)
    return { t: 0.5 + (t - 0.5) * 0.8, z: near, hill: false }
  }
  if (middle === 'lake') {
    return { t: 0.5 + (t - 0.5) * 0.7, z: Math.min(230, Math.max(name === 'boat' ? 62 : 96, z)), hill: false }
  }
  if (name === 'wreck') return { t: 0.5 + (t - 0.5) * 0.8, z: Math.max(64, z), hill: false }
  if (middle === 'sea') {
    return { t: headland ? 0.5 + away * Math.abs(t - 0.5) * 0.9 : t, z: Math.max(z, 105), hill: false }
  }
  return middle === 'river' ? { t: 0.5, z: 62, hill: false } : { t, z, hill: false }
}

export function hillFor(
  name: string,
  setting: Setting,
  plan: Plan,
  x: number,
  z: number,
  size: number,
  seed: number,
): Form {
  const wide = setting.wide ?? (plan.middle === 'swamp' ? 1.5 : 4.5)
  // A hill is as high as the words make it; else what stands on it is what is looked at.
  const told = /\b(?:hill|hilltop|crag|cliff|mountain|mount|peak|ridge|rock|rocky|knoll|mound|high|above|overlook)/i
  const steep = told.test(plan.wishes.brief.prompt) || plan.middle === 'lake' ? 1 : 0.5
  const grown = setting.hill * steep * Math.min(1.3, Math.max(0.7, size / setting.size))
  // Seen from low down a hill before the eye would hide what stands on it.
  const height =
    plan.viewpoint === 'low' && z < 100
      ? Math.max(0, plan.base) + grown * 0.4
      : grown + (plan.middle === 'land' ? 5 : 3)
  // Nor may the eye be inside it.
  const radius = Math.min(size * wide, Math.max(4, (z - 8) * 0.62))
  const flat = name === 'city' ? 0.1 : name === 'castle' || name === 'tower' ? 0.5 : 0.2
  return { form: 'knoll', x, z, height, radius, flat, seed }
}
