import { mix } from '../../../paint/colour.ts'
import { metal } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import { layersOf } from '../../items/assemble.ts'
import { rigs } from '../../items/rigs/index.ts'
import type { Thing } from '../../items/scene.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { sphere } from './bursts.ts'
import { lit } from './solid.ts'

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
  // What is swung hangs with its head up, what is thrust points down.
  const upright = ['hammer', 'mace', 'axe', 'sickle'].includes(scene.weapon ?? '')
  const things = Array.from({ length: n }, (_, k): Thing => {
    const turn = n === 1 ? (upright ? 0 : 180) + rng.range(-8, 8) : 180 + (k / (n - 1) - 0.5) * 110
    const a = ((turn - 180) * Math.PI) / 180
    const size = n === 1 ? 0.66 * scene.power : 0.44
    return {
      rig: scene.weapon ?? (n === 1 ? 'sword' : 'dagger'),
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
