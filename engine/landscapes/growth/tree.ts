import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { random } from '../../paint/random.ts'
import type { Species } from '../scene.ts'
import { bamboo, coral, cypress, mangrove, pumpkin, vine } from './crops.ts'
import type { Draw, Foliage } from './foliage.ts'
import { Leaves } from './leaves.ts'
import { blooms, cactus, mushroom, reeds, shrub } from './plants.ts'
import { bare, birch, broadleaf, conifer, willow } from './trees.ts'
import { fern, kapok, palm } from './tropics.ts'

/** One drawing of a plant, its foot at the middle of the lower edge. */
export interface Sprite {
  canvas: Canvas
  /** Width over height. */
  shape: number
}

/** Width over height of each kind. */
const shapes: Record<Species, number> = {
  conifer: 0.5,
  broadleaf: 1.15,
  birch: 0.8,
  bare: 0.9,
  palm: 0.85,
  willow: 1.05,
  mushroom: 0.8,
  cactus: 0.5,
  reeds: 0.7,
  shrub: 1.5,
  kapok: 0.8,
  fern: 1.7,
  blooms: 1.3,
  vine: 1.25,
  pumpkin: 1.7,
  cypress: 0.32,
  bamboo: 0.9,
  mangrove: 1,
  coral: 0.9,
}

/** Draws one plant `height` px tall. */
export function plant(species: Species, height: number, foliage: Foliage, seed: number): Sprite {
  const shape = shapes[species]
  const canvas = createCanvas(Math.max(4, Math.ceil(height * shape)), Math.max(4, Math.ceil(height)))
  const pen = canvas.getContext('2d')
  pen.translate(canvas.width / 2, canvas.height)
  pen.scale(height, height)
  pen.lineCap = 'round'
  const dice = random(seed).fork(species)
  const fine = Math.min(2.4, height / 150)
  const leaves = new Leaves(pen, height)
  draw[species](pen, dice, foliage, fine, leaves)
  leaves.settle()
  return { canvas, shape }
}

/** The same plant, `height` px tall. */
export function shrunk({ canvas: from, shape }: Sprite, height: number): Sprite {
  const canvas = createCanvas(Math.max(4, Math.ceil(height * shape)), Math.max(4, Math.ceil(height)))
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(from, 0, 0, canvas.width, canvas.height)
  return { canvas, shape }
}

const draw: Record<Species, Draw> = {
  conifer,
  broadleaf,
  birch,
  bare,
  palm,
  willow,
  mushroom,
  cactus,
  reeds,
  shrub,
  kapok,
  fern,
  blooms,
  vine,
  pumpkin,
  cypress,
  bamboo,
  mangrove,
  coral,
}
