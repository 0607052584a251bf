import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, leather, type Material, metal, skin as skinMaterial } from '../../paint/material.ts'
import { materialOf } from '../../paint/pigments.ts'
import { scaly } from '../head/complexion.ts'
import type { Garment, Person, Stuffed } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import type { Place } from '../sculpture/space.ts'
import { type Build, CROTCH, type Hem, sculptArms, sculptTrunk, shoulderX, solesOf } from './torso.ts'
import { folds, hide, weathered } from './weaves.ts'

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

/** Opens the neck of the trunk being built: `wide` and how `low` in front. */
export function neckline(clay: Clay, wide: number, low: number) {
  clay
    .carve()
    .ellipsoid([0, low * 0.25, 34], [wide, 34 + low, 74], 6)
    .ellipsoid([0, -16, -26], [wide + 4, 44, 56], 6)
    .build()
}

/** The sleeveless edges of a trunk. */
export function armholes(clay: Clay, build: Build, wide = 40) {
  const x = shoulderX(build)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * (x + 30), 90, -8], [wide, 96, 90], 8)
  clay.build()
}

/** The bare body under whatever is worn. */
export function sculptBare(clay: Clay, place: Place, person: Person): void {
  const { build, complexion } = person
  const pale = complexion.base
  const strength = build.bust > 0 || complexion.hide === 'bone' ? 0 : Math.min(1.3, Math.max(0, build.muscle - 0.5))
  const pigment = (t: Touch) => {
    if (strength > 0 && t.z > 0) t.height -= strength * grooves(t)
    if (complexion.hide === 'bone') ribs(t)
    if (complexion.hide === 'scales') {
      scaly(t, complexion)
      if (complexion.pale) plastron(t, complexion.pale)
    }
    if (complexion.paint && Math.abs(((t.x * 0.6 + t.y) % 46) - 23) < 4 && t.x > 30) {
      t.red = complexion.paint.colour[0]
      t.green = complexion.paint.colour[1]
      t.blue = complexion.paint.colour[2]
    }
  }
  clay.part({ material: skinMaterial(pale), place, pigment: weathered(person.state, pigment, 3) })
  sculptTrunk(clay, build, -3, hemFor(person, 'bare'))
  // Ribs are the trunk's alone.
  if (complexion.hide === 'bone')
    clay.part({ material: bone(pale), place, pigment: weathered(person.state, undefined, 3) })
  sculptArms(clay, person, complexion.hide === 'bone' ? -12 : -3)
  if (complexion.hide === 'bone') return
  for (const s of [-1, 1]) clay.cone([s * 10, 22, 34], [s * (shoulderX(build) - 14), 18, 14], 7, 7, 8)
  clay.carve().ellipsoid([0, 12, 40], [8, 9, 10], 8).build()
}

/** Broad pale plates down the throat and belly of the scaled. */
function plastron(t: Touch, pale: Rgb): void {
  if (t.z < 0) return
  const a = Math.min(1, Math.max(0, (64 - Math.abs(t.x)) / 14))
  const seam = Math.abs(((t.y + 400) % 34) - 17) > 14 ? 0.72 : 1
  t.red += (pale[0] * seam - t.red) * a
  t.green += (pale[1] * seam - t.green) * a
  t.blue += (pale[2] * seam - t.blue) * a
  if (seam < 1) t.height -= 3 * a
}

/** How deep the furrows of a strong trunk lie at a place: between the breasts, under them, down and across the belly. */
function grooves(t: Touch): number {
  const bell = (d: number, wide: number) => Math.exp(-(d * d) / (wide * wide))
  const ax = Math.abs(t.x)
  const middle = bell(ax, 6) * (t.y > 40 && t.y < 420 ? 9 : 0)
  const under = bell(t.y - 158 + ax * 0.16, 8) * (ax < 98 ? 12 : 0)
  const belly = ax < 52 && t.y > 186 && t.y < 400 ? bell(((t.y - 186) % 62) - 31, 7) * 7 : 0
  const flank = bell(ax - 62, 8) * (t.y > 186 && t.y < 400 ? 6 : 0)
  return middle + under + belly + flank
}

/** Ribs about the chest, the backbone alone between them and the hips. */
function ribs(t: Touch) {
  const ax = Math.abs(t.x)
  const below = Math.min(1, Math.max(0, (t.y - 238 - ax * 0.3) / 10)) * Math.min(1, Math.max(0, (372 - t.y) / 10))
  const wave = Math.sin((t.y - ax * 0.34) * 0.22)
  t.height += wave * 9 * (1 - below)
  const gap = ax < 12 ? 0 : wave < -0.3 ? 0.9 : 0
  const spine = ax < 17 ? (Math.abs(((t.y + 400) % 20) - 10) > 8 ? 0.5 : 0) : 0.96
  const line = t.y > 372 ? 0 : gap * (1 - below) + spine * below
  t.red *= 1 - line * 0.86
  t.green *= 1 - line * 0.87
  t.blue *= 1 - line * 0.88
}

const gowns = ['robe', 'dress'] as const

/** Whether a garment hangs to the ground, so that no legs are seen. */
export const isGown = (kind: Garment['kind']) => (gowns as readonly string[]).includes(kind)

/** How far a garment hangs down in a picture of the whole person; undefined for a bust. */
export function hemFor({ build, whole }: Person, kind: Garment['kind']): Hem | undefined {
  if (!whole) return undefined
  const ground = solesOf(build)
  const leg = ground - CROTCH
  if (kind === 'robe') return { at: ground - 16, wide: 138 * (0.6 + 0.4 * build.stout) }
  if (kind === 'dress') return { at: ground - 10, wide: 176 * (0.6 + 0.4 * build.stout) }
  const down: Partial<Record<Garment['kind'], number>> = {
    coat: 0.5,
    tabard: 0.42,
    apron: 0.4,
    chainmail: 0.24,
    'scale-armour': 0.22,
    tunic: 0.24,
    furs: 0.22,
    rags: 0.3,
    'leather-armour': 0.14,
    'studded-leather': 0.16,
    vest: 0.04,
    wrappings: 0.04,
    'plate-armour': 0.1,
    breastplate: 0.1,
  }
  // A bare trunk ends in the hips and has no hem.
  if (kind === 'bare') return { at: 0, wide: 0 }
  const at = CROTCH + leg * (down[kind] ?? 0)
  // All widen alike, so that what is worn over another thing covers it.
  return { at, wide: 82 * build.stout + 0.11 * (at - 330) }
}

/** Halved and diamonded in two colours, as fools wear it. */
function motley(woven: ((t: Touch) => void) | undefined, { colour, trim }: Garment): (t: Touch) => void {
  const other = trim ?? shade(colour, 0.3)
  return (t) => {
    const diamond = (Math.floor((t.x + t.y * 0.62) / 52) + Math.floor((t.x - t.y * 0.62) / 52)) & 1
    const swap = t.x > 0 !== (diamond === 1 && Math.abs(t.x) < 108)
    if (swap) {
      t.red = other[0]
      t.green = other[1]
      t.blue = other[2]
    }
    woven?.(t)
  }
}

export type Dresser = (clay: Clay, place: Place, person: Person, garment: Garment, seed: number) => void

export const tailored =
  (options: {
    grow: number
    usual: 'cloth' | 'leather'
    sleeves: boolean
    wide: number
    low: number
    fold: number
    hem?: boolean
    /** What is sewn on it. */
    over?: (t: Touch) => void
  }): Dresser =>
  (clay, place, person, garment, seed) => {
    const trim = garment.trim
    const woven =
      options.usual === 'leather'
        ? hide(seed)
        : folds(
            options.fold,
            seed,
            options.hem && trim ? { colour: trim, near: options.wide + options.low * 0.9 + 10, wide: 8 } : undefined,
          )
    const dyed = garment.state.includes('motley') ? motley(woven, garment) : woven
    const { over } = options
    const pigment = over
      ? (t: Touch) => {
          over(t)
          dyed?.(t)
        }
      : dyed
    clay.part({
      material: surfaceOf(garment, options.usual),
      place,
      pigment: weathered([...person.state, ...garment.state], pigment, seed),
    })
    sculptTrunk(clay, person.build, options.grow, hemFor(person, garment.kind))
    if (options.sleeves) sculptArms(clay, person, options.grow)
    neckline(clay, options.wide, options.low)
    if (!options.sleeves) armholes(clay, person.build)
  }
