import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { clump, type Draw, dab, tonesOf } from './foliage.ts'

/** A feathered leaf from (x, y): its rib bends down as it goes; leaflets hang from it. */
function frond(
  pen: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  long: number,
  droop: number,
  leaflets: number,
  tone: Rgb,
  dark: Rgb,
) {
  const at = (u: number): [number, number] => [
    x + Math.cos(angle) * long * u,
    y - Math.sin(angle) * long * u + droop * u * u,
  ]
  for (let n = 1; n <= leaflets; n++) {
    const u = n / leaflets
    const [px, py] = at(u)
    const [bx, by] = at(u - 0.06)
    const along = Math.atan2(py - by, px - bx)
    const size = long * 0.24 * Math.sin(Math.PI * Math.min(1, 0.14 + u * 0.8))
    for (const side of [-1, 1]) {
      const turn = along + side * (0.95 - u * 0.4)
      pen.strokeStyle = css(mix(tone, dark, side > 0 ? 0.32 : 0.04))
      pen.lineWidth = (long * 0.36) / leaflets
      pen.beginPath()
      pen.moveTo(px, py)
      pen.quadraticCurveTo(
        px + Math.cos(turn) * size * 0.6,
        py + Math.sin(turn) * size * 0.6,
        px + Math.cos(turn) * size,
        py + Math.sin(turn) * size + size * 0.3,
      )
      pen.stroke()
    }
  }
  pen.strokeStyle = css(mix(tone, [230, 226, 150], 0.18))
  pen.lineWidth = long * 0.022
  pen.beginPath()
  pen.moveTo(x, y)
  for (let n = 1; n <= 8; n++) pen.lineTo(...at(n / 8))
  pen.stroke()
}

export const palm: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [138, 112, 82])
  const lean = dice.range(-0.17, 0.17)
  // One curve from root to crown, ringed where leaves have been.
  const rings = 15
  const x = (v: number) => lean * v * v
  const half = (v: number) => 0.023 - 0.01 * v
  const side = (sign: number, share: number) =>
    Array.from({ length: 13 }, (_, k) => [x(k / 12) + sign * half(k / 12) * share, -0.72 * (k / 12)] as const)
  const strip = (left: readonly (readonly [number, number])[], right: readonly (readonly [number, number])[]) => {
    pen.beginPath()
    for (const at of [...left, ...right.toReversed()]) pen.lineTo(...at)
    pen.fill()
  }
  pen.fillStyle = css(mix(t.bark, t.barkLit, 0.22))
  strip(side(-1, 1), side(1, 1))
  pen.fillStyle = css(t.barkLit, 0.6)
  if (t.side > 0) strip(side(1, 0.25), side(1, 0.9))
  else strip(side(-1, 0.9), side(-1, 0.25))
  pen.strokeStyle = css(t.bark, 0.55)
  pen.lineWidth = 0.004
  for (let k = 1; k < rings; k++) {
    const v = k / rings
    pen.beginPath()
    pen.moveTo(x(v) - half(v), -0.72 * v)
    pen.quadraticCurveTo(x(v), -0.72 * v + 0.008, x(v) + half(v), -0.72 * v)
    pen.stroke()
  }
  const fronds = 14
  const leaflets = Math.round(9 + 8 * fine)
  for (let k = 0; k < fronds; k++) {
    // Those behind and below first, the upright young ones last.
    const up = k / (fronds - 1)
    const to = k % 2 === 0 ? 1 : -1
    const angle = Math.PI / 2 - to * (1.75 - up * 1.35 + dice.range(-0.15, 0.15))
    const reach = dice.range(0.3, 0.38) * (1 - up * 0.2)
    const tone = up < 0.3 ? t.dark : to === t.side ? mix(t.middle, t.bright, 0.3 + 0.5 * up) : t.middle
    frond(pen, lean, -0.72, angle, reach, 0.26 - up * 0.1, leaflets, tone, t.dark)
  }
}

/** A giant of the rainforest: a pale buttressed trunk, a flat crown high up, lianas hanging from it. */
export const kapok: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [132, 118, 98])
  const lean = dice.range(-0.04, 0.04)
  pen.fillStyle = css(t.bark)
  pen.beginPath()
  pen.moveTo(-0.1, 0.02)
  pen.quadraticCurveTo(-0.028, -0.1, lean - 0.022, -0.7)
  pen.lineTo(lean + 0.022, -0.7)
  pen.quadraticCurveTo(0.028, -0.1, 0.11, 0.02)
  pen.fill()
  pen.strokeStyle = css(t.barkLit)
  pen.lineWidth = 0.012
  pen.beginPath()
  pen.moveTo(t.side * 0.05, 0)
  pen.quadraticCurveTo(t.side * 0.016, -0.14, lean + t.side * 0.01, -0.66)
  pen.stroke()
  pen.strokeStyle = css(t.bark)
  for (const side of [-1, 1]) {
    pen.lineWidth = 0.02
    pen.beginPath()
    pen.moveTo(lean, -0.6)
    pen.quadraticCurveTo(lean + side * 0.1, -0.7, lean + side * 0.24, -0.78)
    pen.stroke()
  }
  const crown: [number, number, number][] = []
  for (let k = 0; k < 13; k++) {
    const s = (k / 12) * 2 - 1
    crown.push([lean + s * 0.31, -0.8 + 0.05 * s * s + dice.range(-0.05, 0.03), dice.range(0.065, 0.1)])
  }
  for (let k = 0; k < 6; k++) crown.push([lean + dice.range(-0.22, 0.22), -0.88 + dice.range(-0.02, 0.03), 0.08])
  pen.fillStyle = css(t.dark)
  dab(pen, lean, -0.8, 0.3, 0.08, 0)
  for (const [x, y, r] of crown) clump(leaves, dice, t, x, y, r, fine, foliage.snow)
  leaves.settle()
  // Lianas hang from the boughs, some with leaves.
  for (let k = 0; k < 9; k++) {
    const x = lean + dice.range(-0.3, 0.3)
    const fall = dice.range(0.18, 0.52)
    pen.strokeStyle = css(mix(t.dark, t.bark, dice.next()))
    pen.lineWidth = 0.006
    pen.beginPath()
    pen.moveTo(x, -0.77)
    pen.quadraticCurveTo(x + dice.range(-0.04, 0.04), -0.77 + fall * 0.6, x + dice.range(-0.05, 0.05), -0.77 + fall)
    pen.stroke()
    for (let n = 0; n < 4 * fine; n++) {
      leaves.dip(n % 2 === 0 ? t.middle : t.dark)
      leaves.dab(x + dice.range(-0.012, 0.012), -0.77 + fall * dice.next(), 0.014, 0.007, dice.range(0, 3))
    }
  }
}

/** Great leaves from one root, arching out. */
export const fern: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [92, 78, 58])
  const leaves = 9
  for (let k = 0; k < leaves; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const up = k / (leaves - 1)
    const angle = Math.PI / 2 - side * (1.25 - up * 1.05 + dice.range(-0.12, 0.12))
    const tone = up < 0.3 ? t.dark : side === t.side ? t.bright : t.middle
    frond(pen, 0, 0, angle, dice.range(0.72, 0.95), 0.36, Math.round(7 + 6 * fine), tone, t.dark)
  }
}
