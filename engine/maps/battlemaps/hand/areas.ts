import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { noise, speckle, warped } from '../../../paint/noise.ts'
import { boundsOf, signedArea, wobbled } from '../geometry.ts'
import type { Area, AreaKind, Point } from '../scene.ts'
import { css, type Hand, mix, type Rgb, rgb, shade } from './hand.ts'
import { release } from './release.ts'

interface Look {
  deep: string
  shallow: string
  /** How much of what lies below shows through at the edge and in the middle, 0-1. */
  edge: number
  middle: number
  /** Width of the soft edge, squares. */
  soft: number
  ripples?: 'water' | 'lava' | 'murk' | 'ledges'
  rim?: string
}

const looks: Record<Exclude<AreaKind, 'rails'>, Look> = {
  water: { deep: '#1d4a5c', shallow: '#4f8f97', edge: 0.35, middle: 0.93, soft: 0.7, ripples: 'water', rim: '#c9e2dc' },
  sewage: {
    deep: '#333f1a',
    shallow: '#6a7a33',
    edge: 0.55,
    middle: 0.96,
    soft: 0.45,
    ripples: 'murk',
    rim: '#a9b25f',
  },
  lava: { deep: '#ffb347', shallow: '#4a1710', edge: 0.9, middle: 1, soft: 0.6, ripples: 'lava', rim: '#ffd98a' },
  pit: { deep: '#0b0a0d', shallow: '#857868', edge: 1, middle: 1, soft: 0.5, ripples: 'ledges' },
  ice: { deep: '#9cc7d8', shallow: '#d5e8ee', edge: 0.3, middle: 0.8, soft: 0.5, rim: '#f2fafc' },
  path: { deep: '#9a8158', shallow: '#8b7650', edge: 0.3, middle: 0.92, soft: 0.45 },
  road: { deep: '#a08a64', shallow: '#8f7a55', edge: 0.4, middle: 0.96, soft: 0.4 },
  snow: { deep: '#e4eaef', shallow: '#c3ced8', edge: 0.2, middle: 0.92, soft: 0.7 },
  undergrowth: { deep: '#46592c', shallow: '#5d6d35', edge: 0.15, middle: 0.7, soft: 0.9 },
  moss: { deep: '#5c7038', shallow: '#6f7d45', edge: 0.05, middle: 0.62, soft: 0.9 },
  blood: { deep: '#5a1212', shallow: '#741c18', edge: 0.5, middle: 0.8, soft: 0.25 },
  mud: { deep: '#4a3f30', shallow: '#5c4f3c', edge: 0.2, middle: 0.72, soft: 0.6, ripples: 'murk' },
  carpet: { deep: '#7e2c2c', shallow: '#8e3a34', edge: 1, middle: 1, soft: 0.05 },
  scorch: { deep: '#0f0c0a', shallow: '#2c211a', edge: 0.1, middle: 0.82, soft: 0.9 },
  ash: { deep: '#3f3b38', shallow: '#59534d', edge: 0.1, middle: 0.6, soft: 0.9 },
}

/** Steps of rock from the brink of a chasm to its dark. */
const LEDGES = 4

/** Rings as a path, in squares, their edges trembling a little. */
export function trace(context: SKRSContext2D, rings: readonly (readonly Point[])[], seed: number, amount = 0.05): void {
  context.beginPath()
  for (const ring of rings) {
    for (const [i, [x, y]] of wobbled(ring, true, 0.3, amount, seed).entries()) {
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
}

/** About how far the middle of a region is from its edge, squares. */
function halfWidth(rings: readonly (readonly Point[])[]): number {
  let [ground, around] = [0, 0]
  for (const ring of rings) {
    ground += signedArea(ring)
    for (const [i, [x, y]] of ring.entries()) {
      const [nx, ny] = ring[(i + 1) % ring.length]!
      around += Math.hypot(nx - x, ny - y)
    }
  }
  return around === 0 ? 0.5 : Math.max(0.3, Math.abs(ground) / around)
}

/** Paints a region of water, lava, path, snow … over what is there. The context is in squares; `sheet` is the canvas in px. */
export function paintArea(
  context: SKRSContext2D,
  area: Area,
  hand: Hand,
  scale: number,
  size: { width: number; height: number },
  offset: Point,
  seed: number,
): void {
  if (area.outlines.length === 0) return
  if (area.kind === 'rails') {
    drawRails(context, area.outlines, hand, scale, seed)
    return
  }
  if (area.kerb) kerb(context, area, hand, seed)
  if (!hand.modelled) {
    drawArea(context, area, hand, scale, seed)
    return
  }
  const own = looks[area.kind]
  const look =
    area.kind === 'pit' && !area.kerb
      ? { ...own, soft: 0.95 * halfWidth(area.outlines) }
      : area.kerb
        ? { ...own, edge: Math.max(0.8, own.edge), soft: Math.min(0.3, own.soft) }
        : own
  const { left, top, right, bottom } = boundsOf(area.outlines.flat())
  // Painted at half size, or smaller for a fine print: everything in it is soft.
  const k = Math.max(2, Math.round(scale / 35))
  const small = scale / k
  const x0 = Math.max(0, Math.floor((left - 0.5) * small + offset[0] / k))
  const y0 = Math.max(0, Math.floor((top - 0.5) * small + offset[1] / k))
  const x1 = Math.min(Math.ceil(size.width / k), Math.ceil((right + 0.5) * small + offset[0] / k))
  const y1 = Math.min(Math.ceil(size.height / k), Math.ceil((bottom + 0.5) * small + offset[1] / k))
  const width = x1 - x0
  const height = y1 - y0
  if (width < 2 || height < 2) return
  const canvas = createCanvas(width, height)
  const draw = canvas.getContext('2d')
  const fine =
    area.kind === 'path' ||
    area.kind === 'snow' ||
    area.kind === 'moss' ||
    area.kind === 'undergrowth' ||
    area.kind === 'ash' ||
    area.kind === 'scorch'
      ? small * 0.12
      : 0.6
  // The crisp shape in red and the soft one in green, on black: px that are read stay in memory until the whole map is painted.
  draw.fillStyle = '#000'
  draw.fillRect(0, 0, width, height)
  draw.globalCompositeOperation = 'lighter'
  for (const [blur, colour] of [
    [fine, '#f00'],
    [small * look.soft * 0.5, '#0f0'],
  ] as const) {
    draw.save()
    if (blur > 0.4) draw.filter = `blur(${blur.toFixed(2)}px)`
    draw.translate(offset[0] / k - x0, offset[1] / k - y0)
    draw.scale(small, small)
    draw.fillStyle = colour
    trace(draw, area.outlines, seed, 0.07)
    draw.fill('evenodd')
    draw.restore()
  }
  const image = draw.getImageData(0, 0, width, height)
  const deep = hand.tone(area.tint ? shade(rgb(area.tint), -0.12) : rgb(look.deep))
  const shallow = hand.tone(area.tint ? shade(rgb(area.tint), 0.06) : rgb(look.shallow))
  const rim = look.rim ? hand.tone(area.tint ? shade(rgb(area.tint), 0.22, 0.7) : rgb(look.rim)) : undefined
  const table: Rgb[] = Array.from({ length: 65 }, (_, i) => mix(shallow, deep, i / 64))
  const ragged = look.soft >= 0.45 && !look.ripples
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const alpha = image.data[p]! / 255
      const within = image.data[p + 1]! / 255
      image.data[p + 3] = 0
      if (alpha === 0) continue
      const sx = (x + x0) / small
      const sy = (y + y0) / small
      // Blurring an edge gives one half there: 0 at the shore, 1 well inside.
      let depth = Math.min(1, Math.max(0, (within - 0.5) * 2))
      const grainy = noise(sx * 1.9, sy * 1.9, seed + 3)
      if (ragged) depth = Math.min(1, Math.max(0, depth * 1.6 - (1 - grainy) * 0.55))
      let t = depth * 0.8 + grainy * 0.2
      let light = 0
      if (look.ripples === 'water') {
        const w = warped(sx * 0.55, sy * 0.75, seed, 0.9, 3)
        const crest = 1 - Math.abs(((w * 9) % 1) * 2 - 1)
        light = crest > 0.86 ? (crest - 0.86) * 2.4 * (0.35 + 0.65 * grainy) : 0
      } else if (look.ripples === 'murk') {
        const w = warped(sx * 0.6, sy * 0.6, seed, 1.2, 3)
        light = w > 0.56 ? 0.22 : w < 0.42 ? -0.12 : 0
      } else if (look.ripples === 'ledges') {
        // Rock falls away in steps, each darker than the one above it and lit along its brink.
        const rough = noise(sx * 0.8, sy * 0.8, seed + 5) * 0.7 + noise(sx * 2.6, sy * 2.6, seed + 6) * 0.3
        const down = Math.min(1, Math.max(0, depth * 1.15 + (rough - 0.5) * 0.42)) * LEDGES
        const step = Math.floor(down)
        const brink = down - step
        t = Math.min(1, ((step + brink * 0.45) / LEDGES) ** 0.62 + (grainy - 0.5) * 0.08)
        light = step > 0 && step < LEDGES && brink < 0.16 ? -0.1 : brink > 0.8 ? 0.12 * (1 - step / LEDGES) : 0
      } else if (look.ripples === 'lava') {
        const w = warped(sx * 0.8, sy * 0.8, seed, 1.1, 3)
        const fine = warped(sx * 2.1, sy * 2.1, seed + 8, 0.8, 2)
        const vein = Math.max(1 - Math.min(1, Math.abs(w - 0.5) * 8), 0.7 - Math.min(0.7, Math.abs(fine - 0.5) * 9))
        // A crust that floats on the glow, and a rim as bright as what wells up under it.
        const hot = Math.max(0, 1 - depth / 0.42)
        t = Math.min(1, Math.max(vein, hot * 0.9) + 0.1 + (grainy - 0.5) * 0.16)
        light = Math.max(vein > 0.75 ? (vein - 0.75) * 1.1 : 0, hot > 0.6 ? (hot - 0.6) * 0.6 : 0)
      }
      const c = table[Math.round(Math.min(1, Math.max(0, t)) * 64)]!
      const shore = rim && depth < 0.16 ? (1 - depth / 0.16) * 0.4 * (0.4 + 0.6 * grainy) : 0
      const lift = light * 120
      const up = rim ?? c
      image.data[p] = c[0] + (up[0] - c[0]) * shore + lift
      image.data[p + 1] = c[1] + (up[1] - c[1]) * shore + lift
      image.data[p + 2] = c[2] + (up[2] - c[2]) * shore + lift * (look.ripples === 'lava' ? 0.5 : 1)
      image.data[p + 3] = alpha * 255 * (look.edge + (look.middle - look.edge) * Math.min(1, depth * 1.5))
    }
  }
  draw.putImageData(image, 0, 0)
  context.drawImage(
    canvas,
    (x0 * k - offset[0]) / scale,
    (y0 * k - offset[1]) / scale,
    (width * k) / scale,
    (height * k) / scale,
  )
  release(canvas)
  if (look.ripples === 'water' || area.kind === 'ice') shoreline(context, area, hand, scale, seed)
}

/** The line of light where water meets the land, and ripples in the light. */
function shoreline(context: SKRSContext2D, area: Area, hand: Hand, scale: number, seed: number): void {
  const { left, top, right, bottom } = boundsOf(area.outlines.flat())
  const pale = hand.tone(mix(rgb(area.tint ?? '#9fd0cf'), [236, 246, 244], 0.6))
  context.save()
  trace(context, area.outlines, seed, 0.07)
  context.clip('evenodd')
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.lineWidth = 0.5
  context.strokeStyle = css(hand.tone(rgb('#10303c')), 0.16)
  context.stroke()
  context.lineWidth = Math.max(0.11, 1.2 / scale)
  context.strokeStyle = css(pale, 0.42)
  context.stroke()
  if (area.kind === 'water') {
    context.lineWidth = Math.max(0.03, 0.7 / scale)
    const marks = Math.round((right - left) * (bottom - top) * 0.85)
    for (let i = 0; i < marks; i++) {
      const x = left + speckle(i, 1, seed) * (right - left)
      const y = top + speckle(i, 2, seed) * (bottom - top)
      const long = 0.2 + speckle(i, 3, seed) * 0.5
      context.strokeStyle = css(pale, 0.12 + speckle(i, 4, seed) * 0.22)
      context.beginPath()
      context.moveTo(x, y)
      context.bezierCurveTo(x + long * 0.3, y - 0.09, x + long * 0.7, y - 0.07, x + long, y + 0.02)
      context.stroke()
    }
  }
  context.restore()
}

/** The stone rim of a basin or channel, sunk below the floor: dark on the side towards the light. */
function kerb(context: SKRSContext2D, area: Area, hand: Hand, seed: number): void {
  context.save()
  context.lineJoin = 'miter'
  trace(context, area.outlines, seed, 0.02)
  context.lineWidth = 0.46
  context.strokeStyle = css(hand.ink, hand.modelled ? 0.6 : 0.9)
  context.stroke()
  context.lineWidth = 0.38
  context.strokeStyle = css(hand.tone(rgb('#8f8676')))
  context.stroke()
  if (hand.modelled) {
    context.setLineDash([0.05, 0.52])
    context.lineWidth = 0.36
    context.strokeStyle = css(hand.tone(rgb('#5c554a')), 0.8)
    context.stroke()
    context.setLineDash([])
  }
  context.lineWidth = 0.1
  context.strokeStyle = css(hand.ink, 0.9)
  context.stroke()
  context.restore()
}

/** In flat hands: an outline, and lines that run with it. */
function drawArea(context: SKRSContext2D, area: Area, hand: Hand, scale: number, seed: number): void {
  if (area.kind === 'rails') return
  const look = looks[area.kind]
  context.save()
  trace(context, area.outlines, seed, 0.06)
  const wet = look.ripples !== undefined || area.kind === 'pit' || area.kind === 'ice'
  context.fillStyle = css(
    hand.tone(rgb(area.tint ?? (wet && area.kind !== 'lava' ? look.deep : look.shallow))),
    wet ? 1 : 0.5,
  )
  context.fill('evenodd')
  context.lineWidth = Math.max((wet ? 0.05 : 0.03) * hand.weight, 0.7 / scale)
  context.strokeStyle = css(hand.ink, wet ? 0.9 : 0.35)
  if (!wet) context.setLineDash([0.16, 0.13])
  context.stroke()
  context.setLineDash([])
  if (wet) {
    context.clip('evenodd')
    const { left, top, right, bottom } = boundsOf(area.outlines.flat())
    context.lineWidth = Math.max(0.025, 0.6 / scale)
    const marks = Math.round((right - left) * (bottom - top) * 1.3)
    for (let i = 0; i < marks; i++) {
      const x = left + speckle(i, 1, seed) * (right - left)
      const y = top + Math.round(speckle(i, 2, seed) * (bottom - top) * 4) / 4
      const long = 0.2 + speckle(i, 3, seed) * 0.6
      context.strokeStyle = css(area.kind === 'pit' ? hand.paper : hand.ink, 0.4)
      context.beginPath()
      context.moveTo(x, y)
      context.bezierCurveTo(x + long * 0.3, y - 0.06, x + long * 0.6, y + 0.06, x + long, y)
      context.stroke()
    }
  }
  context.restore()
}

/** Sleepers across the line, and two rails along it. */
function drawRails(
  context: SKRSContext2D,
  lines: readonly (readonly Point[])[],
  hand: Hand,
  scale: number,
  seed: number,
): void {
  context.lineCap = 'butt'
  const along = (line: readonly Point[], draw: (x: number, y: number, nx: number, ny: number, k: number) => void) => {
    for (const [k, [x, y]] of wobbled(line, false, 0.36, 0, seed).entries()) {
      const i = Math.min(
        line.length - 2,
        Math.max(
          0,
          line.findIndex((p) => Math.hypot(p[0] - x, p[1] - y) < 0.55),
        ),
      )
      const [ax, ay] = line[Math.max(0, i - 1)]!
      const [bx, by] = line[i + 1]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      draw(x, y, -(by - ay) / length, (bx - ax) / length, k)
    }
  }
  for (const line of lines) {
    along(line, (x, y, nx, ny, k) => {
      const out = 0.42 + speckle(k, 3, seed) * 0.06
      context.beginPath()
      context.moveTo(x - nx * out, y - ny * out)
      context.lineTo(x + nx * out, y + ny * out)
      context.lineWidth = 0.17
      context.strokeStyle = css(hand.ink, 0.75)
      context.stroke()
      context.lineWidth = 0.12
      context.strokeStyle = css(hand.tone(shade(rgb('#6b4a2e'), (speckle(k, 4, seed) - 0.5) * 0.08)))
      context.stroke()
    })
    for (const side of [-0.27, 0.27]) {
      const path = () => {
        context.beginPath()
        along(line, (x, y, nx, ny) => context.lineTo(x + nx * side, y + ny * side))
      }
      path()
      context.lineJoin = 'round'
      context.lineWidth = Math.max(0.11, 1.4 / scale)
      context.strokeStyle = css(hand.ink, 0.85)
      context.stroke()
      context.lineWidth = Math.max(0.06, 0.8 / scale)
      context.strokeStyle = css(hand.tone(rgb('#8d9097')))
      context.stroke()
    }
  }
}
