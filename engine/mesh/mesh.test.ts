import { expect, test } from 'vitest'
import { lightOf } from '../paint/light.ts'
import { bareRelief } from '../paint/relief.ts'
import { ball, normalsOf, tube } from './geometry.ts'
import { lay } from './lay.ts'
import type { Mesh, Vec } from './mesh.ts'
import { NOTHING, type Rendered, render } from './render.ts'
import type { Lights } from './shading.ts'
import { subdivision } from './subdivide.ts'

const lights: Lights = {
  key: { direction: [-0.6, 0.6, 0.5], colour: [240, 230, 210] },
  ambient: [50, 50, 60],
  bounce: [20, 20, 20],
  fill: { direction: [0.9, 0, 0.5], colour: [20, 20, 30] },
  rim: { direction: [0.8, 0.2, -0.5], colour: [60, 60, 90] },
  lamps: [],
}
const frame = { width: 97, height: 61 }
const view = { frame, scale: 10, x: 0, y: 0 }
const grey = (made: { positions: Float32Array; faces: Int32Array }, more: Partial<Mesh> = {}): Mesh => ({
  ...made,
  stuff: 'cloth',
  thing: 1,
  surface(spot) {
    spot.r = spot.g = spot.b = 0.6
    spot.specular = 0
  },
  ...more,
})
const at = ({ width }: Rendered, x: number, y: number) => Math.round(30 - y * 10) * width + Math.round(48 + x * 10)

test('a ball is lit on the side of the light, covers its edge in part, and faces outwards', () => {
  const seen = render([grey(ball([0, 0, 0], 2, 24, 32))], view, lights)
  expect(seen.coverage[at(seen, 0, 0)]).toBe(1)
  expect(seen.coverage[at(seen, 2.6, 0)]).toBe(0)
  expect([...seen.coverage].some((part) => part > 0 && part < 1)).toBe(true)
  expect(seen.red[at(seen, -1, 1)]).toBeGreaterThan(1.6 * (seen.red[at(seen, 1, -1)] ?? 0))
  expect(seen.normals[0][at(seen, 1.2, 0)]).toBeGreaterThan(0.3)
  expect(seen.normals[1][at(seen, 0, 1.2)]).toBeLessThan(-0.3)
  for (const plane of [seen.red, seen.key, seen.shade, seen.open, seen.normals[0]])
    expect(plane.every((value) => Number.isFinite(value))).toBe(true)
})

test('what is nearer hides what is farther, and throws its shadow on it', () => {
  const wall = (z: number): Mesh =>
    grey({
      positions: Float32Array.from([-4, -3, z, 4, -3, z, 4, 3, z, -4, 3, z]),
      faces: Int32Array.from([0, 1, 2, 3]),
    })
  const small = grey(ball([0, 0, 1.5], 0.8), { thing: 2 })
  const open = render([wall(0)], view, lights)
  const seen = render([wall(0), small], view, lights)
  expect(seen.thing[at(seen, 0, 0)]).toBe(2)
  expect(seen.thing[at(seen, -3, 0)]).toBe(1)
  // The light comes from the upper left: the shadow falls to the lower right.
  expect(seen.key[at(seen, 1.5, -1.6)]).toBeLessThan(0.4 * (open.key[at(open, 1.5, -1.6)] ?? 1))
  expect(seen.depth[at(seen, 0, 0)]).toBeGreaterThan(2)
  expect(render([], view, lights).depth.every((z) => z === NOTHING)).toBe(true)
})

test('a card lets through where its picture has holes', () => {
  const pixels = new Uint8Array(4 * 4 * 4)
  // The left half of the picture is solid.
  for (let i = 0; i < 16; i++) pixels[i * 4 + 3] = i % 4 < 2 ? 255 : 0
  const card = grey(
    { positions: Float32Array.from([-2, -2, 0, 2, -2, 0, 2, 2, 0, -2, 2, 0]), faces: Int32Array.from([0, 1, 2, 3]) },
    {
      alpha: { width: 4, height: 4, pixels },
      uv: { values: Float32Array.from([0, 0, 1, 0, 1, 1, 0, 1]), faces: Int32Array.from([0, 1, 2, 3]) },
    },
  )
  const seen = render([card], view, lights)
  expect(seen.coverage[at(seen, -1, 0)]).toBe(1)
  expect(seen.coverage[at(seen, 1, 0)]).toBe(0)
})

test('the same meshes make the same bytes, and are laid on a relief with their lines and matter', () => {
  const scene = () => [
    grey(ball([0, 0, 0], 2)),
    grey(
      tube(
        [
          [-3, 0, 2.2],
          [3, 0, 2.2],
        ],
        [0.3, 0.3],
      ),
      { thing: 2, stuff: 'wood' },
    ),
  ]
  const [one, other] = [render(scene(), view, lights), render(scene(), view, lights)]
  expect(Buffer.from(one.red.buffer).equals(Buffer.from(other.red.buffer))).toBe(true)
  const relief = bareRelief(frame, null, lightOf('lantern'), 1)
  lay(one, relief)
  expect(relief.coverage.values[at(one, 0, 0)]).toBe(1)
  expect(relief.matter?.thing[at(one, 0, 0)]).toBe(2)
  expect(Math.max(...relief.ink.values)).toBe(1)
})

test('cutting faces into four keeps a ball a ball', () => {
  const made = ball([0, 0, 0], 1, 12, 16)
  const finer = subdivision(made.faces, made.positions.length / 3)
  const positions = finer.round(made.positions)
  expect(finer.faces.length).toBe(made.faces.length * 4)
  for (let i = 0; i < positions.length; i += 3) {
    const far = Math.hypot(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0)
    expect(far).toBeGreaterThan(0.85)
    expect(far).toBeLessThan(1.05)
  }
  const normals = normalsOf(positions, finer.faces)
  const place: Vec = [positions[300] ?? 0, positions[301] ?? 0, positions[302] ?? 0]
  const outwards = place[0] * (normals[300] ?? 0) + place[1] * (normals[301] ?? 0) + place[2] * (normals[302] ?? 0)
  expect(outwards).toBeGreaterThan(0.8)
})
