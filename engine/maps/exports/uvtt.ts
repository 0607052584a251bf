import type { BattlemapScene, Door, Point } from '../battlemaps/scene.ts'
import type { Barriers } from './barriers.ts'

interface Place {
  x: number
  y: number
}

/** A Universal VTT file (`.dd2vtt`, `.uvtt`); all places in squares from the upper left corner. */
export interface UniversalVtt {
  format: number
  resolution: { map_origin: Place; map_size: Place; pixels_per_grid: number }
  line_of_sight: Place[][]
  objects_line_of_sight: Place[][]
  portals: {
    position: Place
    bounds: [Place, Place]
    /** Radians. */
    rotation: number
    closed: boolean
    freestanding: boolean
  }[]
  environment: { baked_lighting: boolean; ambient_light: string }
  lights: { position: Place; range: number; intensity: number; color: string; shadows: boolean }[]
  /** Base64 of a PNG or WebP, map_size * pixels_per_grid px. */
  image: string
}

const round = (value: number) => Math.round(value * 1000) / 1000 + 0
const place = ([x, y]: Point): Place => ({ x: round(x), y: round(y) })
const line = (points: readonly Point[]) => points.map(place)

/**
 * Importers take what is not `closed` for a window: one sees through it and does not pass. So an archway is none of the
 * portals, only the gap in the wall that it is; a door that stands open is closed here, and whoever comes to it opens it;
 * and so is a portcullis, though one sees through.
 */
const isPortal = ({ kind }: Door) => kind !== 'arch'

const portal = ([ax, ay]: Point, [bx, by]: Point, closed: boolean): UniversalVtt['portals'][number] => ({
  position: place([(ax + bx) / 2, (ay + by) / 2]),
  bounds: [place([ax, ay]), place([bx, by])],
  rotation: round(Math.atan2(by - ay, bx - ax)),
  closed,
  freestanding: false,
})

/** A map for any tabletop that reads Universal VTT. `image` is the picture's base64, at `px` a square. */
export function universalVtt(
  scene: BattlemapScene,
  { walls, objects, doors, bars, rails, lights }: Barriers,
  picture: { px: number; image: string; isLit: boolean },
): UniversalVtt {
  return {
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: scene.grid.columns, y: scene.grid.rows },
      pixels_per_grid: picture.px,
    },
    line_of_sight: walls.map(line),
    objects_line_of_sight: objects.map(line),
    // Iron bars and low rails as windows, the only thing the format has that stops steps and not sight.
    portals: [
      ...doors.filter(isPortal).map((door) => portal(door.from, door.to, door.kind !== 'window')),
      ...[...bars, ...rails].flatMap((row) => row.slice(1).map((to, i) => portal(row[i]!, to, false))),
    ],
    environment: { baked_lighting: picture.isLit, ambient_light: ambientOf(scene) },
    lights: lights.map(({ at, radius, colour, strength }) => ({
      position: place(at),
      range: round(radius),
      intensity: round(strength),
      color: `ff${colour.slice(1)}`,
      shadows: true,
    })),
    image: picture.image,
  }
}

/** The light over the whole map as "AARRGGBB": white by day, the dark's own tint by night. */
function ambientOf({ ambience: { darkness, tint } }: BattlemapScene): string {
  const channels = [1, 3, 5].map((at) => {
    const full = 255 + (Number.parseInt(tint.slice(at, at + 2), 16) - 255) * darkness
    return Math.round(full * (1 - darkness * 0.5))
      .toString(16)
      .padStart(2, '0')
  })
  return `ff${channels.join('')}`
}
