import type { Pose } from '../camera/paths.ts'
import type { Instant, Pass } from '../stage.ts'

/** What is laid over a motion. */
export interface Effect {
  /** Done to the picture before the camera sees it: moves with it. */
  world?: Pass
  /** Done to the frame afterwards: between the eye and the picture. */
  screen?: Pass
  camera?: (now: Instant) => Pose
}
