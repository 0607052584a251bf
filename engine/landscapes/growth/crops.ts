import { css, mix, type Rgb } from '../../paint/colour.ts'
import { clump, type Draw, dab, dipLit, tonesOf } from './foliage.ts'

/** A vine on its stake, leaves and grapes. */
export const vine: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [112, 86, 58])
  pen.strokeStyle = css(t.bark)
  pen.lineWidth = 0.05
  pen.beginPath()
  pen.moveTo(0, 0.02)
  pen.lineTo(0, -0.98)
  pen.stroke()
  pen.strokeStyle = css(t.barkLit)
  pen.lineWidth = 0.06
  pen.beginPath()
  pen.moveTo(0.04, 0.02)
  pen.quadraticCurveTo(-0.07, -0.22, 0.03, -0.46)
  pen.stroke()
  for (const [x, y, r] of [
    [-0.34, -0.5, 0.26],
    [0.34, -0.5, 0.26],
    [-0.12, -0.66, 0.28],
    [0.16, -0.68, 0.27],
    [0, -0.46, 0.24],
  ] as const)
    clump(leaves, dice, t, x, y, r, fine * 0.8, foliage.snow)
  leaves.settle()
  const grape: Rgb = mix(t.dark, [74, 34, 84], 0.75)
  for (let k = 0; k < 5; k++) {
    const [x, y] = [dice.range(-0.42, 0.42), dice.range(-0.46, -0.3)]
    for (let n = 0; n < 6; n++) {
      pen.fillStyle = css(n < 4 ? grape : mix(grape, t.bright, 0.3))
      dab(pen, x + dice.range(-0.025, 0.025), y + n * 0.016, 0.02, 0.02, 0)
    }
  }
}

/** A ribbed gourd among its leaves. */
export const pumpkin: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, foliage.leaf)
  const green = tonesOf({ ...foliage, leaf: [74, 104, 52] }, [70, 90, 50])
  for (let k = 0; k < Math.round(7 + 5 * fine); k++) {
    pen.fillStyle = css(k % 2 === 0 ? green.dark : green.middle)
    dab(
      pen,
      dice.range(-0.75, 0.75),
      dice.range(-0.2, 0.02),
      dice.range(0.12, 0.2),
      dice.range(0.06, 0.1),
      dice.range(-0.5, 0.5),
    )
  }
  for (let k = 6; k >= 0; k--) {
    const side = k % 2 === 0 ? 1 : -1
    const x = side * Math.ceil(k / 2) * 0.15
    pen.fillStyle = css(mix(t.dark, t.middle, 0.4))
    dab(pen, x, -0.36, 0.18, 0.36, 0)
    pen.fillStyle = css(side * t.side > 0 || k === 0 ? t.bright : t.middle)
    dab(pen, x + t.side * 0.02, -0.4, 0.13, 0.31, 0)
  }
  pen.strokeStyle = css(green.bark)
  pen.lineWidth = 0.08
  pen.beginPath()
  pen.moveTo(0, -0.7)
  pen.quadraticCurveTo(0.02, -0.84, 0.12, -0.9)
  pen.stroke()
}

/** A flame of dark leaves. */
export const cypress: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [96, 74, 54])
  pen.strokeStyle = css(t.bark)
  pen.lineWidth = 0.04
  pen.beginPath()
  pen.moveTo(0, 0.02)
  pen.lineTo(0, -0.2)
  pen.stroke()
  const dabs = Math.round(120 + 260 * fine)
  for (let k = 0; k < dabs; k++) {
    const up = dice.next()
    const half = 0.13 * Math.sin(Math.min(1, up * 1.08 + 0.1) * Math.PI * 0.94) ** 0.75 + 0.008
    const s = dice.range(-1, 1)
    const lit = s * t.side * 0.7 + dice.range(-0.4, 0.4)
    dipLit(leaves, t, lit, -0.15, 0.35, t.middle, dice.range(0, 0.3))
    leaves.dab(s * half, -0.06 - up * 0.92, 0.016, 0.045, s * 0.2)
  }
}

/** Jointed canes with plumes of narrow leaves. */
export const bamboo: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, mix(foliage.leaf, [150, 158, 80], 0.5))
  const canes = 6
  for (let k = 0; k < canes; k++) {
    const x = (k / (canes - 1) - 0.5) * 0.5 + dice.range(-0.04, 0.04)
    const lean = dice.range(-0.1, 0.1)
    const tall = dice.range(0.78, 0.98)
    for (const [colour, wide, shift] of [
      [t.bark, 0.03, 0],
      [t.barkLit, 0.012, t.side * 0.007],
    ] as const) {
      pen.strokeStyle = css(colour)
      pen.lineWidth = wide
      pen.beginPath()
      pen.moveTo(x + shift, 0.02)
      pen.quadraticCurveTo(x + shift, -tall * 0.6, x + lean + shift, -tall)
      pen.stroke()
    }
    pen.strokeStyle = css(t.dark)
    pen.lineWidth = 0.008
    for (let n = 1; n < 9; n++) {
      const at = x + lean * (n / 9) ** 2
      pen.beginPath()
      pen.moveTo(at - 0.018, (-tall * n) / 9)
      pen.lineTo(at + 0.018, (-tall * n) / 9)
      pen.stroke()
    }
    for (let n = 0; n < Math.round(14 + 22 * fine); n++) {
      const up = dice.range(0.45, 1)
      const lit = dice.range(-0.5, 0.8)
      dipLit(leaves, t, lit, 0, 0.4, t.middle, dice.range(0, 0.3))
      leaves.dab(
        x + lean * up * up + dice.range(-0.13, 0.13),
        -tall * up + dice.range(-0.03, 0.03),
        0.05,
        0.009,
        dice.range(-0.9, 0.9),
      )
    }
  }
}

/** A crown on arched roots that stand out of the water. */
export const mangrove: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [108, 88, 70])
  for (let k = 0; k < 13; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const reach = dice.range(0.08, 0.46)
    const from = -dice.range(0.26, 0.44)
    pen.strokeStyle = css(k % 3 === 0 ? t.barkLit : t.bark)
    pen.lineWidth = dice.range(0.018, 0.034)
    pen.beginPath()
    pen.moveTo(side * 0.02, from)
    pen.bezierCurveTo(side * reach * 0.5, from - 0.02, side * reach * 0.95, from * 0.6, side * reach, 0.02)
    pen.stroke()
  }
  pen.strokeStyle = css(t.bark)
  pen.lineWidth = 0.075
  pen.beginPath()
  pen.moveTo(0, -0.32)
  pen.quadraticCurveTo(dice.range(-0.06, 0.06), -0.5, dice.range(-0.05, 0.05), -0.66)
  pen.stroke()
  for (const [x, y, r] of [
    [-0.26, -0.7, 0.2],
    [0.26, -0.7, 0.2],
    [0, -0.82, 0.22],
    [-0.12, -0.62, 0.18],
    [0.14, -0.62, 0.18],
  ] as const)
    clump(leaves, dice, t, x, y, r, fine, foliage.snow)
}

/** Branches of coral. */
export const coral: Draw = (pen, dice, foliage) => {
  const t = tonesOf(foliage, foliage.leaf)
  const grow = (x: number, y: number, angle: number, length: number, wide: number, left: number) => {
    const [x2, y2] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    pen.strokeStyle = css(left > 2 ? t.dark : left > 0 ? t.middle : t.bright)
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x2, y2)
    pen.stroke()
    if (left === 0) return
    for (const turn of [-1, 1])
      grow(x2, y2, angle + turn * dice.range(0.2, 0.55), length * dice.range(0.68, 0.85), wide * 0.72, left - 1)
  }
  for (const lean of [-0.35, 0, 0.35]) grow(lean * 0.2, 0.02, lean, 0.24, 0.08, 4)
}
