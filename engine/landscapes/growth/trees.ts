import { css, mix } from '../../paint/colour.ts'
import { clump, type Draw, dab, dipLit, limbs, tonesOf } from './foliage.ts'

export const conifer: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [92, 70, 54])
  pen.fillStyle = css(t.bark)
  pen.fillRect(-0.011, -0.16, 0.022, 0.17)
  const wide = dice.range(0.16, 0.21)
  const lean = dice.range(-0.012, 0.012)
  const reachAt = (down: number) => wide * (0.03 + down ** 0.82)
  // A dark, ragged body first, so that no sky shows where the boughs are thick.
  pen.fillStyle = css(t.dark)
  pen.beginPath()
  pen.moveTo(lean, -0.99)
  for (const side of [1, -1]) {
    for (let k = 0; k <= 22; k++) {
      const down = side > 0 ? k / 22 : 1 - k / 22
      const out = reachAt(down) * (k % 2 === 0 ? 0.34 : 0.66) * dice.range(0.75, 1.1)
      pen.lineTo(lean * (1 - down) + side * out, -0.98 + 0.86 * down)
    }
  }
  pen.fill()
  const boughs = Math.round(34 + 100 * fine)
  const marks = Math.round(3 + 4.5 * fine)
  const size = 0.032 / (1 + 1.35 * fine)
  for (let k = 0; k < boughs; k++) {
    const down = 1 - (k + dice.next()) / boughs
    const s = dice.range(-1, 1)
    const reach = reachAt(down) * dice.range(0.82, 1.16)
    const y = -0.98 + 0.88 * down
    for (let n = 0; n < marks; n++) {
      const u = (n + dice.next()) / marks
      const x = lean * (1 - down) + s * reach * u
      const droop = (0.028 + 0.04 * down) * Math.abs(s) * u * u - 0.006
      const lit = s * t.side * 0.75 + u * 0.3 + (dice.next() - 0.5) * 0.7
      dipLit(leaves, t, lit, -0.1, 0.5, t.dark, 0.25 * (1 - u))
      leaves.dab(
        x,
        y + droop + dice.range(-0.006, 0.006),
        size * dice.range(0.8, 1.5),
        size * dice.range(0.2, 0.36),
        s * (0.35 + 0.5 * u) + dice.range(-0.3, 0.3),
      )
    }
    if (foliage.snow > 0) {
      for (let n = 0; n < 3 + marks; n++) {
        const u = dice.range(0.2, 1)
        leaves.dipBetween(t.snow, t.snow, 0, t.dark, s * t.side < -0.2 ? 0.3 : 0.05)
        const droop = (0.028 + 0.04 * down) * Math.abs(s) * u * u - 0.016
        leaves.dab(lean * (1 - down) + s * reach * u, y + droop, size * 1.9, size * 0.6, s * 0.6)
      }
    }
  }
}

export const broadleaf: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = tonesOf(foliage, [104, 82, 62])
  limbs(pen, dice, t, 2, 0.6, 0.27, 0.052)
  const crown: [number, number, number][] = []
  // Leaf masses round the outline of a spreading crown, then some within it nearer to the eye.
  const tilt = dice.range(-0.04, 0.04)
  for (let k = 0; k < 11; k++) {
    const a = (k / 11) * Math.PI * 2 + dice.range(-0.2, 0.2)
    crown.push([tilt + Math.cos(a) * 0.29 * dice.range(0.85, 1.08), -0.62 - Math.sin(a) * 0.22, dice.range(0.1, 0.15)])
  }
  for (let k = 0; k < 9; k++) crown.push([tilt + dice.range(-0.2, 0.2), dice.range(-0.8, -0.46), dice.range(0.1, 0.16)])
  crown.sort((a, b) => b[1] + b[2] - a[1] - a[2])
  pen.fillStyle = css(t.dark)
  dab(pen, tilt, -0.6, 0.27, 0.19, 0)
  for (const [x, y, r] of crown) clump(leaves, dice, t, x, y, r, fine, foliage.snow)
}

export const birch: Draw = (pen, dice, foliage, fine, leaves) => {
  const t = { ...tonesOf(foliage, [206, 202, 192]) }
  const ends = limbs(pen, dice, t, 2, 0.3, 0.36, 0.03)
  for (let k = 0; k < 7; k++) {
    pen.fillStyle = 'rgba(40,36,34,0.7)'
    pen.fillRect(-0.013, -dice.range(0.03, 0.4), 0.018, 0.007)
  }
  for (const [x, y] of ends)
    clump(leaves, dice, t, x * 0.7, Math.max(-0.9, y), dice.range(0.07, 0.11), fine, foliage.snow)
  for (let k = 0; k < 6; k++)
    clump(
      leaves,
      dice,
      t,
      dice.range(-0.14, 0.14),
      dice.range(-0.86, -0.45),
      dice.range(0.07, 0.11),
      fine,
      foliage.snow,
    )
}

export const bare: Draw = (pen, dice, foliage) => {
  const t = tonesOf(foliage, [98, 86, 76])
  const ends = limbs(pen, dice, t, 5, 0.55, 0.26, 0.055)
  if (foliage.snow > 0) {
    for (const [x, y] of ends) {
      pen.fillStyle = css(t.snow, 0.8 * foliage.snow)
      dab(pen, x, y - 0.004, 0.014, 0.006, 0)
    }
  }
}

export const willow: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [92, 78, 58])
  limbs(pen, dice, t, 2, 0.7, 0.3, 0.07)
  const strands = Math.round(60 + 130 * fine)
  for (let k = 0; k < strands; k++) {
    const s = dice.range(-1, 1)
    const x = s * 0.4
    const top = -0.92 + s * s * 0.26 + dice.range(0, 0.22)
    const fall = dice.range(0.22, 0.5) * (0.7 + 0.4 * Math.abs(s))
    const tone = k < strands * 0.4 ? t.dark : s * t.side > 0 && dice.chance(0.6) ? t.bright : t.middle
    pen.strokeStyle = css(mix(tone, t.dark, dice.range(0, 0.3)), 0.9)
    pen.lineWidth = 0.012 / (1 + 0.5 * fine)
    pen.beginPath()
    pen.moveTo(x, top)
    pen.quadraticCurveTo(x * 1.08, top + fall * 0.4, x * 1.06, Math.min(-0.04, top + fall))
    pen.stroke()
  }
}
