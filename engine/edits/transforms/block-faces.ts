import { type Blocks, NOTHING, SLAB } from './blocks.ts'

export type Vector = readonly [number, number, number]

/** The faces of blocks that can be seen, as parallelograms on the screen with light at their corners. */
export interface Faces {
  count: number
  /** Values a face: a corner and two sides (x, y and nearness of each), then the light at the corner, beyond each side and beyond both. */
  values: Float32Array
  stride: number
  /** Which colour each is of. */
  kinds: Uint8Array
  /** The least and the most x and y of all of them. */
  bounds: readonly [Vector, Vector]
  /** Brings them to px. */
  place(scale: number, x: number, y: number): void
}

const STRIDE = 13
/** How the model is turned to the eye, radians: aside, and seen from above. One of a map lies and is seen from higher up. */
const upright = { turn: 0.38, tilt: 0.3 }
const lying = { turn: 0.62, tilt: 0.72 }
/** Where the light comes from: the left, above, before. x to the right, y down, z to the eye. */
const LIGHT: Vector = [-0.42, -0.72, 0.55]
/** What a face has of the light from everywhere, and of that light. */
const AMBIENT = 0.5
const KEY = 0.58
/** How far a shadow is followed, blocks, and how dark it is. */
const REACH = 16
const SHADE = 0.34
/** How much each of three neighbours that stand higher darkens a corner. */
const CORNER = 0.13

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]

/** The light on a face that looks to a side. */
const lightOn = (normal: Vector) => AMBIENT + KEY * Math.max(0, dot(normal, LIGHT))

/** Faces of blocks, as they are seen. `isLying`: they are built up from a table instead of out from a wall. */
export function facesOf(blocks: Blocks, isLying: boolean): Faces {
  const { wide, high, height, stuff } = blocks
  const { turn, tilt } = isLying ? lying : upright
  const [ct, st, cp, sp] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  const right: Vector = [ct, 0, -st]
  const down: Vector = [sp * st, cp, sp * ct]
  const toEye: Vector = [st * cp, -sp, ct * cp]
  // What a step along a row, down a column and out of the slab is in the world.
  const along: Vector = [1, 0, 0]
  const across: Vector = isLying ? [0, 0, 1] : [0, 1, 0]
  const out: Vector = isLying ? [0, -1, 0] : [0, 0, 1]
  const seen = (v: Vector): Vector => [dot(v, right), dot(v, down), dot(v, toEye)]
  const [ex, ey, eh] = [seen(along), seen(across), seen(out)]

  const heightAt = (x: number, y: number) => (x < 0 || y < 0 || x >= wide || y >= high ? -SLAB : height[y * wide + x]!)
  // Sides are seen where they look to the eye.
  const stepX = dot(along, toEye) > 0 ? 1 : -1
  const stepY = dot(across, toEye) > 0 ? 1 : -1
  let count = 0
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const h = heightAt(x, y)
      count += 1 + Math.max(0, h - heightAt(x + stepX, y)) + Math.max(0, h - heightAt(x, y + stepY))
    }
  const values = new Float32Array(count * STRIDE)
  const kinds = new Uint8Array(count)
  let n = 0
  const low: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  const most: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  const add = (
    kind: number,
    [x, y, h]: Vector,
    u: Vector,
    v: Vector,
    lights: readonly [number, number, number, number],
  ) => {
    const at = n * STRIDE
    for (let c = 0; c < 3; c++) {
      values[at + c] = x * ex[c]! + y * ey[c]! + h * eh[c]!
      values[at + 3 + c] = u[c]!
      values[at + 6 + c] = v[c]!
    }
    for (let c = 0; c < 2; c++)
      for (const corner of [
        values[at + c]!,
        values[at + c]! + u[c]!,
        values[at + c]! + v[c]!,
        values[at + c]! + u[c]! + v[c]!,
      ]) {
        if (corner < low[c]!) low[c] = corner
        if (corner > most[c]!) most[c] = corner
      }
    values.set(lights, at + 9)
    kinds[n] = kind
    n++
  }

  const lit = lightOn(out)
  const asideX = lightOn(stepX > 0 ? along : minus(along)) / lit
  const asideY = lightOn(stepY > 0 ? across : minus(across)) / lit
  const toLight: Vector = [dot(LIGHT, along), dot(LIGHT, across), dot(LIGHT, out)]
  const stride = Math.hypot(toLight[0], toLight[1])
  const [lx, ly, lh] = [toLight[0] / stride, toLight[1] / stride, toLight[2] / stride]
  /** Whether something stands in the light of a point. */
  const isShaded = (x: number, y: number, h: number) => {
    for (let s = 0.8; s < REACH; s += 0.9)
      if (heightAt(Math.floor(x + lx * s), Math.floor(y + ly * s)) > h + lh * s + 0.3) return true
    return false
  }
  const cornerLight = (x: number, y: number, h: number, dx: number, dy: number) => {
    const one = heightAt(x + dx, y) > h ? 1 : 0
    const other = heightAt(x, y + dy) > h ? 1 : 0
    const both = one && other ? 1 : heightAt(x + dx, y + dy) > h ? 1 : 0
    const shaded = isShaded(x + 0.5 + 0.38 * dx, y + 0.5 + 0.38 * dy, h) ? SHADE : 0
    return 1 - CORNER * (one + other + both) - shaded
  }

  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const h = heightAt(x, y)
      const kind = stuff[y * wide + x]!
      if (h === NOTHING) continue
      add(kind, [x, y, h], ex, ey, [
        cornerLight(x, y, h, -1, -1),
        cornerLight(x, y, h, 1, -1),
        cornerLight(x, y, h, -1, 1),
        cornerLight(x, y, h, 1, 1),
      ])
      const besideX = heightAt(x + stepX, y)
      const besideY = heightAt(x, y + stepY)
      // Darker where a side meets what it stands on.
      const rising = (k: number, foot: number) => (k === foot ? 0.8 : 1)
      for (let k = besideX; k < h; k++) {
        const lower = asideX * rising(k, besideX)
        add(kind, [x + (stepX > 0 ? 1 : 0), y, k + 1], [-eh[0], -eh[1], -eh[2]], ey, [asideX, lower, asideX, lower])
      }
      for (let k = besideY; k < h; k++) {
        const lower = asideY * rising(k, besideY)
        add(kind, [x, y + (stepY > 0 ? 1 : 0), k + 1], ex, [-eh[0], -eh[1], -eh[2]], [asideY, asideY, lower, lower])
      }
    }
  return {
    count: n,
    values,
    stride: STRIDE,
    kinds,
    bounds: [low, most],
    place(scale, dx, dy) {
      for (let at = 0; at < n * STRIDE; at += STRIDE) {
        for (let c = 0; c < 9; c++) values[at + c]! *= scale
        values[at]! += dx
        values[at + 1]! += dy
      }
    },
  }
}
