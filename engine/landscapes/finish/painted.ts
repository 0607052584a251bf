import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Checkpoint } from '../../generator.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { speckle } from '../../paint/noise.ts'
import { canvasOf, developed, type Paint, type Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { type Flow, flowOf } from './flow.ts'
import { rawPaint } from './tones.ts'

/** Oils: an underpainting of even touches, broad strokes that follow the forms, finer ones where there is more to tell. */
export function paintedLandscape(plate: Plate, checkpoint: Checkpoint): Picture {
  const { view, scene } = plate
  const { unit } = view
  const raw = rawPaint(plate)
  const soft = kuwahara(raw, Math.max(1, 3 * unit))
  checkpoint(0.25, 'Brushwork')
  const step = Math.max(1, Math.round(3 * unit))
  const flow = flowOf(soft, step, 3)
  const board = canvasOf(developed(soft))
  const pen = board.getContext('2d')
  pen.lineCap = 'round'
  const seed = scene.seed
  touches(pen, soft, flow, {
    gap: 8.5 * unit,
    long: 26 * unit,
    wide: 8 * unit,
    from: -1,
    to: 0.3,
    alpha: 0.5,
    vary: 13,
    seed,
  })
  checkpoint(0.5, 'Brushwork')
  touches(pen, soft, flow, {
    gap: 5 * unit,
    long: 13 * unit,
    wide: 4 * unit,
    from: 0.07,
    to: 0.62,
    alpha: 0.62,
    vary: 15,
    seed: seed + 1,
  })
  checkpoint(0.75, 'Varnish')
  return varnished(pen, raw, flow, view.width, view.height, unit)
}

interface Brush {
  /** px between strokes, their length and width. */
  gap: number
  long: number
  wide: number
  /** Only where detail lies between these. */
  from: number
  to: number
  alpha: number
  /** How far a stroke's lightness strays, of 255. */
  vary: number
  seed: number
}

function touches(pen: SKRSContext2D, source: Paint, flow: Flow, brush: Brush) {
  const { width, height, red, green, blue } = source
  const rows = Math.ceil(height / brush.gap)
  const columns = Math.ceil(width / brush.gap)
  // In four passes over scattered cells, so that strokes do not lie like tiles.
  for (let pass = 0; pass < 4; pass++) {
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const dice = speckle(column, row, brush.seed)
        if (Math.floor(dice * 4) !== pass) continue
        const x = (column + speckle(column, row, brush.seed + 1)) * brush.gap
        const y = (row + speckle(column, row, brush.seed + 2)) * brush.gap
        if (x >= width || y >= height) continue
        const f =
          Math.min(flow.height - 1, Math.floor(y / flow.step)) * flow.width +
          Math.min(flow.width - 1, Math.floor(x / flow.step))
        const detail = flow.detail[f]!
        if (detail < brush.from || detail > brush.to) continue
        const i = Math.floor(y) * width + Math.floor(x)
        const shift = (speckle(column, row, brush.seed + 3) - 0.5) * brush.vary
        const warm = (speckle(column, row, brush.seed + 4) - 0.5) * brush.vary * 0.5
        const turn = (dice * 4 - pass - 0.5) * 0.34
        const dx = flow.x[f]! * Math.cos(turn) - flow.y[f]! * Math.sin(turn)
        const dy = flow.x[f]! * Math.sin(turn) + flow.y[f]! * Math.cos(turn)
        const half = brush.long * (0.35 + 0.3 * dice) * (1 - detail * 0.6)
        const tone = 1 + shift / 128
        pen.strokeStyle = `rgba(${(red[i]! * tone + warm) | 0},${(green[i]! * tone) | 0},${(blue[i]! * tone - warm) | 0},${brush.alpha})`
        pen.lineWidth = brush.wide * (0.6 + 0.8 * dice)
        pen.beginPath()
        pen.moveTo(x - dx * half, y - dy * half)
        pen.lineTo(x + dx * half, y + dy * half)
        pen.stroke()
      }
    }
  }
}

/** Sharp things kept sharp, the grain of bristles and canvas, corners a little darker. */
function varnished(pen: SKRSContext2D, raw: Paint, flow: Flow, width: number, height: number, unit: number): Picture {
  const { data } = pen.getImageData(0, 0, width, height)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const v = y / height - 0.5
    const row = Math.min(flow.height - 1, Math.floor(y / flow.step)) * flow.width
    for (let x = 0; x < width; x++, i++, p += 4) {
      const u = x / width - 0.5
      const f = row + Math.min(flow.width - 1, Math.floor(x / flow.step))
      const keep = 0.16 + 0.62 * flow.detail[f]!
      const away = u * u + v * v
      const across = x * flow.y[f]! - y * flow.x[f]!
      const along = x * flow.x[f]! + y * flow.y[f]!
      const bristle = 1 + (grain(along / (16 * unit), across / (2.1 * unit)) - 0.5) * 0.085
      const by = (1 - away * away * 0.85) * bristle
      pixels[p] = (data[p]! + (raw.red[i]! - data[p]!) * keep) * by
      pixels[p + 1] = (data[p + 1]! + (raw.green[i]! - data[p + 1]!) * keep) * by
      pixels[p + 2] = (data[p + 2]! + (raw.blue[i]! - data[p + 2]!) * keep) * by
      pixels[p + 3] = 255
    }
  }
  return { width, height, pixels }
}
