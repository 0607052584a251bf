import { css, mix } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import { bolt as forked, trace } from '../../items/effects.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

/** Places along a segment, spread to its sides. */
const along = (rng: Random, from: Point, to: Point, spread: number) => (): Point => {
  const t = rng.next()
  return [
    from[0] + (to[0] - from[0]) * t + rng.normal() * spread,
    from[1] + (to[1] - from[1]) * t + rng.normal() * spread,
  ]
}

function lightningStroke(pen: Pen, rng: Random, cast: Cast, from: Point, to: Point, width: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const main = forked(rng, from, to, length * 0.13, 7)
  filament(pen, main, width, cast.palette)
  for (let k = 0; k < 9; k++) {
    const start = main[Math.floor(rng.range(0.1, 0.9) * main.length)]!
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + rng.range(-0.9, 0.9)
    const reach = length * rng.range(0.12, 0.34)
    const branch = forked(
      rng,
      start,
      [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach],
      reach * 0.16,
      5,
    )
    pen.strokeStyle = css(cast.palette.main, 0.8)
    pen.lineWidth = width * 0.5
    trace(pen, branch)
    pen.strokeStyle = css(cast.palette.core, 0.7)
    pen.lineWidth = width * 0.18
    trace(pen, branch)
  }
}

/** A line of power across the picture, in the element's own hand. */
function strike(cast: Cast, from: Point, to: Point, width: number, label: string) {
  const { palette, element, scene } = cast
  const rng = cast.random(label)
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy)
  const ux = dx / length
  const uy = dy / length
  cast.light(
    (pen) => {
      if (element.line === 'jag') {
        lightningStroke(pen, rng, cast, from, to, width * 0.5)
        lightningStroke(pen, rng, cast, from, to, width * 0.2)
      } else {
        streams(pen, rng, {
          from: () => {
            const t = rng.next() ** 1.4
            const side = rng.normal() * width * (0.35 + (1 - t) * 1.1)
            return [from[0] + dx * t - uy * side, from[1] + dy * t + ux * side]
          },
          flow: (x, y, out) => {
            const off = (x - from[0]) * -uy + (y - from[1]) * ux
            out[0] = ux * 2.4 + uy * off * 0.016
            out[1] = uy * 2.4 - ux * off * 0.016 - (element.line === 'flame' ? 0.5 : 0)
          },
          count: 300,
          steps: 22,
          stride: 11,
          width: width * 0.2,
          alpha: 0.5,
          palette,
          eddy: element.line === 'flame' ? 0.7 : element.line === 'heavy' ? 0.25 : 0.4,
          eddySize: 90,
          gather: element.line === 'flame',
          seed: scene.seed,
        })
        filament(pen, forked(rng, from, to, width * 0.5, 4), width * 0.24, palette)
      }
      flare(pen, to[0], to[1], width * 6, palette.core, palette.main, 0.9)
      flare(pen, to[0], to[1], width * 2.2, [255, 255, 255], palette.core, 0.9)
      motes(pen, rng, element.mote, palette, 90, along(rng, from, to, width * 1.4))
      motes(pen, rng, element.mote, palette, 50, () => [
        to[0] + rng.normal() * width * 3,
        to[1] + rng.normal() * width * 3,
      ])
    },
    20,
    1.1,
  )
}

export const bolt: Form = (cast) => {
  const { wide, high, scene } = cast
  const n = Math.min(5, scene.count)
  const rng = cast.random('bolts')
  const down = cast.element.line === 'jag' && n === 1 && rng.chance(0.5)
  for (let k = 0; k < n; k++) {
    const shift = (k - (n - 1) / 2) * (320 / Math.max(1, n - 1))
    const from: Point = down ? [wide * 0.4, -20] : [wide * 0.02, high * 0.2 + shift * 0.7]
    const to: Point = down ? [wide * 0.56, cast.horizon + 90] : [wide * 0.74 + rng.range(-30, 30), high * 0.56 + shift]
    cast.pool(to[0], to[1], 460, 0.9)
    strike(cast, from, to, (n > 1 ? 26 : 44) * scene.power, `bolt ${k}`)
  }
}

export const missiles: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('missiles')
  const n = Math.min(9, scene.count > 1 ? scene.count : 3)
  cast.light(
    (pen) => {
      const hand: Point = [wide * 0.06, high * 0.72]
      for (let k = 0; k < n; k++) {
        const t = n === 1 ? 0.5 : k / (n - 1)
        const end: Point = [wide * (0.66 + 0.2 * Math.sin(t * Math.PI)), high * (0.2 + 0.5 * t)]
        const bend: Point = [wide * (0.3 + 0.1 * t), high * (0.08 + 0.7 * t) - 60]
        const path: Point[] = Array.from({ length: 26 }, (_, i) => {
          const u = i / 25
          const a = (1 - u) * (1 - u)
          const b = 2 * u * (1 - u)
          return [a * hand[0] + b * bend[0] + u * u * end[0], a * hand[1] + b * bend[1] + u * u * end[1]] as const
        })
        for (let i = 1; i < path.length; i++)
          filament(pen, [path[i - 1]!, path[i]!], 1 + (i / 25) * 11, palette, (i / 25) ** 1.6)
        flare(pen, end[0], end[1], 120, palette.core, palette.main, 0.95)
        flare(pen, end[0], end[1], 34, [255, 255, 255], palette.core, 1)
        motes(pen, rng, element.mote, palette, 26, () => {
          const p = path[Math.floor(rng.next() * path.length)]!
          return [p[0] + rng.normal() * 24, p[1] + rng.normal() * 24]
        })
      }
      flare(pen, hand[0], hand[1], 200, palette.main, palette.deep, 0.6)
    },
    20,
    1.15,
  )
  cast.pool(wide * 0.7, high * 0.5, 620, 0.7)
}

/** A sphere of power with its element boiling in it. */
export function sphere(cast: Cast, x: number, y: number, r: number, label: string) {
  const { palette, element, scene } = cast
  const rng = cast.random(label)
  const flame = element.line === 'flame'
  cast.light(
    (pen) => {
      flare(pen, x, y, r * 2.6, palette.main, palette.deep, 0.6)
      flare(pen, x, y, r * 1.1, palette.core, palette.main, 0.75)
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = r * Math.sqrt(rng.range(0.2, 1))
          return [x + Math.cos(a) * d, y + Math.sin(a) * d]
        },
        flow: (px, py, out) => {
          const ox = (px - x) / r
          const oy = (py - y) / r
          const d = Math.hypot(ox, oy)
          // Round the heart, held in by the sphere's skin; fire breaks out at the top.
          const hold = d > 1 && !(flame && oy < 0.2) ? -1.4 : 0
          out[0] = -oy + ox * hold
          out[1] = ox + oy * hold - (flame ? 1.5 * d : 0)
        },
        count: 520,
        steps: 26,
        stride: r * 0.055,
        width: r * 0.045,
        alpha: 0.5,
        palette,
        eddy: 0.55,
        eddySize: r * 0.6,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      if (element.line === 'jag')
        for (let k = 0; k < 7; k++) {
          const a = rng.range(0, Math.PI * 2)
          lightningStroke(pen, rng, cast, [x, y], [x + Math.cos(a) * r * 1.5, y + Math.sin(a) * r * 1.5], r * 0.05)
        }
      flare(pen, x - r * 0.1, y - r * 0.1, r * 0.5, [255, 255, 255], palette.core, 0.8)
      motes(pen, rng, element.mote, palette, 120, () => {
        const a = rng.range(0, Math.PI * 2)
        const d = r * (0.7 + Math.abs(rng.normal()) * 0.8)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d - (flame ? d * 0.3 : 0)]
      })
    },
    22,
    1,
  )
}

export const ball: Form = (cast) => {
  const { scene, wide, high } = cast
  const n = Math.min(5, scene.count)
  if (scene.extras.includes('explosive')) return burst(cast)
  for (let k = 0; k < n; k++) {
    const x = n === 1 ? cast.x : wide * (0.16 + (0.68 * (k + 0.5)) / n)
    const y = n === 1 ? cast.y : high * (0.44 + (k % 2 ? 0.1 : -0.06))
    const r = (n === 1 ? 215 : 320 / (n + 0.4)) * scene.power
    cast.pool(x, cast.horizon + 120, 520, 1)
    sphere(cast, x, y, r, `sphere ${k}`)
  }
}

export const burst: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('burst')
  const r = 330 * scene.power
  cast.pool(x, y + 120, 760, 1.2)
  cast.light(
    (pen) => {
      flare(pen, x, y, r * 1.5, palette.main, palette.deep, 0.8)
      for (let k = 0; k < 64; k++) {
        const a = (k / 64) * Math.PI * 2 + rng.range(-0.05, 0.05)
        const reach = r * rng.range(0.5, 1.5)
        pen.fillStyle = css(mix(palette.deep, palette.core, rng.next()), 0.3)
        pen.beginPath()
        pen.moveTo(x + Math.cos(a - 0.05) * r * 0.1, y + Math.sin(a - 0.05) * r * 0.1)
        pen.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach)
        pen.lineTo(x + Math.cos(a + 0.05) * r * 0.1, y + Math.sin(a + 0.05) * r * 0.1)
        pen.fill()
      }
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = r * rng.range(0.08, 0.5)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d]
        },
        flow: (px, py, out) => {
          out[0] = px - x
          out[1] = py - y
        },
        count: 460,
        steps: 20,
        stride: r * 0.04,
        width: r * 0.03,
        alpha: 0.5,
        palette,
        eddy: 0.7,
        eddySize: 130,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      flare(pen, x, y, r * 0.6, [255, 255, 255], palette.core, 0.95)
      motes(pen, rng, element.mote, palette, 170, () => {
        const a = rng.range(0, Math.PI * 2)
        const d = r * rng.range(0.5, 1.6)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d]
      })
    },
    26,
    1,
  )
}

export const beam: Form = (cast) => {
  const { palette, element, scene, x, horizon, high } = cast
  const rng = cast.random('beam')
  const foot = horizon + (high - horizon) * 0.35
  const half = 92 * scene.power
  cast.pool(x, foot, 640, 1.3)
  cast.light(
    (pen) => {
      for (const [k, strength] of [
        [2.3, 0.16],
        [1.5, 0.22],
        [1, 0.34],
        [0.5, 0.5],
        [0.2, 0.7],
      ] as const) {
        const gradient = pen.createLinearGradient(x - half * k, 0, x + half * k, 0)
        gradient.addColorStop(0, css(palette.deep, 0))
        gradient.addColorStop(0.5, css(k < 0.6 ? palette.core : palette.main, strength))
        gradient.addColorStop(1, css(palette.deep, 0))
        pen.fillStyle = gradient
        pen.fillRect(x - half * k, -10, half * k * 2, foot + 10)
      }
      streams(pen, rng, {
        from: () => [x + rng.normal() * half * 0.6, rng.range(0, foot)],
        flow: (px, _py, out) => {
          out[0] = (x - px) * 0.004
          out[1] = element.line === 'flame' || scene.element === 'healing' ? -1 : 1
        },
        count: 190,
        steps: 20,
        stride: 11,
        width: 6,
        alpha: 0.4,
        palette,
        eddy: 0.28,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      pen.save()
      pen.translate(x, foot)
      pen.scale(1, 0.28)
      flare(pen, 0, 0, half * 4.2, palette.core, palette.main, 0.9)
      pen.lineWidth = 5
      for (const r of [1.4, 2.1, 2.9]) {
        pen.strokeStyle = css(palette.main, 0.7 / r)
        pen.beginPath()
        pen.arc(0, 0, half * r, 0, 7)
        pen.stroke()
      }
      pen.restore()
      motes(pen, rng, element.mote, palette, 130, () => [x + rng.normal() * half * 1.3, rng.range(40, foot)])
    },
    24,
    1,
  )
}

export const cone: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('cone')
  const from: Point = [wide * 0.04, high * 0.5]
  cast.pool(wide * 0.6, high * 0.62, 640, 1)
  cast.light(
    (pen) => {
      streams(pen, rng, {
        from: () => [from[0] + rng.range(0, 90), from[1] + rng.normal() * 16],
        flow: (x, y, out) => {
          const t = Math.max(110, x - from[0])
          out[0] = 1
          out[1] =
            ((y - from[1]) / t) * 1.0 + Math.sin(y * 1.7 + x * 0.013) * 0.34 - (element.line === 'flame' ? 0.12 : 0)
        },
        count: 620,
        steps: 74,
        stride: 13,
        width: 13,
        alpha: 0.3,
        palette,
        eddy: 0.42,
        eddySize: 170,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      for (let k = 0; k < 12; k++) {
        const t = 0.3 + k * 0.055
        flare(
          pen,
          from[0] + wide * t,
          from[1] + rng.normal() * wide * t * 0.16,
          110 + k * 12,
          palette.core,
          palette.main,
          0.25,
        )
      }
      flare(pen, from[0] + 40, from[1], 190, [255, 255, 255], palette.core, 0.9)
      motes(pen, rng, element.mote, palette, 190, () => {
        const t = rng.range(0.1, 0.95)
        return [from[0] + wide * t, from[1] + rng.normal() * wide * t * 0.26]
      })
    },
    20,
    1,
  )
}

export const meteor: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('meteor')
  const n = Math.min(7, scene.count)
  cast.light(
    (pen) => {
      for (let k = 0; k < n; k++) {
        const spread = n === 1 ? 0 : k / (n - 1) - 0.5
        const to: Point = [wide * (0.4 + spread * 0.62), high * (0.6 - Math.abs(spread) * 0.2 + (k % 2) * 0.1)]
        const r = (n === 1 ? 92 : 46) * scene.power
        streams(pen, rng, {
          from: () => [to[0] + rng.normal() * r * 0.5, to[1] + rng.normal() * r * 0.5],
          flow: (_x, _y, out) => {
            out[0] = 0.9
            out[1] = -1.15
          },
          count: n === 1 ? 330 : 120,
          steps: 44,
          stride: r * 0.13,
          width: r * 0.13,
          alpha: 0.42,
          palette,
          eddy: 0.2,
          gather: element.line === 'flame',
          seed: scene.seed + k,
        })
        flare(pen, to[0], to[1], r * 3, palette.core, palette.main, 0.9)
        flare(pen, to[0] - r * 0.16, to[1] + r * 0.16, r * 1.1, [255, 255, 255], palette.core, 1)
        motes(pen, rng, element.mote, palette, 50, () => {
          const t = rng.next() * 6
          return [to[0] + r * t * 0.9 + rng.normal() * r * 0.7, to[1] - r * t * 1.15 + rng.normal() * r * 0.7]
        })
      }
    },
    22,
    1.1,
  )
  cast.pool(wide * 0.4, high * 0.75, 620, 1)
}
