import type { Vec } from '../../mesh/geometry.ts'
import { unit } from '../../mesh/geometry.ts'
import type { Mesh, Texture } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { sample } from '../../mesh/sample.ts'
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

const lights = new WeakMap<Texture, number>()
/** Mean light of what is solid in a picture of hair. */
function lightOf(texture: Texture): number {
  let mean = lights.get(texture)
  if (mean !== undefined) return mean
  let sum = 0
  let count = 0
  for (let i = 0; i < texture.pixels.length; i += 64) {
    if (texture.pixels[i + 3]! < 120) continue
    sum += texture.pixels[i]!
    count++
  }
  mean = sum / Math.max(1, count) || 40
  lights.set(texture, mean)
  return mean
}

/** The direction strands run at each vertex: down the picture of the hair, averaged. */
function strandsOf(p: Float32Array, faces: Int32Array, uv: { values: Float32Array; faces: Int32Array }): Float32Array {
  const out = new Float32Array(p.length)
  for (let f = 0; f < faces.length; f += 4) {
    const a = faces[f]! * 3
    const b = faces[f + 1]! * 3
    const d = faces[f + 3]! * 3
    const ua = uv.faces[f]! * 2
    const ub = uv.faces[f + 1]! * 2
    const ud = uv.faces[f + 3]! * 2
    const u1 = uv.values[ub]! - uv.values[ua]!
    const v1 = uv.values[ub + 1]! - uv.values[ua + 1]!
    const u2 = uv.values[ud]! - uv.values[ua]!
    const v2 = uv.values[ud + 1]! - uv.values[ua + 1]!
    const area = u1 * v2 - u2 * v1 || 1e-9
    const way = unit(
      [0, 1, 2].map((c) => ((p[d + c]! - p[a + c]!) * u1 - (p[b + c]! - p[a + c]!) * u2) / area) as unknown as Vec,
    )
    for (let k = 0; k < 4; k++) for (let c = 0; c < 3; c++) out[faces[f + k]! * 3 + c]! += way[c]!
  }
  return out
}

export interface Grown {
  /** 'hair/long01', 'eyebrows/eyebrow001' … */
  name: string
  /** What it reflects, 0-1. */
  colour: readonly [number, number, number]
  thing: number
  bias?: number
  gain?: number
  /** Brows and lashes: one dark tone, no gleam. */
  plain?: boolean
  /** Moves the cards at rest, before the bones do. */
  shape?(positions: Float32Array, figure: Figure): void
}

/** Puts cards of hair, brows or lashes on. Throws RangeError for a name there is none of. */
export function addCards(figure: Figure, { name, colour, thing, bias, gain, plain, shape }: Grown): void {
  const cards = bodyData().cards.get(name)
  if (!cards) throw new RangeError(`There are no cards ${name}`)
  const hung = hang(cards, figure.rest)
  shape?.(hung.positions, figure)
  const { mesh, uv } = finerOf(name, cards)
  const posed = mesh.round(figure.skeleton.carry(hung.positions, hung.boneOf, hung.weightOf))
  const texture = cards.texture
  const light = lightOf(texture)
  const own = new Float32Array(3)
  const [r, g, b] = colour
  const drawn: Mesh = {
    positions: posed,
    rest: mesh.round(hung.positions),
    faces: mesh.faces,
    uv,
    alpha: texture,
    tangents: strandsOf(posed, mesh.faces, uv),
    stuff: plain ? 'brow' : 'hair',
    thing,
    castsNoShadow: plain ?? false,
    surface(spot) {
      sample(texture, spot.u, spot.v, own)
      if (plain) {
        spot.r = r
        spot.g = g
        spot.b = b
        spot.specular = 0
        spot.rim = 0.1
        return
      }
      const strand = 0.78 + 0.44 * noise3(spot.u * 300, spot.v * 6, 3)
      const k = Math.min(1.5, 0.45 + 0.55 * (own[0]! / light)) * strand
      spot.r = r * k
      spot.g = g * k
      spot.b = b * k
      spot.isHair = true
      const stray = (noise3(spot.u * 260, spot.v * 3, 9) - 0.5) * 0.3
      spot.tx += stray
      spot.ty += stray * 0.5
      spot.specular = 0.26 * Math.min(1, 0.3 + r * 1.4)
      spot.gloss = 34
      spot.rim = 0.6
    },
  }
  if (bias !== undefined) drawn.bias = bias
  if (gain !== undefined) drawn.gain = gain
  figure.meshes.push(drawn)
}
