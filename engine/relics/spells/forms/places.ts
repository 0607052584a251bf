import { css, mix } from '../../../paint/colour.ts'
import { noise } from '../../../paint/noise.ts'
import { bolt as forked, trace } from '../../items/effects.ts'
import { glyph } from '../../items/runes.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

/** A ring of runes flat on the floor (or, with squash 1, facing the eye). */
export function runeRing(pen: Pen, cast: Cast, x: number, y: number, r: number, squash: number, label: string): void {
  const { palette } = cast
  const rng = cast.random(label)
  pen.save()
  pen.translate(x, y)
  pen.scale(1, squash)
  pen.rotate(rng.range(0, 6))
  for (const [k, width, tone] of [
    [1, 7, palette.main],
    [1, 2.4, palette.core],
    [0.8, 4, palette.main],
    [0.52, 4, palette.main],
    [0.5, 2, palette.core],
  ] as const) {
    pen.strokeStyle = css(tone, 0.85)
    pen.lineWidth = width
    pen.beginPath()
    pen.arc(0, 0, r * k, 0, 7)
    pen.stroke()
  }
  const letters = Math.max(14, Math.round(r / 13))
  pen.strokeStyle = css(palette.core, 0.9)
  pen.lineWidth = Math.max(2.6, r * 0.012)
  for (let k = 0; k < letters; k++) {
    pen.save()
    pen.rotate((k / letters) * Math.PI * 2)
    pen.translate(0, -r * 0.9)
    const s = r * 0.12
    for (const [ax, ay, bx, by] of glyph(rng)) {
      pen.beginPath()
      pen.moveTo(ax * s, ay * s)
      pen.lineTo(bx * s, by * s)
      pen.stroke()
    }
    pen.restore()
  }
  const points = rng.pick([5, 6, 7, 8])
  const skip = points === 6 ? 2 : points === 8 ? 3 : 2
  pen.strokeStyle = css(palette.main, 0.9)
  pen.lineWidth = 5
  const corner = (k: number): Point => [
    Math.sin((k / points) * Math.PI * 2) * r * 0.79,
    -Math.cos((k / points) * Math.PI * 2) * r * 0.79,
  ]
  for (let k = 0; k < points; k++) trace(pen, [corner(k), corner(k + skip)])
  for (let k = 0; k < points; k++) {
    const [cx, cy] = corner(k)
    pen.beginPath()
    pen.arc(cx, cy, r * 0.06, 0, 7)
    pen.stroke()
  }
  pen.restore()
}

export const circle: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('circle')
  const y = horizon + (high - horizon) * 0.36
  const r = 370 * Math.min(1.15, scene.power)
  cast.pool(x, y, 700, 1.3)
  cast.light(
    (pen) => {
      runeRing(pen, cast, x, y, r, 0.32, 'ring')
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = r * (rng.chance(0.6) ? 0.98 : Math.sqrt(rng.next()) * 0.5)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.32]
        },
        flow: (px, _py, out) => {
          out[0] = (x - px) * 0.0018
          out[1] = -1
        },
        count: 380,
        steps: 34,
        stride: 11,
        width: 6,
        alpha: 0.26,
        palette,
        eddy: 0.3,
        eddySize: 110,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      flare(pen, x, y - 60, 330, palette.core, palette.main, 0.6)
      motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * r * 0.6, y - Math.abs(rng.normal()) * 260])
    },
    14,
    1.1,
  )
}

export const portal: Form = (cast) => {
  const { x, y, palette, element, scene, high } = cast
  const rng = cast.random('portal')
  const rx = 215 * scene.power
  const ry = Math.min(high * 0.36, 330 * scene.power)
  cast.pool(x, cast.horizon + 110, 640, 1.2)
  cast.light(
    (pen) => {
      const inside = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
      inside.addColorStop(0, css(palette.core, 0.9))
      inside.addColorStop(0.3, css(palette.main, 0.55))
      inside.addColorStop(0.9, css(palette.deep, 0.5))
      inside.addColorStop(1, css(palette.deep, 0))
      pen.save()
      pen.translate(x, y)
      pen.scale(rx, ry)
      pen.fillStyle = inside
      pen.beginPath()
      pen.arc(0, 0, 1, 0, 7)
      pen.fill()
      pen.restore()
      const spin = (inward: number) => (px: number, py: number, out: [number, number]) => {
        const ox = (px - x) / rx
        const oy = (py - y) / ry
        const d = Math.hypot(ox, oy) || 1
        out[0] = (-oy / d) * rx - ox * inward * rx
        out[1] = (ox / d) * ry - oy * inward * ry
      }
      const rim = (low: number, high2: number) => (): Point => {
        const a = rng.range(0, Math.PI * 2)
        const d = rng.range(low, high2)
        return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d]
      }
      streams(pen, rng, {
        from: rim(0.2, 1),
        flow: spin(0.42),
        count: 330,
        steps: 30,
        stride: 9,
        width: 5,
        alpha: 0.36,
        palette,
        eddy: 0.12,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      streams(pen, rng, {
        from: rim(0.95, 1.08),
        flow: spin(-0.02),
        count: 430,
        steps: 30,
        stride: 11,
        width: 8,
        alpha: 0.42,
        palette,
        eddy: element.line === 'flame' ? 0.5 : 0.24,
        eddySize: 100,
        gather: element.line === 'flame',
        seed: scene.seed + 1,
      })
      motes(pen, rng, element.mote, palette, 150, rim(0.9, 1.5))
    },
    18,
    1,
  )
}

export const ward: Form = (cast) => {
  const { x, palette, element, scene, high } = cast
  const rng = cast.random('ward')
  const r = 300 * scene.power
  const y = cast.horizon + (high - cast.horizon) * 0.34
  const dome = (px: number, py: number) => Math.hypot((px - x) / r, (py - y) / (r * 1.12))
  cast.pool(x, y, 640, 1)
  cast.light(
    (pen) => {
      pen.save()
      pen.beginPath()
      pen.ellipse(x, y, r, r * 1.12, 0, Math.PI, 0)
      pen.ellipse(x, y, r, r * 0.24, 0, 0, Math.PI)
      pen.clip()
      const skin = pen.createRadialGradient(x, y, r * 0.3, x, y, r * 1.13)
      skin.addColorStop(0, css(palette.deep, 0.16))
      skin.addColorStop(0.72, css(palette.deep, 0.3))
      skin.addColorStop(0.94, css(palette.main, 0.62))
      skin.addColorStop(1, css(palette.core, 0.9))
      pen.fillStyle = skin
      pen.fillRect(x - r * 1.2, y - r * 1.3, r * 2.4, r * 2)
      // Plates of force, thinner towards the middle where the dome faces the eye.
      const size = 46
      for (let row = -9; row < 4; row++) {
        for (let column = -9; column < 10; column++) {
          const cx = x + (column + (row & 1) * 0.5) * size * 1.74
          const cy = y + row * size * 1.5
          const d = dome(cx, cy)
          if (d > 1.1) continue
          pen.strokeStyle = css(mix(palette.main, palette.core, rng.next()), 0.12 + 0.5 * d * d * rng.next())
          pen.lineWidth = 2.2
          pen.beginPath()
          for (let k = 0; k <= 6; k++)
            pen.lineTo(cx + Math.sin((k * Math.PI) / 3) * size * 0.94, cy + Math.cos((k * Math.PI) / 3) * size * 0.94)
          pen.stroke()
          if (rng.chance(0.09)) {
            pen.fillStyle = css(palette.main, 0.3)
            pen.fill()
          }
        }
      }
      pen.restore()
      for (const [width, tone, alpha] of [
        [16, palette.deep, 0.5],
        [7, palette.main, 0.8],
        [2.6, palette.core, 1],
      ] as const) {
        pen.strokeStyle = css(tone, alpha)
        pen.lineWidth = width
        pen.beginPath()
        pen.ellipse(x, y, r, r * 1.12, 0, Math.PI, 0)
        pen.ellipse(x, y, r, r * 0.24, 0, 0, Math.PI)
        pen.stroke()
      }
      runeRing(pen, cast, x, y, r * 0.9, 0.24, 'ring')
      flare(pen, x - r * 0.4, y - r * 0.7, r * 0.5, [255, 255, 255], palette.core, 0.35)
      motes(pen, rng, element.mote, palette, 90, () => {
        const a = rng.range(Math.PI, Math.PI * 2)
        const d = r * rng.range(0.95, 1.25)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d * 1.1]
      })
    },
    14,
    1,
  )
}

export const wall: Form = (cast) => {
  const { wide, palette, element, scene, horizon } = cast
  const rng = cast.random('wall')
  const foot = horizon + 96
  cast.pool(wide / 2, foot, 720, 1.3)
  const crest = (x: number) => foot - (300 + noise(x / 150, 3, scene.seed) * 210) * scene.power
  cast.light(
    (pen) => {
      if (element.line === 'jag') {
        for (let k = 0; k < 26; k++) {
          const x = wide * (0.05 + 0.9 * (k / 25))
          filament(
            pen,
            forked(rng, [x, foot + rng.range(-20, 20)], [x + rng.range(-90, 90), crest(x)], 70, 6),
            5,
            palette,
            0.8,
          )
        }
      }
      streams(pen, rng, {
        from: () => {
          const x = wide * rng.range(0.02, 0.98)
          return [x, foot + rng.range(-26, 34) - rng.next() ** 2 * (foot - crest(x)) * 0.6]
        },
        flow: (x, _y, out) => {
          out[0] = Math.sin(x / 60 + scene.seed) * 0.25
          out[1] = -1
        },
        count: 780,
        steps: 30,
        stride: 11,
        width: 13,
        alpha: 0.3,
        palette,
        eddy: element.line === 'flame' ? 0.6 : 0.3,
        eddySize: 110,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      for (let k = 0; k < 14; k++)
        flare(pen, wide * (0.04 + 0.92 * (k / 13)), foot - 40, 150, palette.core, palette.main, 0.4)
      motes(pen, rng, element.mote, palette, 150, () => {
        const x = rng.range(0, wide)
        return [x, crest(x) + rng.range(-90, 320)]
      })
    },
    20,
    1,
  )
}

export const tornado: Form = (cast) => {
  const { x, high, palette, element, scene, horizon } = cast
  const rng = cast.random('tornado')
  const foot = horizon + (high - horizon) * 0.36
  const top = high * 0.06
  const half = (y: number) => (34 + 250 * ((foot - y) / (foot - top)) ** 1.6) * scene.power
  const lean = (y: number) => Math.sin((foot - y) / 210) * 46
  cast.pool(x, foot, 520, 0.9)
  cast.light(
    (pen) => {
      for (let k = 0; k < 620; k++) {
        const y = top + (foot - top) * rng.next()
        const w = half(y) * rng.range(0.55, 1.1)
        const start = rng.range(0, Math.PI * 2)
        const sweep = rng.range(0.5, 2)
        const tone = rng.next()
        pen.strokeStyle = css(tone > 0.86 ? palette.core : tone > 0.4 ? palette.main : palette.deep, 0.34)
        pen.lineWidth = rng.range(1.2, 7)
        pen.beginPath()
        for (let step = 0; step <= 14; step++) {
          const a = start + (sweep * step) / 14
          const yy = y - step * 3 + Math.sin(a) * w * 0.2
          pen.lineTo(x + lean(yy) + Math.cos(a) * w, yy)
        }
        pen.stroke()
      }
      pen.save()
      pen.translate(x + lean(foot), foot)
      pen.scale(1, 0.3)
      flare(pen, 0, 0, 330, palette.main, palette.deep, 0.7)
      pen.restore()
      motes(pen, rng, element.mote, palette, 170, () => {
        const y = rng.range(top, foot + 20)
        return [x + lean(y) + rng.normal() * half(y) * 0.9, y]
      })
    },
    12,
    1,
  )
}

export const wave: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('wave')
  const base = high * 0.86
  const crest = (x: number, k: number) =>
    base - (150 + 330 * Math.exp(-(((x - wide * 0.42) / (wide * 0.3)) ** 2))) * k * scene.power
  cast.pool(wide * 0.45, high * 0.6, 640, 0.9)
  cast.light(
    (pen) => {
      for (let k = 0; k < 520; k++) {
        const level = rng.next() ** 0.7
        const from = rng.range(-60, wide)
        const tone = rng.next() * (0.3 + level)
        pen.strokeStyle = css(tone > 1 ? palette.core : tone > 0.5 ? palette.main : palette.deep, 0.36)
        pen.lineWidth = rng.range(1.5, 10)
        pen.beginPath()
        for (let step = 0; step < 20; step++) {
          const x = from + step * 12
          pen.lineTo(x, crest(x, level) + Math.sin(x / 40 + k) * 8)
        }
        pen.stroke()
      }
      // The curl of the crest, and the spray it throws.
      streams(pen, rng, {
        from: () => {
          const x = wide * rng.range(0.2, 0.62)
          return [x, crest(x, 1) + rng.range(-8, 40)]
        },
        flow: (x, y, out) => {
          const cx = wide * 0.6
          const cy = crest(wide * 0.5, 0.8)
          out[0] = -(y - cy)
          out[1] = x - cx
        },
        count: 360,
        steps: 26,
        stride: 11,
        width: 6,
        alpha: 0.4,
        palette,
        eddy: 0.25,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 240, () => {
        const x = wide * rng.range(0.05, 0.95)
        return [x, crest(x, 1) - Math.abs(rng.normal()) * 80]
      })
    },
    12,
    1,
  )
}

export const storm: Form = (cast) => {
  const { wide, high, palette, element, scene, horizon } = cast
  const rng = cast.random('storm')
  cast.pool(wide / 2, horizon + 130, 720, 0.8)
  cast.light(
    (pen) => {
      for (let k = 0; k < 46; k++)
        flare(
          pen,
          rng.range(-40, wide + 40),
          high * 0.1 + rng.normal() * 60,
          rng.range(110, 240),
          palette.main,
          palette.deep,
          0.13,
        )
      streams(pen, rng, {
        from: () => [rng.range(-80, wide + 80), high * 0.1 + rng.normal() * 50],
        flow: (_x, _y, out) => {
          out[0] = 1
          out[1] = 0
        },
        count: 240,
        steps: 26,
        stride: 11,
        width: 12,
        alpha: 0.2,
        palette,
        eddy: 1.1,
        eddySize: 120,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      if (element.line === 'jag') {
        for (let k = 0; k < Math.max(4, scene.count); k++) {
          const x = wide * (0.1 + 0.8 * rng.next())
          filament(
            pen,
            forked(rng, [x, high * 0.14], [x + rng.range(-120, 120), horizon + rng.range(30, 190)], 90, 7),
            9,
            palette,
          )
        }
      } else {
        for (let k = 0; k < 210; k++) {
          const near = rng.next()
          const x = rng.range(-200, wide)
          const y = rng.range(high * 0.12, high * 0.95)
          const long = (40 + near * 120) * (element.line === 'splinter' ? 0.9 : 1)
          const lean = 0.3
          filament(
            pen,
            [
              [x, y],
              [x + long * lean, y + long],
            ],
            1 + near * 4,
            palette,
            0.25 + near * 0.6,
          )
          if (element.line === 'flame' || element.line === 'splinter')
            flare(pen, x + long * lean, y + long, 8 + near * 20, palette.core, palette.main, 0.6)
        }
      }
      motes(pen, rng, element.mote, palette, 130, () => [rng.range(0, wide), rng.range(high * 0.2, high)])
    },
    16,
    1,
  )
}

export const aura: Form = (cast) => {
  const { x, high, palette, element, scene, horizon } = cast
  const rng = cast.random('aura')
  const foot = horizon + (high - horizon) * 0.34
  cast.pool(x, foot, 640, 1.1)
  cast.light(
    (pen) => {
      flare(pen, x, foot - 220, 430, palette.main, palette.deep, 0.7)
      flare(pen, x, foot - 230, 190, palette.core, palette.main, 0.8)
      for (const side of [0, 1, 2]) {
        streams(pen, rng, {
          from: () => {
            const a = rng.range(0, Math.PI * 2)
            return [x + Math.cos(a) * (210 + side * 30), foot + Math.sin(a) * 60]
          },
          flow: (px, py, out) => {
            const up = (foot - py) / 500
            out[0] = Math.cos(up * 7 + side * 2.1) * 1.1 + (x - px) * 0.003
            out[1] = -1
          },
          count: 150,
          steps: 42,
          stride: 12,
          width: 6,
          alpha: 0.3,
          palette,
          eddy: 0.16,
          gather: element.line === 'flame',
          seed: scene.seed + side,
        })
      }
      pen.save()
      pen.translate(x, foot)
      pen.scale(1, 0.28)
      pen.strokeStyle = css(palette.core, 0.8)
      pen.lineWidth = 6
      for (const r of [150, 220, 300]) {
        pen.beginPath()
        pen.arc(0, 0, r, 0, 7)
        pen.stroke()
      }
      pen.restore()
      motes(pen, rng, element.mote, palette, 150, () => [x + rng.normal() * 180, foot - rng.range(-20, 520)])
      if (scene.element === 'healing') {
        for (let k = 0; k < 9; k++) {
          const s = rng.range(12, 26)
          const cx = x + rng.normal() * 190
          const cy = foot - rng.range(90, 520)
          pen.fillStyle = css(palette.core, 0.8)
          pen.fillRect(cx - s / 5, cy - s, s * 0.4, s * 2)
          pen.fillRect(cx - s, cy - s / 5, s * 2, s * 0.4)
        }
      }
    },
    20,
    1,
  )
}
