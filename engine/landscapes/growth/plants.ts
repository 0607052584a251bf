import { css, mix } from '../../paint/colour.ts'
import { type Draw, dab, tonesOf } from './foliage.ts'

export const mushroom: Draw = (pen, dice, foliage) => {
  const t = tonesOf(foliage, [208, 196, 176])
  const lean = dice.range(-0.05, 0.05)
  const cap = dice.range(-0.72, -0.62)
  const wide = dice.range(0.28, 0.38)
  const stem = pen.createLinearGradient(-0.07 * t.side, 0, 0.07 * t.side, 0)
  stem.addColorStop(0, css(t.bark))
  stem.addColorStop(1, css(t.barkLit))
  pen.fillStyle = stem
  pen.beginPath()
  pen.moveTo(-0.075, 0.02)
  pen.quadraticCurveTo(-0.03, -0.3, lean - 0.04, cap)
  pen.lineTo(lean + 0.04, cap)
  pen.quadraticCurveTo(0.03, -0.3, 0.075, 0.02)
  pen.fill()
  pen.fillStyle = css(mix(t.bark, t.dark, 0.4))
  dab(pen, lean, cap, wide, 0.06, 0)
  const dome = pen.createRadialGradient(lean + t.side * wide * 0.4, cap - 0.2, 0.02, lean, cap - 0.05, wide * 1.15)
  dome.addColorStop(0, css(t.bright))
  dome.addColorStop(0.5, css(t.middle))
  dome.addColorStop(1, css(t.dark))
  pen.fillStyle = dome
  pen.beginPath()
  pen.moveTo(lean - wide, cap + 0.01)
  pen.bezierCurveTo(lean - wide * 0.9, cap - 0.36, lean + wide * 0.9, cap - 0.36, lean + wide, cap + 0.01)
  pen.quadraticCurveTo(lean, cap + 0.05, lean - wide, cap + 0.01)
  pen.fill()
  for (let k = 0; k < 7; k++) {
    pen.fillStyle = css(mix(t.bright, [255, 255, 245], 0.55), 0.75)
    const s = dice.range(-0.7, 0.7)
    dab(
      pen,
      lean + s * wide,
      cap - 0.05 - dice.range(0, 0.13) * (1 - s * s),
      dice.range(0.015, 0.035),
      dice.range(0.01, 0.02),
      s * 0.5,
    )
  }
}

export const cactus: Draw = (pen, dice, foliage) => {
  const t = tonesOf(foliage, foliage.leaf)
  const column = (x: number, from: number, to: number, thick: number) => {
    for (const [colour, shift, wide] of [
      [t.dark, 0, thick],
      [t.middle, t.side * thick * 0.14, thick * 0.6],
      [t.bright, t.side * thick * 0.28, thick * 0.2],
    ] as const) {
      pen.strokeStyle = css(colour)
      pen.lineWidth = wide
      pen.beginPath()
      pen.moveTo(x + shift, from)
      pen.lineTo(x + shift, to)
      pen.stroke()
    }
  }
  const arms = dice.int(1, 3)
  for (let k = 0; k < arms; k++) {
    const side = k % 2 === 0 ? -1 : 1
    const at = -dice.range(0.32, 0.55)
    pen.strokeStyle = css(t.dark)
    pen.lineWidth = 0.075
    pen.beginPath()
    pen.moveTo(0, at)
    pen.lineTo(side * 0.15, at)
    pen.stroke()
    column(side * 0.16, at, at - dice.range(0.15, 0.3), 0.075)
  }
  column(0, 0.02, -0.92, 0.11)
}

export const reeds: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, foliage.leaf)
  const blades = Math.round(16 + 20 * fine)
  for (let k = 0; k < blades; k++) {
    const x = dice.range(-0.2, 0.2)
    const lean = x * 0.6 + dice.range(-0.1, 0.1)
    const tall = dice.range(0.45, 0.95)
    const tone = k < blades / 2 ? t.dark : dice.chance(0.4) ? t.bright : t.middle
    pen.strokeStyle = css(tone)
    pen.lineWidth = 0.016
    pen.beginPath()
    pen.moveTo(x, 0.02)
    pen.quadraticCurveTo(x, -tall * 0.6, x + lean, -tall)
    pen.stroke()
    if (dice.chance(0.22)) {
      pen.fillStyle = css(mix(t.bark, [110, 70, 40], 0.5))
      dab(pen, x + lean * 0.9, -tall * 0.94, 0.05, 0.014, Math.PI / 2)
    }
  }
}

/** A tussock: grasses and low leaves with a soft outline. */
export const shrub: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [92, 78, 58])
  const blades = Math.round(40 + 70 * fine)
  for (let k = 0; k < blades; k++) {
    const s = dice.range(-1, 1)
    const depth = k / blades
    const tall = (0.85 - 0.5 * depth) * (1 - 0.45 * s * s) * dice.range(0.6, 1.1)
    const lit = s * t.side * 0.5 + depth * 0.5 + dice.range(-0.3, 0.3)
    pen.strokeStyle = css(lit > 0.45 ? mix(t.middle, t.bright, Math.min(1, lit)) : lit > 0 ? t.middle : t.dark)
    pen.lineWidth = 0.05 / (1 + fine)
    pen.beginPath()
    pen.moveTo(s * 0.42, 0.02)
    pen.quadraticCurveTo(s * 0.5, -tall * 0.5, s * 0.66 + dice.range(-0.08, 0.08), -tall)
    pen.stroke()
  }
}

/** A patch of flowers on their stalks. */
export const blooms: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [92, 78, 58])
  const green = tonesOf({ ...foliage, leaf: [86, 116, 58] }, [92, 78, 58])
  const stalks = Math.round(12 + 12 * fine)
  for (let k = 0; k < stalks; k++) {
    const s = dice.range(-1, 1)
    const tall = dice.range(0.45, 0.92)
    const x = s * 0.5
    pen.strokeStyle = css(k % 3 === 0 ? green.dark : green.middle)
    pen.lineWidth = 0.02
    pen.beginPath()
    pen.moveTo(x * 0.85, 0.02)
    pen.quadraticCurveTo(x * 0.9, -tall * 0.6, x, -tall)
    pen.stroke()
    const lit = s * t.side * 0.4 + dice.range(-0.2, 0.5)
    const r = dice.range(0.05, 0.085)
    pen.fillStyle = css(t.dark)
    dab(pen, x, -tall + 0.02, r, r * 0.75, 0)
    pen.fillStyle = css(lit > 0.25 ? t.bright : t.middle)
    dab(pen, x - r * 0.15, -tall - r * 0.15, r * 0.85, r * 0.6, -0.3)
  }
}
