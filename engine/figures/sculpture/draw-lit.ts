import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { EYE } from '../../paint/matter.ts'
import type { Relief } from '../../paint/relief.ts'

/** How opaque an eye is drawn, 0-1; its lashes and shadows are thinner. */
const SOLID = 0.7

/**
 * Draws eyes in flat colour (in units) over a relief. `lit` is how far it takes the light on what lies under it, 0-1; `pen` how
 * strongly a pen repeats what is darker than its ground; `where` (units) says where it may.
 */
export function drawLit(
  result: Relief,
  lit: number,
  pen: number,
  draw: (context: SKRSContext2D) => void,
  where?: (x: number, y: number) => boolean,
): void {
  const { frame, scale, paint, albedo, shade, ink, matter } = result
  const { width, height } = frame
  const context = createCanvas(width, height).getContext('2d')
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  draw(context)
  const { data } = context.getImageData(0, 0, width, height)
  const layPx = (i: number, p: number) => {
    const alpha = data[p + 3]!
    if (where && !where(((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale)) return
    const a = alpha / 255
    if (matter && a > SOLID) matter.stuff[i] = EYE
    const light = 1 - lit + lit * (0.2 + 1.05 * shade.values[i]!)
    const was = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
    const is = data[p]! * 0.3 + data[p + 1]! * 0.59 + data[p + 2]! * 0.11
    paint.red[i]! += (data[p]! * light - paint.red[i]!) * a
    paint.green[i]! += (data[p + 1]! * light - paint.green[i]!) * a
    paint.blue[i]! += (data[p + 2]! * light - paint.blue[i]!) * a
    albedo.red[i]! += (data[p]! - albedo.red[i]!) * a
    albedo.green[i]! += (data[p + 1]! - albedo.green[i]!) * a
    albedo.blue[i]! += (data[p + 2]! - albedo.blue[i]!) * a
    if (pen > 0 && is < was * 0.7) ink.values[i] = Math.max(ink.values[i]!, a * pen * (1 - is / (was * 0.7)))
    if (is > was * 1.15) shade.values[i] = Math.max(shade.values[i]!, a * 0.85)
  }
  for (let i = 0, p = 3; p < data.length; i++, p += 4) if (data[p] !== 0) layPx(i, p - 3)
}
