import type { Chip } from '../../contract/prompts.ts'
import type { CameraMove, VideoEffect } from '../../contract/video-facts.ts'
import type { Scene } from '../generator.ts'
import type { Picture } from '../paint/picture.ts'

/** A sound that is said, by its name in flite's American English ("ay", "pau" for none), s. */
export interface Phone {
  name: string
  from: number
  to: number
}

/** A picture to be set in motion. */
export interface MotionRequest {
  /** The kept scene of a picture of ours and the style it is painted in; left out: only its px are known. */
  scene?: { scene: Scene; style: string }
  /** The still, RGBA, of `width` x `height`; painted from the scene where it is left out. */
  picture?: Picture
  /** px; even, as encoders want them. */
  width: number
  height: number
  /** What the first of the people in it says, sound for sound: their mouth moves by it, where it can be seen. */
  speech?: readonly Phone[]
  /** Words that steer: camera, pace, weather, what happens; may be empty. */
  prompt: string
  effect?: VideoEffect
  /** Goes before the words. */
  camera?: CameraMove
  /** 4-12. */
  seconds: number
  seed: number
  /** The last frame leads into the first. */
  loops: boolean
}

/** A picture in motion: frames that can be asked for in any order. */
export interface Motion {
  width: number
  height: number
  frames: number
  rate: 24
  hasAlpha: boolean
  /** Whether the last frame leads into the first; what reveals or burns a picture never does. */
  loops: boolean
  understood: Chip[]
  unused: string[]
  /** Whether a mouth is seen that moves by what is said. */
  speaks: boolean
  /** The battle map that every frame shows place for place, lit as in them; left out where it is none, and where the eye moves. */
  map?: Scene
  /** The n-th frame as RGBA into `into` (width * height * 4). Pure: any order, same bytes. Throws RangeError for no frame of it. */
  frame(n: number, into: Uint8ClampedArray): void
}

/** What was asked for cannot be set in motion; the message is for the person. */
export class MotionRefused extends Error {
  override name = 'MotionRefused'
}
