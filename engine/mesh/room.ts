import { cross, unit, type Vec } from './geometry.ts'
import type { Spot } from './mesh.ts'
import { noise3 } from './noise.ts'
import type { Lights, Lit } from './shading.ts'

/** What polished things mirror: a dark floor, a lighter vault, a window on the light's side and a strip of light behind. */
export interface Room {
  above: Vec
  level: Vec
  below: Vec
  window: Vec
  /** Towards the window, and its sides. */
  key: Vec
  across: Vec
  upwards: Vec
  strip: Vec
  rim: Vec
}

const mixed = (a: Vec, by: number, b: Vec, and: number): Vec => [
  a[0] * by + b[0] * and,
  a[1] * by + b[1] * and,
  a[2] * by + b[2] * and,
]

export function roomOf(lights: Lights): Room {
  const { around } = lights
  const key = unit(lights.key.direction)
  const across = unit(cross(Math.abs(key[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0], key))
  return {
    above: around?.above ?? mixed(lights.ambient, 1.7, lights.key.colour, 0.1),
    level: around?.level ?? mixed(lights.ambient, 0.95, lights.fill.colour, 0.6),
    below: around?.below ?? mixed(lights.ambient, 0.3, lights.bounce, 0.55),
    window: lights.key.colour,
    key,
    across,
    upwards: cross(key, across),
    strip: lights.rim.colour,
    rim: unit(lights.rim.direction),
  }
}

function smooth(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** Adds to what is lit what the spot mirrors of the room: all of it for metal, a film for what is lacquered or wet. */
export function mirrored(spot: Spot, room: Room, ne: number, sun: number, free: number, lit: Lit): void {
  const { nx, ny, nz, ex, ey, ez, metal } = spot
  const twice = 2 * (nx * ex + ny * ey + nz * ez)
  const x = nx * twice - ex
  const y = ny * twice - ey
  const z = nz * twice - ez
  // Dull metal blurs what it mirrors.
  const rough = Math.min(1, 6 / Math.max(4, spot.gloss) + 0.04)
  const { key, across, upwards, rim } = room
  // Uneven walls, so that a smooth form does not mirror a smooth nothing.
  const walls = 0.74 + 0.52 * noise3(x * 2.3 + 9, y * 3.1 + 4, z * 2.3 + 7)
  const vault = smooth(-0.05 - rough * 0.5, 0.75 + rough * 0.25, y)
  const floor = smooth(-0.02 + rough * 0.4, -0.35 - rough * 0.5, y)
  const towards = x * key[0] + y * key[1] + z * key[2]
  const ahead = 1 / Math.max(0.2, towards)
  const side = Math.abs((x * across[0] + y * across[1] + z * across[2]) * ahead)
  const tall = Math.abs((x * upwards[0] + y * upwards[1] + z * upwards[2]) * ahead)
  const blur = 0.1 + rough * 0.75
  const pane =
    smooth(0.42 + blur, 0.42 - blur, side) * smooth(0.62 + blur, 0.62 - blur, tall) * smooth(0.2, 0.45, towards)
  const window = (pane * (1 - rough * 0.42) + 0.1 * Math.max(0, towards)) * (0.25 + 0.75 * sun) * 1.12
  const behind = x * rim[0] + y * rim[1] + z * rim[2]
  const strip = smooth(0.62 - rough * 0.35, 0.97, behind) * 0.75
  // The figure itself is mirrored in its hollows: they are darker.
  const clear = free * (0.55 + 0.45 * free)
  const red = tone(room, 0, vault, floor, walls, window, strip) * clear
  const green = tone(room, 1, vault, floor, walls, window, strip) * clear
  const blue = tone(room, 2, vault, floor, walls, window, strip) * clear
  const edge = (1 - ne) ** 5
  if (metal > 0) {
    const whiter = edge * 0.6
    const left = 1 - metal
    lit.red = lit.red * left + (spot.r + (1 - spot.r) * whiter) * red * metal * 1.12
    lit.green = lit.green * left + (spot.g + (1 - spot.g) * whiter) * green * metal * 1.12
    lit.blue = lit.blue * left + (spot.b + (1 - spot.b) * whiter) * blue * metal * 1.12
    return
  }
  const film = (0.07 + 0.6 * edge) * spot.specular
  lit.red += red * film
  lit.green += green * film
  lit.blue += blue * film
}

function tone(
  { above, level, below, window: W, strip: S }: Room,
  c: 0 | 1 | 2,
  vault: number,
  floor: number,
  walls: number,
  window: number,
  strip: number,
): number {
  const wall = level[c] + (above[c] - level[c]) * vault
  return (wall + (below[c] - wall) * floor) * walls + W[c] * window + S[c] * strip
}
