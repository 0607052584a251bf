import type { OwnStyle, Worn } from '../../contract/own-styles.ts'
import { blur, type Field, field, smoothstep } from '../paint/field.ts'
import type { Checkpoint } from '../paint/frame.ts'
import { BROW, EYE, SKIN } from '../paint/matter.ts'
import type { Parts, Picture } from '../paint/picture.ts'
import { coarsened, spread } from '../paint/resample.ts'
import { balance, flatten, stroke } from './brushwork.ts'
import {
  applyCurve,
  lightFromTwoSides,
  type Movement,
  movementOf,
  moveRow,
  strengthOfColours,
  tintAt,
  toneCurve,
} from './colours.ts'
import { coarsenedLab, type Lab, labOf, pictureFrom } from './lab.ts'
import { asChanged, reduced, stepFor } from './large.ts'
import { LEARNT_AT } from './learn.ts'
import { drawLines } from './lines.ts'
import { measuredAgain } from './measure.ts'
import { hatch, isHatched, layGrain, leaveRim, letFall } from './surface.ts'

/** The styles that a picture wears, and the seed of what of them is laid on by chance. */
export interface Dress {
  worn: readonly Worn[]
  seed: number
}

/** A finished picture in all the styles that it wears, one after another. */
export function dressed(picture: Picture, { worn, seed }: Dress, checkpoint: Checkpoint): Picture {
  return worn.reduce((plain, one, k) => {
    checkpoint(k / worn.length, 'Putting on the style')
    return wear(plain, one, seed)
  }, picture)
}

/**
 * A finished picture in a style of one's own: its light and its colours become the style's, its lines, its detail and its grain are
 * brought to those that the style has. What the picture shows stays where it is; skin keeps something of its own colour, faces
 * their features. `seed`: of what is laid on by chance, grain, strokes and sides of light. Pure; a fraction of what painting takes. What is too large to be worked on at once is changed as it is when made
 * smaller.
 */
export function wear(picture: Picture, { style, strength }: Worn, seed: number): Picture {
  if (strength <= 0) return picture
  const step = stepFor(picture)
  if (step > 1) {
    const small = reduced(picture, step)
    return asChanged(picture, small, wear(small, { style, strength }, seed), step)
  }
  const { width, height, parts } = picture
  const unit = Math.max(width, height) / LEARNT_AT
  const own = labOf(picture)
  const lab: Lab = { width, height, l: own.l.slice(), a: own.a.slice(), b: own.b.slice() }
  const faces = facesOf(parts, width, height, unit)
  applyCurve(lab.l, toneCurve(lab.l, style.tone, 0.3, 2.4))
  lightFromTwoSides(lab, style, parts?.coverage, seed)
  const movement = movementOf(lab, style)
  const blood = strengthOfColours(style)
  for (let y = 0; y < height; y++) recolour(lab, own, style, movement, parts?.stuff, blood, y)
  flatten(lab, style.brush.flat, flatnessOf(lab), unit, faces)
  balance(lab, style.bands, unit, faces)
  // Every line of hatching is one: there the edges that the picture has are enough.
  const hasLines = !isHatched(style)
  const now = measuredAgain(coarsenedLab(lab, Math.max(1, Math.round(unit))), { hasLines })
  letFall(lab, style.light, now.light)
  hatch(lab, style, now.hatching, unit)
  if (hasLines) {
    const pen = { unit, spared: faces, outline: () => outlineOf(parts, width, height, unit) }
    drawLines(lab, 'dark', style.lines.dark, now.lines.dark, pen)
    drawLines(lab, 'light', style.lines.light, now.lines.light, pen)
  }
  stroke(lab, style, now.brush, unit, seed)
  applyCurve(lab.l, toneCurve(lab.l, style.tone, 0.7, 1.4))
  leaveRim(lab, style.paper, now.paper, unit)
  if (hasLines) layGrain(lab, style.grain, now.grain, unit, seed)
  const part = Math.min(1, strength)
  if (part < 1) for (let y = 0; y < height; y++) between(lab, own, part, y)
  return { ...pictureFrom(lab, picture), ...(parts && { parts }) }
}

/** How even a picture is already; see `OwnStyle`. */
function flatnessOf({ width, height, l }: Lab): number {
  let [flat, count] = [0, 1e-9]
  for (let y = 2; y < height - 2; y += 3)
    for (let x = 2; x < width - 2; x += 3, count++) {
      const i = y * width + x
      if (Math.abs(l[i + 1]! - l[i - 1]!) + Math.abs(l[i + width]! - l[i - width]!) < 0.014) flat++
    }
  return flat / count
}

/** Skin is tinged like all else, and yet keeps half of its own colour, as far as the style has colours. */
const SKIN_KEPT = 0.5
/** Of what a style darkens skin by, this part is given back. */
const SKIN_LIT = 0.3
/** A skin's own chroma counts for no more than this: trolls are as green as a style lets them be. */
const SKIN_CHROMA_MAX = 0.07

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function recolour(
  lab: Lab,
  own: Lab,
  style: OwnStyle,
  movement: Movement,
  stuff: Uint8Array | undefined,
  blood: number,
  y: number,
): void {
  const { width, l, a, b } = lab
  moveRow(lab, movement, y)
  if (!stuff) return
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (stuff[i] !== SKIN) continue
    // Faces do not drown in a dark style.
    l[i]! += Math.max(0, own.l[i]! - l[i]!) * SKIN_LIT
    const tint = tintAt(style.tint, l[i]!)
    const chroma = Math.hypot(own.a[i]!, own.b[i]!)
    const kept = (blood * Math.min(chroma, SKIN_CHROMA_MAX)) / (chroma + 1e-6)
    a[i]! += (tint[0] * (1 - 0.3 * blood) + own.a[i]! * kept - a[i]!) * SKIN_KEPT
    b[i]! += (tint[1] * (1 - 0.3 * blood) + own.b[i]! * kept - b[i]!) * SKIN_KEPT
  }
}

function between({ width, l, a, b }: Lab, own: Lab, strength: number, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    l[i] = own.l[i]! + (l[i]! - own.l[i]!) * strength
    a[i] = own.a[i]! + (a[i]! - own.a[i]!) * strength
    b[i] = own.b[i]! + (b[i]! - own.b[i]!) * strength
  }
}

/** Where faces are, softly, 0-1: near eyes and brows. */
function facesOf(parts: Parts | undefined, width: number, height: number, unit: number): Float32Array {
  const stuff = parts?.stuff
  const eyes = field(width, height)
  if (!stuff) return eyes.values
  for (let i = 0; i < stuff.length; i++) if (stuff[i] === EYE || stuff[i] === BROW) eyes.values[i] = 1
  const step = Math.max(1, Math.round(4 * unit))
  const soft = blur(coarsened(eyes, step), (12 * unit) / step, 2)
  for (let i = 0; i < soft.values.length; i++) soft.values[i] = smoothstep(0.01, 0.08, soft.values[i]!)
  return spread(soft, step, width, height).values
}

/** Where what is in the picture ends, 0-1. */
function outlineOf(parts: Parts | undefined, width: number, height: number, unit: number): Float32Array | undefined {
  if (!parts) return undefined
  const coverage: Field = { width, height, values: parts.coverage }
  const soft = blur(coverage, Math.max(1, 1.5 * unit), 2).values
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = 4 * soft[i]! * (1 - soft[i]!)
  return out
}
