import type { Vec } from '../../figures/sculpture/space.ts'
import type { Bench } from './rig.ts'

/** How the limbs of a shelled beast are set; x is measured outwards. */
export interface Form {
  /** Where the legs begin, how far out they reach, how high their knees stand, and how thick they are. */
  hips: number
  out: number
  knee: number
  thick: number
  /** Shoulder, elbow and wrist of the arms. */
  arm: readonly [Vec, Vec, Vec]
  palm: Palm
  /** How much larger the heavier pincer is. */
  heavy: number
}

interface Palm {
  at: Vec
  radii: Vec
  /** How long the fingers are beside the palm, and how far they gape. */
  long: number
  gape: number
}

export const forms: Readonly<Record<string, Form>> = {
  crab: {
    hips: 190,
    out: 250,
    knee: 96,
    thick: 27,
    arm: [
      [176, 226, 110],
      [330, 190, 170],
      [318, 90, 236],
    ],
    palm: { at: [300, 0, 262], radii: [82, 104, 60], long: 1.5, gape: 1 },
    heavy: 1.26,
  },
  lobster: {
    hips: 86,
    out: 250,
    knee: 110,
    thick: 19,
    arm: [
      [84, 216, 150],
      [230, 214, 240],
      [286, 120, 290],
    ],
    palm: { at: [300, 6, 300], radii: [78, 122, 56], long: 1.7, gape: 0.8 },
    heavy: 1.3,
  },
  scorpion: {
    hips: 84,
    out: 300,
    knee: 110,
    thick: 20,
    arm: [
      [76, 222, 150],
      [250, 200, 220],
      [310, 130, 262],
    ],
    palm: { at: [318, 40, 284], radii: [56, 92, 48], long: 1.9, gape: 0.8 },
    heavy: 1,
  },
}

/** A pincer held up: the palm, a fixed finger, and the one that moves, which stands inwards of it. Goes on with the current part. */
export function claw(
  bench: Bench,
  { at: [x, y, z], radii: [w, h, d], long, gape }: Palm,
  s: number,
  size: number,
): void {
  const { clay, place } = bench
  const p = (dx: number, dy: number, dz = 0): Vec => [s * (x + dx * size), y + dy * size, z + dz * size]
  clay.ellipsoid(p(0, 0), [w * size, h * size, d * size])
  const tip = -h * (0.5 + long)
  clay.limb(
    [
      [p(w * 0.5, -h * 0.5), w * 0.5 * size],
      [p(w * 0.82, tip * 0.62, 8), w * 0.36 * size],
      [p(w * 0.5, tip * 0.9, 12), w * 0.2 * size],
      [p(w * 0.12, tip, 12), 3],
    ],
    10,
    4,
  )
  clay.part({ ...bench.hide, place }).limb(
    [
      [p(-w * 0.52, -h * 0.46, 10), w * 0.4 * size],
      [p(-w * (0.74 + 0.34 * gape), tip * 0.56, 18), w * 0.3 * size],
      [p(-w * (0.5 + 0.3 * gape), tip * 0.8, 20), w * 0.17 * size],
      [p(-w * 0.16 * gape, tip * 0.94, 18), 3],
    ],
    8,
    4,
  )
  clay.part({ material: bench.claw, place })
  for (let k = 0; k < 4; k++) {
    const t = 0.46 + k * 0.12
    clay.ball(p(w * 0.44 - k * 3, tip * t, 14), (9 - k) * size)
    clay.ball(p(-w * (0.5 + 0.2 * gape) + k * 4, tip * t, 22), (8 - k) * size)
  }
}
