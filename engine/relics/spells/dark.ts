import { mix, shade } from '../../paint/colour.ts'
import { field } from '../../paint/field.ts'
import type { Frame } from '../../paint/frame.ts'
import type { Light } from '../../paint/light.ts'
import { noise } from '../../paint/noise.ts'
import { type Paint, paint } from '../../paint/picture.ts'
import { spread } from '../../paint/resample.ts'
import { groundPaint } from '../items/ground.ts'
import type { SpellScene } from './scene.ts'

/** The dark a spell is cast in: a floor that takes its light, smoke that hangs behind it. */
export function darkPaint(scene: SpellScene, frame: Frame, light: Light): Paint {
  const scale = Math.min(frame.width, frame.height) / 1000
  const floor = groundPaint(
    { view: 'standing', horizon: scene.horizon, ground: scene.ground, light: 'underground', seed: scene.seed },
    frame,
    { ...light, key: [120, 122, 130], ambient: [20, 22, 28] },
  )
  const out = paint(frame.width, frame.height)
  const tint = mix(shade(scene.palette.deep, -0.12, 0.7), [24, 24, 32], 0.45)
  const step = Math.max(2, Math.round(6 * scale))
  const low = field(Math.ceil(frame.width / step), Math.ceil(frame.height / step))
  for (let y = 0, i = 0; y < low.height; y++) {
    for (let x = 0; x < low.width; x++, i++) {
      const ux = (x * step) / scale
      const uy = (y * step) / scale
      const bend = noise(ux / 210, uy / 210, scene.seed + 1) * 2.4
      low.values[i] =
        noise(ux / 190 + bend, uy / 150 + bend, scene.seed) * 0.7 + noise(ux / 60 + bend, uy / 50, scene.seed + 2) * 0.3
    }
  }
  const smoke = spread(low, step, frame.width, frame.height).values
  const edge = scene.horizon * scale
  const reach = Math.hypot(frame.width, frame.height) * 0.5
  for (let y = 0, i = 0; y < frame.height; y++) {
    // The floor fades into the smoke instead of ending in a line.
    const onFloor = Math.min(1, Math.max(0, (y - edge) / (130 * scale)))
    for (let x = 0; x < frame.width; x++, i++) {
      const away = Math.hypot(x - frame.width / 2, y - frame.height * 0.47) / reach
      const air = Math.max(0.1, 1.1 - away * 1.15) * (0.25 + smoke[i]! * 1.2)
      const keep = onFloor * 0.62
      out.red[i] = tint[0] * air * (1 - onFloor) + floor.red[i]! * keep + tint[0] * 0.16 * onFloor
      out.green[i] = tint[1] * air * (1 - onFloor) + floor.green[i]! * keep + tint[1] * 0.16 * onFloor
      out.blue[i] = tint[2] * air * (1 - onFloor) + floor.blue[i]! * keep + tint[2] * 0.16 * onFloor
    }
  }
  return out
}
