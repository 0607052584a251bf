import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'

/** Lights that float about, each with a short tail: as many as are asked for. */
export const lights: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('lights')
  const n = scene.count > 1 ? Math.min(12, scene.count) : 7
  const places = Array.from({ length: n }, (_, k): Point => {
    const angle = (k / n) * Math.PI * 2 + rng.range(-0.25, 0.25)
    const out = n === 1 ? 0 : rng.range(0.8, 1.05)
    return [wide * (0.5 + 0.33 * Math.cos(angle) * out), high * (0.44 + 0.27 * Math.sin(angle) * out)]
  })
  cast.light(
    (pen) => {
      for (const [k, [x, y]] of places.entries()) {
        const r = rng.range(58, 86) * scene.power
        const turn = (k / n) * Math.PI * 2 + 1.9
        const tail = Array.from({ length: 16 }, (_, i): Point => {
          const u = i / 15
          const a = turn + u * 1.7
          return [x + Math.cos(a) * u * 150, y + Math.sin(a) * u * 96]
        })
        for (let i = 1; i < tail.length; i++) filament(pen, [tail[i - 1]!, tail[i]!], 9 * (1 - i / 16), palette, 0.6)
        flare(pen, x, y, r * 1.9, palette.main, palette.deep, 0.75)
        flare(pen, x, y, r, palette.core, palette.main, 0.95)
        flare(pen, x, y, r * 0.4, [255, 255, 255], palette.core, 1)
        motes(pen, rng, element.mote, palette, 12, () => [x + rng.normal() * 60, y + rng.normal() * 60])
      }
    },
    18,
    1,
  )
  for (const [x] of places) cast.pool(x, cast.horizon + 70, 240, 0.35)
}

/** A wolf's outline, its feet at 0, about 640 long: standing with its head raised. */
const wolf: readonly (readonly [number, number])[] = [
  [-300, -250],
  [-352, -170],
  [-372, -60],
  [-344, -70],
  [-316, -150],
  [-276, -200],
  [-262, -150],
  [-246, -104],
  [-270, -46],
  [-262, 0],
  [-206, 0],
  [-212, -22],
  [-202, -60],
  [-172, -118],
  [-150, -150],
  [-60, -146],
  [40, -140],
  [60, -96],
  [66, -40],
  [58, 0],
  [112, 0],
  [106, -20],
  [116, -80],
  [132, -136],
  [162, -180],
  [190, -236],
  [214, -276],
  [268, -268],
  [316, -262],
  [328, -282],
  [300, -308],
  [252, -340],
  [246, -404],
  [214, -358],
  [196, -414],
  [168, -352],
  [120, -330],
  [60, -300],
  [-60, -276],
  [-180, -282],
  [-250, -276],
]

/** Its legs on the far side. */
const farLegs: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-190, -190],
    [-176, -104],
    [-206, -54],
    [-190, -12],
    [-140, -12],
    [-150, -60],
    [-112, -130],
    [-100, -180],
  ],
  [
    [86, -190],
    [140, -92],
    [148, -12],
    [196, -12],
    [182, -90],
    [178, -190],
  ],
]

/** Inside the wolf's outline, by the even-odd rule. */
function within(px: number, py: number): boolean {
  let inside = false
  for (let i = 0, j = wolf.length - 1; i < wolf.length; j = i++) {
    const [ax, ay] = wolf[i]!
    const [bx, by] = wolf[j]!
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** A wolf of light: its outline bright, its body of streaming strands, its eye a spark. */
export const wolfSpirit: Form = (cast: Cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('wolf')
  const scale = 1.18 * Math.min(1.15, scene.power)
  const foot = horizon + (high - horizon) * 0.42
  const side = rng.chance(0.5) ? 1 : -1
  const at = ([px, py]: readonly [number, number]): Point => [x + px * scale * side, foot + py * scale]
  cast.pool(x, foot, 640, 1)
  cast.light(
    (pen) => {
      for (const leg of farLegs) filament(pen, leg.map(at), 5, palette, 0.55)
      pen.save()
      pen.globalAlpha = 0.5
      pen.fillStyle = `rgb(${palette.main.map((c) => Math.round(c * 0.55)).join(',')})`
      pen.beginPath()
      for (const point of wolf) pen.lineTo(...at(point))
      pen.closePath()
      pen.fill()
      pen.restore()
      streams(pen, rng, {
        from: () => {
          for (let tries = 0; tries < 60; tries++) {
            const p = [rng.range(-370, 330), rng.range(-410, 0)] as const
            if (within(...p)) return at(p)
          }
          return at([0, -200])
        },
        flow: (_x, _y, out) => {
          out[0] = -side * 1.1
          out[1] = -0.25
        },
        count: 380,
        steps: 13,
        stride: 8,
        width: 5,
        alpha: 0.34,
        palette,
        eddy: 0.35,
        eddySize: 80,
        seed: scene.seed,
      })
      const outline = [...wolf, wolf[0]!].map(at)
      filament(pen, outline, 9, palette, 1)
      const [ex, ey] = at([238, -318])
      flare(pen, ex, ey, 40, [255, 255, 255], palette.core, 1)
      motes(pen, rng, element.mote, palette, 120, () => at([rng.range(-420, 360), rng.range(-440, 30)]))
    },
    15,
    1,
  )
}
