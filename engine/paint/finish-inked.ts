import { createCanvas } from '@napi-rs/canvas'
import { blur } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { speckle } from './noise.ts'
import { sheetOfPaper } from './paper.ts'
import { developed, drawOver, type Picture } from './picture.ts'
import { printLight } from './print-light.ts'
import type { Relief } from './relief.ts'

const ink = [38, 28, 24] as const

/** Pen and wash: outlines that swell, hatching that follows the form where light does not reach, thin flat colour. */
export function inked(result: Relief, options: FinishOptions): Picture {
  const { paper = [236, 222, 192], groundWash = 0.35, checkpoint } = options
  const { frame, scale, albedo, coverage, seed } = result
  const { width, height } = frame
  const sheet = sheetOfPaper(width, height, scale, paper, seed)
  const light = printLight(result).values
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const onFigure = coverage.values[i]!
      const s = light[i]!
      // A wash runs thin in the light and pools in the shade.
      const pool = grain(x / (60 * scale), y / (60 * scale)) * 0.3
      const body = onFigure * (0.74 + pool - s * 0.3) + (1 - onFigure) * (groundWash - 0.09 + pool * 0.6)
      const step = 0.66 + 0.5 * Math.min(1, Math.max(0, (s - 0.16) * 1.7))
      sheet.red[i]! *= 1 - body + body * tint(albedo.red[i]!, step)
      sheet.green[i]! *= 1 - body + body * tint(albedo.green[i]!, step)
      sheet.blue[i]! *= 1 - body + body * tint(albedo.blue[i]!, step)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  checkpoint?.(0.4, 'Hatching')
  hatch(result, sheet, light)
  checkpoint?.(0.8, 'Outlining')
  const line = blur(result.edges(), 1, 1).values
  for (let i = 0; i < line.length; i++) {
    const a = Math.min(1, line[i]! * 1.5) * 0.93
    sheet.red[i]! += (ink[0] - sheet.red[i]!) * a
    sheet.green[i]! += (ink[1] - sheet.green[i]!) * a
    sheet.blue[i]! += (ink[2] - sheet.blue[i]!) * a
  }
  return developed(sheet)
}

const tint = (value: number, light: number) => Math.min(1.04, (0.16 + (Math.min(255, value) / 255) * 0.94) * light)

/** Short pen strokes set on a jittered slanted grid, bent round the form, denser and crossed in the darks. */
function hatch(
  { frame, normals, coverage, scale, seed }: Relief,
  sheet: Parameters<typeof drawOver>[0],
  light: Float32Array,
) {
  const { width, height } = frame
  const pen = createCanvas(width, height).getContext('2d')
  pen.lineCap = 'round'
  const gap = Math.max(2.6, 6.2 * scale)
  const nx = normals[0].values
  const ny = normals[1].values
  for (const pass of [0, 1] as const) {
    const slant = pass === 0 ? -0.9 : 0.55
    const limit = pass === 0 ? 0.46 : 0.25
    const across = Math.cos(slant)
    const along = Math.sin(slant)
    pen.strokeStyle = `rgba(${ink[0]},${ink[1]},${ink[2]},${pass === 0 ? 0.7 : 0.6})`
    const run = gap * 3.4
    const reach = Math.hypot(width, height)
    for (let v = -reach; v < reach; v += gap) {
      for (let u = -reach; u < reach; u += run) {
        const cell = speckle(Math.round(u), Math.round(v), seed + pass)
        const uu = u + cell * run * 0.8
        const x = width / 2 + uu * across - v * along
        const y = height / 2 + uu * along + v * across
        if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue
        const i = Math.floor(y) * width + Math.floor(x)
        const onFigure = coverage.values[i]! > 0.5
        const dark = (onFigure ? limit : limit * 0.62) - light[i]!
        if (dark <= 0) continue
        // Towards the way the form runs, so that strokes wrap round it.
        let sx = across
        let sy = along
        if (onFigure) {
          const turn = (ny[i]! * across - nx[i]! * along) * -1
          const sign = turn < 0 ? -1 : 1
          sx += -ny[i]! * sign * 1.1
          sy += nx[i]! * sign * 1.1
          const length = Math.hypot(sx, sy) || 1
          sx /= length
          sy /= length
        }
        const half = run * (0.2 + Math.min(0.34, dark * 1.3)) * (0.7 + 0.5 * cell)
        pen.lineWidth = Math.max(0.5, scale * (0.8 + 2 * Math.min(1, dark * 2.4)))
        pen.beginPath()
        pen.moveTo(x - sx * half, y - sy * half)
        pen.quadraticCurveTo(x - sy * half * 0.12, y + sx * half * 0.12, x + sx * half, y + sy * half)
        pen.stroke()
      }
    }
  }
  drawOver(sheet, (context) => context.drawImage(pen.canvas, 0, 0))
}
