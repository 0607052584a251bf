import type { Line, Ring } from '../geometry/polygon.ts'
import type { Bridge, Gate, InnerWall, Street, TownmapScene, Wall, WardKind } from '../scene.ts'

/** The bones of a settlement: everything that houses must keep clear of, and the ground left for them. */
export interface Layout {
  /** The edge of what is built up, whether or not a wall runs along it. */
  circuit: Ring
  gates: Gate[]
  wall?: Wall
  /** Walls and terraces within the town, the innermost first. */
  innerWalls: InnerWall[]
  /** Where land breaks off before the town: along the brink, the drop on the right hand. */
  cliffs: Line[]
  streets: Street[]
  bridges: Bridge[]
  plaza: TownmapScene['plaza']
  /** Ground between the streets of a town, by ward; a village has none and builds along its roads. */
  zones: { ward: WardKind; outline: Ring }[]
  /** Extra water: a moat. */
  moat: Ring[]
}
