import { createCanvas } from '@napi-rs/canvas'
import { blur } from '../../paint/field.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { speckle } from '../../paint/noise.ts'
import { sheetOfPaper } from '../../paint/paper.ts'
import { developed, drawOver, type Paint, type Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { type Flow, flowOf } from './flow.ts'
import { levelled, middleTone, outlines, rawPaint } from './tones.ts'

const pen = [36, 32, 38] as const
/** Washes: what light a full wash leaves in red, green and blue; cool for shade, warm where the picture is warm. */
const cool = [0.34, 0.41, 0.5] as const
const warm = [0.62, 0.43, 0.28] as const

/** Pen and wash: thin layers of blue-grey and sepia that pool at their edges, then the pen for outline and shade. */
export function inkedLandscape(plate: Plate, checkpoint: Checkpoint): Picture {
  const { view, scene } = plate
  const { width, height, unit } = view
  const raw = rawPaint(plate)
  const soft = kuwahara(raw, Math.max(1, 4.5 * unit))
  const tone = levelled(soft, middleTone(plate))
  checkpoint(0.3, 'Laying washes')
  const sheet = sheetOfPaper(width, height, unit, [240, 231, 211], scene.seed)
  wash(sheet, soft, tone.values, unit, scene.seed)
  checkpoint(0.55, 'Hatching')
  const flow = flowOf(soft, Math.max(1, Math.round(3 * unit)), 4)
  hatch(sheet, flow, tone.values, plate)
  checkpoint(0.8, 'Drawing with the pen')
  const line = blur(
    outlines(plate, raw, levelled(raw, middleTone(plate)), 1.5 * unit + 0.4, 7.5),
    unit > 0.9 ? 1 : 0,
    1,
  ).values
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const a = line[i]!
      if (a < 0.02) continue
      // A nib presses and lifts.
      const press = 0.62 + 0.6 * grain(x / (26 * unit), y / (26 * unit))
      const ink = Math.min(0.94, a * press)
      sheet.red[i]! += (pen[0] - sheet.red[i]!) * ink
      sheet.green[i]! += (pen[1] - sheet.green[i]!) * ink
      sheet.blue[i]! += (pen[2] - sheet.blue[i]!) * ink
    }
  }
  return developed(sheet)
}

function wash(sheet: Paint, soft: Paint, tone: Float32Array, unit: number, seed: number) {
  const { width, height } = sheet
  const shift = seed % 47
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const pool = grain(x / (70 * unit) + shift, y / (70 * unit)) - 0.5
      const bloom = grain(x / (19 * unit), y / (19 * unit) + shift) - 0.5
      const dark = Math.min(1, Math.max(0, 1.02 - tone[i]! + pool * 0.2 + bloom * 0.06))
      // Four layers, each with a dried edge.
      const layers = dark * 4
      const step = Math.floor(layers)
      const part = layers - step
      const level = (step + Math.min(1, Math.max(0, (part - 0.32) * 3.2))) / 4
      const rim = part > 0.34 && part < 0.5 ? 0.07 : 0
      const red = soft.red[i]!
      const green = soft.green[i]!
      const blue = soft.blue[i]!
      const most = Math.max(red, green, blue, 1)
      // What is bright but of a strong colour, as lava and lit windows are, still gets its wash.
      const strong = (1 - Math.min(red, green, blue) / most) * 0.5
      const depth = Math.min(1, Math.max(level * 0.92 + rim, strong * (0.9 + pool)))
      const heat = Math.min(1, Math.max(0, 0.24 + ((red - blue) / most) * 1))
      // Half a wash of its own hue keeps forests green and lava red without painting them.
      for (let k = 0; k < 3; k++) {
        const ink = cool[k]! + (warm[k]! - cool[k]!) * heat
        const own = 0.3 + 0.7 * ((k === 0 ? red : k === 1 ? green : blue) / most)
        const left = 1 - depth * (1 - ink * (0.5 + 0.5 * own))
        const plane = k === 0 ? sheet.red : k === 1 ? sheet.green : sheet.blue
        plane[i] = plane[i]! * left
      }
    }
  }
}

function hatch(sheet: Paint, flow: Flow, tone: Float32Array, { view, scene }: Plate) {
  const { width, height, unit } = view
  const context = createCanvas(width, height).getContext('2d')
  context.lineCap = 'round'
  const gap = Math.max(3, 7 * unit)
  for (const pass of [0, 1] as const) {
    const limit = pass === 0 ? 0.33 : 0.17
    context.strokeStyle = `rgba(${pen[0]},${pen[1]},${pen[2]},${pass === 0 ? 0.5 : 0.45})`
    context.lineWidth = Math.max(0.6, 1.25 * unit)
    for (let row = 0; row * gap < height; row++) {
      for (let column = 0; column * gap < width; column++) {
        const x = (column + speckle(column, row, scene.seed + pass * 7)) * gap
        const y = (row + speckle(column, row, scene.seed + pass * 7 + 1)) * gap
        if (x >= width || y >= height) continue
        const dark = limit - tone[Math.floor(y) * width + Math.floor(x)]!
        if (dark <= 0) continue
        const f =
          Math.min(flow.height - 1, Math.floor(y / flow.step)) * flow.width +
          Math.min(flow.width - 1, Math.floor(x / flow.step))
        // Down and to the left, turned towards the way things run.
        let dx = -0.55 + flow.x[f]! * 0.5 * Math.sign(-flow.x[f]! || 1)
        let dy = pass === 0 ? 0.83 : -0.5
        dy += flow.y[f]! * 0.4 * Math.sign(flow.y[f]! * dy || 1)
        const length = Math.hypot(dx, dy) || 1
        const half = gap * (0.7 + Math.min(1, dark * 3) * 0.9)
        dx = (dx / length) * half
        dy = (dy / length) * half
        context.beginPath()
        context.moveTo(x - dx, y - dy)
        context.quadraticCurveTo(x + dy * 0.12, y - dx * 0.12, x + dx, y + dy)
        context.stroke()
      }
    }
  }
  drawOver(sheet, (target) => target.drawImage(context.canvas, 0, 0))
}
