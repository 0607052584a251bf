import type { Lab } from '../../own-style/lab.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { drawOver, type Paint, paint } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import { simplified } from './look/even.ts'
import { eyesIn, facesIn, withLargerEyes } from './look/eyes.ts'
import { alongEdges, linesOf } from './look/lines.ts'
import { facingOf, linearOf, shown } from './look/lit.ts'
import { finished, type Seen, seen } from './look/seen.ts'
import type { Transform } from './transform.ts'

/** Where the warm light of a fairy tale comes from. */
const SUN = [0.62, -0.78] as const

/** The picture as a frame of a drawn fairy tale: clean coloured lines, smooth fills, a painted place, warm light and stardust. */
export const disneyStyle: Transform = (picture, order, told) => {
  const first = seen(picture, order)
  const looks = eyesIn(first.lab, first.faces)
  const view: Seen = { ...first, lab: withLargerEyes(first.lab, looks, 1.5) }
  const { width, height, unit, seed } = view
  told(0.08)
  const smooth = simplified(view.lab, 2.4 * unit, 30 * unit, 0.13)
  told(0.3)
  const made = filledIn(view, smooth)
  told(0.5)
  const fine = simplified(view.lab, 1.1 * unit, 8 * unit, 0.14, 1)
  const along = alongEdges(fine.l, width, height, 3 * unit)
  const lines = linesOf(fine.l, width, height, along, {
    width: 1.35 * unit,
    length: Math.round(9 * unit),
    least: 0.0035,
    hard: 85,
  })
  told(0.75)
  drawLines(made, view, smooth, lines)
  if (view.subject) rimLight(made, view, view.subject)
  bloom(made, unit)
  stardust(made, view, random(`stardust ${seed}`))
  return finished(made, picture)
}

/** Smooth colours: the subject clean, what lies behind it painted with a broad brush and hazy with light. */
function filledIn(view: Seen, smooth: Lab): Paint {
  const { width, height, unit, subject } = view
  const clean = coloured(view, smooth, 0)
  const place = kuwahara(coloured(view, smooth, 1), 7 * unit)
  const shift = (view.seed % 71) + 0.5
  const faces = facesIn(view)
  const row = (y: number) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const brush = (grain((x + y * 0.4) / (40 * unit) + shift, (y - x * 0.4) / (16 * unit)) - 0.5) * 12
      // Somebody whom the matte has missed has a face all the same.
      const own = subject ? Math.max(subject[at]!, faces[at]!) : 0.42
      clean.red[at]! += (place.red[at]! + brush - clean.red[at]!) * (1 - own)
      clean.green[at]! += (place.green[at]! + brush - clean.green[at]!) * (1 - own)
      clean.blue[at]! += (place.blue[at]! + brush * 0.8 - clean.blue[at]!) * (1 - own)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return clean
}

/** Colours of a paint box for children's books: golden in the light, violet in the shade. `haze`: how much light lies in the air. */
function coloured({ width, height, subject }: Seen, { l, a, b }: Lab, haze: number): Paint {
  const made = paint(width, height)
  const colour = [0, 0, 0]
  const row = (y: number) => {
    const air = haze * (0.13 - 0.09 * (y / height)) * (subject ? 1 : 0.6)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const light = Math.min(1, Math.max(0, l[at]!))
      const tone = 0.14 + 0.82 * (light + 0.28 * light * (1 - light))
      const gold = smoothstep(0.35, 0.9, light)
      const shade = 1 - smoothstep(0.15, 0.6, light)
      linearOf(
        tone + (0.86 - tone) * air,
        a[at]! * 1.24 * (1 - air) + 0.01 * gold + 0.016 * shade,
        b[at]! * 1.2 * (1 - air) + 0.036 * gold - 0.013 * shade + 0.03 * air,
        colour,
      )
      made.red[at] = shown(colour[0]!)
      made.green[at] = shown(colour[1]!)
      made.blue[at] = shown(colour[2]!)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return made
}

/** Lines are no black: each is the dark of the colour that it parts. */
function drawLines(made: Paint, { subject }: Seen, { l, a, b }: Lab, lines: Float32Array) {
  const colour = [0, 0, 0]
  for (let at = 0; at < lines.length; at++) {
    const part = lines[at]! * (subject ? 0.2 + 0.74 * subject[at]! : 0.72)
    if (part < 0.01) continue
    linearOf(0.14 + 0.3 * l[at]!, a[at]! * 1.5 + 0.03, b[at]! * 1.4 + 0.014, colour)
    made.red[at]! += (shown(colour[0]!) - made.red[at]!) * part
    made.green[at]! += (shown(colour[1]!) - made.green[at]!) * part
    made.blue[at]! += (shown(colour[2]!) - made.blue[at]!) * part
  }
}

/** The sun behind the subject draws its edge in gold. */
function rimLight(made: Paint, { width, height, unit }: Seen, subject: Float32Array) {
  const round: Field = blur({ width, height, values: subject }, 7 * unit, 2)
  const facing = facingOf({ ...round, values: round.values.map((value) => value * 18 * unit) })
  for (let at = 0; at < subject.length; at++) {
    const toward = facing.x[at]! * SUN[0] + facing.y[at]! * SUN[1]
    if (toward <= 0) continue
    const rim = smoothstep(0.28, 0.7, toward) * smoothstep(0.98, 0.6, round.values[at]!) * subject[at]! * 0.8
    made.red[at]! += (255 - made.red[at]!) * rim
    made.green[at]! += (232 - made.green[at]!) * rim
    made.blue[at]! += (178 - made.blue[at]!) * rim
  }
}

/** What is bright glows, and broad beams fall from where the sun is. */
function bloom(made: Paint, unit: number) {
  const { width, height } = made
  const beams = beamsIn(width, height)
  for (const [plane, warm] of [
    [made.red, 1.12],
    [made.green, 0.98],
    [made.blue, 0.8],
  ] as const) {
    const bright = plane.map((value) => Math.max(0, value - 130))
    const glow = blur({ width, height, values: bright }, 26 * unit, 2).values
    for (let at = 0; at < plane.length; at++) {
      const light = Math.min(255, Math.max(0, glow[at]! * 0.62 + beams[at]!)) * warm
      plane[at] = 255 - ((255 - Math.min(255, plane[at]!)) * (255 - Math.min(255, light))) / 255
    }
  }
}

function beamsIn(width: number, height: number): Float32Array {
  const beams = new Float32Array(width * height)
  const row = (y: number) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const near = smoothstep(1.25, 0.2, Math.hypot(width - x, y) / Math.max(width, height))
      if (near <= 0) continue
      const angle = Math.atan2(y + height * 0.22, width * 1.05 - x)
      beams[at] = Math.max(0, (grain(angle * 9, 3.5) - 0.44) * 46 * near)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return beams
}

/** A trail of golden sparks that winds through the picture, behind its subject. */
function stardust(made: Paint, { width, height, unit, subject }: Seen, chance: ReturnType<typeof random>) {
  const strength = subject ? { width, height, values: subject.map((value) => 1 - 0.8 * value) } : undefined
  const turn = chance.range(-0.4, 0.4)
  const at = (t: number): [number, number] => [
    width * (-0.04 + 1.08 * t),
    height * (0.9 - 0.78 * t + 0.16 * Math.sin(t * 5.6 + 0.7 + turn)),
  ]
  drawOver(
    made,
    (pen) => {
      for (let k = 0; k < 760; k++) {
        const t = chance.next() ** 0.8
        const [x, y] = at(t)
        const spread = (14 + 46 * t) * unit
        const px = x + chance.normal() * spread * 0.55
        const py = y + chance.normal() * spread * 0.55
        const radius = chance.range(0.9, 2.5) * unit * (0.7 + 0.6 * t)
        pen.fillStyle = `rgba(255,${Math.round(chance.range(222, 250))},${Math.round(chance.range(150, 220))},${chance.range(0.35, 0.95).toFixed(2)})`
        pen.beginPath()
        pen.arc(px, py, radius, 0, 7)
        pen.fill()
      }
      for (let k = 0; k < 40; k++) {
        const t = chance.range(0.03, 0.98)
        const [x, y] = at(t)
        star(
          pen,
          x + chance.normal() * 22 * unit,
          y + chance.normal() * 22 * unit,
          (8 + 34 * chance.next() ** 2) * unit,
        )
      }
    },
    strength,
  )
}

function star(pen: Parameters<Parameters<typeof drawOver>[1]>[0], x: number, y: number, long: number) {
  const glow = pen.createRadialGradient(x, y, 0, x, y, long)
  glow.addColorStop(0, 'rgba(255,246,200,0.75)')
  glow.addColorStop(0.3, 'rgba(255,226,140,0.25)')
  glow.addColorStop(1, 'rgba(255,220,130,0)')
  pen.fillStyle = glow
  pen.fillRect(x - long, y - long, 2 * long, 2 * long)
  pen.fillStyle = 'rgba(255,253,238,0.97)'
  pen.beginPath()
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4
    const reach = k % 2 === 1 ? long * 0.11 : k % 4 === 0 ? long * 0.7 : long
    pen.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  pen.closePath()
  pen.fill()
}
