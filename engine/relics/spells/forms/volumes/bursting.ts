import { smoothstep } from '../../../../paint/field.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Cast, Form } from '../../cast.ts'
import { motes } from '../../motes.ts'
import { blazing } from '../../volumes.ts'
import { isBright, lookOf } from './looks.ts'

const clamped = (value: number) => Math.min(1, Math.max(0, value))

/** Sparks and what else flies off, about a place. */
export function sparks(cast: Cast, count: number, x: number, y: number, far: number): void {
  const rng = cast.random('flying')
  cast.light(
    (pen) =>
      motes(pen, rng, cast.element.mote, cast.palette, count, () => {
        const turn = rng.range(0, Math.PI * 2)
        const away = far * (0.3 + rng.next() * 0.9)
        return [x + Math.cos(turn) * away, y + Math.sin(turn) * away * 0.85 - rng.next() * far * 0.35]
      }),
    8,
    0.85,
  )
}

/** A ball of fire, mist or light that boils and licks upwards. */
function boiling(cast: Cast, x: number, y: number, z: number, radius: number, seed: number, lick: number): void {
  const look = lookOf(cast)
  const hot = isBright(cast) ? 1 : 0.6
  const reach = radius * 1.85
  const f = 0.37 / radius
  const shift = (seed % 89) * 1.7
  blazing(
    cast,
    {
      box: [x - reach, y - radius * 1.6, z - reach, x + reach, y + radius * (1.7 + lick * 1.3), z + reach],
      fill(wx, wy, wz, out) {
        const px = wx - x
        const py = wy - y
        const pz = wz - z
        const far = Math.sqrt(px * px + py * py * 0.8 + pz * pz)
        if (far > radius * (1.8 + lick)) return
        const turn = Math.max(0, py) * 1.4 * f
        const c = Math.cos(turn)
        const s = Math.sin(turn)
        const qx = (px * c - pz * s) * f
        const qz = (px * s + pz * c) * f
        const qy = py * f
        const w1 = cloudNoise(qx * 2.6, qy * 1.8 - 3, qz * 2.6 + shift, 2) * 0.26
        const w2 = cloudNoise(qx * 2.6 + 9, qy * 1.8, qz * 2.6 + 4 + shift, 2) * 0.26
        const ax = qx + w1
        const az = qz + w2
        const stretch = qy < 0 ? 1.05 : 0.84 - lick * 0.3
        const r = Math.sqrt(ax * ax + qy * qy * stretch * stretch + az * az) / 0.37
        if (r > 1.8) return
        const b =
          0.85 * billows(ax * 3.4 + shift, qy * 2.6 - 2, az * 3.4, 4) +
          0.4 * Math.abs(cloudNoise(ax * 2.6, qy * 2.1 + w1 * 4, az * 2.6 + shift, 2))
        const e = 1 - r + (b - 0.3) * 1.75
        const dense = smoothstep(0, 0.35, e) * 1.6
        if (dense <= 0) return
        out.density = dense
        const smoke = smoothstep(0.85, 1.5, r)
        out.heat =
          clamped(0.14 + (1 - r) * 0.5 + (b - 0.32) * 1.9 + 0.4 * Math.exp(-r * r * 5)) * (1 - smoke * 0.5) * hot
        out.tint = clamped(0.3 + b * 0.8)
      },
    },
    look,
    { at: [x, y, z], radius: radius * 0.25 },
  )
}

/** Where the units of the picture lie at depth 0. */
const world = (cast: Cast, x: number, y: number): [number, number] => [
  (x - cast.wide / 2) / 500,
  (cast.high / 2 - y) / 500,
]

export const ballVolume: Form = (cast) => {
  const { scene } = cast
  const rng = cast.random('ball')
  const count = Math.min(5, scene.count)
  const size = (count > 1 ? 0.2 : 0.37) * scene.power
  for (let k = 0; k < count; k++) {
    const turn = (k / count) * Math.PI * 2 + rng.range(0, 1)
    const away = count > 1 ? 210 : 0
    const [x, y] = world(cast, cast.x + Math.cos(turn) * away * 1.3, cast.y + Math.sin(turn) * away)
    boiling(
      cast,
      x,
      y,
      0.2 + Math.sin(turn) * 0.1 * (count > 1 ? 1 : 0),
      size,
      scene.seed + k * 17,
      rng.pick([0.25, 0.4, 0.7]),
    )
  }
  sparks(cast, 80, cast.x, cast.y, 260 * scene.power)
}

/** What a hand holds: smaller, where its palm carries it. */
export const heldVolume: Form = (cast) => {
  const { scene } = cast
  const [x, y] = world(cast, cast.x, cast.y)
  boiling(cast, x, y + 0.02, 0.5, 0.24 * Math.min(1.25, scene.power), scene.seed, 0.6)
  sparks(cast, 70, cast.x, cast.y, 200)
}

/** An explosion: spokes of heat that break out of a shell of smoke. */
export const burstVolume: Form = (cast) => {
  const { scene } = cast
  const [x, y] = world(cast, cast.x, cast.y + 20)
  const radius = 0.46 * scene.power
  const shift = (scene.seed % 83) * 1.3
  const hot = isBright(cast) ? 1 : 0.65
  blazing(
    cast,
    {
      box: [x - 0.98, y - 0.82, -0.75, x + 0.98, y + 0.95, 0.85],
      fill(wx, wy, wz, out) {
        const px = wx - x
        const py = wy - y
        const pz = wz - 0.1
        const far = Math.sqrt(px * px + py * py + pz * pz)
        if (far > radius * 2.3) return
        const by = 1 / (far + 0.02)
        const spoke = cloudNoise(px * by * 2.4 + shift, py * by * 2.4, pz * by * 2.4, 3)
        const b = billows(px * 4.2, py * 4.2 + shift, pz * 4.2, 4)
        const r = far / (radius * (0.95 + spoke * 1.25))
        const e = 1 - r + (b - 0.3) * 1.1
        const dense = smoothstep(0, 0.3, e) * 1.5
        if (dense <= 0) return
        out.density = dense * (r < 0.3 ? 0.6 : 1)
        out.heat = clamped(0.82 - r * 0.72 + (b - 0.3) * 1.5 + spoke * 0.4) * hot
        out.tint = clamped(0.2 + b)
      },
    },
    lookOf(cast),
    { at: [x, y, 0.1], radius: 0.12 },
  )
  sparks(cast, 170, cast.x, cast.y, 430)
}

/** Stones out of the sky, each with its tail of fire. */
export const meteorVolume: Form = (cast) => {
  const { scene, wide } = cast
  const rng = cast.random('meteor')
  const count = Math.min(7, scene.count)
  const lean = rng.pick([-1, 1]) * rng.range(0.45, 0.95)
  for (let k = 0; k < count; k++) {
    const size = count === 1 ? 0.19 * scene.power : rng.range(0.07, 0.14)
    const px = count === 1 ? cast.x : wide * (0.12 + (0.76 * (k + rng.range(0.2, 0.8))) / count)
    const py = count === 1 ? cast.y + 80 : 300 + ((k * 263) % 440)
    const [x, y] = world(cast, px, py)
    tailed(cast, x, y, count === 1 ? 0.3 : rng.range(-1.6, 0.5), size, lean, scene.seed + k * 31)
  }
  sparks(cast, 120, cast.x, cast.y, 380)
}

function tailed(cast: Cast, x: number, y: number, z: number, size: number, lean: number, seed: number): void {
  const shift = (seed % 71) * 1.9
  const long = size * 6.5
  const [dx, dy] = [lean / Math.hypot(lean, 1), 1 / Math.hypot(lean, 1)]
  const [ex, ey] = [x + dx * long, y + dy * long]
  const room = size * 1.7
  const hot = isBright(cast) ? 1 : 0.7
  blazing(
    cast,
    {
      box: [Math.min(x, ex) - room, y - room, z - room, Math.max(x, ex) + room, ey + room, z + room],
      fill(wx, wy, wz, out) {
        const px = wx - x
        const py = wy - y
        const along = (px * dx + py * dy) / size
        const across = (px * dy - py * dx) / size
        const deep = (wz - z) / size
        const wake = Math.max(0, along)
        const w = cloudNoise(across * 1.1 + shift, along * 0.5, deep * 1.1, 3) * (0.25 + wake * 0.22)
        const wide = along < 0 ? 1 : 1 + wake * 0.06
        const r = Math.sqrt((across + w) ** 2 + (deep + w * 0.6) ** 2 + (along < 0 ? along * along : 0)) / wide
        const b = billows(across * 1.5, along * 0.8 - shift, deep * 1.5, 4)
        const e = 1 - r - wake * 0.13 + (b - 0.3) * 1.3
        const dense = smoothstep(0, 0.4, e) * 1.5
        if (dense <= 0) return
        out.density = dense * Math.max(0.12, 1 - wake * 0.15)
        out.heat = clamped(0.92 - r * 0.45 - wake * 0.14 + (b - 0.3) * 1.2) * hot
        out.tint = clamped(b + wake * 0.1)
      },
    },
    lookOf(cast),
    { at: [x, y, z], radius: size * 0.5 },
    1.25,
  )
}
