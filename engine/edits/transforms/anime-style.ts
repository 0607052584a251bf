import type { Lab } from '../../own-style/lab.ts'
import { blur, smoothstep } from '../../paint/field.ts'
import { drawOver, type Paint, paint } from '../../paint/picture.ts'
import { type Random, random } from '../../paint/random.ts'
import { type AirName, drawnSky } from './look/clouds.ts'
import { evened, simplified } from './look/even.ts'
import { eyesIn, type Looking, withLargerEyes } from './look/eyes.ts'
import { alongEdges, linesOf } from './look/lines.ts'
import { linearOf, shown } from './look/lit.ts'
import { type Pieces, piecesOf } from './look/pieces.ts'
import { finished, type Seen, seen } from './look/seen.ts'
import { horizonOf, skyIn } from './look/sky.ts'
import type { Transform } from './transform.ts'

/** The picture as a frame of an animated film: flat tones with hard edges, ink, and a sky that glows. */
export const animeStyle: Transform = (picture, order, told) => {
  const first = seen(picture, order)
  const looks = eyesIn(first.lab, first.faces)
  const view: Seen = { ...first, lab: withLargerEyes(first.lab, looks, 1.7) }
  const { width, height, unit, seed } = view
  told(0.08)
  const smooth = simplified(view.lab, 2 * unit, 22 * unit, 0.12)
  told(0.3)
  const pieces = piecesOf(view, smooth, { worth: 0.016, most: 300, rounding: 1.5, reach: 2, parts: 1, light: 1 })
  told(0.5)
  const sky = skyIn(view, pieces.label, pieces.regions)
  const made = celsOf(view, smooth, pieces)
  if (sky) {
    const name = airOf(view, sky)
    laySky(made, drawnSky(width, height, unit, name, horizonOf(sky, width, height), random(`sky ${seed}`)), sky)
  }
  told(0.7)
  const fine = simplified(view.lab, 0.8 * unit, 6 * unit, 0.14, 1)
  const along = alongEdges(fine.l, width, height, 2.4 * unit)
  const lines = linesOf(fine.l, width, height, along, {
    width: 1.3 * unit,
    length: Math.round(7 * unit),
    least: 0.005,
    hard: 150,
  })
  told(0.88)
  ink(made, view, lines, sky)
  drawEyes(made, looks)
  shine(made, unit)
  if (view.kind !== 'map') petals(made, view, random(`petals ${seed}`))
  return finished(made, picture)
}

/** Two tones and a light a piece. Behind the subject the picture is painted softer, as backgrounds of films are. */
function celsOf(view: Seen, smooth: Lab, { label, regions }: Pieces): Paint {
  const { width, height, unit, subject } = view
  const made = paint(width, height)
  const form = blur({ width, height, values: evened(smooth, smooth, 40 * unit, 0.1).l }, 3 * unit, 2).values
  const colour = [0, 0, 0]
  const row = (y: number) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const k = label[at]!
      const mean = regions.l[k]!
      const away = form[at]! - mean
      const shade = 1 - smoothstep(-0.052, -0.04, away)
      const light = smoothstep(0.06, 0.072, away)
      const deep = 1 - smoothstep(-0.15, -0.138, away)
      const flat = mean + 0.035 - 0.125 * shade - 0.08 * deep + 0.085 * light
      const soft = subject ? 0.55 * (1 - subject[at]!) : 0.28
      const l = flat + (smooth.l[at]! - flat) * soft
      // As film stock of one scene: from a blue dark to white.
      const tone = Math.min(1, Math.max(0, l))
      const bright = 0.08 + 0.9 * (tone + 0.9 * tone * (1 - tone) * (tone - 0.42) + 0.16 * tone * (1 - tone))
      const strong = 1.4 + 0.25 * shade
      const a = (regions.a[k]! + (smooth.a[at]! - regions.a[k]!) * soft) * strong + 0.014 * shade
      const b =
        (regions.b[k]! + (smooth.b[at]! - regions.b[k]!) * soft) * strong - 0.04 * shade - 0.03 * (1 - tone) - 0.006
      linearOf(bright, a, b, colour)
      made.red[at] = shown(colour[0]! * 1.02)
      made.green[at] = shown(colour[1]!)
      made.blue[at] = shown(colour[2]! * 1.03)
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return made
}

/** Whether a sky is of the day, of dusk or of the night. */
function airOf({ lab }: Seen, sky: Float32Array): AirName {
  let [l, red, yellow, count] = [0, 0, 0, 0]
  for (let at = 0; at < sky.length; at += 3) {
    if (sky[at]! < 0.5) continue
    l += lab.l[at]!
    red += lab.a[at]!
    yellow += lab.b[at]!
    count++
  }
  if (red / count > 0.012 || yellow / count > 0.05) return 'dusk'
  return l / count < 0.5 ? 'night' : 'day'
}

function laySky(made: Paint, drawn: Paint, sky: Float32Array) {
  for (const name of ['red', 'green', 'blue'] as const) {
    const plane = made[name]
    const over = drawn[name]
    for (let at = 0; at < sky.length; at++) plane[at]! += (over[at]! - plane[at]!) * sky[at]!
  }
}

const INK = [24, 20, 38] as const

function ink(made: Paint, { subject }: Seen, lines: Float32Array, sky: Float32Array | undefined) {
  for (let at = 0; at < lines.length; at++) {
    const part = lines[at]! * (subject ? 0.55 + 0.45 * subject[at]! : 0.92) * (sky ? 1 - sky[at]! : 1)
    if (part <= 0) continue
    made.red[at]! += (INK[0] - made.red[at]!) * part
    made.green[at]! += (INK[1] - made.green[at]!) * part
    made.blue[at]! += (INK[2] - made.blue[at]!) * part
  }
}

/** Certainty of eyes from which on lashes are drawn on them. */
const DRAWN = 0.07

/** The upper lashes as one heavy stroke, and two lights in each iris. */
function drawEyes(made: Paint, looks: readonly Looking[]) {
  if (looks.length === 0) return
  drawOver(made, (pen) => {
    for (const { left, right, apart } of looks.filter(({ sure }) => sure > DRAWN))
      for (const [eye, outward] of [
        [left, -1],
        [right, 1],
      ] as const) {
        const { x, y } = eye
        const wide = apart * 0.27
        const high = apart * 0.2
        pen.strokeStyle = 'rgba(22,16,30,0.92)'
        pen.lineWidth = Math.max(1, apart * 0.05)
        pen.beginPath()
        pen.moveTo(x - outward * wide * 0.8, y - high * 0.3)
        pen.quadraticCurveTo(x - outward * wide * 0.1, y - high * 1.25, x + outward * wide * 0.95, y - high * 0.2)
        pen.stroke()
        pen.fillStyle = 'rgba(255,255,255,0.95)'
        pen.beginPath()
        pen.ellipse(x - apart * 0.045, y - apart * 0.06, apart * 0.045, apart * 0.055, 0, 0, 7)
        pen.fill()
        pen.beginPath()
        pen.arc(x + apart * 0.05, y + apart * 0.06, apart * 0.022, 0, 7)
        pen.fill()
      }
  })
}

/** What is bright shines over its edge, and the sun comes in from above to the right. */
function shine(made: Paint, unit: number) {
  const { width, height } = made
  const longest = Math.max(width, height)
  for (const [plane, sun] of [
    [made.red, 40],
    [made.green, 38],
    [made.blue, 34],
  ] as const) {
    const bright = plane.map((value) => Math.max(0, value - 190))
    const glow = blur({ width, height, values: bright }, 16 * unit, 2).values
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const far = Math.hypot(x - width * 0.86, y - height * -0.05) / longest
        const light = Math.min(255, glow[at]! * 0.9 + sun * Math.max(0, 1 - far * 1.3) ** 2)
        plane[at] = 255 - ((255 - Math.min(255, plane[at]!)) * (255 - light)) / 255
      }
  }
}

/** Petals of cherry in the wind: a few near ones out of focus, most of them far, and hardly any before a face. */
function petals(made: Paint, { width, height, unit, faces }: Seen, chance: Random) {
  const isClear = (x: number, y: number) =>
    faces.every(
      (face) =>
        Math.abs(x / width - face.x - face.width / 2) > face.width * 0.7 ||
        Math.abs(y / height - face.y - face.height / 2) > face.height * 0.7,
    )
  drawOver(made, (pen) => {
    for (let k = 0; k < 46; k++) {
      const near = chance.next() ** 2.2
      const [x, y] = [chance.range(0, width), chance.range(0, height)]
      const long = (5 + 17 * near) * unit
      const [turn, fold] = [chance.range(0, 6.3), chance.range(0.35, 0.75)]
      const rosy = Math.round(chance.range(176, 214))
      if (!isClear(x, y)) continue
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.scale(1, fold)
      pen.globalAlpha = 0.92 - 0.35 * near
      pen.fillStyle = `rgb(255,${rosy},${rosy + 16})`
      pen.beginPath()
      pen.moveTo(-long, 0)
      pen.bezierCurveTo(-long * 0.4, -long * 0.95, long * 0.7, -long * 0.8, long * 0.95, -long * 0.18)
      pen.lineTo(long * 0.72, 0)
      pen.lineTo(long * 0.95, long * 0.18)
      pen.bezierCurveTo(long * 0.7, long * 0.8, -long * 0.4, long * 0.95, -long, 0)
      pen.fill()
      pen.globalAlpha *= 0.5
      pen.fillStyle = 'rgb(240,120,160)'
      pen.beginPath()
      pen.ellipse(-long * 0.5, 0, long * 0.4, long * 0.16, 0, 0, 7)
      pen.fill()
      pen.restore()
    }
  })
}
