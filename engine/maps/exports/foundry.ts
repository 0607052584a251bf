import { burningOf } from '../battlemaps/burning.ts'
import type { BattlemapScene, Door, Light, Point } from '../battlemaps/scene.ts'
import type { Barriers } from './barriers.ts'
import type { FoundryNote } from './foundry-journal.ts'

/** What a wall does to those who come up against it: nothing, stops what is behind the next one too, stops all. */
type Sense = 0 | 10 | 20

interface FoundryWall {
  /** From and to, px. */
  c: [number, number, number, number]
  move: Sense
  light: Sense
  sight: Sense
  sound: Sense
  /** 0 none, 1 a door, 2 a secret door. */
  door: 0 | 1 | 2
  /** 0 closed, 1 open, 2 locked. */
  ds: 0 | 1 | 2
  dir: 0
}

/**
 * How a light moves: by the names that Foundry's own list has had since version 9 (`CONFIG.Canvas.lightAnimations`), `speed` 0-10
 * and `intensity` 1-10.
 */
interface FoundryAnimation {
  type: 'torch' | 'flame' | 'pulse'
  speed: number
  intensity: number
  reverse: false
}

/** A scene as Foundry VTT imports it ("Import Data" on a scene), in the parts that are ours to fill. */
export interface FoundryScene {
  name: string
  width: number
  height: number
  /** None: Foundry's own quarter of padding would shift every place. */
  padding: 0
  background: { src: string }
  grid: { type: 0 | 1; size: number; distance: number; units: string }
  tokenVision: boolean
  fog: { exploration: boolean }
  environment: { darknessLevel: number; globalLight: { enabled: boolean } }
  walls: FoundryWall[]
  lights: {
    x: number
    y: number
    config: { dim: number; bright: number; color: string; alpha: number; angle: number; animation?: FoundryAnimation }
  }[]
  /** Pins that open the journal's pages: the game master's version alone has any. */
  notes: FoundryNote[]
}

const solid = { move: 20, light: 20, sight: 20, sound: 20 } as const
/** One sees the thing itself, but not past it. */
const thing = { move: 20, light: 10, sight: 10, sound: 0 } as const
/** One sees and is heard through it, but does not pass. */
const barred = { move: 20, light: 0, sight: 0, sound: 0 } as const
const pane = { move: 20, light: 0, sight: 0, sound: 10 } as const

/** From this size on, squares, a fire lights its surroundings as flames do, not as a torch does. */
const LARGE_FIRE = 0.4

/** A light as unquiet as the one in the moving picture that it lies over: gently, for that one flickers too. */
function animationOf(light: Light, { props }: BattlemapScene): FoundryAnimation {
  const { kind, size } = burningOf(light, props, true)
  if (kind === 'magic') return { type: 'pulse', speed: 2, intensity: 3, reverse: false }
  if (kind === 'candle') return { type: 'torch', speed: 2, intensity: 2, reverse: false }
  return { type: size >= LARGE_FIRE ? 'flame' : 'torch', speed: 3, intensity: 3, reverse: false }
}

/**
 * A map for Foundry VTT; `file` is where its picture will lie, which fills the scene whatever its own px are. `moves`: it is a video,
 * and the lights over it flicker as its own do.
 */
export function foundryScene(
  scene: BattlemapScene,
  { walls, objects, doors, bars, rails, lights }: Barriers,
  wish: { name: string; px: number; file: string; notes?: FoundryNote[]; moves?: boolean },
): FoundryScene {
  const { name, px, file, notes = [], moves = false } = wish
  const { columns, rows, feetPerSquare } = scene.grid
  const at = (value: number) => Math.round(value * px)
  const line = ([ax, ay]: Point, [bx, by]: Point): FoundryWall['c'] => [at(ax), at(ay), at(bx), at(by)]
  const along = (lines: readonly Point[][], senses: typeof solid | typeof thing | typeof barred): FoundryWall[] =>
    lines.flatMap((points) =>
      points
        .slice(1)
        .map((to, i): FoundryWall => ({ c: line(points[i]!, to), ...senses, door: 0, ds: 0, dir: 0 }))
        // What is shorter than a pixel would have no direction.
        .filter(({ c: [ax, ay, bx, by] }) => ax !== bx || ay !== by),
    )
  const { darkness } = scene.ambience
  return {
    name,
    width: columns * px,
    height: rows * px,
    padding: 0,
    background: { src: file },
    grid: { type: 1, size: px, distance: feetPerSquare, units: 'ft' },
    tokenVision: true,
    fog: { exploration: true },
    environment: { darknessLevel: Math.round(darkness * 100) / 100, globalLight: { enabled: darkness < 0.3 } },
    walls: [
      ...along(walls, solid),
      ...along(objects, thing),
      ...along([...bars, ...rails], barred),
      ...doors.flatMap((door) => {
        const wall = doorWall(door)
        return wall ? [{ c: line(door.from, door.to), ...wall, dir: 0 as const }] : []
      }),
    ],
    lights: lights.map((light) => ({
      x: at(light.at[0]),
      y: at(light.at[1]),
      config: {
        dim: Math.round(light.radius * feetPerSquare),
        bright: Math.round((light.radius * feetPerSquare) / 2),
        color: light.colour,
        alpha: Math.round(light.strength * 40) / 100,
        angle: 360,
        ...(moves && { animation: animationOf(light, scene) }),
      },
    })),
    notes,
  }
}

/** How a door stands in a wall; nothing for an archway, through which everybody comes and goes. */
function doorWall({ kind, state }: Door): Omit<FoundryWall, 'c' | 'dir'> | undefined {
  const ds = state === 'open' ? 1 : 0
  switch (kind) {
    case 'arch':
      return undefined
    case 'window':
      return { ...pane, door: 0, ds: 0 }
    case 'portcullis':
    case 'bars':
      return { ...barred, door: 1, ds }
    case 'secret':
      return { ...solid, door: 2, ds: 0 }
    case 'locked':
      return { ...solid, door: 1, ds: 2 }
    case 'door':
    case 'double':
      return { ...solid, door: 1, ds }
  }
}
