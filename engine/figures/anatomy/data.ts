import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Texture } from '../../mesh/mesh.ts'

/**
 * The human body of the MakeHuman community (CC0), packed by scripts/body/pack.ts. Lengths are decimetres: y up, z forward, x to the
 * figure's left. A body, the tailor's helpers about it and its joints are one list of vertices, which every morph target moves.
 */
export interface BodyData {
  positions: Float32Array
  uv: Float32Array
  /** Faces of four corners by group: 'body', 'helper-tights', 'helper-skirt', 'helper-upper-teeth' … */
  groups: ReadonlyMap<string, { faces: Int32Array; uvFaces: Int32Array }>
  targets: ReadonlyMap<string, Target>
  bones: readonly Bone[]
  /** Up to four bones a vertex, and how much each moves it. */
  boneOf: Uint8Array
  weightOf: Float32Array
  /** Vertices whose mean is a place: 'joint-l-eye', 'joint-head' … */
  joints: Readonly<Record<string, readonly number[]>>
  /** Cards of brows and lashes by name: 'eyebrows/eyebrow001'. */
  cards: ReadonlyMap<string, Cards>
  /** How a place of the skin differs from its mean, by name: 'young_african_female'. */
  skins: ReadonlyMap<string, Texture>
}

/** What a morph target moves: vertices, and x, y, z of each in steps of `step` dm. */
export interface Target {
  of: Uint16Array
  moves: Int16Array
  step: number
}

export interface Bone {
  name: string
  /** -1 for the root. */
  parent: number
  /** Vertices whose mean is where it begins. */
  joint: readonly number[]
}

/** Flat cards with holes that hang on the body, three of its vertices each. */
export interface Cards {
  /** Three vertices of the body for each of its own. */
  of: Uint16Array
  weights: Float32Array
  offsets: Float32Array
  /** For x, y, z: two vertices of the body, and how far apart they are in the body the cards were made for, dm. */
  scales: readonly (readonly [from: number, to: number, apart: number])[]
  faces: Int32Array
  uvFaces: Int32Array
  uv: Float32Array
  /** Light in red, holes in alpha. */
  texture: Texture
}

type Kind = 'int8' | 'uint8' | 'int16' | 'uint16'
interface Heading {
  step: number
  groups: string[]
  targets: [name: string, count: number][]
  bones: Bone[]
  joints: Record<string, number[]>
  proxies: { name: string; scales: [number, number, number][]; texture: number }[]
  skins: string[]
  texture: number
  sections: [name: string, kind: Kind, length: number][]
}

let loaded: BodyData | undefined

/** The body's data, unpacked when first asked for; some 45 MB. */
export function bodyData(): BodyData {
  loaded ??= unpack(brotliDecompressSync(readFileSync(new URL('./body.pack', import.meta.url))))
  return loaded
}

function unpack(bytes: Buffer): BodyData {
  const long = bytes.readUInt32LE(0)
  const heading = JSON.parse(bytes.toString('utf8', 4, 4 + long)) as Heading
  const starts = new Map<string, { kind: Kind; length: number; start: number }>()
  let start = 4 + long
  for (const [name, kind, length] of heading.sections) {
    starts.set(name, { kind, length, start })
    start += length * (kind.endsWith('16') ? 2 : 1)
  }
  const list = (name: string): Int32Array => {
    const section = starts.get(name)
    if (!section) throw new RangeError(`The body has no ${name}`)
    return valuesOf(bytes, section)
  }
  const summed = (name: string): Int32Array => {
    const values = list(name)
    for (let i = 1; i < values.length; i++) values[i]! += values[i - 1]!
    return values
  }
  const scaled = (name: string, scale: number) => Float32Array.from(list(name), (value) => value / scale)

  const positions = scaled('positions', 1000)
  const vertices = positions.length / 3
  const boneOf = new Uint8Array(vertices * 4)
  const weightOf = new Float32Array(vertices * 4)
  for (let k = 0; k < 4; k++) {
    const bones = list(`bones${k}`)
    const weights = list(`weights${k}`)
    for (let i = 0; i < vertices; i++) {
      boneOf[i * 4 + k] = bones[i]!
      weightOf[i * 4 + k] = weights[i]! / 255
    }
  }
  return {
    positions,
    uv: scaled('uv', 30_000),
    groups: groupsOf(heading, list('groupOfFace'), summed('faces'), summed('uvFaces')),
    targets: targetsOf(heading, list),
    bones: heading.bones,
    boneOf,
    weightOf,
    joints: heading.joints,
    cards: new Map(
      heading.proxies.map(({ name, scales, texture }) => [
        name,
        {
          of: Uint16Array.from(list(`${name} of`)),
          weights: scaled(`${name} weights`, 4000),
          offsets: scaled(`${name} offsets`, 4000),
          scales,
          faces: summed(`${name} faces`),
          uvFaces: summed(`${name} uvFaces`),
          uv: scaled(`${name} uv`, 30_000),
          texture: cardTexture(list(`${name} texture`), texture),
        },
      ]),
    ),
    skins: new Map(
      heading.skins.map((name) => [
        name,
        skinTexture(
          (['red', 'green', 'blue'] as const).map((channel) => summed(`skin ${name} ${channel}`)),
          heading.texture,
        ),
      ]),
    ),
  }
}

function valuesOf(bytes: Buffer, { kind, length, start }: { kind: Kind; length: number; start: number }): Int32Array {
  const values = new Int32Array(length)
  const isWide = kind.endsWith('16')
  const isSigned = kind.startsWith('int')
  for (let i = 0; i < length; i++) {
    const folded = isWide ? bytes[start + i]! | (bytes[start + length + i]! << 8) : bytes[start + i]!
    values[i] = isSigned ? (folded >> 1) ^ -(folded & 1) : folded
  }
  return values
}

function groupsOf(heading: Heading, groupOfFace: Int32Array, faces: Int32Array, uvFaces: Int32Array) {
  return new Map(
    heading.groups.map((group, nth) => {
      const count = groupOfFace.reduce((sum, one) => sum + (one === nth ? 1 : 0), 0)
      const own = { faces: new Int32Array(count * 4), uvFaces: new Int32Array(count * 4) }
      let face = 0
      for (let i = 0; i < groupOfFace.length; i++) {
        if (groupOfFace[i] !== nth) continue
        own.faces.set(faces.subarray(i * 4, i * 4 + 4), face * 4)
        own.uvFaces.set(uvFaces.subarray(i * 4, i * 4 + 4), face * 4)
        face++
      }
      return [group, own]
    }),
  )
}

function targetsOf(heading: Heading, list: (name: string) => Int32Array): Map<string, Target> {
  const jumps = list('targetIndices')
  const axes = [0, 1, 2].map((axis) => list(`targetDeltas${axis}`))
  const targets = new Map<string, Target>()
  // Views of two buffers: over a thousand small ones lie strewn among what pictures leave behind, and nothing about them is given back.
  const everyOf = new Uint16Array(jumps.length)
  const everyMove = new Int16Array(jumps.length * 3)
  let from = 0
  for (const [name, count] of heading.targets) {
    const of = everyOf.subarray(from, from + count)
    const moves = everyMove.subarray(from * 3, (from + count) * 3)
    let vertex = 0
    const move = [0, 0, 0]
    for (let i = 0; i < count; i++) {
      vertex += jumps[from + i]!
      of[i] = vertex
      for (let axis = 0; axis < 3; axis++) {
        move[axis]! += axes[axis]![from + i]!
        moves[i * 3 + axis] = move[axis]!
      }
    }
    targets.set(name, { of, moves, step: heading.step })
    from += count
  }
  return targets
}

function cardTexture(packed: Int32Array, size: number): Texture {
  const pixels = new Uint8Array(size * size * 4)
  for (let i = 0; i < packed.length; i++) {
    const light = (packed[i]! & 15) * 17
    pixels[i * 4] = light
    pixels[i * 4 + 1] = light
    pixels[i * 4 + 2] = light
    pixels[i * 4 + 3] = (packed[i]! >> 4) * 17
  }
  return { width: size, height: size, pixels }
}

function skinTexture(channels: Int32Array[], size: number): Texture {
  const pixels = new Uint8Array(size * size * 4)
  for (let i = 0; i < size * size; i++) {
    for (let channel = 0; channel < 3; channel++) pixels[i * 4 + channel] = channels[channel]![i]! * 2 + 1
    pixels[i * 4 + 3] = 255
  }
  return { width: size, height: size, pixels }
}
