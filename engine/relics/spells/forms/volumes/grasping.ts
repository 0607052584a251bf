import type { Vec } from '../../../../mesh/mesh.ts'
import { mix, type Rgb } from '../../../../paint/colour.ts'
import { smoothstep } from '../../../../paint/field.ts'
import { FLOOR } from '../../../../paint/volume/eye.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Cast, Form } from '../../cast.ts'
import { drawHands, type HandPose } from '../../hands.ts'
import { blazing } from '../../volumes.ts'
import { sparks } from './bursting.ts'
import { glowing } from './looks.ts'

/** Great hands of light that one sees through, their wrists trailing off in mist. */
export const graspOfLight: Form = (cast) => {
  const { scene, palette } = cast
  const rng = cast.random('grasp')
  const count = Math.min(4, scene.count)
  const half = cast.wide / 1000
  const isFist = scene.extras.includes('fist')
  const pale: Rgb = mix(palette.main, [255, 255, 255], 0.22)
  const turn = rng.pick([-1, 1])
  for (let k = 0; k < count; k++) {
    const across = count === 1 ? (cast.x - cast.wide / 2) / 500 : half * (((k + 0.5) / count) * 1.7 - 0.85)
    const size = (count === 1 ? 1.02 : 0.62) * Math.min(1.15, scene.power)
    const low = count === 1 ? -0.5 : -0.55 + (k % 2) * 0.18
    const side: 'l' | 'r' = (k + (turn > 0 ? 1 : 0)) % 2 === 0 ? 'l' : 'r'
    const lean = (side === 'l' ? 1 : -1) * rng.pick([0.1, 0.22, 0.34])
    const wrist: Vec = [across - lean * 0.3, low, 0.05]
    const pose: HandPose = {
      side,
      wrist,
      towards: [lean, 0.94, isFist ? 0.1 : 0.2],
      palm: [lean * 0.3 + rng.pick([-0.3, 0, 0.3]), isFist ? -0.12 : -0.2, rng.chance(0.7) ? 0.95 : -0.9],
      curls: isFist
        ? [0.95, 0.97, 0.97, 0.95]
        : count > 1
          ? [0.3, 0.24, 0.3, 0.42]
          : rng.pick([
              [0.1, 0.05, 0.08, 0.16],
              [0.34, 0.3, 0.34, 0.42],
            ] as const),
      thumb: isFist ? 0.85 : 0.1,
      size,
      bend: 0,
    }
    const foot = cast.high / 2 - (low - size * 0.55) * 500
    const there = (_x: number, y: number) => 0.86 * smoothstep(foot, foot - size * 330, y)
    drawHands(cast, [pose], { skin: pale, glow: 0.45, there }, [across + 0.8, 1, 1.6])
    trail(cast, across, low, size, scene.seed + k * 13)
  }
  sparks(cast, 90, cast.x, cast.y, 330)
}

/** Mist in which a wrist ends. */
function trail(cast: Cast, x0: number, low: number, size: number, seed: number): void {
  const shift = (seed % 61) * 1.4
  const reach = size * 0.62
  blazing(
    cast,
    {
      box: [x0 - reach, FLOOR, -0.35, x0 + reach, low + size * 0.2, 0.5],
      fill(x, y, z, out) {
        const up = (y - FLOOR) / (low - FLOOR + size * 0.2)
        const w = cloudNoise(x * 2 + shift, y * 1.6, z * 2, 2) * 0.3
        const wide = size * (0.2 + 0.36 * (1 - up) ** 2)
        const r = Math.hypot(x - x0 + w, (z - 0.05) * 1.2) / wide
        const b = billows(x * 3 + w, y * 2.4 - shift, z * 3, 4)
        const e = 1 - r + (b - 0.3) * 1.5
        out.density = smoothstep(0, 0.5, e) * smoothstep(1, 0.55, up)
        out.heat = Math.min(1, Math.max(0, 0.42 + (b - 0.3) * 0.9 - r * 0.15))
        out.tint = 0.6
      },
    },
    { ...glowing(cast), thick: 7 },
    { towards: [0.5, 0.8, 0.3] },
  )
}
