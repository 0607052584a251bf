import { add, amid, cross, dot, length, sub, times, unit, type Vec } from '../../mesh/geometry.ts'
import { apply } from '../../mesh/matrix.ts'
import type { Figure } from '../anatomy/figure.ts'

/** The line that cloth hangs about: straight down from the waist, or along the lap and down before the shins of who sits. */
export interface Fall {
  /** It does not hang straight down. */
  isBent: boolean
  /** From the top to the hem along the line, dm. */
  long: number
  /** Samples along it: where, which way, and towards the body's front. */
  line: readonly { at: Vec; way: Vec; front: Vec }[]
  left: Vec
  /** Where a place lies about the line: 0 at the top to 1 at the hem, radians from the front leftwards, dm from the line. */
  find(x: number, y: number, z: number): { t: number; angle: number; radius: number }
  /** How much it may draw in each dm. */
  drawsIn(t: number): number
  /** How much of its folds is seen there: little where it lies on a lap. */
  folds(t: number): number
}

const SAMPLES = 40

/** Whether both thighs are held forwards: nothing hangs straight from such a waist. */
export function isSeated({ skeleton }: Figure): boolean {
  return (['l', 'r'] as const).every((side) => {
    const thigh = sub(skeleton.at(`calf_${side}`), skeleton.at(`thigh_${side}`))
    return -thigh[1] < 0.62 * length(thigh)
  })
}

export function fallOf(figure: Figure, top: number, hem: number, follows: boolean): Fall {
  const { skeleton } = figure
  const [spine, pelvis] = [skeleton.at('spine_02'), skeleton.at('pelvis')]
  const middle: Vec = [(spine[0] + pelvis[0]) / 2, 0, (spine[2] + pelvis[2]) / 2]
  const facing = apply(skeleton.wholes[skeleton.bone('pelvis')]!, [0, 0, 1])
  const front = unit([facing[0], 0, facing[2]])
  const left: Vec = [front[2], 0, -front[0]]
  if (follows && isSeated(figure)) return bent(figure, top, hem, [middle[0], top, middle[2]], left)
  const long = top - hem
  const found = { t: 0, angle: 0, radius: 0 }
  return {
    isBent: false,
    long,
    left,
    line: [
      { at: [middle[0], top, middle[2]], way: [0, -1, 0], front },
      { at: [middle[0], hem, middle[2]], way: [0, -1, 0], front },
    ],
    find(x, y, z) {
      const dx = x - middle[0]
      const dz = z - middle[2]
      found.t = (top - y) / long
      found.angle = Math.atan2(dx * left[0] + dz * left[2], dx * front[0] + dz * front[2])
      found.radius = Math.hypot(dx, dz)
      return found
    },
    drawsIn: () => 0,
    folds: () => 1,
  }
}

/** From the waist into the lap, over the knees and down to the feet. */
function bent({ skeleton }: Figure, top: number, hem: number, start: Vec, left: Vec): Fall {
  const between = (name: string) => amid(skeleton.at(`${name}_l`), skeleton.at(`${name}_r`), 0.5)
  const [hips, knees, feet] = [between('thigh'), between('calf'), between('foot')]
  const thigh = length(sub(skeleton.at('calf_l'), skeleton.at('thigh_l')))
  const shin = length(sub(skeleton.at('foot_l'), skeleton.at('calf_l')))
  // As far along the legs as it would reach down them.
  const standing = top - hips[1] + thigh + shin + 0.4
  const corners: Vec[] = [start, add(hips, [0, 0.15, 0]), knees, feet]
  const lengths = corners.slice(1).map((corner, i) => length(sub(corner, corners[i]!)))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const share = Math.min(1, (top - hem) / standing)
  const long = whole * share
  const along = (s: number): Vec => {
    let rest = Math.max(0, s)
    for (let i = 0; i < lengths.length; i++) {
      if (rest <= lengths[i]! || i === lengths.length - 1) return amid(corners[i]!, corners[i + 1]!, rest / lengths[i]!)
      rest -= lengths[i]!
    }
    return corners.at(-1)!
  }
  const soft = (s: number): Vec => {
    let sum: Vec = [0, 0, 0]
    for (let k = -3; k <= 3; k++) sum = add(sum, along(Math.min(whole, s + k * Math.min(0.3, s / 3))))
    return times(sum, 1 / 7)
  }
  const places = Array.from({ length: SAMPLES + 1 }, (_, i) => soft((long * i) / SAMPLES))
  const line = places.map((at, i) => {
    const way = unit(sub(places[Math.min(SAMPLES, i + 1)]!, places[Math.max(0, i - 1)]!))
    return { at, way, front: unit(cross(way, left)) }
  })
  const found = { t: 0, angle: 0, radius: 0 }
  return {
    isBent: true,
    long,
    left,
    line,
    find(x, y, z) {
      let best = Number.POSITIVE_INFINITY
      let nth = 0
      for (let i = 0; i <= SAMPLES; i++) {
        const { at } = line[i]!
        const far = (x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2
        if (far < best) {
          best = far
          nth = i
        }
      }
      const { at, way, front } = line[nth]!
      const off = sub([x, y, z], at)
      found.t = (nth + (dot(off, way) * SAMPLES) / long) / SAMPLES
      found.angle = Math.atan2(dot(off, left), dot(off, front))
      found.radius = Math.hypot(dot(off, left), dot(off, front))
      return found
    },
    // In the lap it lies on the thighs, however wide the waist is; from the knees it falls.
    drawsIn: (t) => (t * long < lengths[0]! + lengths[1]! * 0.9 ? 2.8 : 0.3),
    folds: (t) =>
      t * long < lengths[0]! + lengths[1]! * 0.8
        ? 0.25
        : Math.min(1, 0.25 + (t * long - lengths[0]! - lengths[1]! * 0.8) * 0.5),
  }
}

/** Puts a place of the cloth into `out`. `torn`: how much of the hem is missing there, dm. */
export function placeIn(
  { line, left }: Fall,
  t: number,
  angle: number,
  radius: number,
  torn: number,
  out: Float32Array,
  to: number,
): void {
  const at = t * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(at))
  const by = at - i
  const [a, b] = [line[i]!, line[i + 1]!]
  const c = Math.cos(angle) * radius
  const s = Math.sin(angle) * radius
  for (let k = 0; k < 3; k++) {
    const middle = a.at[k]! + (b.at[k]! - a.at[k]!) * by
    const front = a.front[k]! + (b.front[k]! - a.front[k]!) * by
    out[to + k] = middle + front * c + left[k]! * s - a.way[k]! * torn
  }
}
