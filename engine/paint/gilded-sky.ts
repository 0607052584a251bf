import { css, type Rgb } from './colour.ts'
import { field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { drawOver, type Paint } from './picture.ts'
import { random } from './random.ts'
import type { Relief } from './relief.ts'

/** What hour and weather a gilded page tells of, as its painter would: in enamel and leaf. */
export interface Sky {
  hour?: 'night' | 'dusk'
  storm?: boolean
  falls?: 'rain' | 'snow' | 'leaves' | 'petals'
  mist?: boolean
}

const lapis: Rgb = [26, 40, 104]
const slate: Rgb = [52, 58, 74]
const rose: Rgb = [188, 84, 62]
const gold = '#f0cc70'

type Pen = Parameters<Parameters<typeof drawOver>[1]>[0]

/** Lays hour and weather over the gold behind the figure, within the nimbus only gold. */
export function heaven(sheet: Paint, result: Relief, sky: Sky, focus: readonly [number, number], nimbus: number): void {
  const { frame, scale, coverage } = result
  const enamel = sky.hour === 'night' ? lapis : sky.storm ? slate : sky.hour === 'dusk' ? rose : undefined
  if (enamel) for (let y = 0; y < frame.height; y++) enamelRow(sheet, result, enamel, enamel === rose, focus, nimbus, y)
  const free = field(frame.width, frame.height)
  for (let i = 0; i < free.values.length; i++) free.values[i] = 1 - coverage.values[i]!
  const luck = random(result.seed + 311)
  const [wide, high] = [frame.width / scale, frame.height / scale]
  const outside = () => {
    for (let tries = 0; tries < 20; tries++) {
      const x = luck.range(90, wide - 90)
      const y = luck.range(90, high * 0.94)
      if (Math.hypot(x - focus[0], y - focus[1]) > nimbus + 26) return [x, y] as const
    }
    return [luck.range(90, wide - 90), high * 0.9] as const
  }
  drawOver(
    sheet,
    (pen) => {
      pen.scale(scale, scale)
      if (sky.hour === 'night') nightly(pen, outside, wide, focus)
      if (sky.storm) bolts(pen, wide, high, focus, () => luck.next())
      if (sky.falls === 'rain' || (sky.storm && !sky.falls)) rain(pen, outside, enamel !== undefined)
      if (sky.falls === 'snow') flakes(pen, outside)
      if (sky.falls === 'leaves') leaves(pen, outside, () => luck.next(), ['#a8482a', '#7c2f22', '#c8702c'])
      if (sky.falls === 'petals') leaves(pen, outside, () => luck.next(), ['#d88a94', '#f0d4cc', '#c05c6c'])
      if (sky.mist) scrolls(pen, wide, high)
    },
    free,
  )
}

/** Enamel over the tooled gold: the punching shows through, and gold glints at the seams. */
function enamelRow(
  sheet: Paint,
  result: Relief,
  enamel: Rgb,
  low: boolean,
  focus: readonly [number, number],
  nimbus: number,
  y: number,
) {
  const { scale, coverage, seed, frame } = result
  const { red, green, blue, width } = sheet
  const uy = y / scale
  // At dusk the colour lies along the horizon.
  const depth = low ? smoothstep(0.2, 0.7, y / frame.height) * 0.8 : 0.93
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (coverage.values[i]! > 0.99) continue
    const ux = x / scale
    const away = Math.sqrt((ux - focus[0]) ** 2 + (uy - focus[1]) ** 2)
    const a = depth * smoothstep(nimbus + 16, nimbus + 22, away)
    if (a <= 0) continue
    const tooled = (red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11) / 150
    const cloud = 0.8 + 0.4 * grain(ux / 190 + (seed % 19), uy / 120)
    const tone = (0.45 + 0.55 * tooled) * cloud
    red[i]! += (enamel[0] * tone - red[i]!) * a
    green[i]! += (enamel[1] * tone - green[i]!) * a
    blue[i]! += (enamel[2] * tone - blue[i]!) * a
  }
}

type Spot = () => readonly [number, number]

/** Stars of leaf, and the moon. */
function nightly(pen: Pen, outside: Spot, wide: number, focus: readonly [number, number]): void {
  pen.fillStyle = gold
  for (let k = 0; k < 90; k++) {
    const [x, y] = outside()
    star(pen, x, y, k % 7 === 0 ? 22 : k % 3 === 0 ? 13 : 8)
  }
  const x = focus[0] > wide / 2 ? 190 : wide - 190
  pen.beginPath()
  pen.arc(x, 190, 54, 0, Math.PI * 2)
  pen.arc(x + 24, 178, 47, 0, Math.PI * 2, true)
  pen.fill('evenodd')
}

function star(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath()
  for (let k = 0; k < 16; k++) {
    const a = (k / 16) * Math.PI * 2
    const long = k % 4 === 0 ? r : k % 2 === 0 ? r * 0.55 : r * 0.26
    pen.lineTo(x + Math.sin(a) * long, y - Math.cos(a) * long)
  }
  pen.closePath()
  pen.fill()
}

/** Lightning in gold, from the top down at either side. */
function bolts(pen: Pen, wide: number, high: number, [fx]: readonly [number, number], chance: () => number): void {
  for (const side of fx > wide / 2 ? [0.16, 0.86] : [0.84, 0.14]) {
    const points: [number, number][] = [[wide * side, 84]]
    for (let k = 1; k <= 6; k++)
      points.push([wide * side + (k % 2 === 0 ? -1 : 1) * (26 + 30 * chance()), 84 + (high * 0.5 * k) / 6])
    for (const [colour, thick] of [
      ['#7a5418', 15],
      ['#ffe9a0', 9],
    ] as const) {
      pen.strokeStyle = colour
      for (let k = 1; k < points.length; k++) {
        pen.lineWidth = thick * (1.15 - k / 7)
        pen.beginPath()
        pen.moveTo(...points[k - 1]!)
        pen.lineTo(...points[k]!)
        pen.stroke()
      }
    }
  }
}

function rain(pen: Pen, outside: Spot, onEnamel: boolean): void {
  pen.strokeStyle = onEnamel ? 'rgba(232,206,130,0.8)' : 'rgba(48,66,112,0.75)'
  pen.lineWidth = 3.4
  pen.beginPath()
  for (let k = 0; k < 120; k++) {
    const [x, y] = outside()
    pen.moveTo(x, y)
    pen.lineTo(x - 13, y + 46)
  }
  pen.stroke()
}

function flakes(pen: Pen, outside: Spot): void {
  for (let k = 0; k < 110; k++) {
    const [x, y] = outside()
    const r = k % 5 === 0 ? 11 : 6
    pen.fillStyle = css([64, 60, 74], 0.4)
    pen.beginPath()
    pen.arc(x + 2, y + 3, r, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#f6f4ee'
    pen.beginPath()
    pen.arc(x, y, r, 0, Math.PI * 2)
    pen.fill()
  }
}

/** Leaves of copper or petals of enamel, each outlined. */
function leaves(pen: Pen, outside: Spot, chance: () => number, colours: readonly string[]): void {
  for (let k = 0; k < 46; k++) {
    const [x, y] = outside()
    const size = 15 + 13 * chance()
    pen.save()
    pen.translate(x, y)
    pen.rotate(chance() * Math.PI * 2)
    pen.beginPath()
    pen.moveTo(-size, 0)
    pen.quadraticCurveTo(0, -size * 0.85, size, 0)
    pen.quadraticCurveTo(0, size * 0.85, -size, 0)
    pen.fillStyle = colours[k % colours.length]!
    pen.fill()
    pen.strokeStyle = 'rgba(52,24,18,0.8)'
    pen.lineWidth = 2.4
    pen.stroke()
    pen.beginPath()
    pen.moveTo(-size * 1.4, 0)
    pen.lineTo(size * 0.6, 0)
    pen.stroke()
    pen.restore()
  }
}

/** Mist as illuminators draw clouds: bands of scalloped scrolls. */
function scrolls(pen: Pen, wide: number, high: number): void {
  for (const [k, at] of [0.5, 0.6, 0.69].entries()) {
    const step = 84
    pen.beginPath()
    pen.moveTo(0, high * at + 46)
    for (let x = -step * (k % 2 === 0 ? 0.5 : 0); x < wide; x += step) {
      pen.quadraticCurveTo(x + step * 0.1, high * at - 26, x + step * 0.5, high * at)
      pen.quadraticCurveTo(x + step * 0.9, high * at - 16, x + step, high * at + 24)
    }
    pen.lineTo(wide, high * at + 58)
    pen.lineTo(0, high * at + 58)
    pen.closePath()
    pen.fillStyle = `rgba(214,216,214,${0.5 + 0.12 * k})`
    pen.fill()
    pen.strokeStyle = 'rgba(84,88,104,0.7)'
    pen.lineWidth = 2.6
    pen.stroke()
  }
}
