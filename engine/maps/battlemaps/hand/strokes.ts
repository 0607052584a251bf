import type { Point } from '../scene.ts'
import { type Rgb, shade } from './hand.ts'
import type { Pen } from './pen.ts'

/** Draws a thing `width` by `depth` squares, its back towards -y. */
export type Drawing = (pen: Pen, width: number, depth: number, tint: string | undefined) => void

export function flame(pen: Pen, x: number, y: number, size: number, colour = '#ff9a3c') {
  pen.glow(x, y, size * 2.4, colour, 0.75)
  pen.lump(x, y, size * 0.8, size * 0.8, colour, 0.3, 0, 0)
  pen.lump(x, y, size * 0.5, size * 0.5, '#ffd36b', 0.3, 0, 0)
  pen.disc(x, y, size * 0.24, '#fff3cf', 0, 0)
}

export function ring(x: number, y: number, radius: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i): Point => {
    const a = turn + (i / sides) * Math.PI * 2
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius]
  })
}

export function fire(pen: Pen, x: number, y: number, r: number) {
  pen.glow(x, y, r * 2.6, '#ff8a30', 0.8)
  pen.lump(x, y, r, r, '#f07a24', 0.5, 0, 0, 11)
  pen.lump(x, y, r * 0.66, r * 0.66, '#ffb84a', 0.5, 0, 0)
  pen.lump(x, y, r * 0.32, r * 0.32, '#fff0c0', 0.4, 0, 0)
}

export function embers(pen: Pen, width: number, depth: number, n: number) {
  const colours = ['#d8551f', '#a83a18', '#f08a2c', '#5a2416']
  for (let i = 0; i < n; i++)
    pen.lump(pen.range(-0.5, 0.5) * width, pen.range(-0.5, 0.5) * depth, 0.09, 0.08, colours[i % 4]!, 0.3, 0.3, 0.3)
}

/** Boards side by side along x or y, with a seam between. */
export function plank(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  along: 'x' | 'y',
  colour: string | Rgb,
) {
  pen.box(x, y, width, height, colour, 0.2, 1.2)
  const base = pen.rgb(colour)
  for (let i = 0; i < count; i++) {
    const tone = shade(base, pen.range(-0.04, 0.04))
    if (along === 'x') pen.box(x, y + (height * i) / count, width, height / count, tone, 0.3, 0.4)
    else pen.box(x + (width * i) / count, y, width / count, height, tone, 0.3, 0.4)
  }
}
