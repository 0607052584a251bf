import * as z from 'zod'
import type { MapBarriers } from '../../contract/images.ts'
import { AppError } from '../errors.ts'

/** A map of more points than this was made for no tabletop. */
const POINTS_MAX = 50_000

const Place = z.object({ x: z.number(), y: z.number() })
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
  lights: z.array(z.object({ position: Place, range: z.number().min(0) })).default([]),
  image: z.base64().min(1),
})

/** The scene kept of such a file. */
export interface MapFileScene {
  kind: 'universal-vtt'
  version: 1
  barriers: MapBarriers
}

/** A Universal VTT file is a JSON object; no picture begins with a brace. */
const isMapFile = (bytes: Buffer) => /^\uFEFF?\s*\{/.test(bytes.toString('utf8', 0, 64))

/** The picture in an upload, and the scene of a Universal VTT file; a picture itself is given back as it came. */
export function unpacked(bytes: Buffer): { picture: Buffer; scene?: MapFileScene } {
  if (!isMapFile(bytes)) return { picture: bytes }
  const file = read(bytes)
  const { map_origin: origin, map_size: size } = file.resolution
  const round = (value: number) => Math.round(value * 1000) / 1000
  const at = ({ x, y }: { x: number; y: number }): [number, number] => [round(x - origin.x), round(y - origin.y)]
  return {
    picture: Buffer.from(file.image, 'base64'),
    scene: {
      kind: 'universal-vtt',
      version: 1,
      barriers: {
        columns: size.x,
        rows: size.y,
        walls: file.line_of_sight.map((line) => line.map(at)),
        objects: file.objects_line_of_sight.map((line) => line.map(at)),
        doors: file.portals.map(({ bounds, closed }) => ({ line: bounds.map(at), closed })),
        lights: file.lights.map(({ position, range }) => ({ at: at(position), range: round(range) })),
      },
    },
  }
}

function read(bytes: Buffer): z.output<typeof UniversalVtt> {
  try {
    const file = UniversalVtt.parse(JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')))
    const points = [...file.line_of_sight, ...file.objects_line_of_sight].reduce((sum, line) => sum + line.length, 0)
    if (points + file.portals.length + file.lights.length > POINTS_MAX) throw new RangeError('Too many points')
    return file
  } catch (error) {
    throw new AppError(
      'unsupported_file',
      'This file is neither a picture nor a Universal VTT map (.dd2vtt, .uvtt) with a picture in it. Nothing was charged.',
      { cause: error },
    )
  }
}
