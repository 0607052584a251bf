import { hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { conceptsOf } from '../../prompt/brief.ts'
import type { Cavern, Form, Island, Land, Species, Stand, Water } from '../scene.ts'
import { type Biome, type BiomeName, biomes, leavesOf } from './biomes.ts'
import { type Wishes, wished } from './wishes.ts'

/** The country of a landscape before anything is built in it. */
export interface Country {
  biome: BiomeName
  kit: Biome
  land: Land
  water?: Water
  cavern?: Cavern
  islands: Island[]
  stands: Stand[]
  horizon: number
  eye: number
  /** What the middle distance is: things on land or on water go here. */
  middle: 'land' | 'lake' | 'sea' | 'river' | 'swamp'
  /** On a coast, the side the land is on: -1 left, 1 right. */
  landSide: number
  /** Width over height of the picture. */
  aspect: number
}

export const FOCAL = 1.05

export function biomeOf(wishes: Wishes): BiomeName {
  const { has } = wishes
  if (has('cavern')) return 'cavern'
  if (has('volcano')) return 'volcanic'
  if (has('desert') || (has('mesa') && !has('forest', 'jungle', 'plains')) || has('cactus', 'pyramid')) return 'desert'
  if (has('tundra')) return 'tundra'
  if (has('swamp')) return 'swamp'
  if (has('coast', 'sea', 'lighthouse', 'island')) return 'coast'
  if (has('ship') && !has('river', 'lake')) return 'coast'
  if (has('jungle')) return 'jungle'
  if (has('forest', 'broadleaf', 'birch')) return 'forest'
  if (has('mountains', 'conifer')) return 'alpine'
  if (has('plains', 'wheat', 'hills', 'village', 'windmill', 'cottage')) return 'meadow'
  if (has('crystals') && !has('lake', 'river', 'valley')) return 'cavern'
  return 'alpine'
}

const seasonOf = (wishes: Wishes) => conceptsOf(wishes.brief, 'season')[0]

export function composeCountry(wishes: Wishes, random: Random, focus: number, aspect: number): Country {
  const { has } = wishes
  const biome = biomeOf(wishes)
  const dice = random.fork('country')
  const kit: Biome = { ...biomes[biome] }
  const seed = () => dice.int(1, 9000)
  const season = seasonOf(wishes)
  const wintry = season === 'winter' || biome === 'tundra' || has('snow', 'blizzard', 'snowy', 'frozen')
  const whiteGround =
    biome === 'tundra' ||
    season === 'winter' ||
    has('snow', 'blizzard') ||
    (has('snowy') && !has('mountains')) ||
    wishes.described('forest', 'snowy')
  const away = focus < 0.5 ? 1 : -1
  const xAt = (t: number, z: number) => ((t - 0.5) * aspect * z) / FOCAL

  const forms: Form[] = []
  let horizon = dice.range(0.52, 0.58)
  let eye = 11
  let middle: Country['middle'] = 'land'
  let massif: Land['massif']
  let base = 3
  const far = 3200
  const lake = has('lake') || (has('water', 'waterfall') && !has('river', 'sea'))
  const river = has('river')
  const sea = biome === 'coast'
  const swampy = biome === 'swamp'
  const mountainous =
    has('mountains') || (['alpine', 'tundra'].includes(biome) && !has('plains')) || has('waterfall', 'valley')
  const gorge =
    has('mesa') && (has('river') || (wishes.mention('mesa')?.words ?? '').match(/canyon|gorge|ravine|chasm/) !== null)

  // Middle ground.
  if (sea) {
    middle = 'sea'
    base = has('island', 'ship', 'sea') && !has('coast', 'lighthouse', 'village', 'city', 'castle') ? -6 : 2.5
    horizon = dice.range(0.4, 0.48)
    eye = 13
  } else if (swampy) {
    middle = 'swamp'
    base = -0.25
    eye = 5.5
    horizon = 0.42
  } else if (lake || has('flooded')) {
    middle = 'lake'
    eye = 12
    base = 3.2
    horizon = dice.range(0.45, 0.5)
  } else if (river) {
    middle = 'river'
    eye = 13
    horizon = 0.42
    base = 4
  } else if (biome === 'cavern') {
    eye = 7
    base = 1.6
    middle = 'lake'
    horizon = 0.5
  } else if (biome === 'desert') {
    eye = has('mesa') ? 9 : 34
    base = 2
    horizon = dice.range(0.5, 0.56)
  }
  if (has('plains') && middle === 'land') {
    horizon = dice.range(0.54, 0.6)
    eye = 8
  }
  forms.push({ form: 'rise', from: -20, to: -10, height: base })

  if (swampy) forms.push({ form: 'swell', height: 2.4, length: 20, from: -60, to: 900, seed: seed() })
  else if (biome === 'desert' && !has('mesa')) {
    forms.push({ form: 'dunes', from: 0, to: 1600, height: 21, length: 105, angle: dice.range(0.5, 1.1), seed: seed() })
  } else if (biome !== 'cavern' && base > 0) {
    const hilly = has('hills') ? 26 : has('plains') ? 5 : biome === 'tundra' ? 8 : 12
    forms.push({ form: 'swell', height: hilly, length: has('hills') ? 110 : 75, from: 18, to: 1100, seed: seed() })
    if (has('hills')) forms.push({ form: 'swell', height: 90, length: 300, from: 260, to: 1900, seed: seed() })
    forms.push({ form: 'swell', height: 1.6, length: 14, from: -20, to: 240, seed: seed() })
  }
  if (biome === 'forest' || biome === 'jungle') {
    forms.push({ form: 'swell', height: 70, length: 280, from: 300, to: 1900, seed: seed() })
  }

  // What closes the view.
  const peaks = wishes.mention('mountains')?.count
  const grand = wishes.scale('mountains') * (has('majestic') ? 1.2 : 1)
  if (biome === 'volcanic') {
    massif = { from: 380, to: 1900, erosion: 0.4 }
    forms.push({ form: 'range', z: 1450, depth: 420, height: 150, length: 260, gap: xAt(focus, 1450), seed: seed() })
    forms.push({
      form: 'volcano',
      x: xAt(focus, 1000),
      z: 1000,
      height: 265 * Math.min(1.15, wishes.scale('volcano')),
      radius: 470,
      seed: seed(),
    })
  } else if (biome === 'desert' && has('mesa')) {
    const count = peaks ?? wishes.mention('mesa')?.count ?? dice.int(4, 6)
    if (gorge) {
      const points: [number, number][] = [
        [8, 0],
        [60, dice.range(-6, 6)],
        [180, away * 26],
        [420, -away * 20],
        [900, away * 60],
        [2400, 0],
      ]
      forms.push({ form: 'gorge', points, width: 26, height: 105, seed: seed() })
      if (river) forms.push({ form: 'channel', points, width: 15, depth: 7, seed: seed() })
    } else {
      for (let k = 0; k < Math.min(9, Math.max(count, 3)); k++) {
        const t = k === 0 ? focus : (k + dice.range(0.1, 0.9)) / Math.max(count, 3)
        const z = k === 0 ? 420 : dice.range(480, 1250)
        forms.push({
          form: 'mesa',
          x: xAt(t, z),
          z,
          height: dice.range(100, 150),
          radius: dice.range(62, 130),
          seed: seed(),
        })
      }
    }
  } else if (mountainous) {
    massif = { from: 420, to: 1950, erosion: 0.75 }
    const tall = 270 * Math.min(1.35, grand)
    forms.push({
      form: 'range',
      z: 1420,
      depth: 520,
      height: tall,
      length: 300,
      gap: xAt(0.5 + away * 0.2, 1420),
      seed: seed(),
    })
    const count = Math.min(7, peaks && peaks > 1 ? peaks : 2)
    for (let k = 0; k < count; k++) {
      const t =
        count > 2
          ? (k + 0.5 + dice.range(-0.15, 0.15)) / count
          : k === 0
            ? focus + dice.range(-0.06, 0.06)
            : 0.5 + away * dice.range(0.3, 0.42)
      const z = dice.range(950, 1150)
      const height = (k === 0 ? dice.range(370, 440) : dice.range(230, 330)) * Math.min(1.3, grand)
      forms.push({
        form: 'peak',
        x: xAt(t, z),
        z,
        height,
        radius: height * dice.range(0.95, 1.2),
        sharp: dice.range(1.05, 1.3),
        seed: seed(),
      })
    }
  } else if (biome !== 'cavern' && !sea) {
    massif = { from: 700, to: 2400, erosion: 0.6 }
    const tall = biome === 'desert' ? 90 : has('plains') ? 80 : 120
    forms.push({
      form: 'range',
      z: 1800,
      depth: 520,
      height: tall,
      length: 340,
      gap: xAt(0.5 + away * 0.25, 1800),
      seed: seed(),
    })
  }

  // Water.
  if (sea) {
    if (base > 0) {
      forms.push({ form: 'rise', from: 26, to: 64, height: -9 })
      const x = xAt(0.5, 200) - away * 22
      forms.push({
        form: 'cliff',
        side: -away,
        x,
        z: 150,
        height: has('beach') ? 12 : dice.range(38, 52),
        reach: 120,
        seed: seed(),
      })
      for (let k = 0; k < 2; k++)
        forms.push({
          form: 'spire',
          x: xAt(0.5 + away * dice.range(0, 0.25), 210 + k * 60),
          z: 210 + k * 60,
          height: dice.range(16, 30),
          radius: dice.range(10, 17),
          seed: seed(),
        })
    } else if (has('island')) {
      const count = wishes.count('island')
      for (let k = 0; k < Math.max(1, count); k++) {
        const t = k === 0 ? focus : 0.5 + away * dice.range(0.05, 0.4)
        const z = k === 0 ? 230 : dice.range(300, 700)
        forms.push({
          form: 'knoll',
          x: xAt(t, z),
          z,
          height: 22 + z * 0.05,
          radius: 60 + z * 0.09,
          flat: 0.1,
          seed: seed(),
        })
      }
    }
    if (mountainous || base < 0 || has('mountains')) {
      massif ??= { from: 900, to: 2600, erosion: 0.6 }
      if (!mountainous)
        forms.push({
          form: 'range',
          z: 2100,
          depth: 460,
          height: 110,
          length: 420,
          gap: xAt(focus, 2100),
          seed: seed(),
        })
    }
  } else if (middle === 'lake' && biome !== 'cavern') {
    forms.push({
      form: 'basin',
      x: xAt(0.5 - away * 0.02, 170),
      z: 175,
      across: 125,
      along: 128,
      depth: 9,
      seed: seed(),
    })
  } else if (middle === 'river' && !gorge) {
    const points: [number, number][] = [
      [6, away * 5],
      [34, away * 2],
      [80, -away * 16],
      [160, away * 12],
      [300, -away * 30],
      [560, away * 70],
      [900, away * 20],
    ]
    forms.push({ form: 'channel', points, width: 15, depth: 6, seed: seed() })
  } else if (biome === 'cavern') {
    if (!wishes.brief.without.includes('lake'))
      forms.push({ form: 'basin', x: xAt(0.52, 70), z: 70, across: 32, along: 46, depth: 4, seed: seed() })
    forms.push({ form: 'swell', height: 7, length: 26, from: 6, to: 400, seed: seed() })
    for (let k = 0; k < 13; k++) {
      const z = dice.range(26, 190)
      const t = k % 2 === 0 ? dice.range(0, 0.3) : dice.range(0.7, 1)
      forms.push({ form: 'spire', x: xAt(t, z), z, height: dice.range(6, 26), radius: dice.range(3, 8), seed: seed() })
    }
    forms.push({
      form: 'gorge',
      points: [
        [8, 0],
        [70, away * 8],
        [150, -away * 14],
        [260, away * 22],
      ],
      width: 40,
      height: 70,
      seed: seed(),
    })
    forms.push({ form: 'rise', from: 250, to: 380, height: 70 })
  }

  const leafWish = wishes.tint('forest', 'broadleaf', 'conifer', 'birch', 'jungle', 'lone-tree', 'willow', 'palm')
  const rockWish = wishes.tint('mountains', 'mesa', 'rocks', 'cavern', 'volcano', 'coast')
  const groundWish = wishes.tint('desert', 'plains', 'hills', 'tundra', 'valley', 'swamp')
  if (season === 'autumn') {
    kit.low = mix(kit.low, hex('#7c6a34'), 0.45)
    kit.high = mix(kit.high, hex('#b58a42'), 0.5)
  }
  if (season === 'spring') kit.low = mix(kit.low, hex('#6c9a44'), 0.35)
  if (has('desolate', 'dying', 'withered', 'cursed')) {
    kit.low = mix(kit.low, hex('#5c564a'), 0.6)
    kit.high = mix(kit.high, hex('#857a62'), 0.5)
  }
  if (has('wheat')) {
    kit.low = hex('#a07f30')
    kit.high = hex('#dbb45a')
  }
  kit.low = wished(kit.low, groundWish, 0.6)
  kit.high = wished(kit.high, groundWish && shade(groundWish, 0.1), 0.6)
  const rock = wished(biome === 'desert' ? wished(kit.rock, groundWish, 0.5) : kit.rock, rockWish, 0.6)

  const path = pathOf(wishes, dice, middle, biome, focus, xAt)
  const snowOnPeaks =
    wintry ||
    wishes.described('mountains', 'snowy', 'frozen') ||
    (mountainous && !has('desert', 'volcano', 'jungle') && season !== 'summer')
  const snowline = whiteGround
    ? -50
    : wintry
      ? 60
      : snowOnPeaks
        ? wishes.described('mountains', 'snowy')
          ? dice.range(70, 110)
          : dice.range(140, 200)
        : 9999
  const land: Land = {
    biome,
    near: sea && base < 0 ? eye : Math.max(1.6, eye - base - 4),
    far: sea ? 9000 : biome === 'cavern' ? 420 : far,
    ...(massif && { massif }),
    forms,
    low: kit.low,
    high: kit.high,
    soil: wished(kit.soil, groundWish, 0.5),
    rock,
    strata: biome === 'desert' ? 9 : sea ? 5 : 0,
    shore: kit.shore,
    snow: [236, 241, 248],
    snowline,
    bare: biome === 'desert' ? 0.3 : sea ? 0.22 : mountainous ? 0.2 : 0.26,
    lava: biome === 'volcanic' && !wishes.brief.without.includes('volcano'),
    ...(path && { path }),
  }
  const frozen = has('frozen') || (wintry && (season === 'winter' || biome === 'tundra') && !sea)
  const needsWater = middle !== 'land' || biome === 'cavern' || river
  const glowWater =
    wishes.described('lake', 'glowing') ||
    wishes.described('river', 'glowing') ||
    (biome === 'cavern' && has('mystical'))
  const waterTint = wishes.tint('lake', 'river', 'sea', 'water', 'swamp')
  const lavaRiver = biome === 'volcanic' && (river || lake)
  const water: Water | undefined = needsWater
    ? {
        colour: lavaRiver ? [226, 84, 24] : wished(kit.water, waterTint, 0.7),
        chop: has('storm') ? 0.95 : sea ? (has('serene') ? 0.28 : 0.55) : river ? 0.42 : has('wind') ? 0.5 : 0.16,
        frozen,
        surf: sea ? 0.75 : river ? 0.25 : 0.08,
        ...(lavaRiver
          ? { glow: [255, 150, 50] as Rgb }
          : glowWater
            ? { glow: waterTint ?? ([90, 220, 235] as Rgb) }
            : {}),
      }
    : undefined
  const cavern: Cavern | undefined =
    biome === 'cavern'
      ? {
          height: 34,
          rock: shade(rock, -0.06),
          glow:
            wishes.tint('crystals', 'mushroom', 'cavern', 'lake') ??
            wishes.hue ??
            dice.pick([
              [96, 190, 226],
              [120, 214, 190],
              [168, 138, 240],
              [255, 180, 104],
            ] as const),
          seed: seed(),
        }
      : undefined
  return {
    biome,
    kit,
    land,
    ...(water && { water }),
    ...(cavern && { cavern }),
    islands: islandsOf(wishes, dice, focus, xAt),
    stands: standsOf(wishes, dice, kit, biome, leafWish, season),
    horizon,
    eye,
    middle,
    landSide: -away,
    aspect,
  }
}

type Across = (t: number, z: number) => number

function pathOf(
  wishes: Wishes,
  dice: Random,
  middle: string,
  biome: BiomeName,
  focus: number,
  xAt: Across,
): Land['path'] {
  const asked = wishes.has('path', 'traveller')
  if (!asked && (middle !== 'land' || ['desert', 'tundra', 'volcanic', 'cavern'].includes(biome))) return undefined
  if (middle === 'sea' || middle === 'swamp') return undefined
  if (!asked && !dice.chance(0.75)) return undefined
  const away = focus < 0.5 ? 1 : -1
  const points: [number, number][] = [
    [4, away * 1.5],
    [18, away * 2.5],
    [42, xAt(0.5 - away * 0.1, 42)],
    [85, xAt(0.5 + away * 0.07, 85)],
    [150, xAt(focus, 150)],
    [230, xAt(focus + away * 0.03, 230)],
    [420, xAt(focus, 420)],
  ]
  const colour: Rgb = biome === 'tundra' ? [168, 172, 180] : biome === 'desert' ? [206, 170, 120] : [156, 130, 94]
  return { points, width: middle === 'land' ? 3.4 : 2.6, colour }
}

function islandsOf(wishes: Wishes, dice: Random, focus: number, xAt: Across): Island[] {
  if (!wishes.has('floating-islands')) return []
  const count = Math.max(4, wishes.count('floating-islands') > 1 ? wishes.count('floating-islands') : 5)
  const away = focus < 0.5 ? 1 : -1
  const islands: Island[] = []
  for (let k = 0; k < count; k++) {
    const z = k === 0 ? 190 : dice.range(240, 620)
    const t = k === 0 ? focus : focus + (k % 4 === 3 ? -away : away) * dice.range(0.2, 0.46)
    const radius = k === 0 ? 52 : dice.range(22, 48)
    islands.push({
      x: xAt(t, z),
      z,
      height: k === 0 ? 40 : dice.range(18, 130) * (z / 300),
      radius,
      drop: radius * dice.range(0.95, 1.35),
      seed: dice.int(1, 9000),
      falls: k === 0 || dice.chance(0.4),
    })
  }
  return islands.sort((a, b) => b.z - a.z)
}

const asSpecies: readonly Species[] = ['conifer', 'broadleaf', 'birch', 'palm', 'willow', 'mushroom', 'cactus', 'reeds']
const heights: Record<Species, number> = {
  conifer: 17,
  broadleaf: 14,
  birch: 13,
  bare: 11,
  palm: 12,
  willow: 12,
  mushroom: 7,
  cactus: 5,
  reeds: 2.2,
  shrub: 2,
}

function standsOf(
  wishes: Wishes,
  dice: Random,
  kit: Biome,
  biome: BiomeName,
  leafWish: Rgb | undefined,
  season: string | undefined,
): Stand[] {
  const { has } = wishes
  if (wishes.brief.without.includes('forest') || wishes.brief.without.includes('lone-tree')) return []
  const said = asSpecies.filter((species) => has(species) && species !== 'reeds')
  const dead =
    has('dead-trees') || wishes.described('forest', 'dead', 'burning', 'withered', 'cursed') || has('desolate')
  const wooded =
    has('forest', 'jungle', ...said) || dead ? Math.max(0.62, kit.wooded) : kit.wooded * (has('desolate') ? 0.3 : 1)
  const kinds: Species[] = dead ? ['bare'] : said.length > 0 ? said : [...new Set(kit.trees)]
  const winter = season === 'winter'
  const stands: Stand[] = []
  const glowing = wishes.described('mushroom', 'glowing') || wishes.described('forest', 'glowing')
  kinds.forEach((kind) => {
    const species: Species = winter && kind === 'broadleaf' ? 'bare' : kind
    const seasonal = season ? leavesOf[season] : undefined
    const variants: readonly Rgb[] = species === 'conifer' || !seasonal ? [kit.leaf] : seasonal
    variants.forEach((leaf) => {
      const own = species === 'conifer' && biome !== 'alpine' && biome !== 'tundra' ? shade(kit.leaf, -0.07) : leaf
      const colour =
        species === 'mushroom'
          ? (wishes.tint('mushroom') ??
            (biome === 'cavern'
              ? dice.pick([
                  [104, 150, 200],
                  [176, 96, 128],
                  [140, 118, 206],
                ] as const)
              : [176, 74, 52]))
          : own
      stands.push({
        species,
        from: species === 'cactus' || species === 'mushroom' ? 22 : wooded > 0.6 ? 24 : 36,
        to: species === 'mushroom' ? 170 : species === 'cactus' ? 320 : 1000,
        height: heights[species] * (has('forest', 'jungle') ? 1.15 : 1) * (biome === 'jungle' ? 1.2 : 1),
        spacing:
          (wooded > 0.6 ? 6.5 : 9) *
          Math.sqrt(kinds.length * variants.length) *
          (species === 'mushroom' ? 1.1 : species === 'cactus' ? 2.4 : 1),
        cover: wooded,
        lowest: biome === 'swamp' ? -1.1 : 0.5,
        highest: biome === 'alpine' || biome === 'tundra' ? 95 : 150,
        leaf: wished(colour, leafWish, 0.75),
        seed: dice.int(1, 9000),
        ...((glowing || (species === 'mushroom' && biome === 'cavern')) && { glow: shade(colour, 0.12, 1.3) }),
      })
    })
  })
  if (has('reeds') || biome === 'swamp' || has('lake')) {
    stands.push({
      species: 'reeds',
      from: 10,
      to: 150,
      height: 2,
      spacing: 2.4,
      cover: biome === 'swamp' ? 0.55 : 0.45,
      lowest: 0.02,
      highest: 1.1,
      leaf: shade(kit.high, -0.04),
      seed: dice.int(1, 9000),
    })
  }
  if (biome === 'desert' || (biome !== 'cavern' && kit.grass > 0.3)) {
    stands.push({
      species: 'shrub',
      from: 14,
      to: 260,
      height: 1.1,
      spacing: 7,
      cover: 0.44,
      lowest: 0.8,
      highest: 120,
      leaf: biome === 'desert' ? hex('#8a8450') : shade(mix(kit.leaf, kit.low, 0.5), -0.01),
      seed: dice.int(1, 9000),
    })
  }
  return stands
}
