import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from './colour.ts'

/** Inks of a poster. */
export interface Inks {
  paper: Rgb
  line: Rgb
  gold: Rgb
  panel: Rgb
  halo: Rgb
  band: Rgb
  frame: Rgb
}

const common = { paper: [243, 231, 203], line: [48, 32, 28], gold: [222, 178, 92] } as const

/** What a printer had: each goes with other things and grounds. */
export const inkSets: readonly Inks[] = [
  { ...common, panel: [176, 190, 150], halo: [236, 222, 178], band: [86, 120, 96], frame: [62, 84, 66] },
  { ...common, panel: [206, 160, 116], halo: [240, 214, 166], band: [138, 66, 44], frame: [108, 54, 40] },
  {
    ...common,
    gold: [204, 186, 130],
    panel: [160, 164, 176],
    halo: [220, 214, 204],
    band: [92, 84, 116],
    frame: [66, 60, 82],
  },
  { ...common, panel: [164, 184, 200], halo: [240, 226, 190], band: [62, 84, 124], frame: [50, 62, 92] },
  { ...common, panel: [232, 188, 120], halo: [246, 222, 160], band: [36, 108, 116], frame: [118, 56, 40] },
  { ...common, panel: [148, 176, 172], halo: [240, 220, 172], band: [150, 70, 60], frame: [44, 78, 82] },
]

export const motifs = ['leaf', 'star', 'shield'] as const
export type Motif = (typeof motifs)[number]

export const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** A disc with a wreath of motifs and rays, its centre and outer radius in px. */
export function drawHalo(
  pen: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  inks: Inks,
  motif: Motif,
  unit: number,
): void {
  const band = radius * 0.16
  const behind = createCanvas(pen.canvas.width, pen.canvas.height)
  behind.getContext('2d').drawImage(pen.canvas, 0, 0)
  const disc = (r: number, colour: Rgb) => {
    pen.beginPath()
    pen.arc(x, y, Math.max(0, r), 0, Math.PI * 2)
    pen.fillStyle = css(colour)
    pen.fill()
  }
  disc(radius + 5 * unit, inks.line)
  disc(radius, inks.gold)
  disc(radius - band * 0.16, inks.line)
  disc(radius - band * 0.16 - 2.4 * unit, inks.band)
  disc(radius - band * 0.9, inks.line)
  disc(radius - band * 0.9 - 2.4 * unit, inks.gold)
  disc(radius - band * 1.06, inks.line)
  // Within the wreath the place is seen, as through a veil.
  pen.save()
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius - band * 1.06 - 3 * unit), 0, Math.PI * 2)
  pen.clip()
  pen.drawImage(behind, 0, 0)
  pen.fillStyle = css(inks.halo, 0.66)
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  pen.restore()
  pen.save()
  pen.translate(x, y)
  const count = 20
  for (let k = 0; k < count; k++) {
    pen.save()
    pen.rotate(((k + 0.5) / count) * Math.PI * 2)
    pen.translate(0, -(radius - band * 0.54))
    pen.fillStyle = css(inks.gold)
    pen.strokeStyle = css(inks.line)
    pen.lineWidth = 1.6 * unit
    drawMotif(pen, motif, band * 0.3)
    pen.restore()
    pen.save()
    pen.rotate((k / count) * Math.PI * 2)
    pen.beginPath()
    pen.arc(0, -(radius - band * 0.54), band * 0.1, 0, Math.PI * 2)
    pen.fillStyle = css(inks.halo)
    pen.fill()
    pen.restore()
  }
  pen.strokeStyle = css(mixed(inks.halo, inks.line, 0.28))
  pen.lineWidth = 1.6 * unit
  const edge = radius - band * 1.12
  for (let k = 0; k < 72; k++) {
    const angle = (k / 72) * Math.PI * 2
    const from = edge * (k % 2 === 1 ? 0.9 : 0.78)
    pen.beginPath()
    pen.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
    pen.lineTo(Math.cos(angle) * edge, Math.sin(angle) * edge)
    pen.stroke()
  }
  pen.restore()
}

function drawMotif(pen: SKRSContext2D, motif: Motif, s: number): void {
  if (motif === 'star') {
    pen.beginPath()
    for (let k = 0; k < 16; k++) {
      const angle = (k / 16) * Math.PI * 2
      const r = k % 2 === 1 ? s * 0.42 : k % 4 === 2 ? s * 0.7 : s * 1.15
      pen.lineTo(Math.sin(angle) * r, -Math.cos(angle) * r)
    }
    pen.closePath()
    pen.fill()
    pen.stroke()
  } else if (motif === 'shield') {
    pen.beginPath()
    pen.moveTo(-s * 0.7, -s * 0.9)
    pen.lineTo(s * 0.7, -s * 0.9)
    pen.quadraticCurveTo(s * 0.8, s * 0.4, 0, s * 1.1)
    pen.quadraticCurveTo(-s * 0.8, s * 0.4, -s * 0.7, -s * 0.9)
    pen.fill()
    pen.stroke()
    pen.beginPath()
    pen.moveTo(0, -s * 0.9)
    pen.lineTo(0, s)
    pen.stroke()
  } else {
    for (const angle of [-0.95, 0.95, 0]) {
      pen.save()
      pen.translate(0, s * 0.9)
      pen.rotate(angle)
      leaf(pen, s * 0.75, s * (angle === 0 ? 2 : 1.5))
      pen.restore()
    }
  }
}

function leaf(pen: SKRSContext2D, wide: number, long: number): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(-wide, -long * 0.6, 0, -long)
  pen.quadraticCurveTo(wide, -long * 0.6, 0, 0)
  pen.fill()
  pen.stroke()
}

/** A border with hollowed corners, leaves in them, and a running pattern of lozenges and dots. */
export function drawFrame(pen: SKRSContext2D, width: number, height: number, inks: Inks, unit: number): void {
  const margin = 40 * unit
  const corner = 74 * unit
  pen.beginPath()
  pen.rect(0, 0, width, height)
  hollowed(pen, width, height, margin, corner)
  pen.fillStyle = css(inks.frame)
  pen.fill('evenodd')
  pen.strokeStyle = css(inks.line)
  pen.lineWidth = 5 * unit
  pen.beginPath()
  hollowed(pen, width, height, margin, corner)
  pen.stroke()
  pen.lineWidth = 2 * unit
  pen.strokeRect(12 * unit, 12 * unit, width - 24 * unit, height - 24 * unit)
  pen.strokeStyle = css(inks.gold)
  pen.lineWidth = 3 * unit
  pen.strokeRect(17 * unit, 17 * unit, width - 34 * unit, height - 34 * unit)
  const corners = [
    [margin, margin],
    [width - margin, margin],
    [width - margin, height - margin],
    [margin, height - margin],
  ] as const
  for (const [k, [x, y]] of corners.entries()) {
    pen.save()
    pen.translate(x, y)
    pen.rotate((k * Math.PI) / 2)
    pen.strokeStyle = css(inks.line)
    pen.lineWidth = 1.8 * unit
    pen.fillStyle = css(inks.gold)
    for (const [turn, size] of [
      [0.785, 1],
      [0.25, 0.72],
      [1.32, 0.72],
    ] as const) {
      pen.save()
      pen.rotate(turn + Math.PI / 2)
      leaf(pen, 13 * unit * size, 46 * unit * size)
      pen.restore()
    }
    pen.beginPath()
    pen.arc(4 * unit, 4 * unit, 9 * unit, 0, Math.PI * 2)
    pen.fillStyle = css(inks.band)
    pen.fill()
    pen.stroke()
    pen.restore()
  }
  pen.fillStyle = css(inks.gold)
  const edge = 28.5 * unit
  const along = margin + corner
  running(pen, along, edge, width - along, edge, unit)
  running(pen, along, height - edge, width - along, height - edge, unit)
  running(pen, edge, along, edge, height - along, unit)
  running(pen, width - edge, along, width - edge, height - along, unit)
}

/** A rectangle whose corners bend inwards. */
function hollowed(pen: SKRSContext2D, width: number, height: number, m: number, r: number): void {
  const q = r * 0.25
  pen.moveTo(m + r, m)
  pen.lineTo(width - m - r, m)
  pen.quadraticCurveTo(width - m - q, m + q, width - m, m + r)
  pen.lineTo(width - m, height - m - r)
  pen.quadraticCurveTo(width - m - q, height - m - q, width - m - r, height - m)
  pen.lineTo(m + r, height - m)
  pen.quadraticCurveTo(m + q, height - m - q, m, height - m - r)
  pen.lineTo(m, m + r)
  pen.quadraticCurveTo(m + q, m + q, m + r, m)
  pen.closePath()
}

function running(pen: SKRSContext2D, x0: number, y0: number, x1: number, y1: number, unit: number): void {
  const long = Math.abs(x1 - x0) + Math.abs(y1 - y0)
  const count = Math.max(1, Math.round(long / (26 * unit)))
  const isUpright = x0 === x1
  for (let k = 0; k <= count; k++) {
    const x = x0 + ((x1 - x0) * k) / count
    const y = y0 + ((y1 - y0) * k) / count
    pen.beginPath()
    if (k % 2 === 1) pen.arc(x, y, 1.8 * unit, 0, Math.PI * 2)
    else {
      const [wide, high] = isUpright ? [3.7 * unit, 7.8 * unit] : [7.8 * unit, 3.7 * unit]
      pen.moveTo(x - wide, y)
      pen.lineTo(x, y - high)
      pen.lineTo(x + wide, y)
      pen.lineTo(x, y + high)
    }
    pen.fill()
  }
}
