import type { Rgb } from './colour.ts'

/** What falls on a relief. Colours are scaled so that 255 is a full light; more is allowed. */
export interface Light {
  /** Towards the light: x right, y down, z towards the eye; any length. */
  direction: readonly [number, number, number]
  key: Rgb
  /** From everywhere, a little more from above. */
  ambient: Rgb
  /** A second light behind the figure that catches its far edges. */
  rim: Rgb
  /** Which way the rim light comes from, x right, y down; right and a little below when left out. */
  rimFrom?: readonly [number, number]
  /** Thrown back from below: the table, snow, a fire at the feet. Left out: a little of the key, warmed. */
  bounce?: Rgb
  /** The key's pool, units: full within `radius` of the point, down to 1 - `fall` at twice that. Left out: even. */
  pool?: { x: number; y: number; radius: number; fall: number }
}

const times: Record<string, Omit<Light, 'direction'>> = {
  lantern: { key: [268, 226, 172], ambient: [44, 48, 62], rim: [70, 96, 140] },
  day: { key: [250, 244, 230], ambient: [78, 86, 100], rim: [120, 140, 165] },
  overcast: { key: [196, 204, 212], ambient: [92, 98, 108], rim: [90, 104, 124] },
  dawn: { key: [256, 214, 186], ambient: [70, 66, 92], rim: [170, 110, 120] },
  sunset: { key: [275, 186, 118], ambient: [66, 52, 78], rim: [190, 84, 62] },
  moonlight: { key: [168, 192, 236], ambient: [34, 42, 66], rim: [80, 110, 180] },
  fire: { key: [290, 182, 96], ambient: [40, 32, 40], rim: [200, 84, 30] },
  underground: { key: [200, 210, 190], ambient: [30, 38, 44], rim: [60, 150, 150] },
}

export type LightName = 'lantern' | 'day' | 'overcast' | 'dawn' | 'sunset' | 'moonlight' | 'fire' | 'underground'

/** A light by name, from the upper left. */
export function lightOf(name: LightName): Light {
  return { direction: [-0.62, -0.6, 0.44], ...times[name]! }
}
