import type { CameraMove, VideoEffect } from '../../../contract/video-facts.ts'
import type { BreathKind } from '../../monsters/scene.ts'

/** What moves in a picture by itself, and can be told to, or not to. */
export const movers = [
  'flames',
  'lamps',
  'water',
  'waterfall',
  'lava',
  'fog',
  'clouds',
  'trees',
  'grass',
  'smoke',
  'birds',
  'fireflies',
  'aurora',
  'stars',
  'magic',
  'dust',
  'breath',
  'eyes',
  'hair',
  'cloth',
  'wings',
  'tail',
  'ships',
  'leaves',
] as const
export type Mover = (typeof movers)[number]

/** What words, effect and camera together ask a motion for. */
export interface Wish {
  effects: VideoEffect[]
  camera: CameraMove | undefined
  /** 1 as in nature; slower below. */
  pace: number
  /** How strong weather and effects are: 1 as usual. */
  strength: number
  /** What is asked for beside what would move anyway. */
  asked: ReadonlySet<Mover>
  /** What shall stand still. */
  denied: ReadonlySet<Mover>
  /** Effects that are not wanted, whatever the scene has. */
  without: ReadonlySet<VideoEffect>
  /** A colour for what glows, "#rrggbb". */
  colour: readonly [number, number, number] | undefined
  /** Nothing behind what the picture is of. */
  isClear: boolean
  /** What a beast shall breathe out; "own": whatever it breathes. */
  breathes: BreathKind | 'own' | undefined
  /** Wind: 1 a breeze. */
  wind: number
}
