import { css } from '../../../paint/colour.ts'
import { noise } from '../../../paint/noise.ts'
import { bolt as forked } from '../../items/effects.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, streams } from '../streams.ts'
import { hail } from './hail.ts'

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
      } else if (scene.element !== 'ice') {
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
  // Ice does not rain: it falls in lumps.
  if (scene.element === 'ice') hail(cast)
}
