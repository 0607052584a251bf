import type { BattlemapScene } from '../maps/battlemaps/scene.ts'
import type { Pass, Stage } from './stage.ts'
import type { Mover } from './words/wish.ts'

/** What a picture does by itself, before any effect is laid over it. */
export interface Life {
  /** Whether enough moves for the camera to stand still. */
  isAlive: boolean
  /** What of it moves: words that name anything else come to nothing. */
  movers: ReadonlySet<Mover>
  /** A beast's breath is seen. */
  breathes?: boolean
  /** What stands still of it, RGBA: to be held against the picture that was handed in. */
  plate: Uint8ClampedArray
  /** Paints the whole frame: every px, whatever is there. */
  base: Pass
  /** Done to the picture after all effects on it: lights that are lit when an effect brings the night. */
  over?: Pass
  /** Done to the frame after the camera: weather of the scene's own. */
  screen?: Pass
  /** The face of who speaks, px: the eye comes near enough to see it. */
  speaker?: { x: number; y: number; tall: number }
  /** How near everything is, where it is known. */
  nearness?: Stage['nearness']
  /** How much of each px is sky, 0-1, where it is known. */
  sky?: Stage['sky']
  water?: Stage['water']
  /** The battle map that lives, lit as in the frames. */
  map?: BattlemapScene
}
