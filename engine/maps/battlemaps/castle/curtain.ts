import type { Random } from '../../../paint/random.ts'
import type { Space } from '../furnish.ts'
import { inside, point, rectangle } from '../geometry.ts'
import type { Plot } from '../plot.ts'
import type { Point } from '../scene.ts'
import { stoneOf } from '../site.ts'
import { type Circuit, heading, offsetLine } from './circuit.ts'
import type { Design } from './design.ts'
import { type Gatehouse, gateWidth } from './gatehouse.ts'
import { type Tower, towerAt } from './towers.ts'

/** A stretch of the curtain between two towers: its middle line, clockwise. */
export type Stretch = Point[]

/** Which of the corners the keep stands in for. */
export const cornerOf = ({ corners }: Circuit, { x, y, width, height }: Design['block']) =>
  corners.findIndex(({ at }) => at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height)

/** The towers of a curtain and the stretches between them, from one side of the gate round to the other; `ways` lead from the walk into a keep. */
export function curtainOf(design: Design, keepAt: number) {
  const { circuit, block, gate, towers: kind, radius } = design
  const { corners, front } = circuit
  const mid = front - 0.5
  const width = gateWidth(gate)
  const [from, to] = [
    circuit.gate - (gate === 'one room' ? 2 : width / 2),
    circuit.gate + width - (gate === 'one room' ? 2 : width / 2),
  ]
  // The gate stands between the last corner to its right and the first to its left.
  const start = corners.findIndex(
    ({ at }, i) => at[1] === mid && corners[(i + corners.length - 1) % corners.length]!.at[1] === mid,
  )
  const around = corners.map((_, i) => corners[(start + i) % corners.length]!)
  const towers: Tower[] = []
  const stretches: Stretch[] = []
  const ways: (readonly [Point, Point])[] = []
  let run: Point[] = [[from, mid]]
  const stop = (tower: Pick<Tower, 'at' | 'reach'>, before: Point, after: Point | undefined) => {
    const back: Point = [-before[0], -before[1]]
    const near = tower.reach(back)
    stretches.push([...run, [tower.at[0] + back[0] * near, tower.at[1] + back[1] * near]])
    if (!after) return
    const far = tower.reach(after)
    run = [[tower.at[0] + after[0] * far, tower.at[1] + after[1] * far]]
  }
  for (const [i, { at, towered }] of around.entries()) {
    // Bends of the wall that lie within a tower are none.
    const clear = (p: Point) => Math.hypot(p[0] - at[0], p[1] - at[1]) > radius + 0.5
    if (towered) while (run.length > 1 && !clear(run.at(-1)!)) run.pop()
    if (
      !towered &&
      run.length === 1 &&
      towers.some((tower) => Math.hypot(tower.at[0] - at[0], tower.at[1] - at[1]) < radius + 0.5)
    )
      continue
    const beyond = around.slice(i + 1).find((next) => !towered || next.towered || clear(next.at))
    const next = beyond?.at ?? ([to, mid] as const)
    const [before, after] = [heading(run.at(-1)!, at), heading(at, next)]
    if (corners[keepAt]?.at === at) {
      const reach = ([dx, dy]: Point) =>
        dx > 0.5
          ? block.x + block.width - at[0]
          : dx < -0.5
            ? at[0] - block.x
            : dy > 0.5
              ? block.y + block.height - at[1]
              : at[1] - block.y
      stop({ at, reach }, before, after)
      for (const [ex, ey] of [stretches.at(-1)!.at(-1)!, run[0]!])
        ways.push(
          Math.abs(ey - at[1]) < 0.01
            ? [
                [ex, ey - 0.5],
                [ex, ey + 0.5],
              ]
            : [
                [ex - 0.5, ey],
                [ex + 0.5, ey],
              ],
        )
    } else if (towered) {
      const tower = towerAt(kind, at, before, after, radius)
      towers.push(tower)
      stop(tower, before, after)
    } else run.push(at)
    // A long wall has a tower in its middle.
    const long = Math.hypot(next[0] - at[0], next[1] - at[1])
    const level = Math.abs(after[0]) < 1e-6 || Math.abs(after[1]) < 1e-6
    if (i + 1 < around.length && long > 12.5 && level && (kind === 'half-round' || kind === 'square' || long > 18)) {
      const half = Math.round(long / 2 - 0.5) + 0.5
      const middle: Point = [at[0] + after[0] * half, at[1] + after[1] * half]
      const apart =
        middle[0] < block.x - 2.6 ||
        middle[0] > block.x + block.width + 2.6 ||
        middle[1] < block.y - 2.6 ||
        middle[1] > block.y + block.height + 2.6
      const whole = design.divide === undefined || Math.abs(middle[1] - design.divide - 0.5) > radius + 1
      if (apart && whole) {
        const tower = towerAt(kind, middle, after, after, Math.min(radius, 2))
        towers.push(tower)
        stop(tower, after, after)
      }
    }
  }
  stretches.push([...run, [to, mid]])
  return { towers, stretches, ways }
}

/** The two faces of a stretch and the walk between. */
export function raiseStretch(plot: Plot, stretch: Stretch): void {
  const [out, within] = [offsetLine(stretch, 0.5), offsetLine(stretch, -0.5)]
  plot.wall(out, false)
  plot.wall(within, false)
  plot.floor([...out, ...within.toReversed()], { ground: 'flagstone', rise: 0.9 })
}

export function raiseTower(plot: Plot, tower: Tower): void {
  for (const [from, to] of tower.doors) plot.door('door', from, to)
  plot.floor(tower.ring, { ground: 'flagstone', rise: 1.2 })
  plot.wall(tower.ring)
}

/** A stair from the yard up to the walk. */
export interface Stair {
  at: Point
  turn: number
  /** The walk it comes up to. */
  walk: Point[]
}

/** Finds room for two stairs to the walk, and opens the walk's inner face for them. */
export function stairs(
  plot: Plot,
  stretches: readonly Stretch[],
  { block, keep, circuit }: Design,
  random: Random,
): Stair[] {
  const found: Stair[] = []
  const places = stretches.flatMap((stretch) => {
    const within = offsetLine(stretch, -0.5)
    const out = offsetLine(stretch, 0.5)
    return within.slice(1).map((to, i) => ({ from: within[i]!, to, out: [out[i]!, out[i + 1]!] as const }))
  })
  const long = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to[0] - from[0], to[1] - from[1])
  const order = random
    .shuffle(places.filter((place) => long(place) > 2.1))
    .sort((a, b) => Math.min(5, long(b)) - Math.min(5, long(a)))
  for (const place of order) {
    if (found.length === 2) break
    const { from, to, out } = place
    const length = long(place)
    const [dx, dy] = heading(from, to)
    // Near an end of its wall, which leaves the rest for what leans on it.
    const along = random.chance(0.5) ? Math.min(0.6, (length - 1) / 2) : Math.max((length - 1) / 2, length - 1.6)
    const jamb = (t: number) => point(from[0] + dx * t, from[1] + dy * t)
    const [a, b] = [jamb(along), jamb(along + 1)]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    // Inward is to the right of a clockwise curtain.
    const [nx, ny] = [-dy, dx]
    const foot: Point = [middle[0] + nx * 1.8, middle[1] + ny * 1.8]
    const lane = keep === 'corner' || keep === 'back' ? 1.2 : 0.6
    const inKeep = (p: Point) =>
      p[0] > block.x - lane &&
      p[0] < block.x + block.width + lane &&
      p[1] > block.y - lane &&
      p[1] < block.y + block.height + lane
    if (inKeep(foot) || inKeep(middle) || !inside(circuit.inner, ...foot)) continue
    if (Math.abs(middle[0] - circuit.gate) < 3 && middle[1] > circuit.front - 3) continue
    if (found.some(({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]) < 6)) continue
    plot.door('arch', a, b, 'open')
    found.push({
      at: [middle[0] + nx * 0.8, middle[1] + ny * 0.8],
      turn: Math.atan2(-nx, ny),
      walk: [from, to, out[1], out[0]],
    })
  }
  return found
}

/** A wall across the yard with a gate in it, and its walk. */
export function crossWall(plot: Plot, { circuit: { inner } }: Design, row: number, random: Random) {
  const xs = inner.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const gate = random.int(left + 3, right - 3)
  for (const x of [left, right]) plot.door('arch', [x, row], [x, row + 1], 'open')
  plot.door('double', [gate - 1, row + 1], [gate + 1, row + 1], 'open')
  const stretches: Stretch[] = [
    [
      [gate - 1, row + 0.5],
      [left, row + 0.5],
    ],
    [
      [right, row + 0.5],
      [gate + 1, row + 0.5],
    ],
  ]
  for (const [[ax], [bx]] of stretches as [Point, Point][]) {
    for (const y of [row, row + 1])
      plot.wall(
        [
          [ax, y],
          [bx, y],
        ],
        false,
      )
    plot.floor(rectangle(Math.min(ax, bx), row, Math.abs(ax - bx), 1), { ground: 'flagstone', rise: 0.9 })
  }
  for (const x of [gate - 1, gate + 1])
    plot.wall(
      [
        [x, row],
        [x, row + 1],
      ],
      false,
    )
  plot.floor(rectangle(gate - 1, row, 2, 1), { ground: 'cobble' })
  return { outline: rectangle(left, row, right - left, 1), gate, row }
}

/** Merlons on the outer face of the curtain and about the towers' tops. */
export function merlons(
  plot: Plot,
  stretches: readonly Stretch[],
  towers: readonly Tower[],
  { merlons: gate }: Gatehouse,
): void {
  const { site } = plot
  const whole: Space = { outline: rectangle(-1, -1, site.columns + 2, site.rows + 2) }
  const tint = stoneOf(site.intent)
  const own = tint === undefined ? {} : { tint }
  const set = ([x, y]: Point, turn: number) => plot.put('merlon', whole, x, y, { turn, ...own })
  for (const stretch of stretches) {
    const line = offsetLine(stretch, 0.55)
    for (const [i, to] of line.slice(1).entries()) {
      const from = line[i]!
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [dx, dy] = heading(from, to)
      const count = Math.floor((length - 0.3) / 1.1)
      for (let k = 0; k < count; k++) {
        const t = length / 2 + (k - (count - 1) / 2) * 1.1
        set([from[0] + dx * t, from[1] + dy * t], Math.atan2(dy, dx))
      }
    }
  }
  for (const at of gate) set(at, Math.PI)
  for (const { brow } of towers) for (const { at, heading: a } of brow) set(at, a + Math.PI / 2)
}
