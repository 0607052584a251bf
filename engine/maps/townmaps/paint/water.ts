import { css, mix } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import { grown } from '../geometry/clip.ts'
import { alongLine, lengthOf } from '../geometry/line.ts'
import { type Point, within } from '../geometry/polygon.ts'
import { type Brush, ringPath } from './brush.ts'

/** Banks, water that pales towards them, and what moves on it. */
export function paintWater(brush: Brush): void {
  const { scene, context, palette } = brush
  if (scene.water.length === 0) return
  const path = ringPath(scene.water)
  context.save()
  context.lineJoin = 'round'
  for (const [width, alpha] of [
    [34, 0.28],
    [20, 0.5],
    [11, 0.75],
  ] as const) {
    context.strokeStyle = css(palette.bank, alpha)
    context.lineWidth = width
    context.stroke(path)
  }
  context.fillStyle = css(palette.deep)
  context.fill(path, 'evenodd')
  context.clip(path, 'evenodd')
  for (const [width, alpha] of [
    [92, 0.14],
    [58, 0.2],
    [32, 0.28],
    [14, 0.4],
  ] as const) {
    context.strokeStyle = css(palette.shallow, alpha)
    context.lineWidth = width
    context.stroke(path)
  }
  // The bank's own shadow falls on the water along its upper and left edges.
  context.save()
  context.translate(3, 4)
  context.strokeStyle = css(mix(palette.deep, palette.shadow, 0.55), 0.35)
  context.lineWidth = 9
  context.stroke(path)
  context.restore()
  if (scene.frozen) cracks(brush)
  else {
    ripples(brush)
    waterlines(brush)
  }
  context.restore()
  context.strokeStyle = css(palette.ink, 0.6)
  context.lineWidth = brush.pen(1.1)
  context.stroke(path)
}

/** Lines that follow the shore, as engravers draw them. */
function waterlines(brush: Brush): void {
  const { scene, context, palette } = brush
  const open = scene.rivers.length === 0 || scene.water.some((ring) => ring.length > 90)
  if (!open) return
  context.lineWidth = brush.pen(0.9)
  for (const [off, alpha] of [
    [14, 0.4],
    [32, 0.26],
    [56, 0.15],
  ] as const) {
    context.strokeStyle = css(palette.foam, alpha)
    context.stroke(ringPath(grown(scene.water, -off, true)))
  }
}

function ripples(brush: Brush): void {
  const { scene, context, palette } = brush
  const strokes: [Point, Point][] = []
  const windy = scene.dress.weather.wind > 0
  for (const [index, river] of scene.rivers.entries()) {
    const total = lengthOf(river.line)
    for (let feet = 0, i = 0; feet < total; feet += 7, i++) {
      const { at, angle } = alongLine(river.line, feet)
      const off = (speckle(i, index, scene.seed + 41) - 0.5) * river.width * 0.78
      const half = 4 + speckle(i, index, scene.seed + 42) * 11
      const [x, y] = [at[0] - Math.sin(angle) * off, at[1] + Math.cos(angle) * off]
      strokes.push([
        [x - Math.cos(angle) * half, y - Math.sin(angle) * half],
        [x + Math.cos(angle) * half, y + Math.sin(angle) * half],
      ])
    }
  }
  context.lineCap = 'round'
  context.strokeStyle = css(palette.foam, 0.3)
  context.lineWidth = brush.pen(1)
  context.beginPath()
  for (const [a, b] of strokes) {
    context.moveTo(...a)
    context.lineTo(...b)
  }
  context.stroke()
  // Small waves on open water: a crest each, in loose rows.
  const step = windy ? 30 : 44
  context.strokeStyle = css(palette.foam, windy ? 0.42 : 0.26)
  context.beginPath()
  for (let row = 0; row * step < scene.height; row++) {
    for (let column = 0; column * step < scene.width; column++) {
      if (speckle(column, row, scene.seed + 51) > (windy ? 0.6 : 0.4)) continue
      const x = (column + speckle(column, row, scene.seed + 52)) * step
      const y = (row + speckle(column, row, scene.seed + 53)) * step
      if (
        !within(scene.water, x, y) ||
        scene.rivers.some((river) => river.line.some((point) => Math.hypot(point[0] - x, point[1] - y) < river.width))
      )
        continue
      const half = 4.5 + speckle(column, row, scene.seed + 54) * 5
      context.moveTo(x - half, y)
      context.quadraticCurveTo(x - half * 0.5, y - half * 0.7, x, y)
      context.quadraticCurveTo(x + half * 0.5, y - half * 0.7, x + half, y)
    }
  }
  context.stroke()
}

function cracks(brush: Brush): void {
  const { scene, context } = brush
  context.strokeStyle = 'rgba(250,252,255,0.6)'
  context.lineWidth = brush.pen(1)
  context.beginPath()
  const step = 70
  for (let row = -1; row * step < scene.height + step; row++) {
    for (let column = -1; column * step < scene.width + step; column++) {
      let x = (column + speckle(column, row, scene.seed + 61)) * step
      let y = (row + speckle(column, row, scene.seed + 62)) * step
      let turn = speckle(column, row, scene.seed + 63) * 6.28
      context.moveTo(x, y)
      for (let k = 0; k < 5; k++) {
        turn += (speckle(column * 7 + k, row, scene.seed + 64) - 0.5) * 1.6
        x += Math.cos(turn) * 15
        y += Math.sin(turn) * 15
        context.lineTo(x, y)
      }
    }
  }
  context.stroke()
}
