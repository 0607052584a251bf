import type { Rgb } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import { speckle } from '../../paint/noise.ts'
import type { Touch } from '../sculpture/clay.ts'
import { type Face, landmarks } from './face.ts'

export type Hide = 'skin' | 'scales' | 'fur' | 'bone' | 'feathers'
export type FurMark = 'plain' | 'stripes' | 'spots'

/** How a face is coloured. Colours are 0-255 triples; strengths 0-1. */
export interface Complexion {
  hide: Hide
  base: Rgb
  lips: Rgb
  /** Reddening of cheeks, nose and ears. */
  flush: number
  freckles: number
  /** Shadow of a shaven beard. */
  stubble: number
  /** Lines of scars in face coordinates. */
  scars: [number, number][][]
  /** `on` is told of a tattoo alone. */
  paint?: { pattern: PaintPattern; colour: Rgb; on?: ('face' | 'scalp' | 'body')[] }
  marks?: FurMark
  /** Colour of belly, muzzle and throat of scaled and furred folk. */
  pale?: Rgb
  rot?: number
}

export const paintPatterns = ['bars', 'band', 'tears', 'swirl', 'half', 'tribal', 'chin', 'runes', 'knots'] as const
export type PaintPattern = (typeof paintPatterns)[number]

const bell = (d: number, width: number) => Math.exp(-(d * d) / (width * width))

function toSegment(px: number, py: number, a: readonly number[], b: readonly number[]) {
  const bx = b[0]! - a[0]!
  const by = b[1]! - a[1]!
  const h = Math.min(1, Math.max(0, ((px - a[0]!) * bx + (py - a[1]!) * by) / (bx * bx + by * by || 1)))
  return Math.hypot(px - a[0]! - bx * h, py - a[1]! - by * h)
}

/** Colours and finely models the skin of a head, in the head's own coordinates. */
export function complexionPigment(c: Complexion, face: Face): (touch: Touch) => void {
  const m = landmarks(face)
  const old = Math.max(0, face.age - 0.35) / 0.65
  const tint = (t: Touch, colour: Rgb, a: number) => {
    t.red += (colour[0] - t.red) * a
    t.green += (colour[1] - t.green) * a
    t.blue += (colour[2] - t.blue) * a
  }
  const dark: Rgb = [c.base[0] * 0.6, c.base[1] * 0.5, c.base[2] * 0.5]
  const warm: Rgb = [Math.min(255, c.base[0] * 1.05 + 12), c.base[1] * 0.74, c.base[2] * 0.68]
  const beardShadow: Rgb = [c.base[0] * 0.62, c.base[1] * 0.64, c.base[2] * 0.7]
  return (t) => {
    const ax = Math.abs(t.x)
    const front = t.z > 20
    if (c.hide === 'bone') return bony(t)
    const blotch = grain(t.x * 0.05 + 3 + t.z * 0.02, t.y * 0.05 + 7) - 0.5
    tint(t, blotch > 0 ? warm : dark, Math.abs(blotch) * 0.22)
    if (c.rot) rotten(t, c.rot)
    if (c.hide === 'scales') return scaly(t, c)
    if (c.hide === 'fur') return furry(t, c)
    if (front) {
      const cheek = bell(ax - 40, 20) * bell(t.y - 30, 18)
      const nose = bell(ax, 14) * bell(t.y - m.noseBottom + 8, 14)
      tint(t, warm, Math.min(0.8, c.flush * (cheek * 0.8 + nose * 0.9)))
      const socket = bell(ax - m.eye.x, 20) * bell(t.y - 4, 13)
      tint(t, dark, socket * (0.22 + 0.2 * old))
      // Lips: a red that stops at a drawn edge.
      const bow = m.mouthY - 9.5 * face.lips + Math.abs(ax - 5) * 0.22
      const under = m.mouthY + 12.5 * face.lips - (ax * ax) / (m.mouthHalf * 4)
      if (ax < m.mouthHalf * 1.05 && t.z > 58) {
        const inside = Math.min(1, Math.max(0, (t.y - bow) / 3)) * Math.min(1, Math.max(0, (under - t.y) / 3))
        tint(t, c.lips, inside * 0.75 * Math.min(1, Math.max(0, (m.mouthHalf * 1.05 - ax) / 5)))
      }
      if (c.stubble > 0) {
        const low = Math.min(1, Math.max(0, (t.y - m.noseBottom - 4 + Math.max(0, 24 - ax) * 0.1) / 14))
        const dots = 0.7 + 0.6 * speckle(Math.round(t.x * 1.3), Math.round(t.y * 1.3), 5)
        const above = Math.min(1, Math.max(0, (m.chinY + 14 - t.y) / 16))
        tint(t, beardShadow, c.stubble * low * above * 0.6 * dots)
      }
      if (c.freckles > 0 && speckle(Math.round(t.x * 0.34), Math.round(t.y * 0.34), 9) < 0.2 * c.freckles) {
        tint(t, dark, 0.72 * bell(t.y - 20, 34))
      }
      // Pores, and the lines years leave.
      t.height += (grain(t.x * 0.5, t.y * 0.5) - 0.5) * 0.5
      if (old > 0) wrinkle(t, ax, old)
      for (const scar of c.scars) scarred(t, scar)
      if (c.paint)
        tint(
          t,
          c.paint.colour,
          0.82 * painted(t, ax, c.paint.pattern, m.eye.x) * (0.75 + 0.5 * grain(t.x * 0.3, t.y * 0.3)),
        )
    }
    // The chin throws its shadow there: a neck as dark again would be a gap.
    if (t.y > 92) {
      const lift = 1 + 0.22 * Math.min(1, (t.y - 92) / 24)
      t.red *= lift
      t.green *= lift
      t.blue *= lift
    }
  }

  function wrinkle(t: Touch, ax: number, old: number) {
    const wave = grain(t.x * 0.02 + 4, 3) * 7
    const forehead = bell(t.y + 58, 20) * bell(ax, 46)
    const furrow = Math.cos(((t.y + wave) * 2 * Math.PI) / 11)
    t.height -= old * forehead * Math.max(0, furrow - 0.2) * 3.4
    const crow = bell(ax - 60, 11) * bell(t.y + 2, 18)
    const ray = Math.cos(Math.atan2(t.y + 4, ax - 42) * 13)
    t.height -= old * crow * Math.max(0, ray) * 2.6
    const bag = bell(ax - m.eye.x, 17)
    t.height -= old * bag * bell(t.y - 17, 2.2) * 1.6
    const frown = bell(Math.abs(ax - 5), 1.8) * bell(t.y + 30, 11)
    t.height -= old * frown * 2.4
    const lip = bell(ax, m.mouthHalf) * bell(t.y - m.mouthY + 13, 6)
    t.height -= old * lip * Math.max(0, Math.cos(t.x * 0.95)) * 1
    const fold = toSegment(ax, t.y, [17, m.noseBottom - 4], [33, m.mouthY + 4])
    t.height -= old * bell(fold, 2.6) * 2.4
    tint(t, dark, old * 0.35 * bell(fold, 2.4))
  }

  function scarred(t: Touch, scar: readonly (readonly [number, number])[]) {
    let near = 1e9
    for (let i = 1; i < scar.length; i++) near = Math.min(near, toSegment(t.x, t.y, scar[i - 1]!, scar[i]!))
    if (near > 9) return
    t.height -= bell(near, 2.2) * 3.6
    t.height += bell(near - 4.4, 1.6) * 1.6
    // Healed: a pale weal, puckered across where it was sewn; red would be blood.
    tint(t, [c.base[0] * 0.8 + 56, c.base[1] * 0.72 + 46, c.base[2] * 0.7 + 46], bell(near, 5.2) * 0.95)
    const sewn = near < 9 && Math.abs(((t.y + 300) % 15) - 7.5) < 1.5
    tint(t, [c.base[0] * 0.58, c.base[1] * 0.42, c.base[2] * 0.4], Math.max(bell(near, 1.5) * 0.85, sewn ? 0.6 : 0))
  }

  function bony(t: Touch) {
    const crack = Math.abs(grain(t.x * 0.02 + 1.7, t.y * 0.028 + t.z * 0.01) - 0.5)
    if (crack < 0.012) {
      t.height -= 1.6
      tint(t, [70, 56, 40], 0.6)
    }
    tint(t, [120, 96, 62], Math.max(0, grain(t.x * 0.04, t.y * 0.04 + t.z * 0.03) - 0.5) * 0.9)
  }
}

function rotten(t: Touch, rot: number) {
  const patch = grain(t.x * 0.03 + 9, t.y * 0.03 + t.z * 0.03)
  if (patch > 0.56) {
    const a = Math.min(1, (patch - 0.56) * 9) * rot
    t.red += (96 - t.red) * a * 0.7
    t.green += (44 - t.green) * a * 0.7
    t.blue += (40 - t.blue) * a * 0.7
    t.height -= a * 3
  }
}

/** Overlapping rounded plates in rows, larger towards the back of the head. */
export function scaly(t: Touch, c: { pale?: Rgb }): void {
  const size = t.z > 60 ? 8 : 11
  const u = (Math.atan2(t.x, t.z + 30) * 95) / size
  const v = (t.y + t.z * 0.25) / (size * 0.8)
  const row = Math.floor(v)
  const cx = u - Math.floor(u + (row % 2) * 0.5) - 0.5 + (row % 2) * 0.5
  const cy = v - row - 0.15
  const d = Math.sqrt(cx * cx * 1.3 + cy * cy * 0.8)
  t.height += Math.max(0, 1 - d * 1.25) * 3.4
  if (d > 0.55) {
    t.red *= 0.78
    t.green *= 0.78
    t.blue *= 0.78
  }
  const tone = 0.86 + 0.28 * speckle(Math.floor(u + (row % 2) * 0.5), row, 3)
  t.red *= tone
  t.green *= tone
  t.blue *= tone
  if (c.pale && t.ny > 0.35 && t.z > 0) {
    const a = Math.min(1, (t.ny - 0.35) * 2)
    t.red += (c.pale[0] - t.red) * a
    t.green += (c.pale[1] - t.green) * a
    t.blue += (c.pale[2] - t.blue) * a
  }
}

function furry(t: Touch, c: Complexion) {
  const ax = Math.abs(t.x)
  if (c.pale) {
    const muzzle = bell(ax, 36) * bell(t.y - 62, 34) * (t.z > 40 ? 1 : 0)
    const brow = bell(ax - 26, 14) * bell(t.y + 26, 9) * 0.7
    const a = Math.min(1, muzzle * 1.3 + brow)
    t.red += (c.pale[0] - t.red) * a
    t.green += (c.pale[1] - t.green) * a
    t.blue += (c.pale[2] - t.blue) * a
  }
  if (c.marks === 'stripes') {
    const wave = Math.sin((ax * 0.5 - t.y * 0.55 + t.z * 0.35 + grain(t.x * 0.04, t.y * 0.04) * 34) * 0.22)
    const a = Math.min(1, Math.max(0, (wave - 0.35) * 3)) * (1 - bell(ax, 26) * (t.y > 10 ? 0.9 : 0.2))
    t.red *= 1 - 0.72 * a
    t.green *= 1 - 0.74 * a
    t.blue *= 1 - 0.74 * a
  }
  if (c.marks === 'spots') {
    const g = grain(t.x * 0.055 + 5, t.y * 0.055 + t.z * 0.05)
    const a = Math.min(1, Math.max(0, (g - 0.58) * 12)) * (t.y < 40 || ax > 40 ? 1 : 0.2)
    t.red *= 1 - 0.66 * a
    t.green *= 1 - 0.7 * a
    t.blue *= 1 - 0.7 * a
  }
}

/** 0-1: how far war paint covers a place on the face. */
function painted(t: Touch, ax: number, pattern: PaintPattern, eyeX: number): number {
  const edge = grain(t.x * 0.12, t.y * 0.12) * 4
  if (pattern === 'bars') {
    const slant = t.y - 24 - (ax - 40) * 0.2
    return ax > 24 && ax < 62 && [-8, 4, 16].some((k) => Math.abs(slant - k) < 2.6 + edge * 0.4) ? 1 : 0
  }
  if (pattern === 'band') return Math.abs(t.y + 2) < 13 + edge ? 1 : 0
  if (pattern === 'tears') return Math.abs(ax - eyeX) < 4 + edge * 0.4 && t.y > 8 && t.y < 62 + edge * 3 ? 1 : 0
  if (pattern === 'half') return t.x > edge - 2 ? 1 : 0
  const r = Math.hypot(t.x - 44, t.y - 22)
  const turn = Math.atan2(t.y - 22, t.x - 44)
  const coil = Math.abs(((r / 9 - turn / (2 * Math.PI) + 8) % 1) - 0.5)
  return (r < 26 && coil < 0.16) || (Math.abs(t.x) < 2.4 + edge * 0.3 && t.y < -30 && t.y > -78) ? 1 : 0
}
