import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Light } from '../scene.ts'
import type { Leaves } from './leaves.ts'

/** What a plant of one kind looks like under one light. */
export interface Foliage {
  leaf: Rgb
  /** 0-1 how much snow lies on it. */
  snow: number
  light: Light
}

export interface Tones {
  dark: Rgb
  middle: Rgb
  bright: Rgb
  bark: Rgb
  barkLit: Rgb
  snow: Rgb
  /** -1 light from the left, 1 from the right. */
  side: number
}

const lightOn = (colour: Rgb, light: Light, share: number): Rgb => [
  colour[0] * (light.ambient[0] + light.sun[0] * share),
  colour[1] * (light.ambient[1] + light.sun[1] * share),
  colour[2] * (light.ambient[2] + light.sun[2] * share),
]

export function tonesOf({ leaf, light }: Foliage, bark: Rgb): Tones {
  const cool: Rgb = [leaf[0] * 0.62, leaf[1] * 0.7, leaf[2] * 0.86]
  return {
    dark: lightOn(cool, light, 0.02),
    middle: lightOn(leaf, light, 0.28),
    bright: lightOn([leaf[0] * 1.12, leaf[1] * 1.08, leaf[2] * 0.9], light, 0.82),
    bark: lightOn([bark[0] * 0.6, bark[1] * 0.6, bark[2] * 0.62], light, 0.1),
    barkLit: lightOn(bark, light, 0.6),
    snow: lightOn([232, 238, 246], light, 0.6),
    side: Math.sign(light.direction[0]) || -1,
  }
}

/** A touch of the brush. */
export function dab(pen: SKRSContext2D, x: number, y: number, long: number, thick: number, angle: number) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0.004, long), Math.max(0.003, thick), angle, 0, Math.PI * 2)
  pen.fill()
}

/** Draws one plant 1 high over its foot at (0, 0); `fine` grows with the px there are to fill. */
export type Draw = (pen: SKRSContext2D, dice: Random, foliage: Foliage, fine: number, leaves: Leaves) => void

/** Trunk and limbs, thinning as they fork; tells where the twigs end. */
export function limbs(
  pen: SKRSContext2D,
  dice: Random,
  t: Tones,
  depth: number,
  spreadAngle: number,
  start: number,
  thick: number,
) {
  const ends: [number, number][] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, left: number) => {
    const bend = angle + dice.range(-0.18, 0.18)
    const x2 = x + Math.sin(bend) * length
    const y2 = y - Math.cos(bend) * length
    const mx = (x + x2) / 2 + dice.range(-0.07, 0.07) * length
    const my = (y + y2) / 2
    pen.lineWidth = width
    pen.strokeStyle = css(t.bark)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(mx, my, x2, y2)
    pen.stroke()
    if (width > 0.008) {
      pen.lineWidth = width * 0.4
      pen.strokeStyle = css(t.barkLit)
      pen.beginPath()
      pen.moveTo(x + t.side * width * 0.24, y)
      pen.quadraticCurveTo(mx + t.side * width * 0.24, my, x2 + t.side * width * 0.2, y2)
      pen.stroke()
    }
    if (left === 0) {
      ends.push([x2, y2])
      return
    }
    const forks = dice.chance(0.35) ? 3 : 2
    for (let k = 0; k < forks; k++) {
      const turn = ((k + 0.5) / forks - 0.5) * 2 * spreadAngle + dice.range(-0.2, 0.2)
      grow(x2, y2, bend * 0.75 + turn, length * dice.range(0.62, 0.82), width * 0.62, left - 1)
    }
  }
  grow(0, 0.02, dice.range(-0.06, 0.06), start, thick, depth)
  return ends
}

/** Dips into the colour of a leaf by how lit it is: dark up to `dim`, bright from `bright` on; then `by` of the way to `last`. */
export function dipLit(leaves: Leaves, t: Tones, lit: number, dim: number, bright: number, last: Rgb, by: number) {
  if (lit > bright) leaves.dipBetween(t.middle, t.bright, Math.min(1, lit), last, by)
  else leaves.dipBetween(lit > dim ? t.middle : t.dark, t.dark, 0, last, by)
}

/** A mass of leaves: dark below, touched with light on the side it comes from. */
export function clump(
  leaves: Leaves,
  dice: Random,
  t: Tones,
  x: number,
  y: number,
  r: number,
  fine: number,
  snow: number,
) {
  const size = (r * 0.3) / (1 + 1.4 * fine)
  leaves.dip(t.dark)
  for (let n = 0; n < 7; n++) {
    leaves.dab(
      x + dice.range(-0.4, 0.4) * r,
      y + dice.range(-0.3, 0.35) * r,
      r * dice.range(0.3, 0.5),
      r * dice.range(0.22, 0.4),
      dice.range(0, 3),
    )
  }
  const dabs = Math.round(12 + 62 * fine)
  for (let n = 0; n < dabs; n++) {
    const a = dice.range(0, Math.PI * 2)
    const d = Math.sqrt(dice.next()) * r * 1.05
    const dx = Math.cos(a) * d
    const dy = Math.sin(a) * d * 0.86
    const lit = (dx * t.side * 0.55 - dy * 0.8) / r + (dice.next() - 0.5) * 0.8
    dipLit(leaves, t, lit, -0.15, 0.42, t.middle, dice.range(0, 0.3))
    leaves.dab(x + dx, y + dy, size * dice.range(0.7, 1.25), size * dice.range(0.4, 0.75), dice.range(0, 3))
  }
  leaves.dip(t.snow, 0.85)
  for (let n = 0; n < dabs * snow * 0.5; n++) {
    leaves.dab(x + dice.range(-0.8, 0.8) * r, y - r * dice.range(0.35, 0.8), size * 0.9, size * 0.4, 0)
  }
}
