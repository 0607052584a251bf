import { cut, gather, normalsOf } from '../../mesh/geometry.ts'
import type { Spot, Texture } from '../../mesh/mesh.ts'
import { cloud3, noise3 } from '../../mesh/noise.ts'
import { sample } from '../../mesh/sample.ts'
import { type Subdivision, subdivision } from '../../mesh/subdivide.ts'
import type { Rgb } from '../../paint/colour.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import { TEEN } from '../countenance.ts'
import { isBuilt, type Person } from '../scene.ts'

/** Things of a figure, for lines between them. */
export const things = {
  skin: 1,
  eyes: 2,
  horns: 3,
  hair: 4,
  beard: 5,
  under: 6,
  over: 7,
  plate: 8,
  gear: 9,
  cloak: 10,
  trim: 11,
  /** And what is on it, one above. */
  hat: 44,
  /** What is worn on a face. */
  face: 46,
} as const

interface Shell {
  faces: Int32Array
  of: Int32Array
  finer: Subdivision
  uv: { values: Float32Array; faces: Int32Array }
}
let made: Shell | undefined

/** The body's own skin with all its faces cut into four. */
export function skinShell(): Shell {
  if (made) return made
  const { groups, uv } = bodyData()
  const body = groups.get('body')
  if (!body) throw new RangeError('The body has no skin')
  const { faces, of } = cut(body.faces, () => true)
  const finer = subdivision(faces, of.length)
  made = { faces, of, finer, uv: finer.uv(uv, body.uvFaces) }
  return made
}

/** From here on bright tones reflect less than they are: nothing but a lamp is white in full light. */
const PALE = 0.55

/** Colours painted on 0-255 screens are darker in light: what a tone reflects, 0-1. */
export function reflects([r, g, b]: Rgb): [number, number, number] {
  const most = (Math.max(r, g, b, 1) / 255) ** 1.12 * 0.96
  const by = (most > PALE ? (PALE + (most - PALE) * 0.76) / most : 1) * 0.96
  return [(r / 255) ** 1.12 * by, (g / 255) ** 1.12 * by, (b / 255) ** 1.12 * by]
}

/** The palest skin reflects no more than this, with room for light to model it. */
const PALEST = 0.67

function skinTone(base: Rgb): [number, number, number] {
  const [r, g, b] = reflects(base)
  const by = r > 0.46 ? (0.46 + (Math.min(r, 0.9) - 0.46) * ((PALEST - 0.46) / 0.44)) / r : 1
  return [r * by, g * by, b * by]
}

const brightness = ([r, g, b]: Rgb) => (r * 0.3 + g * 0.59 + b * 0.11) / 255

function textureFor({ complexion, face, build }: Person): Texture {
  const sex = build.bust > 0 ? 'female' : 'male'
  const dark = brightness(complexion.base) < 0.36
  const name =
    face.age > 0.72
      ? `old_caucasian_${sex}`
      : dark
        ? `young_african_${sex}`
        : face.age > 0.42
          ? sex === 'male'
            ? 'middleage_caucasian_male'
            : 'middleage_asian_female'
          : `young_caucasian_${sex}`
  const { skins } = bodyData()
  return skins.get(name) ?? skins.get('young_caucasian_male')!
}

const means = new WeakMap<Texture, Float32Array>()
/** The mean of a face in a skin's picture. */
function meanOf(texture: Texture): Float32Array {
  let mean = means.get(texture)
  if (mean) return mean
  mean = new Float32Array(3)
  const one = new Float32Array(3)
  let count = 0
  for (let u = 0.8; u < 0.95; u += 0.01) {
    for (let v = 0.35; v < 0.6; v += 0.01) {
      sample(texture, u, v, one)
      for (let c = 0; c < 3; c++) mean[c]! += one[c]!
      count++
    }
  }
  for (let c = 0; c < 3; c++) mean[c]! /= count
  means.set(texture, mean)
  return mean
}

/** A face's own measures: from between the eyes, in head sizes; x to the figure's left, y up, z forward. */
export interface FaceSpot {
  x: number
  y: number
  z: number
}

/** Changes the colour of a place of the skin. */
export type SkinMark = (spot: Spot, face: FaceSpot) => void

/** Draws the skin; vertices of `figure.covered` are left out where all their neighbours are covered too. */
export function addSkin(figure: Figure, person: Person, marks: readonly SkinMark[]): void {
  const shell = skinShell()
  const texture = textureFor(person)
  const mean = meanOf(texture)
  const tone = skinTone(person.complexion.base)
  const colour = new Float32Array(3)
  const { eye, head } = figure
  const at: FaceSpot = { x: 0, y: 0, z: 0 }
  const human = person.complexion.base[0] > person.complexion.base[2] * 1.12
  // What shows through skin that is no human's: darker and of a neighbouring hue.
  const blood = human ? [0.1, -0.075, -0.06] : [0.04, -0.3 * tone[1], -0.16 * tone[2]]
  const [hues, socket] = human ? [0.05, 0.07] : [0.34, 0.26]
  const flush = person.complexion.flush
  const own = human ? 0.26 : 0.5
  const old = Math.max(0, person.face.age - 0.6)
  // Bone and plates have no pores.
  const isYoung = person.face.age < TEEN
  const strength =
    person.complexion.hide === 'bone' || isBuilt(person) ? 0.12 : isYoung ? 0.55 : (human ? 1 : 0.8) + old
  const [lr, lg, lb] = reflects(person.complexion.lips)
  const light = brightness(person.complexion.base)
  // Painted beside warm light, skin takes a little less yellow than it has.
  const cool = human ? 1.1 : 1
  const made = person.state.includes('lipstick')
  const positions = shell.finer.round(gather(figure.posed, shell.of))
  const whole = normalsOf(positions, shell.finer.faces)
  const seen = seenFaces(figure, shell)
  figure.meshes.push({
    positions,
    normals: whole,
    rest: shell.finer.round(gather(figure.rest, shell.of)),
    faces: pick(shell.finer.faces, seen),
    uv: { values: shell.uv.values, faces: pick(shell.uv.faces, seen) },
    stuff: 'skin',
    thing: things.skin,
    culled: true,
    surface(spot) {
      sample(texture, spot.u, spot.v, colour)
      at.x = spot.x / head[0]
      at.y = (spot.y - eye[1]) / head[1]
      at.z = (spot.z - eye[2]) / head[2]
      const cloud = cloud3(spot.x * 6, spot.y * 6, spot.z * 6) - 0.5
      const r = 1 + (colour[0]! / mean[0]! - 1) * strength
      const g = 1 + (colour[1]! / mean[1]! - 1) * strength
      const b = 1 + (colour[2]! / mean[2]! - 1) * strength
      const isFace = at.z > -0.4 ? 1 : 0
      const ax = Math.abs(at.x)
      const cheek = Math.exp(-((ax - 0.42) ** 2 * 14 + (at.y + 0.42) ** 2 * 12))
      const nose = Math.exp(-(at.x * at.x * 60 + (at.y + 0.42) ** 2 * 16))
      const ear = Math.exp(-((ax - 1.08) ** 2 * 40 + (at.y + 0.2) ** 2 * 6))
      // Blood shows where skin is thin, on everybody: a face of one colour is a mask.
      const red = ((flush + own) * (cheek * 0.5 + nose * 0.6) + own * ear * 0.7) * isFace * (0.4 + light)
      // Painters' three bands: a brow of gold, cheeks of red, a jaw of grey; and no skin is of one hue all over.
      const band = isFace * Math.max(-1, Math.min(1, (at.y + 0.3) * 1.5))
      const drift = (cloud3(spot.x * 1.7 + 5, spot.y * 1.7, spot.z * 1.7) - 0.5) * hues + band * 0.05
      const deep = 1 - isFace * socket * Math.exp(-((ax - 0.36) ** 2 * 16 + (at.y - 0.02) ** 2 * 24))
      spot.r = Math.max(0.01, (tone[0] * r * (1 + cloud * 0.1 + drift) + blood[0]! * red) * deep)
      spot.g = Math.max(0.01, (tone[1] * g * (1 + cloud * 0.12 + band * 0.03) + blood[1]! * red) * deep)
      spot.b = Math.max(0.01, (tone[2] * cool * b * (1 + cloud * 0.12 - drift) + blood[2]! * red) * deep)
      // Lips: where the picture of the skin is redder than the face.
      const lip = isFace * Math.max(0, 1 - Math.abs(at.x) / 0.36) * Math.exp(-((at.y + 0.64) ** 2) * 90)
      if (lip > 0.02) {
        const share = Math.min(made ? 0.86 : 0.55, Math.max(0, (r - g - 0.04) * 4) * lip * (made ? 2.4 : 1.2))
        spot.r += (lr - spot.r) * share
        spot.g += (lg - spot.g) * share
        spot.b += (lb - spot.b) * share
      }
      spot.specular = 0.16
      for (const mark of marks) mark(spot, at)
      const pore = 0.1 + old * 0.2
      spot.nx += (noise3(spot.x * 34, spot.y * 34, spot.z * 34) - 0.5) * pore
      spot.ny += (noise3(spot.x * 34 + 9, spot.y * 34, spot.z * 34) - 0.5) * pore
      spot.gloss = 22
      spot.softness = 1
      spot.rim = 0.5
    },
  })
}

/** Finer faces that may be seen: those of a face all whose corners lie deep under clothes are not. */
function seenFaces(figure: Figure, { faces, of }: Shell): Int32Array {
  const buried = new Uint8Array(of.length)
  for (let i = 0; i < of.length; i++) buried[i] = figure.covered[of[i]!]!
  for (let ring = 0; ring < 2; ring++) {
    const was = buried.slice()
    for (let f = 0; f < faces.length; f += 4)
      if (!was[faces[f]!] || !was[faces[f + 1]!] || !was[faces[f + 2]!] || !was[faces[f + 3]!])
        for (let k = 0; k < 4; k++) buried[faces[f + k]!] = 0
  }
  const seen: number[] = []
  for (let f = 0; f < faces.length; f += 4)
    if (!buried[faces[f]!] || !buried[faces[f + 1]!] || !buried[faces[f + 2]!] || !buried[faces[f + 3]!])
      seen.push(f, f + 1, f + 2, f + 3)
  return Int32Array.from(seen)
}

function pick(corners: Int32Array, faces: Int32Array): Int32Array {
  const out = new Int32Array(faces.length * 4)
  for (let i = 0; i < faces.length; i++) for (let k = 0; k < 4; k++) out[i * 4 + k] = corners[faces[i]! * 4 + k]!
  return out
}
