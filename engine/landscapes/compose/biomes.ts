import { hex, type Rgb } from '../../paint/colour.ts'
import type { Species } from '../scene.ts'

/** What one kind of country looks like underfoot and what grows there. */
export interface Biome {
  low: Rgb
  high: Rgb
  soil: Rgb
  rock: Rgb
  shore: Rgb
  water: Rgb
  leaf: Rgb
  trees: readonly Species[]
  /** 0-1 how much of the ground is wooded unless the prompt says otherwise. */
  wooded: number
  grass: number
}

export const biomes = {
  meadow: {
    low: hex('#56703a'),
    high: hex('#a3a256'),
    soil: hex('#86694a'),
    rock: hex('#85807a'),
    shore: hex('#a59877'),
    water: hex('#2f5a63'),
    leaf: hex('#5b7a3a'),
    trees: ['broadleaf', 'broadleaf', 'birch'],
    wooded: 0.3,
    grass: 0.8,
  },
  alpine: {
    low: hex('#4f6a3c'),
    high: hex('#93945a'),
    soil: hex('#7d6a54'),
    rock: hex('#73726f'),
    shore: hex('#9a9482'),
    water: hex('#275461'),
    leaf: hex('#3d5c3c'),
    trees: ['conifer'],
    wooded: 0.42,
    grass: 0.6,
  },
  forest: {
    low: hex('#3c5530'),
    high: hex('#6f7c3e'),
    soil: hex('#604b36'),
    rock: hex('#73706a'),
    shore: hex('#7d7258'),
    water: hex('#2b4b48'),
    leaf: hex('#48702f'),
    trees: ['broadleaf', 'conifer', 'broadleaf'],
    wooded: 0.78,
    grass: 0.8,
  },
  jungle: {
    low: hex('#2c5a32'),
    high: hex('#6a8a38'),
    soil: hex('#6a4c34'),
    rock: hex('#6c6a60'),
    shore: hex('#8d7c58'),
    water: hex('#2b5e56'),
    leaf: hex('#33762f'),
    trees: ['kapok', 'palm', 'broadleaf'],
    wooded: 0.72,
    grass: 0.95,
  },
  desert: {
    low: hex('#b98953'),
    high: hex('#dcb274'),
    soil: hex('#b47a48'),
    rock: hex('#a3643f'),
    shore: hex('#c9a372'),
    water: hex('#3a7a78'),
    leaf: hex('#6f8048'),
    trees: ['cactus'],
    wooded: 0.1,
    grass: 0.06,
  },
  coast: {
    low: hex('#5b7542'),
    high: hex('#9da35e'),
    soil: hex('#8c7252'),
    rock: hex('#9a948a'),
    shore: hex('#cdb78c'),
    water: hex('#1f5b70'),
    leaf: hex('#56743c'),
    trees: ['broadleaf', 'conifer'],
    wooded: 0.2,
    grass: 0.7,
  },
  swamp: {
    low: hex('#48522f'),
    high: hex('#6f7040'),
    soil: hex('#4b4030'),
    rock: hex('#605c52'),
    shore: hex('#504a34'),
    water: hex('#2a3a30'),
    leaf: hex('#4f5f34'),
    trees: ['willow', 'bare', 'willow'],
    wooded: 0.5,
    grass: 0.6,
  },
  tundra: {
    low: hex('#c4ccd6'),
    high: hex('#e6ecf2'),
    soil: hex('#8d8c8c'),
    rock: hex('#767c86'),
    shore: hex('#b9c4ce'),
    water: hex('#3a6478'),
    leaf: hex('#41594b'),
    trees: ['conifer'],
    wooded: 0.18,
    grass: 0,
  },
  volcanic: {
    low: hex('#3a3432'),
    high: hex('#584e48'),
    soil: hex('#453834'),
    rock: hex('#4a4444'),
    shore: hex('#3b3432'),
    water: hex('#3a3032'),
    leaf: hex('#4c463c'),
    trees: ['bare'],
    wooded: 0.12,
    grass: 0.04,
  },
  cavern: {
    low: hex('#4b4c54'),
    high: hex('#6c6a70'),
    soil: hex('#4a464a'),
    rock: hex('#6a6670'),
    shore: hex('#55535a'),
    water: hex('#1d4656'),
    leaf: hex('#5a86a8'),
    trees: ['mushroom'],
    wooded: 0.4,
    grass: 0,
  },
} satisfies Record<string, Biome>

export type BiomeName = keyof typeof biomes

/** Leaves by season. */
export const leavesOf: Record<string, readonly Rgb[]> = {
  spring: [hex('#7d9c48'), hex('#8fae54'), hex('#dca4b6')],
  autumn: [hex('#c0702a'), hex('#a8431f'), hex('#cf9a34'), hex('#8a6a2c')],
}
