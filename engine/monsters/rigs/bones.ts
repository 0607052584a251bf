import type { Clay } from '../../figures/sculpture/clay.ts'
import type { Vec } from '../../figures/sculpture/space.ts'

type Knot = readonly [Vec, number]

/** A limb of bare bone: thin shafts between thick joints. */
export function boneLimb(clay: Clay, joints: readonly Knot[]): void {
  for (const [k, [at, r]] of joints.entries()) {
    clay.ball(at, Math.max(11, r * 0.46), 5)
    const next = joints[k + 1]
    if (next) clay.cone(at, next[0], Math.max(7, r * 0.27), Math.max(6, next[1] * 0.27), 8)
  }
}

/** Vertebrae along a line, each with a spur towards `up`. */
export function backbone(clay: Clay, line: readonly Vec[], thick: number, up: (k: number) => Vec): void {
  for (let k = 0; k < line.length - 1; k++) {
    const [a, b] = [line[k]!, line[k + 1]!]
    const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / (thick * 1.9)))
    for (let i = 0; i < n; i++) {
      const t = i / n
      const at: Vec = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
      const [ux, uy, uz] = up(k + t)
      clay
        .ball(at, thick, thick * 0.3)
        .cone(at, [at[0] + ux * thick * 2, at[1] + uy * thick * 2, at[2] + uz * thick * 2], thick * 0.5, 3, 4)
    }
  }
}

/** A pair of ribs about `at`, which hang from the back: `up` and `across` are unit directions, `r` how far they reach. */
export function ribs(clay: Clay, at: Vec, up: Vec, across: Vec, r: number): void {
  const on = (u: number, a: number): Vec => [
    at[0] + (up[0] * u + across[0] * a) * r,
    at[1] + (up[1] * u + across[1] * a) * r,
    at[2] + (up[2] * u + across[2] * a) * r,
  ]
  for (const s of [-1, 1])
    clay.limb(
      [
        [on(0.78, 0), 8],
        [on(0.52, s * 0.74), 9],
        [on(-0.1, s * 0.9), 8.5],
        [on(-0.74, s * 0.46), 6],
      ],
      3,
      3,
    )
}
