import { mix } from '../../../paint/colour.ts'
import { stone, wood } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point } from '../streams.ts'
import { polygon } from './solid.ts'

/** A wall of stone: rough blocks in courses, broken at the top, with what fell from it at its foot. */
export const masonry: Form = (cast) => {
  const { wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('masonry')
  const foot = horizon + (high - horizon) * 0.5
  cast.pool(wide / 2, foot - 200, 760, 0.8)
  cast.light((pen) => flare(pen, wide / 2, foot - 260, 600, palette.main, palette.deep, 0.4), 12)
  const block = (x: number, y: number, w: number, h: number): Layer => {
    const edge: Point[] = []
    const push = (ax: number, ay: number, bx: number, by: number) => {
      for (let k = 0; k < 3; k++) {
        const t = k / 3
        edge.push([ax + (bx - ax) * t + rng.range(-6, 6), ay + (by - ay) * t + rng.range(-6, 6)])
      }
    }
    push(x, y, x + w, y)
    push(x + w, y, x + w, y + h)
    push(x + w, y + h, x, y + h)
    push(x, y + h, x, y)
    const tone = rng.range(0.75, 1.15)
    const grey = mix([112 * tone, 108 * tone, 102 * tone], palette.main, 0.08)
    return {
      shape: polygon(edge),
      radius: 17,
      dome: 0.8,
      bulge: 7,
      soft: 4,
      material: { ...stone(grey), bump: 4.5, grain: [20, 20] },
      shadow: { distance: 7, soft: 6, strength: 0.7 },
    }
  }
  const layers: Layer[] = [
    {
      shape: (pen) => {
        pen.beginPath()
        pen.rect(-20, foot - 300 * scene.power, wide + 40, 300 * scene.power)
        pen.fill()
      },
      radius: 6,
      material: { ...stone([34, 31, 29]), bump: 3 },
    },
  ]
  let y = foot
  for (let row = 0; row < 6; row++) {
    const h = rng.range(74, 92) * scene.power
    y -= h
    let x = rng.range(-90, -20)
    while (x < wide + 20) {
      const w = rng.range(90, 190)
      // The top courses have gaps.
      if (row < 4 || rng.chance(row === 4 ? 0.78 : 0.4)) layers.push(block(x + 4, y + 4, w - 8, h - 8))
      x += w
    }
  }
  for (let k = 0; k < 16; k++) {
    const size = rng.range(18, 60)
    layers.push(block(rng.range(-20, wide), foot - size * 0.4 + rng.range(0, 60), size, size * 0.8))
  }
  cast.solid(layers)
  cast.light((pen) => {
    for (let k = 0; k < 9; k++) flare(pen, wide * ((k + 0.5) / 9), foot + 10, 130, palette.main, palette.deep, 0.35)
    motes(pen, rng, element.mote, palette, 150, () => [rng.range(0, wide), foot - rng.range(-60, 620)])
  }, 12)
}

/** A wall of thorns: briars as thick as an arm wound through each other from edge to edge, spines on all of them. */
export const thornWall: Form = (cast) => {
  const { wide, high, horizon, palette, scene } = cast
  const rng = cast.random('thorn wall')
  const foot = horizon + (high - horizon) * 0.55
  cast.pool(wide / 2, foot - 160, 720, 1)
  cast.light((pen) => flare(pen, wide / 2, foot - 240, 560, palette.main, palette.deep, 0.55), 12)
  const groups: { near: number; spines: Shape[]; canes: Shape[] }[] = []
  for (let k = 0; k < 30; k++) {
    const near = k / 29
    const tall = (470 - near * 190) * scene.power * rng.range(0.7, 1.05)
    const from = rng.range(-0.15, 0.85) * wide
    const span = rng.range(0.2, 0.5) * wide * rng.pick([-1, 1])
    const base = foot - 40 + near * 70
    const steps = 22
    const wobble = rng.range(0, 7)
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps
      const up = Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.86)
      return [from + span * t + Math.sin(t * 9 + wobble) * 20, base - tall * up + Math.cos(t * 11 + wobble) * 16]
    })
    const thick = rng.range(21, 37)
    const spines: Shape = (pen) => {
      for (let i = 1; i < steps; i++) {
        const [ax, ay] = points[i]!
        const [bx, by] = points[i + 1]!
        const long = Math.hypot(bx - ax, by - ay) || 1
        const side = i % 2 === 0 ? 1 : -1
        const reach = (46 + ((i * 37 + k * 11) % 5) * 9) * side
        pen.beginPath()
        pen.moveTo(ax - ((bx - ax) / long) * 13, ay - ((by - ay) / long) * 13)
        pen.lineTo(ax + ((bx - ax) / long) * 13, ay + ((by - ay) / long) * 13)
        pen.lineTo(ax - ((by - ay) / long) * reach, ay + ((bx - ax) / long) * reach)
        pen.fill()
      }
    }
    const cane: Shape = (pen) => {
      for (let i = 1; i < points.length; i++) {
        pen.lineWidth = Math.max(5, thick * (1 - (0.7 * i) / steps))
        pen.beginPath()
        pen.moveTo(...points[i - 1]!)
        pen.lineTo(...points[i]!)
        pen.stroke()
      }
    }
    const group = Math.floor(k / 8)
    groups[group] ??= { near, spines: [], canes: [] }
    groups[group].spines.push(spines)
    groups[group].canes.push(cane)
  }
  // A few at a time: each layer costs as much as the room it takes.
  const layers = groups.flatMap(({ near, spines, canes }): Layer[] => {
    const tone = 0.5 + near * 0.6
    const bark = {
      ...wood(mix([84 * tone, 66 * tone, 42 * tone], palette.deep, 0.3)),
      grain: [8, 8] as const,
      bump: 3,
    }
    const shadow = { distance: 9, soft: 8, strength: 0.65 }
    const all =
      (shapes: readonly Shape[]): Shape =>
      (pen) => {
        for (const shape of shapes) shape(pen)
      }
    return [
      { shape: all(spines), radius: 7, material: { ...bark, colour: [150 * tone, 128 * tone, 88 * tone] }, shadow },
      { shape: all(canes), radius: 14, material: bark, shadow },
    ]
  })
  cast.solid(layers)
  cast.light((pen) => motes(pen, rng, 'mote', palette, 110, () => [wide * rng.next(), foot - rng.range(-40, 560)]), 12)
}
