import { mix, shade } from '../../../paint/colour.ts'
import { gem, type Material, wood } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point } from '../streams.ts'
import { lit } from './solid.ts'

export const vines: Form = (cast) => {
  const { x, wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('vines')
  const foot = horizon + (high - horizon) * 0.6
  const thorny = scene.extras.includes('thorny')
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
      if (step % (thorny ? 6 : 2) === 1 && step < 16) {
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
      for (let i = thorny ? 1 : 2; i < points.length - 1; i += thorny ? 1 : 2) {
        const [ax, ay] = points[i]!
        const [bx, by] = points[i - 1]!
        const l = Math.hypot(ax - bx, ay - by) || 1
        const side = (thorny ? i % 2 === 0 : i % 4 === 0) ? 1 : -1
        const long = (thorny ? 58 : 26) * side
        const base = thorny ? 0.3 : 0
        pen.beginPath()
        pen.moveTo(ax + (bx - ax) * base, ay + (by - ay) * base)
        pen.lineTo(bx + (ax - bx) * base, by + (ay - by) * base)
        pen.lineTo((ax + bx) / 2 + (-(ay - by) / l) * long, (ay + by) / 2 + ((ax - bx) / l) * long)
        pen.fill()
      }
    }
    const spine = thorny ? { ...bark, colour: mix([168, 150, 104], palette.deep, 0.2) } : bark
    layers.push({ shape: thorns, radius: 6, material: spine }, { shape: tapered, radius: thick * 0.5, material: bark })
  }
  cast.solid(layers)
  cast.solid(leaves)
  cast.light((pen) => {
    if (!thorny) for (const [ex, ey] of ends) flare(pen, ex, ey, 44, palette.core, palette.main, 0.8)
    motes(pen, rng, 'mote', palette, 130, () => [wide * rng.next(), foot - rng.range(-40, 600)])
    motes(pen, rng, element.mote, palette, 40, () => [wide * rng.next(), foot - rng.range(-40, 600)])
  }, 14)
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
