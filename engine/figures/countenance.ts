import type { Random } from '../paint/random.ts'
import { asksFor, type Brief } from '../prompt/brief.ts'
import { averageFace, type Expression, type Face } from './head/face.ts'
import { moodOf } from './moods.ts'
import type { People } from './peoples.ts'

/** Below this age, of 0 to 1, somebody is a child. */
export const CHILD = 0.1
/** Below this one somebody is not grown up. */
export const TEEN = 0.13

/** Faces that were asked for, stronger than those of chance. */
const broad: Record<string, Partial<Expression>> = {
  smiling: { smile: 2, frown: -0.4, lift: 0.6, gape: 0.5 },
  sad: { smile: -1.7, frown: -2.3, lift: 0.35, lids: -0.5 },
  angry: { smile: -1.6, frown: 2.7, lift: -0.95, lids: -0.05 },
  sly: { smile: 0.75, frown: 0.9, lift: 0.15, lids: -0.36, sly: 2 },
  scared: { smile: -0.9, frown: -2, lift: 1.5, lids: 1.15, gape: 0.6 },
  stern: { smile: -0.9, frown: 1.7, lift: -0.55, lids: -0.12 },
  bored: { smile: -0.6, frown: -0.2, lift: 0.7, lids: -1.15 },
  drunk: { smile: 1.2, frown: -0.7, lift: 0.6, lids: -0.85, gape: 0.3, sly: 0.6 },
}

/** What a face does: what the prompt says, else its mood, else what is usual for the calling. */
export function expressionFor(brief: Brief, usual: string, random: Random): Expression {
  const j = () => random.range(-0.12, 0.12)
  const felt = moodOf(brief)?.face
  if (felt) return { gape: 0, ...felt, smile: felt.smile + j(), frown: felt.frown + j(), lift: felt.lift + j() }
  const said = ['smiling', 'sad', 'angry', 'sly', 'scared', 'stern', 'bored', 'drunk'].find((look) =>
    asksFor(brief, look),
  )
  const mood = said ?? (asksFor(brief, 'cheerful') ? 'smiling' : asksFor(brief, 'grim', 'ominous') ? 'stern' : usual)
  const faces: Record<string, Expression> = {
    smiling: { smile: 0.85, frown: -0.1, lift: 0.25, lids: -0.05, gape: random.chance(0.35) ? 0.32 : 0, sly: 0 },
    sad: { smile: -0.6, frown: -0.9, lift: 0.1, lids: -0.35, gape: 0, sly: 0 },
    angry: { smile: -0.5, frown: 1.15, lift: -0.5, lids: 0.1, gape: said && random.chance(0.6) ? 0.8 : 0, sly: 0 },
    sly: { smile: 0.3, frown: 0.35, lift: 0.1, lids: -0.3, gape: 0, sly: 0.9 },
    scared: { smile: -0.3, frown: -0.75, lift: 0.8, lids: 0.75, gape: 0.4, sly: 0 },
    stern: { smile: -0.25, frown: 0.6, lift: -0.3, lids: -0.1, gape: 0, sly: 0 },
    bored: { smile: -0.2, frown: -0.1, lift: 0.15, lids: -0.62, gape: 0, sly: 0.15 },
    drunk: { smile: 0.6, frown: -0.35, lift: 0.3, lids: -0.58, gape: 0.2, sly: 0.35 },
    calm: { smile: 0.12, frown: 0.05, lift: 0, lids: -0.05, gape: 0, sly: 0 },
  }
  // What the prompt says of a face is played to the gallery: a picture is mostly looked at small.
  const shown = said === undefined ? undefined : broad[said]
  const base = { ...(faces[mood] ?? faces.calm!), ...shown }
  return { ...base, smile: base.smile + j(), frown: base.frown + j(), lift: base.lift + j() }
}

/** Whether a face was asked to show what it feels. */
export const played = ({ smile, frown, sly, lids }: Expression): boolean =>
  Math.abs(smile) > 1 || Math.abs(frown) > 1.5 || sly > 1.5 || lids < -1

/** By how much a smile or a frown that was asked for widens the mouth: a smile is as wide as it is high. */
export const stretchOf = (expression: Expression): number =>
  played(expression) ? (expression.smile > 0 ? 1.42 : 1.16) : 1

/** How far the corners of a mouth rise, units. */
export const curl = ({ smile }: Expression): number => smile * (Math.abs(smile) > 1 ? 9.5 : 8.5)

/** Casts of face, so that chance makes people and not variations of one. */
const casts: readonly Partial<Face>[] = [
  {},
  { skull: 0.95, jaw: 0.92, long: 1.11, flesh: 0.84, noseLength: 1.12, cheekbones: 1.2 },
  { skull: 1.05, jaw: 1.05, long: 0.92, flesh: 1.32, noseLength: 0.9, noseWidth: 1.1, chin: 0.9, brows: 1.2 },
  { jaw: 1.17, chin: 1.22, brow: 1.3, flesh: 0.94, neck: 1.08, arch: 0.3 },
  { skull: 1.05, jaw: 0.86, chin: 0.78, cheekbones: 1.45, eye: 1.08, arch: 1.3 },
  { noseHook: 0.9, noseLength: 1.17, brow: 1.35, flesh: 0.74, cheekbones: 1.3, noseWidth: 0.86, brows: 1.25 },
  { noseWidth: 1.36, lips: 1.26, mouth: 1.12, flesh: 1.1, noseHook: -0.3, jaw: 1.05 },
  { noseLength: 0.83, noseHook: -0.7, noseWidth: 1.06, eye: 1.1, mouth: 0.9, long: 0.95 },
  { brow: 1.7, jaw: 1.18, noseWidth: 1.22, eye: 0.87, flesh: 1.15, chin: 1.1, brows: 1.4, arch: 0.2 },
  { eyeTilt: 0.45, noseLength: 0.92, cheekbones: 1.35, lips: 1.1, long: 0.98, flesh: 1.05 },
]

/** A face drawn towards a cast: what measures 1 is multiplied, what measures 0 is added to. */
function towards(face: Face, cast: Partial<Face>, share: number): Face {
  const out = { ...face }
  for (const key of Object.keys(cast) as (keyof Face)[]) {
    if (key === 'noseHook' || key === 'eyeTilt') out[key] += cast[key]! * share
    else out[key] *= 1 + (cast[key]! - 1) * share
  }
  return out
}

function vary(face: Face, random: Random): Face {
  const out = towards(
    towards(face, random.pick(casts), random.range(0.6, 1.05)),
    random.pick(casts),
    random.range(0.1, 0.5),
  )
  for (const key of [
    'skull',
    'jaw',
    'chin',
    'long',
    'cheekbones',
    'flesh',
    'brow',
    'noseLength',
    'noseWidth',
    'lips',
    'mouth',
    'eye',
  ] as const) {
    const reach = key === 'skull' || key === 'long' || key === 'eye' ? 0.035 : 0.1
    out[key] *= 1 + random.normal() * reach
  }
  out.lips = Math.min(1.22, out.lips)
  out.noseHook += random.normal() * 0.35
  out.eyeTilt += random.normal() * 0.18
  out.crook = Math.max(-1, Math.min(1, random.normal() * 0.42))
  out.brows *= random.range(0.8, 1.25)
  return out
}

/** What years do to the measures of a face, as factors. */
function ageing(age: number, female: boolean): Partial<Face> {
  if (age > 0.6) return { noseLength: 1.07, lips: 0.78, flesh: 0.92 }
  if (age >= CHILD) return {}
  // A child's face is round and short under a large brow, its eyes wide, its nose a button.
  return {
    eye: female ? 1.16 : 1.3,
    noseLength: 0.76,
    noseWidth: 0.86,
    jaw: female ? 0.95 : 0.84,
    chin: female ? 0.94 : 0.78,
    brow: 0.4,
    cheekbones: 0.88,
    long: 0.89,
    neck: female ? 0.88 : 0.72,
    crook: 0.4,
  }
}

/** Gives a grown face the marks of its own age. */
function aged(face: Face, female: boolean): void {
  const factors = ageing(face.age, female)
  for (const key of Object.keys(factors) as (keyof Face)[]) face[key] *= factors[key]!
  if (face.age >= CHILD) return
  face.flesh = Math.max(1.2, face.flesh)
  face.noseHook = Math.min(face.noseHook, 0) - 0.3
  face.brows = Math.min(face.brows, 0.9)
}

/** The same face at another age: what is a child's alone, and cannot be told from it any more, stays as it is. */
export function faceAtAge(face: Face, age: number, female: boolean): Face {
  const out = { ...face, age }
  if (age < CHILD === face.age < CHILD && age > 0.6 === face.age > 0.6) return out
  const factors = ageing(face.age, female)
  for (const key of Object.keys(factors) as (keyof Face)[]) out[key] /= factors[key]!
  aged(out, female)
  return out
}

/** What the prompt says of somebody that shows in the face. */
export interface Bearing {
  female: boolean
  age: number
  /** 0 not, 0.5 stout, 1 fat. */
  fat: number
  thin: boolean
  strong: boolean
  has: (...concepts: string[]) => boolean
}

/** A people's face with chance's touch, then sex, years, build and looks. */
export function shapeFace(people: People, { female, age, fat, thin, strong, has }: Bearing, look: Random): Face {
  let face: Face = { ...averageFace, ...people.face }
  if (female && people.form === undefined) {
    face.jaw *= 0.84
    face.chin *= 0.78
    face.brow *= 0.4
    face.neck *= 0.78
    face.lips *= 1.1
    face.eye *= 1.2
    face.noseWidth *= 0.76
    face.noseLength *= 0.87
    face.noseHook -= 0.25
    face.skull *= 0.98
    face.long *= 0.97
    face.cheekbones *= 1.12
    face.flesh *= 1.06
    face.brows = 0.85
    face.arch = 1
  } else if (!people.form && !female) {
    face.brow *= 1.15
    face.eye *= 0.93
    face.jaw *= 1.04
  }
  face = vary(face, look)
  face.age = age
  // Whom nothing else is said of is nobody's caricature.
  if (!people.form && !has('ugly') && fat === 0) {
    face.flesh = Math.min(female ? 1.1 : 1.2, face.flesh)
    if (female && !people.tusks) {
      face.noseWidth = Math.min(1, face.noseWidth)
      face.jaw = Math.min(0.96, face.jaw)
      face.noseHook = Math.min(0.5, face.noseHook)
    }
  }
  aged(face, female)
  if (fat > 0) {
    face.flesh = 1.3 + 0.6 * fat
    face.jaw *= 1 + 0.26 * fat
    face.chin = Math.min(1, face.chin)
    face.skull *= 1 + 0.03 * fat
    face.neck *= 1 + 0.5 * fat
    face.cheekbones = Math.min(1.1, face.cheekbones)
    face.eye *= 1 - 0.08 * fat
  }
  if (thin) {
    face.flesh = 0.55
    face.jaw *= 0.94
    face.neck *= 0.86
    face.cheekbones *= 1.3
  }
  if (strong) face.neck *= 1.14
  if (has('handsome')) {
    face.cheekbones = Math.max(1.2, face.cheekbones)
    face.noseHook *= 0.4
    face.noseWidth = Math.min(face.noseWidth, 0.9)
    face.noseLength = Math.min(face.noseLength, female ? 0.84 : 0.98)
    face.flesh = Math.min(1.1, Math.max(0.95, face.flesh))
    face.eye *= 1.06
    face.age = Math.min(face.age, 0.35)
  }
  if (has('ugly')) {
    face.noseLength *= 1.18
    face.noseHook += 0.8
    face.brow *= 1.4
    face.chin *= 0.84
    face.eye *= 0.9
  }
  if (has('broken-nose')) {
    face.crook = face.crook < 0 ? -1.7 : 1.7
    face.noseWidth *= 1.15
    face.noseHook += 0.4
  }
  if (has('big-nose')) {
    face.noseLength = Math.max(1.3, face.noseLength * 1.34)
    face.noseWidth = Math.max(1.2, face.noseWidth * 1.35)
    face.noseHook += 1
  }
  return face
}
