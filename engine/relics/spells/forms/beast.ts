import { Clay } from '../../../figures/sculpture/clay.ts'
import { trace } from '../../../figures/sculpture/trace.ts'
import { families } from '../../../monsters/families.ts'
import { measure } from '../../../monsters/measure.ts'
import { benchFor } from '../../../monsters/rigs/rig.ts'
import { rigs } from '../../../monsters/rigs/rigs.ts'
import type { Creature } from '../../../monsters/scene.ts'
import { grain } from '../../../paint/grain.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare } from '../streams.ts'

/** px of the longer side that a spirit is traced at: light has no finer edges. */
const FINE = 420

/** The body that a beast's spirit takes, standing in the middle of the picture and as large as it has room. */
export function bodyOf({ scene, x, y, wide, high, random }: Cast): Creature {
  const called = scene.creature ?? (scene.form === 'wolf' ? 'wolf' : 'bear')
  const family = families.find(({ concept }) => concept === called)
  if (!family || family.rig === 'person') throw new RangeError(`No beast is called ${called}`)
  const luck = random('beast')
  const flying = family.rig === 'bird'
  const creature: Creature = {
    name: family.concept,
    rig: family.rig,
    form: family.form,
    x,
    y,
    depth: 0,
    scale: 1,
    yaw: family.rig === 'beast' ? luck.pick([-1, 1]) * luck.range(42, 62) : luck.range(-16, 16),
    ...(flying ? { pose: 'flying' as const } : {}),
    hide: family.hide,
    colour: family.colours[0]!,
    belly: family.belly ?? family.colours[0]!,
    claw: [200, 190, 160],
    eyes: { colour: [255, 255, 255], glow: 0, count: family.rig === 'eye' ? 9 : 1 },
    horns: family.horns ?? 0,
    wings: family.wings ?? 'none',
    heads: family.heads ?? (family.concept === 'hydra' ? 5 : 1),
    gape: 0.4,
    marks: 'plain',
    // What is part of its shape; nothing burns or freezes on light.
    state: (family.state ?? []).filter((one) => one === 'unicorn' || one === 'antlers'),
    seed: luck.int(1, 1e6),
  }
  const box = measure(creature)
  creature.scale =
    Math.min((wide * 0.76) / (box.right - box.left), (high * 0.66) / (box.bottom - box.top)) *
    (0.6 + 0.4 * Math.min(1.1, scene.power))
  creature.x = x - ((box.left + box.right) / 2 - x) * creature.scale
  creature.y = high * (flying ? 0.46 : 0.5) - ((box.top + box.bottom) / 2 - y) * creature.scale
  return creature
}

/** The spirit of a beast: a body of light that is brightest along its outline and thins out towards its feet. */
export const beastSpirit: Form = (cast: Cast) => {
  const { result, palette, element, x, high, horizon, scene } = cast
  const creature = bodyOf(cast)
  const clay = new Clay()
  if (creature.rig === 'person') return
  rigs[creature.rig](benchFor(clay, creature))
  const { width, height, left, top, scale, coverage, nz, nx, depth } = trace(clay, result.frame, FINE)
  const floor = horizon + (high - horizon) * 0.4
  cast.pool(x, floor, 620, 0.9)
  cast.light((pen) => flare(pen, x, high * 0.48, 520, palette.main, palette.deep, 0.5), 12)
  const { red, green, blue } = result.paint
  const shift = (scene.seed % 61) * 0.7
  const k = result.scale
  const { width: frameWidth, height: frameHeight } = result.frame
  // An edge is where the body turns away from the eye, or one part of it lies far before another.
  const steep = (i: number, step: number) =>
    coverage[i + step] !== undefined && coverage[i + step]! > 0.5 ? Math.abs(depth[i]! - depth[i + step]!) : 0
  const lightAt = (u: number, v: number): number => {
    const i = v * width + u
    const there = coverage[i]!
    if (there <= 0) return 0
    const turned = 1 - Math.max(0, Math.min(1, nz[i]!))
    const fold = Math.min(1, (steep(i, 1) + steep(i, width)) / 60)
    const px = left + u / scale
    const py = top + v / scale
    const strand = grain(px * 0.02 + shift, py * 0.006 + shift) - 0.5
    const lit = 0.16 + 0.12 * Math.max(0, -nx[i]!) + strand * 0.3
    const fades = Math.min(1, Math.max(0.22, (floor + 40 - py) / 260))
    return there * (Math.max(0.05, lit) + turned ** 2.4 * 1.15 + fold * 0.5) * fades
  }
  for (let py = Math.max(0, Math.floor(top * k)); py < Math.min(frameHeight, (top + height / scale) * k); py++) {
    for (let px = Math.max(0, Math.floor(left * k)); px < Math.min(frameWidth, (left + width / scale) * k); px++) {
      const fu = Math.max(0, Math.min(width - 1.001, ((px + 0.5) / k - left) * scale - 0.5))
      const fv = Math.max(0, Math.min(height - 1.001, ((py + 0.5) / k - top) * scale - 0.5))
      const [u, v] = [Math.floor(fu), Math.floor(fv)]
      const [a, b] = [fu - u, fv - v]
      const [u1, v1] = [Math.min(width - 1, u + 1), Math.min(height - 1, v + 1)]
      const light =
        (lightAt(u, v) * (1 - a) + lightAt(u1, v) * a) * (1 - b) + (lightAt(u, v1) * (1 - a) + lightAt(u1, v1) * a) * b
      if (light <= 0.01) continue
      const i = py * frameWidth + px
      const heart = Math.min(1, Math.max(0, light - 0.5))
      red[i]! += (palette.main[0] * (1 - heart) + palette.core[0] * heart) * light
      green[i]! += (palette.main[1] * (1 - heart) + palette.core[1] * heart) * light
      blue[i]! += (palette.main[2] * (1 - heart) + palette.core[2] * heart) * light
    }
  }
  const rng = cast.random('beast motes')
  cast.light(
    (pen) =>
      motes(pen, rng, element.mote, palette, 70, () => [x + rng.normal() * 260, high * 0.46 + rng.normal() * 210]),
    9,
  )
}
