import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Bounds } from '../geometry.ts'
import { release } from './release.ts'

/**
 * Draws what is blurred by some px and lies within bounds, or `reach` squares past them; both contexts are in squares. It is drawn and blurred small and then laid
 * over the picture, for blurring takes time and memory by the px, and what is this soft has nothing in it finer than some px.
 */
export function softly(
  context: SKRSContext2D,
  { left, top, right, bottom }: Bounds,
  reach: number,
  scale: number,
  blur: number,
  draw: (context: SKRSContext2D) => void,
): void {
  const k = Math.min(8, Math.floor(blur / 3))
  if (k < 2) {
    context.save()
    context.filter = `blur(${blur.toFixed(2)}px)`
    draw(context)
    context.restore()
    return
  }
  const margin = reach + (blur * 3) / scale
  const small = scale / k
  const width = Math.ceil((right - left + margin * 2) * small)
  const height = Math.ceil((bottom - top + margin * 2) * small)
  const canvas = createCanvas(width, height)
  const soft = canvas.getContext('2d')
  soft.filter = `blur(${(blur / k).toFixed(2)}px)`
  soft.scale(small, small)
  soft.translate(margin - left, margin - top)
  draw(soft)
  context.drawImage(canvas, left - margin, top - margin, width / small, height / small)
  release(canvas)
}
