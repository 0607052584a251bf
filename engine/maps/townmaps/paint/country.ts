import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../../../paint/colour.ts'
import { noise, speckle } from '../../../paint/noise.ts'
import { centroid, extent, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Field, Tree } from '../scene.ts'
import { type Brush, ringPath } from './brush.ts'

/** Fields with their furrows, orchards and vines in rows. */
export function paintFields(brush: Brush): void {
  for (const field of brush.scene.fields) paintField(brush, field)
}

function paintField(brush: Brush, field: Field): void {
  const { context, palette, scene } = brush
  const path = ringPath([field.outline])
  const [cx, cy] = centroid(field.outline)
  const lot = speckle(Math.round(cx), Math.round(cy), scene.seed)
  const base = shade(palette.crops[field.crop], (lot - 0.5) * 0.05)
  context.save()
  context.fillStyle = css(base, 0.86)
  context.fill(path)
  context.clip(path)
  if (field.crop !== 'pasture' && field.crop !== 'orchard') {
    const every = field.crop === 'vines' ? 10 : Math.max(5.2, 2.6 / brush.scale)
    furrows(
      brush,
      field,
      every,
      css(mix(base, palette.ink, field.crop === 'fallow' ? 0.42 : 0.3), 0.5),
      brush.pen(field.crop === 'vines' ? 2.2 : 0.9),
      0,
    )
    furrows(brush, field, every * 3, css(mix(base, [255, 246, 205], 0.5), 0.32), brush.pen(1.6), every * 0.5)
    if (field.crop === 'vines') furrows(brush, field, every, css(palette.leaves[1]!, 0.75), brush.pen(3), 0, [3.4, 2.6])
  }
  context.restore()
  context.strokeStyle = css(mix(base, palette.ink, 0.55), 0.55)
  context.lineWidth = brush.pen(1)
  context.stroke(path)
  if (isOrchard(field)) paintTrees(brush, rowsOf(brush, field), 0.8)
  if (field.crop === 'pasture') flock(brush, field)
}

function furrows(
  brush: Brush,
  field: Field,
  every: number,
  colour: string,
  width: number,
  shift: number,
  dash?: number[],
): void {
  const { context } = brush
  const box = extent(field.outline)
  const [cx, cy] = centroid(field.outline)
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 + every
  const angle = (field.angle * Math.PI) / 180
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash(dash ?? [])
  context.beginPath()
  for (let off = -reach + shift; off < reach; off += every) {
    const sway = (noise(off / 19, cx, brush.scene.seed) - 0.5) * every * 0.5
    const [x, y] = [cx - uy * (off + sway), cy + ux * (off + sway)]
    context.moveTo(x - ux * reach, y - uy * reach)
    context.lineTo(x + ux * reach, y + uy * reach)
  }
  context.stroke()
  context.setLineDash([])
}

export const isOrchard = (field: Field): boolean => field.crop === 'orchard'

/** The trees of an orchard, in its rows. */
export function rowsOf(brush: Brush, field: Field): Tree[] {
  const out: Tree[] = []
  const box = extent(field.outline)
  const [cx, cy] = centroid(field.outline)
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2
  const angle = (field.angle * Math.PI) / 180
  const step = 17
  for (let v = -reach; v < reach; v += step) {
    for (let u = -reach; u < reach; u += step) {
      const jitter = (salt: number) => (speckle(Math.round(u), Math.round(v), brush.scene.seed + salt) - 0.5) * 3
      const x = cx + Math.cos(angle) * u - Math.sin(angle) * v + jitter(1)
      const y = cy + Math.sin(angle) * u + Math.cos(angle) * v + jitter(2)
      if ([0, 2, 4].every((k) => within([field.outline], x + Math.cos(k * 1.57) * 6, y + Math.sin(k * 1.57) * 6))) {
        out.push([x, y, 5 + jitter(3) * 0.3])
      }
    }
  }
  return out
}

/** A few sheep. */
function flock(brush: Brush, field: Field): void {
  const { context, palette, scene } = brush
  if (scene.dress.season === 'winter') return
  const box = extent(field.outline)
  for (let i = 0; i < 9; i++) {
    const x = box.left + speckle(i, Math.round(box.left), scene.seed + 71) * (box.right - box.left)
    const y = box.top + speckle(i, Math.round(box.top), scene.seed + 72) * (box.bottom - box.top)
    if (!within([field.outline], x, y)) continue
    context.fillStyle = css(palette.shadow, 0.3)
    context.beginPath()
    context.ellipse(x + 0.8, y + 1, 2.6, 1.8, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = css([236, 228, 208])
    context.beginPath()
    context.ellipse(x, y, 2.4, 1.6, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** Trees of a wood, on a trembling grid inside its outline. */
export function woodland(brush: Brush, wood: Ring): Tree[] {
  const out: Tree[] = []
  const box = extent(wood)
  const step = Math.max(17, 6.4 / brush.scale)
  const salt = Math.round(box.left + box.top * 3)
  for (let row = 0; box.top + row * step * 0.84 < box.bottom; row++) {
    for (let column = -1; box.left + column * step < box.right; column++) {
      const x = box.left + (column + (row % 2) * 0.5 + (speckle(column, row, salt) - 0.5) * 0.7) * step
      const y = box.top + (row * 0.84 + (speckle(column, row, salt + 1) - 0.5) * 0.6) * step
      if (x < -20 || y < -20 || x > brush.scene.width + 20 || y > brush.scene.height + 20) continue
      if (!within([wood], x, y)) continue
      out.push([x, y, step * (0.5 + speckle(column, row, salt + 2) * 0.22)])
    }
  }
  return out
}

/** Trees from the back of the sheet to the front, each with its shadow. */
export function paintTrees(brush: Brush, trees: readonly Tree[], strength = 1): void {
  const { context, scene, palette, cast } = brush
  const stamps = stampsOf(brush)
  const sorted = [...trees].sort((a, b) => a[1] - b[1])
  context.fillStyle = css(palette.shadow, 0.34 * strength)
  context.beginPath()
  for (const [x, y, radius] of sorted) {
    const [dx, dy] = [cast[0] * radius * 1.35, cast[1] * radius * 1.35]
    context.moveTo(x + dx + radius, y + dy)
    context.ellipse(x + dx, y + dy, radius, radius * 0.92, 0, 0, Math.PI * 2)
  }
  context.fill('nonzero')
  for (const [x, y, radius] of sorted) {
    const pick = Math.floor(speckle(Math.round(x * 3), Math.round(y * 3), scene.seed + 81) * stamps.length)
    const size = radius * 2.5
    context.drawImage(stamps[pick]!, x - size / 2, y - size / 2, size, size)
  }
}

const drawnStamps = new WeakMap<Brush, Canvas[]>()

function stampsOf(brush: Brush): Canvas[] {
  const found = drawnStamps.get(brush)
  if (found) return found
  // About the size they are used at: Skia does not average when it shrinks.
  const px = Math.max(10, Math.min(64, Math.round(8 * 2.5 * brush.scale * 1.15)))
  const palm = brush.scene.dress.land === 'desert'
  const made: Canvas[] = []
  for (let i = 0; i < 15; i++)
    made.push(palm ? palmStamp(brush, px, i) : brush.palette.bare ? bareStamp(brush, px, i) : crownStamp(brush, px, i))
  drawnStamps.set(brush, made)
  return made
}

function crown(r: number, lobes: number, salt: number): Point[] {
  const count = 36
  return Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2
    const lobe = 0.86 + 0.14 * Math.abs(Math.sin((turn * lobes) / 2 + salt)) + (speckle(i, salt, 5) - 0.5) * 0.1
    return [Math.cos(turn) * r * lobe, Math.sin(turn) * r * lobe]
  })
}

function crownStamp(brush: Brush, px: number, i: number): Canvas {
  const canvas = createCanvas(px, px)
  const context = canvas.getContext('2d')
  context.translate(px / 2, px / 2)
  const r = px * 0.4
  const base = shade(brush.palette.leaves[i % brush.palette.leaves.length]!, (speckle(i, 3, 17) - 0.5) * 0.07)
  const outline = crown(r, 5 + (i % 4), i)
  const path = ringPath([outline])
  const glow = context.createRadialGradient(-r * 0.4, -r * 0.45, r * 0.05, 0, 0, r * 1.15)
  glow.addColorStop(0, css(mix(shade(base, 0.1), [250, 235, 170], 0.18)))
  glow.addColorStop(0.5, css(base))
  glow.addColorStop(1, css(mix(base, brush.palette.ink, 0.46)))
  context.fillStyle = glow
  context.fill(path)
  context.clip(path)
  for (let k = 0; k < 7; k++) {
    const turn = speckle(i, k, 91) * 6.28
    const far = speckle(i, k, 92) * r * 0.72
    const dot = r * (0.16 + 0.2 * speckle(i, k, 93))
    const lit = -Math.cos(turn) - Math.sin(turn)
    context.fillStyle = css(lit > 0 ? mix(base, [255, 244, 190], 0.4) : mix(base, brush.palette.ink, 0.4), 0.34)
    context.beginPath()
    context.arc(Math.cos(turn) * far, Math.sin(turn) * far, dot, 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = css(mix(base, brush.palette.ink, 0.75), 0.85)
  context.lineWidth = Math.max(0.9, px * 0.055)
  context.stroke(path)
  return canvas
}

function bareStamp(brush: Brush, px: number, i: number): Canvas {
  if (i % 3 === 0) return firStamp(px, i)
  const canvas = createCanvas(px, px)
  const context = canvas.getContext('2d')
  context.translate(px / 2, px / 2)
  const r = px * 0.4
  context.lineCap = 'round'
  const twig = (x: number, y: number, turn: number, length: number, width: number) => {
    const [x2, y2] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
    context.lineWidth = width
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x2, y2)
    context.stroke()
    if (length < r * 0.24) return
    twig(x2, y2, turn - 0.55, length * 0.6, width * 0.7)
    twig(x2, y2, turn + 0.5, length * 0.6, width * 0.7)
  }
  context.fillStyle = css(mix(brush.palette.leaves[i % 3]!, [236, 238, 242], 0.55), 0.5)
  context.fill(ringPath([crown(r * 0.92, 6, i)]))
  context.strokeStyle = css(mix(brush.palette.timber, brush.palette.ink, 0.6), 0.9)
  for (let k = 0; k < 5; k++) twig(0, 0, (k / 5) * 6.28 + i, r * 0.46, Math.max(0.7, px * 0.05))
  return canvas
}

function firStamp(px: number, i: number): Canvas {
  const canvas = createCanvas(px, px)
  const context = canvas.getContext('2d')
  context.translate(px / 2, px / 2)
  const r = px * 0.4
  for (const [size, tone] of [
    [1, [72, 94, 84] as Rgb],
    [0.68, [110, 130, 122] as Rgb],
    [0.36, [214, 224, 228] as Rgb],
  ] as const) {
    const star: Ring = Array.from({ length: 18 }, (_, k): Point => {
      const turn = (k / 18) * Math.PI * 2 + i
      const far = r * size * (k % 2 === 0 ? 1 : 0.72)
      return [Math.cos(turn) * far, Math.sin(turn) * far]
    })
    context.fillStyle = css(tone)
    context.fill(ringPath([star]))
  }
  return canvas
}

function palmStamp(brush: Brush, px: number, i: number): Canvas {
  const canvas = createCanvas(px, px)
  const context = canvas.getContext('2d')
  context.translate(px / 2, px / 2)
  const r = px * 0.44
  const base = brush.palette.leaves[i % 3]!
  for (let k = 0; k < 7; k++) {
    const turn = (k / 7) * Math.PI * 2 + i * 0.7
    const lit = -Math.cos(turn) - Math.sin(turn)
    context.fillStyle = css(lit > 0 ? shade(base, 0.06) : mix(base, brush.palette.ink, 0.25))
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(
      Math.cos(turn - 0.35) * r * 0.7,
      Math.sin(turn - 0.35) * r * 0.7,
      Math.cos(turn) * r,
      Math.sin(turn) * r,
    )
    context.quadraticCurveTo(Math.cos(turn + 0.35) * r * 0.7, Math.sin(turn + 0.35) * r * 0.7, 0, 0)
    context.fill()
  }
  return canvas
}
