import { cloth, leather, type Material, metal } from '../../paint/material.ts'
import { materialOf } from '../../paint/pigments.ts'
import type { Garment, Stuffed } from '../scene.ts'

/** How a garment or thing takes the light: what it is said to be made of, else what its kind is made of. */
export function surfaceOf(thing: Stuffed, usual: 'cloth' | 'leather' | 'metal'): Material {
  const stuff = thing.stuff ? materialOf(thing.stuff) : undefined
  const isMetal = stuff ? stuff.metal : usual === 'metal'
  if (isMetal) {
    const gloss = stuff?.gloss ?? 0.7
    const worn = thing.state.includes('rusty') || thing.state.includes('dusty') ? 0.45 : 1
    return {
      ...metal(thing.colour),
      specular: 0.7 * gloss * worn,
      metal: 0.8 * worn,
      bump: 0.25,
      gloss: 14 + 22 * gloss,
    }
  }
  if (thing.stuff === 'leather' || (!stuff && usual === 'leather')) return leather(thing.colour)
  if (thing.stuff === 'silk') return { ...cloth(thing.colour), specular: 0.28, gloss: 9, bump: 0.3, grain: [12, 12] }
  if (stuff && thing.stuff !== 'cloth') {
    return {
      ...cloth(thing.colour),
      specular: stuff.gloss * 0.7,
      gloss: 8 + 30 * stuff.gloss,
      bump: stuff.roughness,
      grain: [10, 10],
    }
  }
  return { ...cloth(thing.colour), bump: 0.35, grain: [5, 5] }
}

const gowns = ['robe', 'dress'] as const

/** Whether a garment hangs to the ground, so that no legs are seen. */
export const isGown = (kind: Garment['kind']) => (gowns as readonly string[]).includes(kind)
