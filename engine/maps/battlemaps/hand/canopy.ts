import type { SKRSContext2D } from '@napi-rs/canvas'
import { speckle } from '../../../paint/noise.ts'
import { css, type Hand, mix, type Rgb, rgb, shade } from './hand.ts'

/** Sorts of tree as seen from above. */
export type Species = 'broadleaf' | 'oak' | 'birch' | 'pine' | 'bare' | 'palm' | 'willow'

/**
 * A tree's crown about 0,0 in px, `radius` px wide each way; foliage in `leaf` colour. Light from the upper left whatever the tree.
 */
export function crown(
  context: SKRSContext2D,
  species: Species,
  radius: number,
  leaf: string,
  seed: number,
  hand: Hand,
  snowy: boolean,
): void {
  let draws = 0
  const chance = () => speckle(draws++, 31, seed)
  const base = rgb(leaf)
  if (species === 'bare') bare(context, radius, hand, chance, snowy)
  else if (species === 'pine') pine(context, radius, base, hand, chance, snowy)
  else if (species === 'palm') palm(context, radius, base, hand, chance)
  else broad(context, species, radius, base, hand, chance, snowy)
}

const outline = (hand: Hand, base: Rgb) =>
  css(hand.style === 'painted' ? shade(mix(hand.ink, base, 0.35), -0.02) : hand.ink, 0.9)

/** Clumps of leaves, dark ones low and to the lower right first, light ones towards the light last. */
function broad(
  context: SKRSContext2D,
  species: Species,
  radius: number,
  base: Rgb,
  hand: Hand,
  chance: () => number,
  snowy: boolean,
) {
  const lobes = species === 'oak' ? 7 : species === 'willow' ? 12 : 9
  const clump = species === 'oak' ? 0.42 : 0.33
  context.lineWidth = Math.max(0.8, radius * 0.035 * hand.weight)
  context.beginPath()
  for (let i = 0; i < lobes; i++) {
    const a = (i / lobes) * Math.PI * 2 + chance() * 0.4
    const d = radius * (0.55 + chance() * 0.14)
    const r = radius * clump * (0.85 + chance() * 0.3)
    context.moveTo(Math.cos(a) * d + r, Math.sin(a) * d)
    context.arc(Math.cos(a) * d, Math.sin(a) * d, r, 0, Math.PI * 2)
  }
  context.moveTo(radius * 0.62, 0)
  context.arc(0, 0, radius * 0.62, 0, Math.PI * 2)
  context.strokeStyle = outline(hand, base)
  context.stroke()
  context.fillStyle = css(hand.tone(shade(base, -0.13)))
  context.fill()
  if (!hand.modelled) {
    flatLeaves(context, radius, hand, chance)
    return
  }
  const dabs = Math.round(70 + radius * 1.3)
  for (let i = 0; i < dabs; i++) {
    const t = i / dabs
    const a = chance() * Math.PI * 2
    const d = Math.sqrt(chance()) * radius * (0.9 - t * 0.32)
    // Later dabs lie nearer the light and higher in the crown.
    const x = Math.cos(a) * d - radius * 0.16 * t
    const y = Math.sin(a) * d - radius * 0.2 * t
    const light = -(x + y) / radius
    const size = radius * (0.15 - t * 0.055) * (0.7 + chance() * 0.6)
    const tone = shade(base, -0.1 + 0.16 * t + light * 0.055 + (chance() - 0.5) * 0.06, 1.02)
    context.fillStyle = css(hand.tone(snowy && t > 0.55 && chance() < 0.75 ? mix(tone, [236, 242, 248], 0.8) : tone))
    context.beginPath()
    context.ellipse(x, y, size, size * 0.72, chance() * Math.PI, 0, Math.PI * 2)
    context.fill()
  }
}

/** In flat hands: little scallops where the leaves of a crown turn from the light. */
function flatLeaves(context: SKRSContext2D, radius: number, hand: Hand, chance: () => number) {
  context.strokeStyle = css(hand.ink, 0.6)
  context.lineWidth = Math.max(0.6, radius * 0.02)
  context.lineCap = 'round'
  const marks = Math.round(9 + radius * 0.3)
  for (let i = 0; i < marks; i++) {
    const a = chance() * Math.PI * 2
    const d = Math.sqrt(chance()) * radius * 0.74
    const x = Math.cos(a) * d
    const y = Math.sin(a) * d
    if (x + y < -radius * 0.2 && chance() < 0.75) continue
    const r = radius * (0.07 + chance() * 0.05)
    // Each leaf mass bulges outward, away from the trunk.
    const facing = a + (chance() - 0.5)
    context.beginPath()
    context.arc(x, y, r, facing - 1.1, facing + 1.1)
    context.stroke()
  }
}

/** Tiers of needles, each smaller and lighter than the one under it. */
function pine(context: SKRSContext2D, radius: number, base: Rgb, hand: Hand, chance: () => number, snowy: boolean) {
  const tiers = 5
  for (let tier = 0; tier < tiers; tier++) {
    const r = radius * (1 - tier * 0.19)
    const points = 17 - tier * 2
    const turn = chance() * 6.283
    context.beginPath()
    for (let i = 0; i < points * 2; i++) {
      const a = turn + (i / (points * 2)) * Math.PI * 2
      const d = i % 2 === 0 ? r * (0.9 + chance() * 0.14) : r * 0.76
      context.lineTo(Math.cos(a) * d - radius * 0.03 * tier, Math.sin(a) * d - radius * 0.035 * tier)
    }
    context.closePath()
    const tone = hand.tone(shade(base, -0.1 + tier * 0.055))
    if (hand.modelled) {
      const gradient = context.createLinearGradient(-r * 0.7, -r * 0.7, r * 0.7, r * 0.7)
      const white: Rgb = [232, 240, 247]
      const top = snowy ? mix(shade(tone, 0.1), white, 0.88) : shade(tone, 0.08)
      gradient.addColorStop(0, css(top))
      gradient.addColorStop(0.5, css(snowy ? mix(tone, white, 0.45) : tone))
      gradient.addColorStop(1, css(shade(tone, -0.1)))
      context.fillStyle = gradient
    } else context.fillStyle = css(tone)
    context.fill()
    context.lineWidth = Math.max(0.7, radius * 0.025 * hand.weight)
    context.strokeStyle = outline(hand, base)
    context.stroke()
  }
}

/** Branches without leaves, forking outward from the trunk. */
function bare(context: SKRSContext2D, radius: number, hand: Hand, chance: () => number, snowy: boolean) {
  const bark = hand.tone(rgb('#7a6a5a'))
  const limbs: number[][] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
    const ex = x + Math.cos(angle) * length
    const ey = y + Math.sin(angle) * length
    limbs.push([x, y, ex, ey, width])
    if (depth === 0) return
    const forks = depth > 1 ? 2 : 2 + (chance() < 0.5 ? 1 : 0)
    for (let i = 0; i < forks; i++)
      grow(ex, ey, angle + (chance() - 0.5) * 1.5, length * (0.55 + chance() * 0.25), width * 0.6, depth - 1)
  }
  const count = 5 + Math.floor(chance() * 2)
  for (let i = 0; i < count; i++)
    grow(0, 0, (i / count) * Math.PI * 2 + chance() * 0.7, radius * 0.42, radius * 0.115, 3)
  context.lineCap = 'round'
  for (const pass of [0, 1, 2]) {
    if (pass === 2 && !snowy) break
    for (const [x0, y0, x1, y1, width] of limbs as [number, number, number, number, number][]) {
      context.beginPath()
      const lift = pass === 2 ? -width * 0.22 : 0
      context.moveTo(x0 + lift, y0 + lift)
      context.lineTo(x1 + lift, y1 + lift)
      context.lineWidth =
        pass === 0
          ? width + Math.max(0.9, radius * 0.022)
          : pass === 1
            ? Math.max(0.6, width)
            : Math.max(0.5, width * 0.5)
      context.strokeStyle =
        pass === 0 ? css(hand.ink, 0.85) : pass === 1 ? css(bark) : css(hand.tone([236, 242, 248]), 0.95)
      context.stroke()
    }
  }
  context.beginPath()
  context.arc(0, 0, radius * 0.13, 0, Math.PI * 2)
  context.fillStyle = css(shade(bark, 0.06))
  context.fill()
}

function palm(context: SKRSContext2D, radius: number, base: Rgb, hand: Hand, chance: () => number) {
  const fronds = 9
  for (let i = 0; i < fronds; i++) {
    const a = (i / fronds) * Math.PI * 2 + chance() * 0.4
    const r = radius * (0.85 + chance() * 0.15)
    const bend = a + (chance() - 0.5) * 0.5
    const tip = [Math.cos(bend) * r, Math.sin(bend) * r] as const
    const side = (k: number) => [Math.cos(a + k) * r * 0.5, Math.sin(a + k) * r * 0.5] as const
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(...side(0.38), ...tip)
    context.quadraticCurveTo(...side(-0.3), 0, 0)
    context.fillStyle = css(hand.tone(shade(base, -(Math.cos(a) + Math.sin(a)) * 0.06 + (chance() - 0.5) * 0.04)))
    context.fill()
    context.lineWidth = Math.max(0.7, radius * 0.025 * hand.weight)
    context.strokeStyle = outline(hand, base)
    context.stroke()
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(tip[0] * 0.95, tip[1] * 0.95)
    context.lineWidth = Math.max(0.5, radius * 0.02)
    context.strokeStyle = css(hand.tone(shade(base, 0.12)), 0.8)
    context.stroke()
  }
  context.beginPath()
  context.arc(0, 0, radius * 0.1, 0, Math.PI * 2)
  context.fillStyle = css(hand.tone(rgb('#7a5a34')))
  context.fill()
  context.stroke()
}
