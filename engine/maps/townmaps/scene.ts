import type { Scene } from '../../generator.ts'
import type { Line, Point, Ring } from './geometry/polygon.ts'

export type Settlement = 'hamlet' | 'village' | 'town' | 'city'

export const wardKinds = [
  'slum',
  'craftsmen',
  'merchant',
  'patrician',
  'harbour',
  'outskirts',
  'park',
  'temple',
  'citadel',
] as const
/** Who lives in a part of the town, or what it is for; it decides how its ground is laid out. */
export type WardKind = (typeof wardKinds)[number]

/** A stretch of ground between streets: what its yards look like is told by its ward. */
export interface Block {
  ward: WardKind
  outline: Ring
}

/** A house: middle (ft), frontage and depth (ft), direction of its front (degrees), and which of its ward's ten roof tones it has. */
export type House = [x: number, y: number, length: number, depth: number, angle: number, tone: number]

export type StreetKind = 'main' | 'street' | 'lane' | 'road' | 'path'

export interface Street {
  kind: StreetKind
  /** Feet from side to side. */
  width: number
  line: Line
  name?: string
}

export interface Bridge {
  from: Point
  to: Point
  width: number
  material: 'stone' | 'wood'
}

export interface Gate {
  at: Point
  /** Direction of travel through it, radians, outwards. */
  angle: number
  width: number
  name?: string
}

export interface Wall {
  material: 'stone' | 'palisade'
  /** The whole circuit, water and all. */
  circuit: Ring
  /** Feet thick. */
  thickness: number
  /** What stands of it: broken at gates, water and (in ruins) breaches. */
  stretches: Line[]
  towers: Point[]
  /** From bank to bank where the wall crosses water. */
  waterGates: [Point, Point][]
}

/** A wall that runs through the town, or one that holds a terrace of its hill. */
export interface InnerWall extends Omit<Wall, 'material'> {
  material: 'stone' | 'terrace'
  gates: Gate[]
}

export type Roof = 'gable' | 'hip' | 'flat' | 'pyramid' | 'cone' | 'dome' | 'open' | 'ruin'

/** One body of a landmark: a rectangle, or a disc when `length` is 0 (then `depth` is its diameter). */
export interface Part {
  x: number
  y: number
  length: number
  depth: number
  /** Degrees. */
  angle: number
  roof: Roof
  /** Feet to the eaves; it casts the shadow. */
  height: number
  material: 'tile' | 'slate' | 'stone' | 'thatch' | 'wood' | 'copper' | 'cloth'
}

const landmarkKinds = [
  'citadel',
  'manor',
  'temple',
  'cathedral',
  'abbey',
  'shrine',
  'market',
  'fountain',
  'well',
  'statue',
  'inn',
  'guildhall',
  'barracks',
  'academy',
  'magetower',
  'watchtower',
  'arena',
  'theatre',
  'bathhouse',
  'prison',
  'smithy',
  'warehouse',
  'stable',
  'barn',
  'gallows',
  'windmill',
  'watermill',
  'lighthouse',
  'stones',
  'mine',
  'cemetery',
  'park',
  'harbour',
  'clocktower',
  'longhouse',
  'sawmill',
  'shipyard',
  'smelter',
  'aqueduct',
  // Of a sheet: a shop, a court, an embassy, in a house like its neighbours.
  'house',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

export interface Landmark {
  kind: LandmarkKind
  name: string
  /** Where its number stands. */
  badge: Point
  /** Its number in the legend, from 1; left out when it is not listed. */
  number?: number
  parts: Part[]
  /** A curtain wall, a precinct or a yard about it. */
  precinct?: Ring
}

export type Crop = 'wheat' | 'barley' | 'green' | 'fallow' | 'pasture' | 'orchard' | 'vines'

export interface Field {
  outline: Ring
  crop: Crop
  /** Direction of the furrows, degrees. */
  angle: number
}

/** A tree: middle and crown radius, ft. */
export type Tree = [x: number, y: number, radius: number]

export interface Relief {
  x: number
  y: number
  radius: number
  /** Feet above the plain; mountains are the ones above 150. */
  height: number
}

export interface Boat {
  x: number
  y: number
  /** Feet from stem to stern. */
  length: number
  /** Degrees. */
  angle: number
  sails: boolean
}

export interface Label {
  text: string
  role: 'district' | 'street' | 'water' | 'gate' | 'plaza'
  /** Letter height, ft. */
  size: number
  /** The line the letters stand on, left to right. */
  line: Line
  /** Rectangles its letters take up. */
  boxes: Ring[]
}

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

/** What the sheet carries besides the map, and in which corner. */
export interface Furniture {
  title: Corner
  legend?: Corner
  scale: Corner
  compass: Corner
}

/** How the day, the year and the sky are. */
export interface Dress {
  land: 'temperate' | 'desert' | 'swamp' | 'moor' | 'jungle'
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  time: 'dawn' | 'morning' | 'noon' | 'afternoon' | 'day' | 'sunset' | 'dusk' | 'night'
  /** Strength of each kind of weather, 0-1. */
  weather: { cloud: number; rain: number; snow: number; fog: number; wind: number; lightning: number }
  mood: string
  /** Colours the prompt gives to things, by their names in the shared vocabulary; empty where it gives none. */
  roofs: string[]
  walls: string
  waters: string
  leaves: string
  fields: string
  landmarks: string
  roofing: 'tile' | 'thatch' | 'slate' | 'adobe' | 'shingle' | 'marble'
}

/** Everything on a town map. Lengths are feet from the upper left corner; nothing depends on px. */
export interface TownmapScene extends Scene {
  kind: 'townmap'
  version: 1
  /** For what is random in the painting. */
  seed: number
  width: number
  height: number
  settlement: Settlement
  name: string
  /** Under the name: "walled market town, 4,200 souls". */
  caption: string
  population: number
  dress: Dress
  /** Open water, islands as holes (even-odd). */
  water: Ring[]
  frozen: boolean
  rivers: { line: Line; width: number; canal?: true; channel?: true }[]
  relief: Relief[]
  /** The built-up ground, streets and all. */
  ground: Ring[]
  plaza: { outline: Ring; kind: 'paved' | 'green' }
  blocks: Block[]
  streets: Street[]
  bridges: Bridge[]
  gates: Gate[]
  wall?: Wall
  /** Walls within the town, the innermost first, each with its own gates. */
  innerWalls?: InnerWall[]
  /** Where land breaks off: lines along the brink, the drop on their right hand. */
  cliffs?: Line[]
  houses: Partial<Record<WardKind, House[]>>
  landmarks: Landmark[]
  /** Market stalls, tents: small cloth roofs. */
  stalls: House[]
  piers: Bridge[]
  /** Stone edges where streets meet open water. */
  quays: Line[]
  boats: Boat[]
  graves: Point[]
  fields: Field[]
  woods: Ring[]
  trees: Tree[]
  /** Places that burn. */
  fires: Point[]
  /** Share of buildings without a roof, 0-1. */
  ruin: number
  /** 0-1: how far the wild has come back. */
  overgrown: number
  labels: Label[]
  furniture: Furniture
}

/** A town's houses by ward, in one order however the scene was kept: where roofs meet, the later lies on top. */
export const housesByWard = ({ houses }: Pick<TownmapScene, 'houses'>): [WardKind, House[]][] =>
  wardKinds.flatMap((ward): [WardKind, House[]][] => {
    const own = houses[ward]
    return own ? [[ward, own]] : []
  })
