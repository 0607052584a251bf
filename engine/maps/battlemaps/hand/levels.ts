import type { SKRSContext2D } from '@napi-rs/canvas'
import { speckle } from '../../../paint/noise.ts'
import { boundsOf, wobbled } from '../geometry.ts'
import type { Floor, Point } from '../scene.ts'
import { css, type Hand, mix, rgb } from './hand.ts'
import { softly } from './soft.ts'
import { outlinePath } from './walls.ts'

/** A closed outline as a line that ends where it began. */
const closed = (outline: readonly Point[]): Point[] => [...outline, outline[0]!]

/** What a floor that stands above its surroundings does to them, before it is laid: its shadow, foam at a hull, broken rock. */
export function underRaised(context: SKRSContext2D, floor: Floor, hand: Hand, scale: number, seed: number): void {
  if (floor.edge === 'hull') wake(context, floor, hand, scale, seed)
  const rise = floor.rise ?? 0
  if (rise > 0 && hand.style !== 'blueprint') {
    context.save()
    context.translate(rise * 0.34, rise * 0.44)
    softly(context, boundsOf(floor.outline), 0.1, scale, scale * Math.min(0.4, 0.1 + rise * 0.12), (soft) => {
      outlinePath(soft, [closed(floor.outline)], 0.03, seed)
      soft.fillStyle = css([16, 14, 26], hand.style === 'inked' ? 0.22 : 0.55)
      soft.fill()
    })
    context.restore()
  }
  if (floor.edge === 'cliff') cliffs(context, floor, hand, scale, seed)
  if (floor.edge === 'hull') strakes(context, floor, hand, scale)
}

/** What lies over a floor once it is laid: the shade within a sunken one, the line of its edge. */
export function overLaid(context: SKRSContext2D, floor: Floor, hand: Hand, scale: number, seed: number): void {
  const rise = floor.rise ?? 0
  if (rise === 0) return
  context.save()
  outlinePath(context, [closed(floor.outline)], floor.edge === 'cliff' ? 0.1 : 0.02, seed)
  if (rise < 0 && hand.style !== 'blueprint') {
    context.save()
    context.clip()
    const reach = Math.min(0.9, -rise * 0.7)
    context.translate(reach * 0.4, reach * 0.55)
    softly(context, boundsOf(floor.outline), reach, scale, scale * reach * 0.3, (soft) => {
      outlinePath(soft, [closed(floor.outline)], 0.02, seed)
      soft.lineWidth = reach * 2
      soft.strokeStyle = css([16, 14, 26], hand.style === 'inked' ? 0.25 : 0.5)
      soft.stroke()
    })
    context.restore()
    outlinePath(context, [closed(floor.outline)], 0.02, seed)
  }
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.06 * hand.weight, 0.9 / scale)
  context.strokeStyle = css(hand.ink, hand.style === 'painted' ? 0.75 : 0.95)
  context.stroke()
  context.restore()
}

/** Foam along a ship's side and the dark of the water under it. */
function wake(context: SKRSContext2D, floor: Floor, hand: Hand, scale: number, seed: number): void {
  const line = closed(floor.outline)
  context.save()
  context.lineJoin = 'round'
  if (hand.modelled) {
    softly(context, boundsOf(floor.outline), 1, scale, scale * 0.16, (soft) => {
      soft.lineJoin = 'round'
      outlinePath(soft, [line], 0.12, seed + 3)
      soft.lineWidth = 1.5
      soft.strokeStyle = css(hand.tone(rgb('#0f2f3c')), 0.5)
      soft.stroke()
    })
  }
  const pale = hand.style === 'painted' ? mix(rgb('#9fd0cf'), [240, 248, 246], 0.6) : hand.ink
  for (const [width, alpha] of [
    [1.1, 0.2],
    [0.75, 0.32],
  ] as const) {
    outlinePath(context, [line], 0.24, seed + Math.round(width * 10))
    context.lineWidth = hand.modelled ? width * 0.9 : 0.04
    context.setLineDash(hand.modelled ? [0.5, 0.34, 0.16, 0.5] : [0.6, 0.4])
    if (!hand.modelled) {
      context.save()
      context.strokeStyle = css(pale, 0.5)
      context.stroke()
      context.restore()
    } else {
      context.strokeStyle = css(pale, alpha)
      context.stroke()
    }
  }
  context.restore()
}

/** The planking of the hull, seen past the rail. */
function strakes(context: SKRSContext2D, floor: Floor, hand: Hand, scale: number): void {
  const line = closed(floor.outline)
  context.save()
  context.lineJoin = 'round'
  for (const [width, colour, alpha] of [
    [0.86, hand.ink, 0.95],
    [0.76, hand.tone(rgb('#4c2f1c')), 1],
    [0.56, hand.tone(rgb('#6a4428')), 1],
  ] as const) {
    outlinePath(context, [line], 0, 0)
    context.lineWidth = Math.max(width, 1 / scale)
    context.strokeStyle = css(colour, alpha)
    context.stroke()
  }
  context.restore()
}

/** Rock falling away outside an edge: short strokes down the slope, dark below the brink. */
function cliffs(context: SKRSContext2D, floor: Floor, hand: Hand, scale: number, seed: number): void {
  const rise = floor.rise ?? 1
  const ring = wobbled(floor.outline, true, 0.22, 0.1, seed)
  const colour = mix(hand.tone(rgb(floor.tint ?? '#7b7061')), hand.ink, hand.modelled ? 0.55 : 0.2)
  context.save()
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (hand.modelled) {
    for (const [width, darker, alpha] of [
      [0.9, 0.2, 0.55],
      [0.5, 0.45, 0.75],
    ] as const) {
      outlinePath(context, [closed(floor.outline)], 0.26, seed + Math.round(width * 7))
      context.lineWidth = width * rise * 1.1
      context.strokeStyle = css(mix(colour, hand.ink, darker), alpha)
      context.stroke()
    }
  }
  context.strokeStyle = css(hand.ink, hand.style === 'blueprint' ? 0.45 : hand.modelled ? 0.5 : 0.75)
  const count = ring.length
  // Outward is to the left of a ring that runs clockwise on the sheet.
  let area = 0
  for (let i = 0; i < count; i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[(i + 1) % count]!
    area += ax * by - bx * ay
  }
  const side = area > 0 ? 1 : -1
  for (let i = 0; i < count; i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[(i + 1) % count]!
    const length = Math.hypot(bx - ax, by - ay)
    if (length < 0.01) continue
    const nx = ((by - ay) / length) * side
    const ny = (-(bx - ax) / length) * side
    const long = (0.25 + speckle(i, 3, seed) * 0.55) * rise
    context.lineWidth = Math.max(0.035 + speckle(i, 5, seed) * 0.05, 0.6 / scale)
    context.beginPath()
    context.moveTo(ax, ay)
    const lean = (speckle(i, 7, seed) - 0.5) * 0.2
    context.lineTo(ax + nx * long - ny * lean, ay + ny * long + nx * lean)
    context.stroke()
  }
  context.restore()
}
