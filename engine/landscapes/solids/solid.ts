import type { Rgb } from '../../paint/colour.ts'
import { mix, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'

/** A point of a solid: x to its right, up, z away from the viewer; m, from the middle of its foot. */
export type Point = readonly [x: number, up: number, z: number]

/** A window, door or mark lying on a face. */
export interface Decal {
  points: Point[]
  colour: Rgb
  /** Shines by itself. */
  glow?: Rgb
}

/** One flat face, its corners in order round it, seen from either side. */
export interface Face {
  points: Point[]
  colour: Rgb
  surface: 'stone' | 'plaster' | 'roof' | 'wood' | 'cloth' | 'thatch' | 'plain'
  glow?: Rgb
  decals: Decal[]
  /** The way the surface faces at its first edge and at its second, where it is a part of something round. */
  rounded?: readonly [Point, Point]
  /** The middle of the body the face encloses; faces turned away from the eye are left out. Absent for sheets. */
  inside?: Point
}

/** How the walls of a thing are built and in what state they are. */
export interface Make {
  wall: Rgb
  roof: Rgb
  surface: Face['surface']
  /** 0 whole to 1 hardly standing. */
  ruined: number
  /** Colour of lit windows; undefined when nobody is at home. */
  lamp?: Rgb
  random: Random
}

/** Collects the faces of a thing built of simple bodies. */
export class Solid {
  readonly faces: Face[] = []

  face(points: Point[], colour: Rgb, surface: Face['surface'], inside?: Point, decals: Decal[] = [], glow?: Rgb): void {
    this.faces.push({ points, colour, surface, decals, ...(inside && { inside }), ...(glow && { glow }) })
  }

  /** A part of something round: facing `from` at its first and last corner, `to` at the others. */
  curved(
    points: Point[],
    colour: Rgb,
    surface: Face['surface'],
    inside: Point,
    from: Point,
    to: Point,
    more: Pick<Face, 'glow'> & { decals?: Decal[] } = {},
  ) {
    const { glow, decals = [] } = more
    this.faces.push({ points, colour, surface, decals, inside, rounded: [from, to], ...(glow && { glow }) })
  }

  /** An upright block turned by `yaw`; `windows` a side in `storeys` rows. */
  block(
    make: Make,
    at: Point,
    size: readonly [width: number, height: number, depth: number],
    yaw = 0,
    windows: { across: number; storeys: number } = { across: 0, storeys: 0 },
  ): void {
    const [w, h, d] = size
    const corners = corner4(at, w, d, yaw)
    const middle: Point = [at[0], at[1] + h / 2, at[2]]
    const broken = corners.map(() => (make.ruined > 0 ? h * (1 - make.ruined * make.random.range(0.1, 0.85)) : h))
    for (let k = 0; k < 4; k++) {
      const a = corners[k]!
      const b = corners[(k + 1) % 4]!
      const tone = shade(make.wall, make.random.range(-0.02, 0.02))
      const tops = jagged(a, b, broken[k]!, broken[(k + 1) % 4]!, make)
      const panes = windows.across > 0 ? panesOf(make, a, b, h * (1 - make.ruined * 0.5), windows) : []
      this.face([a, b, ...tops.reverse()], tone, make.surface, make.ruined > 0.25 ? undefined : middle, panes)
    }
    if (make.ruined <= 0)
      this.face(
        corners.map((c) => raise(c, h)),
        shade(make.wall, 0.03),
        make.surface,
        middle,
      )
  }

  /** A round or many-sided tower, `top` times as wide above as below. */
  drum(make: Make, at: Point, radius: number, height: number, sides = 10, top = 1, windows = 0): void {
    const ring = ringOf(at, radius, sides, 0)
    const upper = ringOf(at, radius * top, sides, height)
    const middle: Point = [at[0], at[1] + height / 2, at[2]]
    const cut = ring.map((_, k) =>
      make.ruined > 0
        ? 1 - make.ruined * (0.35 + 0.5 * Math.abs(Math.sin(k * 0.55 + at[0])) * make.random.range(0.5, 1.1))
        : 1,
    )
    for (let k = 0; k < sides; k++) {
      const n = (k + 1) % sides
      const a = ring[k]!
      const b = ring[n]!
      const c = towards(b, upper[n]!, cut[n]!)
      const d = towards(a, upper[k]!, cut[k]!)
      const tone = shade(make.wall, make.random.range(-0.025, 0.025))
      const panes: Decal[] = []
      if (windows > 0 && make.random.chance(0.45)) {
        const storey = make.random.range(0.35, 0.85) * Math.min(cut[k]!, cut[n]!)
        panes.push(slit(make, a, b, height * storey, radius * 0.16, radius * 0.42))
      }
      if (make.ruined > 0.25 || sides < 7)
        this.face([a, b, c, d], tone, make.surface, make.ruined > 0.25 ? undefined : middle, panes)
      else
        this.curved([a, b, c, d], tone, make.surface, middle, outward(k, sides), outward(n, sides), { decals: panes })
    }
    if (make.ruined <= 0) this.face(upper, shade(make.wall, 0.03), make.surface, middle)
  }

  /** A cone or dome roof over a drum. */
  cone(colour: Rgb, at: Point, radius: number, height: number, sides = 10, swell = 0): void {
    const middle: Point = [at[0], at[1] + height * 0.3, at[2]]
    const rings = swell > 0 ? 5 : 1
    let lower = ringOf(at, radius, sides, 0)
    for (let r = 1; r <= rings; r++) {
      const t = r / rings
      const wide = swell > 0 ? Math.cos(t * Math.PI * 0.5) ** (1 / (1 + swell)) : 1 - t
      const upper = ringOf(
        at,
        Math.max(0.001, radius * wide),
        sides,
        height * (swell > 0 ? Math.sin(t * Math.PI * 0.5) : t),
      )
      for (let k = 0; k < sides; k++) {
        const n = (k + 1) % sides
        const face = [lower[k]!, lower[n]!, upper[n]!, upper[k]!]
        const up = swell > 0 ? 0.15 + t * 0.8 : radius / Math.max(0.01, height)
        if (sides < 7) this.face(face, colour, 'roof', middle)
        else this.curved(face, colour, 'roof', middle, outward(k, sides, up), outward(n, sides, up))
      }
      lower = upper
    }
  }

  /** Merlons round the top of a drum or a block. */
  crenels(make: Make, at: Point, radius: number, height: number, sides: number): void {
    if (make.ruined > 0) return
    const size = (radius * 2.4) / sides
    for (let k = 0; k < sides; k++) {
      const angle = ((k + 0.5) / sides) * Math.PI * 2
      const x = at[0] + Math.cos(angle) * radius * 0.96
      const z = at[2] + Math.sin(angle) * radius * 0.96
      this.block(make, [x, at[1] + height, z], [size, size * 1.3, size * 0.7], -angle + Math.PI / 2)
    }
  }

  /** A saddle roof over a block, its ridge along the block's width. */
  gable(colour: Rgb, wall: Rgb, at: Point, size: readonly [number, number, number], yaw: number, eaves = 0.1): void {
    const [w, h, d] = size
    const base = corner4(at, w * (1 + eaves), d * (1 + eaves * 2), yaw)
    const walls = corner4(at, w, d, yaw)
    const left = raise(between(base[0]!, base[3]!), h)
    const right = raise(between(base[1]!, base[2]!), h)
    const middle: Point = [at[0], at[1] + h * 0.3, at[2]]
    this.face([walls[0]!, walls[3]!, raise(between(walls[0]!, walls[3]!), h * 0.96)], wall, 'plaster', middle)
    this.face([walls[1]!, walls[2]!, raise(between(walls[1]!, walls[2]!), h * 0.96)], wall, 'plaster', middle)
    this.face([base[0]!, base[1]!, right, left], colour, 'roof', middle)
    this.face([base[3]!, base[2]!, right, left], shade(colour, -0.015), 'roof', middle)
  }

  /** A four-sided hipped or spire roof over a block. */
  pyramid(
    colour: Rgb,
    at: Point,
    size: readonly [number, number, number],
    yaw: number,
    surface: Face['surface'] = 'roof',
  ) {
    const [w, h, d] = size
    const base = corner4(at, w, d, yaw)
    const tip: Point = [at[0], at[1] + h, at[2]]
    const middle: Point = [at[0], at[1] + h * 0.25, at[2]]
    for (let k = 0; k < 4; k++) this.face([base[k]!, base[(k + 1) % 4]!, tip], colour, surface, middle)
  }
}

export const raise = (p: Point, up: number): Point => [p[0], p[1] + up, p[2]]
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
const towards = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Corners of a rectangle round a point: front left, front right, back right, back left. */
export function corner4(at: Point, width: number, depth: number, yaw: number): Point[] {
  const c = Math.cos(yaw)
  const s = Math.sin(yaw)
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([i, j]) => {
    const x = (i * width) / 2
    const z = (j * depth) / 2
    return [at[0] + x * c - z * s, at[1], at[2] + x * s + z * c]
  })
}

/** The way a round body faces at one of its edges, `up` of it upwards. */
function outward(k: number, sides: number, up = 0): Point {
  const angle = ((k + 0.25) / sides) * Math.PI * 2
  const length = Math.hypot(1, up)
  return [Math.cos(angle) / length, up / length, Math.sin(angle) / length]
}

function ringOf(at: Point, radius: number, sides: number, up: number): Point[] {
  return Array.from({ length: sides }, (_, k) => {
    const angle = ((k + 0.25) / sides) * Math.PI * 2
    return [at[0] + Math.cos(angle) * radius, at[1] + up, at[2] + Math.sin(angle) * radius]
  })
}

/** The broken upper edge of a ruined wall from above `a` to above `b`; just the two corners of a whole one. */
function jagged(a: Point, b: Point, heightA: number, heightB: number, make: Make): Point[] {
  if (make.ruined <= 0) return [raise(a, heightA), raise(b, heightB)]
  const steps = 6
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps
    const h = heightA + (heightB - heightA) * t
    return raise(towards(a, b, t), h * (k === 0 || k === steps ? 1 : 1 - make.ruined * make.random.range(-0.1, 0.35)))
  })
}

const dark: Rgb = [30, 27, 30]

function paneColour(make: Make): { colour: Rgb; glow?: Rgb } {
  if (make.lamp && make.random.chance(0.72)) return { colour: make.lamp, glow: make.lamp }
  return { colour: mix(dark, make.wall, 0.12) }
}

function panesOf(
  make: Make,
  a: Point,
  b: Point,
  height: number,
  windows: { across: number; storeys: number },
): Decal[] {
  const panes: Decal[] = []
  for (let s = 0; s < windows.storeys; s++) {
    for (let k = 0; k < windows.across; k++) {
      if (make.random.chance(0.14)) continue
      const t = (k + 0.5) / windows.across
      const half = 0.16 / windows.across
      const low = height * ((s + 0.38) / windows.storeys)
      const high = height * ((s + 0.74) / windows.storeys)
      panes.push({
        points: [
          raise(towards(a, b, t - half), low),
          raise(towards(a, b, t + half), low),
          raise(towards(a, b, t + half), high),
          raise(towards(a, b, t - half), high),
        ],
        ...paneColour(make),
      })
    }
  }
  return panes
}

function slit(make: Make, a: Point, b: Point, at: number, width: number, height: number): Decal {
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1
  const half = Math.min(0.4, width / length / 2)
  const left = towards(a, b, 0.5 - half)
  const right = towards(a, b, 0.5 + half)
  return {
    points: [raise(left, at), raise(right, at), raise(right, at + height), raise(left, at + height)],
    ...paneColour(make),
  }
}
