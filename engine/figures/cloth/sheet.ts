import type { Stuff, Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { subdivision } from '../../mesh/subdivide.ts'
import type { Figure } from '../anatomy/figure.ts'

/** Cloth that falls from a line round the body: skirts, tails of coats, aprons, cloaks. Angles in degrees, 0 in front, 90 the left. */
export interface Drape {
  /** Heights in the world of somebody who stands, dm: where it begins and ends. */
  top: number
  hem: number
  /** From which angle to which; all round when they are 360 apart. */
  from: number
  to: number
  /** How far it stands off whatever is under it. */
  gap: number
  /** How much it widens each dm it falls. */
  flare: number
  /** How deep its folds are at the hem, dm, and how many go round. */
  folds: number
  count: number
  /** Radius at the top where it is tied: a neck. That of the body when left out. */
  tied?: number
  /** Round the trunk alone, whatever the legs do: belts. */
  trunkOnly?: boolean
  /** Also over arms that hang at rest, and behind those that do not: cloaks. */
  overArms?: boolean
  /** The hem is torn. */
  torn?: boolean
  seed: number
  stuff: Stuff
  thing: number
  surface: Surface
}

/** The waist on the body nobody has morphed, dm. */
export const WAIST = 2.1
/** Rows a dm, and columns round the whole body. */
export const [ROWS_EACH, COLUMNS] = [4.5, 96]

/** Rows of places that become cloth. */
export interface Sheet {
  positions: Float32Array
  rest: Float32Array
  edges: Float32Array
  rows: number
  columns: number
  /** Places of a row: one more than columns where it is open. */
  wide: number
}

/** Makes a mesh of rows of places. */
export function sewSheet(figure: Figure, drape: Drape, { positions, rest, edges, rows, columns, wide }: Sheet): void {
  const count = (rows + 1) * wide
  const faces: number[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * wide + i
      const b = j * wide + ((i + 1) % wide)
      faces.push(a, a + wide, b + wide, b)
    }
  }
  const first = subdivision(Int32Array.from(faces), count)
  figure.meshes.push({
    positions: first.round(positions),
    faces: first.faces,
    rest: first.spread(rest, 3),
    tag: first.spread(
      Float32Array.from({ length: count }, (_, k) => Math.floor(k / wide) / rows),
      1,
    ),
    uv: { values: first.spread(edges, 2), faces: first.faces },
    stuff: drape.stuff,
    thing: drape.thing,
    surface: drape.surface,
  })
}

/** How far folds stand out: they begin where the cloth is gathered, grow, wander and join as they fall. */
export function foldAt({ folds, count }: Drape, angle: number, t: number, s: number): number {
  if (folds === 0) return 0
  const wander = 6.6 * (noise3(angle * 1.5 + s, t * 1.2, s) - 0.5)
  const wave = 0.5 + 0.5 * Math.sin(angle * count + wander)
  const gathers = 0.5 + 0.5 * Math.sin(angle * count * 2 + wander * 1.7 + 1)
  const deep = Math.min(1, t * 1.6 + 0.02) * (0.5 + 0.9 * noise3(angle * 2, s, 4))
  // Crests are rounder than the valleys between them.
  return folds * (deep * wave ** 1.5 + 0.26 * gathers * Math.min(1, t * 14) * Math.exp(-t * 5))
}
