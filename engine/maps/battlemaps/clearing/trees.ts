import type { Random } from '../../../paint/random.ts'
import { point, round } from '../geometry.ts'
import type { Species } from '../hand/canopy.ts'
import { variantOfSpecies } from '../hand/species.ts'
import type { Intent } from '../intent.ts'
import type { Point, Prop } from '../scene.ts'

/** What grows here: species with their weights, and the colours of their leaves. */
interface Woods {
  species: readonly (readonly [Species, number])[]
  leaves: readonly string[]
}

const summer = ['#4f6b34', '#5b7a3a', '#466038', '#68803f', '#56703f']
const autumn = ['#b8742c', '#a9502a', '#c59a3c', '#8f452a', '#8c8440', '#c4672c']
const spring = ['#6f9247', '#7fa04f', '#5f8545', '#8aa85a']
const needles = ['#3d5a3a', '#46633e', '#38523a']
const fen = ['#4b5a36', '#414f35', '#5a6340', '#56603a']

function woodsOf(intent: Intent): Woods {
  const { season, variant } = intent
  if (intent.arid) return { species: [['palm', 1]], leaves: ['#6f8a48', '#7f9450', '#5f7c46'] }
  if (intent.asks('bare-trees', 'dead', 'dying', 'withered', 'burning', 'desolate'))
    return {
      species: [
        ['bare', 5],
        ['broadleaf', 1],
      ],
      leaves: ['#6d6440', '#7a6a42', '#5f5c40'],
    }
  if (season === 'winter')
    return {
      species: intent.asks('pine')
        ? [['pine', 1]]
        : [
            ['pine', 3],
            ['bare', 2],
          ],
      leaves: needles,
    }
  if (intent.asks('pine'))
    return {
      species: [
        ['pine', 6],
        ['broadleaf', 1],
      ],
      leaves: season === 'autumn' ? [...needles, '#9a7a34'] : needles,
    }
  if (variant === 'swamp')
    return {
      species: [
        ['willow', 3],
        ['bare', 2],
        ['broadleaf', 1],
      ],
      leaves: fen,
    }
  if (variant === 'graveyard')
    return {
      species: [
        ['bare', 3],
        ['oak', 2],
      ],
      leaves: season === 'autumn' ? autumn : ['#4c5a38', '#56603c'],
    }
  const leaves = season === 'autumn' ? autumn : season === 'spring' ? spring : summer
  return {
    species: [
      ['broadleaf', 4],
      ['oak', 3],
      ['birch', 2],
      ['pine', season === 'autumn' ? 0.4 : 1],
    ],
    leaves,
  }
}

/**
 * Trees on spaced points where `room(x, y)` gives the widest crown (squares) that may stand there, none below 1. Large ones first, so that
 * lesser ones fill in between.
 */
export function plant(
  intent: Intent,
  columns: number,
  rows: number,
  most: number,
  room: (x: number, y: number) => number,
  random: Random,
): Prop[] {
  const woods = woodsOf(intent)
  const trees: Prop[] = []
  const tint = intent.tintOf('tree', 'forest', 'pine')
  const stands: { at: Point; radius: number }[] = []
  const tries = most * 14
  for (let i = 0; i < tries && trees.length < most; i++) {
    const x = random.range(-0.6, columns + 0.6)
    const y = random.range(-0.6, rows + 0.6)
    const widest = room(x, y)
    const wish =
      i < tries * 0.35 ? random.range(2.6, 4.4) : i < tries * 0.7 ? random.range(1.9, 3) : random.range(1.2, 2)
    const width = Math.min(widest, wish)
    if (width < 1.1) continue
    const radius = width / 2
    // Crowns may lock at their edges, trunks keep apart.
    if (stands.some((s) => Math.hypot(s.at[0] - x, s.at[1] - y) < Math.max(0.9, (s.radius + radius) * 0.72))) continue
    const species = random.weighted(woods.species, ([, weight]) => weight)[0]
    const leaf = tint ?? (species === 'pine' ? random.pick(needles) : random.pick(woods.leaves))
    stands.push({ at: [x, y], radius })
    trees.push({
      kind: width < 1.7 ? 'sapling' : 'tree',
      at: point(x, y),
      turn: 0,
      width: round(width),
      depth: round(width),
      tint: leaf,
      variant: variantOfSpecies(species, random.int(0, 99)),
    })
  }
  return trees
}

/** Fruit trees in straight rows, all much of a size. */
export function rowsOfTrees(intent: Intent, columns: number, rows: number, random: Random): Prop[] {
  const { leaves } = woodsOf(intent)
  const bare = intent.season === 'winter' || intent.asks('bare-trees', 'dead', 'withered')
  const tint = intent.tintOf('tree', 'orchard')
  const trees: Prop[] = []
  for (let y = 2; y < rows - 1; y += 3.1)
    for (let x = 2; x < columns - 1; x += 3.1) {
      const width = round(random.range(2.1, 2.6))
      trees.push({
        kind: 'tree',
        at: point(x + random.range(-0.12, 0.12), y + random.range(-0.12, 0.12)),
        turn: 0,
        width,
        depth: width,
        tint: tint ?? leaves[(trees.length * 7) % leaves.length]!,
        variant: variantOfSpecies(bare ? 'bare' : 'broadleaf', random.int(0, 99)),
      })
    }
  return trees
}

/** The trunk's box: what people bump into, whatever the crown's width. */
export function trunk(tree: Prop): { left: number; right: number; top: number; bottom: number } {
  const r = Math.min(0.42, 0.1 + tree.width * 0.09)
  const [x, y] = tree.at
  return { left: x - r, right: x + r, top: y - r, bottom: y + r }
}
