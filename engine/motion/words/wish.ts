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

/** What of them each kind of scene can have; of a kind that is none of these, what lies over any picture. */
const moversOfKinds: Readonly<Record<string, readonly Mover[]>> = {
  landscape: 'flames water waterfall lava fog clouds trees grass smoke birds fireflies aurora stars leaves'.split(
    ' ',
  ) as Mover[],
  battlemap: 'flames lamps water lava fog clouds trees smoke fireflies magic dust'.split(' ') as Mover[],
  townmap: ['lamps', 'water', 'fog', 'clouds', 'smoke', 'ships'],
  figure: ['flames', 'breath', 'eyes', 'hair', 'cloth', 'dust'],
  monster: ['flames', 'breath', 'eyes', 'hair', 'cloth', 'wings', 'tail', 'dust'],
  spell: ['magic'],
}

/** What can move in a scene of a kind; left out: anything. */
export const moversOf = (kind: string | undefined): ReadonlySet<Mover> =>
  new Set(kind === undefined ? movers : (moversOfKinds[kind] ?? ['flames', 'dust']))

/** A move of the eye; `toward`: which of its two ways it goes, 1 as it does by itself. */
export interface EyeMove {
  move: CameraMove
  toward: 1 | -1
}

/** What words, effect and camera together ask a motion for. */
export interface Wish {
  effects: VideoEffect[]
  /** At most two, at the same time. */
  eye: readonly EyeMove[]
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
