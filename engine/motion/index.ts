import type { ImageCategory } from '../../contract/categories.ts'
import type { Chip } from '../../contract/prompts.ts'
import { FRAME_RATE, videoEffectFacts } from '../../contract/video-facts.ts'
import type { Scene } from '../generator.ts'
import { canRepaint } from '../kept.ts'
import type { Checkpoint } from '../paint/frame.ts'
import type { Picture } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { repaint } from '../repaint.ts'
import { atRest, cameraPath, joined, towards } from './camera/paths.ts'
import { warpFor } from './camera/warp.ts'
import { estimatedNearness, flatNearness } from './depth/estimate.ts'
import { effects } from './effects/effects.ts'
import { lifeOf } from './living.ts'
import { type Motion, MotionRefused, type MotionRequest } from './motion.ts'
import type { Instant, Stage } from './stage.ts'
import { read } from './words/read.ts'
import { moversOf } from './words/wish.ts'

export { type Motion, MotionRefused, type MotionRequest, type Phone } from './motion.ts'
export { voiceWords } from './speech/voice-words.ts'
export { spokenIn } from './words/spoken.ts'

const categories: readonly ImageCategory[] = [
  'characters',
  'npcs',
  'monsters',
  'battlemaps',
  'items',
  'spells',
  'landscapes',
  'townmaps',
]

/** px a side that a motion has at least and at most. */
const SIDE = { least: 2, most: 2048 }

/** What the words of a motion's prompt do, and which do nothing. `kind`: of the scene that moves, where it is known. */
export function understandMotion({
  prompt,
  effect,
  camera,
  kind,
}: Pick<MotionRequest, 'prompt' | 'effect' | 'camera'> & { kind?: string }): { understood: Chip[]; unused: string[] } {
  const isAny = kind === undefined
  const moving = { movers: moversOf(kind), breathes: isAny || kind === 'monster', speaks: isAny || kind === 'figure' }
  return read(prompt, effect, camera, kind).told(moving)
}

/**
 * Sets a picture in motion: everything is made ready, frames are then asked for one by one. Same request, same frames. Throws
 * MotionRefused for sizes and lengths that cannot be, and for neither a picture nor a scene that can be painted.
 */
export function openMotion(request: MotionRequest, checkpoint: Checkpoint): Motion {
  const { width, height, seconds, prompt, effect, camera, scene, seed, speech = [] } = request
  refuse(request)
  checkpoint(0, 'Reading the prompt')
  const { wish, told } = read(prompt, effect, camera, scene?.scene.kind ?? 'picture')
  const still = stillOf(request, checkpoint)
  const frames = Math.round(seconds * FRAME_RATE)
  const loops = request.loops && wish.effects.every((one) => videoEffectFacts[one].loops)
  const isFromAbove = scene?.scene.kind === 'battlemap' || scene?.scene.kind === 'townmap'
  const nearness = once(() => (isFromAbove ? flatNearness(width, height) : estimatedNearness(still)))
  const stage: Stage = {
    width,
    height,
    unit: Math.min(width, height) / 1000,
    seconds,
    frames,
    loops,
    pace: wish.pace,
    wish,
    still: still.pixels,
    nearness,
    isFromAbove,
    random: random(`motion ${seed}`),
    speech,
  }
  checkpoint(0.5, 'Setting it in motion')
  const life = lifeOf(stage, scene, checkpoint)
  if (life.nearness) stage.nearness = life.nearness
  if (life.sky) stage.sky = life.sky
  if (life.water) stage.water = life.water
  const made = wish.effects.map((one) => effects[one](stage))
  const path =
    life.speaker && wish.eye.length === 0
      ? towards(life.speaker, stage)
      : pathOf(stage, made.length > 0 || life.isAlive)
  const isHeld = path === held && made.every((one) => !one.camera)
  const warp = warpFor(width, height, stage.nearness)
  const sheet = new Uint8ClampedArray(width * height * 4)
  checkpoint(1, 'Setting it in motion')
  return {
    width,
    height,
    frames,
    rate: FRAME_RATE,
    hasAlpha: wish.isClear,
    loops,
    ...told({
      movers: life.movers,
      breathes: life.breathes ?? false,
      speaks: life.speaker !== undefined || speech.length === 0,
    }),
    speaks: life.speaker !== undefined,
    ...(isHeld && life.map && { map: life.map }),
    frame(n, into) {
      if (!Number.isInteger(n) || n < 0 || n >= frames) throw new RangeError(`There is no frame ${n} of ${frames}`)
      const now: Instant = { n, phase: n / frames, through: frames > 1 ? n / (frames - 1) : 0 }
      life.base(now, sheet)
      for (const { world } of made) world?.(now, sheet)
      life.over?.(now, sheet)
      let pose = path(now)
      for (const { camera: shaken } of made) if (shaken) pose = joined(pose, shaken(now))
      warp(pose, sheet, into)
      life.screen?.(now, into)
      for (const { screen } of made) screen?.(now, into)
    },
  }
}

/** An eye that is held still. */
const held = () => atRest

/** Something always moves: where neither words nor effect ask for a camera, it goes a little by itself. */
function pathOf(stage: Stage, isMoving: boolean) {
  const { eye, effects: asked } = stage.wish
  if (eye[0]?.move === 'still') return held
  if (eye.length > 0) return cameraPath(eye, stage)
  if (isMoving || asked.length > 0) return held
  return cameraPath([{ move: stage.loops ? 'orbit' : 'push-in', toward: 1 }], { ...stage, pace: stage.pace * 0.6 })
}

function refuse({ width, height, seconds, picture }: MotionRequest): void {
  for (const side of [width, height])
    if (!Number.isInteger(side) || side % 2 !== 0 || side < SIDE.least || side > SIDE.most)
      throw new MotionRefused(
        `A video has an even number of px a side, ${SIDE.least} to ${SIDE.most}; this one has ${width} x ${height}`,
      )
  if (!(seconds >= 4 && seconds <= 12)) throw new MotionRefused(`A video lasts 4 to 12 seconds, not ${seconds}`)
  if (picture && (picture.width !== width || picture.height !== height))
    throw new MotionRefused(
      `The picture has ${picture.width} x ${picture.height} px, and the video ${width} x ${height}`,
    )
}

function once<T>(find: () => T): () => T {
  let found: T | undefined
  return () => {
    found ??= find()
    return found
  }
}

const categoryOf = (scene: Scene) => categories.find((one) => canRepaint(one, scene))

function stillOf({ picture, scene, width, height }: MotionRequest, checkpoint: Checkpoint): Picture {
  if (picture) return picture
  const category = scene && categoryOf(scene.scene)
  if (!scene || !category) throw new MotionRefused('There is neither a picture to move nor a scene that can be painted')
  return repaint(category, scene.scene, scene.style, { width, height }, (progress, stage) =>
    checkpoint(0.5 * progress, stage),
  )
}
