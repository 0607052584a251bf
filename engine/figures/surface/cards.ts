import type { Mesh } from '../../mesh/mesh.ts'
import { type Subdivision, subdivision } from '../../mesh/subdivide.ts'
import { bodyData, type Cards } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import { rig } from '../anatomy/skeleton.ts'

/** Where cards hang on a body at rest, and the bones that carry them. */
interface Hung {
  positions: Float32Array
  boneOf: Uint8Array
  weightOf: Float32Array
}

function hang(cards: Cards, rest: Float32Array): Hung {
  const { boneOf, weightOf } = rig()
  const count = cards.of.length / 3
  const hung: Hung = {
    positions: new Float32Array(count * 3),
    boneOf: new Uint8Array(count * 4),
    weightOf: new Float32Array(count * 4),
  }
  const scale = cards.scales.map(
    ([from, to, apart], axis) => Math.abs(rest[from * 3 + axis]! - rest[to * 3 + axis]!) / apart,
  )
  const carried = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      let sum = cards.offsets[i * 3 + c]! * scale[c]!
      for (let k = 0; k < 3; k++) sum += rest[cards.of[i * 3 + k]! * 3 + c]! * cards.weights[i * 3 + k]!
      hung.positions[i * 3 + c] = sum
    }
    carried.clear()
    for (let k = 0; k < 3; k++) {
      const vertex = cards.of[i * 3 + k]!
      const share = Math.max(0, cards.weights[i * 3 + k]!)
      for (let q = 0; q < 4; q++) {
        const weight = weightOf[vertex * 4 + q]! * share
        const bone = boneOf[vertex * 4 + q]!
        if (weight > 0) carried.set(bone, (carried.get(bone) ?? 0) + weight)
      }
    }
    const most = [...carried].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 4)
    const sum = most.reduce((total, [, weight]) => total + weight, 0) || 1
    for (const [k, [bone, weight]] of most.entries()) {
      hung.boneOf[i * 4 + k] = bone
      hung.weightOf[i * 4 + k] = weight / sum
    }
  }
  return hung
}

const finer = new Map<string, { mesh: Subdivision; uv: { values: Float32Array; faces: Int32Array } }>()

function finerOf(name: string, cards: Cards) {
  let made = finer.get(name)
  if (!made) {
    const mesh = subdivision(cards.faces, cards.of.length / 3)
    made = { mesh, uv: mesh.uv(cards.uv, cards.uvFaces) }
    finer.set(name, made)
  }
  return made
}

export interface Grown {
  /** 'eyebrows/eyebrow001' … */
  name: string
  /** What it reflects, 0-1. */
  colour: readonly [number, number, number]
  thing: number
  bias: number
  gain?: number
}

/** Puts brows or lashes on: one dark tone, no gleam. Throws RangeError for a name there are no cards of. */
export function addCards(figure: Figure, { name, colour, thing, bias, gain }: Grown): void {
  const cards = bodyData().cards.get(name)
  if (!cards) throw new RangeError(`There are no cards ${name}`)
  const hung = hang(cards, figure.rest)
  const { mesh, uv } = finerOf(name, cards)
  const [r, g, b] = colour
  const drawn: Mesh = {
    positions: mesh.round(figure.skeleton.carry(hung.positions, hung.boneOf, hung.weightOf)),
    rest: mesh.round(hung.positions),
    faces: mesh.faces,
    uv,
    alpha: cards.texture,
    stuff: 'brow',
    thing,
    bias,
    castsNoShadow: true,
    surface(spot) {
      spot.r = r
      spot.g = g
      spot.b = b
      spot.specular = 0
      spot.rim = 0.1
    },
  }
  if (gain !== undefined) drawn.gain = gain
  figure.meshes.push(drawn)
}
