import { smoothstep } from '../../../../paint/field.ts'
import { FLOOR } from '../../../../paint/volume/eye.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Cast, Form } from '../../cast.ts'
import { blazing } from '../../volumes.ts'
import { sparks } from './bursting.ts'
import { isBright, lookOf, vapour } from './looks.ts'

const clamped = (value: number) => Math.min(1, Math.max(0, value))
const heartOf = (cast: Cast) => (cast.x - cast.wide / 2) / 500
const halfOf = (cast: Cast) => cast.wide / 1000

/** Vapour that rolls over the ground in heads, highest about its heart. */
export const cloudVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('cloud')
  const heart = heartOf(cast)
  const half = halfOf(cast)
  const shift = (scene.seed % 79) * 1.3
  const lobes = Array.from({ length: 6 }, (_, k) => ({
    x: k === 0 ? heart : (rng.next() * 2 - 1) * half * 1.05,
    z: k === 0 ? -0.6 : rng.range(-1.3, 0.4),
    sharp: k === 0 ? 2 : rng.range(3, 6),
    high: (k === 0 ? rng.pick([0.8, 0.95, 1.15]) : rng.range(0.3, 0.75)) * scene.power,
  }))
  const look = { ...vapour(cast), detail: { fine: 11, density: 0.5, heat: 0.1 } }
  blazing(
    cast,
    {
      box: [-half * 1.45, FLOOR - 0.02, -2.2, half * 1.45, FLOOR + 1.75, 0.9],
      fill(x, y, z, out) {
        const front = smoothstep(0.9, 0.4, z) * smoothstep(-2.2, -1.7, z)
        if (front <= 0) return
        let top = 0.14
        for (const lobe of lobes) {
          const dx = x - lobe.x
          const dz = z - lobe.z
          const here = lobe.high * Math.exp(-(dx * dx + dz * dz) * lobe.sharp)
          if (here > top) top = here
        }
        const up = y - FLOOR
        if (up > top + 0.5) return
        const w = cloudNoise(x * 1.2, y * 1.2 + shift, z * 1.2, 2) * 0.4
        const b = 1 - billows(x * 1.9 + w, y * 1.9 + w + shift, z * 1.9, 4) * 1.75
        const e = (top + w * 0.3 - up) * 0.75 + (b - 0.5) * 0.52 - 0.05
        const dense = smoothstep(0, 0.16, e)
        if (dense <= 0) return
        out.density = dense * front * 1.1
        const core = clamped(1 - Math.hypot((x - heart) / 0.5, (up - 0.45) / 0.5, (z + 0.4) / 0.6))
        out.heat = clamped(core * 0.8 * (0.35 + b))
        out.tint = clamped(0.08 + b * 0.9)
      },
    },
    look,
    { towards: [-0.5 * Math.sign(heart || 1), 0.75, 0.12] },
  )
}

/** A curtain of fire, water or wind from side to side. */
export const wallVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('wall')
  const half = halfOf(cast)
  const shift = (scene.seed % 73) * 1.7
  const high = 1.2 * scene.power
  const bend = rng.pick([-0.5, 0, 0.35, 0.6])
  const hot = isBright(cast) ? 1 : 0.55
  blazing(
    cast,
    {
      box: [-half * 1.2, FLOOR - 0.02, -1, half * 1.2, FLOOR + high * 1.5, 0.45],
      fill(x, y, z, out) {
        const up = (y - FLOOR) / high
        const at = -0.35 + bend * (x * x) * 0.8
        const off = z - at + cloudNoise(x * 1.6, y * 1.2 - shift, 2, 2) * 0.22
        const thin = 0.24 * (1 - up * 0.45)
        if (Math.abs(off) > thin * 2.4) return
        const w = cloudNoise(x * 2.2 + shift, y * 1.1, z * 2.2, 2) * 0.3
        const tongue = cloudNoise(x * 2.1 + w, y * 0.55 - shift, z * 2.4, 3)
        const b = billows((x + w) * 3.1, y * 1.9 - shift, z * 3.1, 4)
        const e = 0.78 + tongue * 0.95 - up - (off / thin) ** 2 * 0.32 + (b - 0.3) * 0.9
        const dense = smoothstep(0, 0.4, e) * 1.4
        if (dense <= 0) return
        out.density = dense
        out.heat = clamped(0.6 - up * 0.46 + (b - 0.3) * 1.6 + tongue * 0.35 - Math.abs(off / thin) * 0.1) * hot
        out.tint = clamped(0.2 + b + tongue * 0.3)
      },
    },
    lookOf(cast),
    { at: [0, FLOOR + 0.1, -0.2], radius: 0.2 },
  )
  sparks(cast, 110, cast.wide / 2, cast.high * 0.5, 460)
}

/** What whirls: dust, leaves or fire, narrow below and wide above, its skirt on the ground. */
export const tornadoVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('tornado')
  const heart = heartOf(cast)
  const shift = (scene.seed % 67) * 1.1
  const sway = rng.pick([-0.18, 0.12, 0.2])
  const wide = rng.pick([0.42, 0.52, 0.66]) * scene.power
  const hot = isBright(cast) ? 0.95 : 0
  blazing(
    cast,
    {
      box: [heart - 1.15, FLOOR - 0.02, -1.5, heart + 1.15, 1.15, 0.85],
      fill(x, y, z, out) {
        const up = (y - FLOOR) / 2
        const px = x - heart - sway * Math.sin(up * 4.4 + 0.6)
        const pz = z + 0.3 - 0.12 * Math.cos(up * 3.7)
        const r = Math.sqrt(px * px + pz * pz)
        const own = 0.1 + wide * Math.max(0, up) ** 1.5
        if (r > own + 0.75) return
        const turn = 3.2 / (0.25 + r) + up * 5
        const c = Math.cos(turn)
        const s = Math.sin(turn)
        const qx = px * c - pz * s
        const qz = px * s + pz * c
        const spiral = 0.5 + 0.5 * Math.sin(2 * Math.atan2(pz, px) + up * 22 + r * 5 + shift)
        const f = cloudNoise(qx * 2.4, y * 4 - r * 3 + shift, qz * 2.4, 3)
        const band = (r - own * 0.82) / (0.1 + 0.16 * up)
        const shell = Math.exp(-band * band)
        let dense =
          (shell * (0.06 + 1.4 * spiral * spiral * spiral) + (r < own ? 0.1 : 0)) * clamped(0.5 + f * 1.9) * 1.35
        const far = Math.sqrt(px * px + (pz / 0.9) ** 2)
        if (up < 0.3)
          dense +=
            smoothstep(0.36, 0.1, up * 2.4 + far * 0.42 - billows(x * 2.1, y * 2.6, z * 2.1, 3) * 0.52) *
            smoothstep(0.95, 0.3, far) *
            1.2
        if (dense < 0.04) return
        out.density = dense
        out.tint = clamped(0.4 + f * 0.7 + spiral * 0.3 * shell)
        out.heat = clamped(0.3 + spiral * 0.45 * shell + f * 0.7 - up * 0.15) * hot
      },
    },
    isBright(cast) ? lookOf(cast) : { ...vapour(cast, 12), detail: { fine: 13, density: 0.5, heat: 0.1 } },
    { towards: [0.85 * (rng.chance(0.5) ? 1 : -1), 0.4, 0.28] },
  )
  sparks(cast, 90, cast.x, cast.y, 380)
}

/** A wall of dust, ash or snow that comes on, its heads high above whoever stands before it. */
export const stormFront: Form = (cast) => {
  const { scene } = cast
  const half = halfOf(cast)
  const shift = (scene.seed % 61) * 1.9
  const side = cast.random('front').pick([-1, 1])
  const hot = isBright(cast)
  const look = hot
    ? { ...lookOf(cast), shines: 0.6 }
    : { ...vapour(cast, 12), detail: { fine: 10, density: 0.5, heat: 0.1 } }
  blazing(
    cast,
    {
      box: [-half * 1.5, FLOOR - 0.02, -2.4, half * 1.5, 1.1, 0.5],
      fill(x, y, z, out) {
        const up = y - FLOOR
        const across = (x * side) / half
        const w = cloudNoise(x * 1.1 + shift, y * 1.1, z * 1.1, 2) * 0.4
        const b = 1 - billows(x * 1.5 + w, y * 1.7 + shift, z * 1.5 + w, 4) * 1.75
        const top = 1.55 - Math.max(0, -across) * 1.1 - Math.max(0, z + 0.9) * 1.25
        const e = (top + w - up) * 0.6 + (b - 0.5) * 0.62
        const dense = smoothstep(0, 0.2, e) * smoothstep(-2.4, -2, z)
        if (dense <= 0) return
        out.density = dense
        out.heat = hot ? clamped(0.2 + (b - 0.42) * 1.5 - up * 0.12) : 0
        out.tint = clamped(0.05 + b * 0.95)
      },
    },
    look,
    { towards: [-0.7 * side, 0.62, 0.35] },
  )
  sparks(cast, 160, cast.wide / 2, cast.high * 0.55, 520)
}
