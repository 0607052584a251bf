import { mix } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Cast } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'

/** Joints of each finger from the wrist to the tip, the thumb last; the middle of the palm at 0. */
const rays: readonly (readonly Point[])[] = [
  [
    [-34, 142],
    [-88, -34],
    [-128, -142],
    [-134, -226],
    [-112, -292],
  ],
  [
    [-12, 136],
    [-36, -60],
    [-54, -200],
    [-46, -304],
    [-20, -376],
  ],
  [
    [14, 136],
    [24, -62],
    [36, -208],
    [50, -314],
    [76, -382],
  ],
  [
    [36, 142],
    [80, -40],
    [114, -160],
    [134, -242],
    [154, -300],
  ],
  [
    [48, 158],
    [104, 66],
    [172, -6],
    [222, -86],
  ],
]

/** The two bones of the forearm, from the wrist down into the ground. */
const forearm: readonly (readonly [Point, Point])[] = [
  [
    [-26, 218],
    [-40, 460],
  ],
  [
    [30, 218],
    [36, 460],
  ],
]

const wrist: readonly (readonly [x: number, y: number, r: number])[] = [
  [-38, 170, 21],
  [-2, 162, 23],
  [34, 170, 21],
  [-18, 196, 20],
  [18, 197, 21],
]

/** A hand of bare bones that has broken out of the ground. */
export function boneHand(cast: Cast, x: number, foot: number, s: number, k: number): void {
  const { palette, element, scene } = cast
  const rng = cast.random(`bones ${k}`)
  const side = rng.chance(0.5) ? 1 : -1
  const turn = rng.range(-0.1, 0.1)
  const [c, n] = [Math.cos(turn) * s, Math.sin(turn) * s]
  const y = foot - 385 * s
  const at = ([px, py]: Point): Point => [x + (px * c - py * n) * side, y + px * n + py * c]
  cast.light((pen) => {
    flare(pen, x, y, 430 * s, palette.main, palette.deep, 0.75)
    streams(pen, rng, {
      from: () => [x + rng.normal() * 130 * s, foot - rng.next() * 40],
      flow: (px, _py, out) => {
        out[0] = (px - x) * 0.002
        out[1] = -1
      },
      count: 170,
      steps: 30,
      stride: 12,
      width: 6,
      alpha: 0.26,
      palette,
      eddy: 0.7,
      eddySize: 110,
      seed: scene.seed,
    })
  }, 14)
  const bone: Material = {
    colour: mix([214, 204, 178], palette.core, 0.12),
    gloss: 14,
    specular: 0.25,
    rim: 0.8,
    bump: 1.2,
    grain: [10, 16],
  }
  const soil: Material = { colour: [62, 52, 44], gloss: 4, specular: 0.05, rim: 0.3, bump: 2.4, grain: [14, 14] }
  /** A shaft with a knob at either end, a gap left at the joints. */
  const shaft = (from: Point, to: Point, width: number): Shape => {
    const [ax, ay] = at(from)
    const [bx, by] = at(to)
    const long = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / long, (by - ay) / long]
    const gap = Math.min(long * 0.06, 7 * s)
    const knob = width * 0.62 * s
    const [px, py, qx, qy] = [
      ax + ux * (gap + knob),
      ay + uy * (gap + knob),
      bx - ux * (gap + knob),
      by - uy * (gap + knob),
    ]
    return (pen) => {
      pen.lineCap = 'butt'
      pen.lineWidth = width * 0.72 * s
      pen.beginPath()
      pen.moveTo(px, py)
      pen.lineTo(qx, qy)
      pen.stroke()
      for (const [kx, ky] of [
        [px, py],
        [qx, qy],
      ] as const)
        for (const aside of [-0.42, 0.42]) {
          pen.beginPath()
          pen.arc(kx - uy * knob * aside, ky + ux * knob * aside, knob * 0.82, 0, 7)
          pen.fill()
        }
    }
  }
  const together =
    (shapes: readonly Shape[]): Shape =>
    (pen) => {
      for (const shape of shapes) shape(pen)
    }
  const layer = (material: Material, shape: Shape, radius: number): Layer => ({
    shape,
    radius: radius * s,
    material,
    shadow: { distance: 7 * s, soft: 8 * s, strength: 0.6, ground: 0.4 },
  })
  const digits = rays.flatMap((joints) =>
    joints.slice(1).map((joint, k) => shaft(joints[k]!, joint, k === 0 ? 30 : 30 - k * 3.4)),
  )
  const carpals: Shape = (pen) => {
    for (const [px, py, r] of wrist) {
      pen.beginPath()
      pen.arc(...at([px, py]), r * s, 0, 7)
      pen.fill()
    }
  }
  const clods = Array.from({ length: 15 }, (_, k) => {
    const a = (k / 15) * Math.PI * 2
    const far = rng.range(0.75, 1.25)
    return [x + Math.cos(a) * 150 * s * far, foot + 14 * s + Math.sin(a) * 36 * s * far, rng.range(16, 40) * s] as const
  }).sort((one, other) => one[1] - other[1])
  const lumps =
    (front: boolean): Shape =>
    (pen) => {
      for (const [cx, cy, r] of clods) {
        if (cy > foot + 8 * s !== front) continue
        pen.beginPath()
        pen.ellipse(cx, cy, r * 1.2, r * 0.8, 0, 0, 7)
        pen.fill()
      }
      pen.beginPath()
      pen.ellipse(x, foot + (front ? 34 : 6) * s, 128 * s, (front ? 34 : 26) * s, 0, 0, 7)
      pen.fill()
    }
  cast.solid([
    layer(soil, lumps(false), 16),
    layer(bone, together(forearm.map(([from, to]) => shaft(from, to, 44))), 15),
    layer(bone, carpals, 13),
    layer(bone, together(digits), 10),
    layer(soil, lumps(true), 16),
  ])
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 60, () => [x + rng.normal() * 220 * s, y + rng.normal() * 230 * s]),
    8,
  )
}
