import type { SKRSContext2D } from '@napi-rs/canvas'
import { noise, speckle } from '../../../paint/noise.ts'
import { inside, wobbled } from '../geometry.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import { css, type Hand, mix, type Rgb, rgb, shade } from './hand.ts'

const stones: Record<BattlemapScene['masonry'], string> = {
  ashlar: '#87806f',
  brick: '#86604a',
  rough: '#7b7061',
  timber: '#6f4c2e',
  marble: '#bdb6a8',
  none: '#87806f',
}

/** The colour walls are built in. */
export function wallColour(scene: BattlemapScene): Rgb {
  const base = rgb(stones[scene.masonry])
  return scene.stone === undefined ? base : mix(base, rgb(scene.stone), 0.7)
}

/** How thick standing walls are built, squares. */
export const wallThickness = ({ setting }: BattlemapScene) =>
  setting === 'ship'
    ? 0.22
    : setting === 'interior' || setting === 'street'
      ? 0.26
      : setting === 'heights'
        ? 0.01
        : setting === 'institution'
          ? 0.36
          : 0.46

/** A ring or line as a path in squares. */
export function outlinePath(
  context: SKRSContext2D,
  rings: readonly (readonly Point[])[],
  amount: number,
  seed: number,
): void {
  context.beginPath()
  for (const ring of rings) {
    const closed = ring.length > 2 && ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1]
    const line = closed ? ring.slice(0, -1) : ring
    for (const [i, [x, y]] of wobbled(line, closed, 0.35, amount, seed).entries()) {
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    if (closed) context.closePath()
  }
}

/** The tops of walls cut out of solid rock: a course of stones round every floor, `thick` squares deep. */
export function wallTops(
  context: SKRSContext2D,
  scene: BattlemapScene,
  hand: Hand,
  scale: number,
  thick: number,
): void {
  const colour = wallColour(scene)
  const { seed } = scene
  context.lineJoin = 'round'
  outlinePath(context, scene.walls, 0.03, seed)
  context.lineWidth = thick * 2 + 0.16
  context.strokeStyle = css(mix(hand.ink, colour, 0.12))
  context.stroke()
  context.lineWidth = thick * 2
  context.strokeStyle = css(hand.tone(shade(colour, -0.1)))
  context.stroke()
  const rings = scene.walls.map((ring) => ring.slice(0, -1))
  const within = (x: number, y: number) => rings.reduce((odd, ring) => odd !== inside(ring, x, y), false)
  for (const [number, ring] of rings.entries()) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]!
      const [bx, by] = ring[(i + 1) % ring.length]!
      const length = Math.hypot(bx - ax, by - ay)
      if (length < 0.05) continue
      const dx = (bx - ax) / length
      const dy = (by - ay) / length
      const mx = (ax + bx) / 2
      const my = (ay + by) / 2
      const side = within(mx - dy * 0.03, my + dx * 0.03) ? -1 : 1
      const nx = -dy * side
      const ny = dx * side
      for (let t = 0, k = 0; t < length; k++) {
        const key = number * 7919 + i * 61 + k
        const end = Math.min(length, t + 0.42 + speckle(key, 1, seed) * 0.42)
        const deep = thick * (0.82 + 0.3 * speckle(key, 2, seed))
        const facing = -(nx * 0.64 + ny * 0.77)
        const tone = shade(colour, (speckle(key, 3, seed) - 0.5) * 0.08 + facing * 0.035)
        const g = 0.022
        context.beginPath()
        context.moveTo(ax + dx * (t + g), ay + dy * (t + g))
        context.lineTo(ax + dx * (end - g), ay + dy * (end - g))
        context.lineTo(ax + dx * (end - g) + nx * deep, ay + dy * (end - g) + ny * deep)
        context.lineTo(ax + dx * (t + g) + nx * deep, ay + dy * (t + g) + ny * deep)
        context.closePath()
        context.fillStyle = css(hand.tone(tone))
        context.fill()
        context.lineWidth = Math.max(0.03, 0.6 / scale)
        context.strokeStyle = css(mix(hand.ink, colour, 0.3), 0.55)
        context.stroke()
        t = end
      }
    }
  }
}

/** Rock broken in ledges round a cave: bands that darken and roughen outward. */
export function rockLedges(context: SKRSContext2D, scene: BattlemapScene, hand: Hand): void {
  const colour = wallColour(scene)
  context.lineJoin = 'round'
  for (const [width, lift, amount] of [
    [2.3, -0.26, 0.42],
    [1.65, -0.19, 0.3],
    [1.05, -0.11, 0.2],
    [0.55, -0.01, 0.1],
  ] as const) {
    outlinePath(context, scene.walls, amount, scene.seed + Math.round(width * 10))
    context.lineWidth = width + 0.1
    context.strokeStyle = css(mix(hand.ink, hand.tone(colour), 0.1), 0.7)
    context.stroke()
    context.lineWidth = width
    context.strokeStyle = css(hand.tone(shade(colour, lift)))
    context.stroke()
  }
}

/** Walls that stand by themselves: houses' and ruins', `thick` squares, drawn over the floor. */
export function standingWalls(
  context: SKRSContext2D,
  scene: BattlemapScene,
  hand: Hand,
  scale: number,
  thick: number,
): void {
  const colour = wallColour(scene)
  const { seed } = scene
  context.lineJoin = 'miter'
  context.lineCap = scene.masonry === 'rough' ? 'round' : 'square'
  outlinePath(context, scene.walls, scene.masonry === 'rough' ? 0.05 : 0.015, seed)
  context.lineWidth = thick + 0.09
  context.strokeStyle = css(hand.style === 'painted' ? mix(hand.ink, colour, 0.1) : hand.ink)
  context.stroke()
  context.lineWidth = thick
  context.strokeStyle = css(
    hand.style === 'inked'
      ? mix(hand.ink, hand.paper, 0.12)
      : hand.tone(shade(colour, hand.style === 'blueprint' ? 0.2 : -0.02)),
  )
  context.stroke()
  if (!hand.modelled) return
  for (const [number, line] of scene.walls.entries()) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]!
      const [bx, by] = line[i + 1]!
      const length = Math.hypot(bx - ax, by - ay)
      if (length < 0.1) continue
      const dx = (bx - ax) / length
      const dy = (by - ay) / length
      const h = thick / 2 - 0.02
      for (let t = -h, k = 0; t < length + h; k++) {
        const key = number * 7919 + i * 61 + k
        const step = scene.masonry === 'timber' ? 1.2 + speckle(key, 1, seed) : 0.34 + speckle(key, 1, seed) * 0.34
        const end = Math.min(length + h, t + step)
        const tone = shade(colour, (speckle(key, 3, seed) - 0.45) * 0.1)
        context.beginPath()
        context.moveTo(ax + dx * t - dy * h, ay + dy * t + dx * h)
        context.lineTo(ax + dx * (end - 0.03) - dy * h, ay + dy * (end - 0.03) + dx * h)
        context.lineTo(ax + dx * (end - 0.03) + dy * h, ay + dy * (end - 0.03) - dx * h)
        context.lineTo(ax + dx * t + dy * h, ay + dy * t - dx * h)
        context.closePath()
        context.fillStyle = css(hand.tone(tone))
        context.fill()
        t = end
      }
      context.lineWidth = Math.max(0.03, 0.6 / scale)
      context.strokeStyle = css(hand.tone(shade(colour, 0.12)), 0.6)
      const up = dx > 0.5 || dy < -0.5 ? 1 : -1
      context.beginPath()
      context.moveTo(ax + dy * h * up, ay - dx * h * up)
      context.lineTo(bx + dy * h * up, by - dx * h * up)
      context.stroke()
    }
  }
}

/** The pen's rock: three short strokes at each of many spaced points round the walls, never crossing a floor. */
export function hatching(context: SKRSContext2D, scene: BattlemapScene, hand: Hand, scale: number): void {
  const rings = scene.walls.map((ring) => ring.slice(0, -1))
  const floor = (x: number, y: number) => rings.reduce((odd, ring) => odd !== inside(ring, x, y), false)
  const { seed } = scene
  const step = 0.34
  const { columns, rows } = scene.grid
  const near = nearness(scene, 0.25)
  context.strokeStyle = css(hand.ink, hand.style === 'blueprint' ? 0.4 : 0.8)
  context.lineCap = 'round'
  for (let row = 0; row < rows / step; row++) {
    for (let column = 0; column < columns / step; column++) {
      const key = row * 911 + column
      const x = (column + 0.5 + (speckle(key, 1, seed) - 0.5) * 0.7) * step
      const y = (row + 0.5 + (speckle(key, 2, seed) - 0.5) * 0.7) * step
      const away = near(x, y)
      if (away < 0.08 || away > 0.45 + 0.6 * noise(x / 1.1, y / 1.1, seed + 4)) continue
      const angle = noise(x / 0.7, y / 0.7, seed + 8) * 9
      const c = Math.cos(angle)
      const s = Math.sin(angle)
      for (const off of [-0.1, 0, 0.1]) {
        const long = 0.13 + speckle(key, 5 + off * 10, seed) * 0.09
        const ends = [
          x - s * off - c * long,
          y + c * off - s * long,
          x - s * off + c * long,
          y + c * off + s * long,
        ] as const
        if (
          floor(ends[0], ends[1]) ||
          floor(ends[2], ends[3]) ||
          floor((ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2)
        )
          continue
        context.lineWidth = Math.max(0.022 + 0.012 * speckle(key, 9, seed), 0.6 / scale)
        context.beginPath()
        context.moveTo(ends[0], ends[1])
        context.lineTo(ends[2], ends[3])
        context.stroke()
      }
    }
  }
}

/** Distance in squares to the nearest wall, looked up from a coarse table (0 inside the walls' own cells). */
function nearness(scene: BattlemapScene, step: number): (x: number, y: number) => number {
  const across = Math.ceil(scene.grid.columns / step) + 1
  const down = Math.ceil(scene.grid.rows / step) + 1
  const table = new Float32Array(across * down).fill(9)
  for (const ring of scene.walls) {
    for (const [x, y] of wobbled(ring, false, step, 0, 0)) {
      const cx = Math.round(x / step)
      const cy = Math.round(y / step)
      const reach = Math.ceil(1.2 / step)
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const tx = cx + dx
          const ty = cy + dy
          if (tx < 0 || ty < 0 || tx >= across || ty >= down) continue
          const d = Math.hypot(tx * step - x, ty * step - y)
          if (d < table[ty * across + tx]!) table[ty * across + tx] = d
        }
      }
    }
  }
  return (x, y) =>
    table[Math.min(down - 1, Math.round(y / step)) * across + Math.min(across - 1, Math.round(x / step))]!
}
