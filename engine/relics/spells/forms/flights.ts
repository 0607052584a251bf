import { css, mix } from '../../../paint/colour.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'

/** Two wings of light, feather by feather, from one heart. */
export const wings: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('wings')
  const s = scene.power
  const root: Point = [x, y + 90]
  cast.pool(x, cast.horizon + 90, 640, 1.1)
  cast.light(
    (pen) => {
      flare(pen, root[0], root[1] - 60, 430, palette.main, palette.deep, 0.6)
      for (const side of [-1, 1]) {
        for (const row of [0, 1, 2]) {
          const feathers = 17 - row * 3
          for (let k = 0; k < feathers; k++) {
            const t = k / (feathers - 1)
            const angle = -Math.PI / 2 + side * (0.26 + t * 1.72)
            const long = (470 - t * 210 - row * 120) * s * (0.92 + rng.range(0, 0.12))
            const sx = root[0] + side * (46 + t * 30)
            const sy = root[1] - 60 + t * 60
            const ex = sx + Math.cos(angle) * long
            const ey = sy + Math.sin(angle) * long * 0.92
            const mx = (sx + ex) / 2 + side * long * 0.09
            const my = (sy + ey) / 2 - Math.abs(Math.cos(angle)) * long * 0.24
            const half = (15 - row * 3) * s
            pen.fillStyle = css(
              mix(palette.deep, row === 2 ? palette.core : palette.main, 0.4 + rng.range(0, 0.5)),
              0.5,
            )
            pen.beginPath()
            pen.moveTo(sx, sy)
            pen.quadraticCurveTo(mx - half, my - half, ex, ey)
            pen.quadraticCurveTo(mx + half, my + half * 1.6, sx, sy)
            pen.fill()
            pen.strokeStyle = css(palette.core, 0.4)
            pen.lineWidth = 1.6
            pen.beginPath()
            pen.moveTo(sx, sy)
            pen.quadraticCurveTo(mx, my, ex, ey)
            pen.stroke()
          }
        }
      }
      flare(pen, root[0], root[1] - 40, 96, [255, 255, 255], palette.core, 0.9)
      streams(pen, rng, {
        from: () => [root[0] + rng.normal() * 40, root[1] + rng.range(-60, 120)],
        flow: (_px, _py, out) => {
          out[0] = 0
          out[1] = 1
        },
        count: 130,
        steps: 22,
        stride: 11,
        width: 5,
        alpha: 0.36,
        palette,
        eddy: 0.4,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 130, () => [x + rng.normal() * 330, y + rng.normal() * 240])
    },
    20,
    0.95,
  )
}

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]
type Drawn = (pen: Pen, size: number, lift: number) => void

const bat: Drawn = (pen, size, lift) => {
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(0, size * 0.3)
    pen.quadraticCurveTo(side * size * 0.5, -size * lift, side * size * 1.5, -size * lift * 0.7)
    pen.quadraticCurveTo(side * size * 0.9, 0, side * size * 0.5, size * 0.1)
    pen.quadraticCurveTo(side * size * 0.2, size * 0.1, 0, size * 0.5)
  }
  pen.ellipse(0, size * 0.2, size * 0.16, size * 0.4, 0, 0, 7)
  pen.fill()
}

/** A raven from above, flying towards -y: beak, head, body, fingered wings, a wedge of a tail. */
const bird: Drawn = (pen, s, lift) => {
  const bend = (lift - 0.4) * 0.9
  const outline: [number, number][] = [
    [0, -1.08],
    [0.09, -0.86],
    [0.2, -0.7],
    [0.19, -0.5],
    [0.28, -0.36],
    [0.7, -0.66],
    [1.15, -0.72],
    [1.62, -0.5],
    [1.98, -0.16],
    [1.7, -0.24],
    [1.84, 0.06],
    [1.5, -0.06],
    [1.58, 0.22],
    [1.26, 0.06],
    [1.28, 0.34],
    [0.98, 0.16],
    [0.66, 0.26],
    [0.3, 0.3],
    [0.17, 0.62],
    [0.38, 1.2],
    [0.14, 1.12],
    [0, 1.26],
  ]
  const at = ([px, py]: [number, number], side: number): Point => [px * side * s, (py + bend * (px / 2) ** 2) * s]
  pen.beginPath()
  for (const point of outline) pen.lineTo(...at(point, 1))
  for (const point of [...outline].reverse()) pen.lineTo(...at(point, -1))
  pen.closePath()
  pen.fill()
}

/** Four rounded wings about a thin body. */
const butterfly: Drawn = (pen, s, lift) => {
  const open = 0.5 + lift * 0.5
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(0, 0)
    pen.bezierCurveTo(side * s * 0.5 * open, -s * 1.3, side * s * 1.7 * open, -s * 1.1, side * s * 1.3 * open, -s * 0.1)
    pen.quadraticCurveTo(side * s * 0.7 * open, s * 0.1, 0, 0)
    pen.bezierCurveTo(side * s * 1.1 * open, s * 0.1, side * s * 1.1 * open, s * 1.1, side * s * 0.4 * open, s * 0.9)
    pen.quadraticCurveTo(side * s * 0.1, s * 0.5, 0, 0)
  }
  pen.ellipse(0, 0, s * 0.1, s * 0.6, 0, 0, 7)
  pen.fill()
}

/** A long body, a head with feelers, and narrow wings spread behind it. */
const insect: Drawn = (pen, s, lift) => {
  pen.lineWidth = Math.max(1, s * 0.07)
  pen.beginPath()
  pen.ellipse(0, -s * 0.62, s * 0.16, s * 0.18, 0, 0, 7)
  pen.moveTo(s * 0.17, 0)
  pen.ellipse(0, s * 0.1, s * 0.17, s * 0.72, 0, 0, 7)
  for (const side of [-1, 1]) {
    for (const [out, back] of [
      [1.5, 0.1 - lift * 0.5],
      [1.2, 0.75],
    ] as const) {
      pen.moveTo(0, -s * 0.2)
      pen.quadraticCurveTo(side * s * out * 0.5, s * (back - 0.35), side * s * out, s * back)
      pen.quadraticCurveTo(side * s * out * 0.6, s * (back + 0.2), 0, 0)
    }
  }
  pen.fill()
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(0, -s * 0.7)
    pen.lineTo(side * s * 0.4, -s * 1.15)
  }
  pen.stroke()
}

const winged: Readonly<Record<string, Drawn>> = { bat, bird, butterfly, insect }

/** Many small winged things in a turning cloud. */
export const swarm: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('swarm')
  const birds = scene.creature === 'bird'
  const dark = scene.creature !== undefined && scene.creature !== 'butterfly' && !scene.extras.includes('spectral')
  const drawn = winged[scene.creature ?? 'bat'] ?? bat
  const few = scene.flock
  const flock =
    few === undefined
      ? cloudOf()
      : Array.from({ length: few }, (_, k) => {
          // One in the middle, several in a ring, each large enough to be counted.
          const a = -Math.PI / 2 + (k / few) * Math.PI * 2
          const far = few === 1 ? 0 : 210 + few * 6
          const size = (few === 1 ? 210 : 300 / (few + 1.4) + 34) * scene.power * (birds ? 0.8 : 1)
          const at: Point = [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.9]
          return {
            at,
            size,
            turn: few === 1 ? 0.2 : a + Math.PI / 2 + rng.range(-0.4, 0.4),
            lift: rng.range(0.5, 0.9),
            tone: rng.next(),
          }
        })
  function cloudOf() {
    return Array.from({ length: birds ? 24 : scene.creature ? 64 : 110 }, (_, k) => {
      const a = k * 2.399
      const d = (birds ? 50 + 74 * Math.sqrt(k) : 34 + (scene.creature ? 44 : 34) * Math.sqrt(k)) * scene.power
      const at: Point = [x + Math.cos(a) * d * 1.1, y + Math.sin(a) * d * 0.82]
      const size = birds ? rng.range(26, 50) + k * 0.7 : (scene.creature ? 17 : 9) + rng.next() ** 2 * 34
      const turn = a + (birds ? Math.PI : Math.PI / 2) + rng.range(-0.5, 0.5)
      return { at, size, turn, lift: rng.range(0.2, 0.9), tone: rng.next() }
    }).sort((one, other) => one.size - other.size)
  }
  cast.pool(x, cast.horizon + 90, 600, 0.9)
  cast.light(
    (pen) => {
      flare(pen, x, y, 430, palette.main, palette.deep, birds && !dark ? 0.4 : 0.8)
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, 7)
          const d = rng.range(90, 360)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7]
        },
        flow: (px, py, out) => {
          out[0] = -(py - y) / 0.7
          out[1] = (px - x) * 0.7
        },
        count: 240,
        steps: 26,
        stride: 10,
        width: 4,
        alpha: 0.26,
        palette,
        eddy: 0.3,
        seed: scene.seed,
      })
      if (dark) return
      for (const { at, size, turn, lift, tone } of flock) {
        pen.save()
        pen.translate(...at)
        pen.rotate(turn)
        pen.fillStyle = css(mix(palette.main, palette.core, tone), birds ? 0.26 : 0.85)
        drawn(pen, size, lift)
        if (birds) {
          // Seen through, with bright edges, a torn trail behind.
          pen.strokeStyle = css(palette.core, 0.8)
          pen.lineWidth = Math.max(1.2, size * 0.045)
          pen.stroke()
          for (const drift of [-0.3, 0, 0.3]) {
            pen.strokeStyle = css(palette.main, 0.35)
            pen.lineWidth = size * 0.06
            pen.beginPath()
            pen.moveTo(drift * size, size)
            pen.bezierCurveTo(drift * size * 2, size * 1.5, -drift * size, size * 1.9, drift * size * 1.6, size * 2.6)
            pen.stroke()
          }
        }
        pen.restore()
      }
      motes(pen, rng, element.mote, palette, 90, () => [x + rng.normal() * 330, y + rng.normal() * 260])
    },
    14,
    1,
  )
  if (!dark) return
  // Creatures of flesh and feather stand dark against the light they fly round.
  const hide = {
    colour: mix([30, 28, 34], palette.deep, 0.25),
    gloss: 14,
    specular: 0.3,
    rim: 1,
    bump: 0.6,
    grain: [6, 6] as const,
  }
  cast.solid([
    {
      shape: (pen) => {
        for (const { at, size, turn, lift } of flock) {
          pen.save()
          pen.translate(...at)
          pen.rotate(turn)
          drawn(pen, size, lift)
          pen.restore()
        }
      },
      radius: 5,
      material: hide,
      shadow: { distance: 0, soft: 1, strength: 0 },
    },
  ])
}

/** Gas that rolls along the floor. */
export const cloud: Form = (cast) => {
  const { x, y, wide, high, palette, element, scene, horizon } = cast
  const rng = cast.random('cloud')
  cast.pool(x, y + 120, 680, 0.8)
  cast.light(
    (pen) => {
      for (let k = 0; k < 130; k++) {
        const t = rng.next()
        const px = x + rng.normal() * wide * 0.22 * scene.power
        const py = horizon + (high - horizon) * 0.4 - t * t * 360 * scene.power
        const r = rng.range(50, 150)
        flare(pen, px, py, r, mix(palette.main, palette.core, rng.next() * 0.5), palette.deep, 0.17)
      }
      streams(pen, rng, {
        from: () => [
          x + rng.normal() * wide * 0.22,
          horizon + (high - horizon) * rng.range(0.1, 0.6) - rng.next() ** 2 * 330,
        ],
        flow: (px, _py, out) => {
          out[0] = (px - x) * 0.004
          out[1] = -0.35
        },
        count: 460,
        steps: 24,
        stride: 10,
        width: 12,
        alpha: 0.2,
        palette,
        eddy: 1.3,
        eddySize: 100,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 90, () => [x + rng.normal() * 260, y + 60 + rng.normal() * 190])
    },
    14,
    1,
  )
}
