import type { OwnStyle } from '../../contract/own-styles.ts'
import { blur, type Field, field } from '../paint/field.ts'
import type { Lab } from './lab.ts'
import { LINE_MIN, lineRadii, quantilesOf } from './measure.ts'
import { darkLines, lightLines } from './spread.ts'

type Lines = OwnStyle['lines']['dark']

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** Half the width of a style's lines, px of a picture of 512 px: the mean over its lines. */
export function reachOf({ share }: Lines): number {
  return lineRadii.reduce((sum, r, k) => sum + r * share[k]!, 0) / Math.max(1e-6, sumOf(share))
}

/** Most of a picture that lines are drawn on. */
const DRAWN_MAX = 0.16

interface Pen {
  unit: number
  /** Where nobody should be drawn upon or filled in: faces. 0-1. */
  spared: Float32Array
  /** Where what is in the picture stands before its ground, 0-1, if anybody knows. */
  outline: () => Float32Array | undefined
}

/**
 * Brings the lines of a picture to those of a style: where the style has more, edges are drawn in its line colour and width
 * (difference of Gaussians; Winnemöller, "XDoG", 2011), as many as it has; where it has fewer, thin ones are filled with what
 * they lie on.
 */
export function drawLines(lab: Lab, side: 'dark' | 'light', wanted: Lines, own: Lines, pen: Pen): void {
  const [want, has] = [sumOf(wanted.share), sumOf(own.share)]
  if (want > has * 1.15 + 0.004) addLines(lab, side, wanted, Math.min(DRAWN_MAX, want - has), pen)
  else if (has > want * 1.3 + 0.01) fillLines(lab, side, 1 - want / has, pen)
}

function addLines(lab: Lab, side: 'dark' | 'light', wanted: Lines, share: number, pen: Pen): void {
  const { width, height, l } = lab
  const reach = reachOf(wanted) * pen.unit
  const light: Field = { width, height, values: l }
  const fine = blur(light, Math.max(1, reach * 0.6), 2).values
  const broad = blur(light, Math.max(2, reach * 1.9), 2).values
  const ridge = field(width, height)
  const sign = side === 'dark' ? 1 : -1
  const outline = pen.outline()
  for (let y = 0; y < height; y++) ridgeRow(ridge, fine, broad, { spared: pen.spared, outline }, sign, y)
  const from = quantilesOf(ridge.values, 401)[Math.round(400 * (1 - share))]!
  if (from >= 0.999) return
  const depth = Math.max(...wanted.depth)
  const soft = Math.max(0.004, from * 0.5)
  const opacity = Math.min(0.95, 0.35 + depth * 1.6)
  for (let y = 0; y < height; y++) inkRow(lab, ridge, wanted.colour, from, soft, opacity, y)
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function ridgeRow(
  { width, values }: Field,
  fine: Float32Array,
  broad: Float32Array,
  { spared, outline }: { spared: Float32Array; outline: Float32Array | undefined },
  sign: number,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const ridge = (broad[i]! - fine[i]!) * sign * 3 + (outline ? outline[i]! * 0.5 : 0)
    values[i] = Math.min(1, Math.max(0, ridge * (1 - 0.45 * spared[i]!)))
  }
}

function inkRow(
  { width, l, a, b }: Lab,
  { values }: Field,
  colour: Lines['colour'],
  from: number,
  soft: number,
  opacity: number,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const over = (values[i]! - from) / soft + 0.5
    if (over <= 0) continue
    const ink = Math.min(1, over) * opacity
    l[i]! += (colour[0] - l[i]!) * ink
    a[i]! += (colour[1] - a[i]!) * ink
    b[i]! += (colour[2] - b[i]!) * ink
  }
}

function fillLines(lab: Lab, side: 'dark' | 'light', part: number, { unit, spared }: Pen): void {
  const { width, height, l, a, b } = lab
  const light: Field = { width, height, values: l }
  const hat = side === 'dark' ? darkLines(light, Math.round(2 * unit)) : lightLines(light, Math.round(2 * unit))
  const sign = side === 'dark' ? 1 : -1
  const share = Math.min(0.85, part)
  const soft = 4 * unit
  const softA = blur({ width, height, values: a }, soft, 1).values
  const softB = blur({ width, height, values: b }, soft, 1).values
  for (let i = 0; i < l.length; i++) {
    const depth = hat.values[i]!
    if (depth < LINE_MIN / 3) continue
    const by = share * (1 - 0.8 * spared[i]!)
    l[i]! += sign * depth * by
    const stain = by * Math.min(1, depth / 0.3)
    a[i]! += (softA[i]! - a[i]!) * stain
    b[i]! += (softB[i]! - b[i]!) * stain
  }
}
