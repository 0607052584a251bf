import { css, type Rgb } from './colour.ts'
import { type Field, field } from './field.ts'
import { speckle } from './noise.ts'
import { drawOver, type Paint } from './picture.ts'
import type { Relief } from './relief.ts'

type Pen = Parameters<Parameters<typeof drawOver>[1]>[0]

const vellum: Rgb = [236, 222, 188]
const lapis: Rgb = [34, 54, 124]
const vermilion: Rgb = [178, 48, 34]
const leaf: Rgb = [226, 178, 74]
const verdigris: Rgb = [64, 128, 84]
const rose: Rgb = [206, 104, 96]
const ink: Rgb = [52, 28, 22]

const outer = 16
const inner = 74

/** A painted border: a lapis band with a vine, gold fillets, and a flower in each corner from which tendrils grow inwards. */
export function illuminatedBorder(sheet: Paint, { coverage, scale, seed }: Relief): void {
  const wide = sheet.width / scale
  const high = sheet.height / scale
  drawOver(
    sheet,
    (pen) => {
      pen.scale(scale, scale)
      band(pen, wide, high)
      for (const [from, to] of [
        [
          [inner, 45],
          [wide - inner, 45],
        ],
        [
          [inner, high - 45],
          [wide - inner, high - 45],
        ],
        [
          [45, inner],
          [45, high - inner],
        ],
        [
          [wide - 45, inner],
          [wide - 45, high - inner],
        ],
      ] as const)
        vine(pen, from, to, seed)
      fillets(pen, wide, high)
      for (const [x, y, sx, sy] of [
        [45, 45, 1, 1],
        [wide - 45, 45, -1, 1],
        [45, high - 45, 1, -1],
        [wide - 45, high - 45, -1, -1],
      ] as const) {
        pen.save()
        pen.translate(x, y)
        pen.scale(sx, sy)
        corner(pen)
        pen.restore()
      }
    },
    behindHeads(coverage, scale),
  )
}

/** Where the border is seen: crowns and raised blades break out of it at the top. */
function behindHeads({ width, height, values }: Field, scale: number): Field {
  const out = field(width, height, 1)
  const [from, to] = [Math.round((inner + 8) * scale), Math.round((width / scale - inner - 8) * scale)]
  for (let y = Math.round((outer + 4) * scale); y < (inner + 60) * scale && y < height; y++)
    for (let x = from; x < to; x++) out.values[y * width + x] = 1 - values[y * width + x]!
  return out
}

function band(pen: Pen, wide: number, high: number): void {
  const ring = (from: number, to: number, colour: Rgb) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    pen.rect(from, from, wide - 2 * from, high - 2 * from)
    pen.rect(to, to, wide - 2 * to, high - 2 * to)
    pen.fill('evenodd')
  }
  ring(0, inner, vellum)
  ring(outer, inner, lapis)
}

function fillets(pen: Pen, wide: number, high: number): void {
  for (const [at, width, colour] of [
    [outer, 9, ink],
    [outer, 6, leaf],
    [inner, 11, ink],
    [inner, 7.5, leaf],
  ] as const) {
    pen.strokeStyle = css(colour)
    pen.lineWidth = width
    pen.strokeRect(at, at, wide - 2 * at, high - 2 * at)
  }
}

type Spot = readonly [x: number, y: number]

/** A stem that winds from one end to the other, with leaves in its bends and berries between. */
function vine(pen: Pen, from: Spot, to: Spot, seed: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const bends = Math.max(2, Math.round(length / 62))
  pen.save()
  pen.translate(...(from as [number, number]))
  pen.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]))
  const swing = 11
  const step = length / bends
  pen.strokeStyle = css(leaf)
  pen.lineWidth = 3.4
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let k = 0; k < bends; k++) {
    const side = k % 2 === 0 ? 1 : -1
    pen.quadraticCurveTo((k + 0.5) * step, side * swing * 2, (k + 1) * step, 0)
  }
  pen.stroke()
  for (let k = 0; k < bends; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const x = (k + 0.5) * step
    const colour = speckle(k, Math.round(from[0] + from[1]), seed) < 0.5 ? verdigris : rose
    trefoil(pen, x, -side * 4, side > 0 ? -Math.PI / 2 : Math.PI / 2, 13, colour)
    berry(pen, (k + 1) * step - step * 0.16, side * 13, 3.6)
    berry(pen, (k + 1) * step + step * 0.16, -side * -13, 2.6)
  }
  pen.restore()
}

/** A leaf of three lobes that points along `turn`. */
function trefoil(pen: Pen, x: number, y: number, turn: number, size: number, colour: Rgb): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = css(colour)
  pen.strokeStyle = css(ink)
  pen.lineWidth = 1.6
  for (const lean of [-1.05, 1.05, 0]) {
    pen.save()
    pen.rotate(lean)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.bezierCurveTo(size * 0.3, -size * 0.55, size * 0.9, -size * 0.45, size * 1.2, 0)
    pen.bezierCurveTo(size * 0.9, size * 0.45, size * 0.3, size * 0.55, 0, 0)
    pen.fill()
    pen.stroke()
    pen.restore()
  }
  pen.strokeStyle = css(vellum, 0.9)
  pen.lineWidth = 1.4
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.lineTo(size * 0.8, 0)
  pen.stroke()
  pen.restore()
}

function berry(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = css(leaf)
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}

/** A vermilion square with a gold flower, and two tendrils that curl into the picture. */
function corner(pen: Pen): void {
  const half = 36
  pen.fillStyle = css(vermilion)
  pen.fillRect(-half, -half, half * 2, half * 2)
  for (const [width, colour] of [
    [9, ink],
    [6, leaf],
  ] as const) {
    pen.strokeStyle = css(colour)
    pen.lineWidth = width
    pen.strokeRect(-half, -half, half * 2, half * 2)
  }
  for (const mirrored of [false, true]) {
    pen.save()
    if (mirrored) pen.transform(0, 1, 1, 0, 0, 0)
    tendril(pen)
    pen.restore()
  }
  for (let k = 0; k < 4; k++) trefoil(pen, 0, 0, (k + 0.5) * (Math.PI / 2), 20, k % 2 === 0 ? leaf : vellum)
  berry(pen, 0, 0, 6)
}

function tendril(pen: Pen): void {
  const curl = () => {
    pen.beginPath()
    pen.moveTo(34, 34)
    pen.bezierCurveTo(70, 96, 120, 46, 156, 58)
    pen.bezierCurveTo(190, 70, 176, 104, 152, 96)
    pen.bezierCurveTo(138, 90, 142, 74, 156, 76)
    pen.stroke()
  }
  pen.strokeStyle = css(ink)
  pen.lineWidth = 7
  curl()
  pen.strokeStyle = css(verdigris)
  pen.lineWidth = 4.4
  curl()
  trefoil(pen, 92, 66, 0.9, 17, vermilion)
  trefoil(pen, 152, 96, 2.2, 13, lapis)
  trefoil(pen, 128, 58, -1, 11, verdigris)
  for (const [x, y] of [
    [64, 92],
    [76, 104],
    [196, 66],
  ] as const) {
    pen.fillStyle = css(ink)
    pen.beginPath()
    pen.arc(x, y, 6.2, 0, Math.PI * 2)
    pen.fill()
    berry(pen, x, y, 4.6)
  }
}
