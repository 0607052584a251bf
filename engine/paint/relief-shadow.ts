import { blur, field } from './field.ts'
import type { Form, Layer, Relief } from './relief.ts'
import { spread } from './resample.ts'

const usual = { distance: 9, soft: 9, strength: 0.55, ground: 0.3 }

/**
 * Darkens what lies behind a layer: its shadow, thrown away from the light, and the closeness of its own edge. Both are
 * soft, so they are worked out on a coarse grid.
 */
export function castShadow(result: Relief, layer: Layer, form: Form): void {
  const { distance, soft, strength, ground = 0.3 } = layer.shadow ?? usual
  if (strength <= 0 || (layer.noShade && !layer.shadow)) return
  const { scale, frame, light, paint, shade, coverage } = result
  const key = result.matter?.key.values
  const softPx = Math.max(1, soft * scale)
  const step = Math.max(1, Math.floor(softPx / 2.5))
  const [lx, ly] = light.direction
  const length = Math.hypot(lx, ly) || 1
  const dx = Math.round((-lx / length) * distance * scale)
  const dy = Math.round((-ly / length) * distance * scale)
  const margin = Math.ceil(softPx * 2.5) + Math.max(Math.abs(dx), Math.abs(dy))

  const x0 = form.x0 - margin
  const y0 = form.y0 - margin
  const width = form.width + 2 * margin
  const height = form.height + 2 * margin
  const coarse = field(Math.ceil(width / step), Math.ceil(height / step))
  const contact = field(coarse.width, coarse.height)
  // The mask sampled at each cell's middle is enough: it is blurred by more than a cell.
  for (let y = 0, i = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++, i++) {
      const px = x * step + (step >> 1) - margin
      const py = y * step + (step >> 1) - margin
      const here = px >= 0 && py >= 0 && px < form.width && py < form.height
      if (here) contact.values[i] = form.mask.values[py * form.width + px]!
      const sx = px - dx
      const sy = py - dy
      if (sx >= 0 && sy >= 0 && sx < form.width && sy < form.height) {
        coarse.values[i] = form.mask.values[sy * form.width + sx]!
      }
    }
  }
  const thrown = blur(coarse, softPx / step, 2).values
  const close = blur(contact, (softPx * 0.7) / step, 2).values
  for (let i = 0; i < thrown.length; i++) thrown[i] = 1 - (1 - thrown[i]! * strength) * (1 - close[i]! * strength * 0.5)
  const dark = spread({ ...coarse, values: thrown }, step, width, height).values

  const left = Math.max(0, x0)
  const right = Math.min(frame.width, x0 + width)
  for (let gy = Math.max(0, y0); gy < Math.min(frame.height, y0 + height); gy++) {
    const inY = gy - form.y0
    const rowInside = inY >= 0 && inY < form.height
    for (let gx = left; gx < right; gx++) {
      let d = dark[(gy - y0) * width + gx - x0]!
      if (d < 0.004) continue
      const i = gy * frame.width + gx
      const inX = gx - form.x0
      if (rowInside && inX >= 0 && inX < form.width) d *= 1 - form.mask.values[inY * form.width + inX]!
      if (layer.clip) d *= coverage.values[i]!
      d *= ground + (1 - ground) * coverage.values[i]!
      // Shadows keep a little of the colder light.
      paint.red[i]! *= 1 - d
      paint.green[i]! *= 1 - d * 0.97
      paint.blue[i]! *= 1 - d * 0.92
      shade.values[i]! *= 1 - d
      if (key) key[i]! *= 1 - d
    }
  }
}
