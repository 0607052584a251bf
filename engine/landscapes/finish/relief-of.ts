import { kuwahara } from '../../paint/kuwahara.ts'
import { lightOf } from '../../paint/light.ts'
import type { Paint } from '../../paint/picture.ts'
import { bareRelief, type Relief } from '../../paint/relief.ts'
import type { Plate } from '../paint.ts'
import { levelled, middleTone, outlines, rawPaint } from './tones.ts'

/** A scene as bare ground, as hands take it that finish whatever has been lit. */
export function reliefOf(plate: Plate, colours: Paint = rawPaint(plate)): Relief {
  const { width, height } = plate.view
  return bareRelief({ width, height }, colours, lightOf('lantern'), plate.scene.seed)
}

/** The same in flat touches, with the lines that a pen would draw. */
export function drawnRelief(plate: Plate): Relief {
  const { unit } = plate.view
  const raw = rawPaint(plate)
  const result = reliefOf(plate, kuwahara(raw, Math.max(1, 4.5 * unit)))
  const lines = outlines(plate, raw, levelled(raw, middleTone(plate)), 1.5 * unit + 0.4, 7.5)
  result.ink.values.set(lines.values)
  return result
}
