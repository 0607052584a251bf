import { smoothstep } from '../../../../paint/field.ts'
import { FLOOR } from '../../../../paint/volume/eye.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Cast, Form } from '../../cast.ts'
import { blazing } from '../../volumes.ts'
import { sparks } from './bursting.ts'
import { glowing, isBright, lookOf } from './looks.ts'

const clamped = (value: number) => Math.min(1, Math.max(0, value))
const world = (cast: Cast, x: number, y: number): [number, number] => [
  (x - cast.wide / 2) / 500,
  (cast.high / 2 - y) / 500,
]

/** Breath, spray and jets: from a point at one side to a broad front at the other. */
export function streamFrom(
  cast: Cast,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  spread: number,
): void {
  const { scene } = cast
  const shift = (scene.seed % 59) * 1.7
  const hot = isBright(cast) ? 1 : 0.5
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const long = Math.hypot(dx, dy, dz)
  const [ux, uy, uz] = [dx / long, dy / long, dz / long]
  const room = spread * long * 1.15
  const box = [0, 1, 2]
    .map((k) => Math.min(from[k]!, to[k]! - room))
    .concat([0, 1, 2].map((k) => Math.max(from[k]!, to[k]! + room)))
  blazing(
    cast,
    {
      box: [box[0]!, Math.max(FLOOR, box[1]!), Math.max(-1.6, box[2]!), box[3]!, box[4]!, Math.min(1.2, box[5]!)],
      fill(x, y, z, out) {
        const px = x - from[0]
        const py = y - from[1]
        const pz = z - from[2]
        const along = px * ux + py * uy + pz * uz
        if (along < -0.02) return
        const t = along / long
        const wide = 0.02 + along * spread
        const ox = px - ux * along
        const oy = py - uy * along - t * t * 0.12
        const oz = pz - uz * along
        const far = Math.sqrt(ox * ox + oy * oy + oz * oz)
        if (far > wide * 1.7) return
        // It is stretched along its way near its source, and boils at its front.
        const w = cloudNoise(ox * 3.2 + shift, oy * 3.2 + along * 0.8, oz * 3.2 - along, 2) * 0.35 * (0.3 + t)
        const b = billows(ox * 3 + along * 0.6, oy * 3 + w, oz * 3 + along * 1.2 - shift, 4)
        const e = 1 - far / wide - smoothstep(0.8, 1.25, t) * 1.2 + (b - 0.3) * 1.5 * (0.4 + t) + w
        const dense = smoothstep(0, 0.4, e) * 1.4
        if (dense <= 0) return
        out.density = dense * (1.1 - 0.4 * t)
        out.heat = clamped(1 - t * 0.5 - (far / wide) * 0.35 + (b - 0.3) * 1.5) * hot
        out.tint = clamped(0.3 + b * 0.9)
      },
    },
    lookOf(cast),
    { at: [from[0] + dx * 0.4, from[1] + dy * 0.4, from[2] + dz * 0.4], radius: 0.2 },
  )
}

export const coneVolume: Form = (cast) => {
  const side = cast.random('cone').pick([-1, 1])
  const half = cast.wide / 1000
  streamFrom(cast, [-side * half * 0.72, -0.34, 0.9], [side * half * 0.62, 0.12, -0.7], 0.27)
  sparks(cast, 100, cast.wide / 2 + side * 160, cast.high * 0.45, 330)
}

/** Ribbons of light that wind upwards about a heart, with a veil between them. */
export const spiralVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('spiral')
  const [x0, y0] = world(cast, cast.x, cast.y)
  const foot = FLOOR + 0.05
  const turn = rng.next() * 6
  const ribbons = rng.pick([2, 3, 3, 4])
  const span = 1.5
  blazing(
    cast,
    {
      box: [x0 - 0.75, foot, -0.45, x0 + 0.75, foot + span * 1.12, 0.85],
      fill(x, y, z, out) {
        const up = (y - foot) / span
        const px = x - x0
        const pz = z - 0.2
        const w = cloudNoise(x * 1.5 + turn, y * 1.5, z * 1.5, 2) * 0.14
        let dense = 0
        const wide = 0.14 + 0.34 * Math.sin(Math.min(1, up) * 2.6)
        for (let k = 0; k < ribbons; k++) {
          const a = (k / ribbons) * Math.PI * 2 + up * 6.2 + turn
          const dx = px + w - Math.cos(a) * wide
          const dz = pz + w - Math.sin(a) * wide
          dense += Math.exp(-(dx * dx + dz * dz) / (0.0011 + 0.0055 * up))
        }
        dense *= smoothstep(1.05, 0.55, up) * smoothstep(0, 0.08, up)
        const core = Math.exp(-(px * px + (y - y0) ** 2 * 1.2 + pz * pz) / 0.03)
        const veil =
          Math.exp(-(px * px + pz * pz) / (0.06 + 0.12 * up)) *
          smoothstep(1, 0.3, up) *
          clamped(0.1 + cloudNoise(x * 3, y * 1.6 - turn, z * 3, 3) * 1.2) *
          0.45
        out.density = dense * (0.8 + 0.7 * cloudNoise(x * 5, y * 5, z * 5, 2)) + core * 0.5 + veil
        out.heat = clamped(0.34 + core * 0.55 + dense * 0.36 - up * 0.1)
        out.tint = 0.6
      },
    },
    { ...glowing(cast), thick: 4.2, detail: { fine: 14, density: 0.15, heat: 0.05 } },
    { at: [x0, y0, 0.3], radius: 0.1 },
  )
  sparks(cast, 90, cast.x, cast.y, 330 * Math.min(1.2, scene.power))
}

/** A hole in the air that swallows: arms of light and mist wind into it. */
export const vortexVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('vortex')
  const [x0, y0] = world(cast, cast.x, cast.y)
  const arms = rng.pick([2, 3, 4])
  const hand = rng.pick([-1, 1])
  const tilt = rng.pick([0.55, 0.75, 1])
  const lean = rng.pick([-0.35, 0, 0.3])
  const reach = 0.86 * Math.min(1.15, scene.power)
  const shift = (scene.seed % 53) * 1.3
  blazing(
    cast,
    {
      box: [x0 - reach * 1.12, y0 - reach * 1.05, -1.1, x0 + reach * 1.12, y0 + reach * 1.05, 0.55],
      fill(x, y, z, out) {
        const px = x - x0
        const py = (y - y0 - px * lean) / tilt
        const r = Math.sqrt(px * px + py * py) / reach
        if (r > 1.1) return
        // A funnel: its throat lies deep.
        const throat = -0.75 * (1 - Math.min(1, r)) ** 2
        const off = (z - throat) / (0.12 + 0.2 * r)
        if (Math.abs(off) > 2) return
        const a = Math.atan2(py, px) * hand
        const wind = a * arms + Math.log(r + 0.06) * 5.5 * (arms / 3)
        const f = cloudNoise(px * 3 + shift, py * 3, z * 3, 3)
        const arm = 0.5 + 0.5 * Math.sin(wind + f * 2.2)
        const fine = 0.5 + 0.5 * Math.sin(wind * 3 + f * 4 + 1)
        const edge = smoothstep(1.1, 0.72, r + f * 0.22)
        const dense = (0.12 + arm * arm * 1.3 + fine * 0.35) * edge * Math.exp(-off * off) * clamped(0.65 + f * 1.4)
        if (dense < 0.03) return
        out.density = dense * smoothstep(0.02, 0.16, r)
        out.heat = clamped(0.24 + arm * 0.34 + f * 0.4 + 0.45 * Math.exp(-(((r - 0.2) / 0.12) ** 2)) - r * 0.12)
        out.tint = clamped(0.2 + arm * 0.6 + f * 0.5)
      },
    },
    { ...lookOf(cast), thick: 8 },
    { at: [x0, y0, -0.6], radius: 0.1 },
  )
  sparks(cast, 120, cast.x, cast.y, 400)
}
