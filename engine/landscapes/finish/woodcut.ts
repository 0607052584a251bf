import { blur, smoothstep } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { sheetOfPaper } from '../../paint/paper.ts'
import { developed, type Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { levelled, middleTone, outlines, rawPaint } from './tones.ts'

const black = [29, 25, 25] as const

/** Relief print: lines cut level through sky and water and along the lie of the land, swelling where it is dark. */
export function woodcutLandscape(plate: Plate, checkpoint: Checkpoint): Picture {
  const { view, scene, shot } = plate
  const { width, height, unit } = view
  const raw = rawPaint(plate)
  const soft = kuwahara(raw, Math.max(1, 3.5 * unit))
  checkpoint(0.25, 'Cutting the block')
  const flat = levelled(soft, middleTone(plate))
  // Against its surroundings, so that things part from what lies behind them.
  const around = blur(flat, 46 * unit, 2).values
  const line = outlines(plate, raw, levelled(raw, middleTone(plate)), 2.1 * unit + 0.5, 9).values
  checkpoint(0.6, 'Cutting the block')
  const sheet = sheetOfPaper(width, height, unit, [233, 215, 178], scene.seed)
  const pitch = Math.max(3.2, 8.2 * unit)
  const { depth, wet } = shot
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const z = depth[i]!
      const wobble = (grain(x / (90 * unit), y / (60 * unit)) - 0.5) * 9 * unit
      const own = flat.values[i]!
      const tone = Math.min(1, Math.max(0, 0.5 + (own - 0.5) * 1.05 + (own - around[i]!) * 1.15))
      let phase: number
      if (z === 0) phase = (y + wobble * 1.8 + own * 12 * unit) / (pitch * 1.12)
      else if (wet[i]! > 0) phase = (y + wobble * 0.5) / (pitch * 0.86)
      else {
        const far = smoothstep(14, 110, z)
        phase = (Math.log(z) * 270 * unit * far + y * (1 - 0.28 * far) + wobble * (0.4 + 0.6 * far) + x * 0.12) / pitch
      }
      const wave = Math.abs(2 * (phase - Math.floor(phase)) - 1)
      // What is left standing prints: nothing in full light, everything in deep shade.
      const stand = 1.2 - tone * 1.5
      const print = Math.min(1, Math.max(0, ((stand - wave) * pitch) / 2.6 + 0.5))
      const take = 0.9 + 0.1 * Math.min(1, grain(x / (2.6 * unit) + 7, y / (2.6 * unit)) * 1.9)
      const ink =
        Math.max(stand <= 0.03 ? 0 : print, Math.min(1, line[i]! * 1.5) * (1 - smoothstep(0.82, 0.95, own))) * take
      sheet.red[i]! += (black[0] - sheet.red[i]!) * ink
      sheet.green[i]! += (black[1] - sheet.green[i]!) * ink
      sheet.blue[i]! += (black[2] - sheet.blue[i]!) * ink
    }
  }
  return developed(sheet)
}
