import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fbm, noise, speckle } from '../../../paint/noise.ts'
import type { Bounds } from '../geometry.ts'
import type { Ground } from '../scene.ts'
import { css, type Hand, mix, type Rgb, rgb, shade } from './hand.ts'

/** What a ground is drawn with: the context in squares, the hand, px a square, a seed and a colour of its own if it has one. */
export interface Laying {
  context: SKRSContext2D
  hand: Hand
  scale: number
  seed: number
  tint?: string | undefined
}

const colours: Record<Ground, string> = {
  flagstone: '#8f8574',
  cobble: '#857c6e',
  brick: '#80604c',
  tile: '#988d7a',
  planks: '#95754f',
  earth: '#7a6248',
  rock: '#8b8070',
  grass: '#76873f',
  snow: '#d3dbe2',
  sand: '#cdb078',
  mud: '#7c704c',
  ice: '#a5c6d4',
}

/** The colour of a ground, with its own tint mixed in where it has one. */
export function groundColour(ground: Ground, tint: string | undefined): Rgb {
  const base = rgb(colours[ground])
  return tint === undefined ? base : mix(base, rgb(tint), 0.62)
}

/** Covers a box with a ground. The context is clipped to the floor already. */
export function layGround(laying: Laying, ground: Ground, bounds: Bounds): void {
  const { context, hand } = laying
  const base = groundColour(ground, laying.tint)
  context.fillStyle = css(
    hand.modelled
      ? hand.tone(shade(base, isLaid(ground) ? -0.13 : 0))
      : hand.tone(hand.style === 'blueprint' ? base : [235, 228, 210]),
  )
  context.fillRect(bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top)
  if (ground === 'flagstone') courses(laying, bounds, base, 0.5, 0.46, 1.15, 0.045)
  else if (ground === 'brick') courses(laying, bounds, base, 0.25, 0.44, 0.52, 0.03)
  else if (ground === 'tile') tiles(laying, bounds, base)
  else if (ground === 'cobble') cobbles(laying, bounds, base)
  else if (ground === 'planks') planks(laying, bounds, base)
  else loose(laying, ground, bounds, base)
}

const isLaid = (ground: Ground) => ['flagstone', 'brick', 'tile', 'cobble', 'planks'].includes(ground)

/** A stone or board with its upper left edge lit and its lower right in shade. */
function block(laying: Laying, x0: number, y0: number, x1: number, y1: number, tone: Rgb, shake: number, key: number) {
  const { context, hand, scale, seed } = laying
  const j = (k: number) => (speckle(key, k, seed) - 0.5) * shake
  if (hand.modelled) {
    context.fillStyle = css(hand.tone(tone))
    context.beginPath()
    context.moveTo(x0 + j(1), y0 + j(2))
    context.lineTo(x1 + j(3), y0 + j(4))
    context.lineTo(x1 + j(5), y1 + j(6))
    context.lineTo(x0 + j(7), y1 + j(8))
    context.closePath()
    context.fill()
    const thin = Math.max(0.028, 0.6 / scale)
    context.lineWidth = thin
    context.strokeStyle = css(hand.tone(shade(tone, 0.06)), 0.7)
    context.beginPath()
    context.moveTo(x0 + j(7) + thin / 2, y1 + j(8))
    context.lineTo(x0 + j(1) + thin / 2, y0 + j(2) + thin / 2)
    context.lineTo(x1 + j(3), y0 + j(4) + thin / 2)
    context.stroke()
    context.strokeStyle = css(hand.tone(shade(tone, -0.1)), 0.55)
    context.beginPath()
    context.moveTo(x1 + j(3) - thin / 2, y0 + j(4))
    context.lineTo(x1 + j(5) - thin / 2, y1 + j(6) - thin / 2)
    context.lineTo(x0 + j(7), y1 + j(8) - thin / 2)
    context.stroke()
    return
  }
  // A pen leaves most stones to the eye and draws a corner here and there.
  if (speckle(key, 11, seed) > 0.42) return
  context.lineWidth = Math.max(0.022, 0.6 / scale)
  context.strokeStyle = css(hand.ink, hand.style === 'blueprint' ? 0.22 : 0.4)
  context.beginPath()
  context.moveTo(x0 + j(7), y1 + j(8))
  if (speckle(key, 12, seed) < 0.6) context.lineTo(x1 + j(5), y1 + j(6))
  else context.moveTo(x1 + j(5), y1 + j(6))
  context.lineTo(x1 + j(3), y0 + j(4))
  context.stroke()
}

function courses(laying: Laying, bounds: Bounds, base: Rgb, height: number, narrow: number, wide: number, gap: number) {
  const { seed } = laying
  const first = Math.floor(bounds.top / height)
  const last = Math.ceil(bounds.bottom / height)
  for (let row = first; row < last; row++) {
    let x = Math.floor(bounds.left) - speckle(row, 5, seed) * wide
    for (let column = 0; x < bounds.right; column++) {
      const key = row * 131 + column
      const width = narrow + (wide - narrow) * speckle(key, 9, seed)
      const y = row * height
      if (x + width > bounds.left) {
        const worn = speckle(key, 13, seed)
        const tone = shade(base, (speckle(key, 10, seed) - 0.5) * 0.07 - (worn > 0.93 ? 0.05 : 0), 0.85 + 0.3 * worn)
        block(laying, x + gap / 2, y + gap / 2, x + width - gap / 2, y + height - gap / 2, tone, gap * 0.9, key)
      }
      x += width
    }
  }
}

function tiles(laying: Laying, bounds: Bounds, base: Rgb) {
  const { seed } = laying
  const dark = shade(base, -0.15)
  for (let y = Math.floor(bounds.top * 2) / 2; y < bounds.bottom; y += 0.5) {
    for (let x = Math.floor(bounds.left * 2) / 2; x < bounds.right; x += 0.5) {
      const even = (Math.round(x * 2) + Math.round(y * 2)) % 2 === 0
      const key = Math.round(x * 2) * 331 + Math.round(y * 2)
      if (!laying.hand.modelled && !even) continue
      const tone = shade(even ? base : dark, (speckle(key, 4, seed) - 0.5) * 0.05)
      block(laying, x + 0.012, y + 0.012, x + 0.488, y + 0.488, tone, 0.014, key)
    }
  }
}

function cobbles(laying: Laying, bounds: Bounds, base: Rgb) {
  const { context, hand, scale, seed } = laying
  const step = 0.27
  for (let row = Math.floor(bounds.top / step); row < bounds.bottom / step; row++) {
    for (let column = Math.floor(bounds.left / step); column < bounds.right / step; column++) {
      const key = row * 1009 + column
      if (!hand.modelled && speckle(key, 5, seed) > 0.3) continue
      const x = (column + (row % 2) * 0.5 + 0.5 + (speckle(key, 1, seed) - 0.5) * 0.3) * step
      const y = (row + 0.5 + (speckle(key, 2, seed) - 0.5) * 0.3) * step
      const rx = step * (0.42 + 0.12 * speckle(key, 3, seed))
      const ry = step * (0.36 + 0.1 * speckle(key, 6, seed))
      context.beginPath()
      context.ellipse(x, y, rx, ry, speckle(key, 7, seed) * 3, 0, Math.PI * 2)
      if (hand.modelled) {
        const tone = shade(base, (speckle(key, 4, seed) - 0.5) * 0.1)
        context.fillStyle = css(hand.tone(shade(tone, -0.07)))
        context.fill()
        context.beginPath()
        context.ellipse(x - rx * 0.14, y - ry * 0.16, rx * 0.78, ry * 0.76, 0, 0, Math.PI * 2)
        context.fillStyle = css(hand.tone(shade(tone, 0.02)))
        context.fill()
      } else {
        context.lineWidth = Math.max(0.02, 0.6 / scale)
        context.strokeStyle = css(hand.ink, 0.3)
        context.stroke()
      }
    }
  }
}

function planks(laying: Laying, bounds: Bounds, base: Rgb) {
  const { context, hand, scale, seed } = laying
  const wide = 0.32
  const across = bounds.right - bounds.left > bounds.bottom - bounds.top
  const [from, to, start, end] = across
    ? [bounds.top, bounds.bottom, bounds.left, bounds.right]
    : [bounds.left, bounds.right, bounds.top, bounds.bottom]
  for (let row = Math.floor(from / wide); row < to / wide; row++) {
    let at = start - speckle(row, 3, seed) * 3
    for (let piece = 0; at < end; piece++) {
      const key = row * 137 + piece
      const long = 1.8 + speckle(key, 2, seed) * 2.4
      const tone = shade(base, (speckle(key, 4, seed) - 0.5) * 0.09, 0.9 + 0.25 * speckle(key, 5, seed))
      const [x0, y0, x1, y1] = across
        ? [at, row * wide, at + long, (row + 1) * wide]
        : [row * wide, at, (row + 1) * wide, at + long]
      block(laying, x0 + 0.01, y0 + 0.01, x1 - 0.012, y1 - 0.012, tone, 0.01, key)
      if (hand.modelled) {
        // Grain, and a nail at either end.
        context.lineWidth = Math.max(0.014, 0.45 / scale)
        context.strokeStyle = css(hand.tone(shade(tone, -0.1)), 0.4)
        context.beginPath()
        for (const k of [0.3, 0.62]) {
          const off = wide * (k + (speckle(key, 20 + k * 10, seed) - 0.5) * 0.2)
          if (across) {
            context.moveTo(x0 + 0.1, y0 + off)
            context.bezierCurveTo(
              x0 + long * 0.3,
              y0 + off + 0.04,
              x0 + long * 0.6,
              y0 + off - 0.05,
              x1 - 0.1,
              y0 + off,
            )
          } else {
            context.moveTo(x0 + off, y0 + 0.1)
            context.bezierCurveTo(
              x0 + off + 0.04,
              y0 + long * 0.3,
              x0 + off - 0.05,
              y0 + long * 0.6,
              x0 + off,
              y1 - 0.1,
            )
          }
        }
        context.stroke()
      }
      at += long
    }
  }
}

/** Ground nobody laid: marks scattered over it, by its sort. */
function loose(laying: Laying, ground: Ground, bounds: Bounds, base: Rgb) {
  const { context, hand, scale, seed } = laying
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top)
  const full = hand.modelled ? 1 : 0.22
  const perSquare = { grass: 16, snow: 1.6, sand: 2.2, mud: 4, ice: 0.5, rock: 3, earth: 5 }[ground as 'grass'] ?? 3
  const count = Math.round(area * perSquare * full)
  for (let i = 0; i < count; i++) {
    const x = bounds.left + speckle(i, 1, seed) * (bounds.right - bounds.left)
    const y = bounds.top + speckle(i, 2, seed) * (bounds.bottom - bounds.top)
    const a = speckle(i, 3, seed)
    const b = speckle(i, 4, seed)
    const thin = Math.max(0.024, 0.55 / scale)
    if (ground === 'grass') {
      const lush = noise(x / 3.2, y / 3.2, seed + 5)
      context.strokeStyle = css(
        hand.modelled ? hand.tone(shade(base, (a - 0.5) * 0.13 + (lush - 0.5) * 0.1, 1.1)) : hand.ink,
        hand.modelled ? 0.75 : 0.3,
      )
      context.lineWidth = thin * 1.2
      const long = 0.09 + b * 0.13
      context.beginPath()
      context.moveTo(x - 0.04, y)
      context.quadraticCurveTo(x - 0.03, y - long * 0.6, x - 0.07 - a * 0.04, y - long)
      context.moveTo(x, y)
      context.lineTo(x + (a - 0.5) * 0.05, y - long * 1.1)
      context.moveTo(x + 0.04, y)
      context.quadraticCurveTo(x + 0.04, y - long * 0.5, x + 0.09, y - long * 0.9)
      context.stroke()
    } else if (ground === 'snow' || ground === 'sand') {
      context.strokeStyle = css(
        hand.modelled ? hand.tone(shade(base, a < 0.5 ? 0.04 : -0.05)) : hand.ink,
        hand.modelled ? 0.6 : 0.28,
      )
      context.lineWidth = thin * 1.3
      const long = 0.3 + b * 0.7
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + long / 2, y - 0.07 - a * 0.1, x + long, y + (b - 0.5) * 0.1)
      context.stroke()
    } else if (ground === 'ice') {
      crack(
        context,
        x,
        y,
        a * 6.283,
        1.6,
        hand.modelled ? css(hand.tone(shade(base, 0.12)), 0.55) : css(hand.ink, 0.3),
        thin,
        (k) => speckle(i, k, seed),
      )
    } else if (ground === 'rock' && a < 0.16) {
      crack(
        context,
        x,
        y,
        b * 6.283,
        0.8,
        css(hand.modelled ? hand.tone(shade(base, -0.15)) : hand.ink, 0.45),
        thin,
        (k) => speckle(i, k, seed),
      )
    } else {
      const r = 0.03 + b * b * (ground === 'rock' ? 0.16 : 0.08)
      context.beginPath()
      context.ellipse(x, y, r, r * 0.75, a * 3, 0, Math.PI * 2)
      if (hand.modelled) {
        context.fillStyle = css(hand.tone(shade(base, (a - 0.55) * 0.17, 0.9)), 0.75)
        context.fill()
      } else {
        context.lineWidth = thin * 0.8
        context.strokeStyle = css(hand.ink, 0.35)
        context.stroke()
      }
    }
  }
}

function crack(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  long: number,
  style: string,
  width: number,
  chance: (k: number) => number,
) {
  context.strokeStyle = style
  context.lineWidth = width
  context.beginPath()
  context.moveTo(x, y)
  let [px, py, a] = [x, y, angle]
  for (let k = 0; k < 5; k++) {
    a += (chance(30 + k) - 0.5) * 1.5
    px += (Math.cos(a) * long) / 5
    py += (Math.sin(a) * long) / 5
    context.lineTo(px, py)
  }
  context.stroke()
}

/**
 * Grey clouds of noise (mid-grey on average) over the sheet, `perSquare` samples a square: laid over a ground in soft light they
 * break up its evenness. `feature` is the size of a cloud in squares.
 */
export function clouds(
  columns: number,
  rows: number,
  perSquare: number,
  feature: number,
  seed: number,
  contrast = 1,
): Canvas {
  const width = Math.ceil(columns * perSquare)
  const height = Math.ceil(rows * perSquare)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const v = 128 + (fbm(x / perSquare / feature, y / perSquare / feature, seed, 4) - 0.5) * 400 * contrast
      image.data[p] = v
      image.data[p + 1] = v
      image.data[p + 2] = v
      image.data[p + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** A tile of fine grain, to be repeated over the sheet. */
export function grain(size: number, seed: number, strength: number): Canvas {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const image = context.createImageData(size, size)
  for (let y = 0, p = 0; y < size; y++) {
    for (let x = 0; x < size; x++, p += 4) {
      const v = 128 + (speckle(x, y, seed) + speckle(x >> 1, y >> 1, seed + 1) - 1) * strength
      image.data[p] = v
      image.data[p + 1] = v
      image.data[p + 2] = v
      image.data[p + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}
