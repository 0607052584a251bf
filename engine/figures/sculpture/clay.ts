import type { Rgb } from '../../paint/colour.ts'
import type { Material } from '../../paint/material.ts'
import {
  add,
  after,
  along,
  between,
  length,
  type Place,
  type Rotation,
  rotate,
  sub,
  times,
  turned,
  upright,
  type Vec,
} from './space.ts'

/** Numbers a primitive takes in the flat table the tracer reads; the last two are its nearest and farthest z. */
export const STRIDE = 22
export const NEAR = 20
export const FAR = 21
export const kinds = { cone: 0, ellipsoid: 1, box: 2, ring: 3, drum: 4, leaf: 5, sheet: 6, hollow: 7 } as const
export const deeds = { add: 0, carve: 1, keep: 2 } as const
type Deed = (typeof deeds)[keyof typeof deeds]

/** Where a ray met the surface: read the place, change the colour and the fine height. Reused from hit to hit. */
export interface Touch {
  /** In the part's own place and units. */
  x: number
  y: number
  z: number
  /** The surface's direction there, in the part's own place. */
  nx: number
  ny: number
  nz: number
  red: number
  green: number
  blue: number
  /** Fine relief, units of the picture: scales, mail, folds, wrinkles. */
  height: number
  /** 0-1: how solid. */
  alpha: number
}

/** Something of one material, modelled from primitives that melt into one another. */
export interface Part {
  material: Material
  colour: Rgb
  place: Place
  pigment?: (touch: Touch) => void
  /** First primitive and how many, in the clay's table. */
  first: number
  count: number
  /** Which way hair, fur or scales lie, in the part's own place. */
  lie?: Vec
}

export interface PartOptions {
  material: Material
  place: Place
  pigment?: (touch: Touch) => void
  lie?: Vec
}

/** Box around a primitive, in picture units. */
export interface Reach {
  left: number
  right: number
  top: number
  bottom: number
  near: number
  far: number
}

/**
 * A sculpture in the making: parts of solid primitives, each a signed distance, joined smoothly inside a part and cut
 * cleanly against other parts. Coordinates are given in the current part's place. `blend` is how far a joint is rounded.
 */
export class Clay {
  readonly parts: Part[] = []
  readonly table: number[] = []
  readonly reaches: Reach[] = []
  #part: Part | undefined
  #deed: Deed = deeds.add

  /** Begins a part; everything until the next call belongs to it. */
  part(options: PartOptions): this {
    const { material } = options
    const colour = typeof material.colour === 'function' ? material.colour(0, 0) : material.colour
    this.#part = { ...options, colour, first: this.reaches.length, count: 0 }
    this.parts.push(this.#part)
    this.#deed = deeds.add
    return this
  }

  /** What follows in this part is carved out of it, until the next call of this kind. */
  carve(): this {
    this.#deed = deeds.carve
    return this
  }

  /** What follows is all that is kept of the part so far. */
  keep(): this {
    this.#deed = deeds.keep
    return this
  }

  /** What follows adds to the part again. */
  build(): this {
    this.#deed = deeds.add
    return this
  }

  #push(kind: number, blend: number, centre: Vec, rest: readonly number[], extent: Vec | number) {
    const part = this.#part
    if (!part) throw new Error('A primitive needs a part to belong to')
    const base = this.table.length
    this.table.push(kind, this.#deed, blend, centre[0], centre[1], centre[2], ...rest)
    while (this.table.length < base + STRIDE) this.table.push(0)
    const e: Vec = typeof extent === 'number' ? [extent, extent, extent] : extent
    this.reaches.push({
      left: centre[0] - e[0],
      right: centre[0] + e[0],
      top: centre[1] - e[1],
      bottom: centre[1] + e[1],
      far: centre[2] - e[2],
      near: centre[2] + e[2],
    })
    part.count++
    return this
  }

  #place(): Place {
    if (!this.#part) throw new Error('A primitive needs a part to belong to')
    return this.#part.place
  }

  #at(v: Vec): Vec {
    const p = this.#place()
    return add(p.origin, times(rotate(p.rotation, v), p.scale))
  }

  /** World-to-local rows of a rotation given in the part's place. */
  #rows(rotation: Rotation): number[] {
    return turned(after(this.#place().rotation, rotation)).flat()
  }

  /** How far a box of half sizes `half`, so turned, reaches along each axis. */
  #extent(rows: readonly number[], half: Vec): Vec {
    const along = (k: number) =>
      Math.abs(rows[k]!) * half[0] + Math.abs(rows[k + 3]!) * half[1] + Math.abs(rows[k + 6]!) * half[2]
    return [along(0), along(1), along(2)]
  }

  ball(centre: Vec, radius: number, blend = 0): this {
    return this.cone(centre, centre, radius, radius, blend)
  }

  /** A round bone: from `a` to `b`, its radius going from `ra` to `rb`. */
  cone(a: Vec, b: Vec, ra: number, rb: number, blend = 0): this {
    const s = this.#place().scale
    const from = this.#at(a)
    const to = this.#at(b)
    const ba = sub(to, from)
    const l2 = ba[0] * ba[0] + ba[1] * ba[1] + ba[2] * ba[2]
    const r = Math.max(ra, rb) * s
    const index = this.reaches.length
    this.#push(kinds.cone, blend * s, from, [...ba, l2 > 0 ? 1 / l2 : 0, ra * s, (rb - ra) * s], r)
    this.reaches[index] = {
      left: Math.min(from[0], to[0]) - r,
      right: Math.max(from[0], to[0]) + r,
      top: Math.min(from[1], to[1]) - r,
      bottom: Math.max(from[1], to[1]) + r,
      far: Math.min(from[2], to[2]) - r,
      near: Math.max(from[2], to[2]) + r,
    }
    return this
  }

  /** Bones along a bent line, each point with its radius; made smooth by Catmull-Rom, `fine` bones a stretch. */
  limb(points: readonly (readonly [Vec, number])[], blend = 0, fine = 3): this {
    for (const [a, b] of stretches(points, fine)) this.cone(a[0], b[0], a[1], b[1], blend)
    return this
  }

  ellipsoid(centre: Vec, radii: Vec, blend = 0, rotation: Rotation = upright): this {
    const s = this.#place().scale
    const rows = this.#rows(rotation)
    const r = times(radii, s)
    const scaled = rows.map((v, i) => v / r[Math.floor(i / 3) as 0 | 1 | 2])
    return this.#push(
      kinds.ellipsoid,
      blend * s,
      this.#at(centre),
      [...scaled, 1 / r[0], 1 / r[1], 1 / r[2]],
      this.#extent(rows, r),
    )
  }

  /** `half` are half sizes before `round` is taken off the edges. */
  box(centre: Vec, half: Vec, round = 0, blend = 0, rotation: Rotation = upright): this {
    const s = this.#place().scale
    const rows = this.#rows(rotation)
    const h = times(half, s)
    return this.#push(
      kinds.box,
      blend * s,
      this.#at(centre),
      [...rows, h[0] - round * s, h[1] - round * s, h[2] - round * s, round * s],
      this.#extent(rows, h),
    )
  }

  /** A ring round the y axis, `wide` along x and `deep` along z; its section is `thick` across and `tall` high (radii). */
  ring(
    centre: Vec,
    wide: number,
    deep: number,
    thick: number,
    tall = thick,
    blend = 0,
    rotation: Rotation = upright,
  ): this {
    const s = this.#place().scale
    const rows = this.#rows(rotation)
    return this.#push(
      kinds.ring,
      blend * s,
      this.#at(centre),
      [...rows, wide * s, wide / deep, thick * s, thick / tall],
      this.#extent(rows, [(wide + thick) * s, tall * s, (deep + thick) * s]),
    )
  }

  /** A drum or cut cone round the y axis: half its height, radius at its foot (y down) and at its top, edges rounded. */
  drum(centre: Vec, half: number, foot: number, top: number, round = 0, blend = 0, rotation: Rotation = upright): this {
    const s = this.#place().scale
    const rows = this.#rows(rotation)
    const r = Math.max(foot, top) * s
    return this.#push(
      kinds.drum,
      blend * s,
      this.#at(centre),
      [...rows, half * s - round * s, foot * s - round * s, top * s - round * s, round * s],
      this.#extent(rows, [r, half * s, r]),
    )
  }

  /** A flattened bone from `a` to `b`: `flat` is thickness over breadth (below 1), facing `face`. Blades, ears, locks, fins. */
  leaf(a: Vec, b: Vec, ra: number, rb: number, flat: number, face: Vec = [0, 0, 1], blend = 0): this {
    const s = this.#place().scale
    const rows = this.#rows(along(sub(b, a), face))
    const half = (length(sub(b, a)) * s) / 2
    const r = Math.max(ra, rb) * s
    return this.#push(
      kinds.leaf,
      blend * s,
      this.#at(between(a, b, 0.5)),
      [...rows, half, ra * s, rb * s, flat],
      this.#extent(rows, [r, half + r, Math.max(r * flat, 1)]),
    )
  }

  /** A triangle of stretched skin or cloth, `thick` to each side. */
  sheet(a: Vec, b: Vec, c: Vec, thick: number, blend = 0): this {
    const s = this.#place().scale
    const [wa, wb, wc] = [this.#at(a), this.#at(b), this.#at(c)]
    const index = this.reaches.length
    this.#push(kinds.sheet, blend * s, wa, [...wb, ...wc, thick * s], 0)
    const t = thick * s
    const low = (k: 0 | 1 | 2) => Math.min(wa[k], wb[k], wc[k]) - t
    const high = (k: 0 | 1 | 2) => Math.max(wa[k], wb[k], wc[k]) + t
    this.reaches[index] = { left: low(0), right: high(0), top: low(1), bottom: high(1), far: low(2), near: high(2) }
    return this
  }

  /** Makes all of the part so far a shell `thick` deep; carve it afterwards to look inside. */
  hollow(thick: number): this {
    const s = this.#place().scale
    const index = this.reaches.length
    this.#push(kinds.hollow, 0, [0, 0, 0], [thick * s], 0)
    this.reaches[index] = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9, far: 0, near: 0 }
    return this
  }
}

type Knot = readonly [Vec, number]

/** Pairs of neighbouring points on a smooth line through the knots. */
export function stretches(knots: readonly Knot[], fine: number): [Knot, Knot][] {
  const points = smooth(knots, fine)
  return points.slice(1).map((knot, i) => [points[i]!, knot])
}

/** The knots and, between each two, `fine - 1` more on a Catmull-Rom line. */
export function smooth(knots: readonly Knot[], fine: number): Knot[] {
  const flat = knots.map(([v, r]) => [...v, r])
  const out: Knot[] = []
  for (let i = 0; i < flat.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      flat[Math.max(0, i - 1)]!,
      flat[i]!,
      flat[i + 1]!,
      flat[Math.min(flat.length - 1, i + 2)]!,
    ]
    for (let k = 0; k < fine; k++) {
      const t = k / fine
      const q = [0, 1, 2, 3].map((j) => {
        const [a, b, c, d] = [p0[j]!, p1[j]!, p2[j]!, p3[j]!]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      })
      out.push([[q[0]!, q[1]!, q[2]!], Math.max(0.1, q[3]!)])
    }
  }
  out.push(knots.at(-1)!)
  return out
}
