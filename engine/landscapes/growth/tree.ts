import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { type Random, random } from '../../paint/random.ts'
import type { Light, Species } from '../scene.ts'

/** What a plant of one kind looks like under one light. */
export interface Foliage {
  leaf: Rgb
  /** 0-1 how much snow lies on it. */
  snow: number
  light: Light
}

/** One drawing of a plant, its foot at the middle of the lower edge. */
export interface Sprite {
  canvas: Canvas
  /** Width over height. */
  shape: number
}

interface Tones {
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

function tonesOf({ leaf, light }: Foliage, bark: Rgb): Tones {
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

/** Width over height of each kind. */
const shapes: Record<Species, number> = {
  conifer: 0.5,
  broadleaf: 0.95,
  birch: 0.8,
  bare: 0.9,
  palm: 0.85,
  willow: 1.05,
  mushroom: 0.8,
  cactus: 0.5,
  reeds: 0.7,
  shrub: 1.5,
}

/** Draws one plant `height` px tall. */
export function plant(species: Species, height: number, foliage: Foliage, seed: number): Sprite {
  const shape = shapes[species]
  const canvas = createCanvas(Math.max(4, Math.ceil(height * shape)), Math.max(4, Math.ceil(height)))
  const pen = canvas.getContext('2d')
  pen.translate(canvas.width / 2, canvas.height)
  pen.scale(height, height)
  pen.lineCap = 'round'
  const dice = random(seed).fork(species)
  const fine = Math.min(2.4, height / 150)
  draw[species](pen, dice, foliage, fine)
  return { canvas, shape }
}

/** A touch of the brush. */
function dab(pen: SKRSContext2D, x: number, y: number, long: number, thick: number, angle: number) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0.004, long), Math.max(0.003, thick), angle, 0, Math.PI * 2)
  pen.fill()
}

type Draw = (pen: SKRSContext2D, dice: Random, foliage: Foliage, fine: number) => void

const conifer: Draw = (pen, dice, foliage, fine) => {
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
      const tone = lit > 0.5 ? mix(t.middle, t.bright, Math.min(1, lit)) : lit > -0.1 ? t.middle : t.dark
      pen.fillStyle = css(mix(tone, t.dark, 0.25 * (1 - u)))
      dab(
        pen,
        x,
        y + droop + dice.range(-0.006, 0.006),
        size * dice.range(0.8, 1.5),
        size * dice.range(0.2, 0.36),
        s * (0.35 + 0.5 * u) + dice.range(-0.3, 0.3),
      )
    }
    if (foliage.snow > 0) {
      for (let n = 0; n < 4; n++) {
        const u = dice.range(0.25, 1)
        pen.fillStyle = css(mix(t.snow, t.dark, s * t.side < -0.2 ? 0.3 : 0), 0.92)
        const droop = (0.028 + 0.04 * down) * Math.abs(s) * u * u - 0.016
        dab(pen, lean * (1 - down) + s * reach * u, y + droop, size * 1.3, size * 0.4, s * 0.6)
      }
    }
  }
}

/** Trunk and limbs, thinning as they fork; tells where the twigs end. */
function limbs(
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

/** A mass of leaves: dark below, touched with light on the side it comes from. */
function clump(
  pen: SKRSContext2D,
  dice: Random,
  t: Tones,
  x: number,
  y: number,
  r: number,
  fine: number,
  snow: number,
) {
  const size = (r * 0.3) / (1 + 1.4 * fine)
  pen.fillStyle = css(t.dark)
  for (let n = 0; n < 7; n++) {
    dab(
      pen,
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
    const tone = lit > 0.42 ? mix(t.middle, t.bright, Math.min(1, lit)) : lit > -0.15 ? t.middle : t.dark
    pen.fillStyle = css(mix(tone, t.middle, dice.range(0, 0.3)))
    dab(pen, x + dx, y + dy, size * dice.range(0.7, 1.25), size * dice.range(0.4, 0.75), dice.range(0, 3))
  }
  for (let n = 0; n < dabs * snow * 0.5; n++) {
    pen.fillStyle = css(t.snow, 0.85)
    dab(pen, x + dice.range(-0.8, 0.8) * r, y - r * dice.range(0.35, 0.8), size * 0.9, size * 0.4, 0)
  }
}

const broadleaf: Draw = (pen, dice, foliage, fine) => {
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
  for (const [x, y, r] of crown) clump(pen, dice, t, x, y, r, fine, foliage.snow)
}

const birch: Draw = (pen, dice, foliage, fine) => {
  const t = { ...tonesOf(foliage, [206, 202, 192]) }
  const ends = limbs(pen, dice, t, 2, 0.3, 0.36, 0.03)
  for (let k = 0; k < 7; k++) {
    pen.fillStyle = 'rgba(40,36,34,0.7)'
    pen.fillRect(-0.013, -dice.range(0.03, 0.4), 0.018, 0.007)
  }
  for (const [x, y] of ends) clump(pen, dice, t, x * 0.7, Math.max(-0.9, y), dice.range(0.07, 0.11), fine, foliage.snow)
  for (let k = 0; k < 6; k++)
    clump(pen, dice, t, dice.range(-0.14, 0.14), dice.range(-0.86, -0.45), dice.range(0.06, 0.1), fine, foliage.snow)
}

const bare: Draw = (pen, dice, foliage) => {
  const t = tonesOf(foliage, [98, 86, 76])
  const ends = limbs(pen, dice, t, 5, 0.55, 0.26, 0.055)
  if (foliage.snow > 0) {
    for (const [x, y] of ends) {
      pen.fillStyle = css(t.snow, 0.8 * foliage.snow)
      dab(pen, x, y - 0.004, 0.014, 0.006, 0)
    }
  }
}

const palm: Draw = (pen, dice, foliage, fine) => {
  const t = tonesOf(foliage, [128, 102, 74])
  const lean = dice.range(-0.16, 0.16)
  pen.lineWidth = 0.034
  for (const [colour, shift, wide] of [
    [t.bark, 0, 0.036],
    [t.barkLit, t.side * 0.008, 0.014],
  ] as const) {
    pen.strokeStyle = css(colour)
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(shift, 0.02)
    pen.quadraticCurveTo(shift + lean * 0.2, -0.4, shift + lean, -0.74)
    pen.stroke()
  }
  const fronds = 13
  for (let k = 0; k < fronds; k++) {
    const angle = (k / fronds) * Math.PI * 2 + dice.range(-0.2, 0.2)
    const reach = dice.range(0.24, 0.34)
    const dx = Math.cos(angle) * reach
    const rise = 0.12 * (0.6 + 0.8 * Math.max(0, -Math.sin(angle)))
    const tone = Math.sin(angle) > 0.2 ? t.dark : Math.cos(angle) * t.side > 0 ? t.bright : t.middle
    const leaves = Math.round(8 + 10 * fine)
    for (let n = 1; n <= leaves; n++) {
      const u = n / leaves
      const x = lean + dx * u
      const y = -0.75 - rise * Math.sin(u * 2.2) + 0.2 * u * u
      pen.fillStyle = css(mix(tone, t.dark, dice.range(0, 0.35)))
      dab(pen, x, y + 0.02 * u, 0.05 * (1.1 - u * 0.5), 0.007, Math.PI / 2 - Math.cos(angle) * 0.7)
    }
  }
}

const willow: Draw = (pen, dice, foliage, fine) => {
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

const mushroom: Draw = (pen, dice, foliage) => {
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

const cactus: Draw = (pen, dice, foliage) => {
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

const reeds: Draw = (pen, dice, foliage, fine) => {
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
const shrub: Draw = (pen, dice, foliage, fine) => {
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

const draw: Record<Species, Draw> = { conifer, broadleaf, birch, bare, palm, willow, mushroom, cactus, reeds, shrub }
