import { add, cross, sub, times, unit, type Vec } from '../../mesh/geometry.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Random } from '../../paint/random.ts'
import { along } from './comb.ts'
import type { Skull } from './scalp.ts'
import type { Tresses } from './tresses.ts'

/** A smooth line through a few places. */
export function curved(places: readonly Vec[], steps = 40): Vec[] {
  const p = (k: number) => places[Math.min(places.length - 1, Math.max(0, k))]!
  return Array.from({ length: steps + 1 }, (_, n): Vec => {
    const f = Math.min(places.length - 1 - 1e-6, (n / steps) * (places.length - 1))
    const i = Math.floor(f)
    const u = f - i
    const mixed = (c: 0 | 1 | 2) => {
      const [a, b, d, e] = [p(i - 1)[c], p(i)[c], p(i + 1)[c], p(i + 2)[c]]
      return b + 0.5 * u * (d - a + u * (2 * a - 5 * b + 4 * d - e + u * (3 * (b - d) + e - a)))
    }
    return [mixed(0), mixed(1), mixed(2)]
  })
}

const streaks = (random: Random, sides: number, from = 0.72, to = 1.16) =>
  Array.from({ length: sides }, () => random.range(from, to))

/** Three locks plaited along a line (places at rest, dm), `thick` at its beginning; its end is bound and hangs loose. */
export function plait(
  into: Tresses,
  line: readonly Vec[],
  {
    thick,
    turns,
    random,
    thin = 0.55,
    tuft = 0.5,
  }: { thick: number; turns: number; random: Random; thin?: number; tuft?: number },
): void {
  const at = along(line)
  const steps = Math.max(24, Math.round(turns * 12))
  const SIDES = 8
  for (let lock = 0; lock < 3; lock++) {
    const shift = (lock / 3) * 2 * Math.PI
    const points: Vec[] = []
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const way = unit(sub(at(Math.min(1, t + 0.02)), at(Math.max(0, t - 0.02))))
      const across = unit(cross(way, Math.abs(way[2]) > 0.85 ? [0, 1, 0] : [0, 0, 1]))
      const deep = cross(across, way)
      const size = thick * (1 - (1 - thin) * t)
      const phase = t * turns * 2 * Math.PI + shift
      points.push(
        add(at(t), add(times(across, Math.sin(phase) * size * 0.62), times(deep, Math.sin(2 * phase) * size * 0.36))),
      )
    }
    const tones = streaks(random, SIDES)
    into.tube(
      points,
      (t) => thick * (1 - (1 - thin) * t) * 0.56,
      (t, side) => tones[side]! * (0.9 + 0.2 * noise3(side * 3, t * 30, lock)),
      SIDES,
    )
  }
  const end = line[line.length - 1]!
  const way = unit(sub(end, line[line.length - 3]!))
  tail(into, end, [add(end, times(way, tuft * 0.5)), add(end, times(way, tuft))], {
    wide: thick * thin * 0.8,
    spread: thick * 0.5,
    count: 44,
    random,
  })
}

/** A bundle of strands from one place along a line. */
export function tail(
  into: Tresses,
  from: Vec,
  through: readonly Vec[],
  {
    wide,
    spread,
    count,
    random,
    wave = 0,
    curl = 0,
    segments = 10,
    width = 0.03,
  }: {
    wide: number
    spread: number
    count: number
    random: Random
    wave?: number
    curl?: number
    segments?: number
    width?: number
  },
): void {
  const at = along(curved([from, ...through], 30))
  for (let k = 0; k < count; k++) {
    const angle = random.range(0, 6.283)
    const far = Math.sqrt(random.next())
    const reach = random.range(0.72, 1.05)
    const own = random.range(0.78, 1.2)
    const phase = random.range(0, 1.2)
    const points: Vec[] = []
    const facing: Vec[] = []
    for (let i = 0; i <= segments; i++) {
      const t = i / segments
      const u = Math.min(1, t * reach)
      const way = unit(sub(at(Math.min(1, u + 0.04)), at(Math.max(0, u - 0.04))))
      const across = unit(cross(way, Math.abs(way[2]) > 0.85 ? [0, 1, 0] : [0, 0, 1]))
      const deep = cross(across, way)
      const full = (wide * 0.35 + (wide + spread * u) * Math.sin(Math.PI * Math.min(0.62, u * 1.1 + 0.02))) * far
      const swing = wave * Math.sin(u * 14 + phase) * Math.min(1, u * 3)
      const out = add(times(across, Math.cos(angle) * full + swing), times(deep, Math.sin(angle) * full))
      const twist =
        curl > 0
          ? add(times(across, Math.cos(u * 26 + phase) * curl), times(deep, Math.sin(u * 26 + phase) * curl))
          : ([0, 0, 0] as Vec)
      points.push(add(at(u), add(out, twist)))
      facing.push(unit(add(add(times(across, Math.cos(angle)), times(deep, Math.sin(angle))), [0, 0.1, 0.05])))
    }
    into.ribbon(
      points,
      facing,
      (t) => width * Math.sqrt(Math.max(0.05, 1 - t * t * 0.9)),
      (t) => own * (0.7 + 0.3 * Math.min(1, t * 3 + far * 0.6)),
    )
  }
}

/** Hair wound into a knot about a place, that looks the way `out` says. */
export function knot(into: Tresses, at: Vec, out: Vec, size: number, random: Random): void {
  const look = unit(out)
  const across = unit(cross(look, Math.abs(look[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(across, look)
  const SIDES = 8
  // A coil of thick locks, wound from the outside to the middle.
  for (const [far, high, thick] of [
    [0.62, 0.12, 0.42],
    [0.46, 0.46, 0.42],
    [0.2, 0.72, 0.38],
  ] as const) {
    const turn = random.range(0, 6)
    const points: Vec[] = []
    for (let i = 0; i <= 30; i++) {
      const angle = turn + (i / 29) * 2 * Math.PI
      const wobble = 1 + 0.08 * Math.sin(angle * 3 + turn)
      points.push(
        add(
          at,
          add(
            times(look, size * (high + 0.06 * Math.sin(angle * 2 + turn))),
            add(times(across, Math.cos(angle) * far * size * wobble), times(up, Math.sin(angle) * far * size * wobble)),
          ),
        ),
      )
    }
    const tones = streaks(random, SIDES)
    into.tube(
      points,
      () => thick * size,
      (t, side) => tones[side]! * (0.9 + 0.2 * noise3(side * 3, t * 20, high)),
      SIDES,
    )
  }
  // Ends that came loose.
  for (let k = 0; k < 9; k++) {
    const angle = random.range(0, 6.28)
    const foot = add(at, add(times(across, Math.cos(angle) * size * 0.8), times(up, Math.sin(angle) * size * 0.8)))
    const tip = add(foot, add(times(sub(foot, at), random.range(0.3, 0.7)), times(look, size * random.range(0.2, 0.6))))
    into.ribbon(
      [foot, add(times(add(foot, tip), 0.5), [0, 0.04, 0]), tip],
      [look, look, look],
      (t) => 0.008 * (1 - t * 0.7),
      () => 1,
    )
  }
}

/** Matted ropes along lines. */
export function rope(into: Tresses, line: readonly Vec[], thick: number, random: Random): void {
  const SIDES = 7
  const tones = streaks(random, SIDES, 0.62, 1.16)
  const seed = random.range(0, 50)
  into.tube(
    line,
    (t) => thick * (0.85 + 0.4 * noise3(seed, t * 12, 2)) * Math.min(1, (1.02 - t) * 9),
    (t, side) => tones[side]! * (0.72 + 0.5 * noise3(side * 2 + seed, t * 26, 7)) * (0.65 + 0.35 * Math.min(1, t * 4)),
    SIDES,
  )
}

/** A corkscrew that hangs along a line: a round lock, with its strands wound about it. */
export function ringlet(
  into: Tresses,
  line: readonly Vec[],
  { wide, turns, random }: { wide: number; turns: number; random: Random },
): void {
  const SIDES = 8
  const phase = random.range(0, 6.3)
  const own = random.range(0.82, 1.16)
  const at = along(line)
  const steps = Math.round(turns * 7)
  const wound = (t: number, side: number) => Math.sin(phase + t * turns * 2 * Math.PI + (side / SIDES) * 2 * Math.PI)
  const points = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const t = i / steps
    const angle = phase + t * turns * 2 * Math.PI
    const sway = 0.35 * wide * Math.min(1, t * 4)
    return add(at(t), [Math.cos(angle) * sway, 0, Math.sin(angle) * sway])
  })
  into.tube(
    points,
    (t) => wide * (0.35 + 0.65 * Math.min(1, t * 3)) * (1 - 0.55 * t * t) * (0.9 + 0.1 * wound(t, 0)),
    (t, side) => own * (0.78 + 0.3 * wound(t, side)) * (0.6 + 0.4 * Math.min(1, t * 3)),
    SIDES,
  )
}

/** Places of a line on the body at rest. */
export const outOf = (skull: Skull, line: readonly Vec[]): Vec[] => line.map(skull.out)
