import { Clay } from '../../../../figures/sculpture/clay.ts'
import { trace } from '../../../../figures/sculpture/trace.ts'
import { benchFor } from '../../../../monsters/rigs/rig.ts'
import { rigs } from '../../../../monsters/rigs/rigs.ts'
import { blur, distance, smoothstep } from '../../../../paint/field.ts'
import { FLOOR } from '../../../../paint/volume/eye.ts'
import { billows, cloudNoise } from '../../../../paint/volume/gradient-noise.ts'
import type { Look } from '../../../../paint/volume/march.ts'
import type { Cast, Form } from '../../cast.ts'
import { blazing } from '../../volumes.ts'
import { bodyOf } from '../beast.ts'
import { sparks } from './bursting.ts'
import { isBright, vapour } from './looks.ts'

/** px of the longer side that a body is traced at. */
const FINE = 300

/** The spirit of a beast: a body of smoke and light as deep as it is round, that trails off behind and about its feet. */
export const beastVolume: Form = (cast: Cast) => {
  const { result, scene, wide, high } = cast
  const creature = bodyOf(cast)
  if (creature.rig === 'person') return
  const clay = new Clay()
  rigs[creature.rig](benchFor(clay, creature))
  const { width, height, left, top, scale, coverage, depth } = trace(clay, result.frame, FINE)
  // As deep as it is wide: how far each place lies within its outline.
  const within = blur(distance({ width, height, values: coverage }, 0.5), 1.5, 2).values
  let near = -1e5
  for (let i = 0; i < depth.length; i++) if (coverage[i]! > 0.5 && depth[i]! > near) near = depth[i]!
  const shift = (scene.seed % 71) * 1.3
  const [x0, x1] = [(left - wide / 2) / 500, (left + width / scale - wide / 2) / 500]
  const [y0, y1] = [(high / 2 - top - height / scale) / 500, (high / 2 - top) / 500]
  const middle = (x0 + x1) / 2
  const half = (x1 - x0) / 2
  const tall = y1 - y0
  const behind = creature.yaw < 0 ? 1 : -1
  const hot = isBright(cast)
  const smoke = vapour(cast, hot ? 20 : 26)
  const look: Look = {
    ...smoke,
    light: hot ? [1.15, 1.1, 1.05] : smoke.light,
    shines: hot ? 0.8 : 0.5,
    detail: { fine: 17, density: 0.45, heat: 0.06 },
  }
  const foot = Math.max(FLOOR, y0 - 0.06)
  blazing(
    cast,
    {
      box: [x0 - 0.35, foot, -0.75, x1 + 0.35, y1 + 0.14, 0.45],
      fill(x, y, z, out) {
        const back = Math.min(1, Math.max(0, ((x - middle) * behind) / half - 0.1))
        const low = Math.min(1, Math.max(0, 1 - (y - y0) / (tall * 0.3)))
        const loose = 0.12 + 0.85 * back * back + 0.45 * low
        const w = cloudNoise(x * 3.2 + shift, y * 3.2, z * 3.2, 3)
        const v = cloudNoise(x * 3.2 + 5, y * 3.2 + shift, z * 3.2 + 2, 2)
        const px = x + behind * -back * back * 0.06 + w * 0.12 * loose
        const py = y + v * 0.1 * loose
        const u = (px * 500 + wide / 2 - left) * scale
        const t = (high / 2 - py * 500 - top) * scale
        const b = billows(x * 7.5 + shift, y * 6, z * 7.5, 2)
        const ground =
          smoothstep(0.2, 0, y - foot - (b - 0.2) * 0.25) *
          smoothstep(1.1, 0.3, Math.hypot((x - middle) / (half + 0.2), z * 1.6)) *
          0.45
        out.density = ground
        out.tint = 0.25 + w * 0.4
        out.heat = hot ? ground * 0.4 : 0
        if (u < 1 || t < 1 || u >= width - 1 || t >= height - 1) return
        const i = (t | 0) * width + (u | 0)
        const deep = within[i]! / scale / 500
        if (deep <= 0.004) return
        const front = (depth[i]! - near) / 500 + 0.3
        const from = front - deep * 2 - 0.03
        const inside = Math.min(deep, front - z, z - from)
        const e = inside + (b - 0.24) * 0.05 + w * 0.05 * loose
        const dense = smoothstep(-0.004, 0.03, e)
        if (dense <= 0) return
        out.density = Math.max(ground, dense * (1.7 - back * 0.8 - low * 0.5))
        out.tint = Math.min(1, Math.max(0, 0.36 + w * 0.5 + back * 0.2))
        // It shines along its outline and where it comes apart.
        const edge = Math.exp(-inside * 34)
        out.heat = (hot ? 0.2 : 0) + edge * 0.4
      },
    },
    look,
    { towards: [0.3 * behind, 0.78, 0.1] },
    0.92,
  )
  sparks(cast, 70, cast.x, cast.y + 40, 330)
}
