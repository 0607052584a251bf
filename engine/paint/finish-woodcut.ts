import { blur } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { sheetOfPaper } from './paper.ts'
import { developed, type Picture } from './picture.ts'
import { printLight } from './print-light.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

const black = [30, 25, 24] as const

/** Relief print: the block's black cut away in lines that ride over the form and swell where it is dark. */
export function woodcut(result: Relief, options: FinishOptions): Picture {
  const { paper = [232, 214, 178], checkpoint } = options
  const { frame, scale, coverage, depth, albedo, seed } = result
  const { width, height } = frame
  const sheet = sheetOfPaper(width, height, scale, paper, seed)
  checkpoint?.(0.3, 'Cutting the block')
  const light = printLight(result).values
  // Smooth enough that the lines bend with the form but never crowd together at its edge.
  const form = blur(depth, Math.max(1, 11 * scale), 2).values
  const line = blur(result.edges(), 1, 1).values
  const step = Math.max(1, Math.round(3 * scale))
  const beside = spread(blur(coarsened(coverage, step), (5 * scale) / step, 2), step, width, height).values
  const pitch = Math.max(3.4, 9.5 * scale)
  const groundPitch = pitch * 1.5
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const onFigure = coverage.values[i]!
      const own = (albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11) / 255
      const wobble = grain(x / (46 * scale), y / (46 * scale)) * 3.4 * scale
      const across = (x * 0.64 + y * 0.77 + wobble + form[i]! * 0.85) / pitch
      const behind = (y + wobble * 2.2) / groundPitch
      const wave = Math.abs(2 * (onFigure > 0.5 ? across - Math.floor(across) : behind - Math.floor(behind)) - 1)
      // What is left standing prints black: nothing in full light, everything in the deepest dark.
      const tone = onFigure > 0.5 ? light[i]! * (0.44 + own * 1.1) : light[i]! * 1.05
      const stand = Math.min(1.1, Math.max(-0.1, 1.12 - tone * 1.8))
      const sharp = 2.2 / (onFigure > 0.5 ? pitch : groundPitch)
      let print = Math.min(1, Math.max(0, (stand - wave) / sharp + 0.5))
      // A cut-away margin keeps the ground off the figure's outline.
      if (onFigure <= 0.5) print *= 1 - Math.min(1, beside[i]! * 4.5)
      print = Math.max(print, Math.min(1, line[i]! * 2.4))
      // Ink never takes evenly.
      const take = 0.9 + 0.1 * Math.min(1, grain(x / (2.6 * scale) + 7, y / (2.6 * scale)) * 1.9)
      const a = print * take
      sheet.red[i]! += (black[0] - sheet.red[i]!) * a
      sheet.green[i]! += (black[1] - sheet.green[i]!) * a
      sheet.blue[i]! += (black[2] - sheet.blue[i]!) * a
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return developed(sheet)
}
