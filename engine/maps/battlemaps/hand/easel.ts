import type { SKRSContext2D } from '@napi-rs/canvas'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Hand } from './hand.ts'
import { outlinePath } from './walls.ts'

/** One painting under way: the picture's context in px, and how squares lie on it. */
export interface Easel {
  context: SKRSContext2D
  scene: BattlemapScene
  hand: Hand
  /** Px a square. */
  scale: number
  /** Where the grid's corner lies, px. */
  offset: Point
}

/** Draws in squares, the grid's corner at 0,0. */
export function squares({ context, scale, offset }: Easel, draw: () => void) {
  context.save()
  context.translate(offset[0], offset[1])
  context.scale(scale, scale)
  draw()
  context.restore()
}

/** Keeps what follows to the floors hewn out of the rock; the context is in squares. */
export const floorClip = (easel: Easel) => {
  outlinePath(easel.context, easel.scene.walls, easel.scene.masonry === 'rough' ? 0.05 : 0.02, easel.scene.seed)
  easel.context.clip('evenodd')
}
