import { hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Cavern, Form, Island, Land, Stand, Water } from '../scene.ts'
import { type Biome, biomes } from './biomes.ts'
import { isMolten, type Plan, strandOf } from './plan.ts'
import { reliefOf } from './relief.ts'
import { standsOf } from './stands.ts'
import { type Wishes, wished } from './wishes.ts'

/** The country of a landscape: land and water, what grows, what floats above. */
export interface Country {
  kit: Biome
  land: Land
  water?: Water
  cavern?: Cavern
  islands: Island[]
  stands: Stand[]
}

/** `hills` are those that things stand on, `isles` those of them that rise out of a lake. */
export function composeCountry(plan: Plan, islands: Island[], hills: readonly Form[], isles: readonly Form[]): Country {
  const kit = coloured(plan)
  const land = landOf(plan, kit, hills, isles)
  const water = waterOf(plan, kit)
  const cavern = cavernOf(plan, land.rock)
  return {
    kit,
    land,
    ...(water && { water }),
    ...(cavern && { cavern }),
    islands,
    stands: standsOf(plan, kit),
  }
}

/** The country's colours as season, mood and prompt would have them. */
function coloured({ wishes, biome, season, headland }: Plan): Biome {
  const kit: Biome = { ...biomes[biome] }
  if (season === 'autumn') {
    kit.low = mix(kit.low, hex('#7c6a34'), 0.45)
    kit.high = mix(kit.high, hex('#b58a42'), 0.5)
  }
  if (season === 'spring') kit.low = mix(kit.low, hex('#6c9a44'), 0.35)
  if (wishes.has('desolate', 'dying', 'withered', 'cursed')) {
    kit.low = mix(kit.low, hex('#5c564a'), 0.6)
    kit.high = mix(kit.high, hex('#857a62'), 0.5)
    if (wishes.has('desolate')) kit.grass *= 0.25
  }
  if (wishes.has('beach', 'wreck') && biome === 'coast') {
    kit.low = mix(kit.shore, kit.low, 0.12)
    kit.high = shade(kit.shore, 0.05)
    kit.soil = shade(kit.shore, -0.06)
    kit.grass = 0.08
  }
  if (wishes.has('battlefield')) {
    kit.low = mix(kit.low, hex('#4e4434'), 0.5)
    kit.high = mix(kit.high, hex('#7d7052'), 0.45)
    kit.grass *= 0.5
  }
  if (wishes.has('wheat')) {
    kit.low = hex('#a07f30')
    kit.high = hex('#dbb45a')
  }
  // Under cliffs lies rock, under palms sand.
  const rough = wishes.has('storm', 'lighthouse', 'rocks', 'coast', 'wind') && !wishes.has('beach', 'palm', 'harbour')
  if (headland && rough) kit.shore = mix(shade(kit.rock, -0.12), kit.shore, 0.2)
  if (biome === 'coast') {
    const sand = wishes.tint('beach', 'desert', 'coast')
    kit.shore = wished(kit.shore, sand, 0.85)
    if (wishes.has('beach', 'wreck')) {
      kit.low = wished(kit.low, sand, 0.8)
      kit.high = wished(kit.high, sand && shade(sand, 0.06), 0.8)
      kit.soil = wished(kit.soil, sand, 0.8)
    }
  }
  const ground = wishes.tint('desert', 'plains', 'hills', 'tundra', 'valley', 'swamp')
  kit.low = wished(kit.low, ground, 0.6)
  kit.high = wished(kit.high, ground && shade(ground, 0.1), 0.6)
  kit.soil = wished(kit.soil, ground, 0.5)
  if (biome === 'desert') kit.rock = wished(kit.rock, ground, 0.5)
  if (biome === 'cavern' && icy(wishes)) {
    kit.rock = hex('#8fc0dc')
    kit.low = hex('#a9cfe2')
    kit.high = hex('#dcedf6')
    kit.soil = hex('#86b2cc')
    kit.shore = hex('#c2deec')
  }
  kit.rock = wished(kit.rock, wishes.tint('mountains', 'mesa', 'canyon', 'rocks', 'cavern', 'volcano', 'coast'), 0.6)
  return kit
}

/** Whether a cavern is one of ice. */
const icy = ({ has }: Wishes) => has('ice', 'tundra', 'frozen')

const winter = ({ wishes, season, biome }: Plan) =>
  season === 'winter' || biome === 'tundra' || wishes.has('snow', 'blizzard', 'snowy', 'frozen')

/** Height, m, above which snow lies; far below the ground where all is white, out of reach where none is. */
function snowlineOf(plan: Plan): number {
  const { wishes, season, biome, mountainous, random } = plan
  const { has, described } = wishes
  const dice = random.fork('snow')
  // Snow on the tops leaves the valleys green.
  const capped = /\bsnow[- ]?(cap|top|peak)/i.test(wishes.brief.prompt)
  const white =
    biome === 'tundra' ||
    season === 'winter' ||
    has('snow', 'blizzard', 'frozen') ||
    (has('snowy') && !capped) ||
    described('forest', 'snowy')
  if (white) return -50
  if (described('mountains', 'snowy')) return dice.range(70, 110)
  if (winter(plan)) return 60
  const high = mountainous && season !== 'summer' && !has('desert', 'volcano', 'jungle')
  return high ? dice.range(140, 200) : 9999
}

function landOf(plan: Plan, kit: Biome, hills: readonly Form[], isles: readonly Form[]): Land {
  const { wishes, biome, middle, eye, base, mountainous, headland } = plan
  const path = pathOf(plan)
  return {
    biome,
    near: middle === 'sea' && !headland ? eye : Math.max(1.6, eye - base - 4),
    far: middle === 'sea' ? 9000 : biome === 'cavern' ? 420 : 3200,
    ...reliefOf(plan, hills, isles),
    ...(wishes.has('terraces') && { terraces: 5.5 }),
    low: kit.low,
    high: kit.high,
    soil: kit.soil,
    rock: kit.rock,
    strata: biome === 'desert' ? 9 : middle === 'sea' ? 5 : 0,
    shore: kit.shore,
    ...(headland && { strand: strandOf(plan) }),
    snow: [236, 241, 248],
    snowline: snowlineOf(plan),
    bare:
      biome === 'desert'
        ? 0.3
        : wishes.described('mountains', 'snowy')
          ? 0.3
          : middle === 'sea'
            ? 0.22
            : mountainous
              ? 0.2
              : 0.26,
    lava: biome === 'volcanic',
    ...(path && { path }),
  }
}

/** A way from the lower edge to the focal point, winding once. */
function pathOf({ wishes, random, middle, biome, focus, away, viewpoint, xAt }: Plan): Land['path'] {
  const wanted = wishes.has('path', 'traveller')
  if (wishes.brief.without.includes('path') || middle === 'sea' || middle === 'swamp') return undefined
  if (!wanted && (middle !== 'land' || ['desert', 'tundra', 'volcanic', 'cavern'].includes(biome))) return undefined
  if (!wanted && !random.fork('path').chance(0.75)) return undefined
  const colour: Rgb = biome === 'tundra' ? [168, 172, 180] : biome === 'desert' ? [206, 170, 120] : [156, 130, 94]
  return {
    points: [
      [4, away * (viewpoint === 'low' ? 3.2 : 1.5)],
      [18, away * 2.5],
      [42, xAt(0.5 - away * 0.1, 42)],
      [85, xAt(0.5 + away * 0.07, 85)],
      [150, xAt(focus, 150)],
      [230, xAt(focus + away * 0.03, 230)],
      [420, xAt(focus, 420)],
    ],
    width: viewpoint === 'low' ? 1.7 : middle === 'land' ? 3.4 : 2.6,
    colour,
  }
}

function waterOf(plan: Plan, kit: Biome): Water | undefined {
  const { wishes, biome, middle } = plan
  const { has, described } = wishes
  if (middle === 'land' && !has('river')) return undefined
  if (biome === 'volcanic' && !has('cloud-sea') && (isMolten(wishes) || !has('lake', 'water', 'waterfall'))) {
    return { colour: [226, 84, 24], chop: 0.3, frozen: false, surf: 0.2, glow: [255, 150, 50] }
  }
  const tint = wishes.tint('lake', 'river', 'sea', 'water', 'swamp')
  const shines =
    described('lake', 'glowing') || described('river', 'glowing') || (biome === 'cavern' && has('mystical'))
  const sea = middle === 'sea'
  return {
    colour: wished(kit.water, tint, 0.7),
    chop: has('storm')
      ? 0.95
      : sea
        ? has('serene')
          ? 0.28
          : 0.55
        : middle === 'river'
          ? 0.42
          : has('wind')
            ? 0.5
            : 0.16,
    frozen: has('frozen') || (snowlineOf(plan) < 0 && middle === 'lake' && !sea),
    surf: sea ? 0.75 : middle === 'river' ? 0.25 : 0.08,
    ...(shines && { glow: tint ?? hex('#5adceb') }),
    ...(has('cloud-sea') && { clouds: true }),
  }
}

const depths: readonly Rgb[] = [hex('#60bee2'), hex('#78d6be'), hex('#a88af0'), hex('#ffb468')]

function cavernOf({ wishes, random, biome }: Plan, rock: Rgb): Cavern | undefined {
  if (biome !== 'cavern') return undefined
  const dice = random.fork('ceiling')
  if (icy(wishes)) return { height: 34, rock: hex('#6fa9cc'), glow: hex('#8fd4f4'), seed: dice.int(1, 9000) }
  const glow = wishes.tint('crystals', 'mushroom', 'cavern', 'lake') ?? wishes.hue ?? dice.pick(depths)
  const seed = dice.int(1, 9000)
  const side = dice.pick([0.34, 0.42, 0.6, 0.68])
  return { height: 34, rock: shade(rock, -0.06), glow, seed, ...(wishes.has('waterfall') && { falls: side }) }
}

/** Islands in the air, farthest first; the last is the one things stand on. */
export function islandsOf({ wishes, random, focus, away, xAt }: Plan): Island[] {
  if (!wishes.has('floating-islands')) return []
  const dice = random.fork('islands')
  const said = wishes.count('floating-islands')
  const islands = Array.from({ length: said > 1 ? said : 5 }, (_, k): Island => {
    const z = k === 0 ? 190 : dice.range(240, 620)
    // Where they are counted each is seen beside the others.
    const apart = said > 1 ? 0.32 + 0.13 * ((k - 1) % 3) : dice.range(0.2, 0.46)
    const t = k === 0 ? focus : focus + (k % 4 === 3 && said !== 3 ? -away : away) * apart
    const radius = k === 0 ? (said > 1 ? 40 : 52) : dice.range(22, said > 1 ? 34 : 48)
    const level = said > 1 ? (k % 2 === 0 ? 105 : 62) + dice.range(-10, 10) : dice.range(44, 130)
    const height = k === 0 ? 56 : level * (z / 300)
    return {
      // Whole in the picture, as far as its breadth allows.
      x: Math.sign(t - 0.5) * Math.min(Math.abs(xAt(t, z)), Math.max(0, xAt(0.98, z) - radius * 1.12)),
      z,
      height,
      radius,
      // Its lowest tips hang free of the ground, or it would stand there like a table.
      drop: Math.min(radius * dice.range(0.95, 1.35), (height - 8) / 1.12),
      seed: dice.int(1, 9000),
      falls: k === 0 || dice.chance(0.4),
    }
  })
  return islands.sort((a, b) => b.z - a.z)
}
