import { createCanvas } from '@napi-rs/canvas'
import { css, type Oklab, type Rgb, toOklab } from './colour.ts'
import { calm, chosen, samplesOf } from './few-inks.ts'
import { blur, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { drawAll, glowOf, glowRow, type Print, printRow } from './flat-inks.ts'
import { printPlace } from './flat-place.ts'
import { grain } from './grain.ts'
import { browsOf } from './pen-lines.ts'
import { type Paint, type Picture, paint } from './picture.ts'
import { random } from './random.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import { type Subject, subjectOf } from './subject.ts'
import { card, drawCard, drawEmblem, type Emblem, line, windowOf } from './tarot-card.ts'
import { squinted } from './tones.ts'
import { ownColours } from './washes.ts'

/** The inks a deck is printed with. */
export const inks: readonly Rgb[] = [
  [244, 230, 196],
  [232, 198, 156],
  [206, 156, 114],
  [150, 102, 68],
  [98, 64, 48],
  [232, 182, 70],
  [212, 122, 50],
  [196, 58, 44],
  [138, 40, 50],
  [122, 150, 84],
  [58, 104, 74],
  [132, 172, 182],
  [66, 112, 152],
  [48, 62, 104],
  [128, 84, 138],
  [166, 162, 154],
  [104, 102, 106],
  [58, 52, 60],
]

/** Those for the place behind: paler, and none is grey. */
export const grounds: readonly Rgb[] = [
  [240, 222, 180],
  [226, 190, 128],
  [208, 146, 96],
  [176, 104, 72],
  [206, 190, 122],
  [158, 170, 112],
  [112, 142, 104],
  [168, 200, 196],
  [120, 164, 180],
  [84, 122, 156],
  [62, 82, 124],
  [150, 132, 158],
]

/** Places are seen lighter and clearer than they are; what is dark turns to blue. */
const clear = ([l, a, b]: Oklab): Oklab => [0.45 + l * 0.55, a * 1.6, b * 1.6 - 0.006]

/** A card of an old deck: a picture of a few flat inks within one firm line, sun, star or moon behind the head, a name below. */
export function tarot(result: Relief, options: FinishOptions): Picture {
  const { isAlone = false, title, checkpoint } = options
  const { seed } = result
  const subject = subjectOf(result, options)
  const { width, height, unit } = subject
  const luck = random(seed).fork('tarot')
  const tone = squinted(result, subject, 0.1, 0.8)
  const pen = createCanvas(width, height).getContext('2d')
  const paper = { paper: card, line }
  const own = inkedOf(result, subject)
  checkpoint?.(0.3, 'Printing')
  if (isAlone) {
    pen.fillStyle = css(card)
    pen.fillRect(0, 0, width, height)
  } else {
    printPlace(pen, result, { ...paper, panel: panelOf(result) }, unit, 0.68)
    drawEmblem(pen, emblemOf(result, luck.next()), placeOf(subject), unit, width)
  }
  const printed = pen.getImageData(0, 0, width, height)
  const print: Print = {
    data: printed.data,
    own,
    spread: new Float32Array(width * height).fill(1),
    tone: blur(tone, unit, 1).values,
    soft: blur(tone, 4 * unit, 2).values,
    inks: paper,
  }
  const glow = glowOf(result, unit)
  for (let y = 0; y < height; y++) {
    if (!isAlone) glowRow(printed.data, glow, result, paper, y)
    printRow(print, result, subject, y)
  }
  const brows = browsOf(subject)
  for (let y = 0; y < height; y++) browRow(printed.data, brows, width, y)
  pen.putImageData(printed, 0, 0)
  checkpoint?.(0.6, 'Outlining')
  drawAll(pen, result, subject, tone, paper)
  checkpoint?.(0.85, 'Cutting the card')
  const whole = createCanvas(width, height).getContext('2d')
  whole.fillStyle = css(card)
  whole.fillRect(0, 0, width, height)
  if (isAlone) whole.drawImage(pen.canvas, 0, 0)
  else {
    // Smaller, as nothing of the picture is to be hidden by what is around it.
    const inside = windowOf(width, height, unit)
    const by = Math.max(inside.width / width, inside.height / height)
    whole.save()
    whole.beginPath()
    whole.rect(inside.x, inside.y, inside.width, inside.height)
    whole.clip()
    whole.imageSmoothingQuality = 'high'
    whole.drawImage(
      pen.canvas,
      inside.x + (inside.width - width * by) / 2,
      inside.y + (inside.height - height * by) * 0.4,
      width * by,
      height * by,
    )
    whole.restore()
    drawCard(whole, width, height, unit, { title, number: 1 + Math.floor(luck.next() * 21) })
  }
  const { data } = whole.getImageData(0, 0, width, height)
  for (let y = 0; y < height; y++) ageRow(data, width, height, unit, seed, y)
  return { width, height, pixels: data }
}

/** The colours of things brought to the inks of the deck. */
function inkedOf(result: Relief, subject: Subject): Paint {
  const { width, height, unit } = subject
  const step = Math.max(1, Math.round(2 * unit))
  const cover = coarsened(result.coverage, step)
  const share = blur(cover, 2, 2).values
  const bare = ownColours(result, step)
  const own = paint(cover.width, cover.height)
  for (let i = 0; i < share.length; i++) {
    const per = 1 / Math.max(0.1, share[i]!)
    own.red[i] = bare.red[i]! * per
    own.green[i] = bare.green[i]! * per
    own.blue[i] = bare.blue[i]! * per
  }
  calm(own, samplesOf(subject, cover.values, cover.width, step))
  const things = chosen(own, cover.values, { covered: true, inks, most: inks.length })
  // Between a colour and its ink: faces and metal keep a little of what is their own.
  for (let i = 0; i < things.length; i++) {
    const ink = inks[things[i]!]!
    own.red[i]! += (ink[0] - own.red[i]!) * 0.6
    own.green[i]! += (ink[1] - own.green[i]!) * 0.6
    own.blue[i]! += (ink[2] - own.blue[i]!) * 0.6
  }
  const large = (values: Float32Array) => spread({ ...cover, values }, step, width, height).values
  return { width, height, red: large(own.red), green: large(own.green), blue: large(own.blue) }
}

/** The ink that the place is printed in: of what it mostly is. */
function panelOf({ paint: { red, green, blue }, coverage }: Relief): Rgb {
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < red.length; i += 23) {
    if (coverage.values[i]! > 0.5) continue
    sum[0]! += Math.min(255, red[i]!)
    sum[1]! += Math.min(255, green[i]!)
    sum[2]! += Math.min(255, blue[i]!)
    count++
  }
  const [l, a, b] = clear(
    toOklab([sum[0]! / Math.max(1, count), sum[1]! / Math.max(1, count), sum[2]! / Math.max(1, count)]),
  )
  const away = (ink: Rgb) => {
    const lab = toOklab(ink)
    return (l - lab[0]) ** 2 * 0.5 + ((a - lab[1]) ** 2 + (b - lab[2]) ** 2) * 3
  }
  return grounds.reduce((best, ink) => (away(ink) < away(best) ? ink : best))
}

/** The sun by day, star or moon where it is dark. */
function emblemOf({ paint: { red, green, blue }, coverage }: Relief, dice: number): Emblem {
  let [sum, count] = [0, 0]
  for (let i = 0; i < red.length; i += 53) {
    if (coverage.values[i]! > 0.5) continue
    sum += Math.min(255, red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11)
    count++
  }
  if (sum / Math.max(1, count) > 78) return dice < 0.75 ? 'sun' : 'star'
  return dice < 0.5 ? 'star' : 'moon'
}

function placeOf({ width, height, focus }: Subject) {
  const radius = Math.min(Math.min(width, height) * 0.25, Math.max(Math.min(width, height) * 0.2, focus.radius * 1.5))
  return {
    x: (width / 2 + focus.x) / 2,
    y: Math.min(height * 0.6, Math.max(radius * 1.3, focus.y)),
    radius,
  }
}

function browRow(data: Uint8ClampedArray, brows: Float32Array, width: number, y: number): void {
  for (let i = y * width, p = i * 4; i < (y + 1) * width; i++, p += 4) {
    const a = brows[i]! > 0.1 ? smoothstep(0.2, 0.65, brows[i]!) * 0.9 : 0
    if (a === 0) continue
    for (let c = 0; c < 3; c++) data[p + c]! += (line[c]! - data[p + c]!) * a
  }
}

/** What hands and years have done: yellowed, foxed, rubbed where it was held, browned at the rim. */
export function ageRow(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  unit: number,
  seed: number,
  y: number,
): void {
  const shift = seed % 37
  const above = Math.min(y, height - 1 - y) / unit
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const edge = Math.min(above, Math.min(x, width - 1 - x) / unit)
    const tooth = grain(x / (2.6 * unit), y / (2.6 * unit) + shift) - 0.5
    const cloud = grain(x / (120 * unit) + shift, y / (120 * unit)) - 0.5
    const rim = edge < 60 ? ((60 - edge) / 60) ** 2 * (0.26 + 0.5 * cloud) : 0
    const rubbed = smoothstep(0.24, 0.36, tooth + cloud * 0.4 + (edge < 26 ? 0.06 : 0)) * 0.36
    const by = 1 + tooth * 0.09 + cloud * 0.07
    for (let c = 0; c < 3; c++) {
      const v = data[p + c]! + (card[c]! - data[p + c]!) * rubbed
      data[p + c] = v * by * (1 - rim * (0.7 + c * 0.25))
    }
  }
}
