import { hex, mix, type Rgb } from '../../paint/colour.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { beasts } from '../beasts.ts'
import type { Form, Island, Species, Thing } from '../scene.ts'
import { FOCAL, type Plan } from './plan.ts'
import { type Setting, settings } from './settings.ts'
import { hillFor, siteOf } from './sites.ts'
import { type Wishes, wished } from './wishes.ts'

/** How high over the floor of a gorge a bridge runs, m: under the first ledge of its walls. */
const GORGE_DECK = 38
const MOST_KINDS = 5
const MOST_ALIKE = 12
/** Largest thing, m, that an island in the air can carry. */
const CARRIED = 34

/** The things a prompt names, the focal one first, set at thirds and depths so that none hides another; and their hills. */
export function composeThings(
  plan: Plan,
  islands: readonly Island[],
  dark: boolean,
): { things: Thing[]; hills: Form[] } {
  const { wishes, focus, away, xAt } = plan
  const dice = plan.random.fork('things')
  const subject = wishes.brief.subject?.concept
  // Who rides needs no second horse.
  const ridden = (name: string) => name === 'horse' && wishes.has('horseback')
  const named = Object.keys(settings).filter((name) => wishes.mention(name) && wishes.has(name) && !ridden(name))
  // A wrecked ship is a wreck.
  const lost = named.indexOf('ship')
  if (lost >= 0 && wishes.described('ship', 'ruined', 'broken')) named[lost] = 'wreck'
  // A lantern with no window to burn in hangs by the way.
  const hung = /\b(lantern|lamp)s?\b/i.test(wishes.mention('lights')?.words ?? '') && wishes.has('lights')
  if (hung && !named.some((name) => windowed.includes(name)) && !named.includes('lamp-post')) named.push('lamp-post')
  named.sort((a, b) => Number(b === subject) - Number(a === subject))
  const things: Thing[] = []
  const hills: Form[] = []
  const spots = [focus, 0.5 + away * 0.26, 0.5 + away * 0.06, 0.5 - away * 0.38, 0.5 + away * 0.42]
  for (const [order, name] of named.slice(0, MOST_KINDS).entries()) {
    const setting = settings[name]!
    if (beasts.has(name)) {
      things.push(herdOf(plan, name, spots[order] ?? 0.5, lookOf(wishes, name, setting, false, dark), dice))
      continue
    }
    const copies = setting.several ? Math.min(MOST_ALIKE, wishes.several(name)) : 1
    const row = rowOf(copies, spots[order] ?? 0.5)
    for (let k = 0; k < copies; k++) {
      const broken = name === 'gate' && wishes.described(name, 'ruined', 'broken', 'ancient') ? 1.35 : 1
      const own = setting.size * broken * wishes.scale(name) * (k === 0 ? 1 : dice.range(0.75, 0.95))
      const depth =
        setting.z *
        (order === 0 ? 1 : dice.range(1.05, 1.3)) *
        (k === 0 ? 1 : copies > 3 ? dice.range(1, 1.45) : dice.range(1.1, 1.7))
      // What stands on a hill of its own would hide behind the next one's.
      const apart = setting.hill > 15 ? 0.22 + 0.2 * k : 0.12 + 0.13 * k
      const step = (k % 2 === 0 ? -1 : 1) * away * apart * dice.range(0.8, 1.1)
      const spot = row[k] ?? (spots[order] ?? 0.5) + (k === 0 ? dice.range(-0.02, 0.02) : step)
      const found = siteOf(name, setting, plan, Math.min(0.94, Math.max(0.06, spot)), depth, dice)
      // From high over dunes what stands near would be cut by the lower edge: it stands farther, and is greater.
      const seen = found.hill && plan.biome === 'desert' ? footSeen(plan, setting.hill) : 0
      const site = { ...found, z: Math.max(found.z, seen) }
      const size = own * Math.min(2.2, site.z / found.z)
      const seed = dice.int(1, 90_000)
      const look = lookOf(wishes, name, plan.biome === 'desert' ? sandy(setting) : setting, order === 0, dark)
      const yaw = turn(name, away, dice)
      const lift = name === 'dragon' ? dice.range(52, 62) : name === 'bridge' && wishes.has('canyon') ? GORGE_DECK : 0
      const held = order === 0 && k === 0 && !setting.afloat && lift === 0 ? islands.at(-1) : undefined
      if (held) {
        const { x, z } = held
        things.push({
          ...look,
          thing: name,
          x,
          z,
          lift,
          yaw,
          seed,
          size: Math.min(size, CARRIED),
          island: islands.length - 1,
        })
        continue
      }
      const x = xAt(site.t, site.z)
      things.push({ ...look, thing: name, x, z: site.z, lift, yaw, seed, size })
      // One hill each would hide the ones behind it.
      if (setting.hill > 0 && site.hill && (k === 0 || copies < 4))
        hills.push(hillFor(name, setting, plan, x, site.z, size, seed % 8999))
    }
  }
  return { things, hills }
}

/** Nearest depth, m, at which what stands on the ground has its foot well inside the picture. */
const footSeen = ({ eye, base, horizon }: Plan, hill: number) =>
  (FOCAL * Math.max(0, eye - base - hill)) / (0.8 - horizon)

/** Beasts stand where the eye falls on the near ground, together, and larger than life where that is far. */
function herdOf(
  { wishes, eye, base, horizon, xAt, away }: Plan,
  name: string,
  t: number,
  look: Look,
  dice: Random,
): Thing {
  const z = Math.max(16, (FOCAL * (eye - Math.max(0, base))) / (dice.range(0.8, 0.85) - horizon))
  const count = Math.min(MOST_ALIKE, wishes.several(name))
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

const windowed: readonly string[] = ['castle', 'city', 'village', 'cottage', 'tower', 'lighthouse', 'temple', 'camp']

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
  'species' | 'ruined' | 'lit' | 'burning' | 'overgrown' | 'glow' | 'wall' | 'roof' | 'count' | 'rope'
>

/** What state a thing is in and what it is made of, by what the prompt says of it. */
function lookOf(wishes: Wishes, name: string, setting: Setting, first: boolean, dark: boolean): Look {
  const modifiers = wishes.mention(name)?.modifiers ?? []
  const is = (...any: string[]) => modifiers.some((modifier) => any.includes(modifier))
  const ruined = is('ruined') ? 0.55 : is('broken') ? 0.4 : 0
  const glow = glowOf(wishes, name, modifiers)
  const own = splitGlow(modifiers).own
  const material = modifiers.map((modifier) => materialOf(modifier)?.colour).find(Boolean)
  const words = wishes.mention(name)?.words ?? ''
  const species = name === 'lone-tree' ? sorts.find(([sort]) => sort.test(words))?.[1] : undefined
  const blooms = name === 'lone-tree' && /cherry|apple/i.test(words)
  let wall = wished(setting.wall, material ?? (setting.tinted === 'roof' ? undefined : own), 0.72)
  if (is('mossy', 'overgrown')) wall = mix(wall, hex('#5f7040'), 0.3)
  if (is('ancient', 'old')) wall = mix(wall, hex('#857c6a'), 0.25)
  if (is('burning')) wall = mix(wall, hex('#3a3230'), 0.45)
  const abandoned = is('abandoned') || wishes.has('abandoned') || ruined > 0.3
  return {
    ruined,
    lit: !abandoned && (dark || wishes.has('lights', 'cosy')),
    burning: is('burning') || (first && wishes.has('burning') && name !== 'lone-tree'),
    overgrown: is('overgrown', 'mossy') || wishes.has('ivy'),
    ...(glow && { glow }),
    wall,
    ...(species && { species }),
    roof: wished(
      blooms ? blossoming : setting.roof,
      wishes.tint('roof') ?? (setting.tinted === 'roof' ? own : undefined),
      0.7,
    ),
    // Those that come several to a picture are things each for itself.
    count: setting.several ? 1 : wishes.count(name),
    ...(name === 'bridge' && hangs(wishes) && { rope: true }),
  }
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
