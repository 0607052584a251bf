import { blur, type Field, field } from './field.ts'
import { grain } from './grain.ts'
import { speckle } from './noise.ts'
import { drawOver, paint } from './picture.ts'
import type { Relief } from './relief.ts'

const side = 196

/** How far the edges of leaves stray along the picture, by place on the other axis (units). */
export const strayOf = (at: number, isDown: boolean): number => 5 * (isDown ? grain(3, at / 40) : grain(at / 40, 3))

/** What the leaf of gold is like that a place lies in; filled by `findLeaf`. */
export const leaf = { tone: 0, seam: 0 }

/** The leaf of gold at a place (units), whose edges stray by `strayOf`: how it differs in tone, and 1 on the seam where two overlap. */
export function findLeaf(x: number, y: number, strayX: number, strayY: number, seed: number): void {
  const row = Math.floor((y + strayX) / side)
  const along = x + speckle(row, 7, seed) * side + strayY
  const column = Math.floor(along / side)
  const edge = Math.min(along - column * side, y + strayX - row * side)
  leaf.seam = edge < 5 ? 1 : 0
  leaf.tone = (speckle(column, row, seed + 3) - 0.5) * 0.13 + leaf.seam * 0.07
}

const cell = 58

/** Where cracks begin, one place a cell, a few cells beyond the picture: x and y in turn, units. */
export interface Cracked {
  columns: number
  places: Float32Array
  shift: number
}

const BEYOND = 2

export function crackedOf(wide: number, high: number, seed: number): Cracked {
  const columns = Math.ceil((wide + 30) / cell) + 2 * BEYOND
  const rows = Math.ceil((high + 30) / cell) + 2 * BEYOND
  const places = new Float32Array(columns * rows * 2)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const [column, row] = [c - BEYOND, r - BEYOND]
      places[(r * columns + c) * 2] = (column + speckle(column, row, seed)) * cell
      places[(r * columns + c) * 2 + 1] = (row + speckle(column, row, seed + 9)) * cell
    }
  }
  return { columns, places, shift: seed % 13 }
}

/** Fine cracks where the ground under the leaf has shrunk, 0-1. */
export function cracks(x: number, y: number, { columns, places, shift }: Cracked): number {
  const where = grain(x / 150 + shift, y / 150)
  if (where < 0.5) return 0
  const wx = x + 26 * grain(x / 24, y / 24)
  const wy = y + 26 * grain(x / 24 + 31, y / 24)
  const column = Math.floor(wx / cell) + BEYOND
  const row = Math.floor(wy / cell) + BEYOND
  let first = Infinity
  let second = Infinity
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const at = (r * columns + c) * 2
      const dx = wx - places[at]!
      const dy = wy - places[at + 1]!
      const d = dx * dx + dy * dy
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
  }
  return Math.sqrt(second) - Math.sqrt(first) < 2.2 ? Math.min(1, (where - 0.5) * 9) : 0
}

/** What is punched and incised into the gold, 0-1: a nimbus with rays behind the focus, a diaper of lozenges elsewhere. */
export function tooling({ frame, scale }: Relief, [fx, fy]: readonly [number, number], nimbus: number): Field {
  const { width, height } = frame
  const plate = paint(width, height)
  const [wide, high] = [width / scale, height / scale]
  drawOver(plate, (pen) => {
    pen.scale(scale, scale)
    pen.strokeStyle = '#fff'
    pen.fillStyle = '#fff'
    const dot = (x: number, y: number, r: number) => {
      pen.moveTo(x + r, y)
      pen.arc(x, y, r, 0, Math.PI * 2)
    }
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, wide, high)
    pen.arc(fx, fy, nimbus, 0, Math.PI * 2)
    pen.clip('evenodd')
    diaper(pen, wide, high, dot)
    pen.restore()
    pen.lineWidth = 3
    for (const r of [nimbus, nimbus - 34]) {
      pen.beginPath()
      pen.arc(fx, fy, r, 0, Math.PI * 2)
      pen.stroke()
    }
    pen.beginPath()
    const punches = 2 * Math.round(nimbus / 7.5)
    for (let k = 0; k < punches; k++) {
      const turn = (k / punches) * Math.PI * 2
      dot(fx + Math.cos(turn) * (nimbus - 17), fy + Math.sin(turn) * (nimbus - 17), 6.5)
      if (k % 2 === 0) dot(fx + Math.cos(turn) * (nimbus + 16), fy + Math.sin(turn) * (nimbus + 16), 4)
    }
    pen.fill()
    pen.lineWidth = 2.2
    pen.beginPath()
    for (let k = 0; k < 48; k++) {
      const turn = ((k + 0.5) / 48) * Math.PI * 2
      const from = nimbus * (k % 2 === 0 ? 0.22 : 0.48)
      pen.moveTo(fx + Math.cos(turn) * from, fy + Math.sin(turn) * from)
      pen.lineTo(fx + Math.cos(turn) * (nimbus - 44), fy + Math.sin(turn) * (nimbus - 44))
    }
    pen.stroke()
  })
  const values = plate.red.map((v) => v / 255)
  const out = field(width, height)
  out.values.set(values)
  return blur(out, Math.max(1, scale), 1)
}

type Pen = Parameters<Parameters<typeof drawOver>[1]>[0]

/** Lozenges with a flower of five punches in each. */
function diaper(pen: Pen, wide: number, high: number, dot: (x: number, y: number, r: number) => void): void {
  const pitch = 78
  pen.lineWidth = 2.2
  pen.beginPath()
  for (let at = -high; at < wide + high; at += pitch) {
    pen.moveTo(at, 0)
    pen.lineTo(at + high, high)
    pen.moveTo(at, 0)
    pen.lineTo(at - high, high)
  }
  pen.stroke()
  pen.beginPath()
  for (let row = 0; row * pitch * 0.5 < high + pitch; row++) {
    for (
      let x = (row % 2) * pitch * 0.5 - pitch * (Math.ceil(high / pitch) - high / pitch);
      x < wide + pitch;
      x += pitch
    ) {
      const y = row * pitch * 0.5
      dot(x, y, 4)
      for (const [dx, dy] of [
        [9, 0],
        [-9, 0],
        [0, 9],
        [0, -9],
      ] as const)
        dot(x + dx, y + dy, 3.4)
    }
  }
  pen.fill()
}
