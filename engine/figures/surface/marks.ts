import type { Spot } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { stainKinds } from '../marking.ts'
import { isBuilt, type Person } from '../scene.ts'
import { flawsOf } from './flaws.ts'
import { inked } from './ink.ts'
import { tint, toLine } from './lines.ts'
import { type FaceSpot, reflects, type SkinMark } from './skin.ts'
import { stained } from './stains.ts'
import { lined } from './years.ts'

/** Marks of the scene are told in units of the sculpted head: about 111 a measure of the face, y down. */
const UNIT = 1 / 106

/** Scars: pale raised lines with red edges. */
const scar = (line: readonly (readonly [number, number])[]): SkinMark => {
  const points = line.map(([x, y]): [number, number] => [x * UNIT, -y * UNIT])
  return (spot, face) => {
    if (face.z < -0.1) return
    // Healed: a weal paler and pinker than the skin, puckered along its edges.
    const pucker = (noise3(spot.x * 9, spot.y * 9, spot.z * 9) - 0.5) * 0.02
    // Narrow at both ends: as wide all along it would be a thing stuck on.
    const [first, last] = [points[0]!, points.at(-1)!]
    const end = Math.min(
      Math.hypot(face.x - first[0], face.y - first[1]),
      Math.hypot(face.x - last[0], face.y - last[1]),
    )
    const wide = 0.35 + 0.65 * Math.min(1, end / 0.22)
    const far = (toLine(face.x, face.y, points) + pucker) / wide
    if (far > 0.09) return
    const core = Math.max(0, Math.min(1, (0.028 - far) / 0.018))
    const edge = Math.max(0, 1 - Math.abs(far - 0.034) / 0.04)
    tint(spot, [spot.r * 0.66, spot.g * 0.42, spot.b * 0.4], edge * 0.62)
    tint(spot, [spot.r * 0.78 + 0.2, spot.g * 0.66 + 0.11, spot.b * 0.64 + 0.1], core * 0.9)
    spot.ny += core * 0.6
    spot.specular += core * 0.2
  }
}

const freckles =
  (strength: number): SkinMark =>
  (spot, face) => {
    if (face.z < -0.2 || face.y > 0.2 || face.y < -0.75) return
    const spots = noise3(spot.x * 26, spot.y * 26, spot.z * 26)
    const share = Math.min(1, Math.max(0, (spots - 0.7) * 9)) * strength * 0.42
    spot.r *= 1 - share * 0.35
    spot.g *= 1 - share * 0.55
    spot.b *= 1 - share * 0.7
  }

/** The shadow of a shaven beard. */
const stubble =
  (strength: number, colour: readonly [number, number, number]): SkinMark =>
  (spot, face: FaceSpot) => {
    const x = Math.abs(face.x)
    if (face.z < -0.6 || face.y > -0.3 || face.y < -1.3) return
    const isLip = face.z > 0.1 && x < 0.26 && face.y > -0.74 && face.y < -0.56
    const low = face.y < -0.55 + (x - 0.3) * 0.9 || (x < 0.34 && face.y < -0.45)
    if (!low || isLip) return
    const grain = 0.5 + noise3(spot.x * 60, spot.y * 60, spot.z * 60)
    tint(
      spot,
      [spot.r * 0.5 + colour[0] * 0.3, spot.g * 0.55 + colour[1] * 0.3, spot.b * 0.6 + colour[2] * 0.3],
      0.42 * strength * grain,
    )
  }

/** Hides of those who have no skin. */
const hides: Partial<Record<Person['complexion']['hide'], SkinMark>> = {
  scales(spot) {
    const row = spot.y * 7
    const line = Math.floor(row)
    const about = Math.atan2(spot.x, spot.z + 0.1) * 13 + (line & 1 ? 0.5 : 0)
    const a = about - Math.floor(about) - 0.5
    const v = row - line
    const shade = 0.66 + 0.42 * Math.max(0, Math.min(1, (v - 0.3 + Math.cos(a * Math.PI) * 0.3) * 2))
    spot.r *= shade
    spot.g *= shade
    spot.b *= shade
    spot.nx += a * 0.4
    spot.ny += (0.5 - v) * 0.35
    spot.specular = 0.3
  },
  fur: furry,
  feathers: furry,
  bone: bony,
}

/** Old bone: yellowed and cracked, dark in its hollows; ribs where a chest was. */
function bony(spot: Spot, face: FaceSpot): void {
  const stain = noise3(spot.x * 2.4, spot.y * 2.4, spot.z * 2.4)
  const crack = Math.max(0, Math.abs(noise3(spot.x * 7, spot.y * 3, spot.z * 7) - 0.5) < 0.02 ? 0.5 : 0)
  const tone = (0.72 + 0.4 * stain) * (1 - crack)
  const warm = Math.max(0, 0.5 - stain) * 0.5
  spot.r *= tone
  spot.g *= tone * (1 - warm * 0.3)
  spot.b *= tone * (1 - warm * 0.7)
  spot.specular = 0.16
  spot.gloss = 14
  spot.softness = 0
  const isTrunk = face.y < -1.9 && face.y > -5 && Math.abs(face.x) < 1.9
  if (!isTrunk) return
  // Ribs run down and outward from the breastbone; between them there is nothing.
  const across = Math.abs(face.x)
  const between = 0.5 + 0.5 * Math.cos((face.y + across * 0.22) * 15)
  const isGap = across > 0.16 && between < 0.42
  if (isGap) {
    spot.r *= 0.1
    spot.g *= 0.09
    spot.b *= 0.08
    spot.specular = 0
  } else spot.ny += (between - 0.7) * 0.9
}

/** Plates of those who were built: metal with seams between and wear along them. */
const plated: SkinMark = (spot, face) => {
  const x = Math.abs(face.x)
  const line = (far: number) => Math.max(0, 1 - Math.abs(far) / 0.022)
  const isHead = face.y > -1.15
  const seam = isHead
    ? Math.max(
        face.z > 0 ? line(x) * (face.y > 0.2 || face.y < -0.7 ? 1 : 0) : 0,
        line(face.y - 0.34),
        x > 0.3 ? line(face.y + 0.3 + (x - 0.3) * 0.5) : 0,
        line(face.y + 0.86 - x * 0.3),
        line(x - 0.74),
      )
    : Math.max(line(((((face.y * 1.1) % 1) + 1) % 1) - 0.5) * 0.9, line(((((face.x * 0.9) % 1) + 1) % 1) - 0.5) * 0.7)
  const worn = noise3(spot.x * 4, spot.y * 4, spot.z * 4)
  const rust = Math.max(0, worn - 0.62) * 1.6
  tint(spot, [0.3, 0.15, 0.07], Math.min(0.6, rust))
  tint(spot, [0.02, 0.02, 0.025], seam * 0.9)
  spot.metal = 0.75 * (1 - Math.min(1, rust + seam))
  spot.specular = 0.5 * (1 - seam)
  spot.gloss = 34
  spot.softness = 0
  spot.nx += (noise3(spot.x * 11, spot.y * 11, spot.z * 11) - 0.5) * 0.16
}

/** Bark: ridges that run along, dark between, with moss. */
const barky: SkinMark = (spot, face) => {
  const isHead = face.y > -1.15 && face.z > -0.4
  const about = Math.atan2(spot.x, spot.z + 0.4) * 5
  const warp = noise3(spot.x * 2, spot.y * 1.2, spot.z * 2) * 2.4
  const ridge = Math.abs(((about + warp + 40) % 1) - 0.5) * 2
  // On a face it is fine, and leaves eyes and mouth clear.
  const x = Math.abs(face.x)
  const clear = isHead ? Math.min(1, Math.max(0, (x - 0.42) * 3, (face.y - 0.26) * 4, (-0.9 - face.y) * 3)) : 1
  const dark = Math.max(0, 0.42 - ridge) * 2 * clear
  tint(spot, [0.13, 0.085, 0.05], Math.min(0.8, dark))
  const moss = Math.max(0, noise3(spot.x * 3 + 9, spot.y * 3, spot.z * 3) - 0.62) * 2.2
  tint(spot, [0.16, 0.26, 0.07], Math.min(0.6, moss) * clear)
  spot.nx += (ridge - 0.5) * 0.7 * clear
}

/** Scales on brow, cheeks, neck and arms that catch the light. */
const finned: SkinMark = (spot, face) => {
  const row = spot.y * 9
  const line = Math.floor(row)
  const about = Math.atan2(spot.x, spot.z + 0.2) * 12 + (line & 1 ? 0.5 : 0)
  const [a, b] = [about - Math.floor(about) - 0.5, row - line - 0.4]
  const x = Math.abs(face.x)
  const isHead = face.y > -1.15
  const on = isHead ? Math.min(1, Math.max(0, (x - 0.44) * 3.4, (face.y - 0.36) * 3.4)) : 0.85
  const rim = Math.max(0, Math.hypot(a, b * 0.8) - 0.34) * 3
  tint(spot, [spot.r * 0.5, spot.g * 0.62, spot.b * 0.72], Math.min(0.8, rim) * on)
  spot.nx += a * 0.5 * on
  spot.specular += 0.3 * on
}

function furry(spot: Spot): void {
  const tuft = noise3(spot.x * 9, spot.y * 4, spot.z * 9)
  const hair = noise3(spot.x * 36, spot.y * 10, spot.z * 36)
  const k = 0.62 + 0.46 * tuft + 0.36 * (hair - 0.5)
  spot.r *= k
  spot.g *= k
  spot.b *= k
  spot.nx += (hair - 0.5) * 0.8
  spot.ny += (tuft - 0.5) * 0.5
  spot.specular = 0.02
}

/** Flesh of the dead: blotches, dark about the eyes, torn places. */
const rotten =
  (share: number): SkinMark =>
  (spot, face) => {
    const blotch = Math.max(0, noise3(spot.x * 3, spot.y * 3, spot.z * 3) - 0.45) * 2
    tint(spot, [0.16, 0.15, 0.1], Math.min(0.7, blotch * share))
    const socket = Math.exp(-((Math.abs(face.x) - 0.3) ** 2 * 40 + face.y * face.y * 40))
    tint(spot, [0.09, 0.06, 0.07], 0.65 * share * socket * (face.z > -0.3 ? 1 : 0))
    if (noise3(spot.x * 5 + 9, spot.y * 5, spot.z * 5) > 0.82) tint(spot, [0.24, 0.05, 0.05], 0.7 * share)
  }

/** All that is on somebody's skin. */
export function marksOf(person: Person): SkinMark[] {
  const { complexion } = person
  const marks: SkinMark[] = []
  const hide = hides[complexion.hide]
  if (hide) marks.push(hide)
  if (isBuilt(person)) marks.push(plated)
  if (person.name.startsWith('dryad')) marks.push(barky)
  if (person.name.startsWith('merfolk')) marks.push(finned)
  if (complexion.rot) marks.push(rotten(complexion.rot))
  if (complexion.stubble > 0.15 && person.build.bust === 0)
    marks.push(stubble(complexion.stubble, reflects(person.hair?.colour ?? person.beard?.colour ?? [60, 50, 44])))
  if (complexion.freckles > 0) marks.push(freckles(complexion.freckles))
  if (isLined(person)) marks.push(lined(linesOf(person)))
  marks.push(...flawsOf(person.traits ?? []))
  if (complexion.paint) marks.push(inked(complexion.paint))
  for (const line of complexion.scars) marks.push(scar(line))
  marks.push(...stained(stainKinds.filter((kind) => person.state.includes(kind))))
  return marks
}

const hasTrait = ({ traits }: Person, kind: string) => traits?.some((trait) => trait.kind === kind) === true

/** How strongly years have lined a face: from the middle of life on, and at any age where it is said. */
function linesOf(person: Person): number {
  const years = Math.max(0, (person.face.age - 0.5) * 2.3)
  return hasTrait(person, 'wrinkled') ? Math.max(1.15, years + 0.25) : years
}
const isLined = (person: Person) => person.complexion.hide === 'skin' && !isBuilt(person) && linesOf(person) > 0.08
