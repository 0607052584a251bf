import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../../paint/colour.ts'
import { blur, field } from '../../paint/field.ts'
import { addHalo, addLight, addPool } from '../../paint/glowing.ts'
import { noise } from '../../paint/noise.ts'
import { type Random, random } from '../../paint/random.ts'
import type { Relief } from '../../paint/relief.ts'
import { spread } from '../../paint/resample.ts'
import { type Stroke, strokes } from '../../paint/strokes.ts'
import type { ItemScene, Thing } from './scene.ts'

type Point = readonly [number, number]

/** Places on the figure (units), as evenly as chance gives; `upper` keeps to edges that face up. */
function placesOn(result: Relief, rng: Random, count: number, upper: boolean): Point[] {
  const { frame, scale, coverage } = result
  const found: Point[] = []
  const lift = Math.max(2, Math.round(9 * scale))
  for (let tries = 0; tries < count * 60 && found.length < count; tries++) {
    const x = Math.floor(rng.next() * frame.width)
    const y = Math.floor(rng.next() * (frame.height - lift)) + lift
    if (coverage.values[y * frame.width + x]! < 0.6) continue
    if (upper && coverage.values[(y - lift) * frame.width + x]! > 0.4) continue
    found.push([x / scale, y / scale])
  }
  return found
}

function tongue(pen: SKRSContext2D, x: number, y: number, wide: number, tall: number, lean: number) {
  pen.beginPath()
  pen.moveTo(x - wide, y)
  pen.bezierCurveTo(x - wide * 1.2, y - tall * 0.4, x - wide * 0.1 + lean * 0.4, y - tall * 0.5, x + lean, y - tall)
  pen.bezierCurveTo(x + wide * 0.5 + lean * 0.4, y - tall * 0.6, x + wide * 1.2, y - tall * 0.35, x + wide, y)
  pen.quadraticCurveTo(x, y + wide * 0.7, x - wide, y)
  pen.fill()
}

function flames(result: Relief, rng: Random, colour: Rgb | undefined) {
  const [edge, tongues, heart]: readonly Rgb[] = colour
    ? [shade(colour, -0.12, 1.3), shade(colour, 0, 1.2), mix(colour, [230, 230, 220], 0.45)]
    : [
        [150, 44, 6],
        [190, 100, 16],
        [200, 170, 80],
      ]
  const ember: Rgb = colour ? shade(colour, 0.16, 1.2) : [255, 150, 50]
  // Fewer and taller tongues than would cover what burns: fire is seen by its edges, and the thing between them.
  const roots = placesOn(result, rng, 46, true)
  addLight(
    result,
    (pen) => {
      for (const [x, y] of roots) {
        const tall = rng.range(90, 210)
        const wide = tall * rng.range(0.1, 0.17)
        const lean = rng.range(-34, 34)
        pen.fillStyle = css(edge!, 0.5)
        tongue(pen, x, y + 10, wide * 1.5, tall, lean)
        pen.fillStyle = css(tongues!, 0.42)
        tongue(pen, x, y + 8, wide, tall * 0.66, lean * 0.6)
        pen.fillStyle = css(heart!, 0.3)
        tongue(pen, x, y + 6, wide * 0.42, tall * 0.36, lean * 0.3)
      }
      for (let k = 0; k < 60; k++) {
        const [x, y] = rng.pick(roots.length ? roots : [[500, 500] as Point])
        pen.fillStyle = css(ember, rng.range(0.3, 0.9))
        pen.beginPath()
        pen.arc(x + rng.range(-50, 50), y - rng.range(30, 300), rng.range(1, 3.4), 0, 7)
        pen.fill()
      }
    },
    { bloom: 26, gain: 0.8 },
  )
}

/** A forked bolt between two points, units. */
export function bolt(rng: Random, from: Point, to: Point, jag: number, depth = 6): Point[] {
  let points: Point[] = [from, to]
  let sway = jag
  for (let k = 0; k < depth; k++) {
    const next: Point[] = [points[0]!]
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!
      const [bx, by] = points[i]!
      const off = rng.range(-sway, sway)
      const length = Math.hypot(bx - ax, by - ay) || 1
      next.push([(ax + bx) / 2 - ((by - ay) / length) * off, (ay + by) / 2 + ((bx - ax) / length) * off], [bx, by])
    }
    points = next
    sway *= 0.54
  }
  return points
}

export function trace(pen: SKRSContext2D, points: readonly Point[]) {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
}

function sparks(result: Relief, rng: Random, colour: Rgb) {
  const places = placesOn(result, rng, 26, false)
  if (places.length < 2) return
  addLight(
    result,
    (pen) => {
      for (let k = 0; k < 17; k++) {
        const from = rng.pick(places)
        const to: Point = rng.chance(0.6)
          ? rng.pick(places)
          : [from[0] + rng.range(-200, 200), from[1] + rng.range(-200, 200)]
        const points = bolt(rng, from, to, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.2)
        pen.strokeStyle = css(colour, 0.5)
        pen.lineWidth = 7
        trace(pen, points)
        pen.strokeStyle = css([235, 240, 255], 0.9)
        pen.lineWidth = 2.4
        trace(pen, points)
      }
    },
    { bloom: 22, gain: 1.2 },
  )
}

function frost(result: Relief, rng: Random) {
  const { frame, scale, coverage } = result
  const hanging: Stroke[] = []
  const drop = Math.round(8 * scale) + 1
  for (let tries = 0; tries < 4000 && hanging.length < 46; tries++) {
    const x = Math.floor(rng.next() * frame.width)
    const y = Math.floor(rng.next() * (frame.height - drop * 3))
    if (coverage.values[y * frame.width + x]! < 0.6 || coverage.values[(y + drop) * frame.width + x]! > 0.3) continue
    const long = 20 + 120 * rng.next() ** 2
    hanging.push({
      points: [
        [x / scale, y / scale - 5],
        [x / scale + rng.range(-2, 2), y / scale + long],
      ],
      colour: rng.pick([
        [176, 218, 244],
        [132, 192, 234],
        [226, 244, 252],
      ] as const),
      width: 7 + long * 0.11,
      taper: 0.02,
      alpha: 0.85,
    })
  }
  // Splinters of ice stand out on every side, as it froze.
  for (const [x, y] of placesOn(result, rng, 26, false)) {
    const a = rng.range(0, Math.PI * 2)
    const long = rng.range(20, 62)
    hanging.push({
      points: [
        [x, y],
        [x + Math.cos(a) * long, y + Math.sin(a) * long],
      ],
      colour: rng.pick([
        [160, 210, 242],
        [214, 238, 252],
      ] as const),
      width: rng.range(9, 17),
      taper: 0.05,
      alpha: 0.7,
    })
  }
  strokes(result, hanging, { lit: 0.4 })
  const crystals = placesOn(result, rng, 46, false)
  addLight(
    result,
    (pen) => {
      pen.strokeStyle = css([200, 226, 244], 0.5)
      for (const [x, y] of crystals) {
        const r = rng.range(8, 26)
        const turn = rng.range(0, 3)
        pen.lineWidth = 1.8
        for (let arm = 0; arm < 3; arm++) {
          const a = turn + (arm * Math.PI) / 3
          trace(pen, [
            [x - Math.cos(a) * r, y - Math.sin(a) * r],
            [x + Math.cos(a) * r, y + Math.sin(a) * r],
          ])
        }
      }
      for (let k = 0; k < 90; k++) {
        pen.fillStyle = css([226, 238, 250], rng.range(0.2, 0.7))
        pen.beginPath()
        pen.arc(rng.range(0, frame.width / scale), rng.range(0, frame.height / scale), rng.range(1.4, 4), 0, 7)
        pen.fill()
      }
    },
    { bloom: 9 },
  )
}

/** Wisps that curl up from the things, thick enough to darken (or pale, for mist). */
function smoke(result: Relief, rng: Random, colour: Rgb, strength: number) {
  const { frame, scale, paint, albedo, coverage } = result
  const step = Math.max(2, Math.round(5 * scale))
  const width = Math.ceil(frame.width / step)
  const height = Math.ceil(frame.height / step)
  const seed = rng.int(0, 9999)
  const cover = field(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = Math.min(frame.width - 1, x * step)
      // What is below a place feeds it.
      let below = 0
      for (let k = 0; k < 7; k++) {
        const py = Math.min(frame.height - 1, y * step + Math.round(k * 36 * scale))
        below = Math.max(below, coverage.values[py * frame.width + px]! * (1 - k / 8))
      }
      cover.values[y * width + x] = below
    }
  }
  const fed = blur(cover, (34 * scale) / step, 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ux = (x * step) / scale
      const uy = (y * step) / scale
      const bend = noise(ux / 160, uy / 200, seed + 3) * 3.4
      const curl = noise(ux / 92 + bend, uy / 150 + bend * 0.6, seed)
      const thread = 1 - Math.abs(2 * curl - 1)
      fed.values[y * width + x]! *= Math.min(1, thread ** 3 * 1.5 + 0.08) * strength
    }
  }
  const veil = spread(blur(fed, 1, 2), step, frame.width, frame.height).values
  for (let i = 0; i < veil.length; i++) {
    const a = Math.min(0.9, veil[i]! * (1 - coverage.values[i]! * 0.55))
    paint.red[i]! += (colour[0] - paint.red[i]!) * a
    paint.green[i]! += (colour[1] - paint.green[i]!) * a
    paint.blue[i]! += (colour[2] - paint.blue[i]!) * a
    albedo.red[i]! += (colour[0] - albedo.red[i]!) * a
    albedo.green[i]! += (colour[1] - albedo.green[i]!) * a
    albedo.blue[i]! += (colour[2] - albedo.blue[i]!) * a
  }
}

/** Drops that run off the lower edges of the things, and hang there before they fall. */
function drips(result: Relief, rng: Random, colour: Rgb) {
  const { frame, scale, coverage } = result
  const running: Stroke[] = []
  const drop = Math.round(8 * scale) + 1
  const ends: Point[] = []
  for (let tries = 0; tries < 6000 && ends.length < 20; tries++) {
    const x = Math.floor(rng.next() * frame.width)
    const y = Math.floor(rng.next() * (frame.height - drop * 6))
    if (coverage.values[y * frame.width + x]! < 0.6 || coverage.values[(y + drop) * frame.width + x]! > 0.3) continue
    if (ends.some(([ex]) => Math.abs(ex - x / scale) < 17)) continue
    const long = rng.range(18, 96)
    const [ux, uy] = [x / scale, y / scale]
    ends.push([ux, uy + long])
    running.push(
      {
        points: [
          [ux + rng.range(-5, 5), uy - rng.range(20, 60)],
          [ux, uy + long],
        ],
        colour: shade(colour, -0.06, 1),
        width: rng.range(7, 12),
        taper: 0.6,
        alpha: 0.9,
      },
      {
        points: [
          [ux, uy + long - 5],
          [ux, uy + long + 6],
        ],
        colour,
        width: rng.range(13, 19),
        taper: 1,
        alpha: 0.95,
      },
      {
        points: [
          [ux - 3, uy + long - 4],
          [ux - 3, uy + long],
        ],
        colour: mix(colour, [255, 255, 245], 0.7),
        width: 4,
        taper: 1,
        alpha: 0.9,
      },
    )
  }
  strokes(result, running, { lit: 0.75 })
}

/** What drips, by what the prompt names. */
export const dripColours: Readonly<Record<string, Rgb>> = {
  poison: [104, 190, 44],
  blood: [134, 10, 20],
  bloody: [134, 10, 20],
  water: [150, 190, 210],
  wine: [110, 22, 46],
  ale: [206, 142, 48],
}

/** Motes that hang in enchanted air. */
function motes(result: Relief, rng: Random, colour: Rgb, count: number) {
  const places = placesOn(result, rng, 40, false)
  if (places.length === 0) return
  addLight(
    result,
    (pen) => {
      for (let k = 0; k < count; k++) {
        const [x, y] = rng.pick(places)
        const r = rng.range(1.2, 4.2)
        pen.fillStyle = css(mix(colour, [255, 255, 255], rng.range(0, 0.6)), rng.range(0.3, 0.95))
        pen.beginPath()
        pen.arc(x + rng.normal() * 90, y + rng.normal() * 90 - 40, r, 0, 7)
        pen.fill()
      }
    },
    { bloom: 8, gain: 1.1 },
  )
}

/** Where the flame of a thing that gives light is, rig units below its middle. */
export const wicks: Readonly<Record<string, number>> = { lantern: 120, torch: -260, candle: -160 }

const lightOfWick = ({ surfaces }: Thing, usual: Rgb): Rgb =>
  surfaces.flame ? shade(surfaces.flame.colour, 0.2, 1.2) : (surfaces.gem?.colour ?? usual)

/** The dazzle round a flame, over everything. */
function shineOut(result: Relief, scene: ItemScene): void {
  const burning = scene.things.filter((thing) => thing.rig in wicks)
  if (burning.length === 0) return
  addLight(
    result,
    (pen) => {
      for (const thing of burning) {
        const y = thing.y + wicks[thing.rig]! * thing.size
        const colour = lightOfWick(thing, [255, 186, 96])
        const dazzle = pen.createRadialGradient(thing.x, y, 0, thing.x, y, 420)
        dazzle.addColorStop(0, css(colour, 0.5))
        dazzle.addColorStop(0.2, css(colour, 0.24))
        dazzle.addColorStop(1, css(colour, 0))
        pen.fillStyle = dazzle
        pen.fillRect(thing.x - 420, y - 420, 840, 840)
      }
    },
    { gain: 0.9 },
  )
}

/** Light that lies under the things before they are laid on. */
export function glowBeneath(result: Relief, scene: ItemScene): void {
  for (const thing of scene.things) {
    if (thing.rig in wicks) {
      const flame = wicks[thing.rig]!
      const colour = lightOfWick(thing, [255, 176, 84])
      addPool(result, thing.x, thing.y + flame * thing.size, 700, colour, 1.5)
    }
  }
  if (!scene.glow) return
  const n = scene.things.length
  for (const thing of scene.things)
    addPool(result, thing.x, thing.y, n > 1 ? 420 : 620, scene.glow, 0.85 / Math.sqrt(n))
}

/** What else of a prompt `surround` and the runes look at. */
export const surroundings: ReadonlySet<string> = new Set(
  'cursed smoke misty frozen frost snowy burning flames lightning bubbling glowing magic runes'.split(' '),
)

/** What burns, freezes, sparks or curls round the things once they lie there. */
export function surround(result: Relief, scene: ItemScene): void {
  const rng = random(`${scene.seed}/surround`)
  const has = (...names: string[]) => names.some((name) => scene.extras.includes(name))
  shineOut(result, scene)
  if (scene.glow) addHalo(result, scene.glow, 70, scene.rarity || has('glowing', 'magic') ? 0.62 : 0.42)
  if (has('cursed', 'smoke')) smoke(result, rng, scene.glow ? mix(scene.glow, [16, 10, 22], 0.72) : [34, 26, 40], 1.5)
  if (has('misty')) smoke(result, rng, [176, 184, 190], 1)
  if (has('frozen', 'frost', 'snowy')) frost(result, rng)
  if (scene.drip) drips(result, rng, scene.drip)
  if (has('burning', 'flames')) flames(result, rng, scene.fire)
  if (has('lightning')) sparks(result, rng, scene.glow ?? [120, 160, 255])
  if (has('bubbling'))
    smoke(result, rng, mix(scene.things[0]?.surfaces.liquid?.colour ?? [190, 190, 190], [230, 230, 230], 0.4), 0.9)
  if (scene.glow) motes(result, rng, scene.glow, scene.rarity === 'legendary' || scene.rarity === 'artifact' ? 90 : 46)
}
