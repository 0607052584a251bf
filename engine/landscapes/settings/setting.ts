import type { Rgb } from '../../paint/colour.ts'
import type { Brush, Spot } from './brush.ts'

/** A place behind a person, told by a few large shapes that leave the middle of the picture calm. */
export interface Setting {
  /** Towards its light as drawn, x right, y down, z towards the viewer; any length. */
  from: readonly [number, number, number]
  /** Colours of its light, of what comes from everywhere, and of what catches far edges; '#rrggbb'. */
  light: string
  ambient: string
  rim: string
  /** What glows from below, where something does. */
  below?: string
  /** Under the sky: hour and weather act on it. */
  open?: true
  /** Where the moon hangs by night, if that much of the sky is seen. */
  moon?: Spot
  draw(brush: Brush): void
}

/** How the hour or the weather changes a setting under the sky: tint multiplied in, and its light. */
export interface Hour {
  tint: Rgb
  light: string
  ambient: string
  rim: string
}

export const hours = {
  night: { tint: [0.5, 0.6, 0.9], light: '#a9c2f2', ambient: '#263250', rim: '#7f9fe0' },
  dawn: { tint: [1, 0.82, 0.8], light: '#ffd2b4', ambient: '#5a5068', rim: '#f0a8a0' },
  dusk: { tint: [1, 0.72, 0.6], light: '#ffb878', ambient: '#4c3e54', rim: '#f08c5c' },
  storm: { tint: [0.6, 0.66, 0.76], light: '#ccd6e4', ambient: '#3c4654', rim: '#d4e2ff' },
  grey: { tint: [0.74, 0.78, 0.84], light: '#dce2e8', ambient: '#5c646e', rim: '#a4b2c4' },
} as const satisfies Record<string, Hour>
export type HourName = keyof typeof hours
