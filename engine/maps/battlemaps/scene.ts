import type { MapChoices } from '../../../contract/map-choices.ts'
import type { Scene } from '../../generator.ts'

/** A place on the map, in squares from the upper left corner. */
export type Point = readonly [x: number, y: number]

export const settings = [
  'dungeon',
  'cave',
  'clearing',
  'interior',
  'ship',
  'street',
  'castle',
  'arena',
  'heights',
  'tower',
  'temple',
  'hall',
  'institution',
] as const
/** What the map is of, at the coarsest: it decides how it is laid out. */
export type Setting = (typeof settings)[number]

/** What lies underfoot. */
export type Ground =
  | 'flagstone'
  | 'cobble'
  | 'brick'
  | 'tile'
  | 'planks'
  | 'earth'
  | 'rock'
  | 'grass'
  | 'snow'
  | 'sand'
  | 'mud'
  | 'ice'

/** A piece of floor: its outline (closed, first point not repeated) and what it is laid with. */
export interface Floor {
  outline: Point[]
  ground: Ground
  /** Colours of this floor, as "#rrggbb", where the prompt or its room asks for others than the ground's own. */
  tint?: string
  /** How far it lies above what is about it, squares (decks, wall-walks, crags); below, when negative (an arena's sand). */
  rise?: number
  /** What its edge is: a ship's side in the water, or bare rock falling away. */
  edge?: 'hull' | 'cliff'
}

export type RoomShape =
  | 'rectangle'
  | 'ell'
  | 'rotunda'
  | 'cross'
  | 'octagon'
  | 'cave-in'
  | 'cavern'
  | 'glade'
  | 'chamber'

export interface Room {
  /** The number on the map and in the key, from 1. */
  number: number
  purpose: string
  shape: RoomShape
  /** Bounding box in squares. */
  x: number
  y: number
  width: number
  height: number
  outline: Point[]
  /** Where its number is drawn: clear of what stands in the room. */
  badge: Point
}

export type DoorKind = 'arch' | 'door' | 'double' | 'locked' | 'portcullis' | 'bars' | 'secret' | 'window'

/** A door (or window) across an opening, from one jamb to the other. */
export interface Door {
  kind: DoorKind
  state: 'open' | 'closed'
  from: Point
  to: Point
}

export type AreaKind =
  | 'water'
  | 'sewage'
  | 'lava'
  | 'pit'
  | 'ice'
  | 'path'
  | 'road'
  | 'snow'
  | 'undergrowth'
  | 'moss'
  | 'blood'
  | 'mud'
  | 'carpet'
  | 'ash'
  | 'scorch'
  | 'rails'

/** A region of one surface on the ground; outlines close by themselves, further rings are holes. Rails are lines, not rings. */
export interface Area {
  kind: AreaKind
  outlines: Point[][]
  tint?: string
  /** Set in a rim of dressed stone, as basins and channels are. */
  kerb?: boolean
  /** Lies over laid floors, where other areas lie under them. */
  above?: boolean
}

/** A light: where it stands, how far it reaches (squares) and its colour, "#rrggbb". */
export interface Light {
  at: Point
  radius: number
  colour: string
  /** 0-1. */
  strength: number
}

/** A thing that stands, hangs or lies on the map. */
export interface Prop {
  kind: string
  at: Point
  /** Radians clockwise; 0 has the thing's back to the top of the sheet. */
  turn: number
  /** Width and depth in squares, before turning. */
  width: number
  depth: number
  tint?: string
  /** Chooses among the drawings of this kind. */
  variant: number
  /** A flat or hanging thing that others may overlap (web, carpet, leaf litter, canopy). */
  flat?: boolean
  /** Cracked, fallen or snapped, where the prompt says so of it. */
  broken?: true
}

/** One line of the key. */
export interface KeyEntry {
  number: number
  name: string
  text: string
}

/** The light and air over the whole map. */
export interface Ambience {
  /** 0 full daylight, 1 pitch dark; lights stand out against it. */
  darkness: number
  /** What the unlit parts are tinted with, "#rrggbb". */
  tint: string
  weather: 'none' | 'rain' | 'storm' | 'snow' | 'blizzard' | 'fog' | 'wind'
  mood?: string
}

/** A battle map, whole: everything an export or a painter needs. Coordinates in squares. */
export interface BattlemapScene extends Scene {
  kind: 'battlemap'
  /** 2 since its picture has neither grid nor numbers in it. */
  version: number
  setting: Setting
  /** Which sort of dungeon, cave, clearing or interior: 'crypt', 'mine', 'swamp', 'tavern'. */
  variant: string
  /** Seeds everything the painter leaves to chance. */
  seed: number
  grid: { shape: 'square'; columns: number; rows: number; feetPerSquare: number }
  /** One letter a square, a string a row: ' ' solid (rock, a roof), '~' water or a drop, '.' open ground or passage, 'A' room 1, 'B' room 2 … */
  cells: string[]
  /** What everything else lies on: solid rock, open ground, or nothing (floors of a tower side by side). */
  base: Ground | 'solid' | 'void'
  /** The open ground's colour, "#rrggbb", where the prompt asks for another than its own. */
  soil?: string
  /** How walls are built, where there are any. */
  masonry: 'ashlar' | 'brick' | 'rough' | 'timber' | 'marble' | 'none'
  /** The stone's colour, "#rrggbb", where the prompt asks for one. */
  stone?: string
  floors: Floor[]
  areas: Area[]
  rooms: Room[]
  doors: Door[]
  /** Lines that stop people and sight; a line whose last point is its first is closed. */
  walls: Point[][]
  /** Stretches along which the walls are low (a ship's rail): they stop people, and everybody sees over them. */
  rails?: Point[][]
  lights: Light[]
  props: Prop[]
  key: KeyEntry[]
  ambience: Ambience
  /** What was chosen for it beside the words, as it was asked. */
  asked?: MapChoices
}
