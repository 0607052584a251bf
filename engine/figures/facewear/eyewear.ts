import { add, ball, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { leatherOf, metalOf } from '../cloth/fabrics.ts'
import type { Person } from '../scene.ts'
import type { FaceForm } from './face-form.ts'
import { layOn, ringOf, wear, wire } from './sheet.ts'

/** Where the left or right eye looks out, dm at rest. */
const eyeOf = ({ figure: { eye } }: FaceForm, side: number): Vec => [side * eye[0], eye[1], eye[2]]

const glass = (colour: readonly [number, number, number], gleam = 0.9): Surface => {
  const [r, g, b] = colour
  return (spot) => {
    const streak = Math.max(0, Math.sin((spot.x - spot.y) * 9 + 1) - 0.7)
    spot.r = r + streak * 0.5
    spot.g = g + streak * 0.5
    spot.b = b + streak * 0.5
    spot.specular = gleam
    spot.gloss = 70
    spot.rim = 0.9
    spot.glow = streak * 0.35
  }
}

/** A flat disc that faces forward. */
function disc(form: FaceForm, amid: Vec, radius: number, bulge: number, surface: Surface): void {
  const made = ball(amid, radius, 10, 22)
  const { positions } = made
  for (let i = 2; i < positions.length; i += 3) positions[i] = amid[2] + (positions[i]! - amid[2]) * bulge
  wear(form.figure, positions, made.faces, surface, 'glow')
}

/** How far forward a ring before an eye must be to clear brow and cheek. */
function clearOf(form: FaceForm, side: number, up: number, radius: number): number {
  const { head } = form.figure
  let most = -9
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * 2 * Math.PI
    const [x, y] = [side * (0.31 + Math.cos(angle) * radius * 0.9), up + Math.sin(angle) * radius * 0.9]
    // Beside the nose it may dip in: that stands between the two.
    if (Math.abs(x) > 0.16) most = Math.max(most, form.on(form.angleOf(x, y), y, 0)[2])
  }
  return most - 0.02 * head[2]
}

/** A strap about the head from one temple round to the other. */
function strap(form: FaceForm, y: number, from: number, half: number, surface: Surface): void {
  for (const side of [-1, 1]) {
    const points = Array.from({ length: 14 }, (_, i) =>
      form.on(side * (from + ((1.86 - from) * i) / 13), y, 0.09, true),
    )
    wire(form.figure, points, half, surface, 'leather', { flat: 0.3 })
  }
}

/** Two rounds of wire, or only one, before the eyes. */
export function spectacles(form: FaceForm, colour: readonly [number, number, number], only?: -1 | 1): void {
  const { figure } = form
  const { head } = figure
  const metal = metalOf(colour, { worn: 0.2 })
  const radius = 0.215 * head[0]
  const rims = (only ? [only] : [-1, 1]).map((side) => {
    const at = eyeOf(form, side)
    const z = Math.max(at[2] + 0.2, clearOf(form, side, -0.06, 0.215)) + 0.06
    return { side, amid: [at[0] * 1.02, at[1] - 0.05 * head[1], z] as Vec }
  })
  for (const { side, amid } of rims) {
    // The outer edge turns back with the face.
    const across: Vec = [Math.cos(0.2), 0, -side * Math.sin(0.2)]
    wire(figure, ringOf(amid, across, [0, 1, 0], radius), 0.026, metal, 'metal', { open: true })
    if (only) {
      // A chain falls from it to the breast.
      const chain = Array.from({ length: 15 }, (_, i): Vec => {
        const t = i / 14
        return [amid[0] + side * (radius + 0.3 * t), amid[1] - 0.1 - 2.1 * t * t, amid[2] - 0.5 * t + 0.5 * t * t]
      })
      wire(figure, chain, 0.016, metal)
      continue
    }
    const hinge: Vec = [amid[0] + side * radius * 0.98, amid[1] + 0.02, amid[2] - side * across[2] * 0 - 0.04]
    const temple = [0.9, 1.1, 1.3, 1.5].map((angle) => form.on(side * angle, 0.02, 0.05, true))
    wire(figure, [hinge, ...temple], 0.02, metal)
  }
  const [right, left] = rims
  if (!right || !left) return
  const inner = (rim: typeof right): Vec => add(rim.amid, [-rim.side * radius, 0.04, 0.02])
  const [a, b] = [inner(right), inner(left)]
  const bridge: Vec = [0, a[1] + 0.05, Math.max(a[2], form.on(0, 0.02, 0.03)[2]) + 0.03]
  wire(figure, [a, add(bridge, [-0.06, 0, 0]), add(bridge, [0.06, 0, 0]), b], 0.024, metal)
}

/** Cups of brass with dark glass on a strap of leather, before the eyes or pushed up on the brow. */
export function goggles(form: FaceForm, colour: readonly [number, number, number], isRaised: boolean): void {
  const { figure } = form
  const { head } = figure
  const up = isRaised ? 0.5 : -0.02
  const metal = metalOf(colour, { worn: 0.7 })
  const radius = 0.24 * head[0]
  for (const side of [-1, 1]) {
    const base = form.on(form.angleOf(side * 0.32, up), up, 0, true)
    const z = isRaised ? base[2] : Math.max(base[2], clearOf(form, side, up, 0.24))
    const at: Vec = [side * 0.33 * head[0], base[1], z + 0.06]
    const across: Vec = [Math.cos(0.28), 0, -side * Math.sin(0.28)]
    const out = (far: number): Vec => add(at, [side * far * 0.27, isRaised ? far * 0.3 : 0, far])
    for (const [far, wide] of [
      [-0.06, 1.06],
      [0.03, 1.02],
      [0.12, 1],
      [0.2, 0.96],
    ] as const)
      wire(figure, ringOf(out(far), across, [0, 1, 0], radius * wide), 0.062, metal, 'metal', { open: true })
    disc(form, out(0.16), radius * 0.98, 0.16, glass([0.05, 0.16, 0.17]))
  }
  const bridge = form.on(0, up + 0.02, 0.1)
  wire(figure, [add(bridge, [-0.12, 0, 0]), bridge, add(bridge, [0.12, 0, 0])], 0.05, metal)
  strap(form, up + 0.04, 0.62, 0.11, leatherOf([72, 50, 36]))
}

/** A patch over one eye with a cord about the head. */
export function eyePatch(form: FaceForm, side: -1 | 1, colour: readonly [number, number, number], room: number): void {
  const leather = leatherOf([...colour])
  layOn(
    form,
    {
      // Straight above, round below.
      inside: (x, y) => {
        const [dx, dy] = [(x * side - 0.32) / 0.27, (y + 0.03) / (y > -0.03 ? 0.2 : 0.27)]
        return (1 - (Math.abs(dx) ** 2.4 + Math.abs(dy) ** 2.4) ** (1 / 2.4)) * 0.22
      },
      angles: side > 0 ? [0.02, 0.85] : [-0.85, -0.02],
      heights: [-0.36, 0.24],
      off: 0.05,
      more: (x, y) => 0.05 * Math.max(0, 1 - ((x * side - 0.32) / 0.26) ** 2 - ((y + 0.03) / 0.24) ** 2),
    },
    leather,
    'leather',
  )
  const cord = leatherOf([colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.8])
  const up = Array.from({ length: 16 }, (_, i) => {
    const t = i / 15
    return form.on(side * (0.24 - 1.5 * t), 0.12 + 0.5 * t - 0.12 * t * t, 0.03 + room * t, true)
  })
  const back = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9
    return form.on(side * (0.56 + 1.25 * t), 0.02 + 0.06 * t, 0.03 + room * t, true)
  })
  for (const points of [up, back]) wire(form.figure, points, 0.036, cord, 'leather', { flat: 0.6 })
}

/** All that somebody wears before the eyes. */
export function addEyewear(form: FaceForm, person: Person): void {
  const { eyewear } = person
  const room = person.hair && person.hair.style !== 'bald' ? 0.06 : 0
  if (person.patch === 1 || person.patch === -1) eyePatch(form, person.patch, person.patchDye ?? [40, 32, 30], room)
  const brass = eyewear?.colour ?? [186, 150, 82]
  if (eyewear?.kind === 'goggles') goggles(form, brass, eyewear.isRaised === true)
  else if (eyewear?.kind === 'monocle') spectacles(form, brass, person.turn.head[0] > 0 ? -1 : 1)
  else if (person.glasses) spectacles(form, brass)
}
