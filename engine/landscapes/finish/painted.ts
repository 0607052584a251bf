import type { Checkpoint } from '../../paint/frame.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import type { Paint, Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { brushOver } from './brush.ts'
import { type Flow, flowOf } from './flow.ts'
import { rawPaint } from './tones.ts'

/** Oils: an underpainting of even touches, broad strokes that follow the forms, finer ones where there is more to tell. */
export function paintedLandscape(plate: Plate, checkpoint: Checkpoint): Picture {
  const { view, scene } = plate
  const { unit } = view
  const { seed } = scene
  const raw = rawPaint(plate)
  const soft = kuwahara(raw, Math.max(1, 3 * unit))
  checkpoint(0.3, 'Brushwork')
  const flow = flowOf(soft, Math.max(1, Math.round(3 * unit)), 3)
  const board: Paint = { ...soft, red: soft.red.slice(), green: soft.green.slice(), blue: soft.blue.slice() }
  const broad = { gap: 8.5 * unit, long: 26 * unit, wide: 8 * unit, from: -1, to: 0.3, alpha: 0.5, vary: 13, seed }
  brushOver(board, soft, flow, broad)
  checkpoint(0.55, 'Brushwork')
  const fine = {
    gap: 5 * unit,
    long: 13 * unit,
    wide: 4 * unit,
    from: 0.07,
    to: 0.62,
    alpha: 0.62,
    vary: 15,
    seed: seed + 1,
  }
  brushOver(board, soft, flow, fine)
  checkpoint(0.8, 'Varnish')
  return varnished(board, raw, flow, unit)
}

/** Sharp things kept sharp, the grain of bristles and canvas, corners a little darker. */
function varnished(board: Paint, raw: Paint, flow: Flow, unit: number): Picture {
  const { width, height } = board
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
      pixels[p] = (board.red[i]! + (raw.red[i]! - board.red[i]!) * keep) * by
      pixels[p + 1] = (board.green[i]! + (raw.green[i]! - board.green[i]!) * keep) * by
      pixels[p + 2] = (board.blue[i]! + (raw.blue[i]! - board.blue[i]!) * keep) * by
      pixels[p + 3] = 255
    }
  }
  return { width, height, pixels }
}
