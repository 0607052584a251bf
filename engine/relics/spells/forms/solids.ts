import { css, mix, type Rgb, shade } from '../../../paint/colour.ts'
import { gem, glow, type Material, metal, stone, wood } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import { layersOf } from '../../items/assemble.ts'
import { rigs } from '../../items/rigs/index.ts'
import type { Thing } from '../../items/scene.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { sphere } from './energy.ts'

const lit = (material: Material, colour: Rgb, strength: number): Material => ({
  ...material,
  emission: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
})

const polygon =
  (points: readonly Point[]): Shape =>
  (pen) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.closePath()
    pen.fill()
  }

/** A splinter of ice or crystal from its root to its point, in three facets. */
function splinter(cast: Cast, x: number, y: number, angle: number, long: number, half: number): Layer[] {
  const { main, core, deep } = cast.palette
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ]
  const body = lit({ ...gem(main), alpha: 0.92 }, main, 0.28)
  return [
    {
      shape: polygon([
        at(0, -half),
        at(long * 0.7, -half * 0.8),
        at(long, 0),
        at(long * 0.64, half * 0.9),
        at(0, half),
      ]),
      radius: half,
      profile: 'bevel',
      dome: 0.6,
      soft: 1,
      material: body,
    },
    {
      shape: polygon([at(0, -half), at(long * 0.7, -half * 0.8), at(long, 0), at(0, -half * 0.1)]),
      radius: half * 0.4,
      profile: 'bevel',
      dome: 0.3,
      material: lit({ ...gem(core), alpha: 0.55 }, core, 0.3),
      shadow: { distance: 0, soft: 1, strength: 0 },
      outline: 0.5,
    },
    {
      shape: polygon([at(0, half), at(long * 0.64, half * 0.9), at(long * 0.9, half * 0.2), at(0, half * 0.4)]),
      radius: half * 0.3,
      profile: 'bevel',
      dome: 0.3,
      material: { ...gem(deep), alpha: 0.6 },
      shadow: { distance: 0, soft: 1, strength: 0 },
      outline: 0.5,
    },
  ]
}

export const shards: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('shards')
  const foot = horizon + (high - horizon) * 0.42
  cast.pool(x, foot - 120, 680, 1)
  cast.light((pen) => flare(pen, x, foot - 200, 460, palette.main, palette.deep, 0.75), 10)
  const spears = Array.from({ length: 15 }, (_, k) => ({
    turn: (k / 14 - 0.5) * 2.3 + rng.range(-0.1, 0.1),
    long: rng.range(0.55, 1),
  })).sort((a, b) => (Math.abs(a.turn) < Math.abs(b.turn) ? -1 : 1))
  const layers = spears.flatMap(({ turn, long }) =>
    splinter(
      cast,
      x + turn * 110,
      foot + rng.range(-12, 26),
      -Math.PI / 2 + turn * 0.72,
      long * (510 - Math.abs(turn) * 190) * scene.power,
      30 + 16 * long,
    ),
  )
  cast.solid(layers)
  cast.solid(
    Array.from({ length: 14 }, () =>
      splinter(
        cast,
        x + rng.normal() * 250,
        foot + rng.range(0, 50),
        -Math.PI / 2 + rng.range(-0.9, 0.9),
        rng.range(40, 110),
        rng.range(10, 20),
      ),
    ).flat(),
  )
  cast.light((pen) => {
    flare(pen, x, foot - 30, 220, palette.core, palette.main, 0.6)
    motes(pen, rng, element.mote, palette, 190, () => [x + rng.normal() * 260, foot - rng.range(-40, 560)])
  }, 12)
}

export const rocks: Form = (cast) => {
  const { x, y, palette, element, scene, high } = cast
  const rng = cast.random('rocks')
  cast.pool(x, cast.horizon + 100, 640, 1)
  cast.light((pen) => {
    flare(pen, x, y, 420, palette.main, palette.deep, 0.7)
    streams(pen, rng, {
      from: () => [x + rng.normal() * 260, high * 0.86],
      flow: (px, _py, out) => {
        out[0] = (x - px) * 0.002
        out[1] = -1
      },
      count: 210,
      steps: 42,
      stride: 12,
      width: 6,
      alpha: 0.3,
      palette,
      eddy: 0.4,
      seed: scene.seed,
    })
  }, 16)
  const boulders = Array.from({ length: 26 }, (_, k): Layer[] => {
    const a = k * 2.4
    const d = 60 + k * 14
    const r = k < 5 ? rng.range(70, 120) : rng.range(16, 62)
    const cx = x + Math.cos(a) * d
    const cy = y + Math.sin(a) * d * 0.8
    const corners = Array.from({ length: 8 }, (_, i): Point => {
      const turn = (i / 8) * Math.PI * 2
      const reach = r * rng.range(0.78, 1.12)
      return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach]
    })
    const rock = { ...stone(mix([104, 94, 84], palette.deep, 0.25)), bump: 5, grain: [26, 26] as const }
    const crack = [corners[0]!, [cx + r * 0.1, cy - r * 0.1], corners[3]!, [cx, cy], corners[6]!] as const
    return [
      { shape: polygon(corners), radius: r * 0.5, profile: 'bevel', dome: 0.8, soft: 3, material: rock },
      {
        shape: (pen) => {
          pen.lineWidth = Math.max(3, r * 0.06)
          pen.beginPath()
          for (const [px, py] of crack) pen.lineTo(px, py)
          pen.stroke()
        },
        radius: 2,
        noShade: true,
        kind: 'stroke',
        clip: true,
        material: glow(palette.main, 0.8),
        shadow: { distance: 0, soft: 1, strength: 0 },
      },
    ]
  })
    .reverse()
    .flat()
  cast.solid(boulders)
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * 280, y + rng.normal() * 240]),
    10,
  )
}

export const vines: Form = (cast) => {
  const { x, wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('vines')
  const foot = horizon + (high - horizon) * 0.6
  cast.pool(x, foot - 150, 680, 1)
  cast.light((pen) => flare(pen, x, foot - 240, 430, palette.main, palette.deep, 0.6), 10)
  const layers: Layer[] = []
  const leaves: Layer[] = []
  const bark = { ...wood(mix([70, 62, 36], palette.deep, 0.4)), grain: [8, 8] as const, bump: 3 }
  const ends: Point[] = []
  for (let k = 0; k < 12; k++) {
    const start: Point = [wide * (0.12 + 0.76 * (k / 11)), foot + rng.range(0, 70)]
    const points: Point[] = [start]
    let angle = -Math.PI / 2 + rng.range(-0.3, 0.3)
    let [px, py] = start
    const curl = rng.pick([-1, 1]) * rng.range(0.05, 0.13)
    for (let step = 0; step < 17; step++) {
      angle += curl * (step < 6 ? 0.3 : step * 0.16) + (x - px) * 0.0004
      px += Math.cos(angle) * 38 * scene.power
      py += Math.sin(angle) * 38 * scene.power
      points.push([px, py])
      if (step % 2 === 1 && step < 16) {
        const side = step % 4 === 1 ? 1 : -1
        const a = angle + side * 1.1
        const s = rng.range(26, 46)
        const [leafX, leafY] = [px, py]
        const green = shade(palette.main, rng.range(-0.2, 0), 0.9)
        leaves.push({
          shape: (pen) => {
            pen.save()
            pen.translate(leafX, leafY)
            pen.rotate(a)
            pen.beginPath()
            pen.moveTo(0, 0)
            pen.quadraticCurveTo(s * 0.6, -s * 0.5, s * 1.5, 0)
            pen.quadraticCurveTo(s * 0.6, s * 0.5, 0, 0)
            pen.fill()
            pen.restore()
          },
          radius: s * 0.3,
          dome: 0.4,
          material: {
            ...gem(green),
            gloss: 12,
            specular: 0.2,
            subsurface: [palette.main[0] * 0.3, palette.main[1] * 0.3, palette.main[2] * 0.3],
          },
          shadow: { distance: 6, soft: 6, strength: 0.5 },
        })
      }
    }
    ends.push([px, py])
    const thick = rng.range(17, 30)
    const tapered: Shape = (pen) => {
      for (let i = 1; i < points.length; i++) {
        pen.lineWidth = Math.max(4, thick * (1 - i / (points.length + 1)))
        pen.beginPath()
        pen.moveTo(...points[i - 1]!)
        pen.lineTo(...points[i]!)
        pen.stroke()
      }
    }
    const thorns: Shape = (pen) => {
      for (let i = 2; i < points.length - 1; i += 2) {
        const [ax, ay] = points[i]!
        const [bx, by] = points[i - 1]!
        const l = Math.hypot(ax - bx, ay - by) || 1
        const side = i % 4 === 0 ? 1 : -1
        pen.beginPath()
        pen.moveTo(ax, ay)
        pen.lineTo(bx, by)
        pen.lineTo((ax + bx) / 2 + (-(ay - by) / l) * 26 * side, (ay + by) / 2 + ((ax - bx) / l) * 26 * side)
        pen.fill()
      }
    }
    layers.push({ shape: thorns, radius: 6, material: bark }, { shape: tapered, radius: thick * 0.5, material: bark })
  }
  cast.solid(layers)
  cast.solid(leaves)
  cast.light((pen) => {
    for (const [ex, ey] of ends) flare(pen, ex, ey, 44, palette.core, palette.main, 0.8)
    motes(pen, rng, 'mote', palette, 130, () => [wide * rng.next(), foot - rng.range(-40, 600)])
    motes(pen, rng, element.mote, palette, 40, () => [wide * rng.next(), foot - rng.range(-40, 600)])
  }, 14)
}

export const chains: Form = (cast) => {
  const { x, y, wide, high, palette, element, scene } = cast
  const rng = cast.random('chains')
  cast.pool(x, y, 620, 1)
  cast.light((pen) => {
    flare(pen, x, y, 330, palette.core, palette.main, 0.7)
  }, 12)
  const iron = lit(metal(mix([120, 122, 130], palette.main, 0.5)), palette.main, 0.35)
  const links: Layer[] = []
  const ends: Point[] = [
    [-30, high * 0.06],
    [wide + 30, high * 0.1],
    [-30, high * 0.9],
    [wide + 30, high * 0.86],
    [wide * 0.3, -30],
    [wide * 0.72, high + 30],
  ]
  for (const [k, end] of ends.entries()) {
    const dx = x - end[0]
    const dy = y - end[1]
    const length = Math.hypot(dx, dy)
    const n = Math.floor(length / 40)
    const angle = Math.atan2(dy, dx)
    const sag = rng.range(-40, 40)
    const drawn =
      (parity: number): Shape =>
      (pen) => {
        for (let i = parity; i < n; i += 2) {
          const t = i / n
          const bend = Math.sin(t * Math.PI) * sag
          pen.save()
          pen.translate(end[0] + dx * t - Math.sin(angle) * bend, end[1] + dy * t + Math.cos(angle) * bend)
          pen.rotate(angle + Math.cos(t * Math.PI) * sag * 0.005)
          pen.lineWidth = 11
          pen.beginPath()
          pen.ellipse(0, 0, 31, parity === 0 ? 17 : 6, 0, 0, 7)
          pen.stroke()
          pen.restore()
        }
      }
    links.push({ shape: drawn(1), radius: 6, material: iron }, { shape: drawn(0), radius: 6, material: iron })
    if (k === 3)
      links.push({
        shape: (pen) => {
          for (const r of [120, 84]) {
            pen.lineWidth = 20
            pen.beginPath()
            pen.ellipse(x, y, r, r * 0.9, 0, 0, 7)
            pen.stroke()
          }
        },
        radius: 10,
        material: iron,
      })
  }
  cast.solid(links)
  sphere(cast, x, y, 92 * scene.power, 'core')
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 130, () => [x + rng.normal() * 260, y + rng.normal() * 260]),
    10,
  )
}

export const blades: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('blades')
  const n = scene.count > 1 ? Math.min(9, scene.count) : scene.element === 'blood' ? 5 : 1
  cast.pool(x, cast.horizon + 100, 600, 1)
  cast.light((pen) => flare(pen, x, y, 460, palette.main, palette.deep, 0.7), 10)
  const things = Array.from({ length: n }, (_, k): Thing => {
    const turn = n === 1 ? 180 + rng.range(-8, 8) : 180 + (k / (n - 1) - 0.5) * 110
    const a = ((turn - 180) * Math.PI) / 180
    const size = n === 1 ? 0.66 * scene.power : 0.44
    return {
      rig: n === 1 ? 'sword' : 'dagger',
      x: x - Math.sin(a) * (n === 1 ? 0 : 310),
      y: n === 1 ? y - 10 : y + 90 - Math.cos(a) * 250,
      angle: turn,
      size,
      seed: scene.seed + (n === 1 ? 0 : 1),
      features: [],
      conditions: [],
      surfaces: {
        main: { stuff: 'steel', colour: palette.main },
        trim: { stuff: 'steel', colour: palette.core },
        grip: { stuff: 'steel', colour: palette.deep },
        gem: { stuff: 'gem', colour: palette.core },
      },
    }
  })
  for (const thing of things) {
    if (!rigs[thing.rig]) continue
    cast.solid(
      layersOf(thing).map((layer) => ({
        ...layer,
        material: lit({ ...layer.material, alpha: 0.82, metal: 0.2 }, palette.main, 0.42),
        shadow: { distance: 0, soft: 1, strength: 0 },
      })),
    )
  }
  cast.light(
    (pen) => {
      for (const thing of things) {
        const a = (thing.angle * Math.PI) / 180
        const tip: Point = [thing.x + Math.sin(a) * 480 * thing.size, thing.y - Math.cos(a) * 480 * thing.size]
        const butt: Point = [thing.x - Math.sin(a) * 300 * thing.size, thing.y + Math.cos(a) * 300 * thing.size]
        filament(pen, [butt, tip], 5, palette, 0.6)
        flare(pen, tip[0], tip[1], 70, palette.core, palette.main, 0.8)
        streams(pen, rng, {
          from: () => [
            tip[0] + (butt[0] - tip[0]) * rng.next() + rng.normal() * 22,
            tip[1] + (butt[1] - tip[1]) * rng.next() + rng.normal() * 22,
          ],
          flow: (_x, _y, out) => {
            out[0] = -Math.sin(a)
            out[1] = Math.cos(a)
          },
          count: 90,
          steps: 20,
          stride: 11,
          width: 4,
          alpha: 0.4,
          palette,
          eddy: 0.5,
          seed: scene.seed,
        })
      }
      motes(pen, rng, element.mote, palette, 110, () => [x + rng.normal() * 230, y + rng.normal() * 230])
    },
    22,
    1.05,
  )
}

/** A head of light seen from the front: mostly its hollows. */
export const skull: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('skull')
  const s = 2.5 * scene.power
  cast.pool(x, cast.horizon + 90, 620, 1)
  cast.light((pen) => {
    flare(pen, x, y, 470, palette.main, palette.deep, 0.7)
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, Math.PI * 2)
        return [x + Math.cos(a) * 190, y - 30 + Math.sin(a) * 200]
      },
      flow: (px, py, out) => {
        out[0] = (px - x) * 0.004
        out[1] = -1 - Math.abs(py - y) * 0.001
      },
      count: 400,
      steps: 32,
      stride: 11,
      width: 9,
      alpha: 0.36,
      palette,
      eddy: 0.6,
      seed: scene.seed,
    })
  }, 18)
  const bone = lit(
    {
      colour: mix([206, 200, 180], palette.main, 0.4),
      gloss: 14,
      specular: 0.25,
      rim: 0.8,
      bump: 1.5,
      grain: [20, 20],
      mottle: 0.6,
    },
    palette.main,
    0.3,
  )
  const oval =
    (cx: number, cy: number, rx: number, ry: number, turn = 0): Shape =>
    (pen) => {
      pen.beginPath()
      pen.ellipse(x + cx * s, y + cy * s, rx * s, ry * s, turn, 0, 7)
      pen.fill()
    }
  const path =
    (draw: (pen: Parameters<Shape>[0], at: (px: number, py: number) => Point) => void): Shape =>
    (pen) =>
      draw(pen, (px, py) => [x + px * s, y + py * s])
  const dark: Material = {
    ...bone,
    colour: [10, 12, 12],
    emission: [palette.deep[0] * 0.2, palette.deep[1] * 0.2, palette.deep[2] * 0.2],
  }
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(-38, 36))
        pen.lineTo(...at(-30, 82))
        pen.quadraticCurveTo(...at(0, 98), ...at(30, 82))
        pen.lineTo(...at(38, 36))
        pen.closePath()
        pen.fill()
      }),
      radius: 30,
      bulge: 16,
      material: bone,
    },
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(0, -92))
        pen.bezierCurveTo(...at(62, -92), ...at(84, -50), ...at(74, 0))
        pen.bezierCurveTo(...at(76, 20), ...at(52, 22), ...at(46, 44))
        pen.lineTo(...at(-46, 44))
        pen.bezierCurveTo(...at(-52, 22), ...at(-76, 20), ...at(-74, 0))
        pen.bezierCurveTo(...at(-84, -50), ...at(-62, -92), ...at(0, -92))
        pen.fill()
      }),
      radius: 90,
      bulge: 110,
      material: bone,
      bumps: [
        { shape: oval(-32, -14, 28, 9, 0.2), height: 30, soft: 12 },
        { shape: oval(32, -14, 28, 9, -0.2), height: 30, soft: 12 },
        { shape: oval(-52, 26, 22, 9, -0.5), height: 26, soft: 12 },
        { shape: oval(52, 26, 22, 9, 0.5), height: 26, soft: 12 },
      ],
    },
    { shape: oval(-31, 6, 21, 20, 0.2), radius: 10, material: dark, noShade: true, shadow: none },
    { shape: oval(31, 6, 21, 20, -0.2), radius: 10, material: dark, noShade: true, shadow: none },
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(0, 20))
        pen.lineTo(...at(11, 40))
        pen.lineTo(...at(0, 36))
        pen.lineTo(...at(-11, 40))
        pen.closePath()
        pen.fill()
      }),
      radius: 6,
      material: dark,
      noShade: true,
      shadow: none,
    },
    {
      shape: path((pen, at) => {
        pen.lineWidth = 2.6 * s
        for (let k = -3; k <= 3; k++) {
          pen.beginPath()
          pen.moveTo(...at(k * 9.4, 48))
          pen.lineTo(...at(k * 8.6, 76))
          pen.stroke()
        }
        pen.beginPath()
        pen.moveTo(...at(-34, 61))
        pen.quadraticCurveTo(...at(0, 66), ...at(34, 61))
        pen.stroke()
      }),
      radius: 2,
      material: dark,
      noShade: true,
      kind: 'stroke',
      shadow: none,
    },
  ])
  cast.light((pen) => {
    for (const side of [-1, 1]) {
      flare(pen, x + side * 31 * s, y + 7 * s, 64, palette.core, palette.main, 0.95)
      flare(pen, x + side * 31 * s, y + 7 * s, 18, [255, 255, 255], palette.core, 1)
    }
    motes(pen, rng, element.mote, palette, 110, () => [x + rng.normal() * 240, y + rng.normal() * 240])
  }, 18)
}

export const hand: Form = (cast) => {
  const { x, high, palette, element, scene } = cast
  const rng = cast.random('hand')
  const s = 1.2
  const by = high * 0.8
  const flesh: Material = {
    colour: [176, 128, 98],
    gloss: 12,
    specular: 0.12,
    rim: 0.8,
    bump: 0.5,
    grain: [14, 14],
    wrap: 0.3,
    subsurface: [60, 18, 8],
  }
  const line =
    (points: readonly Point[], width: number): Shape =>
    (pen) => {
      pen.lineWidth = width * s
      pen.beginPath()
      for (const [k, [px, py]] of points.entries()) {
        if (k === 0) pen.moveTo(x + px * s, by + py * s)
        else pen.lineTo(x + px * s, by + py * s)
      }
      pen.stroke()
    }
  const orbY = by - 400
  cast.pool(x, orbY, 680, 1.2)
  cast.light((pen) => flare(pen, x, orbY, 480, palette.main, palette.deep, 0.7), 10)
  const finger = (points: readonly Point[], width: number): Layer => ({
    shape: line(points, width),
    radius: (width * s) / 2,
    bulge: 6,
    material: lit(flesh, palette.main, 0.12),
    shadow: { distance: 7, soft: 8, strength: 0.5 },
  })
  const robe: Material = {
    colour: shade(palette.deep, -0.06, 0.7),
    gloss: 6,
    specular: 0.03,
    rim: 0.9,
    bump: 3,
    grain: [30, 90],
  }
  cast.solid([
    finger(
      [
        [-70, -40],
        [-112, -120],
        [-122, -196],
      ],
      34,
    ),
    finger(
      [
        [-28, -70],
        [-44, -170],
        [-40, -262],
      ],
      36,
    ),
    finger(
      [
        [22, -74],
        [28, -178],
        [34, -276],
      ],
      36,
    ),
    finger(
      [
        [66, -60],
        [92, -150],
        [104, -232],
      ],
      34,
    ),
    {
      shape: (pen) => {
        pen.beginPath()
        pen.moveTo(x - 92 * s, by - 66 * s)
        pen.quadraticCurveTo(x, by - 104 * s, x + 88 * s, by - 74 * s)
        pen.bezierCurveTo(x + 120 * s, by + 20 * s, x + 70 * s, by + 90 * s, x + 62 * s, by + 150 * s)
        pen.lineTo(x - 62 * s, by + 150 * s)
        pen.bezierCurveTo(x - 76 * s, by + 80 * s, x - 116 * s, by + 20 * s, x - 92 * s, by - 66 * s)
        pen.fill()
      },
      radius: 50,
      bulge: 40,
      material: lit(flesh, palette.main, 0.1),
      bumps: [
        {
          shape: line(
            [
              [-60, 10],
              [0, -20],
              [60, -10],
            ],
            8,
          ),
          height: -8,
          soft: 5,
        },
        {
          shape: line(
            [
              [-40, 90],
              [-30, 0],
              [30, -50],
            ],
            8,
          ),
          height: -8,
          soft: 5,
        },
      ],
    },
    finger(
      [
        [70, 50],
        [128, -10],
        [170, -92],
      ],
      42,
    ),
    {
      shape: (pen) => {
        pen.beginPath()
        pen.moveTo(x - 92 * s, by + 104 * s)
        pen.quadraticCurveTo(x, by + 140 * s, x + 94 * s, by + 104 * s)
        pen.lineTo(x + 230 * s, high + 80)
        pen.lineTo(x - 230 * s, high + 80)
        pen.closePath()
        pen.fill()
      },
      radius: 40,
      bulge: 60,
      material: robe,
      bumps: [
        {
          shape: line(
            [
              [-40, 130],
              [-90, 360],
            ],
            26,
          ),
          height: -22,
          soft: 10,
        },
        {
          shape: line(
            [
              [30, 130],
              [60, 360],
            ],
            26,
          ),
          height: -22,
          soft: 10,
        },
      ],
    },
  ])
  sphere(cast, x, orbY - 20, 128 * scene.power, 'palm')
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 70, () => [x + rng.normal() * 190, orbY + rng.normal() * 190]),
    10,
  )
}

export const tentacles: Form = (cast) => {
  const { wide, high, horizon, palette, scene, x } = cast
  const rng = cast.random('tentacles')
  const foot = horizon + (high - horizon) * 0.5
  cast.pool(x, foot, 640, 1)
  cast.light((pen) => {
    flare(pen, x, foot - 90, 430, palette.main, palette.deep, 0.9)
    pen.save()
    pen.translate(x, foot)
    pen.scale(1, 0.24)
    flare(pen, 0, 0, 460, palette.core, palette.main, 0.7)
    pen.restore()
  }, 14)
  const hide: Material = {
    emission: [palette.main[0] * 0.1, palette.main[1] * 0.1, palette.main[2] * 0.1],
    colour: mix([30, 24, 40], palette.deep, 0.5),
    gloss: 22,
    specular: 0.5,
    rim: 1,
    bump: 1.2,
    grain: [10, 10],
  }
  const cups: Material = { ...hide, colour: mix(palette.main, [40, 30, 40], 0.4) }
  const layers: Layer[] = []
  for (let k = 0; k < 9; k++) {
    const sx = x + (k - 4) * 74 + rng.range(-20, 20)
    const sy = foot + 30 - Math.abs(k - 4) * 12 + (k % 2) * 34
    let angle = -Math.PI / 2 + (k - 4) * 0.16
    const curl = (k < 4 ? -1 : k > 4 ? 1 : rng.pick([-1, 1])) * rng.range(0.04, 0.09)
    const points: Point[] = []
    let px = sx
    let py = sy
    for (let step = 0; step < 26; step++) {
      points.push([px, py])
      angle += curl * (step < 9 ? -0.5 : step * 0.2)
      px += Math.cos(angle) * 27 * scene.power
      py += Math.sin(angle) * 27 * scene.power
    }
    const thick = (i: number) => Math.max(5, (74 - Math.abs(k - 4) * 5) * (1 - i / 26) ** 0.8)
    layers.push({
      shape: (pen) => {
        for (let i = 1; i < points.length; i++) {
          pen.lineWidth = thick(i)
          pen.beginPath()
          pen.moveTo(...points[i - 1]!)
          pen.lineTo(...points[i]!)
          pen.stroke()
        }
      },
      radius: 24,
      bulge: 8,
      soft: 3,
      material: hide,
    })
    layers.push({
      shape: (pen) => {
        for (let i = 3; i < points.length - 4; i++) {
          const [ax, ay] = points[i]!
          const [bx, by] = points[i - 1]!
          const l = Math.hypot(ax - bx, ay - by) || 1
          const side = Math.sign(curl)
          pen.beginPath()
          pen.arc(
            ax - ((ay - by) / l) * thick(i) * 0.26 * side,
            ay + ((ax - bx) / l) * thick(i) * 0.26 * side,
            thick(i) * 0.15,
            0,
            7,
          )
          pen.fill()
        }
      },
      radius: 5,
      dome: -0.5,
      material: cups,
      kind: 'stroke',
      clip: true,
      shadow: { distance: 0, soft: 1, strength: 0 },
    })
  }
  cast.solid(layers)
  cast.light((pen) => motes(pen, rng, 'wisp', palette, 80, () => [wide * rng.next(), foot - rng.range(0, 500)]), 12)
}

export const splash: Form = (cast) => {
  const { x, y, palette, element, scene, horizon, high } = cast
  const rng = cast.random('splash')
  const foot = horizon + (high - horizon) * 0.4
  const goo = lit(
    {
      ...gem(palette.main),
      gloss: 40,
      specular: 0.9,
      bump: 0.6,
      subsurface: [palette.main[0] * 0.5, palette.main[1] * 0.5, palette.main[2] * 0.5],
    },
    palette.main,
    0.25,
  )
  cast.pool(x, foot, 620, 1)
  cast.light((pen) => flare(pen, x, y, 430, palette.main, palette.deep, 0.6), 10)
  const arms = Array.from({ length: 15 }, (_, k) => ({
    a: -Math.PI / 2 + (k / 14 - 0.5) * 2.9 + rng.range(-0.08, 0.08),
    l: rng.range(190, 420) * scene.power,
    w: rng.range(26, 54),
  }))
  const shape: Shape = (pen) => {
    pen.beginPath()
    pen.ellipse(x, foot, 320 * scene.power, 74, 0, 0, 7)
    pen.fill()
    for (const { a, l, w } of arms) {
      const bx = x + Math.cos(a) * 90
      const ex = x + Math.cos(a) * l
      const ey = foot - 20 + Math.sin(a) * l
      pen.beginPath()
      pen.moveTo(bx - w, foot)
      pen.quadraticCurveTo(x + Math.cos(a) * l * 0.5 - w * 0.3, foot + Math.sin(a) * l * 0.5, ex, ey - 12)
      pen.arc(ex, ey, w * 0.42, 0, 7)
      pen.quadraticCurveTo(x + Math.cos(a) * l * 0.5 + w * 0.4, foot + Math.sin(a) * l * 0.4, bx + w, foot)
      pen.fill()
    }
  }
  cast.solid([
    { shape, radius: 30, bulge: 26, soft: 5, material: goo },
    ...Array.from({ length: 30 }, (): Layer => {
      const a = rng.range(-3, 0.1)
      const d = rng.range(220, 520)
      const r = rng.range(6, 21)
      const cx = x + Math.cos(a) * d
      const cy = foot + Math.sin(a) * d
      return {
        shape: (pen) => {
          pen.beginPath()
          pen.ellipse(cx, cy, r, r * 1.2, a, 0, 7)
          pen.fill()
        },
        radius: r,
        bulge: 3,
        material: goo,
      }
    }),
  ])
  cast.light((pen) => {
    motes(pen, rng, element.mote, palette, 60, () => [x + rng.normal() * 300, foot - Math.abs(rng.normal()) * 260])
    for (let k = 0; k < 12; k++)
      flare(pen, x + rng.normal() * 200, foot - Math.abs(rng.normal()) * 200, 44, palette.core, palette.main, 0.4)
  }, 14)
}

/** Shapes of light turned about the middle: an eye, copies in a glass, a dial. */
export const eye: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('eye')
  const w = 330 * scene.power
  cast.pool(x, cast.horizon + 80, 600, 0.9)
  cast.light((pen) => {
    flare(pen, x, y, 500, palette.main, palette.deep, 0.7)
    for (let k = 0; k < 9; k++) {
      pen.strokeStyle = css(mix(palette.main, palette.deep, k / 9), 0.7 - k * 0.06)
      pen.lineWidth = 7 - k * 0.5
      const r = 1 + k * 0.17
      pen.beginPath()
      pen.moveTo(x - w * r, y)
      pen.quadraticCurveTo(x, y - w * 0.9 * r, x + w * r, y)
      pen.quadraticCurveTo(x, y + w * 0.9 * r, x - w * r, y)
      pen.stroke()
    }
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, 7)
        return [x + Math.cos(a) * w * 0.4, y + Math.sin(a) * w * 0.4]
      },
      flow: (px, py, out) => {
        out[0] = px - x
        out[1] = py - y
      },
      count: 330,
      steps: 20,
      stride: 11,
      width: 5,
      alpha: 0.4,
      palette,
      eddy: 0.5,
      seed: scene.seed,
    })
    for (let k = 0; k < 130; k++) {
      const a = (k / 130) * Math.PI * 2
      pen.strokeStyle = css(mix(palette.main, palette.core, rng.next()), 0.8)
      pen.lineWidth = 3.4
      pen.beginPath()
      pen.moveTo(x + Math.cos(a) * w * 0.13, y + Math.sin(a) * w * 0.13)
      pen.lineTo(x + Math.cos(a) * w * 0.38, y + Math.sin(a) * w * 0.38)
      pen.stroke()
    }
  }, 18)
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: (pen) => {
        pen.beginPath()
        pen.ellipse(x, y, w * 0.085, w * 0.2, 0, 0, 7)
        pen.fill()
      },
      radius: 8,
      noShade: true,
      material: { ...glow([0, 0, 0], 0), colour: [12, 6, 16] },
      shadow: none,
    },
  ])
  cast.light((pen) => {
    flare(pen, x - w * 0.1, y - w * 0.14, 60, [255, 255, 255], palette.core, 0.9)
    motes(pen, rng, element.mote, palette, 110, () => [x + rng.normal() * 330, y + rng.normal() * 240])
  }, 12)
}

export const mirrors: Form = (cast) => {
  const { x, y, palette, element, scene, horizon, high } = cast
  const rng = cast.random('mirrors')
  const foot = horizon + (high - horizon) * 0.44
  const n = Math.max(3, Math.min(7, scene.count > 1 ? scene.count : 5))
  cast.pool(x, foot, 640, 0.9)
  const tints: Rgb[] = [palette.deep, palette.main, mix(palette.main, palette.core, 0.4)]
  const figure = (pen: Parameters<Shape>[0], fx: number, s: number) => {
    const at = (px: number, py: number): Point => [fx + px * s, foot + py * s]
    pen.beginPath()
    pen.moveTo(...at(-150, 0))
    pen.bezierCurveTo(...at(-110, -200), ...at(-110, -330), ...at(-70, -400))
    pen.bezierCurveTo(...at(-76, -500), ...at(-50, -560), ...at(0, -600))
    pen.bezierCurveTo(...at(50, -560), ...at(76, -500), ...at(70, -400))
    pen.bezierCurveTo(...at(110, -330), ...at(110, -200), ...at(150, 0))
    pen.quadraticCurveTo(...at(0, 30), ...at(-150, 0))
    pen.fill()
  }
  cast.light((pen) => {
    flare(pen, x, y, 470, palette.main, palette.deep, 0.5)
    const order = Array.from({ length: n }, (_, k) => k - (n - 1) / 2).sort((a, b) => Math.abs(b) - Math.abs(a))
    for (const k of order) {
      const s = (0.98 - Math.abs(k) * 0.12) * scene.power
      for (const [shift, tint] of [
        [-9, tints[0]!],
        [9, tints[1]!],
        [0, tints[2]!],
      ] as const) {
        pen.fillStyle = css(tint, 0.2 - Math.abs(k) * 0.03)
        figure(pen, x + k * 150 + shift, s)
      }
      pen.strokeStyle = css(palette.core, 0.5)
      streams(pen, rng, {
        from: () => [x + k * 150 + rng.normal() * 70 * s, foot - rng.range(0, 560) * s],
        flow: (_px, _py, out) => {
          out[0] = 0.12
          out[1] = -1
        },
        count: 70,
        steps: 18,
        stride: 10,
        width: 4,
        alpha: 0.4,
        palette,
        eddy: 0.5,
        seed: scene.seed,
      })
    }
    motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * 330, y + rng.normal() * 260])
  }, 16)
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: (pen) => {
        pen.beginPath()
        pen.ellipse(x, foot - 500 * scene.power, 38, 54, 0, 0, 7)
        pen.fill()
      },
      radius: 20,
      noShade: true,
      material: { ...glow([0, 0, 0], 0), colour: [10, 8, 18], alpha: 0.9 },
      shadow: none,
    },
  ])
  cast.light((pen) => {
    for (const side of [-1, 1])
      flare(pen, x + side * 14, foot - 506 * scene.power, 15, [255, 255, 255], palette.core, 1)
  }, 8)
}

export const clock: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('clock')
  const r = 320 * scene.power
  const brass = lit(metal(palette.main), palette.deep, 0.35)
  const gear =
    (cx: number, cy: number, radius: number, teeth: number): Shape =>
    (pen) => {
      pen.save()
      pen.translate(cx, cy)
      pen.beginPath()
      for (let k = 0; k < teeth * 4; k++) {
        const a = (k / (teeth * 4)) * Math.PI * 2
        const d = k % 4 < 2 ? radius : radius * 0.84
        pen.lineTo(Math.cos(a) * d, Math.sin(a) * d)
      }
      pen.fill()
      pen.globalCompositeOperation = 'destination-out'
      pen.beginPath()
      pen.arc(0, 0, radius * 0.6, 0, 7)
      pen.fill()
      pen.globalCompositeOperation = 'source-over'
      pen.lineWidth = radius * 0.13
      for (let k = 0; k < 3; k++) {
        pen.rotate(Math.PI / 3)
        pen.beginPath()
        pen.moveTo(-radius * 0.7, 0)
        pen.lineTo(radius * 0.7, 0)
        pen.stroke()
      }
      pen.beginPath()
      pen.arc(0, 0, radius * 0.2, 0, 7)
      pen.fill()
      pen.restore()
    }
  cast.pool(x, cast.horizon + 80, 640, 1)
  cast.light((pen) => {
    flare(pen, x, y, 520, palette.main, palette.deep, 0.8)
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, 7)
        const d = r * rng.range(0.5, 1.3)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d]
      },
      flow: (px, py, out) => {
        out[0] = -(py - y)
        out[1] = px - x
      },
      count: 330,
      steps: 30,
      stride: 11,
      width: 5,
      alpha: 0.36,
      palette,
      eddy: 0.2,
      seed: scene.seed,
    })
  }, 16)
  cast.solid([
    { shape: gear(x - 210, y + 190, 110, 12), radius: 9, material: brass },
    { shape: gear(x + 230, y - 180, 92, 10), radius: 9, material: brass },
    { shape: gear(x + 190, y + 220, 70, 9), radius: 8, material: brass },
    {
      shape: (pen) => {
        pen.lineWidth = 30
        pen.beginPath()
        pen.arc(x, y, r * 0.8, 0, 7)
        pen.stroke()
      },
      radius: 15,
      material: brass,
    },
    {
      shape: (pen) => {
        for (let k = 0; k < 12; k++) {
          pen.save()
          pen.translate(x, y)
          pen.rotate((k * Math.PI) / 6)
          pen.fillRect(-7, -r * 0.72, 14, k % 3 === 0 ? 62 : 34)
          pen.restore()
        }
      },
      radius: 6,
      material: lit(brass, palette.core, 0.5),
    },
    {
      shape: (pen) => {
        for (const [turn, long, width] of [
          [0.7, 0.62, 15],
          [-1.1, 0.42, 21],
        ] as const) {
          pen.save()
          pen.translate(x, y)
          pen.rotate(turn)
          pen.beginPath()
          pen.moveTo(-width, 20)
          pen.lineTo(0, -r * long)
          pen.lineTo(width, 20)
          pen.fill()
          pen.restore()
        }
        pen.beginPath()
        pen.arc(x, y, 30, 0, 7)
        pen.fill()
      },
      radius: 9,
      material: lit(brass, palette.core, 0.4),
    },
  ])
  cast.light((pen) => {
    for (let k = 0; k < 5; k++) {
      const a = rng.range(0, 7)
      filament(
        pen,
        Array.from(
          { length: 26 },
          (_, i): Point => [
            x + Math.cos(a + i * 0.06) * r * (0.9 + k * 0.06),
            y + Math.sin(a + i * 0.06) * r * (0.9 + k * 0.06),
          ],
        ),
        4,
        palette,
        0.8,
      )
    }
    motes(pen, rng, element.mote, palette, 200, () => [x + rng.normal() * 280, y + rng.normal() * 280])
  }, 14)
}

/** A wall of ice or stone: splinters in a row, the tallest in the middle. */
export const palisade: Form = (cast) => {
  const { wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('palisade')
  const foot = horizon + (high - horizon) * 0.4
  cast.pool(wide / 2, foot - 160, 720, 1)
  cast.light((pen) => flare(pen, wide / 2, foot - 200, 560, palette.main, palette.deep, 0.6), 10)
  const row = (count: number, tall: number, down: number): Layer[] =>
    Array.from({ length: count }, (_, k) => k)
      .sort((a, b) => ((a * 7) % count) - ((b * 7) % count))
      .flatMap((k) => {
        const t = (k + 0.5) / count
        const rise = tall * (0.72 + 0.28 * Math.sin(t * Math.PI)) * rng.range(0.78, 1.06) * scene.power
        return splinter(
          cast,
          wide * (0.01 + 0.98 * t) + rng.range(-14, 14),
          foot + down,
          -Math.PI / 2 + rng.range(-0.09, 0.09),
          rise,
          (wide / count) * rng.range(0.62, 0.86),
        )
      })
  cast.solid([...row(13, 480, 0), ...row(10, 300, 22), ...row(17, 130, 40)])
  cast.light((pen) => {
    for (let k = 0; k < 9; k++) flare(pen, wide * ((k + 0.5) / 9), foot, 110, palette.core, palette.main, 0.3)
    motes(pen, rng, element.mote, palette, 170, () => [rng.range(0, wide), foot - rng.range(-60, 520)])
  }, 12)
}
