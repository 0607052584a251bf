import * as z from 'zod'
import type { MapBarriers } from '../../contract/images.ts'

/** A map of more points, lines, doors and lights than this was made for no tabletop. */
const PARTS_MAX = 50_000
/**
 * Most of `{`, `[` and `,` in a file: a dozen for each part. Counted before it is parsed, since what is parsed takes up to a
 * hundred times the memory of the text. The picture has none of them in its base64.
 */
const MARKS_MAX = 600_000
/** Squares from the corner of a map at which something may stand, and that a light may reach. */
const FAR = 10_000

const Distance = z.number().min(-FAR).max(FAR)
const Place = z.object({ x: Distance, y: Distance })
const Lines = z.array(z.array(Place)).default([])

/** What this reads of a Universal VTT file; other programs add more, or leave some out. */
const UniversalVtt = z.object({
  resolution: z.object({
    map_origin: Place.default({ x: 0, y: 0 }),
    map_size: z.object({ x: z.number().min(1).max(1000), y: z.number().min(1).max(1000) }),
  }),
  line_of_sight: Lines,
  objects_line_of_sight: Lines,
  portals: z.array(z.object({ bounds: z.array(Place).length(2), closed: z.boolean().default(true) })).default([]),
  lights: z.array(z.object({ position: Place, range: z.number().min(0).max(FAR) })).default([]),
  image: z.base64().min(1),
})
type UniversalVtt = z.output<typeof UniversalVtt>

/** The scene kept of such a file. */
export interface MapFileScene {
  kind: 'universal-vtt'
  version: 1
  barriers: MapBarriers
}

/** A Universal VTT file is a JSON object; no picture begins with a brace. `start` is its first bytes. */
export const isMapFile = (start: Buffer) => /^\uFEFF?\s*\{/.test(start.toString('utf8', 0, 64))

/**
 * The picture in a Universal VTT file, and the scene of it. Throws for what is none, or holds more than a map does. It takes up
 * to half a second: server/images/map-reader.ts does it in a thread.
 */
export function readMapFile(bytes: Buffer): { picture: Buffer; scene: MapFileScene } {
  if (marksIn(bytes) > MARKS_MAX) throw new RangeError('Too much of it is no picture')
  const file = UniversalVtt.parse(JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')))
  if (partsOf(file) > PARTS_MAX) throw new RangeError('Too many walls, doors and lights')
  const { map_origin: origin, map_size: size } = file.resolution
  const round = (value: number) => Math.round(value * 1000) / 1000
  const at = ({ x, y }: { x: number; y: number }): [number, number] => [round(x - origin.x), round(y - origin.y)]
  // A single point stands in nobody's way.
  const linesOf = (lines: UniversalVtt['line_of_sight']) =>
    lines.filter((line) => line.length > 1).map((line) => line.map(at))
  return {
    picture: Buffer.from(file.image, 'base64'),
    scene: {
      kind: 'universal-vtt',
      version: 1,
      barriers: {
        columns: size.x,
        rows: size.y,
        walls: linesOf(file.line_of_sight),
        objects: linesOf(file.objects_line_of_sight),
        doors: file.portals.map(({ bounds, closed }) => ({ line: bounds.map(at), closed })),
        lights: file.lights.map(({ position, range }) => ({ at: at(position), range: round(range) })),
      },
    },
  }
}

const marks = [...'{[,'].map((mark) => mark.charCodeAt(0))

function marksIn(bytes: Buffer): number {
  let count = 0
  for (const mark of marks) {
    for (let at = bytes.indexOf(mark); at !== -1 && count <= MARKS_MAX; at = bytes.indexOf(mark, at + 1)) count++
  }
  return count
}

/** Points, and the lines, doors and lights themselves: a line without any points takes room too. */
function partsOf({ line_of_sight: walls, objects_line_of_sight: objects, portals, lights }: UniversalVtt): number {
  const lines = [...walls, ...objects]
  return lines.reduce((sum, line) => sum + line.length, lines.length + portals.length + lights.length)
}
