import { hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Species, Stand } from '../scene.ts'
import { type Biome, leavesOf } from './biomes.ts'
import { isUnderwater, type Plan, strandOf } from './plan.ts'
import { wished } from './wishes.ts'

/** Of trees in blossom, unless the prompt has another colour for it. */
const blossoms: readonly Rgb[] = [hex('#e4a9bc'), hex('#f0ccd6'), hex('#d88da8')]

const asked: readonly Species[] = [
  'conifer',
  'broadleaf',
  'birch',
  'palm',
  'willow',
  'mushroom',
  'cactus',
  'cypress',
  'bamboo',
  'mangrove',
]

/** Height of a grown plant, m. */
const heights: Record<Species, number> = {
  conifer: 17,
  broadleaf: 14,
  birch: 13,
  bare: 11,
  palm: 12,
  willow: 12,
  mushroom: 7,
  cactus: 5,
  reeds: 2,
  shrub: 1.1,
  kapok: 24,
  fern: 2.6,
  blooms: 0.8,
  vine: 1.9,
  pumpkin: 0.9,
  cypress: 13,
  bamboo: 11,
  mangrove: 9,
  coral: 5,
}

const deepCaps: readonly Rgb[] = [hex('#6896c8'), hex('#b06080'), hex('#8c76ce')]

/** What grows, by country, season and wish. */
export function standsOf(plan: Plan, kit: Biome): Stand[] {
  const { wishes, random } = plan
  if (wishes.brief.without.includes('forest') || wishes.brief.without.includes('lone-tree')) return []
  const dice = random.fork('stands')
  if (plan.biome === 'cavern' && wishes.has('ice', 'tundra', 'frozen') && !wishes.has('mushroom')) return []
  const alone =
    /\b(lone|single|solitary)\b/i.test(wishes.mention('lone-tree')?.words ?? '') ||
    wishes.described('lone-tree', 'single')
  const wood = wishes.has('forest', 'jungle', 'blossom', ...asked)
  return [
    ...(alone && !wood ? [] : trees(plan, kit, dice)),
    ...fields(plan, kit, dice),
    ...undergrowth(plan, kit, dice),
  ]
}

/** What is planted in rows: vines, gourds, flowers that are grown for sale. */
function fields({ wishes, biome, viewpoint }: Plan, kit: Biome, dice: Random): Stand[] {
  if (biome === 'cavern') return []
  const stands: Stand[] = []
  const from = viewpoint === 'high' ? 40 : viewpoint === 'low' ? 9.5 : 12
  const where = { from, to: 240, lowest: 0.8, highest: 90, cover: 1.4 }
  const said = (concept: string) => wishes.mention(concept)?.words ?? ''
  if (wishes.has('vineyard')) {
    const leaf = wishes.tint('vineyard') ?? shade(kit.leaf, 0.05)
    stands.push({
      species: 'vine',
      ...where,
      height: heights.vine,
      spacing: 1.7,
      rows: 4.2,
      leaf,
      seed: dice.int(1, 9000),
    })
  }
  if (wishes.has('pumpkin')) {
    const green = /cabbage/i.test(said('pumpkin'))
    const leaf = wishes.tint('pumpkin') ?? (green ? hex('#86a660') : hex('#d4742a'))
    const height = heights.pumpkin * (green ? 0.7 : 1)
    stands.push({
      species: 'pumpkin',
      ...where,
      to: 120,
      height,
      spacing: 2.3,
      rows: 3.2,
      leaf,
      seed: dice.int(1, 9000),
    })
  }
  if (wishes.has('flowers') && /lavender|sunflower|tulip/i.test(said('flowers'))) {
    const tall = /sunflower/i.test(said('flowers')) ? 2 : 1
    const leaf = wishes.tint('flowers') ?? bloomOf(said('flowers'))
    const rows = tall > 1 ? 2.2 : 2.8
    stands.push({
      species: 'blooms',
      ...where,
      height: heights.blooms * tall,
      spacing: 1.1,
      rows,
      leaf,
      seed: dice.int(1, 9000),
    })
  }
  if (wishes.has('coral')) {
    for (const leaf of [hex('#d0685c'), hex('#c98ac4'), hex('#e0b060')]) {
      const seed = dice.int(1, 9000)
      stands.push({
        species: 'coral',
        from: 9,
        to: 150,
        lowest: -40,
        highest: 60,
        height: heights.coral,
        spacing: 8,
        cover: 0.6,
        leaf,
        seed,
      })
    }
  }
  return stands
}

function kindsOf({ wishes, biome, oasis }: Plan, kit: Biome, dead: boolean): Species[] {
  const said = asked.filter((species) => wishes.has(species))
  if (said.length === 0 && isUnderwater(wishes)) return []
  if (dead) return ['bare']
  const onlyMushrooms = said.every((species) => species === 'mushroom') && biome !== 'cavern'
  if (said.length === 0 && wishes.has('leaves', 'falling-leaves') && biome !== 'cavern')
    return biome === 'desert' || biome === 'coast' ? ['broadleaf'] : leafed(kit)
  if (said.length === 0 && oasis) return ['palm']
  if (wishes.has('blossom')) return ['broadleaf']
  return said.length > 0 && !onlyMushrooms ? said : [...new Set([...said, ...kit.trees])]
}

/** What sheds leaves of a country's trees, or broad-leaved ones where nothing does. */
function leafed(kit: Biome): Species[] {
  const shed = kit.trees.filter((species) => species !== 'conifer')
  return shed.length > 0 ? [...new Set(shed)] : ['broadleaf']
}

function trees(plan: Plan, kit: Biome, dice: Random): Stand[] {
  const { wishes, biome, season } = plan
  const { has, described } = wishes
  const dead = has('dead-trees', 'desolate') || described('forest', 'dead', 'burning', 'withered', 'cursed')
  const kinds = kindsOf(plan, kit, dead)
  const bleak = dead && !has('dead-trees', 'forest', 'jungle', 'swamp', ...asked)
  const wooded =
    plan.oasis || has('forest', 'jungle', 'leaves', 'falling-leaves', 'blossom', ...asked) || (dead && !bleak)
  const cover = wooded
    ? Math.max(has('dense') ? 0.8 : 0.62, kit.wooded)
    : bleak
      ? 0.2
      : has('wheat')
        ? 0.06
        : kit.wooded
  // Golden leaves are no gold: they hang on what sheds them.
  const leafWish = wishes.tint(
    'leaves',
    'falling-leaves',
    'forest',
    'broadleaf',
    'conifer',
    'birch',
    'jungle',
    'lone-tree',
    'willow',
    'palm',
    'blossom',
  )
  return kinds.flatMap((kind) => {
    const species: Species = season === 'winter' && kind === 'broadleaf' ? 'bare' : kind
    const seasonal = has('blossom')
      ? blossoms
      : season && species !== 'conifer' && species !== 'mushroom'
        ? leavesOf[season]
        : undefined
    const leaves = seasonal ?? [leafOf(plan, kit, species, dice)]
    const glows =
      species === 'mushroom'
        ? biome === 'cavern' || described('mushroom', 'glowing')
        : described('forest', 'glowing') || (has('forest') && described('lone-tree', 'glowing'))
    const crowd = Math.sqrt(kinds.length * leaves.length)
    return leaves.map((leaf): Stand => {
      const needled = species === 'conifer' && wishes.tint('leaves', 'falling-leaves') !== undefined
      const colour = species === 'mushroom' || needled ? leaf : wished(leaf, leafWish, 0.75)
      return {
        species,
        // Before its water they would hide it.
        from: plan.oasis
          ? 66
          : species === 'palm'
            ? 20
            : species === 'cactus' || species === 'mushroom'
              ? 22
              : cover > 0.6
                ? 24
                : 36,
        to: species === 'mushroom' ? 170 : species === 'cactus' ? 320 : 1000,
        height:
          heights[species] *
          (has('forest', 'jungle') ? 1.15 : 1) *
          (biome === 'jungle' ? 1.2 : 1) *
          (species === 'mushroom' ? wishes.scale('mushroom') ** 1.8 * (has('forest') ? 1.5 : 1) : 1),
        spacing: (cover > 0.6 ? 6.5 : 9) * crowd * (species === 'cactus' ? 2.4 : species === 'mushroom' ? 1.1 : 1),
        cover,
        lowest:
          biome === 'swamp'
            ? species === 'mangrove'
              ? -2.6
              : -1.1
            : species === 'palm'
              ? 0.5
              : Math.max(0.5, strandOf(plan)),
        // Palms of an oasis stand by its water; the dunes are bare.
        highest: plan.oasis ? 4.6 : biome === 'alpine' || biome === 'tundra' ? 95 : 150,
        leaf: colour,
        ...(glows && { glow: shade(colour, 0.12, 1.3) }),
        seed: dice.int(1, 9000),
      }
    })
  })
}

function leafOf({ wishes, biome }: Plan, kit: Biome, species: Species, dice: Random): Rgb {
  if (species === 'mushroom') {
    return wishes.tint('mushroom') ?? (biome === 'cavern' ? dice.pick(deepCaps) : hex('#b04a34'))
  }
  // Needles are darker than the leaves beside them.
  return species === 'conifer' && biome !== 'alpine' && biome !== 'tundra' ? shade(kit.leaf, -0.07) : kit.leaf
}

/** What colour flowers are that have no colour said of them. */
function bloomOf(words: string): Rgb {
  if (/lavender|heather/i.test(words)) return hex('#8a6cc0')
  if (/bluebell/i.test(words)) return hex('#5f74c8')
  if (/poppy|poppies/i.test(words)) return hex('#c23a2c')
  if (/sunflower|daffodil/i.test(words)) return hex('#e4b83a')
  if (/daisy|daisies/i.test(words)) return hex('#ece8dc')
  return hex('#c85a6a')
}

function undergrowth(plan: Plan, kit: Biome, dice: Random): Stand[] {
  const { wishes, biome } = plan
  const stands: Stand[] = []
  const seed = () => dice.int(1, 9000)
  if (wishes.has('reeds', 'lake') || biome === 'swamp') {
    const cover = biome === 'swamp' ? 0.55 : 0.45
    const leaf = shade(kit.high, -0.04)
    const where = { from: 10, to: 150, lowest: 0.02, highest: 1.1 }
    stands.push({ species: 'reeds', ...where, height: heights.reeds, spacing: 2.4, cover, leaf, seed: seed() })
  }
  if (biome === 'jungle') {
    const where = { from: 7, to: 130, lowest: 0.6, highest: 90 }
    const leaf = shade(kit.leaf, 0.03)
    stands.push({ species: 'fern', ...where, height: heights.fern, spacing: 4.4, cover: 0.6, leaf, seed: seed() })
  }
  const rowed = /lavender|sunflower|tulip/i.test(wishes.mention('flowers')?.words ?? '')
  if (wishes.has('flowers') && !rowed && biome !== 'cavern' && biome !== 'tundra') {
    const where = { from: 5, to: 240, lowest: 0.6, highest: 120 }
    const leaf = wishes.tint('flowers') ?? bloomOf(wishes.mention('flowers')?.words ?? '')
    stands.push({ species: 'blooms', ...where, height: heights.blooms, spacing: 1.7, cover: 0.56, leaf, seed: seed() })
  }
  if (biome === 'desert' || (biome !== 'cavern' && kit.grass > 0.3)) {
    const leaf = biome === 'desert' ? hex('#8a8450') : shade(mix(kit.leaf, kit.low, 0.5), -0.01)
    const where = { from: 14, to: 260, lowest: Math.max(0.8, strandOf(plan)), highest: 120 }
    stands.push({ species: 'shrub', ...where, height: heights.shrub, spacing: 7, cover: 0.44, leaf, seed: seed() })
  }
  return stands
}
