import type { BattlemapScene } from '../maps/battlemaps/scene.ts'
import type { Pass, Stage } from './stage.ts'

/** What a picture does by itself, before any effect is laid over it. */
export interface Life {
  /** Whether enough moves for the camera to stand still. */
  isAlive: boolean
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
  /** The battle map that lives, lit as in the frames. */
  map?: BattlemapScene
}
