import { css, mix, type Rgb } from '../../../paint/colour.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { boneHand } from './bones.ts'

/** Fingers from their roots to their tips, the thumb last; the middle of the palm at 0, about 520 high. */
const fingers: readonly { points: readonly Point[]; width: number }[] = [
  {
    points: [
      [-92, -50],
      [-130, -150],
      [-128, -246],
      [-104, -300],
    ],
    width: 46,
  },
  {
    points: [
      [-36, -80],
      [-52, -208],
      [-40, -318],
      [-14, -372],
    ],
    width: 50,
  },
  {
    points: [
      [26, -84],
      [34, -216],
      [54, -322],
      [80, -372],
    ],
    width: 50,
  },
  {
    points: [
      [84, -58],
      [112, -164],
      [134, -250],
      [152, -292],
    ],
    width: 44,
  },
  {
    points: [
      [86, 64],
      [160, 6],
      [208, -74],
      [220, -140],
    ],
    width: 54,
  },
]

const palm: readonly Point[] = [
  [-112, -64],
  [-60, -98],
  [0, -104],
  [60, -96],
  [106, -66],
  [118, 20],
  [96, 100],
  [66, 168],
  [72, 260],
  [-64, 260],
  [-66, 168],
  [-98, 90],
]

/** A hand of pale light that one sees through, its wrist trailing off in wisps. */
export const grasp: Form = (cast) => {
  const { x, y, wide, high, scene } = cast
  const n = Math.min(4, scene.count)
  cast.pool(x, cast.horizon + 110, 600, 1)
  if (scene.extras.includes('skeletal')) {
    const foot = cast.horizon + (high - cast.horizon) * 0.42
    for (let k = 0; k < n; k++) {
      const s = (n === 1 ? 0.92 : 0.5) * Math.min(1.1, scene.power)
      boneHand(cast, n === 1 ? x : wide * (0.5 + ((k + 0.5) / n - 0.5) * 0.86), foot + (k % 2) * 40, s, k)
    }
    return
  }
  if (n === 1) return ghostlyHand(cast, x, y + 50, 1.12 * Math.min(1.2, scene.power), 0)
  // Several reach up out of the floor, at different heights.
  for (let k = 0; k < n; k++)
    ghostlyHand(cast, wide * (0.5 + ((k + 0.5) / n - 0.5) * 0.86), high * (k % 2 === 0 ? 0.66 : 0.5), 0.56, k)
}

function ghostlyHand(cast: Cast, x: number, y: number, s: number, k: number): void {
  const { palette, element, scene } = cast
  const rng = cast.random(k === 0 ? 'grasp' : `grasp ${k}`)
  const side = rng.chance(0.5) ? 1 : -1
  const turn = rng.range(-0.16, 0.16)
  const [c, n] = [Math.cos(turn) * s, Math.sin(turn) * s]
  const at = ([px, py]: Point): Point => [x + (px * c - py * n) * side, y + px * n + py * c]
  const pale: Rgb = mix(palette.main, [226, 236, 244], 0.35)
  const own = { deep: palette.deep, main: pale, core: mix(palette.core, [255, 255, 255], 0.3) }
  cast.light(
    (pen) => {
      flare(pen, x, y - 50 * s, 410 * s, palette.main, palette.deep, 0.5)
      // Each part is seen through: its edges are brighter than its middle.
      const shape = (points: readonly Point[], alpha: number) => {
        pen.fillStyle = css(mix(palette.deep, pale, 0.5), alpha)
        pen.beginPath()
        for (const point of points) pen.lineTo(...at(point))
        pen.closePath()
        pen.fill()
      }
      shape(palm, 0.3)
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      for (const { points, width } of fingers) {
        for (const [scale, alpha, tone] of [
          [1, 0.22, mix(palette.deep, pale, 0.5)],
          [0.62, 0.14, pale],
        ] as const) {
          pen.strokeStyle = css(tone, alpha)
          pen.lineWidth = width * s * scale
          pen.beginPath()
          for (const point of points) pen.lineTo(...at(point))
          pen.stroke()
        }
      }
      for (const { points, width } of fingers) filament(pen, outlineOf(points, width).map(at), 2.6, own, 0.85)
      filament(pen, [...palm.slice(9).map(at), at(palm[0]!)].slice(1), 2.6, own, 0.8)
      filament(pen, palm.slice(4, 9).map(at), 2.6, own, 0.8)
      // The lines of the palm and the joints.
      for (const line of [
        [
          [-70, 40],
          [-20, -6],
          [60, -20],
        ],
        [
          [-60, -10],
          [0, -40],
          [80, -36],
        ],
        [
          [70, 120],
          [10, 70],
          [20, 0],
          [70, -16],
        ],
      ] as const)
        filament(pen, line.map(at), 1.6, own, 0.45)
      for (const { points } of fingers.slice(0, 4))
        for (const [px, py] of points.slice(1, 3))
          filament(pen, [at([px - 15, py + 3]), at([px + 15, py - 3])], 1.3, own, 0.4)
      streams(pen, rng, {
        from: () => at([rng.range(-64, 68), rng.range(150, 270)]),
        flow: (px, _py, out) => {
          out[0] = (px - x) * 0.006 * side + 0.3
          out[1] = 1
        },
        count: 170,
        steps: 26,
        stride: 10 * s,
        width: 6.3 * s,
        alpha: 0.3,
        palette: own,
        eddy: 0.9,
        eddySize: 100,
        seed: scene.seed,
      })
      for (const { points } of fingers)
        streams(pen, rng, {
          from: () => {
            const [px, py] = points[rng.int(1, points.length - 1)]!
            return at([px + rng.normal() * 14, py + rng.normal() * 24])
          },
          flow: (_px, _py, out) => {
            out[0] = 0.2 * side
            out[1] = -1
          },
          count: 16,
          steps: 14,
          stride: 9,
          width: 4,
          alpha: 0.26,
          palette: own,
          eddy: 0.9,
          eddySize: 70,
          seed: scene.seed + 1,
        })
      motes(pen, rng, element.mote, palette, 70, () => [x + rng.normal() * 205 * s, y + rng.normal() * 220 * s])
    },
    15,
    1,
  )
}

/** The outline of a finger of a width round its bones, from one side of its root to the other. */
function outlineOf(points: readonly Point[], width: number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (const [k, [px, py]] of points.entries()) {
    const [ax, ay] = points[Math.max(0, k - 1)]!
    const [bx, by] = points[Math.min(points.length - 1, k + 1)]!
    const long = Math.hypot(bx - ax, by - ay)
    const half = (width / 2) * (k === points.length - 1 ? 0.7 : 1)
    left.push([px + ((by - ay) / long) * half, py - ((bx - ax) / long) * half])
    right.push([px - ((by - ay) / long) * half, py + ((bx - ax) / long) * half])
  }
  const [tx, ty] = points.at(-1)!
  const [ux, uy] = points.at(-2)!
  const reach = Math.hypot(tx - ux, ty - uy)
  const tip: Point = [tx + ((tx - ux) / reach) * width * 0.5, ty + ((ty - uy) / reach) * width * 0.5]
  return [...right, tip, ...left.reverse()]
}
