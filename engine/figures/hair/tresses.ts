import { add, cross, sub, times, unit, type Vec } from '../../mesh/geometry.ts'
import type { Matrix } from '../../mesh/matrix.ts'
import type { Spot } from '../../mesh/mesh.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Press } from '../hats/hats.ts'
import { hanging } from '../hats/shoulders.ts'

/** How a strand's tone changes: a factor of the hair's colour from root (0) to tip (1). */
export type Tone = (t: number) => number

/** Strands of one head of hair or one beard, in places of the body at rest. */
export class Tresses {
  /** Nine numbers a vertex: its place, which way it looks, which way the strand runs; its tone apart. */
  #vertices = new Float32Array(9 << 12)
  #tones = new Float32Array(1 << 12)
  #faces = new Int32Array(1 << 13)
  #count = 0
  #corners = 0

  /** A flat strand through points, `wide(t)` to each side of them, that looks the way `facing` says. */
  ribbon(points: readonly Vec[], facing: readonly Vec[], wide: (t: number) => number, tone: Tone): void {
    const first = this.#count
    const last = points.length - 1
    for (let i = 0; i <= last; i++) {
      const [px, py, pz] = points[i]!
      const before = points[Math.max(0, i - 1)]!
      const after = points[Math.min(last, i + 1)]!
      const look = facing[i]!
      let wx = after[0] - before[0]
      let wy = after[1] - before[1]
      let wz = after[2] - before[2]
      const long = 1 / (Math.sqrt(wx * wx + wy * wy + wz * wz) || 1)
      wx *= long
      wy *= long
      wz *= long
      let sx = wy * look[2] - wz * look[1]
      let sy = wz * look[0] - wx * look[2]
      let sz = wx * look[1] - wy * look[0]
      const t = i / last
      const half = wide(t) / (Math.sqrt(sx * sx + sy * sy + sz * sz) || 1)
      sx *= half
      sy *= half
      sz *= half
      const shade = tone(t)
      this.#push(px + sx, py + sy, pz + sz, look, wx, wy, wz, shade)
      this.#push(px - sx, py - sy, pz - sz, look, wx, wy, wz, shade)
      if (i === last) continue
      const a = first + i * 2
      this.#face(a, a + 1, a + 3, a + 2)
    }
  }

  /** A round lock through points; its sides differ in tone, as strands do. */
  tube(
    points: readonly Vec[],
    radius: (t: number) => number,
    tone: (t: number, side: number) => number,
    sides = 9,
  ): void {
    const first = this.#count
    const last = points.length - 1
    let across: Vec | undefined
    for (const [i, point] of points.entries()) {
      const t = i / last
      const way = unit(sub(points[Math.min(last, i + 1)]!, points[Math.max(0, i - 1)]!))
      const start: Vec = Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
      across = unit(cross(way, across ? cross(across, way) : start))
      const other = cross(way, across)
      for (let k = 0; k < sides; k++) {
        const angle = (k / sides) * 2 * Math.PI
        const out = add(times(across, Math.cos(angle)), times(other, Math.sin(angle)))
        const [x, y, z] = add(point, times(out, radius(t)))
        this.#push(x, y, z, out, way[0], way[1], way[2], tone(t, k))
      }
      if (i === last) continue
      for (let k = 0; k < sides; k++) {
        const [a, b] = [first + i * sides + k, first + i * sides + ((k + 1) % sides)]
        this.#face(a, b, b + sides, a + sides)
      }
    }
  }

  #push(x: number, y: number, z: number, look: Vec, wx: number, wy: number, wz: number, tone: number): void {
    if (this.#count === this.#tones.length) {
      this.#vertices = grown(this.#vertices, new Float32Array(this.#vertices.length * 2))
      this.#tones = grown(this.#tones, new Float32Array(this.#tones.length * 2))
    }
    const v = this.#vertices
    const at = this.#count * 9
    v[at] = x
    v[at + 1] = y
    v[at + 2] = z
    v[at + 3] = look[0]
    v[at + 4] = look[1]
    v[at + 5] = look[2]
    v[at + 6] = wx
    v[at + 7] = wy
    v[at + 8] = wz
    this.#tones[this.#count] = tone
    this.#count++
  }
  #face(a: number, b: number, c: number, d: number): void {
    if (this.#corners === this.#faces.length) this.#faces = grown(this.#faces, new Int32Array(this.#faces.length * 2))
    const faces = this.#faces
    let at = this.#corners
    faces[at++] = a
    faces[at++] = b
    faces[at++] = c
    faces[at++] = d
    this.#corners = at
  }

  /** Puts them on somebody: pressed by a hat, carried by the head, lying on shoulders and breast. */
  put(
    figure: Figure,
    {
      colour,
      thing,
      press,
      gap = 0.03,
      temples,
    }: { colour: readonly number[]; thing: number; press?: Press; gap?: number; temples?: readonly number[] },
  ): void {
    const count = this.#count
    if (count === 0) return
    const { skeleton } = figure
    const v = this.#vertices
    const rest = new Float32Array(count * 3)
    for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) rest[i * 3 + c] = v[i * 9 + c]!
    press?.(rest)
    const lies = hanging(figure)
    const turn = skeleton.wholes[skeleton.bone('head')]!
    const positions = new Float32Array(rest.length)
    const normals = new Float32Array(rest.length)
    const tangents = new Float32Array(rest.length)
    for (let i = 0; i < count; i++) {
      positions.set(lies([rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!], gap), i * 3)
      turned(turn, v, i * 9 + 3, normals, i * 3)
      turned(turn, v, i * 9 + 6, tangents, i * 3)
    }
    // Not even black hair is without light: its locks are told apart by it.
    // Nor is white hair a lamp: it keeps room for the light on it.
    const most = Math.max(...colour)
    const held = most > 0.42 ? (0.42 + (most - 0.42) * 0.42) / most : 1
    const [r = 0, g = 0, b = 0] = colour.map((one) => Math.max(0.03, one * held))
    const gleam = 0.2 * Math.min(1, 0.62 + r)
    figure.meshes.push({
      positions,
      rest,
      normals,
      tangents,
      tag: this.#tones.slice(0, count),
      faces: this.#faces.slice(0, this.#corners),
      stuff: 'hair',
      thing,
      surface(spot) {
        const k = spot.tag
        spot.r = r * k
        spot.g = g * k
        spot.b = b * k
        if (temples) fade(spot, temples, figure)
        spot.isHair = true
        spot.specular = gleam * k
        spot.gloss = 30
        spot.rim = 0.6
      },
    })
  }
}

/** Streaks of another colour from the temples to behind the ears. */
function fade(spot: Spot, [r = 0, g = 0, b = 0]: readonly number[], { eye, head }: Figure): void {
  const x = Math.abs(spot.x / head[0])
  const y = (spot.y - eye[1]) / head[1]
  const z = (spot.z - eye[2]) / head[2]
  const beside = Math.min(1, Math.max(0, (x - 0.6) / 0.2))
  const high = Math.min(1, Math.max(0, (0.62 - y) / 0.3)) * Math.min(1, Math.max(0, (y + 1.2) / 0.4))
  const front = Math.min(1, Math.max(0, (z + 1.3) / 0.5))
  // Some strands keep their colour.
  const share = beside * high * front * (0.55 + 0.45 * Math.min(1, spot.tag))
  spot.r += (r * spot.tag - spot.r) * share
  spot.g += (g * spot.tag - spot.g) * share
  spot.b += (b * spot.tag - spot.b) * share
}

function grown<T extends Float32Array | Int32Array>(from: T, into: T): T {
  into.set(from)
  return into
}

function turned(m: Matrix, from: Float32Array, at: number, to: Float32Array, into: number): void {
  const x = from[at]!
  const y = from[at + 1]!
  const z = from[at + 2]!
  to[into] = m[0] * x + m[1] * y + m[2] * z
  to[into + 1] = m[3] * x + m[4] * y + m[5] * z
  to[into + 2] = m[6] * x + m[7] * y + m[8] * z
}
