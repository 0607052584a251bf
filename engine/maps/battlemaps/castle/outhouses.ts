import type { Random } from '../../../paint/random.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { rectangle } from '../geometry.ts'
import type { Plot } from '../plot.ts'
import type { Point } from '../scene.ts'
import type { Bailey, Stead } from './bailey.ts'
import { heading } from './circuit.ts'
import { greatHall, outbuildings, smithy, stable } from './halls.ts'
import type { Keep } from './keep.ts'

/** A building of the yard: what it is, its box, its floor, and whether it has a front wall and a door. */
export interface Outhouse {
  purpose: Purpose
  box: Point[]
  floor: Point[]
  walled: boolean
}

/** Builds what a castle needs in its yard, where it leaves room. */
export function outhouses(plot: Plot, bailey: Bailey, keep: Keep, random: Random): Outhouse[] {
  const { intent } = plot.site
  const within = keep.rooms.map(({ purpose: { name } }) => name)
  type Size = readonly [long: number, deep: number]
  const needs: { purpose: Purpose; sizes: readonly Size[]; walled: boolean }[] = [
    {
      purpose: stable,
      sizes: [
        [5, 3],
        [4, 3],
        [5, 2],
        [4, 2],
        [3, 2],
      ],
      walled: false,
    },
    {
      purpose: smithy,
      sizes: [
        [4, 3],
        [3, 3],
        [4, 2],
        [3, 2],
      ],
      walled: false,
    },
    ...random.shuffle(outbuildings.filter(({ name }) => !within.includes(name))).map((purpose) => ({
      purpose,
      sizes: [
        [random.int(4, 6), random.int(3, 4)],
        [4, 3],
        [3, 3],
      ] as Size[],
      walled: true,
    })),
  ]
  if (!within.includes(greatHall.name))
    needs.unshift({
      purpose: greatHall,
      sizes: [
        [8, 5],
        [6, 4],
      ],
      walled: true,
    })
  const asked = ({ name }: Purpose) => intent.asks(name.toLowerCase()) || (name === 'Shrine' && intent.asks('temple'))
  needs.sort((a, b) => Number(asked(b.purpose)) - Number(asked(a.purpose)))
  const most = random.int(3, 5)
  const done: Outhouse[] = []
  for (const { purpose, sizes, walled } of needs) {
    if (done.length >= most) break
    const stead = bailey.build(sizes, random)
    if (stead) done.push(walled ? raiseHouse(plot, stead, purpose) : raiseShed(plot, stead, purpose))
  }
  return done
}

/** The corners of a building from its front left on round by its back, front open. */
function sidesOf({ x, y, width, height, front: [fx, fy] }: Stead): [Point, Point, Point, Point] {
  const [a, b, c, d] = rectangle(x, y, width, height) as [Point, Point, Point, Point]
  if (fy > 0) return [d, a, b, c]
  if (fy < 0) return [b, c, d, a]
  return fx > 0
    ? ([c, d, a, b].toReversed() as [Point, Point, Point, Point])
    : ([a, b, c, d].toReversed() as [Point, Point, Point, Point])
}

/** Open to the front, a roof on two walls. */
function raiseShed(plot: Plot, stead: Stead, purpose: Purpose): Outhouse {
  const { x, y, width, height } = stead
  const box = rectangle(x, y, width, height)
  plot.floor(box, { ground: 'cobble', tint: purpose === stable ? '#8a7348' : '#6f6a66', rise: 0.2 })
  const [frontLeft, backLeft, backRight, frontRight] = sidesOf(stead)
  if (stead.leaning) {
    plot.wall([frontLeft, backLeft], false)
    plot.wall([backRight, frontRight], false)
  } else plot.wall([frontLeft, backLeft, backRight, frontRight], false)
  return { purpose, box, floor: rectangle(x + 0.2, y + 0.2, width - 0.4, height - 0.4), walled: false }
}

/** Four walls, a door in front. */
function raiseHouse(plot: Plot, stead: Stead, purpose: Purpose): Outhouse {
  const { x, y, width, height, front } = stead
  const box = rectangle(x, y, width, height)
  const [frontLeft, backLeft, backRight, frontRight] = sidesOf(stead)
  const along = heading(frontLeft, frontRight)
  const long = front[0] === 0 ? width : height
  const from = Math.floor((long - 1) / 2)
  const jamb = (t: number): Point => [frontLeft[0] + along[0] * t, frontLeft[1] + along[1] * t]
  plot.door('door', jamb(from), jamb(from + 1))
  if (long > 5) plot.door('window', jamb(long - 2), jamb(long - 1))
  plot.floor(box, { ground: purpose.ground === 'tile' ? 'tile' : (purpose.ground ?? 'planks'), rise: 0.3 })
  plot.wall(stead.leaning ? [backLeft, frontLeft, frontRight, backRight] : box, !stead.leaning)
  return { purpose, box, floor: rectangle(x + 0.25, y + 0.25, width - 0.5, height - 0.5), walled: true }
}
