import { describe, expect, it } from 'vitest'
import { bareRelief } from '../paint/relief.ts'
import { type Camera, parallel, perspective, project } from './camera.ts'
import { ball, tube, type Vec } from './geometry.ts'
import { lay } from './lay.ts'
import type { Mesh, Surface, Texture } from './mesh.ts'
import { renderMeshes } from './render.ts'
import { NOTHING, type Rendered } from './rendered.ts'
import type { Lights } from './shading.ts'
import { subdivision } from './subdivide.ts'

const lights: Lights = {
  key: { direction: [-0.6, 0.6, 0.6], colour: [250, 226, 196] },
  ambient: [50, 52, 62],
  bounce: [40, 30, 22],
  fill: { direction: [0.9, 0, 0.5], colour: [34, 36, 44] },
  rim: { direction: [0.85, 0.25, -0.5], colour: [130, 150, 190] },
  lamps: [{ at: [1, -1, 2], colour: [200, 120, 60], reach: 1 }],
}
const frame = { width: 61, height: 47 }
const straight: Camera = parallel([0, 0, 30], [0, 0, 0], 4)

const coloured =
  (r: number, g: number, b: number, more: Partial<Parameters<Surface>[0]> = {}): Surface =>
  (spot) => {
    spot.r = r
    spot.g = g
    spot.b = b
    Object.assign(spot, more)
  }

const round = (at: Vec, radius: number, more: Partial<Mesh> = {}): Mesh => ({
  ...ball(at, radius, 24, 36),
  stuff: 'skin',
  thing: 1,
  surface: coloured(0.7, 0.5, 0.4, { softness: 1 }),
  ...more,
})

/** A square facing the eye. */
const card = (z: number, half: number, more: Partial<Mesh> = {}): Mesh => ({
  positions: Float32Array.of(-half, -half, z, half, -half, z, half, half, z, -half, half, z),
  faces: Int32Array.of(0, 1, 2, 3),
  uv: { values: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1), faces: Int32Array.of(0, 1, 2, 3) },
  stuff: 'cloth',
  thing: 2,
  surface: coloured(0.2, 0.3, 0.8),
  ...more,
})

/** Solid on its left half, and nothing on its right. */
const halfThere: Texture = {
  width: 64,
  height: 64,
  pixels: Uint8Array.from({ length: 64 * 64 * 4 }, (_, i) => ((i >> 2) % 64 < 32 ? 255 : 0)),
}

const strands = (more: Partial<Mesh> = {}): Mesh =>
  card(1, 1, {
    tangents: Float32Array.of(0, -1, 0, 0, -1, 0, 0, -1, 0, 0, -1, 0),
    alpha: halfThere,
    stuff: 'hair',
    thing: 3,
    surface: coloured(0.5, 0.3, 0.1, { isHair: true, specular: 0.3 }),
    ...more,
  })

const everything = (): Mesh[] => [
  round([-0.7, 0.4, 0], 0.8),
  round([0.9, -0.5, 0.4], 0.6, { stuff: 'metal', surface: coloured(0.6, 0.6, 0.7, { metal: 0.9, gloss: 40 }) }),
  card(-1, 1.6),
  strands(),
]

const at = (rendered: Rendered, x: number, y: number) => {
  const { x: px, y: py } = project(rendered.camera, rendered.frame, [x, y, 0])
  return Math.floor(py) * rendered.width + Math.floor(px)
}

const planesOf = (rendered: Rendered): [string, Float32Array][] =>
  Object.entries(rendered)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((v, k) => [`${name} ${k}`, v]) : [[name, value]]))
    .filter((entry): entry is [string, Float32Array] => entry[1] instanceof Float32Array)

describe('what meshes look like', () => {
  it('is the same to the byte each time', () => {
    const first = renderMeshes(everything(), straight, lights, frame)
    const second = renderMeshes(everything(), straight, lights, frame)
    for (const [k, [name, values]] of planesOf(first).entries()) {
      const [, again] = planesOf(second)[k]!
      expect(Buffer.from(values.buffer).equals(Buffer.from(again.buffer)), name).toBe(true)
    }
    expect(second.thing).toEqual(first.thing)
  })

  it.each([
    [1, 1],
    [7, 33],
    [64, 48],
    [97, 31],
  ])('has numbers everywhere in a frame of %i by %i, from near and from afar', (width, height) => {
    for (const camera of [straight, perspective([-1, 1, 9], [0, 0, 0], 30), perspective([0, 0, 0.9], [0, 0, -1], 90)])
      for (const [name, values] of planesOf(renderMeshes(everything(), camera, lights, { width, height })))
        expect(values.every(Number.isFinite), name).toBe(true)
  })

  it('is nothing at all of no meshes', () => {
    const rendered = renderMeshes([], straight, lights, frame)
    expect(rendered.coverage.every((value) => value === 0)).toBe(true)
    expect(rendered.depth.every((value) => value === NOTHING)).toBe(true)
  })

  it.each([
    ['in perspective', perspective([0, 0, 12], [0, 0, 0], 20)],
    ['without', straight],
  ])('hides what is farther behind what is nearer, %s', (_, camera) => {
    const near = card(1, 0.5, { thing: 5 })
    const far = card(-1, 1.5, { thing: 6 })
    for (const meshes of [
      [near, far],
      [far, near],
    ]) {
      const rendered = renderMeshes(meshes, camera, lights, frame)
      expect(rendered.thing[at(rendered, 0, 0)]).toBe(5)
      expect(rendered.thing[at(rendered, 1.2, 0)]).toBe(6)
      expect(rendered.depth[at(rendered, 0, 0)]).toBeCloseTo(1, 3)
      expect(rendered.depth[at(rendered, 1.2, 0)]).toBeCloseTo(-1, 3)
    }
  })

  it('draws a biased mesh over what it lies on', () => {
    const rendered = renderMeshes(
      [card(0, 1, { thing: 4, bias: 0.01 }), card(0.005, 1, { thing: 7 })],
      straight,
      lights,
      frame,
    )
    expect(rendered.thing[at(rendered, 0, 0)]).toBe(4)
  })

  it('covers its edges in part and its middle whole', () => {
    const { coverage } = renderMeshes([round([0, 0, 0], 1)], straight, lights, frame)
    expect(coverage.some((value) => value > 0 && value < 1)).toBe(true)
    expect(Math.max(...coverage)).toBe(1)
  })

  it('leaves no slit between faces that meet', () => {
    const { coverage, width } = renderMeshes([round([0, 0, 0], 1.5)], straight, lights, { width: 300, height: 300 })
    for (let y = 80; y < 220; y++) for (let x = 80; x < 220; x++) expect(coverage[y * width + x]).toBe(1)
  })

  it('has normals that look outwards, and is light towards the key', () => {
    const rendered = renderMeshes([round([0, 0, 0], 1.2)], straight, { ...lights, lamps: [] }, frame)
    const [nx, ny] = rendered.normals
    expect(nx[at(rendered, 0.8, 0)]).toBeGreaterThan(0.5)
    expect(nx[at(rendered, -0.8, 0)]).toBeLessThan(-0.5)
    expect(ny[at(rendered, 0, 0.8)]).toBeLessThan(-0.5)
    const lit = at(rendered, -0.5, 0.5)
    const dark = at(rendered, 0.6, -0.6)
    expect(rendered.red[lit]).toBeGreaterThan(rendered.red[dark]! * 2)
    expect(rendered.key[lit]).toBeGreaterThan(0.8)
    expect(rendered.red[dark]).toBeGreaterThan(8)
  })

  it('throws a shadow on what is behind, softer the farther behind', () => {
    const wall = card(-1, 4, { thing: 1 })
    const open = renderMeshes([wall], straight, lights, { width: 200, height: 200 })
    const shaded = (z: number, soft = 0.14) =>
      renderMeshes(
        [wall, card(z, 0.5)],
        straight,
        { ...lights, key: { ...lights.key, soft }, lamps: [] },
        { width: 200, height: 200 },
      )
    const near = shaded(-0.2)
    // From the upper left, so to the lower right.
    const i = at(near, 0.7, -0.7)
    expect(near.thing[i]).toBe(1)
    expect(open.key[i]).toBeGreaterThan(0.5)
    expect(near.key[i]).toBeLessThan(0.1)
    /** px of the shadow's lower edge that are neither dark nor light, straight below the middle of the shadow. */
    const edge = (gap: number) => {
      const rendered = shaded(gap - 1, 0.2)
      const light = open.key[at(open, -1.5, -1.5)]!
      const keys = Array.from({ length: 90 }, (_, k) => rendered.key[at(rendered, gap, -0.5 - gap / 2 - k * 0.01)]!)
      return keys.filter((key) => key > light * 0.15 && key < light * 0.85).length
    }
    expect(edge(0.8)).toBeGreaterThan(edge(0.3) * 1.4)
  })

  it('throws it from where a light stands', () => {
    const from = { ...lights, key: { ...lights.key, place: [12, 0, 6] as Vec } }
    const rendered = renderMeshes([card(-1, 4, { thing: 1 }), card(0, 0.5)], straight, from, frame)
    expect(rendered.key[at(rendered, -2, 0)]).toBeLessThan(0.1)
    expect(rendered.key[at(rendered, 1.2, 0)]).toBeGreaterThan(0.2)
  })

  it('is darker in a corner than on a plane', () => {
    const rendered = renderMeshes([card(-1, 4), round([0, 0, -1], 1)], straight, lights, { width: 200, height: 200 })
    expect(rendered.open[at(rendered, 1.1, 0)]).toBeLessThan(rendered.open[at(rendered, 1.9, 0)]! - 0.1)
    expect(rendered.open[at(rendered, 0, 0)]).toBeGreaterThan(0.9)
  })

  it('lets through where a cut-out is not', () => {
    const rendered = renderMeshes([strands(), card(-1, 1.5)], straight, lights, frame)
    expect(rendered.thing[at(rendered, -0.5, 0)]).toBe(3)
    expect(rendered.thing[at(rendered, 0.5, 0)]).toBe(2)
    expect(rendered.along[1][at(rendered, -0.5, 0)]).toBeCloseTo(1, 2)
  })

  it('does not draw the far side of what is culled', () => {
    const away = card(0, 1, { faces: Int32Array.of(3, 2, 1, 0), culled: true })
    expect(renderMeshes([away], straight, lights, frame).coverage.some((value) => value > 0)).toBe(false)
  })

  it('is warmer near a lamp', () => {
    const dark = { ...lights, key: { ...lights.key, colour: [0, 0, 0] as const }, lamps: [] }
    const plain = renderMeshes([card(0, 2)], straight, { ...dark, key: { ...dark.key, colour: [0, 0, 0] } }, frame)
    const lamp = renderMeshes(
      [card(0, 2)],
      straight,
      {
        ...dark,
        key: { ...dark.key, colour: [0, 0, 0] },
        lamps: [{ at: [1, 0, 0.6], colour: [255, 120, 40], reach: 0.6 }],
      },
      frame,
    )
    const more = (x: number) => lamp.red[at(lamp, x, 0)]! - plain.red[at(plain, x, 0)]!
    expect(more(1)).toBeGreaterThan(10)
    expect(more(1)).toBeGreaterThan(more(-1) * 3)
  })
})

describe('laying on a relief', () => {
  it('paints by coverage and tells what there is', () => {
    const rendered = renderMeshes(everything(), straight, lights, frame)
    const relief = bareRelief(
      frame,
      null,
      { direction: [-0.6, -0.6, 0.5], key: [250, 240, 220], ambient: [40, 40, 50], rim: [90, 90, 90] },
      3,
    )
    const ground = relief.paint.red[0]!
    lay(rendered, relief)
    expect(relief.paint.red[0]).toBe(ground)
    expect(relief.matter!.thing).toEqual(rendered.thing.map((thing, i) => (rendered.coverage[i]! < 0.5 ? 0 : thing)))
    expect(relief.coverage.values[at(rendered, 0, 0)]).toBe(1)
    expect(relief.depth.values[at(rendered, -0.7, 0.4)]).toBeGreaterThan(relief.depth.values[at(rendered, 0, -1.2)]!)
    expect(relief.ink.values.some((value) => value > 0.9)).toBe(true)
    for (const plane of [relief.paint.red, relief.albedo.green, relief.shade.values, relief.matter!.ao.values])
      expect(plane.every(Number.isFinite)).toBe(true)
  })
})

describe('forms', () => {
  it('rounds a cube towards a ball, and keeps what is spread between its corners', () => {
    const positions = Float32Array.from({ length: 24 }, (_, i) => ((i / 3) & (1 << (i % 3)) ? 1 : -1))
    const faces = Int32Array.of(0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5)
    const once = subdivision(faces, 8)
    const twice = subdivision(once.faces, once.count)
    const rounded = twice.round(once.round(positions))
    const sizes = Array.from({ length: twice.count }, (_, i) =>
      Math.hypot(rounded[i * 3]!, rounded[i * 3 + 1]!, rounded[i * 3 + 2]!),
    )
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.25)
    expect(twice.faces).toHaveLength(6 * 16 * 4)
    expect(twice.spread(once.spread(positions, 3), 3)).toHaveLength(twice.count * 3)
  })

  it('closes a tube outwards', () => {
    const pipe = tube(
      [
        [-1, 0, 0],
        [1, 0, 0],
      ],
      [0.5, 0.5],
    )
    const rendered = renderMeshes(
      [{ ...pipe, stuff: 'metal', thing: 1, culled: true, surface: coloured(0.5, 0.5, 0.5) }],
      straight,
      lights,
      frame,
    )
    expect(rendered.depth[at(rendered, 0, 0)]).toBeGreaterThan(0.4)
  })
})
