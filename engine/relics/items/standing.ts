import { createCanvas } from '@napi-rs/canvas'
import { blur, field } from '../../paint/field.ts'
import type { Layer, Relief } from '../../paint/relief.ts'
import { spread } from '../../paint/resample.ts'
import { extent } from './arrange.ts'
import type { Thing } from './scene.ts'

/** The long shadow a standing thing throws across the table, away from a light at the upper left, and the dark at its foot. */
export function shadowOnTable(result: Relief, thing: Thing, layers: readonly Layer[]): void {
  const { frame, scale, paint, shade } = result
  const reach = extent(thing, thing.angle)
  const foot = thing.y + (reach[1] / 2) * thing.size
  const half = (reach[0] / 2) * thing.size
  const step = Math.max(2, Math.round(4 * scale))
  const width = Math.ceil(frame.width / step)
  const height = Math.ceil(frame.height / step)
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#fff'
  pen.strokeStyle = '#fff'
  pen.scale(scale / step, scale / step)
  pen.save()
  // Laid down on the table about its foot, and towards the right.
  pen.transform(1, 0, -0.9, 0.26, 0.9 * foot, foot - 0.26 * foot - 6 * thing.size)
  for (const layer of layers) if ((layer.material.emission?.[0] ?? 0) < 60) layer.shape(pen)
  pen.restore()
  const { data } = pen.getImageData(0, 0, width, height)
  const thrown = field(width, height)
  for (let i = 0; i < thrown.values.length; i++) thrown.values[i] = data[i * 4 + 3]! / 255
  const soft = blur(thrown, (13 * scale) / step, 2)
  pen.clearRect(-10, -10, 5000, 5000)
  pen.beginPath()
  pen.ellipse(thing.x + half * 0.05, foot - 9 * thing.size, half * 0.9, half * 0.1 + 9, 0, 0, 7)
  pen.fill()
  const ring = pen.getImageData(0, 0, width, height).data
  const contact = field(width, height)
  for (let i = 0; i < contact.values.length; i++) contact.values[i] = ring[i * 4 + 3]! / 255
  const close = blur(contact, (11 * scale) / step, 2).values
  for (let i = 0; i < close.length; i++) soft.values[i] = 1 - (1 - soft.values[i]! * 0.62) * (1 - close[i]! * 0.84)
  const dark = spread(soft, step, frame.width, frame.height).values
  for (let i = 0; i < dark.length; i++) {
    const d = dark[i]!
    if (d < 0.004) continue
    paint.red[i]! *= 1 - d
    paint.green[i]! *= 1 - d * 0.98
    paint.blue[i]! *= 1 - d * 0.94
    shade.values[i]! *= 1 - d
  }
}
