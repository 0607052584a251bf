import type { SKRSContext2D } from '@napi-rs/canvas'
import { addLight, addPool } from '../../paint/glowing.ts'
import { type Random, random } from '../../paint/random.ts'
import { addLayers, type Layer, type Relief } from '../../paint/relief.ts'
import { type Eye, eyeAt } from '../../paint/volume/eye.ts'
import { type Element, elements } from './elements.ts'
import type { SpellScene } from './scene.ts'

/** A spell being painted: what every form draws with. */
export interface Cast {
  scene: SpellScene
  element: Element
  palette: SpellScene['palette']
  result: Relief
  /** Size of the picture and the floor's far edge, units. */
  wide: number
  high: number
  horizon: number
  /** How its world is seen, and how deep all that stands there lies at each px, lengths from the eye. */
  eye: Eye
  deep: Float32Array
  /** The heart of the picture. */
  x: number
  y: number
  /** An independent stream of choices. */
  random(label: string): Random
  /** Draws light that adds up. */
  light(draw: (pen: SKRSContext2D) => void, bloom?: number, gain?: number): void
  /** Lays solid things. */
  solid(layers: readonly Layer[]): void
  /** Lights the floor and air about a place. */
  pool(x: number, y: number, radius: number, strength: number): void
}

/** How one form of magic is painted. */
export type Form = (cast: Cast) => void

/** How the world of a spell is seen in a frame. */
export const eyeOf = ({ place, horizon }: SpellScene, frame: Relief['frame']): Eye => {
  const wide = (frame.width * 1000) / Math.min(frame.width, frame.height)
  return eyeAt(frame, wide / 2 + (place?.vanishing ?? 0), horizon)
}

/** A spell over a ground; `deep` tells how deep that lies, nothing where it is far away all over. */
export function castOf(scene: SpellScene, result: Relief, deep?: Float32Array): Cast {
  const wide = result.frame.width / result.scale
  const high = result.frame.height / result.scale
  return {
    scene,
    element: elements[scene.element]!,
    palette: scene.palette,
    result,
    wide,
    high,
    horizon: scene.horizon,
    eye: eyeOf(scene, result.frame),
    deep: deep ?? new Float32Array(result.frame.width * result.frame.height).fill(60),
    x: wide / 2 + (scene.place?.heart ?? 0),
    y: high * 0.47 + (scene.place?.rise ?? 0),
    random: (label) => random(`${scene.seed}/${label}`),
    light: (draw, bloom = 16, gain = 1) => addLight(result, draw, { bloom, gain }),
    solid: (layers) => addLayers(result, layers),
    pool: (x, y, radius, strength) => addPool(result, x, y, radius, scene.palette.main, strength),
  }
}
