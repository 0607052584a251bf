import { smoothstep } from '../../../../paint/field.ts'
import { FLOOR } from '../../../../paint/volume/eye.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Form } from '../../cast.ts'
import { blazing } from '../../volumes.ts'
import { sparks } from './bursting.ts'
import { isBright, lookOf, vapour } from './looks.ts'

const clamped = (value: number) => Math.min(1, Math.max(0, value))

/** A limb: from a joint to another, and how thick it is at both. Lengths of a body that stands at 0 and is 1 high. */
type Limb = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, from: number, to: number]

/** A giant from the hips up: below it is a whirl. `raised` 1: that arm is up. */
function limbsOf(raised: readonly [left: number, right: number]): Limb[] {
  const arm = (side: number, up: number): Limb[] => [
    [side * 0.15, 0.74, 0, side * 0.29, up ? 0.84 : 0.58, 0.06, 0.07, 0.055],
    [side * 0.29, up ? 0.84 : 0.58, 0.06, side * (up ? 0.36 : 0.4), up ? 1.04 : 0.44, up ? 0.1 : 0.2, 0.05, 0.065],
  ]
  return [
    [0, 0.36, 0, 0, 0.56, 0, 0.1, 0.13],
    [0, 0.56, 0, 0, 0.72, 0, 0.14, 0.17],
    [0, 0.82, 0.02, 0, 0.93, 0.04, 0.06, 0.075],
    ...arm(-1, raised[0]),
    ...arm(1, raised[1]),
  ]
}

function bodyAt(limbs: readonly Limb[], x: number, y: number, z: number): number {
  let sum = 0
  for (const [ax, ay, az, bx, by, bz, from, to] of limbs) {
    const dx = bx - ax
    const dy = by - ay
    const dz = bz - az
    const t = clamped(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz))
    const off = Math.sqrt((x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2 + (z - az - dz * t) ** 2)
    const out = off - (from + (to - from) * t)
    if (out < 0.3) sum += Math.exp(-out * 36)
  }
  return sum > 0 ? -Math.log(sum) / 36 : 1
}

/** A being of fire, storm, water or shadow: a giant's body out of a whirl, with burning eyes. */
export const elementalVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('elemental')
  const x0 = (cast.x - cast.wide / 2) / 500
  const tall = 1.42 * Math.min(1.12, scene.power)
  const limbs = limbsOf(
    rng.pick([
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 1],
    ] as const),
  )
  const turn = rng.pick([-0.5, -0.25, 0.3, 0.5])
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const shift = (scene.seed % 67) * 1.7
  const hot = isBright(cast)
  const look = hot
    ? { ...lookOf(cast), thick: 14 }
    : { ...vapour(cast, 24), detail: { fine: 15, density: 0.5, heat: 0.1 } }
  blazing(
    cast,
    {
      box: [x0 - 0.78, FLOOR, -0.5, x0 + 0.78, FLOOR + tall * 1.22, 0.75],
      fill(x, y, z, out) {
        const up = (y - FLOOR) / tall
        const px = (x - x0) / tall
        const pz = (z - 0.1) / tall
        const w = cloudNoise(px * 5 + shift, up * 3.4 - 2, pz * 5, 3)
        const v = cloudNoise(px * 5, up * 3.4 + shift, pz * 5 + 3, 2)
        const loose = 0.03 + 0.05 * clamped(up - 0.6)
        // What burns licks upwards: it is looked for a little lower.
        const lx = px * c - pz * s + w * loose
        const lz = px * s + pz * c + v * loose
        const ly = up - Math.abs(w) * (hot ? 0.1 : 0.03)
        let e = -bodyAt(limbs, lx, ly, lz)
        if (up < 0.42) {
          const angle = Math.atan2(pz, px) * 2 + up * 26
          const wide = 0.06 + 0.14 * Math.abs(up - 0.16) + 0.03 * Math.sin(angle + shift)
          e = Math.max(e, wide + w * 0.07 - Math.hypot(px - 0.04 * Math.sin(up * 13), pz))
        }
        const b = billows(px * 9 + shift, up * 6, pz * 9, 3)
        e += (b - 0.28) * 0.07
        const dense = smoothstep(-0.012, 0.045, e)
        if (dense <= 0) return
        out.density = dense * 1.5
        out.tint = clamped(0.25 + b * 0.8)
        const eye = Math.exp(-(((Math.abs(lx) - 0.032) / 0.014) ** 2) - ((ly - 0.9) / 0.011) ** 2) * (lz > 0.04 ? 1 : 0)
        out.heat = Math.max(eye, clamped(hot ? 0.3 + (b - 0.3) * 1.3 + e * 2.2 : 0.12 * (1 - e * 8)))
      },
    },
    look,
    hot ? { at: [x0, FLOOR + tall * 0.6, 0.1], radius: 0.2 } : { towards: [0.5, 0.75, 0.4] },
  )
  sparks(cast, 110, cast.x, cast.y, 360)
}

/** A wave that stands higher than whoever sees it, its crest about to fall. */
export const waveVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('wave')
  const half = cast.wide / 1000
  const peak = rng.pick([-0.35, -0.1, 0.2, 0.4]) * half
  const high = 1.25 * Math.min(1.15, scene.power)
  const shift = (scene.seed % 61) * 1.1
  const hot = isBright(cast)
  const look = hot
    ? { ...lookOf(cast), shines: 0.6 }
    : { ...vapour(cast, 22), detail: { fine: 18, density: 0.3, heat: 0.05 } }
  blazing(
    cast,
    {
      box: [-half * 1.3, FLOOR - 0.02, -1.5, half * 1.3, FLOOR + high * 1.2, 0.8],
      fill(x, y, z, out) {
        const w = cloudNoise(x * 1.6 + shift, y * 1.6, z * 1.6, 3)
        const own = high * (0.26 + 0.74 * Math.exp(-(((x - peak) / (half * 0.75)) ** 2))) + w * 0.12
        const up = y - FLOOR
        const t = up / own
        if (t > 1.15) return
        // Its face is hollow, its crest leans out over it.
        const face = -0.42 + 0.75 * Math.max(0, t) ** 3.2 + 0.5 * Math.max(0, 0.3 - t)
        const thick = 1 * Math.max(0, 1 - t) ** 0.8 + 0.16
        const b = billows(x * 4 + shift, y * 4 - z * 2, z * 4, 4)
        const foam = smoothstep(0.62, 1, t + w * 0.25)
        const e = Math.min(face - z, z - face + thick, (1.02 - t) * 0.5) + (b - 0.3) * (0.05 + foam * 0.22)
        const dense = smoothstep(-0.01, 0.05 + foam * 0.08, e)
        if (dense <= 0) return
        out.density = dense * 1.5
        // Streaks run up the face.
        const streak = 0.5 + 0.5 * Math.sin(x * 26 + w * 9 + up * 3)
        out.tint = clamped(0.16 + t * 0.2 + streak * streak * 0.22 + foam * 0.75 + (b - 0.3) * 0.5)
        out.heat = hot ? clamped(0.25 + foam * 0.4 + (b - 0.3) * 1.3) : clamped(t - 0.3) * 0.12
      },
    },
    look,
    { towards: [0.4 * (peak > 0 ? -1 : 1), 0.7, 0.55] },
  )
  sparks(cast, 150, cast.wide / 2, cast.high * 0.5, 430)
}
