import { css } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import type { Cast } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { splinter } from './solid.ts'

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

/** A ray: a beam as thin and straight as a ruled line, and what it does to the one point it meets. */
export function rayTo(cast: Cast, from: Point, to: Point, width: number, label: string): void {
  const { palette, element, scene } = cast
  const rng = cast.random(label)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  cast.light(
    (pen) => {
      filament(pen, [from, to], width * 0.6, palette, 0.22)
      filament(pen, [from, to], width * 0.2, palette)
      pen.strokeStyle = css([255, 255, 255], 0.95)
      pen.lineWidth = width * 0.08
      pen.beginPath()
      pen.moveTo(...from)
      pen.lineTo(...to)
      pen.stroke()
      flare(pen, from[0], from[1], width * 3, palette.core, palette.main, 0.8)
      flare(pen, to[0], to[1], width * 3.6, palette.core, palette.main, 0.9)
      if (scene.element === 'ice') rime(pen, rng, to, width * 4.4, palette)
      else sparks(pen, rng, to, width * 3.4, palette)
      motes(pen, rng, element.mote, palette, 34, () => {
        const t = rng.next()
        return [from[0] + dx * t + rng.normal() * width * 0.7, from[1] + dy * t + rng.normal() * width * 0.7]
      })
      motes(pen, rng, element.mote, palette, 44, () => [
        to[0] + rng.normal() * width * 2.6,
        to[1] + rng.normal() * width * 2.6,
      ])
    },
    12,
    1,
  )
}

/** Frost that grows from a point as on a window: arms with barbs, all about it. */
function rime(pen: Pen, rng: Random, [x, y]: Point, reach: number, palette: Cast['palette']): void {
  const turn = rng.range(0, 1)
  pen.lineCap = 'round'
  for (let arm = 0; arm < 10; arm++) {
    const angle = turn + (arm / 10) * Math.PI * 2
    const long = reach * rng.range(0.62, 1)
    const at = (far: number, off = 0, out = 0): Point => [
      x + Math.cos(angle) * far + Math.cos(angle + off) * out,
      y + Math.sin(angle) * far + Math.sin(angle + off) * out,
    ]
    filament(pen, [[x, y], at(long)], reach * 0.012, palette)
    for (let barb = 1; barb < 6; barb++) {
      const far = (long * barb) / 6
      const out = (long - far) * 0.42
      for (const off of [0.9, -0.9]) filament(pen, [at(far), at(far, off, out)], reach * 0.008, palette, 0.85)
    }
  }
}

/** Lines that fly off a point that is struck. */
function sparks(pen: Pen, rng: Random, [x, y]: Point, reach: number, palette: Cast['palette']): void {
  for (let k = 0; k < 34; k++) {
    const angle = rng.range(0, Math.PI * 2)
    const [near, far] = [reach * rng.range(0.1, 0.35), reach * rng.range(0.4, 1)]
    filament(
      pen,
      [
        [x + Math.cos(angle) * near, y + Math.sin(angle) * near],
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
      ],
      reach * 0.014,
      palette,
      0.8,
    )
  }
}

/** A shard of ice as long as an arm, thrown point first, with a trail of cold and splinters behind it. */
export function shardTo(cast: Cast, from: Point, to: Point, width: number, label: string): void {
  const { palette, element, scene } = cast
  const rng = cast.random(label)
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const angle = Math.atan2(uy, ux)
  const size = width * 9
  const behind = (back: number, aside: number): Point => [
    to[0] - ux * back - uy * aside,
    to[1] - uy * back + ux * aside,
  ]
  cast.light(
    (pen) => {
      flare(pen, ...behind(size * 0.4, 0), size * 0.9, palette.main, palette.deep, 0.6)
      streams(pen, rng, {
        from: () => {
          const back = size * 0.5 + rng.next() ** 1.6 * (long - size * 0.5)
          return behind(back, rng.normal() * width * (0.3 + (back / long) * 0.9))
        },
        flow: (_x, _y, out) => {
          out[0] = ux
          out[1] = uy
        },
        count: 170,
        steps: 14,
        stride: 11,
        width: width * 0.12,
        alpha: 0.36,
        palette,
        eddy: 0.2,
        eddySize: 120,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 110, () => {
        const back = size * 0.3 + rng.next() * (long - size * 0.3)
        return behind(back, rng.normal() * width * (0.6 + (back / long) * 1.5))
      })
    },
    14,
    0.9,
  )
  // Splinters that broke off fly with it, the nearer the larger.
  for (let k = 0; k < 11; k++) {
    const back = size * (0.3 + rng.next() * 1.5)
    const [x, y] = behind(back, (rng.chance(0.5) ? 1 : -1) * width * rng.range(1.1, 2.7))
    cast.solid(
      splinter(cast, x, y, angle + rng.range(-0.16, 0.16), width * rng.range(0.9, 2.2), width * rng.range(0.13, 0.26)),
    )
  }
  const root = behind(size, 0)
  // Two halves: the long point ahead, a short broken end behind.
  const waist = behind(size * 0.72, 0)
  cast.solid(splinter(cast, ...waist, angle + Math.PI, size * 0.3, width * 1.2))
  cast.solid(splinter(cast, ...waist, angle, size * 0.92, width * 1.24))
  cast.light((pen) => {
    filament(pen, [root, behind(-size * 0.1, 0)], width * 0.05, palette, 0.7)
    flare(pen, to[0] + ux * size * 0.16, to[1] + uy * size * 0.16, width * 0.8, [255, 255, 255], palette.core, 0.6)
  }, 8)
}
