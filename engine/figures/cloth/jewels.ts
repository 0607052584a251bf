import { add, ball, times, type Vec } from '../../mesh/geometry.ts'
import type { Stuff, Surface } from '../../mesh/mesh.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { Stuffed } from '../scene.ts'
import { reflects } from '../surface/skin.ts'
import { metalOf } from './fabrics.ts'
import type { Fitting } from './fitting.ts'

interface Piece {
  positions: Float32Array
  faces: Int32Array
}

export const ballAt = (at: Vec, radius: number): Piece => ball(at, radius, 8, 10)

/** Where something lies on what is worn: at x, y of the body nobody has morphed, in front (1) or behind, so far off it, dm. */
export function onForm({ dressing }: Fitting, x: number, y: number, side: 1 | -1, off: number): Vec {
  const { form, posed, normals, out } = dressing
  const { places, arm } = form
  let sum = 0
  let at: Vec = [0, 0, 0]
  let normal: Vec = [0, 0, 0]
  for (let i = 0; i < form.of.length; i++) {
    if (arm[i]! > 0.1 || (places[i * 3 + 2]! - 0.15) * side < 0) continue
    const far = (places[i * 3]! - x) ** 2 + (places[i * 3 + 1]! - y) ** 2
    if (far > 0.5) continue
    const weight = Math.exp(-far * 12)
    sum += weight
    const n: Vec = [normals[i * 3]!, normals[i * 3 + 1]!, normals[i * 3 + 2]!]
    at = add(at, times(add([posed[i * 3]!, posed[i * 3 + 1]!, posed[i * 3 + 2]!], times(n, out[i]!)), weight))
    normal = add(normal, times(n, weight))
  }
  if (sum === 0) return [0, -99, 0]
  const long = Math.hypot(...normal) || 1
  // Where it bulges, the mean of what is about a place lies under it.
  return add(times(at, 1 / sum), times(normal, (off + 0.03) / long))
}

/** Adds some pieces as one thing. */
export function addPieces(fitting: Fitting, pieces: readonly Piece[], stuff: Stuff, surface: Surface | Rgb): void {
  const thing = 12 + fitting.layer++
  fitting.figure.worn.set(thing, fitting.piece)
  const positions = new Float32Array(pieces.reduce((sum, piece) => sum + piece.positions.length, 0))
  const faces = new Int32Array(pieces.reduce((sum, piece) => sum + piece.faces.length, 0))
  let [at, of] = [0, 0]
  for (const piece of pieces) {
    for (let i = 0; i < piece.faces.length; i++) faces[of + i] = piece.faces[i]! + at / 3
    positions.set(piece.positions, at)
    at += piece.positions.length
    of += piece.faces.length
  }
  fitting.figure.meshes.push({
    positions,
    faces,
    stuff,
    thing,
    surface: typeof surface === 'function' ? surface : metalOf(surface, { worn: 0.4 }),
  })
}

/** Stones, pearls, beads: smooth and bright. */
export function polished(colour: Rgb, gloss = 46): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    spot.r = r
    spot.g = g
    spot.b = b
    spot.specular = 0.75
    spot.gloss = gloss
    spot.rim = 0.9
  }
}

/** From one side of the neck down to the breast and up again. */
function hanging(fitting: Fitting, low: number, count: number): Vec[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1
    return onForm(
      fitting,
      0.72 * Math.sin((t * Math.PI) / 2),
      5.72 - (5.72 - low) * Math.cos((t * Math.PI) / 2) ** 0.9,
      1,
      0.05,
    )
  })
}

/** A chain with a jewel, or strings of pearls. */
export function addNecklace(fitting: Fitting, necklace: Stuffed): void {
  if (necklace.state.includes('pearls')) {
    const pearls = [hanging(fitting, 5.02, 25), hanging(fitting, 4.62, 31)].flat().map((at) => ballAt(at, 0.085))
    addPieces(fitting, pearls, 'metal', polished(necklace.colour, 30))
    return
  }
  const chain = hanging(fitting, 4.5, 29)
  const links = chain.map((at, i) => ballAt(at, i % 2 ? 0.05 : 0.036))
  const lowest = onForm(fitting, 0, 4.32, 1, 0.08)
  const disc = flattened(ballAt(lowest, 0.25), lowest, [1, 1.15, 0.36])
  addPieces(fitting, [...links, disc], 'metal', necklace.colour)
  const stone = add(lowest, [0, 0, 0.07])
  addPieces(
    fitting,
    [flattened(ballAt(stone, 0.14), stone, [1, 1.2, 0.6])],
    'glow',
    polished(necklace.trim ?? [150, 30, 44], 60),
  )
}

function flattened(piece: Piece, [x, y, z]: Vec, by: Vec): Piece {
  const { positions } = piece
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = x + (positions[i]! - x) * by[0]
    positions[i + 1] = y + (positions[i + 1]! - y) * by[1]
    positions[i + 2] = z + (positions[i + 2]! - z) * by[2]
  }
  return piece
}

/** A round pin with a stone, on the left breast or where a cloak is held together. */
export function addBrooch(fitting: Fitting, brooch: Stuffed): void {
  const at = fitting.person.wrap ? onForm(fitting, 0, 5.1, 1, 0.1) : onForm(fitting, 0.72, 4.7, 1, 0.07)
  const around = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * 2 * Math.PI
    return ballAt(add(at, [Math.sin(a) * 0.2, Math.cos(a) * 0.2, 0.02]), 0.06)
  })
  addPieces(
    fitting,
    [flattened(ballAt(at, 0.22), at, [1, 1, 0.4]), ...around],
    'metal',
    brooch.stuff ? brooch.colour : [206, 166, 78],
  )
  const stone = add(at, [0, 0, 0.08])
  const dyed = brooch.trim ?? (brooch.stuff ? [150, 30, 44] : brooch.colour)
  addPieces(fitting, [flattened(ballAt(stone, 0.12), stone, [1, 1, 0.6])], 'glow', polished(dyed as Rgb, 60))
}
