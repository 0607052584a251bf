import { hex, mix, type Rgb } from '../../paint/colour.ts'
import { materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import type { Form, Thing } from '../scene.ts'
import { type Country, FOCAL } from './country.ts'
import { type Wishes, wished } from './wishes.ts'

/** How a kind of thing is set: overall height and distance (m), its own hill, its colours. */
interface Setting {
  size: number
  z: number
  hill: number
  wall: Rgb
  roof: Rgb
  afloat?: boolean
}

const stone = hex('#a39a8c')
const slate = hex('#56606e')
const tile = hex('#9a5540')
const settings: Record<string, Setting> = {
  castle: { size: 64, z: 235, hill: 34, wall: stone, roof: slate },
  city: { size: 62, z: 380, hill: 46, wall: hex('#c4b394'), roof: tile },
  village: { size: 36, z: 140, hill: 6, wall: hex('#cdbfa2'), roof: hex('#8a6248') },
  cottage: { size: 8, z: 46, hill: 1.5, wall: hex('#c3b393'), roof: hex('#8d6f4a') },
  tower: { size: 52, z: 165, hill: 18, wall: stone, roof: hex('#4c5a78') },
  lighthouse: { size: 38, z: 170, hill: 0, wall: hex('#dcd6c8'), roof: hex('#a33e34') },
  temple: { size: 26, z: 130, hill: 12, wall: hex('#cfc7b4'), roof: hex('#a97f5c') },
  pyramid: { size: 95, z: 420, hill: 0, wall: hex('#cda566'), roof: hex('#cda566') },
  ruins: { size: 17, z: 78, hill: 4, wall: hex('#a49c8c'), roof: slate },
  stones: { size: 5.4, z: 44, hill: 1.5, wall: hex('#8b8a86'), roof: slate },
  obelisk: { size: 26, z: 92, hill: 4, wall: hex('#77757a'), roof: slate },
  gate: { size: 15, z: 56, hill: 2.5, wall: hex('#8f8a84'), roof: slate },
  windmill: { size: 19, z: 74, hill: 8, wall: hex('#d8cfba'), roof: hex('#6d5540') },
  bridge: { size: 74, z: 116, hill: 0, wall: hex('#a0978a'), roof: slate },
  ship: { size: 44, z: 165, hill: 0, wall: hex('#7a5638'), roof: hex('#e2d8bf'), afloat: true },
  boat: { size: 5.5, z: 58, hill: 0, wall: hex('#7a5638'), roof: hex('#d8cdb0'), afloat: true },
  graves: { size: 4.6, z: 24, hill: 0.5, wall: hex('#86868a'), roof: hex('#4f5560') },
  crystals: { size: 15, z: 58, hill: 1, wall: hex('#9cc6dc'), roof: slate },
  bones: { size: 14, z: 62, hill: 0.5, wall: hex('#d8cdb2'), roof: slate },
  camp: { size: 3.6, z: 34, hill: 0.3, wall: hex('#b7a582'), roof: hex('#b0553f') },
  'lone-tree': { size: 26, z: 66, hill: 5, wall: hex('#6b5a46'), roof: hex('#55763a') },
  dragon: { size: 62, z: 190, hill: 0, wall: hex('#7d3a34'), roof: slate },
}

export const thingNames: readonly string[] = Object.keys(settings)

/** The things a prompt names, the focal one first, set at thirds and depths so that none hides another. */
export function composeThings(
  wishes: Wishes,
  random: Random,
  country: Country,
  focus: number,
  aspect: number,
  night: boolean,
): { things: Thing[]; forms: Form[] } {
  const dice = random.fork('things')
  const named = thingNames.filter((name) => wishes.mention(name) && wishes.has(name))
  const subject = wishes.brief.subject?.concept
  named.sort((a, b) => Number(b === subject) - Number(a === subject))
  const things: Thing[] = []
  const forms: Form[] = []
  const away = focus < 0.5 ? 1 : -1
  const spots = [focus, 0.5 + away * 0.26, 0.5 + away * 0.06, 0.5 - away * 0.38, 0.5 + away * 0.42]
  named.slice(0, 5).forEach((name, order) => {
    const setting = settings[name]!
    const { modifiers = [] } = wishes.mention(name) ?? {}
    const copies = [
      'ship',
      'boat',
      'tower',
      'obelisk',
      'pyramid',
      'dragon',
      'castle',
      'windmill',
      'lone-tree',
      'cottage',
      'lighthouse',
      'gate',
      'bridge',
      'temple',
    ].includes(name)
      ? Math.min(6, wishes.count(name))
      : 1
    for (let k = 0; k < copies; k++) {
      const size = setting.size * wishes.scale(name) * (k === 0 ? 1 : dice.range(0.75, 0.95))
      let z = setting.z * (order === 0 ? 1 : dice.range(1.05, 1.3)) * (k === 0 ? 1 : dice.range(1.1, 1.7))
      let t =
        (spots[order] ?? 0.5) +
        (k === 0 ? dice.range(-0.02, 0.02) : (k % 2 === 0 ? -1 : 1) * away * (0.12 + 0.13 * k) * dice.range(0.8, 1.1))
      t = Math.min(0.94, Math.max(0.06, t))
      const site = siteOf(name, country, t, z, dice)
      z = site.z
      const x = ((site.t - 0.5) * aspect * z) / FOCAL
      const onIsland = country.islands.length > 0 && !setting.afloat && name !== 'dragon'
      const ruined = modifiers.includes('ruined') ? 0.55 : modifiers.includes('broken') ? 0.4 : 0
      const glow = glowOf(wishes, name, modifiers)
      const material = modifiers.map((modifier) => materialOf(modifier)?.colour).find(Boolean)
      const tint = wishes.tint(name)
      const abandoned = modifiers.includes('abandoned') || wishes.has('abandoned') || ruined > 0.3
      let wall = wished(setting.wall, material ?? (name === 'ship' || name === 'boat' ? undefined : tint), 0.72)
      if (modifiers.includes('mossy') || modifiers.includes('overgrown')) wall = mix(wall, hex('#5f7040'), 0.3)
      if (modifiers.includes('ancient') || modifiers.includes('old')) wall = mix(wall, hex('#857c6a'), 0.25)
      if (modifiers.includes('burning')) wall = mix(wall, hex('#3a3230'), 0.45)
      things.push({
        thing: name,
        x: onIsland && order === 0 && k === 0 ? (country.islands.at(-1)?.x ?? x) : x,
        z: onIsland && order === 0 && k === 0 ? (country.islands.at(-1)?.z ?? z) : z,
        lift: name === 'dragon' ? dice.range(38, 52) : 0,
        size: onIsland ? Math.min(size, 34) : size,
        yaw:
          name === 'ship' || name === 'boat'
            ? away * dice.range(0.15, 0.5)
            : name === 'bridge'
              ? dice.range(-0.12, 0.12)
              : -away * dice.range(0.15, 0.45),
        ruined,
        lit: !abandoned && (night || wishes.has('lights', 'cosy')),
        burning: modifiers.includes('burning') || (wishes.has('burning') && order === 0 && name !== 'lone-tree'),
        overgrown: modifiers.includes('overgrown') || modifiers.includes('mossy') || wishes.has('ivy'),
        ...(glow && { glow }),
        wall,
        roof: wished(
          setting.roof,
          wishes.tint('roof') ?? (['ship', 'boat', 'camp', 'lone-tree'].includes(name) ? tint : undefined),
          0.7,
        ),
        count: wishes.count(name) > 1 ? wishes.count(name) : 1,
        seed: dice.int(1, 90000),
        ...(onIsland && order === 0 && k === 0 && { island: country.islands.length - 1 }),
      })
      if (setting.hill > 0 && !onIsland && site.hill) forms.push(hillFor(name, setting, x, z, size, country, dice))
    }
  })
  return { things, forms }
}

function hillFor(
  name: string,
  setting: Setting,
  x: number,
  z: number,
  size: number,
  country: Country,
  dice: Random,
): Form {
  const wide = { city: 2.3, village: 2.6, castle: 1.6, tower: 1.5, temple: 2.4 }[name] ?? 4.5
  const base = country.middle === 'land' ? 5 : 3
  return {
    form: 'knoll',
    x,
    z,
    height: Math.min(setting.hill * Math.max(0.7, size / setting.size), setting.hill * 1.3) + base,
    radius: size * wide,
    flat: name === 'city' ? 0.1 : name === 'castle' || name === 'tower' ? 0.42 : 0.2,
    seed: dice.int(1, 9000),
  }
}

/** Where a thing can stand: on the land beside water, on the water if it floats, across the river if it is a bridge. */
function siteOf(
  name: string,
  country: Country,
  t: number,
  z: number,
  dice: Random,
): { t: number; z: number; hill: boolean } {
  const { middle, landSide } = country
  const afloat = settings[name]?.afloat
  if (name === 'dragon') return { t, z, hill: false }
  if (afloat) {
    if (middle === 'lake') return { t: 0.5 + (t - 0.5) * 0.7, z: Math.min(230, Math.max(110, z)), hill: false }
    if (middle === 'sea')
      return { t: landSide === 0 ? t : 0.5 - landSide * Math.abs(t - 0.5) * 0.9, z: Math.max(z, 105), hill: false }
    if (middle === 'river') return { t: 0.5, z: 62, hill: false }
    return { t, z, hill: false }
  }
  const cliff = country.land.forms.find((form) => form.form === 'cliff')
  if (cliff) {
    // Well back from the cliff's edge, wherever that runs at this depth.
    const depth = Math.max(z, 185)
    const edge = cliff.x - (depth - cliff.z) * 0.3 * cliff.side
    const x = edge + cliff.side * cliff.reach * dice.range(0.34, 0.48)
    return { t: 0.5 + (x * FOCAL) / (country.aspect * depth), z: depth, hill: false }
  }
  if (middle === 'sea') return { t, z: Math.max(z, 200), hill: true }
  if (middle === 'lake' && country.biome !== 'cavern') {
    // On the far bank, or on a hill of its own at the water's side.
    if (z < 60) return { t: t < 0.5 ? Math.min(t, 0.2) : Math.max(t, 0.8), z, hill: true }
    return { t: t < 0.5 ? Math.min(t, 0.32) : Math.max(t, 0.68), z: Math.max(z, 300), hill: true }
  }
  if (name === 'bridge') return { t: 0.5, z: middle === 'river' ? 96 : z, hill: false }
  return { t, z, hill: true }
}

function glowOf(wishes: Wishes, name: string, modifiers: readonly string[]): Rgb | undefined {
  const tint = wishes.tint(name)
  if (modifiers.includes('cursed')) return tint ?? hex('#7fd06a')
  if (modifiers.includes('holy')) return tint ?? hex('#ffe9b0')
  if (modifiers.includes('glowing')) return tint ?? wishes.hue ?? hex('#8fd8ff')
  if (name === 'gate') return tint ?? wishes.hue ?? hex('#8a7dff')
  if (name === 'crystals') return tint ?? wishes.hue ?? hex('#7fd0f0')
  if (wishes.has('holy') && ['temple', 'castle', 'tower'].includes(name)) return hex('#ffe9b0')
  return undefined
}
