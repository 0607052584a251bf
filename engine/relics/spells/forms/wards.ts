import { css, mix } from '../../../paint/colour.ts'
import { trace } from '../../items/effects.ts'
import { glyph } from '../../items/runes.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'
import { beyond } from './beyond.ts'
import { person } from './person.ts'

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
  if (scene.figure)
    cast.solid(
      Array.from({ length: scene.count }, (_, k) =>
        person(cast, x + (k - (scene.count - 1) / 2) * 170, y + (k % 2 === 0 ? 26 : -4), 360, scene.figure!),
      ).flat(),
    )
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
        count: scene.figure ? 150 : 380,
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
      if (element.line === 'flame') ringOfFire(pen, cast, x, y, r)
      else if (!scene.figure) flare(pen, x, y - 60, 330, palette.core, palette.main, 0.6)
      motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * r * 0.6, y - Math.abs(rng.normal()) * 260])
    },
    14,
    1.1,
  )
}

/** A disc of force that hovers over its own light on the floor. */
export const disc: Form = (cast) => {
  const { x, y, high, horizon, palette, element, scene } = cast
  const rng = cast.random('disc')
  const r = 330 * Math.min(1.15, scene.power)
  const foot = horizon + (high - horizon) * 0.5
  cast.pool(x, foot, 560, 1.2)
  cast.light(
    (pen) => {
      pen.save()
      pen.translate(x, foot)
      pen.scale(1, 0.24)
      flare(pen, 0, 0, r * 1.1, palette.main, palette.deep, 0.6)
      pen.restore()
      // Its rim has a thickness; its face takes the light.
      for (const [down, tone, alpha] of [
        [34, palette.deep, 0.7],
        [18, palette.main, 0.5],
        [0, palette.main, 0.5],
      ] as const) {
        pen.fillStyle = css(tone, alpha)
        pen.beginPath()
        pen.ellipse(x, y + down, r, r * 0.27, 0, 0, 7)
        pen.fill()
      }
      runeRing(pen, cast, x, y, r * 0.97, 0.27, 'ring')
      flare(pen, x, y, r * 0.5, palette.core, palette.main, 0.4)
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          return [x + Math.cos(a) * r, y + 30 + Math.sin(a) * r * 0.27]
        },
        flow: (px, _py, out) => {
          out[0] = (x - px) * 0.0012
          out[1] = 1
        },
        count: 150,
        steps: 18,
        stride: 11,
        width: 4,
        alpha: 0.24,
        palette,
        eddy: 0.3,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 80, () => [x + rng.normal() * r * 0.6, y + rng.normal() * 110])
    },
    13,
    1,
  )
}

/** Flames that stand on a circle's edge, higher at the back. */
function ringOfFire(pen: Pen, cast: Cast, x: number, y: number, r: number): void {
  const { palette, scene } = cast
  const rng = cast.random('ring of fire')
  streams(pen, rng, {
    from: () => {
      const a = rng.range(0, Math.PI * 2)
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.32]
    },
    flow: (_px, _py, out) => {
      out[0] = 0
      out[1] = -1
    },
    count: 460,
    steps: 17,
    stride: 10,
    width: 9,
    alpha: 0.42,
    palette,
    eddy: 0.5,
    eddySize: 70,
    gather: true,
    seed: scene.seed + 3,
  })
  for (let k = 0; k < 18; k++) {
    const a = (k / 18) * Math.PI * 2
    flare(pen, x + Math.cos(a) * r, y + Math.sin(a) * r * 0.32 - 14, 80, palette.core, palette.main, 0.4)
  }
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
      if (scene.beyond) beyond(pen, cast, scene.beyond, rx, ry)
      else {
        pen.save()
        pen.translate(x, y)
        pen.scale(rx, ry)
        pen.fillStyle = inside
        pen.beginPath()
        pen.arc(0, 0, 1, 0, 7)
        pen.fill()
        pen.restore()
      }
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
        from: scene.beyond ? rim(0.93, 1) : rim(0.2, 1),
        flow: spin(scene.beyond ? 0.06 : 0.42),
        count: scene.beyond ? 120 : 330,
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
  if (scene.figure) cast.solid(person(cast, x, y + 20, r * 0.86, scene.figure))
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

export const aura: Form = (cast) => {
  const { x, high, palette, element, scene, horizon } = cast
  const rng = cast.random('aura')
  const foot = horizon + (high - horizon) * 0.34
  cast.pool(x, foot, 640, 1.1)
  // Healing falls on somebody: whoever it is kneels where nobody is named.
  const healing = scene.element === 'healing' || scene.extras.includes('healing')
  const figure = scene.figure ?? (healing ? 'kneeling' : undefined)
  if (figure) {
    cast.light((pen) => flare(pen, x, foot - 240, 460, palette.main, palette.deep, 0.9), 12)
    cast.solid(person(cast, x, foot + 10, 470, figure))
  }
  cast.light(
    (pen) => {
      if (!figure) {
        flare(pen, x, foot - 220, 430, palette.main, palette.deep, 0.7)
        flare(pen, x, foot - 230, 190, palette.core, palette.main, 0.8)
      }
      for (const side of [0, 1, 2]) {
        streams(pen, rng, {
          from: () => {
            // Round somebody it rises at the sides, or they would be lost in it.
            const a = figure ? rng.pick([0, Math.PI]) + rng.range(-0.75, 0.75) : rng.range(0, Math.PI * 2)
            return [x + Math.cos(a) * (210 + side * 30), foot + Math.sin(a) * 60]
          },
          flow: (px, py, out) => {
            const up = (foot - py) / 500
            out[0] = figure
              ? Math.sin(up * 9 + side * 2.1) * 0.45 + (px > x ? 0.05 : -0.05) + (up > 0.8 ? (x - px) * 0.006 : 0)
              : Math.cos(up * 7 + side * 2.1) * 1.1 + (x - px) * 0.003
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
      if (healing) {
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
